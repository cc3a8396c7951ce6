"""Hints of bubbles: where to look, which bubbles, what an action pops and wins."""

from collections.abc import Sequence

from ziggurat.core import Highlight, Position
from ziggurat.games.bubbles.board import COLUMNS, HEIGHT, PLANET_PLACES, SKY_PLACES, STRIDE
from ziggurat.games.bubbles.notation import (
    EMPTY,
    LETTERS,
    ROWS,
    DecodedAction,
    column_name,
    decode,
    place_name,
)
from ziggurat.games.bubbles.state import View, view
from ziggurat.games.bubbles.steps import AnyStep, Out, Pop, Power, Score, steps
from ziggurat.messages import Message

# The layers of the plan, as the rows of their columns: planet 1, the sky, planet 2
LAYERS = (range(1, HEIGHT + 1), range(HEIGHT + 1, HEIGHT + 3), range(HEIGHT + 3, ROWS + 1))
SKY_LAYER = 1


def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    decoded, table = decode(action), view(position)
    if decoded.kind == "pass":
        return Message("clue-bubbles-where-pass"), Message("clue-bubbles-piece-pass")
    where = {"where": _where(decoded, table), "column": column_name(decoded.places[0])}
    bubbles = [_bubble(table, place) for place in decoded.places]
    if decoded.kind == "place":
        bubbles = [table.drawn]
    args: dict[str, str | int] = {"kind": decoded.kind, "bubble": bubbles[0], "other": bubbles[-1]}
    if decoded.kind == "power":
        args["bubble"] = LETTERS[decoded.colour]
    return Message("clue-bubbles-where", args=where), Message("clue-bubbles-piece", args=args)


def highlight(position: Position, action: int) -> Highlight:
    """A column of the sky or of a planet; a power."""
    decoded = decode(action)
    if decoded.kind == "pass":
        return Highlight(SKY_LAYER, [])
    layer, column = _layer(decoded.places[0]), column_name(decoded.places[0])
    piece = LETTERS[decoded.colour] if decoded.kind == "power" else ""
    return Highlight(layer, [f"{column}{row}" for row in LAYERS[layer]], piece)


def _layer(place: int) -> int:
    return SKY_LAYER if place >= SKY_PLACES else 2 * (place // PLANET_PLACES)


def _where(decoded: DecodedAction, table: View) -> str:
    if decoded.places[0] >= SKY_PLACES:
        return "sky"
    return "own" if decoded.places[0] // PLANET_PLACES == table.actor - 1 else "other"


def _bubble(table: View, place: int) -> str:
    """The letter of the bubble at a place."""
    if place >= SKY_PLACES:
        row, column = divmod(place - SKY_PLACES, COLUMNS)
        return table.sky[row][column]
    planet, within = divmod(place, PLANET_PLACES)
    column, level = divmod(within, STRIDE)
    if level >= HEIGHT:
        return table.above.get(place_name(place), EMPTY)
    return table.planets[planet][level][column]


def facts(position: Position, action: int) -> list[Message]:
    kind = decode(action).kind
    happened = steps(position, action)
    found = [*_popping(happened), *_powers(happened)]
    if kind in ("swap", "pass") and view(position).phase == "swap":
        found += _best_drop(position.play(action), kind)
    elif kind in ("drop", "power") and not found:
        found.append(Message("clue-bubbles-nothing"))
    return found


def popped(happened: Sequence[AnyStep]) -> int:
    """How many bubbles leave a planet."""
    return sum(len(step.lines) + len(step.beside) for step in happened if isinstance(step, Pop | Out))


def _popping(happened: Sequence[AnyStep]) -> list[Message]:
    groups = [step for step in happened if isinstance(step, Pop | Out)]
    found = []
    if groups:
        found.append(Message("clue-bubbles-pops", args={"count": popped(happened), "groups": len(groups)}))
    if points := sum(step.points for step in happened if isinstance(step, Score)):
        found.append(Message("clue-bubbles-points", args={"points": points}))
    return found


def _powers(happened: Sequence[AnyStep]) -> list[Message]:
    won = [step.bubble for step in happened if isinstance(step, Power)]
    return [Message("clue-bubbles-power", args={"bubble": bubble}) for bubble in won]


def _best_drop(after: Position, kind: str) -> list[Message]:
    """What the best drop pops, once the sky is as it will be."""
    drops = [action for action in after.actions if decode(action).kind == "drop"]
    most = max((popped(steps(after, action)) for action in drops), default=0)
    return [Message("clue-bubbles-then", args={"count": most, "kind": kind})]
