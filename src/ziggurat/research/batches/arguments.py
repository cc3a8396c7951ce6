"""What a batch is given from outside, checked: sizes, actions, indices and positions, alike on CPU and GPU.

Whatever is wrong is refused with a sentence that names the game and its number, before anything has changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

import numpy as np
import numpy.typing as npt

from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal, as_int, display_value
from ziggurat.kernel import Ints, Rules, ints

BIG = np.iinfo(np.int64).max


def refusal(message: str, **args: object) -> Refusal:
    """A refusal; numbers are shown as programs write them, without separators."""
    return Refusal(Message(message, args={name: str(value) for name, value in args.items()}))


def expect_size(size: object) -> int:
    """The size of a batch; refuses anything but a positive whole number."""
    found = as_int(size)
    if found is None or found < 1:
        raise Refusal(Message("batch-size"))
    return found


def expect_threads(threads: object) -> int | None:
    """How many threads may work; None for one on each core."""
    found = None if threads is None else as_int(threads)
    if threads is not None and (found is None or found < 1):
        raise refusal("search-setting", name="threads", value=display_value(threads))
    return found


def expect_packable(kind: Game, rules: Rules) -> None:
    """Refuses a game that has no packed form."""
    if rules.pack is None:
        raise refusal("batch-packed", game=kind.name)


def expect_steps(steps: object) -> int:
    found = as_int(steps)
    if found is None or found < 0:
        raise refusal("batch-steps", value=display_value(steps))
    return found


def expect_actions(kind: Game, actions: npt.ArrayLike, size: int) -> npt.NDArray[Any]:
    """One action per game, in integers of any kind."""
    try:
        given = np.asarray(actions)
    except Exception as wrong:  # rows of different lengths, or something that is no array at all
        raise refusal("batch-actions", game=kind.name, size=size) from wrong
    if given.shape != (size,):
        raise refusal("batch-actions-shape", game=kind.name, size=size, shape=given.shape)
    if given.dtype.kind not in "iu":
        raise refusal("batch-actions-kind", game=kind.name, size=size, kind=given.dtype)
    return given


def as_actions(given: npt.NDArray[Any]) -> Ints:
    """The same numbers in int64, in memory of their own; one too large for that stays too large to be legal."""
    return np.minimum(given, BIG).astype(np.int64) if given.dtype == np.uint64 else np.array(given, np.int64)


def illegal(kind: Game, number: int, action: int) -> Refusal:
    return refusal("batch-illegal", game=kind.name, number=number, action=action)


def expect_games(kind: Game, games: Any, size: int, *, once: bool = False) -> Ints:
    """Numbers of games: None for all, a list of numbers, or a truth value for each game.

    With `once` no game may be named twice: what would it be set to?
    """
    if games is None:
        return np.arange(size)
    try:
        given = np.asarray(games)
    except Exception as wrong:
        raise _no_index(kind, games, size) from wrong
    if given.dtype == np.bool_ and given.shape == (size,):
        return np.flatnonzero(given)
    if given.size == 0 and given.ndim == 1:
        return ints(0)
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise _no_index(kind, games, size)
    for place in np.flatnonzero((given < 0) | (given >= size))[:1]:
        raise refusal("batch-index", game=kind.name, last=size - 1, place=place, value=given[place])
    found = given.astype(np.int64)
    if once:
        for number in np.flatnonzero(np.bincount(found, minlength=size) > 1)[:1]:
            raise refusal("batch-index-twice", game=kind.name, number=number)
    return found


def _no_index(kind: Game, games: object, size: int) -> Refusal:
    return refusal("batch-index-kind", game=kind.name, last=size - 1, value=display_value(games))


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────
def fixed_options(kind: Game, given: Mapping[str, str], settings: Mapping[str, str]) -> dict[str, str]:
    """The options that all games of a batch share: those given, and the defaults; not those left to chance."""
    drawn = {option.name for option in kind.options if option.drawn and option.name not in given}
    return {name: value for name, value in settings.items() if name not in drawn}


def expect_positions(
    kind: Game, rules: Rules, shared: Mapping[str, str], positions: Any, games: Ints, check: bool
) -> Ints:
    """The positions for these games as rows of integers.

    `Position` objects are played again from their start, action by action, unless the caller vouches for them.
    Rows of integers do not tell how they were reached: they are taken on trust or not at all.
    """
    if isinstance(positions, Position):
        positions = [positions] * len(games)
    if isinstance(positions, Sequence) and any(isinstance(one, Position) for one in positions):
        _expect_count(kind, len(positions), games)
        for one, number in zip(positions, games, strict=True):
            _expect_position(kind, rules, shared, one, int(number), check)
        return np.array([one.state for one in positions], dtype=np.int64).reshape(-1, rules.state_size)
    rows = _expect_rows(kind, rules, positions)
    _expect_count(kind, len(rows), games)
    if check and len(rows):
        raise refusal("batch-untold", game=kind.name)
    return np.ascontiguousarray(rows)


def _expect_count(kind: Game, given: int, games: Ints) -> None:
    if given != len(games):
        raise refusal("batch-count", game=kind.name, games=len(games), given=given)


def _expect_rows(kind: Game, rules: Rules, positions: Any) -> Ints:
    args: dict[str, object] = {"game": kind.name, "length": rules.state_size}
    try:
        rows = np.asarray(positions)
    except Exception as wrong:
        raise refusal("batch-rows", shape="(…)", kind=type(positions).__name__, **args) from wrong
    if rows.size == 0 and len(rows.shape) == 1:
        return np.zeros((0, rules.state_size), dtype=np.int64)
    if rows.ndim != 2 or rows.shape[1] != rules.state_size or rows.dtype != np.int64:
        raise refusal("batch-rows", shape=rows.shape, kind=rows.dtype, **args)
    return rows


def _expect_position(
    kind: Game, rules: Rules, shared: Mapping[str, str], position: object, number: int, check: bool
) -> None:
    named: dict[str, object] = {"game": kind.name, "number": number}
    if not isinstance(position, Position):
        raise refusal("batch-no-position", value=display_value(position), **named)
    if position.game.name != kind.name:
        raise refusal("batch-other-game", other=position.game.name, **named)
    for option, own in shared.items():
        value = position.settings.get(option, "")
        if value != own:
            raise refusal("batch-other-options", option=option, value=value, own=own, **named)
    if not alike(rules, position.rules) or position.state.shape != (rules.state_size,):
        raise refusal("batch-unreachable", **named)
    if check:
        _replay(kind, rules, position, named)


def alike(one: Rules, other: Rules) -> bool:
    return all(getattr(one, part.name) == getattr(other, part.name) for part in fields(Rules))


def _replay(kind: Game, rules: Rules, position: Position, named: dict[str, object]) -> None:
    """Plays the history of a position again; refuses it if an action is not legal, or if it leads elsewhere."""
    p, room = kind.started(position.settings), ints(rules.max_legal_actions)
    if position.setup:  # begun with a text, which is read again
        p[: rules.state_size] = kind.position(position.setup, position.settings).state
    for at in position.positions:
        if at.parent is None:
            continue
        legal = room[: rules.legal(p, room)]
        place = int(np.searchsorted(legal, at.action))
        if place == len(legal) or legal[place] != at.action:
            raise refusal("batch-history", action=at.action, ply=at.ply, **named)
        rules.apply(p, at.action)
    if not np.array_equal(p[: rules.state_size], position.state):
        raise refusal("batch-unreachable", **named)


# ── Batches, of the processor or of a GPU ────────────────────────────────────────────────────────────────
def expect_copies(into: Any, whence: object, source: Any, target: Any) -> tuple[Ints, Ints]:
    """The numbers of the games to copy, and of those that they become; the batches must be of one kind, so that
    what is copied means the same there."""
    if not isinstance(whence, type(into)) or not _is_like(into, whence):
        raise refusal("batch-unlike", game=into.game.name)
    numbers = expect_games(whence.game, source, whence.size)
    targets = expect_games(into.game, target, into.size, once=True)
    if len(numbers) != len(targets):
        raise refusal("batch-count", game=into.game.name, games=len(targets), given=len(numbers))
    return numbers, targets


def _is_like(one: Any, other: Any) -> bool:
    same = all(getattr(one, name) == getattr(other, name) for name in ("packed", "auto_reset", "keep_final"))
    return (
        same
        and one.game.name == other.game.name
        and alike(one.rules, other.rules)
        and one._shared == other._shared
    )


def expect_batch_for(search: Any, batch: Any) -> None:
    """Refuses a batch whose games a search has no trees for, or that is played with other options.

    What the search leaves to chance, the batch may have drawn or given.
    """
    same = batch.game.name == search.game.name and batch.size == search.size and alike(batch.rules, search.rules)
    if not same or not search._shared.items() <= batch._shared.items():
        raise refusal("search-batch", game=search.game.name, size=search.size)
