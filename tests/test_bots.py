"""The bots: known wins are found, nothing illegal is ever chosen, time is kept, games of bots end."""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from ziggurat.bots import levels, search
from ziggurat.bots.arena import Pairing, crosstable, pairings, play, play_until_sure, tournament
from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.engine.endgame import Endgame
from ziggurat.bots.engine.heuristics import LevelSettings, heuristics_of
from ziggurat.bots.engine.tree import Search
from ziggurat.bots.host import SearchHost, hosted
from ziggurat.bots.levels import (
    LEVELS,
    Level,
    LevelSearch,
    best_bot,
    erring_choice,
    level_for_game,
    player,
)
from ziggurat.bots.ratings import SequentialTest, ratings, wilson
from ziggurat.bots.search import TreeSearch, sharpened
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import BUILT_IN, game, game_names
from ziggurat.kernel import CHANCE, LONGEST
from ziggurat.records import Record
from ziggurat.server.thinking.pool import ThinkingPool

WAYS = [
    ("babel", {}),
    ("babel", {"full_tower": "draw"}),
    ("nivos", {}),
    ("nivos", {"players": "3"}),
    ("nivos", {"players": "4", "cylinders": "choice"}),
    ("bubbles", {}),
    ("bubbles", {"mission": "3"}),
]


def drawn(position: Position, chance: random.Random) -> str:
    outcomes = position.chances()
    return chance.choices(list(outcomes), list(outcomes.values()))[0]


def random_game(name: str, options: dict[str, str], seed: int) -> list[Position]:
    """The positions of a game played at random, where a seat is to act."""
    chance = random.Random(f"{name} {options} {seed}")
    position = game(name).start(options, seed=seed)
    met = []
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(drawn(position, chance))
        else:
            met.append(position)
            position = position.play(chance.choice(position.actions))
    return met


def share(position: Position, seat: int) -> float:
    assert position.outcome is not None
    return position.outcome.returns[seat - 1]


class TooLong(Exception):
    """More positions than a test has time for."""


def exact(position: Position, first: int, left: list[int]) -> float:
    """What a game without chance is worth to the side of a seat, by trying everything."""
    left[0] -= 1
    if left[0] < 0:
        raise TooLong
    if position.over:
        return share(position, first)
    teams = position.rules.teams
    best = max if teams[position.turn - 1] == teams[first - 1] else min
    return best(exact(position.play(action), first, left) for action in position.actions)


# ── Known wins ───────────────────────────────────────────────────────────────────────────────────────────
def test_level_5_never_gives_a_win_of_babel_away() -> None:
    solver = game("babel").solver
    assert solver is not None
    for position in itertools.chain.from_iterable(random_game("babel", {}, seed) for seed in range(12)):
        best = solver.analyse(position, SearchLimits())
        chosen = next(w for w in best if w.action == Level(5).choose(position, SearchLimits()))
        assert (chosen.value, chosen.plies_to_end) == (best[0].value, best[0].plies_to_end)


def test_the_search_finds_short_wins_of_babel() -> None:
    solver = game("babel").solver
    assert solver is not None
    found = 0
    for position in itertools.chain.from_iterable(random_game("babel", {}, seed) for seed in range(40)):
        scores = solver.analyse(position, SearchLimits())
        if scores[0].value == 1 and scores[0].plies_to_end is not None and scores[0].plies_to_end <= 5:
            wins = {w.action for w in scores if w.value == 1}
            assert TreeSearch(seed=1).choose(position, SearchLimits(simulations=3_000)) in wins
            found += len(wins) < len(scores)
    assert found > 20


def nivos_endings() -> Iterator[tuple[Position, dict[int, float]]]:
    """Positions near the end of games, with the exact value of every action."""
    for seed in range(16):
        for position in random_game("nivos", {}, seed)[-3:]:
            left = [400]
            try:
                yield position, {a: exact(position.play(a), position.turn, left) for a in position.actions}
            except TooLong:
                continue


def test_nivos_is_exact_near_its_end() -> None:
    only = 0
    for position, values in nivos_endings():
        best = {a for a, value in values.items() if value == max(values.values())}
        only += len(best) < len(values)
        assert TreeSearch(seed=2).choose(position, SearchLimits(simulations=3_000)) in best
        scores = TreeSearch(seed=2).analyse(position, SearchLimits(simulations=3_000))
        assert all(w.value == values[w.action] for w in scores if w.exact)
        assert scores[0].exact
    assert only > 3


def test_an_endgame_gives_up_rather_than_guess() -> None:
    position = game("nivos").start(seed=1)
    heuristics = heuristics_of(game("nivos"), position.settings)
    assert heuristics is not None
    assert Endgame(position.rules, heuristics).values(position, 50) == {}


def test_bubbles_wins_are_found_where_few_actions_win() -> None:
    won, few = 0, 0
    for position in itertools.chain.from_iterable(random_game("bubbles", {}, seed)[-6:] for seed in range(100)):
        afters = {a: position.play(a) for a in position.actions}
        wins = {a for a, after in afters.items() if after.over and share(after, position.turn) == 1}
        if wins and len(wins) < len(afters):
            chosen = TreeSearch(seed=3).analyse(position, SearchLimits(simulations=2_000))[0]
            assert (chosen.value, chosen.exact) == (1, True)  # now, or for certain a little later
            won += 1
            few += 2 * len(wins) <= len(afters)
    assert won > 5
    assert few > 0


# ── Nothing illegal, whatever is asked ───────────────────────────────────────────────────────────────────
def stopped() -> SearchLimits:
    limits = SearchLimits(seconds=5)
    limits.stop.set()
    return limits


ODD_LIMITS = [
    SearchLimits(seconds=0),
    SearchLimits(simulations=1),
    stopped(),
    SearchLimits(seconds=0.001, simulations=3),
]


def expect_sense(bot: Bot, position: Position, limits: SearchLimits) -> None:
    assert bot.choose(position, limits) in position.actions
    scores = bot.analyse(position, limits)
    assert sorted(w.action for w in scores) == sorted(position.actions)
    assert all(0 <= w.value <= 1 and 0 <= w.margin <= 0.5 for w in scores)
    for score in scores:
        after = position
        for action in score.pv:
            assert action in after.actions
            after = after.play(action)


@pytest.mark.parametrize(("name", "options"), WAYS)
def test_whatever_is_asked_the_answer_is_legal(name: str, options: dict[str, str]) -> None:
    """Positions in any order, so that kept trees do not fit, and limits that leave no time."""
    chance = random.Random(5)
    positions = [p for seed in range(3) for p in random_game(name, options, seed)]
    bots: list[Bot] = [
        TreeSearch(1),
        *(Level(level, 1) for level in LEVELS[:3]),
        player("plain:5", positions[0].game, {}),
    ]
    for limits in ODD_LIMITS:
        for bot in bots:
            for position in chance.sample(positions, 4):
                expect_sense(bot, position, limits)


@pytest.mark.parametrize("options", [{}, {"players": "3", "board": "islands", "collapse": "dare"}])
def test_talo_answers_legally_too(options: dict[str, str]) -> None:
    """Fewer positions, because to list all placements takes long: of a game of bots, asked about in any order."""
    chance = random.Random(6)
    guide = TreeSearch(1)
    positions: list[Position] = []
    position = game("talo").start(options, seed=1)
    while len(positions) < 60 and not position.over:
        if position.turn == CHANCE:
            position = position.play(drawn(position, chance))
            continue
        positions.append(position)
        position = position.play(guide.choose(position, SearchLimits(simulations=4)))
    bots: list[Bot] = [TreeSearch(1), *(Level(n, 1) for n in LEVELS[:3]), player("plain:2", position.game, {})]
    for bot in bots:
        for limits in ODD_LIMITS:
            expect_sense(bot, chance.choice(positions), limits)


def test_a_kept_tree_is_as_good_as_its_game() -> None:
    """What is kept belongs to the position asked about: visits of before are not lost, and none are invented."""
    bot = TreeSearch(seed=1)
    position = game("nivos").start(seed=3)
    for _ in range(4):
        action = bot.choose(position, SearchLimits(simulations=400))
        position = position.play(action)
    scores = bot.analyse(position, SearchLimits(simulations=400))
    assert sum(w.visits for w in scores) >= 400
    assert {w.action for w in scores} == set(position.actions)


@pytest.mark.parametrize("name", ["random", "idea", "level1", "level4", "search:20", "perfect"])
def test_a_bot_that_has_nothing_to_choose_says_so(name: str) -> None:
    start = game("babel").start()
    end = random_game("babel", {}, 1)[-1]
    end = end.play(end.actions[0])
    while not end.over:
        end = end.play(end.actions[0])
    with pytest.raises(Refusal, match="The game is over: a bot has nothing to choose"):
        player(name, start.game, start.settings).choose(end, SearchLimits(simulations=5))
    talo = game("talo").start({"starts": "symmetric"})
    if talo.turn == CHANCE and name != "perfect":
        with pytest.raises(Refusal, match="Chance is to act here"):
            player(name, talo.game, talo.settings).choose(talo, SearchLimits(simulations=5))


# ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────
class Hourglass(SearchHost):
    """A clock that moves only when a search does: so long for each simulation, in a game of any speed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # of one simulation
        self.now = 0.0
        self.simulations = 0
        self.proven = self.forced = False

    def grow(self, simulations: int) -> None:
        self.simulations += simulations
        self.now += simulations * self.seconds

    def time(self) -> float:
        return self.now


@pytest.mark.parametrize("seconds", [1e-6, 3e-5, 1e-3, 5e-3])
@pytest.mark.parametrize("limit", [0.3, 2.0])
def test_a_search_stops_when_its_time_is_up(seconds: float, limit: float) -> None:
    """Within a fifth, however long a simulation takes; no real clock, which others on the machine would slow."""
    glass = Hourglass(seconds)
    with hosted(glass):
        search.grow_within(cast(Search, glass), SearchLimits(seconds=limit))
    assert limit <= glass.now <= 1.2 * limit


class Stopwatch(SearchHost):
    """The processor time of this thread, which nobody else on the machine uses up, and every look at it."""

    def __init__(self) -> None:
        self.looks: list[float] = []

    def time(self) -> float:
        self.looks.append(time.thread_time())
        return self.looks[-1]


def expect_all_of_it_and_no_more(watch: Stopwatch, limit: float) -> None:
    """How long a slice takes is up to the machine; that none is begun when the time is up is up to the search.

    It looks before and after each slice, and at the beginning and the end of the endgame's part.
    """
    late = [look for look in watch.looks if look - watch.looks[0] >= limit]
    assert late, "it stopped too early"
    assert len(late) <= 4, f"{len(late)} looks at the clock after the time was up"


def much_to_think_about(name: str) -> Position:
    """Where hardly anything is proven soon: some actions into a game."""
    if name == "talo":
        return game("talo").start({"starts": "symmetric"}).play(*TALO.split())
    met = random_game(name, {}, 2)
    return next(p for p in met[len(met) // 3 :] if len(p.actions) > 2)


TALO = "+8 t1+7 7x@3,2,0 1z@6,2,1 >6,2,2 . +9 t2+7 7x@2,6,0 2z@1,6,0 >1,6,2 . +3 t1+2"


@pytest.mark.parametrize("limit", [0.1, 0.5])
@pytest.mark.parametrize("name", BUILT_IN)
def test_time_is_kept(name: str, limit: float) -> None:
    """All of it is used where nothing is proven yet, and no slice is begun after it."""
    position, watch = much_to_think_about(name), Stopwatch()
    TreeSearch().choose(position, SearchLimits(simulations=5))  # compiled
    with hosted(watch):
        scores = TreeSearch(1).analyse(position, SearchLimits(seconds=limit))
    if name == "babel" and scores[0].exact:  # it is small: then there is nothing left to think about
        return
    expect_all_of_it_and_no_more(watch, limit)


def test_a_level_stops_though_it_has_simulations_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVEL_SECONDS", 0.1)
    endless = (LevelSettings(1_000_000_000),) * len(LEVELS)  # more than any machine runs in that time
    monkeypatch.setattr(levels, "levels", lambda position: endless)
    position, watch = much_to_think_about("talo"), Stopwatch()
    Level(1).choose(position, SearchLimits(simulations=5, seconds=0.001))  # compiled
    with hosted(watch):
        Level(5).choose(position, SearchLimits())
    expect_all_of_it_and_no_more(watch, 0.1)


# ── Levels, players, arena ───────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    "name",
    [
        "level0",
        "level6",
        "level",
        "search",
        "search:0",
        "search:-3",
        "search:1:blur=x",
        "search:9:colour=3",
        "plain:x",
        "random:3",
        "nobody",
        "",
        "search:5:ripe=0.5",
    ],
)
def test_unknown_players_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        player(name, game("nivos"), {})
    assert name in refused.value.reason.text("en")


def test_only_babel_is_known_perfectly() -> None:
    assert best_bot(game("babel").start()).analyse(game("babel").start(), SearchLimits())[0].exact
    with pytest.raises(Refusal):
        player("perfect", game("nivos"), {})


def test_every_game_has_five_levels_that_see_more_and_more() -> None:
    for name in game_names():
        heuristics = heuristics_of(game(name), {})
        assert heuristics is not None
        levels = heuristics.levels
        assert len(levels) == len(LEVELS)
        for asking in (False, True):  # those that ask a network see more with fewer simulations
            simulations = [r.simulations for r in levels if r.network is asking]
            assert simulations == sorted(set(simulations))
        assert [r.network for r in levels] == sorted(r.network for r in levels)
        for errs in ("blur", "hasty", "overlooks"):
            assert [getattr(r, errs) for r in levels] == sorted((getattr(r, errs) for r in levels), reverse=True)
        assert not levels[-1].errs
        assert not levels[-1].lapses


def test_only_a_hasty_player_takes_what_it_did_not_look_at() -> None:
    position = game("nivos").start(seed=1)
    rash = 0
    for seed in range(20):
        looked_at = {
            b.action for b in TreeSearch(seed).branches(position, SearchLimits(simulations=3)) if b.visits
        }
        assert LevelSearch(LevelSettings(3, blur=2), seed).choose(position, SearchLimits()) in looked_at
        chosen = LevelSearch(LevelSettings(3, blur=2, hasty=1), seed).choose(position, SearchLimits())
        assert chosen in position.actions
        rash += chosen not in looked_at
    assert rash > 0


def test_a_player_overlooks_as_much_as_it_says() -> None:
    position = game("nivos").start(seed=1)
    branches = TreeSearch(1).branches(position, SearchLimits(simulations=200))
    chance = random.Random(3)
    best = [erring_choice(branches, LevelSettings(200, overlooks=0.25), chance) is branches[0] for _ in range(400)]
    assert 0.68 < sum(best) / len(best) < 0.82
    blind = {erring_choice(branches, LevelSettings(200, overlooks=1), chance).action for _ in range(200)}
    assert len(blind) > 1


def test_in_a_lapse_a_level_plays_like_the_one_two_below() -> None:
    for name in game_names():
        ladder = heuristics_of(game(name), {}).levels
        for level in LEVELS:
            usual, off = level_for_game(ladder, level, 1.0), level_for_game(ladder, level, 0.0)
            assert usual is ladder[level - 1]
            if not usual.lapses:
                assert off is usual
            elif level > 2:
                assert off is ladder[level - 3]
            else:
                assert off == replace(ladder[0], overlooks=1.0)


@pytest.mark.parametrize(("name", "games"), [("babel", 200), ("nivos", 6), ("bubbles", 6), ("talo", 2)])
def test_one_simple_idea_is_better_than_none(name: str, games: int) -> None:
    found = [play(pairing) for pairing in pairings(name, {}, ["idea", "random"], games, seed=3)]
    assert sum(each.share for each in found) > games / 2
    position = game(name).start(seed=1)
    idea = player("idea", game(name), position.settings)
    scores = idea.analyse(position, SearchLimits())
    assert {score.action for score in scores} == set(position.actions)


def test_an_arena_is_fair_and_repeats_itself() -> None:
    plan = list(pairings("babel", {}, ["level1", "random", "level2"], 2, seed=4))
    assert len(plan) == 6
    found = [play(pairing) for pairing in plan]
    again = [play(pairing) for pairing in plan]
    assert [(p.share, p.record) for p in found] == [(p.share, p.record) for p in again]
    firsts = [p.record.split('[Players "')[1].split(",")[0] for p in found]
    assert sorted(firsts) == sorted(["level1", "level1", "random", "random", "level2", "level2"])
    table = crosstable(["level1", "random", "level2"], found)
    assert sum(s.games for s in table.standings) == 12
    assert sum(s.rating.elo for s in table.standings) == pytest.approx(0, abs=1e-6)


def test_random_openings_are_the_same_for_both_games_of_a_pair() -> None:
    begun = []
    for number in range(6):
        played = play(Pairing("babel", {}, 0, 1, ("perfect", "level4"), number, seed=5, opening=4))
        begun.append(Record.parse(played.record).tokens[:4])
    assert begun[0::2] == begun[1::2]
    assert begun[0] != begun[2]


def test_players_that_draw_nothing_meet_in_many_games_from_both_sides() -> None:
    found = [play(pairing) for pairing in pairings("babel", {}, ["perfect", "perfect"], 100)]
    assert len({played.moves for played in found}) > 40
    assert len({played.moves for played in found[0::2]}) == len(
        {played.moves for played in found}
    )  # sides swapped
    assert {
        sum(pair) for pair in zip(*([played.share for played in found[n::2]] for n in (0, 1)), strict=True)
    } == {1}
    assert [played.moves for played in found[0::2]] == [played.moves for played in found[1::2]]
    (pair,) = crosstable(["perfect", "perfect"], found).meetings
    assert (pair.games, pair.distinct) == (100, len({played.moves for played in found}))
    assert pair.interval == wilson(pair.distinct / 2, pair.distinct)


def test_a_game_that_is_played_again_tells_nothing_new() -> None:
    """From one start, two perfect players play one game, however often."""
    again = [play(pairing) for pairing in pairings("babel", {}, ["perfect", "perfect"], 20, opening=0)]
    first, second = (crosstable(["perfect", "perfect"], found) for found in (again[:2], again))
    assert [pair.distinct for pair in (*first.meetings, *second.meetings)] == [1, 1]
    assert first.meetings[0].interval == second.meetings[0].interval
    margins = [standing.rating.margin for table in (first, second) for standing in table.standings]
    assert margins == pytest.approx(margins[:1] * 4)


def test_a_sequential_test_counts_no_game_twice() -> None:
    sure = SequentialTest(0, 100)
    assert sure.verdict([1.0] * 60) is True
    assert sure.verdict([1.0] * 60, distinct=2) is None
    plan = list(pairings("babel", {}, ["perfect", "perfect"], 30, opening=0))
    assert play_until_sure(plan, sure, jobs=1)[0] is None


def test_a_tournament_in_processes_is_the_same() -> None:
    plan = list(pairings("babel", {}, ["level1", "level2"], 2))
    assert [p.share for p in tournament(plan, jobs=2)] == [play(pairing).share for pairing in plan]


def test_figures() -> None:
    low, high = wilson(70, 100)
    assert (round(low, 3), round(high, 3)) == (0.604, 0.781)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    strong, weak = ratings(2, [(0, 1, 1.0, 1.0)] * 75 + [(0, 1, 0.0, 1.0)] * 25)
    assert strong.elo - weak.elo == pytest.approx(190.8, abs=3)  # 400 × log10(3)
    above, zero = ratings(2, [(0, 1, 1.0, 1.0)] * 75 + [(0, 1, 0.0, 1.0)] * 25, zero=1)
    assert (zero.elo, zero.margin) == (0, 0)
    assert above.elo == pytest.approx(strong.elo - weak.elo)
    assert above.margin == pytest.approx(strong.margin + weak.margin)  # of the difference; two mirror each other
    assert SequentialTest(0, 50).verdict([1.0, 0.0] * 4) is None
    assert SequentialTest(0, 50).verdict([1.0] * 60) is True
    assert SequentialTest(0, 50).verdict([0.0, 1.0] * 400) is False
    assert sharpened(0.5, 2) == pytest.approx(0.5)
    assert sharpened(0.8, 2) > 0.9
    assert sharpened(1.0, 2) == 1


def test_a_sequential_test_stops_early() -> None:
    plan = list(pairings("babel", {}, ["perfect", "random"], 60))
    verdict, played = play_until_sure(plan, SequentialTest(0, 100), jobs=1)
    assert verdict is True
    assert len(played) < 60


def test_the_thinking_pool_takes_levels_and_never_shares_a_bot() -> None:
    pool = ThinkingPool(2, bot_seconds=2.0)
    position = game("babel").start()

    async def ask() -> list[int]:
        asked = [pool.choose(position, level, None, ("table", 1)) for level in (1, 2, 5, 2, 2)]
        found = await asyncio.gather(*asked)
        found.append(await pool.choose(position, None, 30, ("table", 2)))
        return found

    try:
        assert set(asyncio.run(ask())) <= set(position.actions)
    finally:
        pool.close()


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────────
# A turn of talo has eleven actions at most: a restart, three rolls, a take, two placements, three moves, its end.
# At most 55 turns place a bar, and fewer turns than there are seats lie between two of them (T23).
MOST_ACTIONS = {"talo": 4 + 11 * 4 * 56}


def expect_an_end(name: str, options: dict[str, str], number: int, stronger: str = "level2") -> None:
    played = play(Pairing(name, options, 0, 1, ("level1", stronger), number, seed=7))
    assert 0 <= played.share <= 1
    assert 0 < played.actions <= MOST_ACTIONS.get(name, LONGEST)


@pytest.mark.parametrize(("name", "options"), [*(way for way in WAYS if "mission" not in way[1]), ("talo", {})])
def test_games_of_bots_end(name: str, options: dict[str, str]) -> None:
    for number in range(4):
        expect_an_end(name, options, number)


MANY = [
    *((n, o, 500) for n, o in WAYS if "mission" not in o),
    ("talo", {}, 800),
    ("talo", {"players": "3"}, 100),
    ("talo", {"board": "islands"}, 100),
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "options", "games"), MANY)
def test_thousands_of_games_of_bots_end(name: str, options: dict[str, str], games: int) -> None:
    """Every tenth with level 2, which takes longer."""
    for number in range(games):
        expect_an_end(name, options, number, "level1" if number % 10 else "level2")
