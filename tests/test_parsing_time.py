"""Reading takes a time that grows with the length of a text, not with its square, whatever the text is.

Every parser gets texts as long as the server accepts them, made of one or two small pieces again and again. Where
that takes long enough to be measured, a text of a quarter of the length must take about a quarter of the time.
"""

import contextlib
import gc
import itertools
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.records import Record
from ziggurat.server import protocol
from ziggurat.server.http import schemas
from ziggurat.server.live import serializers
from ziggurat.server.settings import Limits
from ziggurat.server.tables.new_tables import checked_name

MEASURABLE = 0.02  # seconds of processor time; less than that is no danger, and noisy
GROWTH = 9  # at four times the length: 4 if time grows with the length, 16 if it grows with its square
TRIES = 4  # the shortest counts: other programs disturb even the processor time of a thread
PIECES = (
    *(
        "\n",
        "\r\n",
        " ",
        "\t",
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        '"',
        "\\",
        "0",
        "9",
        "1",
        "a",
        "A",
        "+",
        "-",
        ".",
        ",",
    ),
    *("9" * 1_000 + ";", "9" * 4_400 + " "),  # the second has more digits than Python turns into a number
    *(";", ":", "@", "/", "=", "%", "%41", "é", "\u200b", "\x85", "\u2028", "\ufeff", "1,", "-1", "e5 "),
    *(
        '[a "b"]\n',
        '[Game "babel"]\n',
        "x ",
        "(x ",
        "x (y) ",
        "{x} ",
        "a=b ",
        "1z@0,0,0;",
        "t3+7 ",
        "a1enu ",
        ";q=0.",
    ),
)
MIXED = 40  # pairs of pieces, of all that there are
HEADS = (
    *("", "[", '[Game "babel"]\n\n', '[Game "babel"]\n\nx', '[Game "babel"]\n\n{', '[Game "babel"]\n\nx ('),
    *(
        '[Game "babel"]\n[A "',
        '[Game "babel"]\n[Players "',
        '[Game "talo"]\n[Position "',
        '[Game "bubbles"]\n[Sky "',
    ),
)
TOKENS = ("", "t", "t1+", "1z@", "p1@0,0,0,0,0,0,0:", "a1", "n@", "u")
Parser = Callable[[str], Any]


def most(kind: Any) -> int:
    """The longest text of a type of the protocol."""
    length = kind.__metadata__[0].max_length
    assert isinstance(length, int)
    return length


def parsers() -> Iterator[tuple[str, Parser, str, int]]:
    """Each parser of texts from outside: its name, what it reads, how the text begins, and its greatest length."""
    record = most(schemas.RecordText)
    for head in HEADS:
        yield "record", Record.parse, head, record
        yield "beginning of a record", Record.opening, head, record
    yield "language", serializers.language_of, "", Limits.header_bytes
    yield "language", serializers.language_of, "de;q=", Limits.header_bytes
    yield "name", checked_name, "", most(protocol.Name)
    for name in game_names():
        kind = game(name)
        for options in ({}, {"mode": "fantasy"}) if name == "talo" else ({},):
            start = kind.start(options, seed=1)
            written = start.text()
            for head in TOKENS:
                yield f"token of {name} {options}", start.play, head, most(protocol.Token)
            for head in ("", written, written[: len(written) // 2]):
                yield f"position of {name} {options}", kind.position, head, most(protocol.PositionText)
        for option in kind.options:
            read = _option(name, option.name)
            yield f"{option.name} of {name}", read, "", most(protocol.OptionValue)


def _option(name: str, option: str) -> Parser:
    return lambda text: game(name).settle({option: text}, random.Random(0))


def seconds(read: Parser, text: str) -> float:
    gc.disable()  # it looks at everything that all tests have left
    try:
        begun = time.thread_time()
        with contextlib.suppress(Refusal):
            read(text)
        return time.thread_time() - begun
    finally:
        gc.enable()


def grows_too_fast(read: Parser, head: str, piece: str, length: int) -> bool:
    def text(size: int) -> str:
        return head + piece * ((size - len(head)) // len(piece))  # whole pieces: half of one could end the reading

    def shortest(size: int) -> float:
        return min(seconds(read, text(size)) for _ in range(TRIES))

    if seconds(read, text(length)) < MEASURABLE:
        return False
    whole = shortest(length)
    return whole > MEASURABLE and whole > GROWTH * shortest(length // 4)


@pytest.mark.parametrize("what", sorted({what for what, *_ in parsers()}))
def test_reading_takes_time_in_proportion_to_the_length(what: str) -> None:
    pairs = list(itertools.permutations(PIECES, 2))
    pieces = [*PIECES, *map("".join, random.Random(what).sample(pairs, MIXED))]
    slow = [
        (head, piece)
        for name, read, head, length in parsers()
        if name == what
        for piece in pieces
        if grows_too_fast(read, head, piece, length)
    ]
    assert not slow
