"""The table of sizes, and the page that shows it."""

from pathlib import Path

import pytest

from ziggurat.core.registry import game, game_names
from ziggurat.research.batches.sizes import HEAD, Searched, asked_for, measure, option_sets, row, search

PAGE = Path(__file__).parent.parent / "benchmarks" / "results" / "2026-11-15-sizes.md"


def test_babel_measured() -> None:
    found = measure(game("babel"), {}, games=200)
    assert (found.actions, found.seats, found.chance) == (52, 2, 0)
    assert found.planes == (7, 6, 2, 2)
    assert 9 < found.length < 13
    assert 8 < found.branching < 12
    assert sum(found.random_share) == pytest.approx(1)
    assert found == measure(game("babel"), {}, games=200)
    assert row(found, Searched(0.95, 100, 200)).count("|") == HEAD.split("\n")[0].count("|")


def test_search_beats_random() -> None:
    assert search(game("babel"), {}, matches=10).share > 0.6


@pytest.mark.parametrize("name", game_names())
def test_the_page_has_every_game(name: str) -> None:
    """`python -m ziggurat.research.batches.sizes` prints the rows anew."""
    rules = game(name).start(seed=0).rules
    planes = " × ".join(str(n) for n in rules.observation_shape)
    assert f"| {name} | default | {rules.num_actions:,} | {planes} | {rules.seats} |" in PAGE.read_text(
        encoding="utf-8"
    )


def test_one_row_or_all() -> None:
    assert [options for _, options in asked_for(["nivos"])] == [{}, {"players": "3"}, {"players": "4"}]
    assert [(kind.name, options) for kind, options in asked_for(["talo", "players=3"])] == [
        ("talo", {"players": "3"})
    ]
    assert {kind.name for kind, _ in asked_for([])} == set(game_names())


def test_option_sets_are_playable() -> None:
    for name in game_names():
        for options in option_sets(game(name)):
            assert game(name).start(options, seed=0).legal()
