"""arena, hint, analyse and play --level on the command line."""

import json
import re
from pathlib import Path

import pytest

from ziggurat.records import Record
from ziggurat.terminal.cli import main

CAPTURE = pytest.CaptureFixture[str]
GAME = '[Game "babel"]\n[Rules "1"]\n\na1enu b1-\n'


def out(capture: CAPTURE, *words: str) -> str:
    assert main(words) == 0
    return capture.readouterr().out


def refused(capture: CAPTURE, *words: str) -> str:
    assert main(words) == 2
    printed = capture.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ziggurat: ")
    assert printed.err.count("\n") == 1
    return printed.err


def test_arena(capsys: CAPTURE, tmp_path: Path) -> None:
    records = tmp_path / "games"
    words = ("arena", "babel", "perfect", "random", "--games", "4", "--jobs", "1", "--records", str(records))
    printed = out(capsys, *words)
    assert printed.splitlines()[1].startswith("perfect")
    assert "perfect – random" in printed
    kept = sorted(records.iterdir())
    assert [path.name for path in kept] == [f"1-2-{n:04}.txt" for n in range(1, 5)]
    assert all(Record.parse(path.read_text(encoding="utf-8")).replay().over for path in kept)
    data = json.loads(out(capsys, *words[:-2], "--json"))
    assert {s["player"] for s in data["standings"]} == {"perfect", "random"}
    assert data["pairs"][0]["games"] == 4
    assert data["verdict"] is None


def test_the_arena_says_how_many_games_were_different(capsys: CAPTURE) -> None:
    words = ("arena", "babel", "perfect", "perfect", "--games", "8", "--jobs", "1")
    assert "Only 4 of these games are different" in out(capsys, *words)
    assert json.loads(out(capsys, *words, "--json"))["pairs"][0]["distinct"] == 4
    words = ("arena", "babel", "random", "random", "--games", "8", "--jobs", "1")
    assert "No game was played twice." in out(capsys, *words)


def test_the_arena_writes_figures_as_the_language_does(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("arena", "babel", "random", "random", "--games", "2", "--jobs", "1")
    assert re.search(r": \d+\.\d% \(\d+\.\d% … \d+\.\d%\)", out(capsys, *words))
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    german = out(capsys, *words)
    assert re.search(r": \d+,\d\xa0% \(\d+,\d\xa0% … \d+,\d\xa0%\)", german)
    assert not re.search(r"\d\.\d", german)


def test_arena_until_sure(capsys: CAPTURE) -> None:
    printed = out(
        capsys, "arena", "babel", "perfect", "random", "--games", "60", "--jobs", "1", "--until-sure", "100"
    )
    assert "perfect is stronger" in printed


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("arena", "babel", "level1", "level9"), "level9"),
        (("arena", "babel", "level1"), "two players"),
        (("arena", "chess", "level1", "level2"), "chess"),
        (("arena", "babel", "level1", "level2", "--games", "0"), "--games"),
        (("arena", "babel", "level1", "level2", "--jobs", "many"), "--jobs"),
        (("arena", "babel", "level1", "level2", "random", "--until-sure", "20"), "two players"),
        (("arena", "nivos", "perfect", "level2"), "nivos"),
        (("arena", "babel", "search:1:exploration=much", "level2"), "“exploration=much”"),
        (("arena", "nivos", "search:500:exploration=nan", "level2"), "exploration (0 … 100)"),
        (("hint", "babel", "--seconds", "none"), "--seconds"),
        (("hint", "babel", "--simulations", "-4"), "--simulations"),
        (("hint", "babel", "--after", "z9"), "z9"),
        (("analyse", "/nowhere/at/all"), "/nowhere/at/all"),
        (("play", "babel", "--bots", "2", "--level", "6"), "6"),
    ],
)
def test_nonsense_gets_one_clear_sentence(capsys: CAPTURE, words: tuple[str, ...], part: str) -> None:
    assert part in refused(capsys, *words)


def test_hint(capsys: CAPTURE) -> None:
    printed = out(capsys, "hint", "babel", "--after", "a1enu b1-")
    assert " in " in printed.splitlines()[1]  # wins, or loses, in so many actions
    data = json.loads(out(capsys, "hint", "nivos", "--simulations", "60", "--json"))
    assert data["turn"] == 1
    assert all(0 <= row["value"] <= 1 for row in data["actions"])
    assert sum(row["visits"] for row in data["actions"]) >= 60
    assert {row["verdict"] for row in data["actions"]} == {"estimate"}
    assert data["line"] == data["actions"][0]["line"]


def test_a_hint_says_what_is_proven_and_what_is_expected(capsys: CAPTURE) -> None:
    proven = out(capsys, "hint", "babel", "--after", "a1enu b1-")
    assert "Best play on both sides: " in proven
    assert "The search" not in proven
    estimated = out(capsys, "hint", "nivos", "--simulations", "60")
    assert "The search expects: " in estimated
    assert "The search looks most often at what it trusts most." in estimated
    assert "Best play" not in estimated
    data = json.loads(out(capsys, "hint", "nivos", "--simulations", "60", "--json"))
    visits = [row["visits"] for row in data["actions"]]
    assert visits == sorted(visits, reverse=True)


def test_analyse(capsys: CAPTURE, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(GAME, encoding="utf-8")
    lines = out(capsys, "analyse", str(path)).splitlines()
    assert lines[0].split()[:3] == ["1", "1", "a1enu"]
    assert len(lines) == 3
    data = json.loads(out(capsys, "analyse", str(path), "--json"))
    assert [row["played"]["token"] for row in data["remarks"]] == ["a1enu", "b1-"]
    assert [row["ply"] for row in data["remarks"]] == [0, 1]  # a position's ply: the actions before it
    assert all(row["best"]["value"] >= row["played"]["value"] for row in data["remarks"])
    path.write_text("what is this", encoding="utf-8")
    refused(capsys, "analyse", str(path))
