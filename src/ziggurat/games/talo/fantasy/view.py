"""What clients are told about fantasy: the table, what an action does, what is to be done, how a game ended."""

from typing import Literal

from msgspec import Struct

from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.games.talo.fantasy import rules, tokens
from ziggurat.games.talo.fantasy.measures import Measures, measure
from ziggurat.games.talo.fantasy.poses import TURN, UNIT, Bar, Pose
from ziggurat.games.talo.fantasy.site import Rectangle, land, touching
from ziggurat.games.talo.fantasy.tokens import DONE, PASS, Placement
from ziggurat.games.talo.steps import EndTurn, Return, Roll, Take, Turn
from ziggurat.kernel import Ints
from ziggurat.schema.client_schema import Step

Phase = Literal["roll", "take", "build", "over"]
PHASES: tuple[Phase, ...] = ("roll", "take", "build", "over")  # in the order of `rules`
How = Literal["supply", "fall", "done"]
ENDS: dict[int, How] = {rules.USED_UP: "supply", rules.FALLEN: "fall", rules.AGREED: "done"}
Point = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]


class FreeBar(Struct, frozen=True):
    """A bar in space: its number, its middle, how it is turned (w, x, y, z; not at all: upright)."""

    number: int
    length: int
    at: Point
    turned: Quaternion


class FreeBarInPlace(Struct, frozen=True, kw_only=True):
    """A bar of the construction, and the numbers of those that it touches; 0 is the site."""

    number: int  # in the order in which they were placed, from 1
    length: int
    at: Point  # its middle
    turned: Quaternion  # w, x, y, z; a bar that is not turned stands upright
    touches: list[int]


class View(Struct, frozen=True, kw_only=True):
    """What can be seen on the table."""

    mode: Literal["fantasy"] = "fantasy"
    phase: Phase  # what is to be done
    seat: int  # whose turn it is
    site: str  # the board: table, green or islands
    land: list[Rectangle]  # the surface at height 0: west, south, east, north; between the islands is water
    bars: list[FreeBarInPlace]  # in the order in which they were placed
    next: int  # the number that the next bar gets; one that has left the game keeps its own
    supply: list[int]  # how many bars of each length, from 1
    rolled: int  # the last roll
    rolls: int  # in this turn
    hand: list[int]  # the lengths taken that are not placed yet
    measures: Measures  # of the construction


# ── What an action does ──────────────────────────────────────────────────────────────────────────────────
class Release(Step, frozen=True, tag="release"):
    """A seat lets go of a bar, or of two at once."""

    seat: int
    bars: list[FreeBar]


class Rest(Step, frozen=True, tag="rest"):
    """Bars have moved and lie still again; `back` went to the hand, `out` left the game."""

    bars: list[FreeBar]
    back: list[int]
    out: list[int]


class End(Step, frozen=True, tag="end"):
    """The game is over."""

    reason: How


def view(position: Position) -> View:
    state = position.workspace()
    bars = rules.bars_of(state)
    site = rules.site_of(state)
    touches = touching(site, bars)
    return View(
        phase=PHASES[state[rules.PHASE]],
        seat=int(state[rules.SEAT]),
        site=site,
        land=list(land(site)),
        bars=[
            FreeBarInPlace(
                number=number,
                length=bar.length,
                at=_point(bar.pose),
                turned=_turned(bar.pose),
                touches=touches[number],
            )
            for number, bar in bars.items()
        ],
        next=int(state[rules.BARS]) + 1,
        supply=rules.supply_of(state),
        rolled=int(state[rules.ROLLED]),
        rolls=int(state[rules.ROLLS]),
        hand=rules.hand_of(state),
        measures=measures(position),
    )


def measures(position: Position) -> Measures:
    state = position.workspace()
    return measure(rules.site_of(state), tuple(rules.bars_of(state).items()))


def steps(before: Position, action: int) -> list[Step]:
    """What happens when an action is played, one thing after the other."""
    state = before.workspace()
    seat = int(state[rules.SEAT])
    token = tokens.token_of(action)
    found = _first_steps(state, seat, token)
    rules.apply(state, action)
    if state[rules.ENDED]:
        return [*found, End(ENDS[int(state[rules.ENDED])])]
    is_next = state[rules.PHASE] == rules.ROLLING and not state[rules.ROLLS]
    return [*found, Turn(int(state[rules.SEAT]))] if is_next else found


def _first_steps(state: Ints, seat: int, token: str) -> list[Step]:
    if face := tokens.face(token):
        return [Roll(seat, face)]
    if lengths := tokens.take(token):
        return [Take(seat, [length for length in lengths if length])]
    if token in (PASS, DONE):
        back: list[Step] = [Return(seat, hand)] if (hand := rules.hand_of(state)) else []
        return [*back, EndTurn(seat)] if token == PASS else back
    return _placing(state, seat, tokens.placement(token))


def _placing(state: Ints, seat: int, placed: Placement) -> list[Step]:
    landed = rules.landing(state, placed)
    released = Release(seat, [_shown(*bar) for bar in rules.released_of(state, placed).items()])
    if not placed.rests and not landed.back and not landed.out:
        return [released]
    moved = [_shown(number, landed.bars[number]) for number in placed.rests]
    return [released, Rest(moved, landed.back, landed.out)]


def _shown(number: int, bar: Bar) -> FreeBar:
    return FreeBar(number, bar.length, _point(bar.pose), _turned(bar.pose))


def _point(pose: Pose) -> Point:
    return pose.x / UNIT, pose.y / UNIT, pose.z / UNIT


def _turned(pose: Pose) -> Quaternion:
    return pose.qw / TURN, pose.qx / TURN, pose.qy / TURN, pose.qz / TURN


# ── In words ─────────────────────────────────────────────────────────────────────────────────────────────
def prompt(position: Position) -> Message:
    state = position.workspace()
    args: dict[str, int] = {"seat": int(state[rules.SEAT]), "rolled": int(state[rules.ROLLED])}
    if state[rules.PHASE] == rules.ROLLING:
        return Message("talo-prompt-roll-again" if state[rules.ROLLED] else "talo-prompt-roll", args=args)
    if state[rules.PHASE] == rules.TAKING:
        return Message("talo-prompt-take", args=args)
    hand = rules.hand_of(state)
    return Message("talo-prompt-build", args={**args, "first": hand[0], "second": hand[-1], "count": len(hand)})


def ending(position: Position) -> Message:
    state = position.workspace()
    how = ENDS[int(state[rules.ENDED])]
    clause = "T27" if how == "fall" else "T28"
    return Message(
        f"talo-fantasy-{how}", clause, {"seat": int(state[rules.SEAT]), "bars": len(rules.bars_of(state))}
    )
