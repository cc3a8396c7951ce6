"""Files of many games, variations and comments; `ziggurat record` and the completion of its commands."""

import json
import os
import shutil
import subprocess
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat.core.registry import game
from ziggurat.records import BadRecord, Record, Variation
from ziggurat.records.files import read_records, record_from_json, record_to_json, split_records
from ziggurat.terminal.cli import command_parser, main
from ziggurat.terminal.completion import SHELLS, script_for

HEAD = '[Game "babel"]\n[Rules "1"]\n[Players "Anna, Ben"]\n[Result "*"]\n'
SHORT = f"{HEAD}\na1enu {{bold}} b1- (b1s {{safer}} a2-) a2-\n"


def sample() -> Record:
    start = game("babel").start()
    one, other = start.legal()[:2]
    second, third = start.play(one).legal()[:2]
    return Record(
        "babel",
        "1",
        2,
        (one, second),
        ("Anna", "Ben"),
        comments={0: "before [all]", 2: "why not?"},
        variations={
            1: [Variation((other,), {0: "or", 1: "so"})],
            2: [Variation((third,)), Variation((third,), {}, {1: [Variation((second,))]})],
        },
    )


def test_variations_and_comments_are_written_and_read_back() -> None:
    record = sample()
    assert Record.parse(str(record)) == record
    assert record.replay().history == record.tokens
    assert record_from_json(record_to_json(record)) == record
    bare = record.without_comments()
    assert "{" not in str(bare)
    assert bare.tokens == record.tokens


def test_long_lines_are_wrapped_between_words() -> None:
    record = sample()
    lines = Record(**{**vars(record), "comments": {1: "x" * 90}})
    assert Record.parse(str(lines)) == lines
    assert max(map(len, str(lines).splitlines())) <= 100


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("(a1enu)", "record-variation-first"),
        ("a1enu (", "record-parenthesis"),
        ("a1enu )", "record-parenthesis"),
        ("a1enu ()", "record-empty-variation"),
        ("a1enu ({only words})", "record-empty-variation"),
        ("a1enu " + "(a1enu " * 21, "record-too-deep"),
        ("a1enu (a1q)", "record-illegal-variation"),
        (f"a1enu\n\n{HEAD}\na1enu", "record-several"),
    ],
)
def test_a_body_that_cannot_be_gets_a_sentence(body: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(f"{HEAD}\n{body}\n").replay()
    assert refused.value.reason.id == message
    assert "{" not in refused.value.reason.text("de")


def test_the_games_of_a_file_are_told_apart() -> None:
    text = f"\n\n{sample()}\n{HEAD}\n\n{HEAD}\n{{[Game is not a tag here]\n[nor here]}} a1enu\n"
    found = list(split_records(text.splitlines(keepends=True)))
    assert [place.number for place in found] == [1, 2, 3]
    assert [place.line for place in found] == [3, 10, 16]
    assert [len(record.tokens) for record in Record.read_all(text.splitlines(keepends=True))] == [2, 0, 1]


def test_a_bad_game_does_not_hide_those_behind_it() -> None:
    text = f'{sample()}\n[Game "chess"]\n\ne4\n\n{sample()}'
    found = list(read_records(text.splitlines(keepends=True)))
    assert [one.record is None for one in found] == [False, True, False]
    with pytest.raises(BadRecord, match=r"Game 2 of the file \(line \d+\)"):
        list(Record.read_all(text.splitlines(keepends=True)))


def test_a_file_is_read_in_constant_memory() -> None:
    text = str(sample()).splitlines(keepends=True)

    def lines(games: int) -> Iterator[str]:
        for _ in range(games):
            yield from text
            yield "\n"

    def peak(games: int) -> int:
        tracemalloc.start()
        count = sum(1 for _ in Record.read_all(lines(games)))
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert count == games
        return most

    few = peak(100)
    assert peak(2_000) < few + 500_000  # all of them would be 6 MB


def test_a_file_that_is_no_record_does_not_fill_the_memory() -> None:
    with pytest.raises(BadRecord, match="no record"):
        list(split_records("x" * 10_000 for _ in range(1_000)))


# ── ziggurat record ──────────────────────────────────────────────────────────────────────────────────────
@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text(f"{sample()}\n{HEAD}\na1enu\n")
    other.write_text(f"{sample()}\n{HEAD.replace('Ben', 'Cem')}\na1enu a1enu\n")
    return str(one), str(other)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["record", *words])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_check_tells_which_games_are_wrong(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", files[0]) == (0, "All 2 games are right.\n", "")
    status, told, wrong = run(capsys, "check", *files)
    assert (status, told) == (2, "1 of 4 games is not right.\n")
    assert "other.txt, game 2 (line" in wrong.replace("\n", " ")


def test_convert_to_json_and_back_and_to_positions(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    stored = tmp_path / "games.jsonl"
    assert run(capsys, "convert", files[0], "--to", "json", "--into", str(stored))[0] == 0
    assert [json.loads(line)["game"] for line in stored.read_text().splitlines()] == ["babel", "babel"]
    status, text, _ = run(capsys, "convert", str(stored))
    assert status == 0
    assert next(Record.read_all(text.splitlines(keepends=True))) == sample()
    _, text, _ = run(capsys, "convert", files[0], "--to", "positions")
    assert text.splitlines()[-1] == "babel " + game("babel").start().play("a1enu").text()
    _, text, _ = run(capsys, "convert", files[0], "--no-comments", "--no-variations")
    assert "{" not in text
    assert "(" not in text


def test_nothing_is_written_over_a_file_that_is_there(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = Path(files[1]).read_text()
    status, _, told = run(capsys, "merge", *files, "--into", files[1])
    assert status == 2
    assert told
    assert Path(files[1]).read_text() == before


def test_merge_leaves_out_what_came_before(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = run(capsys, "merge", *files)
    assert text.count("[Game") == 3  # the fourth is not legal
    _, text, _ = run(capsys, "merge", "--unique", *files)
    assert text.count("[Game") == 2


@pytest.mark.parametrize(
    ("wish", "games"),
    [
        (["--game", "babel"], 2),
        (["--game", "nivos"], 0),
        (["--player", "Anna"], 2),
        (["--player", "Dora"], 0),
        (["--winner", "Anna"], 0),
        (["--result", "*"], 2),
        (["--after", "a1enu"], 1),
        (["--min-plies", "2"], 1),
        (["--max-plies", "1"], 1),
        (["-o", "full_tower=last"], 2),
        (["-o", "full_tower=draw"], 0),
        (["--position", "enu,.,.,. 33122/33132"], 1),
        (["--position", "full_tower=last enu,.,.,. 33122/33132"], 1),  # the default, spelled out
        (["--position", "nonsense"], 0),
    ],
)
def test_filter_writes_the_games_asked_for(
    wish: list[str], games: int, files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, text, _ = run(capsys, "filter", files[0], *wish)
    assert (status, text.count("[Game")) == (0, games)


def test_bad_wishes_and_files_get_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "check", str(tmp_path / "missing.txt"))[0] == 2
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    assert run(capsys, "check", str(binary))[0] == 2
    assert run(capsys, "filter", str(binary), "-o", "nonsense")[0] == 2
    assert run(capsys, "filter", str(binary), "--game", "chess")[0] == 2
    status, _, told = run(capsys, "filter", os.devnull, "--game", "babel", "--position", "nonsense")
    assert status == 2
    assert "The position is not right at letter 2" in told


# ── Completion and help ──────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["re"], {"record", "replay"}),
        (["record", ""], {"check", "convert", "filter", "merge", "-h", "--help"}),
        (["record", "convert", "--to", ""], {"records", "json", "positions"}),
        (["show", "ba"], {"babel"}),
        (["show", "nivos", "-o", "cyl"], {"cylinders=ascending", "cylinders=choice"}),
    ],
)
def test_bash_completes(words: list[str], offered: set[str]) -> None:
    bash = shutil.which("bash")
    if not bash:
        pytest.skip("needs bash")
    script = script_for("bash", command_parser("en"))
    asked = " ".join(f"'{word}'" for word in ["ziggurat", *words])
    script += f'\nCOMP_WORDS=({asked}); COMP_CWORD={len(words)}; _ziggurat; printf "%s\\n" "${{COMPREPLY[@]}}"\n'
    found = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert set(found) == offered


@pytest.mark.parametrize("shell", SHELLS)
def test_the_completion_of_each_shell_is_a_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "convert" in script
    assert "babel" in script
    if found := shutil.which(shell):
        subprocess.run([found, "-n"], input=script, text=True, check=True)


@pytest.mark.parametrize("words", [["--help"], ["show", "--help"], ["arena", "--help"]])
def test_the_help_lists_the_games_and_their_options(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    told = capsys.readouterr().out
    for kind in map(game, ("babel", "nivos", "bubbles", "talo")):
        assert kind.title in told
        assert all(f"{option.name}=" in told for option in kind.options)


def test_a_command_takes_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    text = "enu,.,.,. 33122/33132"
    assert main(["show", "babel", "--position", text, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["text"], data["history"]) == (text, [])
    assert main(["legal", "babel", "--position", text]) == 0
    assert capsys.readouterr().out.split() == sorted(game("babel").position(text).legal())
    assert main(["legal", "babel", "--position", "nonsense"]) == 2
    assert "letter 2" in capsys.readouterr().err
