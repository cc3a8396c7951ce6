"""Babel's table drawn in text: each level from above, and the hands."""

from ziggurat.core import Painter, Position
from ziggurat.games.babel.rules import TYPES
from ziggurat.games.babel.state import cube_at, current_level, hand
from ziggurat.messages import ENGLISH, translate

COLOURS = ("grey", "white", "black", "beige", "blue")  # by type (B1)


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    levels = range(1, current_level(position) + 1)
    heads = "   ".join(f"   {translate('diagram-level', language, level=level):<12}" for level in levels)
    columns = "   ".join("   a      b    " for _ in levels)
    rows = [
        "   ".join(f"{row} " + " ".join(_cell(position, paint, cell, level) for cell in cells) for level in levels)
        for row, cells in ((2, (2, 3)), (1, (0, 1)))
    ]
    hands = [
        f"{translate('diagram-holds', language, seat=seat)}  {_hand(position, paint, seat)}" for seat in (1, 2)
    ]
    return "\n".join(line.rstrip() for line in (heads, *rows, columns, "", *hands))


def _cell(position: Position, paint: Painter, cell: int, level: int) -> str:
    cube = cube_at(position, cell, level)
    if cube:
        return paint(f" {cube.kind}{cube.bulges:<4}", COLOURS[cube.kind])
    under = cube_at(position, cell, level - 1) if level > 1 else None
    return paint(f" {'·' if not under else '●' if 'u' in under.bulges else '○'}    ", "dim")


def _hand(position: Position, paint: Painter, seat: int) -> str:
    counts = hand(position, seat)
    return " ".join(paint(f" {kind} ", COLOURS[kind]) + f"×{counts[kind]} " for kind in range(TYPES))
