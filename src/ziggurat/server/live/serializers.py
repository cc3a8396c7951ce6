"""Turns tables, positions and records into the messages of the protocol, in the reader's language."""

import asyncio
import re
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Any, get_args

import msgspec
from msgspec import Raw, UnsetType

from ziggurat.bots.analysis import MoveAnalysis
from ziggurat.bots.formatting import score_value
from ziggurat.core.game import Game
from ziggurat.core.messages import ENGLISH, Message, bundle, is_read, known_language, translate
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.records import Record
from ziggurat.server import protocol as p
from ziggurat.server.errors import is_passing
from ziggurat.server.http import schemas
from ziggurat.server.http.diagrams import cells_of, diagram
from ziggurat.server.tables import log
from ziggurat.server.tables.table import Seat, StoredEvent, Table

_encode = msgspec.json.Encoder().encode
_ISOLATES = re.compile("[\u2066-\u2069]")  # marks around what was filled in, for mixed directions
_MOST_WISHES = 50  # languages that are looked at; a browser asks for a few
_WEIGHT = re.compile(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*")


# ── Sentences ────────────────────────────────────────────────────────────────────────────────────────────
def language_of(requested: str, otherwise: str = ENGLISH) -> str:
    """The best of our languages for a header like `de-AT, en;q=0.5`, or else the host's."""
    wishes = sorted(map(_wish, requested.split(",", _MOST_WISHES)[:_MOST_WISHES]), key=lambda wish: -wish[1])
    return next((found for code, weight in wishes if weight and (found := known_language(code))), otherwise)


async def read_messages(language: str) -> None:
    """Reads the messages of a language in a thread, before somebody is told something in it."""
    if not is_read(language):
        await asyncio.to_thread(bundle, language)


def _wish(part: str) -> tuple[str, float]:
    code, _, weight = part.partition(";")
    found = _WEIGHT.fullmatch(weight)
    return code.strip(), float(found[1]) if found else 1.0


def localized(reason: Message, language: str) -> p.LocalizedText:
    args = tuple(reason.args_in(language).items())
    kept = all(len(value) <= _LONGEST_KEPT for _, value in args if isinstance(value, str))
    return (_localized if kept else _localized.__wrapped__)(reason.id, reason.clause, args, language)


_LONGEST_KEPT = 100  # letters of an argument; clients send arguments of thousands


@lru_cache(maxsize=8192)
def _localized(message: str, clause: str, args: tuple[tuple[str, p.Said], ...], language: str) -> p.LocalizedText:
    words = translate(message, language, **dict(args))
    return p.LocalizedText(message, clause, dict(args), f"{clause}: {words}" if clause else words)


def problem(refusal: Refusal, language: str) -> p.Problem:
    """A refusal as the body of a response (RFC 9457)."""
    text = localized(refusal.reason, language)
    return p.Problem(
        type="about:blank",
        title=HTTPStatus(refusal.status).phrase,
        status=refusal.status,
        detail=text.text,
        message=text.message,
        clause=text.clause,
        args=text.args,
        code=refusal.code,
    )


def refused(own: str | None, refusal: Refusal, language: str) -> p.Refused:
    return p.Refused(own, localized(refusal.reason, language), refusal.code)


def goodbye(refusal: Refusal, language: str) -> p.Goodbye:
    return p.Goodbye(localized(refusal.reason, language), final=not is_passing(refusal), code=refusal.code)


# ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────
class _Spelling(dict[int, str]):
    """Spells each action once."""

    def __init__(self, game: Game, settings: Mapping[str, str]) -> None:
        self._game, self._settings = game, settings

    def __missing__(self, action: int) -> str:
        token = self._game.token(self._settings, action)
        if len(self) < 100_000:
            self[action] = token
        return token


@lru_cache(maxsize=256)
def _spelling(game: Game, settings: tuple[tuple[str, str], ...]) -> _Spelling:
    return _Spelling(game, dict(settings))


def legal(position: Position) -> list[str]:
    spelling = _spelling(position.game, tuple(position.settings.items()))
    return [spelling[action] for action in position.actions]


def listed(position: Position) -> tuple[list[str], dict[str, p.DiagramCell]]:
    """The legal actions, and the cells of a diagram that they belong to."""
    return legal(position), cells_of(position)


def view(position: Position) -> Raw:
    return Raw(position.encoded_view())


# ── States ───────────────────────────────────────────────────────────────────────────────────────────────
def status(table: Table, language: str) -> p.LocalizedText:
    if table.ended:
        how, seat = table.ended
        return localized(Message(f"server-{how}", args={} if seat is None else {"seat": seat}), language)
    if table.phase == "waiting":
        count = sum(seat.kind == "open" for seat in table.seats)
        return localized(Message("server-waiting-for", args={"count": count}), language)
    return localized(table.position.status, language)


def invitation(table: Table, language: str) -> str:
    """Who invites to what, in plain letters."""
    host = next((seat.name for seat in table.seats if seat.person and seat.name), "")
    message = "page-invited" if host else "page-invited-nameless"
    words = translate(message, language, game=table.game.title_in(language), **({"name": host} if host else {}))
    return _ISOLATES.sub("", words)


def seats(table: Table, present: Collection[int]) -> list[p.SeatInfo]:
    """`present` are the keys whose persons are there."""
    return [
        p.SeatInfo(
            seat=seat.number,
            team=seat.team,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            simulations=seat.simulations,
            present=seat.kind == "bot" or seat.key in present,
            stand_in=seat.stand_in,
            left=seat.left,
            stand_in_asked=sorted(seat.stand_in_asked),
        )
        for seat in table.seats
    ]


def clock(table: Table, now: int) -> p.ClockState | None:
    running = table.clock
    return p.ClockState(running.rule, running.left_at(now), running.running, table.waits) if running else None


def ending(table: Table) -> p.Ending | None:
    how = table.how
    return p.Ending(how, table.ended[1] if table.ended else None) if how else None


class Snapshot:
    """The state of a table, made once for everybody; only words and legal actions differ by reader."""

    def __init__(self, table: Table, present: Collection[int], watchers: int, now: int) -> None:
        self._table = table
        undo = table.undo
        self._legal: list[str] | None = None
        self._shared = p.State(
            version=table.version,
            at=now,
            phase=table.phase,
            position=table.position_version,
            ply=table.position.ply,
            turn=table.turn,
            view=view(table.position),
            status=status(table, ENGLISH),
            legal=None,
            result=table.result,
            ending=ending(table),
            seats=seats(table, present),
            clock=clock(table, now),
            undo=p.UndoRequest(undo.seat, undo.ply, sorted(undo.waiting)) if undo else None,
            rematch=sorted(table.rematch),
            next=table.next,
            watchers=watchers,
            forget=p.ForgetRequest(table.forget.seat, sorted(table.forget.waiting)) if table.forget else None,
            done=p.DoneRequest(table.done.seat, sorted(table.done.waiting)) if table.done else None,
            diagram=diagram(table.position, ENGLISH, table.position.lists_at_once),
        )
        self._diagrams = {ENGLISH: self._shared.diagram}

    def state(self, lists: bool, language: str) -> p.State:
        """The state for a reader; `lists`: for whom the legal actions are listed, if that takes no time."""
        lists = lists and self._table.position.lists_at_once
        if not lists and language == ENGLISH:
            return self._shared
        if lists and self._legal is None:
            self._legal = legal(self._table.position)
        words = self._shared.status if language == ENGLISH else status(self._table, language)
        return msgspec.structs.replace(
            self._shared,
            status=words,
            legal=self._legal if lists else None,
            diagram=self._diagram(language),
        )

    def _diagram(self, language: str) -> p.Diagram | UnsetType:
        if language not in self._diagrams:
            position = self._table.position
            self._diagrams[language] = diagram(position, language, position.lists_at_once)
        return self._diagrams[language]


def table_info(
    table: Table, snapshot: Snapshot, key: int | None, language: str, invite: str, lists: bool = True
) -> p.TableInfo:
    made = table.made
    return p.TableInfo(
        id=table.id,
        game=made.game,
        title=table.game.title,
        rules=made.rules,
        options=made.options,
        order=made.order,
        visibility=made.visibility,
        created=table.created,
        you=table.seats_of(key),
        hints=table.friendly or table.phase == "over",
        invite=invite,
        actions=[p.Action(action.seat, action.token) for action in table.actions],
        state=snapshot.state(lists and table.may_act(key), language),
        creator=bool(table.seats_of(key)) and key == (table.creator or key),
        setup=made.position,
        moved=table.moved,
    )


def table_summary(table: Table, present: Collection[int], key: int | None) -> p.TableSummary:
    return p.TableSummary(
        id=table.id,
        game=table.made.game,
        title=table.game.title,
        phase=table.phase,
        turn=table.turn,
        ply=table.position.ply,
        seats=seats(table, present),
        created=table.created,
        touched=table.touched,
        next=table.next,
        options=dict(table.made.options),
        clock=table.made.clock,
        result=table.result,
        you=table.seats_of(key),
    )


def moment(at: Position, last: log.Acted | None, language: str) -> p.Moment:
    """The table at an earlier position, to which this action led."""
    return p.Moment(
        ply=at.ply,
        seat=last.seat if last else 0,
        token=last.token if last else "",
        view=view(at),
        status=localized(at.status, language),
        steps=steps(at),
        diagram=diagram(at, language, cells=False),
    )


def preview(position: Position, token: str, version: int, language: str) -> p.Preview:
    """What an action would do, or why it cannot be played."""
    try:
        action = position.game.action(position.settings, token)
    except Refusal as refusal:  # a token that means nothing
        return p.Preview(
            position=version, refused=localized(refusal.reason, language), steps=[], view=None, verdict={}
        )
    verdict = position.game.preview(position, action) or {}
    try:
        after = position.play(action)
    except Refusal as refusal:
        return p.Preview(
            position=version, refused=localized(refusal.reason, language), steps=[], view=None, verdict=verdict
        )
    return p.Preview(position=version, refused=None, steps=steps(after), view=view(after), verdict=verdict)


def steps(position: Position) -> list[Any]:
    """What the last action did."""
    return position.game.steps(position.parent, position.action) if position.parent else []


# ── Events ───────────────────────────────────────────────────────────────────────────────────────────────
# The events that are sent as they are stored, under the same name. The others hold what clients must not see
# (draws, keys) or are sent with more than is stored (steps). The stored form must never change; the sent one may.
_SENT_AS_STORED: dict[type[log.Event], Callable[..., p.AnyEvent]] = {
    kind: getattr(p, kind.__name__)
    for kind in get_args(log.AnyEvent)
    if kind not in (log.Created, log.Seated, log.Acted, log.ClockHeld)
}


def event_info(stored: StoredEvent) -> p.AnyEvent:
    row = stored.row
    head = (row.version, row.at, row.client_id)
    match row.event:
        case log.Created():
            return p.Created(*head)
        case log.Seated(seat, name):
            return p.Seated(*head, seat=seat, name=name)
        case log.Acted(seat, token, by):
            assert stored.after is not None
            return p.Acted(*head, seat=seat, token=token, ply=stored.after.ply, by=by, steps=steps(stored.after))
        case log.ClockHeld():
            return p.ClockHeld(*head)
        case other:
            return _SENT_AS_STORED[type(other)](*head, *msgspec.structs.astuple(other))


# ── Analysis ─────────────────────────────────────────────────────────────────────────────────────────────
def move_analysis(one: MoveAnalysis) -> schemas.MoveAnalysis:
    return schemas.MoveAnalysis(
        ply=one.position.ply,
        seat=one.seat,
        best=score_value(one.position, one.best),
        played=score_value(one.position, one.played) if one.played else None,
        lost=one.lost,
        margin=one.margin,
        mistake=one.mistake,
    )


def record_info(record: Record, end: Position, language: str) -> schemas.RecordInfo:
    """A record file, replayed to its end."""
    before = list(end.positions)
    return schemas.RecordInfo(
        game=record.game,
        title=end.game.title,
        options=dict(end.settings),
        players=list(record.players),
        teams=list(end.rules.teams),
        actions=[p.Action(at.turn, token) for at, token in zip(before, end.history, strict=False)],
        result=list(end.outcome.returns) if end.outcome else None,
        termination=record.termination,
        comments=[schemas.Comment(ply, text) for ply, text in sorted(record.comments.items())],
        status=localized(end.status, language),
        setup=record.position,
    )


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────────
def record_writer(table: Table) -> Callable[[], str]:
    """Writes the game down as it stands; it may take long, because a position at its beginning is read again."""
    termination = " ".join(str(part) for part in table.ended or () if part is not None)
    winners = [seat for seat, share in enumerate(table.result or [], start=1) if share > 0]
    of = partial(Record.of, table.position, [_player(seat) for seat in table.seats], termination, winners)
    return lambda: str(of())


def _player(seat: Seat) -> str:
    if seat.kind == "bot":
        return f"Bot of {seat.simulations} simulations" if seat.simulations else f"Bot of level {seat.level}"
    return seat.name or f"Seat {seat.number}"
