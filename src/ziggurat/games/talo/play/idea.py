"""A beginner's one idea in talo: whatever lets the own pawn stand highest now."""

from ziggurat.core.position import Position
from ziggurat.games.talo.play.climbing import glance
from ziggurat.games.talo.space import PHASE, STARTING, TAKING


def idea(position: Position) -> list[int]:
    """Of placements and moves, those after which the pawn can stand highest, and of these those after which it
    does; anything where it starts and where bars are taken."""
    if position.state[PHASE] in (STARTING, TAKING):
        return list(position.actions)
    heights = {action: _heights(position.play(action), position.turn) for action in position.actions}
    best = max(heights.values())
    return [action for action in heights if heights[action] == best]


def _heights(position: Position, seat: int) -> tuple[float, float]:
    """How high the pawn of a seat can go, and how high it stands."""
    height, reach, _ = glance(position.workspace(), seat - 1)
    return reach, height
