"""Text in columns: wide letters, marks without a column of their own, lines that break as each script does."""

import re
from pathlib import Path

import pytest

from ziggurat.core import messages
from ziggurat.core.columns import broken, left, right, width_of
from ziggurat.games.babel.game import Babel
from ziggurat.games.nivos.game import Nivos
from ziggurat.terminal.parsing import Parser

JAPANESE = "あなたの番です。3段目にキューブを置きましょう。「ziggurat games」の一覧にあるもの。"


@pytest.mark.parametrize(
    ("text", "width"),
    [("level", 5), ("段 3", 4), ("한글", 4), ("مُدارة", 5), ("e\u0301", 1), ("ｱ", 1), ("", 0)],
)
def test_the_columns_that_a_text_takes(text: str, width: int) -> None:
    assert width_of(text) == width


def test_columns_are_filled_up_by_width() -> None:
    assert left("段", 4) + "|" == "段  |"
    assert right("段", 4) == "  段"
    assert left("far too long", 3) == "far too long"


@pytest.mark.parametrize("width", [20, 24, 31, 40])
def test_japanese_breaks_between_letters_but_not_before_a_stop(width: int) -> None:
    lines = broken(JAPANESE, width)
    assert len(lines) > 1
    assert max(map(width_of, lines)) <= width
    assert "".join(lines).replace(" ", "") == JAPANESE.replace(" ", "")
    assert not any(line[0] in "、。」" for line in lines)
    assert not any(line[-1] in "「" for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        "거기에는 이미 블록이 있어요 그래서 놓을 수 없어요",
        "one two three four five six",
        "دورك ضع مكعبا في المستوى",
    ],
)
def test_other_scripts_break_at_spaces_only(text: str) -> None:
    lines = broken(text, 14, "  ")
    assert max(map(width_of, lines)) <= 14
    assert [word for line in lines for word in line.split()] == text.split()
    assert all(line.startswith("  ") for line in lines[1:])


@pytest.fixture
def wide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language whose words for diagrams are wide."""
    for file in (messages.LOCALES / "en").glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        text = re.sub("^diagram-level = .*", "diagram-level = 段{ $level }", text, flags=re.MULTILINE)
        text = re.sub("^diagram-reserve = .*", "diagram-reserve = とっておき", text, flags=re.MULTILINE)
        text = re.sub("^diagram-cylinders = .*", "diagram-cylinders = 円柱", text, flags=re.MULTILINE)
        (tmp_path / "xw").mkdir(exist_ok=True)
        (tmp_path / "xw" / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(messages, "_FOLDERS", [tmp_path, messages.LOCALES])
    monkeypatch.setattr(messages, "languages", lambda: ("en", "xw"))
    monkeypatch.setattr(messages, "_BUNDLES", {})
    return "xw"


def plain(text: str, style: str) -> str:
    return text


def test_the_columns_of_diagrams_stay_below_each_other(wide: str) -> None:
    assert "段1" in Babel().diagram(Babel().start(), plain, language=wide)
    beside = Nivos().diagram(Nivos().start(seed=1), plain, language=wide).splitlines()[-4:]
    begins = {width_of(re.split(r"(?<=  )(?=\S)", line, maxsplit=1)[0]) for line in beside}
    assert len(begins) == 1, beside


def test_a_help_with_wide_names_has_straight_columns() -> None:
    parser = Parser(prog="x")
    parser.add_argument("--file", metavar="ファイル", help="first")
    parser.add_argument("--folder", metavar="N", help="second")
    shown = parser.format_help().splitlines()
    places = {width_of(line.partition(word)[0]) for line in shown for word in ("first", "second") if word in line}
    assert len(places) == 1, shown
