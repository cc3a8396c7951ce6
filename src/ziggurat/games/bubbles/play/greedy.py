"""A player of Bubblee Pop's duel that looks one turn ahead: it values every way to end the turn with the network.

A swap and a drop are one decision. The network values what they leave, before chance draws; the end of the game is
valued by its result. `net` is a network without heads (`bots/engine/networks.py`). The room to work in:

    rooms     integers, a row for each use: TRIAL and AFTER are positions, the others are lists of features
    layers    floats: the first layer, and its sums at the position that others are compared with

The positions that end one turn are much alike. The first layer is worked out once for each turn, and changed for
every position by the features in which it differs; the other planet's features and the bag's are the same in all.
A power that is to be used leaves the turn with the player: ACTIVE, NEAR, MARKS and SUMS have a row for each view.
"""

from typing import Any

from numba import types

from ziggurat.bots.engine.heuristics import NETWORK
from ziggurat.bots.engine.networks import HEAD, add_rows, direct_logit, exchange_rows
from ziggurat.games.bubbles.board import LENGTH, PHASE, SCRATCH, SEAT, SKY, WINNERS, empty_cells
from ziggurat.games.bubbles.drops import (
    NO_SWAP,
    PAIRS,
    drops,
    lining,
    row_colours,
    rows_after,
    study,
    swaps,
    touching,
)
from ziggurat.games.bubbles.play.features import FEATURES, moving, steady
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_SWAP, apply, legal, sample
from ziggurat.games.bubbles.turns import DRAW, ENDED, PLACE, POWER, SWAP, actor
from ziggurat.kernel import APPLY, INTS, Ints, compiled, count_bits, exp, lowest_bit

TRIAL, AFTER, ACTIONS, ACTIVE, NEAR, MARKS, GONE, COME, ROOMS = 0, 1, 2, 3, 5, 7, 9, 10, 11
SIZE = LENGTH + SCRATCH  # of a position; behind a longer one the rules would write what happens
ROOM = 1_024  # integers of each row: more than there are features, actions and numbers of a position
NEAR_COUNT = ROOM - 1  # in the rows NEAR: how many features are marked; none: nothing to compare with
KEPT, STILL = ROOM - 2, ROOM - 3  # how many of them, in front, are the same in all positions; the planet that is
NOTHING = 2  # no planet
HIDDEN, SUMS, LAYERS = 0, 1, 4  # one is spare: to multiply by 3 safely, WebAssembly would need 128 bits
CERTAIN = 1_000.0  # the logarithm of the odds of a game that is won
MOVE = 1_024  # a swap and a drop in one number: the swap's action + MOVE × the drop's
TABLE, FLOAT_TABLE = types.int64[:, ::1], types.float32[:, ::1]
_CHOICE: Any = types.Tuple((types.int64, types.float64))  # type: ignore[no-untyped-call]


@compiled(inline=True)
def restore(state: Ints, out: Ints) -> None:
    """Copies a position without its working memory."""
    for i in range(LENGTH):
        out[i] = state[i]


@compiled(APPLY, noinline=True)
def play(state: Ints, action: int) -> None:
    """The rules' `apply`, compiled once for all who call it here."""
    apply(state, action)


# ── What a position is worth ─────────────────────────────────────────────────────────────────────────────
@compiled(types.void(TABLE, types.int64), refcount=False)
def forget(rooms: Any, still: int) -> None:
    """What comes next is not like what was before: the first layer is worked out anew.

    `still` is the planet that stays as it is in all that comes next, the bag too; NOTHING if none does.
    """
    for view in range(2):
        near, marks = rooms[NEAR + view], rooms[MARKS + view]
        for k in range(near[NEAR_COUNT]):
            marks[near[k]] = 0
        near[NEAR_COUNT] = near[KEPT] = 0
        near[STILL] = still


@compiled(types.void(INTS, NETWORK, TABLE, FLOAT_TABLE), refcount=False)
def _look(state: Ints, net: Any, rooms: Any, layers: Any) -> None:
    """The first layer at a position."""
    view, gone, come = state[SEAT], rooms[GONE], rooms[COME]
    active, near, marks = rooms[ACTIVE + view], rooms[NEAR + view], rooms[MARKS + view]
    hidden, sums = layers[HIDDEN], layers[SUMS + view]
    size, kept, m, planet = len(hidden), near[KEPT], near[NEAR_COUNT], near[STILL] & 1
    n = kept if kept else steady(state, planet, active)
    if m == 0 and near[STILL] != NOTHING:
        near[KEPT] = n
    n = moving(state, planet, active, n)
    if m == 0:
        biases = net[HEAD : HEAD + size]
        for j in range(size):
            sums[j] = biases[j]
        add_rows(net, active, n, sums)
        for k in range(n):
            near[k] = active[k]
            marks[active[k]] = 1
        near[NEAR_COUNT] = n
        m = n
    c, g = 0, 0
    for k in range(kept, n):  # without branches: which features differ cannot be foreseen
        come[c] = active[k]
        c += 1 - marks[active[k]]
        marks[active[k]] *= 2  # it is active here too
    for k in range(kept, m):
        gone[g] = near[k]
        g += marks[near[k]] & 1
        marks[near[k]] = 1
    for j in range(size):
        hidden[j] = sums[j]
    exchange_rows(net, gone, g, come, c, hidden)
    for j in range(size):
        hidden[j] = max(hidden[j], types.float32(0.0))


@compiled(types.float64(INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def odds(state: Ints, net: Any, rooms: Any, layers: Any) -> float:
    """The logarithm of the first seat's odds, where chance is about to draw, a power is to be used, or the game is
    over."""
    if state[PHASE] == ENDED:
        return 0.0 if state[WINNERS] == 3 else CERTAIN if state[WINNERS] == 1 else -CERTAIN
    _look(state, net, rooms, layers)
    own = direct_logit(net, layers[HIDDEN])
    return own if state[SEAT] == 0 else -own


@compiled(inline=True)
def still(state: Ints) -> int:
    """The planet that stays as it is whatever is chosen now; a power may change both."""
    return NOTHING if state[PHASE] == POWER else 1 - state[SEAT]


@compiled(types.float64(types.float64), refcount=False)
def chance_of(odds: float) -> float:
    """The chance by the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-odds))


# ── The best way to go on ────────────────────────────────────────────────────────────────────────────────
@compiled(inline=True)
def swap_action(swap: int) -> int:
    return A_PASS if swap == NO_SWAP else A_SWAP + swap


@compiled(_CHOICE(INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def best_turn(state: Ints, net: Any, rooms: Any, layers: Any) -> tuple[int, float]:
    """The best swap and drop in one number, −1 if there is none, and the first seat's chance after them.

    A drop that a swap does not touch is tried without that swap only. Where some swap and drop make a line, those
    that make none are tried without a swap only: they are seldom the best.
    """
    trial, after = rooms[TRIAL][:SIZE], rooms[AFTER][:SIZE]
    sign = 1.0 if state[SEAT] == 0 else -1.0
    best, found = -2.0 * CERTAIN, -1
    possible = swaps(state, drops(state))
    five, six = row_colours(state[SKY], 0), row_colours(state[SKY], 1)
    study(state)
    lines = lining(state, five, six)
    for swap in range(PAIRS):
        if (possible >> swap) & 1:
            one, other = rows_after(five, six, swap)
            lines |= lining(state, one, other) & touching(swap)
    forget(rooms, 1 - state[SEAT])
    restore(state, after)  # the turn being over, without a swap and a drop: most positions differ little from it
    after[PHASE], after[SEAT] = DRAW, 1 - state[SEAT]
    odds(after, net, rooms, layers)
    for swap in range(PAIRS, -1, -1):
        if not (possible >> swap) & 1:
            continue
        restore(state, trial)
        play(trial, swap_action(swap))
        pairs = drops(trial)
        if swap != NO_SWAP:
            pairs &= touching(swap)
            if lines:
                one, other = rows_after(five, six, swap)
                pairs &= lining(state, one, other)
        while pairs:
            drop = A_DROP + lowest_bit(pairs)
            pairs &= pairs - 1
            restore(trial, after)
            play(after, drop)
            value = sign * odds(after, net, rooms, layers)
            if value > best:
                best = value
                found = swap_action(swap) + MOVE * drop
    return found, chance_of(sign * best)


@compiled(types.int64(INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def best_action(state: Ints, net: Any, rooms: Any, layers: Any) -> int:
    """The best action where chance, a power or the end follows: at a drop, a power, or a place of several."""
    trial, actions = rooms[TRIAL][:SIZE], rooms[ACTIONS]
    chooser = actor(state) if state[PHASE] == POWER else state[SEAT]
    sign = 1.0 if chooser == 0 else -1.0
    best, found = -2.0 * CERTAIN, -1
    forget(rooms, still(state))
    for i in range(legal(state, actions)):
        restore(state, trial)
        play(trial, actions[i])
        value = sign * odds(trial, net, rooms, layers)
        if value > best:
            best = value
            found = actions[i]
    return found


@compiled(types.void(INTS, INTS, NETWORK, TABLE, FLOAT_TABLE), noinline=True, refcount=False)
def go_on(state: Ints, rng: Ints, net: Any, rooms: Any, layers: Any) -> None:
    """Plays one decision: chance draws, the last hole is filled, a swap is played with its drop."""
    phase = state[PHASE]
    if phase == DRAW or (phase == PLACE and count_bits(empty_cells(state[SKY])) == 1):
        play(state, sample(state, rng))
    elif phase == SWAP:
        turn, _ = best_turn(state, net, rooms, layers)
        if turn < 0:  # only a swap that touches no drop is legal
            play(state, sample(state, rng))
        else:
            play(state, turn % MOVE)
            play(state, turn // MOVE)
    else:
        play(state, best_action(state, net, rooms, layers))


assert FEATURES < ROOM
