"""The bots that have names: the five levels of every game, and players for tournaments.

    level1 … level5     the levels that people play against
    search:2000         the search of level 5 with another number of simulations; parameters of the heuristics or
                        of a level may follow: search:2000:exploration=0.4:blur=1:hasty=0.1
                        (`engine/heuristics.py` has their ranges)
    classic:2000        the same without the game's network: level 5 of nivos was classic:20000 before it had one,
                        that of Bubblee Pop classic:8000
    plain:2000          the search without the game's heuristics
    random, perfect     any legal action; the game's solver (babel)

Where each level is defined: `levels` in the game's `heuristics.py`, or else `LEVEL_SETTINGS` in
`engine/heuristics.py`. A weaker level runs few simulations, so it overlooks much, and it errs as people do: it may
play an action that looked nearly as good (blur), or a candidate that it never searched (hasty).
"""

import random
from dataclasses import fields, replace
from typing import Any

from ziggurat.bots.bot import Bot, Score, SearchLimits
from ziggurat.bots.engine.heuristics import (
    PARAMETERS,
    PLAIN_HEURISTICS,
    Heuristics,
    LevelSettings,
    bad_parameter,
    heuristics_of,
)
from ziggurat.bots.search import TreeSearch
from ziggurat.core import Game, Position, Refusal, Settings, expect_listed
from ziggurat.messages import Message

LEVELS = (1, 2, 3, 4, 5)
_EARLIER_NAMES = {"cut": "rollout_depth", "ripe": "expand_after"}  # parameters in the names of bots
FRIENDLY = 2  # the default level, for people who just want to play
LEVEL_SECONDS = 2.0  # no level thinks longer about one action


class LevelSearch:
    """The search with the settings of a level."""

    def __init__(self, level_settings: LevelSettings, seed: int = 0, heuristics: Heuristics | None = None) -> None:
        self.level_settings = level_settings
        self.seed = seed
        self._search = TreeSearch(seed, heuristics)

    def choose(self, position: Position, limits: SearchLimits) -> int:
        within = replace(limits, simulations=self.level_settings.simulations)
        if not self.level_settings.blur:
            return self._search.choose(position, within)
        branches = self._search.branches(position, within)
        most = max(b.visits for b in branches) + self.level_settings.hasty
        looks = [
            ((b.visits + self.level_settings.hasty) / most) ** (1 / self.level_settings.blur) for b in branches
        ]
        return random.Random(f"{self.seed} {position.ply}").choices(branches, looks)[0].action

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        return self._search.analyse(position, replace(limits, simulations=self.level_settings.simulations))

    @property
    def nbytes(self) -> int:
        return self._search.nbytes

    def trim(self) -> None:
        self._search.trim()


class Level:
    """One of the five levels; it plays every game."""

    def __init__(self, level: int, seed: int = 0) -> None:
        self.level = level
        self.seed = seed
        self._search: LevelSearch | None = None

    def choose(self, position: Position, limits: SearchLimits) -> int:
        level_settings = levels(position)[self.level - 1]
        solver = position.game.solver if level_settings.perfect else None
        if solver:
            return solver.choose(position, limits)
        if self._search is None or self._search.level_settings != level_settings:
            known = heuristics_of(position.game, position.settings)
            self._search = LevelSearch(
                level_settings, self.seed, known if level_settings.network else known.classic
            )
        seconds = min(limits.seconds or LEVEL_SECONDS, LEVEL_SECONDS)
        return self._search.choose(position, replace(limits, seconds=seconds))

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        """Always at full strength: people who ask for an analysis want a good one."""
        return best_bot(position, self.seed).analyse(position, limits)

    @property
    def nbytes(self) -> int:
        """The memory that is kept between two calls."""
        return self._search.nbytes if self._search else 0

    def trim(self) -> None:
        """Frees the memory that is not used."""
        if self._search:
            self._search.trim()


def levels(position: Position) -> tuple[LevelSettings, ...]:
    """The five levels of the position's game under its options."""
    return heuristics_of(position.game, position.settings).levels


class RandomBot:
    """Plays any legal action and scores all alike."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position, limits: SearchLimits) -> int:
        expect_listed(position.rules)
        return random.Random(f"{self.seed} {position.ply}").choice(position.actions)

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        expect_listed(position.rules)
        return [Score(action, 0.5, exact=False, margin=0.5) for action in position.actions]


def best_bot(position: Position, seed: int = 0) -> Bot:
    """The strongest bot for a position: the game's solver, or else the search."""
    return position.game.solver or TreeSearch(seed)


def player(name: str, game: Game, settings: Settings, seed: int = 0) -> Bot:
    """The bot with one of the names at the top of this file; a Refusal for any other name."""
    kind, *rest = name.split(":")
    if kind.startswith("level") and kind[5:] in map(str, LEVELS) and not rest:
        return Level(int(kind[5:]), seed)
    if kind == "random" and not rest:
        return RandomBot(seed)
    if kind == "perfect" and not rest:
        if game.solver is None:
            raise Refusal(Message("no-expert", args={"game": game.name}))
        return game.solver
    if kind in ("search", "classic", "plain") and rest and rest[0].isascii() and rest[0].isdecimal():
        known = PLAIN_HEURISTICS if kind == "plain" else heuristics_of(game, settings)
        known = known.classic if kind == "classic" else known
        try:
            level_settings, heuristics = _tuned(known, [f"simulations={rest[0]}", *rest[1:]])
        except Refusal as wrong:
            raise Refusal(Message("bad-player-figure", args={**wrong.reason.args, "player": name})) from None
        return LevelSearch(level_settings, seed, heuristics)
    raise Refusal(Message("bad-player", args={"text": name}))


def _tuned(known: Heuristics, texts: list[str]) -> tuple[LevelSettings, Heuristics]:
    parameters = dict(_parameter(text) for text in texts)
    level_settings = LevelSettings(
        **{part.name: parameters.pop(part.name) for part in fields(LevelSettings) if part.name in parameters}
    )
    return level_settings, replace(known, **parameters)


def _parameter(text: str) -> tuple[str, Any]:
    """The name and the value of a parameter; its range is checked where it is used."""
    name, _, value = text.partition("=")
    name = _EARLIER_NAMES.get(name, name)
    try:
        return name, PARAMETERS[name][0](value)
    except (KeyError, ValueError):
        raise bad_parameter(text) from None
