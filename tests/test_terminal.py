"""The program at the keyboard and on people's terminals: what breaks a game off, languages, encodings."""

import argparse
import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dice_game import DiceGame
from pseudo_terminal import Terminal, wait_until_gone
from test_cli import CAPTURE, out, refused, run, type_in
from ziggurat.bots.bot import Score, SearchLimits
from ziggurat.core.messages import ENGLISH, languages
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.core.types import Painter
from ziggurat.records import Record
from ziggurat.server.live.serializers import localized
from ziggurat.terminal import cli
from ziggurat.terminal.cli import main
from ziggurat.terminal.console import language_wished
from ziggurat.terminal.match import Match, drawing, keep_text

GERMAN = {"ZIGGURAT_LANGUAGE": "de"}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kept() -> list[Path]:
    """The games that were kept when they broke off."""
    return sorted(Path.cwd().glob("ziggurat-*.txt"))


def kept_tokens() -> list[tuple[str, ...]]:
    return [Record.parse(path.read_text(encoding="utf-8")).tokens for path in kept()]


# ── A line that is typed ─────────────────────────────────────────────────────────────────────────────────
def test_nobody_types_the_dice(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = "@0,0 @5,5 +1 t1 1z@1,1,0 .\n@0,0 @5,5\nquit\n"
    printed = type_in(capsys, monkeypatch, keys, "talo", "--bots", "none", "--seed", "3")
    assert "“+1” comes too early: chance decides first. So nothing in this line is played" in printed
    tokens = printed.rstrip().splitlines()[-1].split()
    assert tokens[:2] == ["@0,0", "@5,5"]
    assert len(tokens) == 3  # the die was rolled, by chance


def test_nobody_types_for_the_computer(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "a1enu b1-\nquit\n", "babel", "--bots", "2", "--simulations", "5")
    assert "“b1-” is not yours to play: a bot plays seat 2. So nothing in this line is played" in printed
    assert "[Game" not in printed  # nothing was


def test_a_line_is_played_whole_or_not_at_all(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "a1enu a1-\na1enu b1-\nquit\n", "babel", "--bots", "none")
    assert "B5: There is already a cube there. So nothing in this line is played. The problem is “a1-”" in printed
    assert printed.rstrip().endswith("\na1enu b1-")


@pytest.mark.parametrize("how", ["after", "load"])
def test_chance_goes_on_after_what_was_settled_before(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Each of these draws had IndexError for an answer: they were counted, but not among those drawn here."""
    tokens = "@0,0 @5,5 +1 t1 1z@1,1,0 ."
    Path("saved.txt").write_text(f'[Game "talo"]\n\n{tokens}\n', encoding="utf-8")
    words = ["talo", "--after", tokens] if how == "after" else ["--load", "saved.txt"]
    printed = type_in(capsys, monkeypatch, "legal\nquit\n", *words, "--bots", "none", "--seed", "1")
    assert printed.rstrip().splitlines()[-1].startswith(f"{tokens} +")


def match(position: Position, keys: str = "", bots: dict[int, "Lost"] | None = None) -> Match:
    lines = iter(keys.splitlines())

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return Match(position, dict(bots or {}), SearchLimits(), random.Random(5), ENGLISH, read, io.StringIO())


def test_what_chance_drew_is_drawn_again_after_an_undo_as_long_as_it_can_be() -> None:
    start = game("talo").start().play("@0,0", "@5,5")
    played = match(start)
    played.draw()
    drawn = played.position.history[-1]
    for _ in range(5):
        played.position = start
        played.draw()
        assert played.position.history[-1] == drawn
    played.position, played.draws = start, ["+11", "+3"]  # an outcome that this position does not have
    played.draw()
    assert played.position.history[-1] in start.chances()
    assert played.draws == [played.position.history[-1]]


# ── What breaks a game off ───────────────────────────────────────────────────────────────────────────────
class Lost:
    """A bot that fails."""

    def fresh(self, seed: int) -> "Lost":
        return self

    def choose(self, position: Position, limits: SearchLimits) -> int:
        raise ZeroDivisionError("a bot has lost its way")

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        return []


def test_an_unexpected_error_loses_no_game(capsys: CAPTURE) -> None:
    played = match(game("babel").start(), "a1enu\n", {2: Lost()})
    assert played.play() == 1
    assert "a bot has lost its way" in capsys.readouterr().err
    assert kept_tokens() == [("a1enu",)]
    printed = played.out
    assert isinstance(printed, io.StringIO)
    assert f"it is kept in {kept()[0]}" in printed.getvalue()
    assert '[Game "babel"]' in printed.getvalue()


def test_the_end_of_the_keys_keeps_the_game(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "a1enu\nb1-\n", "babel", "--bots", "none")
    assert f"it is kept in {kept()[0]}" in printed
    assert kept_tokens() == [("a1enu", "b1-")]
    type_in(capsys, monkeypatch, "a1enu\nsave mine.txt\n", "babel", "--bots", "none")
    type_in(capsys, monkeypatch, "", "--load", "mine.txt", "--bots", "none")
    type_in(capsys, monkeypatch, "", "babel", "--bots", "none")
    assert len(kept()) == 1  # what is saved, or was never played, is not kept once more


def test_no_kept_game_takes_the_place_of_another(tmp_path: Path) -> None:
    paths = [keep_text(f"{n}", "babel") for n in range(20)]
    assert len({*paths}) == 20
    assert [path.read_text() for path in paths if path] == [f"{n}" for n in range(20)]


def test_a_folder_that_cannot_be_written_is_no_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    path = keep_text("a game", "babel")
    assert path is not None
    assert path.parent == tmp_path / "home"


def test_the_bare_command_starts_playing(tmp_path: Path) -> None:
    terminal = Terminal(folder=tmp_path)
    for answer in ("1\n", "2\n", "a1enu\n", "quit\n"):  # babel, people at this keyboard
        terminal.wait_for("> ", times=1 + terminal.seen.count("> "))
        terminal.type(answer)
    assert terminal.end() == 0
    assert terminal.seen.index("ziggurat --help") < terminal.seen.index("Which game?")
    assert "a1enu" in terminal.seen.splitlines()[-1]


def test_ctrl_c_while_the_computer_thinks(tmp_path: Path) -> None:
    words = ("play", "nivos", "--bots", "2", "--simulations", "1000000000")
    terminal = Terminal(*words, folder=tmp_path)
    terminal.wait_for("1> ")
    terminal.type("n@c3\n")
    terminal.wait_for("Seat 2 lays a plate.")
    assert terminal.press_ctrl_c() == 130
    assert "Traceback" not in terminal.seen
    assert kept_tokens() == [("n@c3",)]
    assert kept()[0].name in terminal.seen


@pytest.mark.parametrize(("how", "status"), [("press_ctrl_c", 130), ("terminate", 143), ("hang_up", 129)])
def test_a_game_stopped_at_the_prompt_is_kept(tmp_path: Path, how: str, status: int) -> None:
    terminal = Terminal("play", "babel", "--bots", "none", folder=tmp_path)
    terminal.wait_for("1> ")
    terminal.type("a1enu\n")
    terminal.wait_for("2> ")
    assert getattr(terminal, how)() == status
    assert "Traceback" not in terminal.seen
    assert kept_tokens() == [("a1enu",)]


WITH_WORKERS = (
    ["arena", "nivos", "search:100000000", "random", "--games", "8", "--jobs", "2"],
    ["missions", "--measure", "--simulations", "100000000"],
    ["games", "--compile"],
)
MOMENTS = {"starting": 0, "importing": 0.5, "working": 5}


@pytest.mark.parametrize(
    ("words", "seconds"),
    [
        pytest.param(
            words,
            seconds,
            id=f"{moment}-{words[0]}",
            marks=[pytest.mark.long] if moment == "working" and words[0] != "arena" else [],
        )
        for words in WITH_WORKERS
        for moment, seconds in MOMENTS.items()
    ],
)
def test_ctrl_c_ends_workers_in_silence(tmp_path: Path, words: list[str], seconds: float) -> None:
    """Every process of a terminal gets the signal; only the program itself answers it."""
    cache = str(tmp_path / "cache") if "--compile" in words else os.environ.get("ZIGGURAT_CACHE", "")
    terminal = Terminal(*words, folder=tmp_path, ZIGGURAT_CACHE=cache)
    processes = terminal.wait_for_children(2, seconds)  # a worker, and the one that tracks resources
    assert terminal.press_ctrl_c() == 130
    _, _, after = terminal.seen.partition("^C")
    assert after.split("\n") == ["", "ziggurat: Stopped before the work was done.", ""]
    wait_until_gone(processes)


ASKING = [str(Path(__file__).with_name("interrupted_reader.py"))]


def test_a_signal_just_before_the_reading_is_noticed(tmp_path: Path) -> None:
    """It took effect with the next key: CPython's `input` had looked for signals already."""
    terminal = Terminal("200", "alone", folder=tmp_path, program=ASKING)
    terminal.wait_for("? ")
    terminal.type("key\n")
    assert terminal.end() == 0
    assert terminal.seen.count("stopped") == 200
    assert "line" not in terminal.seen
    assert terminal.seen.rstrip().endswith("the end: key")


def test_ctrl_c_at_every_prompt(tmp_path: Path) -> None:
    terminal = Terminal("200", folder=tmp_path, program=ASKING)
    for number in range(200):
        terminal.wait_for(f"{number}> ")
        terminal.type("\x03")
    terminal.wait_for("? ")
    terminal.type("key\n")
    assert terminal.end() == 0
    assert terminal.seen.count("stopped") == 200
    assert "line" not in terminal.seen


def test_lines_come_from_pipes_and_files_as_they_are(tmp_path: Path) -> None:
    """Several lines in one piece, one line in two pieces, line ends of Windows, and a last line without an end."""
    asking = [sys.executable, *ASKING]
    with subprocess.Popen([*asking, "3"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"one\ntwo\nthr")
        process.stdin.flush()
        assert process.stdout.readline() == b"0> line\n"
        assert process.stdout.readline() == b"1> line\n"  # while the pipe is open and nothing more comes
        process.stdin.write("ee\nvier und fünf\r\n".encode())
        process.stdin.flush()
        assert process.stdout.read().decode() == "2> line\n? the end: vier und fünf\n"
    for typed, printed in ((b"last", "? the end: last\n"), (b"\nlast", "? the end: \n"), (b"", "? ")):
        Path("typed.txt").write_bytes(typed)
        with Path("typed.txt").open("rb") as file:
            done = subprocess.run([*asking, "0"], stdin=file, capture_output=True, check=False, timeout=60)
        assert done.stdout.decode() == printed
        assert (b"EOFError" in done.stderr) == (not typed)


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────
def test_undo_after_the_end(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.loads(out(capsys, "best", "babel", "--json"))["line"]
    keys = f"{' '.join(line)}\nhint\na1-\nundo\nsave before the end.txt\n{line[-1]}\n\n"
    printed = type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
    assert printed.count("The game is over.\n") == 2
    assert "“a1-” cannot be played any more" in printed
    assert "there are no more hints" in printed
    saved = Record.parse(Path("before the end.txt").read_text(encoding="utf-8"))
    assert list(saved.tokens) == line[:-1]
    assert kept() == []


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("my game.txt", "my game.txt"),
        ('"my game.txt"', "my game.txt"),
        ("'two  spaces'", "two  spaces"),
        ("  it's mine.txt ", "it's mine.txt"),
        ("„mein Spiel“", "mein Spiel"),
        ("~/at home.txt", "home/at home.txt"),
        ("~nobody-of-this-name", "~nobody-of-this-name"),
    ],
)
def test_files_have_the_names_that_people_give_them(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, typed: str, name: str
) -> None:
    Path("home").mkdir()
    monkeypatch.setenv("HOME", str(Path("home").absolute()))
    keys = f"a1enu\nsave {typed}\nundo\nload {typed}\nquit\n"
    printed = type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
    assert Record.parse(Path(name).read_text(encoding="utf-8")).tokens == ("a1enu",)
    assert printed.rstrip().endswith("\na1enu")


@pytest.mark.parametrize("name", [".", "/", "..", "nowhere/at all/game.txt", "\0", "x" * 300, '""', ""])
def test_a_file_that_cannot_be_written_gets_a_sentence(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    keys = f"a1enu\nsave {name}\nload {name}\nquit\n"
    printed = type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
    assert printed.count(" cannot be written: ") + printed.count("Write “save FILE”") == 1
    assert printed.count(" cannot be read: ") + printed.count("Write “load FILE”") == 1
    assert printed.rstrip().endswith("\na1enu")
    assert [path.name for path in Path.cwd().iterdir()] == []


@pytest.mark.parametrize(
    ("answer", "saved"),
    [
        ("yes", True),
        ("Y", True),
        ("ja", False),
        ("no", False),
        ("", False),
        ("a1enu", False),
        ("yes please", False),
    ],
)
def test_no_file_is_overwritten_unasked(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, answer: str, saved: bool
) -> None:
    Path("diary.txt").write_text("dear diary", encoding="utf-8")
    keys = f"a1enu\nsave ./diary.txt\n{answer}\nquit\n"
    printed = type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
    assert printed.count("diary.txt already holds something else. Overwrite it?") == 1
    assert ("Nothing is saved" in printed) == (not saved)
    text = Path("diary.txt").read_text(encoding="utf-8")
    assert text.endswith("\na1enu\n") if saved else text == "dear diary"
    assert printed.rstrip().endswith("\na1enu")


def test_yes_is_said_in_the_readers_language_or_in_english(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    for answer in ("Ja", "yes"):
        Path("diary.txt").write_text("dear diary", encoding="utf-8")
        keys = f"a1enu\nsave ./diary.txt\n{answer}\nquit\n"
        type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
        assert Path("diary.txt").read_text(encoding="utf-8").endswith("\na1enu\n")


def test_a_game_overwrites_its_own_file(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = "a1enu\nsave mine.txt\nb1-\nsave ./mine.txt\nquit\n"
    assert "Overwrite" not in type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
    keys = "a2e\nsave mine.txt\nquit\n"
    assert "Overwrite" not in type_in(capsys, monkeypatch, keys, "--load", "mine.txt", "--bots", "none")
    assert Record.parse(Path("mine.txt").read_text(encoding="utf-8")).tokens == ("a1enu", "b1-", "a2e")
    again = ("--load", "mine.txt", "--at", "1", "--bots", "none")  # the actions after it are only in the file
    assert "Overwrite" in type_in(capsys, monkeypatch, "b2-\nsave mine.txt\nno\nquit\n", *again)
    keys = "load mine.txt\nsave mine.txt\nload other.txt\nsave mine.txt\nno\nquit\n"
    Path("other.txt").write_text('[Game "babel"]\n\na1-\n', encoding="utf-8")
    assert type_in(capsys, monkeypatch, keys, "babel", "--bots", "none").count("Overwrite") == 1
    assert len(Record.parse(Path("mine.txt").read_text(encoding="utf-8")).tokens) == 3


def test_no_game_is_dropped_unasked(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("other.txt").write_text('[Game "babel"]\n\nb2-\n', encoding="utf-8")
    kept_on = "a1enu\nload other.txt\nno\nb1-\nquit\n"
    printed = type_in(capsys, monkeypatch, kept_on, "babel", "--bots", "none")
    assert "The current game is not saved." in printed
    assert printed.rstrip().endswith("\na1enu b1-")
    dropped = "a1enu\nload other.txt\nyes\nquit\n"
    assert type_in(capsys, monkeypatch, dropped, "babel", "--bots", "none").rstrip().endswith("\nb2-")
    for harmless in ("", "a1enu\nundo\n", "a1enu\nsave a.txt\n", "a1enu\nb1-\nsave a.txt\nyes\nundo\n"):
        printed = type_in(capsys, monkeypatch, f"{harmless}load other.txt\nquit\n", "babel", "--bots", "none")
        assert "not saved" not in printed
        assert printed.rstrip().endswith("\nb2-")
    type_in(capsys, monkeypatch, "a1enu\nload other.txt\n", "babel", "--bots", "none")
    assert kept_tokens() == [("a1enu",)]  # no answer at all: the game is kept as any that breaks off


def test_questions_in_german(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    Path("other.txt").write_text('[Game "babel"]\n\nb2-\n', encoding="utf-8")
    keys = "a1enu\nsave other.txt\nnein\nload other.txt\nja\nquit\n"
    printed = type_in(capsys, monkeypatch, keys, "babel", "--bots", "none")
    assert "In other.txt steht schon etwas anderes. Überschreiben?" in printed
    assert "Diese Partie ist nicht gespeichert." in printed
    assert printed.rstrip().endswith("\nb2-")


@pytest.mark.parametrize("typed", ["4", "talo", "Talo", "t", " TAL "])
def test_the_menu_takes_names(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    assert "Talo. Type an action" in type_in(capsys, monkeypatch, f"{typed}\nquit\n", "--bots", "none")


def test_the_menu_asks_again(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "b\nchess\n²\n5\nbubblee pop\nquit\n", "--bots", "none", "--seed", "1")
    assert "“b” could be: Babel, Bubblee Pop. Please type more of it." in printed
    assert printed.count("Please type a number from 1 to 4, or the beginning of an answer.") == 3
    assert "Bubblee Pop. Type an action" in printed
    printed = type_in(capsys, monkeypatch, "bubbles\npeople\nquit\n", "--seed", "1")
    assert "Bubblee Pop. Type an action" in printed
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play"]) == 2


def test_text_is_as_wide_as_the_terminal_and_diagrams_stay_whole(tmp_path: Path) -> None:
    terminal = Terminal("play", "talo", "--bots", "none", "--seed", "1", folder=tmp_path, columns=36)
    for number, keys in enumerate(("?", "+1", "legal", "@0,0 @5,5", "legal", "quit"), start=1):
        terminal.wait_for("1> ", times=number)
        terminal.type(f"{keys}\n")
    assert terminal.end() == 0
    lines = terminal.seen.splitlines()
    rows = [line for line in lines if "·" in line]
    assert len(rows) == 20
    assert {len(line) for line in rows} == {43}
    drawn = {*rows, *(line for line in lines if line.startswith(("supply", "     ")))}
    assert max(len(line) for line in lines if line not in drawn) <= 36
    assert "You can type several actions in one\nline" in terminal.seen


# ── Numbers and names ────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("command", ["hint", "analyse"])
@pytest.mark.parametrize("text", ["nan", "inf", "-1", "0", "0.0", "1e3", "1_0", "", "two", "9" * 400, "½", "٣"])
def test_nonsense_for_seconds_is_refused(capsys: CAPTURE, command: str, text: str) -> None:
    Path("game.txt").write_text('[Game "babel"]\n\na1enu b1-\n', encoding="utf-8")
    what = "babel" if command == "hint" else "game.txt"
    printed = refused(capsys, command, what, f"--seconds={text}")
    assert "--seconds must be a number of seconds above 0, as in 2 or 0.5" in printed


def test_parts_of_a_second(capsys: CAPTURE) -> None:
    Path("game.txt").write_text('[Game "babel"]\n\na1enu b1-\n', encoding="utf-8")
    for seconds in ("0.5", ".25", "1.", "2"):
        assert "a2e" in out(capsys, "hint", "babel", "--after", "a1enu b1-", "--seconds", seconds)
        assert len(out(capsys, "analyse", "game.txt", "--seconds", seconds).splitlines()) == 3


@pytest.mark.parametrize(
    "words",
    [
        ["show", "babel", "--seed", "9" * 400],
        ["perft", "babel", "9" * 17],
        ["hint", "babel", "--simulations", "9" * 100],
        ["arena", "babel", "random", "random", "--games", "1000001"],
        ["missions", "--measure", "--games", "9" * 15],
    ],
)
def test_numbers_have_an_end(capsys: CAPTURE, words: list[str]) -> None:
    assert "must be a whole number" in refused(capsys, *words)


def test_players_of_one_name_are_numbered(capsys: CAPTURE) -> None:
    words = ("arena", "babel", "random", "perfect", "random", "--games", "2", "--jobs", "1")
    data = json.loads(out(capsys, *words, "--json", "--records", "games"))
    assert {row["player"] for row in data["standings"]} == {"random #1", "random #2", "perfect"}
    assert [(pair["one"], pair["other"]) for pair in data["pairs"]] == [
        ("random #1", "perfect"),
        ("random #1", "random #2"),
        ("perfect", "random #2"),
    ]
    record = Record.parse(Path("games/1-3-0001.txt").read_text(encoding="utf-8"))
    assert record.players == ("random #1", "random #2")


# ── Languages ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "fi:de:en"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"ZIGGURAT_LANGUAGE": "en", "LC_ALL": "de_DE"}, "en"),
        ({"ZIGGURAT_LANGUAGE": "de-DE", "LC_ALL": "C"}, "de"),
        ({"ZIGGURAT_LANGUAGE": "", "LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_that_is_asked_for(environment: dict[str, str], language: str) -> None:
    assert language_wished(environment) == language


def test_only_our_own_setting_is_refused() -> None:
    with pytest.raises(Refusal, match="xx"):
        language_wished({"ZIGGURAT_LANGUAGE": "xx", "LANG": "de_DE"})


def parsers(language: str) -> Iterator[argparse.ArgumentParser]:
    """The parser of the program and those of its commands."""
    whole = cli.command_parser(language)
    yield whole
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.values()


def words_of(parser: argparse.ArgumentParser) -> dict[str, str]:
    """Everything that a parser's help says in words of a language, by what it is about."""
    found = {f"{parser.prog} itself": parser.description or ""}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= {f"command {choice.dest}": choice.help or "" for choice in action._choices_actions}
        else:
            found[f"{parser.prog} {'/'.join(action.option_strings) or action.dest}"] = action.help or ""
    return found


SAME_IN_GERMAN = {"ziggurat arena players"}  # names of players, which are not words


def test_every_word_of_help_is_translated() -> None:
    english = {about: text for parser in parsers("en") for about, text in words_of(parser).items()}
    german = {about: text for parser in parsers("de") for about, text in words_of(parser).items()}
    assert english.keys() == german.keys()
    assert [about for about, text in english.items() if not text or text.startswith("help-")] == []
    assert {about for about in english if english[about] == german[about]} == SAME_IN_GERMAN


@pytest.mark.parametrize("command", [name.prog.split()[1:] for name in parsers("en")], ids=" ".join)
def test_help_in_german(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    with pytest.raises(SystemExit, match="0"):
        main([*command, "--help"])
    printed = capsys.readouterr().out
    assert printed.startswith("Aufruf: ziggurat")
    assert "\nOptionen:\n" in printed
    assert "zeigt diese Hilfe und endet" in printed
    for english in ("usage:", "options:", "positional arguments:", "show this help", "GAME", "FILE", "COMMAND"):
        assert english not in printed


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["perft", "babel"], "Es fehlt etwas: TIEFE"),
        (["frob"], "„frob“ geht nicht für BEFEHL; möglich sind: games, perft,"),
        (["serve", "--log", "x"], "„x“ geht nicht für --log; möglich sind: quiet, info"),
        (["serve", "--port", "x"], "--port muss eine ganze Zahl sein, nicht „x“"),
        (["serve", "--archive-days", "x"], "--archive-days muss eine Zahl sein, nicht „x“"),
        (["show", "babel", "--seed"], "--seed braucht einen Wert"),
        (["games", "--json=3"], "--json nimmt keinen Wert; lass „3“ weg"),
        (["hint", "babel", "--se", "4"], "„--se“ könnte --seed, --seconds sein"),
        (["show", "babel", "--frob"], "„--frob“ ist hier unbekannt"),
        (["hint", "babel", "--seconds", "nan"], "muss eine Zahl von Sekunden über 0 sein"),
        (["replay", "nowhere"], "kann nicht gelesen werden: so eine Datei oder so einen Ordner gibt es nicht."),
        (["replay", "."], "kann nicht gelesen werden: es ist ein Ordner."),
        (["show", "babel", "--after", "a1- a1-"], "Zug 2 von --after, „a1-“, ist nicht erlaubt: B5: Dort steht"),
        (["perft", "babel", "x"], "TIEFE muss eine ganze Zahl ab 1 sein"),
        (["solve", "nivos"], "nivos ist nicht gelöst"),
        (
            ["serve", "--host", "192.0.2.1", "--port", "0", "--data", "d"],
            "dieser Rechner hat keine solche Adresse",
        ),
        *(
            (["serve", "--host", host, "--port", "0", "--data", "d"], "einen Rechner dieses Namens gibt es nicht")
            for host in ("", "[::1]", "ü..ö")
        ),
        (["serve", "--port", "0", "--data", "game.txt/d"], "ein Teil davon ist kein Ordner."),
    ],
)
def test_refusals_in_german(
    capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, words: list[str], printed: str
) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    Path("game.txt").touch()
    assert printed in refused(capsys, *words)


def test_a_record_is_refused_in_german(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    Path("game.txt").write_text('[Game "babel"]\n\na1enu a1-\n', encoding="utf-8")
    printed = refused(capsys, "replay", "game.txt")
    assert printed.endswith("B5: Dort steht schon ein Würfel.\n")
    Path("game.txt").write_text(
        '[Game "babel"]\n[Result "2"]\n[Termination "resigned 1"]\n\na1-\n', encoding="utf-8"
    )
    assert "vorzeitig (Platz 1 gab auf)" in out(capsys, "replay", "game.txt")


def test_the_server_tells_a_reason_within_a_reason() -> None:
    with pytest.raises(Refusal) as refusal:
        Record.parse('[Game "babel"]\n\na1enu a1-\n').replay()
    assert localized(refusal.value.reason, "de").text.endswith("B5: Dort steht schon ein Würfel.")
    assert localized(refusal.value.reason, "en").args["why"] == "B5: There is already a cube there."


POSITIONS = {  # with everything that a diagram can say
    "babel": (["babel", "--after", "a1enu b1n a2e b2-"], ["Stockwerk 1", "Stockwerk 2", "Platz 2 hat"]),
    "nivos": (
        ["nivos", "--after", "n@d4 1x1@a1 1x3@b1 2x1@a1"],
        ["Stockwerk 2", "Platz 1 hat  ", "Reserve  ", "Zylinder  ", "übrig: ", "Platz 1: keiner"],
    ),
    "nivos teams": (["nivos", "-o", "players=4"], ["Plätze 1 und 3: keiner"]),
    "bubbles": (["bubbles", "--seed", "1"], ["Platz 2: 0", "Beutel "]),
    "bubbles mission": (["bubbles", "-o", "mission=3"], ["Mission"]),
    "talo": (["talo", "--after", "@0,0 @5,5 +1 t1"], ["Vorrat  ", "Hand  "]),
}
ENGLISH_IN_DIAGRAMS = [
    "level ",
    "seat",
    "holds",
    "reserve",
    "cylinders",
    "left",
    "none",
    "nothing",
    "supply",
    "hand ",
    "held",
    "bag ",
    "drawn ",
    "powers",
    "mission",
]


@pytest.mark.parametrize("name", POSITIONS)
def test_diagrams_in_german(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    words, parts = POSITIONS[name]
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    assert main(["show", *words]) == 0
    drawn = "\n".join(capsys.readouterr().out.splitlines()[:-1])  # the last line is the position as text, notation
    assert [part for part in parts if part not in drawn] == []
    assert [english for english in ENGLISH_IN_DIAGRAMS if english in drawn] == []


def test_a_solved_game_and_missions_in_german(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    printed = out(capsys, "solve", "babel")
    assert "Zug Stellungen   gewonnen   verloren    beendet\n" in printed
    assert "gewinnt in 15 " in printed
    for english in ("wins", "loses", "positions", "placements"):
        assert english not in printed
    measured = out(capsys, "missions", "--measure", "--games", "1", "--simulations", "1")
    assert measured.startswith("| Mission | | gewonnen von Spielen | Gewinnquote (95 %) |")
    assert " von 1 |" in measured
    assert json.loads(out(capsys, "show", "babel", "--json"))["status"]["text"].startswith("Platz 1 setzt")


class OldDice(DiceGame):
    """A game from outside, written before diagrams had a language."""

    def diagram(self, position: Position, paint: Painter) -> str:  # type: ignore[override]
        return paint("a die", "bold")


def test_a_game_whose_diagram_knows_no_language_is_drawn_all_the_same() -> None:
    for language in languages():
        assert drawing(OldDice().start(), io.StringIO(), language) == "a die"


# ── Encodings and streams ────────────────────────────────────────────────────────────────────────────────
RECORD = '[Game "babel"]\n[Players "Jürgen, Ωmega"]\n\na1enu b1-\n'
EVERYTHING = [
    *(["show", *words] for words, _ in POSITIONS.values()),
    ["games"],
    ["games", "--json"],
    ["perft", "babel", "2"],
    ["legal", "babel"],
    ["show", "babel", "--json"],
    ["replay", "game.txt"],
    ["replay", "game.txt", "--json"],
    ["solve", "babel"],
    ["solve", "babel", "--json"],
    ["missions"],
    ["missions", "--json"],
    ["puzzle"],
    ["puzzle", "babel", "--date", "2026-11-15"],
    ["hint", "babel", "--after", "a1enu b1-"],
    ["hint", "babel", "--after", "a1enu b1-", "--step", "4", "--json"],
    ["analyse", "game.txt"],
    ["analyse", "game.txt", "--json"],
    ["analyse", "game.txt", "--comments"],
    ["best", "babel"],
    ["arena", "babel", "random", "random", "--games", "2", "--jobs", "1"],
    ["play", "babel", "--bots", "none"],
    ["show", "babel", "--after", "„Ω“"],
    ["--help"],
    ["play", "--help"],
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "cp437"])
def test_no_encoding_is_too_small(monkeypatch: pytest.MonkeyPatch, encoding: str, language: str) -> None:
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", language)
    Path("game.txt").write_text(RECORD, encoding="utf-8")
    for words in EVERYTHING if (encoding, language) == ("ascii", "de") else EVERYTHING[:8]:
        streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict") for _ in range(2)]
        keys = "answer\n" if words[0] == "puzzle" else "?\nlegal\nhint\nfrob\nquit\n"
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(keys))
            patch.setattr(sys, "stdout", streams[0])
            patch.setattr(sys, "stderr", streams[1])
            try:
                status = main(words)
            except SystemExit as helped:
                status = int(str(helped.code or 0))
        for stream in streams:
            stream.flush()
        written = streams[0].buffer.getvalue().decode(encoding)
        assert status == (2 if "„Ω“" in words else 0), words
        assert "\\u" not in written or "--json" in words
        if "--json" in words:
            json.loads(written)


def test_diagrams_keep_their_columns_in_ascii() -> None:
    done = run("show", "bubbles", "--seed", "1", PYTHONIOENCODING="ascii")
    assert "  8   .  .  .  .  .\n" in done.stdout
    assert "     ---------------\n" in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_data_for_programs_is_the_same_in_every_encoding(encoding: str) -> None:
    Path("game.txt").write_text(RECORD, encoding="utf-8")
    done = run("replay", "game.txt", "--json", PYTHONIOENCODING=encoding, **GERMAN)
    data = json.loads(done.stdout)
    assert data["players"] == ["Jürgen", "Ωmega"]
    assert data["status"]["text"] == "Platz 1 setzt einen Würfel auf Stockwerk 1."


def test_a_locale_without_letters() -> None:
    environment = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C", **GERMAN}
    done = run("play", "babel", "--bots", "none", keys="frob\nquit\n", **environment)
    assert done.returncode == 0
    assert '"frob" ist kein Zug' in done.stdout
    assert "Wuerfel" in done.stdout


def in_shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    line = command.replace("ziggurat", f"{sys.executable} -m ziggurat.terminal.cli")
    return subprocess.run(
        ["bash", "-c", line], env={**os.environ, **environment}, capture_output=True, check=False, timeout=300
    )


@pytest.mark.parametrize(
    ("command", "status", "printed"),
    [
        (r"printf '\xff\xfe' | ziggurat replay -", 2, "standard input is not UTF-8 text"),
        (r"printf 'a1\xff\nquit\n' | ziggurat play babel --bots none", 0, ""),
        ("ziggurat replay - <&-", 2, "does not say which game"),
        ("ziggurat play <&-", 2, "There was no answer"),
        ("ziggurat games >&-", 0, ""),
        ("ziggurat games > /dev/full", 1, "the disk is full"),
        ("ziggurat show babel --after zz 2>&-", 2, ""),
        ("ziggurat legal babel | head -1", 0, ""),
        ("ziggurat play babel --bots 1,2 --simulations 20 | head -1", 0, ""),
    ],
)
def test_streams_that_are_closed_full_or_no_text(command: str, status: int, printed: str) -> None:
    done = in_shell(f"set -o pipefail; {command}")
    assert b"Traceback" not in done.stderr
    assert done.returncode == status
    assert printed in done.stderr.decode()


def test_every_game_is_drawn_somewhere_above() -> None:
    assert {words[0] for words, _ in POSITIONS.values()} == {*game_names()} - {"dice", "connect_four"}
