"""Nivos as people see it: endings, refusals and bad options in words, steps, diagrams, views, planes."""

import random
from pathlib import Path

import pytest
from msgspec.json import encode

from ziggurat.core.conformance import plain
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadOption, IllegalAction
from ziggurat.core.registry import game
from ziggurat.core.types import Json
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.steps import Cover, Lay, OpenLevel, Owe, Pass, TakeCylinder

NIVOS = game("nivos")
DEFAULT_SPLIT = "1x1,1x2,1x5,2x4"
STUCK_TEAM = (
    "n@b4 r1x3@a4 r1x5@f2 r2x3@c1 1x1@c1 r1x2@e4 2x2@a5 r4x2@c4 r4x1@a5 1x2@f4 1x3@e1 r1x1@e6 2x1@c5 1x1@f4 "
    "r2x2@e2 2x2@a1"
)


def table(position: Position) -> Json:
    shown: Json = position.view()["table"]
    return shown


def refusal(position: Position, token: str) -> Message:
    before = position.state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        position.play(token)
    assert position.state.tobytes() == before
    assert refused.value.reason.text("de") != str(refused.value.reason)
    return refused.value.reason


ENDINGS = [
    (
        "2",
        "n@b1 3x1@b4 1x4@a1 r1x1@c2 r2x2@e1 2x2@c3 1x1@a1 2x4@e3 r1x2@a5 1x2@e1 1x2@d3 1x5@f1 1x3@f1 1x4@e3 "
        "1x5@e1 1x1@e4 r1x3@e1 2x3@a2 3x2@b5 r1x4@e1 4x2@a5 r1x5@c2 2x2@a3 r4x2@a3 r3x2@a3",
        "N12: All plates are laid. Seat 1 wins with the lowest stack, of height 2.",
        [1, 0],
    ),
    (
        "2",
        "n@d3 3x2@a1 1x3@b3 3x1@a1 1x1@f6 r1x2@e1 r1x1@e5 1x1@e3 r3x1@c6 1x2@a3 1x2@b3 4x1@c6",
        "N12: No plate that is left can be laid. Seat 1 wins without a cylinder.",
        [1, 0],
    ),
    (
        "2",
        "n@c3 r1x5@b2 3x2@c3 r1x2@b4 1x1@d5 1x4@f2 2x1@c1 r1x1@e1 1x3@a4 1x1@d1 r3x1@c3 2x1@d3 4x1@b4 3x1@b4",
        "N12: No plate that is left can be laid. Seat 1 wins: several stacks are 3 high, and the tallest "
        "cylinder in theirs is the lowest.",
        [1, 0],
    ),
    (
        "3",
        "n@a1 2x1@b2 1x3@f1 2x1@d2 1x1@b5 1x1@d5 3x1@b6 3x1@c4 2x1@e6 1x1@f1 4x1@b6",
        "N12: No plate that is left can be laid. Seats 1, 3 have no cylinder and share the win.",
        [0.5, 0, 0.5],
    ),
    (
        "4",
        "n@a1 r2x1@d3 3x1@a3 2x2@c5 1x1@b6 r1x1@a1 r3x1@b4 r2x2@d1 2x1@b2 r2x3@d1 2x2@d2 1x4@f3 pass 1x1@e2 pass "
        "3x1@b6 pass",
        "N12: The last cylinder is taken. Seats 2, 4 win with the lowest stack, of height 4.",
        [0, 1, 0, 1],
    ),
    (
        "4",
        "n@a2 r3x1@c1 r3x2@a3 1x3@e3 1x1@f2 r1x1@a1 r2x1@e6 2x2@a5 1x2@c3 1x1@e1 r1x4@e3 r1x5@d2 r2x2@a3 2x1@a4 "
        "3x1@b2",
        "N12: No plate that is left can be laid. Seats 1, 3 win: several stacks are 3 high, and the tallest "
        "cylinder in theirs is the lowest.",
        [1, 0, 1, 0],
    ),
    (
        "4",
        "n@b2 r1x2@c2 2x2@e2 4x1@c5 1x1@d6 r1x1@b4 r1x4@a3 r3x1@b1 1x2@e2 1x2@d4 1x3@a4 t1x1@c2",
        "N12: No plate that is left can be laid. Seats 1, 3 win without a cylinder.",
        [1, 0, 1, 0],
    ),
]


@pytest.mark.parametrize(("players", "tokens", "words", "shares"), ENDINGS)
def test_endings_in_words(players: str, tokens: str, words: str, shares: list[float]) -> None:
    end = NIVOS.start(players=players).play(*tokens.split())
    assert str(end.status) == words
    assert end.outcome
    assert list(end.outcome.returns) == shares
    assert end.status.text("de").startswith("N12: ")


# ── Refusals: every clause that can refuse has its own sentence ──────────────────────────────────────────
TWO, CHOICE, THREE, FOUR = {"players": "2"}, {"cylinders": "choice"}, {"players": "3"}, {"players": "4"}
REFUSALS: list[tuple[dict[str, str], str, str, str]] = [
    (TWO, "", "1x1@a1", "N5: The first plate of the game is the neutral one."),
    (TWO, "", "pass", "N5: The first plate of the game is the neutral one."),
    (TWO, "", "n@e1", "N7: It would stick out of the board in the east."),
    (TWO, "", "n@a5", "N7: It would stick out of the board in the north."),
    (TWO, "", "n@f6", "N7: It would stick out of the board in the east and in the north."),
    (TWO, "n@c2", "n@a1", "N5: The neutral plate already lies on the board."),
    (TWO, "n@c2", "pass", "N6: You can still lay a plate, so you cannot pass."),
    (TWO, "n@c2", "c1", "N11: Cylinders are taken in order here, the lowest first; nobody chooses one."),
    (TWO, "n@c2", "t1x1@a1", "N10: Only with four players is there a team mate whose plate could be laid."),
    (TWO, "n@c2", "5x1@c1", "N7: It would stick out of the board in the east."),
    (TWO, "n@c2", "r1x5@c3", "N7: It would stick out of the board in the north."),
    (TWO, "n@c2", "2x1@b2", "N7: It would not lie flat: under one part lies no plate, under another one plate."),
    (
        TWO,
        "n@c2 1x1@d3 1x1@a1",
        "2x2@d3",
        "N7: It would not lie flat: under one part lies a stack of 2, under another one plate.",
    ),
    (TWO, "n@c2 1x1@a1 1x1@f6", "1x1@a3", "N6: You have no yellow plate 1x1 left."),
    (TWO, "n@c2 r1x1@a1", "r1x1@a3", "N6: There is no yellow plate 1x1 in the reserve."),
    (THREE, "n@c2", "r1x1@a1", "N6: There is no yellow plate 1x1 in the reserve."),
    (
        TWO,
        "n@a1 1x1@d1",
        "1x1@d1",
        "N8: It would lie on the other yellow plate, which can still be seen.",
    ),
    (
        TWO,
        "n@a1 1x1@d1",
        "1x1@e1",
        "N8: It would touch the other yellow plate, which can still be seen.",
    ),
    (
        TWO,
        "n@a1 1x3@a1",
        "1x3@b1",
        "N8: It would touch the other red plate, which can still be seen.",
    ),
    (CHOICE, "n@a1", "c1", "N11: Nobody takes a cylinder now."),
    (CHOICE, "n@a1 1x1@b2", "1x2@d1", "N11: First choose a cylinder."),
    (CHOICE, "n@a1 1x1@b2", "pass", "N11: First choose a cylinder."),
    (CHOICE, "n@a1 1x2@a1 c4 1x1@a1", "c4", "N11: The cylinder of height 4 is already taken."),
    (CHOICE, "n@a1 1x2@a1 c4 1x1@a1", "n@d4", "N11: First choose a cylinder."),
    (FOUR, "n@a1", "1x4@f1", "N6: Your team mate has the pink plate 1x4, not you."),
    (
        FOUR,
        "n@a1",
        "t1x4@f1",
        "N10: You may lay a plate of your team mate only when nothing of your own or from the reserve fits; "
        "something still does.",
    ),
    (FOUR, STUCK_TEAM, "t1x1@a3", "N10: Your team mate has no yellow plate 1x1."),
    (FOUR, STUCK_TEAM, "1x1@a3", "N6: You have no yellow plate 1x1 left."),
    (
        FOUR,
        STUCK_TEAM,
        "t4x1@a1",
        "N7: It would not lie flat: under one part lies one plate, under another a stack of 2.",
    ),
    (TWO, "", "1x1@g1", "N1: There is no cell g1; the board goes from a1 to f6."),
    (TWO, "", "n@a0", "N1: There is no cell a0; the board goes from a1 to f6."),
    (TWO, "", "3x3@a1", "N2: The plate of that size is the neutral one; it is written n@a1."),
    (
        TWO,
        "",
        "6x1@a1",
        "N2: There is no plate of 6x1 cells; the sizes are: 1x1, 1x2, 1x3, 1x4, 1x5, 2x2, 2x3, 2x4.",
    ),
    (TWO, "", "c7", "N3: There are 6 cylinders, c1 to c6."),
    (TWO, "", "c0", "N3: There are 6 cylinders, c1 to c6."),
]


@pytest.mark.parametrize(("options", "after", "token", "words"), REFUSALS)
def test_refusals(options: dict[str, str], after: str, token: str, words: str) -> None:
    assert str(refusal(NIVOS.start(options).play(*after.split()), token)) == words


def test_every_refusal_of_the_game_is_tried_above() -> None:
    tried = {refusal(NIVOS.start(options).play(*after.split()), token).id for options, after, token, _ in REFUSALS}
    assert tried == {
        "nivos-neutral-first",
        "nivos-off-board",
        "nivos-neutral-laid",
        "nivos-can-lay",
        "nivos-in-order",
        "nivos-no-mate",
        "nivos-uneven",
        "nivos-not-in-hand",
        "nivos-not-in-reserve",
        "nivos-on-colour",
        "nivos-beside-colour",
        "nivos-none-due",
        "nivos-choose-first",
        "nivos-cylinder-taken",
        "nivos-with-mate",
        "nivos-not-stuck",
        "nivos-mate-lacks",
        "nivos-no-such-cell",
        "nivos-neutral-name",
        "nivos-no-such-plate",
        "nivos-no-such-cylinder",
    }


@pytest.mark.parametrize(
    "token",
    [
        "",
        "a1",
        "1x1",
        "1x1@",
        "@a1",
        "x1x1@a1",
        "1x1@a1 ",
        "1X1@a1",
        "rn@a1",
        "n",
        "PASS",
        "c",
        "c12",
        "r",
        "１x1@a1",
    ],
)
def test_what_cannot_be_read(token: str) -> None:
    reason = refusal(NIVOS.start(), token)
    assert reason.id == "nivos-unreadable"
    assert f"“{token}”" in str(reason)


def test_nothing_that_is_not_listed_can_be_played() -> None:
    chance = random.Random(9)
    for options in (TWO, CHOICE, THREE, FOUR):
        position = NIVOS.start(options)
        while not position.over:
            if position.ply % 7 == 1:
                for action in set(range(position.rules.num_actions)) - set(position.actions):
                    assert refusal(position, position.token(action)).clause
            position = position.play(chance.choice(position.actions))


BAD_OPTIONS = [
    ({"players": "5"}, "“5” is not a value of players; the values are: 2, 3, 4."),
    ({"cylinders": "tall"}, "“tall” is not a value of cylinders; the values are: ascending, choice."),
    ({"colour": "red"}, "nivos has no option “colour”; its options are: players, cylinders, split."),
    ({"split": DEFAULT_SPLIT}, "N4: Hands are split only among four players; this game has 2."),
    (
        {"players": "3", "split": DEFAULT_SPLIT},
        "N4: Hands are split only among four players; this game has 3.",
    ),
    (
        {"players": "4", "split": "1x1,1x2,1x5,3x3"},
        "N4: “3x3” is not a size to split; the sizes are: 1x1, 1x2, 1x3, 1x4, 1x5, 2x2, 2x3, 2x4.",
    ),
    (
        {"players": "4", "split": ""},
        "N4: “” is not a size to split; the sizes are: 1x1, 1x2, 1x3, 1x4, 1x5, 2x2, 2x3, 2x4.",
    ),
    (
        {"players": "4", "split": "1x1,1x2,1x5,1x1"},
        "N4: A team has one plate of each size; the split names 1x1 twice.",
    ),
    (
        {"players": "4", "split": f"{DEFAULT_SPLIT}/1x1,1x2,1x3"},
        "N4: The first member of a team holds 4 plates; the split names 3.",
    ),
    (
        {"players": "4", "split": f"{DEFAULT_SPLIT}/{DEFAULT_SPLIT}/{DEFAULT_SPLIT}"},
        "N4: A split is for both teams, or for each of the two, divided by “/”; this one is for 3.",
    ),
]


@pytest.mark.parametrize(("options", "words"), BAD_OPTIONS)
def test_bad_options(options: dict[str, str], words: str) -> None:
    with pytest.raises(BadOption) as refused:
        NIVOS.start(options)
    assert str(refused.value) == words


def test_a_split_has_one_spelling() -> None:
    usual = NIVOS.start(players="4")
    assert usual.settings["split"] == DEFAULT_SPLIT
    assert NIVOS.start(players="4", split="2x4,1x5,1x1,1x2") == usual
    assert NIVOS.start(players="4", split=f"{DEFAULT_SPLIT}/{DEFAULT_SPLIT}") == usual
    assert "split" not in NIVOS.start(players="2").settings


# ── Faces ────────────────────────────────────────────────────────────────────────────────────────────────
def test_steps_tell_what_happens_one_by_one() -> None:
    position = NIVOS.start().play("n@d4", "1x1@a1", "1x3@b1")
    laid, covered, opened, taken = NIVOS.steps(position, position.parse_action("2x1@a1"))
    assert isinstance(laid, Lay)
    assert (laid.cell, laid.source, laid.level, laid.seat) == ("a1", "hand", 2, 2)
    assert isinstance(covered, Cover)
    assert (covered.colour, covered.level) == ("yellow", 1)
    assert opened == OpenLevel(2)
    assert taken == TakeCylinder(2, 1)


def test_steps_of_passing_and_choosing() -> None:
    stuck = NIVOS.start(players="4").play(*STUCK_TEAM.split())
    assert NIVOS.steps(stuck, rules.PASS) == [Pass(1), TakeCylinder(1, 4)]
    owing = NIVOS.start(cylinders="choice").play("n@a1")
    steps = NIVOS.steps(owing, owing.parse_action("1x1@b2"))
    assert [step.kind for step in steps] == ["lay", "level", "owe"]
    owing = owing.play("1x1@b2")
    assert NIVOS.steps(owing, owing.parse_action("c5")) == [TakeCylinder(2, 5)]


def test_covered_plates_come_in_the_order_of_their_cells() -> None:
    position = NIVOS.start().play("n@c3", "2x1@b1", "1x1@a1")
    steps = NIVOS.steps(position, position.parse_action("r3x1@a1"))
    assert [step.kind for step in steps] == ["lay", "cover", "cover", "level", "cylinder"]
    assert [step.cell for step in steps if isinstance(step, Cover)] == ["a1", "b1"]
    assert steps[0].source == "reserve"


def test_the_json_of_view_and_steps_is_a_promise() -> None:
    position = NIVOS.start().play("n@d4", "1x1@a1", "1x3@b1")
    action = position.parse_action("2x1@a1")
    after = position.play(action)
    plate = (
        b'"cell":"a1","width":2,"depth":1,"level":2,'
        b'"colour":"orange","size":"1x2","owner":2,"seat":2,"covered":false'
    )
    written = encode(NIVOS.steps(position, action))
    assert written.startswith(b'[{"step":"lay",' + plate + b',"source":"hand"},{"step":"cover","cell":"a1",')
    assert written.endswith(b'{"step":"level","level":2},{"step":"cylinder","seat":2,"height":1}]')
    shown = encode(NIVOS.view(after))
    assert shown.startswith(b'{"size":6,"level":2,"plates":[{"cell":"a1","width":1,"depth":1,"level":1,')
    assert b"{" + plate + b'}],"hands":[[{"colour":"yellow","size":"1x1"},' in shown
    assert shown.endswith(
        b'"cylinders":[{"seats":[1],"heights":[],"total":0},{"seats":[2],"heights":[1],"total":1}],'
        b'"free_cylinders":[2,3,4,5,6],"choosing":false,"price":{"level":3,"cylinder":2}}'
    )


def test_the_diagram_shows_the_levels_side_by_side() -> None:
    position = NIVOS.start().play("n@d4", "1x1@a1", "1x3@b1", "2x1@a1")
    assert (
        NIVOS.diagram(position, plain)
        == """\
  level 1           level 2
6 · · · N N N     6       · · ·
5 · · · N N N     5       · · ·
4 · · · N N N     4       · · ·
3 · R · · · ·     3   ·
2 · R · · · ·     2   ·
1 y r · · · ·     1 O O
  a b c d e f       a b c d e f

seat 1 holds  Y 1x1  O 1x2  P 1x4  W 1x5  G 2x2  B 2x3  K 2x4
seat 2 holds  R 1x3  P 1x4  W 1x5  G 2x2  B 2x3  K 2x4
reserve       Y 1x1  O 1x2  R 1x3  P 1x4  W 1x5  G 2x2  B 2x3  K 2x4
cylinders     left: 2 3 4 5 6   seat 1: none   seat 2: 1"""
    )


def test_the_page_for_readers_is_true() -> None:
    page = Path(__file__).parent.parent / "docs" / "reference" / "games" / "nivos.md"
    shown = NIVOS.start().play(*["n@c3", "2x2@a1", "1x3@c3", "1x2@d4", "r4x1@b6", "r1x1@e5"])
    assert NIVOS.diagram(shown, plain) in page.read_text(encoding="utf-8")
    assert {"2x1@a1", "r1x3@b3"} <= set(shown.legal())
    assert [refusal(shown, token).clause for token in ("r1x3@d3", "r2x2@a1", "r1x2@e3", "pass")] == [
        "N7",
        "N8",
        "N8",
        "N6",
    ]


def test_the_view_of_the_start() -> None:
    shown = table(NIVOS.start(players="3"))
    assert shown["plates"] == []
    assert [len(hand) for hand in shown["hands"]] == [8, 8, 8]
    assert shown["reserve"] == [{"colour": "neutral", "size": "3x3"}]
    assert shown["level"] == 0
    assert not shown["choosing"]


@pytest.mark.parametrize("cylinders", ["ascending", "choice"])
def test_the_price_shown_is_the_price_paid(cylinders: str) -> None:
    """What a client reads off the view before an action is what the action then costs."""
    position, chance = NIVOS.start(cylinders=cylinders), random.Random(5)
    paid = 0
    while not position.over:
        price = table(position)["price"]
        for token in position.legal():
            steps = NIVOS.steps(position, NIVOS.action(position.settings, token))
            if table(position)["choosing"]:
                break
            lays = [step for step in steps if isinstance(step, Lay)]
            taken = [step for step in steps if isinstance(step, TakeCylinder | Owe)]
            heights = [step.height if isinstance(step, TakeCylinder) else 0 for step in taken]
            assert bool(taken) == (not lays or lays[0].level == price["level"]), token
            assert heights in ([], [price["cylinder"]]), token
            paid += len(taken)
        position = position.play(chance.choice(position.legal()))
    assert paid


def test_planes_are_seen_from_the_seat() -> None:
    position = NIVOS.start(players="4").play("n@d4", "1x1@a1")
    own, next_side, waits = (0, 8, rules.WAIT_PLANE)
    assert position.observe(2)[own, 0, 0] == position.observe(4)[own, 0, 0] == 1
    assert position.observe(1)[next_side, 0, 0] == 1
    assert [int(position.observe(seat)[waits, 0, 0]) for seat in (1, 2, 3, 4)] == [2, 3, 0, 1]
    assert position.observe(1)[rules.HELD_PLANES].all()  # seat 1 still holds the 1x1
    assert not position.observe(2)[rules.HELD_PLANES].any()
    assert position.observe(1)[rules.HEIGHT_PLANE].sum() == 10
