"""A game looked at afterwards: what each of its positions is worth, and what was given away where.

Every position is thought about once. What an action that was played is worth is seen twice, by the search before
it and by the one after it; the surer of the two counts. Luck is nobody's fault: behind a draw of chance only what
was known before it counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ziggurat.bots.bot import Score, SearchLimits
from ziggurat.bots.formatting import score_data, score_text
from ziggurat.bots.levels import best_bot
from ziggurat.bots.search import TreeSearch
from ziggurat.core import Json, Position
from ziggurat.kernel import CHANCE
from ziggurat.messages import translate
from ziggurat.record import Record

MISTAKE = 0.1  # of the win given away, to be pointed out


@dataclass(frozen=True)
class MoveAnalysis:
    """What a mind thinks of a position where a seat has a choice, and of what was played there, if it was."""

    position: Position
    best: Score
    played: Score | None

    @property
    def seat(self) -> int:
        return self.position.turn

    @property
    def lost(self) -> float:
        """The part of the win that the action gave away."""
        return max(0.0, self.best.value - self.played.value) if self.played else 0.0

    @property
    def mistake(self) -> bool:
        """Whether that is worth pointing out: enough, and more than what the search may be off by."""
        return self.played is not None and self.lost >= max(MISTAKE, self.best.margin + self.played.margin)

    def token(self, score: Score) -> str:
        return self.position.token(score.action)

    def data(self) -> Json:
        return {
            "ply": self.position.ply + 1,
            "seat": self.seat,
            "played": score_data(self.position, self.played) if self.played else None,
            "best": score_data(self.position, self.best),
            "lost": self.lost,
            "mistake": self.mistake,
        }

    def comment(self, language: str) -> str:
        """For a record: what would have been better, and by how much."""
        best, exact = score_text(self.best, language), self.best.exact
        message = "analysis-comment-exact" if exact else "analysis-comment"
        return translate(message, language, lost=round(100 * self.lost), token=self.token(self.best), score=best)


def analyse_game(end: Position, limits: SearchLimits, first: int = 0) -> Iterator[MoveAnalysis]:
    """Every position of a game from `first` actions on, its end too, where there is something to decide."""
    bot = best_bot(end)

    def analysed(position: Position) -> list[Score]:
        worth_asking = position.turn > CHANCE and (len(position.actions) > 1 or not isinstance(bot, TreeSearch))
        return bot.analyse(position, limits) if worth_asking else []

    way = [at for at in end.positions if at.ply >= first]
    found = analysed(way[0]) if way else []
    for before, after in zip(way, [*way[1:], None], strict=True):
        further = analysed(after) if after else []
        if found:
            yield MoveAnalysis(before, found[0], _played(before, after, found, further) if after else None)
        found = further


def _played(before: Position, after: Position, found: list[Score], further: list[Score]) -> Score:
    """What the action that was played is worth: as it looked before, or afterwards if that is surer."""
    seen = next(score for score in found if score.action == after.action)
    if seen.exact:
        return seen
    if after.outcome:
        return replace(seen, value=after.outcome.returns[before.turn - 1], exact=True, margin=0.0, plies_to_end=1)
    if not further or further[0].margin >= seen.margin:
        return seen
    value = value_to(before.turn, after, further[0].value)
    if value is None:
        return seen
    certain = further[0].exact and (further[0].value in (0, 1) or all(score.exact for score in further))
    return replace(seen, value=value, exact=certain, margin=0.0 if certain else further[0].margin)


def value_to(seat: int, position: Position, value: float) -> float | None:
    """What a position that is worth so much to the seat to act is worth to another; None if nobody can say."""
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
        said += "   " + translate("analyse-better", language, token=move.token(move.best), score=best)
    return said


def commented(record: Record, found: list[MoveAnalysis], language: str) -> Record:
    """The record with what is to be said of its mistakes, behind the comments that it has."""
    comments = dict(record.comments)
    for move in found:
        if move.mistake:
            number = move.position.ply + 1
            before = comments.get(number)
            comments[number] = " ".join(filter(None, (before, move.comment(language))))
    return record.with_comments(comments)
