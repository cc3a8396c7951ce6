"""pgx's connect four at its best: the yardstick of the batches, on a processor and on a GPU."""

import warnings
from collections.abc import Callable
from typing import Any

import jax

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # pgx uses names that jax is about to rename
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset


def bytes_a_game() -> int:
    """What a step writes of each game: every array of its state goes on to the next step."""
    state = pgx.make("connect_four").init(jax.random.key(0))
    return sum(int(leaf.nbytes) for leaf in jax.tree.leaves(state))


def stepper(size: int, steps: int, generator: str) -> Callable[[], int]:
    """A function that plays `steps` random steps in `size` games, in one compiled scan, and returns how many.

    A finished game starts again at once; masks and observations are part of the state that every step makes, and
    the scan carries it, so each step writes them all over those of the step before; none is kept.
    """
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, size)
        return step(carry, act_randomly(key, carry.legal_action_mask), keys), None

    @jax.jit
    def scan(state: Any, key: Any) -> Any:
        state, _ = jax.lax.scan(one, state, jax.random.split(key, steps))
        return state

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0, impl=generator), size))
    keys = iter(range(1, 1 << 30))

    def work() -> int:
        nonlocal state
        state = scan(state, jax.random.key(next(keys), impl=generator))
        jax.tree.map(lambda array: array.block_until_ready(), state)
        return size * steps

    return work
