"""Talo, wired together: its options, its compiled rules, and the files that put them into words and pictures."""

from pathlib import Path

from ziggurat.arguments import Argument
from ziggurat.core import Game, Option, Painter, Position, Settings, component
from ziggurat.games.talo import diagram, notation, pieces, reasons, rules, state, steps
from ziggurat.games.talo.construction import Bar, Fall, margin
from ziggurat.games.talo.hints import hint
from ziggurat.kernel import Rules
from ziggurat.messages import ENGLISH
from ziggurat.seam import Seam


class Talo(Game):
    name = "talo"
    title = "Talo"
    version = "1"
    options = (  # `mode` has its place here: climbing is the only one so far (T24 comes later)
        Option("players", ("2", "3", "4"), "2"),
        Option("board", ("green", "islands"), "green"),
        Option("starts", ("free", "symmetric"), "free"),
        Option("collapse", ("forbid", "dare"), "forbid"),
    )

    hints = component("ziggurat.games.talo.hints:HINTS")
    heuristics = component("ziggurat.games.talo.heuristics:heuristics")
    puzzles = component("ziggurat.games.talo.puzzles:PUZZLES")
    seam = Seam(
        view=state.view,
        steps=steps.steps,
        refusal=reasons.refusal,
        ending=reasons.ending,
        prompt=reasons.prompt,
        hint=hint,
        preview=state.preview,
        tokens=notation.GRAMMAR,
    )
    lessons = Path(__file__).with_name("lessons.toml")

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.RULES[int(settings["players"])]

    def arguments(self) -> tuple[Argument, ...]:
        return pieces.arguments()

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return notation.token(action)

    def action(self, settings: Settings, token: str) -> int:
        return notation.action_of(token)

    # Pictures
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return diagram.draw(position, paint, language)

    # Balance
    def fall(self, position: Position, bar: Bar) -> Fall:
        """How the construction would fall with one more bar; no motion if it would stand."""
        return pieces.fall_with(position, bar)

    def margin(self, position: Position) -> float:
        """How safely the construction stands: the largest inset, up to 0.5, with which T14 still holds."""
        return margin([bar for bar in pieces.bars(position) if bar != pieces.held(position)])
