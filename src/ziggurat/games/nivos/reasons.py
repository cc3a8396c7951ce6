"""Why an action of nivos is not legal, how a game ended, what is to be done now: messages with their clauses."""

from ziggurat.core import Position
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.notation import CELL_NAMES, Laying, laying
from ziggurat.games.nivos.rules import BOARD, CYLINDERS, SQUARES
from ziggurat.games.nivos.state import (
    NOBODY,
    cylinders,
    free_cylinders,
    hand,
    height,
    is_stuck,
    laid,
    mate,
    naming,
    owes,
    seats_of,
    sides,
    squares,
    top,
)
from ziggurat.messages import Args, Message


def refusal(position: Position, action: int) -> Message:
    """Why an action, which is not legal here, is not."""
    lays = laying(action)
    if owes(position) or rules.CYLINDER <= action < rules.MATE:
        return _cylinder_reason(position, action)
    if top(position) == 0:
        return _first_reason(lays)
    if lays is None:
        return Message("nivos-can-lay", "N6", {"token": position.legal()[0]})
    if lays.source == "n":
        return Message("nivos-neutral-laid", "N5")
    return _missing(position, lays) or _misplaced(position, lays)


def _cylinder_reason(position: Position, action: int) -> Message:
    """Why this cylinder cannot be taken, or why a cylinder comes first (N11)."""
    height = action - rules.CYLINDER + 1
    if not 1 <= height <= CYLINDERS:
        heights = ", ".join(f"c{free}" for free in free_cylinders(position))
        return Message("nivos-choose-first", "N11", {"tokens": heights})
    if position.settings["cylinders"] != "choice":
        return Message("nivos-in-order", "N11")
    if not owes(position):
        return Message("nivos-none-due", "N11")
    return Message("nivos-cylinder-taken", "N11", {"height": height})


def _first_reason(lays: Laying | None) -> Message:
    if lays is None or lays.source != "n":
        return Message("nivos-neutral-first", "N5")
    return _overhang(lays)


def _missing(position: Position, lays: Laying) -> Message | None:
    """Why the plate is not there to be laid, if it is not."""
    seat, plate = position.turn, naming(lays.colour)
    if lays.source == "r":
        return None if lays.colour in hand(position, NOBODY) else Message("nivos-not-in-reserve", "N6", plate)
    other = mate(position, seat)
    with_mate = other != NOBODY and lays.colour in hand(position, other)
    if lays.source == "t":
        if not is_stuck(position):
            return Message("nivos-not-stuck", "N10", {"token": position.legal()[0]})
        return None if with_mate else Message("nivos-mate-lacks", "N10", plate)
    if lays.colour in hand(position, seat):
        return None
    return Message("nivos-with-mate" if with_mate else "nivos-not-in-hand", "N6", plate)


def _misplaced(position: Position, lays: Laying) -> Message:
    """Why the plate cannot lie there (N7, N8)."""
    column, row = lays.cell % BOARD, lays.cell // BOARD
    if column + rules.WIDTH[lays.shape] > BOARD or row + rules.DEPTH[lays.shape] > BOARD:
        return _overhang(lays)
    cells = [cell for cell in range(SQUARES) if squares(lays.shape, lays.cell) >> cell & 1]
    level = height(position, lays.cell) + 1
    for cell in cells:
        if height(position, cell) != level - 1:
            return Message("nivos-uneven", "N7", _two_heights(position, lays.cell, cell))
    return _colour_clash(position, lays, level)


def _two_heights(position: Position, cell: int, other: int) -> dict[str, str | int]:
    return {
        "cell": CELL_NAMES[cell],
        "height": height(position, cell),
        "other": CELL_NAMES[other],
        "otherheight": height(position, other),
    }


def _overhang(lays: Laying) -> Message:
    east = lays.cell % BOARD + rules.WIDTH[lays.shape] > BOARD
    north = lays.cell // BOARD + rules.DEPTH[lays.shape] > BOARD
    return Message("nivos-off-board", "N7", {"side": "both" if east and north else "east" if east else "north"})


def _colour_clash(position: Position, lays: Laying, level: int) -> Message:
    """The plate of its own colour that it would lie on or touch (N8)."""
    here = squares(lays.shape, lays.cell)
    for other in laid(position):
        if other.colour != lays.colour or other.covered:
            continue
        there = squares(other.shape, other.cell)
        args: Args = {**naming(lays.colour), "level": other.level, "cell": CELL_NAMES[other.cell]}
        if other.level == level - 1 and here & there:
            return Message("nivos-on-colour", "N8", args)
        if other.level == level and here & rules.around(there):
            return Message("nivos-beside-colour", "N8", args)
    raise AssertionError("a plate at hand that lies flat and clear of its colour is legal")


def ending(position: Position) -> Message:
    """Why a finished game is over."""
    unlaid = bool(position.state[rules.UNLAID])
    cause = "cylinders" if not free_cylinders(position) else "stuck" if unlaid else "laid"
    stacks = [cylinders(position, side) for side in range(sides(position))]
    best = min((sum(stack), max(stack, default=0)) for stack in stacks)
    winners = [side for side, stack in enumerate(stacks) if (sum(stack), max(stack, default=0)) == best]
    tied = sum(sum(stack) == best[0] for stack in stacks) > len(winners)
    how = "shared" if len(winners) > 1 else "tallest" if tied else "lowest"
    seats = [seat for side in winners for seat in seats_of(position, side)]
    args: Args = {
        "cause": cause,
        "how": how,
        "seats": ", ".join(map(str, sorted(seats))),
        "team": int(len(seats) > len(winners)),
        "height": best[0],
    }
    return Message("nivos-ending", "N12", args)


def prompt(position: Position) -> Message:
    """What is to be done now, and by whom."""
    args = {"seat": position.turn}
    if owes(position):
        return Message("nivos-prompt-cylinder", args=args)
    if top(position) == 0:
        return Message("nivos-prompt-neutral", args=args)
    if not is_stuck(position):
        return Message("nivos-prompt-lay", args=args)
    return Message("nivos-prompt-mate" if len(position.actions) > 1 else "nivos-prompt-stuck", args=args)
