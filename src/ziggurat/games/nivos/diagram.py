"""Nivos's table drawn in text: each level from above; beside it hands, reserve and cylinders."""

from collections.abc import Iterator

from ziggurat.core.columns import left, width_of
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.position import Position
from ziggurat.core.types import Painter
from ziggurat.games.nivos.notation import CELL_NAMES
from ziggurat.games.nivos.plates import NEUTRAL, SIZES
from ziggurat.games.nivos.rules import BOARD
from ziggurat.games.nivos.state import Kind, Side, View, cells, heights, view

LETTERS = {size.colour: size.letter for size in (*SIZES, NEUTRAL)}


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    table = view(position)
    levels = range(1, max(1, table.level) + 1)
    columns = " ".join("abcdefghij"[:BOARD])
    width = len(columns)
    lines = [
        "     ".join("  " + left(translate("diagram-level", language, level=level), width) for level in levels)
    ]
    letters = _letters(table, paint)
    for row in reversed(range(BOARD)):
        names = CELL_NAMES[BOARD * row : BOARD * (row + 1)]
        parts = (" ".join(letters.get((level, cell), " ") for cell in names) for level in levels)
        lines.append("     ".join(f"{row + 1} {part}" for part in parts))
    lines.append("     ".join(f"  {columns}" for _ in levels))
    lines.append("")
    lines.extend(_table_side(table, paint, language))
    return "\n".join(line.rstrip() for line in lines)


def _letters(table: View, paint: Painter) -> dict[tuple[int, str], str]:
    """What a diagram shows at each level and cell: a capital for what can be seen from above, a small letter for
    what is hidden, a dot where the next plate would lie on this level."""
    high = heights(table)
    shown = {(high[cell] + 1, cell): paint("·", "dim") for cell in CELL_NAMES}
    for plate in table.plates:
        letter = LETTERS[plate.colour]
        for cell in cells(plate):
            seen = high[cell] == plate.level
            shown[plate.level, cell] = tinted(plate.colour, letter if seen else letter.lower(), paint)
    return shown


def _table_side(table: View, paint: Painter, language: str) -> Iterator[str]:
    """What lies beside the board: hands, reserve, cylinders."""
    rows = {
        translate("diagram-holds", language, seat=seat): _named(held, paint, language)
        for seat, held in enumerate(table.hands, start=1)
    }
    rows[translate("diagram-reserve", language)] = _named(table.reserve, paint, language)
    rows[translate("diagram-cylinders", language)] = _all_cylinders(table, language)
    width = max(map(width_of, rows)) + 2
    return (left(label, width) + row for label, row in rows.items())


def _all_cylinders(table: View, language: str) -> str:
    none = translate("diagram-no-cylinder", language)
    free = " ".join(map(str, table.free_cylinders)) or none
    stacks = [translate("diagram-cylinders-left", language, heights=free)]
    for side in table.cylinders:
        held = " + ".join(map(str, side.heights)) or none
        stacks.append(translate("diagram-cylinders-of", language, whose=_whose(side, language), heights=held))
    return "   ".join(stacks)


def _whose(side: Side, language: str) -> str:
    if len(side.seats) == 1:
        return translate("diagram-seat", language, seat=side.seats[0])
    return translate("diagram-seats", language, one=side.seats[0], other=side.seats[1])


def _named(kinds: list[Kind], paint: Painter, language: str) -> str:
    named = "  ".join(f"{tinted(kind.colour, LETTERS[kind.colour], paint)} {kind.size}" for kind in kinds)
    return named or translate("diagram-nothing", language)


def tinted(colour: str, text: str, paint: Painter) -> str:
    return paint(text, "wood" if colour == NEUTRAL.colour else colour)
