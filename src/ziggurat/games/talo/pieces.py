"""What is on talo's table, by name: boards, bars, pawns, supply, and how all falls with one bar more."""

from functools import cache
from pathlib import Path

from ziggurat.core.arguments import Argument, Pick
from ziggurat.core.position import Position
from ziggurat.games.talo import rules, space
from ziggurat.games.talo.construction import Bar, Fall, fall
from ziggurat.games.talo.notation import Place, place_over
from ziggurat.kernel import ints

BOARDS = Path(__file__).with_name("boards.txt")


@cache
def boards() -> dict[str, tuple[list[int], list[int]]]:
    """Of each board its rows of land and of land where pawns may start, from the south, a bit a cell (T3, T5)."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in BOARDS.read_text(encoding="utf-8").splitlines():
        if line.endswith(":"):
            name = line[:-1]
            found[name] = []
        elif line and name:
            found[name].insert(0, line)
    return {name: (_bits(rows, "#+"), _bits(rows, "#")) for name, rows in found.items()}


def _bits(rows: list[str], marks: str) -> list[int]:
    return [sum(1 << x for x, mark in enumerate(row) if mark in marks) for row in rows]


@cache
def arguments() -> tuple[Argument, ...]:
    """How the options become the integers that `rules.start` reads."""
    return (
        Pick("players", {"2": (2,), "3": (3,), "4": (4,)}),
        Pick("starts", {"free": (0,), "symmetric": (1,)}),
        Pick("collapse", {"forbid": (0,), "dare": (1,)}),
        Pick("board", {name: (*land, *shore) for name, (land, shore) in boards().items()}),
    )


def bars(position: Position) -> list[Bar]:
    count = int(position.state[space.BARS])
    return [Bar.of(int(code) - 1) for code in position.state[space.BAR : space.BAR + count]]


def free_columns(position: Position) -> int:
    """The cells of land with nothing above: a bar can stand there upright, and nothing has to be weighed (T8)."""
    state: list[int] = position.state.tolist()
    rows = state[space.LAND : space.LAND + space.SITE]
    for code in state[space.BAR : space.BAR + state[space.BARS]]:
        cell, kind = divmod(code - 1, space.KINDS)
        x, y = cell % space.SPAN - space.BEYOND, cell // space.SPAN % space.SPAN - space.BEYOND
        length, axis = (kind + 5) // 3, space.Z if kind == 0 else (kind - 1) % 3
        wide, deep = (length if axis == space.X else 1), (length if axis == space.Y else 1)
        covered = ((1 << wide) - 1) << (x + space.BEYOND) >> space.BEYOND
        for row in range(max(0, y), min(space.SITE, y + deep)):
            rows[row] &= ~covered
    pawns = sum(place > 0 for place in state[space.PAWN : space.PAWN + state[space.SEATS]])
    return sum(row.bit_count() for row in rows) - pawns


def held(position: Position) -> Bar | None:
    code = int(position.state[space.HELD])
    return Bar.of(code - 1) if code else None


def pawn(position: Position, seat: int) -> Place | None:
    place = int(position.state[space.PAWN + seat - 1]) - 1
    return Place(int(space.x_of(place)), int(space.y_of(place)), place // space.AREA) if place >= 0 else None


def pawns(position: Position) -> dict[int, Place]:
    """The pawns on the table, by seat."""
    found = {seat: pawn(position, seat) for seat in range(1, position.rules.seats + 1)}
    return {seat: place for seat, place in found.items() if place}


def hand(position: Position) -> list[int]:
    return [int(n) for n in position.state[space.HAND : space.HAND + 2] if n]


def supply(position: Position) -> list[int]:
    return [int(n) for n in position.state[space.SUPPLY : space.SUPPLY + space.LENGTHS]]


def phase(position: Position) -> int:
    return int(position.state[space.PHASE])


def is_land(position: Position, x: int, y: int) -> bool:
    inside = 0 <= x < space.SITE and 0 <= y < space.SITE
    return inside and bool(int(position.state[space.LAND + y]) >> x & 1)


def reachable(position: Position) -> list[Place]:
    """The surfaces that the pawn may move to now."""
    under = ints(rules.MOST_PLACES)
    n = rules.reachable(position.workspace(), under)
    return [place_over(cell) for cell in under[:n].tolist()]


def fall_with(position: Position, bar: Bar) -> Fall:
    """How the construction falls when a bar is placed and, if one is held, that one let go (T13)."""
    holding = held(position)
    base = [other for other in bars(position) if other != holding]
    return fall(base, [*([holding] if holding else []), bar])
