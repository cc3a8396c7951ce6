"""Workers that share a database, as a model: whatever happens, nothing is lost, doubled or sent wrongly."""

import pytest

from lease_model import Found, Rules, dead_ends, explore

SECOND_LINE = ("owner_in_statement", "version_is_key")  # the epoch alone would do


@pytest.mark.parametrize("late", [1, pytest.param(2, marks=pytest.mark.long)])
def test_in_every_order_of_events_nothing_is_lost_and_everybody_is_served(late: int) -> None:
    found = explore(Rules(), late)
    assert len(found) > 10_000
    assert not dead_ends(found)


@pytest.mark.parametrize("rule", [name for name in Rules._fields if name not in SECOND_LINE])
def test_the_search_finds_what_goes_wrong_without_a_rule(rule: str) -> None:
    with pytest.raises(Found, match="a deleted table has come back"):
        explore(Rules(**{rule: False}), late=2)


@pytest.mark.long
@pytest.mark.parametrize("rule", SECOND_LINE)
def test_owner_and_version_are_a_second_line(rule: str) -> None:
    assert not dead_ends(explore(Rules(**{rule: False}), late=1))


def test_without_any_fence_an_action_is_stored_twice() -> None:
    with pytest.raises(Found) as found:
        explore(Rules(owner_in_statement=False, epoch_in_statement=False, version_is_key=False), late=2)
    assert found.value.args[0] in ("two rows have one version, or one is missing", "an action was stored twice")
