"""What stands under T14 stands in two engines of rigid bodies, what falls falls, and what rests stays at rest."""

import math
import random
from itertools import islice, product

import pytest

from balance_reference import stands_by_highs
from second_judge import (
    INSET,
    LESS_FRICTION,
    MORE_FRICTION,
    WIDER_INSET,
    Bar,
    Construction,
    Disagreement,
    FreeBar,
    clear_verdict,
    constructions,
    disagreements,
    explanation,
    free,
    grown,
    moved_by_the_page,
    moved_in_rapier,
    told,
)
from ziggurat.core.registry import game
from ziggurat.teaching.lessons import lessons

AGREE = 0.98


@pytest.mark.long
def test_both_engines_agree_with_the_balance() -> None:
    pytest.importorskip("mujoco", reason="MuJoCo is in requirements/judge.txt, which make test-all installs")
    found = constructions(300, seed=1)
    wrong = disagreements(found)
    for engine, stands in product(("Rapier", "MuJoCo"), (True, False)):
        of = sum(one.stands == stands for one in found)
        against = [one for one in wrong if one.engine == engine and one.construction.stands == stands]
        assert of >= 150
        assert 1 - len(against) / of >= AGREE, [told(one.construction.bars) for one in against]
    for one in wrong:
        assert explanation(one), told(one.construction.bars)


def test_what_is_clear() -> None:
    assert clear_verdict([(1, "z", 4, 4, 0), (3, "x", 3, 4, 1)]) is True
    assert clear_verdict([(1, "z", 4, 4, 0), (4, "x", 4, 4, 1)]) is False
    balanced = Construction(((1, "z", 4, 4, 0), (2, "x", 4, 4, 1)), stands=False)
    assert explanation(Disagreement("Rapier", balanced, 0.0)) == "it is balanced right over an edge"
    wrong = Construction(((1, "z", 4, 4, 0), (4, "x", 4, 4, 1)), stands=False)
    assert explanation(Disagreement("Rapier", wrong, 0.0)) == ""
    assert explanation(Disagreement("MuJoCo", wrong._replace(stands=True), 1.0)) == ""


@pytest.mark.long
def test_what_stands_and_falls_in_an_engine_has_no_explanation() -> None:
    falls = Construction(((1, "z", 4, 4, 0), (4, "x", 4, 4, 1)), stands=True)
    assert explanation(Disagreement("Rapier", falls, 1.0)) == ""


@pytest.mark.long
def test_two_verdicts_decide_what_is_clear() -> None:
    """All eight ways of T14 give the verdict of the two that are asked."""
    chance = random.Random(3)
    for made in islice((one for _ in range(9) for one in grown(chance)), 25):
        ways = product((INSET, WIDER_INSET), (LESS_FRICTION, MORE_FRICTION), (False, True))
        assert {stands_by_highs(made.bars, *way) for way in ways} == {made.stands}


@pytest.mark.long
def test_rapier_agrees_on_the_rulebook() -> None:
    """T15: a bar across a post stands if it is centred; a 4 across a 1 stands with a 1 on its short side."""
    centred = [(1, "z", 4, 4, 0), (3, "x", 3, 4, 1)]
    uneven = [(1, "z", 4, 4, 0), (4, "x", 3, 4, 1)]
    weighted = [*uneven, (1, "z", 3, 4, 2)]
    far = [(1, "z", 4, 4, 0), (4, "x", 4, 4, 1)]
    moved = moved_in_rapier([centred, weighted, far])
    assert [way < 0.1 for way in moved] == [True, True, False]


# ── What rests stays at rest ─────────────────────────────────────────────────────────────────────────────
TOWERS: list[list[Bar]] = [
    [(1, "z", 4, 4, z) for z in range(10)],
    [(3, "x" if z % 2 else "y", 4 - z % 2, 3 + z % 2, z) for z in range(10)],  # crosswise
]
ARCHES: list[list[Bar]] = [
    [(3, "z", 1, 4, 0), (3, "z", 7, 4, 0), (7, "x", 1, 4, 3), (2, "z", 4, 4, 4)],
    [
        (2, "z", 2, 4, 0),
        (2, "z", 6, 4, 0),
        (5, "x", 2, 4, 2),
        (1, "z", 2, 4, 3),
        (1, "z", 6, 4, 3),
        (5, "x", 2, 4, 4),
    ],
]
CANTILEVERS: list[list[Bar]] = [
    [(1, "z", 4, 4, 0), (4, "x", 3, 4, 1), (1, "z", 3, 4, 2), (2, "z", 3, 4, 3)],
    [(2, "z", 4, 4, 0), (5, "x", 3, 4, 2), (7, "z", 3, 4, 3)],
]
CREEP = 0.01


def heap(count: int, seed: int) -> list[FreeBar]:
    """Bars in the air, turned anyhow: they fall on each other and lie about."""
    chance = random.Random(seed)
    return [
        {
            "number": k + 1,
            "length": chance.randint(1, 4),
            "at": [5 + chance.uniform(-1, 1), 5 + chance.uniform(-1, 1), 3 + 3 * k],
            "turned": _any_turn(chance),
        }
        for k in range(count)
    ]


def _any_turn(chance: random.Random) -> list[float]:
    parts = [chance.gauss(0, 1) for _ in range(4)]
    return [part / math.hypot(*parts) for part in parts]


def grids(*many: list[Bar]) -> list[list[FreeBar]]:
    return [[free(k, bar) for k, bar in enumerate(bars, 1)] for bars in many]


@pytest.mark.long
@pytest.mark.parametrize("simd", [True, False], ids=["simd", "plain"])
def test_what_rests_stays_at_rest_for_ten_minutes(simd: bool) -> None:
    """With sleeping switched off, in both builds of Rapier: ten simulated minutes."""
    found = [*grids(*TOWERS, *ARCHES, *CANTILEVERS), heap(12, seed=1), heap(12, seed=2)]
    crept = moved_by_the_page(found, seconds=600, settle=20, simd=simd)
    assert max(crept) < CREEP, crept


@pytest.mark.long
def test_what_is_built_to_rest_does_not_fall_while_it_settles() -> None:
    """The same without the heaps, which are meant to fall: else a ruin would be at rest, too."""
    assert max(moved_by_the_page(grids(*TOWERS, *ARCHES, *CANTILEVERS), seconds=20)) < 0.05


@pytest.mark.long
def test_what_the_lesson_builds_stands() -> None:
    """The examples of talo's lesson for building freely say that nothing moved: so it is in the engine."""
    for step in lessons(game("talo")):
        if step.course == "fantasy":
            built = step.position().play(step.example).view()["table"]["bars"]
            assert max(moved_by_the_page([built], seconds=5)) < 0.005, step.name
