"""What bars rest on in fantasy (T24, T25): green board, islands or bare table, and who touches whom."""

from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from ziggurat.games.talo.fantasy.poses import UNIT, Bar, Boxes, boxes_of, gaps
from ziggurat.games.talo.pieces import boards
from ziggurat.games.talo.space import SITE as SIDE

SITES = ("green", "islands", "table")
MIDDLE = SIDE / 2  # of the board and of the table, along x and y
RADIUS = 20.0  # of the table
WATER = -0.3  # its height; the land and the table around the board are at 0
DEPTH = 5.0  # of what cannot be sunk into
BEYOND = 100.0  # the table goes on as far as any pose may be; whoever leaves the disc is off it

OVERLAP = 0.02  # at most, between bars at rest and with the site
GAP = 0.03  # at most, where bars touch
ON_SITE = 0  # as a number of a bar: the site
_SLACK = 1e-6  # of what is found roughly first

Places = npt.NDArray[np.intp]
Rectangle = tuple[float, float, float, float]  # west, south, east, north


@cache
def land(site: str) -> tuple[Rectangle, ...]:
    """The surface at height 0 in rectangles; between those of the islands is water."""
    if site != "islands":
        return ((-BEYOND, -BEYOND, SIDE + BEYOND, SIDE + BEYOND),)
    around = (
        (-BEYOND, -BEYOND, 0.0, SIDE + BEYOND),
        (float(SIDE), -BEYOND, SIDE + BEYOND, SIDE + BEYOND),
        (0.0, -BEYOND, float(SIDE), 0.0),
        (0.0, float(SIDE), float(SIDE), SIDE + BEYOND),
    )
    return (*around, *_rectangles(boards()[site][0]))


def _rectangles(rows: list[int]) -> list[Rectangle]:
    """Rows of bits, from the south, as rectangles: a run of cells grows north while the next row has it too."""
    found: list[Rectangle] = []
    growing: dict[tuple[int, int], int] = {}  # where each run began
    for y, row in enumerate([*rows, 0]):
        runs = set(_runs(row))
        for run in [run for run in growing if run not in runs]:
            found.append((run[0], growing.pop(run), run[1], y))
        for run in runs:
            growing.setdefault(run, y)
    return sorted(found)


def _runs(row: int) -> list[tuple[int, int]]:
    """The runs of bits that are set: the first of each, and the one behind its last."""
    found, start = [], 0
    for x in range(SIDE + 1):
        if not row >> x & 1:
            if start < x:
                found.append((start, x))
            start = x + 1
    return found


@cache
def _ground(site: str) -> Boxes:
    rows = np.array(land(site), dtype=float)
    count = len(rows)
    centre = np.stack([rows[:, [0, 2]].mean(1), rows[:, [1, 3]].mean(1), np.full(count, -DEPTH / 2)], axis=1)
    half = np.stack([rows[:, 2] - rows[:, 0], rows[:, 3] - rows[:, 1], np.full(count, DEPTH)], axis=1) / 2
    return Boxes(centre, np.tile(np.eye(3), (count, 1, 1)), half, np.zeros(count))


@lru_cache(maxsize=32)  # an action asks the same again and again: to judge it, to play it, to show it
def gaps_to_site(site: str, bars: tuple[Bar, ...]) -> list[float]:
    """The gap between each bar and the land; infinite where they are not near."""
    if not bars:
        return []
    ground, boxes = _ground(site), boxes_of(bars)
    one, other = near(boxes, ground)
    found = np.full(len(bars), np.inf)
    np.minimum.at(found, one, gaps(boxes.pick(one), ground.pick(other)))
    return [float(gap) for gap in found]


@lru_cache(maxsize=32)
def gaps_between(bars: tuple[Bar, ...]) -> dict[tuple[int, int], float]:
    """The gap between the bars of each pair that touches or overlaps, by their places among the bars."""
    boxes = boxes_of(bars)
    one, other = near(boxes, boxes)
    one, other = one[one < other], other[one < other]
    found = gaps(boxes.pick(one), boxes.pick(other))
    close = np.flatnonzero(found <= GAP)
    return {(int(one[k]), int(other[k])): float(found[k]) for k in close}


def near(boxes: Boxes, others: Boxes) -> tuple[Places, Places]:
    """The pairs of a box and another that may touch: as far as the boxes around them, along the axes, do."""
    (low, high), (others_low, others_high) = boxes.extent(), others.extent()
    apart = np.maximum(low[:, None] - others_high, others_low - high[:, None]).max(axis=2)
    one, other = np.nonzero(apart <= GAP + _SLACK)
    return one, other


def touching(site: str, bars: dict[int, Bar]) -> dict[int, list[int]]:
    """What each bar touches, by numbers; 0 is the site."""
    numbers = list(bars)
    found: dict[int, list[int]] = {number: [] for number in numbers}
    for number, gap in zip(numbers, gaps_to_site(site, tuple(bars.values())), strict=True):
        if gap <= GAP:
            found[number].append(ON_SITE)
    for one, other in gaps_between(tuple(bars.values())):
        found[numbers[one]].append(numbers[other])
        found[numbers[other]].append(numbers[one])
    return {number: sorted(others) for number, others in found.items()}


def held_up(touches: dict[int, list[int]], lying: Iterable[int] = ()) -> set[int]:
    """The bars from which contacts lead down to the site, or to bars that lie in the water or beside the table."""
    found: set[int] = set()
    waiting = [*lying, *(number for number, others in touches.items() if ON_SITE in others)]
    while waiting:
        number = waiting.pop()
        if number not in found:
            found.add(number)
            waiting += [other for other in touches[number] if other != ON_SITE]
    return found


def wet(site: str, bars: tuple[Bar, ...]) -> list[bool]:
    """Which bars touch the water: nothing else is so low."""
    if site != "islands" or not bars:
        return [False] * len(bars)
    low, _ = boxes_of(bars).extent()
    return [bool(one <= WATER + GAP) for one in low[:, 2]]


def is_off(bar: Bar) -> bool:
    """Whether a bar has left the table."""
    x, y, z = (part / UNIT for part in bar.pose[:3])
    return (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2 > RADIUS**2 or z < -0.5
