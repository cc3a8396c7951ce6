"""The events of a table as they are stored. The log is the truth; a table is a fold of its events.

A stored event never changes, and old ones must stay readable for ever: a field may be added with a default, but a
stored name never changes. (`protocol.py` has the events as clients see them; the tags of the
first three are older than their names.)
"""

from typing import Literal

import msgspec
from msgspec import Struct, field

from ziggurat.core import Refusal
from ziggurat.messages import Message
from ziggurat.server.protocol import Clock


class SeatSetup(Struct, frozen=True, omit_defaults=True):
    """A seat as it was set up; `key` is the number of the key that holds it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: int | None = None
    simulations: int | None = None
    key: int | None = None


class Event(Struct, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table."""


class Created(Event, tag="made"):
    """Always the first. `given`: the options as requested; `options`: as settled; `before`: the previous table.

    `waits`: the clocks start when everybody is there (`ClockStarted`) or somebody acts, not at once.
    `position`: with which it begins, as text; empty: the start.
    """

    game: str
    rules: str
    given: dict[str, str]
    options: dict[str, str]
    seats: list[SeatSetup] = field(name="chairs")
    order: Literal["chosen", "lot"] = "chosen"
    visibility: Literal["link", "listed"] = "link"
    clock: Clock | None = None
    before: str | None = None
    waits: bool = False
    position: str = ""


class Seated(Event, tag="sat"):
    seat: int
    name: str
    key: int


class Acted(Event, tag="played"):
    """An action. `draw`: the random number behind a chance outcome, written when it is first drawn."""

    seat: int
    token: str
    by: Literal["person", "bot", "chance"] = "person"
    draw: int | None = None


class UndoAsked(Event, tag="undo-asked"):
    seat: int
    ply: int


class UndoAgreed(Event, tag="undo-agreed"):
    seat: int


class UndoRefused(Event, tag="undo-refused"):
    seat: int


class UndoCancelled(Event, tag="undo-cancelled"):
    seat: int


class Undone(Event, tag="undone"):
    seat: int
    ply: int


class Resigned(Event, tag="resigned"):
    seat: int


class TimeUp(Event, tag="time-up"):
    seat: int


class Abandoned(Event, tag="abandoned"):
    """The log takes no more actions: the game ends, and nobody loses it."""


class StandInAsked(Event, tag="stand-in-asked"):
    seat: int
    absent: int


class StoodIn(Event, tag="stood-in"):
    seat: int


class Returned(Event, tag="returned"):
    seat: int


class RematchAsked(Event, tag="rematch-asked"):
    seat: int


class RematchRefused(Event, tag="rematch-refused"):
    seat: int


class Rematch(Event, tag="rematch"):
    table: str


class ClockHeld(Event, tag="clock-held"):
    """The server was away: of the time since the previous event, only `spent` milliseconds count."""

    spent: int


class ForgetAsked(Event, tag="forget-asked"):
    seat: int


class ForgetAgreed(Event, tag="forget-agreed"):
    seat: int


class ForgetRefused(Event, tag="forget-refused"):
    seat: int


class ForgetCancelled(Event, tag="forget-cancelled"):
    seat: int


class ClockStarted(Event, tag="clock-started"):
    """Everybody was there for the first time: the clocks run from here on."""


class DoneAsked(Event, tag="done-asked"):
    seat: int


class DoneAgreed(Event, tag="done-agreed"):
    seat: int


class DoneRefused(Event, tag="done-refused"):
    seat: int


class DoneCancelled(Event, tag="done-cancelled"):
    seat: int


AnyEvent = (
    Created
    | Seated
    | Acted
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


def command_id(key: int, client_id: str) -> str:
    """The id of a command: the client's own id for it, kept apart from those of the other keys."""
    return f"{key}:{client_id}"
