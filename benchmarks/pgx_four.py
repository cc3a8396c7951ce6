"""pgx's connect four at its best: the yardstick of the batches, on a processor and on a GPU."""

import warnings
from collections.abc import Callable
from typing import Any, Literal

import jax
import jax.numpy as jnp

Sampler = Literal["own", "cheap"]

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


def draw_cheaply(key: Any, mask: Any) -> Any:
    """Uniform among the legal actions, by one random number a game. pgx's own sampler takes one an action."""
    drawn = (jax.random.uniform(key, mask.shape[:1]) * mask.sum(axis=1)).astype(jnp.int32)
    return (jnp.cumsum(mask, axis=1) > drawn[:, None]).argmax(axis=1)


SAMPLERS: dict[Sampler, Callable[[Any, Any], Any]] = {"own": act_randomly, "cheap": draw_cheaply}


def stepper(
    size: int, steps: int, generator: str, devices: int = 1, sampler: Sampler = "own"
) -> Callable[[], int]:
    """A function that plays `steps` random steps in `size` games, in one compiled scan, and returns how many.

    A finished game starts again at once; masks and observations are part of the state that every step makes, and
    the scan carries it, so each step writes them all over those of the step before; none is kept.
    """
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))
    each = size // devices
    sample = SAMPLERS[sampler]

    def one(carry: Any, key: Any) -> tuple[Any, None]:
        drawing, restarting = jax.random.split(key)
        action = sample(drawing, carry.legal_action_mask)
        return step(carry, action, jax.random.split(restarting, each)), None

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
