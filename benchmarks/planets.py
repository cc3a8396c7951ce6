"""How hard planets are that may become missions of Bubblee Pop: 30 games each by the search of level 5.

    python benchmarks/planets.py FOLDER [--simulations 2000] [--games 30] [--planets FILE] [TITLE …]

plays the planets of FILE (planets.toml beside this script), or those of some titles, on all cores; writes a line
of JSON for each game into FOLDER/games.jsonl and the table, easiest first, into FOLDER/planets.txt. Run again with
the same folder, it goes on where it stopped. The games are those of `ziggurat missions --measure`: a planet that
becomes a mission keeps its figures. A game takes about 4 s of one core at 2,000 simulations, in proportion else.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from ziggurat.games.bubbles.measure import GAMES, SIMULATIONS, Played, play, summed_up
from ziggurat.games.bubbles.missions import Mission, read

Game = tuple[str, int, int, bool, int]  # planet, simulations, seed; won, turns


def title(mission: Mission) -> str:
    return mission.title_id.removeprefix("bubbles-mission-")


def played_before(log: Path) -> list[Game]:
    return (
        [tuple(json.loads(line)) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    )


def measure(log: Path, planets: Sequence[Mission], games: int, simulations: int) -> None:
    known = {(planet, simulated, seed) for planet, simulated, seed, *_ in played_before(log)}
    wanted = [(mission.planet, simulations, seed) for seed in range(games) for mission in planets]
    tasks = [task for task in wanted if task not in known]
    play(planets[0].planet, 0, simulations=1)  # compiled once, before many processes would each do it
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool, log.open("a", encoding="utf-8") as lines:
        running = {pool.submit(play, task[0], task[2], task[1]): task for task in tasks}
        for done, future in enumerate(as_completed(running), start=1):
            result = future.result()
            print(json.dumps((*running[future], result.won, result.turns)), file=lines, flush=True)
            if done % 50 == 0 or done == len(tasks):
                print(f"{done} of {len(tasks)} games", flush=True)


def table(log: Path, planets: Sequence[Mission], simulations: int) -> str:
    played = [game for game in played_before(log) if game[1] == simulations]
    rows = [summed_up(m, [Played(g[0], g[3], g[4]) for g in played if g[0] == m.planet]) for m in planets]
    rows.sort(key=lambda row: (-row.win_rate, row.turns or 99))
    return "\n".join(
        f"{title(row.mission):<14} {row.mission.planet} {row.won:>3} of {row.games}"
        f"  turns {row.turns or 0:5.1f} {row.turns_interval or ''}"
        for row in rows
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--planets", type=Path, default=Path(__file__).with_name("planets.toml"))
    given = parser.parse_intermixed_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    log = given.folder / "games.jsonl"
    planets = [m for m in read(given.planets) if not given.titles or title(m) in given.titles]
    measure(log, planets, given.games, given.simulations)
    text = table(log, planets, given.simulations)
    (given.folder / "planets.txt").write_text(text + "\n", encoding="utf-8")
    print(text)
