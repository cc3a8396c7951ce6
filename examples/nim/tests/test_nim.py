"""Nim keeps the contract, and whoever knows the trick wins."""

from collections.abc import Callable
from functools import reduce
from operator import xor

import pytest

from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.registry import game
from ziggurat.kernel import perft


def test_the_contract(conformance: Callable[[], None]) -> None:
    conformance()


def sum_of(position: Position) -> int:
    heaps: list[int] = position.view()["table"]["heaps"]
    return reduce(xor, heaps)


def test_from_a_nim_sum_of_zero_every_action_leads_away_and_from_others_one_leads_back() -> None:
    position = game("nim").start()
    while not position.over:
        after = [sum_of(position.play(token)) for token in position.legal()]
        assert (0 in after) == (sum_of(position) != 0)
        position = position.play(position.legal()[0])


def test_there_are_twelve_first_actions() -> None:
    start = game("nim").start()
    assert perft(start.rules, start.state, 1) == 3 + 4 + 5


def test_a_heap_has_only_its_stones() -> None:
    with pytest.raises(IllegalAction, match="Heap a has only 3 stones"):
        game("nim").start().play("a4")
