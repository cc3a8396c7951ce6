"""What is measured of a construction and shown, never judged (T28), and how high it is above a point."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ziggurat.games.talo.fantasy.poses import Bar, Floats, boxes_of
from ziggurat.games.talo.fantasy.site import ON_SITE, touching

COARSE, FINE = 1.0, 0.1  # between the points of wood that are looked at: of all bars, then of the farthest
PRECISION = 2  # decimals of what is measured


class Measures(Struct, frozen=True):
    """How high it is, how far it reaches out beyond its feet, how many feet it has, and of how many bars it is."""

    height: float
    overhang: float
    feet: int
    bars: int


@lru_cache(maxsize=64)
def measure(site: str, bars: tuple[tuple[int, Bar], ...]) -> Measures:
    """The measures of numbered bars at rest."""
    if not bars:
        return Measures(0.0, 0.0, 0, 0)
    touches = touching(site, dict(bars))
    feet = [bar for number, bar in bars if ON_SITE in touches[number]]
    others = [bar for number, bar in bars if ON_SITE not in touches[number]]
    boxes = boxes_of([bar for _, bar in bars])
    height = float((boxes.corners()[:, :, 2].max(axis=1) + boxes.radius).max())
    overhang = _overhang(others, feet) if feet and others else 0.0
    return Measures(round(max(height, 0.0), PRECISION), round(overhang, PRECISION), len(feet), len(bars))


def _overhang(bars: list[Bar], feet: list[Bar]) -> float:
    """How far, seen from above, the farthest point of these bars is from the nearest foot."""
    outlines = [_outline(foot) for foot in feet]
    rough = [float(_away(_points(bar, COARSE), outlines).max()) for bar in bars]
    likely = [bar for bar, reach in zip(bars, rough, strict=True) if reach + COARSE / 2 >= max(rough)]
    return float(_away(np.concatenate([_points(bar, FINE) for bar in likely]), outlines).max())


def _away(points: Floats, outlines: list[Floats]) -> Floats:
    """The distance of each point from the nearest outline."""
    nearest: Floats = np.min([_beside(points, outline) for outline in outlines], axis=0)
    return nearest


def _whole(bar: Bar) -> Floats:
    """The corners of a bar as if its edges were sharp: rounding them would take 0.01 off."""
    box = boxes_of([bar])
    return box._replace(half=box.half + box.radius[:, None]).corners()[0]


def _points(bar: Bar, step: float) -> Floats:
    """Points along the four long edges of a bar, from above."""
    corners = _whole(bar)[:, :2]
    steps = np.linspace(0, 1, 1 + round(bar.length / step))[:, None, None]
    along: Floats = corners[0::2] + steps * (corners[1::2] - corners[0::2])
    return along.reshape(-1, 2)


def _outline(bar: Bar) -> Floats:
    """The outline of a bar from above, counter-clockwise."""
    points = sorted(map(tuple, np.round(_whole(bar)[:, :2], 6).tolist()))
    return np.array([*_chain(points), *_chain(points[::-1])])


def _chain(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """One half of the hull of sorted points, without its last point."""
    found: list[tuple[float, ...]] = []
    for point in points:
        while len(found) > 1 and _turn(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found[:-1]


def _turn(a: tuple[float, ...], b: tuple[float, ...], c: tuple[float, ...]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _beside(points: Floats, outline: Floats) -> Floats:
    """The distance of each point from a convex outline, 0 inside it."""
    way = np.roll(outline, -1, axis=0) - outline
    apart = points[:, None] - outline
    inside = (way[:, 0] * apart[..., 1] - way[:, 1] * apart[..., 0] >= 0).all(axis=1)
    along = np.clip((apart * way).sum(-1) / (way * way).sum(-1), 0, 1)
    distance = np.linalg.norm(apart - along[..., None] * way, axis=-1).min(axis=1)
    return np.where(inside, 0.0, distance)


def tops(bars: list[Bar], xs: npt.NDArray[np.float64], ys: npt.NDArray[np.float64]) -> Floats:
    """The height of the wood over each point, −∞ where there is none."""
    found = np.full(len(xs), -np.inf)
    if not bars:
        return found
    boxes = boxes_of(bars)
    half = boxes.half + boxes.radius[:, None]
    for centre, axes, extent in zip(boxes.centre, boxes.axes, half, strict=True):
        start = axes @ (np.stack([xs, ys, np.zeros_like(xs)]) - centre[:, None])  # in the axes of the box
        up = axes[:, 2:]
        with np.errstate(divide="ignore", invalid="ignore"):
            low, high = (-extent[:, None] - start) / up, (extent[:, None] - start) / up
        level = np.abs(up) < 1e-9
        outside = np.abs(start) > extent[:, None]
        enter = np.where(level, np.where(outside, np.inf, -np.inf), np.minimum(low, high)).max(axis=0)
        leave = np.where(level, np.where(outside, -np.inf, np.inf), np.maximum(low, high)).min(axis=0)
        found = np.where(enter <= leave, np.maximum(found, leave), found)
    return found
