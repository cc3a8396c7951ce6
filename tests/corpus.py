"""The corpus: logs of stored games and what they must always lead to. A change of rules needs a new version.

`python tests/corpus.py GAME` adds games of a game to `tests/data/corpus`, a file each: the rows of the log, then
what is expected. Files are only ever added: those of older versions of the rules stay, and must be recognised.
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.server.live import serializers
from ziggurat.server.tables import commands, log
from ziggurat.server.tables.log import LogRow
from ziggurat.server.tables.table import Table

FOLDER = Path(__file__).parent / "data/corpus"


def expected(table: Table) -> dict[str, Any]:
    """What a log leads to: the record, the result, and what could be done on the way."""
    seen = hashlib.sha256()
    for position in table.position.positions:
        shares = position.outcome.returns if position.outcome else None
        seen.update(json.dumps([position.turn, position.legal(), shares]).encode())
    return {
        "version": table.version,
        "phase": table.phase,
        "result": table.result,
        "record": serializers.record_writer(table)(),
        "seen": seen.hexdigest(),
    }


def read(path: Path) -> tuple[list[LogRow], dict[str, Any]]:
    *rows, last = path.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(row, type=LogRow) for row in rows], json.loads(last)


def write(path: Path, rows: list[LogRow]) -> None:
    lines = [msgspec.json.encode(row).decode() for row in rows]
    last = json.dumps(expected(Table.of("corpus", rows)))
    path.write_text("\n".join([*lines, last]) + "\n", encoding="utf-8")


def played(name: str, chance: random.Random) -> list[LogRow]:
    """A game played at random, with undos on the way, and some resigned."""
    kind = game(name)
    options = dict(kind.settle({}, chance))
    count = kind.start(options).rules.seats
    seats = [log.SeatSetup("person", f"Seat {n}", key=1) for n in range(1, count + 1)]
    table = Table("corpus", LogRow(1, 0, log.Created(name, kind.version, {}, options, seats)))
    resigning = chance.random() < 0.25

    def add(event: log.AnyEvent) -> None:
        table.add(LogRow(table.version + 1, table.version * 1000, event, f"1:{table.version}"))

    for new in commands.chance(table, table.position, 0):
        add(new.event)
    while table.phase == "playing":
        if table.actions and chance.random() < 0.1:
            context = commands.Context(table, 0, set(), set)
            try:
                events = commands.undo(context, 1)
            except Refusal:
                events = []
        elif resigning and table.position.ply > 12:
            events = [commands.NewEvent(log.Resigned(table.turn))]
        else:
            events = commands.play(table, table.turn, chance.choice(table.position.legal()), "person")
        for new in events:
            add(new.event)
    return [stored.row for stored in table.events]


def main() -> None:
    for name in sys.argv[1:]:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for seed in range(8):
            path = FOLDER / f"{name}-{game(name).version}-{seed}.jsonl"
            if not path.exists():
                write(path, played(name, random.Random(seed)))


if __name__ == "__main__":
    main()
