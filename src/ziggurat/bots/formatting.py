"""Scores and crosstables as data for programs and as text for people."""

from typing import Literal

from msgspec import Struct, field, to_builtins

from ziggurat.bots.arena import Crosstable
from ziggurat.bots.bot import Score, pv_tokens
from ziggurat.core.columns import left, right, width_of
from ziggurat.core.messages import Message, translate
from ziggurat.core.position import Position
from ziggurat.core.rounding import percent, whole
from ziggurat.core.types import Json

SHOWN = 8  # actions of a hint in the terminal


# ── Scores ───────────────────────────────────────────────────────────────────────────────────────────────
ScoreWord = Literal["win", "draw", "loss", "estimate"]


class Value(Struct, frozen=True):
    """What an action is worth to the seat that plays it: the one JSON form of a score, in terminal and HTTP alike.

    `value` is the share of the win, 1 wins and 0 loses; `exact`: proven; `distance`: the actions to the end with
    best play, where that is known; `visits` of the search; `margin`: half the 95 % interval of an estimate;
    `line`: what is expected to follow, only for the best actions; `verdict`: all of it in one word.
    """

    token: str
    value: float
    exact: bool
    plies_to_end: int | None = field(name="distance")
    visits: int
    margin: float
    pv: list[str] = field(name="line")
    word: ScoreWord = field(name="verdict")


def score_value(position: Position, score: Score) -> Value:
    """A score as clients get it."""
    return Value(
        token=position.token(score.action),
        value=score.value,
        exact=score.exact,
        plies_to_end=score.plies_to_end,
        visits=score.visits,
        margin=score.margin,
        pv=pv_tokens(position, score),
        word=score_word(score),
    )


def hint_data(position: Position, scores: list[Score], pv: list[str]) -> Json:
    values = [to_builtins(score_value(position, score)) for score in scores]
    return {"turn": position.turn, "actions": values, "line": pv}


def score_word(score: Score) -> ScoreWord:
    """A score in one word."""
    if not score.exact:
        return "estimate"
    return "win" if score.value == 1 else "loss" if score.value == 0 else "draw"


def score_text(score: Score, language: str) -> str:
    """A score in a few words, with its margin of error."""
    if not score.exact:
        margin = max(1, percent(score.margin))
        return translate("worth-estimate", language, percent=percent(score.value), margin=margin)
    if score.plies_to_end is None:
        return translate(f"worth-proven-{score_word(score)}", language, percent=percent(score.value))
    return translate(f"worth-{score_word(score)}", language, distance=score.plies_to_end)


def score_message(score: Score) -> Message:
    """A score in a whole sentence, for the last step of a hint."""
    if not score.exact:
        return Message("clue-estimate", args={"percent": percent(score.value)})
    message = {"win": "clue-wins", "draw": "clue-shares", "loss": "clue-loses"}[score_word(score)]
    return Message(message, args={"distance": score.plies_to_end or 0})


def hint_text(position: Position, scores: list[Score], pv: list[str], language: str) -> str:
    lines = [position.status.text(language)]
    width = max((len(position.token(score.action)) for score in scores[:SHOWN]), default=0)
    lines += [f"{position.token(w.action):<{width}}  {score_text(w, language)}" for w in scores[:SHOWN]]
    if len(scores) > SHOWN:
        lines.append(translate("hint-others", language, count=len(scores) - SHOWN))
    exact = all(score.exact for score in scores)
    if not exact:
        lines.append(translate("hint-order", language))
    if len(pv) > 1:
        lines.append(translate("best-line" if exact else "expected-line", language, line=" ".join(pv)))
    return "\n".join(lines)


# ── Tournaments ──────────────────────────────────────────────────────────────────────────────────────────
def crosstable_data(table: Crosstable) -> Json:
    return {
        "standings": [
            {
                "player": s.player,
                "games": s.games,
                "share": s.share,
                "elo": s.rating.elo,
                "margin": s.rating.margin,
                "seconds": s.seconds,
            }
            for s in table.standings
        ],
        "pairs": [
            {
                "one": p.one,
                "other": p.other,
                "games": p.games,
                "distinct": p.distinct,
                "share": p.share,
                "interval": list(p.interval),
            }
            for p in table.meetings
        ],
    }


def _percent(share: float, language: str) -> str:
    return translate("figure-percent-exact", language, share=share)


def crosstable_text(table: Crosstable, language: str) -> str:
    """Standings, strongest first, and then each pair."""
    head = [translate(f"arena-{word}", language) for word in ("player", "games", "score", "elo", "time")]
    rows = [
        (
            s.player,
            str(s.games),
            _percent(s.share, language),
            f"{whole(s.rating.elo):+} ± {whole(s.rating.margin)}",
            f"{whole(s.seconds * 1000)} ms",
        )
        for s in table.standings
    ]
    lines = _columns([tuple(head), *rows])
    lines.append("")
    for pair in table.meetings:
        share, low, high = (_percent(one, language) for one in (pair.share, *pair.interval))
        args = {"one": pair.one, "other": pair.other, "share": share, "low": low, "high": high}
        lines.append(translate("arena-pair", language, **args, count=pair.games))
    games, distinct = (sum(getattr(pair, name) for pair in table.meetings) for name in ("games", "distinct"))
    message = "arena-all-distinct" if distinct == games else "arena-distinct"
    lines.append(translate(message, language, distinct=distinct))
    return "\n".join(lines)


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(width_of(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            (right if i else left)(cell, width) for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
