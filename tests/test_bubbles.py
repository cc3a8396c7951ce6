"""Bubbles: its properties, its powers and endings, its refusals, and a second, naive reading of its rules."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest

import naive_bubbles as naive
from ziggurat.conformance import check, plain
from ziggurat.game import BadOption, IllegalAction, Position, game
from ziggurat.games.bubbles import board, turns
from ziggurat.games.bubbles.game import planet_sets, touching_twins
from ziggurat.games.bubbles.missions import SKY, missions
from ziggurat.games.bubbles.tokens import LETTERS, TOKENS
from ziggurat.kernel import CHANCE, OVER
from ziggurat.record import Record

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
        p[at : at + board.COLOURS] = planet_sets(letters)
        p[board.POWERS + planet] = sum(1 << 8 * LETTERS.index(x) for x in powers[planet])
        p[board.SCORE + planet] = scores[planet]
    for colour, letter in enumerate(LETTERS):
        p[board.BAG + colour] = bag.count(letter)
    return Position(BUBBLES, settings, rules, p[: rules.length].copy(), None, OVER)


def rows(position: Position, planet: int) -> str:
    """A planet as it is drawn for `arranged`: the row next to the sky first."""
    return "".join(reversed(table(position)["planets"][planet - 1]))


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
    return held + sum(seen["bag"].values()) + sum(seen["scores"])


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
        return all(getattr(self, name) == getattr(other, name) for name in ("cells", "bag", "drawn", "scores")) and [
            +held for held in self.powers
        ] == [+held for held in other.powers]


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
    """Refill, a swap in a row, a drop of two in a column, three purple upright, green falls and makes a line;
    purple is used, green declined."""
    before = arranged(
        sky="BPYRGY.GB.",
        own="....." ".....".replace("....", "....") + "P...." "PGG..",
        phase=turns.DRAW,
    )
    assert table(before)["phase"] == "draw"
    placed = before.play("+r", "=b6", "+g", "=e6")
    swapped = placed.play("a5~b5")  # purple comes over the two purple ones, blue goes aside
    assert table(swapped)["sky"][0][0] == "P"
    # Green lies in column a above purple in the end: it was put there with the purple one.
    assert swapped.legal()


@pytest.mark.parametrize("seat", [1, 2])
def test_purple_line_green_chain_purple_used_green_declined(seat: int) -> None:
    own = "....." "....." "P...." "PGGRK"
    flipped = "PGGRK" "P...." "....." "....."
    sky = "PYRBYGBRYB" if seat == 1 else "GYRBYPBRYB"  # purple nearer to the planet, green behind it
    planets = (own, "." * 15 + "K...K") if seat == 1 else ("." * 15 + "K...K", flipped_up(flipped))
    position = arranged(sky=sky, own=planets[0], other=planets[1], phase=turns.DROP, seat=seat)
    steps = BUBBLES.steps(position, position.understand("a5+a6"))
    pops = [(step["bubble"], len(step["lines"])) for step in steps if step["step"] == "pop"]
    assert pops == [("P", 3), ("G", 3)]
    falls = [step for step in steps if step["step"] == "fall"]
    assert [step["bubble"] for step in falls] == ["P", "G", "G"], "two from the sky, then green onto the ground"
    after = position.play("a5+a6")
    assert table(after)["scores"][seat - 1] == 6
    assert table(after)["powers"][seat - 1] == {"P": 1, "G": 1}
    sent = after.play("P:d1" if seat == 1 else "P:d10")
    assert table(sent)["powers"][seat - 1] == {}, "one bubble is left: nothing to exchange, so green lapses"
    declined = after.play(".")
    assert declined.turn == CHANCE


def flipped_up(letters: str) -> str:
    """Rows 10 to 7 as rows 7 to 10."""
    return "".join(letters[i : i + 5] for i in (15, 10, 5, 0))
