"""Constructions for people and programs: bars by name, how a construction falls, and how safely it stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ziggurat.games.talo import space
from ziggurat.games.talo.statics import balance, falling, simplex
from ziggurat.kernel import Ints, ints

AXES = "xyz"
SIDES = "ewnsd"  # in the order of `falling`


class Bar(NamedTuple):
    """A bar by its length, its axis and the cell with the smallest coordinates."""

    length: int
    axis: str
    x: int
    y: int
    z: int

    @classmethod
    def of(cls, code: int) -> "Bar":
        cell, kind = divmod(code, space.KINDS)
        x, y, z = int(space.x_of(cell)), int(space.y_of(cell)), int(space.z_of(cell))
        return cls(int(space.length_of(kind)), AXES[space.axis_of(kind)], x, y, z)

    def __str__(self) -> str:
        return f"{self.length}{self.axis}@{self.x},{self.y},{self.z}"

    @property
    def kind(self) -> int:
        return int(space.kind_of(self.length, AXES.index(self.axis)))

    @property
    def start(self) -> tuple[int, int, int]:
        return self.x, self.y, self.z

    @property
    def cell(self) -> int:
        return int(space.cell_at(*self.start))

    @property
    def cells(self) -> list[tuple[int, int, int]]:
        dx, dy, dz = (int(self.axis == axis) for axis in AXES)
        return [(self.x + k * dx, self.y + k * dy, self.z + k * dz) for k in range(self.length)]

    @property
    def last(self) -> tuple[int, int, int]:
        return self.cells[-1]


@dataclass(frozen=True)
class Motion:
    """How a bar begins to move: the velocity of its middle, and its turning, both along x, y and z."""

    bar: Bar
    velocity: tuple[float, float, float]
    turning: tuple[float, float, float]

    @property
    def loss(self) -> float:
        """How fast its weight comes down."""
        return -self.velocity[2] * self.bar.length


@dataclass(frozen=True)
class Fall:
    """The first moment of a fall, as the balance sees it; no motions: the construction stands."""

    motions: tuple[Motion, ...]
    side: str  # where the heaviest part of it goes: e, w, n, s or, straight down, d

    def __bool__(self) -> bool:
        return bool(self.motions)


def _workspace(bars: Sequence[Bar]) -> Ints:
    workspace = ints(balance.END_OF_BALANCE)
    for number, bar in enumerate(bars):
        balance.set_bar(workspace, number, bar.kind, bar.cell)
    return workspace


def _motions(workspace: Ints, bars: Sequence[Bar]) -> Fall:
    ray = workspace[simplex.RAY : simplex.RAY + 6 * len(bars)].view(np.float64).reshape(-1, 6).tolist()
    moving = workspace[falling.MOVING : falling.MOVING + len(bars)].tolist()
    motions = []
    for bar, (up, about_x, about_y, east, north, about_z), moves in zip(bars, ray, moving, strict=True):
        if moves:
            motions.append(Motion(bar, (east, north, up), (about_x, about_y, about_z)))
    return Fall(tuple(motions), SIDES[falling.side_of(workspace, len(bars))] if motions else "")


def stands(bars: Sequence[Bar], inset: float = balance.INSET) -> bool:
    """Whether a construction stands (T14), decided by one program for all of it."""
    return bool(balance.whole_stands(_workspace(bars), len(bars), inset))


def fall(base: Sequence[Bar], added: Sequence[Bar]) -> Fall:
    """How a construction that stands falls when one or two bars are added, if it does."""
    bars = [*sorted(base, key=lambda bar: bar.z), *added]
    workspace = _workspace(bars)
    balance.lay_base(workspace, len(base), balance.INSET)
    if balance.stands(workspace, len(base), len(bars), balance.INSET):
        return Fall((), "")
    falling.make_readable(workspace, len(bars))
    return _motions(workspace, bars)


def margin(bars: Sequence[Bar], precision: float = 1e-6) -> float:
    """How safely a construction stands: the largest inset, up to 0.5, with which T14 still holds."""
    return float(falling.margin_of(_workspace(bars), len(bars), precision))


def weakest(bars: Sequence[Bar], inset: float) -> tuple[int, int, int] | None:
    """Where a construction that stands would give way first if the points of contact were moved inwards so far
    that it falls: the cell below the edge over which it would tip; z = -1: the board. None: it tips over none."""
    found, x, y, z = falling.weakest_cell(_workspace(bars), len(bars), inset)
    return (int(x), int(y), int(z)) if found else None
