"""One step of the games of a batch: the template that `specialise.py` compiles for each game.

This file names the rules as if it defined them. `specialise.specialise` writes a copy of the file for each game,
beside its machine code, and puts the game's own functions under these names. So everything is inlined and still
cached between runs; closures and function pointers give only one of the two. The CUDA kernel calls the same
functions.
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

MATRIX = types.int64[:, ::1]
LIST_ROWS = types.int32[:, ::1]
BYTE_ROWS = types.int8[:, ::1]
FLOAT_MATRIX = types.float32[:, ::1]

# What else can be asked of a game in a step, beside an action
BEGIN = -(1 << 62)  # to start anew
SHOW = BEGIN + 1  # to write its arrays for a position that was set from outside
KEEP = BEGIN + 2  # to stay as it is


@compiled(types.int64(INTS, INTS))
def settle(state: Ints, rng: Ints) -> int:
    """Lets chance act until a seat is to act or the game is over; returns that seat, or OVER."""
    seat = turn(state)
    while seat == CHANCE:
        apply(state, sample(state, rng))
        seat = turn(state)
    return seat


@compiled(types.void(MATRIX, INTS, INTS))
def set_up(options: Ints, state: Ints, rng: Ints) -> None:
    """The start position under an option row, drawn if there are several."""
    row = below(rng, len(options)) if len(options) > 1 else 0
    start(state, options[row])


@compiled(types.int64(MATRIX, INTS, INTS))
def begin(options: Ints, state: Ints, rng: Ints) -> int:
    """Starts a game; returns the first seat to act."""
    set_up(options, state, rng)
    return settle(state, rng)


@compiled(types.int64(MATRIX, INTS, INTS, types.int64, types.int64, types.int64), inline=True)
def play(options: Ints, state: Ints, rng: Ints, seat: int, action: int, auto_reset: int) -> int:
    """One step: the seat plays its action (a negative one means a random action), then chance acts. Returns the
    seat to act next, or OVER; the caller starts the next game then, if it wants to (`begin`).

    BEGIN starts a game instead, and so does any action where the game is over, if games restart by themselves;
    where they do not, nothing happens. SHOW plays nothing: the position was set from outside.
    """
    if action == BEGIN or (seat == OVER and auto_reset and action != SHOW):
        set_up(options, state, rng)
    elif action != SHOW:
        if seat == OVER:
            return OVER
        apply(state, action if action >= 0 else sample(state, rng))
    return settle(state, rng)


@compiled(types.boolean(types.int64, types.int64, types.int64), inline=True)
def has_ended(before: int, action: int, seat: int) -> bool:
    """Whether a game ended in this step, or was set from outside at its end."""
    return seat == OVER and (before != OVER or action == SHOW)


@compiled(types.int64(types.int64), inline=True)
def viewer(seat: int) -> int:
    """From which seat a position is seen: the one to act; where the game is over, seat 1."""
    return max(seat, 1)


@compiled(MASK)
def mark(state: Ints, actions: Ints, out: Bytes) -> None:
    """The mask of the legal actions, made from their list."""
    for action in range(len(out)):
        out[action] = 0
    for i in range(legal(state, actions)):
        out[actions[i]] = 1


@compiled(PACK)
def no_pack(state: Ints, seat: int, words: Ints) -> None:
    """For a game whose planes cannot be packed; never called."""


if mask is None:
    mask = mark
if pack is None:
    pack = no_pack


@compiled(types.float32(types.int64), inline=True)
def reward(share: int) -> float:
    """2 × share − 1. A product, because GPUs divide slowly; a test compares every share."""
    return np.float32((2 * share - WIN) * (1 / WIN))  # type: ignore[return-value]


@compiled(types.int64(INTS))
def take_next(counter: Ints) -> int:
    """The next number; no other thread gets the same."""
    if PLAIN:
        counter[0] += 1
        return counter[0] - 1
    return fetch_and_add(counter)


@compiled(
    types.void(
        MATRIX, MATRIX, MATRIX, INTS, INTS, INTS, INTS, BYTE_ROWS, LIST_ROWS, BYTE_ROWS, MATRIX, FLOAT_MATRIX,
        BYTES, INTS, INTS, INTS, INTS, types.int64, types.int64, types.int64,
    ),
    refcount=False,
)  # fmt: skip
def step_games(
    options: Ints, positions: Ints, finals: Ints, rng: Ints, chosen: Ints, seats: Ints, counts: Ints,
    masks: Any, lists: Any, planes: Any, bits: Any, rewards: Any, done: Any,
    state: Ints, actions: Ints, share: Ints, next_chunk: Ints, chunk_size: int, auto_reset: int, steps: int,
) -> None:  # fmt: skip
    """Plays `steps` steps of every game. All threads run this together, each with its own working memory
    (`state`, `actions`, `share`); a free thread takes the next chunk of games.

    Rules that need scratch memory behind the position play in the workspace `state`; other rules play in the
    batch's own rows. All write masks and planes to the batch's rows. Passing a row costs nothing, because this
    function is compiled without reference counting.
    """
    size, length = positions.shape
    in_workspace = len(state) > length
    first = take_next(next_chunk) * chunk_size
    while first < size:
        for _ in range(steps):
            for i in range(first, min(first + chunk_size, size)):
                if chosen[i] == KEEP:
                    continue
                if in_workspace:
                    for k in range(length):
                        state[k] = positions[i, k]
                else:
                    state = positions[i]
                seat = play(options, state, rng[i : i + 1], seats[i], chosen[i], auto_reset)
                ended = has_ended(seats[i], chosen[i], seat)
                if ended:
                    returns(state, share)
                    if chosen[i] != SHOW and len(finals):
                        for k in range(length):
                            finals[i, k] = state[k]
                    if chosen[i] != SHOW and auto_reset:
                        seat = begin(options, state, rng[i : i + 1])
                for k in range(len(share)):
                    rewards[i, k] = reward(share[k]) if ended else np.float32(0)
                done[i] = ended or seat == OVER
                seats[i] = seat
                if in_workspace:
                    for k in range(length):
                        positions[i, k] = state[k]
                if bits.shape[1]:
                    pack(state, viewer(seat), bits[i])
                    continue
                if masks.shape[1]:
                    mask(state, actions, masks[i])
                else:
                    counts[i] = legal(state, actions)
                    for k in range(counts[i]):
                        lists[i, k] = actions[k]
                observe(state, viewer(seat), planes[i])
        first = take_next(next_chunk) * chunk_size


@compiled(types.void(MATRIX, BYTES, INTS, BYTE_ROWS), refcount=False)
def observe_games(positions: Ints, wanted: Any, state: Ints, planes: Any) -> None:
    """What seat 1 sees in the positions that are wanted; used for finished games."""
    for i in range(len(positions)):
        if wanted[i]:
            for k in range(positions.shape[1]):
                state[k] = positions[i, k]
            observe(state, 1, planes[i])
