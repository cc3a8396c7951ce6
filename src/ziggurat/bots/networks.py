"""Networks as files: what was learned about a game, as data for any machine (docs/how-to/train-a-network.md).

    bytes 0 … 7     ZIGGNET1
    4 bytes         the length of the card, little-endian, like all numbers here
    the card        JSON in UTF-8: the game, the sizes, and how the network was made
    2 bytes each    the weights as float16, in the order of `engine/networks.py`
    4 bytes         CRC-32 of everything before

A file that is cut off, altered or made for another game is refused with a sentence.
"""

import json
import struct
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ziggurat.bots.engine.heuristics import Weights
from ziggurat.bots.engine.networks import HEAD, MOST_HIDDEN, MOST_UNITS, sizes
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Json
from ziggurat.terminal.console import why

MAGIC = b"ZIGGNET1"
LARGEST = 400_000  # bytes of a network that is shipped
_SIZES = ("features", "hidden", "units", "actions")
Part = npt.NDArray[np.float32]


class BadNetwork(Refusal):
    """A file that holds no network, or not the one that is asked for."""

    code = "bad-network"


@dataclass(frozen=True, eq=False)
class Network:
    """The weights as the compiled search takes them, and the card that says where they come from."""

    card: Json
    weights: Weights

    @classmethod
    def of(cls, card: Json, parts: Mapping[str, Part]) -> "Network":
        """A network from its parts; they are rounded as in a file, so that both play alike."""
        layout = _layout(card)
        rows = [parts[name].astype(np.float16).astype(np.float32).reshape(-1) for name, _, _ in layout]
        for (name, height, width), row in zip(layout, rows, strict=True):
            if len(row) != height * width:
                raise ValueError(f"{name} has {len(row)} numbers, not {height} × {width}.")
        numbers = np.concatenate(rows)
        if not np.isfinite(numbers).all():  # or a value could be no number, and the search would follow it nowhere
            raise ValueError("Some numbers are not finite.")
        return cls(card, _with_head(card, numbers))

    def parts(self) -> dict[str, Part]:
        """The weights by name, as tables."""
        found, at = {}, HEAD
        for name, rows, columns in _layout(self.card):
            found[name] = self.weights[at : at + rows * columns].reshape(rows, columns)
            at += rows * columns
        return found

    def to_bytes(self) -> bytes:
        card = json.dumps(self.card, ensure_ascii=False, sort_keys=True).encode()
        body = self.weights[HEAD:].astype("<f2").tobytes()
        written = MAGIC + struct.pack("<I", len(card)) + card + body
        return written + struct.pack("<I", zlib.crc32(written))


def _layout(card: Json) -> list[tuple[str, int, int]]:
    return sizes(*(card[size] for size in _SIZES))


def _with_head(card: Json, numbers: Part) -> Weights:
    head = np.zeros(HEAD, dtype=np.float32)
    head[: len(_SIZES)] = [card[size] for size in _SIZES]
    return np.ascontiguousarray(np.concatenate([head, numbers]), dtype=np.float32)


def parse_network(data: bytes, name: str) -> Network:
    """The network in the bytes of a file; `name` is what a sentence calls it."""
    start = len(MAGIC) + 4
    if not data.startswith(MAGIC):
        raise BadNetwork(Message("network-none", args={"file": name}))
    if len(data) < start + 4 or zlib.crc32(data[:-4]) != struct.unpack("<I", data[-4:])[0]:
        raise BadNetwork(Message("network-damaged", args={"file": name}))
    end = start + struct.unpack("<I", data[len(MAGIC) : start])[0]
    try:
        card = json.loads(data[start:end])
        numbers = np.frombuffer(data[end:-4], dtype="<f2").astype(np.float32)
        if _wrong_sizes(card) or len(numbers) != sum(rows * columns for _, rows, columns in _layout(card)):
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise BadNetwork(Message("network-damaged", args={"file": name})) from None
    if not np.isfinite(numbers).all():
        raise BadNetwork(Message("network-damaged", args={"file": name}))
    return Network(card, _with_head(card, numbers))


def _wrong_sizes(card: Json) -> bool:
    features, hidden, units, actions = (card[size] for size in _SIZES)
    if not all(type(size) is int and size >= 0 for size in (features, hidden, units, actions)):
        return True
    return not 0 < hidden <= MOST_HIDDEN or units > MOST_UNITS or hidden % 8 != 0 or units % 8 != 0


def read_network(path: Path, game: str, features: int, actions: int) -> Network:
    """The network in a file, if it is one for this game and these features."""
    try:
        data = path.read_bytes()
    except OSError as wrong:
        raise BadNetwork(Message("network-unread", args={"file": path.name, "why": why(wrong)})) from None
    network = parse_network(data, path.name)
    card = network.card
    if card.get("game") != game:
        raise BadNetwork(Message("network-of-other-game", args={"file": path.name, "game": game}))
    if (card["features"], card["actions"]) != (features, actions):
        raise BadNetwork(Message("network-of-other-version", args={"file": path.name, "game": game}))
    return network


@cache
def shipped_network(game: str, features: int, actions: int) -> Network:
    """The network that the package brings for a game, read once."""
    return read_network(network_file(game), game, features, actions)


def network_file(game: str) -> Path:
    return Path(__file__).parents[1] / "games" / game / "play" / "network.bin"
