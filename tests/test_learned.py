"""What the page “What was learned” says follows from the measured figures behind it (web/src/learned.json)."""

import json
from pathlib import Path

import pytest

from ziggurat.bots.bot import SearchLimits, solver_of
from ziggurat.bots.levels import LEVELS
from ziggurat.bots.ratings import ROUGH, fixed_ratings
from ziggurat.bots.search import TreeSearch
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.games.babel.game import Babel

LEARNED = json.loads((Path(__file__).parent.parent / "web/src/learned.json").read_text(encoding="utf-8"))


def test_babels_truth_is_the_solvers() -> None:
    best = solver_of(game("babel")).analyse(game("babel").start(), SearchLimits())[0]
    found = LEARNED["first"]["babel"]
    assert [found["exact"], found["share"], found["plies"]] == [True, best.value, best.plies_to_end]


def test_where_the_neutral_plate_lies_hardly_matters_and_answers_come_from_the_reserve() -> None:
    places, answers = LEARNED["openings"]["places"], LEARNED["openings"]["answers"]
    assert max(places.values()) - min(places.values()) < 0.03
    for place, share in places.items():
        assert answers[place][0]["reserve"]
        assert answers[place][0]["value"] == pytest.approx(1 - share)


def test_the_openings_have_the_values_that_hints_give() -> None:
    """The search repeats itself; only the last bits may depend on the processor."""
    openings = LEARNED["openings"]
    after = game("nivos").start().play("n@b2")
    best = TreeSearch(1).analyse(after, SearchLimits(simulations=openings["simulations"]))[0]
    assert openings["places"]["middle"] == pytest.approx(1 - best.value, abs=0.005)


def test_every_power_was_met_often() -> None:
    colours = LEARNED["powers"]["colours"]
    assert set(colours) == set("RPYBG")
    assert min(colour["count"] for colour in colours.values()) >= 50


@pytest.mark.parametrize("name", BUILT_IN)
def test_ratings_rise_from_level_to_level(name: str) -> None:
    rated = fixed_ratings(game(name))
    assert rated is not None
    strengths = [level.elo for level in rated.levels]
    assert len(strengths) == len(LEVELS)
    assert strengths == sorted(strengths)
    assert rated.games >= 100


@pytest.mark.parametrize(("margin", "shown"), [(ROUGH, True), (ROUGH + 1, False)])
def test_a_rating_from_too_few_games_is_not_shown(tmp_path: Path, margin: int, *, shown: bool) -> None:
    class Measured(Babel):
        ratings = tmp_path / "ratings.json"

    level = {"elo": 500, "margin": margin}
    Measured.ratings.write_text(json.dumps({"games": 9, "levels": [level] * len(LEVELS)}), encoding="utf-8")
    assert (fixed_ratings(Measured()) is not None) is shown
