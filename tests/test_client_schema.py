"""The client schema: what compiled functions write is read alike in Python and by the page's code in Node."""

import base64
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

import corpus
from page_node import run_node
from ziggurat.core.messages import Message
from ziggurat.core.parts import EncodedHints
from ziggurat.core.position import Position
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import CHANCE
from ziggurat.schema.client_schema import Encoder, Letters, Members, Text, reader, spec
from ziggurat.schema.grammar import Form, Grammar, Letter, Number
from ziggurat.server.tables import log
from ziggurat.server.tables.table import Table

ROOT = Path(__file__).parents[1]
NODE_SCRIPT = Path(__file__).with_name("client_schema.mjs")
WITH_SEAM = [name for name in game_names() if game(name).client_schema]
REFUSED = 12  # illegal actions asked about in each position
MORE_OPTIONS: dict[str, tuple[dict[str, str], ...]] = {  # what no stored game was played with
    "bubbles": (
        {"mission": "3"},
        {"planet": "...............BB.GG", "powers": "off"},
        {"reach": "near", "blacks": "5"},
    ),
    "talo": ({"collapse": "dare", "players": "3"},),
    "nivos": ({"players": "3"}, {"players": "4"}, {"players": "4", "cylinders": "choice"}),
}


def positions(name: str) -> Iterator[Position]:
    """Every position of the stored games, and of a random one with each of the other options."""
    for path in sorted(corpus.FOLDER.glob(f"{name}-*.jsonl")):
        rows, _ = corpus.read(path)
        made = rows[0].event
        assert isinstance(made, log.Created)
        if made.rules == game(name).version:
            yield from Table.of("corpus", rows).position.positions
    for options in MORE_OPTIONS.get(name, ()):
        chance, position = random.Random(1), game(name).start(options)
        while not position.over:
            position = position.play(chance.choice(position.actions))
        yield from position.positions


def written(position: Position) -> Iterator[tuple[str, Encoder[Any], tuple[int, ...]]]:
    """Everything that is told about a position: the part, who writes it, and the action it is about."""
    client_schema = position.game.client_schema
    assert client_schema
    yield "View", client_schema.view, ()
    if position.over:
        yield "Ending", client_schema.ending, ()
        return
    yield "Prompt", client_schema.prompt, ()
    if position.turn == CHANCE:
        return
    legal = set(position.actions)
    spread = range(position.ply % 7, position.rules.num_actions, max(1, position.rules.num_actions // 97))
    illegal = [action for action in spread if action not in legal][:REFUSED]
    for action in illegal:
        yield "Refusal", client_schema.refusal, (action,)
    for action in (*position.actions[:: max(1, len(legal) // 5)], *illegal[:3]):
        if client_schema.preview:
            yield "Preview", client_schema.preview, (action,)
        if action in legal:
            yield "Steps", client_schema.steps, (action,)
        if action in legal and isinstance(position.game.hints, EncodedHints):
            yield "Hint", position.game.hints.encoder, (action,)


def as_data(value: Any) -> Any:
    return _with_messages(msgspec.to_builtins(value))


def _with_messages(value: Any) -> Any:
    """Messages, wherever they are, as the page reads them."""
    if isinstance(value, dict) and set(value) == {"id", "clause", "args"}:
        return {"message": value["id"], "clause": value["clause"], "args": value["args"]}
    if isinstance(value, dict):
        return {name: _with_messages(one) for name, one in value.items()}
    return [_with_messages(one) for one in value] if isinstance(value, list) else value


def told(name: str) -> Iterator[str]:
    for position in positions(name):
        for part, writes, action in written(position):
            numbers = writes.numbers(position, *action)
            value = as_data(writes.read(numbers.tolist()))
            packed = base64.b64encode(numbers.astype("<i8").tobytes()).decode()
            yield json.dumps({"game": name, "part": part, "numbers": packed, "value": value})


@pytest.mark.parametrize("name", WITH_SEAM)
def test_python_and_the_page_read_the_same(name: str) -> None:
    lines = list(told(name))
    found = run_node(NODE_SCRIPT.read_text(encoding="utf-8"), "\n".join(lines) + "\n")
    assert found["count"] == 0, found["different"]
    assert sum(found["compared"].values()) == len(lines) > 500
    parts = {part.split()[1] for part in found["compared"]}
    assert parts >= {"View", "Steps", "Refusal", "Ending", "Prompt", "Hint"}


@pytest.mark.parametrize("name", WITH_SEAM)
def test_nothing_is_written_beyond_its_room_and_all_of_it_is_read(name: str) -> None:
    for position in positions(name):
        for part, writes, action in written(position):
            numbers = writes.numbers(position, *action)
            rest = iter(numbers.tolist())
            reader(writes.kind)(rest)
            assert not list(rest), f"{part} of {position!r} has more numbers than its type"
            assert len(numbers) <= writes.capacity


@pytest.mark.parametrize("name", WITH_SEAM)
def test_the_table_of_tokens_has_every_action(name: str) -> None:
    client_schema = game(name).client_schema
    if client_schema and isinstance(client_schema.tokens, tuple) and client_schema.tokens:
        sizes = {position.rules.num_actions: position for position in positions(name)}
        for size, position in sizes.items():  # options that allow fewer actions have the first of them
            assert list(client_schema.tokens[:size]) == [position.token(action) for action in range(size)]
        assert len(client_schema.tokens) == max(sizes)


@pytest.mark.parametrize("name", ["talo"])
def test_a_grammar_spells_and_reads_alike_in_python_and_on_the_page(name: str) -> None:
    position = next(positions(name))
    grammar = position.game.client_schema.tokens if position.game.client_schema else None
    assert isinstance(grammar, Grammar)
    step = max(1, position.rules.num_actions // 20_000)
    actions = [*range(1000), *range(1000, position.rules.num_actions, step)]
    spelled = {action: position.token(action) for action in actions}
    for action, token in spelled.items():
        found = grammar.read(token)
        assert found
        assert (found.action, found.values, found.outside) == (action, found.form.values(action), frozenset())
    script = (
        f"const {{ TOKENS }} = await load('games/{name}/schema.ts');"
        "let text = ''; for await (const piece of process.stdin) text += piece;"
        "const alike = ([n, token]) => TOKENS.spell(n) === token && TOKENS.action(token) === n;"
        "const wrong = JSON.parse(text).filter((one) => !alike(one));"
        "console.log(JSON.stringify(wrong.slice(0, 5)))"
    )
    load = NODE_SCRIPT.read_text(encoding="utf-8").partition("const { Numbers }")[0]
    assert run_node(load + script, json.dumps(list(spelled.items()))) == []


def test_what_is_no_token_is_not_read() -> None:
    grammar = Grammar(Form("go", 5, ">", Number("x", -1, 3), Letter("way", "lr", times=5)))
    assert [grammar.spell(action) for action in (5, 9, 14)] == [">-1l", ">3l", ">3r"]
    assert [grammar.read(token) for token in ("", ">", ">1", ">01l", ">1x", ">1l ", ">-0l", ">100l")] == [None] * 8
    far = grammar.read(">7r")
    assert far
    assert far.outside == {"x"}


# ── The table of types, one by one ───────────────────────────────────────────────────────────────────────
class Pair(Struct, frozen=True):
    one: int
    two: bool


class Left(Struct, tag="left"):
    at: int


class Right(Struct, tag="right"):
    name: Literal["a", "b"]
    pair: Pair | UnsetType = UNSET


def read(kind: Any, *numbers: int) -> Any:
    rest = iter(numbers)
    value = reader(kind)(rest)
    assert not list(rest)
    return value


def test_every_kind_of_type_is_read() -> None:
    assert read(Pair, 3, 1) == Pair(3, True)
    assert read(float, 4602678819172646912) == 0.5
    assert read(list[Pair], 2, 1, 0, 2, 1) == [Pair(1, False), Pair(2, True)]
    assert read(tuple[int, int], 4, 5) == (4, 5)
    assert read(dict[Literal["x", "y"], int], 1, 1, 7) == {"y": 7}
    assert read(Annotated[list[str], Members(("1", "2", "3"))], 0b101) == ["1", "3"]
    assert read(Annotated[str, Letters("~#")], 3, 0, 1, 1) == "~##"
    assert read(Annotated[str, Text((int, Literal["x", "y"], "@", int))], 4, 1, -2) == "4y@-2"
    assert [read(int | None, 0), read(int | None, 1, 9)] == [None, 9]
    assert read(list[Left | Right], 2, 0, 5, 1, 1, 1, 2, 0) == [Left(5), Right("b", Pair(2, False))]
    assert read(Left | Right, 1, 0, 0) == Right("a")
    assert read((spec("hello"), spec("taken", "B5", cell=Literal["a1", "b1"])), 1, 1) == Message(
        "taken", "B5", {"cell": "b1"}
    )
