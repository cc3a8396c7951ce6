"""Bubbles, turns made to order: the rulebook's example, every power, what makes room for itself, every ending."""

import pytest

from bubbles_cases import (
    BUBBLES,
    JAMMED,
    MISSION,
    WAYS,
    arranged,
    play_at_random,
    rows,
    sending,
    steps_of,
    table,
    with_powers,
)
from ziggurat.core.conformance import plain
from ziggurat.core.refusals import IllegalAction
from ziggurat.games.bubbles import turns
from ziggurat.kernel import CHANCE


def test_example_turn_of_the_rulebook() -> None:
    """Refill, a swap of blue and red, two of a column fall: three purple upright, then green falls and makes a
    line along the ground; purple is used, green declined."""
    before = arranged(
        sky="YBPYGB..BP",
        own="..... ..... ..P.Y GGPRK",
        other="." * 15 + "K...K",
        phase=turns.DRAW,
    )
    swapped = before.play("+r", "=b6", "+g", "=c6", "a6~b6")
    assert table(swapped)["sky"] == ["YBPYG", "RBGBP"]
    steps = steps_of(swapped, swapped.parse_action("c5+c6"))
    assert [step["step"] for step in steps] == [
        *("fall", "fall", "pop", "power", "score", "fall", "pop", "power", "score"),
    ]
    assert [(s["bubble"], s["lines"]) for s in steps if s["step"] == "pop"] == [
        ("P", ["c1", "c2", "c3"]),
        ("G", ["a1", "b1", "c1"]),
    ]
    assert [(s["bubble"], s["from"], s["to"]) for s in steps if s["step"] == "fall"] == [
        ("P", "c5", "c3"),
        ("G", "c6", "c4"),
        ("G", "c4", "c1"),
    ]
    after = swapped.play("c5+c6")
    assert table(after)["scores"] == [6, 0]
    assert table(after)["powers"] == [{"P": 1, "G": 1}, {}]
    sent = after.play("P:e2")
    assert rows(sent, 2) == "..... ..... ....Y K...K"
    assert sent.turn == 1
    declined = sent.play(".")
    assert table(declined)["powers"] == [{}, {}]
    assert (declined.turn, table(declined)["seat"]) == (CHANCE, 2)


# ── Powers ─────────────────────────────────────────────────────────────────────────────────────────────
def test_red_exchanges_on_the_other_planet_and_the_owner_scores() -> None:
    position = with_powers("R", other="." * 10 + ".Y...YKYK.", own="." * 19 + "K")
    assert "R:b9~b10" in position.legal()
    after = position.play("R:b9~b10")
    assert table(after)["scores"] == [0, 3]
    assert table(after)["powers"] == [{}, {"Y": 1}]
    assert after.turn == 2, "the other seat's power comes first (U13)"
    assert BUBBLES.prompt(after).args["whose"] == "other"


def test_green_exchanges_on_the_own_planet() -> None:
    position = with_powers("G", own="." * 10 + ".Y...YKYK.")
    after = position.play("G:b1~b2")
    assert table(after)["scores"] == [3, 0]
    assert after.legal() == (".", "Y:b1", "Y:d1")


def test_purple_sends_black_ones_too_and_never_to_a_full_column() -> None:
    position = with_powers("P", own="." * 15 + "KRG..", other="R.... P.... R.... P....")
    assert position.legal() == (".", "P:b1", "P:c1")
    assert rows(position.play("P:b1"), 2) == "R.... P.... R.... PR..."


def test_blue_lets_the_other_row_of_the_sky_fall() -> None:
    position = with_powers("B", other="R.... P.... R.... P....")
    assert position.legal() == (".", "B:b6", "B:c6", "B:d6", "B:e6")
    after = position.play("B:c6")
    assert rows(after, 2)[18:] == "P.G.."
    assert table(after)["sky"][1] == "YB.RP", "empty until the next refill"


def test_yellow_scores_a_free_bubble() -> None:
    position = with_powers("Y", own="." * 10 + "R....K.G..")
    assert position.legal() == (".", "Y:a2", "Y:c1")
    assert table(position.play("Y:a2"))["scores"] == [1, 0]


def test_powers_that_cannot_be_used_lapse_and_others_stay() -> None:
    position = with_powers("RY", own="." * 15 + "K....")
    after = position.play("Y:a1")  # red has nothing to exchange now, yellow nothing to score
    assert table(after)["powers"] == [{}, {}]
    assert [s["step"] for s in steps_of(position, position.parse_action("Y:a1"))][-2:] == ["lapse", "turn"]
    stays = with_powers("YYR", own="." * 15 + "KK...").play("Y:a1")
    assert table(stays)["powers"] == [{"R": 1, "Y": 1}, {}]


def test_declining_gives_up_all_that_the_seat_holds() -> None:
    after = with_powers("YYG", "Y", own="." * 15 + "KR...", other="." * 15 + "K....")
    assert after.turn == 2
    assert table(after.play("."))["powers"] == [{"Y": 2, "G": 1}, {}]
    assert table(after.play(".", "."))["powers"] == [{}, {}]


# ── Places above the fourth (U9) ───────────────────────────────────────────────────────────────────────
TALL = "R.... R.... B.... K...."


def test_drop_may_pile_higher_if_it_makes_room_for_itself() -> None:
    position = arranged(sky="RPYBGYBGRP", own=TALL, phase=turns.DROP)
    assert "a5+a6" in position.legal()
    after = position.play("a5+a6")
    assert rows(after, 1) == "..... Y.... B.... K...."
    assert table(after)["scores"] == [3, 0]


def test_drop_that_stays_too_high_is_refused() -> None:
    position = arranged(sky="PRYBGYBGRP", own=TALL, phase=turns.DROP)
    assert "a5+a6" not in position.legal()
    with pytest.raises(IllegalAction, match=r"^U9: ") as refused:
        position.play("a5+a6")
    assert refused.value.reason.id == "bubbles-too-high"


def test_the_nearer_bubble_of_a_column_lands_first() -> None:
    one = arranged(phase=turns.DROP).play("a5+a6")
    assert [row[0] for row in table(one)["planets"][0]] == ["R", "Y", ".", "."]
    two = arranged(phase=turns.DROP, seat=2).play("a5+a6")
    assert [row[0] for row in table(two)["planets"][1]] == ["Y", "R", ".", "."]


def test_groups_touching_are_one_and_beside_is_one_step() -> None:
    own = "..... ..... RR... GRRP."
    position = arranged(sky="YBGRPBYRGY", own=own, phase=turns.DROP)
    steps = steps_of(position, position.parse_action("c5+d5"))
    assert not [s for s in steps if s["step"] == "pop"]
    position = arranged(sky="YBRGPBYGYR", own=own, phase=turns.DROP)
    steps = steps_of(position, position.parse_action("c5+d5"))
    pop = next(s for s in steps if s["step"] == "pop")
    assert (pop["lines"], pop["beside"]) == (["a2", "b2", "c2"], ["b1", "c1"])
    assert next(s for s in steps if s["step"] == "score")["points"] == 5


# ── Endings ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("scores", "shares", "message"),
    [
        ((5, 4), (1, 0), "bubbles-no-refill"),
        ((4, 5), (0, 1), "bubbles-no-refill"),
        ((4, 4), (0.5, 0.5), "bubbles-shared"),
    ],
)
def test_the_sky_cannot_be_filled(scores: tuple[int, int], shares: tuple[float, ...], message: str) -> None:
    end = arranged(phase=turns.DROP, scores=scores, bag="R").play("a5+b5")
    assert end.outcome is not None
    assert (end.outcome.returns, end.outcome.reason.id) == (shares, message)


def test_a_mission_is_lost_when_the_sky_cannot_be_filled() -> None:
    end = arranged(phase=turns.DROP, bag="R", other=MISSION["planet"], **MISSION).play("a5+b5")
    assert end.outcome is not None
    assert (end.outcome.returns, end.outcome.reason.id) == ((0,), "bubbles-no-refill-solo")


def test_who_cannot_go_on_loses_whatever_the_scores() -> None:
    full = {"sky": "KKKKKKKKK.", "own": JAMMED, "phase": turns.PLACE, "drawn": "K"}
    duel = arranged(**full, scores=(50, 0)).play("=e6")  # type: ignore[arg-type]
    assert duel.outcome is not None
    assert (duel.outcome.returns, duel.outcome.reason.id) == ((0, 1), "bubbles-stuck")
    solo = arranged(**full, other=MISSION["planet"], **MISSION).play("=e6")  # type: ignore[arg-type]
    assert solo.outcome is not None
    assert (solo.outcome.returns, solo.outcome.reason.id) == ((0,), "bubbles-stuck-solo")


@pytest.mark.parametrize("token", ["P:b1", "B:c6"])
def test_one_bubble_more_on_a_full_planet_wins_at_once(token: str) -> None:
    position = with_powers("PB", own="." * 15 + ".K...", other=JAMMED, scores=(0, 40))
    end = position.play(token)
    assert end.outcome is not None
    assert (end.outcome.returns, end.outcome.reason.id) == ((1, 0), "bubbles-burst")


def test_the_seat_whose_turn_it_is_not_can_win_so_too() -> None:
    end = with_powers("", "P", own=JAMMED, other="." * 15 + "K....").play("P:a10")
    assert end.outcome is not None
    assert end.outcome.winners == (2,)


def test_in_solo_a_full_planet_is_only_full() -> None:
    position = with_powers("PY", own="." * 15 + "KRG..", other=JAMMED, planet="".join(JAMMED.split()))
    assert position.legal() == (".", "Y:a1", "Y:b1", "Y:c1")


def test_mission_is_done_at_once_when_only_black_is_left() -> None:
    position = sending("..... ..... ..R.. ..R..")
    assert position.legal() == (".", ">c1", ">c2", ">c3")
    end = position.play(">c2")
    assert end.outcome is not None
    assert (end.outcome.returns, end.outcome.reason.id) == ((1,), "bubbles-cleared")
    assert [s["step"] for s in steps_of(position, position.parse_action(">c2"))] == [
        "send",
        "fall",
        "out",
        "end",
    ]


def test_a_line_of_three_sends_one_a_longer_one_two() -> None:
    three = sending("." * 15 + "RR...", other="." * 15 + "...GG").play(">a1")
    assert table(three)["scores"] == [2]
    four = sending("." * 15 + "RR.R.", other="." * 15 + "...GG", drop="c5+c6").play(">a1")
    assert four.legal() == (".", ">b1", ">c1", ">d1")
    assert table(four.play(">d1"))["scores"] == [2]
    assert table(four.play("."))["scores"] == [3], "the rest scores, sent or not"


def test_sending_from_above_the_fourth_place() -> None:
    position = sending("..R.. ..R.. ..B.. ..K..")
    assert position.legal() == (".", ">c3", ">c4", ">c5")
    assert table(position)["above"] == {"c+5": "R"}
    assert "+5" in BUBBLES.diagram(position, plain)
    assert position.play(">c5").over


def test_every_power_and_both_ways_to_be_stuck_occur_in_random_games_too() -> None:
    met: set[str] = set()
    for options in WAYS:
        for seed in range(12):
            for position, action in play_at_random(options, seed):
                if position.outcome:
                    met.add(position.outcome.reason.id)
                elif (token := position.token(action))[1:2] == ":":
                    met.add(token[0])
    assert met >= {*"RPYBG", "bubbles-stuck", "bubbles-stuck-solo"}
