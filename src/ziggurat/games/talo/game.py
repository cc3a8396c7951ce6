"""Talo, wired together: its options, its compiled rules, and the files that put them into words and pictures."""

from pathlib import Path

from ziggurat.core.arguments import Argument
from ziggurat.core.game import Game, Option
from ziggurat.core.messages import ENGLISH, Message
from ziggurat.core.parts import component
from ziggurat.core.position import Position, Quick
from ziggurat.core.refusals import BadOption
from ziggurat.core.types import Painter, Settings
from ziggurat.games.talo import diagram, notation, pieces, reasons, rules, state, steps, text
from ziggurat.games.talo.construction import margin
from ziggurat.games.talo.fantasy.game import FANTASY
from ziggurat.games.talo.space import BARS, BUILDING, PHASE, TAKING
from ziggurat.kernel import Rules
from ziggurat.schema.client_schema import ClientSchema

CLIMBING_ONLY = frozenset({"starts", "collapse"})  # options without a meaning in fantasy (T24)
FEW = 20  # bars: one more is weighed so quickly that all places for it can be tried at once
ROOM = 12  # free columns: one stays free whatever a bar and a pawn take, and no other place has to be tried (T8)
GOALS = ("house", "animal", "vehicle", "bridge", "tripod", "height", "overhang", "anything")  # T28


class Talo(Game):
    name = "talo"
    title = "Talo"
    version = "1"
    options = (
        Option("mode", ("climb", "fantasy")),  # climb unless given
        Option("players", ("2", "3", "4"), "2", unlisted=("1",)),
        Option("board", ("green", "islands"), "green", unlisted=("table",)),
        Option("starts", ("free", "symmetric"), "free"),
        Option("collapse", ("forbid", "dare"), "forbid"),
        Option("goal", GOALS),  # of fantasy; none unless given
    )

    hints = component("ziggurat.games.talo.play.hints:HINTS")
    heuristics = component("ziggurat.games.talo.play.heuristics:heuristics")
    idea = component("ziggurat.games.talo.play.idea:idea")
    learning = component("ziggurat.research.training.courses.talo:COURSE")
    puzzles = component("ziggurat.games.talo.play.puzzles:PUZZLES")
    client_schema = ClientSchema(
        view=state.view,
        steps=steps.steps,
        refusal=reasons.refusal,
        ending=reasons.ending,
        prompt=reasons.prompt,
        preview=state.preview,
        text=text.text,
        fault=text.fault,
        tokens=notation.GRAMMAR,
    )
    ratings = Path(__file__).parent / "play" / "ratings.json"
    lessons = Path(__file__).parent / "play" / "lessons.toml"

    # Options
    def mode(self, settings: Settings) -> Game:
        return FANTASY if settings.get("mode") == "fantasy" else self

    def defaults(self, given: Settings) -> dict[str, str]:
        found = super().defaults(given)
        return {name: found[name] for name in found if given.get("mode") != "fantasy" or name not in CLIMBING_ONLY}

    def applies(self, option: Option, settings: Settings) -> bool:
        fantasy = settings.get("mode") == "fantasy"
        return option.name not in CLIMBING_ONLY if fantasy else option.name != "goal"

    def values(self, option: Option, settings: Settings) -> tuple[str, ...]:
        if settings.get("mode") != "fantasy" or not option.unlisted:
            return option.values
        return tuple(sorted(option.accepted))

    def check(self, settings: Settings) -> None:
        """Refuses what has a meaning only in the other mode (T24)."""
        if settings.get("mode") == "fantasy":
            for name in CLIMBING_ONLY.intersection(settings):
                raise BadOption(Message("talo-climbing-only", "T24", {"name": name}))
            return
        for option in self.options:
            if settings.get(option.name) in (option.values if option.name == "goal" else option.unlisted):
                args = {"name": option.name, "value": settings[option.name]}
                raise BadOption(Message("talo-fantasy-only", "T24", args))

    # The rules
    def rules(self, settings: Settings) -> Rules:
        mode = self.mode(settings)
        return rules.RULES[int(settings["players"])] if mode is self else mode.rules(settings)

    def arguments(self) -> tuple[Argument, ...]:
        return pieces.arguments()

    def quick(self, position: Position) -> Quick:
        """A bar is weighed with all that stand: that takes long where it is done for every place (T8, T14)."""
        phase, bars = position.state[PHASE], position.state[BARS]
        found = Quick.SHOWING if phase == BUILDING else Quick.SHOWING | Quick.LISTING
        weighed = phase in (TAKING, BUILDING) and bars > FEW and pieces.free_columns(position) < ROOM
        return found if weighed else found | Quick.PLAYING

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return notation.token(action)

    def action(self, settings: Settings, token: str) -> int:
        return notation.action_of(token)

    # Pictures
    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return diagram.draw(position, paint, language)

    # Balance
    def margin(self, position: Position) -> float:
        """How safely the construction stands: the largest inset, up to 0.5, with which T14 still holds."""
        return margin([bar for bar in pieces.bars(position) if bar != pieces.held(position)])
