"""The contract: what the rules of a game are to all that is built on them (`docs/reference/rules-contract.md`)."""

import copyreg
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any
from weakref import WeakSet

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.kernel._numba import PLAIN, Compiled

Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]

WIN = 12  # what `returns` writes for a won game: twelfths divide evenly among two, three or four winners
OVER = -1  # `turn` of a finished game, and what `sample` returns there
CHANCE = 0  # `turn` when chance is to act
LONGEST = 10_000  # actions of the seats; a game that goes on after that is not expected to end

# ── The signatures of the rules ──────────────────────────────────────────────────────────────────────────
INTS = types.int64[::1]
BYTES = types.int8[::1]
START = types.void(INTS, INTS)  # start(state, options)
TURN = types.int64(INTS)  # turn(state) -> seat, CHANCE or OVER
LEGAL = types.int64(INTS, INTS)  # legal(state, actions) -> how many
WEIGHTS = types.void(INTS, INTS, types.int64, INTS)  # weights(state, actions, n, out)
APPLY = types.void(INTS, types.int64)  # apply(state, action)
RETURNS = types.void(INTS, INTS)  # returns(state, out), in twelfths: WIN, 0, or a share of WIN
SAMPLE = types.int64(INTS, INTS)  # sample(state, rng) -> action, or OVER
OBSERVE = types.void(INTS, types.int64, BYTES)  # observe(state, seat, planes)
MASK = types.void(INTS, INTS, BYTES)  # mask(state, actions, mask): `legal` as a mask; `actions` is room to work in
PACK = types.void(INTS, types.int64, INTS)  # pack(state, seat, words): mask and planes as bits
ALLOWED = types.boolean(INTS, types.int64)  # allowed(state, action) -> whether it is legal


_NEEDED = ("start", "turn", "legal", "weights", "apply", "returns", "sample", "observe")


@dataclass(frozen=True, eq=False)
class Rules:
    """The compiled rules of a game under one set of options, and the sizes that go with them."""

    start: Callable[[Ints, Ints], None]
    turn: Callable[[Ints], int]
    legal: Callable[[Ints, Ints], int]
    weights: Callable[[Ints, Ints, int, Ints], None]
    apply: Callable[[Ints, int], None]
    returns: Callable[[Ints, Ints], None]
    sample: Callable[[Ints, Ints], int]
    observe: Callable[[Ints, int, Bytes], None]
    state_size: int  # integers of a position
    num_actions: int  # size of the action space
    max_legal_actions: int  # in any position
    teams: tuple[int, ...]  # the team of each seat, from 1
    observation_shape: tuple[int, ...]  # of the planes that `observe` fills
    scratch: int = 0  # working memory that the functions want behind the position
    chance: bool = False  # whether chance ever acts
    max_game_length: int = LONGEST  # actions of the seats in any game; those of chance are not counted
    mask: Callable[[Ints, Ints, Bytes], None] | None = None  # where that is faster than by way of `legal`
    pack: Callable[[Ints, int, Ints], None] | None = None  # where all planes are of zeros and ones
    allowed: Callable[[Ints, int], bool] | None = None  # where judging one action is faster than listing all

    @classmethod
    def of(
        cls,
        module: str,
        *,
        state_size: int,
        num_actions: int,
        max_legal_actions: int,
        teams: tuple[int, ...],
        observation_shape: tuple[int, ...],
        scratch: int = 0,
        chance: bool = False,
        max_game_length: int = LONGEST,
    ) -> "Rules":
        """The rules whose functions a module defines under the names above: `Rules.of(__name__, …)` at its end.

        `mask`, `pack` and `allowed` are taken where the module has them.
        """
        functions: dict[str, Any] = vars(sys.modules[module])
        missing = [name for name in _NEEDED if name not in functions]
        if missing:
            raise TypeError(f"The rules in {module} lack {', '.join(missing)}.")
        return cls(
            start=functions["start"],
            turn=functions["turn"],
            legal=functions["legal"],
            weights=functions["weights"],
            apply=functions["apply"],
            returns=functions["returns"],
            sample=functions["sample"],
            observe=functions["observe"],
            state_size=state_size,
            num_actions=num_actions,
            max_legal_actions=max_legal_actions,
            teams=teams,
            observation_shape=observation_shape,
            scratch=scratch,
            chance=chance,
            max_game_length=max_game_length,
            mask=functions.get("mask"),
            pack=functions.get("pack"),
            allowed=functions.get("allowed"),
        )

    def __post_init__(self) -> None:
        _MADE.add(self)

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    @property
    def seats(self) -> int:
        return len(self.teams)

    @property
    def searchable(self) -> bool:
        """Whether compiled functions can call these; rules that are plain Python are for the referee only."""
        return PLAIN or isinstance(self.legal, Compiled)

    @property
    def words(self) -> tuple[int, int]:
        """How many integers `pack` fills: with the mask, and with the planes behind it; 64 bits each."""
        return -(-self.num_actions // 64), -(-math.prod(self.observation_shape) // 64)

    def ready(self) -> None:
        """Has all functions compiled or read from the cache now, not at the first use of each."""
        for function in self._compiled():
            function.ready()

    def kept(self) -> bool:
        """Whether `ready` would compile nothing: all machine code is in memory or in the cache."""
        return all(function.kept() for function in self._compiled())

    def _compiled(self) -> "list[Compiled]":
        parts = [getattr(self, part.name) for part in fields(self)]
        return [part for part in parts if isinstance(part, Compiled)]

    def workspace(self, position: Ints | None = None) -> Ints:
        """An array to play on: the position and, behind it, the working memory of the rules."""
        state = ints(self.state_size + self.scratch)
        if position is not None:
            state[: self.state_size] = position
        return state


# ── Pickled rules ────────────────────────────────────────────────────────────────────────────────────────
# Rules are told apart by identity: read from a pickle, they are those that this process has made already.
_MADE: WeakSet[Rules] = WeakSet()


def _values(rules: Rules) -> tuple[Any, ...]:
    return tuple(getattr(rules, part.name) for part in fields(Rules))


def _unpickled(*values: Any) -> Rules:
    return next((made for made in _MADE if _values(made) == values), None) or Rules(*values)


copyreg.pickle(Rules, lambda rules: (_unpickled, _values(rules)))


def ints(length: int) -> Ints:
    return np.zeros(length, dtype=np.int64)
