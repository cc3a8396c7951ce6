"""A table as the fold of its log: seats, position, clocks, pending wishes. It knows no sockets and no storage."""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from ziggurat.core import Game, Position, Refusal, UnknownGame
from ziggurat.kernel import CHANCE, OVER
from ziggurat.messages import Message
from ziggurat.registry import game
from ziggurat.server import log
from ziggurat.server.clock import GameClock
from ziggurat.server.log import Damaged, Row

Phase = Literal["waiting", "playing", "over"]
How = Literal["rules", "resigned", "time", "abandoned"]
STAND_IN_LEVEL = 3
FIRST_KEY = 1


class OldRules(Refusal):
    """The table was played under rules that this version does not know any more."""


def beginning(name: str, first: Row) -> log.Made:
    """The entry that a log begins with."""
    if not isinstance(first.entry, log.Made):
        raise Damaged(name, 1, Message("damage-no-beginning"))
    return first.entry


def current_rules(made: log.Made) -> Game:
    """The game of a table, if it is still played by the rules of its beginning."""
    kind = game(made.game)
    if made.rules != kind.version:
        args = {"game": kind.title, "version": made.rules, "known": kind.version}
        raise OldRules(Message("server-old-rules", args=args))
    return kind


@dataclass
class Chair:
    """A seat as it is now."""

    seat: int
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
class UndoWish:
    """A seat asks the others to go back to `ply`; `waiting` are the seats still to answer."""

    seat: int
    ply: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class ForgetWish:
    """A seat asks that the table be deleted; `waiting` are the seats that have not agreed."""

    seat: int
    waiting: frozenset[int]


class Kept(Struct):
    """A row of the log, and for an action the position after it."""

    row: Row
    after: Position | None = None


class Table:
    """Made from its first row; `add` takes each further one."""

    def __init__(self, name: str, first: Row) -> None:
        made = beginning(name, first)
        self.id = name
        self.made = made
        self.created = self.touched = first.at
        self.game = current_rules(made)
        self.position = self.game.start(made.options)
        teams = self.position.rules.teams
        self.chairs = [
            Chair(seat, team, chair.kind, chair.name, chair.level, chair.simulations, chair.key)
            for seat, (team, chair) in enumerate(zip(teams, made.chairs, strict=True), start=1)
        ]
        self.kept = [Kept(first)]
        self.deeds: list[log.Played] = []  # the actions of the line as it stands
        self.chances = 0  # how many of them are chance's
        self.draws: list[int] = []  # the k-th is behind the k-th chance outcome, whatever was undone since
        self.position_version = 1
        self.undo: UndoWish | None = None
        self.rematch: set[int] = set()
        self.forget: ForgetWish | None = None
        self.next: str | None = None
        self.ended: tuple[How, int] | None = None  # other than by the rules, and by whom
        self.clients: dict[str, int] = {}
        self.clock = GameClock(made.clock, len(self.chairs)) if made.clock else None
        self.waits = made.waits and self.clock is not None  # the clocks have not started yet
        self.phase: Phase = "waiting"
        self._settle(first)

    @classmethod
    def of(cls, name: str, rows: list[Row]) -> "Table":
        """The table of a log; Damaged if an entry cannot have followed those before it."""
        reached = 0
        try:
            made = cls(name, rows[0])
            for row in rows[1:]:
                reached = made.version
                made.add(row)
        except (OldRules, UnknownGame, Damaged):
            raise
        except Exception as error:  # whatever a wrong entry leads to: nothing here depends on anything but the log
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
            return [0.0 if chair.seat == loser else 1.0 for chair in self.chairs]
        return list(self.position.outcome.returns) if self.position.outcome else None

    def chair(self, seat: int) -> Chair:
        return self.chairs[seat - 1]

    def seats_of(self, key: int | None) -> list[int]:
        return [chair.seat for chair in self.chairs if key is not None and chair.key == key]

    def people(self) -> set[int]:
        """The keys of the persons at the table."""
        return {chair.key for chair in self.chairs if chair.person and chair.key is not None}

    @property
    def creator(self) -> int | None:
        """The key that made the table, if it has a seat there; else whoever has a seat may stand for it."""
        return FIRST_KEY if any(chair.key == FIRST_KEY for chair in self.made.chairs) else None

    def others_than(self, key: int | None) -> list[Chair]:
        """The seats of the other people at the table."""
        return [chair for chair in self.chairs if chair.person and chair.key != key]

    @property
    def bots_only(self) -> bool:
        """Whether bots play every seat, from the beginning or by now."""
        return all(chair.led_by_bot for chair in self.chairs)

    def may_act(self, key: int | None) -> bool:
        return key is not None and key == self.actor

    @property
    def friendly(self) -> bool:
        """Whether at most one person plays: undo is free, and hints are."""
        return len(self.people()) <= 1 and not any(chair.kind == "open" for chair in self.chairs)

    def since(self, version: int) -> list[Kept]:
        """What happened after a version."""
        return self.kept[version:]  # versions start at 1 and have no gaps

    # ── What changes ─────────────────────────────────────────────────────────────────────────────────
    def add(self, row: Row, after: Position | None = None) -> Kept:
        """Folds one more row in; `after` spares the work of playing an action again."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} does not follow {self.version}")
        if self.clock and not isinstance(row.entry, log.ClockHeld):
            self.clock.advance(row.at)
        self._fold(row, after)
        if row.client:
            self.clients[row.client] = row.version
        kept = Kept(row, self.position if isinstance(row.entry, log.Played) else None)
        self.kept.append(kept)
        self._settle(row)
        return kept

    def _fold(self, row: Row, after: Position | None) -> None:
        for seat in (getattr(row.entry, "seat", 1), getattr(row.entry, "absent", 1)):
            if not (1 <= seat <= len(self.chairs) or (seat == CHANCE and isinstance(row.entry, log.Played))):
                raise ValueError(f"there is no seat {seat}")
        match row.entry:
            case log.Sat(seat, name, key):
                chair = self.chair(seat)
                chair.kind, chair.name, chair.key = "person", name, key
            case log.Played() as played:
                self._play(row, played, after)
            case log.UndoAsked(seat, ply):
                own = self.chair(seat).key
                waiting = {c.seat for c in self.chairs if c.person and c.key != own and not c.led_by_bot}
                self.undo = UndoWish(seat, ply, frozenset(waiting))
            case log.UndoAgreed(seat):
                if self.undo:
                    own = self.chair(seat).key
                    waiting = {s for s in self.undo.waiting if self.chair(s).key != own}
                    self.undo = UndoWish(self.undo.seat, self.undo.ply, frozenset(waiting))
            case log.UndoRefused() | log.UndoCancelled():
                self.undo = None
            case log.Undone(_, ply):
                self._take_back(row, ply)
            case log.Resigned(seat):
                self._leave(seat, "resigned")
            case log.TimeUp(seat):
                self._leave(seat, "time")
            case log.StandInAsked(seat, absent):
                self.chair(absent).stand_in_asked.add(seat)
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
                self.forget = ForgetWish(seat, frozenset(c.seat for c in self.others_than(self.chair(seat).key)))
            case log.ForgetAgreed(seat):
                if self.forget:
                    own = self.chair(seat).key
                    waiting = {s for s in self.forget.waiting if self.chair(s).key != own}
                    self.forget = ForgetWish(self.forget.seat, frozenset(waiting))
            case log.ForgetRefused() | log.ForgetCancelled():
                self.forget = None
            case log.Made():
                raise ValueError("a table is made once")
            case log.ClockStarted():
                self.waits = False

    def _play(self, row: Row, played: log.Played, after: Position | None) -> None:
        if played.seat != self.position.turn:
            raise ValueError(f"seat {played.seat} was not to act")
        self.position = after if after is not None else self.position.play(played.token)
        self.position_version = row.version
        self.deeds.append(played)
        if played.draw is not None:
            self.draws.append(played.draw)
        if played.seat == CHANCE:
            self.chances += 1
            return
        self.undo = None
        if played.by == "person":
            self.waits = False  # who acts does not wait for the others
        if self.clock:
            self.clock.acted(played.seat)

    def _take_back(self, row: Row, ply: int) -> None:
        if not 0 <= ply <= len(self.deeds):
            raise ValueError(f"there was no ply {ply}")
        while self.position.ply > ply and self.position.parent is not None:
            self.position = self.position.parent
        del self.deeds[ply:]
        self.chances = sum(deed.seat == CHANCE for deed in self.deeds)
        self.position_version = row.version
        self.undo = None
        self.rematch.clear()

    def _leave(self, seat: int, how: How) -> None:
        """In a game of two the other wins; with more seats a bot plays on for the seat that left."""
        if len(self.chairs) <= 2:
            self.ended = (how, seat)
        else:
            self.chair(seat).left = True
        self.undo = None

    def _set_stand_in(self, seat: int, standing: bool) -> None:
        chair = self.chair(seat)
        chair.stand_in = standing
        chair.stand_in_asked.clear()
        self.undo = None

    def _settle(self, last: Row) -> None:
        """What follows from the last row, found once for all who ask: the turn, the phase, whose clock runs."""
        self.version = last.version
        self.touched = max(self.touched, last.at)  # a table's time never runs backwards
        self.turn = OVER if self.ended else self.position.turn
        if self.turn == OVER:
            self.phase = "over"
        elif self.phase != "waiting" or not any(chair.kind == "open" for chair in self.chairs):
            self.phase = "playing"
        on = self.phase == "playing" and self.turn > CHANCE
        self.to_act = chair = self.chair(self.turn) if on else None  # the seat to act, while the game is on
        by_person = chair is not None and not chair.led_by_bot
        self.actor = chair.key if chair and by_person else None  # the key of the person who is to act, if one is
        if self.clock:
            if self.clock.running is None:
                self.clock.advance(last.at)
            self.clock.run(self.turn, by_person and not self.waits)
