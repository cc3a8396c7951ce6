"""A table as the fold of its log: seats, position, clocks, pending requests. It knows no socket and no storage."""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from ziggurat.bots.host import Stopped, host
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal, UnknownGame
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE, OVER
from ziggurat.server.tables import log
from ziggurat.server.tables.clock import GameClock
from ziggurat.server.tables.log import Damaged, LogRow

Phase = Literal["waiting", "playing", "over"]
How = Literal["rules", "resigned", "time", "abandoned"]
STAND_IN_LEVEL = 3
FIRST_KEY = 1
_EVENT_BYTES = 700  # of an event in memory, beside its token and the position after it; measured
_PETITIONS = (log.UndoAsked, log.DoneAsked, log.StandInAsked, log.RematchAsked, log.ForgetAsked)


class OldRules(Refusal):
    """The table was played under rules that this version does not know any more."""

    code = "old-rules"
    status = 409


def beginning(name: str, first: LogRow) -> log.Created:
    """The event that a log begins with."""
    if not isinstance(first.event, log.Created):
        raise Damaged(name, 1, Message("damage-no-beginning"))
    return first.event


def current_rules(made: log.Created) -> Game:
    """The game of a table, if it is still played by the rules of its beginning."""
    kind = game(made.game)
    if made.rules != kind.version:
        args = {"game": kind.title_message, "version": made.rules, "known": kind.version}
        raise OldRules(Message("server-old-rules", args=args))
    return kind


@dataclass
class Seat:
    """A seat as it is now."""

    number: int
    team: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    simulations: int | None
    key: int | None
    stand_in: bool = False
    left: bool = False
    stand_in_asked: set[int] = field(default_factory=set)  # the seats that asked for a stand-in

    @property
    def led_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in or self.left

    @property
    def person(self) -> bool:
        return self.kind == "person"


@dataclass(frozen=True)
class PendingUndo:
    """A seat asks the others to go back to `ply`; `waiting` are the seats still to answer."""

    seat: int
    ply: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class PendingDeletion:
    """A seat asks that the table be deleted; `waiting` are the seats that have not agreed."""

    seat: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class PendingDone:
    """A seat asks the others to end what they build (T28); `waiting` are the seats that have not agreed."""

    seat: int
    waiting: frozenset[int]


class StoredEvent(Struct):
    """A row of the log, and for an action the position after it."""

    row: LogRow
    after: Position | None = None
    encoded: bytes | None = None  # as clients see it, once somebody has asked for it


class Table:
    """Made from its first row; `add` takes each further one."""

    def __init__(self, name: str, first: LogRow) -> None:
        made = beginning(name, first)
        self.id = name
        self.made = made
        self.created = self.touched = first.at
        self.game = current_rules(made)
        self.position = self.game.begin(made.position, made.options)
        teams = self.position.rules.teams
        self.seats = [
            Seat(number, team, seat.kind, seat.name, seat.level, seat.simulations, seat.key)
            for number, (team, seat) in enumerate(zip(teams, made.seats, strict=True), start=1)
        ]
        self.events = [StoredEvent(first)]
        self.weight = len(made.position) + self.event_weight  # bytes in memory, roughly
        self.actions: list[log.Acted] = []  # of the game as it stands, without those that were undone
        self.chances = 0  # how many of them are chance's
        self.draws: list[int] = []  # the k-th is behind the k-th chance outcome, whatever was undone since
        self.position_version = 1
        self.undo: PendingUndo | None = None
        self.rematch: set[int] = set()
        self.forget: PendingDeletion | None = None
        self.done: PendingDone | None = None
        self.moved: int | None = None  # the actions that were played on a device
        self.next: str | None = None
        self.ended: tuple[How, int | None] | None = None  # other than by the rules, and by whom
        self.petitions: dict[tuple[type[log.Event], int], list[int]] = {}  # when each seat asked, at this position
        self.command_versions: dict[log.CommandName, tuple[int, str]] = {}  # and their checksums
        self.clock = GameClock(made.clock, len(self.seats)) if made.clock else None
        self.waits = made.waits and self.clock is not None  # the clocks have not started yet
        self.acted: set[int | None] = set()  # the keys of people who have acted here
        self.phase: Phase = "waiting"
        self._derive(first)

    @classmethod
    def of(cls, name: str, rows: list[LogRow]) -> "Table":
        """The table of a log; Damaged if an event cannot have followed those before it."""
        reached = 0
        try:
            made = cls(name, rows[0])
            for row in rows[1:]:
                host().pause()
                reached = made.version
                made.add(row)
            made.position.keep_view()
        except (OldRules, UnknownGame, Damaged, Stopped):
            raise
        except Exception as error:  # whatever a wrong event leads to: nothing here depends on anything but the log
            why = Message("damage-impossible", args={"version": reached + 1})
            raise Damaged(name, reached + 1, why, repr(error)) from error
        return made

    # ── What can be asked ────────────────────────────────────────────────────────────────────────────
    @property
    def how(self) -> How | None:
        if self.ended:
            return self.ended[0]
        return "rules" if self.position.over else None

    @property
    def result(self) -> list[float] | None:
        if self.ended:  # only in games of one or two: with more seats a bot plays on
            loser = self.ended[1]
            if loser is None:
                return [1 / len(self.seats)] * len(self.seats)
            return [0.0 if seat.number == loser else 1.0 for seat in self.seats]
        return list(self.position.outcome.returns) if self.position.outcome else None

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seats_of(self, key: int | None) -> list[int]:
        return [seat.number for seat in self.seats if key is not None and seat.key == key]

    def people(self) -> set[int]:
        """The keys of the persons at the table."""
        return {seat.key for seat in self.seats if seat.person and seat.key is not None}

    @property
    def players(self) -> set[int | None]:
        """The keys of the persons who play themselves."""
        return {seat.key for seat in self.seats if seat.person and not seat.led_by_bot}

    @property
    def creator(self) -> int | None:
        """The key that made the table, if it has a seat there; otherwise any seated key counts as the creator."""
        return FIRST_KEY if any(seat.key == FIRST_KEY for seat in self.made.seats) else None

    def others_than(self, key: int | None) -> list[Seat]:
        """The seats of the other people at the table."""
        return [seat for seat in self.seats if seat.person and seat.key != key]

    def asked_by(self, key: int | None) -> frozenset[int]:
        """The seats whose people must agree to what this key asks for: the others who play themselves."""
        return frozenset(seat.number for seat in self.others_than(key) if not seat.led_by_bot)

    @property
    def bots_only(self) -> bool:
        """Whether bots play every seat, from the beginning or by now."""
        return all(seat.led_by_bot for seat in self.seats)

    def may_act(self, key: int | None) -> bool:
        return key is not None and key == self.actor

    @property
    def friendly(self) -> bool:
        """Whether at most one person plays: undo is free, and hints are."""
        return len(self.people()) <= 1 and not any(seat.kind == "open" for seat in self.seats)

    def position_at(self, ply: int) -> Position:
        """The position after the first so many actions of the game as it stands."""
        position = self.position
        while position.ply > ply and position.parent is not None:
            position = position.parent
        return position

    @property
    def event_weight(self) -> int:
        """What one more event, with a position after it, weighs in memory beside its token."""
        return _EVENT_BYTES + self.position.state.nbytes

    def since(self, version: int) -> list[StoredEvent]:
        """What happened after a version."""
        return self.events[version:]  # versions start at 1 and have no gaps

    # ── What changes ─────────────────────────────────────────────────────────────────────────────────
    def add(self, row: LogRow, after: Position | None = None) -> StoredEvent:
        """Folds one more row in; `after` spares the work of playing an action again."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} does not follow {self.version}")
        if self.clock and not isinstance(row.event, log.ClockHeld):
            self.clock.advance(row.at)
        self._fold(row, after)
        if isinstance(row.event, _PETITIONS):
            self.petitions.setdefault((type(row.event), row.event.seat), []).append(row.at)
        if row.command_id:
            name, checksum = log.parts_of(row.command_id)
            self.command_versions[name] = row.version, checksum
        stored = StoredEvent(row, self.position if isinstance(row.event, log.Acted) else None)
        self.events.append(stored)
        self.weight += self.event_weight + len(getattr(row.event, "token", ""))
        self._derive(row)
        return stored

    def _fold(self, row: LogRow, after: Position | None) -> None:
        for seat in (getattr(row.event, "seat", 1), getattr(row.event, "absent", 1)):
            if not (1 <= seat <= len(self.seats) or (seat == CHANCE and isinstance(row.event, log.Acted))):
                raise ValueError(f"there is no seat {seat}")
        match row.event:
            case log.Seated(seat, name, key):
                taken = self.seat(seat)
                taken.kind, taken.name, taken.key = "person", name, key
                if self.forget and key != self.seat(self.forget.seat).key:
                    self.forget = PendingDeletion(self.forget.seat, self.forget.waiting | {seat})
                taken.left = False  # whoever resigned there did so on the device that the table came from
            case log.Acted() as played:
                self._play(row, played, after)
            case log.UndoAsked(seat, ply):
                self.undo = PendingUndo(seat, ply, self.asked_by(self.seat(seat).key))
            case log.UndoAgreed(seat):
                if self.undo:
                    own = self.seat(seat).key
                    waiting = {s for s in self.undo.waiting if self.seat(s).key != own}
                    self.undo = PendingUndo(self.undo.seat, self.undo.ply, frozenset(waiting))
            case log.UndoRefused() | log.UndoCancelled():
                self.undo = None
            case log.Undone(_, ply):
                self._take_back(row, ply)
            case log.Resigned(seat):
                self._leave(seat, "resigned")
            case log.TimeUp(seat):
                self._leave(seat, "time")
            case log.Abandoned():
                self.ended = ("abandoned", None)
                self.undo = self.done = None
            case log.StandInAsked(seat, absent):
                self.seat(absent).stand_in_asked.add(seat)
            case log.StoodIn(seat):
                self._set_stand_in(seat, True)
            case log.Returned(seat):
                self._set_stand_in(seat, False)
            case log.RematchAsked(seat):
                self.rematch.add(seat)
            case log.RematchRefused():
                self.rematch.clear()
            case log.Rematch(table):
                self.next = table
            case log.ClockHeld(spent):
                if self.clock:
                    self.clock.hold(row.at, spent)
            case log.ForgetAsked(seat):
                self.forget = PendingDeletion(
                    seat, frozenset(c.number for c in self.others_than(self.seat(seat).key))
                )
            case log.ForgetAgreed(seat):
                if self.forget:
                    own = self.seat(seat).key
                    waiting = {s for s in self.forget.waiting if self.seat(s).key != own}
                    self.forget = PendingDeletion(self.forget.seat, frozenset(waiting))
            case log.ForgetRefused() | log.ForgetCancelled():
                self.forget = None
            case log.DoneAsked(seat):
                self.done = PendingDone(seat, self.asked_by(self.seat(seat).key))
            case log.DoneAgreed(seat):
                if self.done:
                    agreed = self.seats_of(self.seat(seat).key)
                    self.done = PendingDone(self.done.seat, self.done.waiting.difference(agreed))
            case log.DoneRefused() | log.DoneCancelled():
                self.done = None
            case log.Created():
                raise ValueError("a table is made once")
            case log.ClockStarted():
                self.waits = False
            case log.Moved(ply):
                if ply != len(self.actions):
                    raise ValueError(f"not moved after {ply} actions")
                self.moved = ply
                self._start_anew()

    def _play(self, row: LogRow, played: log.Acted, after: Position | None) -> None:
        if played.seat != self.position.turn:
            raise ValueError(f"seat {played.seat} was not to act")
        before = self.position
        self.position = after if after is not None else before.play(played.token)
        before.trim()
        self.position_version = row.version
        self.actions.append(played)
        if played.draw is not None:
            self.draws.append(played.draw)
        if played.seat == CHANCE:
            self.chances += 1
            return
        self.undo = self.done = None
        self.petitions.clear()
        if played.by == "person":
            self.acted.add(self.seat(played.seat).key)
            # Whoever acts does not wait for the others, but for those who may not know of a rematch.
            self.waits = self.waits and self.made.before is not None and not self.players <= self.acted
        if self.clock:
            self.clock.acted(played.seat)

    def _take_back(self, row: LogRow, ply: int) -> None:
        if not 0 <= ply <= len(self.actions):
            raise ValueError(f"there was no ply {ply}")
        while self.position.ply > ply and self.position.parent is not None:
            self.position.trim(gone=True)  # its event stays in the log
            self.position = self.position.parent
        del self.actions[ply:]
        self.chances = sum(action.seat == CHANCE for action in self.actions)
        self.position_version = row.version
        self.undo = self.done = None
        self.rematch.clear()
        self.petitions.clear()

    def _start_anew(self) -> None:
        """The clocks of a table from a device start here: nobody else saw the times of its log."""
        if self.made.clock:
            self.clock, self.waits = GameClock(self.made.clock, len(self.seats)), True
            self.acted.clear()

    def _leave(self, seat: int, how: How) -> None:
        """In a game of two the other wins; with more seats a bot plays on for the seat that left."""
        if len(self.seats) <= 2:
            self.ended = (how, seat)
        else:
            self.seat(seat).left = True
        self.undo = None

    def _set_stand_in(self, number: int, standing: bool) -> None:
        seat = self.seat(number)
        seat.stand_in = standing
        seat.stand_in_asked.clear()
        self.undo = self.done = None

    def _derive(self, last: LogRow) -> None:
        """Derives from the last row what is read often: the turn, the phase, whose clock runs."""
        self.version = last.version
        self.touched = max(self.touched, last.at)  # a table's time never runs backwards
        self.turn = OVER if self.ended else self.position.turn
        if self.turn == OVER:
            self.phase = "over"
        elif self.phase != "waiting" or not any(seat.kind == "open" for seat in self.seats):
            self.phase = "playing"
        on = self.phase == "playing" and self.turn > CHANCE
        self.to_act = seat = self.seat(self.turn) if on else None  # the seat to act, while the game is on
        by_person = seat is not None and not seat.led_by_bot
        self.actor = seat.key if seat and by_person else None  # the key of the person to act, if any
        if self.clock:
            if self.clock.running is None:
                self.clock.advance(last.at)
            self.clock.run(self.turn, by_person and not self.waits)
