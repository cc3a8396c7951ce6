"""Talo, wired together: its options, its compiled rules, and the files that put them into words and pictures."""

from pathlib import Path

from ziggurat.core import Game, Json, Option, Painter, Position, Settings, component
from ziggurat.games.talo import diagram, notation, reasons, rules, space, state, steps
from ziggurat.games.talo.construction import Bar, Fall, margin
from ziggurat.kernel import Rules
from ziggurat.messages import ENGLISH, Message


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

    hints = component("ziggurat.games.talo.hints")
    heuristics = component("ziggurat.games.talo.heuristics:heuristics")
    puzzles = component("ziggurat.games.talo.puzzles:PUZZLES")
    lessons = Path(__file__).with_name("lessons.toml")

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.RULES[int(settings["players"])]

    def encode(self, settings: Settings) -> list[int]:
        land, shore = state.boards()[settings["board"]]
        symmetric, dare = settings["starts"] == "symmetric", settings["collapse"] == "dare"
        return [int(settings["players"]), int(symmetric), int(dare), *land, *shore]

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return notation.token(action)

    def action(self, settings: Settings, token: str) -> int:
        return notation.action_of(token)

    # Words
    def reason(self, position: Position, action: int) -> Message:
        return reasons.refusal(position, action)

    def ending(self, position: Position) -> Message:
        return reasons.ending(position)

    def prompt(self, position: Position) -> Message:
        return reasons.prompt(position)

    # Pictures
    def view(self, position: Position) -> Json:
        return state.view(position)

    def steps(self, before: Position, action: int) -> list[Json]:
        return steps.steps(before, action)

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return diagram.draw(position, paint, language)

    # Balance
    def preview(self, position: Position, action: int) -> Json:
        if action < space.PLACE or state.phase(position) != space.BUILDING:
            return {}
        bar = notation.placed_bar(action)
        return state.verdict_on(position, bar) if state.is_clear(position, bar) else {}

    def fall(self, position: Position, bar: Bar) -> Fall:
        """How the construction would fall with one more bar; no motion if it would stand."""
        return state.fall_with(position, bar)

    def margin(self, position: Position) -> float:
        """How safely the construction stands: the largest inset, up to 0.5, with which T14 still holds."""
        return margin([bar for bar in state.bars(position) if bar != state.held(position)])
