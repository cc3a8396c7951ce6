"""What a wish at a table leads to: the entries to be written, or a refusal with its reason. Pure decisions.

A wish comes from a person, known by the number of the key. Nothing here changes the table; what is decided is
written to the log first and folded in afterwards.
"""

import secrets
from collections.abc import Callable, Sequence, Set
from typing import Literal

from msgspec import Struct

from ziggurat.core import Position, Refusal
from ziggurat.kernel import CHANCE
from ziggurat.messages import Message
from ziggurat.server import log
from ziggurat.server import protocol as p
from ziggurat.server.table import Seat, Table

DRAW_BITS = 64


def refuse(message: str, /, **args: str | int) -> Refusal:
    return Refusal(Message(message, args=args))


class Plan(Struct):
    """An entry to be written, and the position after it if it is an action."""

    event: log.AnyEvent
    after: Position | None = None


class Scene(Struct):
    """A table at a moment: the time, and the keys whose persons are there, or were until just now.

    `away`: the keys whose persons have not been there for long.
    """

    table: Table
    now: int
    present: Set[int]
    around: Callable[[], Set[int]]
    away: Callable[[], Set[int]] = frozenset


def decide(scene: Scene, key: int | None, wish: p.Command) -> list[Plan]:
    """What follows from a wish."""
    if key is None:
        raise refuse("server-only-watching")
    match wish:
        case p.Act():
            return act(scene, key, wish)
        case p.Undo():
            return undo(scene, key)
        case p.AnswerUndo():
            return answer_undo(scene, key, wish.agree)
        case p.CancelUndo():
            return cancel_undo(scene, key)
        case p.Resign():
            return resign(scene, key, wish.seat)
        case p.StandIn():
            return stand_in(scene, key, wish.seat)
        case p.AskRematch():
            return ask_rematch(scene, key)
        case p.Forget():
            return forget(scene, key)
        case p.AnswerForget():
            return answer_forget(scene, key, wish.agree)
        case p.CancelForget():
            return cancel_forget(scene, key)
        case p.RefuseRematch():
            return refuse_rematch(scene, key)


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────
def act(scene: Scene, key: int, wish: p.Act) -> list[Plan]:
    table = scene.table
    if wish.position != table.position_version:
        raise refuse("server-stale")
    seat = _must_be_on(table)
    if seat.key != key:
        raise refuse("server-not-your-turn", seat=seat.number)
    if seat.led_by_bot:
        raise refuse("server-bot-leads", seat=seat.number)
    if table.clock and table.clock.left_at(scene.now)[seat.number - 1] == 0:
        return [Plan(log.TimeUp(seat.number))]
    return play(table, seat.number, wish.token, "person")


def play(table: Table, seat: int, move: str | int, by: Literal["person", "bot"]) -> list[Plan]:
    """An action, and whatever chance does after it."""
    after = table.position.play(move)
    token = move if isinstance(move, str) else after.token(after.action)  # a token has one spelling
    first = log.Played(seat, token, by)
    return [Plan(first, after), *chance(table, after, table.chances)]


def chance(table: Table, position: Position, count: int) -> list[Plan]:
    """Draws as long as chance is to act. The k-th draw of a table stays the k-th, also after an undo."""
    plans = []
    while position.turn == CHANCE:
        known = count < len(table.draws)
        draw = table.draws[count] if known else secrets.randbits(DRAW_BITS)
        token = drawn(position, draw)
        position = position.play(token)
        plans.append(Plan(log.Played(CHANCE, token, "chance", None if known else draw), position))
        count += 1
    return plans


def begun(table: Table, tokens: Sequence[str]) -> list[Plan]:
    """The actions of a game that begins in its middle, as if they had been played, and what chance then does."""
    position, plans, count = table.position, list[Plan](), 0
    for token in tokens:
        seat = position.turn
        draw = draw_of(position, token) if seat == CHANCE and token in position.chances() else None
        position = position.play(token)
        plans.append(Plan(log.Played(seat, token, _by(table, seat), draw), position))
        count += seat == CHANCE
    return [*plans, *chance(table, position, count)]


def _by(table: Table, seat: int) -> Literal["person", "bot", "chance"]:
    if seat == CHANCE:
        return "chance"
    return "bot" if table.seat(seat).led_by_bot else "person"


def draw_of(position: Position, token: str) -> int:
    """A random number that picks this outcome."""
    chances = position.chances()
    tokens = list(chances)
    below = sum(chances[other] for other in tokens[: tokens.index(token)])
    left = below + secrets.randbelow(chances[token])
    return -(-(left << DRAW_BITS) // sum(chances.values()))  # rounded up


def drawn(position: Position, draw: int) -> str:
    """The outcome that a random number picks, each as likely as its weight."""
    chances = position.chances()
    left = draw * sum(chances.values()) >> DRAW_BITS
    for token, weight in chances.items():
        left -= weight
        if left < 0:
            return token
    raise AssertionError("the draw lies below the sum of the weights")


def _must_be_on(table: Table) -> Seat:
    seat = table.to_act
    if seat is None:
        raise refuse("server-waiting" if table.phase == "waiting" else "server-over")
    return seat


# ── Undo ─────────────────────────────────────────────────────────────────────────────────────────────────
def undo(scene: Scene, key: int) -> list[Plan]:
    """Back to before this person's last action: at once if no other person is concerned, else by asking them."""
    table = scene.table
    own = table.seats_of(key)
    if table.phase == "waiting" or table.ended or table.next:
        raise refuse("server-no-undo-now")
    if table.undo:
        raise refuse("server-undo-pending", seat=table.undo.seat)
    plies = [n for n, action in enumerate(table.actions) if action.seat in own and action.by == "person"]
    if not plies:
        raise refuse("server-nothing-to-undo")
    ply = plies[-1]
    seat = table.actions[ply].seat
    for action in table.actions[ply:]:
        other = table.seat(action.seat) if action.seat else None
        if other and action.by == "person" and other.key != key and other.led_by_bot:
            raise refuse("server-undo-past-absent", seat=other.number)
    others = [c for c in table.seats if c.person and c.key != key and not c.led_by_bot]
    if others:
        return [Plan(log.UndoAsked(seat, ply))]
    return [Plan(log.Undone(seat, ply))]


def answer_undo(scene: Scene, key: int, agree: bool) -> list[Plan]:
    table = scene.table
    pending = table.undo
    waiting = [seat for seat in table.seats_of(key) if pending and seat in pending.waiting]
    if not pending or not waiting:
        raise refuse("server-no-undo-pending")
    if not agree:
        return [Plan(log.UndoRefused(waiting[0]))]
    agreed = [Plan(log.UndoAgreed(waiting[0]))]
    if pending.waiting <= set(table.seats_of(key)):
        return [*agreed, Plan(log.Undone(pending.seat, pending.ply))]
    return agreed


def cancel_undo(scene: Scene, key: int) -> list[Plan]:
    pending = scene.table.undo
    if not pending or pending.seat not in scene.table.seats_of(key):
        raise refuse("server-no-undo-pending")
    return [Plan(log.UndoCancelled(pending.seat))]


# ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────────
def resign(scene: Scene, key: int, seat: int | None) -> list[Plan]:
    table = scene.table
    own = [s for s in table.seats_of(key) if not table.seat(s).left]
    if table.phase != "playing":
        raise refuse("server-waiting" if table.phase == "waiting" else "server-over")
    if seat is None and len(own) > 1:
        raise refuse("server-which-seat")
    chosen = seat if seat is not None else next(iter(own), None)
    if chosen not in own:
        raise refuse("server-not-your-seat")
    return [Plan(log.Resigned(chosen))]


def stand_in(scene: Scene, key: int, seat: int) -> list[Plan]:
    """A bot for an absent seat, once all who are there have asked for it."""
    table = scene.table
    if table.phase != "playing":
        raise refuse("server-waiting" if table.phase == "waiting" else "server-over")
    if seat > len(table.seats) or not table.seat(seat).person or table.seat(seat).key == key:
        raise refuse("server-no-stand-in-there")
    absent = table.seat(seat)
    if absent.led_by_bot:
        raise refuse("server-bot-leads", seat=seat)
    if absent.key in scene.around():
        raise refuse("server-not-absent", seat=seat)
    own = table.seats_of(key)[0]
    asked = absent.stand_in_asked | {own}
    asking = {table.seat(s).key for s in asked}
    plans = [Plan(log.StandInAsked(own, seat))]
    if all(other in asking for other in scene.present & table.people()):
        plans.append(Plan(log.StoodIn(seat)))
        plans += start_clocks(table, scene.present | {absent.key})
    return plans


def come_back(table: Table, key: int) -> list[Plan]:
    """The bots that stood in for a person step aside."""
    return [Plan(log.Returned(seat)) for seat in table.seats_of(key) if table.seat(seat).stand_in]


def start_clocks(table: Table, present: Set[int | None]) -> list[Plan]:
    """Clocks that wait start when everybody who plays is there for the first time."""
    everybody = {seat.key for seat in table.seats if seat.person and not seat.led_by_bot}
    return [Plan(log.ClockStarted())] if table.waits and table.phase == "playing" and everybody <= present else []


# ── Once more ────────────────────────────────────────────────────────────────────────────────────────────
def ask_rematch(scene: Scene, key: int) -> list[Plan]:
    table = scene.table
    if table.phase != "over":
        raise refuse("server-not-over")
    if table.next:
        raise refuse("server-rematch-made")
    return [Plan(log.RematchAsked(table.seats_of(key)[0]))]


def refuse_rematch(scene: Scene, key: int) -> list[Plan]:
    """Not now; whoever asked may ask again."""
    table = scene.table
    if table.next:
        raise refuse("server-rematch-made")
    own = table.seats_of(key)
    if not table.rematch - set(own):
        raise refuse("server-no-rematch-asked")
    return [Plan(log.RematchRefused(own[0]))]


def rematch_agreed(scene: Scene, key: int) -> bool:
    """Whether all who are there want another game, `key` among them."""
    wanting = {scene.table.seat(seat).key for seat in scene.table.rematch} | {key}
    return all(other in wanting for other in scene.present & scene.table.people())


def rotated(seats: list[log.SeatSetup]) -> list[log.SeatSetup]:
    """Everybody moves one seat on."""
    return [seats[-1], *seats[:-1]]


# ── Deleting the table ───────────────────────────────────────────────────────────────────────────────────
def forget(scene: Scene, key: int) -> list[Plan]:
    """Asks everybody seated to let the table be deleted. Asked again, they may be long away by now."""
    table = scene.table
    if key != (table.creator or key) or not table.seats_of(key):
        raise refuse("server-not-creator")
    if table.forget and table.seat(table.forget.seat).key == key:
        if still_asked(scene, table.forget.waiting):
            raise refuse("server-forget-pending")
        return []
    if table.forget:
        return answer_forget(scene, key, True)
    return [Plan(log.ForgetAsked(table.seats_of(key)[0]))]


def answer_forget(scene: Scene, key: int, agree: bool) -> list[Plan]:
    pending = scene.table.forget
    waiting = [seat for seat in scene.table.seats_of(key) if pending and seat in pending.waiting]
    if not waiting:
        raise refuse("server-no-forget-pending")
    return [Plan(log.ForgetAgreed(waiting[0]) if agree else log.ForgetRefused(waiting[0]))]


def cancel_forget(scene: Scene, key: int) -> list[Plan]:
    pending = scene.table.forget
    if not pending or pending.seat not in scene.table.seats_of(key):
        raise refuse("server-no-forget-pending")
    return [Plan(log.ForgetCancelled(pending.seat))]


def forget_agreed(scene: Scene, key: int, wish: p.DeletionCommand) -> bool:
    """Whether with this wish all have agreed that the table be deleted."""
    table = scene.table
    match wish:
        case p.Forget() | p.AnswerForget(agree=True) if table.forget:
            asked = set(table.forget.waiting)
        case p.Forget():
            asked = {seat.number for seat in table.others_than(key)}
        case _:
            return False
    return not still_asked(scene, asked - set(table.seats_of(key)))


def still_asked(scene: Scene, seats: Set[int]) -> list[int]:
    """The seats among these whose people are not long away: only they must agree."""
    away = scene.away() - scene.present
    return sorted(seat for seat in seats if scene.table.seat(seat).key not in away)
