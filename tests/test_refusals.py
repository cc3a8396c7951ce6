"""Refusals: they survive pickling and copying, in every class, and come out of a worker as they went in."""

import copy
import pickle
from types import MappingProxyType

import pytest

from ziggurat.core.messages import Message
from ziggurat.core.refusals import BadOption, IllegalAction, Refusal, UnknownGame
from ziggurat.core.registry import game
from ziggurat.records import BadRecord, Record
from ziggurat.server.errors import STALE, ServerRefusal
from ziggurat.server.tables.log import Damaged


def every_kind(kind: type[Refusal] = Refusal) -> list[type[Refusal]]:
    return [kind, *(deeper for below in kind.__subclasses__() for deeper in every_kind(below))]


class Late(Refusal):
    """A refusal of somebody else's, made of something else than its reason."""

    def __init__(self, hour: int, *, polite: bool) -> None:
        super().__init__(Message("unknown-game", args={"name": str(hour), "known": "none"}))
        self.hour = hour
        self.polite = polite


def made(kind: type[Refusal]) -> Refusal:
    reason = Message("babel-taken", "B5", MappingProxyType({"cell": "a1", "level": 2}))
    if issubclass(kind, Late):
        return Late(3, polite=True)
    if issubclass(kind, Damaged):
        return Damaged("a table", 7, reason, "row 7")
    if issubclass(kind, ServerRefusal):
        return kind(STALE)
    return kind("a1-", reason) if issubclass(kind, IllegalAction) else kind(reason)


def there_and_back(refusal: Refusal) -> list[Refusal]:
    pickled = [pickle.loads(pickle.dumps(refusal, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    return [*pickled, copy.copy(refusal), copy.deepcopy(refusal)]


def test_there_are_many_kinds() -> None:
    assert {UnknownGame, BadOption, IllegalAction, BadRecord, Late} < set(every_kind())
    assert {kind.__name__ for kind in every_kind()} >= {"ServerRefusal", "OldRules", "TooNew", "NotReady"}


@pytest.mark.parametrize("kind", every_kind())
def test_every_refusal_survives_pickling_and_copying(kind: type[Refusal]) -> None:
    refusal = made(kind)
    refusal.add_note("seen at the table")
    for again in there_and_back(refusal):
        assert type(again) is kind
        assert (str(again), again.args) == (str(refusal), refusal.args)
        assert again.reason.text("de") == refusal.reason.text("de")
        assert {**vars(again), "reason": None} == {**vars(refusal), "reason": None}


def test_the_refusals_that_people_meet_survive() -> None:
    babel = game("babel")

    def refusals() -> list[Refusal]:
        found = []
        for ask in (
            lambda: game("chess"),
            lambda: babel.start(full_tower="x"),
            lambda: babel.start().play("nonsense"),
            lambda: babel.start().play(2.5),  # type: ignore[arg-type]
            lambda: Record.parse("nothing"),
            lambda: Record.parse('[Game "babel"]\n\na1enu a1enu').replay(),
        ):
            with pytest.raises(Refusal) as refused:
                ask()
            found.append(refused.value)
        return found

    for refusal in refusals():
        for again in there_and_back(refusal):
            assert (type(again), str(again)) == (type(refusal), str(refusal))
