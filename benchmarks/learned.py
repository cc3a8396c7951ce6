"""What the bots found out about the games: `PYTHONPATH=src python benchmarks/learned.py PART … [--games N]`

    first      how often the seat that begins wins: exactly in babel, else in games of a search against itself
    openings   nivos: what the places of the neutral plate are worth, and the plates that answer it
    powers     Bubblee Pop: how much of the win a power is worth when it may be used, by colour

Writes its parts into `web/src/learned.json`, from which the page draws them.
docs/explanations/learned.md says it in words.
"""

import argparse
import json
import random
from collections import defaultdict
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ziggurat.bots.bot import Score, SearchLimits, solver_of
from ziggurat.bots.engine.heuristics import LevelSettings
from ziggurat.bots.levels import LevelSearch
from ziggurat.bots.ratings import SPREAD, wilson
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.bubbles.board import PHASE, POWERS, STRIDE
from ziggurat.games.bubbles.rules import A_PASS
from ziggurat.games.bubbles.turns import POWER, actor
from ziggurat.games.nivos.plates import SIZES
from ziggurat.games.nivos.rules import COLOUR, SQUARES
from ziggurat.games.nivos.steps import source_of, spot_of
from ziggurat.kernel import CHANCE

FILE = Path(__file__).parent.parent / "web/src/learned.json"
PLAYED_BY = {"nivos": 1_500, "bubbles": 1_000, "talo": 100}  # simulations a decision
VARIED, BLUR = 8, 0.3  # where nothing is left to chance, the first actions are blurred a little, for both sides
OPENING_SIMULATIONS = 100_000
LEAST_VISITS = 1_000  # of them: an answer with fewer has no value worth telling
OPENINGS = {"corner": "n@a1", "edge": "n@b1", "middle": "n@b2"}  # all sixteen places are like one of these
POWER_SIMULATIONS = 4_000
BUBBLES = "RPYBG"
Json = dict[str, Any]


def drawn(position: Position, chance: random.Random) -> Position:
    outcomes = position.chances()
    return position.play(chance.choices(list(outcomes), list(outcomes.values()))[0])


# ── Who begins ───────────────────────────────────────────────────────────────────────────────────────────
def first(games: int) -> Json:
    babel = game("babel").start()
    best = solver_of(game("babel")).analyse(babel, SearchLimits())[0]
    found: Json = {"babel": {"exact": True, "share": best.value, "plies": best.plies_to_end}}
    for name, simulations in PLAYED_BY.items():
        shares = [beginner_share(name, simulations, number) for number in range(games)]
        low, high = wilson(sum(shares), games)
        found[name] = {"exact": False, "share": fmean(shares), "low": low, "high": high}
        found[name] |= {"games": games, "simulations": simulations}
        print(name, found[name], flush=True)
    return found


def beginner_share(name: str, simulations: int, number: int) -> float:
    chance = random.Random(f"first {name} {number}")
    position = game(name).start(seed=chance.getrandbits(30))
    bots = [LevelSearch(LevelSettings(simulations, blur), chance.getrandbits(20)) for blur in (0.0, BLUR)]
    beginner = 0
    while not position.over:
        if position.turn == CHANCE:
            position = drawn(position, chance)
            continue
        beginner = beginner or position.turn
        blurred = not position.rules.chance and position.ply < VARIED
        position = position.play(bots[blurred].choose(position, SearchLimits()))
    assert position.outcome is not None
    return position.outcome.returns[beginner - 1]


# ── Openings of nivos ────────────────────────────────────────────────────────────────────────────────────
def openings(games: int) -> Json:
    """The value of each place to the seat that begins, and of the best answers with each size of plate."""
    found: Json = {"simulations": OPENING_SIMULATIONS, "places": {}, "answers": {}}
    for place, token in OPENINGS.items():
        after = game("nivos").start().play(token)
        scores = TreeSearch(1).analyse(after, SearchLimits(simulations=OPENING_SIMULATIONS))
        found["places"][place] = 1 - scores[0].value
        found["answers"][place] = answers(scores)
        print(place, found["places"][place], found["answers"][place], flush=True)
    return found


def answers(scores: list[Score]) -> list[Json]:
    """The most visited answer with each size of plate, with what it is worth to the seat that answers; none that
    the search hardly tried."""
    best: dict[int, Score] = {}
    for score in scores:
        colour = COLOUR[spot_of(score.action) // SQUARES]
        if colour not in best or score.visits > best[colour].visits:
            best[colour] = score
    tried = [item for item in best.items() if item[1].visits >= LEAST_VISITS]
    listed = sorted(tried, key=lambda item: -item[1].value)
    return [
        {
            "colour": SIZES[colour].colour,
            "size": str(SIZES[colour]),
            "value": score.value,
            "visits": score.visits,
            "reserve": bool(source_of(score.action)),
        }
        for colour, score in listed
    ]


# ── What a power is worth ────────────────────────────────────────────────────────────────────────────────
def powers(games: int) -> Json:
    """At decisions in games of a search against itself where a seat holds exactly one power: what its best use is
    worth beyond declining it."""
    gains: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        chance = random.Random(f"powers {number}")
        position = game("bubbles").start(seed=chance.getrandbits(30))
        bot = TreeSearch(chance.getrandbits(20))
        while not position.over:
            if position.turn == CHANCE:
                position = drawn(position, chance)
                continue
            colour = only_power(position)
            if colour:
                limits = SearchLimits(simulations=POWER_SIMULATIONS)
                scores = TreeSearch(chance.getrandbits(20)).analyse(position, limits)
                declined = next(score.value for score in scores if score.action == A_PASS)
                gains[colour].append(max(0.0, max(score.value for score in scores) - declined))
            position = position.play(bot.choose(position, SearchLimits(simulations=PLAYED_BY["bubbles"])))
        if number % 10 == 9:
            print(number + 1, {colour: (len(g), round(fmean(g), 3)) for colour, g in gains.items()}, flush=True)
    found = {
        colour: {"gain": fmean(g), "margin": SPREAD * stdev(g) / len(g) ** 0.5, "count": len(g)}
        for colour, g in gains.items()
    }
    return {"games": games, "simulations": POWER_SIMULATIONS, "colours": found}


def only_power(position: Position) -> str:
    """The colour of the one power that the seat to act holds; nothing if it holds none or several."""
    p = position.state
    if p[PHASE] != POWER or len(position.actions) < 2:
        return ""
    held = [(int(p[POWERS + actor(p)]) >> STRIDE * colour) & 0xFF for colour in range(len(BUBBLES))]
    return BUBBLES[held.index(1)] if sum(held) == 1 else ""


PARTS = {"first": first, "openings": openings, "powers": powers}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="+", choices=list(PARTS), metavar="PART")
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for part in options.parts:
        known[part] = PARTS[part](options.games)
        FILE.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
