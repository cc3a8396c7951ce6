"""Bubbles against a second, naive reading of its rules."""

from copy import deepcopy
from typing import Any

import pytest

import naive_bubbles as naive
from bubbles_cases import BUBBLES, WAYS, arranged, planets_of, play_at_random, sky_of, steps_of, table
from ziggurat.core.position import Position
from ziggurat.games.bubbles import turns


def naive_legal(position: Position, mission: naive.Mission) -> set[str]:
    seen = table(position)
    sky, planets, seat = sky_of(seen), planets_of(seen), position.turn
    near = position.settings["reach"] == "near"
    match seen["phase"]:
        case "draw":
            return {f"+{x.lower()}" for x, count in seen["bag"].items() if count}
        case "place":
            return {f"={cell}" for cell in naive.SKY if cell not in sky}
        case "swap":
            return naive.legal_swaps(planets[seat - 1], sky, seat, near)
        case "drop":
            return naive.legal_drops(planets[seat - 1], sky, seat, near)
        case "send":
            return {"."} | mission.may_send
    held = "".join(seen["powers"][seat - 1])
    return {"."} | naive.legal_powers(planets, sky, seat, held, position.rules.seats == 1)


def check_drop(before: Position, after: Position, steps: list[dict[str, Any]]) -> None:
    """What a drop of a duel leaves, scores and wins."""
    was, now, seat = table(before), table(after), before.turn
    one, other = after.history[-1].split("+")
    fallen = naive.drop(planets_of(was)[seat - 1], sky_of(was), one, other, seat)
    columns, points, powers = naive.settle(fallen)
    assert planets_of(now)[seat - 1] == columns, repr(after)
    assert now["scores"][seat - 1] - was["scores"][seat - 1] == points, repr(after)
    won = [step["bubble"] for step in steps if step["step"] == "power"]
    assert sorted(won) == sorted(powers if before.settings["powers"] == "on" else []), repr(after)


def follow(mission: naive.Mission, before: Position, after: Position, steps: list[dict[str, Any]]) -> None:
    """Takes a mission one action further, and checks what the action leaves, scores and wins."""
    was, now, token = table(before), table(after), after.history[-1]
    if was["phase"] not in ("drop", "send", "powers"):
        return
    mission.powers = []
    mission.follow(token, sky_of(was))
    assert planets_of(now)[1] == mission.other, repr(after)
    assert mission.done == (after.outcome is not None and after.outcome.reason.id == "bubbles-cleared")
    if mission.done:
        return
    assert (now["phase"] == "send") == bool(mission.may_send), repr(after)
    won = [step["bubble"] for step in steps if step["step"] == "power"]
    if now["phase"] != "send":
        assert planets_of(now)[0] == mission.own, repr(after)
        assert now["scores"] == [mission.points], repr(after)
    assert sorted(won) == sorted(mission.powers if before.settings["powers"] == "on" else []), repr(after)


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_legal_lists_and_settling_agree_with_a_naive_reading(options: dict[str, str]) -> None:
    for seed in range(12):
        mission = naive.Mission(*planets_of(table(BUBBLES.start(options, seed=seed))))
        for position, action in play_at_random(options, seed):
            if position.over:
                continue
            assert set(position.legal()) == naive_legal(position, mission), repr(position)
            steps, after = steps_of(position, action), position.play(action)
            if position.rules.seats == 1:
                follow(mission, position, after, steps)
            elif table(position)["phase"] == "drop":
                check_drop(position, after, steps)


def test_missions_settle_as_in_a_naive_reading() -> None:
    """Each numbered mission, with every choice at random and with all that can be sent and used."""
    met: set[str] = set()
    for number in range(1, 21):
        for seed in range(3):
            options = {"mission": str(number), "powers": "off" if seed == 2 else "on"}
            mission = naive.Mission(*planets_of(table(BUBBLES.start(options))))
            for position, action in play_at_random(options, seed, eager=seed % 2 == 0):
                if position.over:
                    continue
                steps = steps_of(position, action)
                follow(mission, position, position.play(action), steps)
                met.add(f"{table(position)['phase']} {position.token(action)[0]}")
                met |= {step["step"] for step in steps}
    assert met >= {"send >", "send .", "out", *(f"powers {x}" for x in ".RPYBG")}


def test_all_sendings_of_a_chain_settle_as_in_a_naive_reading() -> None:
    """Purple upright, then green along the ground, like the rulebook’s example, in a mission: every way on."""
    own, other = "..... ..... ..P.Y GGPRK", "..... ..... ..... GPPRR"
    start = arranged("YBPYGRBGBP", own, other, turns.DROP, planet="".join(other.split()))
    ways = [(start, naive.Mission(*planets_of(table(start))), "c5+c6")]
    chains = set()
    while ways:
        before, mission, token = ways.pop()
        action = before.parse_action(token)
        after, mission = before.play(action), deepcopy(mission)
        follow(mission, before, after, steps_of(before, action))
        if table(after)["phase"] == "send":
            assert set(after.legal()) == naive_legal(after, mission), repr(after)
            ways += [(after, mission, each) for each in after.legal()]
        else:
            chains.add((mission.chains, *after.history[-2:]))
    assert chains == {(1, one, two) for one in (".", ">c1", ">c2", ">c3") for two in (".", ">a1", ">b1", ">c1")}
