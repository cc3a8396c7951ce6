"""The HTTP doors: a function for each route of `routes.py`, under the name that stands there."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from typing import Any, TypeVar

from ziggurat.bots import hints
from ziggurat.bots.bot import Score
from ziggurat.core import Game, IllegalAction, Position, Refusal, Settings
from ziggurat.kernel import CHANCE, Rules
from ziggurat.lessons import lessons
from ziggurat.messages import Message, languages
from ziggurat.puzzles import Puzzle, day_of, puzzled
from ziggurat.record import Record
from ziggurat.registry import game, game_names
from ziggurat.server import protocol as p
from ziggurat.server import schemas, shown
from ziggurat.server.commands import refuse
from ziggurat.server.live import LiveTable
from ziggurat.server.network import Network
from ziggurat.server.scheduler import Urgency
from ziggurat.server.security import Caller
from ziggurat.server.settings import LEVELS, PHRASES
from ziggurat.server.tables import Busy, NoTable, TableRegistry

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """A request, read and checked as far as its type goes."""

    registry: TableRegistry
    caller: Caller
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    key: str | None
    language: str
    network: Network

    async def table(self) -> LiveTable:
        live = await self.registry.open(self.path["table"])
        self.registry.visit(live, self.caller.address)
        return live

    def number(self, live: LiveTable) -> int | None:
        """The number of the key that came with the request; a wrong one is told, not taken for none."""
        found = live.key_of(self.key)
        if self.key and found is None:
            raise refuse("server-wrong-key")
        if found is not None:
            self.registry.note_seen(live, found)
        return found

    def shown(self, live: LiveTable, key: int | None) -> p.TableInfo:
        snapshot = live.snapshot(self.registry.now(live))
        return shown.table(live.table, snapshot, key, self.language, self.caller.invite(live.table.id))


# ── The local network ────────────────────────────────────────────────────────────────────────────────────
async def show_network(ask: Ask) -> p.NetworkInfo:
    return ask.network.shown(ask.caller)


async def change_network(ask: Ask) -> p.NetworkInfo:
    await ask.network.change(ask.caller, ask.body.open)
    return ask.network.shown(ask.caller)


# ── Games ────────────────────────────────────────────────────────────────────────────────────────────────
async def catalogue(ask: Ask) -> schemas.Catalogue:
    return schemas.Catalogue(
        [_game_info(game(name)) for name in game_names()],
        list(LEVELS),
        list(PHRASES),
        list(languages()),
        ask.registry.settings.limits.simulations,
    )


def _game_info(kind: Game) -> schemas.GameInfo:
    options = [schemas.OptionInfo(o.name, list(o.values), o.default, o.drawn) for o in kind.options]
    return schemas.GameInfo(kind.name, kind.title, kind.version, options, _rules(kind, {})[0].seats)


def _rules(kind: Game, given: Settings) -> tuple[Rules, Settings]:
    """The rules under these options, ready or not; what is left to chance is drawn alike each time."""
    settings = kind.settle(given, random.Random(0))
    return kind.rules(settings), settings


async def check_setup(ask: Ask) -> schemas.Setup:
    kind = game(ask.path["game"])
    rules, settings = _rules(kind, ask.body.options)
    told = {*ask.body.options, *kind.defaults(ask.body.options)}
    drawn = {option.name for option in kind.options if option.drawn} - told
    options = {name: value for name, value in settings.items() if name not in drawn}
    applying = [option.name for option in kind.options if kind.applies(option, settings)]
    return schemas.Setup(options, applying, rules.seats, list(rules.teams))


async def study(ask: Ask) -> schemas.PositionInfo:
    wish: schemas.PositionRequest = ask.body
    kind = game(wish.game)
    await ask.registry.compilers.ready(kind, _rules(kind, wish.options)[1])
    position = await asyncio.to_thread(_position, wish)
    if not wish.values or position.turn <= CHANCE:
        return _studied(position, ask.language)
    async with ask.registry.thinking_for(ask.caller.address, Urgency.STUDY) as claim:
        scores = await ask.registry.thinking.analyse(
            position, min(1.0, ask.registry.settings.limits.hint_seconds), claim
        )
        line = await ask.registry.thinking.best_line(position, scores[0], claim)
    return _studied(position, ask.language, _hint(position, 0, scores, ask.language), line)


async def look_further(ask: Ask) -> p.Preview:
    wish: schemas.PositionPreviewRequest = ask.body
    kind = game(wish.game)
    await ask.registry.compilers.ready(kind, _rules(kind, wish.options)[1])
    position = await asyncio.to_thread(_position, wish)
    return await asyncio.to_thread(shown.ahead, position, wish.token, position.ply, ask.language)


def _studied(
    position: Position, language: str, values: schemas.Hint | None = None, line: Sequence[str] = ()
) -> schemas.PositionInfo:
    return schemas.PositionInfo(
        position.game.name,
        dict(position.settings),
        position.ply,
        position.turn,
        shown.view(position),
        shown.said(position.status, language),
        list(position.outcome.returns) if position.outcome else None,
        shown.legal(position),
        shown.steps(position),
        values,
        list(line),
        list(position.chances().values()),
    )


def _position(
    wish: schemas.PositionRequest | schemas.PositionPreviewRequest | schemas.AnalysisRequest,
) -> Position:
    """The position that is meant; a refusal says at which token the way to it ends."""
    position = game(wish.game).start(wish.options, seed=0)
    for number, token in enumerate(wish.tokens, start=1):
        try:
            position = position.play(token)
        except IllegalAction as illegal:
            raise Refusal(replace(illegal.reason, args={**illegal.reason.args, "number": number})) from illegal
    return position


# ── Analysis ─────────────────────────────────────────────────────────────────────────────────────────────
async def analyse(ask: Ask) -> schemas.Analysis:
    wish: schemas.AnalysisRequest = ask.body
    if wish.first > len(wish.tokens):
        raise refuse("server-beyond-end", first=wish.first, count=len(wish.tokens))
    kind = game(wish.game)
    await ask.registry.compilers.ready(kind, _rules(kind, wish.options)[1])
    end = await asyncio.to_thread(_position, wish)
    async with ask.registry.thinking_for(ask.caller.address, Urgency.STUDY) as claim:
        found, further = await ask.registry.thinking.analyse_game(end, wish.first, claim)
    return schemas.Analysis([shown.move(one) for one in found], further)


async def read_record(ask: Ask) -> schemas.RecordInfo:
    return await _read(ask, lambda record, end: shown.read(record, end, ask.language))


async def write_record(ask: Ask) -> str:
    comments = {comment.ply: comment.text for comment in ask.body.comments if comment.text.strip()}
    return await _read(ask, lambda record, end: str(record.with_comments(comments)))


async def _read(ask: Ask, tell: Callable[[Record, Position], T]) -> T:
    """A record replayed, its rules made ready first, and what is told of it."""
    text: str = ask.body.text
    kind, options = Record.opening(text)
    await ask.registry.compilers.ready(kind, _rules(kind, options)[1])

    def replayed() -> T:
        record = Record.parse(text)
        return tell(record, record.replay())

    return await asyncio.to_thread(replayed)


# ── Lessons and theorems ─────────────────────────────────────────────────────────────────────────────────
async def show_lessons(ask: Ask) -> schemas.Lessons:
    kind = game(ask.path["game"])
    for step in lessons(kind):
        await ask.registry.compilers.ready(kind, _rules(kind, step.options)[1])
    return schemas.Lessons(kind.name, await asyncio.to_thread(_lesson_steps, kind))


@cache
def _lesson_steps(kind: Game) -> list[schemas.LessonStep]:
    return [schemas.LessonStep(s.name, dict(s.options), s.tokens, s.answers()[0]) for s in lessons(kind)]


async def try_lesson(ask: Ask) -> schemas.LessonVerdict:
    kind = game(ask.path["game"])
    found = [step for step in lessons(kind) if step.name == ask.path["step"]]
    if not found:
        raise refuse("server-no-lesson", step=ask.path["step"][:40])
    (step,) = found
    await ask.registry.compilers.ready(kind, _rules(kind, step.options)[1])
    after = step.position().play(ask.body.token)
    done = step.solved_by(after)
    reason = Message(f"{step.message}-{'done' if done else 'not'}")
    return schemas.LessonVerdict(done, shown.said(reason, ask.language), _studied(after, ask.language))


# ── Puzzles of the day ───────────────────────────────────────────────────────────────────────────────────
async def list_puzzles(ask: Ask) -> schemas.PuzzleList:
    return schemas.PuzzleList(
        _day(ask).isoformat(), [schemas.PuzzleName(name, game(name).title) for name in puzzled()]
    )


async def show_puzzle(ask: Ask) -> schemas.PuzzleInfo:
    day = _day(ask)
    found = await _puzzle(ask, ask.path["game"], day)
    return schemas.PuzzleInfo(
        found.game.name,
        found.game.title,
        day.isoformat(),
        dict(found.given),
        list(found.begin.history),
        found.allowed if found.choices else [],
        found.tokens,
        found.considered,
    )


async def try_puzzle(ask: Ask) -> schemas.PuzzleVerdict:
    found = await _puzzle(ask, ask.path["game"], day_of(ask.body.date))
    verdict = await asyncio.to_thread(found.judge, ask.body.tokens)
    return schemas.PuzzleVerdict(
        verdict.solved,
        verdict.wrong,
        shown.said(verdict.reason, ask.language),
        list(verdict.position.history[found.begin.ply :]),
        _studied(verdict.position, ask.language),
    )


async def _puzzle(ask: Ask, name: str, day: date) -> Puzzle:
    kind = game(name)
    await ask.registry.compilers.ready(kind, _rules(kind, {})[1])
    async with ask.registry.thinking_for(ask.caller.address, Urgency.STUDY) as claim:
        return await ask.registry.thinking.puzzle(kind, day, claim)


def _day(ask: Ask) -> date:
    return day_of(ask.query["date"]) if "date" in ask.query else date.today()


async def show_theorem(ask: Ask) -> schemas.SolverReport:
    kind = game(ask.path["game"])
    _, settings = _rules(kind, ask.body.options)
    await ask.registry.compilers.ready(kind, settings)
    async with ask.registry.thinking_for(ask.caller.address, Urgency.STUDY) as claim:
        data = await ask.registry.thinking.solver_report(kind, settings, claim)
    return schemas.SolverReport(kind.name, dict(settings), data)


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────
async def list_tables(ask: Ask) -> p.TableList:
    most = ask.registry.settings.limits.listed
    if "ids" in ask.query:
        names = [name for name in ask.query["ids"].split(",") if name][:most]
    else:
        wanted = ask.query.get("game")
        names = await ask.registry.store.read(lambda store: store.listed(wanted, most))
    found, gone = [], []
    for name in names:
        try:
            live = await ask.registry.open(name)
        except NoTable:
            gone.append(name)
        except Refusal:
            continue  # not ready yet, damaged, or from older rules: not in the list, but not gone
        else:
            found.append(shown.summary(live.table, live.present))
    return p.TableList(found, gone)


async def make_table(ask: Ask) -> p.Place:
    if not ask.registry.makers.take(ask.caller.address):
        raise Busy(Message("server-too-many-made"))
    live, secret = await ask.registry.make(ask.body, ask.caller.address)
    return _place(ask, live, secret, 1 if secret else None)


async def show_table(ask: Ask) -> p.TableInfo:
    live = await ask.table()
    return ask.shown(live, ask.number(live))


async def take_seat(ask: Ask) -> p.Place:
    live = await ask.table()
    ask.number(live)
    secret, key = await ask.registry.sit(live, ask.body, ask.key)
    return _place(ask, live, secret, key)


def _place(ask: Ask, live: LiveTable, secret: str | None, key: int | None) -> p.Place:
    table = live.table
    link = ask.caller.link(table.id, secret) if secret else ask.caller.invite(table.id)
    return p.Place(secret, table.seats_of(key), link, ask.shown(live, key))


async def show_tail(ask: Ask) -> p.EventPage:
    live = await ask.table()
    since = _number(ask.query.get("since", "0"), "since")
    return await live.tail(since, ask.number(live), ask.language, ask.registry)


async def do_deed(ask: Ask) -> p.EventPage:
    live = await ask.table()
    key = ask.number(live)
    before = await ask.registry.execute(live, key, ask.body)
    return await live.tail(before, key, ask.language, ask.registry)


async def forget_table(ask: Ask) -> p.Deletion:
    live = await ask.table()
    await ask.registry.execute(live, ask.number(live), p.Forget(f"forget-{live.table.version}"))
    waiting = live.table.forget.waiting if live.table.forget else ()
    return p.Deletion(live.gone, sorted(waiting))


async def show_moment(ask: Ask) -> p.Moment:
    live = await ask.table()
    found = shown.moment(live.table, _number(ask.path["ply"], "ply"), ask.language)
    if found is None:
        raise refuse("server-no-moment", count=live.table.position.ply)
    return found


async def look_ahead(ask: Ask) -> p.Preview:
    table = (await ask.table()).table
    wish: p.PreviewRequest = ask.body
    if wish.position != table.position_version:
        raise refuse("server-stale")
    return await asyncio.to_thread(shown.ahead, table.position, wish.token, wish.position, ask.language)


async def show_record(ask: Ask) -> str:
    return shown.record((await ask.table()).table)


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise refuse("server-not-a-number", name=name, value=text[:40])
    return int(text)


# ── Hints ────────────────────────────────────────────────────────────────────────────────────────────────
async def give_hint(ask: Ask) -> schemas.Hint:
    live = await ask.table()
    ask.number(live)
    table = live.table
    if table.position.turn <= CHANCE:
        raise refuse("server-over")
    if not (table.friendly or table.phase == "over"):
        raise refuse("server-no-hints")
    position, version = table.position, table.position_version
    seconds = min(ask.body.seconds, ask.registry.settings.limits.hint_seconds)
    async with ask.registry.thinking_for(ask.caller.address, Urgency.HINT) as claim:
        scores, steps = await ask.registry.thinking.hint(position, seconds, claim)
    return _hint(position, version, scores, ask.language, steps)


def _hint(
    position: Position, version: int, scores: list[Score], language: str, steps: Sequence[hints.HintStep] = ()
) -> schemas.Hint:
    values = [shown.value(position, score) for score in scores]
    why = shown.said(_why(values[0].token, scores[0]), language)
    told = [schemas.HintStep(one.step, [shown.said(reason, language) for reason in one.said]) for one in steps]
    return schemas.Hint(version, values[0].token, why, scores[0].exact, values, told)


def _why(token: str, best: Score) -> Message:
    if not best.exact:
        return Message("hint-estimate", args={"token": token, "percent": round(100 * best.value)})
    message = "hint-wins" if best.value == 1 else "hint-loses" if best.value == 0 else "hint-shares"
    return Message(message, args={"token": token, "distance": best.plies_to_end or 0})
