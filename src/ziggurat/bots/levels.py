"""Who can sit down to play: the five levels of every game, and whatever else has a name.

    level1 … level5     the levels that people play against
    search:2000         the search of level 5 with another number of simulations; figures of the game's insight
                        may follow, to try others, or how it errs: search:2000:exploration=0.4:blur=1:hasty=0.1
                        (`engine/insight.py` has their ranges)
    plain:2000          the search without what the game tells it
    random, perfect     any legal action; what is known exactly (babel)

A weaker level sees less: it simulates little, so that it overlooks much; and it errs as people do, taking now and
then what looked nearly as good (blur), or what came to mind and was not looked at (hasty).
"""

import random
from dataclasses import fields, replace
from typing import Any

from ziggurat.bots.bot import Limits, Mind, Worth
from ziggurat.bots.engine.heuristics import FIGURES, PLAIN_INSIGHT, Insight, Rung, bad_figure, heuristics_of
from ziggurat.bots.search import TreeSearch
from ziggurat.core import Game, Position, Refusal, Settings
from ziggurat.words import Reason

LEVELS = (1, 2, 3, 4, 5)
FRIENDLY = 2  # the level that waits for who just wants to play
LEVEL_SECONDS = 2.0  # no level thinks longer about one action


class Climber:
    """The search as weak or strong as a rung says."""

    def __init__(self, rung: Rung, seed: int = 0, insight: Insight | None = None) -> None:
        self.rung = rung
        self.seed = seed
        self._search = TreeSearch(seed, insight)

    def choose(self, position: Position, limits: Limits) -> int:
        within = replace(limits, simulations=self.rung.simulations)
        if not self.rung.blur:
            return self._search.choose(position, within)
        branches = self._search.branches(position, within)
        most = max(b.visits for b in branches) + self.rung.hasty
        looks = [((b.visits + self.rung.hasty) / most) ** (1 / self.rung.blur) for b in branches]
        return random.Random(f"{self.seed} {position.ply}").choices(branches, looks)[0].action

    def assess(self, position: Position, limits: Limits) -> list[Worth]:
        return self._search.assess(position, replace(limits, simulations=self.rung.simulations))

    @property
    def nbytes(self) -> int:
        return self._search.nbytes

    def trim(self) -> None:
        self._search.trim()


class Level:
    """One of the five levels, in whatever game it is asked about."""

    def __init__(self, level: int, seed: int = 0) -> None:
        self.level = level
        self.seed = seed
        self._climber: Climber | None = None

    def choose(self, position: Position, limits: Limits) -> int:
        rung = rungs(position)[self.level - 1]
        solver = position.game.solver if rung.perfect else None
        if solver:
            return solver.choose(position, limits)
        if self._climber is None or self._climber.rung != rung:
            self._climber = Climber(rung, self.seed)
        seconds = min(limits.seconds or LEVEL_SECONDS, LEVEL_SECONDS)
        return self._climber.choose(position, replace(limits, seconds=seconds))

    def assess(self, position: Position, limits: Limits) -> list[Worth]:
        """Never as weakly as it plays: who asks a bot for its opinion wants a good one."""
        return best_mind(position, self.seed).assess(position, limits)

    @property
    def nbytes(self) -> int:
        """The memory that is kept between two questions."""
        return self._climber.nbytes if self._climber else 0

    def trim(self) -> None:
        """Gives back the memory that is not used."""
        if self._climber:
            self._climber.trim()


def rungs(position: Position) -> tuple[Rung, ...]:
    """The five levels of the game as it is played here."""
    return heuristics_of(position.game, position.settings).rungs


class Dice:
    """Plays any legal action; nothing is worth more than anything else."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position, limits: Limits) -> int:
        return random.Random(f"{self.seed} {position.ply}").choice(position.actions)

    def assess(self, position: Position, limits: Limits) -> list[Worth]:
        return [Worth(action, 0.5, exact=False, margin=0.5) for action in position.actions]


def best_mind(position: Position, seed: int = 0) -> Mind:
    """The best judge there is: who knows the game exactly, or else the search."""
    return position.game.solver or TreeSearch(seed)


def player(name: str, game: Game, settings: Settings, seed: int = 0) -> Mind:
    """The mind of a name as at the top of this file; a Refusal with one clear sentence for any other."""
    kind, *rest = name.split(":")
    if kind.startswith("level") and kind[5:] in map(str, LEVELS) and not rest:
        return Level(int(kind[5:]), seed)
    if kind == "random" and not rest:
        return Dice(seed)
    if kind == "perfect" and not rest:
        if game.solver is None:
            raise Refusal(Reason("no-expert", args={"game": game.name}))
        return game.solver
    if kind in ("search", "plain") and rest and rest[0].isascii() and rest[0].isdecimal():
        known = heuristics_of(game, settings) if kind == "search" else PLAIN_INSIGHT
        try:
            rung, insight = _tuned(known, [f"simulations={rest[0]}", *rest[1:]])
        except Refusal as wrong:
            raise Refusal(Reason("bad-player-figure", args={**wrong.reason.args, "player": name})) from None
        return Climber(rung, seed, insight)
    raise Refusal(Reason("bad-player", args={"text": name}))


def _tuned(known: Insight, texts: list[str]) -> tuple[Rung, Insight]:
    figures = dict(_figure(text) for text in texts)
    rung = Rung(**{part.name: figures.pop(part.name) for part in fields(Rung) if part.name in figures})
    return rung, replace(known, **figures)


def _figure(text: str) -> tuple[str, Any]:
    """The name and the value of a figure; whether it is within its range is seen where it is used."""
    name, _, value = text.partition("=")
    try:
        return name, FIGURES[name][0](value)
    except (KeyError, ValueError):
        raise bad_figure(text) from None
