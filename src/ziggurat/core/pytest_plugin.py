"""A pytest plugin for packages that add games: the fixture `conformance`, one test for each set of options.

    def test_the_contract(conformance):
        conformance()

It checks the games that `ziggurat_games` lists in pytest's configuration; without such a list, those of all
installed packages.
"""

from collections.abc import Callable, Iterator

import pytest

from ziggurat.core.game import Game
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, installed_games

Case = tuple[str, dict[str, str]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("ziggurat_games", "games whose rules the fixture `conformance` checks", type="args", default=[])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "conformance" in metafunc.fixturenames:
        names = metafunc.config.getini("ziggurat_games") or [kind.name for kind in installed_games()]
        cases = [(name, options) for name in names for options in option_sets(game(name))]
        metafunc.parametrize("conformance", cases, indirect=True, ids=map(_spelled, cases))


@pytest.fixture
def conformance(request: pytest.FixtureRequest) -> Callable[[], None]:
    """Checks a game under one set of options; raises AssertionError with what is broken."""
    from ziggurat.core.conformance import check  # compiles games: only those who ask for it wait for that

    name, options = request.param
    return lambda: check(game(name), options)


def option_sets(kind: Game) -> Iterator[dict[str, str]]:
    """The default options, then every other value of each option, as far as it goes with the defaults."""
    yield {}
    for option in kind.options:
        for value in option.values:
            if value != option.default and _goes(kind, {option.name: value}):
                yield {option.name: value}


def _goes(kind: Game, options: dict[str, str]) -> bool:
    try:
        kind.start(options, seed=0)
    except Refusal:
        return False
    return True


def _spelled(case: Case) -> str:
    name, options = case
    return "-".join([name, *(f"{option}={value}" for option, value in options.items())])
