"""Small networks, compiled like the rules: which features of a position are active goes in, two answers come out.

    active features ──> first layer ──> value units ──> value      (who wins, before the sigmoid)
       (sparse)          (ReLU)    └──> policy units ──> policy    (how good an action is, before the softmax)
                                          (ReLU)

A network is one flat array of float32 and nothing of it is compiled in: the same machine code, and the same module
in the browser, serve every network of a game.

    net[0 … 3]      how many features, units of the first layer, units of a head (a multiple of 8), actions
    net[16 …]       by the names below, each row by row:

    BIASES          first layer                       WEIGHTS         features × first layer
    VALUE_BIASES    units of the head                 VALUE_WEIGHTS   first layer × units
    VALUE_OUT       units, then the bias
    POLICY_BIASES   units of the head                 POLICY_WEIGHTS  first layer × units
    POLICY_OUT      actions × units                   ACTION_BIASES   actions

A network without heads (units of a head: 0) has only BIASES, WEIGHTS and VALUE_OUT, from the first layer.

Only a few features are active at a time: the first layer adds up their rows. Where many positions are much alike,
it is changed by the rows in which they differ (`exchange_rows`). Every sum has a fixed order, so a
network says the same, to the last bit, on every processor and in the browser; sums run side by side, unit by unit,
so that the processor's vector instructions do not change them either.
"""

from typing import Any

from numba import types

from ziggurat.bots.engine.heuristics import FLOATS, NETWORK
from ziggurat.kernel import INTS, Ints, compiled, exp

FEATURES, HIDDEN, UNITS, ACTIONS = range(4)
HEAD = 16  # numbers before the first weight: a row then begins with a cache line
MOST_HIDDEN, MOST_UNITS = 1_024, 256
LOGIT = 30.0  # no value goes beyond: a sigmoid of more is 1, as float64 has it
LEAST, FAR = 1e-4, -9.0  # how an action looks that the network would never play, and how far behind it is
_INT, _FLOAT = types.int64, types.float64


def sizes(features: int, hidden: int, units: int, actions: int) -> list[tuple[str, int, int]]:
    """The parts of a network in their order: name, rows, columns."""
    first = [("biases", 1, hidden), ("weights", features, hidden)]
    if not units:
        return [*first, ("value_out", 1, hidden + 1)]
    return [
        *first,
        ("value_biases", 1, units),
        ("value_weights", hidden, units),
        ("value_out", 1, units + 1),
        ("policy_biases", 1, units),
        ("policy_weights", hidden, units),
        ("policy_out", actions, units),
        ("action_biases", 1, actions),
    ]


@compiled(types.void(NETWORK, INTS, _INT, NETWORK), refcount=False)
def add_rows(net: Any, active: Ints, n: int, sums: Any) -> None:
    """Adds the rows of the n features to the sums of the first layer, four at a time."""
    size = len(sums)
    rows = HEAD + size
    k = 0
    while k + 4 <= n:
        one, two = rows + active[k] * size, rows + active[k + 1] * size
        three, four = rows + active[k + 2] * size, rows + active[k + 3] * size
        first, second, third, fourth = (
            net[one : one + size],
            net[two : two + size],
            net[three : three + size],
            net[four : four + size],
        )
        for j in range(size):
            sums[j] = sums[j] + ((first[j] + second[j]) + (third[j] + fourth[j]))
        k += 4
    while k < n:
        one = rows + active[k] * size
        first = net[one : one + size]
        for j in range(size):
            sums[j] = sums[j] + first[j]
        k += 1


@compiled(types.void(NETWORK, INTS, _INT, NETWORK), refcount=False)
def first_layer(net: Any, active: Ints, n: int, hidden: Any) -> None:
    """The first layer: its biases and the rows of the n active features, four at a time; negative sums are 0."""
    size = len(hidden)
    biases = net[HEAD : HEAD + size]
    for j in range(size):
        hidden[j] = biases[j]
    rows = HEAD + size
    k = 0
    while k + 4 <= n:
        one, two = rows + active[k] * size, rows + active[k + 1] * size
        three, four = rows + active[k + 2] * size, rows + active[k + 3] * size
        first, second, third, fourth = (
            net[one : one + size],
            net[two : two + size],
            net[three : three + size],
            net[four : four + size],
        )
        for j in range(size):
            hidden[j] = hidden[j] + ((first[j] + second[j]) + (third[j] + fourth[j]))
        k += 4
    while k < n:
        one = rows + active[k] * size
        first = net[one : one + size]
        for j in range(size):
            hidden[j] = hidden[j] + first[j]
        k += 1
    for j in range(size):
        hidden[j] = max(hidden[j], types.float32(0.0))


@compiled(types.void(NETWORK, INTS, _INT, INTS, _INT, NETWORK), refcount=False)
def exchange_rows(net: Any, gone: Ints, g: int, come: Ints, c: int, sums: Any) -> None:
    """Takes the rows of g features from the sums of the first layer and adds those of c others."""
    size = len(sums)
    rows = HEAD + size
    k = 0
    while k + 2 <= min(g, c):
        one, two = rows + come[k] * size, rows + come[k + 1] * size
        three, four = rows + gone[k] * size, rows + gone[k + 1] * size
        first, second, third, fourth = (
            net[one : one + size],
            net[two : two + size],
            net[three : three + size],
            net[four : four + size],
        )
        for j in range(size):
            sums[j] = sums[j] + ((first[j] - third[j]) + (second[j] - fourth[j]))
        k += 2
    add_rows(net, come[k:], c - k, sums)
    while k < g:
        one = rows + gone[k] * size
        first = net[one : one + size]
        for j in range(size):
            sums[j] = sums[j] - first[j]
        k += 1


@compiled(types.void(NETWORK, _INT, NETWORK, NETWORK), refcount=False)
def _head(net: Any, at: int, hidden: Any, units: Any) -> None:
    """The units of a head, whose biases begin at `at`; most of the first layer is 0 and costs nothing."""
    size = len(units)
    biases = net[at : at + size]
    for j in range(size):
        units[j] = biases[j]
    at += size
    for k in range(len(hidden)):
        x = hidden[k]
        if x > 0:
            row = net[at + k * size : at + (k + 1) * size]
            for j in range(size):
                units[j] = units[j] + x * row[j]
    for j in range(size):
        units[j] = max(units[j], types.float32(0.0))


@compiled(types.float32(NETWORK, NETWORK), refcount=False, inline=True)
def _product(one: Any, other: Any) -> Any:
    """The scalar product, as eight sums side by side."""
    a = b = c = d = e = f = g = h = types.float32(0.0)
    for k in range(len(one) >> 3):
        x, y = one[8 * k : 8 * k + 8], other[8 * k : 8 * k + 8]  # in one piece: vector instructions fit
        a, b, c, d = a + x[0] * y[0], b + x[1] * y[1], c + x[2] * y[2], d + x[3] * y[3]
        e, f, g, h = e + x[4] * y[4], f + x[5] * y[5], g + x[6] * y[6], h + x[7] * y[7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))


@compiled(_INT(NETWORK), inline=True)
def value_at(net: Any) -> int:
    """Where the value head begins."""
    return HEAD + int(net[HIDDEN]) * (1 + int(net[FEATURES]))


@compiled(_INT(NETWORK), inline=True)
def policy_at(net: Any) -> int:
    """Where the policy head begins."""
    hidden, units = int(net[HIDDEN]), int(net[UNITS])
    return value_at(net) + units + hidden * units + units + 1


@compiled(_FLOAT(NETWORK, NETWORK, NETWORK), refcount=False)
def value_logit(net: Any, hidden: Any, units: Any) -> float:
    """The value before the sigmoid, for the seat from whose view the features were taken."""
    at = value_at(net)
    _head(net, at, hidden, units)
    at += len(units) * (1 + len(hidden))
    found = 0.0
    for j in range(len(units)):
        found += units[j] * net[at + j]
    found += net[at + len(units)]
    return min(LOGIT, max(-LOGIT, found))


@compiled(_FLOAT(NETWORK, NETWORK), refcount=False)
def direct_logit(net: Any, hidden: Any) -> float:
    """The value before the sigmoid, of a network without heads."""
    at = value_at(net)
    found = _product(hidden, net[at : at + len(hidden)]) + net[at + len(hidden)]
    return min(LOGIT, max(-LOGIT, float(found)))  # plain Python would go on with 32 bits


@compiled(types.void(NETWORK, INTS, _INT, NETWORK, _FLOAT, NETWORK), refcount=False)
def add_slope(net: Any, active: Ints, n: int, hidden: Any, error: float, slope: Any) -> None:
    """Adds to the slope where the weights of a network without heads are to go; `error` is what its value lacks.
    `hidden` is the first layer at these features, and is overwritten."""
    size, at = len(hidden), value_at(net)
    by = types.float32(error)
    out, to_out, to_biases = net[at : at + size], slope[at : at + size], slope[HEAD : HEAD + size]
    slope[at + size] += by
    for j in range(size):
        to_out[j] = to_out[j] + by * hidden[j]
        hidden[j] = by * out[j] if hidden[j] > 0 else types.float32(0.0)
        to_biases[j] = to_biases[j] + hidden[j]
    for k in range(n):
        first = HEAD + size + active[k] * size
        row = slope[first : first + size]
        for j in range(size):
            row[j] = row[j] + hidden[j]


@compiled(types.void(NETWORK, NETWORK, NETWORK), refcount=False)
def policy_units(net: Any, hidden: Any, units: Any) -> None:
    """The units of the policy head, from which each action is valued."""
    _head(net, policy_at(net), hidden, units)


@compiled(types.void(NETWORK, NETWORK, INTS, _INT, FLOATS), refcount=False)
def promise(net: Any, units: Any, actions: Ints, n: int, out: Any) -> None:
    """How the n actions look to the policy head: 1 for the best, towards 0 for the others."""
    size = len(units)
    rows = policy_at(net) + size + int(net[HIDDEN]) * size
    biases = net[rows + int(net[ACTIONS]) * size :]
    best = -LOGIT
    for i in range(n):
        action = actions[i]
        row = net[rows + action * size : rows + (action + 1) * size]
        out[i] = _product(units, row) + biases[action]
        best = max(best, out[i])
    for i in range(n):
        less = out[i] - best
        out[i] = exp(less) + LEAST if less > FAR else LEAST
