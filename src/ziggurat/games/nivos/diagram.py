"""Nivos's table drawn in text: each level from above; beside it hands, reserve and cylinders."""

from collections.abc import Iterator

from ziggurat.core import Painter, Position
from ziggurat.games.nivos.rules import BOARD, COLOURS, LEVELS, SQUARES
from ziggurat.games.nivos.state import (
    NOBODY,
    cylinders,
    free_cylinders,
    hand,
    height,
    kind,
    laid,
    seats_of,
    sides,
    squares,
    top,
)
from ziggurat.messages import ENGLISH, translate


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    levels = range(1, max(1, top(position)) + 1)
    columns = " ".join("abcdefghij"[:BOARD])
    width = len(columns)
    lines = ["     ".join(f"  {translate('diagram-level', language, level=level):<{width}}" for level in levels)]
    letters = _letters(position, paint)
    for row in reversed(range(BOARD)):
        cells = range(BOARD * row, BOARD * (row + 1))
        parts = (" ".join(letters[level, cell] for cell in cells) for level in levels)
        lines.append("     ".join(f"{row + 1} {part}" for part in parts))
    lines.append("     ".join(f"  {columns}" for _ in levels))
    lines.append("")
    lines.extend(_table_side(position, paint, language))
    return "\n".join(line.rstrip() for line in lines)


def _letters(position: Position, paint: Painter) -> dict[tuple[int, int], str]:
    """What a diagram shows at each level and cell: a capital for what can be seen from above, a small letter for
    what is hidden, a dot where the next plate would lie on this level."""
    shown = {}
    for level in range(1, LEVELS + 1):
        for cell in range(SQUARES):
            shown[level, cell] = paint("·", "dim") if height(position, cell) == level - 1 else " "
    for plate in laid(position):
        letter = kind(plate.colour).letter
        for cell in range(SQUARES):
            if squares(plate.shape, plate.cell) >> cell & 1:
                seen = height(position, cell) == plate.level
                shown[plate.level, cell] = tinted(plate.colour, letter if seen else letter.lower(), paint)
    return shown


def _table_side(position: Position, paint: Painter, language: str) -> Iterator[str]:
    """What lies beside the board: hands, reserve, cylinders."""
    rows = {
        translate("diagram-holds", language, seat=seat): _named(hand(position, seat), paint, language)
        for seat in range(1, position.rules.seats + 1)
    }
    rows[translate("diagram-reserve", language)] = _named(hand(position, NOBODY), paint, language)
    rows[translate("diagram-cylinders", language)] = _all_cylinders(position, language)
    width = max(map(len, rows)) + 2
    return (f"{label:<{width}}{row}" for label, row in rows.items())


def _all_cylinders(position: Position, language: str) -> str:
    none = translate("diagram-no-cylinder", language)
    free = " ".join(map(str, free_cylinders(position))) or none
    stacks = [translate("diagram-cylinders-left", language, heights=free)]
    for side in range(sides(position)):
        seats, heights = seats_of(position, side), cylinders(position, side)
        if len(seats) == 1:
            whose = translate("diagram-seat", language, seat=seats[0])
        else:
            whose = translate("diagram-seats", language, one=seats[0], other=seats[1])
        held = " + ".join(map(str, heights)) or none
        stacks.append(translate("diagram-cylinders-of", language, whose=whose, heights=held))
    return "   ".join(stacks)


def _named(colours: list[int], paint: Painter, language: str) -> str:
    named = "  ".join(f"{tinted(c, kind(c).letter, paint)} {kind(c)}" for c in colours)
    return named or translate("diagram-nothing", language)


def tinted(colour: int, text: str, paint: Painter) -> str:
    return paint(text, "wood" if colour == COLOURS else kind(colour).colour)
