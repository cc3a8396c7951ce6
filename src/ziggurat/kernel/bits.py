"""Bits of integers, counted and found: a set of cells or of actions is often an integer."""

from numba import types

from ziggurat.kernel._numba import PLAIN, count_ones, trailing_zeros
from ziggurat.kernel.compilation import compiled


@compiled(types.int64(types.int64))
def count_bits(x: int) -> int:
    """How many bits of a non-negative integer are set."""
    return int(x).bit_count() if PLAIN else count_ones(x)


@compiled(types.int64(types.int64))
def lowest_bit(x: int) -> int:
    """The place of the lowest bit set in a positive integer."""
    return int(x & -x).bit_length() - 1 if PLAIN else trailing_zeros(x)


@compiled(types.int64(types.int64, types.int64))
def nth_bit(x: int, n: int) -> int:
    """The place of the n-th bit set, counted from 0, lowest first.

    Found by halving, in as many steps for every n: threads of a GPU go together.
    """
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        lower = count_bits(x & ((1 << width) - 1))
        if n >= lower:
            n -= lower
            x >>= width
            place += width
    return place
