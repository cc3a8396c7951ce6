"""The judges of talo's balance: T14 written down once more, for HiGHS and for exact rationals.

Nothing here knows the code that is judged: bars are (length, axis, x, y, z), contacts are found from their boxes.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any, NamedTuple

import highspy
import numpy as np

Bars = Sequence[tuple[int, str, int, int, int]]
BOARD = -1
FRICTION = Fraction(2, 5)
INSET = Fraction(1, 50)
Number = Any  # Fraction, or float for HiGHS
Vector = tuple[Number, Number, Number]


class Point(NamedTuple):
    """A place where one body pushes another: the push on the upper one, and whether it grips."""

    upper: int
    lower: int
    at: Vector
    push: Vector
    grips: bool


def box(bar: tuple[int, str, int, int, int]) -> tuple[tuple[int, int], ...]:
    length, axis, *start = bar
    return tuple((c, c + (length if axis == a else 1)) for a, c in zip("xyz", start, strict=True))


def points(bars: Bars, inset: Number = INSET) -> Iterator[Point]:
    boxes = [box(bar) for bar in bars]
    for number, own in enumerate(boxes):
        if own[2][0] == 0:
            yield from _corners(number, BOARD, 2, (own[0], own[1], (0, 0)), inset)
    for a, b in combinations(range(len(bars)), 2):
        shared = tuple((max(p[0], q[0]), min(p[1], q[1])) for p, q in zip(boxes[a], boxes[b], strict=True))
        sizes = [high - low for low, high in shared]
        if min(sizes) == 0 and sizes.count(0) == 1:
            axis = sizes.index(0)
            upper, lower = (a, b) if boxes[a][axis][0] == boxes[b][axis][1] else (b, a)
            yield from _corners(upper, lower, axis, shared, inset)


def _corners(
    upper: int, lower: int, axis: int, shared: tuple[tuple[int, int], ...], inset: Number
) -> Iterator[Point]:
    number = type(inset)
    spans = [(number(a),) if k == axis else (a + inset, b - inset) for k, (a, b) in enumerate(shared)]
    push = tuple(number(k == axis) for k in range(3))
    for at in product(*spans):
        yield Point(upper, lower, (at[0], at[1], at[2]), (push[0], push[1], push[2]), axis == 2)


def middle(bar: tuple[int, str, int, int, int], number: type = Fraction) -> Vector:
    x, y, z = (number(a + b) / 2 for a, b in box(bar))
    return x, y, z


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def column(bars: Bars, point: Point, force: Vector) -> dict[int, Number]:
    """What a force at a point does to the equations of rest, six a bar."""
    entries: dict[int, Number] = {}
    for bar, sign in ((point.upper, 1), (point.lower, -1)):
        if bar == BOARD:
            continue
        centre = middle(bars[bar], type(point.at[0]))
        arm = (point.at[0] - centre[0], point.at[1] - centre[1], point.at[2] - centre[2])
        for k, value in enumerate((*force, *cross(arm, force))):
            if value:
                entries[6 * bar + k] = sign * value
    return entries


UNIT: tuple[Vector, Vector, Vector] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def stands_by_highs(
    bars: Bars, inset: Fraction = INSET, friction: Fraction = FRICTION, rough_sides: bool = False
) -> bool:
    """HiGHS's verdict."""
    return solve_model(highs_model(bars, float(inset), friction=float(friction), rough_sides=rough_sides))


def highs_model(
    bars: Bars,
    inset: float = float(INSET),
    slanting: bool = False,
    friction: float = float(FRICTION),
    rough_sides: bool = False,
) -> Any:
    """T14 as a model for HiGHS: at each point a push and, where it grips, two frictions bounded by it. `slanting`:
    four slanting pushes in their place, the edges of that cone; HiGHS is quicker with these. `rough_sides`: side
    contacts grip too, as they do not in T14."""
    lower: list[float] = []
    starts, index, value = [0], list[int](), list[float]()
    row_lower = [0.0] * (6 * len(bars))
    for number, bar in enumerate(bars):
        row_lower[6 * number + 2] = float(bar[0])
    row_upper = list(row_lower)
    grip = friction
    for point in points(bars, inset):
        columns: list[tuple[dict[int, float], float]] = []
        if point.grips and slanting:
            columns = [(column(bars, point, (x, y, 1.0)), 0.0) for x in (grip, -grip) for y in (grip, -grip)]
        else:
            columns = [(column(bars, point, point.push), 0.0)]
            if point.grips or rough_sides:
                along = [side for side in UNIT if side != point.push]
                columns += [(column(bars, point, side), -highspy.kHighsInf) for side in along]
        for k in range(1, 0 if slanting else len(columns)):  # −0.4 n ≤ f ≤ 0.4 n
            for sign in (1.0, -1.0):
                columns[0][0][len(row_lower)] = grip
                columns[k][0][len(row_lower)] = sign
                row_lower.append(0.0)
                row_upper.append(highspy.kHighsInf)
        for entries, low in columns:
            lower.append(low)
            index += entries.keys()
            value += entries.values()
            starts.append(len(index))
    model: Any = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(lower), len(row_lower)
    model.col_cost_ = np.zeros(len(lower))
    model.col_lower_, model.col_upper_ = np.array(lower), np.full(len(lower), highspy.kHighsInf)
    model.row_lower_, model.row_upper_ = np.array(row_lower), np.array(row_upper)
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = np.array(starts)
    model.a_matrix_.index_ = np.array(index)
    model.a_matrix_.value_ = np.array(value)
    return model


def solve_model(model: Any, presolve: str = "choose") -> bool:
    """Whether a model has a solution; where HiGHS does not know, it is asked again with another algorithm."""
    make: Any = highspy.Highs
    for solver in ("simplex", "ipm"):
        highs = make()
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("threads", 1)
        highs.setOptionValue("solver", solver)
        highs.setOptionValue("presolve", presolve)
        highs.passModel(model)
        highs.run()
        status = highs.getModelStatus()
        if status in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kInfeasible):
            return bool(status == highspy.HighsModelStatus.kOptimal)
    raise AssertionError(f"HiGHS does not know: {status}")


def stands_exactly(bars: Bars, inset: Fraction = INSET) -> bool:
    """The verdict in exact rationals: phase 1 of the simplex method, by Bland's rule. Slow."""
    size = 6 * len(bars)
    columns = []
    for point in points(bars, inset):
        if not point.grips:
            columns.append(column(bars, point, point.push))
            continue
        for a, b in product((FRICTION, -FRICTION), repeat=2):
            columns.append(column(bars, point, (a, b, Fraction(1))))
    table: list[dict[int, Fraction]] = [{} for _ in range(size)]
    for number, entries in enumerate(columns):
        for row, entry in entries.items():
            table[row][number] = entry
    right = [Fraction(bars[row // 6][0] if row % 6 == 2 else 0) for row in range(size)]
    basis = [-1] * size  # −1: nothing but the missing force itself
    while missing := sum(right[row] for row in range(size) if basis[row] < 0):
        score: dict[int, Fraction] = {}
        for row in range(size):
            if basis[row] < 0:
                for number, entry in table[row].items():
                    score[number] = score.get(number, Fraction(0)) + entry
        entering = min((number for number, value in score.items() if value > 0), default=None)
        if entering is None:
            assert missing > 0
            return False
        ratios = [
            (right[row] / table[row][entering], basis[row], row)
            for row in range(size)
            if table[row].get(entering, 0) > 0
        ]
        _pivot(table, right, min(ratios)[2], entering)
        basis[min(ratios)[2]] = entering
    return True


def _pivot(table: list[dict[int, Fraction]], right: list[Fraction], row: int, entering: int) -> None:
    pivot = table[row][entering]
    table[row] = {number: entry / pivot for number, entry in table[row].items()}
    right[row] /= pivot
    for other, entries in enumerate(table):
        if other == row or not (factor := entries.get(entering)):
            continue
        for number, entry in table[row].items():
            value = entries.get(number, Fraction(0)) - factor * entry
            if value:
                entries[number] = value
            else:
                entries.pop(number, None)
        right[other] -= factor * right[row]


def judge(bars: Bars, verdict: bool) -> bool:
    """Whether the construction stands: HiGHS says so, and where it contradicts the verdict, the rationals do."""
    found = stands_by_highs(bars)
    return found if found == verdict else stands_exactly(bars)
