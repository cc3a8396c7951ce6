"""Constructions for people and programs: bars by name, how a construction falls, and how safely it stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np

from ziggurat.core import Json
from ziggurat.games.talo import balance, simplex, space
from ziggurat.kernel import Ints, ints

Cell = tuple[int, int, int]
AXES = "xyz"
WIDEST = 0.5  # an inset that leaves of a contact, one cell wide, only its middle line
STILL = 1e-7
HINGE = 0.1  # of what opens at its other end, as much as a support may open where it stays closed


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

    def as_json(self) -> Json:
        return {"length": self.length, "axis": self.axis, "at": [*self.start]}


@dataclass(frozen=True)
class Motion:
    """How a bar begins to move: the velocity of its middle, and its turning, both along x, y and z."""

    bar: Bar
    velocity: tuple[float, float, float]
    turning: tuple[float, float, float]

    def lift(self, x: float, y: float) -> float:
        """How fast a point of the bar, or right above or below it, goes up."""
        middle_x, middle_y = ((a + b + 1) / 2 for a, b in zip(self.bar.start[:2], self.bar.last[:2], strict=True))
        return self.velocity[2] + self.turning[0] * (y - middle_y) - self.turning[1] * (x - middle_x)

    @property
    def loss(self) -> float:
        """How fast its weight comes down."""
        return -self.velocity[2] * self.bar.length


@dataclass(frozen=True)
class Fall:
    """The first moment of a fall, as the balance sees it; no motions: the construction stands."""

    motions: tuple[Motion, ...]

    def __bool__(self) -> bool:
        return bool(self.motions)

    @property
    def side(self) -> str:
        """Where the heaviest part of the fall goes: e, w, n, s or, straight down, d."""
        worst = max(self.motions, key=lambda motion: motion.loss)
        # Turning about y tips towards east or west, about x towards south or north.
        east, north = worst.turning[1], -worst.turning[0]
        if max(abs(east), abs(north)) < STILL:
            return "d"
        if abs(east) >= abs(north):
            return "e" if east > 0 else "w"
        return "n" if north > 0 else "s"

    def as_json(self) -> Json:
        moving = [
            {"bar": str(motion.bar), "velocity": list(motion.velocity), "turning": list(motion.turning)}
            for motion in self.motions
        ]
        return {"side": self.side if self else "", "moving": moving}


def _workspace(bars: Sequence[Bar]) -> Ints:
    workspace = ints(balance.END_OF_BALANCE)
    for number, bar in enumerate(bars):
        balance.set_bar(workspace, number, bar.kind, bar.cell)
    return workspace


def _motions(workspace: Ints, bars: Sequence[Bar]) -> Fall:
    ray = workspace[simplex.RAY : simplex.RAY + 6 * len(bars)].view(np.float64).reshape(-1, 6)
    largest = max(float(np.abs(ray).max()), STILL)
    motions = []
    for bar, row in zip(bars, ray / largest, strict=True):
        up, about_x, about_y, east, north, about_z = (round(float(v), 6) + 0.0 for v in row)
        if np.abs(row).max() > STILL:
            motions.append(Motion(bar, (east, north, up), (about_x, about_y, about_z)))
    return Fall(tuple(motions))


def stands(bars: Sequence[Bar], inset: float = balance.INSET) -> bool:
    """Whether a construction stands (T14), decided by one program for all of it."""
    return bool(balance.whole_stands(_workspace(bars), len(bars), inset))


def fall(base: Sequence[Bar], added: Sequence[Bar]) -> Fall:
    """How a construction that stands falls when one or two bars are added, if it does."""
    bars = [*sorted(base, key=lambda bar: bar.z), *added]
    workspace = _workspace(bars)
    balance.lay_base(workspace, len(base), balance.INSET)
    if balance.stands(workspace, len(base), len(bars), balance.INSET):
        return Fall(())
    return _motions(workspace, bars)


def margin(bars: Sequence[Bar], precision: float = 1e-6) -> float:
    """How safely a construction stands: the largest inset, up to 0.5, with which T14 still holds."""
    safe, fails = 0.0, WIDEST
    if stands(bars, fails):
        return fails
    while fails - safe > precision:
        middle = (safe + fails) / 2
        if stands(bars, middle):
            safe = middle
        else:
            fails = middle
    return safe


def weakest(bars: Sequence[Bar], inset: float) -> Cell | None:
    """Where a construction that stands would give way first: the cell below the edge over which it would tip if
    the points of contact were moved inwards so far that it falls; z = -1: the board. None: it tips over none."""
    workspace = _workspace(bars)
    if balance.whole_stands(workspace, len(bars), inset):
        return None
    motions = {motion.bar: motion for motion in _motions(workspace, bars).motions}
    wood = {cell: bar for bar in bars for cell in bar.cells}
    hinges = [hinge for bar in motions for hinge in _hinges(bar, wood, motions, inset)]
    return max(hinges)[1] if hinges else None


def _hinges(
    bar: Bar, wood: dict[Cell, Bar], motions: dict[Bar, Motion], inset: float
) -> Iterator[tuple[float, Cell]]:
    """The supports of a bar that open on one side only when it moves: how wide, and where they stay closed."""
    below: dict[Bar | None, list[Cell]] = {}
    for x, y, z in bar.cells:
        under = (x, y, z - 1)
        if z == 0 or wood.get(under, bar) != bar:
            below.setdefault(wood.get(under), []).append(under)
    for support, cells in below.items():
        gaps = {}
        for x, y, z in cells:
            for corner in product((x + inset, x + 1 - inset), (y + inset, y + 1 - inset)):
                lower = motions[support].lift(*corner) if support in motions else 0.0
                gaps[corner] = (motions[bar].lift(*corner) - lower, (x, y, z))
        closed, cell = min(gaps.values())
        widest = max(gaps.values())[0]
        if closed < HINGE * widest:
            yield widest, cell
