"""Tournaments between bots: every pair of players, seats balanced, on all cores.

Two players share the seats of a game by sides: one plays every other side (a seat, or a team), the other plays the
rest. A game begins with a drawn opening. In the next game they swap sides, with the same opening, the same drawn
options and the same seed for chance. Players that leave nothing to chance may still repeat a game: intervals count
no game twice.
"""

import itertools
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from functools import cached_property, partial

from ziggurat.bots.bot import Bot, SearchLimits
from ziggurat.bots.levels import player
from ziggurat.bots.processes import Pool, workers
from ziggurat.bots.ratings import Rating, SequentialTest, ratings, wilson
from ziggurat.core.position import Position, expect_listed
from ziggurat.core.registry import game
from ziggurat.core.types import Settings
from ziggurat.kernel import CHANCE
from ziggurat.records import Record

OPENING_ACTIONS = 2  # one of each side where turns are single actions: babel has some 900 such openings


def labels(players: Sequence[str]) -> list[str]:
    """The players' names, those of the same name numbered: random #1, random #2."""
    seen: Counter[str] = Counter()
    found = []
    for name in players:
        seen[name] += 1
        found.append(f"{name} #{seen[name]}" if list(players).count(name) > 1 else name)
    return found


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who meets whom, and who has the first side."""

    game: str
    settings: Settings
    one: int
    other: int
    players: tuple[str, ...]
    number: int  # of the game among those of the pair
    seed: int
    opening: int = 0  # so many actions of the seats are drawn before the players take over

    @property
    def names(self) -> tuple[str, str]:
        return self.players[self.one], self.players[self.other]

    @property
    def labels(self) -> tuple[str, str]:
        shown = labels(self.players)
        return shown[self.one], shown[self.other]


@dataclass(frozen=True)
class GameResult:
    """A finished game: the first player's share of the win, the record, and both players' thinking times."""

    pairing: Pairing
    share: float
    record: str
    actions: int
    seconds: tuple[float, float]  # per decision, on average
    longest: tuple[float, float]  # the longest decision

    @cached_property
    def moves(self) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
        """Options and actions: two games that agree in them are one game, whoever sat where."""
        record = Record.parse(self.record)
        return tuple(record.options.items()), record.tokens


def pairings(
    name: str,
    settings: Settings,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    opening: int = OPENING_ACTIONS,
) -> Iterator[Pairing]:
    """Every pair's games, pairs taking turns; each begins with so many drawn actions."""
    for number in range(games):
        for one, other in itertools.combinations(range(len(players)), 2):
            yield Pairing(name, dict(settings), one, other, tuple(players), number, seed, opening)


def play(pairing: Pairing) -> GameResult:
    """Plays one game. The seed and the number of the game determine everything."""
    luck = f"{pairing.seed} {pairing.number // 2}"
    chance = random.Random(luck)
    position = game(pairing.game).start(pairing.settings, seed=chance.getrandbits(30))
    rules, kind = expect_listed(position.rules), position.game
    sides = sorted(set(rules.teams))
    holder = {side: (sides.index(side) + pairing.number) % 2 for side in sides}  # 0: the one, 1: the other
    bots: list[Bot] = [
        player(name, kind, position.settings, pairing.seed * 1_009 + pairing.number * 2 + i)
        for i, name in enumerate(pairing.names)
    ]
    spent: tuple[list[float], list[float]] = ([], [])
    to_draw = pairing.opening
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(_drawn(position, chance))
            continue
        if to_draw:
            to_draw -= 1
            position = position.play(chance.choice(position.actions))
            continue
        who = holder[rules.teams[position.turn - 1]]
        began = time.perf_counter()
        action = bots[who].choose(position, SearchLimits())
        spent[who].append(time.perf_counter() - began)
        position = position.play(action)
    assert position.outcome is not None
    won = dict(zip(rules.teams, position.outcome.returns, strict=True))
    share = sum(won[side] for side in sides if holder[side] == 0) / sum(won.values())
    seats = tuple(pairing.labels[holder[team]].replace(":", " ").replace(",", " ") for team in rules.teams)
    means = (sum(spent[0]) / max(1, len(spent[0])), sum(spent[1]) / max(1, len(spent[1])))
    longest = (max(spent[0], default=0.0), max(spent[1], default=0.0))
    return GameResult(pairing, share, str(Record.of(position, players=seats)), position.ply, means, longest)


def _drawn(position: Position, chance: random.Random) -> str:
    outcomes = position.chances()
    return chance.choices(list(outcomes), list(outcomes.values()))[0]


def tournament(
    games: Sequence[Pairing],
    jobs: int | None = None,
    on_result: Callable[[GameResult, int], None] = lambda played, done: None,
    enough: Callable[[], bool] = lambda: False,
    pool: Pool | None = None,
) -> list[GameResult]:
    """Plays all games on all cores, or by the workers of a pool.

    Calls `on_result` after each game; stops early once `enough` returns True.
    """
    if not games:
        return []
    jobs = min(jobs or os.cpu_count() or 1, len(games))
    found = []
    with (pool or partial(workers, jobs))(sorted({pairing.game for pairing in games})) as executor:
        futures = [executor.submit(play, pairing) for pairing in games]
        for done, future in enumerate(as_completed(futures), start=1):
            found.append(future.result())
            on_result(found[-1], done)
            if enough():
                break
    return sorted(found, key=lambda played: (played.pairing.number, played.pairing.one, played.pairing.other))


@dataclass(frozen=True)
class Meeting:
    """How two players did against each other, seen by the first."""

    one: str
    other: str
    games: int
    distinct: int
    """How many different games they were."""
    share: float
    interval: tuple[float, float]
    """Of the share, 95 %, as if only the different games had been played."""


@dataclass(frozen=True)
class Standing:
    """How a player did against all others."""

    player: str
    games: int
    share: float
    rating: Rating
    seconds: float  # for a decision


@dataclass(frozen=True)
class Crosstable:
    """The result of a tournament."""

    standings: list[Standing]
    meetings: list[Meeting]


def crosstable(players: Sequence[str], played: Sequence[GameResult]) -> Crosstable:
    """Standings, strongest first, and the pairs."""
    players = labels(players)
    pairs, results = [], []
    for one, other in itertools.combinations(range(len(players)), 2):
        met = [p for p in played if _both(p) == (one, other)]
        if met:
            pairs.append(_meeting(players[one], players[other], met))
            weight = pairs[-1].distinct / len(met)  # a game that is played again tells nothing new
            results += [(one, other, p.share, weight) for p in met]
    strengths = ratings(len(players), results)
    standings = []
    for i, name in enumerate(players):
        shares = [p.share if p.pairing.one == i else 1 - p.share for p in played if i in _both(p)]
        times = [p.seconds[p.pairing.one != i] for p in played if i in _both(p)]
        if shares:
            mean = sum(shares) / len(shares)
            standings.append(Standing(name, len(shares), mean, strengths[i], sum(times) / len(times)))
    return Crosstable(sorted(standings, key=lambda s: -s.rating.elo), pairs)


def _meeting(one: str, other: str, met: Sequence[GameResult]) -> Meeting:
    share, different = sum(p.share for p in met) / len(met), len({p.moves for p in met})
    return Meeting(one, other, len(met), different, share, wilson(share * different, different))


def _both(played: GameResult) -> tuple[int, int]:
    return played.pairing.one, played.pairing.other


def play_until_sure(
    games: Sequence[Pairing],
    test: SequentialTest,
    jobs: int | None = None,
    on_result: Callable[[GameResult, int], None] | None = None,
    pool: Pool | None = None,
) -> tuple[bool | None, list[GameResult]]:
    """Plays until the test has decided whether the first player is stronger, at most all games."""
    shares: list[float] = []
    different = set()

    def note(played: GameResult, done: int) -> None:
        shares.append(played.share)
        different.add(played.moves)
        if on_result:
            on_result(played, done)

    def verdict() -> bool | None:
        return test.verdict(shares, len(different))

    found = tournament(games, jobs, note, lambda: verdict() is not None, pool)
    return verdict(), found
