"""A player of Bubblee Pop's duel that looks one turn ahead, compiled: every way to end the turn, valued by the network.

A swap and a drop are one decision. The network values what they leave, before chance draws; the end of the game is
valued by the result. `net` is a network without heads (`bots/engine/networks.py`); `active` and `hidden` are room to
work in, `trial` and `other` are workspaces.
"""

from typing import Any

from numba import types

from ziggurat.bots.engine.heuristics import NETWORK
from ziggurat.bots.engine.networks import direct_logit, first_layer
from ziggurat.games.bubbles.board import LENGTH, PHASE, SEAT, SKY, WINNERS, empty_cells
from ziggurat.games.bubbles.drops import NO_SWAP, PAIRS, drops, swaps, touching
from ziggurat.games.bubbles.features import features
from ziggurat.games.bubbles.rules import A_DROP, A_PASS, A_SWAP, apply, legal, sample
from ziggurat.games.bubbles.turns import DRAW, ENDED, PLACE, POWER, SWAP, actor
from ziggurat.kernel import INTS, Ints, compiled, copy, count_bits, exp, lowest_bit

_INT = types.int64


@compiled()
def restore(p: Ints, out: Ints) -> None:
    """Copies a position without its working memory."""
    for i in range(LENGTH):
        out[i] = p[i]


@compiled(types.float64(INTS, NETWORK, INTS, NETWORK), refcount=False)
def worth(p: Ints, net: Any, active: Ints, hidden: Any) -> float:
    """The first seat's chance, where chance is about to draw, a power is to be used, or the game is over."""
    if p[PHASE] == ENDED:
        return 0.5 if p[WINNERS] == 3 else 1.0 if p[WINNERS] == 1 else 0.0
    first_layer(net, active, features(p, active), hidden)
    own = 1.0 / (1.0 + exp(-direct_logit(net, hidden)))
    return own if p[SEAT] == 0 else 1.0 - own


@compiled()
def swap_action(swap: int) -> int:
    return A_PASS if swap == NO_SWAP else A_SWAP + swap


@compiled(types.int64(INTS, NETWORK, INTS, INTS, INTS, NETWORK), refcount=False)
def best_turn(p: Ints, net: Any, trial: Ints, other: Ints, active: Ints, hidden: Any) -> int:
    """The best swap and drop: the swap's action + 1024 × the drop's; −1 if there is none.

    A drop that a swap does not touch is tried without that swap only.
    """
    own, best, found = p[SEAT], -1.0, -1
    possible = swaps(p, drops(p))
    for swap in range(PAIRS, -1, -1):
        if not (possible >> swap) & 1:
            continue
        restore(p, trial)
        apply(trial, swap_action(swap))
        pairs = drops(trial)
        if swap != NO_SWAP:
            pairs &= touching(swap)
        while pairs:
            drop = A_DROP + lowest_bit(pairs)
            pairs &= pairs - 1
            restore(trial, other)
            apply(other, drop)
            value = worth(other, net, active, hidden)
            if own == 1:
                value = 1.0 - value
            if value > best:
                best = value
                found = swap_action(swap) + 1024 * drop
    return found


@compiled(types.int64(INTS, NETWORK, INTS, INTS, INTS, NETWORK), refcount=False)
def best_action(p: Ints, net: Any, trial: Ints, actions: Ints, active: Ints, hidden: Any) -> int:
    """The best action where it is followed by chance, a power or the end: at a drop, a power, or the last hole."""
    chooser = actor(p) if p[PHASE] == POWER else p[SEAT]
    best, found = -1.0, actions[0]
    n = legal(p, actions)
    for i in range(n):
        restore(p, trial)
        apply(trial, actions[i])
        value = worth(trial, net, active, hidden)
        if chooser == 1:
            value = 1.0 - value
        if value > best or i == 0:
            best = value
            found = actions[i]
    return found


@compiled(types.void(INTS, NETWORK, INTS, INTS, INTS, INTS, INTS, NETWORK), refcount=False)
def go_on(p: Ints, net: Any, rng: Ints, trial: Ints, other: Ints, actions: Ints, active: Ints, hidden: Any) -> None:
    """Plays one decision: chance draws, and a swap is played with its drop.

    Where a bubble is placed and the sky is full then, the place hardly matters to the network: it is drawn.
    """
    phase = p[PHASE]
    if phase == DRAW or (phase == PLACE and count_bits(empty_cells(p[SKY])) == 1):
        apply(p, sample(p, rng))
    elif phase == SWAP:
        turn = best_turn(p, net, trial, other, active, hidden)
        if turn < 0:
            apply(p, sample(p, rng))
        else:
            apply(p, turn & 1023)
            apply(p, turn >> 10)
    else:
        apply(p, best_action(p, net, trial, actions, active, hidden))
