"""What happens in an action of talo, one thing after the other, for a client to show."""

from ziggurat.core import Json, Position
from ziggurat.games.talo import space
from ziggurat.games.talo.notation import lengths_taken, place_over, placed_bar
from ziggurat.games.talo.state import collapse_of, hand, pawn, phase, seat_of

ENDS = {space.ON_TOP: "top", space.COLLAPSED: "collapse", space.USED_UP: "supply", space.STANDSTILL: "standstill"}


def steps(before: Position, action: int) -> list[Json]:
    after = before.play(action)
    seat = seat_of(before)
    steps = [_first_step(before, action, seat)]
    returned = [n for n in (*hand(before), *lengths_taken(action)) if n]
    if phase(after) == space.FINISHING and not hand(after) and action >= space.TAKE:
        if action >= space.PLACE:
            returned.remove(placed_bar(action).length)
        if returned:
            steps.append({"step": "return", "seat": seat, "lengths": returned})
    ended = int(after.state[space.ENDED])
    if collapse := collapse_of(after):
        steps.append({"step": "collapse", "seat": seat, **collapse.as_json()})
    if ended:
        steps.append({"step": "end", "reason": ENDS[ended]})
    elif seat_of(after) != seat and phase(after) != space.STARTING:
        steps.append({"step": "turn", "seat": seat_of(after)})
    return steps


def _first_step(before: Position, action: int, seat: int) -> Json:
    place = pawn(before, seat)
    where = [*place] if place else None
    if action == space.END:
        declined = phase(before) == space.RESTARTING
        return {"step": "decline" if declined else "end-turn", "seat": seat}
    if action < space.PUT:
        return {"step": "roll", "seat": seat, "face": action}
    if action < space.TAKE:
        y, x = divmod(action - space.PUT, space.SITE)
        return {"step": "put", "seat": seat, "from": where, "to": [x, y, 0]}
    if action < space.MOVE:
        return {"step": "take", "seat": seat, "lengths": [n for n in lengths_taken(action) if n]}
    if action < space.PLACE:
        return {"step": "move", "seat": seat, "from": where, "to": [*place_over(action - space.MOVE)]}
    hold = action >= space.HOLD
    return {"step": "hold" if hold else "place", "seat": seat, **placed_bar(action).as_json()}
