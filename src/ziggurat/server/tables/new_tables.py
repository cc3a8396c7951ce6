"""How a table begins: its seats, its first event, the first rows of its log. Nothing here knows the registry."""

import random
from collections.abc import Iterable, Sequence

import msgspec

from ziggurat.bots.levels import FRIENDLY
from ziggurat.core.names import fault_of, looks_like_another, written_name
from ziggurat.core.position import RefereeRules
from ziggurat.kernel import CHANCE, Rules
from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.errors import refuse
from ziggurat.server.tables import commands, log
from ziggurat.server.tables.log import Damaged, LogRow
from ziggurat.server.tables.table import Table, current_rules

OS_CHANCE = random.SystemRandom()


def seat_setups(request: p.NewTableRequest, rules: Rules, most_simulations: int) -> list[log.SeatSetup]:
    """The seats of a new table, in the order asked for or by lot."""
    count = rules.seats
    others: list[p.SeatRequest] = [p.HereSeat() if isinstance(rules, RefereeRules) else p.BotSeat()] * (count - 1)
    wished: Sequence[p.SeatRequest] = request.seats or [p.HereSeat(), *others]
    if len(wished) != count:
        raise refuse(errors.SEAT_COUNT, seats=count, count=len(wished))
    seats = [_seat_setup(seat, most_simulations) for seat in wished]
    _expect_fitting(rules, seats, request.clock)
    _expect_distinct(seats)
    if request.order == "lot":
        OS_CHANCE.shuffle(seats)
    return seats


def _expect_fitting(rules: Rules, seats: Sequence[log.SeatSetup], clock: p.Clock | None) -> None:
    """Refuses bots and clocks where building is done by hand."""
    if not isinstance(rules, RefereeRules):
        return
    if any(seat.kind == "bot" for seat in seats):
        raise refuse(errors.NO_BOTS, game=rules.title)
    if clock:
        raise refuse(errors.NO_CLOCK, game=rules.title)


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


# ── Tables that were kept on a device ────────────────────────────────────────────────────────────────────
_FromDevice = log.Created | log.Acted | log.Undone | log.Resigned | log.TimeUp | log.ClockHeld | log.ClockStarted


def moved_rows(request: p.MoveTableRequest, now: int, most_simulations: int) -> list[LogRow]:
    """The log of a table that was kept on a device, with some of its seats open from now on.

    Nothing of it is trusted: it must have the form of a log, and `moved_table` plays it again. The random numbers
    behind its chance outcomes are left out: whoever wrote them would know all that is to come.
    """
    rows, at = [], 0
    for number, given in enumerate(request.log, start=1):
        at = max(at, min(given.at, now))
        entry = {name: value for name, value in given.entry.items() if name != "draw"}
        try:
            event = msgspec.convert(entry, _FromDevice)
        except msgspec.ValidationError as error:
            raise refuse(errors.BAD_LOG, number=number) from error
        if isinstance(event, log.Created) != (number == 1):
            raise refuse(errors.BAD_LOG, number=number)
        if isinstance(event, log.Created):
            event = _moved_beginning(event, request.open, most_simulations)
        rows.append(LogRow(number, at, event))
    return rows


def _moved_beginning(made: log.Created, free: Sequence[int], most_simulations: int) -> log.Created:
    """The beginning as this server would have written it: the options settled, the people under one key."""
    kind = current_rules(made)
    settings = dict(kind.settle(made.options, OS_CHANCE))
    rules = kind.rules(settings)
    if len(made.seats) != rules.seats:
        raise refuse(errors.SEAT_COUNT, seats=rules.seats, count=len(made.seats))
    if not set(free) <= set(range(1, rules.seats + 1)):
        raise refuse(errors.BAD_LOG, number=1)
    seats = [
        log.SeatSetup("open") if number in free else _seat_setup(_seat_request(seat), most_simulations)
        for number, seat in enumerate(made.seats, start=1)
    ]
    _expect_fitting(rules, seats, made.clock)
    _expect_distinct(seats)
    if not any(seat.key for seat in seats):
        raise refuse(errors.BAD_LOG, number=1)  # nobody would hold its key
    return log.Created(
        game=kind.name,
        rules=made.rules,
        given=dict(kind.spelled(made.given)),
        options=settings,
        seats=seats,
        order=made.order,
        clock=made.clock,
        waits=made.clock is not None,
        position=made.position,
    )


def _seat_request(seat: log.SeatSetup) -> p.SeatRequest:
    if seat.kind == "bot":
        return p.BotSeat(seat.level or FRIENDLY, seat.simulations)
    return p.HereSeat(seat.name)


def moved_table(name: str, rows: list[LogRow], now: int) -> Table:
    """The table of such a log, while it is still played; a refusal where the rules do not allow what it tells.

    The chance outcomes in its history get numbers of the server's own, which lead to them; the next ones are new.
    """
    try:
        table = Table.of(name, rows)
    except Damaged as damaged:
        raise refuse(errors.BAD_LOG, number=damaged.version) from damaged
    if table.phase == "over":
        raise refuse(errors.OVER)
    _spell_anew(table)
    _draw_anew(table)
    news = [commands.NewEvent(log.Moved(len(table.actions)))]
    if table.phase == "playing":
        news += commands.chance(table, table.position, table.chances)
    for new in news:
        table.add(LogRow(table.version + 1, max(now, table.touched), new.event), new.after)
    table.position.keep_view()
    return table


def _spell_anew(table: Table) -> None:
    """A token has one spelling in the log, also in what was undone."""
    for stored in table.events:
        if stored.after is not None and isinstance(stored.row.event, log.Acted):
            stored.row.event.token = stored.after.token(stored.after.action)


def _draw_anew(table: Table) -> None:
    for before, action in zip(table.position.positions, table.actions, strict=False):
        if action.seat == CHANCE:
            action.draw = commands.draw_of(before, action.token)
            table.draws.append(action.draw)


# ── Names ────────────────────────────────────────────────────────────────────────────────────────────────
_NAME_FAULTS = {kind.message: kind for kind in (errors.BAD_NAME, errors.NAME_UNSEEN, errors.NAME_MARKS)}


def checked_name(given: str) -> str:
    """A name that people can see and a record can hold, or an empty one."""
    name = written_name(given)
    if fault := fault_of(name):
        raise refuse(_NAME_FAULTS[fault], name=name)
    return name


def expect_no_lookalike(name: str, others: Iterable[str]) -> None:
    """Refuses a name that only looks like one of the others: nobody could tell them apart."""
    if looks_like_another(name, others):
        raise refuse(errors.NAME_ALIKE, name=name)


def _expect_distinct(seats: Sequence[log.SeatSetup]) -> None:
    names = [seat.name for seat in seats]
    for number, name in enumerate(names):
        expect_no_lookalike(name, names[:number])
