"""How many turns a game takes: bots of the middle level play (`python scripts/durations.py`).

The medians stand in `web/src/durations.ts`, where the page makes minutes of them.
"""

import random
import statistics
from itertools import groupby

from ziggurat import game
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.levels import player
from ziggurat.core import Position
from ziggurat.kernel import CHANCE

GAMES = 15  # of each kind
BOT = "level3"
KINDS = (
    ("babel", 2),
    ("nivos", 2),
    ("nivos", 3),
    ("nivos", 4),
    ("bubbles", 2),
    ("talo", 2),
    ("talo", 3),
    ("talo", 4),
)


def played(name: str, players: int, seed: int) -> Position:
    options = {"players": str(players)} if any(option.name == "players" for option in game(name).options) else {}
    position = game(name).start(options, seed=seed)
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
    for name, players in KINDS:
        counts = sorted(turns(played(name, players, seed)) for seed in range(GAMES))
        print(f"{name} {players}: median {statistics.median(counts):.0f}, {counts[0]} to {counts[-1]}", flush=True)


if __name__ == "__main__":
    main()
