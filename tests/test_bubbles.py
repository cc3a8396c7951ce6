"""Bubbles: its properties, its powers and endings, its refusals, and a second, naive reading of its rules."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import naive_bubbles as naive
from ziggurat.conformance import plain
from ziggurat.game import IllegalAction, Position, game
from ziggurat.games.bubbles import board, turns
from ziggurat.games.bubbles.game import planet_sets
from ziggurat.games.bubbles.missions import SKY
from ziggurat.games.bubbles.tokens import LETTERS
from ziggurat.kernel import CHANCE, OVER

BUBBLES = game("bubbles")
FULL = ".....R.B.YPYGBRKPRGB"
WAYS: list[dict[str, str]] = [
    {},
    {"reach": "near", "blacks": "5"},
    {"powers": "off", "blacks": "3"},
    {"planet": FULL},
    {"planet": "...............RR...", "reach": "near"},
    {"planet": "...............BB.GG", "powers": "off", "blacks": "5"},
]


def play_at_random(options: dict[str, str], seed: int) -> Iterator[tuple[Position, int]]:
    """Each position of a random game with the action chosen there; powers and sendings are used when possible."""
    chance = random.Random(seed)
    position = BUBBLES.start(options, seed=seed)
    while not position.over:
        chances = position.chances()
        if chances:
            token = chance.choices(list(chances), list(chances.values()))[0]
            action = position.understand(token)
        else:
            action = chance.choice(position.actions[1:] if len(position.actions) > 1 else position.actions)
        yield position, action
        position = position.play(action)
    yield position, OVER


def table(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = position.view()["table"]
    return found


# ── Positions made to order ──────────────────────────────────────────────────────────────────────────────
def arranged(
    sky: str = SKY,
    own: str = "." * 20,
    other: str = "." * 20,
    phase: int = turns.SWAP,
    seat: int = 1,
    powers: tuple[str, str] = ("", ""),
    bag: str = "RPYBGK" * 3,
    scores: tuple[int, int] = (0, 0),
    drawn: str = "",
    **options: str,
) -> Position:
    """A position; `own` is planet 1, rows 4 to 1 as they lie on the board, `other` is planet 2, rows 7 to 10."""
    settings = BUBBLES.settle(options, random.Random(0))
    rules = BUBBLES.rules(settings)
    start = BUBBLES.start(settings)
    p = rules.desk(start.state)
    p[board.PHASE], p[board.SEAT] = phase, seat - 1
    p[board.SKY] = sum((LETTERS.index(x) + 1) << 4 * i for i, x in enumerate(sky) if x != ".")
    p[board.DRAWN] = LETTERS.index(drawn) + 1 if drawn else 0
    for planet, letters in enumerate((own, other)):
        at = board.PLANETS + board.COLOURS * planet
        p[at : at + board.COLOURS] = planet_sets("".join(letters.split()))
        p[board.POWERS + planet] = sum(1 << 8 * LETTERS.index(x) for x in powers[planet])
        p[board.SCORE + planet] = scores[planet]
    for colour, letter in enumerate(LETTERS):
        p[board.BAG + colour] = bag.count(letter)
    return Position(BUBBLES, settings, rules, p[: rules.length].copy(), None, OVER)


def rows(position: Position, planet: int) -> str:
    """A planet as it is drawn for `arranged`: the row next to the sky first."""
    return " ".join(reversed(table(position)["planets"][planet - 1]))


# ── Against the naive reading ────────────────────────────────────────────────────────────────────────────
class Round:
    """The groups of solo that are being sent from: the planet as it was, and what was sent."""

    def __init__(self) -> None:
        self.columns: naive.Columns = []
        self.sent: set[tuple[int, int]] = set()


def sky_of(seen: dict[str, Any]) -> dict[str, str]:
    cells = {f"{c}{5 + r}": seen["sky"][r][i] for r in range(2) for i, c in enumerate("abcde")}
    return {cell: x for cell, x in cells.items() if x != "."}


def planets_of(seen: dict[str, Any]) -> tuple[naive.Columns, naive.Columns]:
    made = [naive.columns_of(planet) for planet in seen["planets"]]
    for height in "56":
        for c, name in enumerate("abcde"):
            made[0][c] += seen["above"].get(f"{name}+{height}", "")
    return made[0], made[1]


def naive_legal(position: Position, sending: Round) -> set[str]:
    seen = table(position)
    sky, planets, seat = sky_of(seen), planets_of(seen), position.turn
    near = position.settings["reach"] == "near"
    match seen["phase"]:
        case "draw":
            return {f"+{x.lower()}" for x, count in seen["bag"].items() if count}
        case "place":
            return {f"={cell}" for cell in naive.SKY if cell not in sky}
        case "swap":
            return naive.legal_swaps(planets[seat - 1], sky, seat, near)
        case "drop":
            return naive.legal_drops(planets[seat - 1], sky, seat, near)
        case "send":
            if not sending.columns:
                sending.columns = planets[0]
            return {"."} | naive.legal_sendings(sending.columns, sending.sent, planets[1])
    held = "".join(seen["powers"][seat - 1])
    return {"."} | naive.legal_powers(planets, sky, seat, held, position.rules.seats == 1)


def check_drop(before: Position, after: Position, steps: list[dict[str, Any]]) -> None:
    """What a drop of a duel leaves, scores and wins."""
    was, now, seat = table(before), table(after), before.turn
    one, other = after.history[-1].split("+")
    fallen = naive.drop(planets_of(was)[seat - 1], sky_of(was), one, other, seat)
    columns, points, powers = naive.settle(fallen)
    assert planets_of(now)[seat - 1] == columns, repr(after)
    assert now["scores"][seat - 1] - was["scores"][seat - 1] == points, repr(after)
    won = [step["bubble"] for step in steps if step["step"] == "power"]
    assert sorted(won) == sorted(powers if before.settings["powers"] == "on" else []), repr(after)


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_legal_lists_and_settling_agree_with_a_naive_reading(options: dict[str, str]) -> None:
    for seed in range(12):
        sending = Round()
        for position, action in play_at_random(options, seed):
            if position.over:
                continue
            assert set(position.legal()) == naive_legal(position, sending), repr(position)
            steps = BUBBLES.steps(position, action)
            token = position.token(action)
            if position.rules.seats == 2 and "+" in token[1:]:
                check_drop(position, position.play(action), steps)
            if any(step["step"] == "pop" for step in steps):
                sending = Round()
            elif token.startswith(">"):
                sending.sent.add(("abcde".index(token[1]), int(token[2]) - 1))


# ── Properties ───────────────────────────────────────────────────────────────────────────────────────────
def bubbles_seen(position: Position) -> int:
    seen = table(position)
    letters = "".join(seen["sky"] + seen["planets"][0] + seen["planets"][1]).replace(".", "")
    held = len(letters) + len(seen["above"]) + len(seen["drawn"])
    return held + sum(map(int, seen["bag"].values())) + sum(map(int, seen["scores"]))


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_bubbles_are_conserved_and_no_column_stays_above_four(options: dict[str, str]) -> None:
    for seed in range(8):
        box = 96 - bubbles_seen(BUBBLES.start(options, seed=seed))
        assert box == 96 - 80 - 3 - (2 if not position_is_solo(options) else 1) * blacks(options) - walls(options)
        out = 0
        for position, action in play_at_random(options, seed):
            assert bubbles_seen(position) + box + out == 96, repr(position)
            if table(position)["phase"] != "send":
                assert not table(position)["above"], repr(position)
            if not position.over:
                taken = [s for s in BUBBLES.steps(position, action) if s["step"] == "out"]
                out += sum(len(step["lines"]) + len(step["beside"]) for step in taken)


def position_is_solo(options: dict[str, str]) -> bool:
    return "planet" in options


def blacks(options: dict[str, str]) -> int:
    return int(options.get("blacks", "3" if position_is_solo(options) else "4"))


def walls(options: dict[str, str]) -> int:
    return options.get("planet", "").count("K")


def mirrored(token: str) -> str:
    """The token of the mirrored action: columns a–e reversed, pairs again in their order."""
    if token[0] in "+." and len(token) < 3:
        return token
    head = token[:2] if token[1] == ":" else token[0] if token[0] in "=>" else ""
    sign = "~" if "~" in token else "+"
    turn = str.maketrans("abcde", "edcba")
    cells = [cell.translate(turn) for cell in token[len(head) :].split(sign)]
    return head + sign.join(sorted(cells, key=lambda cell: (cell[0], int(cell[1:]))))


def mirrored_options(options: dict[str, str]) -> dict[str, str]:
    def turned(letters: str) -> str:
        return "".join(letters[i : i + 5][::-1] for i in range(0, len(letters), 5))

    return {name: turned(value) if name in ("sky", "planet") else value for name, value in options.items()}


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_mirror_image_of_a_game_is_legal(options: dict[str, str]) -> None:
    for seed in range(6):
        start = BUBBLES.start(options, seed=seed)
        twin = BUBBLES.start(mirrored_options(dict(start.settings)))
        for position, action in play_at_random(dict(start.settings), seed):
            assert {mirrored(token) for token in position.legal()} == set(twin.legal()), repr(position)
            if not position.over:
                twin = twin.play(mirrored(position.token(action)))
        assert twin.over


class Shown:
    """What a client shows that knows nothing but a first view and the steps."""

    def __init__(self, position: Position) -> None:
        seen = table(position)
        self.solo = position.rules.seats == 1
        self.cells: dict[str, str] = {}
        for planet, letters in enumerate(seen["planets"], start=1):
            for level, row in enumerate(letters):
                self.cells |= {naive.cell_name(planet, c, level): x for c, x in enumerate(row) if x != "."}
        self.cells |= sky_of(seen) | {f"1{place}": x for place, x in seen["above"].items()}
        self.bag, self.drawn, self.scores = dict(seen["bag"]), seen["drawn"], list(seen["scores"])
        self.powers = [Counter(held) for held in seen["powers"]]

    def _key(self, step: dict[str, Any], cell: str) -> str:
        return cell if "+" not in cell else f"{1 if self.solo else step['planet']}{cell}"

    def follow(self, step: dict[str, Any]) -> None:
        match step["step"]:
            case "draw":
                self.bag[step["bubble"]] -= 1
                self.drawn = step["bubble"]
            case "place":
                self.cells[step["cell"]], self.drawn = self.drawn, ""
            case "swap":
                self._exchange(step["cells"])
            case "fall":
                bubble = self.cells.pop(self._key(step, step["from"]))
                assert bubble == step["bubble"]
                assert self._key(step, step["to"]) not in self.cells
                self.cells[self._key(step, step["to"])] = bubble
            case "pop" | "out":
                for cell in step["lines"] + step["beside"]:
                    assert self.cells.pop(self._key(step, cell)) == step["bubble"]
            case "score":
                self.scores[step["seat"] - 1] = step["total"]
            case "power":
                self.powers[step["seat"] - 1][step["bubble"]] += 1
            case "use":
                self.powers[step["seat"] - 1][step["bubble"]] -= 1
                if step["bubble"] in "RG":
                    self._exchange(step["cells"])
                elif step["bubble"] == "Y":
                    del self.cells[step["cells"][0]]
            case "decline" | "lapse":
                self.powers[step["seat"] - 1].clear()

    def _exchange(self, cells: list[str]) -> None:
        one, other = cells
        self.cells[one], self.cells[other] = self.cells[other], self.cells[one]

    def same(self, other: "Shown") -> bool:
        return all(
            getattr(self, name) == getattr(other, name) for name in ("cells", "bag", "drawn", "scores")
        ) and [+held for held in self.powers] == [+held for held in other.powers]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_steps_tell_everything_that_changes(options: dict[str, str]) -> None:
    for seed in range(8):
        for position, action in play_at_random(options, seed):
            if position.over:
                continue
            shown = Shown(position)
            for step in BUBBLES.steps(position, action):
                shown.follow(step)
            after = position.play(action)
            assert shown.same(Shown(after)), f"{after!r}: {BUBBLES.steps(position, action)}"


# ── Turns made to order ──────────────────────────────────────────────────────────────────────────────────
def test_example_turn_of_the_rulebook() -> None:
    """Refill, a swap of blue and red, two of a column fall: three purple upright, then green falls and makes a
    line along the ground; purple is used, green declined."""
    before = arranged(
        sky="YBPYGB..BP",
        own="..... ..... ..P.Y GGPRK",
        other="." * 15 + "K...K",
        phase=turns.DRAW,
    )
    swapped = before.play("+r", "=b6", "+g", "=c6", "a6~b6")
    assert table(swapped)["sky"] == ["YBPYG", "RBGBP"]
    steps = BUBBLES.steps(swapped, swapped.understand("c5+c6"))
    assert [step["step"] for step in steps] == [
        *("fall", "fall", "pop", "power", "score", "fall", "pop", "power", "score"),
    ]
    assert [(s["bubble"], s["lines"]) for s in steps if s["step"] == "pop"] == [
        ("P", ["c1", "c2", "c3"]),
        ("G", ["a1", "b1", "c1"]),
    ]
    assert [(s["bubble"], s["from"], s["to"]) for s in steps if s["step"] == "fall"] == [
        ("P", "c5", "c3"),
        ("G", "c6", "c4"),
        ("G", "c4", "c1"),
    ]
    after = swapped.play("c5+c6")
    assert table(after)["scores"] == [6, 0]
    assert table(after)["powers"] == [{"P": 1, "G": 1}, {}]
    sent = after.play("P:e2")
    assert rows(sent, 2) == "..... ..... ....Y K...K"
    assert sent.turn == 1
    declined = sent.play(".")
    assert table(declined)["powers"] == [{}, {}]
    assert (declined.turn, table(declined)["seat"]) == (CHANCE, 2)


def with_powers(mine: str, theirs: str = "", **places: Any) -> Position:
    return arranged(phase=turns.POWER, powers=(mine, theirs), **{"sky": "RPY..YBGRP", **places})


def test_red_exchanges_on_the_other_planet_and_the_owner_scores() -> None:
    position = with_powers("R", other="." * 10 + ".Y...YKYK.", own="." * 19 + "K")
    assert "R:b9~b10" in position.legal()
    after = position.play("R:b9~b10")
    assert table(after)["scores"] == [0, 3]
    assert table(after)["powers"] == [{}, {"Y": 1}]
    assert after.turn == 2, "the other seat's power comes first (U13)"
    assert BUBBLES.prompt(after).args["whose"] == "other"


def test_green_exchanges_on_the_own_planet() -> None:
    position = with_powers("G", own="." * 10 + ".Y...YKYK.")
    after = position.play("G:b1~b2")
    assert table(after)["scores"] == [3, 0]
    assert after.legal() == (".", "Y:b1", "Y:d1")


def test_purple_sends_black_ones_too_and_never_to_a_full_column() -> None:
    position = with_powers("P", own="." * 15 + "KRG..", other="R.... P.... R.... P....")
    assert position.legal() == (".", "P:b1", "P:c1")
    assert rows(position.play("P:b1"), 2) == "R.... P.... R.... PR..."


def test_blue_lets_the_other_row_of_the_sky_fall() -> None:
    position = with_powers("B", other="R.... P.... R.... P....")
    assert position.legal() == (".", "B:b6", "B:c6", "B:d6", "B:e6")
    after = position.play("B:c6")
    assert rows(after, 2)[18:] == "P.G.."
    assert table(after)["sky"][1] == "YB.RP", "empty until the next refill"


def test_yellow_scores_a_free_bubble() -> None:
    position = with_powers("Y", own="." * 10 + "R....K.G..")
    assert position.legal() == (".", "Y:a2", "Y:c1")
    assert table(position.play("Y:a2"))["scores"] == [1, 0]


def test_powers_that_cannot_be_used_lapse_and_others_stay() -> None:
    position = with_powers("RY", own="." * 15 + "K....")
    after = position.play("Y:a1")  # red has nothing to exchange now, yellow nothing to score
    assert table(after)["powers"] == [{}, {}]
    assert [s["step"] for s in BUBBLES.steps(position, position.understand("Y:a1"))][-2:] == ["lapse", "turn"]
    stays = with_powers("YYR", own="." * 15 + "KK...").play("Y:a1")
    assert table(stays)["powers"] == [{"R": 1, "Y": 1}, {}]


def test_declining_gives_up_all_that_the_seat_holds() -> None:
    after = with_powers("YYG", "Y", own="." * 15 + "KR...", other="." * 15 + "K....")
    assert after.turn == 2
    assert table(after.play("."))["powers"] == [{"Y": 2, "G": 1}, {}]
    assert table(after.play(".", "."))["powers"] == [{}, {}]


# ── Places above the fourth (U9) ─────────────────────────────────────────────────────────────────────────
TALL = "R.... R.... B.... K...."


def test_drop_may_pile_higher_if_it_makes_room_for_itself() -> None:
    position = arranged(sky="RPYBGYBGRP", own=TALL, phase=turns.DROP)
    assert "a5+a6" in position.legal()
    after = position.play("a5+a6")
    assert rows(after, 1) == "..... Y.... B.... K...."
    assert table(after)["scores"] == [3, 0]


def test_drop_that_stays_too_high_is_refused() -> None:
    position = arranged(sky="PRYBGYBGRP", own=TALL, phase=turns.DROP)
    assert "a5+a6" not in position.legal()
    with pytest.raises(IllegalAction, match=r"^U9: ") as refused:
        position.play("a5+a6")
    assert refused.value.reason.message == "bubbles-too-high"


def test_the_nearer_bubble_of_a_column_lands_first() -> None:
    one = arranged(phase=turns.DROP).play("a5+a6")
    assert [row[0] for row in table(one)["planets"][0]] == ["R", "Y", ".", "."]
    two = arranged(phase=turns.DROP, seat=2).play("a5+a6")
    assert [row[0] for row in table(two)["planets"][1]] == ["Y", "R", ".", "."]


def test_groups_touching_are_one_and_beside_is_one_step() -> None:
    own = "..... ..... RR... GRRP."
    position = arranged(sky="YBGRPBYRGY", own=own, phase=turns.DROP)
    steps = BUBBLES.steps(position, position.understand("c5+d5"))
    assert not [s for s in steps if s["step"] == "pop"]
    position = arranged(sky="YBRGPBYGYR", own=own, phase=turns.DROP)
    steps = BUBBLES.steps(position, position.understand("c5+d5"))
    pop = next(s for s in steps if s["step"] == "pop")
    assert (pop["lines"], pop["beside"]) == (["a2", "b2", "c2"], ["b1", "c1"])
    assert next(s for s in steps if s["step"] == "score")["points"] == 5


# ── Endings ──────────────────────────────────────────────────────────────────────────────────────────────
JAMMED = "RPYBG YBGRP RPYBG YBGRP"  # full, and nothing that falls on it makes three
MISSION: dict[str, Any] = {"planet": "." * 15 + "RR..."}


@pytest.mark.parametrize(
    ("scores", "shares", "message"),
    [
        ((5, 4), (1, 0), "bubbles-no-refill"),
        ((4, 5), (0, 1), "bubbles-no-refill"),
        ((4, 4), (0.5, 0.5), "bubbles-shared"),
    ],
)
def test_the_sky_cannot_be_filled(scores: tuple[int, int], shares: tuple[float, ...], message: str) -> None:
    end = arranged(phase=turns.DROP, scores=scores, bag="R").play("a5+b5")
    assert end.outcome is not None
    assert (end.outcome.shares, end.outcome.reason.message) == (shares, message)


def test_a_mission_is_lost_when_the_sky_cannot_be_filled() -> None:
    end = arranged(phase=turns.DROP, bag="R", other=MISSION["planet"], **MISSION).play("a5+b5")
    assert end.outcome is not None
    assert (end.outcome.shares, end.outcome.reason.message) == ((0,), "bubbles-no-refill-solo")


def test_who_cannot_go_on_loses_whatever_the_scores() -> None:
    full = {"sky": "KKKKKKKKK.", "own": JAMMED, "phase": turns.PLACE, "drawn": "K"}
    duel = arranged(**full, scores=(50, 0)).play("=e6")  # type: ignore[arg-type]
    assert duel.outcome is not None
    assert (duel.outcome.shares, duel.outcome.reason.message) == ((0, 1), "bubbles-stuck")
    solo = arranged(**full, other=MISSION["planet"], **MISSION).play("=e6")  # type: ignore[arg-type]
    assert solo.outcome is not None
    assert (solo.outcome.shares, solo.outcome.reason.message) == ((0,), "bubbles-stuck-solo")


@pytest.mark.parametrize("token", ["P:b1", "B:c6"])
def test_one_bubble_more_on_a_full_planet_wins_at_once(token: str) -> None:
    position = with_powers("PB", own="." * 15 + ".K...", other=JAMMED, scores=(0, 40))
    end = position.play(token)
    assert end.outcome is not None
    assert (end.outcome.shares, end.outcome.reason.message) == ((1, 0), "bubbles-burst")


def test_the_seat_whose_turn_it_is_not_can_win_so_too() -> None:
    end = with_powers("", "P", own=JAMMED, other="." * 15 + "K....").play("P:a10")
    assert end.outcome is not None
    assert end.outcome.winners == (2,)


def test_in_solo_a_full_planet_is_only_full() -> None:
    position = with_powers("PY", own="." * 15 + "KRG..", other=JAMMED, planet="".join(JAMMED.split()))
    assert position.legal() == (".", "Y:a1", "Y:b1", "Y:c1")


def sending(own: str, sky: str = "YBRGPBYGYB", other: str = MISSION["planet"], drop: str = "c5+d5") -> Position:
    return arranged(sky=sky, own=own, other=other, phase=turns.DROP, **MISSION).play(drop)


def test_mission_is_done_at_once_when_only_black_is_left() -> None:
    position = sending("..... ..... ..R.. ..R..")
    assert position.legal() == (".", ">c1", ">c2", ">c3")
    end = position.play(">c2")
    assert end.outcome is not None
    assert (end.outcome.shares, end.outcome.reason.message) == ((1,), "bubbles-cleared")
    assert [s["step"] for s in BUBBLES.steps(position, position.understand(">c2"))] == [
        "send",
        "fall",
        "out",
        "end",
    ]


def test_a_line_of_three_sends_one_a_longer_one_two() -> None:
    three = sending("." * 15 + "RR...", other="." * 15 + "...GG").play(">a1")
    assert table(three)["scores"] == [2]
    four = sending("." * 15 + "RR.R.", other="." * 15 + "...GG", drop="c5+c6").play(">a1")
    assert four.legal() == (".", ">b1", ">c1", ">d1")
    assert table(four.play(">d1"))["scores"] == [2]
    assert table(four.play("."))["scores"] == [3], "the rest scores, sent or not"


def test_sending_from_above_the_fourth_place() -> None:
    position = sending("..R.. ..R.. ..B.. ..K..")
    assert position.legal() == (".", ">c3", ">c4", ">c5")
    assert table(position)["above"] == {"c+5": "R"}
    assert "+5" in BUBBLES.diagram(position, plain)
    assert position.play(">c5").over


def test_every_power_and_both_ways_to_be_stuck_occur_in_random_games_too() -> None:
    met: set[str] = set()
    for options in WAYS:
        for seed in range(12):
            for position, action in play_at_random(options, seed):
                if position.outcome:
                    met.add(position.outcome.reason.message)
                elif (token := position.token(action))[1:2] == ":":
                    met.add(token[0])
    assert met >= {*"RPYBG", "bubbles-stuck", "bubbles-stuck-solo"}


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────
def two_groups() -> Position:
    """A red line along the ground and a green one upright, both to be sent from."""
    own = "..... ..... ...G. RR.G."
    return sending(own, sky="YBRGPBYBYB", other="....B ....P ....B ...YP")


def at(phase: int, **places: Any) -> Callable[[], Position]:
    return lambda: arranged(phase=phase, **places)


def holding(powers: str, **places: Any) -> Callable[[], Position]:
    return lambda: with_powers(powers, **places)


SOME = {"own": "." * 10 + "R....RKK..", "other": "R.... P.... R.... PPK.."}
CROWDED = {"own": "RPYBG YBGRP RPYBG YBGRP"}


def only_one_swap() -> Position:
    """A full planet on which only red helps, in column a; a swap brings it there."""
    return arranged(sky="YRBGPBYGPR", own="RPYBG RBGPY KPYBG BKGPK")


REFUSED: list[tuple[Callable[[], Position], str, str, str]] = [
    (at(turns.SWAP), "hello", "bubbles-unreadable", ""),
    (at(turns.SWAP), "G:a1+b1", "bubbles-unreadable", ""),
    (at(turns.SWAP), "b5~a5", "bubbles-order", ""),
    (at(turns.SWAP), "a4~a5", "bubbles-not-sky", "U7"),
    (at(turns.DROP), "a1+b1", "bubbles-not-sky", "U8"),
    (at(turns.SWAP), "a5~c5", "bubbles-not-adjacent", "U7"),
    (at(turns.DROP), "a5+b6", "bubbles-not-adjacent", "U8"),
    (holding("G", **SOME), "G:a1~c1", "bubbles-not-adjacent", "U15"),
    (at(turns.DRAW), "a5~b5", "bubbles-draw-first", "U6"),
    (at(turns.DRAW, bag="RP"), "+k", "bubbles-not-in-bag", "U6"),
    (at(turns.PLACE, sky="RPYBGYBGR.", drawn="P"), ".", "bubbles-place-first", "U6"),
    (at(turns.PLACE, sky="RPYBGYBGR.", drawn="P"), "=a5", "bubbles-sky-taken", "U6"),
    (at(turns.SWAP), "a5+b5", "bubbles-swap-first", "U7"),
    (at(turns.SWAP, sky="RRYBGYBGRP"), "a5~b5", "bubbles-same-colour", "U15"),
    (at(turns.DROP), "a5~b5", "bubbles-drop-first", "U8"),
    (at(turns.DROP), ".", "bubbles-drop-first", "U8"),
    (at(turns.DROP, reach="near"), "a6+b6", "bubbles-out-of-reach", "U8"),
    (at(turns.DROP, reach="near", seat=2), "a5+b5", "bubbles-out-of-reach", "U8"),
    (at(turns.DROP, **CROWDED), "a5+b5", "bubbles-too-high", "U9"),
    (at(turns.SWAP), ">c1", "bubbles-send-solo", "U22"),
    (lambda: BUBBLES.start(powers="off", seed=0), "Y:a1", "bubbles-powers-off", "U20"),
    (lambda: only_one_swap(), ".", "bubbles-must-swap", "U14"),
    (lambda: only_one_swap(), "d5~e5", "bubbles-swap-stuck", "U14"),
    (at(turns.SWAP), "Y:a1", "bubbles-swap-first", "U7"),
    (holding("Y", **SOME), "a5+b5", "bubbles-powers-first", "U13"),
    (holding("Y", **SOME), "P:a2", "bubbles-power-not-held", "U13"),
    (holding("R", **SOME), "R:a1~b1", "bubbles-red-other", "U15"),
    (holding("G", **SOME), "G:a10~b10", "bubbles-green-own", "U15"),
    (holding("G", **SOME), "G:c1~d1", "bubbles-exchange-empty", "U15"),
    (holding("G", **SOME), "G:b1~c1", "bubbles-same-colour", "U15"),
    (holding("R", **SOME), "R:a10~b10", "bubbles-same-colour", "U15"),
    (holding("P", **SOME), "P:b10", "bubbles-purple-own", "U16"),
    (holding("Y", **SOME), "Y:b10", "bubbles-yellow-own", "U18"),
    (holding("P", **SOME), "P:d1", "bubbles-nothing-there", "U16"),
    (holding("Y", **SOME), "Y:a1", "bubbles-not-free", "U18"),
    (holding("P", **SOME), "P:a2", "bubbles-column-full", "U16"),
    (holding("B", **SOME), "B:a5", "bubbles-blue-row", "U16"),
    (holding("B", **SOME), "B:a6", "bubbles-column-full", "U16"),
    (holding("B", **SOME, sky="RPYBGY.GRP"), "B:b6", "bubbles-nothing-there", "U16"),
    (two_groups, "a5+b5", "bubbles-send-first", "U22"),
    (two_groups, ">e4", "bubbles-nothing-there", "U22"),
    (lambda: sending("." * 10 + "R....RR.K."), ">a2", "bubbles-not-in-line", "U22"),
    (lambda: sending("." * 10 + "R....RR.K."), ">d1", "bubbles-not-in-line", "U22"),
    (lambda: two_groups().play(">a1"), ">a1", "bubbles-sent-already", "U22"),
    (lambda: two_groups().play(">a1"), ">b1", "bubbles-sent-enough", "U22"),
    (
        lambda: sending("." * 15 + "RR...", other="R.... P.... R.... PG..."),
        ">a1",
        "bubbles-column-full",
        "U22",
    ),
]


@pytest.mark.parametrize(("make", "token", "message", "clause"), REFUSED)
def test_refusals_say_why(make: Callable[[], Position], token: str, message: str, clause: str) -> None:
    position = make()
    with pytest.raises(IllegalAction) as refused:
        position.play(token)
    assert (refused.value.reason.message, refused.value.reason.clause) == (message, clause)
    assert refused.value.reason.text("de") != refused.value.reason.text("en")


def test_a_swap_is_legal_only_if_a_drop_follows() -> None:
    assert only_one_swap().legal() == ("a5~b5",)
    assert only_one_swap().play("a5~b5").legal() == ("a5+a6",)


def test_a_finished_game_takes_no_action() -> None:
    with pytest.raises(IllegalAction) as refused:
        arranged(phase=turns.DROP, bag="R").play("a5+b5", "+r")
    assert refused.value.reason.message == "game-over"
