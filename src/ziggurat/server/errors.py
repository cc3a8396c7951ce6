"""The errors of the server: each has a code for programs, an HTTP status and a message for people.

Programs go by the code and the status. The message may be reworded or renamed at any time; nothing depends on its
id. Refusals of the rules bring their own code and status along (`core.Refusal`). A WebSocket has no status; its
close code stands for it.
"""

from dataclasses import dataclass

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal

LIMITED = (408, 413, 429, 503)  # the client asked for too much, or at a bad time; counted in the metrics
_PASSING = (408, 429, 503)
_POLICY, _BROKEN, _TRY_LATER = 1008, 1011, 1013  # close codes of WebSockets


@dataclass(frozen=True)
class ErrorKind:
    """What went wrong: the code never changes, the id of the message may."""

    code: str
    status: int
    message: str


class ServerRefusal(Refusal):
    """A refusal of the server, not of the rules."""

    def __init__(self, kind: ErrorKind, /, **args: Message | str | int) -> None:
        super().__init__(Message(kind.message, args=args))
        self.code = kind.code
        self.status = kind.status


refuse = ServerRefusal


def is_passing(refusal: Refusal) -> bool:
    """Whether the same may succeed a little later."""
    return refusal.status in _PASSING or refusal.code == CRASH.code


def close_code(refusal: Refusal) -> int:
    """How a WebSocket is closed after a refusal."""
    if refusal.status in _PASSING:
        return _TRY_LATER
    return _BROKEN if refusal.status >= 500 else _POLICY


BAD_REQUEST = ErrorKind("bad-request", 400, "server-bad-request")
NOT_UTF8 = ErrorKind("not-utf8", 400, "server-not-utf8")
ONE_HOST = ErrorKind("one-host", 400, "server-one-host")
WRONG_KEY = ErrorKind("wrong-key", 401, "server-wrong-key")
NETWORK_NOT_YOURS = ErrorKind("network-not-yours", 403, "server-network-not-yours")
NOT_CREATOR = ErrorKind("not-creator", 403, "server-not-creator")
NOT_YOUR_SEAT = ErrorKind("not-your-seat", 403, "server-not-your-seat")
NOT_YOUR_TURN = ErrorKind("not-your-turn", 403, "server-not-your-turn")
NO_HINTS = ErrorKind("no-hints", 403, "server-no-hints")
ONLY_WATCHING = ErrorKind("only-watching", 403, "server-only-watching")
WRONG_ORIGIN = ErrorKind("wrong-origin", 403, "server-wrong-origin")
NOTHING_HERE = ErrorKind("nothing-here", 404, "server-nothing-here")
NO_LESSON = ErrorKind("no-lesson", 404, "server-no-lesson")
NO_MOMENT = ErrorKind("no-moment", 404, "server-no-moment")
NO_TABLE = ErrorKind("no-table", 404, "server-no-table")
WRONG_METHOD = ErrorKind("wrong-method", 405, "server-wrong-method")
NO_HELLO = ErrorKind("no-hello", 408, "server-no-hello")
SLOW_REQUEST = ErrorKind("slow-request", 408, "server-too-slow")
BEGUN_OPEN = ErrorKind("begun-open", 409, "server-begun-open")
BOT_LEADS = ErrorKind("bot-leads", 409, "server-bot-leads")
DONE_PENDING = ErrorKind("done-pending", 409, "server-done-pending")
FORGET_PENDING = ErrorKind("forget-pending", 409, "server-forget-pending")
ID_USED = ErrorKind("id-used", 409, "server-id-used")
NAME_ALIKE = ErrorKind("name-alike", 409, "name-alike")
NETWORK_FIXED = ErrorKind("network-fixed", 409, "server-network-fixed")
NOTHING_TO_UNDO = ErrorKind("nothing-to-undo", 409, "server-nothing-to-undo")
NOT_ABSENT = ErrorKind("not-absent", 409, "server-not-absent")
NOT_A_NUMBER = ErrorKind("not-a-number", 409, "server-not-a-number")
NOT_OVER = ErrorKind("not-over", 409, "server-not-over")
NO_BOTS = ErrorKind("no-bots", 409, "server-no-bots")
NO_CLOCK = ErrorKind("no-clock", 409, "server-no-clock")
NO_DONE_PENDING = ErrorKind("no-done-pending", 409, "server-no-done-pending")
NO_FORGET_PENDING = ErrorKind("no-forget-pending", 409, "server-no-forget-pending")
NO_MOVEMENT = ErrorKind("no-movement", 409, "server-no-movement")
NO_NETWORK = ErrorKind("no-network", 409, "server-no-network")
NO_OPEN_SEAT = ErrorKind("no-open-seat", 409, "server-no-open-seat")
NO_PHRASE = ErrorKind("no-phrase", 409, "server-no-phrase")
NO_REMATCH_ASKED = ErrorKind("no-rematch-asked", 409, "server-no-rematch-asked")
NO_RESIGNING = ErrorKind("no-resigning", 409, "server-no-resigning")
NO_STAND_IN_THERE = ErrorKind("no-stand-in-there", 409, "server-no-stand-in-there")
NO_UNDO_NOW = ErrorKind("no-undo-now", 409, "server-no-undo-now")
NO_UNDO_PENDING = ErrorKind("no-undo-pending", 409, "server-no-undo-pending")
OPENED_ELSEWHERE = ErrorKind("opened-elsewhere", 409, "server-opened-elsewhere")
OVER = ErrorKind("over", 409, "server-over")
REMATCH_MADE = ErrorKind("rematch-made", 409, "server-rematch-made")
SEAT_COUNT = ErrorKind("seat-count", 409, "server-seat-count")
SEAT_TAKEN = ErrorKind("seat-taken", 409, "server-seat-taken")
SECOND_HELLO = ErrorKind("second-hello", 409, "server-second-hello")
STALE = ErrorKind("stale", 409, "server-stale")
TABLE_ALMOST_FULL = ErrorKind("table-almost-full", 409, "server-table-almost-full")
TABLE_FULL = ErrorKind("table-full", 409, "server-table-full")
TIME = ErrorKind("time", 409, "server-time")
TOO_MANY_SIMULATIONS = ErrorKind("too-many-simulations", 409, "server-too-many-simulations")
UNDO_PAST_ABSENT = ErrorKind("undo-past-absent", 409, "server-undo-past-absent")
UNDO_PENDING = ErrorKind("undo-pending", 409, "server-undo-pending")
WAITING = ErrorKind("waiting", 409, "server-waiting")
WATCHER_GAVE_WAY = ErrorKind("watcher-gave-way", 409, "server-watcher-gave-way")
WHICH_SEAT = ErrorKind("which-seat", 409, "server-which-seat")
TABLE_DELETED = ErrorKind("table-deleted", 410, "server-table-deleted")
BODY = ErrorKind("body", 413, "server-too-large")
TOO_LARGE = ErrorKind("too-large", 413, "server-too-large")
NOT_JSON = ErrorKind("not-json", 415, "server-not-json")
WRONG_HOST = ErrorKind("wrong-host", 421, "server-wrong-host")
BAD_NAME = ErrorKind("bad-name", 422, "record-bad-name")
NAME_MARKS = ErrorKind("name-marks", 422, "name-marks")
NAME_UNSEEN = ErrorKind("name-unseen", 422, "name-unseen")
BAD_LOG = ErrorKind("bad-log", 422, "server-bad-log")
BEYOND_END = ErrorKind("beyond-end", 422, "server-beyond-end")
UNREADABLE = ErrorKind("unreadable", 422, "server-unreadable")
ASKED_TOO_OFTEN = ErrorKind("asked-too-often", 429, "server-asked-too-often")
CONNECTIONS_AN_ADDRESS = ErrorKind("connections-an-address", 429, "server-too-many-sockets")
PIPELINED = ErrorKind("pipelined", 429, "server-too-many-requests")
TOO_BUSY = ErrorKind("too-busy", 429, "server-too-busy")
TOO_FAST = ErrorKind("too-fast", 429, "server-too-fast")
TOO_MANY_MADE = ErrorKind("too-many-made", 429, "server-too-many-made")
TOO_MANY_SEATS = ErrorKind("too-many-seats", 429, "server-too-many-seats")
TOO_MANY_REQUESTS = ErrorKind("too-many-requests", 429, "server-too-many-requests")
TOO_MANY_SOCKETS = ErrorKind("too-many-sockets", 429, "server-too-many-sockets")
TOO_MANY_TABLES = ErrorKind("too-many-tables", 429, "server-too-many-tables")
TOO_MUCH_LOADED = ErrorKind("too-much-loaded", 429, "server-too-much-loaded")
TOO_MUCH_STORED = ErrorKind("too-much-stored", 429, "server-too-much-stored")
HEADERS = ErrorKind("headers", 431, "server-headers-too-large")
HEADER_BYTES = ErrorKind("header-bytes", 431, "server-headers-too-large")
CRASH = ErrorKind("crash", 500, "server-crash")
CLOSING = ErrorKind("closing", 503, "server-closing")
CONNECTIONS = ErrorKind("connections", 503, "server-too-many-sockets")
ELSEWHERE = ErrorKind("elsewhere", 503, "server-elsewhere")
NOT_KEPT = ErrorKind("not-kept", 503, "server-not-kept")
NOT_STORED = ErrorKind("not-stored", 503, "server-not-stored")
TOO_LONG = ErrorKind("too-long", 503, "server-too-long")
UNSURE = ErrorKind("unsure", 503, "server-unsure")  # done or not: who sends it again by its id finds out
