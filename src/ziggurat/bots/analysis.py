"""Analysis of a finished game: the value of each position, and where a player gave some of it away.

Every position is searched once. An action that was played gets two values, from the search before it and from the
one after it. The one by which the loss is known better counts: two values of one search are often wrong in the
same direction, so their difference is known better than either. Luck is nobody's mistake: if chance acted after
the action, only the value from before counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from msgspec import to_builtins

from ziggurat.bots.bot import Score, SearchLimits
from ziggurat.bots.engine.heuristics import heuristics_of
from ziggurat.bots.formatting import score_text, score_value
from ziggurat.bots.levels import best_bot
from ziggurat.bots.search import TreeSearch
from ziggurat.core.messages import paragraph, translate
from ziggurat.core.position import Position, expect_listed
from ziggurat.core.rounding import percent
from ziggurat.core.types import Json
from ziggurat.kernel import CHANCE
from ziggurat.records import Record

MISTAKE = 0.1  # of the win given away, to be pointed out


@dataclass(frozen=True)
class MoveAnalysis:
    """The analysis of one move: the position, the best action's score and the score of the action played; half the
    95 % interval of what the action gave away."""

    position: Position
    best: Score
    played: Score | None
    margin: float = 0.0

    @property
    def seat(self) -> int:
        """The seat that made the move."""
        return self.position.turn

    @property
    def lost(self) -> float:
        """The share of the win that the action gave away."""
        return max(0.0, self.best.value - self.played.value) if self.played else 0.0

    @property
    def mistake(self) -> bool:
        """Whether the loss is large enough to point out, and larger than the margin of error."""
        return self.played is not None and self.lost >= max(MISTAKE, self.margin)

    def token(self, score: Score) -> str:
        """The action of a score, spelled."""
        return self.position.token(score.action)

    def data(self) -> Json:
        """As `/api/analysis` has it: `ply` is that of the position, before the action."""
        return {
            "ply": self.position.ply,
            "seat": self.seat,
            "played": to_builtins(score_value(self.position, self.played)) if self.played else None,
            "best": to_builtins(score_value(self.position, self.best)),
            "lost": self.lost,
            "margin": self.margin,
            "mistake": self.mistake,
        }

    def comment(self, language: str) -> str:
        """For a record: what would have been better, and by how much."""
        best, exact = score_text(self.best, language), self.best.exact
        message = "analysis-comment-exact" if exact else "analysis-comment"
        return translate(message, language, lost=percent(self.lost), token=self.token(self.best), worth=best)


def analyse_game(end: Position, limits: SearchLimits, first: int = 0) -> Iterator[MoveAnalysis]:
    """The analysis of each position of a game, from ply `first` to its last, where a seat has a choice."""
    expect_listed(end.rules)
    bot = best_bot(end)

    def analysed(position: Position) -> list[Score]:
        worth_asking = position.turn > CHANCE and (len(position.actions) > 1 or not isinstance(bot, TreeSearch))
        return bot.analyse(position, limits) if worth_asking else []

    way = [at for at in end.positions if at.ply >= first]
    found = analysed(way[0]) if way else []
    for before, after in zip(way, [*way[1:], None], strict=True):
        further = analysed(after) if after else []
        if found:
            yield _analysed(before, after, found, further) if after else MoveAnalysis(before, found[0], None)
        found = further


def _analysed(before: Position, after: Position, found: list[Score], further: list[Score]) -> MoveAnalysis:
    """The score of the action that was played, and the margin of what it gave away: from the search before it, or
    from both where that is more certain."""
    best, seen = found[0], next(score for score in found if score.action == after.action)
    if seen.exact or seen is best:
        return MoveAnalysis(before, best, seen, 0.0 if seen is best else best.margin)
    if after.outcome:
        came = after.outcome.returns[before.turn - 1]
        ended = replace(seen, value=came, exact=True, margin=0.0, plies_to_end=1)
        return MoveAnalysis(before, best, ended, best.margin)
    margins = heuristics_of(before.game, before.settings).margins
    margin = margins.of_difference(best.margin, seen.margin) if seen.visits else best.margin + seen.margin
    value = value_to(before.turn, after, further[0].value) if further else None
    if value is None:
        return MoveAnalysis(before, best, seen, margin)
    certain = further[0].exact and (further[0].value in (0, 1) or all(score.exact for score in further))
    off = 0.0 if certain else further[0].margin
    if best.margin + off >= margin:
        return MoveAnalysis(before, best, seen, margin)
    return MoveAnalysis(before, best, replace(seen, value=value, exact=certain, margin=off), best.margin + off)


def value_to(seat: int, position: Position, value: float) -> float | None:
    """The value of a position for a seat, given its value for the seat to act; None if it does not follow."""
    teams = position.rules.teams
    if teams[position.turn - 1] == teams[seat - 1]:
        return value
    return 1 - value if len(set(teams)) == 2 else None


def move_text(move: MoveAnalysis, language: str) -> str:
    assert move.played is not None
    token, score = move.token(move.played), score_text(move.played, language)
    said = f"{move.position.ply + 1:>4}  {move.seat}  {token:<12} {score}"
    if move.mistake:
        best = score_text(move.best, language)
        said += "   " + translate("analyse-better", language, token=move.token(move.best), worth=best)
    return said


def commented(record: Record, found: list[MoveAnalysis], language: str) -> Record:
    """The record with a comment on each mistake, after the comments that it already has."""
    comments = dict(record.comments)
    for move in found:
        if move.mistake:
            number = move.position.ply + 1
            before = comments.get(number, "")
            comments[number] = paragraph((before, move.comment(language)), language)
    return record.with_comments(comments)
