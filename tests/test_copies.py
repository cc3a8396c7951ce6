"""Copies and pickles: of environments, bots, searches and OpenSpiel's games, in this process and in another."""

import copy
import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest

import spiel_actor
from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.levels import LEVELS, player
from ziggurat.core.position import Position
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import CHANCE
from ziggurat.research.batches.batch import Batch
from ziggurat.research.environments import spiel
from ziggurat.research.environments.aec import env
from ziggurat.research.environments.gym import SoloEnv
from ziggurat.research.environments.vector import BatchVectorEnv
from ziggurat.research.search.batched_search import NOTHING_KNOWN, BatchedSearch


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


Way = Callable[[Any], Any]
WAYS: list[Way] = [copy.deepcopy, pickled]
FEW = SearchLimits(simulations=60)


# ── Environments ─────────────────────────────────────────────────────────────────────────────────────────
def first_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def solo(bot: Bot | None) -> SoloEnv:
    made = SoloEnv("babel", bot=bot, simulations=20)
    seen, _ = made.reset(seed=4)
    made.step(first_legal(seen))
    return made


def rest_of_solo(made: SoloEnv) -> tuple[str, ...]:
    over = False
    while not over:
        _, _, over, _, _ = made.step(int(np.flatnonzero(made.action_masks())[0]))
    return made.episode.position.history


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", [None, "random", "level1", "level4", "search:50", "perfect"])
def test_a_copy_of_an_environment_goes_on_as_the_original(name: str | None, way: Way) -> None:
    """With its bot, what that remembers and what it will draw; neither moves the other."""
    made = solo(player(name, game("babel"), {}, 2) if name else None)
    twin = way(made)
    before = made.episode.position
    expected = rest_of_solo(twin)
    assert made.episode.position is before
    assert rest_of_solo(made) == expected


@pytest.mark.parametrize("way", WAYS)
def test_an_environment_can_be_copied_before_its_first_reset(way: Way) -> None:
    assert way(SoloEnv("babel")).reset(seed=1)[1] == SoloEnv("babel").reset(seed=1)[1]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mask", [True, False])
def test_a_copy_of_pettingzoo_s_environment(mask: bool, way: Way) -> None:
    made = env("babel", mask=mask)
    made.reset(seed=1)
    made.step(3)
    twin, action = way(made), made.unwrapped.episode.position.actions[5]
    twin.step(action)
    assert made.unwrapped.episode.position.ply == 1
    made.step(action)
    assert made.unwrapped.episode.position == twin.unwrapped.episode.position
    if not mask:
        drawn = [one.infos[one.agent_selection]["legal_actions"].sample() for one in (made, twin)]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_of_a_vector_environment(way: Way) -> None:
    made = BatchVectorEnv("babel", 4)
    made.reset(seed=1)
    twin = way(made)
    for _ in range(12):
        actions = made.batch.mask.argmax(axis=1)
        mine, theirs = made.step(actions), twin.step(actions)
        assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])
        assert np.array_equal(mine[1], theirs[1])


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_of_a_batched_search(threads: int, way: Way) -> None:
    batch = Batch("babel", 8, seed=1)
    search = BatchedSearch("babel", 8, NOTHING_KNOWN, num_simulations=16, threads=threads)
    search.advance(search.run(batch).action, batch)
    twin = way(search)
    assert twin.game is search.game
    mine, theirs = search.run(batch), twin.run(batch)
    assert np.array_equal(mine.visits, theirs.visits)
    assert np.array_equal(mine.value, theirs.value)


# ── Bots and their limits ────────────────────────────────────────────────────────────────────────────────
def used(bot: Bot, position: Position) -> tuple[Bot, Position]:
    """A bot that has played an action, and the position in which it is to play again."""
    for _ in range(position.rules.seats):
        position = position.play(bot.choose(position, FEW))
    return bot, position


def bots(name: str) -> dict[str, Callable[[], Bot]]:
    position = game(name).start(seed=1)
    names = ["random", "idea", "search:60", "classic:60", "plain:60", "search:20:blur=1"]
    names += [f"level{level}" for level in LEVELS] + ["perfect"] * (position.game.solver is not None)
    return {f"{name} {one}": partial(player, one, game(name), position.settings, 3) for one in names}


BOTS = bots("babel") | bots("nivos")


@pytest.mark.parametrize("name", BOTS)
def test_a_copy_of_a_bot_plays_as_the_original(name: str) -> None:
    bot, position = used(BOTS[name](), game(name.split()[0]).start(seed=1))
    twins = [way(bot) for way in WAYS]
    expected = [bot.choose(position, FEW) for _ in range(2)]
    assert [[twin.choose(position, FEW) for _ in range(2)] for twin in twins] == [expected] * 2


GO_ON = """
import pickle, sys
from numba.core import event
from ziggurat.bots import SearchLimits
with event.install_recorder("numba:compile") as compiled:
    bot, position = pickle.load(sys.stdin.buffer)
    print(bot.choose(position, SearchLimits(simulations=60)))
assert not compiled.buffer, "compiled again"
"""


@pytest.mark.parametrize("name", ["babel search:60", "nivos search:60"])
def test_a_bot_goes_on_in_another_process_and_nothing_is_compiled_there(name: str) -> None:
    bot, position = used(BOTS[name](), game(name.split()[0]).start(seed=1))
    data = pickle.dumps((bot, position))
    expected = bot.choose(position, FEW)
    ran = subprocess.run([sys.executable, "-c", GO_ON], input=data, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    assert int(ran.stdout) == expected


def test_limits_are_copied_with_a_flag_of_their_own() -> None:
    for way in (*WAYS, copy.copy):
        limits = SearchLimits(seconds=2.5, simulations=7)
        twin = way(limits)
        assert (twin.seconds, twin.simulations, twin.stop.is_set()) == (2.5, 7, False)
        limits.stop.set()
        assert not twin.stop.is_set()
        assert way(limits).stop.is_set()


@pytest.mark.parametrize("name", game_names())
def test_rules_are_found_again(name: str) -> None:
    rules = game(name).start(seed=1).rules
    assert [way(rules) for way in (*WAYS, copy.copy)] == [rules] * 3


# ── OpenSpiel ────────────────────────────────────────────────────────────────────────────────────────────
GAMES = [
    ("babel", {"full_tower": "draw"}),
    ("nivos", {"players": 3}),
    ("bubbles", {"powers": False}),
    ("bubbles", {"mission": 3}),
    ("talo", {}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_openspiel_s_games_and_states_are_copied(name: str, options: dict[str, Any]) -> None:
    made = spiel.load(name, options, seed=5)
    state = made.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(state.legal_actions()[1])
    for way in WAYS:
        assert str(way(made)) == str(made)
        assert way(made).start == made.start  # with what was drawn from the seed
        assert way(state).position == state.position
        assert way(state).history() == state.history()
        assert way(state).get_game().start == made.start


@pytest.mark.parametrize("name", ["babel", "nivos"])
def test_an_actor_of_alphazero_gets_the_game_in_its_own_process(name: str) -> None:
    made = pyspiel.load_game(f"ziggurat_{name}")
    context = multiprocessing.get_context("spawn")
    queue = context.Queue()
    actor = context.Process(target=spiel_actor.act, kwargs={"game": made, "queue": queue})
    actor.start()
    seen, returns, last = queue.get(timeout=300)
    actor.join()
    assert actor.exitcode == 0
    assert len(seen) <= made.max_game_length()
    for planes, mask, policy in seen:
        assert len(planes) == np.prod(made.observation_tensor_shape())
        assert not policy[np.array(mask) == 0].any()
    again = made.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert again.returns() == returns
    assert again.position.turn != CHANCE
