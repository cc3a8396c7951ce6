"""pgx's connect four at its best: the yardstick of the batches, on a processor and on a GPU."""

import warnings
from collections.abc import Callable
from typing import Any

import jax

from ziggurat.envs.batch import cores

# XLA hardly spreads a program this small over the cores; as devices of their own each can run a part of the games.
settings: Any = jax.config
if hasattr(settings, "jax_num_cpu_devices"):  # an older JAX, as a machine with a GPU may have, does not know it
    settings.update("jax_num_cpu_devices", cores())

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # pgx uses names that jax is about to rename
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset


def environment() -> Any:
    return pgx.make("connect_four")


def bytes_a_game() -> int:
    """What a step writes of each game: every array of its state goes on to the next step."""
    state = pgx.make("connect_four").init(jax.random.key(0))
    return sum(int(leaf.nbytes) for leaf in jax.tree.leaves(state))


def stepper(size: int, steps: int, generator: str, devices: int = 1) -> Callable[[], int]:
    """A function that plays `steps` random steps in `size` games, in one compiled scan, and returns how many.

    A finished game starts again at once; masks and observations are part of the state that every step makes, and
    the scan carries it, so each step writes them all over those of the step before; none is kept.
    """
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))
    each = size // devices

    def one(carry: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, each)
        return step(carry, act_randomly(key, carry.legal_action_mask), keys), None

    def scan(state: Any, key: Any) -> Any:
        state, _ = jax.lax.scan(one, state, jax.random.split(key, steps))
        return state

    def key(seed: int) -> Any:
        made = jax.random.key(seed, impl=generator)
        return made if devices == 1 else jax.random.split(made, devices)

    compiled: Any = jax.jit if devices == 1 else jax.pmap
    begin = compiled(lambda key: jax.vmap(env.init)(jax.random.split(key, each)))
    go_on = compiled(scan)
    state = begin(key(0))
    seeds = iter(range(1, 1 << 30))

    def work() -> int:
        nonlocal state
        state = go_on(state, key(next(seeds)))
        jax.tree.map(lambda array: array.block_until_ready(), state)
        return each * devices * steps

    return work
