"""Talo: refusals, the course of a turn, pawns, ends, and the properties that hold in every game."""

import os
import random
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from balance_reference import stands_by_highs
from ziggurat.core.messages import LOCALES, languages, translate
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadOption, IllegalAction
from ziggurat.core.registry import game
from ziggurat.games.talo import rules, space
from ziggurat.games.talo.construction import Bar, fall
from ziggurat.games.talo.fantasy.view import ENDS
from ziggurat.games.talo.notation import Place, place_over, placed_bar
from ziggurat.games.talo.pieces import (
    bars,
    fall_with,
    held,
    is_land,
    pawn,
    pawns,
    reachable,
    supply,
)
from ziggurat.games.talo.site import walled_in
from ziggurat.games.talo.state import Verdict, preview, view
from ziggurat.games.talo.steps import Return
from ziggurat.kernel import generator, ints

STAIR = "+1 t1 1z@2,3,0 . +1 t1 1z@7,6,0 . +2 t2 2z@2,4,0 . +3 t3 3z@3,4,0 ."
POST = "+1 t1 1z@5,5,0 ."


def pawn_cells(place: Place) -> list[tuple[int, int, int]]:
    """The cells that a pawn fills (T17)."""
    return [(place.x, place.y, z) for z in (place.height, place.height + 1)]


def seat_of(position: Position) -> int:
    """The seat whose turn it is, also while chance rolls and after the end."""
    return int(position.state[space.SEAT])


def start(after: str = "", **options: str) -> Position:
    return game("talo").start({"starts": "symmetric", **options}).play(*after.split())


# "The third roll" in each language: three rolls are all there are (T6, T24).
THIRD = {
    "ar": "للرمية الثالثة",
    "cs": "třetí hod",
    "de": "den dritten Wurf",
    "en": "third roll",
    "es": "tercera tirada",
    "fr": "troisième lancer",
    "he": "להטלה השלישית",
    "it": "terzo lancio",
    "ja": "3回目",
    "ko": "세 번째",
    "nb": "tredje kastet",
    "nl": "derde worp",
    "pl": "trzeci rzut",
    "pt": "terceiro lançamento",
    "ru": "третьего броска",
    "sl": "tretji met",
    "sv": "tredje kastet",
    "tr": "Üçüncü zar",
}


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────
# What was played, with which options, the token that is refused, the message and the clause.
REFUSALS: list[tuple[str, dict[str, str], str, str, str]] = [
    ("", {}, "hello", "talo-unreadable", ""),
    ("", {}, "5x@2,3", "talo-unreadable", ""),
    ("", {}, "5x@02,3,0", "talo-unreadable", ""),
    ("+7", {}, "t4+3", "talo-bad-pair", "T6"),
    ("+7", {}, "t6+5", "talo-bad-pair", "T6"),
    ("+1 t1", {}, "1x@2,3,0", "talo-one-is-upright", "T9"),
    ("+5 t5", {}, "5z@2,3,6", "talo-too-high", "T11"),
    ("+5 t5", {}, "5x@15,3,1", "talo-too-far", "T11"),
    ("+5 t5", {}, "5x@-10,3,1", "talo-too-far", "T11"),
    ("", {"starts": "free"}, "+3", "talo-no-roll", "T6"),
    ("", {"starts": "free"}, ".", "talo-start-first", "T5"),
    ("@4,4", {"starts": "free"}, "@4,4", "talo-cell-taken", "T5"),
    ("", {"starts": "free", "board": "islands"}, "@3,3", "talo-water", "T5"),
    ("", {"starts": "free", "board": "islands"}, "@4,5", "talo-middle", "T5"),
    ("", {}, ".", "talo-roll-first", "T6"),
    ("", {}, "t3", "talo-roll-first", "T6"),
    ("", {}, "@4,4", "talo-no-restart", "T22"),
    ("+3", {}, ".", "talo-take-first", "T6"),
    ("+3", {}, "+3", "talo-no-roll", "T6"),
    ("+3", {}, "t4", "talo-wrong-sum", "T6"),
    ("+3", {}, "3x@0,0,0", "talo-take-first", "T6"),
    ("+10 t10 10x@0,0,0 . +10", {}, "t10", "talo-not-in-supply", "T6"),
    ("+3 t3", {}, "t3", "talo-taken-already", "T6"),
    ("+3 t3", {}, ".", "talo-build-first", "T7"),
    ("+3 t3", {}, "4x@0,0,0", "talo-not-in-hand", "T7"),
    ("+3 t3", {}, "3x@0,0,0!", "talo-hold-single", "T13"),
    (POST + " +3 t1+2 2x@5,5,1!", {}, "1z@0,0,0!", "talo-hold-two", "T13"),
    ("+3 t3", {}, "3x@8,0,0", "talo-off-land", "T11"),
    ("+3 t3", {"board": "islands"}, "3x@1,0,0", "talo-off-land", "T11"),
    (POST + " +3 t3", {}, "3x@4,5,0", "talo-overlap", "T10"),
    ("+3 t3", {}, "3x@0,2,0", "talo-overlap-pawn", "T10"),
    ("+3 t3", {}, "3x@1,2,1", "talo-overlap-pawn", "T10"),
    ("+3 t3", {}, "3x@4,4,1", "talo-floats", "T13"),
    (POST + " +2 t2", {}, "2x@5,5,1", "talo-falls", "T14"),
    (POST + " +4 t1+3", {}, "3x@4,5,1!", "talo-hold-stands", "T13"),
    ("+1 t1 1z@0,5,0 . +10 t1+9", {}, "9x@-8,5,1!", "talo-hold-lost", "T13"),
    ("+3 t3 3x@0,0,0", {}, "3x@4,4,0", "talo-nothing-in-hand", "T7"),
    ("", {}, ">2,3,1", "talo-roll-first", "T6"),
    (POST + " +3 t1+2 2x@5,5,1!", {}, ">5,5,1", "talo-holding-no-move", "T13"),
    (STAIR + " +1 t1 >2,4,2", {}, ">2,3,1", "talo-moved-already", "T20"),
    (STAIR + " +1 t1 >2,4,2 1z@0,0,0", {}, ">2,4,2", "talo-standing-still", "T20"),
    (STAIR + " +1 t1", {}, ">0,0,1", "talo-no-surface", "T18"),
    ("+1 t1 1z@3,3,0 . +3 t1+2 2z@3,3,1 1z@2,3,0 . +1 t1", {}, ">3,3,1", "talo-no-room", "T18"),
    (
        "+1 t1 1z@2,3,0 >2,3,1 . +3 t1+2 1z@2,4,0 2z@7,6,0 . +1 t1 >2,4,1 1z@9,9,0 . +10 t10",
        {"players": "2"},
        ">2,4,1",
        "talo-pawn-there",
        "T18",
    ),
    (STAIR + " +1 t1", {}, ">7,6,1", "talo-no-path-up", "T19"),
    (STAIR + " +1 t1 >2,4,2 1z@0,0,0", {}, ">7,6,1", "talo-no-path", "T18"),
]


@pytest.mark.parametrize(("after", "options", "token", "message", "clause"), REFUSALS)
def test_a_refusal_has_its_own_sentence(
    after: str, options: dict[str, str], token: str, message: str, clause: str
) -> None:
    position = start(after, **options)
    with pytest.raises(IllegalAction) as refused:
        position.play(token)
    assert (refused.value.reason.id, refused.value.clause) == (message, clause)
    for language in ("en", "de"):
        assert refused.value.reason.text(language)


WALL = "+2 t2 2z@2,3,0 . +2 t2 2z@1,2,0 . +2 t2 2z@3,2,0 . +2 t2 2z@2,1,0 ."


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("@2,2", "talo-same-cell"),
        ("@2,3", "talo-cell-taken"),
        ("@7,7", "talo-cell-taken"),
        (">2,3,2", "talo-restart-first"),
    ],
)
def test_a_restart_is_refused_with_a_reason(token: str, message: str) -> None:
    position = start(WALL)
    with pytest.raises(IllegalAction) as refused:
        position.play(token)
    assert refused.value.reason.id == message
    assert refused.value.clause == "T22"


def test_a_place_walled_off_on_all_sides_has_no_way_in() -> None:
    ring = "+2 t1+1 1z@4,5,0 1z@6,5,0 . +2 t1+1 1z@5,4,0 1z@5,6,0 . +3 t3 3x@4,5,1 . +1 t1"
    with pytest.raises(IllegalAction) as refused:
        start(ring).play("1z@5,5,0")
    assert refused.value.reason.id == "talo-no-way-in"
    assert refused.value.clause == "T12"


def test_every_message_is_said_somewhere() -> None:
    folder = Path(rules.__file__).parent
    spoken = (LOCALES / "en/talo.ftl").read_text(encoding="utf-8").partition("# On the page.")[0]
    said = spoken + "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    said += "".join(f"talo-fantasy-{how}" for how in ENDS.values())  # put together there
    messages = re.findall(r"^(talo-[a-z-]+) =", spoken, re.MULTILINE)
    assert len(messages) > 50
    for message in messages:
        assert said.count(message) > 1, message


def test_a_fall_is_told_with_its_side() -> None:
    with pytest.raises(IllegalAction) as refused:
        start(POST + " +4 t4").play("4x@5,5,1")
    assert "would fall to the east" in refused.value.message
    assert "nach Osten" in refused.value.reason.text("de")


@pytest.mark.parametrize("options", [{"board": "red"}, {"players": "5"}, {"mode": "free"}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        game("talo").start(options)


# ── The course of a turn ─────────────────────────────────────────────────────────────────────────────────
def test_three_rolls_in_vain_end_the_turn() -> None:
    """With nothing but 10s out, a roll of 1 finds 1s; an emptied supply is made by hand."""
    position = start()
    state = position.state.copy()
    state[space.SUPPLY : space.SUPPLY + 9] = 0
    poor = Position(position.game, position.settings, position.rules, state, None, -1)
    again = poor.play("+3")
    assert (again.turn, again.status.id) == (0, "talo-prompt-roll-again")
    assert seat_of(again.play("+3", "+3")) == 2
    assert again.play("+10").legal() == ("t10",)


@pytest.mark.parametrize("rules_in_short", ["talo-rules", "talo-fantasy-rules"])
@pytest.mark.parametrize("language", languages())
def test_the_short_rules_end_the_turn_with_the_third_roll(language: str, rules_in_short: str) -> None:
    """Not a first roll and three more, as "again, three times at most" would have it."""
    assert THIRD[language] in translate(rules_in_short, language)


def test_a_round_without_a_bar_ends_the_game() -> None:
    position = start(players="3")
    state = position.state.copy()
    state[space.SUPPLY : space.SUPPLY + 9] = 0
    poor = Position(position.game, position.settings, position.rules, state, None, -1)
    over = poor.play(*["+3"] * 9)
    assert over.outcome is not None
    assert over.outcome.reason.id == "talo-standstill"
    assert over.outcome.returns == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=0.01)


def test_an_empty_supply_ends_the_game() -> None:
    position = start(STAIR + " +1 t1 >2,4,2")
    state = position.state.copy()
    state[space.SUPPLY : space.SUPPLY + 10] = 0
    last = Position(position.game, position.settings, position.rules, state, None, -1)
    over = last.play("1z@0,0,0", ".")
    assert over.outcome is not None
    assert (over.outcome.reason.id, over.outcome.returns) == ("talo-used-up", (1.0, 0.0))


def test_the_first_pawn_on_height_10_wins() -> None:
    steps = [*((2, y) for y in range(3, 10)), (3, 9), (4, 9), (5, 9)]
    stairs = " ".join(f"+{n} t{n} {n}z@{x},{y},0 ." for n, (x, y) in enumerate(steps, start=1))
    over = start(stairs + " +1 t1 >5,9,10")
    assert over.outcome is not None
    assert (over.outcome.reason.id, over.outcome.returns) == ("talo-on-top", (1.0, 0.0))


def test_bars_without_a_place_go_back() -> None:
    """On islands drowned in wood a 10 finds no place (T8); the pawn may still move, or the turn ends."""
    position = start("+10", board="islands")
    state = position.state.copy()
    state[space.LAND : space.LAND + 20] = 0  # no land at all: nothing can be placed
    flooded = Position(position.game, position.settings, position.rules, state, None, -1).play("t10")
    assert flooded.legal() == (".",)
    assert supply(flooded)[9] == 1
    assert flooded.parent
    assert Return(seat=1, lengths=[10]) in flooded.game.steps(flooded.parent, flooded.action)


def test_a_collapse_loses_and_is_shown() -> None:
    before = start("+1 t1 1z@5,5,0 . +4 t4", collapse="dare", players="3")
    over = before.play("4x@5,5,1")
    assert over.outcome is not None
    assert over.outcome.returns == (0.5, 0.0, 0.5)
    assert over.view()["table"]["fall"]["side"] == "e"
    steps = [step.kind for step in over.game.steps(before, over.action)]
    assert steps == ["place", "collapse", "end"]


def verdict(position: Position, token: str) -> Verdict | None:
    return preview(position, position.game.action(position.settings, token))


def test_a_verdict_is_given_before_a_bar_is_placed() -> None:
    position = start(POST + " +4 t4")
    falls = verdict(position, "4x@5,5,1")
    assert falls
    assert falls.fall
    assert (falls.margin, falls.weakest, falls.rests, falls.fall.side) == (None, None, [(5, 5, 0)], "e")
    assert [motion.bar for motion in falls.fall.moving] == ["4x@5,5,1"]
    stands = verdict(position, "4z@5,5,1")
    assert stands
    assert stands.margin == pytest.approx(0.5)
    assert (stands.fall, stands.weakest) == (None, None)
    just = verdict(start(POST + " +5 t1+4 4x@3,5,1!"), "1z@5,5,2")
    assert just
    assert just.margin == pytest.approx(0.1, abs=0.02)
    assert just.weakest == (5, 5, 0)
    assert verdict(position, "4x@5,5,0") is None  # through the post: nothing to be said of its balance
    assert verdict(position, ".") is None
    held_too = verdict(start(POST + " +3 t1+2 2x@5,5,1!"), "1z@5,5,2")
    assert held_too
    assert held_too.fall is None


def test_holding_is_shown_and_let_go() -> None:
    holding = start(POST + " +3 t1+2 2x@5,5,1!")
    assert str(held(holding)) == "2x@5,5,1"
    assert holding.view()["table"]["bars"][-1]["held"]
    assert holding.status.id == "talo-prompt-holding"
    let_go = holding.play("1z@5,5,2")
    assert held(let_go) is None


def test_reachable_surfaces_are_in_the_view() -> None:
    position = start(STAIR + " +1 t1")
    assert view(position).reachable == [(2, 3, 1), (2, 4, 2), (3, 4, 3)]


def test_the_diagram_shows_heights_and_pawns() -> None:
    drawn = start(STAIR + " +1 t1 >2,4,2").game.diagram(start(STAIR + " +1 t1 >2,4,2"), lambda text, style: text)
    assert " A2 " in drawn
    assert "hand    1" in drawn


# ── Properties of random games ───────────────────────────────────────────────────────────────────────────
def random_line(seed: int, **options: str) -> list[Position]:
    """A random game, action by action, drawn by `sample`."""
    position = game("talo").start(options, seed=0)
    rng = generator(seed)
    line = [position]
    while not position.over:
        action = position.rules.sample(position.rules.workspace(position.state), rng)
        position = position.play(int(action))
        line.append(position)
    return line


OPTION_SETS = [
    {"starts": "free"},
    {"starts": "symmetric", "board": "islands", "players": "3"},
    {"starts": "free", "collapse": "dare", "players": "4"},
]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_properties_of_random_games(options: dict[str, str], seed: int) -> None:
    for position in random_line(seed, **options):
        wood = bars(position)
        in_hand = [int(n) for n in position.state[space.HAND : space.HAND + 2] if n]
        assert len(wood) + sum(supply(position)) + len(in_hand) == 55
        for length, left in enumerate(supply(position), start=1):
            assert left + sum(bar.length == length for bar in wood) + in_hand.count(length) == 11 - length
        cells = [cell for bar in wood for cell in bar.cells]
        spaces = [cell for place in pawns(position).values() for cell in pawn_cells(place)]
        assert len(set(cells)) == len(cells)
        assert not set(cells) & set(spaces)
        assert all(z or is_land(position, x, y) for x, y, z in cells)


@pytest.mark.parametrize("seed", range(3))
def test_settled_constructions_stand_by_highs(seed: int) -> None:
    line = random_line(seed, starts="symmetric")
    for position in random.Random(seed).sample(line, 12):
        if not held(position):
            assert stands_by_highs(bars(position))


def with_pawn(position: Position, place: Place) -> Position:
    """The position with the pawn to move somewhere else, and nothing left to build."""
    state = position.state.copy()
    state[space.PAWN + seat_of(position) - 1] = space.cell_at(*place) + 1
    state[space.PHASE], state[space.MOVED], state[space.HELD] = space.FINISHING, 0, 0
    return Position(position.game, position.settings, position.rules, state, None, -1)


@pytest.mark.parametrize("seed", range(3))
def test_pawn_moves_are_reversible_on_wood(seed: int) -> None:
    """From every surface that a pawn reaches from wood it can go back, and nothing else is on the way down."""
    chance = random.Random(seed)
    checked = 0
    for position in random_line(seed, starts="symmetric")[40::9]:
        wood = {cell for bar in bars(position) for cell in bar.cells}
        busy = {cell for place in pawns(position).values() for cell in pawn_cells(place)}
        tops = [
            Place(x, y, z + 1)
            for x, y, z in sorted(wood)
            if z < 9 and not {(x, y, z + 1), (x, y, z + 2)} & (wood | busy)
        ]
        for here in chance.sample(tops, min(4, len(tops))):
            for there in reachable(with_pawn(position, here)):
                if there.height < 10:
                    assert here in reachable(with_pawn(position, there))
                    checked += 1
    assert checked > 100


def turned(bar: Bar, how: int) -> Bar:
    """A bar mirrored east to west and turned a quarter at a time about the middle of the site."""
    cells = []
    for x, y, z in bar.cells:
        if how & 4:
            x = 9 - x
        for _ in range(how & 3):
            x, y = 9 - y, x
        cells.append((x, y, z))
    axis = bar.axis if bar.axis == "z" or how % 2 == 0 else "yx"["xy".index(bar.axis)]
    return Bar(bar.length, axis, *min(cells))


def placements(position: Position, how: int) -> set[str]:
    """The legal placements, mirrored and turned."""
    found = [action for action in position.actions if action >= space.PLACE]
    return {f"{turned(placed_bar(action), how)}{'!' * (action >= space.HOLD)}" for action in found}


@pytest.mark.parametrize("how", range(1, 8))
def test_mirrored_and_turned_positions_have_the_same_legal_actions(how: int) -> None:
    """On `green`: as many placements, and the very same ones turned, held ones too."""
    line = random_line(how, starts="symmetric")
    building = [at for at in line if at.state[space.PHASE] == space.BUILDING and len(bars(at)) in range(8, 24)]
    for position in building[:: max(1, len(building) // 5)]:
        state = position.state.copy()
        codes = sorted(t.cell * space.KINDS + t.kind + 1 for t in (turned(bar, how) for bar in bars(position)))
        state[space.BAR : space.BAR + len(codes)] = codes
        if holding := held(position):
            other = turned(holding, how)
            state[space.HELD] = other.cell * space.KINDS + other.kind + 1
        for seat, place in pawns(position).items():
            cell = turned(Bar(1, "z", place.x, place.y, 0), how)
            state[space.PAWN + seat - 1] = space.cell_at(cell.x, cell.y, place.height) + 1
        twin = Position(position.game, position.settings, position.rules, state, None, -1)
        assert placements(position, how) == placements(twin, 0)


def made_daring(position: Position) -> Position:
    """The position in a game in which a placement need not stand: every candidate is legal."""
    state = position.state.copy()
    state[space.DARING] = 1
    return Position(position.game, position.settings, position.rules, state, None, -1)


@pytest.mark.parametrize("seed", range(3))
def test_a_bar_may_be_held_if_and_only_if_a_second_one_saves_it(seed: int) -> None:
    """T13, by trying every second bar on every first one that does not stand alone."""
    line = [at for at in random_line(seed, starts="symmetric") if len(bars(at)) in range(5, 20)]
    two_in_hand = [at for at in line if at.state[space.HAND] and at.state[space.HAND + 1]]
    found = [0, 0]
    for position in map(made_daring, two_in_hand[:: max(1, len(two_in_hand) // 3)]):
        listed = {action - space.HOLD for action in position.actions if action >= space.HOLD}
        firsts = [a for a in position.actions if space.PLACE <= a < space.HOLD and placed_bar(a).z > 0]
        for action in random.Random(seed).sample(firsts, min(12, len(firsts))):
            first = placed_bar(action)
            if not fall(bars(position), [first]):
                continue
            workspace = position.rules.workspace(position.state)
            rules.hold_bar(workspace, first.kind, first.cell)
            seconds = ints(position.rules.max_legal_actions)
            n = position.rules.legal(workspace, seconds)  # in `dare` all that fit are legal
            saved = any(not fall(bars(position), [first, placed_bar(int(a))]) for a in seconds[:n])
            assert saved == (action - space.PLACE in listed), f"{position!r} {first}"
            found[saved] += 1
    assert min(found) > 0


NEXT_TO = (1, space.SPAN, space.AREA, space.CELLS, space.HOLD - space.PLACE)  # in x, y, z, kind, and holding


def fitting(position: Position, chance: random.Random) -> list[int]:
    """Some placements that need not stand: in `dare`, with one bar in hand, nothing is weighed."""
    state = position.state.copy()
    state[space.DARING], state[space.HAND] = 1, 0
    alone = Position(position.game, position.settings, position.rules, state, None, -1)
    return chance.sample(alone.actions, min(15, len(alone.actions)))


def nearly_legal(position: Position, chance: random.Random) -> set[int]:
    """Legal actions, those that differ in one thing, what fits but need not stand, and any others."""
    legal = chance.sample(position.actions, min(15, len(position.actions)))
    tried = {*legal, *fitting(position, chance)}
    tried |= {action + sign * step for action in legal for step in NEXT_TO for sign in (-1, 1)}
    tried |= {*chance.sample(range(space.PLACE), 10), *chance.sample(range(space.ACTIONS), 10)}
    return {action for action in tried if 0 <= action < space.ACTIONS}


def any_of(position: Position, chance: random.Random) -> int:
    """A random action: now and then a move or one that holds a bar, and none that lets all fall at once."""
    moves = [action for action in position.actions if space.MOVE <= action < space.PLACE]
    holds = [action for action in position.actions if action >= space.HOLD]
    for rare in (moves, holds):
        if rare and chance.random() < 0.5:
            return chance.choice(rare)
    tries = [chance.choice(position.actions) for _ in range(20)]
    stays = (a for a in tries if not space.PLACE <= a < space.HOLD or not fall_with(position, placed_bar(a)))
    return next(stays, tries[0])


def sort_of(position: Position, action: int) -> str:
    if action >= space.PLACE:
        return "hold" if action >= space.HOLD else "second" if held(position) else "place"
    return "move" if action >= space.MOVE else "take" if action >= space.TAKE else "put"


@pytest.mark.parametrize("board", ["green", "islands"])
@pytest.mark.parametrize("collapse", ["forbid", "dare"])
def test_an_action_is_allowed_if_and_only_if_it_is_listed(board: str, collapse: str) -> None:
    """Issue 16, 7."""
    chance = random.Random(f"{board} {collapse}")
    position = game("talo").start(board=board, collapse=collapse, starts="symmetric")
    found = dict.fromkeys(product(("take", "move", "place", "hold", "second"), (False, True)), 0)
    for _ in range(200):
        listed = set(position.actions)
        workspace = position.rules.workspace(position.state)
        for action in nearly_legal(position, chance):
            allowed = bool(position.rules.allowed and position.rules.allowed(workspace, action))
            assert allowed == (action in listed), f"{position!r}: {position.token(action)}"
            kind = sort_of(position, action), allowed
            found[kind] = found.get(kind, 0) + 1
        position = position.play(any_of(position, chance))
        if position.over:
            position = game("talo").start(board=board, collapse=collapse, players="3")
    assert min(found.values()) > 0, found


def test_the_view_lists_no_placements() -> None:
    """Issue 16, 7: what a pawn can reach needs no more than its walk."""
    position = start(STAIR + " +1 t1")
    assert len(view(position).reachable) == 3
    position.play("1z@0,0,0")
    assert "actions" not in position.__dict__


def test_reachable_surfaces_are_the_legal_moves() -> None:
    seen = 0
    for position in [at for seed, options in enumerate(OPTION_SETS) for at in random_line(seed, **options)]:
        moves = [action for action in position.actions if space.MOVE <= action < space.PLACE]
        assert [place_over(action - space.MOVE) for action in moves] == reachable(position)
        seen += len(moves)
    assert seen > 100


def test_sampling_is_uniform() -> None:
    """Every legal action is drawn, and about equally often."""
    position = start("+1 t1 1z@0,5,0 . +6 t2+4")
    counts = dict.fromkeys(position.actions, 0)
    rng = generator(5)
    workspace = position.rules.workspace(position.state)
    draws = 40 * len(counts)
    for _ in range(draws):
        workspace[: space.LENGTH] = position.state
        counts[int(position.rules.sample(workspace, rng))] += 1
    chi = sum((count - 40) ** 2 / 40 for count in counts.values())
    assert chi < len(counts) + 5 * (2 * len(counts)) ** 0.5


# ── Walled in (T22), worked out again ────────────────────────────────────────────────────────────────────
def walled_in_by_search(position: Position) -> bool:
    """T22 word by word, with sets of cells."""
    seat = seat_of(position)
    wood = {cell for bar in bars(position) for cell in bar.cells}
    others = {cell for other, at in pawns(position).items() if other != seat for cell in pawn_cells(at)}
    box = range(-9, 19)

    def stands_on(x: int, y: int, h: int) -> bool:
        under = (x, y, h - 1)
        if x not in box or y not in box or not 1 <= h <= 10:
            return False
        may_fill = under not in others and (h > 1 or is_land(position, x, y))
        above = [(x, y, z) for z in (h, h + 1) if z <= 9]
        return (under in wood or may_fill) and not any(cell in wood or cell in others for cell in above)

    place = pawn(position, seat)
    assert place
    seen, waiting = {tuple(place)}, [tuple(place)]
    while waiting:
        x, y, h = waiting.pop()
        if h == 10:
            return False
        for (dx, dy), rise in product(((1, 0), (-1, 0), (0, 1), (0, -1)), (-1, 0, 1)):
            to = (x + dx, y + dy, h + rise)
            if to not in seen and stands_on(*to) and (h > 0 or to[2] == 1):
                seen.add(to)
                waiting.append(to)
    return True


@pytest.mark.parametrize("seed", range(3))
def test_walled_in_pawns_have_no_path(seed: int) -> None:
    """Random blocks of wood around a pawn, the compiled search against the one above."""
    chance = random.Random(seed)
    base = start(board="islands" if seed else "green")
    found = []
    for _ in range(120):
        state = base.state.copy()
        place = pawn(base, 1)
        assert place
        around = [(place.x + dx, place.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        posts = [Bar(chance.randint(1, 6), "z", x, y, 0) for x, y in around if chance.random() < 0.8]
        codes = sorted(bar.cell * space.KINDS + bar.kind + 1 for bar in posts)
        state[space.BAR : space.BAR + len(codes)] = codes
        state[space.BARS] = len(codes)
        position = Position(base.game, base.settings, base.rules, state, None, -1)
        workspace = base.rules.workspace(state)
        found.append(bool(walled_in(workspace)))
        assert found[-1] == walled_in_by_search(position)
    assert True in found
    assert False in found


def test_the_bound_on_legal_actions_is_far_off() -> None:
    """`most` is proved in rules.py; a daring game with two long bars in hand is the widest there is."""
    widest = 0
    for seed in range(2):
        for position in random_line(seed, starts="symmetric", collapse="dare"):
            widest = max(widest, len(position.actions) if position.turn > 0 else 0)
    assert widest < rules.MOST


def test_planes_are_filled() -> None:
    position = start(STAIR + " +3 t1+2 >2,4,2")
    planes = position.observe(1)
    assert planes[0].sum() == sum(bar.length**2 for bar in bars(position))
    assert planes[3].sum() == 1
    assert planes[4].sum() == -1
    rest = planes[7].ravel()
    assert rest[:100].sum() == 100
    assert rest[200:210].tolist() == supply(position)
    assert np.array_equal(rest[210:212], [1, 2])


def test_nothing_is_left_over_in_the_working_memory() -> None:
    """Whatever lies behind the position, the answers are the same."""
    position = start("+1 t1 1z@0,5,0 . +6 t2+4")
    room, other = ints(position.rules.max_legal_actions), ints(position.rules.max_legal_actions)
    clean, dirty = position.rules.workspace(position.state), position.rules.workspace(position.state)
    dirty[space.LENGTH :] = -7
    assert position.rules.legal(clean, room) == position.rules.legal(dirty, other)
    assert np.array_equal(room, other)


PLAIN_RUN = """
from ziggurat.core.registry import game
from ziggurat.games.talo.construction import Bar, fall, margin, stands
from ziggurat.kernel import PLAIN, generator, perft

start = game("talo").start(starts="symmetric")
print(perft(start.rules, start.state, 2))
for after in ("+1 t1 1z@5,5,0 . +3 t1+2", "+1 t1 1z@5,5,0 . +4 t2+2 2x@5,5,1!"):
    position = start.play(*after.split())
    print(position.legal(), [position.observe(seat).sum() for seat in (1, 2)], position.view())
    rng = generator(3)
    rules, p = position.rules, position.state
    print([position.token(int(rules.sample(rules.workspace(p), rng))) for _ in range(5)])
leaning = [Bar(1, "z", 5, 5, 0), Bar(2, "z", 8, 5, 0)]
print(stands([*leaning, Bar(4, "x", 4, 5, 1)]), fall(leaning, [Bar(4, "x", 4, 5, 1)]), margin(leaning))
print(fall(leaning, [Bar(4, "x", 4, 5, 1), Bar(3, "y", 8, 5, 2)]))
walled = start.play(*"+2 t2 2z@2,3,0 . +2 t2 2z@1,2,0 . +2 t2 2z@3,2,0 . +2 t2 2z@2,1,0 .".split())
print(walled.legal(), PLAIN == {plain})
"""


def test_plain_python_agrees_with_the_compiled_rules() -> None:
    """The same source lines, run by Python itself and as machine code, say the same."""

    def run(plain: bool) -> str:
        environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(plain))}
        command = [sys.executable, "-W", "error", "-c", PLAIN_RUN.replace("{plain}", str(plain))]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run(plain=True) == run(plain=False)
