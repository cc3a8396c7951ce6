"""Talo's balance (T14, T15), judged by HiGHS and by exact rationals."""

import random
from fractions import Fraction
from typing import Any

import pytest

from balance_reference import cross, judge, middle, points, stands_by_highs, stands_exactly
from spec_numbers import spec_numbers
from ziggurat.core.registry import game
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar, Fall, fall, margin, stands, weakest
from ziggurat.games.talo.notation import placed_bar
from ziggurat.games.talo.statics import balance, simplex
from ziggurat.kernel import generator, ints

CONSTRUCTIONS = spec_numbers("talo_balance")["constructions"]


def built(*tokens: str) -> list[Bar]:
    """Bars by their tokens."""
    kind = game("talo")
    settings = kind.start().settings
    return [placed_bar(kind.action(settings, token)) for token in tokens]


def bars_in(case: dict[str, Any]) -> list[Bar]:
    return [Bar(*bar) for bar in case["bars"]]


# ── The specification's constructions ────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("case", CONSTRUCTIONS, ids=lambda case: case["name"])
def test_constructions_of_the_specification(case: dict[str, Any]) -> None:
    assert stands(bars_in(case)) == case["stands"]
    assert stands_by_highs(bars_in(case)) == case["stands"]


def test_small_constructions_are_judged_exactly_too() -> None:
    small = [case for case in CONSTRUCTIONS if len(case["bars"]) <= 4]
    assert len(small) > 40
    for case in small:
        assert stands_exactly(bars_in(case)) == case["stands"], case["name"]


@pytest.mark.parametrize("case", CONSTRUCTIONS, ids=lambda case: case["name"])
def test_the_last_bar_of_a_construction_is_judged_on_the_rest(case: dict[str, Any]) -> None:
    *base, last = bars_in(case)
    if stands(base):
        assert bool(fall(base, [last])) != case["stands"]


# ── T15, the rulebook's examples ─────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("length", range(2, 11))
def test_a_bar_across_a_post_stands_if_odd_and_centred(length: int) -> None:
    for west in range(length):
        standing = stands(built("1z@5,5,0", f"{length}x@{5 - west},5,1"))
        assert standing == (length % 2 == 1 and west == length // 2)


def test_an_even_bar_leans_against_a_bar_that_reaches_up_beside_its_end() -> None:
    assert stands(built("1z@5,5,0", "4x@4,5,1", "2z@8,5,0"))
    assert not stands(built("1z@5,5,0", "4x@4,5,1", "1z@8,5,0"))
    assert not stands(built("1z@5,5,0", "4x@4,5,1", "2z@3,5,0"))


def test_a_four_across_a_one_stands_with_a_one_on_its_short_side() -> None:
    assert stands(built("1z@5,5,0", "4x@4,5,1", "1z@4,5,2"))
    assert not stands(built("1z@5,5,0", "4x@4,5,1", "1z@7,5,2"))


# ── Falling ──────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("token", "side"),
    [("4x@5,5,1", "e"), ("4x@2,5,1", "w"), ("4y@5,5,1", "n"), ("4y@5,2,1", "s"), ("2x@7,7,3", "d")],
)
def test_a_fall_has_a_side(token: str, side: str) -> None:
    found = fall(built("1z@5,5,0"), built(token))
    assert found.side == side
    assert [str(motion.bar) for motion in found.motions] == [token]


def test_a_weight_on_the_end_of_a_lever_brings_both_down() -> None:
    found = fall(built("1z@5,5,0", "5x@3,5,1"), built("2z@7,5,2"))
    assert found.side == "e"
    assert {str(motion.bar) for motion in found.motions} == {"5x@3,5,1", "2z@7,5,2"}


def check_fall(bars: list[Bar], found: Fall) -> None:
    """A fall gains from gravity and drives no two bodies into each other, friction overcome."""
    motions = {motion.bar: motion for motion in found.motions}
    assert sum(motion.loss for motion in found.motions) > 1e-6
    for point in points(bars):
        at = []
        for body, sign in ((point.upper, 1), (point.lower, -1)):
            motion = motions.get(bars[body]) if body >= 0 else None
            if motion:
                arm = tuple(a - b for a, b in zip(point.at, middle(bars[body]), strict=True))
                turning = tuple(Fraction(w) for w in motion.turning)
                turned = cross((turning[0], turning[1], turning[2]), (arm[0], arm[1], arm[2]))
                at.append([sign * (v + float(w)) for v, w in zip(motion.velocity, turned, strict=True)])
        x, y, z = (sum(part) for part in zip([0.0, 0.0, 0.0], *at, strict=True))
        if point.grips:
            assert z - 0.4 * (abs(x) + abs(y)) > -1e-4
        else:
            assert (x if point.push[0] else y) > -1e-4


# ── The margin ───────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("1z@5,5,0 3x@4,5,1", 0.5),  # the middle over the middle
        ("1z@5,5,0 4x@4,5,1 1z@4,5,2", 0.3),  # together they weigh down 0.3 from the edge
        ("5x@1,5,0 5x@3,5,1", 0.5),
        ("1z@0,0,0", 0.5),
    ],
)
def test_the_margin_is_the_largest_inset(tokens: str, expected: float) -> None:
    assert margin(built(*tokens.split())) == pytest.approx(expected, abs=2e-6)


def test_the_margin_divides_what_stands_from_what_falls() -> None:
    standing = [bars_in(case) for case in CONSTRUCTIONS if case["stands"]][:20]
    inner = 0
    for bars in standing:
        found = Fraction(margin(bars))
        assert found >= Fraction(1, 50)
        assert stands_by_highs(bars, found - Fraction(1, 10_000))
        if found < Fraction(1, 2):
            inner += 1
            assert not stands_by_highs(bars, found + Fraction(1, 10_000))
    assert inner > 5


@pytest.mark.parametrize(
    ("tokens", "cell"),
    [
        ("3z@4,4,0 4x@2,4,3 1z@4,4,4", (4, 4, 2)),  # the post, not the bar that the 1 lies on
        ("1z@4,4,0 1z@6,4,0 8x@2,4,1 3z@9,4,2", (6, 4, 0)),  # of two posts the one beside the weight
        ("1z@4,4,0 1z@4,6,0 8y@4,2,1 3z@4,9,2", (4, 6, 0)),
        ("1z@0,0,0", None),
    ],
)
def test_the_weakest_support_is_the_one_over_which_all_would_tip(
    tokens: str, cell: tuple[int, int, int] | None
) -> None:
    bars = built(*tokens.split())
    assert weakest(bars, min(0.5, margin(bars) + 0.01)) == cell


# ── Programs without end ─────────────────────────────────────────────────────────────────────────────────
def at_rest(bars: list[Bar], patience: int) -> tuple[bool, int]:
    """Whether the program for all bars finds forces with so much patience, and how many attempts led nowhere."""
    p = ints(balance.END_OF_BALANCE)
    contacts = 0
    for number, bar in enumerate(bars):
        balance.set_bar(p, number, bar.kind, bar.cell)
        contacts = balance.link(p, number, contacts)
        p[simplex.LOCAL + number] = 0
    found = simplex.found_at_rest(p, len(bars), contacts, 6, simplex.ALL_ELSE_STAYS, balance.INSET, patience)
    return bool(found), int(p[simplex.RETRIED])


def test_a_program_that_is_never_sure_ends_and_does_not_let_anything_stand() -> None:
    leaning = built("1z@5,5,0", "4x@4,5,1", "2z@8,5,0")
    assert at_rest(leaning, simplex.PATIENCE) == (True, 0)
    assert at_rest(leaning, 0) == (False, simplex.ATTEMPTS)


# ── Random constructions ─────────────────────────────────────────────────────────────────────────────────
def beside(chance: random.Random, bars: list[Bar]) -> Bar:
    """A bar somewhere on or beside the others; on the board at times."""
    length = chance.choices(range(1, 11), weights=range(10, 0, -1))[0]
    axis = "z" if length == 1 else chance.choice("xyz")
    x, y, z = chance.choice(chance.choice(bars).cells) if bars and chance.random() < 0.9 else (5, 5, -1)
    z += chance.random() < 0.8
    if chance.random() < 0.3:
        x, y = x + chance.choice((-1, 1)), y + chance.choice((-1, 0, 1))
    back = chance.randrange(length)
    return Bar(length, axis, x - back * (axis == "x"), y - back * (axis == "y"), max(z, 0))


def fits(bar: Bar, bars: list[Bar]) -> bool:
    taken = {cell for other in bars for cell in other.cells}
    inside = all(
        -9 <= x <= 18 and -9 <= y <= 18 and z <= 9 and (z or (0 <= x <= 9 and 0 <= y <= 9))
        for x, y, z in bar.cells
    )
    return inside and not taken & set(bar.cells)


def check_heap(seed: int, tries: int) -> tuple[int, int]:
    """Builds a heap, asking of bars and pairs of bars whether they may be added; returns how many stood, fell."""
    chance = random.Random(seed)
    most = chance.choice((4, 6, 9, 14, 20))
    bars: list[Bar] = []
    counts = [0, 0]
    for _ in range(tries):
        added: list[Bar] = []
        for _ in range(chance.choice((1, 1, 2))):
            bar = beside(chance, [*bars, *added])
            if fits(bar, [*bars, *added]):
                added.append(bar)
        if not added:
            continue
        found = fall(bars, added)
        whole = [*bars, *added]
        standing = not found
        assert standing == judge(whole, standing), f"{list(map(str, bars))} + {list(map(str, added))}: {standing}"
        counts[standing] += 1
        if found:
            check_fall(whole, found)
        else:
            assert stands(whole)
            bars = whole if len(whole) <= most else []
    return counts[1], counts[0]


def check_game(seed: int, tries: int) -> int:
    """Plays a random game and asks of random candidates whether they may be added; returns how many were asked."""
    chance = random.Random(seed)
    start = game("talo").start(starts="symmetric")
    rules = start.rules
    p = rules.workspace(start.state)
    rng = generator(seed)
    actions, asked = ints(rules.max_legal_actions), 0
    wanted = set(chance.sample(range(2, 55), tries))
    while (action := rules.sample(p, rng)) >= 0:
        count = int(p[space.BARS])
        if count in wanted and p[space.PHASE] == space.BUILDING and not p[space.HELD]:
            wanted.discard(count)
            daring = rules.workspace(p[: space.LENGTH])
            daring[space.DARING] = 1
            daring[space.HAND] = 0 if daring[space.HAND + 1] else daring[space.HAND]  # one bar: nothing to hold
            n = rules.legal(daring, actions)
            bars = [Bar.of(int(code) - 1) for code in p[space.BAR : space.BAR + count]]
            high = [a for a in actions[:n].tolist() if a >= space.PLACE and placed_bar(a).z > 0]
            for placement in chance.sample(high, min(8, len(high))):
                bar = placed_bar(placement)
                standing = not fall(bars, [bar])
                assert standing == judge([*bars, bar], standing), f"{list(map(str, bars))} + {bar}: {standing}"
                asked += 1
        rules.apply(p, action)
    return asked


@pytest.mark.parametrize("seed", range(24))
def test_random_heaps(seed: int) -> None:
    stood, fell = check_heap(seed, 250)
    assert stood > 10
    assert fell > 10


@pytest.mark.parametrize("seed", range(4))
def test_constructions_of_random_games(seed: int) -> None:
    assert check_game(seed, 20) > 40


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_many_random_heaps(seed: int) -> None:
    check_heap(seed, 400)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1060))
def test_many_constructions_of_random_games(seed: int) -> None:
    check_game(seed, 40)


@pytest.mark.parametrize("seed", range(6))
def test_near_ties_in_exact_rationals(seed: int) -> None:
    """Small heaps, every verdict proved exactly."""
    chance = random.Random(seed)
    for _ in range(12):
        bars: list[Bar] = []
        while len(bars) < 5:
            bar = beside(chance, bars)
            if fits(bar, bars):
                standing = not fall(bars, [bar])
                assert standing == stands_exactly([*bars, bar])
                if not standing:
                    break
                bars.append(bar)
