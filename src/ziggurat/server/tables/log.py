"""The events of a table as they are stored. The log is the truth; a table is a fold of its events.

A stored event never changes, and old ones must stay readable for ever: a field may be added with a default, but a
stored name never changes. (`protocol.py` has the events as clients see them; the tags of the
first three are older than their names.)

What is read here is not trusted, wherever it comes from: a database, a backup, a device (`new_tables.py`). The
types bound every value, and `Table.of` plays the log again. The page checks the logs of its device by the same
bounds (`web/src/storage/validate.ts`). `tests/data/log-entries.json` holds the two together.
"""

from typing import Annotated, Literal
from zlib import crc32

import msgspec
from msgspec import Meta, Struct, field

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.kernel import CHANCE
from ziggurat.server.protocol import (
    Clock,
    Level,
    Name,
    Options,
    Ply,
    PositionText,
    SeatNumber,
    Simulations,
)

DRAW_BITS = 64
Key = Annotated[int, Meta(ge=1, le=100_000)]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=8_000)]  # the full spelling of one that a client may send
Moment = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds


class SeatSetup(Struct, frozen=True, omit_defaults=True):
    """A seat as it was set up; `key` is the number of the key that holds it."""

    kind: Literal["open", "person", "bot"]
    name: Name = ""
    level: Level | None = None
    simulations: Simulations | None = None
    key: Key | None = None

    def __post_init__(self) -> None:
        if self.kind == "bot" and not (self.level or self.simulations):
            raise ValueError("a bot has a level or a number of simulations")


class Event(Struct, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table."""


class Created(Event, tag="made"):
    """Always the first. `given`: the options as requested; `options`: as settled; `before`: the previous table.

    `waits`: the clocks start when everybody is there (`ClockStarted`) or somebody acts, not at once.
    `position`: with which it begins, as text; empty: the start.
    """

    game: Word
    rules: Word
    given: Options
    options: Options
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=16)] = field(name="chairs")
    order: Literal["chosen", "lot"] = "chosen"
    visibility: Literal["link", "listed"] = "link"
    clock: Clock | None = None
    before: TableId | None = None
    waits: bool = False
    position: PositionText = ""


class Seated(Event, tag="sat"):
    seat: SeatNumber
    name: Name
    key: Key


class Acted(Event, tag="played"):
    """An action. `draw`: the random number behind a chance outcome, written when it is first drawn."""

    seat: Annotated[int, Meta(ge=0, le=16)]
    token: Token
    by: Literal["person", "bot", "chance"] = "person"
    draw: int | None = None

    def __post_init__(self) -> None:
        if (self.seat == CHANCE) != (self.by == "chance"):
            raise ValueError("only chance acts for nobody's seat")
        if self.draw is not None and (self.seat != CHANCE or self.draw < 0 or self.draw >> DRAW_BITS):
            raise ValueError(f"a draw has {DRAW_BITS} bits and belongs to chance")


class Moved(Event, tag="moved"):
    """The table came from a device after `ply` actions; everything before was played, and drawn, there."""

    ply: Ply


class UndoAsked(Event, tag="undo-asked"):
    seat: SeatNumber
    ply: Ply


class UndoAgreed(Event, tag="undo-agreed"):
    seat: SeatNumber


class UndoRefused(Event, tag="undo-refused"):
    seat: SeatNumber


class UndoCancelled(Event, tag="undo-cancelled"):
    seat: SeatNumber


class Undone(Event, tag="undone"):
    seat: SeatNumber
    ply: Ply


class Resigned(Event, tag="resigned"):
    seat: SeatNumber


class TimeUp(Event, tag="time-up"):
    seat: SeatNumber


class Abandoned(Event, tag="abandoned"):
    """The log takes no more actions: the game ends, and nobody loses it."""


class StandInAsked(Event, tag="stand-in-asked"):
    seat: SeatNumber
    absent: SeatNumber


class StoodIn(Event, tag="stood-in"):
    seat: SeatNumber


class Returned(Event, tag="returned"):
    seat: SeatNumber


class RematchAsked(Event, tag="rematch-asked"):
    seat: SeatNumber


class RematchRefused(Event, tag="rematch-refused"):
    seat: SeatNumber


class Rematch(Event, tag="rematch"):
    table: TableId


class ClockHeld(Event, tag="clock-held"):
    """The server was away: of the time since the previous event, only `spent` milliseconds count."""

    spent: Moment


class ForgetAsked(Event, tag="forget-asked"):
    seat: SeatNumber


class ForgetAgreed(Event, tag="forget-agreed"):
    seat: SeatNumber


class ForgetRefused(Event, tag="forget-refused"):
    seat: SeatNumber


class ForgetCancelled(Event, tag="forget-cancelled"):
    seat: SeatNumber


class ClockStarted(Event, tag="clock-started"):
    """Everybody was there for the first time: the clocks run from here on."""


class DoneAsked(Event, tag="done-asked"):
    seat: SeatNumber


class DoneAgreed(Event, tag="done-agreed"):
    seat: SeatNumber


class DoneRefused(Event, tag="done-refused"):
    seat: SeatNumber


class DoneCancelled(Event, tag="done-cancelled"):
    seat: SeatNumber


AnyEvent = (
    Created
    | Seated
    | Acted
    | Moved
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | UndoCancelled
    | Undone
    | Resigned
    | TimeUp
    | Abandoned
    | StandInAsked
    | StoodIn
    | Returned
    | RematchAsked
    | RematchRefused
    | Rematch
    | ClockHeld
    | ForgetAsked
    | ForgetAgreed
    | ForgetRefused
    | ForgetCancelled
    | ClockStarted
    | DoneAsked
    | DoneAgreed
    | DoneRefused
    | DoneCancelled
)


class Damaged(Refusal):
    """The stored log of a table is not what was written. The server's trouble, not the client's."""

    code = "table-damaged"
    status = 500

    def __init__(self, table: str, version: int, why: Message, detail: str = "") -> None:
        super().__init__(Message("server-table-damaged"))
        self.table, self.version, self.why, self.detail = table, version, why, detail


class LogRow(Struct, frozen=True):
    """A stored event with its version and time. `command_id`: of the command that led to it."""

    version: int
    at: int  # milliseconds since 1970
    event: AnyEvent = field(name="entry")
    command_id: str | None = field(name="client", default=None)

    @property
    def client_id(self) -> str | None:
        """The command's id as its client chose it."""
        return self.command_id.partition(":")[2] if self.command_id else None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode


CommandName = tuple[str, str]  # the number of a key, and the id that its client gave a command


def command_id(key: int, client_id: str, command: Struct) -> str:
    """The id of a command: the key, a checksum of what it asks for, and the client's own id for it."""
    return f"{key}.{crc32(encode(command)):x}:{client_id}"


def parts_of(command_id: str) -> tuple[CommandName, str]:
    """The name of a command and its checksum; a row from before there were checksums has none."""
    head, _, client_id = command_id.partition(":")
    key, _, checksum = head.partition(".")
    return (key, client_id), checksum
