"""Old games stay what they were: the stored logs of the corpus lead to what they led to when they were written."""

from pathlib import Path

import pytest

import corpus
from ziggurat.core.registry import game, game_names
from ziggurat.records import Record
from ziggurat.server.tables import log
from ziggurat.server.tables.table import OldRules, Table

FILES = sorted(corpus.FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_game_is_what_it_was(path: Path) -> None:
    rows, expected = corpus.read(path)
    made = rows[0].event
    assert isinstance(made, log.Created)
    if made.rules != game(made.game).version:
        with pytest.raises(OldRules):
            Table.of("corpus", rows)
        return
    table = Table.of("corpus", rows)
    assert corpus.expected(table) == expected, (
        f"The rules of {made.game} have changed: give them a new version (Game.version), "
        f"then add games of it with: python tests/corpus.py {made.game}"
    )
    assert Record.parse(expected["record"]).replay() == table.position


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_stored_games(name: str) -> None:
    known = [path for path in FILES if path.name.startswith(f"{name}-{game(name).version}-")]
    assert known, f"run: python tests/corpus.py {name}"


def test_rows_are_read_as_they_were_written() -> None:
    rows, _ = corpus.read(FILES[0])
    for row in rows:
        assert log.decode(log.encode(row.event)) == row.event
