"""Babel once more, written straight from the clauses: whole cubes with six faces, turned in space.

Slow and plain on purpose, and sharing nothing with the compiled rules: the tests compare the two. `NaiveBabel`
plays by the clauses; `solve` finds the value of every position without using any symmetry.
"""

from itertools import product
from typing import NamedTuple

Faces = frozenset[str]  # the faces that bulge, of e w n s u d

OPPOSITE = {"e": "w", "w": "e", "n": "s", "s": "n", "u": "d", "d": "u"}
CELLS = {"a1": (0, 0), "b1": (1, 0), "a2": (0, 1), "b2": (1, 1)}
STEPS = {"e": (1, 0), "w": (-1, 0), "n": (0, 1), "s": (0, -1)}
HAND = (3, 3, 1, 3, 2)  # B3

# B2: one cube of each type, as it happens to lie there.
CUBES = [frozenset(), frozenset("u"), frozenset("ue"), frozenset("uen"), frozenset("dews")]


def turned(cube: Faces) -> set[Faces]:
    """All ways a cube can be turned in space, by quarter turns about two axes."""
    upright = {"e": "n", "n": "w", "w": "s", "s": "e", "u": "u", "d": "d"}
    rolled = {"e": "d", "d": "w", "w": "u", "u": "e", "n": "n", "s": "s"}
    found, fresh = {cube}, {cube}
    while fresh:
        fresh = {frozenset(way[f] for f in c) for c in fresh for way in (upright, rolled)} - found
        found |= fresh
    return found


WAYS = [turned(cube) for cube in CUBES]


def neighbour(cell: str, side: str) -> str | None:
    (x, y), (dx, dy) = CELLS[cell], STEPS[side]
    return next((name for name, place in CELLS.items() if place == (x + dx, y + dy)), None)


class NaiveBabel:
    """The tower and the hands, and what may be placed."""

    def __init__(self) -> None:
        self.tower: dict[tuple[str, int], Faces] = {}
        self.hands = [list(HAND), list(HAND)]

    @property
    def seat(self) -> int:
        return len(self.tower) % 2

    @property
    def level(self) -> int:
        return len(self.tower) // 4 + 1

    def fits(self, cube: Faces, cell: str) -> bool:
        level = self.level
        if level > 6 or (cell, level) in self.tower:  # B5
            return False
        if len(self.tower) == 1:
            first = next(iter(self.tower))[0]
            if cell not in [neighbour(first, side) for side in STEPS]:  # B10
                return False
        for side in STEPS:
            beside = neighbour(cell, side)
            if beside is None:
                if side in cube:  # B6
                    return False
                continue
            other = self.tower.get((beside, level))
            if other is not None and (side in cube) == (OPPOSITE[side] in other):  # B7
                return False
        if level == 1:
            return "d" not in cube  # B8
        return ("d" in cube) != ("u" in self.tower[cell, level - 1])  # B7

    def legal(self) -> dict[str, tuple[str, Faces]]:
        found = {}
        for cell, kind in product(CELLS, range(5)):
            if self.hands[self.seat][kind]:
                for cube in WAYS[kind]:
                    if self.fits(cube, cell):
                        found[cell + ("".join(f for f in "ewnsud" if f in cube) or "-")] = (cell, cube)
        return found

    def place(self, token: str) -> None:
        cell, cube = self.legal()[token]
        self.hands[self.seat][len(cube)] -= 1
        self.tower[cell, self.level] = cube

    def result(self, full_tower: str) -> list[float] | None:
        """B11."""
        if self.legal():
            return None
        if len(self.tower) == 24 and full_tower == "draw":
            return [0.5, 0.5]
        return [float(seat != self.seat) for seat in (0, 1)]


# ── Solving: from the top down, every position by itself, no symmetry ────────────────────────────────────
class NaivePosition(NamedTuple):
    """What matters of a position: placed cubes, bulges on top of the level below, the level, the hands."""

    placed: int
    tops: tuple[bool, ...]
    cells: tuple[Faces | None, ...]
    hand: tuple[int, ...]  # of the player to move
    other: tuple[int, ...]


Value = tuple[int, int]  # (1 won, 0 shared, −1 lost for the player to move; placements to the end)
ORDER = list(CELLS)
START = NaivePosition(0, (False,) * 4, (None,) * 4, HAND, HAND)


def _candidates() -> dict[tuple[str, str, str, str], list[Faces]]:
    """For a cell, and below, sideways and along each "must", "may" or "not": the cubes that can stand there."""
    found = {}
    for cell in CELLS:
        inner = [side for side in STEPS if neighbour(cell, side)]
        for wishes in product(("must", "may", "not"), repeat=3):
            wanted = dict(zip(("d", *inner), wishes, strict=True))
            cubes = [
                cube
                for way in WAYS
                for cube in way
                if not any(side in cube for side in STEPS if side not in inner)
                and all(wish == "may" or (side in cube) == (wish == "must") for side, wish in wanted.items())
            ]
            found[cell, wishes[0], wishes[1], wishes[2]] = cubes
    return found


CANDIDATES = _candidates()
INNER = {cell: [side for side in STEPS if neighbour(cell, side)] for cell in CELLS}
BESIDE = {(cell, side): ORDER.index(str(neighbour(cell, side))) for cell in CELLS for side in INNER[cell]}


def next_positions(at: NaivePosition) -> list[NaivePosition]:
    found = []
    for place, cell in enumerate(ORDER):
        if at.placed == 24 or at.cells[place] is not None:
            continue
        if at.placed == 1 and at.cells[3 - place] is not None:
            continue
        wishes = ["not" if at.placed < 4 or at.tops[place] else "must"]
        for side in INNER[cell]:
            other = at.cells[BESIDE[cell, side]]
            wishes.append("may" if other is None else "not" if OPPOSITE[side] in other else "must")
        for cube in CANDIDATES[cell, wishes[0], wishes[1], wishes[2]]:
            if at.hand[len(cube)]:
                found.append(_after(at, place, cube))
    return found


def _after(at: NaivePosition, place: int, cube: Faces) -> NaivePosition:
    hand = list(at.hand)
    hand[len(cube)] -= 1
    cells = (*at.cells[:place], cube, *at.cells[place + 1 :])
    tops = at.tops
    if None not in cells:
        tops, cells = tuple(c is not None and "u" in c for c in cells), (None,) * 4
    if at.placed == 23:
        tops = (False,) * 4
    return NaivePosition(at.placed + 1, tops, cells, at.other, tuple(hand))


def solve() -> dict[NaivePosition, tuple[Value, Value]]:
    """The value of every position, with a complete tower lost for seat 1, and with it shared."""
    known: dict[NaivePosition, tuple[Value, Value]] = {}
    todo = [(START, next_positions(START))]
    while todo:
        at, nexts = todo[-1]
        unknown = next((after for after in nexts if after not in known), None)
        if unknown is not None:
            todo.append((unknown, next_positions(unknown)))
            continue
        todo.pop()
        if not nexts:
            known[at] = (-1, 0), (0 if at.placed == 24 else -1, 0)
            continue
        answers = [known[after] for after in nexts]
        known[at] = _best([a[0] for a in answers]), _best([a[1] for a in answers])
    return known


def _best(answers: list[Value]) -> Value:
    """The best of the values that the other player would face: win fast, else share, else lose slowly."""
    lost = [distance for value, distance in answers if value < 0]
    if lost:
        return 1, 1 + min(lost)
    shared = [distance for value, distance in answers if value == 0]
    if shared:
        return 0, 1 + shared[0]
    return -1, 1 + max(distance for _, distance in answers)
