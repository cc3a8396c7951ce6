"""The option sets that the environments are tested on: each game's default and those of the specification."""

from dataclasses import dataclass

import pytest

from spec_numbers import spec_numbers
from ziggurat.core.position import expect_listed
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, game_names

FIRST_MISSION = {"mission": "1"}


@dataclass(frozen=True)
class OptionSet:
    """A game and options for it."""

    game: str
    given: tuple[tuple[str, str], ...] = ()

    @property
    def options(self) -> dict[str, str]:
        return dict(self.given)

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.given if len(value) < 12)])


def listed(case: OptionSet) -> bool:
    """Whether environments know this set: building freely (T24) and its options are played by hand only."""
    try:
        expect_listed(game(case.game).start(case.options, seed=0).rules)
    except Refusal:
        return False
    return True


def sets_of(name: str) -> list[OptionSet]:
    """The default options, then each other value of each option that is a choice, one at a time."""
    found = [OptionSet(name)]
    for option in game(name).options:
        for value in option.values[:4]:
            if value != option.default and not option.drawn:
                found.append(OptionSet(name, ((option.name, value),)))
    return [case for case in found if listed(case)]


SETS = [case for name in game_names() for case in sets_of(name)]
SLOW = ("talo",)  # whose other option sets wait for `make test-all`
CASES = [
    pytest.param(case, id=str(case), marks=[pytest.mark.long] if case.game in SLOW and case.given else [])
    for case in SETS
]


def solo_sets() -> list[OptionSet]:
    return [case for case in SETS if "mission" in case.options]


def known_sets() -> list[OptionSet]:
    """The option sets of the specification's tables, each once."""
    rows = [
        (name, tuple(row["options"].items()))
        for name in game_names()
        for kind in ("perft", "games")
        for row in spec_numbers(name).get(kind, [])
    ]
    return [OptionSet(*pair) for pair in dict.fromkeys(rows)]
