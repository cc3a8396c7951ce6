"""Talo: verdicts of the balance against HiGHS, listing legal actions, judging one, drawing one, random games.

Processor time, ratios in one run. `python benchmarks/talo.py` measures this alone.
"""

import random
import sys
import time
from functools import cache
from pathlib import Path

import numpy as np

from yardstick import Report
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar
from ziggurat.games.talo.notation import placed_bar
from ziggurat.games.talo.statics import balance
from ziggurat.kernel import Ints, generator, ints, random_games

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # where HiGHS's form of the problem is

LEAST = 50  # times as many verdicts a second as HiGHS
MOST_JUDGING = 2  # ms that a placement which is not held may take on 30 bars, at the 99th percentile
QUICKER = 5  # times at least that judging an action is quicker than listing all


@cache
def start() -> Position:
    return game("talo").start(starts="symmetric")


@cache
def constructions(bars: int, count: int = 10) -> list[Ints]:
    """Positions of random games at the moment when they first have so many bars and none is held."""
    rules = start().rules
    found: list[Ints] = []
    seed = 0
    while len(found) < count:
        p, rng = rules.workspace(start().state), generator(seed)
        seed += 1
        while (action := rules.sample(p, rng)) >= 0:
            if p[space.BARS] == bars and p[space.PHASE] == space.ROLLING:
                found.append(p[: space.LENGTH].copy())
                break
            rules.apply(p, action)
    return found


def with_hand(state: Ints, *lengths: int, daring: bool = False) -> Ints:
    """A desk on which bars have just been taken, whatever the supply says."""
    p = start().rules.workspace(state)
    p[space.PHASE] = space.BUILDING
    p[space.DARING] = daring
    p[space.MOVED] = 1
    p[space.HAND], p[space.HAND + 1] = (0, *lengths)[-2:]
    return p


def placements(state: Ints, chance: random.Random, count: int) -> list[Bar]:
    """Random placements, balance aside, with z ≥ 1."""
    rules = start().rules
    room = ints(rules.max_legal_actions)
    found: list[Bar] = []
    for length in range(1, 11):
        n = rules.legal(with_hand(state, length, daring=True), room)
        found += [bar for bar in map(placed_bar, room[:n].tolist()) if bar.z > 0]
    return chance.sample(found, min(count, len(found)))


def measure_verdicts(bars: int, tries: int = 400, judged: int = 20) -> tuple[float, float, float]:
    """Verdicts a second, ours and HiGHS's, and the share of ours that needed a program. HiGHS gets the form of the
    problem and the settings with which it is quickest, and making its model in Python is not counted."""
    from balance_reference import highs_model, solve_model

    chance = random.Random(bars)
    ours = judge = 0.0
    asked = programs = checked = 0
    for state in constructions(bars):
        tried = placements(state, chance, tries)
        cells = [(bar.kind, bar.cell) for bar in tried]
        verdicts = []
        workspace = start().rules.workspace(state)
        begun = time.process_time()
        base = balance.load_base(workspace)
        for kind, cell in cells:
            workspace[balance.PROGRAMS] = 0
            balance.set_bar(workspace, base, kind, cell)
            verdicts.append(bool(balance.stands(workspace, base, base + 1, balance.INSET)))
            programs += workspace[balance.PROGRAMS] > 0
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
    return asked / ours, checked / judge, float(programs / asked)


def measure_listing(*lengths: int) -> tuple[float, float, float]:
    """Milliseconds to list all legal actions with these bars in hand, mean and worst, and to draw one."""
    rules = start().rules
    room, rng = ints(rules.max_legal_actions), generator(3)
    listing, drawing = [], []
    for state in constructions(30):
        p = with_hand(state, *lengths)
        begun = time.process_time()
        rules.legal(p, room)
        listing.append(time.process_time() - begun)
        begun = time.process_time()
        for _ in range(10):
            rules.sample(p, rng)
        drawing.append((time.process_time() - begun) / 10)
    return 1e3 * float(np.mean(listing)), 1e3 * max(listing), 1e3 * float(np.mean(drawing))


def measure_judging(*lengths: int, hold: bool, count: int = 400) -> list[float]:
    """Milliseconds that the referee takes to judge one placement, for random ones that fit, legal or not."""
    rules, chance = start().rules, random.Random(4)
    assert rules.allowed
    room = ints(rules.max_legal_actions)
    found = []
    for state in constructions(30):
        fitting: list[int] = []
        for length in set(lengths):  # one in hand, daring: nothing is weighed
            n = rules.legal(with_hand(state, length, daring=True), room)
            fitting += room[:n].tolist()
        p = with_hand(state, *lengths)
        for action in chance.sample(fitting, count // 10):
            begun = time.process_time()
            rules.allowed(p, action + hold * (space.HOLD - space.PLACE))
            found.append(1e3 * (time.process_time() - begun))
    return found


def report_judging(report: Report) -> None:
    for lengths, hold in (((5,), False), ((4, 6), False), ((4, 6), True), ((2, 3), True)):
        hand = " and a ".join(map(str, lengths))
        what = "a held placement" if hold else "a placement"
        times = measure_judging(*lengths, hold=hold)
        late = float(np.percentile(times, 99))
        report.figure(f"judging {what} with a {hand} in hand, mean", float(np.mean(times)), "ms")
        report.figure(f"judging {what} with a {hand} in hand, 99th percentile", late, "ms")
        if not hold:
            report.at_most(f"judging {what} with a {hand} in hand, to 2 ms", late / MOST_JUDGING, 1)
            listing = measure_listing(*lengths)[0]
            report.ratio("judging one against listing all, means", listing / float(np.mean(times)), QUICKER)


def measure_games(games: int = 200) -> float:
    """Random games a second."""
    options = np.array(start().game.encode(start().settings), dtype=np.int64)
    random_games(start().rules, options, 1, seed=1)
    begun = time.process_time()
    random_games(start().rules, options, games, seed=2)
    return games / (time.process_time() - begun)


def bench(report: Report) -> None:
    start().rules.ready()
    report.title("Talo: does it stand? Placements with z ≥ 1 on constructions of random play, one core")
    for bars in (20, 50):
        ours, judge, share = measure_verdicts(bars)
        report.figure(f"on {bars} bars", ours, "verdicts/s")
        report.figure(f"on {bars} bars, HiGHS", judge, "verdicts/s")
        report.figure(f"on {bars} bars, needed a program", 100 * share, "%")
        report.ratio(f"on {bars} bars, to HiGHS", ours / judge, LEAST)
    report.title("Talo: legal actions on 30 bars, and random games, one core")
    for lengths, aim in (((5,), "aim 50"), ((4, 6), "aim 500"), ((2, 3), "aim 500")):
        hand = " and a ".join(map(str, lengths))
        mean, worst, draw = measure_listing(*lengths)
        report.figure(f"listing them with a {hand} in hand, mean", mean, "ms")
        report.figure(f"listing them with a {hand} in hand, worst", worst, "ms", aim)
        report.figure(f"drawing one with a {hand} in hand, mean", draw, "ms")
    report_judging(report)
    report.figure("random games", measure_games(), "games/s", "aim 100")


if __name__ == "__main__":
    bench(Report())
