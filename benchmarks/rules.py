"""Rules, search and solution: connect four against OpenSpiel, babel against connect four, cold and warm starts."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyspiel

from connect_four import RULES as FOUR
from yardstick import Report, rates, seconds
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import Heuristics
from ziggurat.bots.engine.tree import Search
from ziggurat.bots.search import TreeSearch
from ziggurat.core.registry import game, game_names
from ziggurat.games.babel.play.tablebase import solve
from ziggurat.kernel import Ints, Rules, ints, random_games

GAMES = 300_000
SIMULATIONS = 200_000
SPIEL = pyspiel.load_game("connect_four")


LEAST = {"babel": 0.4, "nivos": 0.03, "bubbles": 0.02}  # random games, as a share of connect four's


def play(rules: Rules, options: Ints, games: int) -> int:
    random_games(rules, options, games)
    return games


def play_by_name(name: str) -> Callable[[], int]:
    """Random games under the default options, about as long as the yardstick's."""
    start = game(name).start(seed=0)
    options = np.array(start.game.encode(start.settings), dtype=np.int64)
    return lambda: play(start.rules, options, int(GAMES * LEAST[name]))


def spiel_play(games: int = 2_000) -> int:
    """OpenSpiel's C++ state, driven from Python."""
    for _ in range(games):
        state = SPIEL.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return games


def search() -> int:
    Search(FOUR, ints(4), seed=1, heuristics=Heuristics(exploration=1.4)).grow(SIMULATIONS)
    return SIMULATIONS


def search_in(name: str) -> float:
    """Simulations a second of level 5's search, from a game's first position on."""
    position = game(name).start(seed=0)
    TreeSearch().analyse(position, SearchLimits(simulations=10))
    bot, began = TreeSearch(), time.perf_counter()
    scores = bot.analyse(position, SearchLimits(seconds=1))
    return sum(score.visits for score in scores) / (time.perf_counter() - began)


def spiel_search(simulations: int = 20_000) -> int:
    """OpenSpiel's C++ search with one random rollout at each leaf."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(SPIEL, evaluator, 1.4, simulations, 1000, False, 1, False)
    bot.step(SPIEL.new_initial_state())
    return simulations


def bench(report: Report) -> None:
    babel = game("babel").start()
    report.title("Random games a second, one core")
    ours = {name: play_by_name(name) for name in game_names() if name in LEAST}
    games = rates(four=lambda: play(FOUR, ints(0), GAMES), spiel=spiel_play, **ours)
    report.figure("connect four", games["four"], "games/s")
    report.figure("connect four, OpenSpiel's C++ state driven from Python", games["spiel"], "games/s")
    for name in ours:
        report.figure(name, games[name], "games/s")
    report.ratio("connect four to OpenSpiel", games["four"] / games["spiel"], 50)
    for name in ours:
        report.ratio(f"{name} to connect four", games[name] / games["four"], LEAST[name])

    report.title("Tree search, one core, one random rollout a simulation")
    found = rates(ours=search, spiel=spiel_search)
    report.figure("connect four", found["ours"], "sims/s")
    report.figure("connect four, OpenSpiel's C++ MCTSBot", found["spiel"], "sims/s")
    report.ratio("connect four to OpenSpiel", found["ours"] / found["spiel"], 8)
    for name in game_names():
        report.figure(f"{name}, with what the game tells", search_in(name), "sims/s")

    report.title("Babel's solution")
    solution = solve()
    report.figure("the whole solution, both values of full_tower", seconds(solve), "s", "about 1 s")
    state = babel.play("a1enu", "b1-").state
    looks = 10_000
    spent = seconds(lambda: [solution.score(state) for _ in range(looks)])
    report.figure("one look-up from Python", spent / looks * 1e6, "µs", "about 20 µs")
    _starts(report)


PROGRAM = """
import time, numba
began = time.perf_counter()
from ziggurat import game
position = game("babel").start()
position.rules.ready()  # all that a game needs, not only its start
position.legal()
print(time.perf_counter() - began)
"""


def _starts(report: Report) -> None:
    """First and later uses of a game, each in a fresh process, beside importing Numba."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ZIGGURAT_CACHE": str(Path(folder) / "cache")}

        def start() -> float:
            command = [sys.executable, "-c", PROGRAM]
            return float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)

        report.title("Starting")
        report.figure("first use of babel after install (compiling)", start(), "s", "about 5 s")
        later = sorted(start() for _ in range(5))[2]
        report.figure("later starts, beside importing Numba", later, "s", "about 0.5 s")
