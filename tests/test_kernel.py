"""What works on any game's rules: chance, bits, random games, perft, and the search tree of the bots."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import team_game
from connect_four import PROMPTS, REFUSALS, ConnectFour, prompt
from connect_four import RULES as FOUR
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import Heuristics
from ziggurat.bots.engine.tree import Search
from ziggurat.bots.search import TreeSearch
from ziggurat.bots.warm_up import warm_up
from ziggurat.core import conformance
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.registry import game, registered
from ziggurat.core.types import Settings
from ziggurat.kernel import (
    CHANCE,
    OVER,
    WIN,
    Ints,
    Rules,
    below,
    compiled,
    count_bits,
    generator,
    ints,
    lowest_bit,
    nth_bit,
    perft,
    pick_weighted,
    random_games,
)
from ziggurat.schema.client_schema import ENCODE_ACTION, Encoder

POSITIVE = st.integers(1, (1 << 62) - 1)


@given(POSITIVE)
def test_bits(x: int) -> None:
    places = [i for i in range(62) if x >> i & 1]
    assert count_bits(x) == len(places)
    assert lowest_bit(x) == places[0]
    assert [nth_bit(x, n) for n in range(len(places))] == places


def test_chance_is_fair_and_reproducible() -> None:
    draws = [below(rng, 6) for rng in [generator(1)] for _ in range(60_000)]
    again = [below(rng, 6) for rng in [generator(1)] for _ in range(60_000)]
    assert draws == again
    assert np.all(np.abs(np.bincount(draws, minlength=6) - 10_000) < 500)
    assert len({below(generator(seed), 1 << 30) for seed in range(1000)}) > 990


def test_weighted_chance() -> None:
    rng, weights = generator(2), np.array([1, 0, 3, 6])
    counts = np.bincount([pick_weighted(rng, weights, 4) for _ in range(50_000)], minlength=4)
    assert counts[1] == 0
    assert np.all(np.abs(counts / 50_000 - weights / 10) < 0.01)


def test_random_games_share_one_win() -> None:
    for rules in (FOUR, team_game.RULES):
        means, played = random_games(rules, ints(0), 2_000, seed=3)
        assert played > 2_000
        assert sum(dict(zip(rules.teams, means, strict=True)).values()) == pytest.approx(1)
        assert random_games(rules, ints(0), 2_000, seed=3) == (means, played)


def test_perft_of_connect_four() -> None:
    known = [1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234]  # John Tromp's numbers
    assert [perft(FOUR, ints(4), depth) for depth in range(9)] == known


def count(rules: Rules, p: Ints, depth: int) -> int:
    """Perft by plain recursion."""
    if depth == 0:
        return 1
    actions = ints(rules.max_legal_actions)
    total = 0
    for action in actions[: rules.legal(p, actions)]:
        after = p.copy()
        rules.apply(after, action)
        total += count(rules, after, depth - 1)
    return total


def test_perft_with_chance_and_early_ends() -> None:
    p = team_game.RULES.workspace()
    assert [perft(team_game.RULES, p[:4], d) for d in range(10)] == [
        count(team_game.RULES, p, d) for d in range(10)
    ]


def exact(rules: Rules, p: Ints, seat: int) -> float:
    """The true value for a seat, by looking at everything."""
    actions, weights, share = ints(rules.max_legal_actions), ints(rules.max_legal_actions), ints(rules.seats)
    mover = rules.turn(p)
    if mover == OVER:
        rules.returns(p, share)
        return float(share[seat - 1]) / WIN
    n = rules.legal(p, actions)
    afters = []
    for action in actions[:n]:
        after = p.copy()
        rules.apply(after, action)
        afters.append(after)
    if mover == CHANCE:
        rules.weights(p, actions, n, weights)
        values = [exact(rules, after, seat) for after in afters]
        return float(np.dot(weights[:n], values) / np.sum(weights[:n]))
    best = max(afters, key=lambda after: exact(rules, after, mover))
    return exact(rules, best, seat)


def test_the_search_finds_the_exact_value_with_chance_and_teams() -> None:
    p = team_game.RULES.workspace()
    team_game.RULES.start(p, ints(0))
    search = Search(team_game.RULES, p[:4], seed=1, heuristics=Heuristics(exploration=0.3))
    search.grow(300_000)
    for branch in search.branches():
        after = p.copy()
        team_game.RULES.apply(after, branch.action)
        if branch.proven or branch.visits > 20_000:
            assert branch.value == pytest.approx(exact(team_game.RULES, after, 1), abs=0.02)
    assert search.branches()[0].value == pytest.approx(exact(team_game.RULES, p, 1), abs=0.02)


def test_a_tree_without_room_goes_on_counting() -> None:
    search = Search(FOUR, ints(4), seed=1, most=1)
    search.grow(5_000)
    assert search.simulations == 5_000
    assert search.used[0] <= len(search.nodes) == search.most


def test_a_tree_moves_to_where_there_is_room() -> None:
    cramped, spacious = Search(FOUR, ints(4), seed=1, room=8), Search(FOUR, ints(4), seed=1, room=1 << 17)
    for search in (cramped, spacious):
        search.grow(5_000)
    assert cramped.branches() == spacious.branches()


def test_rules_need_all_their_functions() -> None:
    with pytest.raises(TypeError, match="The rules in test_kernel lack start, turn"):
        Rules.of(__name__, state_size=1, num_actions=1, max_legal_actions=1, teams=(1,), observation_shape=(1,))


@pytest.fixture
def four() -> Iterator[Position]:
    with registered(ConnectFour()):
        yield game("connect_four").start()


def test_the_example_keeps_the_contract(four: Position) -> None:
    conformance.check(four.game, games=10)


class Misplaced(ConnectFour):
    """Connect four whose discs fall past the board."""

    def diagram_cell(self, position: Position, action: int) -> tuple[int, int]:
        return 7, 2 * action


def test_a_cell_outside_the_diagram_is_noticed() -> None:
    with registered(Misplaced()), pytest.raises(AssertionError, match="the cell of a is outside the diagram"):
        conformance.check(Misplaced(), games=1)


def _by_listing(p: Ints, action: int) -> bool:
    room = ints(FOUR.max_legal_actions)
    return action in room[: FOUR.legal(p, room)]


def _always(p: Ints, action: int) -> bool:
    return True


def _while_playing(p: Ints, action: int) -> bool:
    return bool(FOUR.turn(p) != OVER and _by_listing(p, action))


def _careless(p: Ints, action: int) -> bool:
    found = _by_listing(p, action)
    p[0] += 1
    return found


class Judged(ConnectFour):
    """Connect four with an `allowed`."""

    def __init__(self, allowed: Callable[[Ints, int], bool]) -> None:
        self._rules = replace(FOUR, allowed=allowed)

    def rules(self, settings: Settings) -> Rules:
        return self._rules


def _told(**parts: Any) -> ConnectFour:
    """Connect four that tells its clients something else."""
    kind = ConnectFour()
    kind.client_schema = replace(ConnectFour.client_schema, **parts)
    return kind


def _beyond(p: Ints, out: Ints) -> int:
    out[2] = 1
    return prompt.write(p, out)


def _too_much(p: Ints, out: Ints) -> int:
    return prompt.write(p, out) + 1


def _too_little(p: Ints, out: Ints) -> int:
    return prompt.write(p, out) - 1


def _to_spare(p: Ints, out: Ints) -> int:
    out[2] = 5
    return prompt.write(p, out) + 1


def _no_such_sentence(p: Ints, out: Ints) -> int:
    out[0] = 1
    return 1


def _unwritten(p: Ints, out: Ints) -> int:
    out[0] = 0
    return 2


@pytest.mark.parametrize(
    ("write", "fault"),
    [
        (_beyond, "beyond its room of 2 numbers"),
        (_too_much, "beyond its room"),
        (_too_little, "cannot be read by its type"),
        (_no_such_sentence, "cannot be read by its type"),
        (_unwritten, "depends on what was in its room"),
    ],
)
def test_a_client_schema_that_is_encoded_wrongly_is_noticed(
    write: Callable[[Ints, Ints], int], fault: str
) -> None:
    kind = _told(prompt=Encoder(PROMPTS, write, capacity=2))
    with registered(kind), pytest.raises(AssertionError, match=f"the prompt.*{fault}"):
        conformance.check(kind, games=1)


def test_a_client_schema_with_numbers_to_spare_or_other_tokens_is_noticed() -> None:
    spare = _told(prompt=Encoder(PROMPTS, _to_spare, capacity=3))
    with registered(spare), pytest.raises(AssertionError, match="1 numbers more than its type reads"):
        conformance.check(spare, games=1)
    for tokens in ("gbcdefa", "abcdef"):  # others, too few
        other = _told(tokens=tuple(tokens))
        with registered(other), pytest.raises(AssertionError, match="the schema spells action"):
            conformance.check(other, games=1)


@compiled(ENCODE_ACTION)
def _write_full(p: Ints, action: int, out: Ints) -> int:
    out[0] = 0
    out[1] = action
    return 2


def test_what_a_game_says_is_compiled_before_it_is_needed() -> None:
    write: Any = _write_full
    kind = _told(refusal=Encoder(REFUSALS, write, capacity=2))
    with registered(kind):
        warm_up(kind, kind.settle({}, random.Random(0)))
    assert not write.awaited


def test_allowed_says_of_each_action_what_the_list_says() -> None:
    for allowed in (_by_listing, _while_playing):
        with registered(Judged(allowed)):
            conformance.check(game("connect_four"), games=3)
    with registered(Judged(_always)), pytest.raises(AssertionError, match=r"differ about|can be played"):
        conformance.check(game("connect_four"), games=3)
    with registered(Judged(_careless)), pytest.raises(AssertionError, match="changed the position"):
        conformance.check(game("connect_four"), games=3)


def test_an_action_is_judged_without_listing_all() -> None:
    """Issue 16, 7: the referee asks `allowed` where the rules have it, and the list where it is known."""
    asked: list[int] = []

    def ask(p: Ints, action: int) -> bool:
        asked.append(action)
        return _by_listing(p, action)

    with registered(Judged(ask)):
        position = game("connect_four").start().play("d")
        assert asked == [3]
        assert "actions" not in position.__dict__
        with pytest.raises(IllegalAction):
            position.play(*"dddddd")
        listed = game("connect_four").start()
        assert listed.actions
        asked.clear()
        listed.play("d")
        assert asked == []


@pytest.mark.parametrize(
    ("moves", "wanted"),
    [("a g a g a g", "a"), ("a b a b a", "a"), ("d a e a", "cf"), ("b a c a d a", "e")],
    ids=["win", "block", "open three", "three in line"],
)
def test_the_search_sees_what_must_be_done(four: Position, moves: str, wanted: str) -> None:
    position = four.play(*moves.split())
    assert position.token(TreeSearch(seed=1).choose(position, SearchLimits(simulations=20_000))) in wanted


def test_same_seed_same_choice_whatever_the_slices(four: Position) -> None:
    position = four.play("d", "d")
    progress: list[int] = []
    whole = TreeSearch(seed=7).analyse(position, SearchLimits(simulations=30_000))
    again = TreeSearch(seed=7).analyse(position, SearchLimits(simulations=30_000, progress=progress.append))
    assert whole == again
    assert progress[-1] == 30_000
    assert sum(score.visits for score in whole) == 30_000
    by_hand = Search(position.rules, position.state, TreeSearch(seed=7).seed_at(position))
    by_hand.grow(30_000)
    assert [(w.action, w.visits) for w in whole] == [(b.action, b.visits) for b in by_hand.branches()]
    assert TreeSearch(seed=8).analyse(position, SearchLimits(simulations=30_000)) != whole


def test_time_ends_a_search(four: Position) -> None:
    began = time.monotonic()
    TreeSearch().choose(four, SearchLimits(seconds=0.3))
    assert 0.25 < time.monotonic() - began < 3


def test_the_stop_flag_ends_a_search(four: Position) -> None:
    limits = SearchLimits(seconds=60)
    threading.Timer(0.2, limits.stop.set).start()
    began = time.monotonic()
    assert TreeSearch().choose(four, limits) in four.actions
    assert time.monotonic() - began < 10


def test_the_search_releases_the_interpreter() -> None:
    search = Search(FOUR, ints(4), seed=1, most=100_000)
    thread = threading.Thread(target=search.grow, args=(1_500_000,))
    ticks = 0
    thread.start()
    while thread.is_alive():
        ticks += 1
        time.sleep(0.01)
    assert ticks > 5  # one slice, yet this thread went on


def test_a_bot_is_not_asked_about_a_finished_game(four: Position) -> None:
    with pytest.raises(ValueError, match="a bot has nothing to choose"):
        TreeSearch().choose(four.play(*"abababa"), SearchLimits(simulations=10))
