"""What the page's physics writes down, the referee accepts: bars dropped anywhere, in Rapier, judged in Python."""

import json
import random
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from page_node import WEB, node_program
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.talo.fantasy import tokens
from ziggurat.games.talo.fantasy.poses import TURN
from ziggurat.kernel import CHANCE

SCRIPT = Path(__file__).with_name("rapier_builds.mjs").read_text(encoding="utf-8")
Ask = Callable[[dict[str, Any]], str | None]


@contextmanager
def builder() -> Iterator[Ask]:
    """Asks the page's physics, running in Node."""
    command = [node_program(), "--input-type=module", "-e", SCRIPT]
    with subprocess.Popen(command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        given, answers = process.stdin, process.stdout

        def ask(question: dict[str, Any]) -> str | None:
            given.write(json.dumps(question) + "\n")
            given.flush()
            answer: str | None = json.loads(answers.readline())
            return answer

        yield ask


def turned(chance: random.Random) -> list[float]:
    """Upright, lying, or anyhow."""
    flat: list[list[float]] = [[1, 0, 0, 0], [1, 0, 1, 0], [1, 1, 0, 0], [1, 0, 0, chance.random()]]
    parts = chance.choice([*flat, [chance.gauss(0, 1) for _ in range(4)]])
    return [part / TURN for part in tokens.unit([round(part * TURN) for part in parts])]


def build(position: Position, chance: random.Random, ask: Ask) -> Position:
    """Plays one action: chance, a take, or a bar that is let go somewhere over the site."""
    if position.turn == CHANCE:
        return position.play(chance.choice(position.legal()))
    view = position.view()["table"]
    if not view["hand"]:
        return position.play(chance.choice([token for token in position.legal() if token[0] == "t"]))
    spot = [chance.uniform(2, 8), chance.uniform(2, 8), view["measures"]["height"] + 8]
    bar = {"number": view["next"], "length": view["hand"][0], "at": spot, "turned": turned(chance)}
    token = ask({"land": view["land"], "bars": view["bars"], "bar": bar})
    return position.play(token or ".")


@pytest.mark.long
@pytest.mark.parametrize("site", ["green", "islands"])
def test_the_referee_accepts_what_the_page_simulates(site: str) -> None:
    placed = 0
    with builder() as ask:
        for seed in range(6):
            chance = random.Random(seed)
            position = game("talo").start(mode="fantasy", players="1", board=site)
            while not position.over and position.ply < 60:
                position = build(position, chance, ask)
                placed += "~" in position.history[-1] if position.parent else 0
    assert placed > 40
