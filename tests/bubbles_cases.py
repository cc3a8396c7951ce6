"""What the tests of bubbles share: the ways to play, random games, and positions made to order."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import naive_bubbles as naive
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.bubbles import board, turns
from ziggurat.games.bubbles.missions import SKY
from ziggurat.games.bubbles.notation import LETTERS
from ziggurat.games.bubbles.options import planet_sets
from ziggurat.kernel import OVER

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


def play_at_random(options: dict[str, str], seed: int, eager: bool = True) -> Iterator[tuple[Position, int]]:
    """Each position of a random game with the action chosen there; who is eager always swaps, sends and uses
    powers when possible."""
    chance = random.Random(seed)
    position = BUBBLES.start(options, seed=seed)
    while not position.over:
        chances = position.chances()
        if chances:
            token = chance.choices(list(chances), list(chances.values()))[0]
            action = position.parse_action(token)
        else:
            action = chance.choice(
                position.actions[1:] if eager and len(position.actions) > 1 else position.actions
            )
        yield position, action
        position = position.play(action)
    yield position, OVER


def table(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = position.view()["table"]
    return found


def steps_of(before: Position, action: int) -> list[dict[str, Any]]:
    """The steps of an action, as clients get them."""
    found: list[dict[str, Any]] = msgspec.to_builtins(BUBBLES.steps(before, action))
    return found


def sky_of(seen: dict[str, Any]) -> dict[str, str]:
    cells = {f"{c}{5 + r}": seen["sky"][r][i] for r in range(2) for i, c in enumerate("abcde")}
    return {cell: x for cell, x in cells.items() if x != "."}


def planets_of(seen: dict[str, Any]) -> tuple[naive.Columns, naive.Columns]:
    made = [naive.columns_of(planet) for planet in seen["planets"]]
    for height in "56":
        for c, name in enumerate("abcde"):
            made[0][c] += seen["above"].get(f"{name}+{height}", "")
    return made[0], made[1]


# ── Positions made to order ────────────────────────────────────────────────────────────────────────────
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
    p = rules.workspace(start.state)
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
    return Position(BUBBLES, settings, rules, p[: rules.state_size].copy(), None, OVER)


def rows(position: Position, planet: int) -> str:
    """A planet as it is drawn for `arranged`: the row next to the sky first."""
    return " ".join(reversed(table(position)["planets"][planet - 1]))


def with_powers(mine: str, theirs: str = "", **places: Any) -> Position:
    return arranged(phase=turns.POWER, powers=(mine, theirs), **{"sky": "RPY..YBGRP", **places})


JAMMED = "RPYBG YBGRP RPYBG YBGRP"  # full, and nothing that falls on it makes three
MISSION: dict[str, Any] = {"planet": "." * 15 + "RR..."}


def sending(own: str, sky: str = "YBRGPBYGYB", other: str = MISSION["planet"], drop: str = "c5+d5") -> Position:
    return arranged(sky=sky, own=own, other=other, phase=turns.DROP, **MISSION).play(drop)


def only_one_swap() -> Position:
    """A full planet on which only red helps, in column a; a swap brings it there."""
    return arranged(sky="YRBGPBYGPR", own="RPYBG RBGPY KPYBG BKGPK")
