"""Records: they round-trip, replay exactly, and say what is wrong with a broken one."""

import copy
import pickle
import random
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ziggurat.core.position import Position
from ziggurat.core.refusals import BadOption, Refusal, UnknownGame
from ziggurat.core.registry import game
from ziggurat.records import BadRecord, Record, Variation

BABEL = game("babel")
TOKENS = "a1enu b1- a2-"
HEAD = '[Game "babel"]\n[Rules "1"]\n[Players "2"]\n'

# Text as people, programs and attackers write it.
NASTY = st.one_of(
    st.text(alphabet=st.characters(exclude_categories=()), max_size=12),
    st.text(alphabet='"\\\\ \t\n\r[]{},;*-1٣²\ufeff\u2028\x85\x1c\x00\x1b\ud800\u200d', max_size=8),
    st.sampled_from(
        ["Anna", "7", "", "9" * 5_000, "x" * 5_000, "resigned 2", "1,2", "*", "-", "a1enu", "[a]", "\\n"]
    ),
)
HUGE = st.just(5_000).map(lambda digits: 10**digits)
NUMBERS = st.one_of(st.integers(-1, 4), st.sampled_from([np.int64(1), 1.5, None, True]), HUGE)
NOTES = st.dictionaries(
    st.one_of(st.sampled_from(["Event", "event", "Elo", "Result", "Full_tower"]), NASTY), NASTY
)
RESULTS = st.one_of(st.sampled_from(["*", "-", "1", "2", "1,2", "2,1", "1,1", "1,2,3", "3", "1,", "1, 2"]), NASTY)
ENDS = st.one_of(
    st.sampled_from(["", "resigned 1", "resigned 2", "time 2", "time 4", "abandoned", "abandoned 1"]), NASTY
)
STARTS: dict[str, list[dict[str, Any]]] = {
    "babel": [{}, {"full_tower": "draw"}],
    "nivos": [
        {},
        {"players": 3},
        {"players": "4"},
        {"players": 4, "split": "1x1,1x2,2x2,3x3"},
        {"cylinders": "choice"},
    ],
    "bubbles": [{}, {"mission": 3}, {"powers": False, "first": 2}, {"blacks": "4", "reach": "near"}],
    "talo": [{}, {"players": 3, "board": "islands"}, {"collapse": "dare"}],
}


@cache
def played(name: str, options: int, seed: int) -> list[Position]:
    """The positions of a random game, or of its beginning."""
    chance = random.Random(seed)
    given = STARTS[name][options]
    try:
        line = [game(name).start(given, seed=seed)]
    except BadOption:
        line = [game(name).start(seed=seed)]
    while not line[-1].over and line[-1].ply < (12 if name == "talo" else 40):
        line.append(line[-1].play(chance.choice(line[-1].actions)))
    return line


def without(text: str, unwanted: str) -> str:
    """What is left of a text that may stand in a line of a record."""
    kept = "".join(letter for letter in " ".join(text.splitlines()) if letter not in unwanted)
    return kept.encode(errors="ignore").decode()


LINES = NASTY.map(lambda text: without(text, ""))
GOOD_NAMES = NASTY.map(lambda text: without(text, ",").strip() + "n")
GOOD_TOKENS = NASTY.map(lambda text: "".join(without(text, "{}").split()).lstrip("\ufeff[") + "t")
GOOD_COMMENTS = NASTY.map(
    lambda text: text.translate({ord("{"): "(", ord("}"): ")", 0xD800: "", 13: "\n"})
).filter(lambda text: text == text.encode(errors="ignore").decode())
GOOD_NOTES = st.dictionaries(st.sampled_from(["Event", "Elo", "Site_2", "x"]), LINES)


@st.composite
def variations(draw: st.DrawFn, depth: int = 2) -> Variation:
    """A line that was not played, with others inside it."""
    tokens = draw(st.lists(GOOD_TOKENS, min_size=1, max_size=3))
    inner = st.lists(variations(depth - 1), max_size=2) if depth else st.just([])
    return Variation(
        tuple(tokens),
        draw(st.dictionaries(st.integers(0, len(tokens)), GOOD_COMMENTS, max_size=2)),
        draw(st.dictionaries(st.integers(1, len(tokens)), inner, max_size=1)),
    )


@st.composite
def records(draw: st.DrawFn, name: str) -> Record:
    """Whatever a record accepts; what it refuses, it refuses with a sentence, in both languages."""
    line = played(name, draw(st.integers(0, len(STARTS[name]) - 1)), draw(st.integers(0, 2)))
    position = line[draw(st.integers(0, len(line) - 1))]
    seats, history = position.rules.seats, position.history
    record = Record.of(position)
    loser = draw(st.integers(1, seats))
    winners = [
        str(s) for s in range(1, seats + 1) if position.rules.teams[s - 1] != position.rules.teams[loser - 1]
    ]
    good: dict[str, st.SearchStrategy[Any]] = {
        "tokens": st.one_of(st.just(history), st.lists(GOOD_TOKENS, max_size=3)),
        "players": st.lists(GOOD_NAMES, min_size=seats, max_size=seats),
        "options": st.sampled_from([position.settings, record.options]),
        "result": st.sampled_from(["*", "-", ",".join(winners) or "-"]),
        "termination": st.sampled_from(["", f"resigned {loser}", f"time {loser}", "abandoned"]),
        "comments": st.dictionaries(st.integers(0, len(history)), GOOD_COMMENTS, max_size=3),
        "notes": GOOD_NOTES,
        "position": st.sampled_from(["", position.text(), line[0].text()]),
        "variations": st.dictionaries(st.integers(1, 3), st.lists(variations(), max_size=2), max_size=2),
    }
    wrong: dict[str, st.SearchStrategy[Any]] = {
        "seats": NUMBERS,
        "tokens": st.lists(NASTY, max_size=3),
        "players": st.lists(NASTY, max_size=4),
        "options": st.dictionaries(NASTY, NASTY),
        "result": RESULTS,
        "termination": ENDS,
        "comments": st.dictionaries(st.one_of(st.integers(0, len(history)), NUMBERS), NASTY, max_size=4),
        "notes": NOTES,
        "position": NASTY,
        "variations": st.dictionaries(
            NUMBERS, st.lists(st.builds(Variation, st.lists(NASTY, max_size=2).map(tuple)), max_size=2), max_size=2
        ),
    }
    for parts, chosen in (
        (good, st.permutations(sorted(good))),
        (wrong, st.lists(st.sampled_from(sorted(wrong)), max_size=3)),
    ):
        for part in draw(chosen):  # one after the other: what is refused leaves the record as it was
            try:
                record = replace(record, **{part: draw(parts[part])})
            except Refusal as refused:
                message = refused.reason.text("de")
                assert "\n" not in message
                assert len(message) < 1_000
                assert str(refused)
    return record


@pytest.mark.parametrize("name", sorted(STARTS))
@given(st.data())
@settings(max_examples=100)
def test_whatever_a_record_accepts_reads_back(name: str, data: st.DataObject) -> None:
    record = data.draw(records(name))
    text = str(record)
    for written in (text, text.encode().decode("utf-8-sig"), "\ufeff" + text, text.replace("\n", "\r\n")):
        again = Record.parse(written)
        assert again == record
        assert str(again) == text
    assert list(Record.read_all(f"{text}\n\n{text}".splitlines(keepends=True))) == [record, record]
    assert replace(record) == record
    assert copy.deepcopy(record) == pickle.loads(pickle.dumps(record)) == record


@given(st.integers(0, 24), st.integers(0, 1000), st.sampled_from(["last", "draw"]))
@settings(max_examples=60)
def test_records_replay(plies: int, seed: int, tower: str) -> None:
    chance = random.Random(seed)
    position = BABEL.start(full_tower=tower)
    while position.ply < plies and not position.over:
        position = position.play(chance.choice(position.actions))
    record = Record.parse(str(Record.of(position)))
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
    ("text", "message"),
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
def test_a_broken_record_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises((BadRecord, UnknownGame, ValueError), match=message) as refused:
        Record.parse(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "\na1enu b1- b2x", "Token 3 of the record, “b2x”, is not legal: “b2x” is not a move"),
        (HEAD + "\na1enu a1-", "Token 2 of the record, “a1-”, is not legal: B5"),
        (HEAD + '[Result "1"]\n\na1enu', "not over"),
        (HEAD + '[Result "3"]\n[Termination "resigned 1"]\n\na1enu', "“3” is not a result"),
    ],
)
def test_a_false_record_does_not_replay(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
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


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ('[Players "' + "9" * 5_000 + '"]', "no game has that many"),
        ('[Players "2345"]', "no game has that many"),
        ('[Rules "' + "9" * 5_000 + '"]', "version 999"),
        ('[Result "' + "9" * 5_000 + '"]', "is not a result"),
        ('[Full_tower "' + "9" * 5_000 + '"]', "is not a value"),
        ('[Termination "resigned ' + "9" * 5_000 + '"]', "is not a way to end"),
        ('[Result "2"]\n[Termination "resigned 2"]', "“resigned 2”, but also that seat 2 won"),
        ('[Result "1,2"]\n[Termination "time 1"]', "“time 1”, but also that seat 1 won"),
        ('[Result "1"]\n[Termination "resigned 3"]', "the seats of the game are 1 to 2"),
        ('[Result "1,2,3"]\n[Termination "abandoned"]', "“1,2,3” is not a result"),
        ('[Result "1,2,1"]\n[Termination "abandoned"]', "“1,2,1” is not a result"),
        ('[Result "1,1"]\n[Termination "resigned 2"]', "“1,1” is not a result"),
        ('[Result ""]', "is not a result"),
        ('[Event "a\ud800"]', "half a character"),
        ('[Players "Anna\udfff, Ben"]', "half a character"),
        ('[Event "two\nlines"]', "Line 2"),
    ],
    ids=lambda text: text[:40].encode("ascii", "replace").decode(),
)
def test_a_record_that_contradicts_itself_is_refused(part: str, message: str) -> None:
    with pytest.raises(Refusal, match=message) as refused:
        Record.parse(f'[Game "babel"]\n{part}\n\na1enu')
    assert len(str(refused.value)) < 1_000


def test_a_team_does_not_win_what_one_of_it_resigned() -> None:
    four = game("nivos").start(players=4)
    assert four.rules.teams == (1, 2, 1, 2)
    assert Record.of(four, termination="resigned 2", winners=[1, 3]).result == "1,3"
    with pytest.raises(BadRecord, match="but also that seat 4 won"):
        Record.of(four, termination="resigned 2", winners=[4])


def test_what_cannot_be_written_is_refused() -> None:
    record = Record.of(BABEL.start().play(*TOKENS.split()))
    for part, message in [
        ({"notes": {"Event": "two\nlines"}}, "cannot have several lines"),
        ({"notes": {"Event": "a\r"}}, "cannot have several lines"),
        ({"notes": {"Event": "a\u2028b"}}, "cannot have several lines"),
        ({"notes": {"Elo": 10**5_000}}, "A record holds texts; “10.5000” is not one"),
        ({"notes": {"two words": "x"}}, "cannot name a note"),
        ({"notes": {"Result": "1"}}, "twice"),
        ({"notes": {"FULL_TOWER": "last"}}, "twice"),
        ({"notes": {"Event": "x", "event": "y"}}, "twice"),
        ({"players": ("Anna\nBen", "C")}, "cannot have several lines"),
        ({"players": ("Anna",)}, "2 seats"),
        ({"players": (1, 2)}, "A record holds texts"),
        ({"tokens": ("a1 enu",)}, "cannot be a token"),
        ({"tokens": ("",)}, "cannot be a token"),
        ({"comments": {9: "x"}}, "A comment stands after token 9, but the record has 3"),
        ({"comments": {-1: "x"}}, "A comment stands after"),
        ({"comments": {1: "a { b"}}, "brace"),
        ({"seats": 3}, "2 seats"),
        ({"rules": "9"}, "version 9"),
        ({"game": "chess"}, "no game called"),
        ({"options": {"players": "2"}}, "has no option"),
    ]:
        with pytest.raises(Refusal, match=message):
            replace(record, **part)  # type: ignore[arg-type]
    over = BABEL.start()
    while not over.over:
        over = over.play(over.actions[0])
    with pytest.raises(BadRecord, match="by its own rules"):
        Record.of(over, termination="abandoned")


def test_line_breaks_of_other_systems() -> None:
    record = Record.of(BABEL.start().play("a1enu"), comments={1: "two\r\nlines\rand one"})
    assert record.comments == {1: "two\nlines\nand one"}
    assert Record.parse(str(record).replace("\n", "\r")) == record


@given(st.text(max_size=200))
@settings(deadline=None)
def test_nonsense_never_breaks_the_reader(text: str) -> None:
    try:
        Record.parse(text).replay()
    except ValueError as refused:
        assert str(refused)
