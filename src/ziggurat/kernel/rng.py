"""The random generator of the compiled rules: its state is an array of one integer."""

import numpy as np
from numba import types

from ziggurat.kernel.compilation import compiled
from ziggurat.kernel.contract import INTS, Ints


def generator(seed: int) -> Ints:
    """The state of a random generator; equal seeds give equal sequences (splitmix64 spreads the seeds)."""
    mask = (1 << 64) - 1
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    return np.array([z or 1], dtype=np.uint64).view(np.int64)


@compiled(types.int64(INTS, types.int64))
def below(rng: Ints, n: int) -> int:
    """A random integer from 0 to n − 1, for n below 2³¹ (xorshift64, its upper half scaled down)."""
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & 0x01FFFFFFFFFFFFFF
    x ^= x << 17
    rng[0] = x
    return (((x >> 32) & 0xFFFFFFFF) * n) >> 32


@compiled(types.int64(INTS, INTS, types.int64))
def pick_weighted(rng: Ints, weights: Ints, n: int) -> int:
    """A random index below n, each as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(rng, total)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1
