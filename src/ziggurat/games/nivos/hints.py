"""Hints of nivos: where to look, which plate, what an action costs and whom.

A quarter of the board is nine cells. A plate that lies in none of the four crosses a middle line: then the hint
names a half, or the middle if it crosses both. The middle is all that such a plate can cover.

        nw  nw  nw | ne  ne  ne          ·   ·   x | x   ·   ·
        nw  nw  nw | ne  ne  ne          ·   x   x | x   x   ·
        nw  nw  nw | ne  ne  ne          x   x   x | x   x   x
        -----------+-----------         -----------+-----------   the middle
        sw  sw  sw | se  se  se          x   x   x | x   x   x
        sw  sw  sw | se  se  se          ·   x   x | x   x   ·
        sw  sw  sw | se  se  se          ·   ·   x | x   ·   ·
"""

from ziggurat.core import Highlight, Position
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.notation import CELL_NAMES, SPELLED, laying
from ziggurat.games.nivos.plates import NEUTRAL
from ziggurat.games.nivos.rules import BOARD, SQUARES
from ziggurat.games.nivos.state import heights, view
from ziggurat.games.nivos.steps import Lay, OpenLevel, TakeCylinder, steps
from ziggurat.messages import Message

SHELVES = {"hand": "", "reserve": "r", "mate": "t"}  # before the size of a plate, as in its tokens


# ── Quarters ─────────────────────────────────────────────────────────────────────────────────────────────
def quarter(cell: int, width: int, depth: int) -> str:
    """The part of the board in which a plate lies: n, ne, e … or middle."""
    return _half(cell // BOARD, depth, "s", "n") + _half(cell % BOARD, width, "w", "e") or "middle"


def _half(first: int, length: int, low: str, high: str) -> str:
    return low if first + length <= BOARD // 2 else high if first >= BOARD // 2 else ""


def _quarters() -> dict[str, frozenset[str]]:
    """The cells of each part: all those that a plate in it can cover."""
    found: dict[str, frozenset[str]] = {}
    for width, depth, area in zip(rules.WIDTH, rules.DEPTH, rules.AREA, strict=True):
        for cell in range(SQUARES):
            if cell % BOARD + width <= BOARD and cell // BOARD + depth <= BOARD:
                covered = frozenset(name for bit, name in enumerate(CELL_NAMES) if area << cell >> bit & 1)
                name = quarter(cell, width, depth)
                found[name] = found.get(name, frozenset()) | covered
    return found


QUARTERS = _quarters()


# ── Where, which, and what it points at ──────────────────────────────────────────────────────────────────
def where_and_piece(position: Position, action: int) -> tuple[Message, Message]:
    lay = _laid(position, action)
    if lay:
        source = "neutral" if lay.colour == NEUTRAL.colour else lay.source
        piece = {"colour": lay.colour, "size": lay.size, "source": source}
        where = {"level": lay.level, "quarter": _quarter_of(lay)}
        return Message("clue-nivos-where", args=where), Message("clue-nivos-piece", args=piece)
    if action == rules.PASS:
        return Message("clue-nivos-where-pass"), Message("clue-nivos-piece-pass")
    chosen = {"height": action - rules.CYLINDER + 1}
    return Message("clue-nivos-where-cylinder"), Message("clue-nivos-piece-cylinder", args=chosen)


def highlight(position: Position, action: int) -> Highlight:
    """The cells of the quarter on which the level rests, and the plate or the cylinder."""
    table, lay = view(position), _laid(position, action)
    if not lay:
        piece = "" if action == rules.PASS else SPELLED[action]
        return Highlight(layer=max(0, table.level - 1), cells=[], piece=piece)
    high, within = heights(table), QUARTERS[_quarter_of(lay)]
    cells = [cell for cell in CELL_NAMES if cell in within and high[cell] == lay.level - 1]
    return Highlight(layer=lay.level - 1, cells=cells, piece=SHELVES[lay.source] + lay.size)


def _laid(position: Position, action: int) -> Lay | None:
    """The plate that an action lays, if it lays one."""
    return next((step for step in steps(position, action) if isinstance(step, Lay)), None)


def _quarter_of(lay: Lay) -> str:
    return quarter(CELL_NAMES.index(lay.cell), lay.width, lay.depth)


# ── Why ──────────────────────────────────────────────────────────────────────────────────────────────────
def facts(position: Position, action: int) -> list[Message]:
    return [*_cost(position, action), *_left(position, position.play(action))]


def _cost(position: Position, action: int) -> list[Message]:
    happens = steps(position, action)
    if not isinstance(happens[0], Lay):
        return []
    opened = [step.level for step in happens if isinstance(step, OpenLevel)]
    if not opened:
        return [Message("clue-nivos-free")]
    taken = [step.height for step in happens if isinstance(step, TakeCylinder)]
    return [Message("clue-nivos-opens", args={"level": opened[0], "height": taken[0] if taken else 0})]


def _left(position: Position, after: Position) -> list[Message]:
    """What the next one can lay without opening a level."""
    teams = position.rules.teams
    if after.over or teams[after.turn - 1] == teams[position.turn - 1]:
        return []
    if rules.PASS in after.actions:
        return [Message("clue-nivos-stuck")]
    table = view(after)
    high = heights(table)
    free = sum(high[CELL_NAMES[lays.cell]] < table.level for lays in map(laying, after.actions) if lays)
    if not free:
        return [Message("clue-nivos-forces")]
    return [Message("clue-nivos-answers", args={"count": free, "all": len(after.actions)})]
