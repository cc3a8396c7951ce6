"""Talo-Fantasy, wired together: a mode of talo with a class of its own."""

from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.messages import ENGLISH, Message
from ziggurat.core.position import Position, Quick
from ziggurat.core.types import Painter, Settings
from ziggurat.games.talo.fantasy import diagram, rules, tokens, view
from ziggurat.games.talo.fantasy.site import SITES
from ziggurat.kernel import Rules

_FEW = 8  # bars that are measured within a millisecond, wherever they are


class Fantasy(Game):
    """What talo's positions belong to under `mode=fantasy`. Talo itself settles the options."""

    name = "talo"
    title = "Talo-Fantasy"
    version = "1"
    title_message = rules.TITLE

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.RULES[int(settings["players"])]

    def encode(self, settings: Settings) -> list[int]:
        return [int(settings["players"]), SITES.index(settings["board"])]

    def quick(self, position: Position) -> Quick:
        """A placement and a view are measured among all bars; the few actions that are listed are none."""
        few = Quick.SHOWING if position.state[rules.BARS] <= _FEW else Quick.NOTHING
        playing = Quick.NOTHING if position.state[rules.PHASE] == rules.BUILDING else Quick.PLAYING
        return Quick.LISTING | playing | few

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return tokens.token_of(action)

    def action(self, settings: Settings, token: str) -> int:
        return tokens.action_of(token)

    # What clients are told
    def reason(self, position: Position, action: int) -> Message:
        found = rules.refusal(position.workspace(), action)
        assert found is not None, "asked only about actions that are not legal"
        return found

    def ending(self, position: Position) -> Message:
        return view.ending(position)

    def prompt(self, position: Position) -> Message:
        return view.prompt(position)

    def view(self, position: Position) -> view.View:
        return view.view(position)

    def steps(self, before: Position, action: int) -> list[Any]:
        return view.steps(before, action)

    # Pictures
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return diagram.draw(position, paint, language)


FANTASY = Fantasy()
