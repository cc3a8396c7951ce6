"""Several bytes written at once: planes and masks are bytes, and quickest written in words.

A view of the array as words would count references, at ten times the price of the writing.
"""

import numpy as np
from numba import types

from ziggurat.kernel._numba import PLAIN, store
from ziggurat.kernel.compilation import compiled
from ziggurat.kernel.contract import BYTES, Bytes


@compiled(types.void(BYTES, types.int64, types.int64))
def write_eight(out: Bytes, place: int, word: int) -> None:
    """Writes the eight bytes of an integer, lowest first, as the `place`-th eight."""
    if PLAIN:
        out.view(np.int64)[place] = word
    else:
        store(out, place, word)


@compiled(types.void(BYTES, types.int64, types.int64))
def write_four(out: Bytes, place: int, word: int) -> None:
    """Writes the four lower bytes of an integer, lowest first, as the `place`-th four."""
    if PLAIN:
        out.view(np.int32)[place] = word
    else:
        store(out, place, np.int32(word))
