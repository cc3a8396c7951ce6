"""Bubbles: what is refused, and the sentence that says why."""

from collections.abc import Callable
from typing import Any

import pytest

from bubbles_cases import BUBBLES, arranged, only_one_swap, sending, with_powers
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.bubbles import turns
from ziggurat.games.bubbles.reasons import REFUSALS, refusal
from ziggurat.schema.client_schema import reader


def two_groups() -> Position:
    """A red line along the ground and a green one upright, both to be sent from."""
    own = "..... ..... ...G. RR.G."
    return sending(own, sky="YBRGPBYBYB", other="....B ....P ....B ...YP")


def at(phase: int, **places: Any) -> Callable[[], Position]:
    return lambda: arranged(phase=phase, **places)


def holding(powers: str, **places: Any) -> Callable[[], Position]:
    return lambda: with_powers(powers, **places)


SOME = {"own": "." * 10 + "R....RKK..", "other": "R.... P.... R.... PPK.."}
CROWDED = {"own": "RPYBG YBGRP RPYBG YBGRP"}


REFUSED: list[tuple[Callable[[], Position], str, str, str]] = [
    (at(turns.SWAP), "hello", "bubbles-unreadable", ""),
    (at(turns.SWAP), "G:a1+b1", "bubbles-unreadable", ""),
    (at(turns.SWAP), "b5~a5", "bubbles-order", ""),
    (at(turns.SWAP), "a4~a5", "bubbles-not-sky", "U7"),
    (at(turns.DROP), "a1+b1", "bubbles-not-sky", "U8"),
    (at(turns.SWAP), "a5~c5", "bubbles-not-adjacent", "U7"),
    (at(turns.DROP), "a5+b6", "bubbles-not-adjacent", "U8"),
    (holding("G", **SOME), "G:a1~c1", "bubbles-not-adjacent", "U15"),
    (at(turns.DRAW), "a5~b5", "bubbles-draw-first", "U6"),
    (at(turns.DRAW, bag="RP"), "+k", "bubbles-not-in-bag", "U6"),
    (at(turns.PLACE, sky="RPYBGYBGR.", drawn="P"), ".", "bubbles-place-first", "U6"),
    (at(turns.PLACE, sky="RPYBGYBGR.", drawn="P"), "=a5", "bubbles-sky-taken", "U6"),
    (at(turns.SWAP), "a5+b5", "bubbles-swap-first", "U7"),
    (at(turns.SWAP, sky="RRYBGYBGRP"), "a5~b5", "bubbles-same-colour", "U15"),
    (at(turns.DROP), "a5~b5", "bubbles-drop-first", "U8"),
    (at(turns.DROP), ".", "bubbles-drop-first", "U8"),
    (at(turns.DROP, reach="near"), "a6+b6", "bubbles-out-of-reach", "U8"),
    (at(turns.DROP, reach="near", seat=2), "a5+b5", "bubbles-out-of-reach", "U8"),
    (at(turns.DROP, **CROWDED), "a5+b5", "bubbles-too-high", "U9"),
    (at(turns.SWAP), ">c1", "bubbles-send-solo", "U22"),
    (lambda: BUBBLES.start(powers="off", seed=0), "Y:a1", "bubbles-powers-off", "U20"),
    (lambda: only_one_swap(), ".", "bubbles-must-swap", "U14"),
    (lambda: only_one_swap(), "d5~e5", "bubbles-swap-stuck", "U14"),
    (at(turns.SWAP), "Y:a1", "bubbles-swap-first", "U7"),
    (holding("Y", **SOME), "a5+b5", "bubbles-powers-first", "U13"),
    (holding("Y", **SOME), "P:a2", "bubbles-power-not-held", "U13"),
    (holding("R", **SOME), "R:a1~b1", "bubbles-red-other", "U15"),
    (holding("G", **SOME), "G:a10~b10", "bubbles-green-own", "U15"),
    (holding("G", **SOME), "G:c1~d1", "bubbles-exchange-empty", "U15"),
    (holding("G", **SOME), "G:b1~c1", "bubbles-same-colour", "U15"),
    (holding("R", **SOME), "R:a10~b10", "bubbles-same-colour", "U15"),
    (holding("P", **SOME), "P:b10", "bubbles-purple-own", "U16"),
    (holding("Y", **SOME), "Y:b10", "bubbles-yellow-own", "U18"),
    (holding("P", **SOME), "P:d1", "bubbles-nothing-there", "U16"),
    (holding("Y", **SOME), "Y:d1", "bubbles-nothing-there", "U18"),
    (holding("Y", **SOME), "Y:a1", "bubbles-not-free", "U18"),
    (holding("P", **SOME), "P:a1", "bubbles-not-free", "U16"),
    (holding("P", **SOME), "P:a2", "bubbles-column-full", "U16"),
    (holding("B", **SOME), "B:a5", "bubbles-blue-row", "U16"),
    (holding("B", **SOME), "B:a6", "bubbles-column-full", "U16"),
    (holding("B", **SOME, sky="RPYBGY.GRP"), "B:b6", "bubbles-nothing-there", "U16"),
    (two_groups, "a5+b5", "bubbles-send-first", "U22"),
    (two_groups, ">e4", "bubbles-nothing-there", "U22"),
    (lambda: sending("." * 10 + "R....RR.K."), ">a2", "bubbles-not-in-line", "U22"),
    (lambda: sending("." * 10 + "R....RR.K."), ">d1", "bubbles-not-in-line", "U22"),
    (lambda: two_groups().play(">a1"), ">a1", "bubbles-sent-already", "U22"),
    (lambda: two_groups().play(">a1"), ">b1", "bubbles-sent-enough", "U22"),
    (
        lambda: sending("." * 15 + "RR...", other="R.... P.... R.... PG..."),
        ">a1",
        "bubbles-column-full",
        "U22",
    ),
]


@pytest.mark.parametrize(("make", "token", "message", "clause"), REFUSED)
def test_refusals_say_why(make: Callable[[], Position], token: str, message: str, clause: str) -> None:
    position = make()
    with pytest.raises(IllegalAction) as refused:
        position.play(token)
    assert (refused.value.reason.id, refused.value.reason.clause) == (message, clause)
    assert refused.value.reason.text("de") != refused.value.reason.text("en")


def test_every_refusal_has_its_case() -> None:
    met = {(message, clause) for _, _, message, clause in REFUSED}
    assert {(one.id, one.clause) for one in REFUSALS} <= met


@pytest.mark.parametrize(("make", "token", "message", "clause"), REFUSED)
def test_the_sentence_of_every_action_is_read_to_its_end(
    make: Callable[[], Position], token: str, message: str, clause: str
) -> None:
    position = make()
    for action in range(position.rules.num_actions):
        if action not in position.actions:
            rest = iter(refusal.numbers(position, action).tolist())
            reader(REFUSALS)(rest)
            assert not list(rest), position.token(action)


@pytest.mark.parametrize(
    ("token", "one", "other"),
    [("G:a1~a2", "a1", "a2"), ("R:a8~a9", "a8", "a9"), ("R:a9~a10", "a10", "a9"), ("R:a10~b10", "a10", "b10")],
)
def test_two_places_come_in_the_order_of_their_names(token: str, one: str, other: str) -> None:
    position = with_powers("RG", own="RRRRR" * 4, other="RRRRR" * 4)
    reason = refusal(position, BUBBLES.action(position.settings, token))
    assert (reason.id, reason.args) == ("bubbles-same-colour", {"one": one, "other": other})


def test_a_list_of_powers_counts_them() -> None:
    position = with_powers("Y" * 12 + "R" + "G" * 130, **SOME)
    assert position.status.args["powers"] == "R, Y×12, G×130"
    assert with_powers("B", **SOME).status.args["powers"] == "B"
    assert at(turns.SWAP)().status.args["powers"] == ""


def test_a_swap_is_legal_only_if_a_drop_follows() -> None:
    assert only_one_swap().legal() == ("a5~b5",)
    assert only_one_swap().play("a5~b5").legal() == ("a5+a6",)


def test_after_the_end_each_pair_of_the_sky_says_why_the_player_could_not_go_on() -> None:
    stuck = arranged(sky="KKKKKKKKK.", own=CROWDED["own"], phase=turns.PLACE, drawn="R").play("=e6")
    assert stuck.outcome is not None
    assert stuck.outcome.reason.id == "bubbles-stuck"
    said = {
        token: refusal(stuck, BUBBLES.action(stuck.settings, token)).id
        for token in ("a5+b5", "e5+e6", "a5~b5", "d6~e6")
    }
    assert said == {
        "a5+b5": "bubbles-too-high",
        "e5+e6": "bubbles-too-high",
        "a5~b5": "bubbles-same-colour",
        "d6~e6": "bubbles-swap-stuck",
    }


def test_a_finished_game_takes_no_action() -> None:
    with pytest.raises(IllegalAction) as refused:
        arranged(phase=turns.DROP, bag="R").play("a5+b5", "+r")
    assert refused.value.reason.id == "game-over"
