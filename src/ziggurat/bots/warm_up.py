"""Compiles all machine code that a table of a game will need, or reads it from the cache."""

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import heuristics_of
from ziggurat.bots.search import TreeSearch
from ziggurat.core.game import Game
from ziggurat.core.types import Settings
from ziggurat.kernel import CHANCE


def warm_up(game: Game, settings: Settings) -> None:
    """Runs the rules, the views, the search and the solver of a game once, so that later calls start at once."""
    position = game.start(settings)
    position.rules.ready()
    mode = position.game
    for _, written in mode.encoders():  # refusals and endings too
        written.ready()
    if not position.over:
        after = position.play(position.actions[0])
        mode.view(after), mode.steps(position, after.action), after.status
    if position.rules.searchable and position.turn > CHANCE:
        known = heuristics_of(mode, position.settings)
        for heuristics in {known, known.classic}:  # weaker levels do without the network
            bot = TreeSearch(0, heuristics)
            best = bot.analyse(position, SearchLimits(simulations=50))[0].action
            after = position.play(best)
            if after.turn > CHANCE:
                bot.choose(after, SearchLimits(simulations=2))  # like a bot that keeps its tree
    if mode.solver:
        mode.solver.analyse(position, SearchLimits(simulations=2))
