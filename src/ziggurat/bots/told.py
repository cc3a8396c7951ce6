"""What minds found, as data for programs and in words for people: hints, tables of tournaments."""

from ziggurat.bots.arena import Table
from ziggurat.bots.bot import Worth
from ziggurat.core import Json, Position
from ziggurat.words import say

SHOWN = 8  # actions of a hint in the terminal


# ── Hints ────────────────────────────────────────────────────────────────────────────────────────────────
def hint_data(position: Position, worths: list[Worth]) -> Json:
    return {"turn": position.turn, "actions": [worth_data(position, worth) for worth in worths]}


def worth_data(position: Position, worth: Worth) -> Json:
    return {
        "token": position.token(worth.action),
        "value": worth.value,
        "exact": worth.exact,
        "margin": worth.margin,
        "distance": worth.distance,
        "visits": worth.visits,
        "line": line_of(position, worth),
    }


def line_of(position: Position, worth: Worth) -> list[str]:
    """The tokens of what is expected to follow."""
    return [position.token(action) for action in worth.line]


def worth_text(worth: Worth, language: str) -> str:
    """How good an action is, in a few words, and how sure that is."""
    if not worth.exact:
        percent, margin = round(100 * worth.value), max(1, round(100 * worth.margin))
        return say("worth-estimate", language, percent=percent, margin=margin)
    verdict = "win" if worth.value == 1 else "loss" if worth.value == 0 else "draw"
    if worth.distance is None:
        return say(f"worth-proven-{verdict}", language, percent=round(100 * worth.value))
    return say(f"worth-{verdict}", language, distance=worth.distance)


def hint_text(position: Position, worths: list[Worth], language: str) -> str:
    lines = [position.status.text(language)]
    width = max((len(position.token(worth.action)) for worth in worths[:SHOWN]), default=0)
    lines += [f"{position.token(w.action):<{width}}  {worth_text(w, language)}" for w in worths[:SHOWN]]
    if len(worths) > SHOWN:
        lines.append(say("hint-others", language, count=len(worths) - SHOWN))
    if worths and len(worths[0].line) > 1:
        lines.append(say("best-line", language, line=" ".join(line_of(position, worths[0]))))
    return "\n".join(lines)


# ── Tournaments ──────────────────────────────────────────────────────────────────────────────────────────
def table_data(table: Table) -> Json:
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
            {"one": p.one, "other": p.other, "games": p.games, "share": p.share, "interval": list(p.interval)}
            for p in table.pairs
        ],
    }


def table_text(table: Table, language: str) -> str:
    """Standings, strongest first, and then each pair."""
    head = [say(f"arena-{word}", language) for word in ("player", "games", "score", "elo", "time")]
    rows = [
        (
            s.player,
            str(s.games),
            f"{s.share:.1%}",
            f"{s.rating.elo:+.0f} ± {s.rating.margin:.0f}",
            f"{s.seconds * 1000:.0f} ms",
        )
        for s in table.standings
    ]
    lines = _columns([tuple(head), *rows])
    lines.append("")
    for pair in table.pairs:
        low, high = pair.interval
        lines.append(
            f"{pair.one} – {pair.other}: {pair.share:.1%} ({low:.1%} … {high:.1%}), "
            + say("arena-of", language, count=pair.games)
        )
    return "\n".join(lines)


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
