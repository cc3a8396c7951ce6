"""Talo's table drawn in text: the heights of the building site from above, with the pawns."""

from ziggurat.core.columns import left, width_of
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.position import Position
from ziggurat.core.types import Painter
from ziggurat.games.talo import space
from ziggurat.games.talo.pieces import bars, hand, held, is_land, pawns, supply
from ziggurat.games.talo.state import PAWN_COLOURS

SIGNS = "ABCD"


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    """The height of the wood over every cell (beyond the edge too, where some reaches), pawns as letters.

    A pawn stands on the height behind its letter; `·` is land and `~` water.
    """
    tops: dict[tuple[int, int], int] = {}
    for bar in bars(position):
        for x, y, z in bar.cells:
            tops[x, y] = max(tops.get((x, y), 0), z + 1)
    xs = [0, space.SITE - 1, *(x for x, _ in tops)]
    ys = [0, space.SITE - 1, *(y for _, y in tops)]
    columns = range(min(xs), max(xs) + 1)
    lines = [
        f"{y:>3} " + "".join(_cell(position, paint, tops, x, y) for x in columns)
        for y in range(max(ys), min(ys) - 1, -1)
    ]
    lines.append("    " + "".join(f"{x:>3} " for x in columns))
    return "\n".join(line.rstrip() for line in (*lines, "", *_beside(position, paint, language)))


def _cell(position: Position, paint: Painter, tops: dict[tuple[int, int], int], x: int, y: int) -> str:
    for seat, place in pawns(position).items():
        if (place.x, place.y) == (x, y):
            return paint(f" {SIGNS[seat - 1]}{place.height:<2}", PAWN_COLOURS[seat - 1])
    if (x, y) in tops:
        return f"{tops[x, y]:>3} "
    return paint("  · ", "dim") if is_land(position, x, y) else paint("  ~ ", "blue") if _on_site(x, y) else "    "


def _on_site(x: int, y: int) -> bool:
    return 0 <= x < space.SITE and 0 <= y < space.SITE


def _beside(position: Position, paint: Painter, language: str) -> list[str]:
    """The supply, and what is in hand."""
    supplied, in_hand, holding = (translate(f"diagram-{name}", language) for name in ("supply", "hand", "held"))
    width = max(map(width_of, (supplied, in_hand, holding))) + 2
    supplies = " ".join(f"{length}×{count}" for length, count in enumerate(supply(position), start=1) if count)
    lines = [left(supplied, width) + (supplies or "–")]
    if lengths := hand(position):
        lines.append(left(in_hand, width) + paint(" ".join(map(str, lengths)), "bold"))
    if bar := held(position):
        lines.append(f"{left(holding, width)}{bar}")
    return lines
