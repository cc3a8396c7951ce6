"""Hints of talo: where to look, which bar, how safely everything stands, how high the pawn can climb."""

from itertools import product

from ziggurat.core import Highlight, Position
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar, margin
from ziggurat.games.talo.notation import place_over, placed_bar
from ziggurat.games.talo.pieces import bars, fall_with, held, pawn, phase, reachable, seat_of
from ziggurat.games.talo.state import GLANCE
from ziggurat.messages import Args, Message


def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    if action == space.END:
        return Message("clue-talo-where-end"), Message("clue-talo-piece-end")
    if action < space.TAKE:
        y, x = divmod(action - space.PUT, space.SITE)
        return Message("clue-talo-where", args={"quarter": quarter(x, y), "layer": 0}), Message(
            "clue-talo-piece-pawn"
        )
    if action < space.MOVE:
        count = 2 if (action - space.TAKE) // 11 else 1
        return Message("clue-talo-where-supply"), Message("clue-talo-piece-take", args={"count": count})
    if action < space.PLACE:
        place = place_over(action - space.MOVE)
        where: Args = {"quarter": quarter(place.x, place.y), "layer": place.height}
        return Message("clue-talo-where", args=where), Message("clue-talo-piece-pawn")
    bar = placed_bar(action)
    middle = [sum(axis) / bar.length for axis in zip(*bar.cells, strict=True)]
    where = {"quarter": quarter(middle[0], middle[1]), "layer": bar.z}
    piece: Args = {"length": bar.length, "axis": "z" if bar.axis == "z" else "lying"}
    return Message("clue-talo-where", args=where), Message("clue-talo-piece", args=piece)


def highlight(position: Position, action: int) -> Highlight:
    """The cells of the quarter and height that the words name, on which something can come to lie or stand."""
    where, piece = where_and_piece(position, action)
    if "quarter" not in where.args:
        return Highlight(layer=0, cells=[])
    layer, named = int(where.args["layer"]), where.args["quarter"]
    cells = [f"{x},{y}" for x, y in _tops(position, layer) if quarter(x, y) == named]
    return Highlight(layer=layer, cells=cells, piece=str(piece.args.get("length", "pawn")))


def _tops(position: Position, layer: int) -> list[tuple[int, int]]:
    """Where wood, or for layer 0 the board, ends below a layer."""
    wood = {cell for bar in bars(position) for cell in bar.cells}
    board = [(x, y, -1) for x, y in product(range(space.SITE), repeat=2)]
    ends = [(x, y) for x, y, z in [*board, *sorted(wood)] if z + 1 == layer]
    return [(x, y) for x, y in ends if (x, y, layer) not in wood]


def quarter(x: float, y: float) -> str:
    """Where on the board that is: n, ne, e … or middle. The four columns and rows in the middle are no side."""
    middle, near = (space.SITE - 1) / 2, 1.5
    east, north = x - middle, y - middle
    names = ("n" if north > near else "s" if north < -near else "") + (
        "e" if east > near else "w" if east < -near else ""
    )
    return names or "middle"


def facts(position: Position, action: int) -> list[Message]:
    after = position.play(action)
    if action >= space.PLACE:
        bar = placed_bar(action)
        return [*_standing(position, after, bar, action >= space.HOLD), *_climbing(position, after)]
    if space.MOVE <= action < space.PLACE:
        before, now = _height(position), place_over(action - space.MOVE).height
        return [Message("clue-talo-climbs", args={"from": before, "to": now})]
    if space.TAKE <= action < space.MOVE and phase(after) == space.BUILDING:
        count = sum(choice >= space.PLACE for choice in after.actions)
        return [Message("clue-talo-choices", args={"count": count})]
    return []


def _standing(position: Position, after: Position, bar: Bar, hold: bool) -> list[Message]:
    """How the bar stands: by itself, just so, or only with the next one as a counterweight (T13, T14)."""
    if hold:
        falling = fall_with(position, bar)
        return [Message("clue-talo-held", args={"side": falling.side})] if falling else []
    if after.state[space.ENDED] == space.COLLAPSED:
        return [Message("clue-talo-falls", args={"side": fall_with(position, bar).side})]
    safe = round(100 * margin(bars(after), GLANCE))
    helped = held(position)
    saved = [Message("clue-talo-saves", args={"length": helped.length, "bar": str(helped)})] if helped else []
    return [*saved, Message("clue-talo-stands", args={"margin": safe})]


def _climbing(position: Position, after: Position) -> list[Message]:
    """How high the pawn could step then, in this turn."""
    if after.turn != seat_of(position):
        return []
    highest = max((place.height for place in reachable(after)), default=0)
    before = max([_height(position), *(place.height for place in reachable(position))])
    return [Message("clue-talo-leads", args={"height": highest, "before": before})] if highest > before else []


def _height(position: Position) -> int:
    place = pawn(position, seat_of(position))
    return place.height if place else 0
