"""Babel, wired together: its options, its compiled rules, and the files that put them into words and pictures."""

from pathlib import Path

from ziggurat.core.arguments import Argument, Pick
from ziggurat.core.game import Game, Option
from ziggurat.core.messages import ENGLISH
from ziggurat.core.parts import component
from ziggurat.core.position import Position, Quick
from ziggurat.core.types import Painter, Settings
from ziggurat.games.babel import diagram, notation, reasons, rules, state, steps, text
from ziggurat.kernel import Rules
from ziggurat.schema.client_schema import ClientSchema


class Babel(Game):
    name = "babel"
    title = "Babel"
    version = "1"
    options = (Option("full_tower", ("last", "draw"), "last"),)

    hints = component("ziggurat.games.babel.play.hints:HINTS")
    heuristics = component("ziggurat.games.babel.play.heuristics:heuristics")
    idea = component("ziggurat.games.babel.play.idea:idea")
    learning = component("ziggurat.research.training.courses.babel:COURSE")
    puzzles = component("ziggurat.games.babel.play.puzzles:PUZZLES")
    solver = component("ziggurat.games.babel.play.solver:SOLVER")
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

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.RULES

    def arguments(self) -> tuple[Argument, ...]:
        return (Pick("full_tower", {"last": (rules.LAST,), "draw": (rules.DRAW,)}),)

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
