"""A beginner's one idea in Bubblee Pop: drop what scores most at once, and swap for it."""

from ziggurat.core.position import Position
from ziggurat.games.bubbles.board import PHASE, SCORE
from ziggurat.games.bubbles.turns import DROP, SWAP


def idea(position: Position) -> list[int]:
    """Of swaps and drops, those that lead to the most points this turn; anything where powers are decided."""
    if position.state[PHASE] not in (DROP, SWAP):
        return list(position.actions)
    points = {action: _points(position.play(action), position.turn) for action in position.actions}
    most = max(points.values())
    return [action for action in points if points[action] == most]


def _points(position: Position, seat: int) -> int:
    """The points of a seat; after a swap, those that the best drop brings."""
    if position.state[PHASE] == DROP:
        return max(_points(position.play(drop), seat) for drop in position.actions)
    return int(position.state[SCORE + seat - 1])
