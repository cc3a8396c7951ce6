"""A player of Bubblee Pop's duel that looks one turn ahead: it values every way to end the turn with the network.

A swap and a drop are one decision. The network values what they leave, before chance draws; the end of the game is
valued by its result. `net` is a network without heads (`bots/engine/networks.py`). The room to work in:

    rooms     integers, a row for each use: TRIAL and AFTER are positions, the others are lists of features
    layers    floats: the first layer, and its sums at the position that others are compared with

The positions that end one turn are much alike. The first layer is worked out once for each turn, and changed for
every other position by the features in which it differs.
"""

from typing import Any

from numba import types

from ziggurat.bots.engine.heuristics import NETWORK
from ziggurat.bots.engine.networks import HEAD, add_rows, direct_logit, exchange_rows
from ziggurat.games.bubbles.board import LENGTH, PHASE, SCRATCH, SEAT, SKY, WINNERS, empty_cells
from ziggurat.games.bubbles.drops import NO_SWAP, PAIRS, drops, swaps, touching
from ziggurat.games.bubbles.features import FEATURES, features
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_SWAP, apply, legal, sample
from ziggurat.games.bubbles.turns import DRAW, ENDED, PLACE, POWER, SWAP, actor
from ziggurat.kernel import APPLY, INTS, Ints, compiled, count_bits, exp, lowest_bit

TRIAL, AFTER, ACTIONS, ACTIVE, NEAR, MARKS, GONE, COME, ROOMS = range(9)
SIZE = LENGTH + SCRATCH  # of a position; behind a longer one the rules would write what happens
ROOM = 1_024  # integers of each row: more than there are features, actions and numbers of a position
NEAR_COUNT = ROOM - 1  # in the row NEAR: how many features are marked; none: nothing to compare with
HIDDEN, SUMS, LAYERS = range(3)
MOVE = 1_024  # a swap and a drop in one number: the swap's action + MOVE × the drop's
TABLE, FLOAT_TABLE = types.int64[:, ::1], types.float32[:, ::1]
_CHOICE: Any = types.Tuple((types.int64, types.float64))  # type: ignore[no-untyped-call]


@compiled(inline=True)
def restore(p: Ints, out: Ints) -> None:
    """Copies a position without its working memory."""
    for i in range(LENGTH):
        out[i] = p[i]


@compiled(APPLY, noinline=True)
def play(p: Ints, action: int) -> None:
    """The rules' `apply`, compiled once for all who call it here."""
    apply(p, action)


# ── What a position is worth ─────────────────────────────────────────────────────────────────────────────
@compiled(types.void(TABLE), refcount=False)
def forget(rooms: Any) -> None:
    """What comes next is not like what was before: the first layer is worked out anew."""
    near, marks = rooms[NEAR], rooms[MARKS]
    for k in range(near[NEAR_COUNT]):
        marks[near[k]] = 0
    near[NEAR_COUNT] = 0


@compiled(types.void(INTS, NETWORK, TABLE, FLOAT_TABLE), refcount=False)
def _look(p: Ints, net: Any, rooms: Any, layers: Any) -> None:
    """The first layer at a position."""
    active, near, marks, gone, come = rooms[ACTIVE], rooms[NEAR], rooms[MARKS], rooms[GONE], rooms[COME]
    hidden, sums = layers[HIDDEN], layers[SUMS]
    size, n, m = len(hidden), features(p, active), near[NEAR_COUNT]
    if m == 0:
        biases = net[HEAD : HEAD + size]
        for j in range(size):
            sums[j] = biases[j]
        add_rows(net, active, n, sums)
        for k in range(n):
            near[k] = active[k]
            marks[active[k]] = 1
        near[NEAR_COUNT] = n
        for j in range(size):
            hidden[j] = max(sums[j], types.float32(0.0))
        return
    c, g = 0, 0
    for k in range(n):
        if marks[active[k]]:
            marks[active[k]] = 2  # it is active here too
        else:
            come[c] = active[k]
            c += 1
    for k in range(m):
        if marks[near[k]] == 2:
            marks[near[k]] = 1
        else:
            gone[g] = near[k]
            g += 1
    for j in range(size):
        hidden[j] = sums[j]
    exchange_rows(net, gone, g, come, c, hidden)
    for j in range(size):
        hidden[j] = max(hidden[j], types.float32(0.0))


@compiled(types.float64(INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def worth(p: Ints, net: Any, rooms: Any, layers: Any) -> float:
    """The first seat's chance, where chance is about to draw, a power is to be used, or the game is over."""
    if p[PHASE] == ENDED:
        return 0.5 if p[WINNERS] == 3 else 1.0 if p[WINNERS] == 1 else 0.0
    _look(p, net, rooms, layers)
    own = 1.0 / (1.0 + exp(-direct_logit(net, layers[HIDDEN])))
    return own if p[SEAT] == 0 else 1.0 - own


# ── The best way to go on ────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def swap_action(swap: int) -> int:
    return A_PASS if swap == NO_SWAP else A_SWAP + swap


@compiled(_CHOICE(INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def best_turn(p: Ints, net: Any, rooms: Any, layers: Any) -> tuple[int, float]:
    """The best swap and drop in one number, −1 if there is none, and the first seat's chance after them.

    A drop that a swap does not touch is tried without that swap only.
    """
    trial, after = rooms[TRIAL][:SIZE], rooms[AFTER][:SIZE]
    sign = 1.0 if p[SEAT] == 0 else -1.0
    best, found = -2.0, -1
    possible = swaps(p, drops(p))
    forget(rooms)
    for swap in range(PAIRS, -1, -1):
        if not (possible >> swap) & 1:
            continue
        restore(p, trial)
        play(trial, swap_action(swap))
        pairs = drops(trial)
        if swap != NO_SWAP:
            pairs &= touching(swap)
        while pairs:
            drop = A_DROP + lowest_bit(pairs)
            pairs &= pairs - 1
            restore(trial, after)
            play(after, drop)
            value = sign * worth(after, net, rooms, layers)
            if value > best:
                best = value
                found = swap_action(swap) + MOVE * drop
    return found, sign * best


@compiled(types.int64(INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def best_action(p: Ints, net: Any, rooms: Any, layers: Any) -> int:
    """The best action where chance, a power or the end follows: at a drop, a power, or a place of several."""
    trial, actions = rooms[TRIAL][:SIZE], rooms[ACTIONS]
    chooser = actor(p) if p[PHASE] == POWER else p[SEAT]
    sign = 1.0 if chooser == 0 else -1.0
    best, found = -2.0, -1
    forget(rooms)
    for i in range(legal(p, actions)):
        restore(p, trial)
        play(trial, actions[i])
        value = sign * worth(trial, net, rooms, layers)
        if value > best:
            best = value
            found = actions[i]
    return found


@compiled(types.void(INTS, INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def go_on(p: Ints, rng: Ints, net: Any, rooms: Any, layers: Any) -> None:
    """Plays one decision: chance draws, the last hole is filled, a swap is played with its drop."""
    phase = p[PHASE]
    if phase == DRAW or (phase == PLACE and count_bits(empty_cells(p[SKY])) == 1):
        play(p, sample(p, rng))
    elif phase == SWAP:
        turn, _ = best_turn(p, net, rooms, layers)
        if turn < 0:  # only a swap that touches no drop is legal
            play(p, sample(p, rng))
        else:
            play(p, turn % MOVE)
            play(p, turn // MOVE)
    else:
        play(p, best_action(p, net, rooms, layers))


assert FEATURES < ROOM
