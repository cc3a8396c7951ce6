"""Babel solved: the value and the distance to the end of every position, for both values of `full_tower`.

What can still happen depends only on the cubes of the current level, on the tops of the level below and on the
hands; and the eight symmetries of the square change nothing. So a position has a key of 45 bits, the smallest of
its eight images:

    placed (5) | hand of seat 1 (10) | hand of seat 2 (10) | tops below (4) | current level (4 cells of 4 bits)

Forwards, all 300,779 keys are found ply by ply; backwards, each gets its score from the scores of its children.
A score is what the seat to move can reach, so that the best action has the greatest: WON − d if it wins in d
placements, −WON + d if it loses in d, 0 if the complete tower is shared.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import numpy as np
from numba import types

from ziggurat.bots.host import host
from ziggurat.games.babel import rules
from ziggurat.games.babel.rules import CELLS, DRAW, FULL_TOWER, HAND, LAST, LENGTH, LEVELS, PATTERN, PLACED, TOWER
from ziggurat.kernel import BYTES, INTS, Bytes, Ints, compiled, copy, ints

Row = TypeVar("Row", Ints, Bytes)
WON = 100
PLIES = LEVELS * CELLS + 1
HAND_BITS, TOP_BITS, LEVEL_BITS = 10, 4, 16
_LEVEL = (1 << LEVEL_BITS) - 1
PORTION = 4_096  # positions between two pauses

# A cube seen in a mirror along the diagonal: its faces sideways and along change places. By orientation + 1.
_MIRRORED = (0, *(PATTERN.index(p & ~3 | p >> 1 & 1 | (p & 1) << 1) + 1 for p in PATTERN))
_TRANSPOSED = (0, 2, 1, 3)  # cells, in that mirror

# The same two cubes that differ only at the top: the one without and the one with a bulge up, by orientation + 1.
_FLAT, _BULGING = PATTERN.index(0) + 1, PATTERN.index(rules.UP) + 1


@compiled()
def canonical(square: int) -> int:
    """The smallest of the eight images of a level with the tops below it."""
    best = square
    for mirrored in range(2):
        for flip in range(4):
            image = 0
            for cell in range(CELLS):
                cube = (square >> 4 * cell) & 15
                top = (square >> (LEVEL_BITS + cell)) & 1
                seen_at = cell
                if mirrored:
                    cube = _MIRRORED[cube]
                    seen_at = _TRANSPOSED[cell]
                seen_at ^= flip
                image |= cube << 4 * seen_at | top << (LEVEL_BITS + seen_at)
            best = min(best, image)
    return best


@compiled(types.int64(INTS))
def key_of(state: Ints) -> int:
    """The key of a position, the same for all positions that are alike."""
    placed = state[PLACED]
    square = 0
    if placed < LEVELS * CELLS:
        square = state[TOWER + placed // CELLS]
        if placed >= CELLS:
            under = state[TOWER + placed // CELLS - 1]
            for cell in range(CELLS):
                top = (rules.BULGE_UP >> (((under >> 4 * cell) & 15) - 1)) & 1
                square |= top << (LEVEL_BITS + cell)
    hands = state[HAND] << HAND_BITS | state[HAND + 1]
    return (placed << 2 * HAND_BITS | hands) << (LEVEL_BITS + TOP_BITS) | canonical(square)


@compiled()
def unfold(key: int, state: Ints) -> None:
    """Fills `state` with a position of that key; the levels below the last one are left out."""
    for i in range(LENGTH):
        state[i] = 0
    hands = key >> (LEVEL_BITS + TOP_BITS)
    state[PLACED] = hands >> 2 * HAND_BITS
    state[HAND] = (hands >> HAND_BITS) & ((1 << HAND_BITS) - 1)
    state[HAND + 1] = hands & ((1 << HAND_BITS) - 1)
    level = state[PLACED] // CELLS
    if level < LEVELS:
        state[TOWER + level] = key & _LEVEL
        if level > 0:
            for cell in range(CELLS):
                top = (key >> (LEVEL_BITS + cell)) & 1
                state[TOWER + level - 1] |= (_BULGING if top else _FLAT) << 4 * cell
    state[rules.FITTING] = rules.fitting(state)


@compiled(types.int64(INTS, INTS))
def children(keys: Ints, found: Ints) -> int:
    """Writes the keys of all positions one placement further, with repetitions; returns how many."""
    state, after, actions = np.zeros(LENGTH, np.int64), np.zeros(LENGTH, np.int64), np.zeros(64, np.int64)
    n = 0
    for key in keys:
        unfold(key, state)
        for i in range(rules.legal(state, actions)):
            copy(state, after)
            rules.apply(after, actions[i])
            found[n] = key_of(after)
            n += 1
    return n


@compiled(types.int64(types.int64))
def follows(score: int) -> int:
    """The score of an action, from the other player's score of the position after it: one placement later."""
    if score == 0:
        return 0
    return 1 - score if score > 0 else -1 - score


@compiled(types.int64(INTS, INTS, BYTES, types.int64, BYTES))
def score_ply(keys: Ints, further: Ints, further_scores: Bytes, full_tower: int, scores: Bytes) -> int:
    """The scores of a ply from those of the next; returns how many of its games are over."""
    state, after, actions = np.zeros(LENGTH, np.int64), np.zeros(LENGTH, np.int64), np.zeros(64, np.int64)
    over = 0
    for i in range(len(keys)):
        unfold(keys[i], state)
        n = rules.legal(state, actions)
        best = -WON
        if n == 0:
            over += 1
            if state[PLACED] == LEVELS * CELLS and full_tower == DRAW:
                best = 0
        for k in range(n):
            copy(state, after)
            rules.apply(after, actions[k])
            best = max(best, follows(further_scores[np.searchsorted(further, key_of(after))]))
        scores[i] = best
    return over


@compiled(types.int64(INTS, INTS, BYTES))
def look_up(state: Ints, keys: Ints, scores: Bytes) -> int:
    return scores[np.searchsorted(keys, key_of(state))]


@dataclass(frozen=True, eq=False)
class Tablebase:
    """Every position's score; the keys are sorted, ply after ply."""

    keys: Ints
    plies: tuple[slice, ...]  # where each ply's keys are
    over: tuple[int, ...]  # how many positions of each ply are ends
    scores: dict[int, Bytes]  # by full_tower

    def score(self, state: Ints) -> int:
        """What the seat to move can reach (see the top of the file)."""
        return int(look_up(state.copy(), self.keys, self.scores[int(state[FULL_TOWER])]))


def distance_of(score: int, placed: int) -> int:
    """The placements to the end."""
    return WON - abs(score) if score else LEVELS * CELLS - placed


def _portions(row: Row) -> Iterator[Row]:
    """A long row in parts, between which others may think."""
    for start in range(0, len(row), PORTION):
        host().pause()
        yield row[start : start + PORTION]


def _children(keys: Ints) -> Ints:
    room = ints(len(keys) * rules.RULES.max_legal_actions)
    return np.unique(room[: children(keys, room)])


def _find_keys(progress: Callable[[int, int], None]) -> list[Ints]:
    state = rules.RULES.workspace()
    rules.start(state, ints(1))
    found = [np.array([key_of(state)], dtype=np.int64)]
    for ply in range(1, PLIES):
        found.append(np.unique(np.concatenate([_children(part) for part in _portions(found[-1])])))
        progress(ply, 2 * PLIES)
    return found


def _score_all(keys: list[Ints], full_tower: int) -> tuple[Bytes, tuple[int, ...]]:
    scores = [np.zeros(len(row), dtype=np.int8) for row in keys]
    over = [0] * PLIES
    beyond, nothing = ints(0), np.zeros(0, dtype=np.int8)
    for ply in reversed(range(PLIES)):
        last = ply == PLIES - 1
        further, further_scores = (beyond, nothing) if last else (keys[ply + 1], scores[ply + 1])
        for some, theirs in zip(_portions(keys[ply]), _portions(scores[ply]), strict=True):
            over[ply] += int(score_ply(some, further, further_scores, full_tower, theirs))
    return np.concatenate(scores), tuple(over)


def solve(progress: Callable[[int, int], None] = lambda done, of: None) -> Tablebase:
    """Solves the whole game, about a second of work."""
    keys = _find_keys(progress)
    by_last, over = _score_all(keys, LAST)
    progress(PLIES + PLIES // 2, 2 * PLIES)
    by_draw, _ = _score_all(keys, DRAW)
    progress(2 * PLIES, 2 * PLIES)
    ends = np.cumsum([len(row) for row in keys])
    plies = tuple(slice(int(end) - len(row), int(end)) for end, row in zip(ends, keys, strict=True))
    return Tablebase(np.concatenate(keys), plies, over, {LAST: by_last, DRAW: by_draw})


@cache
def tablebase() -> Tablebase:
    """The solution, made once in a process."""
    return solve()
