"""Babel's table drawn in text: each level from above, and the hands."""

from ziggurat.core.columns import left
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.position import Position
from ziggurat.core.types import Painter
from ziggurat.games.babel.notation import CELL_NAMES
from ziggurat.games.babel.state import Cube, view

COLOURS = ("grey", "white", "black", "beige", "blue")  # by type (B1)
Tower = dict[tuple[str, int], Cube]  # by cell and level


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    table = view(position)
    tower: Tower = {(cube.cell, cube.level): cube for cube in table.cubes}
    levels = range(1, table.level + 1)
    heads = "   ".join("   " + left(translate("diagram-level", language, level=level), 12) for level in levels)
    columns = "   ".join("   a      b    " for _ in levels)
    rows = [
        "   ".join(f"{row} " + " ".join(_cell(tower, paint, cell, level) for cell in cells) for level in levels)
        for row, cells in ((2, CELL_NAMES[2:]), (1, CELL_NAMES[:2]))
    ]
    hands = [
        f"{translate('diagram-holds', language, seat=seat)}  {_hand(counts, paint)}"
        for seat, counts in enumerate(table.hands, start=1)
    ]
    return "\n".join(line.rstrip() for line in (heads, *rows, columns, "", *hands))


def _cell(tower: Tower, paint: Painter, cell: str, level: int) -> str:
    cube = tower.get((cell, level))
    if cube:
        return paint(f" {cube.type}{cube.bulges:<4}", COLOURS[cube.type])
    under = tower.get((cell, level - 1))
    return paint(f" {'·' if not under else '●' if 'u' in under.bulges else '○'}    ", "dim")


def _hand(counts: list[int], paint: Painter) -> str:
    return " ".join(paint(f" {kind} ", COLOURS[kind]) + f"×{count} " for kind, count in enumerate(counts))
