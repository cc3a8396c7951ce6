"""How options become the integers that `rules.start` reads: declared as data, so that the page does it alike.

    Pick("powers", {"on": (1,), "off": (0,)})     the integers of an option's value
    Given(("mission", "planet"))                  1 if one of these options is set, else 0
    SpelledNumber("sky", "RPYBGK", bits=4)        one integer: of each letter its number from 1, so many bits each
    Places("planet", "RPYBGK", (8, 16, …))        for each letter of the alphabet the set of its places, as bits
    NameSets("split", ("1", "2x1", …), lists=2)   a set for each list; if there are fewer, the last one again

Where the option is not set, `otherwise` takes its place: integers, or another of these. `web/src/wasm/options.ts`
reads the same data (`scripts/static_data.py` writes it).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

Numbers = tuple[int, ...]
Otherwise = Union[Numbers, "Argument"]


@dataclass(frozen=True)
class Pick:
    """The integers of each value of an option."""

    option: str
    values: Mapping[str, Numbers]
    otherwise: Otherwise = ()

    def of(self, text: str) -> Sequence[int]:
        return self.values[text]

    def data(self) -> dict[str, Any]:
        return {"kind": "pick", "values": {value: list(numbers) for value, numbers in self.values.items()}}


@dataclass(frozen=True)
class SpelledNumber:
    """A text as one integer: of each letter its number in the alphabet, from 1."""

    option: str
    alphabet: str
    bits: int  # for each letter
    otherwise: Otherwise = ()

    def of(self, text: str) -> Sequence[int]:
        return [sum((self.alphabet.index(letter) + 1) << self.bits * at for at, letter in enumerate(text))]

    def data(self) -> dict[str, Any]:
        return {"kind": "letters", "alphabet": self.alphabet, "bits": self.bits}


@dataclass(frozen=True)
class Places:
    """A text as sets: for each letter of the alphabet the bits of the places where it stands; others are empty."""

    option: str
    alphabet: str
    bits: Numbers  # of each place in the text
    otherwise: Otherwise = ()

    def of(self, text: str) -> Sequence[int]:
        return [
            sum(1 << bit for bit, other in zip(self.bits, text, strict=True) if other == letter)
            for letter in self.alphabet
        ]

    def data(self) -> dict[str, Any]:
        return {"kind": "places", "alphabet": self.alphabet, "bits": list(self.bits)}


@dataclass(frozen=True)
class NameSets:
    """Lists, as in "1,2x1/2x1,3x1", as one integer: a set of names for each of them, side by side."""

    option: str
    names: tuple[str, ...]
    lists: int
    otherwise: Otherwise = ()

    def of(self, text: str) -> Sequence[int]:
        given = [part.split(",") for part in text.split("/")]
        width = len(self.names)
        sets = [
            sum(1 << self.names.index(name) for name in given[min(k, len(given) - 1)]) for k in range(self.lists)
        ]
        return [sum(one << width * k for k, one in enumerate(sets))]

    def data(self) -> dict[str, Any]:
        return {"kind": "members", "names": list(self.names), "lists": self.lists}


@dataclass(frozen=True)
class Given:
    """1 if one of some options is set, else 0."""

    options: tuple[str, ...]


Argument = Pick | SpelledNumber | Places | NameSets | Given


def encode(arguments: Sequence[Argument], settings: Mapping[str, str]) -> list[int]:
    """The integers of settled options."""
    return [number for argument in arguments for number in _numbers(argument, settings)]


def _numbers(argument: Otherwise, settings: Mapping[str, str]) -> Sequence[int]:
    if isinstance(argument, tuple):
        return argument
    if isinstance(argument, Given):
        return [int(any(option in settings for option in argument.options))]
    text = settings.get(argument.option)
    return _numbers(argument.otherwise, settings) if text is None else argument.of(text)


def as_data(argument: Otherwise) -> Any:
    """As the page reads it."""
    if isinstance(argument, tuple):
        return list(argument)
    if isinstance(argument, Given):
        return {"kind": "given", "options": list(argument.options)}
    return {"option": argument.option, **argument.data(), "otherwise": as_data(argument.otherwise)}
