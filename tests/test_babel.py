"""Babel: the rules against a naive reading of the clauses, tokens, refusals, symmetry, the faces."""

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from naive_babel import CELLS, NaiveBabel
from ziggurat.bots.bot import SearchLimits
from ziggurat.core.conformance import plain
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.registry import game
from ziggurat.games.babel.play.solver import BabelSolver

BABEL = game("babel")


def played(*tokens: str, **options: str) -> Position:
    return BABEL.start(options).play(*tokens)


def clause(position: Position, token: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        position.play(token)
    assert refused.value.token == token
    return refused.value.clause


@pytest.mark.parametrize("seed", range(30))
def test_the_rules_agree_with_a_naive_reading(seed: int) -> None:
    chance = random.Random(seed)
    full_tower = chance.choice(("last", "draw"))
    position, table = BABEL.start(full_tower=full_tower), NaiveBabel()
    while True:
        tokens = sorted(table.legal())
        assert sorted(position.legal()) == tokens
        if not tokens:
            break
        token = chance.choice(tokens)
        position = position.play(token)
        table.place(token)
    assert position.outcome is not None
    assert list(position.outcome.returns) == table.result(full_tower)
    cubes = {(cube["cell"], cube["level"]): cube["bulges"] for cube in position.view()["table"]["cubes"]}
    assert {place: set(letters) for place, letters in cubes.items()} == {k: set(v) for k, v in table.tower.items()}
    assert position.view()["table"]["hands"] == table.hands


def test_the_start() -> None:
    start = BABEL.start()
    assert len(start.legal()) == 32
    assert start.turn == 1
    assert start.view()["table"] == {"placed": 0, "level": 1, "cubes": [], "hands": [[3, 3, 1, 3, 2]] * 2}


def test_each_clause_refuses_with_its_reason() -> None:
    assert clause(played(), "a1w") == "B6"
    assert clause(played(), "a1ud") == "B2"
    assert clause(played(), "b1nud") == "B2"
    assert clause(played(), "a1d") == "B8"
    assert clause(played(), "a1enud") == "B8"
    assert clause(played("a1-"), "a1-") == "B5"
    assert clause(played("a1-"), "b2-") == "B10"
    assert clause(played("a1-"), "b1-") == "B7"  # a hollow between a1 and b1
    assert clause(played("a1e"), "b1w") == "B7"  # two bulges
    assert clause(played("a1eu", "b1-"), "a2eu") == "B3"  # seat 1's only black cube is gone


def test_a_cube_must_fit_the_level_below() -> None:
    level = played("a1enu", "b1n", "a2e", "b2-")
    assert str(level.status) == "Seat 1 places a cube on level 2."
    with pytest.raises(IllegalAction, match="both faces bulge") as refused:
        level.play("a1d")
    assert refused.value.clause == "B7"
    with pytest.raises(IllegalAction, match="hollow below"):
        level.play("b1-")
    assert level.play("a1-").play("b1wd").turn == 1


@pytest.mark.parametrize(
    "token", ["", "a", "a1", "c1-", "a3-", "a1x", "a1ne", "a1ee", "a1--", "a1-e", "A1-", "a1e ", "á1-"]
)
def test_what_is_not_a_placement(token: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        BABEL.start().play(token)
    assert refused.value.message
    assert "\n" not in refused.value.message


@given(st.text(alphabet="ab12ewnsud-", max_size=7))
@settings(max_examples=300, deadline=None)
def test_a_token_is_legal_if_and_only_if_listed(token: str) -> None:
    position = played("a1enu", "b1n")
    if token in position.legal():
        assert position.play(token).history[-1] == token
    else:
        with pytest.raises(IllegalAction):
            position.play(token)


def mirror(token: str) -> str:
    """East and west exchanged."""
    cell = {"a": "b", "b": "a"}[token[0]] + token[1]
    return cell + token[2:].translate(str.maketrans("ew", "we"))


def transpose(token: str) -> str:
    """The mirror along the diagonal a1–b2."""
    x, y = CELLS[token[:2]]
    cell = next(name for name, place in CELLS.items() if place == (y, x))
    letters = token[2:].translate(str.maketrans("ewns", "nsew"))
    return cell + "".join(sorted(letters, key="ewnsud-".index))


@pytest.mark.parametrize("seed", range(10))
def test_the_symmetries_of_the_square_keep_games_legal(seed: int) -> None:
    chance = random.Random(seed)
    views: list[Callable[[str], str]] = [str, mirror, transpose]
    positions = [BABEL.start() for _ in views]
    while not positions[0].over:
        token = chance.choice(positions[0].legal())
        positions = [p.play(seen(token)) for p, seen in zip(positions, views, strict=True)]
        listed = [sorted(seen(t) for t in positions[0].legal()) for seen in views]
        assert [sorted(p.legal()) for p in positions] == listed
    assert len({p.outcome.returns for p in positions if p.outcome}) == 1


def test_a_complete_tower(complete_tower: list[str]) -> None:
    last, draw = played(*complete_tower), played(*complete_tower, full_tower="draw")
    assert last.outcome is not None
    assert draw.outcome is not None
    assert list(last.outcome.returns) == [0, 1]
    assert last.outcome.winners == (2,)
    assert list(draw.outcome.returns) == [0.5, 0.5]
    assert last.outcome.reason.clause == draw.outcome.reason.clause == "B11"
    assert last != draw
    with pytest.raises(IllegalAction, match="over"):
        last.play("a1-")


@pytest.fixture
def complete_tower() -> list[str]:
    """From a shared win with best play on, nobody gets stuck."""
    position = BABEL.start(full_tower="draw")
    solver = BabelSolver()
    while not position.over:
        scores = solver.analyse(position, SearchLimits())
        position = position.play(next((w.action for w in scores if w.value == 0.5), scores[0].action))
    assert position.ply == 24, "no game led to a complete tower"
    return list(position.history)


def test_steps() -> None:
    position = played("a1enu", "b1n", "a2e")
    steps = BABEL.steps(position, position.parse_action("b2-"))
    assert to_builtins(steps) == [
        {"step": "place", "seat": 2, "cell": "b2", "level": 1, "type": 0, "bulges": ""},
        {"step": "level-complete", "level": 1},
    ]


def test_the_diagram_shows_every_cube_and_what_is_below() -> None:
    drawn = BABEL.diagram(played("a1enu", "b1n", "a2e", "b2-"), plain)
    assert re.findall(r"\d[ewnsud]+", drawn) == ["1e", "3enu", "1n"]
    assert drawn.count("●") == 1  # the bulge on top of a1
    assert drawn.count("○") == 3


def test_positions_are_values() -> None:
    one, other = played("a1-", "b1w"), played("a1-", "b1w")
    assert one == other
    assert hash(one) == hash(other)
    assert one != played("a1-")
    assert one != "a1- b1w"
    assert repr(one) == "<babel after a1- b1w>"
    with pytest.raises(ValueError, match="read-only"):
        one.state[0] = 0
