"""Fantasy's table drawn in text: how high the wood is over the site, seen from above, and what is measured."""

import math

import numpy as np

from ziggurat.core.columns import left, width_of
from ziggurat.core.messages import ENGLISH, translate
from ziggurat.core.position import Position
from ziggurat.core.types import Painter
from ziggurat.games.talo.fantasy import rules
from ziggurat.games.talo.fantasy.measures import tops
from ziggurat.games.talo.fantasy.poses import Bar, boxes_of
from ziggurat.games.talo.fantasy.site import land
from ziggurat.games.talo.fantasy.view import measures
from ziggurat.games.talo.space import SITE as SIDE

POINTS = (0.1, 0.5, 0.9)  # of a cell, along x and y, where the height is looked at


def draw(position: Position, paint: Painter, language: str = ENGLISH) -> str:
    """The greatest height of the wood over each cell; `·` is land or table and `~` water."""
    state = position.workspace()
    site, bars = rules.site_of(state), list(rules.bars_of(state).values())
    columns, rows = _extent(bars)
    heights = {(x, y): _height(bars, x, y) for x in columns for y in rows}
    lines = [
        f"{y:>3} " + "".join(_cell(site, paint, heights[x, y], x, y) for x in columns) for y in reversed(rows)
    ]
    lines.append("    " + "".join(f"{x:>4} " for x in columns))
    return "\n".join(line.rstrip() for line in (*lines, "", *_beside(position, language)))


def _extent(bars: list[Bar]) -> tuple[range, range]:
    """The columns and rows of the board, and of all that reaches beyond it."""
    corners = np.floor(boxes_of(bars).corners()).astype(int).reshape(-1, 3)
    xs, ys = [0, SIDE - 1, *corners[:, 0].tolist()], [0, SIDE - 1, *corners[:, 1].tolist()]
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def _height(bars: list[Bar], x: int, y: int) -> float:
    xs, ys = np.meshgrid([x + part for part in POINTS], [y + part for part in POINTS])
    return float(tops(bars, xs.ravel(), ys.ravel()).max())


def _cell(site: str, paint: Painter, height: float, x: int, y: int) -> str:
    if height > -math.inf:
        return f"{height:>4.1f} "
    inside = any(west <= x < east and south <= y < north for west, south, east, north in land(site))
    return paint("   · ", "dim") if inside else paint("   ~ ", "blue")


def _beside(position: Position, language: str) -> list[str]:
    """What is measured, the supply, and what is in hand."""
    state = position.workspace()
    found = measures(position)
    supplies = " ".join(
        f"{length}×{count}" for length, count in enumerate(rules.supply_of(state), start=1) if count
    )
    rows = {
        "height": f"{found.height:.2f}",
        "overhang": f"{found.overhang:.2f}",
        "feet": str(found.feet),
        "bars": str(found.bars),
        "supply": supplies or "–",
    }
    if hand := rules.hand_of(state):
        rows["hand"] = " ".join(map(str, hand))
    names = {name: translate(f"diagram-{name}", language) for name in rows}
    width = max(map(width_of, names.values())) + 2
    return [left(names[name], width) + text for name, text in rows.items()]
