"""What is written down: the entries of a table's log. The log is the truth; a table is a fold of it.

An entry never changes once written, and an old one must stay readable for ever: fields may be added with a
default, never renamed or removed.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from ziggurat.core import Refusal
from ziggurat.messages import Message
from ziggurat.server.protocol import Clock


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it was set up; `key` is the number of the key that holds it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: int | None = None
    simulations: int | None = None
    key: int | None = None


class Entry(Struct, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table."""


class Made(Entry, tag="made"):
    """Always the first. `given`: the options as wished, `options`: as settled; `before`: the last game's table.

    `waits`: the clocks start when everybody is there (`ClockStarted`) or somebody acts, not at once.
    """

    game: str
    rules: str
    given: dict[str, str]
    options: dict[str, str]
    chairs: list[Chair]
    order: Literal["chosen", "lot"] = "chosen"
    visibility: Literal["link", "listed"] = "link"
    clock: Clock | None = None
    before: str | None = None
    waits: bool = False


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    key: int


class Played(Entry, tag="played"):
    """An action. `draw`: the random number behind a chance outcome, written when it is first drawn."""

    seat: int
    token: str
    by: Literal["person", "bot", "chance"] = "person"
    draw: int | None = None


class UndoAsked(Entry, tag="undo-asked"):
    seat: int
    ply: int


class UndoAgreed(Entry, tag="undo-agreed"):
    seat: int


class UndoRefused(Entry, tag="undo-refused"):
    seat: int


class UndoCancelled(Entry, tag="undo-cancelled"):
    seat: int


class Undone(Entry, tag="undone"):
    seat: int
    ply: int


class Resigned(Entry, tag="resigned"):
    seat: int


class TimeUp(Entry, tag="time-up"):
    seat: int


class StandInAsked(Entry, tag="stand-in-asked"):
    seat: int
    absent: int


class StoodIn(Entry, tag="stood-in"):
    seat: int


class Returned(Entry, tag="returned"):
    seat: int


class RematchAsked(Entry, tag="rematch-asked"):
    seat: int


class RematchRefused(Entry, tag="rematch-refused"):
    seat: int


class Rematch(Entry, tag="rematch"):
    table: str


class ClockHeld(Entry, tag="clock-held"):
    """The server was away: of the time since the entry before, only `spent` milliseconds count."""

    spent: int


class ForgetAsked(Entry, tag="forget-asked"):
    seat: int


class ForgetAgreed(Entry, tag="forget-agreed"):
    seat: int


class ForgetRefused(Entry, tag="forget-refused"):
    seat: int


class ForgetCancelled(Entry, tag="forget-cancelled"):
    seat: int


class ClockStarted(Entry, tag="clock-started"):
    """Everybody was there for the first time: the clocks run from here on."""


AnyEntry = (
    Made
    | Sat
    | Played
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | UndoCancelled
    | Undone
    | Resigned
    | TimeUp
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
)


class Damaged(Refusal):
    """The stored log of a table is not what was written. The server's trouble, not the client's."""

    def __init__(self, table: str, version: int, why: Message, detail: str = "") -> None:
        super().__init__(Message("server-table-damaged"))
        self.table, self.version, self.why, self.detail = table, version, why, detail


class Row(Struct, frozen=True):
    """An entry in its place. `client`: the key and the id of the client whose wish it was, if one's."""

    version: int
    at: int  # milliseconds since 1970
    entry: AnyEntry
    client: str | None = None

    @property
    def client_id(self) -> str | None:
        return self.client.partition(":")[2] if self.client else None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


def client(key: int, own: str) -> str:
    """A client's own id, kept apart from those of the other keys."""
    return f"{key}:{own}"
