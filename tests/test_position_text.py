"""Every position has a text, exact in both directions; a text that is not one is refused with its place."""

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

from ziggurat.core.messages import translate
from ziggurat.core.position import Position
from ziggurat.core.refusals import BadPosition
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE
from ziggurat.records import Record
from ziggurat.research import Batch

OPTIONS: dict[str, list[dict[str, str]]] = {
    "babel": [{}, {"full_tower": "draw"}],
    "nivos": [
        {},
        {"players": "3", "cylinders": "choice"},
        {"players": "4"},
        {"players": "4", "cylinders": "choice", "split": "1x1,1x2,1x3,1x4/1x5,2x2,2x3,2x4"},
    ],
    "bubbles": [{}, {"powers": "off"}, {"reach": "near", "blacks": "5", "first": "2"}, {"mission": "3"}],
    "talo": [
        {},
        {"collapse": "dare", "starts": "symmetric"},
        {"players": "3", "board": "islands", "collapse": "dare"},
        {"players": "4", "starts": "symmetric"},
    ],
}
CASES = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name, cases in OPTIONS.items()
    for number, options in enumerate(cases)
]


def random_game(name: str, options: dict[str, str], seed: int) -> Iterator[Position]:
    """The positions of a game at random, those before chance among them."""
    position = game(name).start(options, seed=seed)
    rng = np.array([seed + 1], dtype=np.int64)
    yield position
    while not position.over:
        position = position.play(int(position.rules.sample(position.workspace(), rng)))
        yield position


def check_text(position: Position) -> None:
    text = position.text()
    found = position.game.position(text)
    assert found == position
    assert found.text() == text
    assert found.turn == position.turn


@pytest.mark.parametrize(("name", "options"), CASES)
def test_the_text_of_a_position_is_exact(name: str, options: dict[str, str]) -> None:
    """One before chance and the last are among them."""
    positions = list(random_game(name, options, 0))
    before_chance = [position for position in positions if position.turn == CHANCE]
    assert bool(before_chance) == positions[0].rules.chance
    for position in [*positions[::20], *before_chance[-1:], positions[-1]]:
        check_text(position)


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), CASES)
def test_the_text_of_every_position_of_a_game_is_exact(name: str, options: dict[str, str]) -> None:
    for seed in range(1, 6):
        for position in random_game(name, options, seed):
            check_text(position)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_changed_text_is_refused_with_its_place_or_is_playable(name: str, options: dict[str, str]) -> None:
    """Whatever is accepted, the rules can play to its end; nothing is accepted that is written otherwise again."""
    chance = random.Random(7)
    texts = [position.text() for position in random_game(name, options, 5)]
    refused = 0
    for text in chance.sample(texts, min(len(texts), 12)):
        place = chance.randrange(len(text))
        changed = text[:place] + chance.choice("0123456789abcenuwsdRPK.-/,;:@!x ") + text[place + 1 :]
        try:
            found = game(name).position(changed)
        except ValueError as wrong:
            refused += 1
            assert str(wrong)
            continue
        assert game(name).position(found.text()) == found
        rng = np.array([1], dtype=np.int64)
        while not found.over:
            found = found.play(int(found.rules.sample(found.workspace(), rng)))
    assert refused


REFUSED = [
    ("babel", "eq,.,.,. 33132/33132", "letter 2, “q,.,.,. 33132/33132”", "text-unexpected"),
    ("babel", "enu,.,.,.", "at its end", "text-short"),
    ("babel", "e,-,.,. 32132/23132 x", "letter 20", "text-long"),
    ("babel", "ud,.,.,. 33132/33132", "letter 1,", "babel-text-no-cube"),
    ("babel", "e,-,.,./-,.,.,. 33132/33132", "letter 8", "babel-text-gap"),
    ("babel", "-,-,.,. 23132/23132", "letter 3", "babel-text-misfit"),
    ("babel", "-,.,.,- 23132/23132", "letter 1", "babel-text-diagonal"),
    ("babel", "e,.,.,. 33132/33132", "letter 9", "babel-text-count"),
    ("babel", "e,.,.,. 33132/32132", "letter 9", "babel-text-hands"),
    ("nivos", "1:n@e3 -/- 2", "letter 1", "nivos-text-board"),
    ("nivos", "2:2x4@a1 -/- 1", "letter 1", "nivos-text-neutral"),
    ("nivos", "1:n@c3,2:2x4@b2 1/- 1", "letter 8", "nivos-text-uneven"),
    ("nivos", "1:n@c3,2:2x4@a1,2:2x4@e1 -/- 2", "letter 17", "nivos-text-twice"),
    ("nivos", "1:n@c3,2:6x1@a1 -/- 1", "letter 10", "nivos-text-shape"),
    ("nivos", "players=3 1:n@c3,2:r1x1@a1 -/-/- 3", "letter 18", "nivos-text-reserve"),
    ("nivos", "1:n@c3,2:1x1@a1,1:1x1@b1 -/- 2", "letter 17", "nivos-text-colour"),
    ("nivos", "1:n@c3 1/1 2", "letter 10", "nivos-text-cylinder"),
    ("nivos", "1:n@c3,2:1x1@c3 -/- 1", "letter 17", "nivos-text-owed"),
    ("nivos", "1:n@c3,2:1x1@c3 -/2 1", "letter 17", "nivos-text-order"),
    ("nivos", "1:n@c3 -/- 1", "letter 12", "nivos-text-turn"),
    ("nivos", "1:n@c3 -/- 2!", "letter 12", "nivos-text-choice"),
    ("nivos", "1:n@c3 -/- 7", "letter 12", "text-range"),
    ("bubbles", "KK1KK/5/5/5/RPYBG/YBGRP/5/5/6/KK1KK 1w", "letter 29", "text-unexpected"),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/R4/5/KK1KK 1w - 13,14,14,14,14,3 0:0 -:-",
        "letter 27",
        "bubbles-text-gap",
    ),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/5/RRR2/KKKKK 1w - 9,14,14,14,14,3 0:0 -:-",
        "letter 25",
        "bubbles-text-line",
    ),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/5/5/KK1KK 1w R 13,14,14,14,14,3 0:0 -:-",
        "letter 40",
        "bubbles-text-drawn",
    ),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/5/5/KK1KK 1w - 13,14,14,14,14,3 0:0 -:-",
        "letter 42",
        "bubbles-text-count",
    ),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/5/5/KK1KK 1w - 14,14,14,14,14,3 0:0 R1:-",
        "letter 63",
        "bubbles-text-powers",
    ),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/5/5/KK1KK 1d - 14,14,14,14,14,3 0:0 -:-",
        "letter 37",
        "bubbles-text-phase",
    ),
    (
        "bubbles",
        "KK1KK/5/5/5/RPYBG/YBGRP/5/5/5/KK1KK 1w - 14,14,14,14,14,3 0:0 -:- - a1",
        "letter 67",
        "bubbles-text-solo",
    ),
    ("talo", "1x@2,2,0 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 1", "talo-text-upright"),
    ("talo", "10z@2,2,1 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 1", "talo-text-box"),
    ("talo", "5x@2,2,0;3y@3,1,0 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 10", "talo-text-overlap"),
    ("talo", "board=islands 5x@2,2,0 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 15", "talo-text-water"),
    ("talo", "10z@2,2,0;10z@4,4,0 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 11", "talo-text-supply"),
    ("talo", "5x@2,2,0! 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 1", "talo-text-mark"),
    ("talo", "5x@2,2,3 2,4,0;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 1", "talo-text-falls"),
    ("talo", "- 2,4,1;7,7,0 1r 0:0 0+0 0+0 0:0", "letter 3", "talo-text-pawn"),
    ("talo", "- 2,4,0;- 1r 0:0 0+0 0+0 0:0", "letter 3", "talo-text-pawns"),
    ("talo", "- 2,4,0;7,7,0 1t 0:0 0+0 0+0 0:0", "letter 18", "talo-text-rolls"),
    ("talo", "- 2,4,0;7,7,0 1r 0:0 3+4 0+0 0:0", "letter 22", "talo-text-taken"),
    ("talo", "- 2,4,0;7,7,0 1b 1:7 3+4 4+4 0:0", "letter 26", "talo-text-hand"),
    ("talo", "- 2,4,0;7,7,0 1b 1:7 3+4 0+4 0:0", "letter 30", "talo-text-built"),
]


@pytest.mark.parametrize(("name", "text", "where", "why"), REFUSED, ids=[f"{row[0]}-{row[3]}" for row in REFUSED])
def test_an_impossible_text_is_refused_with_its_place(name: str, text: str, where: str, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        game(name).position(text)
    reason = refused.value.reason
    assert where in reason.text()
    assert reason.args["why"].id == why
    assert "{" not in reason.text("de")
    assert refused.value.code == "bad-position"


def test_every_fault_of_a_text_has_a_sentence_in_both_languages() -> None:
    for name in OPTIONS:
        client_schema = game(name).client_schema
        assert client_schema is not None
        assert client_schema.fault is not None
        fault = client_schema.fault
        for one in fault.kind.__args__[0].__metadata__[0].table:
            args = dict.fromkeys(one.args, 1)
            assert translate(one.id, "en", **args) != one.id
            assert translate(one.id, "de", **args) != translate(one.id, "en", **args)


def test_options_in_a_text_and_beside_it_must_agree() -> None:
    nivos = game("nivos")
    assert nivos.position("- -/-/- 1", players=3) == nivos.start(players=3)
    assert nivos.position("players=3 - -/-/- 1", players=3) == nivos.start(players=3)
    with pytest.raises(BadPosition, match="players=3, but players=2"):
        nivos.position("players=3 - -/-/- 1", players=2)
    with pytest.raises(BadPosition, match="given as text"):
        nivos.position(7)  # type: ignore[arg-type]


def test_a_game_can_begin_with_a_text() -> None:
    before = game("babel").start().play("a1enu")
    begin = game("babel").position(before.text())
    end = begin.play(begin.legal()[0])
    assert end.history == (begin.legal()[0],)
    assert pickle.loads(pickle.dumps(end)) == end
    assert pickle.loads(pickle.dumps(end)).history == end.history
    record = Record.of(end)
    assert f'[Position "{begin.text()}"]' in str(record)
    assert Record.parse(str(record)).replay() == end


def test_a_game_that_declares_no_text_is_written_as_its_tokens() -> None:
    from dice_game import DiceGame

    dice = DiceGame()
    position = dice.start(seed=1)
    while position.ply < 3:
        position = position.play(position.actions[0])
    begin = dice.position(position.text())
    assert begin == position
    assert (begin.parent, begin.ply, begin.history) == (None, 0, ())  # as the positions of other texts
    assert begin.setup == begin.text() == position.text()
    after = begin.play(begin.actions[0])
    assert after.text() == position.play(begin.actions[0]).text()
    with pytest.raises(BadPosition, match="Action 1"):
        dice.position("nonsense")


def test_a_batch_takes_a_position_that_was_read_from_a_text() -> None:
    begin = game("babel").position("enu,.,.,. 33122/33132")
    after = begin.play(begin.legal()[0])
    batch = Batch("babel", 2)
    batch.set_positions([begin, after])
    assert np.array_equal(batch.positions, [begin.state, after.state])
    assert batch.turn.tolist() == [2, 1]
