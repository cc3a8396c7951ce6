"""The command line, as a person or a program uses it."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat import __version__
from ziggurat.core.messages import languages
from ziggurat.core.registry import game_names
from ziggurat.terminal.cli import main

CAPTURE = pytest.CaptureFixture[str]


def run(*words: str, keys: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The real program, in a process of its own."""
    command = [sys.executable, "-W", "error", "-m", "ziggurat.terminal.cli", *words]
    env = {**os.environ, **environment}
    return subprocess.run(command, input=keys, env=env, capture_output=True, text=True, check=False, timeout=120)


def out(capture: CAPTURE, *words: str) -> str:
    assert main(words) == 0
    printed = capture.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capture: CAPTURE, *words: str) -> str:
    assert main(words) == 2
    printed = capture.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ziggurat: ")
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.mark.parametrize(
    "words",
    [
        "--bogus",
        "--bogus play",
        "--bogus x",
        "play --bogus",
        "play --bogus=3",
        "perft --bogus",
        "perft babel --bogus",
        "completion --bogus x",
        "serve --bogus x",
        "record filter --bogus",
    ],
)
def test_an_unknown_option_is_named(capsys: CAPTURE, words: str) -> None:
    """Not what else is missing or wrong because of it."""
    told = refused(capsys, *words.split())
    assert "“--bogus" in told
    assert "is unknown here" in told


def test_a_complaint_is_of_what_is_wrong(capsys: CAPTURE) -> None:
    assert "Something is missing: DEPTH" in refused(capsys, "perft", "babel", "--seed", "-1", "--spl", "-oa=b")
    assert "“ziggurat play --help” shows" in refused(capsys, "play", "--bogus")


def test_games(capsys: CAPTURE) -> None:
    assert "full_tower=last | draw" in out(capsys, "games")
    kinds = json.loads(out(capsys, "games", "--json"))
    assert kinds[0]["options"] == [
        {"name": "full_tower", "values": ["last", "draw"], "default": "last", "drawn": False}
    ]


def test_compiling_says_which_game_it_is_at() -> None:
    """`make` throws the list of games away, and shows this."""
    done = run("games", "--compile")
    assert sorted(done.stderr.split("\n")) == ["", "  Babel", "  Bubblee Pop", "  Nivos", "  Talo"]


def test_the_bare_command_says_what_there_is(capsys: CAPTURE) -> None:
    printed = out(capsys)
    assert printed.startswith(f"Ziggurat {__version__}\n")
    for command in ("ziggurat serve --open", "ziggurat play", "ziggurat puzzle", "ziggurat --help"):
        assert command in printed
    assert [line.split()[0] for line in printed.splitlines()[-4:]] == list(game_names())


def test_a_level_says_that_bots_play(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked who plays: a person in the first seat, bots in the others."""
    printed = type_in(capsys, monkeypatch, "a1enu\nquit", "babel", "--level", "1")
    assert "Who plays?" not in printed
    assert "seat 2 plays" in printed.lower()


def test_perft(capsys: CAPTURE) -> None:
    assert out(capsys, "perft", "babel", "4") == "1 32\n2 256\n3 1776\n4 3040\n"
    split = out(capsys, "perft", "babel", "2", "--after", "a1enu", "--split").split("\n\n")
    assert split[0] == "1 8\n2 64"
    assert sorted(split[1].split("\n")[:-1]) == split[1].split("\n")[:-1]
    data = json.loads(out(capsys, "perft", "babel", "2", "--split", "--json"))
    assert data["perft"] == {"1": 32, "2": 256}
    assert sum(data["split"].values()) == 256


def test_legal_is_in_ascii_order(capsys: CAPTURE) -> None:
    tokens = out(capsys, "legal", "babel", "--after", "a1enu b1-").split("\n")[:-1]
    assert tokens == sorted(tokens)
    assert json.loads(out(capsys, "legal", "babel", "--after", "a1enu b1-", "--json")) == tokens


def test_show(capsys: CAPTURE, tmp_path: Path) -> None:
    assert "Seat 1 places a cube on level 1." in out(capsys, "show", "babel", "--after", "a1enu b1-")
    view = json.loads(out(capsys, "show", "babel", "-o", "full_tower=draw", "--after", "a1enu", "--json"))
    assert view["options"] == {"full_tower": "draw"}
    assert view["history"] == ["a1enu"]
    assert view["turn"] == 2


def test_show_a_finished_game(capsys: CAPTURE) -> None:
    line = json.loads(out(capsys, "best", "babel", "--json"))["line"]
    assert len(line) == 15
    assert "B11: Seat 2 cannot place a cube any more and loses." in out(
        capsys, "show", "babel", "--after", " ".join(line)
    )
    assert out(capsys, "legal", "babel", "--after", " ".join(line)) == ""
    assert json.loads(out(capsys, "show", "babel", "--after", " ".join(line), "--json"))["result"] == [1, 0]


def test_best(capsys: CAPTURE) -> None:
    printed = out(capsys, "best", "babel", "--after", "a1enu b1-").split("\n")
    assert printed[1].split() == ["a2e", "wins", "in", "13"]
    assert printed[-2].startswith("Best play on both sides: a2e ")
    data = json.loads(out(capsys, "best", "babel", "--after", "a1enu b1-", "--json"))
    first = data["actions"][0]
    assert (first["token"], first["value"], first["verdict"], first["distance"]) == ("a2e", 1.0, "win", 13)
    assert len(data["line"]) == 13


def test_best_is_another_name_of_hint(capsys: CAPTURE) -> None:
    for words in (
        ("babel", "--after", "a1enu b1-"),
        ("babel", "--after", "a1enu b1-", "--json"),
        ("babel", "--after", "a1enu b1-", "--step", "2"),
        ("nivos", "--simulations", "60"),  # which nobody has solved
    ):
        assert out(capsys, "best", *words) == out(capsys, "hint", *words)


def test_solve(capsys: CAPTURE) -> None:
    printed = out(capsys, "solve", "babel")
    assert printed.startswith("Seat 1 wins babel with best play, in 15 placements")
    assert "300779" in printed
    data = json.loads(out(capsys, "solve", "babel", "-o", "full_tower=draw", "--json"))
    assert data["plies"][24] == {"ply": 24, "positions": 1, "won": 0, "drawn": 1, "lost": 0, "ended": 1}


def test_missions(capsys: CAPTURE) -> None:
    lines = out(capsys, "missions").splitlines()
    assert len(lines) == 20
    assert lines[0].split()[0] == "1"
    assert json.loads(out(capsys, "missions", "--json"))[19]["mission"] == 20
    measured = json.loads(out(capsys, "missions", "--measure", "--games", "1", "--simulations", "1", "--json"))
    assert [row["games"] for row in measured["missions"]] == [1] * 20
    assert "--games must be" in refused(capsys, "missions", "--measure", "--games", "x")


def test_what_chance_settled_is_shown(capsys: CAPTURE) -> None:
    assert main(["show", "bubbles", "--seed", "1"]) == 0
    assert capsys.readouterr().err.startswith("drawn: sky=")
    assert out(capsys, "show", "bubbles", "-o", "mission=1")


def test_talo_is_drawn_and_explained(capsys: CAPTURE) -> None:
    after = ["-o", "starts=symmetric", "--after", "+1 t1 1z@5,5,0 . +4 t4"]
    shown = out(capsys, "show", "talo", *after)
    assert " A0 " in shown
    assert "hand    4" in shown
    assert "4z@5,5,1" in out(capsys, "legal", "talo", *after).split()
    printed = refused(
        capsys, "show", "talo", "-o", "starts=symmetric", "--after", "+1 t1 1z@5,5,0 . +4 t4 4x@5,5,1"
    )
    assert "would fall to the east" in printed


def test_replay(capsys: CAPTURE, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(
        '[Game "babel"]\n[Players "Anna, Ben"]\n[Result "2"]\n[Termination "resigned 1"]\n\na1enu b1-\n'
    )
    assert "ended early (seat 1 resigned)" in out(capsys, "replay", str(file))
    data = json.loads(out(capsys, "replay", str(file), "--json"))
    assert data["players"] == ["Anna", "Ben"]
    file.write_text('[Game "babel"]\n\na1enu a1-\n')
    assert "Token 2 of the record, “a1-”, is not legal: B5" in refused(capsys, "replay", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in refused(capsys, "replay", str(file))
    assert "cannot be read" in refused(capsys, "replay", str(tmp_path / "none"))
    assert "cannot be read" in refused(capsys, "replay", str(tmp_path))


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["show", "chess"], "no game called “chess”"),
        (["show", "babel", "-o", "x=1"], "no option “x”"),
        (["show", "babel", "-o", "full_tower"], "write name=value"),
        (["show", "babel", "-o", "full_tower=up"], "the values are: last, draw"),
        (["show", "babel", "-o", "full_tower=last", "-o", "full_tower=draw"], "twice"),
        (["show", "babel", "--seed", "x"], "--seed must be a whole number"),
        (["legal", "babel", "--after", "a1enu zz"], "Action 2 of --after, “zz”, is not legal"),
        (["perft", "babel", "-3"], "DEPTH must be a whole number"),
        (["perft", "babel", "0"], "DEPTH must be a whole number"),
        (["perft", "babel", "²"], "DEPTH must be a whole number"),
        (["perft", "babel"], "DEPTH"),
        (["frob"], "frob"),
        (["legal", "babel", "--frob"], "--frob"),
        (["solve", "chess"], "chess"),
        (["play", "babel", "--bots", "3"], "does not name seats of this game"),
        (["play", "babel", "--bots", "x"], "does not name seats of this game"),
        (["play", "babel", "--load", "x"], "--load"),
        (["play", "babel", "--simulations", "0"], "--simulations"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: CAPTURE, words: list[str], printed: str) -> None:
    assert printed in refused(capsys, *words)


def test_the_program_itself() -> None:
    done = run("show", "babel", "--after", "zz")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert run("--help").returncode == 0
    assert run("--version").stdout.startswith("ziggurat ")


def test_other_languages(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    assert "Platz 1 setzt einen Würfel" in out(capsys, "show", "babel")
    assert "Es gibt kein Spiel" in refused(capsys, "show", "chess")
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "xx")
    assert f"the languages are: {', '.join(languages())}" in refused(capsys, "games")


def test_a_reader_that_leaves_early() -> None:
    command = f"{sys.executable} -m ziggurat.terminal.cli legal babel | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stdout == "a1-\n"
    assert done.stderr == ""


def type_in(capture: CAPTURE, monkeypatch: pytest.MonkeyPatch, keys: str, *words: str) -> str:
    """A person at the keyboard."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
    return out(capture, "play", *words)


def test_play_against_the_search_to_the_end(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever is still legal of a list of wishes, typed again and again, ends the game."""
    keys = "\n".join(["legal"] + [f"{c}{o}" for _ in range(12) for c in ("a1", "b1", "a2", "b2") for o in FACES])
    printed = type_in(capsys, monkeypatch, keys, "babel", "--bots", "2", "--simulations", "50", "--seed", "0")
    assert "The game is over." in printed
    assert "cannot place a cube any more and loses" in printed
    record = printed[printed.index("[Game") :]
    file = tmp_path / "game"
    file.write_text(record)
    assert "cannot place a cube any more" in out(capsys, "replay", str(file))


FACES = ["-", "e", "w", "n", "s", "u", "d", "en", "wn", "es", "ws", "eu", "wu", "ed", "wd", "nu", "su", "nd", "sd"]
FACES += ["enu", "wnu", "esu", "wsu", "end", "wnd", "esd", "wsd", "enud", "wnud", "esud", "wsud"]


def test_play_undo_save_load_hint(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    keys = [
        "?",
        "undo",
        "a1enu",
        "nonsense",
        "b1-",
        f"save {file}",
        "a2e",
        "undo",
        "hint",
        "hint",
        "hint",
        "hint",
        "hint",
        "save",
        f"save {tmp_path}/no/such/folder",
        f"load {file}",
        "load nowhere",
        "quit",
    ]
    printed = type_in(capsys, monkeypatch, "\n".join(keys) + "\n", "babel", "--bots", "none")
    for part in (
        "There is nothing to undo.",
        "“nonsense” is not a move",
        f"Saved in {file}.",
        "Look at the north-west of level 1.\n(Type “hint” again to learn more.)",
        "The move: a2e\n",
        "It wins, at the latest after 13 more moves.\n",
        "Write “save FILE”",
        "cannot be written",
        "cannot be read",
        "a1enu b1-\n",
    ):
        assert part in printed
    assert printed.rstrip().endswith("a1enu b1-")
    printed = type_in(capsys, monkeypatch, "", "--load", str(file), "--bots", "none")
    assert "Seat 1 places a cube on level 1." in printed


def test_play_asks_what_it_needs(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "9\n1\n\na1-\nquit\n", "--simulations", "20")
    assert "Which game?" in printed
    assert printed.count("[1] > ") == 3  # the answer that an empty line takes
    assert "Please type a number from 1 to" in printed
    assert "Seat 2 plays " in printed
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play"]) == 2
    assert "There was no answer" in capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("babel", ("a1", "b2", "3enu")),
        ("nivos", ("4x2@b3", "c1")),
        ("bubbles", ("=c5", ">c3")),
        ("talo", ("@x,y",)),
    ],
)
def test_help_says_how_actions_are_written(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, name: str, written: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", language)
    printed = type_in(capsys, monkeypatch, "?\nquit\n", name, "--bots", "none")
    assert all(part in printed for part in written)


def test_the_computer_plays_alone(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "", "babel", "--bots", "1,2", "--simulations", "30", "--seed", "4")
    again = type_in(capsys, monkeypatch, "", "babel", "--bots", "1,2", "--simulations", "30", "--seed", "4")
    assert printed == again
    assert "The game is over." in printed


def test_the_example_is_a_command_line_too() -> None:
    example = Path(__file__).parent.parent / "examples" / "connect_four.py"
    done = subprocess.run(
        [sys.executable, str(example), "show", "connect_four", "--after", "d d c"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "· · X X · · ·" in done.stdout
    assert "Seat 2 drops a disc." in done.stdout
