"""Talo-Fantasy: turns, what a placement may say, slipping and falling, tokens, measures, and who refuses it."""

import math
import pickle
import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from ziggurat.bots import arena
from ziggurat.bots.analysis import analyse_game
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.levels import Level, RandomBot
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadOption, IllegalAction, PlayedByHand
from ziggurat.core.registry import game
from ziggurat.games.talo.fantasy import rules, tokens
from ziggurat.games.talo.fantasy.measures import tops
from ziggurat.games.talo.fantasy.poses import TURN, Bar, Boxes, Floats, Pose, boxes_of, gaps
from ziggurat.games.talo.fantasy.site import held_up, land, touching
from ziggurat.games.talo.fantasy.view import End, Release, Rest, measures
from ziggurat.kernel import CHANCE
from ziggurat.records import Record
from ziggurat.research.batches.batch import Batch
from ziggurat.research.batches.sizes import measure
from ziggurat.research.environments.aec import env
from ziggurat.research.environments.gym import SoloEnv
from ziggurat.research.environments.vector import BatchVectorEnv
from ziggurat.research.search.batched_search import BatchedSearch
from ziggurat.server.http.catalogue import catalogue
from ziggurat.server.protocol import Token
from ziggurat.terminal.cli import main

UP = "1,0,0,0"
EAST = "1,0,1,0"  # lying from west to east
NORTH = "1,1,0,0"  # lying from south to north
POST = f"+3 t3 3@5,5,1.5/{UP}~"  # bar 1: a 3 that stands in the middle
TEE = f"{POST} +5 t5 5@5,5,3.5/{EAST}~"  # bar 2: a 5 across it


def start(after: str = "", **options: str) -> Position:
    return game("talo").start({"mode": "fantasy", "players": "1", **options}).play(*after.split())


def bars(position: Position) -> dict[int, Bar]:
    return rules.bars_of(position.workspace())


def hand(position: Position) -> list[int]:
    return rules.hand_of(position.workspace())


# ── Options and turns ────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
@pytest.mark.parametrize("board", ["green", "islands", "table"])
def test_one_to_four_seats_build_on_three_sites(players: str, board: str) -> None:
    position = start(players=players, board=board)
    assert dict(position.settings) == {"mode": "fantasy", "players": players, "board": board}
    assert position.turn == CHANCE
    assert position.chances() == {f"+{face}": 1 for face in range(1, 11)}
    assert position.play("+1").turn == 1
    assert position.play("+1", ".").play("+1").turn == (1 if players == "1" else 2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mode": "fantasy", "starts": "free"}, "talo-climbing-only"),
        ({"mode": "fantasy", "collapse": "dare"}, "talo-climbing-only"),
        ({"players": "1"}, "talo-fantasy-only"),
        ({"mode": "climb", "board": "table"}, "talo-fantasy-only"),
        ({"goal": "house"}, "talo-fantasy-only"),
        ({"mode": "dream"}, "bad-value"),
    ],
)
def test_options_of_the_other_mode_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as refused:
        game("talo").start(options)
    assert refused.value.reason.id == message


def test_climbing_is_what_it_was() -> None:
    assert dict(game("talo").start().settings) == {
        "players": "2", "board": "green", "starts": "free", "collapse": "forbid",
    }  # fmt: skip
    assert game("talo").start(mode="climb").legal() == game("talo").start().legal()


def test_takes_pass_and_end_are_listed_and_placements_are_not() -> None:
    assert set(start("+5").legal()) == {"t5", "t1+4", "t2+3", ".", "done"}
    assert set(start("+5 t2+3").legal()) == {".", "done"}
    assert start("+5 t2+3").play(f"3@5,5,1.5/{UP}~").turn == 1


def test_a_turn_goes_on_until_the_hand_is_empty() -> None:
    one = start(f"+5 t2+3 3@5,5,1.5/{UP}~", players="2")
    assert hand(one) == [2]
    assert one.turn == 1
    assert one.play(f"2@5,5,4/{UP}~").play("+1").turn == 2


def test_passing_gives_back_what_is_in_hand() -> None:
    passed = start("+5 t2+3 .", players="2")
    assert rules.supply_of(passed.workspace()) == list(range(10, 0, -1))
    assert passed.play("+1").turn == 2


def test_three_rolls_that_the_supply_cannot_serve_pass_the_turn() -> None:
    position = start(players="2")
    p = position.workspace()
    p[rules.SUPPLY : rules.SUPPLY + 10] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    for face in (3, 4, 9):
        assert p[rules.SEAT] == 1
        assert rules.turn(p) == CHANCE
        rules.apply(p, tokens.number_of(f"+{face}"))
    assert (p[rules.SEAT], p[rules.ROLLS], rules.turn(p)) == (2, 0, CHANCE)
    rules.apply(p, tokens.number_of("+10"))
    assert rules.turn(p) == 2


def test_the_game_ends_when_the_supply_is_used_up() -> None:
    p = start("+3 t3").workspace()
    p[rules.SUPPLY : rules.SUPPLY + 10] = 0
    rules.apply(p, tokens.action_of(f"3@5,5,1.5/{UP}~"))
    assert p[rules.ENDED] == rules.USED_UP
    assert rules.turn(p) == -1


def test_all_55_bars_can_be_built_with() -> None:
    """Upright, side by side, until the supply is empty: rolls that it cannot serve pass by, and the game ends."""
    chance = random.Random(3)
    position = start(players="2")
    spots = iter([(x, y) for x in range(-2, 13, 2) for y in range(-2, 13, 2)])
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(chance.choice(position.legal()))
            continue
        if not hand(position):
            position = position.play(next(token for token in position.legal() if token[0] == "t"))
        for length in hand(position):
            x, y = next(spots)
            position = position.play(f"{length}@{x},{y},{length / 2}/{UP}~")
    assert not any(rules.supply_of(position.workspace()))
    assert len(bars(position)) == 55
    assert position.outcome
    assert (position.outcome.reason.id, position.outcome.returns) == ("talo-fantasy-supply", (1.0, 1.0))
    assert not position.legal()
    assert position.view()["table"]["measures"]["feet"] == 55
    assert Record.parse(str(Record.of(position))).replay() == position


def test_done_ends_the_game_for_all_and_everybody_has_built_it() -> None:
    ended = start(f"{TEE} +2 done", players="3")
    assert ended.outcome
    assert ended.outcome.returns == (1.0, 1.0, 1.0)
    assert ended.outcome.reason.id == "talo-fantasy-done"
    assert ended.game.steps(ended.parent, ended.action)[-1] == End("done")  # type: ignore[arg-type]


# ── What a placement may say ─────────────────────────────────────────────────────────────────────────────
REFUSALS: list[tuple[str, str, str, str]] = [  # played before, the token, the message, its clause
    ("", f"3@5,5,1.5/{UP}~", "talo-roll-first", "T6"),
    ("", "t3", "talo-roll-first", "T6"),
    ("+3", "+3", "talo-no-roll", "T6"),
    ("+3", f"3@5,5,1.5/{UP}~", "talo-take-first", "T6"),
    ("+3", "t2", "talo-wrong-sum", "T6"),
    ("+3", "t2+1", "talo-bad-pair", "T6"),
    ("+3 t3", "t3", "talo-taken-already", "T6"),
    ("+10 t10 . +10 t10 10@5,5,5/1,0,0,0~ +10", "t10", "talo-not-in-supply", "T6"),
    ("+3 t3", "3x@5,5,0", "talo-fantasy-unreadable", "T29"),
    ("+3 t3", f"3@5,5,nan/{UP}~", "talo-fantasy-unreadable", "T29"),
    ("+3 t3", f"3@5,5,1e3/{UP}~", "talo-fantasy-unreadable", "T29"),
    ("+3 t3", f"3@5,5,1.5/{UP}~1:5,5,1.5/{UP};1:5,5,1.6/{UP}", "talo-fantasy-unreadable", "T29"),
    ("+3 t3", "3@5,5,1.5/0,0,0,0~", "talo-fantasy-no-turn", "T29"),
    ("+3 t3", f"4@5,5,2/{UP}~", "talo-not-in-hand", "T7"),
    ("+5 t2+3", f"2@5,5,1/{UP}&2@7,5,1/{UP}~", "talo-not-in-hand", "T7"),
    ("+3 t3", f"3@5,5,1.5/{UP}~2:5,5,2/{UP}", "talo-fantasy-no-bar", "T29"),
    ("+3 t3", f"3@5,5,999/{UP}~", "talo-fantasy-far", "T25"),
    ("+3 t3", f"3@5,5,1.5/{UP}~1:5,500,1.5/{UP}", "talo-fantasy-far", "T25"),
    ("+3 t3", f"3@5,5,1.47/{UP}~", "talo-fantasy-sunk", "T26"),
    ("+3 t3", f"3@5,5,1.54/{UP}~", "talo-floats", "T26"),
    (f"{POST} +3 t3", f"3@5.9,5,1.5/{UP}~", "talo-fantasy-overlap", "T26"),
    (f"{POST} +3 t3", f"3@7,5,1.5/{UP}~1:5.2,5,1.5/{UP};2:9,5,0.5/{EAST}<", "talo-fantasy-not-slipped", "T27"),
    (f"{POST} +3 t3", f"3@6,5,1.5/{UP}~2:5.9,5,1.5/{UP}", "talo-fantasy-overlap", "T26"),
    (f"{TEE} +1 t1", f"1@5,5,4.5/{UP}~3:5,5,4.54/{UP}", "talo-fantasy-hangs", "T26"),
    (f"{TEE} +1 t1", f"1@5,5,4.5/{UP}~1:5,5,1.44/{UP}", "talo-fantasy-sunk", "T26"),
    (f"{POST} +3 t3", f"3@7,5,1.5/{UP}~2:9,5,0.5/{EAST}", "talo-fantasy-slipped", "T27"),
]


@pytest.mark.parametrize(("after", "token", "message", "clause"), REFUSALS)
def test_refusals(after: str, token: str, message: str, clause: str) -> None:
    position = start(after)
    for play in (position.play, lambda token: position.play(tokens.action_of(token))):
        with pytest.raises(IllegalAction) as refused:
            play(token)
        assert (refused.value.reason.id, refused.value.clause) == (message, clause)
        assert refused.value.reason.text("de") != refused.value.reason.text("en")


def test_small_overlaps_and_gaps_are_forgiven() -> None:
    for height in ("1.481", "1.529"):
        assert len(bars(start(f"+3 t3 3@5,5,{height}/{UP}~"))) == 1
    assert len(bars(start(f"{POST} +3 t3 3@5.981,5,1.5/{UP}~"))) == 2


def test_nothing_rests_on_the_water() -> None:
    with pytest.raises(IllegalAction, match="water"):
        start(f"+1 t1 1@5,1,0.2/{UP}~", board="islands")
    with pytest.raises(IllegalAction, match="nothing"):
        start(f"+1 t1 1@5,1,0.5/{UP}~", board="islands")
    assert len(bars(start(f"+7 t7 7@5,1,0.5/{EAST}~", board="islands"))) == 1  # a bridge between two islands


def test_an_edge_is_rounded() -> None:
    """A bar that stands on a rounded edge is 0.017 nearer to the ground than its sharp corner would be."""
    height = (math.sqrt(0.5) - 0.02 * (math.sqrt(2) - 1)) * 1000
    tilted = Pose(5000, 5000, round(height), *tokens.unit([92388, 38268, 0, 0]))
    (gap,) = gaps(boxes_of([Bar(1, tilted)]), _slab())
    assert gap == pytest.approx(0, abs=1e-3)


def _slab() -> Boxes:
    return Boxes(np.array([[5.0, 5.0, -2.5]]), np.eye(3)[None], np.array([[50.0, 50.0, 2.5]]), np.zeros(1))


def _projected(one: Boxes, other: Boxes) -> Floats:
    """The gaps, found the slow way: from box to box, always to the nearest point."""
    points = one.centre
    for _ in range(3_000):
        there = _nearest(other, points)
        points = _nearest(one, there)
    apart: Floats = np.linalg.norm(points - there, axis=1) - one.radius - other.radius
    return apart


def _nearest(boxes: Boxes, points: Floats) -> Floats:
    own = np.einsum("nij,nj->ni", boxes.axes, points - boxes.centre)
    inside = np.clip(own, -boxes.half, boxes.half)
    found: Floats = boxes.centre + np.einsum("ni,nij->nj", inside, boxes.axes)
    return found


def test_gaps_agree_with_a_naive_search() -> None:
    chance = random.Random(5)

    def some_bar(x: int, y: int) -> Bar:
        turn = tokens.unit([chance.randint(-TURN, TURN) for _ in range(4)])
        return Bar(chance.randint(1, 10), Pose(x, y, 0, *turn))

    one = boxes_of([some_bar(0, 0) for _ in range(600)])
    other = boxes_of([some_bar(chance.randint(900, 3500), chance.randint(-500, 500)) for _ in range(600)])
    found, naive = gaps(one, other), _projected(one, other)
    close = (found > -0.03) & (found < 0.05)
    assert close.sum() >= 20
    assert found[close] == pytest.approx(naive[close], abs=2e-3)
    assert (naive[found <= -0.03] < 0).all()
    assert (naive[found >= 0.05] > 0.045).all()


# ── Slipping and falling ─────────────────────────────────────────────────────────────────────────────────
def test_a_bar_that_slips_alone_goes_back_to_the_hand() -> None:
    slipped = start(f"{POST} +3 t3 3@7,5,1.5/{UP}~2:9,5,0.5/{EAST}<")
    assert (hand(slipped), slipped.turn, list(bars(slipped))) == ([3], 1, [1])
    before, rest = slipped.game.steps(slipped.parent, slipped.action)  # type: ignore[arg-type]
    assert isinstance(before, Release)
    assert isinstance(rest, Rest)
    assert rest.back == [2]
    assert list(bars(slipped.play(f"3@7,5,1.5/{UP}~"))) == [1, 2]


def test_a_bar_that_slips_and_moves_others_stays_where_it_lies() -> None:
    moved = start(f"{POST} +3 t3 3@7,5,1.5/{UP}~1:5,5.2,1.5/{UP};2:9,5,0.5/{EAST}")
    assert not hand(moved)
    assert bars(moved)[2].pose.x == 9000
    assert bars(moved)[1].pose.y == 5200
    assert moved.turn == CHANCE


def test_of_two_bars_released_together_the_one_that_slips_comes_back() -> None:
    both = start(f"+5 t2+3 3@2,2,1.5/{UP}&2@7,5,1/{UP}~1:3.5,2,0.5/{EAST}<")
    assert hand(both) == [3]
    assert {number: bar.length for number, bar in bars(both).items()} == {1: 2}


def test_two_bars_can_hold_each_other() -> None:
    """The first is held in the air until the second is under it."""
    position = start("+6 t2+4")
    two = position.play(f"4@5,5,2.5/{EAST}&2@5,5,1/{UP}~")
    assert list(bars(two)) == [1, 2]
    with pytest.raises(IllegalAction, match="nothing"):
        position.play(f"4@5,5,2.5/{EAST}~")


def test_a_bar_in_the_water_is_out_of_the_game() -> None:
    """It has moved another bar of this turn, so it does not come back."""
    wet = start(f"+4 t1+3 3@1,1,1.5/{UP}~ 1@2.5,1,0.5/{UP}~1:1.2,1,1.5/{UP};2:3.6,1,0.2/{UP}", board="islands")
    assert not hand(wet)
    assert list(bars(wet)) == [1]
    later = wet.play("+1", "t1", f"1@8,8,0.5/{UP}~")
    assert list(bars(later)) == [1, 3]  # the bar in the water keeps its number
    assert later.view()["table"]["next"] == 4
    assert not later.over


def test_a_bar_may_lie_on_one_that_is_in_the_water() -> None:
    """The lower one leaves the game; the upper one comes down with the next placement."""
    lower, upper = f"2:4.6,1,0.2/{UP}", f"1:4.6,1,1.2/{EAST}"
    piled = start(f"+4 t1+3 3@1,1,0.5/{EAST}~ 1@2.5,2,0.5/{UP}~{upper};{lower}", board="islands")
    assert list(bars(piled)) == [1]
    with pytest.raises(IllegalAction, match="hang in the air"):
        start(f"+4 t1+3 3@1,1,0.5/{EAST}~ 1@2.5,2,0.5/{UP}~{upper};2:8,8,0.5/{UP}", board="islands")


ROW = " ".join(f"+2 t2 2@{x},5,1/{UP}~" for x in (1, 3, 5, 7))


def test_the_construction_has_fallen_when_three_bars_moved() -> None:
    lying = ";".join(f"{k}:{x},7,0.5/{NORTH}" for k, x in enumerate((1, 3, 5), start=1))
    fallen = start(f"{ROW} +1 t1 1@9,5,0.5/{UP}~{lying}", players="2")
    assert fallen.outcome
    assert fallen.outcome.returns == (0.0, 0.0)
    assert fallen.outcome.reason.id == "talo-fantasy-fall"
    two = start(f"{ROW} +1 t1 1@9,5,0.5/{UP}~{';'.join(lying.split(';')[:2])}", players="2")
    assert not two.over


def test_the_construction_has_fallen_when_a_bar_of_it_leaves_the_table() -> None:
    assert start(f"{POST} +1 t1 1@8,5,0.5/{UP}~1:26,5,0.5/{UP}", board="table").over
    assert start(f"+3 t3 3@2,2,1.5/{UP}~ +1 t1 1@8,8,0.5/{UP}~1:4,2,0.2/{EAST}", board="islands").over


# ── Tokens and records ───────────────────────────────────────────────────────────────────────────────────
def test_a_placement_has_one_spelling() -> None:
    one = start(f"+3 t3 3@5,5,1.5/{UP}~")
    assert one.history[-1] == "3@5.000,5.000,1.500/1.00000,0.00000,0.00000,0.00000~"
    assert one == start("+3 t3 3@5.0,5.00,1.500/-3,0,0,0~")
    assert bars(start(f"+3 t3 3@5,5,0.5/{EAST}~"))[1].pose[3:] == (70711, 0, 70711, 0)
    for token in one.history:
        assert tokens.token_of(tokens.action_of(token)) == token


def test_reading_what_was_written_changes_nothing() -> None:
    chance = random.Random(7)
    for _ in range(2_000):
        turn = tokens.unit([chance.randint(-TURN, TURN) for _ in range(4)])
        assert tokens.unit(turn) == turn
        assert next(part for part in turn if part) > 0
        pose = Pose(chance.randint(-9999, 9999), chance.randint(-9999, 9999), chance.randint(0, 99999), *turn)
        placed = tokens.Placement((Bar(3, pose),), {7: pose}, False)
        assert tokens.placement(tokens.spelled(placed)) == placed


def test_the_longest_token_can_be_sent() -> None:
    pose = Pose(-rules.FARTHEST, -rules.FARTHEST, rules.HIGHEST, *tokens.unit([1, -60000, -60000, -50000]))
    placed = tokens.Placement((Bar(10, pose),) * 2, dict.fromkeys(range(1, 56), pose), True)
    assert len(tokens.spelled(placed)) <= tokens.MOST_LETTERS
    assert msgspec.json.schema(Token)["maxLength"] == tokens.MOST_LETTERS


def test_a_position_of_thousands_of_tokens_is_one_position() -> None:
    """Each of the positions before it took 4 kB: 84 MB by a request of 40 kB."""
    text = start(f"{TEE} +9 .", board="table").text()
    begin = game("talo").position(f"{text} {'+9 . ' * 300}")
    assert begin == game("talo").position(text)
    assert len(list(begin.positions)) == 1
    end = begin.play("+2", "done")
    for one in (end, pickle.loads(pickle.dumps(end))):
        assert (one.ply, one.history, one.text()) == (2, ("+2", "done"), end.text())
    record = Record.of(end)
    assert record.position == begin.text()
    assert Record.parse(str(record)).replay() == end


def test_records_and_pickles_lead_to_the_same_position() -> None:
    end = start(f"{TEE} +2 done", board="table")
    text = str(Record.of(end, players=["Anna"]))
    assert '[Mode "fantasy"]' in text
    assert '[Result "1"]' in text
    assert Record.parse(text).replay() == end
    assert pickle.loads(pickle.dumps(end)) == end
    assert start() != game("talo").start()


@pytest.mark.parametrize("seed", range(3))
def test_no_text_does_harm(seed: int) -> None:
    chance = random.Random(seed)
    position = start(f"{TEE} +5 t2+3")
    token = f"3@5,5,5.5/{UP}&2@7,7,1/{UP}~1:5,5,1.5/{UP};3:5,5,5.5/{UP}"
    for _ in range(400):
        letters = list(token)
        for _ in range(chance.randint(1, 4)):
            letters[chance.randrange(len(letters))] = chance.choice("0123456789.,/~<&;:@-+t ")
        try:
            position.play("".join(letters))
        except IllegalAction as refused:
            assert refused.reason.id.startswith("talo-")


# ── Measures and pictures ────────────────────────────────────────────────────────────────────────────────
def test_measures() -> None:
    tee = measures(start(TEE))
    assert (tee.height, tee.overhang, tee.feet, tee.bars) == (4.0, 2.0, 1, 2)
    bridge = measures(start(f"+2 t2 2@2,5,1/{UP}~ +2 t2 2@8,5,1/{UP}~ +8 t8 8@5,5,2.5/{EAST}~"))
    assert (bridge.height, bridge.overhang, bridge.feet) == (3.0, 2.5, 2)
    nothing = measures(start())
    assert (nothing.height, nothing.overhang, nothing.feet, nothing.bars) == (0.0, 0.0, 0, 0)


def test_what_touches_what() -> None:
    found = touching("green", bars(start(TEE)))
    assert found == {1: [0, 2], 2: [1]}
    assert held_up({1: [0, 2], 2: [1], 3: [4], 4: [3]}) == {1, 2}
    view = start(TEE).view()["table"]
    assert [bar["touches"] for bar in view["bars"]] == [[0, 2], [1]]
    assert view["measures"] == {"height": 4.0, "overhang": 2.0, "feet": 1, "bars": 2}


def test_the_islands_are_five_rectangles_in_a_frame() -> None:
    assert land("islands")[4:] == ((0, 0, 3, 3), (0, 7, 3, 10), (4, 4, 6, 6), (7, 0, 10, 3), (7, 7, 10, 10))
    assert len(land("islands")) == 9


def test_heights_from_above() -> None:
    found = tops(list(bars(start(TEE)).values()), np.array([5.0, 3.0, 9.0]), np.array([5.0, 5.0, 5.0]))
    assert found.tolist() == pytest.approx([4.0, 4.0, -np.inf], abs=1e-4)


@pytest.mark.parametrize(("language", "words"), [("en", "overhang   2.00"), ("de", "Überhang  2.00")])
def test_a_record_is_replayed_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    path = tmp_path / "tee.txt"
    path.write_text(str(Record.of(start(TEE))), encoding="utf-8")
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", language)
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    assert words in shown
    assert " 4.0  4.0  4.0" in shown


# ── Who refuses it ───────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("perft talo 2 -o mode=fantasy", "cannot be listed"),
        ("arena talo random random -o mode=fantasy", "cannot be listed"),
        ("hint talo -o mode=fantasy --after +3", "cannot be listed"),
        ("analyse RECORD", "cannot be listed"),
        ("play talo -o mode=fantasy --bots none", "on the page"),
        ("play --load RECORD", "on the page"),
    ],
)
def test_commands_refuse_it_with_a_sentence(
    command: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "tee.txt"
    record.write_text(str(Record.of(start(TEE))), encoding="utf-8")
    assert main(command.replace("RECORD", str(record)).split()) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert words in told
    assert "Talo-Fantasy" in told


def test_programs_are_refused_with_a_sentence() -> None:
    position = start("+3")
    limits = SearchLimits(simulations=10)
    for refused in (
        lambda: TreeSearch().choose(position, limits),
        lambda: Level(2).choose(position, limits),
        lambda: RandomBot(1).choose(position, limits),
        lambda: Batch("talo", 2, {"mode": "fantasy"}),
        lambda: SoloEnv("talo", {"mode": "fantasy"}),
        lambda: env("talo", {"mode": "fantasy"}),
        lambda: BatchVectorEnv("talo", 2, {"mode": "fantasy"}),
        lambda: BatchedSearch("talo", 2, lambda leaves: (None, None), {"mode": "fantasy"}),
        lambda: measure(game("talo"), {"mode": "fantasy"}),
        lambda: arena.play(next(arena.pairings("talo", {"mode": "fantasy"}, ["random", "random"], 1))),
        lambda: list(analyse_game(position, limits)),
        lambda: position.observe(1),
    ):
        with pytest.raises(PlayedByHand):
            refused()


def test_openspiel_refuses_it_with_a_sentence() -> None:
    spiel = pytest.importorskip(
        "ziggurat.research.environments.spiel", reason="OpenSpiel is in requirements/research.txt"
    )
    with pytest.raises(PlayedByHand):
        spiel.load("talo", {"mode": "fantasy"})


def test_the_catalogue_offers_it_and_set_up_says_what_belongs_to_it() -> None:
    (talo,) = catalogue(["talo"]).games
    offered = {option.name: option.values for option in talo.options}
    assert offered["mode"] == ["climb", "fantasy"]
    assert (offered["players"], offered["board"]) == (["2", "3", "4"], ["green", "islands"])
    kind = game("talo")
    options = {option.name: option for option in kind.options}
    fantasy = start().settings
    assert kind.values(options["players"], fantasy) == ("1", "2", "3", "4")
    assert kind.values(options["board"], fantasy) == ("green", "islands", "table")
    assert kind.applies(options["goal"], fantasy)
    assert not kind.applies(options["goal"], kind.start().settings)


def test_a_goal_is_kept_with_the_game() -> None:
    position = start("+3 done", goal="bridge")
    assert position.settings["goal"] == "bridge"
    assert '[Goal "bridge"]' in str(Record.of(position))
    assert Record.parse(str(Record.of(position))).replay().settings["goal"] == "bridge"
