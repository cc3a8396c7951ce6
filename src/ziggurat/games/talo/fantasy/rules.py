"""The rules of fantasy in plain Python (T24–T29). Nobody simulates here: an action says where bars came to rest.

state = PHASE SEAT SEATS SITE ROLLS ROLLED HAND HAND ENDED BARS │ supply: 10 │ 55 bars: length, state, pose (7)
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from ziggurat.core.messages import Message
from ziggurat.core.position import RefereeRules
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.talo.fantasy import tokens
from ziggurat.games.talo.fantasy.poses import UNIT, Bar, Pose, shift, tilt
from ziggurat.games.talo.fantasy.site import (
    OVERLAP,
    SITES,
    gaps_between,
    gaps_to_site,
    held_up,
    is_off,
    touching,
    wet,
)
from ziggurat.games.talo.fantasy.tokens import DONE, NUM_ACTIONS, PASS, Placement
from ziggurat.games.talo.space import ALL_BARS, LENGTHS
from ziggurat.kernel import CHANCE, OVER, WIN, Ints

PHASE, SEAT, SEATS, SITE, ROLLS, ROLLED, HAND, ENDED, BARS, SUPPLY = 0, 1, 2, 3, 4, 5, 6, 8, 9, 10
BAR = SUPPLY + LENGTHS
ROW = 2 + len(Pose._fields)
STATE_SIZE = BAR + ALL_BARS * ROW

ROLLING, TAKING, BUILDING, FINISHED = range(4)  # phases
USED_UP, FALLEN, AGREED = 1, 2, 3  # ends
OF_THIS_TURN, OF_EARLIER_TURNS, OUT = range(3)  # states of bars; one that is out keeps its number
MOST_ROLLS = 3
TITLE = Message("talo-fantasy-title")
MOST_LISTED = 16

# T27
SLIPPED, SLIPPED_DEGREES = 1.0, 20.0
DISTURBED = 0.1
FELL, FELL_BARS = 1.0, 3

# Where poses may be: no construction of 55 bars reaches farther, and what falls off the table is taken out soon
LOWEST, HIGHEST, FARTHEST = -20 * UNIT, 230 * UNIT, 60 * UNIT


# ── What a position says ─────────────────────────────────────────────────────────────────────────────────
def site_of(state: Ints) -> str:
    return SITES[state[SITE]]


def hand_of(state: Ints) -> list[int]:
    return [int(length) for length in state[HAND : HAND + 2] if length]


def supply_of(state: Ints) -> list[int]:
    return [int(count) for count in state[SUPPLY : SUPPLY + LENGTHS]]


def _row(state: Ints, number: int) -> Ints:
    start = BAR + (number - 1) * ROW
    return state[start : start + ROW]


def states(state: Ints) -> dict[int, int]:
    """The state of each bar in the game, by its number."""
    found = {number: int(_row(state, number)[1]) for number in range(1, int(state[BARS]) + 1)}
    return {number: standing for number, standing in found.items() if standing != OUT}


def bars_of(state: Ints) -> dict[int, Bar]:
    """The bars of the construction by their numbers."""
    rows = {number: _row(state, number).tolist() for number in states(state)}
    return {number: Bar(row[0], Pose(*row[2:])) for number, row in rows.items()}


def takes(state: Ints) -> list[tuple[int, int]]:
    """The bars that the roll and the supply allow to take: 0 and one of them, or two (T6)."""
    rolled, supply = int(state[ROLLED]), [0, *supply_of(state)]
    pairs = [(a, rolled - a) for a in range(1, rolled // 2 + 1)]
    found = [(a, b) for a, b in pairs if supply[a] and supply[b] > (a == b)]
    return [(0, rolled), *found] if rolled and supply[rolled] else found


# ── What a placement leads to ────────────────────────────────────────────────────────────────────────────
class Landing(NamedTuple):
    """What a placement leads to (T27): all bars where they come to rest, by their numbers; those among them that
    go back to the hand and that are out of the game; and whether the construction has fallen."""

    bars: dict[int, Bar]
    back: list[int]
    out: list[int]
    fallen: bool

    @property
    def remaining(self) -> dict[int, Bar]:
        gone = {*self.back, *self.out}
        return {number: bar for number, bar in self.bars.items() if number not in gone}


def released_of(state: Ints, placed: Placement) -> dict[int, Bar]:
    """The bars that are released, by the numbers that they get."""
    return dict(enumerate(placed.released, start=int(state[BARS]) + 1))


def landing(state: Ints, placed: Placement) -> Landing:
    released = released_of(state, placed)
    before = {**bars_of(state), **released}
    bars = {number: Bar(bar.length, placed.rests.get(number, bar.pose)) for number, bar in before.items()}
    moved = {number: shift(before[number].pose, bar.pose) for number, bar in bars.items()}
    drowned = wet(site_of(state), tuple(bars.values()))
    lost = {number for (number, bar), is_wet in zip(bars.items(), drowned, strict=True) if is_wet or is_off(bar)}
    slipped = [
        number
        for number, bar in released.items()
        if number in lost or moved[number] > SLIPPED or tilt(bar.pose, bars[number].pose) > SLIPPED_DEGREES
    ]
    back = [number for number in slipped if all(moved[other] <= DISTURBED for other in bars if other != number)]
    earlier = [number for number, standing in states(state).items() if standing == OF_EARLIER_TURNS]
    fallen = sum(moved[number] > FELL for number in earlier) >= FELL_BARS or any(n in lost for n in earlier)
    return Landing(bars, back, sorted(lost - set(back)), fallen)


# ── Why an action is not legal ───────────────────────────────────────────────────────────────────────────
def refusal(state: Ints, action: int) -> Message | None:
    """Why an action is not legal; None if it is."""
    token = tokens.token_of(action)
    if tokens.face(token):
        return None if state[PHASE] == ROLLING else Message("talo-no-roll", "T6")
    if state[PHASE] == ROLLING:
        return Message("talo-roll-first", "T6")
    if token in (PASS, DONE):
        return None
    if found := tokens.take(token):
        return _take_refusal(state, *found)
    try:
        return _placement_refusal(state, tokens.placement(token))
    except IllegalAction as unreadable:
        return unreadable.reason


def _take_refusal(state: Ints, first: int, second: int) -> Message | None:
    if state[PHASE] != TAKING:
        return Message("talo-taken-already", "T6")
    if first > second:
        return Message("talo-bad-pair", "T6", {"token": tokens.take_token(first, second)})
    if first + second != state[ROLLED]:
        return Message("talo-wrong-sum", "T6", {"rolled": int(state[ROLLED])})
    if (first, second) in takes(state):
        return None
    supply = [1, *supply_of(state)]
    short = first if supply[first] <= (first == second) else second
    return Message("talo-not-in-supply", "T6", {"length": short, "left": supply[short]})


def _placement_refusal(state: Ints, placed: Placement) -> Message | None:
    if state[PHASE] != BUILDING:
        return Message("talo-take-first", "T6")
    lengths = Counter(bar.length for bar in placed.released)
    for length in lengths - Counter(hand_of(state)):
        return Message("talo-not-in-hand", "T7", {"length": length})
    known = {**bars_of(state), **released_of(state, placed)}
    for number in sorted(set(placed.rests) - set(known)):
        return Message("talo-fantasy-no-bar", "T29", {"number": number})
    for pose in (*(bar.pose for bar in placed.released), *placed.rests.values()):
        if not _in_range(pose):
            return Message("talo-fantasy-far", "T25")
    return _release_refusal(state, placed) or _rest_refusal(state, placed)


def _in_range(pose: Pose) -> bool:
    return max(abs(pose.x), abs(pose.y)) <= FARTHEST and LOWEST <= pose.z <= HIGHEST


def _release_refusal(state: Ints, placed: Placement) -> Message | None:
    """What is wrong with where bars are released (T26)."""
    site, released = site_of(state), released_of(state, placed)
    for bar, is_wet in zip(placed.released, wet(site, placed.released), strict=True):
        if is_wet:
            return Message("talo-fantasy-water", "T24", {"length": bar.length})
    bars = {**bars_of(state), **released}
    if found := _overlap(site, bars, released):
        return found
    last, bar = list(released.items())[-1]
    if not touching(site, bars)[last]:
        return Message("talo-floats", "T26", {"length": bar.length})
    return None


def _rest_refusal(state: Ints, placed: Placement) -> Message | None:
    """What is wrong with where bars come to rest."""
    site, landed = site_of(state), landing(state, placed)
    if bool(landed.back) != placed.back:
        return Message("talo-fantasy-slipped" if landed.back else "talo-fantasy-not-slipped", "T27")
    bars = landed.remaining
    if found := _overlap(site, bars, bars):
        return found
    # Something may lie on a bar that leaves the game with this action; it comes down with the next one.
    for number in sorted(set(bars) - held_up(touching(site, landed.bars), landed.out)):
        return Message("talo-fantasy-hangs", "T26", {"number": number, "length": bars[number].length})
    return None


def _overlap(site: str, bars: dict[int, Bar], asked: Iterable[int]) -> Message | None:
    """Which of the bars asked about overlaps the site or another bar, if one does."""
    numbers = list(bars)
    for number, gap in zip(numbers, gaps_to_site(site, tuple(bars.values())), strict=True):
        if gap < -OVERLAP and number in asked:
            return Message("talo-fantasy-sunk", "T26", {"number": number, "length": bars[number].length})
    for (one, other), gap in gaps_between(tuple(bars.values())).items():
        first, second = numbers[one], numbers[other]
        if gap < -OVERLAP and (first in asked or second in asked):
            args = {"length": bars[second].length, "number": second, "other": first}
            return Message("talo-fantasy-overlap", "T26", args)
    return None


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────
def start(state: Ints, options: Ints) -> None:
    state[:] = 0
    state[SEAT] = 1
    state[SEATS], state[SITE] = options
    state[SUPPLY : SUPPLY + LENGTHS] = np.arange(LENGTHS, 0, -1)  # T1


def turn(state: Ints) -> int:
    if state[PHASE] == FINISHED:
        return OVER
    return CHANCE if state[PHASE] == ROLLING else int(state[SEAT])


def legal(state: Ints, actions: Ints) -> int:
    """The rolls, or the takes, the pass and the end; placements are not listed."""
    listed = sorted(tokens.number_of(token) for token in _listed(state))
    actions[: len(listed)] = listed
    return len(listed)


def _listed(state: Ints) -> list[str]:
    if state[PHASE] == FINISHED:
        return []
    if state[PHASE] == ROLLING:
        return [f"+{face}" for face in range(1, LENGTHS + 1)]
    found = [tokens.take_token(*lengths) for lengths in takes(state)] if state[PHASE] == TAKING else []
    return [*found, PASS, DONE]


def weights(state: Ints, actions: Ints, count: int, out: Ints) -> None:
    out[:count] = 1


def allowed(state: Ints, action: int) -> bool:
    return refusal(state, action) is None


def returns(state: Ints, out: Ints) -> None:
    out[:] = 0 if state[ENDED] == FALLEN else WIN


def apply(state: Ints, action: int) -> None:
    token = tokens.token_of(action)
    if face := tokens.face(token):
        _roll(state, face)
    elif lengths := tokens.take(token):
        for length in filter(None, lengths):
            state[SUPPLY + length - 1] -= 1
        state[HAND : HAND + 2] = lengths
        state[PHASE] = BUILDING
    elif token == PASS:
        _put_back(state)
        _next_turn(state)
    elif token == DONE:
        _put_back(state)
        _finish(state, AGREED)
    else:
        _place(state, tokens.placement(token))


def _roll(state: Ints, face: int) -> None:
    state[ROLLED] = face
    state[ROLLS] += 1
    if takes(state):
        state[PHASE] = TAKING
    elif state[ROLLS] == MOST_ROLLS:
        _next_turn(state)


def _put_back(state: Ints) -> None:
    for length in hand_of(state):
        state[SUPPLY + length - 1] += 1
    state[HAND : HAND + 2] = 0


def _place(state: Ints, placed: Placement) -> None:
    landed = landing(state, placed)
    first = int(state[BARS]) + 1
    for number, bar in landed.bars.items():
        if number < first:
            row = _row(state, number)
            row[2:] = bar.pose
            row[1] = OUT if number in landed.out else row[1]
        elif number not in landed.back:
            state[BARS] += 1
            standing = OUT if number in landed.out else OF_THIS_TURN
            _row(state, int(state[BARS]))[:] = (bar.length, standing, *bar.pose)
    left = Counter(hand_of(state)) - Counter(bar.length for bar in placed.released)
    left += Counter(landed.bars[number].length for number in landed.back)
    state[HAND : HAND + 2] = [*sorted(left.elements()), 0, 0][:2]
    if landed.fallen:
        _finish(state, FALLEN)
    elif not left:
        _next_turn(state)


def _next_turn(state: Ints) -> None:
    for number in states(state):
        _row(state, number)[1] = OF_EARLIER_TURNS
    state[SEAT] = state[SEAT] % state[SEATS] + 1
    state[ROLLS] = state[ROLLED] = 0
    state[PHASE] = ROLLING
    if not any(supply_of(state)):
        _finish(state, USED_UP)


def _finish(state: Ints, how: int) -> None:
    state[ENDED] = how
    state[PHASE] = FINISHED


def rules_for(seats: int) -> RefereeRules:
    return RefereeRules(
        title=TITLE,
        start=start,
        turn=turn,
        legal=legal,
        weights=weights,
        apply=apply,
        returns=returns,
        allowed=allowed,
        state_size=STATE_SIZE,
        num_actions=NUM_ACTIONS,
        max_legal_actions=MOST_LISTED,
        teams=(1,) * seats,
        idle=tokens.number_of(PASS),
        done=DONE,
    )


RULES = {seats: rules_for(seats) for seats in (1, 2, 3, 4)}
