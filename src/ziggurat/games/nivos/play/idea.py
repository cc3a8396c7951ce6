"""A beginner's one idea in nivos: open no level, and lay the largest plate first."""

from ziggurat.core.position import Position
from ziggurat.games.nivos.play.heuristics import opens
from ziggurat.games.nivos.rules import AREA, CYLINDER, CYLINDERS, SQUARES
from ziggurat.games.nivos.steps import lays, spot_of


def idea(position: Position) -> list[int]:
    looks = {action: _look(position, action) for action in position.actions}
    best = max(looks.values())
    return [action for action in looks if looks[action] == best]


def _look(position: Position, action: int) -> tuple[bool, int]:
    """Whether a plate costs nothing, and how large it is; among cylinders, the lower the better."""
    if not lays(action):
        return False, CYLINDERS - (action - CYLINDER)
    shape, cell = divmod(spot_of(action), SQUARES)
    return not opens(position.state, cell), AREA[shape].bit_count()
