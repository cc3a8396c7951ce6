"""Hints of nivos: where to look, which plate, what an action costs and whom."""

from ziggurat.core import Position
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.notation import Laying, laying
from ziggurat.games.nivos.rules import BOARD
from ziggurat.games.nivos.state import free_cylinders, height, naming, owes, side_of, top
from ziggurat.messages import Args, Message


def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    lays = laying(action)
    if lays:
        args: Args = {"level": height(position, lays.cell) + 1, "quarter": quarter(lays)}
        source = {"": "hand", "r": "reserve", "n": "neutral", "t": "mate"}[lays.source]
        piece = Message("clue-nivos-piece", args={**naming(lays.colour), "source": source})
        return Message("clue-nivos-where", args=args), piece
    if action == rules.PASS:
        return Message("clue-nivos-where-pass"), Message("clue-nivos-piece-pass")
    chosen = {"height": action - rules.CYLINDER + 1}
    return Message("clue-nivos-where-cylinder"), Message("clue-nivos-piece-cylinder", args=chosen)


def quarter(lays: Laying) -> str:
    """Where on the board the middle of a plate lies: n, ne, e … or middle."""
    column, row = lays.cell % BOARD, lays.cell // BOARD
    across = 2 * column + rules.WIDTH[lays.shape] - BOARD  # twice the way from the middle of the board
    along = 2 * row + rules.DEPTH[lays.shape] - BOARD
    names = ("n" if along > 1 else "s" if along < -1 else "") + ("e" if across > 1 else "w" if across < -1 else "")
    return names or "middle"


def facts(position: Position, action: int) -> list[Message]:
    after = position.play(action)
    return [*_cost(position, after, action), *_left(position, after)]


def _cost(position: Position, after: Position, action: int) -> list[Message]:
    if laying(action) is None:
        return []
    if top(after) <= max(top(position), 1):
        return [Message("clue-nivos-free")]
    taken = sorted(set(free_cylinders(position)) - set(free_cylinders(after)))
    return [Message("clue-nivos-opens", args={"level": top(after), "height": taken[0] if taken else 0})]


def _left(position: Position, after: Position) -> list[Message]:
    """What the next one can lay without opening a level."""
    if after.over or owes(after) or side_of(after, after.turn) == side_of(position, position.turn):
        return []
    if rules.PASS in after.actions:
        return [Message("clue-nivos-stuck")]
    free = sum(top(after.play(answer)) == top(after) for answer in after.actions)
    if not free:
        return [Message("clue-nivos-forces")]
    return [Message("clue-nivos-answers", args={"count": free, "all": len(after.actions)})]
