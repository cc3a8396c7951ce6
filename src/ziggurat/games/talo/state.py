"""What lies on talo's table: reading a position, for views, words and drawings."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ziggurat.core import Json, Position
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar, Fall, fall, margin, weakest

BOARDS = Path(__file__).with_name("boards.txt")
GLANCE = 0.02  # how exactly a margin is told while a bar is still in the air
SAFE = 0.1  # a smaller margin is worth a warning


class Place(NamedTuple):
    """Where a pawn stands: height 0 is the board."""

    x: int
    y: int
    height: int

    def __str__(self) -> str:
        return f"{self.x},{self.y},{self.height}"


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


def bars(position: Position) -> list[Bar]:
    count = int(position.state[space.BARS])
    return [Bar.of(int(code) - 1) for code in position.state[space.BAR : space.BAR + count]]


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


def pawn_cells(place: Place) -> list[tuple[int, int, int]]:
    """The cells that a pawn fills (T17)."""
    return [(place.x, place.y, z) for z in (place.height, place.height + 1)]


def hand(position: Position) -> list[int]:
    return [int(n) for n in position.state[space.HAND : space.HAND + 2] if n]


def taken(position: Position) -> list[int]:
    return [int(n) for n in position.state[space.TAKEN : space.TAKEN + 2] if n]


def supply(position: Position) -> list[int]:
    return [int(n) for n in position.state[space.SUPPLY : space.SUPPLY + space.LENGTHS]]


def seat_of(position: Position) -> int:
    """The seat whose turn it is, also while chance rolls and after the end."""
    return int(position.state[space.SEAT])


def phase(position: Position) -> int:
    return int(position.state[space.PHASE])


def is_land(position: Position, x: int, y: int) -> bool:
    return _in_rows(position, space.LAND, x, y)


def is_shore(position: Position, x: int, y: int) -> bool:
    return _in_rows(position, space.SHORE, x, y)


def _in_rows(position: Position, rows: int, x: int, y: int) -> bool:
    inside = 0 <= x < space.SITE and 0 <= y < space.SITE
    return inside and bool(int(position.state[rows + y]) >> x & 1)


def reachable(position: Position) -> list[Place]:
    """The surfaces that the pawn may move to now."""
    found = (action - space.MOVE for action in position.actions if space.MOVE <= action < space.PLACE)
    return [place_over(under) for under in found]


def place_over(under: int) -> Place:
    """The place on top of a cell."""
    return Place(int(space.x_of(under)), int(space.y_of(under)), int(space.z_of(under)) + 1)


def placed_bar(action: int) -> Bar:
    """The bar of a placement."""
    kind, cell = divmod((action - space.PLACE) % (space.HOLD - space.PLACE), space.CELLS)
    return Bar.of(cell * space.KINDS + kind)


def fall_with(position: Position, bar: Bar) -> Fall:
    """How the construction falls when a bar is placed and, if one is held, that one let go (T13)."""
    holding = held(position)
    base = [other for other in bars(position) if other != holding]
    return fall(base, [*([holding] if holding else []), bar])


def verdict_on(position: Position, bar: Bar) -> Json:
    """What the balance says of a bar before it is placed: how it would fall, or how safely all would stand.

    `rests` are the filled cells right under it; on the board there are none. `weakest` is the cell, of wood or,
    with z = -1, of the board, that carries what would give way first, where that is not far.
    """
    wood = {cell for other in bars(position) for cell in other.cells}
    below = [(x, y, z - 1) for x, y, z in bar.cells]
    falling = fall_with(position, bar)
    all_bars = [*bars(position), bar]
    safe = None if falling else margin(all_bars, GLANCE)
    weak = weakest(all_bars, safe + GLANCE) if safe is not None and safe < SAFE else None
    return {
        "bar": bar.as_json(),
        "rests": [[*cell] for cell in below if cell in wood and cell not in bar.cells],
        "fall": falling.as_json() if falling else None,
        "margin": safe,
        "weakest": [*weak] if weak else None,
    }


def is_clear(position: Position, bar: Bar) -> bool:
    """Whether the cells of a bar hold nothing else: only then has its balance a meaning (T10)."""
    filled = {cell for other in bars(position) for cell in other.cells}
    filled |= {cell for place in pawns(position).values() for cell in pawn_cells(place)}
    on_land = all(z > 0 or is_land(position, x, y) for x, y, z in bar.cells)
    return on_land and not filled & set(bar.cells)
