"""Hints of nivos: what is laid lies in the quarter that the words name, and the board highlights that quarter."""

import random
from collections.abc import Iterator

import pytest

from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.nivos.notation import CELL_NAMES
from ziggurat.games.nivos.play import hints

NIVOS = game("nivos")
QUARTERS, HALVES = ("nw", "ne", "sw", "se"), ("n", "e", "s", "w")


def tries(options: dict[str, str]) -> Iterator[tuple[Position, int]]:
    """Some of the legal actions in every position of three random games."""
    chance = random.Random(7)
    for _ in range(3):
        position = NIVOS.start(options)
        while not position.over:
            for action in chance.sample(position.actions, min(12, len(position.actions))):
                yield position, action
            position = position.play(chance.choice(position.actions))


def walled(quarter: str) -> set[str]:
    """The cells of a quarter or a half of the board, by its sides."""
    columns = "abc" if "w" in quarter else "def" if "e" in quarter else "abcdef"
    rows = "123" if "s" in quarter else "456" if "n" in quarter else "123456"
    return {column + row for column in columns for row in rows}


def test_a_quarter_is_nine_cells() -> None:
    assert set(hints.QUARTERS) == {*QUARTERS, *HALVES, "middle"}
    for name in (*QUARTERS, *HALVES):
        assert hints.QUARTERS[name] == walled(name)
    corners = {cell for corner in ("a1 a2 b1", "f1 f2 e1", "a6 a5 b6", "f6 f5 e6") for cell in corner.split()}
    assert hints.QUARTERS["middle"] == set(CELL_NAMES) - corners


@pytest.mark.parametrize("options", [{}, {"cylinders": "choice"}, {"players": "3"}, {"players": "4"}])
def test_what_is_laid_is_in_the_highlighted_quarter(options: dict[str, str]) -> None:
    seen: set[str] = set()
    for position, action in tries(options):
        where, _ = hints.HINTS.where_and_piece(position, action)
        shown = hints.HINTS.highlight(position, action)
        token = position.token(action)
        lay = next((s for s in position.game.steps(position, action) if s.kind == "lay"), None)
        if lay is None:
            assert shown.cells == []
            assert shown.piece == ("" if token == "pass" else token)
            continue
        column, row = "abcdef".index(lay.cell[0]), int(lay.cell[1])
        target = {"abcdef"[column + x] + str(row + y) for x in range(lay.width) for y in range(lay.depth)}
        quarter = str(where.args["quarter"])
        seen.add(quarter)
        assert target <= set(shown.cells) <= hints.QUARTERS[quarter]
        # No smaller part of the board has it: a half is named only where no quarter will do.
        assert [name for name in QUARTERS if target <= walled(name)] == ([quarter] if quarter in QUARTERS else [])
        assert where.args["level"] == shown.layer + 1 == lay.level
        shelf = {"hand": "", "reserve": "r", "mate": "t"}[lay.source]
        assert shown.piece == shelf + lay.size
    assert seen == {*QUARTERS, *HALVES, "middle"}


def test_the_neutral_plate_is_taken_from_the_reserve() -> None:
    position = NIVOS.start()
    shown = hints.HINTS.highlight(position, position.parse_action("n@d4"))
    assert (shown.layer, set(shown.cells), shown.piece) == (0, walled("ne"), "r3x3")
