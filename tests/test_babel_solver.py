"""Babel's solver: the specification's counts, a certificate, a second solver, the symmetries."""

import random

import numpy as np
import pytest

from naive_babel import START, Faces, NaivePosition, next_positions
from naive_babel import solve as solve_naively
from spec_numbers import spec_numbers
from ziggurat.bots.bot import SearchLimits
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.babel import rules
from ziggurat.games.babel.play.solver import BabelSolver
from ziggurat.games.babel.play.tablebase import (
    WON,
    Tablebase,
    canonical,
    distance_of,
    key_of,
    tablebase,
    unfold,
)
from ziggurat.games.babel.rules import DRAW, LAST, LENGTH
from ziggurat.kernel import Ints, ints

BABEL = game("babel")


@pytest.fixture(scope="module")
def solved() -> Tablebase:
    return tablebase()


def test_the_counts_of_the_specification(solved: Tablebase) -> None:
    known = spec_numbers("babel")["positions_up_to_symmetry"]
    assert [part.stop - part.start for part in solved.plies] == known["per_ply"]
    assert list(solved.over) == known["ended"]
    won = [int(np.sum(solved.scores[LAST][part] > 0)) for part in solved.plies]
    assert won == known["won_for_the_player_to_move"]
    assert len(solved.keys) == 300_779


@pytest.mark.parametrize("full_tower", ["last", "draw"])
def test_the_start_is_won_in_15(full_tower: str) -> None:
    position = BABEL.start(full_tower=full_tower)
    for score in BabelSolver().analyse(position, SearchLimits()):
        kind = rules.TYPE[score.action % rules.ORIENTATIONS]
        assert (score.value, score.exact) == (float(kind != 2), True)
        assert score.plies_to_end == 15 or kind == 2
    placements = 0
    while not position.over:
        position = position.play(BabelSolver().choose(position, SearchLimits()))
        placements += 1
    assert placements == 15
    assert position.outcome is not None
    assert position.outcome.winners == (1,)


def place(key: int, full_tower: int) -> Ints:
    p = ints(LENGTH)
    unfold(key, p)
    p[rules.FULL_TOWER] = full_tower
    return p


@pytest.mark.parametrize("full_tower", [LAST, DRAW])
def test_certificate(solved: Tablebase, full_tower: int) -> None:
    """Every value follows from its children's, by plain arithmetic on the rules, ends from the result itself."""
    actions, share = ints(rules.RULES.max_legal_actions), ints(2)
    scores = solved.scores[full_tower]
    for key, score in zip(solved.keys.tolist(), scores.tolist(), strict=True):
        p = place(key, full_tower)
        n = rules.legal(p, actions)
        mover = int(p[rules.PLACED]) % 2
        if n == 0:
            rules.returns(p, share)
            assert score == {0: -WON, 6: 0}[int(share[mover])]
            continue
        answers = []
        for action in actions[:n]:
            after = p.copy()
            rules.apply(after, action)
            answers.append(solved.score(after))
        placed = int(p[rules.PLACED])
        lost = [distance_of(a, placed + 1) for a in answers if a < 0]
        if lost:
            assert score == WON - 1 - min(lost)
        elif 0 in answers:
            assert score == 0
        else:
            assert score == -WON + 1 + max(distance_of(a, placed + 1) for a in answers)


def as_position(at: NaivePosition) -> Ints:
    """A naive solver's sight as an array of the compiled rules, a complete tower lost for who cannot place."""
    p = ints(LENGTH)
    hands = [sum(n << 2 * kind for kind, n in enumerate(hand)) for hand in (at.hand, at.other)]
    mover = at.placed % 2
    p[rules.HAND + mover], p[rules.HAND + 1 - mover] = hands
    p[rules.PLACED] = at.placed
    level = at.placed // 4
    if level < 6:
        p[rules.TOWER + level] = sum(
            nibble(cell, cube) << 4 * cell for cell, cube in enumerate(at.cells) if cube is not None
        )
    if 0 < level < 6:
        p[rules.TOWER + level - 1] = sum((5 if top else 1) << 4 * cell for cell, top in enumerate(at.tops))
    return p


def nibble(cell: int, cube: Faces) -> int:
    letters = ("w" if cell & 1 else "e") + ("s" if cell & 2 else "n") + "ud"
    pattern = sum(1 << bit for bit, letter in enumerate(letters) if letter in cube)
    return rules.PATTERN.index(pattern) + 1


@pytest.mark.long
def test_a_second_solver_on_the_whole_game(solved: Tablebase) -> None:
    """Another program, from the top down, without symmetry, on cubes with six faces: the same value everywhere."""
    values = solve_naively()
    assert START in values
    seen = set()
    for at, (by_last, by_draw) in values.items():
        p = as_position(at)
        for full_tower, (value, distance) in ((LAST, by_last), (DRAW, by_draw)):
            p[rules.FULL_TOWER] = full_tower
            score = solved.score(p)
            assert (score > 0) - (score < 0) == value
            assert distance_of(score, at.placed) == distance
        seen.add(int(key_of(p)))
    assert len(seen) == len(solved.keys)


def test_the_eight_symmetries_have_one_key_and_one_value(solved: Tablebase) -> None:
    chance = random.Random(5)
    for at in walk(chance, 400):
        p = as_position(at)
        images = {as_position(image).tobytes(): as_position(image) for image in eight(at)}
        assert {int(key_of(image)) for image in images.values()} == {int(key_of(p))}
        assert {solved.score(image) for image in images.values()} == {solved.score(p)}
        square = int(key_of(p)) & ((1 << 20) - 1)
        assert int(canonical(square)) == square


def walk(chance: random.Random, steps: int) -> list[NaivePosition]:
    found, at = [], START
    for _ in range(steps):
        nexts = next_positions(at)
        at = chance.choice(nexts) if nexts else START
        found.append(at)
    return found


def eight(at: NaivePosition) -> list[NaivePosition]:
    """The images under mirrors, made with whole cubes."""
    found = [at]
    for exchange, cells in (({"e": "w", "w": "e"}, (1, 0, 3, 2)), ({"n": "s", "s": "n"}, (2, 3, 0, 1))):
        found += [seen(image, exchange, cells) for image in found]
    diagonal = {"e": "n", "n": "e", "w": "s", "s": "w"}
    return found + [seen(image, diagonal, (0, 2, 1, 3)) for image in found]


def seen(at: NaivePosition, exchange: dict[str, str], cells: tuple[int, ...]) -> NaivePosition:
    cubes = [None if c is None else frozenset(exchange.get(f, f) for f in c) for c in at.cells]
    return at._replace(cells=tuple(cubes[cell] for cell in cells), tops=tuple(at.tops[cell] for cell in cells))


def test_most_legal_actions(solved: Tablebase) -> None:
    actions = ints(64)
    most = max(rules.legal(place(key, LAST), actions) for key in solved.keys.tolist())
    assert most == rules.RULES.max_legal_actions


def test_the_solver_lists_the_best_first() -> None:
    position: Position = BABEL.start().play("a1enu", "b1-")
    scores = BabelSolver().analyse(position, SearchLimits())
    ranks = [(w.value, (w.plies_to_end or 0) * (-1 if w.value else 1)) for w in scores]
    assert ranks == sorted(ranks, reverse=True)
    assert {w.action for w in scores} == set(position.actions)


def test_the_theorem_in_words_and_data() -> None:
    report = BabelSolver().report(BABEL.start().settings, lambda done, of: None)
    assert report.text.startswith("Seat 1 wins babel with best play, in 15 placements")
    assert report.data["positions"] == sum(row["positions"] for row in report.data["plies"]) == 300_779
    assert sum(report.data["distances"]) == 300_779
    assert [row["value"] for row in report.data["openings"] if row["type"] == 2] == ["loss", "loss"]
    assert sum(len(row["tokens"]) for row in report.data["openings"]) == 32
