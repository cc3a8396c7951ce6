"""One step of the games of a batch, compiled anew for each game: the template that `loom.py` fills in.

The rules are named here as if they stood above; `loom.weave` writes a copy of this file for each game, beside its
machine code, with the game's own functions under these names. So everything is inlined, and yet kept between
runs, which neither closures nor function pointers give. A CUDA kernel calls the same functions.
"""

from typing import Any

import numpy as np
from numba import types

from ziggurat.kernel import BYTES, CHANCE, INTS, MASK, OVER, PACK, PLAIN, WIN, Bytes, Ints, below, compiled
from ziggurat.kernel._numba import fetch_and_add

start: Any
turn: Any
legal: Any
apply: Any
returns: Any
sample: Any
observe: Any
mask: Any  # the game's own, or `mark`
pack: Any  # the game's own, or `no_pack`

TABLE = types.int64[:, ::1]
LISTS = types.int32[:, ::1]
ROWS = types.int8[:, ::1]
SHARES = types.float32[:, ::1]


@compiled(types.int64(INTS, INTS))
def settle(p: Ints, rng: Ints) -> int:
    """Lets chance act until a seat is to act or the game is over; returns that seat, or OVER."""
    seat = turn(p)
    while seat == CHANCE:
        apply(p, sample(p, rng))
        seat = turn(p)
    return seat


@compiled(types.int64(TABLE, INTS, INTS))
def begin(options: Ints, p: Ints, rng: Ints) -> int:
    """Starts a game under one of the option rows, drawn if there are several; returns the first seat to act."""
    row = below(rng, len(options)) if len(options) > 1 else 0
    start(p, options[row])
    return settle(p, rng)


@compiled(types.int64(TABLE, INTS, INTS, types.int64, types.int64, INTS), inline=True)
def play(options: Ints, p: Ints, rng: Ints, seat: int, action: int, share: Ints) -> int:
    """One step: the seat plays its action, a random one if that is below zero, and chance after it; or a game
    begins where none goes on (OVER). Returns the seat to act next.

    If the game ended, the results are in `share`, the next one has begun, and its first seat is returned below
    zero.
    """
    if seat == OVER:
        return begin(options, p, rng)
    apply(p, action if action >= 0 else sample(p, rng))
    following = settle(p, rng)
    if following != OVER:
        return following
    returns(p, share)
    return -begin(options, p, rng)


@compiled(MASK)
def mark(p: Ints, actions: Ints, out: Bytes) -> None:
    """The mask of the legal actions by way of their list."""
    for action in range(len(out)):
        out[action] = 0
    for i in range(legal(p, actions)):
        out[actions[i]] = 1


@compiled(PACK)
def no_pack(p: Ints, seat: int, words: Ints) -> None:
    """For a game whose planes are not of bits; never called."""


if mask is None:
    mask = mark
if pack is None:
    pack = no_pack


@compiled(types.float32(types.int64), inline=True)
def reward(share: int) -> float:
    """2 × share − 1. A product, for GPUs divide slowly; a test looks at every share."""
    return np.float32((2 * share - WIN) * (1 / WIN))  # type: ignore[return-value]


@compiled(types.int64(INTS))
def take(counter: Ints) -> int:
    """The next number; no other thread gets the same."""
    if PLAIN:
        counter[0] += 1
        return counter[0] - 1
    return fetch_and_add(counter)


@compiled(
    types.void(
        TABLE, TABLE, INTS, INTS, INTS, INTS, ROWS, LISTS, ROWS, TABLE, SHARES, BYTES,
        INTS, INTS, INTS, INTS, types.int64, types.int64,
    ),
    refcount=False,
)  # fmt: skip
def stride(
    options: Ints, positions: Ints, rng: Ints, chosen: Ints, seats: Ints, counts: Ints,
    masks: Any, lists: Any, planes: Any, bits: Any, rewards: Any, done: Any,
    p: Ints, actions: Ints, share: Ints, heap: Ints, handful: int, steps: int,
) -> None:  # fmt: skip
    """So many steps of every game, together with the other threads that do the same, each with working memory
    (`p`, `actions`, `share`) of its own: who has time takes the next handful of games from the heap.

    Rules that want working memory behind the position play in the workspace `p`; others in the batch's own rows,
    as all write their masks and planes there. Rows are handed over for nothing: this loop counts no
    references.
    """
    size, length = positions.shape
    on_desk = len(p) > length
    first = take(heap) * handful
    while first < size:
        for _ in range(steps):
            for i in range(first, min(first + handful, size)):
                if on_desk:
                    for k in range(length):
                        p[k] = positions[i, k]
                else:
                    p = positions[i]
                seat = play(options, p, rng[i : i + 1], seats[i], chosen[i], share)
                over = seat < 0
                for k in range(len(share)):
                    rewards[i, k] = reward(share[k]) if over else np.float32(0)
                seat = abs(seat)
                done[i] = over
                seats[i] = seat
                if on_desk:
                    for k in range(length):
                        positions[i, k] = p[k]
                if bits.shape[1]:
                    pack(p, seat, bits[i])
                    continue
                if masks.shape[1]:
                    mask(p, actions, masks[i])
                else:
                    counts[i] = legal(p, actions)
                    for k in range(counts[i]):
                        lists[i, k] = actions[k]
                observe(p, seat, planes[i])
        first = take(heap) * handful
