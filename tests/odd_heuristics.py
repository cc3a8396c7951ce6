"""Heuristics that return bad values: NaN, infinity, huge numbers, negative counts of candidates."""

import numpy as np

from ziggurat.bots.engine.heuristics import CANDIDATE_LIST, EVALUATE, KEY, ORDER, Floats, Weights
from ziggurat.kernel import Ints, compiled

ODD = (np.nan, np.inf, -np.inf, 1e308, -1.0, -1e308, 0.5)


@compiled()
def odd(number: int) -> float:
    return ODD[number % 7]


@compiled(EVALUATE)
def odd_shares(p: Ints, net: Weights, out: Floats) -> None:
    for seat in range(len(out)):
        out[seat] = odd(p[0] + 3 * p[2] + seat)


@compiled(EVALUATE)
def no_shares(p: Ints, net: Weights, out: Floats) -> None:
    for seat in range(len(out)):
        out[seat] = np.nan


@compiled(ORDER)
def odd_ranks(p: Ints, net: Weights, actions: Ints, n: int, out: Floats) -> None:
    for i in range(n):
        out[i] = odd(p[0] + actions[i])


@compiled(ORDER)
def no_ranks(p: Ints, net: Weights, actions: Ints, n: int, out: Floats) -> None:
    for i in range(n):
        out[i] = np.nan


@compiled(CANDIDATE_LIST)
def fewer_than_none(p: Ints, rng: Ints, actions: Ints) -> int:
    return -3


@compiled(CANDIDATE_LIST)
def one_candidate(p: Ints, rng: Ints, actions: Ints) -> int:
    """The same one everywhere, even where chance acts."""
    actions[0] = 0
    return 1


# In connect four: the evaluation of column a is not a number.
@compiled(EVALUATE)
def nothing_of_a(p: Ints, net: Weights, out: Floats) -> None:
    """Seat 1 dropped a disc into column a: its share is no number, that of the other great."""
    out[0] = np.nan if p[0] & 127 else 0.4
    out[1] = 0.6


@compiled(EVALUATE)
def infinite_for_a(p: Ints, net: Weights, out: Floats) -> None:
    out[0] = np.inf if p[0] & 127 else 0.4
    out[1] = 0.6


@compiled(ORDER)
def no_rank_for_low_columns(p: Ints, net: Weights, actions: Ints, n: int, out: Floats) -> None:
    for i in range(n):
        out[i] = np.nan if actions[i] < 2 else np.inf if actions[i] < 4 else 0.5


@compiled(KEY)
def key(p: Ints) -> int:
    """A proper one, of connect four: the discs of seat 1, and above them where each column ends."""
    return int(p[0] + (p[0] | p[1]) + 0x40810204081)
