"""Matches by the hundred, for a machine with many cores: `PYTHONPATH=src python benchmarks/bots.py PHASE …`

    tune       variants of the search against the search as it is, at equal simulations
    budgets    more simulations against fewer, from which the five levels are chosen
    collect    what a glance tells at every position of games, and how they ended, to weigh evaluations by
    floor      level 1 against a random player and against one with a simple idea
    ladder     each level against the one below
    tournament every two levels against each other, for the ratings
    fourfold   a search against itself with a quarter of the simulations
    missions   Bubblee Pop's missions, with level 5's simulations and with fewer
    layouts    planets that may replace missions which are too hard, likewise
    calibrate  what a search believes of one position of each game, and what came of it
    margins    what a search believes of a position, and what it believes at twenty times the simulations
    answers    how long levels 1 and 5 think about an action, in time of the processor

A phase may be confined to games, and further to the first players of matches or to the simulations of missions:
`ladder:nivos,talo:level4,level5`. `calibrate*500` does only the tasks with numbers below 500. Phases are done in
the order given; the tasks of a game that is still being compiled are left for later.

Results are lines of JSON in `$OUT/*.jsonl` (else in this folder's `results`), written as they come: what stands
there is not played again. Ends by itself after `--seconds`, whatever is left to do.
"""

import argparse
import json
import multiprocessing
import os
import random
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import Any

from ziggurat.bots.analysis import value_to
from ziggurat.bots.arena import Pairing
from ziggurat.bots.arena import play as play_pairing
from ziggurat.bots.bot import Score, SearchLimits
from ziggurat.bots.engine.heuristics import LevelSettings, heuristics_of
from ziggurat.bots.engine.tree import ACTION, CHOOSER, COUNT, FIRST, MEAN, PROOF, VISITS, Search
from ziggurat.bots.host import SearchHost, hosted
from ziggurat.bots.levels import LEVELS, Level, erring_choice, levels, player
from ziggurat.bots.search import DEFAULT_SIMULATIONS, TreeSearch
from ziggurat.bots.warm_up import warm_up
from ziggurat.core.position import Position
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.games.bubbles.missions import missions as all_missions
from ziggurat.games.bubbles.play.mission_trials import play as play_mission
from ziggurat.kernel import CHANCE

Task = dict[str, Any]
FILES = {
    "match": "matches",
    "collect": "collected",
    "mission": "missions",
    "calibrate": "beliefs",
    "margins": "margins",
    "answers": "answers",
}
SETTINGS: dict[str, tuple[dict[str, str], ...]] = {"bubbles": ({}, {"mission": "1"})}  # that are compiled apart

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
JUDGED = 2_311  # the seed of the games that levels are judged by: no level was chosen by them
ALIKE = ("nivos", ("level5", "level4"))  # both ask the network and leave nothing to chance: they repeat a game
OPENING = 4  # random actions before them, so that their games differ
COLLECTED = {"bubbles": 800, "talo": 600}
FOURFOLD = {"nivos": (6_000,), "bubbles": (11_300,), "talo": (1_200, 7_000)}  # against a quarter
FOURFOLD_GAMES = 200
MISSIONS = tuple(range(1, 21))
MISSION_GAMES = {2_000: 40, 10_000: 24}  # by simulations: level 5 had the first and has the second
LAYOUTS = {  # by mission: rows 7 to 10; one is chosen by its first twelve games and judged by the others
    18: ("..... ..... ..GYY R.RGG", "....P ...PP ..GYY R.RGG"),
    15: (
        "..... ..R.. .GRG. KRKRK",
        "..... ..... .GRG. KRKRK",
        "..... ..G.. .GRG. KKRKR",
        "..... ..G.. .GRG. KKRRK",
        "..... ..G.. .GRG. KRKKK",
    ),
}
MISSION_SEED = 5_000  # the first one: seeds from 0 on are those by which the missions were put in order
CALIBRATED = 15_000  # at most: as many as there is time for
QUICK = {"babel": 200, "nivos": 200, "bubbles": 300, "talo": 20}  # simulations by which the games go on
MARGINS = 2_000  # likewise
DOUBTED = {"nivos": (500, 2_000, 8_000), "bubbles": (500, 2_000, 8_000), "talo": (250, 1_000)}  # simulations
FURTHER = 20  # times as many give the value that a margin is to contain
REPEATING = "nivos"  # quick searches that ask its network leave nothing to chance, and would repeat a few games
VARIED = 10  # so its first actions are drawn by their visits; later ones would give exact results away
VARIETY = LevelSettings(1, blur=0.3)
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
                yield match(name, ("level1", other), number, JUDGED)


def ladder(names: list[str]) -> Iterator[Task]:
    for number in range(LADDER_GAMES):
        for name in names:
            for level in LEVELS[1:]:
                yield match(name, (f"level{level}", f"level{level - 1}"), number, JUDGED)


def tournament(names: list[str]) -> Iterator[Task]:
    for number in range(TOURNAMENT_GAMES):
        for name in names:
            for level in LEVELS:
                for other in range(1, level - 1):
                    yield match(name, (f"level{level}", f"level{other}"), number, JUDGED)


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


def fourfold(names: list[str]) -> Iterator[Task]:
    for number in range(FOURFOLD_GAMES):
        for name in names:
            for simulations in FOURFOLD.get(name, ()):
                yield match(name, (f"search:{simulations}", f"search:{simulations // 4}"), number, JUDGED)


def missions(names: list[str]) -> Iterator[Task]:
    for simulations, games in MISSION_GAMES.items():
        for number in range(games):
            for mission in MISSIONS:
                task: Task = {"kind": "mission", "game": "bubbles", "number": number}
                yield task | {"mission": mission, "simulations": simulations}


def layouts(names: list[str]) -> Iterator[Task]:
    for simulations in reversed(MISSION_GAMES):
        for number in range(36):
            for mission, planets in LAYOUTS.items():
                for planet in planets:
                    task: Task = {"kind": "mission", "game": "bubbles", "number": number, "mission": mission}
                    yield task | {"simulations": simulations, "planet": planet.replace(" ", "")}


def calibrate(names: list[str]) -> Iterator[Task]:
    for number in range(CALIBRATED):
        for name in names:
            yield {"kind": "calibrate", "game": name, "number": number}


def margins(names: list[str]) -> Iterator[Task]:
    for number in range(MARGINS):
        for name in names:
            if name in DOUBTED:
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
    "fourfold": fourfold,
    "missions": missions,
    "layouts": layouts,
    "calibrate": calibrate,
    "margins": margins,
    "answers": answers,
}


# ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────
def prepare(name: str) -> Task:
    """Compiles everything that a game needs, once for all processes."""
    began = time.perf_counter()
    result: Task = {"kind": "prepare", "game": name}
    try:
        kind = game(name)
        for settings in SETTINGS.get(name, ({},)):
            warm_up(kind, kind.settle(settings, random.Random(0)))
    except Exception:
        result["fault"] = traceback.format_exc()
    return {**result, "seconds": time.perf_counter() - began}


def perform(task: Task) -> Task:
    """Never raises: an error in one game is reported and leaves the others alone."""
    kinds = {
        "match": play_match,
        "collect": play_collecting,
        "mission": play_trial,
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
    from ziggurat.games.bubbles.play.heuristics import glance as bubbles_glance
    from ziggurat.games.talo.play.climbing import glance as talo_glance
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
            position = position.play(quick_choice(bot, position, chance))
    return chance.choice(choices)


def quick_choice(bot: TreeSearch, position: Position, chance: random.Random) -> int:
    name = position.game.name
    limits = SearchLimits(simulations=QUICK[name])
    if name == REPEATING and position.ply < VARIED:
        return erring_choice(bot.branches(position, limits), VARIETY, chance).action
    return bot.choose(position, limits)


def play_trial(task: Task) -> Task:
    """One try of a mission, or of a planet that may replace it."""
    planet = task.get("planet") or all_missions()[task["mission"] - 1].planet
    began = time.process_time()
    played = play_mission(planet, MISSION_SEED + task["number"], task["simulations"])
    return {"won": played.won, "turns": played.turns, "seconds": time.process_time() - began}


class Growing:
    """A search of one position that goes on from budget to budget; its values are not sharpened."""

    def __init__(self, position: Position, seed: int) -> None:
        self.position = position
        self.bot = TreeSearch(seed, replace(heuristics_of(position.game, position.settings), sharpness=1.0))
        self.simulations = 0

    def scores(self, simulations: int) -> list[Score]:
        """What it believes after so many simulations in all, best action first."""
        more = simulations - self.simulations
        self.simulations = simulations
        return self.bot.analyse(self.position, SearchLimits(simulations=more))

    @property
    def tree(self) -> Search:
        assert self.bot._search is not None
        return self.bot._search


def play_believing(task: Task) -> Task:
    """What a search believes of one position, at a hint's simulations and at level 5's. Its action is played,
    quick searches go on, and the result is noted."""
    name, chance = task["game"], random.Random(f"calibrate {JUDGED} {task['number']}")
    position = any_position(name, chance)
    search = Growing(position, chance.getrandbits(20))
    beliefs = []
    for simulations in (DEFAULT_SIMULATIONS, levels(position)[-1].simulations):
        best = search.scores(simulations)[0]
        beliefs.append([simulations, round(best.value, 4), best.exact])
    seat, ply = position.turn, position.ply
    position, quick = position.play(best.action), TreeSearch(chance.getrandbits(20))
    while not position.over:
        if position.turn == CHANCE:
            position = position.play(_drawn(position, chance))
        else:
            position = position.play(quick_choice(quick, position, chance))
    assert position.outcome is not None
    return {"beliefs": beliefs, "share": position.outcome.returns[seat - 1], "ply": ply}


def play_doubting(task: Task) -> Task:
    """The values of the best action and of three others by some simulations, with what a margin may be worked out
    from, and by twenty times as many in another search.

    One of the others is played, as in the analysis of a game; searches of the position after it value it again.
    """
    name, chance = task["game"], random.Random(f"margins {JUDGED} {task['number']}")
    position = any_position(name, chance)
    near, far = (Growing(position, chance.getrandbits(20)) for _ in range(2))
    played, rows = None, []
    for simulations in DOUBTED[name]:
        scores = near.scores(simulations)
        again = {score.action: score for score in far.scores(FURTHER * simulations)}
        if played is None:  # one of the better ones, as people play: the same at all simulations
            rank = min(len(scores) - 1, 1 + int(chance.expovariate(0.5)))
            played = scores[rank].action
            following = position.play(played)
            searches = [Growing(following, chance.getrandbits(20)) for _ in range(2)]
        seen = [s for k, s in enumerate(scores) if k < 3 or s.action == played]
        row: Task = {"simulations": simulations, "played": played}
        row["actions"] = [doubted(near.tree, score, again[score.action]) for score in seen]
        if following.turn > CHANCE:
            row["after"] = after(position, following, searches, simulations)
        rows.append(row)
    return {"rows": rows, "ply": position.ply, "actions": len(position.actions)}


def doubted(tree: Search, score: Score, again: Score) -> Task:
    found: Task = {"action": score.action, "value": score.value, "exact": score.exact, "visits": score.visits}
    found |= {"replies": replies(tree, score.action) if score.visits else []}
    return found | {"again": again.value, "again_exact": again.exact, "again_visits": again.visits}


def after(position: Position, following: Position, searches: list[Growing], simulations: int) -> Task | None:
    """What the position after an action is worth to who played it, by its own two searches."""
    near, far = (
        search.scores(times * simulations)[0] for search, times in zip(searches, (1, FURTHER), strict=True)
    )
    value, again = (value_to(position.turn, following, score.value) for score in (near, far))
    if value is None or again is None:
        return None
    found: Task = {"value": value, "exact": near.exact, "visits": near.visits}
    return found | {"again": again, "again_exact": far.exact}


def replies(tree: Search, action: int) -> list[list[float]]:
    """The most visited actions after an action of two players: mean result for the seat at the root, visits, and
    whether it is proven. None where chance comes next."""
    nodes, sums = tree.nodes, tree.sums

    def children(node: int) -> range:
        first = int(nodes[node, FIRST])
        return range(first, first + int(nodes[node, COUNT])) if first >= 0 else range(0)

    child = next(child for child in children(0) if nodes[child, ACTION] == action)
    if nodes[child, CHOOSER] <= CHANCE:
        return []
    same = nodes[child, CHOOSER] == nodes[0, CHOOSER]
    seen = [reply for reply in children(child) if nodes[reply, VISITS]]
    seen.sort(key=lambda reply: -int(nodes[reply, VISITS]))
    means = [(reply, float(sums[MEAN, reply])) for reply in seen[:8]]
    return [
        [mean if same else 1 - mean, int(nodes[reply, VISITS]), int(nodes[reply, PROOF] != 0)]
        for reply, mean in means
    ]


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
    parts = ("kind", "game", "players", "number", "seed", "mission", "simulations", "planet")
    return json.dumps([task.get(part) for part in parts])


def tasks_of(phase: str, names: list[str]) -> list[Task]:
    """The tasks of a phase as the command line names it: `PHASE*MOST:GAMES:ONLY`, all but the first optional."""
    head, games, only = [*phase.split(":", 2), "", ""][:3]
    name, _, most = head.partition("*")
    if name not in PHASES:
        raise SystemExit(f"There is no phase {name!r}: {', '.join(PHASES)}.")
    found = PHASES[name](games.split(",") if games else names)
    return [
        task
        for task in found
        if (not most or task["number"] < int(most)) and (not only or _first(task) in only.split(","))
    ]


def _first(task: Task) -> str:
    return str(task["players"][0] if "players" in task else task.get("simulations"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("phases", nargs="+", metavar="PHASE")
    parser.add_argument("--games", default=",".join(BUILT_IN))
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    until = time.monotonic() + options.seconds
    folder = Path(os.environ.get("OUT") or Path(__file__).parent / "results")
    folder.mkdir(parents=True, exist_ok=True)
    named = [task for phase in options.phases for task in tasks_of(phase, options.games.split(","))]
    tasks = {key(task): task for task in named}  # each once, though two phases may name it
    for file in folder.glob("*.jsonl"):
        for line in file.open():
            tasks.pop(key(json.loads(line)), None)
    work([*tasks.values()], until, options.jobs, folder)


def work(tasks: list[Task], until: float, jobs: int, folder: Path) -> None:
    """Does the tasks in order, those of a game not before it is compiled; gives up when the time is up."""
    names = {task["game"] for task in tasks}
    compiled: set[str] = set()
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    slowest_first = [name for name in reversed(BUILT_IN) if name in names]  # to compile
    running: set[Future[Task]] = {pool.submit(prepare, name) for name in slowest_first}
    waiting = deque(tasks)
    finished, faults, count = 0, 0, len(tasks)
    while running and time.monotonic() < until:
        ended, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
        for future in ended:
            result = future.result()
            if "fault" in result:
                faults += 1
                print(f"{key(result)}\n{result['fault']}" if faults <= 3 else ".", flush=True)
            elif result["kind"] == "prepare":
                print(f"{result['game']} ready after {result['seconds']:.0f} s", flush=True)
                compiled.add(result["game"])
            else:
                finished += 1
                with (folder / f"{FILES[result['kind']]}.jsonl").open("a") as out:
                    out.write(json.dumps(result) + "\n")
        while len(running) < jobs + 2 and (task := take(waiting, compiled)):
            running.add(pool.submit(perform, task))
    print(f"{finished} of {count} done", flush=True)
    for worker in multiprocessing.active_children():  # they would live on, and hold the output open
        worker.kill()
    os._exit(0)  # games under way are given up


def take(waiting: "deque[Task]", compiled: set[str]) -> Task | None:
    """Removes the first task whose game is compiled."""
    for at, task in enumerate(waiting):
        if task["game"] in compiled:
            del waiting[at]
            return task
    return None


if __name__ == "__main__":
    main()
