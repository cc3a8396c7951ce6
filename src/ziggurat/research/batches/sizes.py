"""The table of sizes in `benchmarks/results/`, measured: `python -m ziggurat.research.batches.sizes`.

For each game and option set: the size of the action space, the shape of the planes, the mean length and branching
of random games, chance and seats; and how often a small search beats random players. `… sizes talo` prints the
rows of one game, `… sizes talo players=3` that of one option set.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.ratings import wilson
from ziggurat.bots.search import TreeSearch
from ziggurat.core.game import Game
from ziggurat.core.position import expect_listed
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import CHANCE, OVER, WIN, generator, ints

GAMES = 1_000  # random ones
MATCHES = 100  # of the search against random players
SIMULATIONS = 200  # of the search, for an action
COUNTED = {"talo": 20}  # where listing the legal actions is slow, count them only at every n-th turn


@dataclass(frozen=True)
class Sizes:
    """What is measured of one option set."""

    name: str
    options: str
    actions: int
    planes: tuple[int, ...]
    seats: int
    chance: float  # chance's share of the actions
    length: float  # actions of the seats in a game
    branching: float  # legal actions of a seat, mean over all its turns
    random_share: tuple[float, ...]  # mean result of each seat between random players


@dataclass(frozen=True)
class Searched:
    """How a search fared against random players."""

    share: float
    games: int
    simulations: int


def option_sets(kind: Game) -> Iterator[dict[str, str]]:
    """The default options, then every other number of seats, and the first mission where there are missions."""
    yield {}
    for option in kind.options:
        if option.name == "players":
            yield from ({option.name: value} for value in option.values if value != option.default)
        if option.name == "mission":
            yield {option.name: option.values[0]}


def measure(kind: Game, options: Mapping[str, str], games: int = GAMES, seed: int = 0) -> Sizes:
    """Plays random games and counts; options left to chance are drawn anew for each."""
    chance, rng = random.Random(seed), generator(seed)
    rules = expect_listed(kind.rules(kind.settle(options, chance)))
    state, room, share = rules.workspace(), ints(rules.max_legal_actions), ints(rules.seats)
    every = COUNTED.get(kind.name, 1)
    turns = drawn = counted = wide = 0
    totals = [0] * rules.seats
    for _ in range(games):
        rules.start(state, np.array(kind.encode(kind.settle(options, chance)), dtype=np.int64))
        while (turn := rules.turn(state)) != OVER:
            if turn == CHANCE:
                drawn += 1
            else:
                if turns % every == 0:
                    counted += 1
                    wide += rules.legal(state, room)
                turns += 1
            rules.apply(state, rules.sample(state, rng))
        rules.returns(state, share)
        totals = [a + int(b) for a, b in zip(totals, share, strict=True)]
    return Sizes(
        kind.name,
        " ".join(f"{name}={value}" for name, value in options.items()) or "default",
        rules.num_actions,
        rules.observation_shape,
        rules.seats,
        drawn / (turns + drawn),
        turns / games,
        wide / counted,
        tuple(total / WIN / games for total in totals),
    )


def search(kind: Game, options: Mapping[str, str], matches: int = MATCHES, seed: int = 0) -> Searched:
    """The mean result of a search with few simulations, its seat going round, against random players."""
    chance = random.Random(seed)
    limits = SearchLimits(simulations=SIMULATIONS)
    won = 0.0
    for match in range(matches):
        position = kind.start(options, seed=chance.getrandbits(32))
        seat = 1 + match % position.rules.seats
        bot = TreeSearch(seed=match)
        while not position.over:
            if position.turn == seat:
                position = position.play(bot.choose(position, limits))
            elif position.turn == CHANCE:
                outcomes = position.chances()
                position = position.play(*chance.choices(list(outcomes), list(outcomes.values())))
            else:
                position = position.play(chance.choice(position.actions))
        assert position.outcome
        won += position.outcome.returns[seat - 1]
    return Searched(won / matches, matches, SIMULATIONS)


HEAD = (
    "| game | options | actions | planes | seats | chance | length | branching | random "
    "| search | games × simulations |\n"
    "|---|---|--:|---|--:|--:|--:|--:|--:|--:|--:|"
)


def row(found: Sizes, searched: Searched) -> str:
    low, high = wilson(searched.share * searched.games, searched.games)
    cells = [
        found.name,
        found.options,
        f"{found.actions:,}",
        " × ".join(str(n) for n in found.planes),
        str(found.seats),
        f"{found.chance:.0%}" if found.chance else "none",
        f"{found.length:.1f}",
        f"{found.branching:.1f}",
        " · ".join(f"{share:.3f}" for share in found.random_share),
        f"{searched.share:.2f} ({low:.2f} – {high:.2f})",
        f"{searched.games} × {searched.simulations}",
    ]
    return f"| {' | '.join(cells)} |"


def asked_for(words: list[str]) -> Iterator[tuple[Game, Mapping[str, str]]]:
    """All games and option sets; or those of the games named; or one game's under the options given."""
    given = dict(word.split("=", 1) for word in words if "=" in word)
    for name in [word for word in words if "=" not in word] or game_names():
        kind = game(name)
        for options in [given] if given else option_sets(kind):
            yield kind, options


def main(words: list[str]) -> None:
    print(HEAD)
    for kind, options in asked_for(words):
        print(row(measure(kind, options), search(kind, options)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
