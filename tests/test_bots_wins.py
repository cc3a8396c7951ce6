"""Set positions with known wins: each is shown to be one by trying everything, and a bot must find it.

Bubblee Pop: two red bubbles on the other planet, and red ones enough in the sky for a line, to send a third over.
Talo: the last turn of a game, the winner's pawn a few bars below level 10.
"""

import pytest

from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.registry import game

SIMULATIONS = SearchLimits(simulations=400)


def wins(position: Position, ahead: int) -> set[str]:
    """The actions with which the seat to act wins within so many actions, none of them another's or of chance."""
    return {position.token(a) for a in position.actions if _won(position.play(a), position.turn, ahead - 1)}


def _won(position: Position, seat: int, ahead: int) -> bool:
    if position.outcome is not None:
        return position.outcome.returns[seat - 1] == 1
    if position.turn != seat or ahead == 0:
        return False
    return any(_won(position.play(action), seat, ahead - 1) for action in position.actions)


def expect_win(position: Position) -> None:
    """The search proves the win, and plays it through; by simulations, so that no clock has a part in it."""
    best = TreeSearch(seed=1).analyse(position, SIMULATIONS)[0]
    assert (best.value, best.exact) == (1, True)
    seat, bot = position.turn, TreeSearch(seed=2)
    while not position.over:
        assert position.turn == seat  # nobody else comes between
        position = position.play(bot.choose(position, SIMULATIONS))
    assert position.outcome is not None
    assert position.outcome.returns[seat - 1] == 1


# ── Bubblee Pop ──────────────────────────────────────────────────────────────────────────────────────────
TWO_RED = {"planet": "." * 15 + "RR...", "sky": "RRRYBYBGPG", "blacks": "5"}
TURN = ". a5+b5 +y =a5 +g =b5"  # two red ones lie at a2 and b2; the third hangs at c5


def bubbles(line: str) -> Position:
    return game("bubbles").start(TWO_RED).play(*line.split())


def test_bubbles_before_the_swap() -> None:
    position = bubbles(TURN)
    assert "." in wins(position, 3)
    expect_win(position)


def test_bubbles_the_drops_that_complete_the_line() -> None:
    position = bubbles(TURN + " .")
    winning = wins(position, 2)
    assert winning == {"b5+c5", "c5+c6", "c5+d5"}
    assert len(position.actions) > 2 * len(winning)
    expect_win(position)


def test_bubbles_only_one_of_the_line_helps() -> None:
    """Of the three red ones only that of column c lands beside the two."""
    position = bubbles(TURN + " . c5+d5")
    assert wins(position, 1) == {">c2"}
    assert len(position.actions) == 4
    expect_win(position)


# ── Talo ─────────────────────────────────────────────────────────────────────────────────────────────────
LATE = """
+8 t1+7 7x@3,2,0 1z@6,2,1 >6,2,2 . +9 t2+7 7x@2,6,0 2z@1,6,0 >1,6,2 . +3 t1+2 2z@5,2,1 >5,2,3 1z@6,2,2 >6,2,3 .
+8 t2+6 2z@2,6,1 >2,6,3 6y@0,0,0 >1,6,2 . +8 t1+7 7y@5,-1,3 1z@5,-1,4 >5,-1,5 . +1 t1 >2,6,3 1z@1,6,2 >1,6,3 .
+1 t1 >5,2,4 1z@5,4,4 >5,4,5 . +7 t3+4 3y@2,5,3 4x@2,5,4 >5,5,5 . +2 t2 2z@5,3,4 >5,3,6 . +2 t2 2x@2,5,5 >3,5,6 .
+3 t1+2 2z@5,4,5 >5,4,7 1z@1,0,0 . +3 t3 3y@2,4,6 >2,4,7 . +9 t1+8 8z@4,4,0 >4,4,8 1z@0,0,1 .
+7 t7 7x@-1,5,7 >1,5,8 . +4"""
TEN = """
+7 t7 7y@2,3,0 >2,3,1 . +3 t3 3y@8,5,0 >8,6,1 . +9 t2+7 2y@2,5,1 7x@-1,6,2 >-1,6,3 . +7 t7 7x@5,5,1 >0,6,3 .
+1 t1 1z@0,0,0 . +1 t1 1z@2,6,3 >2,6,4 . +7 t2+5 2x@0,6,3 >1,6,4 5z@0,5,0 >0,5,5 . +1 t1 1z@0,6,4 >0,6,5 .
+4 t1+3 3y@1,5,4 >1,6,5 1z@0,5,5 >0,5,6 . +6 t2+4 2z@2,6,4 >2,6,6 4z@3,6,3 >3,6,7 . +5 t2+3 2z@1,5,5 3z@1,6,5
>1,6,8
. +5 t5 5z@4,6,3 >4,6,8 . +9 t2+7 2z@1,5,7 >1,5,9 7z@2,5,2 >2,5,9 . +5 t5 5x@-1,6,8 >1,6,9 . +10 t10"""


def talo(line: str) -> Position:
    return game("talo").start({"starts": "symmetric"}).play(*line.split())


@pytest.mark.parametrize("further", ["", " t2+2", " t2+2 2z@5,4,7"])
def test_talo_a_win_with_two_bars(further: str) -> None:
    """Among hundreds of placements: a bar to step on, a second one beside it, and up."""
    expect_win(talo(LATE + further))


def test_talo_the_only_placement() -> None:
    position = talo(LATE + " t2+2 2z@5,4,7 >5,4,9")
    assert len(position.actions) > 200
    winning = [a for a in position.actions if _tops_out(position.play(a))]
    assert [position.token(action) for action in winning] == ["2z@4,4,8"]
    expect_win(position)


def _tops_out(position: Position) -> bool:
    """Whether the pawn can step on level 10 at once, by the tokens: to play all moves would take long."""
    return any(token.startswith(">") and token.endswith(",10") for token in position.legal())


def test_talo_the_only_step() -> None:
    position = talo(LATE + " t2+2 2z@5,4,7 >5,4,9 2z@4,4,8")
    assert wins(position, 1) == {">4,4,10"}
    assert len(position.actions) > 5
    expect_win(position)


def test_talo_the_longest_bar_upright() -> None:
    position = talo(TEN)
    winning = {position.token(a) for a in position.actions if _tops_out(position.play(a))}
    assert winning == {"10z@1,4,0", "10z@3,5,0", "10z@3,7,0"}
    assert len(position.actions) > 100
    expect_win(position)
