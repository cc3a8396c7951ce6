"""The legal actions of a position, for a learner: listed when it first looks at them, or drawn without a list.

    legal = info["legal_actions"]
    legal.sample()                  one of them, each equally likely; nothing is listed
    len(legal), legal[0], list(legal), np.asarray(legal)

In talo a list takes long, because the balance of every placement is checked. Drawing one action is quick.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from ziggurat.core.position import Position
from ziggurat.kernel import Ints, generator, ints


class LegalActions(Sequence[int]):
    """The legal actions of one position, ascending and immutable; of none, if another agent is to act.

    It belongs to its position: whoever keeps it has the same actions after the environment has gone on.
    """

    __slots__ = ("_position", "_rng")

    def __init__(self, position: Position | None, rng: Ints) -> None:
        self._position = position
        self._rng = rng  # the environment's

    def sample(self, rng: random.Random | np.random.Generator | None = None) -> int:
        """One of the actions, each equally likely, without listing them.

        The generator is one of Python's or NumPy's, or else the environment's own, which `reset(seed)` seeds.
        """
        if self._position is None or self._position.over:
            raise IndexError("There is no legal action to draw: this agent is not to act.")
        if rng is None:
            return self._position.sample(self._rng)
        drawn = rng.getrandbits(63) if isinstance(rng, random.Random) else int(rng.integers(1 << 63))
        return self._position.sample(generator(drawn))

    @property
    def _listed(self) -> tuple[int, ...]:
        return () if self._position is None else self._position.actions

    @property
    def _array(self) -> Ints:
        return ints(0) if self._position is None else self._position.action_array

    def __len__(self) -> int:
        return len(self._array)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[int, ...]: ...
    def __getitem__(self, index: int | slice) -> int | tuple[int, ...]:
        return self._listed[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self._listed)

    def __contains__(self, action: object) -> bool:
        return action in self._listed

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        """A new array of them, as NumPy asks for one."""
        if copy is False:
            raise ValueError("Legal actions are no array yet: NumPy has to make one.")
        return np.array(self._array, dtype=dtype)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and self._listed == other._listed

    def __hash__(self) -> int:
        return hash(self._listed)

    def __repr__(self) -> str:
        return f"LegalActions({list(self._listed)})"
