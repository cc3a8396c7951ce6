"""SQLite and PostgreSQL under the table server: actions per CPU-second of the server, and what group commit gains.

Then several workers on one PostgreSQL. Nobody routes there: a socket arrives at any worker, and about half of
those at two workers are passed on to the owner of their table. Load, database and workers share the cores.

The PostgreSQL is a real one, started here, with its files on the same disk and every commit on that disk (fsync).
"""

import asyncio
import itertools
import os
import queue
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from server import durable_actions
from yardstick import Report, rates
from ziggurat import game
from ziggurat.bots.warm_up import warm_up
from ziggurat.server.cluster.shared_store import Listener, SharedStore
from ziggurat.server.storage.places import DatabaseUrl, Place
from ziggurat.server.storage.store import Store, Transaction, open_store
from ziggurat.server.tables import log
from ziggurat.server.tables.log import LogRow

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # where the PostgreSQL of the tests is
from postgres import Postgres

ROUNDS = 5
TOGETHER = 2_000  # rows that wait at once: so many tables in which somebody acts
ALONE = 200
NOTICES = 1_000  # hints from worker to worker
_TABLES = itertools.count(1)


def _rows(number: int) -> list[Transaction]:
    """One action at each of so many tables."""
    acted = log.Acted(1, "a1enu")
    return [Transaction(rows=[(f"bench-{next(_TABLES)}", LogRow(2, 0, acted, "1:1"))]) for _ in range(number)]


async def _appended_together(store: Store) -> int:
    await asyncio.gather(*map(store.write, _rows(TOGETHER)))
    return TOGETHER


async def _appended_alone(store: Store) -> int:
    for transaction in _rows(ALONE):
        await store.write(transaction)
    return ALONE


def appends(place: Place) -> dict[str, float]:
    """Rows per second on disk, with group commit and with a commit for each row."""
    store = open_store(place)
    try:
        with asyncio.Runner() as runner:
            return rates(
                together=lambda: runner.run(_appended_together(store)),
                alone=lambda: runner.run(_appended_alone(store)),
            )
    finally:
        store.close()


def commits_of_disk(folder: Path) -> float:
    """Writes per second that the disk takes one after the other: no commit of one row can be quicker."""
    with (folder / "probe").open("wb", buffering=0) as file:
        began = time.perf_counter()
        for _ in range(ALONE):
            file.write(b"x" * 256)
            os.fdatasync(file.fileno())
        return ALONE / (time.perf_counter() - began)


def notices(place: DatabaseUrl) -> list[float]:
    """Milliseconds from a hint sent by one worker to its being heard by another."""
    one, two = SharedStore(place, "127.0.0.1:1"), SharedStore(place, "127.0.0.1:2")
    heard: queue.SimpleQueue[float] = queue.SimpleQueue()
    listener = Listener(two, lambda hint: heard.put(time.perf_counter()))
    heard.get(timeout=10)  # it listens
    times = []
    for _ in range(NOTICES):
        time.sleep(0.005)
        began = time.perf_counter()
        one.notify(two.worker, "bench")
        times.append(1000 * (heard.get(timeout=10) - began))
    listener.close()
    one.close()
    two.close()
    return times


def workers(report: Report, postgres: Postgres) -> None:
    """One worker and two, in turns, each time on a database of its own."""
    rounds = [
        [durable_actions(postgres.url(postgres.new_database()).url, "--workers", number) for number in ("1", "2")]
        for _ in range(ROUNDS)
    ]
    for name, number in (("one worker", 0), ("two workers", 1)):
        actions = median(both[number][0] for both in rounds)
        report.figure(f"{name}: durable actions per CPU-second of the workers", actions, "/CPU-s")
        report.figure(f"{name}: durable actions per second", median(both[number][1] for both in rounds), "/s")
    report.figure(
        "two workers against one, actions per second", median(two[1] / one[1] for one, two in rounds), "×"
    )
    ratio = median(two[0] / one[0] for one, two in rounds)
    report.ratio("actions per CPU-second of the workers, two against one", ratio, 0.8)
    times = notices(postgres.url(postgres.new_database()))
    report.figure("a hint from worker to worker: median", median(times), "ms")
    report.figure("a hint from worker to worker: 99 % within", quantiles(times, n=100)[98], "ms")


def bench(report: Report) -> None:
    report.title("SQLite and PostgreSQL (loopback, the same disk; one run)")
    warm_up(game("babel"), {"full_tower": "last"})  # machine code in the cache
    postgres = Postgres(durable=True)
    with tempfile.TemporaryDirectory() as folder:
        report.figure("writes of the disk, one after the other", commits_of_disk(Path(folder)), "/s")
        for name, place in (("SQLite", Path(folder)), ("PostgreSQL", postgres.url(postgres.new_database()))):
            found = appends(place)
            report.figure(f"{name}: appends with group commit", found["together"], "/s")
            report.figure(f"{name}: appends with a commit for each", found["alone"], "/s")
            report.ratio(f"{name}: group commit against one by one", found["together"] / found["alone"], 4)
    database = postgres.url(postgres.new_database()).url
    rounds = [(durable_actions(), durable_actions(database)) for _ in range(ROUNDS)]  # they take turns
    for name, number in (("SQLite", 0), ("PostgreSQL", 1)):
        actions = median(both[number][0] for both in rounds)
        report.figure(f"{name}: durable actions per CPU-second", actions, "/CPU-s")
        report.figure(f"{name}: durable actions per second", median(both[number][1] for both in rounds), "/s")
    ratio = median(postgres[0] / sqlite[0] for sqlite, postgres in rounds)
    report.ratio("actions per CPU-second, PostgreSQL against SQLite", ratio, 0.6)
    workers(report, postgres)


if __name__ == "__main__":
    bench(Report())
