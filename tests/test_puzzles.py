"""The puzzles of the day: every one has exactly one answer, the referee knows why the others are not it, and a day
has the same puzzles everywhere."""

import io
import json
import re
import sys
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from balance_reference import judge
from connect_four import ConnectFour
from ziggurat.core.messages import ENGLISH, LOCALES, has_message
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction, Refusal
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.games.babel.play.tablebase import tablebase
from ziggurat.games.talo.construction import Bar
from ziggurat.games.talo.notation import placed_bar
from ziggurat.games.talo.pieces import bars
from ziggurat.schema.client_schema import step_kind
from ziggurat.teaching.puzzles import WORDS, Puzzle, SeededRandom, day_of, games_with_puzzles, puzzle, seed_of
from ziggurat.terminal.cli import main

CAPTURE = pytest.CaptureFixture[str]
DAY = date(2026, 11, 15)
GAMES = BUILT_IN
SOME, MANY = 3, 60  # days in a row
ROOT = Path(__file__).parents[1]


def of_day(name: str, day: date = DAY) -> Puzzle:
    return puzzle(game(name), day)


STORED = json.loads((ROOT / "web/tests/puzzles.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("stored", STORED, ids=lambda one: one["puzzle"]["game"])
def test_the_page_is_compared_with_what_is_said_here(stored: dict[str, Any]) -> None:
    """The page judges puzzles by itself; its own tests compare it with these verdicts."""
    about = stored["puzzle"]
    kind = game(about["game"])
    begin = kind.start(about["options"]).play(*about["tokens"])
    choices = tuple(begin.parse_action(token) for token in about["choices"])
    assert kind.puzzles is not None
    found = Puzzle(
        game=kind,
        day=date.fromisoformat(about["date"]),
        puzzles=kind.puzzles,
        begin=begin,
        given=about["options"],
        choices=choices,
        answer=(),
        considered=0,
    )
    for one in stored["tries"]:
        verdict = found.judge(one["tokens"])
        said = {"message": verdict.reason.id, "args": dict(verdict.reason.args)}
        played = list(verdict.position.history[begin.ply :])
        now = {"tokens": one["tokens"], "solved": verdict.solved, "wrong": verdict.wrong, **said, "played": played}
        assert now == one


def refusals(found: Puzzle) -> dict[str, str]:
    """Every first action but the right one that is wrong at once, with what the referee says to it."""
    printed = {}
    for token in found.allowed:
        verdict = found.judge([token])
        assert verdict.position.history[: found.begin.ply + 1] == (*found.begin.history, token)
        if verdict.wrong:
            assert not verdict.solved
            printed[token] = verdict.reason.text()
    return printed


# ── The four kinds, judged once more and differently ─────────────────────────────────────────────────────
def wins_in(position: Position, placements: int, seat: int) -> bool:
    """Whether a seat wins, whatever the other does, in so many placements; by trying all of it."""
    if position.outcome:
        return seat in position.outcome.winners
    if placements == 0:
        return False
    after = (wins_in(position.play(action), placements - 1, seat) for action in position.actions)
    return any(after) if position.turn == seat else all(after)


def check_babel(found: Puzzle) -> None:
    """The answer wins in five by plain search; of the others, the solution says that they lose."""
    me = found.begin.turn
    right = found.tokens[0]
    assert len(found.tokens) == 3
    assert wins_in(found.begin.play(right), 4, me)
    assert not wins_in(found.begin.play(right), 2, me)
    for token in set(found.allowed) - {right}:
        assert tablebase().score(found.begin.play(token).state) > 0, token  # the other, who is to move, wins
        reply = str(found.judge([token]).reason.args["reply"])
        assert tablebase().score(found.begin.play(token, reply).state) < 0
    assert set(refusals(found)) == set(found.allowed) - {right}


def takes_cylinder(position: Position, action: int) -> bool:
    return any(step.kind == "cylinder" for step in position.game.steps(position, action))


def is_forced(position: Position) -> bool:
    """Whether everything that can be done costs a cylinder."""
    return not position.over and all(takes_cylinder(position, action) for action in position.actions)


def check_nivos(found: Puzzle) -> None:
    """By what the game tells of each action: no cylinder now, and after no answer one that must be taken."""
    (right,) = found.tokens
    printed = refusals(found)
    assert set(printed) == set(found.allowed) - {right}
    for token in found.allowed:
        after = found.begin.play(token)
        reason = found.judge([token]).reason
        if takes_cylinder(found.begin, after.action):
            assert reason.id == "nivos-puzzle-now"
        elif token != right:
            assert is_forced(after.play(str(reason.args["reply"])))
        else:
            assert not any(is_forced(after.play(reply)) for reply in after.actions)


def groups(position: Position, token: str) -> int:
    after = position.play(token)
    return sum(step_kind(step) == "pop" for step in position.game.steps(position, after.action))


def check_bubbles(found: Puzzle) -> None:
    """By what the game tells of each drop, after every swap and after none."""
    made = {
        (swap, drop): groups(found.begin.play(swap), drop)
        for swap in found.begin.legal()
        for drop in found.begin.play(swap).legal()
    }
    assert len(made) == found.considered
    assert [list(way) for way, count in made.items() if count >= 3] == [found.tokens]
    assert refusals(found) == {}  # a swap is judged by the drop after it
    for (swap, drop), count in made.items():
        verdict = found.judge([swap, drop])
        assert verdict.solved == (count >= 3)
        assert verdict.solved or verdict.reason.args["count"] == count


def check_talo(found: Puzzle) -> None:
    """By a judge of its own (T14)."""
    assert len(found.choices) == 5
    assert set(found.choices) <= set(found.begin.actions)
    for action in found.choices:
        bar = placed_bar(action)
        right = action == found.answer[0]
        assert judge([*bars(found.begin), bar], right) == right, bar
        assert any(Bar(1, "z", x, y, z - 1).cells[0] in _wood(found.begin) for x, y, z in bar.cells)
    assert set(refusals(found)) == set(found.allowed) - set(found.tokens)
    fallen = found.judge([min(refusals(found))])
    assert fallen.position.game.view(fallen.position).fall is not UNSET


def _wood(position: Position) -> set[tuple[int, int, int]]:
    return {cell for bar in bars(position) for cell in bar.cells}


CHECKS: dict[str, Callable[[Puzzle], None]] = {
    "babel": check_babel,
    "nivos": check_nivos,
    "bubbles": check_bubbles,
    "talo": check_talo,
}


def check(found: Puzzle) -> None:
    position = found.game.start(found.given, seed=0).play(*found.begin.history)
    assert position == found.begin
    assert position.turn > 0
    verdict = found.judge(found.tokens)
    assert verdict.solved
    assert not verdict.wrong
    assert not found.judge(found.tokens[:-1]).solved
    CHECKS[found.game.name](found)


@pytest.mark.parametrize("name", GAMES)
def test_some_days(name: str) -> None:
    for n in range(SOME):
        check(of_day(name, DAY + timedelta(days=n)))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_many_days(name: str) -> None:
    found = [of_day(name, DAY + timedelta(days=n)) for n in range(MANY)]
    for one in found:
        check(one)
    ways = {(tuple(sorted(one.given.items())), one.begin.history) for one in found}
    assert len(ways) == MANY


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
@given(day=st.dates())
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_any_day(name: str, day: date) -> None:
    check(of_day(name, day))


# ── Days ─────────────────────────────────────────────────────────────────────────────────────────────────
# What every machine must find on that day; another version of the rules has other puzzles.
KNOWN = {
    "babel": ("a2su b2wsu a1- b1w b2-", "a1end b1nd b2wsd", 12),
    "nivos": ("n@d4 2x1@b2 r2x2@e5 1x3@a1 r2x1@b6 2x3@b3 1x2@c4 1x1@d3 2x2@a2 r3x1@d4 3x2@d1", "r1x1@a6", 41),
    "bubbles": ("d5~e5 c5+d5 +y =d5 +b =c5", "c6~d6 b6+c6", 74),  # the last five of many
    "talo": (
        "+2 t2 2y@7,2,0 . +5 t5 5z@7,2,1 . +4 t4 4y@3,4,0 . +2 t2 2y@3,4,1 . +6 t6 6y@3,2,2 . +4 t4 4x@1,6,1 ."
        " +5 t5 5x@1,7,1 . +4 t4",
        "4y@2,5,2",
        5,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_day_has_the_same_puzzles_everywhere(name: str) -> None:
    found = of_day(name)
    assert game(name).version == "1"
    line, answer, considered = KNOWN[name]
    assert " ".join(found.begin.history).endswith(line)
    assert (" ".join(found.tokens), found.considered) == (answer, considered)


@pytest.mark.parametrize("name", GAMES)
def test_another_day_another_puzzle(name: str) -> None:
    assert len({of_day(name, DAY + timedelta(days=n)).begin.history for n in range(SOME)}) == SOME
    assert puzzle(game(name), DAY) is of_day(name)  # made once


def test_equal_seeds_give_equal_random_numbers() -> None:
    one, other = SeededRandom(7), SeededRandom(7)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
    assert sorted(SeededRandom(1).shuffled("abcde")) == list("abcde")
    assert {"".join(SeededRandom(n).shuffled("abc")) for n in range(60)} == {
        "abc",
        "acb",
        "bac",
        "bca",
        "cab",
        "cba",
    }
    assert len({seed_of(game(name), DAY + timedelta(days=n)) for name in GAMES for n in range(100)}) == 400


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "20261115", "2026-W46-7", "2026-11-15T10:00"])
def test_a_day_is_written_in_one_way(text: str) -> None:
    with pytest.raises(Refusal, match="is not a day"):
        day_of(text)
    assert day_of("2026-11-15") == DAY


# ── Tries ────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_other_answers_as_long_as_it_can() -> None:
    found = of_day("babel")
    line = found.judge(found.tokens).position.history[found.begin.ply :]
    assert len(line) == 5
    assert list(line[::2]) == found.tokens
    halfway = found.judge(found.tokens[:1])
    assert not halfway.solved
    assert not halfway.wrong
    assert halfway.position.turn == found.begin.turn
    assert halfway.reason.id == "puzzle-go-on"


def test_what_wins_too_late_is_told_so() -> None:
    printed = set()
    for n in range(12):
        found = of_day("babel", DAY + timedelta(days=n))
        then = found.judge(found.tokens[:1]).position
        printed |= {found.judge([found.tokens[0], token]).reason.id for token in then.legal()}
    assert {"puzzle-go-on", "babel-puzzle-slow"} <= printed


def test_a_try_against_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction, match="already a cube there"):
        of_day("babel").judge(["b2-"])
    with pytest.raises(IllegalAction, match="Here you choose among"):
        of_day("talo").judge(["4z@0,0,0"])
    with pytest.raises(IllegalAction, match="nonsense"):
        of_day("nivos").judge(["nonsense"])


def test_a_game_without_puzzles_says_so() -> None:
    assert set(GAMES) <= set(games_with_puzzles())
    with pytest.raises(Refusal, match="connect_four has no puzzles"):
        puzzle(ConnectFour(), DAY)


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────────
def test_every_puzzle_has_its_words() -> None:
    text = Path(LOCALES / ENGLISH / "puzzles.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z]+)-puzzle =", text, re.MULTILINE)) == set(GAMES)
    assert all(has_message(f"{name}-puzzle{part}") for name in GAMES for part in WORDS)


# ── At the keyboard ──────────────────────────────────────────────────────────────────────────────────────
def type_in(capture: CAPTURE, monkeypatch: pytest.MonkeyPatch, keys: str, *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
    assert main(["puzzle", *words, "--date", DAY.isoformat()]) == 0
    return capture.readouterr().out


def test_a_puzzle_is_solved_at_the_keyboard(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = "?\nhint\nlegal\na1d\nhm\na1end\nagain\na1end b1nd\nb2wsd a1-\n"
    printed = type_in(capsys, monkeypatch, keys, "babel")
    for words in (
        "Babel, 15 Nov 2026: Win in 5",
        "All 12 ways were tried",
        "Type an action",
        "The fewer answers",
        "a1d a1ed a1end",
        "The other player has a winning answer:",
        "Try again",
        "“hm” is not a move",
        "The other player’s answer: a2e",
        "Right so far",
    ):
        assert words in printed
    assert printed.rstrip().endswith("you have won in 5.")


def test_the_answer_may_be_asked_for(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "4z@0,0,0\nanswer\n", "talo")
    assert "To choose from: 4x@1,2,3" in printed
    assert "Here you choose among" in printed
    assert printed.rstrip().endswith("The answer: 4y@2,5,2")
    assert "come back" in type_in(capsys, monkeypatch, "quit\n", "nivos")
    assert "come back" in type_in(capsys, monkeypatch, "", "nivos")


def test_the_puzzles_of_a_day_are_listed(capsys: CAPTURE, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = type_in(capsys, monkeypatch, "")
    assert [line.split()[0] for line in printed.splitlines()] == [*GAMES, "ziggurat"]
    rows = json.loads(type_in(capsys, monkeypatch, "", "--json"))
    assert [row["game"] for row in rows] == list(GAMES)
    one = json.loads(type_in(capsys, monkeypatch, "", "babel", "--json"))
    assert one == rows[0]
    assert one["answer"] == ["a1end", "b1nd", "b2wsd"]
    monkeypatch.setenv("ZIGGURAT_LANGUAGE", "de")
    assert "Kein Zylinder" in type_in(capsys, monkeypatch, "")


@pytest.mark.parametrize(("words", "part"), [(["chess"], "chess"), (["babel", "--date", "now"], "is not a day")])
def test_bad_input_gets_one_sentence(capsys: CAPTURE, words: list[str], part: str) -> None:
    assert main(["puzzle", *words]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert part in printed.err
