"""The client schema between compiled rules and their clients: typed values that are written as numbers.

A game's compiled functions write what clients show (the view, the steps of an action, why an action is not legal)
as integers into an array. What the integers mean is declared once, as msgspec structs and tables of messages.
From that declaration come the readers in Python (here), the types and readers of the page
(`scripts/game_schemas.py`), and the JSON form.

    Python source ── compiled ──> numbers ──┬── read here ──────────────> structs ──> JSON
                                            └── read in the browser ────> the same objects

    declared as                       written as
    int, bool                         the value
    float                             its 64 bits: `out.view(np.float64)[i] = value`
    Literal["a", "b"], Names(…)       which of them, from 0
    Members(("1", "2"))               which of them: a bit each
    Letters("xyz")                    how many letters, then which each is
    Text((int, "@", int))             the values in it, in order; fixed texts are not written
    X | None, X | UnsetType           0; or 1, then X
    list[X]                           how many, then each
    tuple[X, Y]                       X, then Y
    dict[K, V]                        how many, then the key and the value of each
    a struct                          its fields, in order
    A | B (tagged structs)            which of them, from 0, then its fields
    MessageSpec(…), …  (messages)            which of them, from 0, then its arguments
    Sentences((MessageSpec(…), …))           the same, inside another value
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import islice
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from msgspec import UNSET, Struct, UnsetType
from numba import types

from ziggurat.core.messages import Message
from ziggurat.kernel import INTS, LETTERS, Ints, ints
from ziggurat.kernel._numba import Compiled
from ziggurat.schema.grammar import Grammar

if TYPE_CHECKING:
    from ziggurat.core.position import Position

# ── The signatures of compiled writers ───────────────────────────────────────────────────────────────────
ENCODE = types.int64(INTS, INTS)  # write(state, out) -> how many numbers
PARSE = types.int64(INTS, INTS, INTS)  # read(state, text, out) -> how many; a start becomes what the text says
ENCODE_ACTION = types.int64(INTS, types.int64, INTS)  # write(state, action, out) -> how many; p may be played on


# ── Declarations ─────────────────────────────────────────────────────────────────────────────────────────
class Names(NamedTuple):
    """A text out of a table: `Annotated[str, Names(CELL_NAMES)]`."""

    table: tuple[str, ...]


class Members(NamedTuple):
    """Some texts out of a table: `Annotated[list[str], Members(("1", "2"))]`."""

    table: tuple[str, ...]

    def chosen(self, bits: int) -> list[str]:
        return [name for bit, name in enumerate(self.table) if bits >> bit & 1]


class Letters(NamedTuple):
    """A text made of a few letters: `Annotated[str, Letters("~+#")]`."""

    alphabet: str


class Text(NamedTuple):
    """A text made of values and fixed texts: `Annotated[str, Text((int, Axis, "@", int, ",", int))]`."""

    parts: tuple[Any, ...]  # types that are read as numbers or texts, and strings


class Sentences(NamedTuple):
    """A message out of a table, inside another value: `Annotated[Message, Sentences(FACTS)]`."""

    table: "tuple[MessageSpec, ...]"


class Step(Struct, frozen=True, tag_field="step"):
    """One thing that happens in an action; its kinds are tagged subclasses."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


def step_kind(step: Any) -> str:
    """The kind of a step; a game without a client schema may give plain dictionaries."""
    return step.kind if isinstance(step, Step) else str(step["step"])


class MessageSpec(NamedTuple):
    """A message that a compiled function can say: its id, its clause, and the types of its arguments."""

    id: str
    clause: str
    args: dict[str, Any]

    def __hash__(self) -> int:  # types with messages in them are looked up; a dictionary has no hash
        return hash((self.id, self.clause))


def spec(message: str, clause: str = "", /, **args: Any) -> MessageSpec:
    return MessageSpec(message, clause, args)


T = TypeVar("T")
Read = Callable[[Iterator[int]], Any]
_MOST_KNOWN = 10_000  # values kept of one type


@dataclass(frozen=True, eq=False)
class Encoder(Generic[T]):
    """What a compiled function writes, and how it is read: `view = Encoder(View, write_view, capacity=200)`.

    Called with a position, and with an action where the function wants one, it gives the value.
    """

    kind: Any  # a type of the table above, or a tuple of `MessageSpec`
    write: Callable[..., int]
    capacity: int  # the most numbers that it writes, and its working memory behind them

    def __call__(self, position: "Position", *action: int) -> T:
        return self.read(self.numbers(position, *action).tolist())

    def numbers(self, position: "Position", *action: int) -> Ints:
        out = ints(self.capacity)
        return out[: self.write(position.workspace(), *action, out)]

    def ready(self) -> None:
        """Has the function compiled or read from the cache now, not at its first use."""
        if isinstance(self.write, Compiled):
            self.write.ready()

    def read(self, numbers: Sequence[int]) -> T:
        found: T = self._read(numbers)
        return found

    @cached_property
    def _read(self) -> Callable[[Sequence[int]], Any]:
        read = reader(self.kind)
        if isinstance(self.kind, tuple):  # few sentences, said again and again
            known = _Known(read)
            return lambda numbers: known[tuple(numbers)]
        return lambda numbers: read(iter(numbers))


# ── Positions as text ────────────────────────────────────────────────────────────────────────────────────
PositionText = Annotated[str, Letters(LETTERS)]


def faults(*own: MessageSpec) -> Any:
    """What can be wrong with a text: the messages of `kernel/letters.py`, then those of the game. Each begins with
    the place, counted from 0; there is none if nothing is wrong."""
    common = (
        spec("text-unexpected", place=int),
        spec("text-short", place=int),
        spec("text-long", place=int),
        spec("text-range", place=int, low=int, high=int),
    )
    return Annotated[Message, Sentences((*common, *own))] | None


def letters_of(text: str) -> Ints:
    """A text as the numbers of its letters; one that no text has is the number behind the last."""
    return np.array([LETTERS.find(one) % (len(LETTERS) + 1) for one in text], dtype=np.int64)


@dataclass(frozen=True)
class ClientSchema:
    """All that a game tells its clients by numbers."""

    view: Encoder[Any]
    steps: Encoder[Any]  # by action, from the position before it
    refusal: Encoder[Message]  # by action: why it is not legal
    ending: Encoder[Message]
    prompt: Encoder[Message]
    preview: Encoder[Any] | None = None  # by action: what a preview shows beside the steps
    text: Encoder[str] | None = None  # the position as text (docs/reference/notation.md)
    fault: Encoder[Message | None] | None = (
        None  # by text: what is wrong with it; else the position is what it says
    )
    tokens: tuple[str, ...] | Grammar = ()  # a table of all, where that is small

    def ready(self) -> None:
        """Has all of its functions compiled or read from the cache now."""
        for _, written in self.parts():
            written.ready()

    def parts(self) -> "Iterator[tuple[str, Encoder[Any]]]":
        """What there is, by name."""
        for name in ("view", "steps", "preview", "refusal", "ending", "prompt", "text", "fault"):
            if written := getattr(self, name):
                yield name, written


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────
def reader(kind: Any) -> Read:
    """A function that reads a value of a type from an iterator of numbers."""
    if isinstance(kind, tuple):
        return _message_reader(kind)
    if kind is int:
        return next
    if kind is bool:
        return lambda numbers: bool(next(numbers))
    if kind is float:
        return lambda numbers: struct.unpack("=d", struct.pack("=q", next(numbers)))[0]
    if _is_struct(kind):
        return _struct_reader(kind)
    return _READERS[get_origin(kind)](kind)


def _annotated(kind: Any) -> Read:
    _, meant = get_args(kind)
    if isinstance(meant, Names):
        table = meant.table
        return lambda numbers: table[next(numbers)]
    if isinstance(meant, Members):
        return lambda numbers: meant.chosen(next(numbers))
    if isinstance(meant, Sentences):
        return _message_reader(meant.table)
    if isinstance(meant, Text):
        parts = [_fixed(part) if isinstance(part, str) else reader(part) for part in meant.parts]
        return lambda numbers: "".join([str(part(numbers)) for part in parts])
    spell = lru_cache(1024)(lambda letters: "".join(meant.alphabet[letter] for letter in letters))
    return lambda numbers: spell(tuple(islice(numbers, next(numbers))))


def _fixed(text: str) -> Read:
    return lambda numbers: text


def _literal(kind: Any) -> Read:
    table = get_args(kind)
    return lambda numbers: table[next(numbers)]


def _list(kind: Any) -> Read:
    (item,) = get_args(kind)
    if item is int:
        return lambda numbers: list(islice(numbers, next(numbers)))
    if known := _known(item) if _is_struct(item) else None:
        size = width(item) or 1

        def read_known(numbers: Iterator[int]) -> list[Any]:
            count = next(numbers)
            items = zip(*[numbers] * size, strict=True)  # `size` numbers for each; the loop is in C
            return list(map(known.__getitem__, islice(items, count)))

        return read_known
    read = reader(item)
    return lambda numbers: [read(numbers) for _ in range(next(numbers))]


def _tuple(kind: Any) -> Read:
    items = [reader(item) for item in get_args(kind)]
    return lambda numbers: tuple(item(numbers) for item in items)


def _dict(kind: Any) -> Read:
    key, value = map(reader, get_args(kind))
    return lambda numbers: {key(numbers): value(numbers) for _ in range(next(numbers))}


def _union(kind: Any) -> Read:
    kinds = [one for one in get_args(kind) if one not in (NoneType, UnsetType)]
    readers = [reader(one) for one in kinds]
    if len(kinds) == len(get_args(kind)):
        return lambda numbers: _one_of(readers, numbers)
    nothing = None if NoneType in get_args(kind) else UNSET
    return lambda numbers: _one_of(readers, numbers) if next(numbers) else nothing


def _one_of(readers: list[Read], numbers: Iterator[int]) -> Any:
    return readers[next(numbers) if len(readers) > 1 else 0](numbers)


_READERS: dict[Any, Callable[[Any], Read]] = {
    Annotated: _annotated,
    Literal: _literal,
    list: _list,
    tuple: _tuple,
    dict: _dict,
    Union: _union,
    UnionType: _union,
}


def struct_fields(kind: type[Struct]) -> dict[str, Any]:
    """The fields of a struct by their names in JSON, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        encoded: hints[name]
        for name, encoded in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    }


class _Known(dict[tuple[int, ...], Any]):
    """Small values, such as a piece in its place: each is read once and then found again by its numbers."""

    def __init__(self, read: Read) -> None:
        self._read = read

    def __missing__(self, numbers: tuple[int, ...]) -> Any:
        if len(self) >= _MOST_KNOWN:
            self.clear()
        found = self[numbers] = self._read(iter(numbers))
        return found


@cache
def _known(kind: Any) -> _Known | None:
    """The known values of a struct that takes always as many numbers, and that nobody can change."""
    if not _is_struct(kind) or not kind.__struct_config__.frozen or width(kind) is None:
        return None
    return _Known(_fieldwise(kind))


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _struct_reader(kind: type[Struct]) -> Read:
    known, size = _known(kind), width(kind)
    if known is None:
        return _fieldwise(kind)
    return lambda numbers: known[tuple(islice(numbers, size))]


def _fieldwise(kind: type[Struct]) -> Read:
    fields = [reader(field) for field in struct_fields(kind).values()]
    return lambda numbers: kind(*[field(numbers) for field in fields])


def width(kind: Any) -> int | None:
    """How many numbers a type takes; None if that depends on the value."""
    if kind in (int, bool, float) or get_origin(kind) is Literal:
        return 1
    if get_origin(kind) is Annotated:
        return _width_of_text(get_args(kind)[1])
    if _is_struct(kind):
        return _sum([width(field) for field in struct_fields(kind).values()])
    return _sum([width(item) for item in get_args(kind)]) if get_origin(kind) is tuple else None


def _width_of_text(meant: Any) -> int | None:
    if isinstance(meant, Text):
        return _sum([width(part) for part in meant.parts if not isinstance(part, str)])
    return 1 if isinstance(meant, Names | Members) else None


def _sum(widths: list[int | None]) -> int | None:
    known = [one for one in widths if one is not None]
    return sum(known) if len(known) == len(widths) else None


def _message_reader(table: tuple[MessageSpec, ...]) -> Read:
    readers = [{name: reader(kind) for name, kind in one.args.items()} for one in table]

    def read(numbers: Iterator[int]) -> Message:
        which = next(numbers)
        args = {name: argument(numbers) for name, argument in readers[which].items()}
        return Message(table[which].id, table[which].clause, args)

    return read
