"""Nim as a `Game`: options, tokens, what clients are told, and the diagram."""

from pathlib import Path
from typing import Any

from ziggurat.core.game import Game, Option
from ziggurat.core.messages import ENGLISH, Message
from ziggurat.core.position import Position
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.types import Painter, Settings
from ziggurat.kernel import Rules
from ziggurat_nim.rules import HEAPS, MOST, RULES

LETTERS = "abcd"  # of the heaps


class Nim(Game):
    """Take stones from one heap; the last stone wins."""

    name = "nim"
    title = "Nim"
    version = "1"
    options = (Option("heaps", ("3,4,5", "1,3,5,7"), "3,4,5"),)
    locales = Path(__file__).with_name("locales")

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return RULES

    def encode(self, settings: Settings) -> list[int]:
        heaps = [int(stones) for stones in settings["heaps"].split(",")]
        return heaps + [0] * (HEAPS - len(heaps))

    # Tokens: the letter of the heap and the number of stones
    def token(self, settings: Settings, action: int) -> str:
        return f"{LETTERS[action // MOST]}{action % MOST + 1}"

    def action(self, settings: Settings, token: str) -> int:
        tokens = [self.token(settings, action) for action in range(HEAPS * MOST)]
        if token not in tokens:
            raise IllegalAction(token, Message("nim-unreadable", args={"token": token}))
        return tokens.index(token)

    # What clients are told
    def view(self, position: Position) -> dict[str, Any]:
        return {"heaps": _heaps(position)}

    def steps(self, before: Position, action: int) -> list[dict[str, Any]]:
        return [{"step": "take", "heap": action // MOST, "stones": action % MOST + 1}]

    def reason(self, position: Position, action: int) -> Message:
        heap = action // MOST
        args = {"heap": LETTERS[heap], "stones": _heaps(position)[heap]}
        return Message("nim-too-few", args=args)

    def prompt(self, position: Position) -> Message:
        return Message("nim-prompt", args={"seat": position.turn})

    def ending(self, position: Position) -> Message:
        return Message("nim-won", args={"seat": 3 - int(position.state[0])})

    # The position in text
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        heaps = zip(LETTERS, _heaps(position), strict=True)
        return "\n".join(f"{letter} {' '.join('●' * stones)}" for letter, stones in heaps)

    def diagram_cell(self, position: Position, action: int) -> tuple[int, int]:
        """A stone: whoever presses it on the page takes it and those behind it."""
        heap, stones = action // MOST, action % MOST + 1
        return heap, 2 + 2 * (_heaps(position)[heap] - stones)


def _heaps(position: Position) -> list[int]:
    heaps: list[int] = position.state[1:].tolist()
    return heaps
