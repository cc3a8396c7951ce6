"""How fast talo is: verdicts of the balance against HiGHS, listing legal actions, random games.

Processor time, ratios in one run:

    python benchmarks/talo.py

Each function measures one thing and returns its numbers, for `benchmarks/run.py` to call too.
"""

import random
import sys
import time
from pathlib import Path

import numpy as np

from ziggurat.game import game
from ziggurat.games.talo import balance, space
from ziggurat.games.talo.construction import Bar
from ziggurat.games.talo.table import placed_bar
from ziggurat.kernel import Ints, generator, ints, random_games

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

RULES = game("talo").start(starts="symmetric").rules


def constructions(bars: int, count: int) -> list[Ints]:
    """Positions of random games at the moment when they first have so many bars and none is held."""
    start = game("talo").start(starts="symmetric").state
    found: list[Ints] = []
    seed = 0
    while len(found) < count:
        p = RULES.desk(start)
        rng = generator(seed)
        seed += 1
        while (action := RULES.sample(p, rng)) >= 0:
            if p[space.BARS] == bars and p[space.PHASE] == space.ROLLING:
                found.append(p[: space.LENGTH].copy())
                break
            RULES.apply(p, action)
    return found


def with_hand(state: Ints, *lengths: int, daring: bool = False) -> Ints:
    """A desk on which bars have just been taken, whatever the supply says."""
    p = RULES.desk(state)
    p[space.PHASE] = space.BUILDING
    p[space.DARING] = daring
    p[space.MOVED] = 1
    p[space.HAND], p[space.HAND + 1] = (0, *lengths)[-2:]
    return p


def placements(state: Ints, chance: random.Random, count: int) -> list[Bar]:
    """Random placements, balance aside, with z ≥ 1."""
    room = ints(RULES.most)
    found: list[Bar] = []
    for length in range(1, 11):
        n = RULES.legal(with_hand(state, length, daring=True), room)
        found += [bar for bar in map(placed_bar, room[:n].tolist()) if bar.z > 0]
    return chance.sample(found, min(count, len(found)))


def measure_verdicts(bars: int, games: int = 10, tries: int = 400, judged: int = 20) -> dict[str, float]:
    """Verdicts a second, ours and HiGHS's, and the share that needed a program. HiGHS gets the form of the problem
    and the settings with which it was quickest, and making its model in Python is not counted."""
    from statics import highs_model, solve_model

    chance = random.Random(bars)
    ours = judge = 0.0
    asked = programs = checked = 0
    for state in constructions(bars, games):
        tried = placements(state, chance, tries)
        desk = RULES.desk(state)
        base = balance.load_base(desk)
        verdicts = []
        cells = [(bar.kind, bar.cell) for bar in tried]
        begun = time.process_time()
        for kind, cell in cells:
            desk[balance.PROGRAMS] = 0
            balance.set_bar(desk, base, kind, cell)
            verdicts.append(bool(balance.stands(desk, base, base + 1, balance.INSET)))
            programs += desk[balance.PROGRAMS] > 0
        ours += time.process_time() - begun
        asked += len(tried)
        wood = [Bar.of(int(code) - 1) for code in state[space.BAR : space.BAR + bars]]
        for number in chance.sample(range(len(tried)), min(judged, len(tried))):
            model = highs_model([*wood, tried[number]], slanting=True)
            begun = time.process_time()
            found = solve_model(model, presolve="off")
            judge += time.process_time() - begun
            checked += 1
            assert found == verdicts[number], f"{wood} + {tried[number]}"
    ours_rate, judge_rate = asked / ours, checked / judge
    return {
        "bars": bars,
        "verdicts": asked,
        "verdicts_per_second": ours_rate,
        "highs_per_second": judge_rate,
        "ratio": ours_rate / judge_rate,
        "share_with_program": float(programs / asked),
    }


def measure_listing(lengths: tuple[int, ...], bars: int = 30, games: int = 10) -> dict[str, float]:
    """Milliseconds to list all legal actions with these bars in hand."""
    room = ints(RULES.most)
    times = []
    for state in constructions(bars, games):
        p = with_hand(state, *lengths)
        begun = time.process_time()
        RULES.legal(p, room)
        times.append(1e3 * (time.process_time() - begun))
    return {"bars": bars, "mean_ms": float(np.mean(times)), "worst_ms": max(times)}


def measure_games(games: int = 100) -> float:
    """Random games a second, on one core."""
    kind = game("talo")
    start = kind.start(starts="symmetric")
    options = np.array(kind.encode(start.settings), dtype=np.int64)
    random_games(start.rules, options, 1, seed=1)
    begun = time.process_time()
    random_games(start.rules, options, games, seed=2)
    return games / (time.process_time() - begun)


def main() -> None:
    for bars in (20, 50):
        found = measure_verdicts(bars)
        ours, judge = found["verdicts_per_second"], found["highs_per_second"]
        print(f"verdicts on {bars} bars: {ours:,.0f}/s, HiGHS {judge:,.0f}/s, ratio {found['ratio']:.0f};")
        print(f"  {found['share_with_program']:.1%} of {found['verdicts']} needed a program")
    for lengths in ((5,), (4, 6), (2, 3)):
        found = measure_listing(lengths)
        mean, worst = found["mean_ms"], found["worst_ms"]
        print(f"listing with {lengths} in hand on 30 bars: mean {mean:.1f} ms, worst {worst:.1f} ms")
    print(f"random games: {measure_games():.0f}/s")


if __name__ == "__main__":
    main()
