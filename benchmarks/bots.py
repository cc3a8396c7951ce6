"""Matches by the hundred, for a machine with many cores: `PYTHONPATH=src python benchmarks/bots.py PHASE …`

    tune       variants of the search against the search as it is, at equal simulations
    budgets    more simulations against fewer, from which the five levels are chosen
    collect    what a glance tells at every position of games, and how they ended, to weigh evaluations by
    floor      level 1 against a random player and against one with a simple idea
    ladder     each level against the one below
    tournament every two levels against each other, for the ratings
    calibrate  what level 5 believes of one position of each game, and what came of it
    margins    whether the stated margin contains the value at twenty times the simulations
    answers    how long levels 1 and 5 think about an action, in time of the processor

Results are lines of JSON in `$OUT/*.jsonl` (else in this folder's `results`), written as they come: what stands
there is not played again. Ends by itself after `--seconds`, whatever is left to do.
"""

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import Any

from ziggurat.bots.arena import Pairing
from ziggurat.bots.arena import play as play_pairing
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import LevelSettings, heuristics_of
from ziggurat.bots.host import SearchHost, hosted
from ziggurat.bots.levels import LEVELS, Level, levels, player
from ziggurat.bots.search import DEFAULT_SIMULATIONS, TreeSearch
from ziggurat.core import Position
from ziggurat.kernel import CHANCE
from ziggurat.registry import game

Task = dict[str, Any]
FILES = {
    "match": "matches",
    "collect": "collected",
    "calibrate": "beliefs",
    "margins": "margins",
    "answers": "answers",
}
SLOW = ("talo",)  # compiled first, played when that is done

# Variants, each against the search as it is.
VARIANTS = {
    "babel": (200, ("exploration=0.4", "exploration=1.2")),
    "nivos": (1_500, ("exploration=0.25", "exploration=0.7", "ripe=4", "PLAIN")),
    "bubbles": (600, ("exploration=0.2", "exploration=0.7", "cut=6", "cut=32", "PLAIN")),
    "talo": (60, ("exploration=0.1", "exploration=0.4", "widening=0.7", "ripe=1")),
}
BUDGETS = {
    "babel": (
        "classic:3:blur=1",
        "classic:12:blur=1",
        "classic:12",
        "classic:50",
        "classic:200",
        "classic:800",
        "perfect",
    ),
    "nivos": (
        "classic:5:blur=1",
        "classic:20:blur=1",
        "classic:20",
        "classic:80",
        "classic:400",
        "classic:2000",
        "classic:10000",
    ),
    "bubbles": (
        "classic:4:blur=1",
        "classic:15:blur=1",
        "classic:15",
        "classic:60",
        "classic:300",
        "classic:1500",
        "classic:8000",
    ),
    "talo": ("random", "classic:4:blur=1", "classic:4", "classic:12", "classic:40", "classic:150"),
}
TUNE_GAMES = {"babel": 160, "nivos": 120, "bubbles": 120, "talo": 40}
LADDER_GAMES = 200
TOURNAMENT_GAMES = 40  # of two levels that are not neighbours
# The seeds of the games that levels are judged by: no level was chosen by them.
JUDGED = {"babel": 2_211, "nivos": 2_212, "bubbles": 2_212, "talo": 2_213}
ALIKE = ("nivos", ("level5", "level4"))  # both ask the network and leave nothing to chance: they repeat a game
OPENING = 4  # random actions before them, so that their games differ
COLLECTED = {"bubbles": 800, "talo": 600}
CALIBRATED = 15_000  # at most: as many as there is time for
QUICK = {"babel": 200, "nivos": 200, "bubbles": 300, "talo": 20}  # simulations by which the games go on
MARGINS = 200
ASKED = {"babel": 1, "nivos": 2, "bubbles": 9, "talo": 4}  # at every so manieth decision of a game


# ── What is to be done ───────────────────────────────────────────────────────────────────────────────────
def match(name: str, players: tuple[str, str], number: int, seed: int = 9) -> Task:
    task: Task = {"kind": "match", "game": name, "players": list(players), "number": number, "seed": seed}
    return task | {"opening": OPENING} if (name, players) == ALIKE else task


def tune(names: list[str]) -> Iterator[Task]:
    for number in range(max(TUNE_GAMES.values())):
        for name in names:
            if number >= TUNE_GAMES[name]:
                continue
            simulations, variants = VARIANTS[name]
            base = f"classic:{simulations}"
            for variant in variants:
                other = f"plain:{simulations}" if variant == "PLAIN" else f"{base}:{variant}"
                yield match(name, (other, base), number)


def budgets(names: list[str]) -> Iterator[Task]:
    for number in range(max(TUNE_GAMES.values())):
        for name in names:
            if number < TUNE_GAMES[name]:
                for weaker, stronger in zip(BUDGETS[name], BUDGETS[name][1:], strict=False):
                    yield match(name, (stronger, weaker), number)


def floor(names: list[str]) -> Iterator[Task]:
    for number in range(LADDER_GAMES):
        for name in names:
            for other in ("random", "idea"):
                yield match(name, ("level1", other), number, JUDGED[name])


def ladder(names: list[str]) -> Iterator[Task]:
    for number in range(LADDER_GAMES):
        for name in names:
            for level in LEVELS[1:]:
                yield match(name, (f"level{level}", f"level{level - 1}"), number, JUDGED[name])


def tournament(names: list[str]) -> Iterator[Task]:
    for number in range(TOURNAMENT_GAMES):
        for name in names:
            for level in LEVELS:
                for other in range(1, level - 1):
                    yield match(name, (f"level{level}", f"level{other}"), number, JUDGED[name])


def level_player(level_settings: LevelSettings) -> str:
    """A level by its settings: at its fixed simulations, however slow the machine is."""
    if level_settings.perfect:
        return "level5"
    ratings = {"blur": level_settings.blur, "hasty": level_settings.hasty}
    return f"classic:{level_settings.simulations}" + "".join(
        f":{name}={value:g}" for name, value in ratings.items() if value
    )


def collect(names: list[str]) -> Iterator[Task]:
    for number in range(max(COLLECTED.values())):
        for name in names:
            if number < COLLECTED.get(name, 0):
                yield {"kind": "collect", "game": name, "number": number}


def calibrate(names: list[str]) -> Iterator[Task]:
    for number in range(CALIBRATED):
        for name in names:
            yield {"kind": "calibrate", "game": name, "number": number}


def margins(names: list[str]) -> Iterator[Task]:
    for number in range(MARGINS):
        for name in names:
            yield {"kind": "margins", "game": name, "number": number}


def answers(names: list[str]) -> Iterator[Task]:
    for name in names:
        yield {"kind": "answers", "game": name, "number": 0}


PHASES: dict[str, Callable[[list[str]], Iterator[Task]]] = {
    "tune": tune,
    "budgets": budgets,
    "collect": collect,
    "floor": floor,
    "ladder": ladder,
    "tournament": tournament,
    "calibrate": calibrate,
    "margins": margins,
    "answers": answers,
}


# ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────
def prepare(name: str) -> Task:
    """Compiles everything that a game needs, once for all processes."""
    began = time.perf_counter()
    result: Task = {"kind": "prepare", "game": name, "fault": ""}
    try:
        position = game(name).start(seed=0)
        position.rules.ready()
        TreeSearch().analyse(position, SearchLimits(simulations=20))
    except Exception:
        result["fault"] = traceback.format_exc()
    return {**result, "seconds": time.perf_counter() - began}


def perform(task: Task) -> Task:
    """Never raises: an error in one game is reported and leaves the others alone."""
    kinds = {
        "match": play_match,
        "collect": play_collecting,
        "calibrate": play_believing,
        "margins": play_doubting,
        "answers": play_asking,
    }
    try:
        return {**task, **kinds[task["kind"]](task)}
    except Exception:
        return {**task, "fault": traceback.format_exc()}


class OwnTime(SearchHost):
    """A clock of the processor's time, so that a busy machine weakens no level."""

    def time(self) -> float:
        return time.process_time()


def play_match(task: Task) -> Task:
    players, opening = tuple(task["players"]), task.get("opening", 0)
    with hosted(OwnTime()):
        played = play_pairing(Pairing(task["game"], {}, 0, 1, players, task["number"], task["seed"], opening))
    found: Task = {"share": played.share, "actions": played.actions}
    found |= {"seconds": list(played.seconds), "longest": list(played.longest)}
    return found | {"record": played.record} if task["number"] < 2 else found


def _drawn(position: Position, chance: random.Random) -> str:
    outcomes = position.chances()
    return chance.choices(list(outcomes), list(outcomes.values()))[0]


def play_collecting(task: Task) -> Task:
    """A game between searches of several budgets, with a slip now and then: all kinds of positions occur."""
    from ziggurat.games.bubbles.heuristics import glance as bubbles_glance
    from ziggurat.games.talo.heuristics import glance as talo_glance
    from ziggurat.games.talo.space import HAND, PHASE

    stage = (PHASE, HAND, HAND + 1) if task["game"] == "talo" else ()  # what is left of a turn
    glance = {"bubbles": bubbles_glance, "talo": talo_glance}[task["game"]]
    chance = random.Random(f"collect {task['number']}")
    position = game(task["game"]).start(seed=chance.getrandbits(30))
    budgets = {"bubbles": (40, 120, 400), "talo": (30, 60, 150)}[task["game"]]
    bots = [
        player(f"classic:{chance.choice(budgets)}", position.game, position.settings, chance.getrandbits(20))
        for _ in range(position.rules.seats)
    ]
    rows = []
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(_drawn(position, chance))
            continue
        workspace = position.rules.workspace(position.state)
        seen = [round(float(x), 4) for seat in (0, 1) for x in glance(workspace, seat)]
        rows.append([*seen, position.turn, position.ply, *(int(workspace[at]) for at in stage)])
        slips = chance.random() < 0.04
        action = (
            chance.choice(position.actions) if slips else bots[position.turn - 1].choose(position, SearchLimits())
        )
        position = position.play(action)
    assert position.outcome is not None
    return {"rows": rows[:: 3 if len(rows) > 60 else 1], "share": position.outcome.returns[0]}


def any_position(name: str, chance: random.Random) -> Position:
    """A position of a game of quick searches, where a seat has a choice; its first actions are random, so that
    games differ."""
    kind = game(name)
    start = kind.start(seed=chance.getrandbits(30))
    bot = TreeSearch(chance.getrandbits(20))
    random_actions = chance.randrange(6)
    position, choices = start, []
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(_drawn(position, chance))
            continue
        if len(position.actions) > 1:
            choices.append(position)
        if position.ply < random_actions:
            position = position.play(chance.choice(position.actions))
        else:
            position = position.play(bot.choose(position, SearchLimits(simulations=QUICK[name])))
    return chance.choice(choices)


def play_believing(task: Task) -> Task:
    """What level 5 believes of one position, before it is sharpened. Its action is played there, quick searches go
    on, and the result is noted."""
    name, chance = task["game"], random.Random(f"calibrate {task['number']}")
    position = any_position(name, chance)
    settings = position.settings
    as_found = replace(heuristics_of(position.game, settings), sharpness=1.0)
    simulations = levels(position)[-1].simulations
    best = TreeSearch(chance.getrandbits(20), as_found).analyse(position, SearchLimits(simulations=simulations))[0]
    seat, ply = position.turn, position.ply
    position, quick = position.play(best.action), TreeSearch(chance.getrandbits(20))
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(_drawn(position, chance))
        else:
            position = position.play(quick.choose(position, SearchLimits(simulations=QUICK[name])))
    assert position.outcome is not None
    share = position.outcome.returns[seat - 1]
    return {"beliefs": [[round(best.value, 4), best.exact, share]], "ply": ply}


def play_doubting(task: Task) -> Task:
    """The best action's value and margin by a hint's simulations, and its value at twenty times as many."""
    name, chance = task["game"], random.Random(f"margins {task['number']}")
    position = any_position(name, chance)
    best = TreeSearch(chance.getrandbits(20)).analyse(position, SearchLimits(simulations=DEFAULT_SIMULATIONS))[0]
    far = TreeSearch(chance.getrandbits(20))
    known = {s.action: s for s in far.analyse(position, SearchLimits(simulations=20 * DEFAULT_SIMULATIONS))}
    again = known[best.action]
    found: Task = {"value": best.value, "margin": best.margin, "visits": best.visits, "exact": best.exact}
    return found | {"again": again.value, "again_exact": again.exact, "again_visits": again.visits}


def play_asking(task: Task) -> Task:
    """A game of level 2 against itself; levels that have no tree from before are asked on the way.

    In time of the processor: what they would take on a core of their own, whoever else is on the machine.
    """
    chance = random.Random(f"answers {task['number']}")
    position = game(task["game"]).start(seed=chance.getrandbits(30))
    times: dict[str, list[float]] = {"level1": [], "level5": []}
    ladder = levels(position)
    asked = {
        "level1": level_player(ladder[0]),
        "level5": level_player(ladder[-1]),
    }  # all simulations, however slow
    guide, decisions = Level(2), 0
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(_drawn(position, chance))
            continue
        if decisions % ASKED[task["game"]] == 0:
            for name, spent in times.items():
                bot, began = player(asked[name], position.game, position.settings), time.thread_time()
                bot.choose(position, SearchLimits())
                spent.append(time.thread_time() - began)
        decisions += 1
        position = position.play(guide.choose(position, SearchLimits()))
    return times


# ── Keeping all cores busy until the time is up ──────────────────────────────────────────────────────────
def key(task: Task) -> str:
    return json.dumps([task["kind"], task["game"], task.get("players"), task["number"], task.get("seed")])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("phases", nargs="+", choices=list(PHASES), metavar="PHASE")
    parser.add_argument("--games", default="babel,nivos,bubbles,talo")
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    until = time.monotonic() + options.seconds
    folder = Path(os.environ.get("OUT") or Path(__file__).parent / "results")
    folder.mkdir(parents=True, exist_ok=True)
    names = options.games.split(",")
    tasks = [task for phase in options.phases for task in PHASES[phase](names)]
    done = {key(json.loads(line)) for file in folder.glob("*.jsonl") for line in file.open()}
    tasks = [task for task in tasks if key(task) not in done]
    work(tasks, names, until, options.jobs, folder)


def work(tasks: list[Task], names: list[str], until: float, jobs: int, folder: Path) -> None:
    ready = [task for task in tasks if task["game"] not in SLOW]
    later = [task for task in tasks if task["game"] in SLOW]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context)
    running: set[Future[Task]] = {
        pool.submit(prepare, name) for name in sorted(names, key=lambda n: n not in SLOW)
    }
    waiting_for = len(running)
    finished, faults, count = 0, 0, len(tasks)
    while running and time.monotonic() < until:
        ended, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
        for future in ended:
            result = future.result()
            if result["kind"] == "prepare":
                print(f"{result['game']} ready after {result['seconds']:.0f} s", flush=True)
                waiting_for -= 1
                if result["fault"]:
                    print(result["fault"], flush=True)
                    ready = [task for task in ready if task["game"] != result["game"]]
                elif result["game"] in SLOW:
                    ready = _mixed(later, ready)
                    later = []
                continue
            if "fault" in result:
                faults += 1
                print(f"{key(result)}\n{result['fault']}" if faults <= 3 else ".", flush=True)
                continue
            finished += 1
            file = FILES[result["kind"]]
            with (folder / f"{file}.jsonl").open("a") as out:
                out.write(json.dumps(result) + "\n")
        while ready and len(running) < jobs + 2 and waiting_for <= len(SLOW):
            running.add(pool.submit(perform, ready.pop(0)))
    print(f"{finished} of {count} done", flush=True)
    sys.stdout.flush()
    for worker in multiprocessing.active_children():  # they would live on, and hold the output open
        worker.kill()
    os._exit(0)  # games under way are given up


def _mixed(some: list[Task], others: list[Task]) -> list[Task]:
    """Both lists, evenly mixed, each in its own order."""
    ranked = [((i + 0.5) / len(group), i, task) for group in (some, others) for i, task in enumerate(group)]
    return [task for _, _, task in sorted(ranked, key=lambda row: row[:2])]


if __name__ == "__main__":
    main()
