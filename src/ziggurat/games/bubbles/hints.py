"""Hints of bubbles: where to look, which bubbles, what an action pops and wins."""

from ziggurat.core import Json, Position
from ziggurat.games.bubbles.board import PLANET_PLACES, SKY_PLACES
from ziggurat.games.bubbles.notation import LETTERS, DecodedAction, column_name, decode
from ziggurat.games.bubbles.state import State
from ziggurat.messages import Message


def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    decoded, table = decode(action), State(position)
    if decoded.kind == "pass":
        return Message("clue-bubbles-where-pass"), Message("clue-bubbles-piece-pass")
    where = {"where": _where(decoded, table), "column": column_name(decoded.places[0])}
    bubbles = [table.bubble(place) for place in decoded.places]
    if decoded.kind == "place":
        bubbles = [table.drawn]
    args: dict[str, str | int] = {"kind": decoded.kind, "bubble": bubbles[0], "other": bubbles[-1]}
    if decoded.kind == "power":
        args["bubble"] = LETTERS[decoded.colour]
    return Message("clue-bubbles-where", args=where), Message("clue-bubbles-piece", args=args)


def _where(decoded: DecodedAction, table: State) -> str:
    if decoded.places[0] >= SKY_PLACES:
        return "sky"
    return "own" if decoded.places[0] // PLANET_PLACES == table.actor else "other"


def facts(position: Position, action: int) -> list[Message]:
    kind = decode(action).kind
    steps = position.game.steps(position, action)
    found = [*_popping(steps), *_powers(steps)]
    if kind in ("swap", "pass") and State(position).phase == "swap":
        found += _best_drop(position.play(action), kind)
    elif kind in ("drop", "power") and not found:
        found.append(Message("clue-bubbles-nothing"))
    return found


def popped(steps: list[Json]) -> int:
    """How many bubbles leave a planet."""
    return sum(len(step["lines"]) + len(step["beside"]) for step in steps if step["step"] in ("pop", "out"))


def _popping(steps: list[Json]) -> list[Message]:
    groups = [step for step in steps if step["step"] in ("pop", "out")]
    found = []
    if groups:
        found.append(Message("clue-bubbles-pops", args={"count": popped(steps), "groups": len(groups)}))
    if points := sum(step["points"] for step in steps if step["step"] == "score"):
        found.append(Message("clue-bubbles-points", args={"points": points}))
    return found


def _powers(steps: list[Json]) -> list[Message]:
    won = [step["bubble"] for step in steps if step["step"] == "power"]
    return [Message("clue-bubbles-power", args={"bubble": bubble}) for bubble in won]


def _best_drop(after: Position, kind: str) -> list[Message]:
    """What the best drop pops, once the sky is as it will be."""
    drops = [action for action in after.actions if decode(action).kind == "drop"]
    most = max((popped(after.game.steps(after, action)) for action in drops), default=0)
    return [Message("clue-bubbles-then", args={"count": most, "kind": kind})]
