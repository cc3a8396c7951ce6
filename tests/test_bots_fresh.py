"""What a bot draws belongs to one game: another game has other draws, and the same seed the same."""

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.engine.heuristics import LevelSettings
from ziggurat.bots.levels import LEVELS, Level, LevelSearch, RandomBot, levels, player
from ziggurat.bots.search import TreeSearch
from ziggurat.core.registry import game
from ziggurat.research.environments.gym import SoloEnv

FEW = SearchLimits(simulations=8)


def played(bots: list[Bot]) -> tuple[str, ...]:
    """A game of babel between bots, the first of them in seat 1."""
    position = game("babel").start()
    while not position.over:
        position = position.play(bots[position.turn - 1].choose(position, FEW))
    return position.history


def series(games: int, bots: list[Bot]) -> list[tuple[str, ...]]:
    """Games between the same bots, made fresh for each."""
    return [played([bot.fresh(2 * number + seat) for seat, bot in enumerate(bots)]) for number in range(games)]


def random_players() -> list[Bot]:
    return [player("random", game("babel"), {}, seed) for seed in (1, 2)]


def test_a_hundred_games_of_random_players_are_a_hundred_games() -> None:
    found = series(100, random_players())
    assert len(set(found)) == 100
    assert found == series(100, random_players())


def test_random_players_that_nobody_makes_fresh_go_on_drawing() -> None:
    bots, again = random_players(), random_players()
    found = [played(bots) for _ in range(100)]
    assert len(set(found)) == 100
    assert found == [played(again) for _ in range(100)]


BOTS: dict[str, Callable[[], Bot]] = {
    **{name: partial(player, name, game("babel"), {}, 1) for name in ("random", "idea")},
    **{f"level{level}": partial(Level, level, 1) for level in LEVELS[:-1]},
    "search": partial(TreeSearch, 1),
    "blurred": partial(LevelSearch, LevelSettings(8, blur=2), 1),
    "by any integer": lambda: RandomBot(np.int64(1)),  # type: ignore[arg-type]  # that is the test
}


@pytest.mark.parametrize("name", BOTS)
def test_another_seed_is_another_game_and_the_same_seed_the_same(name: str) -> None:
    bot = BOTS[name]()
    games = series(8, [bot, bot])
    assert len(set(games)) > 4
    assert series(8, [bot, bot]) == games, "it remembers an earlier game"
    assert series(8, [BOTS[name](), BOTS[name]()]) == games


def test_who_draws_nothing_is_the_same_in_every_game() -> None:
    solver = game("babel").solver
    assert solver is not None
    assert solver.fresh(7) is solver


def episode(made: SoloEnv, seed: int | None) -> tuple[str, ...]:
    """A game in which our seat always plays the first legal action."""
    seen, _ = made.reset(seed=seed)
    over = False
    while not over:
        seen, _, over, _, _ = made.step(int(np.flatnonzero(seen["action_mask"])[0]))
    return made.episode.position.history


@pytest.mark.parametrize("name", ["random", "level1", "blurred", "search"])
def test_episodes_against_a_bot_differ_and_repeat(name: str) -> None:
    made = SoloEnv("babel", bot=BOTS[name](), simulations=8)
    assert len({episode(made, seed) for seed in range(50)}) > 10
    first, *_ = following = [episode(made, 3), *(episode(made, None) for _ in range(20))]
    assert len(set(following)) > 10
    again = SoloEnv("babel", bot=BOTS[name](), simulations=8)
    assert [episode(again, 3), *(episode(again, None) for _ in range(20))] == following
    assert episode(made, 3) == first


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_lapses_as_often_as_it_says(level: int) -> None:
    """They are drawn for each game; none lasts for all of an environment's episodes."""
    position = game("nivos").start(seed=1)
    usual = levels(position)[level - 1]
    bot = Level(level, 5)
    off = sum(bot.fresh(seed).settings_for(position) != usual for seed in range(1_000))
    assert abs(off / 1_000 - usual.lapses) < 0.05
