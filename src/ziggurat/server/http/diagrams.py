"""The diagram of a position as text: the page shows it for games for which it has no board."""

from itertools import zip_longest

from msgspec import UNSET, UnsetType

from ziggurat.core.game import in_language
from ziggurat.core.position import Position
from ziggurat.core.registry import is_outside
from ziggurat.kernel import CHANCE
from ziggurat.server import protocol as p


def diagram(position: Position, language: str, cells: bool = True) -> p.Diagram | UnsetType:
    """The diagram in a language; nothing for our games, which have boards. `cells`: with those of the actions."""
    if not is_outside(position.game):
        return UNSET
    text = _drawn(position, language)
    before = _drawn(_before(position), language)
    return p.Diagram(text, _changed(before, text), cells_of(position) if cells else {})


def _drawn(position: Position, language: str) -> str:
    return in_language(position.game.diagram, language, position, lambda text, style: text)


def _before(position: Position) -> Position:
    """The position in which a seat acted last, or the first one."""
    while position.parent:
        position = position.parent
        if position.turn != CHANCE:
            break
    return position


def _changed(before: str, after: str) -> list[p.DiagramCell]:
    lines = zip_longest(before.split("\n"), after.split("\n"), fillvalue="")  # as the page splits them
    return [
        (line, character)
        for line, (old, new) in enumerate(lines)
        for character, (one, other) in enumerate(zip_longest(old, new, fillvalue=" "))
        if one != other
    ]


def cells_of(position: Position) -> dict[str, p.DiagramCell]:
    """The cells that the legal actions belong to; none for our games."""
    if not is_outside(position.game):
        return {}
    found = ((action, position.game.diagram_cell(position, action)) for action in position.actions)
    return {position.token(action): cell for action, cell in found if cell}
