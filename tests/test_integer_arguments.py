"""Integers of any kind are accepted; anything else is refused with a sentence and changes nothing."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.search import TreeSearch
from ziggurat.core.refusals import BadOption, IllegalAction, Refusal
from ziggurat.core.registry import game
from ziggurat.records import Record
from ziggurat.research.batches.batch import Batch


class Own:
    """An integer of somebody else's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __repr__(self) -> str:
        return f"Own({self.value})"

    def __index__(self) -> int:
        return self.value


KINDS: list[Any] = [int, np.int64, np.int8, np.uint64, np.intp, Own, np.array]
NO_NUMBERS: list[Any] = [
    1.0,
    0.5,
    None,
    [0],
    (0,),
    {},
    b"a1-",
    True,
    False,
    np.True_,
    np.float64(1),
    1j,
    np.zeros(2),
]


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["babel", "nivos", "bubbles"])
def test_an_action_is_an_integer_of_any_kind(name: str, kind: Any) -> None:
    position = game(name).start(seed=1)
    action = position.actions[0]
    if action < 128:
        after = position.play(kind(action))
        assert after == position.play(action) == position.play(position.token(kind(action)))
        assert type(after.action) is int
        assert Record.of(after).replay() == after


@pytest.mark.parametrize("move", NO_NUMBERS, ids=repr)
def test_what_is_no_integer_is_refused(move: Any) -> None:
    position = game("babel").start()
    for ask in (position.play, position.parse_action, position.token):
        with pytest.raises(IllegalAction, match="is not an action") as refused:
            ask(move)
        assert isinstance(refused.value.token, str)
        assert "keine Aktion" in refused.value.reason.text("de")


@given(st.one_of(st.integers(max_value=-1), st.integers(min_value=52), st.sampled_from([10**5_000, -(10**5_000)])))
def test_an_action_out_of_range_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match="no action with the number"):
        game("babel").start().play(action)


def test_a_legal_number_on_the_wrong_day_still_has_its_reason() -> None:
    position = game("babel").start().play("a1enu")
    with pytest.raises(IllegalAction, match="B5"):
        position.play(np.int64(position.game.action(position.settings, "a1-")))


@pytest.mark.parametrize("seat", [0, 3, -1, 1.0, None, "1", True, 10**5_000], ids=lambda seat: type(seat).__name__)
def test_only_a_seat_observes(seat: Any) -> None:
    position = game("babel").start()
    assert np.array_equal(position.observe(np.int8(1)), position.observe(1))
    with pytest.raises(Refusal, match="There is no seat"):
        position.observe(seat)


def test_a_seed_is_a_whole_number() -> None:
    bubbles = game("bubbles")
    assert bubbles.start(seed=np.int64(3)) == bubbles.start(seed=3)  # type: ignore[arg-type]
    for seed in (1.5, "3", True, [3]):
        with pytest.raises(Refusal, match="is not a seed"):
            bubbles.start(seed=seed)  # type: ignore[arg-type]


def test_a_search_takes_any_seed() -> None:
    position = game("babel").start()
    seeds: list[Any] = [5, np.int64(5), np.uint8(5)]
    chosen = {TreeSearch(seed).choose(position, SearchLimits(simulations=50)) for seed in seeds}
    assert len(chosen) == 1
    with pytest.raises(Refusal, match="is not a seed"):
        TreeSearch(1.5)  # type: ignore[arg-type]


# ── Options ──────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("players", [3, np.int64(3), np.uint8(3), Own(3), "3", np.str_("3")], ids=repr)
@pytest.mark.parametrize("name", ["nivos", "talo"])
def test_three_players_are_three_players(name: str, players: Any) -> None:
    position = game(name).start(players=players)
    assert position == game(name).start({"players": players}) == game(name).start(players="3")
    assert position.rules.seats == 3
    assert all(type(value) is str for value in position.settings.values())


def test_on_and_off_are_true_and_false() -> None:
    bubbles = game("bubbles")
    cases: list[tuple[Any, str]] = [(True, "on"), (False, "off"), (np.False_, "off")]
    for value, text in cases:
        assert bubbles.start(powers=value, seed=1) == bubbles.start(powers=text, seed=1)
    assert bubbles.start(mission=3) == bubbles.start(mission="3")


@pytest.mark.parametrize(
    "value", [True, 3.0, None, ["3"], 10**5_000, b"3", 5, "", "٣"], ids=lambda v: type(v).__name__
)
def test_other_values_are_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="is not a value of players; the values are: 2, 3, 4"):
        game("nivos").start(players=value)
    with pytest.raises(BadOption):
        game("bubbles").start(sky=value)
    with pytest.raises(BadOption, match="has no option"):
        game("nivos").start({str(value)[:9] if isinstance(value, (str, float)) else "x": "3"})


# ── Batches ──────────────────────────────────────────────────────────────────────────────────────────────
def state(batch: Batch) -> list[bytes]:
    return [a.tobytes() for a in (batch.positions, batch.rng, batch.turn, batch.mask, batch.rewards, batch.done)]


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(4),
        [0.5, 0, 0, 0],
        [None] * 4,
        ["0"] * 4,
        [True] * 4,
        [0, 0, 0],
        [[0], [0], [0], [0]],
        [[0, 0], [0, 0, 0]],
        0,
        None,
        [2**70] * 4,
        np.full(4, 2**63, dtype=np.uint64),
        [-2] * 4,
        [52] * 4,
        [np.nan] * 4,
        [],
    ],
    ids=repr,
)
def test_a_batch_refuses_what_is_no_action(wrong: Any, packed: bool) -> None:
    batch = Batch("babel", 4, packed=packed, threads=1)
    before = state(batch)
    with pytest.raises(ValueError, match=r"No game has moved\.$"):
        batch.step(wrong)
    assert state(batch) == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.int64, np.uint64, ">i4"])
def test_a_batch_takes_integers_of_any_kind(kind: Any) -> None:
    one, other = Batch("babel", 4, threads=1), Batch("babel", 4, threads=1)
    actions = one.mask.argmax(axis=1)
    one.step(actions)
    other.step(actions.astype(kind)[::1])
    assert state(one) == state(other)


def test_a_batch_takes_options_and_seeds_as_programs_have_them() -> None:
    one = Batch("nivos", np.int64(2), {"players": 3}, seed=np.int64(4), threads=1)  # type: ignore[arg-type]
    other = Batch("nivos", 2, {"players": "3"}, seed=4, threads=1)
    assert state(one) == state(other)
    one.reset(np.int64(9))  # type: ignore[arg-type]
    other.reset(9)
    one.step_at_random(np.int8(3))  # type: ignore[arg-type]
    other.step_at_random(3)
    assert state(one) == state(other)


@pytest.mark.parametrize("wrong", [2.5, None, "2", True, 0, -1], ids=repr)
def test_a_batch_of_no_size_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="1 or more"):
        Batch("babel", wrong)
    batch = Batch("babel", 2, threads=1)
    before = state(batch)
    if wrong not in (0, -1):
        with pytest.raises(Refusal, match="is not a seed"):
            batch.reset(wrong)
        assert state(batch) == before
    if wrong != 0:
        with pytest.raises(ValueError, match="is not a number of steps"):
            batch.step_at_random(wrong)
        assert state(batch) == before
