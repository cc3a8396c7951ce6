"""The messages: languages are found by their codes, and saying something never fails."""

import re
from pathlib import Path

import numpy as np
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.core import messages as message_store
from ziggurat.core.messages import (
    ENGLISH,
    LOCALES,
    LONGEST,
    Message,
    known_language,
    languages,
    paragraph,
    translate,
)
from ziggurat.core.refusals import IllegalAction, Refusal


class Variables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message of a language and its arguments."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize(
    ("code", "known"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("de-CH", "de"),
        ("DE", "de"),
        ("de_DE@euro", "de"),
        ("pt_BR.UTF-8", "pt"),
        ("nb_NO", "nb"),
        ("no", "nb"),
        ("nn_NO.UTF-8", "nb"),
        ("iw", "he"),
        ("iw-IL", "he"),
        ("xx", None),
        ("", None),
        ("C", None),
        ("../de", None),
    ],
)
def test_a_language_is_known_by_its_codes(code: str, known: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_store, "languages", lambda: ("de", "en", "he", "nb", "pt"))
    assert known_language(code) == known


def test_reasons_in_words() -> None:
    reason = Message("babel-taken", "B5", {"cell": "a1", "level": 2})
    assert str(reason) == "B5: There is already a cube there."
    assert reason.text("de") == "B5: Dort steht schon ein Würfel."


# ── Saying something never fails ─────────────────────────────────────────────────────────────────────────
class Stubborn:
    """An object that will not be put into words."""

    def __str__(self) -> str:
        raise RuntimeError("no")

    def __index__(self) -> int:
        raise RuntimeError("no")


ANYTHING = st.one_of(
    st.text(alphabet=st.characters(exclude_categories=()), max_size=50),
    st.text(min_size=1, max_size=3).map(lambda text: text * 3_000),
    st.integers(),
    st.sampled_from([10**4_299, -(10**5_000), 2**100_000, True, None, Stubborn(), "\ud800", "\u2067", "\x1b[2J"]),
    st.floats(),
    st.binary(),
    st.decimals(),
    st.lists(st.integers(), max_size=3),
    st.sampled_from([np.int64(7), np.float64("nan"), np.str_("x" * 5_000), np.array(3), np.zeros(3), 1j]),
)
KNOWN = sorted(messages(ENGLISH).items())
EVERY_NAME = sorted(set().union(*(names for _, names in KNOWN)))


@given(st.sampled_from(KNOWN), st.data(), st.sampled_from([*languages(), "fr", "", "../de", "de\n"]))
def test_any_message_can_be_told_anything(known: tuple[str, set[str]], data: st.DataObject, language: str) -> None:
    message, names = known
    args = dict.fromkeys(EVERY_NAME, data.draw(ANYTHING))  # for the messages within this one
    args |= {name: data.draw(ANYTHING) for name in sorted(names)}
    reason = Message(message, "B5", args)
    text = reason.text(language)
    assert text == "B5: " + translate(message, language, **args)
    assert text.encode()  # no lone surrogates
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", text)
    assert len(re.findall("[\u2066-\u2068]", text)) == text.count("\u2069")  # a translation may isolate a word
    assert str(Refusal(reason)) == str(reason)
    assert str(IllegalAction("x", reason)) == str(reason)


@pytest.mark.parametrize("language", languages())
def test_a_long_argument_is_shortened(language: str) -> None:
    text = translate("unknown-game", language, name="x" * 2_501, known="babel")
    assert "x" * LONGEST + "…" in text
    assert "x" * (LONGEST + 1) not in text
    exact = translate("unknown-game", language, name="x" * LONGEST, known="babel")
    assert "x" * LONGEST in exact
    assert "…" not in exact


def test_numbers_of_any_length() -> None:
    for number, expected in [(10**5_000, "10^5000"), (-(10**5_000), "−10^5000"), (10**20, "1" + "0" * 20)]:
        assert f"“{expected}”" in translate("unknown-game", name=number, known="babel")
    assert "“1,234”" in translate("unknown-game", name=np.int64(1234), known="babel")


@pytest.mark.parametrize("language", languages())
def test_a_text_where_a_message_formats_a_number(language: str) -> None:
    assert "1234" in translate("damage-missing", language, version=1234)
    assert "an entry" in translate("damage-missing", language, version="an entry")


def test_a_reason_in_a_reason_is_told_in_the_same_language() -> None:
    why = Message("babel-taken", "B5", {"cell": "a1", "level": 2})
    reason = Message("record-illegal", args={"number": 2, "token": "a1-", "why": why})
    assert str(reason).endswith("is not legal: B5: There is already a cube there.")
    assert reason.text("de").endswith("ist nicht erlaubt: B5: Dort steht schon ein Würfel.")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bundles of this test's own, and nothing logged yet."""
    monkeypatch.setattr(message_store, "_BUNDLES", {})
    monkeypatch.setattr(message_store, "_LOGGED", set())


@pytest.mark.faulty_messages
@pytest.mark.usefixtures("fresh")
def test_a_missing_or_failing_message_shows_its_id_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    for language in ("en", "de", "en", "de"):
        assert translate("no-such-message", language) == "no-such-message"
        assert translate("babel-prompt", language, seat=1) == "babel-prompt"
        assert Message("no-such-message", "B1").text(language) == "B1: no-such-message"
    logged = [record.getMessage() for record in caplog.records]
    assert len(logged) == 3  # missing; failing in English; failing in German
    assert "no-such-message" in logged[0]
    assert "“en”" in logged[0]
    assert all("babel-prompt" in line for line in logged[1:])


@pytest.mark.faulty_messages
@pytest.mark.usefixtures("fresh")
def test_a_game_from_elsewhere_falls_back_to_its_english_words(caplog: pytest.LogCaptureFixture) -> None:
    english = "won = Seat { $seat } won.\nfull = Column { $column } is full.\nlost = Seat { $seat } lost.\n"
    german = "full = Spalte { $column } ist voll.\nlost = Platz { $platz } hat verloren.\n"
    message_store.bundle(ENGLISH).add_resource(FluentResource(english))
    message_store.bundle("de").add_resource(FluentResource(german))
    assert translate("won", "de", seat=1) == "Seat 1 won."
    assert translate("full", "de", column="a") == "Spalte a ist voll."
    assert not caplog.records
    assert translate("lost", "de", seat=1) == "Seat 1 lost."  # the German one asks for another argument
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("fresh")
def test_a_message_in_english_alone_is_said_wholly_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = """
stones = { $count ->
    [one] One stone.
   *[other] { $count } stones { side }.
}
side = left
"""
    for language, text in (("en", english), ("ru", "side = слева")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(message_store, "_FOLDERS", [LOCALES])
    message_store.add_locales(tmp_path)
    assert translate("stones", "ru", count=21) == "21 stones left."  # which is “one” in Russian
    assert translate("side", "ru") == "слева"


def test_a_list_gets_the_commas_of_its_language() -> None:
    seats = Message("nivos-winners", args={"how": "shared", "seats": ["1", "3"], "team": 0, "height": 0})
    assert seats.text("en") == "Seats 1, 3 have no cylinder and share the win."
    assert "1、" in seats.text("ja")
    assert "1، 3" in seats.text("ar")
    assert seats.args_in("ja")["seats"] == ("1", "3")  # the page has commas of its own


def test_sentences_follow_each_other_as_the_language_has_it() -> None:
    assert paragraph(["One.", "", "Two."], "en") == "One. Two."
    assert paragraph(["一。", "二。"], "ja") == "一。二。"
