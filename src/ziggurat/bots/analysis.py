"""A game looked at afterwards: what each of its positions is worth, and what was given away where.

Every position is thought about once. What an action that was played is worth is seen twice, by the search before
it and by the one after it; the surer of the two counts. Luck is nobody's fault: behind a draw of chance only what
was known before it counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ziggurat.bots.bot import Limits, Worth
from ziggurat.bots.levels import best_mind
from ziggurat.bots.search import TreeSearch
from ziggurat.bots.told import worth_data, worth_text
from ziggurat.core import Json, Position
from ziggurat.kernel import CHANCE
from ziggurat.record import Record
from ziggurat.words import say

MISTAKE = 0.1  # of the win given away, to be pointed out


@dataclass(frozen=True)
class Remark:
    """What a mind thinks of a position where a seat has a choice, and of what was played there, if it was."""

    position: Position
    best: Worth
    played: Worth | None

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

    def token(self, worth: Worth) -> str:
        return self.position.token(worth.action)

    def data(self) -> Json:
        return {
            "ply": self.position.ply + 1,
            "seat": self.seat,
            "played": worth_data(self.position, self.played) if self.played else None,
            "best": worth_data(self.position, self.best),
            "lost": self.lost,
            "mistake": self.mistake,
        }

    def comment(self, language: str) -> str:
        """For a record: what would have been better, and by how much."""
        best, exact = worth_text(self.best, language), self.best.exact
        message = "analysis-comment-exact" if exact else "analysis-comment"
        return say(message, language, lost=round(100 * self.lost), token=self.token(self.best), worth=best)


def remarks(end: Position, limits: Limits, first: int = 0) -> Iterator[Remark]:
    """Every position of a game from `first` actions on, its end too, where there is something to decide."""
    mind = best_mind(end)

    def assessed(position: Position) -> list[Worth]:
        worth_asking = position.turn > CHANCE and (len(position.actions) > 1 or not isinstance(mind, TreeSearch))
        return mind.assess(position, limits) if worth_asking else []

    way = [at for at in end.line if at.ply >= first]
    found = assessed(way[0]) if way else []
    for before, after in zip(way, [*way[1:], None], strict=True):
        further = assessed(after) if after else []
        if found:
            yield Remark(before, found[0], _played(before, after, found, further) if after else None)
        found = further


def _played(before: Position, after: Position, found: list[Worth], further: list[Worth]) -> Worth:
    """What the action that was played is worth: as it looked before, or afterwards if that is surer."""
    seen = next(worth for worth in found if worth.action == after.action)
    if seen.exact:
        return seen
    if after.outcome:
        return replace(seen, value=after.outcome.returns[before.turn - 1], exact=True, margin=0.0, distance=1)
    if not further or further[0].margin >= seen.margin:
        return seen
    value = value_to(before.turn, after, further[0].value)
    if value is None:
        return seen
    certain = further[0].exact and (further[0].value in (0, 1) or all(worth.exact for worth in further))
    return replace(seen, value=value, exact=certain, margin=0.0 if certain else further[0].margin)


def value_to(seat: int, position: Position, value: float) -> float | None:
    """What a position that is worth so much to the seat to act is worth to another; None if nobody can say."""
    teams = position.rules.teams
    if teams[position.turn - 1] == teams[seat - 1]:
        return value
    return 1 - value if len(set(teams)) == 2 else None


def remark_text(remark: Remark, language: str) -> str:
    assert remark.played is not None
    token, worth = remark.token(remark.played), worth_text(remark.played, language)
    said = f"{remark.position.ply + 1:>4}  {remark.seat}  {token:<12} {worth}"
    if remark.mistake:
        best = worth_text(remark.best, language)
        said += "   " + say("analyse-better", language, token=remark.token(remark.best), worth=best)
    return said


def commented(record: Record, found: list[Remark], language: str) -> Record:
    """The record with what is to be said of its mistakes, behind the comments that it has."""
    comments = dict(record.comments)
    for remark in found:
        if remark.mistake:
            number = remark.position.ply + 1
            before = comments.get(number)
            comments[number] = " ".join(filter(None, (before, remark.comment(language))))
    return record.with_comments(comments)
