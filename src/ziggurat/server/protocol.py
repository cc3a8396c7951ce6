"""The messages about tables between the server and its clients: one msgspec type for each.

The types for requests without a table (hints, study, lessons, puzzles) are in `schemas.py`.
`docs/reference/protocol.md` shows an example of each. The OpenAPI description and the page's TypeScript types are
derived from these types. Input is validated against them before anything else sees it, so they also limit sizes.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

# ── Basic types ──────────────────────────────────────────────────────────────────────────────────────────
SeatNumber = Annotated[int, Meta(ge=1, le=16)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Level = Annotated[int, Meta(ge=1, le=5)]
Simulations = Annotated[int, Meta(ge=1, le=10_000_000)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=4_000)]
PositionText = Annotated[str, Meta(max_length=40_000, description="A position as text; empty: the start.")]
Language = Annotated[str, Meta(max_length=35)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client, never twice.")]
Key = Annotated[str, Meta(max_length=64, description="The secret of a person at a table.")]
ChosenKey = Annotated[
    str, Meta(min_length=24, max_length=64, pattern="^[A-Za-z0-9_-]*$", description="Random, your own secret.")
]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[str, Meta(max_length=4_000)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=32)]
Coordinate = Annotated[float, Meta(ge=-60, le=60)]  # of a bar in space, along x and y, in units (T25)
Height = Annotated[float, Meta(ge=-20, le=230)]
Part = Annotated[float, Meta(ge=-1.001, le=1.001)]  # of a unit quaternion
Milliseconds = int  # of time: since 1970; of a clock: left
Said = str | int | tuple[str, ...]  # an argument of a message; a list gets the commas of its language


class RequestBody(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class ResponseBody(Struct):
    """What the server sends."""


class LocalizedText(ResponseBody):
    """A sentence: the Fluent message, its arguments, the clause of the rules, and the text in your language."""

    message: str
    clause: str
    args: dict[str, Said]
    text: str


class Problem(ResponseBody):
    """Why a request could not be fulfilled (`application/problem+json`, RFC 9457).

    Programs go by `code`, which never changes its meaning; `message` is for those who have the words themselves.
    """

    type: str
    title: str
    status: int
    detail: str
    message: str
    clause: str
    args: dict[str, Said]
    code: str


# ── Making and joining a table ───────────────────────────────────────────────────────────────────────────
class OpenSeat(RequestBody, tag_field="kind", tag="open"):
    """For whoever follows the link."""


class HereSeat(RequestBody, tag_field="kind", tag="here"):
    """For a person at the device that makes the table."""

    name: Name = ""


class BotSeat(RequestBody, tag_field="kind", tag="bot"):
    """For a bot: a level from 1 to 5, or a fixed number of simulations."""

    level: Level = 2
    simulations: Simulations | None = None


class TurnClock(RequestBody, tag_field="kind", tag="turn"):
    """A fixed time for each turn."""

    seconds: Annotated[int, Meta(ge=1, le=604_800)]


class TotalClock(RequestBody, tag_field="kind", tag="total"):
    """A fixed time for the whole game, and an increment after each action."""

    seconds: Annotated[int, Meta(ge=1, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


SeatRequest = OpenSeat | HereSeat | BotSeat
Clock = TurnClock | TotalClock


class NewTableRequest(RequestBody):
    """A table to be made. Seats left out: the first is here, a bot sits in each other one.

    With `tokens` the game begins where these actions lead, to be tried again from there; then no seat is open.
    With `position` it begins with that position, written as text, instead of the start.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=16)] = []
    order: Literal["chosen", "lot"] = "chosen"
    visibility: Literal["link", "listed"] = "link"
    clock: Clock | None = None
    position: PositionText = ""
    tokens: Annotated[list[Token], Meta(max_length=2_000)] = []


class MovedEvent(RequestBody):
    """An event of a table that was kept on a device: as in the server's own log, and when it happened.

    The number behind a chance outcome (`draw`) is thrown away: the server draws anew.
    """

    at: Annotated[int, Meta(ge=0, le=2**53)]
    entry: dict[str, Any]


class MoveTableRequest(RequestBody):
    """A table of a device with its whole log, to go on here; `open` are the seats that become free for others."""

    log: Annotated[list[MovedEvent], Meta(min_length=1, max_length=4_000)]
    open: Annotated[list[SeatNumber], Meta(max_length=16)] = []


class YourTablesRequest(RequestBody):
    """The tables at which you have a place: their ids, each with your key there."""

    places: Annotated[dict[str, str], Meta(max_length=100)]


class TakeSeatRequest(RequestBody):
    """Somebody sits down. No seat given, or an order by lot: the server chooses among the open ones.

    If the response is lost, send the request again: the same `key` of your choice gets the same seat. Whoever
    holds a key already and wants one more seat gives an `id`.
    """

    name: Name = ""
    seat: SeatNumber | None = None
    key: ChosenKey | None = None
    id: ClientId | None = None


class Place(ResponseBody):
    """Your place at a table. The key is sent only once; keep it. `link` opens your place on another device."""

    key: str | None
    seats: list[int]
    link: str
    table: "TableInfo"


# ── The local network ────────────────────────────────────────────────────────────────────────────────────
class NetworkInfo(ResponseBody):
    """The address for others in the local network, or null; `yours`: you may change that."""

    address: str | None
    yours: bool


class NetworkRequest(RequestBody):
    """Opens or closes the server to the local network. Only somebody at the server's machine can."""

    open: bool


# ── A table ──────────────────────────────────────────────────────────────────────────────────────────────
class SeatInfo(ResponseBody):
    """A seat. `stand_in`: a bot plays for a person who is away; `left`: for one who resigned."""

    seat: int
    team: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    simulations: int | None
    present: bool
    stand_in: bool
    left: bool
    stand_in_asked: list[int]


class ClockState(ResponseBody):
    """The time left to each seat at the moment `at` of the state, and the seat whose time runs.

    `waits`: the clocks start when everybody is there, or with the first action of a person. So it is after an
    invitation and in a rematch.
    """

    rule: Clock
    left: list[Milliseconds]
    running: int | None
    waits: bool


class UndoRequest(ResponseBody):
    """A request to go back to `ply` actions; `waiting` are the seats that have not agreed yet."""

    seat: int
    ply: int
    waiting: list[int]


class ForgetRequest(ResponseBody):
    """A request to delete the table; `waiting` are the seats that have not agreed."""

    seat: int
    waiting: list[int]


class DoneRequest(ResponseBody):
    """A request to end what is built together; `waiting` are the seats that have not agreed."""

    seat: int
    waiting: list[int]


class Ending(ResponseBody):
    """How the game ended; the seat that resigned or ran out of time."""

    how: Literal["rules", "resigned", "time", "abandoned"]
    seat: int | None


DiagramCell = tuple[int, int]  # a line, and a character in it; both counted from 0


class Diagram(ResponseBody):
    """A position drawn in text, for a game that the page has no board for.

    A cell is a line and a character in it (a Unicode code point), counted from 0. `changed` are the cells that the
    last action of a seat, and the chance after it, have changed. `cells` has the legal actions that belong to one.
    """

    text: str
    changed: list[DiagramCell]
    cells: dict[str, DiagramCell]


class State(ResponseBody):
    """All of a table that changes. A newer `version` replaces an older one wholly.

    `position` is the version that brought this position about; an action must name it.
    `legal` goes only to the seat that is to act, and not if your hello said that you list for yourself. Where
    listing takes a while it is null, too: then the socket sends `legal` later, and over HTTP you ask for it.
    """

    version: int
    at: Milliseconds
    phase: Literal["waiting", "playing", "over"]
    position: int
    ply: int
    turn: int
    view: Raw
    status: LocalizedText
    legal: list[str] | None
    result: list[float] | None
    ending: Ending | None
    seats: list[SeatInfo]
    clock: ClockState | None
    undo: UndoRequest | None
    rematch: list[int]
    next: str | None
    watchers: int
    forget: ForgetRequest | None
    done: DoneRequest | None
    diagram: Diagram | UnsetType = UNSET


class LegalActions(ResponseBody):
    """The legal actions of the seat that is to act, in the position of that version; `cells` as in a diagram."""

    position: int
    legal: list[str]
    cells: dict[str, DiagramCell] = {}


class Action(ResponseBody):
    """An action of the game so far; seat 0 is chance."""

    seat: int
    token: str


class TableInfo(ResponseBody):
    """A table, as you find it on arriving. `you` are the seats that your key holds, `invite` is for others.

    `creator`: your key made the table; you may ask that it be deleted. `setup`: the position with which it began,
    as text; empty: the start. `moved`: so many actions were played, and drawn, on
    a device before the table came here.
    """

    id: str
    game: str
    title: str
    rules: str
    options: dict[str, str]
    order: Literal["chosen", "lot"]
    visibility: Literal["link", "listed"]
    created: Milliseconds
    you: list[int]
    hints: bool
    invite: str
    actions: list[Action] = field(name="line")
    state: State
    creator: bool
    setup: str
    moved: int | None


class TableSummary(ResponseBody):
    """A table in a list. `next` is the table of the rematch; `you` are the seats of the key given for it."""

    id: str
    game: str
    title: str
    phase: Literal["waiting", "playing", "over"]
    turn: int
    ply: int
    seats: list[SeatInfo]
    created: Milliseconds
    touched: Milliseconds
    next: str | None
    options: dict[str, str]
    clock: Clock | None
    result: list[float] | None
    you: list[int]


class TableList(ResponseBody):
    """A list of tables, newest first. `gone`: the ids that were asked for and are no tables (any more)."""

    tables: list[TableSummary]
    gone: list[str]


class Deletion(ResponseBody):
    """Whether a table is deleted now; if not, the seats that must agree before."""

    deleted: bool
    waiting: list[int]


class Moment(ResponseBody):
    """A table as it was after `ply` actions, and what the last of them did."""

    ply: int
    seat: int
    token: str
    view: Raw
    status: LocalizedText
    steps: list[Any]
    diagram: Diagram | UnsetType = UNSET


class PreviewRequest(RequestBody):
    """Asks what an action would do, without playing it. `position` is the version that it is meant for."""

    token: Token
    position: int


class Preview(ResponseBody):
    """What an action would do, or why it cannot be played; `verdict`: the game's remarks on it in either case.

    `position` is the version in the request; without a table, the number of actions before.
    """

    position: int
    refused: LocalizedText | None
    steps: list[Any]
    view: Raw | None
    verdict: Any


# ── Events: what happened at a table, in order ───────────────────────────────────────────────────────────
class Event(ResponseBody, tag_field="kind"):
    """Something that happened. Versions rise by one and are never reused; `id` is the one that the client sent."""

    version: int
    at: Milliseconds
    id: str | None


class Created(Event, tag="created"):
    """The table was made."""


class Seated(Event, tag="seated"):
    """Somebody sat down."""

    seat: int
    name: str


class Acted(Event, tag="acted"):
    """An action was played, the `ply`-th of the game; `steps` describe what it did, for animation."""

    seat: int
    token: str
    ply: int
    by: Literal["person", "bot", "chance"]
    steps: list[Any]


class Moved(Event, tag="moved"):
    """The table came here from a device: the first `ply` actions of the game were played, and drawn, there."""

    ply: int


class UndoAsked(Event, tag="undo-asked"):
    """A seat asked the others to go back."""

    seat: int
    ply: int


class UndoAgreed(Event, tag="undo-agreed"):
    """A seat agreed; others are still to answer."""

    seat: int


class UndoRefused(Event, tag="undo-refused"):
    """A seat declined."""

    seat: int


class UndoCancelled(Event, tag="undo-cancelled"):
    """The request was withdrawn, or the game went on."""

    seat: int


class Undone(Event, tag="undone"):
    """The game went back: `ply` actions remain."""

    seat: int
    ply: int


class Resigned(Event, tag="resigned"):
    """A seat gave up. With more than two seats a bot plays on for it."""

    seat: int


class TimeUp(Event, tag="time-up"):
    """A seat's time ran out. With more than two seats a bot plays on for it."""

    seat: int


class Abandoned(Event, tag="abandoned"):
    """So much has happened at the table that it takes no more: the game is over, and nobody has lost it."""


class StandInAsked(Event, tag="stand-in-asked"):
    """A seat asked that a bot play for an absent one."""

    seat: int
    absent: int


class StoodIn(Event, tag="stood-in"):
    """A bot plays for an absent seat until its person comes back."""

    seat: int


class Returned(Event, tag="returned"):
    """The person is back, the bot steps aside."""

    seat: int


class RematchAsked(Event, tag="rematch-asked"):
    """A seat would like another game."""

    seat: int


class RematchRefused(Event, tag="rematch-refused"):
    """A seat declined a rematch; all requests for it are cleared, and may be made again."""

    seat: int


class Rematch(Event, tag="rematch"):
    """Another game, seats rotated; your key is good there too."""

    table: str


class ClockHeld(Event, tag="clock-held"):
    """The server was away; the clocks stood still meanwhile."""


class ForgetAsked(Event, tag="forget-asked"):
    """The seat that made the table asked the others to let it be deleted."""

    seat: int


class ForgetAgreed(Event, tag="forget-agreed"):
    """A seat agreed; others are still to answer."""

    seat: int


class ForgetRefused(Event, tag="forget-refused"):
    """A seat declined: the table stays."""

    seat: int


class ForgetCancelled(Event, tag="forget-cancelled"):
    """The request was withdrawn."""

    seat: int


class ClockStarted(Event, tag="clock-started"):
    """Everybody is there: the clocks, which waited for that, run."""


class DoneAsked(Event, tag="done-asked"):
    """A seat asked the others to end what they build together."""

    seat: int


class DoneAgreed(Event, tag="done-agreed"):
    """A seat agreed; others are still to answer."""

    seat: int


class DoneRefused(Event, tag="done-refused"):
    """A seat would rather build on."""

    seat: int


class DoneCancelled(Event, tag="done-cancelled"):
    """The request was withdrawn."""

    seat: int


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


class EventPage(ResponseBody, omit_defaults=True):
    """The events after a version. A long log comes in pages: with `more`, ask again from the last event's version,
    which is then also the version of the state."""

    events: list[AnyEvent]
    state: State
    more: bool = False


# ── The socket: messages of clients ──────────────────────────────────────────────────────────────────────
class Hello(RequestBody, tag="hello"):
    """The first message. With `since`, the version last seen, the response is news; otherwise a welcome.

    `lists`: you have the rules and list the legal actions yourself, so no list is sent.
    """

    key: Key | None = None
    language: Language = "en"
    since: Version | None = None
    lists: bool = False


class Act(RequestBody, tag="act"):
    """Play an action in the position of that version."""

    id: ClientId
    token: Token
    position: Version


class Undo(RequestBody, tag="undo"):
    """Go back to before your last action; at once if only bots are concerned, else the others are asked."""

    id: ClientId


class AnswerUndo(RequestBody, tag="answer-undo"):
    """Agree to an undo, or not."""

    id: ClientId
    agree: bool


class CancelUndo(RequestBody, tag="cancel-undo"):
    """Withdraw your own request."""

    id: ClientId


class Resign(RequestBody, tag="resign"):
    """Give up. The seat is needed only if you hold several."""

    id: ClientId
    seat: SeatNumber | None = None


class StandIn(RequestBody, tag="stand-in"):
    """Ask that a bot play for an absent seat; it does when all who are present have asked."""

    id: ClientId
    seat: SeatNumber


class AskRematch(RequestBody, tag="rematch"):
    """Another game, once all people at the table want it."""

    id: ClientId


class Forget(RequestBody, tag="forget"):
    """Delete the table for good, if you made it. Other people at the table are asked, unless long away."""

    id: ClientId


class AnswerForget(RequestBody, tag="answer-forget"):
    """Agree that the table be deleted, or not."""

    id: ClientId
    agree: bool


class CancelForget(RequestBody, tag="cancel-forget"):
    """Withdraw your own request."""

    id: ClientId


class RefuseRematch(RequestBody, tag="refuse-rematch"):
    """Decline a rematch that somebody asked for."""

    id: ClientId


class AnswerDone(RequestBody, tag="answer-done"):
    """Agree that what is built together ends here, or not."""

    id: ClientId
    agree: bool


class CancelDone(RequestBody, tag="cancel-done"):
    """Withdraw your own request."""

    id: ClientId


class MovingBar(RequestBody):
    """A bar in a hand or in a fall: its number, its middle, how it is turned (w, x, y, z; not at all: upright)."""

    number: Annotated[int, Meta(ge=1, le=99)]
    length: Annotated[int, Meta(ge=1, le=10)]
    at: tuple[Coordinate, Coordinate, Height]
    turned: tuple[Part, Part, Part, Part]


class FallFrame(RequestBody):
    """The bars that move, so many milliseconds after the fall began."""

    at: Annotated[int, Meta(ge=0, le=120_000)]
    bars: Annotated[list[MovingBar], Meta(max_length=55)]


class ShowHand(RequestBody, tag="hand"):
    """Where you hold a bar, or two; none: your hand is empty. Others see it; nothing is stored."""

    bars: Annotated[list[MovingBar], Meta(max_length=2)]


class ShowFall(RequestBody, tag="fall"):
    """A part of a fall as you see it, the frames in order. Others see it; nothing is stored."""

    frames: Annotated[list[FallFrame], Meta(min_length=1, max_length=64)]


class SayPhrase(RequestBody, tag="phrase"):
    """One of the quick phrases of the catalogue."""

    phrase: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class GetEvents(RequestBody, tag="tail"):
    """Asks for the events after a version: for a client that sees a gap, or wants the next page."""

    since: Version


class Ping(RequestBody, tag="ping"):
    """Is the connection alive?"""


DeletionCommand = Forget | AnswerForget | CancelForget
UndoCommand = Undo | AnswerUndo | CancelUndo
RematchCommand = AskRematch | RefuseRematch
DoneCommand = AnswerDone | CancelDone
Command = Act | UndoCommand | Resign | StandIn | RematchCommand | DeletionCommand | DoneCommand
Movement = ShowHand | ShowFall
ClientMessage = Hello | Command | SayPhrase | Movement | GetEvents | Ping


# ── The socket: messages of the server ───────────────────────────────────────────────────────────────────
class Welcome(ResponseBody, tag="welcome"):
    """The table, in response to a hello."""

    table: TableInfo


class News(ResponseBody, tag="news", omit_defaults=True):
    """What happened, and the state that it led to. Your own command comes back with its id: it is stored.

    With `more` it is a page of a long log, as in `EventPage`.
    """

    events: list[AnyEvent]
    state: State
    more: bool = False


class Legal(LegalActions, tag="legal"):
    """The legal actions that a state before came without, because listing them takes a while."""


class Refused(ResponseBody, tag="refused"):
    """Your command was refused, and why; `code` as in a problem. `id` is null if the message could not be read, or
    if the legal actions could not be listed: ask for the `tail` then, and they are listed anew."""

    id: str | None
    reason: LocalizedText
    code: str


class Phrase(ResponseBody, tag="phrase"):
    """Somebody said a quick phrase; it is not stored."""

    seat: int
    phrase: str


class Hand(ResponseBody, tag="hand"):
    """Where the seat to act holds a bar, or two; it is not stored."""

    seat: int
    bars: list[MovingBar]


class Fall(ResponseBody, tag="fall"):
    """A part of a fall as the seat to act sees it; it is not stored."""

    seat: int
    frames: list[FallFrame]


class Presence(ResponseBody, tag="presence"):
    """Who is there changed; no version changes with it."""

    present: list[int]
    watchers: int


class Pong(ResponseBody, tag="pong"):
    """The connection is alive."""


class Goodbye(ResponseBody, tag="farewell"):
    """The server closes the socket, and why (`code` as in a problem); reconnect unless `final`."""

    reason: LocalizedText
    final: bool
    code: str


ServerMessage = Welcome | News | Legal | Refused | Phrase | Hand | Fall | Presence | Pong | Goodbye
