"""Bubblee Pop, wired together: options, compiled rules, and the files that put them into words and pictures."""

import random
from pathlib import Path
from typing import ClassVar

from ziggurat.core.arguments import Argument
from ziggurat.core.game import Game, Option
from ziggurat.core.messages import ENGLISH
from ziggurat.core.parts import component
from ziggurat.core.position import Position, Quick
from ziggurat.core.types import Painter, Settings
from ziggurat.games.bubbles import diagram, notation, options, reasons, rules, state, steps, text
from ziggurat.games.bubbles.missions import SKY
from ziggurat.games.bubbles.options import BLACK_COLUMNS, is_solo
from ziggurat.kernel import Rules
from ziggurat.schema.client_schema import ClientSchema


class Bubbles(Game):
    name = "bubbles"
    title = "Bubblee Pop"
    version = "1"
    options: ClassVar[tuple[Option, ...]] = (
        Option("blacks", tuple(BLACK_COLUMNS), "4"),
        Option("powers", ("on", "off"), "on"),
        Option("reach", ("any", "near"), "any"),
        Option("sky", (), drawn=True),
        Option("first", ("1", "2"), drawn=True),
        Option("mission", tuple(str(n) for n in range(1, 21))),
        Option("planet", ()),
    )

    hints = component("ziggurat.games.bubbles.play.hints:HINTS")
    heuristics = component("ziggurat.games.bubbles.play.heuristics:heuristics")
    idea = component("ziggurat.games.bubbles.play.idea:idea")
    learning = component("ziggurat.research.training.courses.bubbles:COURSE")
    puzzles = component("ziggurat.games.bubbles.play.puzzles:PUZZLES")
    missions = component("ziggurat.games.bubbles.play.mission_trials")
    client_schema = ClientSchema(
        view=state.view,
        steps=steps.steps,
        refusal=reasons.refusal,
        ending=reasons.ending,
        prompt=reasons.prompt,
        text=text.text,
        fault=text.fault,
        tokens=notation.TOKENS,
    )
    ratings = Path(__file__).parent / "play" / "ratings.json"
    lessons = Path(__file__).parent / "play" / "lessons.toml"

    # Options
    def defaults(self, given: Settings) -> dict[str, str]:
        found = super().defaults(given)
        if is_solo(given):
            found["blacks"] = "3"  # U21
        if "planet" in given:
            found["sky"] = SKY
        return found

    def applies(self, option: Option, settings: Settings) -> bool:
        if "mission" in settings:
            return option.name not in ("sky", "first", "planet")
        return "planet" not in settings or option.name not in ("first", "mission")

    def draw(self, option: Option, settings: Settings, chance: random.Random) -> str:
        return options.draw_sky(chance) if option.name == "sky" else super().draw(option, settings, chance)

    def check(self, settings: Settings) -> None:
        options.check(settings)

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.SOLITAIRE if is_solo(settings) else rules.DUEL

    def arguments(self) -> tuple[Argument, ...]:
        return options.arguments()

    def quick(self, position: Position) -> Quick:
        return Quick.EVERYTHING

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return notation.token(action)

    def action(self, settings: Settings, token: str) -> int:
        return notation.action_of(token)

    # Pictures
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return diagram.draw(position, paint, language)
