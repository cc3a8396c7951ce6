"""The data of a page without a server is what the server would say."""

import json
from datetime import date
from pathlib import Path

import pytest

import static_data
from static_data import files, main, puzzles_from
from ziggurat.core.game import Game
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.teaching.puzzles import Puzzle, puzzle


def test_the_solved_game_has_a_report_for_each_of_its_options() -> None:
    reports = json.loads(files()["web/src/data/babel.json"])["reports"]
    assert [report["options"] for report in reports] == [{"full_tower": "last"}, {"full_tower": "draw"}]
    assert all(report["data"]["positions"] == 300_779 for report in reports)


def test_puzzles_are_written_once_for_each_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([str(tmp_path), "--first", "2026-11-15", "--days", "2"]) == 0
    kept = json.loads((tmp_path / "puzzles.json").read_bytes())
    assert [one["date"] for one in kept["puzzles"]] == [
        day for day in ("2026-11-15", "2026-11-16") for _ in BUILT_IN
    ]
    asked: list[date] = []

    def counted(kind: Game, day: date) -> Puzzle:
        asked.append(day)
        return puzzle(kind, day)

    monkeypatch.setattr(static_data, "puzzle", counted)
    before = static_data.read_puzzles(tmp_path / "puzzles.json")
    again = puzzles_from(date(2026, 11, 16), 2, before)
    assert asked == [date(2026, 11, 17)] * len(BUILT_IN)
    assert {one.date for one in again.puzzles} == {"2026-11-16", "2026-11-17"}


def test_puzzles_of_other_rules_are_made_anew(tmp_path: Path) -> None:
    found = puzzles_from(date(2026, 11, 15), 1)
    last = BUILT_IN[-1]
    found.rules[last] = "0"
    found.puzzles[-1] = found.puzzles[0]
    assert puzzles_from(date(2026, 11, 15), 1, found).puzzles[-1].game == last
    (tmp_path / "puzzles.json").write_text("not JSON")
    assert static_data.read_puzzles(tmp_path / "puzzles.json") is None
    assert game(last).version != "0"
