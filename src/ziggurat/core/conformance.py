"""One check for every game: plays random games and asserts each promise of the rules contract.

`check(game, options)` is for the tests of the package and for whoever adds a game. It raises `AssertionError` with
a sentence that says what is broken and where.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from ziggurat.core.game import Game
from ziggurat.core.parts import EncodedHints
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.kernel import CHANCE, OVER, WIN, Bytes, generator, ints
from ziggurat.records import Record
from ziggurat.schema.client_schema import Encoder, reader
from ziggurat.schema.grammar import Grammar

ASKED = 8  # actions asked about in each position
TEXT_EVERY = 8  # positions whose text is read back: to read one may take longer than to play on
RUBBISH = -(1 << 40)  # what a writer may find in its room, and must leave behind it
BEYOND = 64  # numbers behind the room that are watched
FEW = 2_000  # actions that are all asked about; of a larger action space, a sample


def plain(text: str, style: str) -> str:
    """The painter that paints nothing."""
    return text


def check(game: Game, options: Mapping[str, str] | None = None, games: int = 10, seed: int = 0) -> None:
    """Plays random games under one set of options and asserts every promise of the contract on the way."""
    chance = random.Random(seed)
    for number in range(games):
        _check_game(game, dict(options or {}), chance, seed=seed + number)


def _check_game(game: Game, options: dict[str, str], chance: random.Random, seed: int) -> None:
    position = game.start(options, seed=seed)
    assert position == game.start(dict(position.settings)), "settled options give the same start again"
    _check_spelling(position, chance)
    played = 0  # by the seats
    while not position.over:
        _check_position(position, chance)
        played += position.turn != CHANCE
        most = position.rules.max_game_length
        assert played <= most, f"{position!r}: no end after {most} actions of the seats, `max_game_length`"
        before = position.state.tobytes()
        action = chance.choice(position.actions)
        after = position.play(action)
        assert position.state.tobytes() == before, f"{position!r}: playing changed the position"
        assert game.steps(position, action), f"{position!r}: nothing happens in {position.token(action)}"
        position = after
    _check_allowed(position, chance)
    _check_end(position)
    _check_record(position)


def _check_position(position: Position, chance: random.Random) -> None:
    rules, actions = position.rules, position.actions
    assert 0 <= position.turn <= rules.seats, f"{position!r}: seat {position.turn} does not exist"
    assert actions, f"{position!r}: not over, yet nothing is legal"
    assert len(actions) <= rules.max_legal_actions, (
        f"{position!r}: {len(actions)} legal actions, more than `max_legal_actions`"
    )
    assert all(a < b for a, b in pairwise(actions)), f"{position!r}: legal actions are not ascending"
    assert actions[0] >= 0, f"{position!r}: an action below zero"
    assert actions[-1] < rules.num_actions, f"{position!r}: an action outside the action space"
    _check_tokens(position)
    _check_client_schema(position, chance)
    _check_refusals(position, chance)
    _check_allowed(position, chance)
    _check_sample(position, chance)
    _check_chance(position)
    _check_faces(position)


def _check_tokens(position: Position) -> None:
    tokens = position.legal()
    assert len(set(tokens)) == len(tokens), f"{position!r}: two actions with one token"
    for action, token in zip(position.actions, tokens, strict=True):
        assert token == "".join(token.split()), f"{position!r}: white space in {token!r}"
        back = position.game.action(position.settings, token)
        assert back == action, f"{position!r}: {token} reads as action {back}, not {action}"


def _check_refusals(position: Position, chance: random.Random) -> None:
    """Whatever is not listed is refused, with a reason in words."""
    listed = set(position.actions)
    for action in chance.sample(range(position.rules.num_actions), k=min(ASKED, position.rules.num_actions)):
        if action in listed:
            continue
        try:
            position.play(action)
        except IllegalAction as refused:
            assert refused.message, f"{position!r}: {refused.token} is refused without a reason"
        else:
            raise AssertionError(f"{position!r}: action {action} is not listed, yet it can be played")


def _check_allowed(position: Position, chance: random.Random) -> None:
    """An `allowed` of the game's own says of each action what the list says. It leaves the position as it is."""
    rules = position.rules
    if rules.allowed:
        listed = set(position.actions)
        state = rules.workspace(position.state)
        for action in _worth_asking(position, chance):
            agrees = bool(rules.allowed(state, action)) == (action in listed)
            assert agrees, f"{position!r}: `allowed` and `legal` differ about {action}"
        assert np.array_equal(state[: rules.state_size], position.state), (
            f"{position!r}: `allowed` changed the position"
        )


def _worth_asking(position: Position, chance: random.Random) -> Iterable[int]:
    """All actions; or, of very many, some legal ones, the numbers next to them, and some of all."""
    everything = range(position.rules.num_actions)
    if len(everything) <= FEW:
        return everything
    legal = chance.sample(position.actions, min(50, len(position.actions)))
    beside = [action + step for action in legal for step in (-1, 1) if action + step in everything]
    return sorted({*legal, *beside, *chance.sample(everything, 50)})


def _check_sample(position: Position, chance: random.Random) -> None:
    rng = generator(chance.randrange(1 << 30))
    drawn = position.rules.sample(position.rules.workspace(position.state), rng)
    assert drawn in position.actions, f"{position!r}: sample gives {drawn}, which is not legal"


def _check_chance(position: Position) -> None:
    weights = position.chances()
    assert bool(weights) == (position.turn == CHANCE), f"{position!r}: weights only where chance acts"
    assert all(weight > 0 for weight in weights.values()), f"{position!r}: an outcome without weight"
    assert position.turn != CHANCE or position.rules.chance, f"{position!r}: chance acts unannounced"


def _check_faces(position: Position) -> None:
    assert str(position.status), f"{position!r}: no status"
    _check_diagram(position)
    assert position.view()["table"], f"{position!r}: nothing in the view"
    for seat in range(1, position.rules.seats + 1):
        assert position.observe(seat).shape == position.rules.observation_shape
        _check_pack(position, seat)
    _check_mask(position)


def _check_diagram(position: Position) -> None:
    """There is one, and each action that has a cell of it has one that exists."""
    drawn = position.game.diagram(position, plain)
    assert drawn.strip(), f"{position!r}: no diagram"
    lines = drawn.split("\n")
    for action in position.actions:
        if cell := position.game.diagram_cell(position, action):
            line, character = cell
            inside = 0 <= line < len(lines) and 0 <= character < len(lines[line])
            assert inside, f"{position!r}: the cell of {position.token(action)} is outside the diagram"


def _mask_of(position: Position) -> Bytes:
    mask = np.zeros(position.rules.num_actions, dtype=np.int8)
    mask[list(position.actions)] = 1
    return mask


def _check_mask(position: Position) -> None:
    """A mask of the game's own is the list of the legal actions."""
    rules = position.rules
    if rules.mask:
        found = np.full(rules.num_actions, 7, dtype=np.int8)
        rules.mask(rules.workspace(position.state), ints(rules.max_legal_actions), found)
        assert np.array_equal(found, _mask_of(position)), f"{position!r}: the mask is not that of the list"


def _check_pack(position: Position, seat: int) -> None:
    """Packed, mask and planes are the same as plain, each from a word's lowest bit on."""
    rules = position.rules
    if rules.pack:
        words = np.full(sum(rules.words), -1, dtype=np.int64)
        rules.pack(rules.workspace(position.state), seat, words)
        bits = np.unpackbits(words.view(np.uint8), bitorder="little")
        expected = np.zeros_like(bits)
        expected[: rules.num_actions] = _mask_of(position)
        planes = position.observe(seat).reshape(-1)
        expected[64 * rules.words[0] :][: len(planes)] = planes
        assert np.array_equal(bits, expected), f"{position!r}: packed for seat {seat}, something else"


# ── The client schema, where a game has one ──────────────────────────────────────────────────────────────
def _check_spelling(position: Position, chance: random.Random) -> None:
    """The client schema's table or grammar of tokens spells the actions as the game does."""
    tokens = position.game.client_schema.tokens if position.game.client_schema else ()
    if not tokens:
        return
    for action in _worth_asking(position, chance):
        spelled = tokens.spell(action) if isinstance(tokens, Grammar) else "".join(tokens[action : action + 1])
        assert spelled == position.token(action), f"{position!r}: the schema spells action {action} as {spelled!r}"


def _check_client_schema(position: Position, chance: random.Random) -> None:
    """What the compiled writers write stays in its room, and the declared types read all of it."""
    client_schema = position.game.client_schema
    if client_schema is None:
        return
    _check_written(position, "view", client_schema.view)
    if client_schema.text and position.ply % TEXT_EVERY == 0:
        _check_written(position, "text", client_schema.text)
        assert position.game.position(position.text()) == position, f"{position!r}: its text is another position"
    if position.over:
        _check_written(position, "ending", client_schema.ending)
        return
    _check_written(position, "prompt", client_schema.prompt)
    for action in chance.sample(position.actions, k=min(ASKED, len(position.actions))):
        _check_written(position, "steps", client_schema.steps, action)
        if client_schema.preview:
            _check_written(position, "preview", client_schema.preview, action)
        if isinstance(position.game.hints, EncodedHints) and position.turn > CHANCE:
            _check_written(position, "hint", position.game.hints.encoder, action)
    legal = set(position.actions)
    for action in chance.sample(range(position.rules.num_actions), k=min(ASKED, position.rules.num_actions)):
        if action not in legal:
            _check_written(position, "refusal", client_schema.refusal, action)


def _check_written(position: Position, part: str, written: Encoder[Any], *action: int) -> None:
    about = f"{position!r}: the {part}{''.join(f' of {position.token(one)}' for one in action)}"
    out = np.full(written.capacity + BEYOND, RUBBISH, dtype=np.int64)
    size = written.write(position.rules.workspace(position.state), *action, out)
    fits = size <= written.capacity and (out[written.capacity :] == RUBBISH).all()
    assert fits, f"{about} is written beyond its room of {written.capacity} numbers"
    assert np.array_equal(out[:size], written.numbers(position, *action)), (
        f"{about} depends on what was in its room before"
    )
    numbers = iter(out[:size].tolist())
    try:
        _reader(written)(numbers)
    except (StopIteration, LookupError, RuntimeError) as fault:
        raise AssertionError(f"{about} cannot be read by its type: {fault!r}") from fault
    rest = list(numbers)
    assert not rest, f"{about} has {len(rest)} numbers more than its type reads"


@lru_cache(64)
def _reader(written: Encoder[Any]) -> Callable[[Iterator[int]], Any]:
    return reader(written.kind)


def _check_end(position: Position) -> None:
    outcome = position.outcome
    assert outcome is not None
    assert position.actions == (), f"{position!r}: over, yet something is legal"
    assert position.rules.sample(position.rules.workspace(position.state), generator(1)) == OVER
    _check_client_schema(position, random.Random(0))
    _check_faces(position)
    share = ints(position.rules.seats)
    position.rules.returns(position.rules.workspace(position.state), share)
    teams: dict[int, set[int]] = {}
    for seat, team in enumerate(position.rules.teams):
        teams.setdefault(team, set()).add(int(share[seat]))
    assert all(len(shares) == 1 for shares in teams.values()), f"{position!r}: team mates differ"
    total = sum(shares.pop() for shares in teams.values())
    assert total == WIN or len(teams) == 1, f"{position!r}: the results add up to {total} twelfths"


def _check_record(position: Position) -> None:
    record = Record.of(position)
    again = Record.parse(str(record))
    assert again == record, f"{position!r}: the record reads back differently"
    replayed = again.replay()
    assert replayed == position, f"{position!r}: the record replays to another position"
    assert replayed.history == position.history
    assert np.array_equal(replayed.state, position.state)
