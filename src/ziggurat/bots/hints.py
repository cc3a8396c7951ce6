"""A hint in four steps, each shown only on request: where to look, which piece, the action, and why.

The reasons are facts: what an action wins, prevents, leaves or brings down is found by playing it. The bot's score
comes last, exact or estimated. A game adds its own sentences (`Game.hints`: `where_and_piece`, `facts`).
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

from ziggurat.bots.bot import Score
from ziggurat.bots.formatting import score_message
from ziggurat.bots.host import host
from ziggurat.core.messages import Message, paragraph
from ziggurat.core.parts import Highlight
from ziggurat.core.position import Position
from ziggurat.core.rounding import percent
from ziggurat.core.types import Json
from ziggurat.kernel import CHANCE

StepName = Literal["where", "piece", "action", "why"]
STEPS: tuple[StepName, ...] = ("where", "piece", "action", "why")
WORTH_SAYING = 2  # percent by which an action is better than the next one
MOST_PLAYED = 4_000  # actions tried to find out what the other side could win at once


class HintStep(NamedTuple):
    """A step of a hint: one sentence; the reasons may be several."""

    step: StepName
    said: list[Message]
    highlight: Highlight | None = None  # what it points at: the cells, from the second step on the piece too

    def text(self, language: str) -> str:
        return paragraph((reason.text(language) for reason in self.said), language)

    def data(self, language: str) -> Json:
        found = {"step": self.step, "text": [reason.text(language) for reason in self.said]}
        return found | ({"highlight": to_builtins(self.highlight)} if self.highlight else {})


def hint_steps(position: Position, best: Score, others: Sequence[Score] = ()) -> list[HintStep]:
    """The steps of a hint for the best action.

    The scores of the others, best first, give a reason where the rules give none.
    """
    hints = position.game.hints
    where, piece = Message("clue-where"), Message("clue-piece")
    shown = None
    if hints:
        where, piece = hints.where_and_piece(position, best.action)
        shown = hints.highlight(position, best.action)
    token = position.token(best.action)
    facts = hints.facts(position, best.action) if hints else []
    why = [*won_or_prevented(position, best.action), *facts] or compared(best, others)
    return [
        HintStep("where", [where], shown and replace(shown, piece="")),
        HintStep("piece", [piece], shown),
        HintStep("action", [Message("clue-action", args={"token": token})], shown),
        HintStep("why", [*why, score_message(best)], shown),
    ]


def compared(best: Score, others: Sequence[Score]) -> list[Message]:
    """How the best action compares with the next best; for an action of which the rules say nothing."""
    if not others:
        return [Message("clue-only")]
    next_best = percent(others[0].value)
    if percent(best.value) - next_best < WORTH_SAYING:
        return [Message("clue-alike")]
    return [Message("clue-next-best", args={"percent": next_best})]


def won_or_prevented(position: Position, action: int) -> list[Message]:
    """Whether an action wins at once, or prevents a win of the other side that other actions would allow."""
    after = position.play(action)
    if after.outcome and after.outcome.returns[position.turn - 1] == 1:
        return [Message("clue-wins-now")]
    few = len(position.actions) * max(1, len(after.actions)) <= MOST_PLAYED
    if after.over or not few or gives_win(position, action):
        return []
    count = sum(gives_win(position, other) for other in position.actions if other != action)
    args: dict[str, str | int] = {"count": count, "others": len(position.actions) - 1}
    return [Message("clue-prevents", args=args)] if count else []


def gives_win(position: Position, action: int) -> bool:
    """Whether another side could win at once, with one action, after this one."""
    host().pause()
    after = position.play(action)
    teams = position.rules.teams
    if after.turn <= CHANCE or teams[after.turn - 1] == teams[position.turn - 1]:
        return False
    ends = (after.play(answer).outcome for answer in after.actions)
    return any(end is not None and end.returns[after.turn - 1] == 1 for end in ends)
