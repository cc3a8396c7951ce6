"""Talo against the specification's numbers, while it is not among the games that `test_games.py` finds."""

import pytest

import test_games
from tables import Case, cases

pytestmark = pytest.mark.long  # talo is not offered yet, and compiles for over a minute


@pytest.mark.parametrize("case", cases("talo", "perft"), ids=str)
def test_perft(case: Case) -> None:
    test_games.check_perft(case, -1, test_games.WALKED)


@pytest.mark.parametrize("case", cases("talo", "games"), ids=str)
def test_golden_games(case: Case) -> None:
    test_games.test_golden_games(case)


@pytest.mark.parametrize("case", cases("talo", "legal"), ids=str)
def test_legal_lists(case: Case) -> None:
    test_games.test_legal_lists(case)
