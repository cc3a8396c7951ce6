"""How a table begins: its seats, its first event, the first rows of its log. Nothing here knows the registry."""

import random
from collections.abc import Sequence

from ziggurat.kernel import Rules
from ziggurat.server import commands, errors, log
from ziggurat.server import protocol as p
from ziggurat.server.errors import refuse
from ziggurat.server.log import LogRow
from ziggurat.server.table import Table

OS_CHANCE = random.SystemRandom()


def seat_setups(request: p.NewTableRequest, rules: Rules, most_simulations: int) -> list[log.SeatSetup]:
    """The seats of a new table, in the order asked for or by lot."""
    count = rules.seats
    wished: Sequence[p.SeatRequest] = request.seats or [p.HereSeat(), *[p.BotSeat()] * (count - 1)]
    if len(wished) != count:
        raise refuse(errors.SEAT_COUNT, seats=count, count=len(wished))
    seats = [_seat_setup(seat, most_simulations) for seat in wished]
    if request.order == "lot":
        OS_CHANCE.shuffle(seats)
    return seats


def _seat_setup(request: p.SeatRequest, most_simulations: int) -> log.SeatSetup:
    match request:
        case p.OpenSeat():
            return log.SeatSetup("open")
        case p.HereSeat(name):
            return log.SeatSetup(kind="person", name=checked_name(name), key=1)
        case p.BotSeat(level, simulations):
            if simulations and simulations > most_simulations:
                raise refuse(errors.TOO_MANY_SIMULATIONS, most=most_simulations)
            return log.SeatSetup(kind="bot", level=None if simulations else level, simulations=simulations)


def rematch_of(table: Table) -> log.Created:
    """Another game of the same kind; everybody moves one seat on."""
    made = table.made
    seats = [
        log.SeatSetup(kind=c.kind, name=c.name, level=c.level, simulations=c.simulations, key=c.key)
        for c in table.seats
    ]
    return log.Created(
        game=made.game,
        rules=table.game.version,
        given=made.given,
        options=dict(table.game.settle(made.given, OS_CHANCE)),
        seats=commands.rotated(seats),
        order=made.order,
        visibility=made.visibility,
        clock=made.clock,
        before=table.id,
        waits=made.clock is not None,
    )


def first_rows(name: str, first: LogRow, tokens: Sequence[str] = ()) -> tuple[Table, list[LogRow]]:
    """A table at its beginning, and the rows of its log.

    Among them are the actions after which the game is to begin, and the chance outcomes before the first seat.
    """
    table = Table(name, first)
    rows = [first]
    if table.phase == "playing":
        rows += [LogRow(n, first.at, new.event) for n, new in enumerate(commands.opening(table, tokens), 2)]
    return Table.of(name, rows), rows


def checked_name(name: str) -> str:
    """A name that can be written into a record, or an empty one."""
    name = " ".join(name.split())
    if name and (name.isdigit() or "," in name or not name.isprintable()):
        raise refuse(errors.BAD_NAME, name=name)
    return name
