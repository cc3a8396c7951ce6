"""Bars in space (T25): poses as a record has them, and how boxes with rounded edges touch and overlap.

A pose is made of whole numbers, the decimals of the record: thousandths of a unit, and hundred-thousandths of a
unit quaternion. So a position is exactly what its record says, and equal poses are equal.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

UNIT = 1_000  # of a length
TURN = 100_000  # of a quaternion
ROUNDING = 0.02  # of the edges of a bar
NEAR = 0.1  # gaps up to here are exact; a larger one may be larger still


class Pose(NamedTuple):
    """Where the middle of a bar is, and how the bar is turned; without a turn it stands upright."""

    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


class Bar(NamedTuple):
    """A bar in space: a box 1 × 1 × length, the length along its own z."""

    length: int
    pose: Pose


class Boxes(NamedTuple):
    """Boxes with edges rounded by `radius`: what remains of them without the rounding, and the axes as rows."""

    centre: Floats  # n × 3
    axes: Floats  # n × 3 × 3
    half: Floats  # n × 3
    radius: Floats  # n

    def pick(self, rows: npt.NDArray[np.intp]) -> "Boxes":
        return Boxes(*(part[rows] for part in self))

    def extent(self) -> tuple[Floats, Floats]:
        """The lowest and the highest point of each, rounding included, along each axis of space: n × 3."""
        reach = np.einsum("nj,njk->nk", self.half, np.abs(self.axes)) + self.radius[:, None]
        return self.centre - reach, self.centre + reach

    def corners(self) -> Floats:
        """The eight corners of each without the rounding: n × 8 × 3."""
        return self.centre[:, None] + np.einsum("cj,nj,njk->nck", _CORNERS, self.half, self.axes)


_CORNERS = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], dtype=float)
_EDGES = np.array([(i, i | bit) for bit in (1, 2, 4) for i in range(8) if not i & bit])


def axes_of(poses: list[Pose]) -> Floats:
    """The three own axes of each pose, as rows."""
    q = np.array([pose[3:] for pose in poses], dtype=float).reshape(-1, 4)
    w, x, y, z = (q / np.linalg.norm(q, axis=1, keepdims=True)).T
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
        [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
        [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.array(rows).transpose(2, 0, 1)


def boxes_of(bars: Sequence[Bar]) -> Boxes:
    lengths = np.array([bar.length for bar in bars], dtype=float)
    half = np.stack([np.ones_like(lengths), np.ones_like(lengths), lengths], axis=1) / 2 - ROUNDING
    centre = np.array([bar.pose[:3] for bar in bars], dtype=float).reshape(-1, 3) / UNIT
    return Boxes(centre, axes_of([bar.pose for bar in bars]), half, np.full(len(bars), ROUNDING))


def shift(before: Pose, after: Pose) -> float:
    """How far the middle of a bar has moved."""
    return math.dist(before[:3], after[:3]) / UNIT


def tilt(before: Pose, after: Pose) -> float:
    """By how many degrees the long axis of a bar has turned."""
    one, other = axes_of([before, after])[:, 2]
    return float(np.degrees(np.arccos(np.clip(one @ other, -1, 1))))


# ── Gaps ─────────────────────────────────────────────────────────────────────────────────────────────────
def gaps(one: Boxes, other: Boxes) -> Floats:
    """The gap between the boxes of each row; below zero it is how deep they overlap."""
    found = _separation(one, other)
    radius = one.radius + other.radius
    close = np.flatnonzero((found > 0) & (found < radius + NEAR))
    if len(close):
        found[close] = _distance(one.pick(close), other.pick(close), found[close])
    return found - radius


def _separation(one: Boxes, other: Boxes) -> Floats:
    """The widest gap between two parallel planes with a box on either side; below zero the boxes overlap.

    It suffices to try the normals of the faces, and those to an edge of each.
    """
    between = other.centre - one.centre
    dots = np.einsum("nij,nkj->nik", one.axes, other.axes)
    along_one, along_other = (np.einsum("nij,nj->ni", box.axes, between) for box in (one, other))
    spread = np.abs(dots)
    faces_of_one = np.abs(along_one) - one.half - np.einsum("nik,nk->ni", spread, other.half)
    faces_of_other = np.abs(along_other) - other.half - np.einsum("nik,ni->nk", spread, one.half)
    normals = np.cross(one.axes[:, :, None], other.axes[:, None]).reshape(-1, 9, 3)
    length = np.linalg.norm(normals, axis=2)
    reach = _reach(normals, one) + _reach(normals, other)
    across = np.abs(np.einsum("nmj,nj->nm", normals, between)) - reach
    edges = np.where(length > 1e-6, across / np.maximum(length, 1e-6), -np.inf)
    return np.concatenate([faces_of_one, faces_of_other, edges], axis=1).max(axis=1)


def _reach(normals: Floats, box: Boxes) -> Floats:
    """How far a box reaches from its middle along each normal."""
    return np.einsum("nmi,ni->nm", np.abs(np.einsum("nmj,nij->nmi", normals, box.axes)), box.half)


def _distance(one: Boxes, other: Boxes, least: Floats) -> Floats:
    """The distance of boxes that do not overlap: from a corner to a box, or from an edge to an edge. The edges
    need not be looked at where a corner is at the least distance that there can be."""
    corners, others = one.corners(), other.corners()
    found = np.minimum(_to_box(corners, other), _to_box(others, one))
    rest = np.flatnonzero(found > least + 1e-9)
    if len(rest):
        edges = _between_edges(corners[rest][:, _EDGES], others[rest][:, _EDGES])
        found[rest] = np.minimum(found[rest], edges)
    return found


def _to_box(points: Floats, box: Boxes) -> Floats:
    own = np.einsum("nij,ncj->nci", box.axes, points - box.centre[:, None])
    outside = np.maximum(np.abs(own) - box.half[:, None], 0)
    nearest: Floats = np.linalg.norm(outside, axis=2).min(axis=1)
    return nearest


def _between_edges(one: Floats, other: Floats) -> Floats:
    """The least distance between an edge of one box and an edge of another: n × 12 × 2 × 3 each."""
    start, start_other = one[:, :, None, 0], other[:, None, :, 0]
    way = one[:, :, None, 1] - start
    way_other = other[:, None, :, 1] - start_other
    back = start - start_other
    a, e = (way * way).sum(-1), (way_other * way_other).sum(-1)
    b, c, f = (way * way_other).sum(-1), (way * back).sum(-1), (way_other * back).sum(-1)
    det = a * e - b * b
    s = np.where(det > 1e-12, np.clip((b * f - c * e) / np.maximum(det, 1e-12), 0, 1), 0)
    t = np.clip((b * s + f) / e, 0, 1)
    s = np.clip((b * t - c) / a, 0, 1)
    apart = back + s[..., None] * way - t[..., None] * way_other
    nearest: Floats = np.linalg.norm(apart, axis=-1).min(axis=(1, 2))
    return nearest
