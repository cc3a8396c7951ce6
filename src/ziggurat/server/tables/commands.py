"""Handles the commands of people at a table: each leads to new events, or to a refusal with its reason.

These are pure functions. A person is known by the number of a key. Nothing here changes the table: the events are
written to the log first and folded into the table afterwards.
"""

import secrets
from collections.abc import Callable, Sequence, Set
from typing import Literal, get_args

from msgspec import Struct

from ziggurat.bots.host import host
from ziggurat.core.position import Position, RefereeRules
from ziggurat.kernel import CHANCE
from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.errors import refuse
from ziggurat.server.tables import log
from ziggurat.server.tables.log import DRAW_BITS
from ziggurat.server.tables.table import Seat, Table

_PETITIONS = 3  # requests of one kind that a seat may make at a position within the time below
_PETITION_MEMORY = 3_600_000  # milliseconds
_FOR_ACTIONS = 500  # events of a log that are kept for actions and for what ends a game
_AFTER_THE_END = 100  # events about a rematch or a deletion that a table takes even when it is full
_AFTERWARDS = get_args(p.RematchCommand | p.DeletionCommand)
_ESSENTIAL = (p.Act, p.Resign, p.AnswerDone)


class NewEvent(Struct):
    """An event to be written, and the position after it if it is an action."""

    event: log.AnyEvent
    after: Position | None = None


class Context(Struct):
    """What a command depends on: the table, the time, and the keys of the people who are there.

    `around`: also those who were there until just now; `away`: those who have not been there for long.
    """

    table: Table
    now: int
    present: Set[int]
    around: Callable[[], Set[int]]
    away: Callable[[], Set[int]] = frozenset


Found = list[NewEvent]
Find = Callable[[], Found]  # finds them in a thread, because playing may take long


def executed_at(table: Table, command_id: str | None) -> int | None:
    """The version at which a command was executed; a refusal if another one had its id."""
    if command_id is None:
        return None
    name, checksum = log.parts_of(command_id)
    version, first = table.command_versions.get(name, (None, checksum))
    if checksum != first and first:
        raise refuse(errors.ID_USED)
    return version


def must_have_room(table: Table, command: p.Command, most: int) -> None:
    """Whether the log takes this; most of it takes everything, the rest what a game needs to come to its end."""
    if isinstance(command, _AFTERWARDS):
        most += _AFTER_THE_END
    elif not isinstance(command, _ESSENTIAL) and most - min(_FOR_ACTIONS, most // 2) <= table.version < most:
        raise refuse(errors.TABLE_ALMOST_FULL)
    if table.version >= most:
        raise refuse(errors.TABLE_FULL)


def abandon(table: Table, most: int) -> list[NewEvent]:
    """Ends a game whose log takes no more actions: otherwise whoever is to act would lose on time."""
    return [NewEvent(log.Abandoned())] if table.phase == "playing" and table.version >= most else []


def handle(context: Context, key: int | None, command: p.Command) -> Found | Find:
    """The events that follow from a command."""
    found = _events_of(context, key, command)
    for new in () if callable(found) else found:
        asked = context.table.petitions.get((type(new.event), getattr(new.event, "seat", 0)), [])
        if len(asked) >= _PETITIONS and context.now - asked[-_PETITIONS] < _PETITION_MEMORY:
            raise refuse(errors.ASKED_TOO_OFTEN)
    return found


def _events_of(context: Context, key: int | None, command: p.Command) -> Found | Find:
    if key is None:
        raise refuse(errors.ONLY_WATCHING)
    match command:
        case p.Act():
            return act(context, key, command)
        case p.Undo():
            return undo(context, key)
        case p.AnswerUndo():
            return answer_undo(context, key, command.agree)
        case p.CancelUndo():
            return cancel_undo(context, key)
        case p.Resign():
            return resign(context, key, command.seat)
        case p.StandIn():
            return stand_in(context, key, command.seat)
        case p.AskRematch():
            return ask_rematch(context, key)
        case p.Forget():
            return forget(context, key)
        case p.AnswerForget():
            return answer_forget(context, key, command.agree)
        case p.CancelForget():
            return cancel_forget(context, key)
        case p.RefuseRematch():
            return refuse_rematch(context, key)
        case p.AnswerDone():
            return answer_done(context, key, command.agree)
        case p.CancelDone():
            return cancel_done(context, key)


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────
def act(context: Context, key: int, command: p.Act) -> Found | Find:
    table = context.table
    if command.position != table.position_version:
        raise refuse(errors.STALE)
    seat = expect_seat_to_act(table)
    if seat.key != key:
        raise refuse(errors.NOT_YOUR_TURN, seat=seat.number)
    if seat.led_by_bot:
        raise refuse(errors.BOT_LEADS, seat=seat.number)
    if table.clock and table.clock.left_at(context.now)[seat.number - 1] == 0:
        return [NewEvent(log.TimeUp(seat.number))]
    if _ends_for_others(table, key, command.token):
        return ask_done(table, seat.number)
    return playing(table, seat.number, command.token, "person")


def _ends_for_others(table: Table, key: int, token: str) -> bool:
    """Whether an action ends the building of other people too: it needs their consent (T28)."""
    rules = table.position.rules
    return isinstance(rules, RefereeRules) and token == rules.done and bool(table.asked_by(key))


def playing(
    table: Table, seat: int, move: str | int, by: Literal["person", "bot"], before: Sequence[NewEvent] = ()
) -> Found | Find:
    """An action after other events: found at once where that takes no time."""

    def find() -> Found:
        return [*before, *play(table, seat, move, by)]

    return find() if table.position.plays_at_once else find


def play(table: Table, seat: int, move: str | int, by: Literal["person", "bot"]) -> list[NewEvent]:
    """An action, and the chance outcomes after it."""
    after = table.position.play(move)
    token = move if isinstance(move, str) else after.token(after.action)  # a token has one spelling
    first = log.Acted(seat, token, by)
    return [NewEvent(first, after), *chance(table, after, table.chances)]


def movement(table: Table, key: int | None, shown: p.Movement) -> p.Hand | p.Fall:
    """What the others are shown of a hand or a fall: only the seat to act may show it, where bars move freely."""
    if key is None:
        raise refuse(errors.ONLY_WATCHING)
    if not isinstance(table.position.rules, RefereeRules):
        raise refuse(errors.NO_MOVEMENT)
    seat = expect_seat_to_act(table)
    if not table.may_act(key):
        raise refuse(errors.NOT_YOUR_TURN, seat=seat.number)
    return p.Hand(seat.number, shown.bars) if isinstance(shown, p.ShowHand) else p.Fall(seat.number, shown.frames)


def chance(table: Table, position: Position, count: int) -> list[NewEvent]:
    """The chance outcomes that are due. The k-th draw of a table stays the k-th, also after an undo."""
    events = []
    while position.turn == CHANCE:
        known = count < len(table.draws)
        draw = table.draws[count] if known else secrets.randbits(DRAW_BITS)
        token = drawn(position, draw)
        position = position.play(token)
        events.append(NewEvent(log.Acted(CHANCE, token, "chance", None if known else draw), position))
        count += 1
    return events


def beginning(table: Table, seated: Found) -> Found | Find:
    """The chance outcomes at the start, after the event by which everybody is there."""
    start = table.position

    def find() -> Found:
        return [*seated, *chance(table, start, table.chances)]

    return find() if start.lists_at_once and start.plays_at_once else find


def opening(table: Table, tokens: Sequence[str]) -> list[NewEvent]:
    """The actions of a game that begins in its middle, as if they had been played, then the chance outcomes."""
    position, events, count = table.position, list[NewEvent](), 0
    for token in tokens:
        host().pause()
        seat = position.turn
        draw = draw_of(position, token) if seat == CHANCE and token in position.chances() else None
        position = position.play(token)
        events.append(NewEvent(log.Acted(seat, token, _by(table, seat), draw), position))
        count += seat == CHANCE
    return [*events, *chance(table, position, count)]


def _by(table: Table, seat: int) -> Literal["person", "bot", "chance"]:
    if seat == CHANCE:
        return "chance"
    return "bot" if table.seat(seat).led_by_bot else "person"


def draw_of(position: Position, token: str) -> int:
    """A random number that picks this outcome."""
    chances = position.chances()
    tokens = list(chances)
    below = sum(chances[other] for other in tokens[: tokens.index(token)])
    first, behind = (
        -(-(number << DRAW_BITS) // sum(chances.values())) for number in (below, below + chances[token])
    )
    return first + secrets.randbelow(behind - first)


def drawn(position: Position, draw: int) -> str:
    """The outcome that a random number picks, each as likely as its weight."""
    chances = position.chances()
    left = draw * sum(chances.values()) >> DRAW_BITS
    for token, weight in chances.items():
        left -= weight
        if left < 0:
            return token
    raise AssertionError("the draw lies below the sum of the weights")


def expect_seat_to_act(table: Table) -> Seat:
    seat = table.to_act
    if seat is None:
        raise refuse(errors.WAITING if table.phase == "waiting" else errors.OVER)
    return seat


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────────────────
def undo(context: Context, key: int) -> list[NewEvent]:
    """Back to before this person's last action: at once if no other person is concerned, else by asking them."""
    table = context.table
    own = table.seats_of(key)
    if table.phase == "waiting" or table.ended or table.next:
        raise refuse(errors.NO_UNDO_NOW)
    if table.undo:
        raise refuse(errors.UNDO_PENDING, seat=table.undo.seat)
    plies = [n for n, action in enumerate(table.actions) if action.seat in own and action.by == "person"]
    if not plies:
        raise refuse(errors.NOTHING_TO_UNDO)
    for absent in table.others_than(key):
        if absent.stand_in:  # whoever saw what chance and the bot do next would know it when they are back
            raise refuse(errors.UNDO_PAST_ABSENT, seat=absent.number)
    ply = plies[-1]
    seat = table.actions[ply].seat
    for action in table.actions[ply:]:
        other = table.seat(action.seat) if action.seat else None
        if other and action.by == "person" and other.key != key and other.led_by_bot:
            raise refuse(errors.UNDO_PAST_ABSENT, seat=other.number)
    if table.asked_by(key):
        return [NewEvent(log.UndoAsked(seat, ply))]
    return [NewEvent(log.Undone(seat, ply))]


def answer_undo(context: Context, key: int, agree: bool) -> list[NewEvent]:
    table = context.table
    pending = table.undo
    waiting = [seat for seat in table.seats_of(key) if pending and seat in pending.waiting]
    if not pending or not waiting:
        raise refuse(errors.NO_UNDO_PENDING)
    if not agree:
        return [NewEvent(log.UndoRefused(waiting[0]))]
    agreed = [NewEvent(log.UndoAgreed(waiting[0]))]
    if pending.waiting <= set(table.seats_of(key)):
        return [*agreed, NewEvent(log.Undone(pending.seat, pending.ply))]
    return agreed


def cancel_undo(context: Context, key: int) -> list[NewEvent]:
    pending = context.table.undo
    if not pending or pending.seat not in context.table.seats_of(key):
        raise refuse(errors.NO_UNDO_PENDING)
    return [NewEvent(log.UndoCancelled(pending.seat))]


# ── Ending what is built together (T28) ──────────────────────────────────────────────────────────────────
def ask_done(table: Table, seat: int) -> list[NewEvent]:
    if table.done:
        raise refuse(errors.DONE_PENDING)
    return [NewEvent(log.DoneAsked(seat))]


def answer_done(context: Context, key: int, agree: bool) -> Found | Find:
    """Agrees, or not. When all have agreed, the seat that asked ends the game."""
    table, own = context.table, context.table.seats_of(key)
    pending, rules = table.done, table.position.rules
    waiting = [seat for seat in own if pending and seat in pending.waiting]
    if not pending or not waiting or not isinstance(rules, RefereeRules):
        raise refuse(errors.NO_DONE_PENDING)
    if not agree:
        return [NewEvent(log.DoneRefused(waiting[0]))]
    agreed = [NewEvent(log.DoneAgreed(waiting[0]))]
    if pending.waiting <= set(own):
        return playing(table, pending.seat, rules.done, "person", agreed)
    return agreed


def cancel_done(context: Context, key: int) -> list[NewEvent]:
    pending = context.table.done
    if not pending or pending.seat not in context.table.seats_of(key):
        raise refuse(errors.NO_DONE_PENDING)
    return [NewEvent(log.DoneCancelled(pending.seat))]


# ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────────
def resign(context: Context, key: int, seat: int | None) -> list[NewEvent]:
    table = context.table
    own = [s for s in table.seats_of(key) if not table.seat(s).left]
    if isinstance(table.position.rules, RefereeRules):
        raise refuse(errors.NO_RESIGNING, game=table.position.rules.title)
    if table.phase != "playing":
        raise refuse(errors.WAITING if table.phase == "waiting" else errors.OVER)
    if seat is None and len(own) > 1:
        raise refuse(errors.WHICH_SEAT)
    chosen = seat if seat is not None else next(iter(own), None)
    if chosen not in own:
        raise refuse(errors.NOT_YOUR_SEAT)
    return [NewEvent(log.Resigned(chosen))]


def stand_in(context: Context, key: int, seat: int) -> list[NewEvent]:
    """A bot for an absent seat, once all who are there have asked for it."""
    table = context.table
    if table.phase != "playing":
        raise refuse(errors.WAITING if table.phase == "waiting" else errors.OVER)
    if seat > len(table.seats) or not table.seat(seat).person or table.seat(seat).key == key:
        raise refuse(errors.NO_STAND_IN_THERE)
    absent = table.seat(seat)
    if absent.led_by_bot:
        raise refuse(errors.BOT_LEADS, seat=seat)
    if absent.key in context.around():
        raise refuse(errors.NOT_ABSENT, seat=seat)
    own = table.seats_of(key)
    if key not in table.players:
        raise refuse(errors.BOT_LEADS, seat=own[0])
    asked = absent.stand_in_asked | {own[0]}
    asking = {table.seat(s).key for s in asked}
    events = [NewEvent(log.StandInAsked(own[0], seat))]
    if context.present & table.players <= asking:
        events.append(NewEvent(log.StoodIn(seat)))
        events += start_clocks(table, context.present | {absent.key})
    return events


def person_returned(table: Table, key: int) -> list[NewEvent]:
    """The bots that stood in for a person step aside."""
    return [NewEvent(log.Returned(seat)) for seat in table.seats_of(key) if table.seat(seat).stand_in]


def start_clocks(table: Table, present: Set[int | None]) -> list[NewEvent]:
    """Clocks that wait start when everybody who plays is there for the first time, or has acted."""
    start = table.waits and table.phase == "playing" and table.players <= present | table.acted
    return [NewEvent(log.ClockStarted())] if start else []


# ── Rematch ──────────────────────────────────────────────────────────────────────────────────────────────
def ask_rematch(context: Context, key: int) -> list[NewEvent]:
    table = context.table
    if table.phase != "over":
        raise refuse(errors.NOT_OVER)
    if table.next:
        raise refuse(errors.REMATCH_MADE)
    return [NewEvent(log.RematchAsked(table.seats_of(key)[0]))]


def refuse_rematch(context: Context, key: int) -> list[NewEvent]:
    """Not now; whoever asked may ask again."""
    table = context.table
    if table.next:
        raise refuse(errors.REMATCH_MADE)
    own = table.seats_of(key)
    if not table.rematch - set(own):
        raise refuse(errors.NO_REMATCH_ASKED)
    return [NewEvent(log.RematchRefused(own[0]))]


def rematch_agreed(context: Context, key: int) -> bool:
    """Whether all who are there want another game, `key` among them."""
    wanting = {context.table.seat(seat).key for seat in context.table.rematch} | {key}
    return all(other in wanting for other in context.present & context.table.people())


def rotated(seats: list[log.SeatSetup]) -> list[log.SeatSetup]:
    """Everybody moves one seat on."""
    return [seats[-1], *seats[:-1]]


# ── Deleting the table ───────────────────────────────────────────────────────────────────────────────────
def forget(context: Context, key: int) -> list[NewEvent]:
    """Asks everybody seated to let the table be deleted. Asked again, they may be long away by now."""
    table = context.table
    if key != (table.creator or key) or not table.seats_of(key):
        raise refuse(errors.NOT_CREATOR)
    if table.forget and table.seat(table.forget.seat).key == key:
        if still_asked(context, table.forget.waiting):
            raise refuse(errors.FORGET_PENDING)
        return []
    if table.forget:
        return answer_forget(context, key, True)
    return [NewEvent(log.ForgetAsked(table.seats_of(key)[0]))]


def answer_forget(context: Context, key: int, agree: bool) -> list[NewEvent]:
    pending = context.table.forget
    waiting = [seat for seat in context.table.seats_of(key) if pending and seat in pending.waiting]
    if not waiting:
        raise refuse(errors.NO_FORGET_PENDING)
    return [NewEvent(log.ForgetAgreed(waiting[0]) if agree else log.ForgetRefused(waiting[0]))]


def cancel_forget(context: Context, key: int) -> list[NewEvent]:
    pending = context.table.forget
    if not pending or pending.seat not in context.table.seats_of(key):
        raise refuse(errors.NO_FORGET_PENDING)
    return [NewEvent(log.ForgetCancelled(pending.seat))]


def forget_agreed(context: Context, key: int, command: p.DeletionCommand) -> bool:
    """Whether everybody has agreed, with this command, that the table be deleted."""
    table = context.table
    match command:
        case p.Forget() | p.AnswerForget(agree=True) if table.forget:
            asked = set(table.forget.waiting)
        case p.Forget():
            asked = {seat.number for seat in table.others_than(key)}
        case _:
            return False
    return not still_asked(context, asked - set(table.seats_of(key)))


def still_asked(context: Context, seats: Set[int]) -> list[int]:
    """The seats among these whose people are not long away: only they must agree."""
    away = context.away() - context.present
    return sorted(seat for seat in seats if context.table.seat(seat).key not in away)
