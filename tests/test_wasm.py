"""The WebAssembly modules do in Node what the machine code does here, to the last bit."""

import base64
import filecmp
import gzip
import hashlib
import json
import math
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corpus
from test_client_schema import written
from ziggurat.bots.engine.endgame import Endgame, fits
from ziggurat.bots.engine.heuristics import heuristics_of
from ziggurat.bots.engine.tree import Search
from ziggurat.bots.networks import network_file
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction, Refusal
from ziggurat.core.registry import BUILT_IN, game
from ziggurat.core.types import Settings
from ziggurat.games.babel import rules as babel_rules
from ziggurat.games.babel.play.tablebase import distance_of, tablebase
from ziggurat.kernel import CHANCE, exp, exp2, generator, log, perft
from ziggurat.server.tables.table import Table

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "src" / "wasm"
NODE_SCRIPT = Path(__file__).with_name("wasm.mjs")
BUILDER = ROOT / "scripts" / "wasm.py"
Task = dict[str, Any]


def packed(numbers: Any) -> str:
    return base64.b64encode(np.asarray(numbers, dtype="<i8").tobytes()).decode()


def digest(*parts: Any) -> str:
    return hashlib.sha256(b"".join(np.ascontiguousarray(part).tobytes() for part in parts)).hexdigest()


def compared(node: str, tasks: list[Task], modules: Path = MODULES) -> dict[str, int]:
    """Has Node do the same; what it found must be what Python found. Returns how often each thing was compared."""
    done = subprocess.run(
        [node, "--input-type=module", "-e", NODE_SCRIPT.read_text(encoding="utf-8")],
        input="".join(json.dumps(task) + "\n" for task in tasks),
        cwd=ROOT / "web",
        env={**os.environ, "ZIGGURAT_WASM": str(modules)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["count"] == 0, found["different"]
    counts: dict[str, int] = found["compared"]
    return counts


# ── Games ────────────────────────────────────────────────────────────────────────────────────────────────
def replayed(last: Position) -> Task:
    """A game, with everything there is to know about each of its positions."""
    line = list(last.positions)
    return {
        "do": "replay",
        "game": last.game.name,
        "seats": last.rules.seats,
        "options": packed(last.game.encode(last.settings)),
        "positions": [
            look(at, after.action if after else None) for at, after in zip(line, [*line[1:], None], strict=True)
        ],
        "returns": returns_of(last) if last.over else None,
    }


def look(position: Position, action: int | None) -> Task:
    p = position.rules.workspace(position.state)
    told = written(position) if position.game.client_schema else ()
    seen: Task = {
        "state": packed(position.state),
        "turn": position.turn,
        "legal": position.actions,
        "action": action,
        "token": None if action is None else position.token(action),
        "weights": list(position.chances().values()) if position.turn == CHANCE else None,
        "observed": None,
        "told": [
            {"part": part.lower(), "about": about, "numbers": packed(writes.numbers(position, *about))}
            for part, writes, about in told
        ],
    }
    if position.ply % 8 == 0:
        planes = np.zeros(math.prod(position.rules.observation_shape), dtype=np.int8)
        position.rules.observe(p, 1, planes)
        seen["observed"] = digest(planes)
    return seen


def returns_of(position: Position) -> list[int]:
    share = np.zeros(position.rules.seats, dtype=np.int64)
    position.rules.returns(position.rules.workspace(position.state), share)
    return [int(one) for one in share]


def stored_games(name: str) -> Iterator[Position]:
    for path in sorted(corpus.FOLDER.glob(f"{name}-{game(name).version}-*.jsonl")):
        rows, _ = corpus.read(path)
        yield Table.of("corpus", rows).position


FANTASY = ("mode", "goal")  # Talo-Fantasy is built by hand: no module knows it


def start_of(name: str, seed: int) -> Position:
    """A start with options at random: between them the seeds have every number of seats."""
    kind, chance = game(name), random.Random(seed)
    options = [option for option in kind.options if option.values and option.name not in FANTASY]
    while True:
        given = {option.name: chance.choice(option.values) for option in options}
        kept = {key: value for key, value in given.items() if chance.random() < 0.5}
        try:
            return kind.start(kept, seed=seed)
        except Refusal:
            continue


def played_on(position: Position, seed: int, most: int = 10_000) -> Position:
    """Plays a game natively at random, with the rules' own generator."""
    rng = generator(seed)
    while most and (action := int(position.rules.sample(position.rules.workspace(position.state), rng))) >= 0:
        position = position.play(action)
        most -= 1
    return position


@pytest.mark.parametrize("name", BUILT_IN)
def test_stored_games_are_the_same_games(name: str, node: str) -> None:
    tasks = [replayed(last) for last in stored_games(name)]
    counts = compared(node, tasks)
    assert counts["position"] == sum(len(task["positions"]) for task in tasks) > 90
    assert counts["legal"] == counts["turn"] == counts["position"]
    assert counts["token"] == counts["position"] - len(tasks)
    assert counts["returns"] >= 1
    if game(name).client_schema:
        assert min(counts[part] for part in ("view", "steps", "hint", "refusal", "prompt", "ending")) >= 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_fresh_games_are_the_same_games(name: str, node: str) -> None:
    """Replayed action by action; and played again by the module from the same seed."""
    starts = [start_of(name, seed) for seed in range(12)]
    ends = [played_on(start, seed) for seed, start in enumerate(starts)]
    assert {end.rules.seats for end in ends} == {int(seats) for seats in facts(name)["tables"]}
    tasks = [
        {
            "do": "sample",
            "game": name,
            "seats": end.rules.seats,
            "options": packed(end.game.encode(end.settings)),
            "seed": seed,
            "rng": packed(generator(seed)),
            "actions": [at.action for at in list(end.positions)[1:]],
        }
        for seed, end in enumerate(ends)
    ]
    counts = compared(node, tasks + [replayed(end) for end in ends[:3]])
    assert counts["sampled game"] == len(ends)
    assert counts["returns"] == 3


@pytest.mark.parametrize(("name", "depth"), [("babel", 5), ("nivos", 2), ("bubbles", 3), ("talo", 2)])
def test_perft_agrees(name: str, depth: int, node: str) -> None:
    tasks = []
    for seed in range(3):
        position = played_on(start_of(name, seed), seed, most=6 * seed)
        sequences = perft(position.rules, position.state, depth)
        seats = position.rules.seats
        task = {"do": "perft", "game": name, "seats": seats, "depth": depth}
        tasks.append({**task, "state": packed(position.state), "sequences": sequences})
    assert compared(node, tasks) == {"perft": 3}


def facts(name: str) -> Task:
    found: Task = json.loads((MODULES / f"{name}.json").read_text(encoding="utf-8"))
    return found


# ── Tokens ───────────────────────────────────────────────────────────────────────────────────────────────
# What people may type: each reason why a token cannot be read, and a few that can.
TYPED = {
    "babel": "hello a1 a1w a1ne a1een a1eud b2eu c1- a1-e a1x",
    "nivos": "hello 4x2@b3 3x3@b3 2x5@a1 4x2@g1 4x2@a0 t4x2@b3 r1x1@f6 n@b3 n@z9 c0 c3 c7 pass Pass 4x2@b33",
    "bubbles": "hello =c5 d5~c5 c5~d5 a1~b1 c5+c8 a5~c5 G:a1+b1 G:b8~a8 G:a8~c8 R:c5~d5 a10~b10 f1~a1 .",
    "talo": "hello . t0 t7 t11 t3+4 t4+3 t6+5 t9+1 @3,4 @3,10 >1,2,1 >19,0,1 >1,2,0 5x@2,3,0 5x@02,3,0 5x@2,3 "
    "1x@2,3,0 1z@2,3,0! 5x@19,3,0 5z@2,3,8 10x@12,0,0! 11x@0,0,0 5x@-9,0,0 5x@-10,0,0",
}


def misspelt(token: str, chance: random.Random) -> str:
    """A token with one letter too few, too many, or another one."""
    at = chance.randrange(len(token))
    other = chance.choice("abcdef0123456789+~@>,.:-!xyzrtn")
    return token[:at] + chance.choice(["", other, other + token[at]]) + token[at + 1 :]


def spelling(name: str, settings: Settings, token: str) -> Task:
    try:
        return {"token": token, "action": game(name).action(settings, token), "reason": None}
    except IllegalAction as wrong:
        reason = wrong.reason
        return {
            "token": token,
            "action": None,
            "reason": {"message": reason.id, "clause": reason.clause, "args": dict(reason.args)},
        }


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_token_that_nobody_can_read_gets_the_same_sentence(name: str, node: str) -> None:
    chance = random.Random(7)
    position = start_of(name, 1)
    known = [position.token(chance.randrange(position.rules.num_actions)) for _ in range(200)]
    tokens = [*TYPED[name].split(), *known, *(misspelt(token, chance) for token in known)]
    spelled = [spelling(name, position.settings, token) for token in tokens if token]
    task = {"do": "spelling", "game": name, "settings": dict(position.settings), "spelled": spelled}
    assert compared(node, [task]) == {"spelling": len(spelled)}
    assert {one["reason"]["message"] for one in spelled if one["reason"]} > {f"{name}-unreadable"}


# ── Searches and solvers ─────────────────────────────────────────────────────────────────────────────────
def tree_of(search: Search) -> str:
    used = int(search.used[0])
    return digest(search.nodes[:used], *(row[:used] for row in search.sums))


def searched(position: Position, seed: int, slices: list[int], room: int, learned: bool = False) -> Task:
    known = heuristics_of(position.game, position.settings)
    heuristics = known if learned else known.classic
    search = Search(position.rules, position.state, seed, heuristics, room=room)
    for slice_ in slices:
        search.grow(slice_)
    task: Task = {
        "do": "search",
        "game": position.game.name,
        "seats": position.rules.seats,
        "state": packed(position.state),
        "seed": seed,
        "slices": slices,
        "room": room,
        "network": str(network_file(position.game.name)) if learned else None,
        "tree": tree_of(search),
        "branches": [[one.action, one.visits, one.value, one.proven] for one in search.branches()],
        "kept": None,
    }
    best = search.branches()[0].action
    further = position.play(best)
    if search.after([best], further.state):
        search.grow(slices[0])
        task |= {"action": best, "further": packed(further.state), "kept": tree_of(search)}
    return task


@pytest.mark.parametrize("name", BUILT_IN)
def test_equal_seeds_give_equal_trees(name: str, node: str) -> None:
    """In slices, in trees that must be enlarged, and below an action that was played."""
    tasks = []
    for seed in range(4):
        position = played_on(start_of(name, seed), seed, most=5 * seed)
        while position.turn == CHANCE:
            position = played_on(position, seed, most=1)
        if not position.over:
            tasks.append(searched(position, seed, [700, 1, 900], room=256))
    counts = compared(node, tasks)
    assert counts["tree"] == counts["branches"] == len(tasks) >= 3
    assert counts["kept tree"] >= 1


@pytest.mark.parametrize("name", ["nivos", "bubbles"])
def test_networks_say_the_same_in_the_browser(name: str, node: str) -> None:
    """To the last bit: the trees that ask them are equal, also below an action that was played."""
    tasks = []
    for seed in range(4):
        position = played_on(game(name).start({}, seed=seed), seed, most=6 * seed)
        while position.turn == CHANCE:
            position = played_on(position, seed, most=1)
        if not position.over:
            tasks.append(searched(position, seed, [300, 1, 200], room=4_096, learned=True))
    counts = compared(node, tasks)
    assert counts["tree"] == counts["branches"] == len(tasks) >= 3
    assert counts["kept tree"] >= 1


@pytest.mark.parametrize("name", ["nivos"])  # the game of two sides without chance
def test_endgames_have_the_same_values_after_as_many_positions(name: str, node: str) -> None:
    tasks: list[Task] = []
    for last in stored_games(name):
        heuristics = heuristics_of(last.game, last.settings)
        if not fits(last.rules, heuristics):
            continue
        endgame, asked = Endgame(last.rules, heuristics), []
        for position in list(last.positions)[-8:]:
            if not position.over:
                value = endgame.value(position.state, position.turn, 3_000)
                left = int(endgame._left[0])
                task = {"state": packed(position.state), "seat": position.turn, "budget": 3_000}
                asked.append({**task, "value": value, "left": left})
        tasks.append({"do": "endgame", "game": name, "seats": last.rules.seats, "positions": asked})
    counts = compared(node, tasks)
    assert counts["value"] == counts["positions left"] >= 10
    assert any(one["value"] is not None for task in tasks for one in task["positions"])


def test_babel_is_solved_in_the_browser_too(node: str) -> None:
    solved, last = tablebase(), babel_rules.LAST
    start = game("babel").start()
    some = [
        start,
        *(
            at
            for end in stored_games("babel")
            for at in end.positions
            if dict(at.settings) == dict(start.settings)
        ),
    ]
    task = {
        "do": "solve",
        "fullTower": last,
        "positions": 300_779,
        "keys": digest(solved.keys),
        "scores": digest(solved.scores[last]),
        "distance": 15,
        "states": [[packed(at.state), solved.score(at.state)] for at in some],
    }
    assert distance_of(solved.score(start.state), 0) == 15
    assert solved.score(start.state) > 0
    assert compared(node, [task])["score"] == len(some) > 20


def test_logarithm_and_exponentials_are_the_same_to_the_last_bit(node: str) -> None:
    chance = random.Random(1)
    spread = [chance.uniform(-40, 40) for _ in range(500)]
    functions = {"log": (log, [math.exp(x) for x in spread]), "exp": (exp, spread), "exp2": (exp2, spread)}
    tasks = [
        {"do": "elementary", "name": name, "values": [[x, float(function(x))] for x in values]}
        for name, (function, values) in functions.items()
    ]
    assert compared(node, tasks) == {"log": 500, "exp": 500, "exp2": 500}


# ── The modules themselves ───────────────────────────────────────────────────────────────────────────────
def test_the_modules_are_small() -> None:
    sizes = {name: len(gzip.compress((MODULES / f"{name}.wasm").read_bytes(), 9)) for name in BUILT_IN}
    assert sum(sizes.values()) <= 30_000 * len(BUILT_IN), sizes


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_module_made_anew_has_the_same_bytes(name: str, tmp_path: Path) -> None:
    """It takes a minute for babel and several for talo: everything is compiled from the sources."""
    pytest.importorskip("ziglang", reason="comes with `make wasm`")
    done = subprocess.run(
        [sys.executable, str(BUILDER), name, "--into", str(tmp_path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    for ending in ("wasm", "text.wasm", "json"):
        made, kept = tmp_path / f"{name}.{ending}", MODULES / f"{name}.{ending}"
        assert filecmp.cmp(made, kept, shallow=False), f"{kept.name} is not up to date: run `make wasm`"
