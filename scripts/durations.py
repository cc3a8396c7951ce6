"""How many turns a game takes: bots of the middle level play (`python scripts/durations.py`).

The medians stand in the page's folder of each game (`web/src/games/<game>/index.ts`).
"""

import argparse
import random
import statistics
from collections.abc import Iterator
from itertools import groupby

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.levels import player
from ziggurat.core.position import Position
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.kernel import CHANCE

GAMES = 15  # of each kind
BOT = "level3"


def sizes_of(name: str) -> Iterator[dict[str, str]]:
    """Its options for each number of players."""
    counts = next((option.values for option in game(name).options if option.name == "players"), ())
    yield from ({"players": count} for count in counts)
    if not counts:
        yield {}


def played(name: str, options: dict[str, str], seed: int) -> Position:
    position = game(name).start(options, seed=seed)
    players = position.rules.seats
    bots = [player(BOT, position.game, position.settings, 10 * seed + seat) for seat in range(players)]
    luck = random.Random(seed)
    while not position.over:
        if position.turn == CHANCE:
            outcomes = position.chances()
            position = position.play(luck.choices(list(outcomes), list(outcomes.values()))[0])
        else:
            position = position.play(bots[position.turn - 1].choose(position, SearchLimits()))
    return position


def turns(end: Position) -> int:
    """What one seat does before another acts is one turn."""
    seats = [at.turn for at in end.positions if at.turn > CHANCE]
    return sum(1 for _ in groupby(seats))


def main() -> None:
    argparse.ArgumentParser(description="Counts the turns of games among bots; takes an hour.").parse_args()
    for name in BUILT_IN:
        for options in sizes_of(name):
            ends = [played(name, options, seed) for seed in range(GAMES)]
            counts, players = sorted(map(turns, ends)), ends[0].rules.seats
            print(
                f"{name} {players}: median {statistics.median(counts):.0f}, {counts[0]} to {counts[-1]}",
                flush=True,
            )


if __name__ == "__main__":
    main()
