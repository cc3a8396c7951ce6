"""Worker processes know the games registered here, and report their errors here."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from connect_four import ConnectFour
from ziggurat.bots.arena import pairings, tournament
from ziggurat.bots.processes import workers
from ziggurat.core.game import Game
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction, Refusal
from ziggurat.core.registry import game, registered
from ziggurat.core.types import Settings

EXAMPLE = Path(__file__).parent.parent / "examples" / "connect_four.py"


class Fourth(ConnectFour):
    """Found by its module and name: it can be handed over."""

    name = "fourth"


class Sulking(ConnectFour):
    """Refuses to be played in a worker."""

    name = "sulking"

    def encode(self, settings: Settings) -> list[int]:
        if multiprocessing.parent_process():
            raise IllegalAction("a", Message("babel-taken", "B5", {"cell": "a", "level": 2}))
        return super().encode(settings)


class Fatal(ConnectFour):
    """Ends the worker that plays it."""

    name = "fatal"

    def ending(self, position: Position) -> Message:
        if multiprocessing.parent_process():
            os._exit(3)
        return super().ending(position)


def where(name: str) -> tuple[str, bool]:
    """What game a worker has under a name, and whether it is a process of its own."""
    return type(game(name)).__qualname__, multiprocessing.parent_process() is not None


Add = Callable[[Game], str]


@pytest.fixture
def add() -> Iterator[Add]:
    """Registers games until the test is over."""
    with ExitStack() as stack:
        yield lambda kind: stack.enter_context(registered(kind)).name


def hold(name: str, games: int = 2) -> list[float]:
    return [p.share for p in tournament(list(pairings(name, {}, ["random", "random"], games)), jobs=1)]


def test_the_example_holds_an_arena() -> None:
    words = ["arena", "connect_four", "random", "random", "--games", "2", "--jobs", "1"]
    ran = subprocess.run([sys.executable, str(EXAMPLE), *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "2 games" in ran.stdout


def test_a_registered_game_is_handed_over(add: Add) -> None:
    name = add(Fourth())
    with workers(1, ["babel", name]) as pool:
        assert pool.submit(where, name).result() == ("Fourth", True)


def test_a_game_that_cannot_be_handed_over_is_played_here(add: Add) -> None:
    class Local(ConnectFour):
        name = "babel"  # even under the name of a game that every worker knows

    name = add(Local())
    with workers(1, [name]) as pool:
        assert pool.submit(where, name).result() == (Local.__qualname__, False)
    assert len(hold(name)) == 2


def test_a_program_that_cannot_be_imported_plays_itself() -> None:
    program = (
        f"import sys; sys.path[:0] = [{str(EXAMPLE.parent)!r}]\n"
        "from connect_four import ConnectFour\n"
        "from ziggurat.core.registry import register\n"
        "from ziggurat.bots.arena import pairings, tournament\n"
        "class Mine(ConnectFour):\n    name = 'mine'\n"
        "register(Mine())\n"
        "print(len(tournament(list(pairings('mine', {}, ['random', 'random'], 2)), 1)))\n"
    )
    ran = subprocess.run([sys.executable, "-"], input=program, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "2\n"


def test_a_refusal_in_a_worker_is_told_here(add: Add) -> None:
    with pytest.raises(IllegalAction, match="already a cube there") as refused:
        hold(add(Sulking()))
    assert refused.value.clause == "B5"
    assert refused.value.token == "a"


def test_a_worker_that_dies_is_told_in_a_sentence(add: Add) -> None:
    with pytest.raises(Refusal, match="A worker process ended before its work was done"):
        hold(add(Fatal()))


def test_no_games_need_no_workers() -> None:
    assert tournament([]) == []
