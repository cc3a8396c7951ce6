"""What is measured of a construction and shown, never judged (T28), and how high it is above a point."""

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ziggurat.games.talo.fantasy.poses import Bar, Boxes, Floats, boxes_of
from ziggurat.games.talo.fantasy.site import ON_SITE, touching

COARSE, FINE = 1.0, 0.1  # between the points of wood that are looked at: of all bars, then of the farthest
PRECISION = 2  # decimals of what is measured


class Measures(Struct, frozen=True):
    """How high it is, how far it reaches out beyond its feet, how many feet it has, and of how many bars it is."""

    height: float
    overhang: float
    feet: int
    bars: int


class Shapes(NamedTuple):
    """Bars from above: sums of three segments, and so bounded by three pairs of parallel edges."""

    centre: Floats  # n × 2
    along: Floats  # n × 3 × 2: half of each edge
    normal: Floats  # n × 3 × 2: of each edge; 0 where it has no length
    middle: Floats  # n × 3 × 2: of the edge on the side of its normal


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
    shapes = _shapes(feet)
    bars = _far(bars, feet)
    rough = [float(reach.max()) for reach in _reaches(bars, shapes, COARSE)]
    likely = [bar for bar, reach in zip(bars, rough, strict=True) if reach + COARSE / 2 >= max(rough)]
    return max(float(reach.max()) for reach in _reaches(likely, shapes, FINE))


def _far(bars: list[Bar], feet: list[Bar]) -> list[Bar]:
    """The bars that the farthest point may be of, by the circles around the feet."""
    corners = _sharp(bars).corners()[:, :, :2]
    boxes = _sharp(feet)
    radius = np.linalg.norm(boxes.half[:, :, None] * boxes.axes[:, :, :2], axis=2).sum(axis=1)
    away = np.linalg.norm(corners[:, :, None] - boxes.centre[:, :2], axis=3)  # bar × corner × foot
    most, least = away.max(axis=1).min(axis=1), (away - radius).min(axis=2).max(axis=1)
    return [bar for bar, far in zip(bars, most >= least.max(), strict=True) if far]


def _reaches(bars: list[Bar], shapes: Shapes, step: float) -> list[Floats]:
    """How far points along the four long edges of each bar are from the nearest foot."""
    corners = _sharp(bars).corners()[:, :, :2]
    points = []
    for start, end in zip(corners[:, 0::2], corners[:, 1::2], strict=True):
        length = math.dist(start[0], end[0])  # a bar that stands has none, seen from above
        parts = np.linspace(0, 1, 1 + math.ceil(length / step))[:, None, None]
        points.append((start + parts * (end - start)).reshape(-1, 2))
    away = _away(np.concatenate(points), shapes)
    return np.split(away, np.cumsum([len(part) for part in points])[:-1])


def _sharp(bars: list[Bar]) -> Boxes:
    """Bars as if their edges were sharp: rounding them would take 0.01 off."""
    boxes = boxes_of(bars)
    return boxes._replace(half=boxes.half + boxes.radius[:, None])


def _shapes(bars: list[Bar]) -> Shapes:
    boxes = _sharp(bars)
    along = boxes.half[:, :, None] * boxes.axes[:, :, :2]
    length = np.linalg.norm(along, axis=2, keepdims=True)
    turned = np.stack([-along[..., 1], along[..., 0]], axis=2)
    normal = np.where(length > 1e-9, turned / np.maximum(length, 1e-9), 0.0)
    side = np.einsum("nik,njk->nij", normal, along)
    side[np.abs(side) < 1e-12] = 0.0  # an edge itself, and those in line with it
    return Shapes(boxes.centre[:, :2], along, normal, np.einsum("nij,njk->nik", np.sign(side), along))


def _away(points: Floats, shapes: Shapes) -> Floats:
    """The distance of each point from the nearest shape, 0 inside it."""
    apart = points[:, None, None] - shapes.centre[:, None]  # point × shape × edge × 2
    over = (apart * shapes.normal).sum(-1)
    outside = np.abs(over) - (shapes.middle * shapes.normal).sum(-1)
    apart = apart * np.where(over < 0, -1.0, 1.0)[..., None] - shapes.middle  # from the edge on its side
    length = np.maximum((shapes.along**2).sum(-1), 1e-18)
    part = np.clip((apart * shapes.along).sum(-1) / length, -1, 1)
    distance = np.linalg.norm(apart - part[..., None] * shapes.along, axis=-1).min(axis=2)
    nearest: Floats = np.where((outside <= 0).all(axis=2), 0.0, distance).min(axis=1)
    return nearest


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
