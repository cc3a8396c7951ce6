"""The puzzles of bubbles: three groups in one drop, with or without a swap before it. All possibilities are tried.

Such a chain hardly ever comes up by chance. So both seats stack bubbles without scoring, preferring equal colours
side by side, until two bubbles of the right colours would make the chain on some planet. Then the sky is refilled
at random until exactly one way to make it has come up.
"""

from collections.abc import Iterator

import numpy as np

from ziggurat.bots.host import host
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.bubbles.board import (
    BLACK,
    COLOURS,
    COLUMNS,
    FIELDS,
    LENGTH,
    N_POP,
    NOTES,
    NOTES_ROOM,
    PHASE,
    PLANETS,
    SEAT,
    SKY,
    STRIDE,
)
from ziggurat.games.bubbles.drops import FIRST, SECOND, UPRIGHT
from ziggurat.games.bubbles.options import COLOURED, touching_twins
from ziggurat.games.bubbles.rules import A_DROP, DUEL
from ziggurat.games.bubbles.turns import DROP, SWAP
from ziggurat.kernel import Ints, ints
from ziggurat.teaching.puzzles import PuzzlePosition, Puzzles, SeededRandom

GROUPS = 3
BEST_OF = 4  # how many of the most promising quiet drops are examined
REFILLS = 12  # how often the sky is refilled to find one with a single answer
DROPS = (
    *range(COLUMNS - 1),
    *range(UPRIGHT, UPRIGHT + COLUMNS),
)  # the pairs that differ for a planet: along, upright


class ThreeGroups(Puzzles):
    """Only one swap, or none, and one drop after it make three groups on the solver's own planet (U10–U12)."""

    on = "bubbles-puzzle-drop"
    decisive = 2

    def find(self, rng: SeededRandom) -> PuzzlePosition:
        while True:
            given = {"blacks": "3", "powers": "off", "sky": _sky(rng), "first": rng.choice("12")}
            position = game("bubbles").start(given)
            found = _search(position, rng)
            if found:
                return PuzzlePosition(found, given)

    def flaw(self, position: Position, action: int, played: int) -> Message | None:
        if position.state[PHASE] == SWAP:
            return None  # what it is good for, the drop will show
        count = groups(played_out(position.state, action), int(position.state[SEAT]))
        if count >= GROUPS:
            return None
        return Message("bubbles-puzzle-few", "U10", {"count": count})

    def solved(self, position: Position) -> bool:
        return position.parent is not None and position.parent.state[PHASE] == DROP


# ── What a drop does ─────────────────────────────────────────────────────────────────────────────────────
def played_out(state: Ints, action: int) -> Ints:
    """The desk after an action, with notes of what happened on it."""
    workspace = np.zeros(NOTES + NOTES_ROOM, dtype=np.int64)
    workspace[:LENGTH] = state[:LENGTH]
    DUEL.apply(workspace, action)
    return workspace


def groups(workspace: Ints, seat: int) -> int:
    """How many groups the last action made on a planet."""
    last = NOTES + 1 + FIELDS * int(workspace[NOTES])
    kinds, planets = workspace[NOTES + 1 : last : FIELDS].tolist(), workspace[NOTES + 2 : last : FIELDS].tolist()
    return list(zip(kinds, planets, strict=True)).count((N_POP, seat))


def ways(state: Ints) -> Iterator[tuple[int, int, Ints]]:
    """All swaps (or none) and drops of a turn, with the desk after each."""
    workspace, room, next_room = (
        DUEL.workspace(state[:LENGTH]),
        ints(DUEL.max_legal_actions),
        ints(DUEL.max_legal_actions),
    )
    for swap in room[: DUEL.legal(workspace, room)].tolist():
        swapped = DUEL.workspace(state[:LENGTH])
        DUEL.apply(swapped, swap)
        host().pause()
        for drop in next_room[: DUEL.legal(swapped, next_room)].tolist():
            yield swap, drop, played_out(swapped, drop)


def closeness(state: Ints, seat: int) -> int:
    """How much of one colour lies close together on a planet: next to each other, or with one place between."""
    count = 0
    for bubbles in state[PLANETS + COLOURS * seat :][:BLACK].tolist():
        for step in (1, 2, STRIDE, 2 * STRIDE):
            count += (bubbles & bubbles >> step).bit_count()
    return count


def promise(state: Ints, seat: int) -> tuple[int, int]:
    """The most groups that two bubbles of any colours would make on a planet, and how often so many."""
    trial = DUEL.workspace(state[:LENGTH])
    filled = 0
    planet = state[PLANETS + COLOURS * seat :][:COLOURS].tolist()
    for bubbles in planet:
        filled |= bubbles
    most = often = 0
    if sum(bubbles.bit_count() for bubbles in planet[:BLACK]) < 3 * GROUPS - 2:
        return most, often  # too few for three groups
    for pair in DROPS:
        host().pause()
        one, other = FIRST[pair], SECOND[pair]
        top = 3 if pair < UPRIGHT else 2  # the highest place that is filled, so that the drop finds room
        if filled >> STRIDE * (one % COLUMNS) + top & 1 or filled >> STRIDE * (other % COLUMNS) + top & 1:
            continue
        for colour in range(1, COLOURS):
            for second in range(1, COLOURS):
                trial[PHASE], trial[SEAT] = DROP, seat
                trial[SKY] = (
                    state[SKY] & ~(15 << 4 * one) & ~(15 << 4 * other) | colour << 4 * one | second << 4 * other
                )
                count = groups(played_out(trial, A_DROP + pair), seat)
                if count > most:
                    most, often = count, 0
                often += count == most
    return most, often


# ── Finding a position ───────────────────────────────────────────────────────────────────────────────────
def _sky(rng: SeededRandom) -> str:
    """One of the skies that a duel may begin with (U3)."""
    while True:
        sky = "".join(rng.shuffled(COLOURED * 2))
        if not touching_twins(sky):
            return sky


def _search(position: Position, rng: SeededRandom) -> Position | None:
    """Plays a quiet game until there is a position with one answer; None if it comes to nothing."""
    while not position.over:
        seat = int(position.state[SEAT])
        quiet = _quiet(position, rng)
        if not quiet:
            return None
        best = max(quiet[:BEST_OF], key=lambda way: promise(position.play(*way).state, seat))
        position = position.play(*best)
        if promise(position.state, seat)[0] >= GROUPS:
            for _ in range(REFILLS):
                later = _next_turn(position, seat, rng)
                if later and sum(groups(workspace, seat) >= GROUPS for _, _, workspace in ways(later.state)) == 1:
                    return later
        position = _refilled(position, rng)
    return None


def _quiet(position: Position, rng: SeededRandom) -> list[tuple[int, int]]:
    """The swaps and drops that make no group, those first that leave colours close together."""
    seat = int(position.state[SEAT])
    found = [
        (-closeness(workspace, seat), swap, drop)
        for swap, drop, workspace in ways(position.state)
        if not groups(workspace, seat)
    ]
    return [(swap, drop) for _, swap, drop in sorted(rng.shuffled(found), key=lambda row: row[0])]


def _refilled(position: Position, rng: SeededRandom) -> Position:
    """The position after the sky is refilled at random."""
    while not position.over and position.state[PHASE] != SWAP:
        position = position.play(rng.choice(position.actions))
    return position


def _next_turn(position: Position, seat: int, rng: SeededRandom) -> Position | None:
    """The next turn of a seat, after some quiet turn of the other."""
    position = _refilled(position, rng)
    quiet = [] if position.over else _quiet(position, rng)
    if not quiet:
        return None
    position = _refilled(position.play(*rng.choice(quiet)), rng)
    return None if position.over or position.state[SEAT] != seat else position


PUZZLES = ThreeGroups()
