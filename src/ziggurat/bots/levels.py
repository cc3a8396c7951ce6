"""The bots that have names: the five levels of every game, and players for tournaments.

    level1 … level5     the levels that people play against
    search:2000         the search of level 5 with another number of simulations; parameters of the heuristics or
                        of a level may follow: search:2000:exploration=0.4:blur=1:hasty=0.1
                        (`engine/heuristics.py` has their ranges)
    classic:2000        the same without the game's network: level 5 of nivos was classic:20000 before it had one,
                        that of Bubblee Pop classic:8000
    plain:2000          the search without the game's heuristics
    random, perfect     any legal action; the game's solver (babel)
    idea                a beginner with one simple idea (`idea.py` of the game)

Where each level is defined: `levels` in the game's `heuristics.py`, or else `LEVEL_SETTINGS` in
`engine/heuristics.py`. A weaker level runs few simulations, so it overlooks much, and it errs as people do: it may
overlook an action altogether (overlooks), play one that looked nearly as good (blur), or a candidate that it never
searched (hasty). It also has lapses: in some games it plays like the level two below.
"""

import random
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from ziggurat.bots.bot import Bot, Score, SearchLimits, expect_seat
from ziggurat.bots.engine.heuristics import (
    PARAMETERS,
    PLAIN_HEURISTICS,
    Heuristics,
    LevelSettings,
    bad_parameter,
    heuristics_of,
)
from ziggurat.bots.engine.tree import Branch
from ziggurat.bots.search import TreeSearch
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.parts import Idea
from ziggurat.core.position import Position, expect_listed
from ziggurat.core.refusals import Refusal, expect_seed
from ziggurat.core.types import Settings

LEVELS = (1, 2, 3, 4, 5)
_EARLIER_NAMES = {"cut": "rollout_depth", "ripe": "expand_after"}  # parameters in the names of bots
FRIENDLY = 2  # the default level, for people who just want to play
LEVEL_SECONDS = 2.0  # no level thinks longer about one action


class LevelSearch:
    """The search with the settings of a level."""

    def __init__(self, level_settings: LevelSettings, seed: int = 0, heuristics: Heuristics | None = None) -> None:
        self.level_settings = level_settings
        self._search = TreeSearch(seed, heuristics)
        self._chance = random.Random(expect_seed(seed))

    def fresh(self, seed: int) -> "LevelSearch":
        return LevelSearch(self.level_settings, seed, self.heuristics)

    @property
    def heuristics(self) -> Heuristics | None:
        """What the search knows beyond the rules; None: what the game says."""
        return self._search.heuristics

    def choose(self, position: Position, limits: SearchLimits) -> int:
        within = replace(limits, simulations=self.level_settings.simulations)
        if not self.level_settings.errs:
            return self._search.choose(position, within)
        return erring_choice(self._search.branches(position, within), self.level_settings, self._chance).action

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        return self._search.analyse(position, replace(limits, simulations=self.level_settings.simulations))

    @property
    def nbytes(self) -> int:
        return self._search.nbytes

    def trim(self) -> None:
        self._search.trim()


def erring_choice(branches: list[Branch], level_settings: LevelSettings, chance: random.Random) -> Branch:
    """What a level that errs plays, of the actions that it does not overlook: the best one found, or, blurred,
    each the likelier, the more it was visited."""
    seen = [b for b in branches if chance.random() >= level_settings.overlooks] or [chance.choice(branches)]
    most = max(b.visits for b in seen) + level_settings.hasty
    if not most:
        return chance.choice(seen)
    if not level_settings.blur:
        return seen[0]
    looks = [((b.visits + level_settings.hasty) / most) ** (1 / level_settings.blur) for b in seen]
    return chance.choices(seen, looks)[0]


class Level:
    """One of the five levels; it plays every game. Whether it has a lapse is drawn for each game anew."""

    def __init__(self, level: int, seed: int = 0) -> None:
        self.level = level
        self.seed = seed
        self._luck = random.Random(f"{seed} mood").random()  # for all of a game
        self._search: LevelSearch | None = None

    def fresh(self, seed: int) -> "Level":
        """The same level in a new game."""
        return Level(self.level, seed)

    def settings_for(self, position: Position) -> LevelSettings:
        """How it plays this game: as usual or, in a lapse, like the level two below."""
        return level_for_game(levels(position), self.level, self._luck)

    def choose(self, position: Position, limits: SearchLimits) -> int:
        """The action that this level plays, with its errors."""
        level_settings = self.settings_for(position)
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


def level_for_game(all_levels: Sequence[LevelSettings], level: int, luck: float) -> LevelSettings:
    """The settings of a level in one game. In a lapse they are those of the level two below; below level 1 is
    a player like level 1 that notices nothing."""
    level_settings = all_levels[level - 1]
    if luck >= level_settings.lapses:
        return level_settings
    return all_levels[level - 3] if level > 2 else replace(all_levels[0], overlooks=1.0)


def levels(position: Position) -> tuple[LevelSettings, ...]:
    """The five levels of the position's game under its options."""
    return heuristics_of(position.game, position.settings).levels


class RandomBot:
    """Plays any legal action and scores all alike."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(expect_seed(seed))

    def fresh(self, seed: int) -> "RandomBot":
        return RandomBot(seed)

    def choose(self, position: Position, limits: SearchLimits) -> int:
        expect_seat(position)
        return self._chance.choice(position.actions)

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        expect_listed(position.rules)
        return [Score(action, 0.5, exact=False, margin=0.5) for action in position.actions]


class IdeaBot:
    """A beginner with one simple idea: plays any of the actions that it likes best."""

    def __init__(self, idea: Idea, seed: int) -> None:
        self.idea = idea
        self._chance = random.Random(expect_seed(seed))

    def fresh(self, seed: int) -> "IdeaBot":
        return IdeaBot(self.idea, seed)

    def choose(self, position: Position, limits: SearchLimits) -> int:
        expect_seat(position)
        return self._chance.choice(self.idea(position))

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        liked = self.idea(position)
        return [
            Score(action, 0.5, exact=False, margin=0.5)
            for action in sorted(position.actions, key=lambda action: action not in liked)
        ]


def best_bot(position: Position, seed: int = 0) -> Bot:
    """The strongest bot for a position: the game's solver, or else the search."""
    return position.game.solver or TreeSearch(seed)


def player(name: str, game: Game, settings: Settings, seed: int = 0) -> Bot:
    """The bot of a name such as `level3` or `search:500` (docs/reference/bots.md); another name raises Refusal."""
    kind, *rest = name.split(":")
    if kind.startswith("level") and kind[5:] in map(str, LEVELS) and not rest:
        return Level(int(kind[5:]), seed)
    if kind == "random" and not rest:
        return RandomBot(seed)
    if kind == "idea" and not rest and game.idea:
        return IdeaBot(game.idea, seed)
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
