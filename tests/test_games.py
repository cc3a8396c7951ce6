"""The contract, the perft tables and the golden games, for every registered game."""

import os
import subprocess
import sys

import pytest

from spec_numbers import Case, cases, spec_numbers
from ziggurat.core.conformance import check
from ziggurat.core.position import Position
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import perft
from ziggurat.records import Record

WALKED = 3_000_000  # nodes that a perft of the tests may count; deeper ones wait for `make test-all`
LARGE = 10_000  # a game of more actions is checked in fewer games


def every(kind: str) -> list[Case]:
    return [case for name in game_names() for case in cases(name, kind)]


def option_sets() -> list[tuple[str, dict[str, str]]]:
    """The option sets that the specification's tables use, each once."""
    found = [(case.game, case.options) for kind in ("perft", "games") for case in every(kind)]
    return [pair for i, pair in enumerate(found) if pair not in found[:i]]


def is_large(name: str) -> bool:
    return game(name).start(seed=0).rules.num_actions > LARGE


def split(position: Position, depth: int) -> str:
    """The count under each action, to find where a wrong perft goes wrong."""
    rows = [
        f"{position.token(a)} {perft(position.rules, position.play(a).state, depth - 1)}" for a in position.actions
    ]
    return "\n".join(rows)


def check_perft(case: Case, smallest: int, largest: int) -> None:
    position = case.position()
    for depth, count in case.known["perft"].items():
        if smallest < count <= largest:
            found = perft(position.rules, position.state, int(depth))
            assert found == count, f"depth {depth}: {found}, not {count}\n{split(position, int(depth))}"


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_its_tables(name: str) -> None:
    assert spec_numbers(name).get("perft"), f"tests/data/{name}.json has no perft table"
    assert spec_numbers(name).get("games"), f"tests/data/{name}.json has no golden games"


@pytest.mark.parametrize("case", every("perft"), ids=str)
def test_perft(case: Case) -> None:
    check_perft(case, -1, WALKED)


@pytest.mark.long
@pytest.mark.parametrize("case", every("perft"), ids=str)
def test_deep_perft(case: Case) -> None:
    check_perft(case, WALKED, 1 << 40)


@pytest.mark.parametrize("case", every("games"), ids=str)
def test_golden_games(case: Case) -> None:
    position = case.position()
    for token, count in zip(case.known["tokens"].split(), case.known["counts"], strict=True):
        assert len(position.legal()) == count, f"{position!r}: {sorted(position.legal())}"
        position = position.play(token)
    result = list(position.outcome.returns) if position.outcome else None
    if "result" in case.known:
        assert result == case.known["result"]
    assert Record.parse(str(Record.of(position))).replay() == position


@pytest.mark.parametrize("case", every("legal"), ids=str)
def test_legal_lists(case: Case) -> None:
    assert sorted(case.position().legal()) == sorted(case.known["legal"].split())


def some_option_sets() -> list[tuple[str, dict[str, str]]]:
    """All of the small games, and every sixth of those that take long: `make test-all` tries them all."""
    found = option_sets()
    return [pair for pair in found if not is_large(pair[0])] + [pair for pair in found if is_large(pair[0])][::6]


@pytest.mark.parametrize(("name", "options"), some_option_sets())
def test_conformance(name: str, options: dict[str, str]) -> None:
    check(game(name), options, games=1 if is_large(name) else 5)


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), option_sets())
def test_conformance_at_length(name: str, options: dict[str, str]) -> None:
    check(game(name), options, games=2 if is_large(name) else 200, seed=1000)


PLAIN_RUN = """
from ziggurat.core.conformance import check
from ziggurat.core.registry import game
from ziggurat.kernel import PLAIN, perft, random_games
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.search import TreeSearch
import numpy as np

kind = game({name!r})
start = kind.start({options!r}, seed=0)
print(perft(start.rules, start.state, 2))
print(random_games(start.rules, np.array(kind.encode(start.settings)), 3, seed=7))
middle = start
for n in range(6):
    middle = middle.play(middle.actions[(n * 7) % len(middle.actions)])
print(middle.history, middle.actions, [middle.observe(s + 1).tolist() for s in range(middle.rules.seats)])
if middle.turn > 0:
    print(TreeSearch(seed=3).analyse(middle, SearchLimits(simulations=20)))
check(kind, {options!r}, games=1, seed=5)
assert PLAIN == {plain}
"""


PLAIN_CASES = [case for case in every("games") if not is_large(case.game)]  # talo's own tests have a shorter run


@pytest.mark.parametrize(("name", "options"), [(case.game, case.options) for case in PLAIN_CASES[::6]])
def test_plain_python_agrees_with_the_compiled_rules(name: str, options: dict[str, str]) -> None:
    """The same source lines, run by Python itself and as machine code, say the same."""

    def run(plain: bool) -> str:
        program = PLAIN_RUN.format(name=name, options=options, plain=plain)
        environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(plain))}
        command = [sys.executable, "-W", "error", "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run(plain=True) == run(plain=False)
