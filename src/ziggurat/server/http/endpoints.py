"""The HTTP endpoints: one function for each route of `routes.py`, named there."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any, TypeVar

from ziggurat.bots import hints
from ziggurat.bots.bot import Score, principal_variation, solver_of
from ziggurat.bots.formatting import score_message, score_value
from ziggurat.bots.host import host
from ziggurat.core.messages import ENGLISH, Message, known_language, written_messages
from ziggurat.core.position import Position, RefereeRules
from ziggurat.core.refusals import IllegalAction, Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import CHANCE
from ziggurat.records import Record
from ziggurat.records.position_text import options_in
from ziggurat.server import errors
from ziggurat.server import protocol as p
from ziggurat.server.cluster.forwarding import Forwarding
from ziggurat.server.cluster.leases import Elsewhere, Peer
from ziggurat.server.errors import refuse
from ziggurat.server.http import catalogue, schemas
from ziggurat.server.http.catalogue import rules_under
from ziggurat.server.http.diagrams import diagram
from ziggurat.server.limits.security import Caller
from ziggurat.server.live import serializers
from ziggurat.server.live.live_table import LiveTable
from ziggurat.server.live.table_registry import TableRegistry
from ziggurat.server.process.network import Network
from ziggurat.server.tables import commands
from ziggurat.server.thinking.pool import ANSWER_SECONDS
from ziggurat.server.thinking.scheduler import Claim, Urgency
from ziggurat.teaching.lessons import lessons
from ziggurat.teaching.puzzles import Puzzle, day_of, games_with_puzzles

_CANDIDATES = 20  # for each place in the list of tables

T = TypeVar("T")
PositionBody = schemas.PositionRequest | schemas.PositionPreviewRequest | schemas.AnalysisRequest
MOST_DAYS = 31  # of puzzles in one request


@dataclass(frozen=True)
class ApiRequest:
    """An HTTP request, decoded and checked against its type."""

    registry: TableRegistry
    caller: Caller
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    key: str | None
    language: str
    network: Network
    forwarding: Forwarding | None = None  # to other workers, where there are any

    async def table(self) -> LiveTable:
        live = await self.registry.open(self.path["table"], self.caller.address, self.key)
        self.registry.visit(live, self.caller.address)
        return live

    def number(self, live: LiveTable) -> int | None:
        """The number of the key in the request; None without a key, a refusal for a wrong one."""
        found = live.key_of(self.key)
        if self.key and found is None:
            raise refuse(errors.WRONG_KEY)
        if found is not None:
            self.registry.note_seen(live, found)
            live.hear(found)
        return found

    async def judged(self, work: Callable[[], T]) -> T:
        """What the rules say to this caller, found by a thinking thread."""
        return await self.registry.judged(work, Claim(Urgency.STUDY, self.caller.address))

    def table_info(self, live: LiveTable, key: int | None) -> p.TableInfo:
        snapshot = live.snapshot(self.registry.now(live))
        return serializers.table_info(live.table, snapshot, key, self.language, self.caller.invite(live.table.id))


# ── The local network ────────────────────────────────────────────────────────────────────────────────────
async def show_network(request: ApiRequest) -> p.NetworkInfo:
    return request.network.info(request.caller, request.key)


async def change_network(request: ApiRequest) -> p.NetworkInfo:
    await request.network.change(request.caller, request.key, request.body.open)
    return request.network.info(request.caller, request.key)


# ── Games ────────────────────────────────────────────────────────────────────────────────────────────────
async def show_catalogue(request: ApiRequest) -> schemas.Catalogue:
    return catalogue.catalogue(game_names(), request.registry.settings.limits.simulations)


async def check_setup(request: ApiRequest) -> schemas.Setup:
    kind = game(request.path["game"])
    rules, settings = rules_under(kind, request.body.options)
    given = {*request.body.options, *kind.defaults(request.body.options)}
    drawn = {option.name for option in kind.options if option.drawn} - given
    options = {name: value for name, value in settings.items() if name not in drawn}
    applying = [option for option in kind.options if kind.applies(option, settings)]
    return schemas.Setup(
        options=options,
        applying=[option.name for option in applying],
        values={option.name: list(kind.values(option, settings)) for option in applying},
        seats=rules.seats,
        teams=list(rules.teams),
        bots=not isinstance(rules, RefereeRules),
    )


async def show_position(request: ApiRequest) -> schemas.PositionInfo:
    body: schemas.PositionRequest = request.body
    registry, language = request.registry, request.language
    await _compile_for(request)

    def shown() -> Position | schemas.PositionInfo:
        position = _position(body)
        studied = body.values and position.turn > CHANCE
        return position if studied else _position_info(position, language, body.legal)

    found = await request.judged(shown)
    if isinstance(found, schemas.PositionInfo):
        return found
    async with registry.thinking_for(request.caller.address, Urgency.STUDY) as claim:
        scores = await registry.thinking.analyse(found, min(1.0, registry.settings.limits.hint_seconds), claim)
        return await registry.judged(partial(_studied, found, scores, language, body.legal), claim)


async def preview_at_position(request: ApiRequest) -> p.Preview:
    body: schemas.PositionPreviewRequest = request.body
    await _compile_for(request)

    def previewed() -> p.Preview:
        position = _position(body)
        return serializers.preview(position, body.token, position.ply, request.language)

    return await request.judged(previewed)


def _studied(position: Position, scores: list[Score], language: str, legal: bool) -> schemas.PositionInfo:
    """A position with what each action is worth, and the best line of play."""
    values = _hint(position, 0, scores, language)
    return _position_info(position, language, legal, values, principal_variation(position, scores[0]))


def _position_info(
    position: Position,
    language: str,
    legal: bool = True,
    values: schemas.Hint | None = None,
    pv: Sequence[str] = (),
) -> schemas.PositionInfo:
    return schemas.PositionInfo(
        game=position.game.name,
        options=dict(position.settings),
        ply=position.ply,
        turn=position.turn,
        view=serializers.view(position),
        text=position.text(),
        status=serializers.localized(position.status, language),
        result=list(position.outcome.returns) if position.outcome else None,
        legal=serializers.legal(position) if legal else None,
        steps=serializers.steps(position),
        values=values,
        pv=list(pv),
        weights=list(position.chances().values()),
        diagram=diagram(position, language, legal),
    )


async def _compile_for(request: ApiRequest) -> None:
    """Makes the rules ready that a position is about; its text may tell options too."""
    body: PositionBody = request.body
    kind = game(body.game)
    told = await request.judged(partial(options_in, kind, body.position)) if body.position else {}
    await request.registry.compilers.ready(kind, rules_under(kind, {**told, **body.options})[1])


def _position(
    body: PositionBody,
) -> Position:
    """The position after these tokens; a refusal says which token cannot be played."""
    position = game(body.game).begin(body.position, body.options)
    for number, token in enumerate(body.tokens, start=1):
        host().pause()
        try:
            position = position.play(token)
        except IllegalAction as illegal:
            reason = replace(illegal.reason, args={**illegal.reason.args, "number": number})
            raise IllegalAction(token, reason) from illegal
    return position


# ── Analysis ─────────────────────────────────────────────────────────────────────────────────────────────
async def analyse(request: ApiRequest) -> schemas.Analysis:
    body: schemas.AnalysisRequest = request.body
    if body.first > len(body.tokens):
        raise refuse(errors.BEYOND_END, first=body.first, count=len(body.tokens))
    await _compile_for(request)
    async with request.registry.thinking_for(request.caller.address, Urgency.STUDY) as claim:
        end = await request.registry.judged(partial(_position, body), claim)
        found, further = await request.registry.thinking.analyse_game(end, body.first, claim)
    return schemas.Analysis([serializers.move_analysis(one) for one in found], further)


async def read_record(request: ApiRequest) -> schemas.RecordInfo:
    return await _read(request, lambda record, end: serializers.record_info(record, end, request.language))


async def write_record(request: ApiRequest) -> str:
    comments = {comment.ply: comment.text for comment in request.body.comments if comment.text.strip()}
    return await _read(request, lambda record, end: str(record.with_comments(comments)))


async def _read(request: ApiRequest, result: Callable[[Record, Position], T]) -> T:
    """Makes the rules of a record ready, replays it, and returns what `result` makes of it."""
    text: str = request.body.text
    kind, options = await request.judged(partial(Record.opening, text))
    await request.registry.compilers.ready(kind, rules_under(kind, options)[1])

    def replayed() -> T:
        record = Record.parse(text)
        return result(record, record.replay(host().pause))

    return await request.judged(replayed)


async def show_messages(request: ApiRequest) -> schemas.GameMessages:
    kind = game(request.path["game"])
    language = known_language(request.path["language"]) or ENGLISH
    if not kind.locales:
        return schemas.GameMessages(kind.name, language, "", "")
    spoken = (language, ENGLISH)
    text, english = [await asyncio.to_thread(written_messages, kind.locales, one) for one in spoken]
    return schemas.GameMessages(kind.name, language, text, english)


# ── Lessons ──────────────────────────────────────────────────────────────────────────────────────────────
async def show_lessons(request: ApiRequest) -> schemas.Lessons:
    kind = game(request.path["game"])
    for step in lessons(kind):
        await request.registry.compilers.ready(kind, rules_under(kind, step.options)[1])
    return schemas.Lessons(kind.name, await asyncio.to_thread(catalogue.lesson_steps, kind))


async def try_lesson(request: ApiRequest) -> schemas.LessonVerdict:
    kind = game(request.path["game"])
    found = [step for step in lessons(kind) if step.name == request.path["step"]]
    if not found:
        raise refuse(errors.NO_LESSON, step=request.path["step"][:40])
    (step,) = found
    await request.registry.compilers.ready(kind, rules_under(kind, step.options)[1])

    def tried() -> schemas.LessonVerdict:
        after = step.position().play(request.body.token)
        done = step.solved_by(after)
        reason = Message(f"{step.message}-{'done' if done else 'not'}")
        said = serializers.localized(reason, request.language)
        return schemas.LessonVerdict(done, said, _position_info(after, request.language))

    return await request.judged(tried)


# ── Puzzles of the day ───────────────────────────────────────────────────────────────────────────────────
async def list_puzzles(request: ApiRequest) -> schemas.PuzzleList:
    return schemas.PuzzleList(
        _day(request).isoformat(), [schemas.PuzzleName(name, game(name).title) for name in games_with_puzzles()]
    )


async def show_puzzle(request: ApiRequest) -> schemas.PuzzleInfo:
    day = _day(request)
    return catalogue.puzzle_info(await _puzzle(request, request.path["game"], day))


async def list_puzzle_days(request: ApiRequest) -> schemas.PuzzleDays:
    """As many days as a moment allows, but at least one: a page that goes offline asks for a month of them."""
    first = _day(request).toordinal()
    count = min(max(1, _number(request.query.get("count", "1"), "count")), MOST_DAYS)
    began = asyncio.get_running_loop().time()
    found: list[schemas.PuzzleInfo] = []
    for number in range(first, min(first + count, date.max.toordinal() + 1)):
        day = date.fromordinal(number)
        if found and asyncio.get_running_loop().time() - began > ANSWER_SECONDS:
            return schemas.PuzzleDays(found, day.isoformat())
        found += [catalogue.puzzle_info(await _puzzle(request, name, day)) for name in games_with_puzzles()]
    return schemas.PuzzleDays(found, None)


async def try_puzzle(request: ApiRequest) -> schemas.PuzzleVerdict:
    found = await _puzzle(request, request.path["game"], day_of(request.body.date))

    def tried() -> schemas.PuzzleVerdict:
        verdict = found.judge(request.body.tokens)
        return schemas.PuzzleVerdict(
            solved=verdict.solved,
            wrong=verdict.wrong,
            text=serializers.localized(verdict.reason, request.language),
            tokens=list(verdict.position.history[found.begin.ply :]),
            position=_position_info(verdict.position, request.language),
        )

    return await request.judged(tried)


async def _puzzle(request: ApiRequest, name: str, day: date) -> Puzzle:
    kind = game(name)
    await request.registry.compilers.ready(kind, rules_under(kind, {})[1])
    async with request.registry.thinking_for(request.caller.address, Urgency.STUDY) as claim:
        return await request.registry.thinking.puzzle(kind, day, claim)


def _day(request: ApiRequest) -> date:
    return day_of(request.query["date"]) if "date" in request.query else date.today()


async def show_theorem(request: ApiRequest) -> schemas.SolverReport:
    kind = game(request.path["game"])
    _, settings = rules_under(kind, request.body.options)
    solver_of(kind)  # before anything is compiled for a game that has none
    await request.registry.compilers.ready(kind, settings)
    async with request.registry.thinking_for(request.caller.address, Urgency.STUDY) as claim:
        data = await request.registry.thinking.solver_report(kind, settings, claim)
    return schemas.SolverReport(kind.name, dict(settings), data)


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────
async def list_tables(request: ApiRequest) -> p.TableList:
    most = request.registry.settings.limits.listed
    if "ids" in request.query:
        names = [name for name in request.query["ids"].split(",") if name][:most]
    else:
        wanted = request.query.get("game")
        recent = await request.registry.store.read(lambda store: store.listed(wanted, _CANDIDATES * most))
        names = request.registry.makers.fairly(recent)[:most]
    return await _table_list(request, dict.fromkeys(names))


async def list_your_tables(request: ApiRequest) -> p.TableList:
    return await _table_list(request, request.body.places)


async def _table_list(request: ApiRequest, places: Mapping[str, str | None]) -> p.TableList:
    """These tables, each with the seats of the key that is given for it. A key that is wrong there has none."""
    there = await request.registry.existing(places.keys())
    found, gone = [], [name for name in places if name not in there]
    elsewhere: dict[Peer, dict[str, str]] = {}
    for name in (name for name in places if name in there):
        key = places[name]
        try:
            live = await request.registry.open(name, request.caller.address, key)
        except Elsewhere as other:
            elsewhere.setdefault(other.peer, {})[name] = key or ""
        except Refusal as refusal:
            # Otherwise still compiling, damaged, from older rules, or more than is loaded: not listed, not gone.
            if refusal.code == errors.NO_TABLE.code:
                gone.append(name)
        else:
            found.append(serializers.table_summary(live.table, live.present, live.key_of(key)))
    for peer, theirs in elsewhere.items():
        page = await request.forwarding.table_list(peer, theirs) if request.forwarding else None
        found += page.tables if page else []
        gone += page.gone if page else []
    order = {name: number for number, name in enumerate(places)}
    return p.TableList(sorted(found, key=lambda summary: order[summary.id]), gone)


async def make_table(request: ApiRequest) -> p.Place:
    live, secret = await request.registry.make(request.body, request.caller.address)
    return _place(request, live, secret, 1 if secret else None)


async def move_table(request: ApiRequest) -> p.Place:
    live, secret = await request.registry.move_in(request.body, request.caller.address)
    return _place(request, live, secret, 1)


async def show_table(request: ApiRequest) -> p.TableInfo:
    live = await request.table()
    return request.table_info(live, request.number(live))


async def take_seat(request: ApiRequest) -> p.Place:
    live = await request.table()
    request.number(live)
    secret, key = await request.registry.sit(live, request.body, request.key, request.caller.address)
    return _place(request, live, secret, key)


def _place(request: ApiRequest, live: LiveTable, secret: str | None, key: int | None) -> p.Place:
    table = live.table
    link = request.caller.link(table.id, secret) if secret else request.caller.invite(table.id)
    return p.Place(secret, table.seats_of(key), link, request.table_info(live, key))


async def list_events(request: ApiRequest) -> p.EventPage:
    live = await request.table()
    since = _number(request.query.get("since", "0"), "since")
    key = request.number(live)
    request.registry.must_spare_page(live, since, request.caller.address)
    return await live.events_since(since, key, request.language, request.registry)


async def execute_command(request: ApiRequest) -> p.EventPage:
    live = await request.table()
    key = request.number(live)
    if not request.registry.may_speak(live, key, request.caller.address):
        raise refuse(errors.TOO_FAST)
    before = await request.registry.executed(live, key, request.body, request.caller.address)
    return await live.events_since(before, key, request.language, request.registry)


async def forget_table(request: ApiRequest) -> p.Deletion:
    live = await request.table()
    command = p.Forget(f"forget-{live.table.version}")
    await request.registry.executed(live, request.number(live), command, request.caller.address)
    waiting = live.table.forget.waiting if live.table.forget else ()
    return p.Deletion(live.gone, sorted(waiting))


async def show_moment(request: ApiRequest) -> p.Moment:
    table, ply = (await request.table()).table, _number(request.path["ply"], "ply")
    if ply > table.position.ply:
        raise refuse(errors.NO_MOMENT, count=table.position.ply)
    at = table.position_at(ply)
    find = partial(serializers.moment, at, table.actions[ply - 1] if ply else None, request.language)
    return find() if at.shows_at_once else await request.judged(find)


async def preview_action(request: ApiRequest) -> p.Preview:
    table = (await request.table()).table
    body: p.PreviewRequest = request.body
    if body.position != table.position_version:
        raise refuse(errors.STALE)
    return await request.judged(
        partial(serializers.preview, table.position, body.token, body.position, request.language)
    )


async def list_legal(request: ApiRequest) -> p.LegalActions:
    live = await request.table()
    key = request.number(live)
    if key is None:
        raise refuse(errors.ONLY_WATCHING)
    seat = commands.expect_seat_to_act(live.table)
    if not live.table.may_act(key):
        raise refuse(errors.NOT_YOUR_TURN, seat=seat.number)
    position, version = live.table.position, live.table.position_version
    legal, cells = await request.judged(partial(serializers.listed, position))
    return p.LegalActions(version, legal, cells)


async def show_record(request: ApiRequest) -> str:
    return await request.judged(serializers.record_writer((await request.table()).table))


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise refuse(errors.NOT_A_NUMBER, name=name, value=text[:40])
    return int(text)


# ── Hints ────────────────────────────────────────────────────────────────────────────────────────────────
async def give_hint(request: ApiRequest) -> schemas.Hint:
    live = await request.table()
    key = request.number(live)
    table = live.table
    if table.position.turn <= CHANCE:
        raise refuse(errors.OVER)
    if not (table.friendly or table.phase == "over"):
        raise refuse(errors.NO_HINTS)
    position, version = table.position, table.position_version
    seconds = min(request.body.seconds, request.registry.settings.limits.hint_seconds)
    async with request.registry.thinking_for(request.caller.address, Urgency.HINT, key is not None) as claim:
        scores, steps = await request.registry.thinking.hint(position, seconds, claim)
        return await request.registry.judged(
            partial(_hint, position, version, scores, request.language, steps), claim
        )


def _hint(
    position: Position, version: int, scores: list[Score], language: str, steps: Sequence[hints.HintStep] = ()
) -> schemas.Hint:
    values = [score_value(position, score) for score in scores]
    why = serializers.localized(score_message(scores[0]), language)
    given = [
        schemas.HintStep(one.step, [serializers.localized(reason, language) for reason in one.said], one.highlight)
        for one in steps
    ]
    return schemas.Hint(
        position=version, best=values[0].token, why=why, exact=scores[0].exact, values=values, steps=given
    )
