"""How hard planets are that may become missions of Bubblee Pop: those of missions.toml and a pool, 30 games each.

    python benchmarks/planets.py FOLDER [GAMES]

writes a line of JSON for each game into FOLDER/games.jsonl and the table into FOLDER/planets.txt; run again with
the same folder, it goes on where it stopped. The games are those of `ziggurat missions --measure`: a planet that
becomes a mission keeps its figures.
"""

import json
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from ziggurat.games.bubbles.measure import GAMES, Played, play, summed_up
from ziggurat.games.bubbles.missions import Mission, missions, read

POOL = Path(__file__).with_name("planets.toml")


def candidates() -> list[Mission]:
    found = {mission.planet: mission for mission in (*missions(), *read(POOL))}
    return list(found.values())


def played_before(log: Path) -> Iterator[tuple[str, int, bool, int]]:
    if log.exists():
        for line in log.read_text(encoding="utf-8").splitlines():
            yield tuple(json.loads(line))


def measure(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "games.jsonl"
    known = {(planet, seed) for planet, seed, _, _ in played_before(log)}
    wanted = [(mission.planet, seed) for seed in range(games) for mission in candidates()]
    tasks = [task for task in wanted if task not in known]
    play(candidates()[0].planet, 0, simulations=1)  # compiled once, before many processes would each do it
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool, log.open("a", encoding="utf-8") as lines:
        running = {pool.submit(play, *task): task for task in tasks}
        for done, future in enumerate(as_completed(running), start=1):
            result = future.result()
            print(json.dumps((*running[future], result.won, result.turns)), file=lines, flush=True)
            if done % 50 == 0 or done == len(tasks):
                print(f"{done} of {len(tasks)} games", flush=True)
    write_table(folder, list(played_before(log)))


def write_table(folder: Path, played: list[tuple[str, int, bool, int]]) -> None:
    """Easiest first."""
    table = []
    for mission in candidates():
        games = [Played(planet, won, turns) for planet, _, won, turns in played if planet == mission.planet]
        if games:
            table.append(summed_up(mission, games))
    table.sort(key=lambda row: (-row.win_rate, row.turns or 99))
    lines = [
        f"{row.mission.title_id.removeprefix('bubbles-mission-'):<14} {row.mission.planet} "
        f"{row.won:>3} of {row.games}  turns {row.turns or 0:5.1f}  {row.turns_interval or ''}"
        for row in table
    ]
    (folder / "planets.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    measure(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
