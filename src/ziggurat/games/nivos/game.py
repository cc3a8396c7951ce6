"""Nivos, wired together: its options, its compiled rules, and the files that put them into words and pictures."""

import random
from pathlib import Path
from types import MappingProxyType

from ziggurat.arguments import Argument
from ziggurat.core import Game, Option, Painter, Position, Quick, Settings, component
from ziggurat.games.nivos import diagram, notation, options, reasons, rules, state, steps, text
from ziggurat.games.nivos.hints import hint
from ziggurat.games.nivos.plates import FIRST_MEMBER
from ziggurat.kernel import Rules
from ziggurat.messages import ENGLISH
from ziggurat.seam import Seam


class Nivos(Game):
    name = "nivos"
    title = "Nivos"
    version = "1"
    options = (
        Option("players", ("2", "3", "4"), "2"),
        Option("cylinders", ("ascending", "choice"), "ascending"),
        Option("split", ()),
    )

    hints = component("ziggurat.games.nivos.hints:HINTS")
    heuristics = component("ziggurat.games.nivos.heuristics:heuristics")
    idea = component("ziggurat.games.nivos.idea:idea")
    learning = component("ziggurat.games.nivos.learning:COURSE")
    puzzles = component("ziggurat.games.nivos.puzzles:PUZZLES")
    seam = Seam(
        view=state.view,
        steps=steps.steps,
        refusal=reasons.refusal,
        ending=reasons.ending,
        prompt=reasons.prompt,
        hint=hint,
        text=text.text,
        fault=text.fault,
        tokens=notation.SPELLED,
    )
    ratings = Path(__file__).with_name("ratings.json")
    lessons = Path(__file__).with_name("lessons.toml")

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
