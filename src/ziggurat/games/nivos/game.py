"""Nivos, wired together: its options, its compiled rules, and the files that put them into words and pictures."""

import random
from pathlib import Path
from types import MappingProxyType

from ziggurat.core.arguments import Argument
from ziggurat.core.game import Game, Option
from ziggurat.core.messages import ENGLISH
from ziggurat.core.parts import component
from ziggurat.core.position import Position, Quick
from ziggurat.core.types import Painter, Settings
from ziggurat.games.nivos import diagram, notation, options, reasons, rules, state, steps, text
from ziggurat.games.nivos.plates import FIRST_MEMBER
from ziggurat.kernel import Rules
from ziggurat.schema.client_schema import ClientSchema


class Nivos(Game):
    name = "nivos"
    title = "Nivos"
    version = "1"
    options = (
        Option("players", ("2", "3", "4"), "2"),
        Option("cylinders", ("ascending", "choice"), "ascending"),
        Option("split", ()),
    )

    hints = component("ziggurat.games.nivos.play.hints:HINTS")
    heuristics = component("ziggurat.games.nivos.play.heuristics:heuristics")
    idea = component("ziggurat.games.nivos.play.idea:idea")
    learning = component("ziggurat.research.training.courses.nivos:COURSE")
    puzzles = component("ziggurat.games.nivos.play.puzzles:PUZZLES")
    client_schema = ClientSchema(
        view=state.view,
        steps=steps.steps,
        refusal=reasons.refusal,
        ending=reasons.ending,
        prompt=reasons.prompt,
        text=text.text,
        fault=text.fault,
        tokens=notation.SPELLED,
    )
    ratings = Path(__file__).parent / "play" / "ratings.json"
    lessons = Path(__file__).parent / "play" / "lessons.toml"

    # Options
    def defaults(self, given: Settings) -> dict[str, str]:
        team_play = {"split": ",".join(FIRST_MEMBER)} if given.get("players") == "4" else {}
        return {**super().defaults(given), **team_play}

    def applies(self, option: Option, settings: Settings) -> bool:
        return option.name != "split" or settings["players"] == "4"

    def check(self, settings: Settings) -> None:
        options.check(settings)

    def settle(self, given: Settings, chance: random.Random) -> Settings:
        settled = dict(super().settle(given, chance))
        if "split" in settled:
            settled["split"] = options.split_text(options.first_members(settled["split"]))
        return MappingProxyType(settled)

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.RULES[int(settings["players"])]

    def arguments(self) -> tuple[Argument, ...]:
        return options.ARGUMENTS

    def quick(self, position: Position) -> Quick:
        return Quick.EVERYTHING

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return notation.token(action)

    def action(self, settings: Settings, token: str) -> int:
        return notation.action_of(settings, token)

    # Pictures
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return diagram.draw(position, paint, language)
