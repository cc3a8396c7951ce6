"""Records: they round-trip, replay exactly, and say what is wrong with a broken one."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ziggurat.core import UnknownGame
from ziggurat.record import BadRecord, Record
from ziggurat.registry import game

BABEL = game("babel")
TOKENS = "a1enu b1- a2-"
HEAD = '[Game "babel"]\n[Rules "1"]\n[Players "2"]\n'

NAMES = st.text(min_size=1, max_size=12).filter(
    lambda s: s == s.strip() and "," not in s and s.isprintable() and not s.isdigit()
)
COMMENTS = st.text(max_size=20).filter(lambda s: "{" not in s and "}" not in s and "\r" not in s)


@given(
    st.integers(0, 24),
    st.integers(0, 1000),
    st.one_of(st.just([]), st.lists(NAMES, min_size=2, max_size=2)),
    st.dictionaries(st.integers(0, 3), COMMENTS),
    st.sampled_from(["last", "draw"]),
)
@settings(deadline=None, max_examples=150)
def test_records_round_trip(plies: int, seed: int, names: list[str], comments: dict[int, str], tower: str) -> None:
    chance = random.Random(seed)
    position = BABEL.start(full_tower=tower)
    while position.ply < plies and not position.over:
        position = position.play(chance.choice(position.actions))
    told = {number: text for number, text in comments.items() if number <= position.ply}
    record = Record.of(position, names, comments=told)
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    assert record.replay() == position
    assert record.replay().history == position.history


def test_the_form() -> None:
    position = BABEL.start(full_tower="draw").play(*TOKENS.split())
    record = Record.of(position, ["Anna", 'Ben "B" \\'], comments={1: "bold"})
    assert str(record) == (
        '[Game "babel"]\n[Rules "1"]\n[Players "Anna, Ben \\"B\\" \\\\"]\n[Full_tower "draw"]\n[Result "*"]\n'
        "\na1enu {bold} b1- a2-\n"
    )


def test_what_a_person_may_write() -> None:
    """Tags in any case and order, spare tags, comments over lines, no result, a byte-order mark."""
    text = '\ufeff\n[event "a rainy day"]\n[GAME "babel"]\n[full_TOWER "draw"]\n\n a1enu {two\nlines}\n\tb1-'
    record = Record.parse(text)
    assert record.options == {"full_tower": "draw"}
    assert record.notes == {"event": "a rainy day"}
    assert record.comments == {1: "two\nlines"}
    assert Record.parse(str(record)) == record
    assert record.replay().history == ("a1enu", "b1-")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "which game"),
        ("a1- b1-", "which game"),
        ('[Game "chess"]\n\n', "no game called “chess”"),
        ("[Game babel]\n\na1-", "Line 1"),
        (HEAD + '[game "babel"]\n', "twice"),
        ('[Game "babel"]\n[Rules "9"]\n\n', "version 9"),
        ('[Game "babel"]\n[Players "3"]\n\n', "2 seats"),
        ('[Game "babel"]\n[Players "A, B, C"]\n\n', "2 seats"),
        ('[Game "babel"]\n[Full_tower "x"]\n\n', "“x” is not a value"),
        (HEAD + "\na1- {never closed", "not closed"),
        (HEAD + "\na1- } b1-", "not closed"),
        (HEAD + '[Termination "bored"]\n\na1-', "bored"),
    ],
)
def test_a_broken_record_says_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises((BadRecord, UnknownGame, ValueError), match=told) as refused:
        Record.parse(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HEAD + "\na1enu b1- b2x", "Token 3 of the record, “b2x”, is not legal: “b2x” is not a placement"),
        (HEAD + "\na1enu a1-", "Token 2 of the record, “a1-”, is not legal: B5"),
        (HEAD + '[Result "1"]\n\na1enu', "not over"),
        (HEAD + '[Result "3"]\n[Termination "resigned 1"]\n\na1enu', "does not name seats"),
    ],
)
def test_a_false_record_does_not_replay(text: str, told: str) -> None:
    with pytest.raises(BadRecord, match=told):
        Record.parse(text).replay()


def test_a_finished_record_tells_the_truth() -> None:
    position = BABEL.start()
    while not position.over:
        position = position.play(position.actions[0])
    text = str(Record.of(position))
    assert position.outcome is not None
    winner = position.outcome.winners[0]
    assert f'[Result "{winner}"]' in text
    with pytest.raises(BadRecord, match="the result is"):
        Record.parse(text.replace(f'"{winner}"]\n\n', f'"{3 - winner}"]\n\n')).replay()
    with pytest.raises(BadRecord, match="by its own rules"):
        Record.parse(text.replace("\n\n", '\n[Termination "abandoned"]\n\n')).replay()


def test_a_game_that_ended_early() -> None:
    position = BABEL.start().play(*TOKENS.split())
    record = Record.of(position, termination="resigned 2", winners=[1])
    assert (record.result, record.termination) == ("1", "resigned 2")
    assert Record.parse(str(record)) == record
    assert record.replay() == position


@pytest.mark.parametrize("name", ["A, B", "", " A", "7", "A\nB"])
def test_names_that_a_record_cannot_hold(name: str) -> None:
    with pytest.raises(BadRecord, match="cannot be a name"):
        Record.of(BABEL.start(), [name, "B"])
    with pytest.raises(BadRecord, match="brace"):
        Record.of(BABEL.start(), comments={0: "a } b"})


@given(st.text(max_size=200))
@settings(deadline=None)
def test_nonsense_never_breaks_the_reader(text: str) -> None:
    try:
        Record.parse(text).replay()
    except ValueError as refused:
        assert str(refused)
