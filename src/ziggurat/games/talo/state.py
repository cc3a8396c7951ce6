"""What is on talo's table, read from a position: bars, pawns, supply; how it stands; the view that clients get."""

from functools import cache
from pathlib import Path

from ziggurat.core import Json, Position
from ziggurat.games.talo import rules, space
from ziggurat.games.talo.construction import Bar, Fall, fall, margin, weakest
from ziggurat.games.talo.notation import Place, place_over, placed_bar
from ziggurat.kernel import ints

BOARDS = Path(__file__).with_name("boards.txt")
PAWN_COLOURS = ("red", "blue", "yellow", "green")  # by seat (T4)
PHASES = ("start", "restart", "roll", "take", "build", "finish", "over")
GLANCE = 0.02  # the precision of a margin while a bar is still in the air
SAFE = 0.1  # a smaller margin is worth a warning


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
    under = ints(rules.MOST_PLACES)
    n = rules.reachable(position.rules.workspace(position.state), under)
    return [place_over(cell) for cell in under[:n].tolist()]


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


def collapse_of(position: Position) -> Fall | None:
    """How the construction came down at the end of a daring game (T16)."""
    if position.parent is None or position.state[space.ENDED] != space.COLLAPSED:
        return None
    return fall_with(position.parent, placed_bar(position.action))


def view(position: Position) -> Json:
    """What can be seen on the table, as plain data for clients."""
    state = position.state
    holding = held(position)
    land = ["".join(_mark(position, x, y) for x in range(space.SITE)) for y in range(space.SITE)]
    table: Json = {
        "phase": PHASES[phase(position)],
        "seat": seat_of(position),
        "land": land,
        "bars": [bar.as_json() | {"held": bar == holding} for bar in bars(position)],
        "pawns": [_pawn_view(position, seat) for seat in range(1, position.rules.seats + 1)],
        "supply": supply(position),
        "rolled": int(state[space.ROLLED]),
        "rolls": int(state[space.ROLLS]),
        "taken": taken(position),
        "hand": hand(position),
        "reachable": [[*place] for place in reachable(position)],
    }
    if collapse := collapse_of(position):
        table["fall"] = collapse.as_json()
    return table


def _pawn_view(position: Position, seat: int) -> Json | None:
    place = pawn(position, seat)
    return (
        {"x": place.x, "y": place.y, "height": place.height, "colour": PAWN_COLOURS[seat - 1]} if place else None
    )


def _mark(position: Position, x: int, y: int) -> str:
    return "#" if is_shore(position, x, y) else "+" if is_land(position, x, y) else "~"
