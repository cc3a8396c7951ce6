"""Nivos: the properties of its rules, what it refuses and why, and the same rules written naively."""

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from typing import Any

import numpy as np
import pytest

import connect_four
from naive_nivos import DEFAULT_SPLIT, NaiveNivos
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.types import Json
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.plates import SIZES
from ziggurat.kernel import PLAIN, generator, perft, random_games

NIVOS = game("nivos")
WAYS = [{"players": players, "cylinders": taken} for players in "234" for taken in ("ascending", "choice")]
OTHER_SPLIT = "1x1,1x2,1x3,1x4/1x1,2x2,2x3,2x4"
Square = tuple[int, int]


def random_game(options: dict[str, str], seed: int) -> Iterator[Position]:
    """The positions of a game played at random."""
    chance = random.Random(seed)
    position = NIVOS.start(options)
    yield position
    while not position.over:
        position = position.play(chance.choice(position.actions))
        yield position


def table(position: Position) -> Json:
    shown: Json = position.view()["table"]
    return shown


def squares(plate: Json) -> set[Square]:
    x, y = "abcdef".index(plate["cell"][0]), int(plate["cell"][1]) - 1
    return set(product(range(x, x + plate["width"]), range(y, y + plate["depth"])))


# ── The rules, against the same rules written naively ────────────────────────────────────────────────────
def check_against_naive(options: dict[str, str], seed: int) -> None:
    split = options.get("split", DEFAULT_SPLIT)
    naive = NaiveNivos(int(options["players"]), options["cylinders"] == "choice", split)
    for position in random_game(options, seed):
        if position.parent:
            naive.play(position.history[-1])
        assert set(position.legal()) == naive.legal(), f"{position!r}"
        assert position.over == naive.over()
        assert position.over or position.turn == naive.seat
        covered = Counter((frozenset(plate.squares), plate.level, naive.covered(plate)) for plate in naive.plates)
        shown = table(position)["plates"]
        assert covered == Counter((frozenset(squares(p)), p["level"], p["covered"]) for p in shown)
        assert [stack["heights"] for stack in table(position)["cylinders"]] == [
            sorted(stack) for stack in naive.stacks.values()
        ]
    assert position.outcome
    assert position.outcome.returns == tuple(naive.shares())


@pytest.mark.parametrize("options", [*WAYS, {**WAYS[-1], "split": OTHER_SPLIT}], ids=str)
def test_legal_lists_agree_with_the_naive_rules(options: dict[str, str]) -> None:
    for seed in range(3):
        check_against_naive(options, seed)


@pytest.mark.long
@pytest.mark.parametrize("options", [*WAYS, {**WAYS[-1], "split": OTHER_SPLIT}], ids=str)
def test_legal_lists_agree_with_the_naive_rules_at_length(options: dict[str, str]) -> None:
    for seed in range(1000, 1030):
        check_against_naive(options, seed)


# ── Properties ───────────────────────────────────────────────────────────────────────────────────────────
def every_game(seeds: int) -> Iterator[Position]:
    for options in WAYS:
        for seed in range(seeds):
            yield from random_game(options, seed)


def test_a_plate_is_covered_exactly_when_every_square_of_it_is() -> None:
    seen = Counter[bool]()
    for position in every_game(4):
        plates = table(position)["plates"]
        for plate in plates:
            above: set[Square] = set()
            above.update(*(squares(other) for other in plates if other["level"] > plate["level"]))
            assert plate["covered"] == (squares(plate) <= above), f"{position!r}: {plate}"
            seen[plate["covered"]] += 1
    assert seen[True] > 100
    assert seen[False] > 100


def test_heights_never_differ_under_a_plate() -> None:
    for position in every_game(4):
        plates = table(position)["plates"]
        for plate in plates:
            lower = [squares(other) for other in plates if other["level"] < plate["level"]]
            heights = {sum(square in under for under in lower) for square in squares(plate)}
            assert heights == {plate["level"] - 1}, f"{position!r}: {plate}"
            on_level = [squares(other) for other in plates if other["level"] == plate["level"]]
            assert sum(len(squares(plate) & other) for other in on_level) == len(squares(plate))


def test_plates_and_cylinders_are_conserved() -> None:
    every_plate = Counter({str(size): 3 for size in SIZES} | {"3x3": 1})
    for position in every_game(4):
        shown = table(position)
        held = [plate["size"] for hand in [*shown["hands"], shown["reserve"]] for plate in hand]
        assert Counter([*held, *(plate["size"] for plate in shown["plates"])]) == every_plate
        taken = [height for stack in shown["cylinders"] for height in stack["heights"]]
        assert sorted([*taken, *shown["free_cylinders"]]) == [1, 2, 3, 4, 5, 6]
        assert sum(stack["total"] for stack in shown["cylinders"]) == sum(taken)


def test_owners_and_layers_are_those_of_the_game() -> None:
    for position in every_game(2):
        if position.parent is None or position.history[-1][0] in "pc":
            continue
        before, seat, token = table(position.parent), position.parent.turn, position.history[-1]
        (laid,) = [plate for plate in table(position)["plates"] if no_such(plate, before["plates"])]
        assert laid["seat"] == seat
        mate = (seat + 1) % 4 + 1
        assert laid["owner"] == {"r": 0, "n": 0, "t": mate}.get(token[0], seat)
        holder = before["hands"][laid["owner"] - 1] if laid["owner"] else before["reserve"]
        assert laid["size"] in [plate["size"] for plate in holder]


def no_such(plate: Json, plates: list[Json]) -> bool:
    return not any(plate["cell"] == other["cell"] and plate["level"] == other["level"] for other in plates)


@pytest.mark.skipif(PLAIN, reason="takes minutes in plain Python")
@pytest.mark.parametrize("options", WAYS, ids=str)
def test_random_actions_are_all_equally_likely(options: dict[str, str]) -> None:
    rng = generator(4)
    for position in list(random_game(options, seed=2))[1:-1:5]:
        workspace, share = position.rules.workspace(position.state), 200
        drawn = Counter(position.rules.sample(workspace, rng) for _ in range(share * len(position.actions)))
        assert sorted(drawn) == list(position.actions)
        assert all(abs(count - share) < 6 * share**0.5 for count in drawn.values()), f"{position!r}: {drawn}"


def test_every_game_ends_in_at_most_31_turns() -> None:
    for options in WAYS:
        for seed in range(40):
            *_, end = random_game(options, seed)
            turns = [token for token in end.history if not token.startswith("c")]
            assert len(turns) <= 31
            assert table(end)["level"] <= rules.LEVELS


def transformed(token: str, move: Callable[[int, int], Square]) -> str:
    """A token as it reads after the board is turned or mirrored."""
    front, _, cell = token.partition("@")
    if not cell:
        return token
    shape = "3x3" if front == "n" else front.lstrip("rt")
    x, y = "abcdef".index(cell[0]), int(cell[1]) - 1
    corners = [move(i, j) for i, j in product((x, x + int(shape[0]) - 1), (y, y + int(shape[2]) - 1))]
    (west, east), (south, north) = ((min(axis), max(axis)) for axis in zip(*corners, strict=True))
    lying = f"{east - west + 1}x{north - south + 1}"
    source = front[: len(front) - len(shape)] if front != "n" else ""
    return f"{'n' if front == 'n' else source + lying}@{'abcdef'[west]}{south + 1}"


SYMMETRIES: list[Callable[[int, int], Square]] = [
    lambda x, y: (5 - x, y),
    lambda x, y: (x, 5 - y),
    lambda x, y: (5 - x, 5 - y),
    lambda x, y: (y, x),
    lambda x, y: (5 - y, x),
    lambda x, y: (y, 5 - x),
    lambda x, y: (5 - y, 5 - x),
]


@pytest.mark.parametrize("number", range(len(SYMMETRIES)))
def test_mirrored_and_rotated_games_stay_legal(number: int) -> None:
    move = SYMMETRIES[number]
    for options in WAYS:
        twin = NIVOS.start(options)
        for position in random_game(options, seed=number):
            if position.parent:
                twin = twin.play(transformed(position.history[-1], move))
            assert {transformed(token, move) for token in position.legal()} == set(twin.legal())
        assert twin.outcome
        assert position.outcome
        assert twin.outcome.returns == position.outcome.returns


def test_the_order_of_plates_is_forgotten_but_not_who_laid_them() -> None:
    def at(tokens: str) -> Position:
        return NIVOS.start().play(*tokens.split())

    assert at("n@a1 1x1@f6 1x2@d1 1x3@f2 4x1@a5") == at("n@a1 1x3@f2 4x1@a5 1x1@f6 1x2@d1")
    one, other = at("n@a1 r1x1@f6 r1x2@d1"), at("n@a1 r1x2@d1 r1x1@f6")
    assert one.legal() == other.legal()
    assert one != other


# ── Single clauses ───────────────────────────────────────────────────────────────────────────────────────
def test_the_neutral_plate_comes_first_and_is_free() -> None:
    position = NIVOS.start()
    assert len(position.legal()) == 16
    assert all(token.startswith("n@") for token in position.legal())
    after = position.play("n@b2")
    assert table(after)["free_cylinders"] == [1, 2, 3, 4, 5, 6]
    assert after.turn == 2


def test_a_new_level_costs_a_cylinder_and_the_next_plate_on_it_does_not() -> None:
    position = NIVOS.start().play("n@a1", "1x1@b2")
    assert table(position)["cylinders"][1] == {"seats": [2], "heights": [1], "total": 1}
    position = position.play("1x2@c1")
    assert table(position)["cylinders"][0]["heights"] == []


def test_only_a_plate_that_is_not_covered_keeps_its_colour_off() -> None:
    bare = NIVOS.start().play("n@d4", "1x1@a1", "1x3@b1")
    assert "r1x1@a2" not in bare.legal()  # beside the yellow plate
    assert "r1x1@a1" not in bare.legal()  # on it
    assert "r1x1@b1" in bare.legal()  # beside it, a level higher
    covered = bare.play("2x1@a1")
    assert "r1x1@a2" in covered.legal()
    assert "r1x1@a1" in covered.legal()


def test_corners_do_not_count_and_the_neutral_plate_has_no_colour() -> None:
    position = NIVOS.start().play("n@a1", "1x1@d4")
    assert "r1x1@e5" in position.legal()
    assert "r1x1@e4" not in position.legal()
    assert {"1x3@a1", "1x3@d1"} <= set(position.legal())


def test_four_players_hold_what_the_split_says() -> None:
    def held(split: dict[str, str]) -> list[list[str]]:
        return [[p["size"] for p in hand] for hand in table(NIVOS.start(split, players="4"))["hands"]]

    first, second = ["1x1", "1x2", "1x5", "2x4"], ["1x3", "1x4", "2x2", "2x3"]
    assert held({}) == [first, first, second, second]
    assert held({"split": "1x3,1x4,2x2,2x3"}) == [second, second, first, first]
    small, rest = ["1x1", "1x2", "1x3", "1x4"], ["1x5", "2x2", "2x3", "2x4"]
    mixed, others = ["1x1", "2x2", "2x3", "2x4"], ["1x2", "1x3", "1x4", "1x5"]
    assert held({"split": OTHER_SPLIT}) == [small, mixed, rest, others]


STUCK_TEAM = (
    "n@b4 r1x3@a4 r1x5@f2 r2x3@c1 1x1@c1 r1x2@e4 2x2@a5 r4x2@c4 r4x1@a5 1x2@f4 1x3@e1 r1x1@e6 2x1@c5 1x1@f4 "
    "r2x2@e2 2x2@a1"
)


def test_a_stuck_player_may_lay_a_plate_of_the_team_mate() -> None:
    position = NIVOS.start(players="4").play(*STUCK_TEAM.split())
    assert position.legal() == ("pass", "t4x1@a2", "t4x1@c6")
    assert str(position.status).startswith("Seat 1 can lay nothing of their own")
    helped, passed = position.play("t4x1@c6"), position.play("pass")
    assert helped.turn == passed.turn == 2
    assert [stack["heights"] for stack in table(helped)["cylinders"]] == [[1, 2, 3], []]
    assert [stack["heights"] for stack in table(passed)["cylinders"]] == [[1, 2, 3, 4], []]
    (laid,) = [plate for plate in table(helped)["plates"] if plate["cell"] == "c6"]
    assert (laid["owner"], laid["seat"]) == (3, 1)


def test_a_cylinder_is_chosen_by_the_one_who_owes_it() -> None:
    position = NIVOS.start(cylinders="choice").play("n@a1", "1x1@b2")
    assert position.turn == 2
    assert position.legal() == ("c1", "c2", "c3", "c4", "c5", "c6")
    assert str(position.status) == "Seat 2 chooses a cylinder."
    position = position.play("c4")
    assert table(position)["cylinders"][1]["heights"] == [4]
    assert position.turn == 1


def test_the_last_cylinder_is_chosen_too() -> None:
    for seed in range(200):
        *_, end = random_game({"cylinders": "choice"}, seed)
        if not table(end)["free_cylinders"]:
            assert end.parent
            assert len(end.parent.legal()) == 1
            assert end.parent.legal()[0].startswith("c")
            return
    raise AssertionError("no game took the last cylinder")


# ── The set is data, the rules are fast ──────────────────────────────────────────────────────────────────
OTHER_SET = """
from ziggurat.games.nivos import plates
plates.SIZES = (plates.Size(1, 1, "red", "R"), plates.Size(2, 2, "green", "G"), plates.Size(1, 6, "blue", "B"),
                plates.Size(3, 4, "black", "K"))
plates.NEUTRAL = plates.Size(2, 2, "neutral", "N")
plates.FIRST_MEMBER = ("1x1", "3x4")
from ziggurat.core.conformance import check
from ziggurat.core.registry import game
nivos = game("nivos")
position = nivos.start()
assert len(position.legal()) == 25
assert len(position.play("n@a1").legal()) == 2 * (36 + 22 + 8 + 16)
for players in "234":
    check(nivos, {"players": players}, games=1)
"""


def test_another_set_of_plates_is_another_table() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", OTHER_SET]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def games_per_second(kind: str, games: int) -> float:
    """The best of several runs, for other work on the machine only slows a run down."""
    chosen = rules.RULES[2] if kind == "nivos" else connect_four.RULES
    options = np.array(NIVOS.encode(NIVOS.start().settings))
    return games / min(seconds(lambda: random_games(chosen, options, games)) for _ in range(7))


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


@pytest.mark.long
def test_random_games_are_fast() -> None:
    assert games_per_second("nivos", 5_000) >= 0.03 * games_per_second("connect_four", 50_000)


@pytest.mark.skipif(PLAIN, reason="plain Python has no such count")
def test_listing_legal_actions_allocates_nothing() -> None:
    """A walk that lists the actions of 6,248 positions allocates no more than one that lists those of 16."""
    memory: Any = import_module("numba.core.runtime.nrt")
    memory._nrt.memsys_enable_stats()
    start = NIVOS.start()

    def allocations(depth: int) -> int:
        before = memory.rtsys.get_allocation_stats().alloc
        perft(start.rules, start.state, depth)
        return int(memory.rtsys.get_allocation_stats().alloc - before)

    assert allocations(3) == allocations(2) > 0
