"""What is the same for everybody who asks: the games, how they are learned, the puzzles of a day.

A page without a server has it as files (`scripts/static_data.py`).
"""

import random
from collections.abc import Iterable
from functools import cache

from ziggurat.bots.ratings import fixed_ratings
from ziggurat.core.game import Game
from ziggurat.core.messages import languages
from ziggurat.core.registry import game
from ziggurat.core.rounding import whole
from ziggurat.core.types import Settings
from ziggurat.kernel import Rules
from ziggurat.server.http import schemas
from ziggurat.server.settings import LEVELS, PHRASES, Limits
from ziggurat.teaching.lessons import lessons
from ziggurat.teaching.puzzles import Puzzle


def rules_under(kind: Game, given: Settings) -> tuple[Rules, Settings]:
    """The rules under these options, compiled or not; options left to chance get the same values each time."""
    settings = kind.settle(given, random.Random(0))
    return kind.rules(settings), settings


def catalogue(names: Iterable[str], most_simulations: int = Limits.simulations) -> schemas.Catalogue:
    return schemas.Catalogue(
        games=[_game_info(game(name)) for name in names],
        levels=list(LEVELS),
        phrases=list(PHRASES),
        languages=list(languages()),
        most_simulations=most_simulations,
    )


def _ratings(kind: Game) -> schemas.RatingsInfo | None:
    rated = fixed_ratings(kind)
    if rated is None:
        return None
    levels = [schemas.LevelRating(whole(level.elo), whole(level.margin)) for level in rated.levels]
    return schemas.RatingsInfo(rated.games, levels)


def _game_info(kind: Game) -> schemas.GameInfo:
    offered = [option for option in kind.options if option.values or not option.unlisted]
    options = [schemas.OptionInfo(o.name, list(o.values), o.default, o.drawn) for o in offered]
    return schemas.GameInfo(
        name=kind.name,
        title=kind.title,
        rules=kind.version,
        options=options,
        seats=rules_under(kind, {})[0].seats,
        ratings=_ratings(kind),
    )


@cache
def lesson_steps(kind: Game) -> list[schemas.LessonStep]:
    return [
        schemas.LessonStep(
            name=step.name,
            options=dict(step.options),
            tokens=step.tokens,
            example=step.answers()[0],
            task=schemas.LessonTask(
                right=list(step.right),
                happens=list(step.happens),
                never=list(step.never),
                leaves=step.leaves,
                wins=step.wins,
                measures=dict(step.measures),
            ),
            course=step.course,
        )
        for step in lessons(kind)
    ]


def puzzle_info(puzzle: Puzzle) -> schemas.PuzzleInfo:
    return schemas.PuzzleInfo(
        game=puzzle.game.name,
        title=puzzle.game.title,
        date=puzzle.day.isoformat(),
        options=dict(puzzle.given),
        tokens=list(puzzle.begin.history),
        choices=puzzle.allowed if puzzle.choices else [],
        answer=puzzle.tokens,
        considered=puzzle.considered,
    )
