"""Why an action of talo is not legal, how a game ended, what is to be done now: messages with their clauses."""

from ziggurat.core import Position
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar
from ziggurat.games.talo.notation import Place, place_over, placed_bar
from ziggurat.games.talo.state import (
    bars,
    fall_with,
    hand,
    held,
    is_land,
    is_shore,
    pawn,
    pawn_cells,
    pawns,
    phase,
    seat_of,
    supply,
)
from ziggurat.kernel import ints
from ziggurat.messages import Args, Message

Cell = tuple[int, int, int]
# The five ways in (T12): the axis along which a bar comes, and from which end.
WAYS_IN = ((2, 1), (0, -1), (0, 1), (1, -1), (1, 1))


def refusal(position: Position, action: int) -> Message:
    """Why an action, which is not legal here, is not."""
    if action == space.END:
        return _of_end(position)
    if action < space.PUT:
        return Message("talo-no-roll", "T6")
    if action < space.TAKE:
        y, x = divmod(action - space.PUT, space.SITE)
        return _of_put(position, x, y)
    if action < space.MOVE:
        return _of_take(position, *divmod(action - space.TAKE, 11))
    if action < space.PLACE:
        return _of_move(position, place_over(action - space.MOVE))
    return _of_placement(position, placed_bar(action), action >= space.HOLD)


def _not_now(position: Position) -> Message:
    """What is to be done first."""
    message, clause = {
        space.STARTING: ("talo-start-first", "T5"),
        space.RESTARTING: ("talo-restart-first", "T22"),
        space.ROLLING: ("talo-roll-first", "T6"),
        space.TAKING: ("talo-take-first", "T6"),
        space.BUILDING: ("talo-build-first", "T7"),
        space.FINISHING: ("talo-nothing-in-hand", "T7"),
    }[phase(position)]
    return Message(message, clause)


def _of_end(position: Position) -> Message:
    return _not_now(position)


def _of_put(position: Position, x: int, y: int) -> Message:
    now = phase(position)
    if now not in (space.STARTING, space.RESTARTING):
        return Message("talo-no-restart", "T22")
    clause = "T5" if now == space.STARTING else "T22"
    cell = {"cell": f"{x},{y}"}
    if not is_land(position, x, y):
        return Message("talo-water", clause, cell)
    if not is_shore(position, x, y):
        return Message("talo-middle", clause, cell)
    if pawn(position, seat_of(position)) == (x, y, 0):
        return Message("talo-same-cell", clause, cell)
    return Message("talo-cell-taken", clause, cell)


def _of_take(position: Position, a: int, b: int) -> Message:
    now = phase(position)
    if now in (space.BUILDING, space.FINISHING):
        return Message("talo-taken-already", "T6")
    if now != space.TAKING:
        return _not_now(position)
    rolled = int(position.state[space.ROLLED])
    if a + b != rolled or b == 0 or a > b:
        return Message("talo-wrong-sum", "T6", {"rolled": rolled})
    left = supply(position)
    short = a if a and left[a - 1] <= (a == b) else b
    return Message("talo-not-in-supply", "T6", {"length": short, "left": left[short - 1]})


def _of_move(position: Position, to: Place) -> Message:
    if phase(position) not in (space.BUILDING, space.FINISHING):
        return _not_now(position)
    seat = seat_of(position)
    here = pawn(position, seat)
    where = {"place": str(to)}
    if held(position):
        return Message("talo-holding-no-move", "T13")
    if position.state[space.MOVED]:
        return Message("talo-moved-already", "T20")
    if here == to:
        return Message("talo-standing-still", "T20")
    wood = _wood(position)
    if (to.x, to.y, to.height - 1) not in wood:
        return Message("talo-no-surface", "T18", where)
    room = set(pawn_cells(to))
    if room & wood.keys():
        return Message("talo-no-room", "T18", where)
    others = [place for other, place in pawns(position).items() if other != seat]
    if any(room & set(pawn_cells(place)) for place in others):
        return Message("talo-pawn-there", "T18", where)
    if here and here.height == 0:
        return Message("talo-no-path-up", "T19", where)
    return Message("talo-no-path", "T18", where)


def _wood(position: Position) -> dict[Cell, Bar]:
    return {cell: bar for bar in bars(position) for cell in bar.cells}


def _of_placement(position: Position, bar: Bar, hold: bool) -> Message:
    if phase(position) != space.BUILDING:
        return _not_now(position)
    lengths = hand(position)
    if bar.length not in lengths:
        return Message("talo-not-in-hand", "T7", {"length": bar.length})
    if hold and held(position):
        return Message("talo-hold-two", "T13")
    if hold and len(lengths) == 1:
        return Message("talo-hold-single", "T13")
    return _of_place(position, bar) or _of_balance(position, bar, hold)


def _of_place(position: Position, bar: Bar) -> Message | None:
    """What is wrong with where a bar would be, balance aside."""
    name = {"bar": str(bar)}
    if any(z == 0 and not is_land(position, x, y) for x, y, z in bar.cells):
        return Message("talo-off-land", "T11", name)
    wood = _wood(position)
    for cell in bar.cells:
        if cell in wood:
            return Message("talo-overlap", "T10", name | {"other": str(wood[cell])})
    for seat, place in pawns(position).items():
        if set(pawn_cells(place)) & set(bar.cells):
            return Message("talo-overlap-pawn", "T10", name | {"seat": seat})
    if not any(_way_is_free(bar, wood, axis, end) for axis, end in WAYS_IN):
        return Message("talo-no-way-in", "T12", name)
    if not any(z == 0 or ((x, y, z - 1) in wood and (x, y, z - 1) not in bar.cells) for x, y, z in bar.cells):
        return Message("talo-floats", "T13", name)
    return None


def _way_is_free(bar: Bar, wood: dict[Cell, Bar], axis: int, end: int) -> bool:
    across = {tuple(c for k, c in enumerate(cell) if k != axis): cell[axis] for cell in bar.cells}
    for cell in wood:
        lane = tuple(c for k, c in enumerate(cell) if k != axis)
        if lane in across and (cell[axis] - across[lane]) * end > 0:
            return False
    return True


def _of_balance(position: Position, bar: Bar, hold: bool) -> Message:
    falling = fall_with(position, bar)
    if not falling:
        return Message("talo-hold-stands", "T13", {"bar": str(bar)})
    args: Args = {"bar": str(bar), "side": falling.side, "moving": len(falling.motions)}
    if hold:
        return Message("talo-hold-lost", "T13", args)
    return Message("talo-falls", "T14", args)


def ending(position: Position) -> Message:
    """Why a finished game is over."""
    seat = seat_of(position)
    ended = int(position.state[space.ENDED])
    if ended == space.ON_TOP:
        return Message("talo-on-top", "T21", {"seat": seat})
    winners = _winners(position)
    args: dict[str, str | int] = {
        "seat": seat,
        "winners": ", ".join(map(str, winners)),
        "count": len(winners),
        "height": max(_height(position, s) for s in winners),
    }
    message = {space.COLLAPSED: "talo-collapsed", space.USED_UP: "talo-used-up"}.get(ended, "talo-standstill")
    return Message(message, "T16" if ended == space.COLLAPSED else "T23", args)


def _winners(position: Position) -> list[int]:
    share = ints(position.rules.seats)
    position.rules.returns(position.rules.workspace(position.state), share)
    return [seat for seat, won in enumerate(share.tolist(), start=1) if won]


def _height(position: Position, seat: int) -> int:
    place = pawn(position, seat)
    return place.height if place else 0


PROMPTS = {
    space.STARTING: "talo-prompt-start",
    space.RESTARTING: "talo-prompt-restart",
    space.ROLLING: "talo-prompt-roll",
    space.TAKING: "talo-prompt-take",
}


def prompt(position: Position) -> Message:
    """What is to be done now, and by whom."""
    seat = seat_of(position)
    rolled = int(position.state[space.ROLLED])
    lengths = hand(position)
    args: dict[str, str | int] = {"seat": seat, "rolled": rolled}
    now = phase(position)
    if now == space.BUILDING:
        args |= {"first": lengths[0], "second": lengths[-1], "count": len(lengths)}
        if holding := held(position):
            return Message("talo-prompt-holding", args=args | {"bar": str(holding)})
        return Message("talo-prompt-build", args=args)
    if now == space.FINISHING:
        moves = len(position.actions) > 1
        return Message("talo-prompt-finish" if moves else "talo-prompt-end", args=args)
    if now == space.ROLLING and rolled:
        return Message("talo-prompt-roll-again", args=args)
    return Message(PROMPTS[now], args=args)
