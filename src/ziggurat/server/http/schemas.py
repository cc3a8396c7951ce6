"""The types of requests without a table: hints, study, lessons, puzzles, analysis, records."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, UnsetType, field

from ziggurat.bots.formatting import Value
from ziggurat.core.parts import Highlight
from ziggurat.server.protocol import (
    Action,
    Diagram,
    LocalizedText,
    Options,
    Ply,
    PositionText,
    RequestBody,
    ResponseBody,
    Token,
)


# ── Games ────────────────────────────────────────────────────────────────────────────────────────────────
class OptionInfo(ResponseBody):
    """A choice made before the game. No values: free text. `drawn`: left to chance unless given."""

    name: str
    values: list[str]
    default: str
    drawn: bool


class LevelRating(ResponseBody):
    """The Elo of a level, a random player having 500, and half the width of its 95 % interval."""

    elo: int
    margin: int


class RatingsInfo(ResponseBody):
    """The ratings of the five levels for two sides, and from how many games."""

    games: int
    levels: list[LevelRating]


class GameInfo(ResponseBody):
    """A game with its options; `seats` under the default options; no ratings where they were not measured."""

    name: str
    title: str
    rules: str
    options: list[OptionInfo]
    seats: int
    ratings: RatingsInfo | None


class Catalogue(ResponseBody):
    """What the server offers."""

    games: list[GameInfo]
    levels: list[int]
    phrases: list[str]
    languages: list[str]
    most_simulations: int


class SetupRequest(RequestBody):
    """Options to be checked before a table is made."""

    options: Options = field(default_factory=dict)


class Setup(ResponseBody):
    """Checked options, complete but for those that chance will draw; the names of those that have a meaning beside
    them, given or not, each with the values that can be chosen (none: free text); the seats that follow from them;
    and whether bots may sit there and clocks may run."""

    options: dict[str, str]
    applying: list[str]
    values: dict[str, list[str]]
    seats: int
    teams: list[int]
    bots: bool


# ── Hints ────────────────────────────────────────────────────────────────────────────────────────────────
class HintRequest(RequestBody):
    """Asks for a hint. `seconds` is how long the bot may think, at most."""

    seconds: Annotated[float, Meta(gt=0, le=10)] = 1.0


class HintStep(ResponseBody):
    """A step of a hint: where to look, which piece, the action, why; the facts behind it are a sentence each."""

    step: Literal["where", "piece", "action", "why"]
    texts: list[LocalizedText] = field(name="said")
    highlight: Highlight | None = None


class Hint(ResponseBody):
    """The best action, why, and what every action is worth, best first; `clues` reveal it step by step."""

    position: int
    best: str
    why: LocalizedText
    exact: bool
    values: list[Value]
    steps: list[HintStep] = field(name="clues")


# ── Study ──────────────────────────────────────────────────────────────────────────────────────────────
class PositionRequest(RequestBody):
    """A position, given by the actions that lead to it, from the start or from a position as text; `values` asks
    what each action there is worth. `legal`: false if you list the legal actions yourself."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = field(default_factory=dict)
    position: PositionText = ""
    tokens: Annotated[list[Token], Meta(max_length=2_000)] = field(default_factory=list)
    values: bool = False
    legal: bool = True


class PositionInfo(ResponseBody):
    """A position for study: no table, no clock, nobody to wait for.

    With `values`, `line` is the best line of play: to the end where the game is solved; otherwise as far as the
    search expects it, up to chance. Where chance is to act, `weights` are those of the legal outcomes. `legal` is
    null if you asked for no list.
    """

    game: str
    options: dict[str, str]
    ply: int
    turn: int
    view: Raw
    text: str
    status: LocalizedText
    result: list[float] | None
    legal: list[str] | None
    steps: list[Any]
    values: Hint | None
    pv: list[str] = field(name="line")
    weights: list[int]
    diagram: Diagram | UnsetType = UNSET


class PositionPreviewRequest(RequestBody):
    """Asks what one more action would do after these tokens, without playing it."""

    game: Annotated[str, Meta(max_length=40)]
    token: Token
    options: Options = field(default_factory=dict)
    position: PositionText = ""
    tokens: Annotated[list[Token], Meta(max_length=2_000)] = field(default_factory=list)


class LessonTask(ResponseBody):
    """What a step of a lesson asks of an action; all of it must come true. `right`: its token is like one of
    these patterns (`*` any letters, `?` one), if there are any; `happens`: these steps happen, in this order;
    `never`: none of these does; `leaves`: the others have at most so many replies; `wins`: the game is won;
    `measures`: what is built measures at least this."""

    right: list[str]
    happens: list[str]
    never: list[str]
    leaves: int | None
    wins: bool
    measures: dict[str, float]


class LessonStep(ResponseBody):
    """A step of a lesson: its position, one of the actions that do what it asks for, and what that is.

    `course`: the mode of the game that it teaches, with the other steps of that course; empty: the usual one.
    """

    name: str
    options: dict[str, str]
    tokens: list[str]
    example: str
    task: LessonTask
    course: str


class GameMessages(ResponseBody):
    """The messages of a game of another package in a language, and in English; a page has those of our games."""

    game: str
    language: str
    text: str
    english: str


class Lessons(ResponseBody):
    """How to play a game, step by step. The words are the Fluent messages `GAME-lesson-STEP…`."""

    game: str
    steps: list[LessonStep]


class LessonTryRequest(RequestBody):
    """An action tried in a step of a lesson."""

    token: Token


class LessonVerdict(ResponseBody):
    """The verdict on a legal action: whether the task is done, a kind word, the position after it."""

    done: bool
    text: LocalizedText = field(name="said")
    position: PositionInfo


class PuzzleName(ResponseBody):
    """A puzzle of a day. Its words are the Fluent messages `GAME-puzzle…`."""

    game: str
    title: str


class PuzzleList(ResponseBody):
    """The puzzles of a day."""

    date: str
    puzzles: list[PuzzleName]


class PuzzleInfo(ResponseBody):
    """A puzzle: its position; what may be tried there first (`choices`; none: whatever is legal); the solver's
    actions that solve it; and how many ways were tried to prove that there are no others."""

    game: str
    title: str
    date: str
    options: dict[str, str]
    tokens: list[str]
    choices: list[str]
    answer: list[str]
    considered: int


class PuzzleDays(ResponseBody):
    """The puzzles of several days in a row, as many as could be made in a moment; `next` is the day to go on with,
    null at the end."""

    puzzles: list[PuzzleInfo]
    next: str | None


class PuzzleTryRequest(RequestBody):
    """The solver's actions so far; the others' replies come by themselves."""

    date: Annotated[str, Meta(max_length=40)]
    tokens: Annotated[list[Token], Meta(max_length=16)]


class PuzzleVerdict(ResponseBody):
    """The verdict on a try: solved, wrong, or right so far; all actions since the puzzle's position,
    replies too, and the position after them."""

    solved: bool
    wrong: bool
    text: LocalizedText = field(name="said")
    tokens: list[str]
    position: PositionInfo


# ── Analysis ─────────────────────────────────────────────────────────────────────────────────────────────
class AnalysisRequest(RequestBody):
    """A game to be looked at, given by its actions, from the position after `first` of them on."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = field(default_factory=dict)
    position: PositionText = ""
    tokens: Annotated[list[Token], Meta(max_length=2_000)] = field(default_factory=list)
    first: Ply = 0


class MoveAnalysis(ResponseBody):
    """The analysis of the position after `ply` actions, where `seat` had a choice: the best action and the
    one that was played (null at the end), each with its worth to that seat, and how much of the win was lost,
    with half its 95 % interval."""

    ply: int
    seat: int
    best: Value
    played: Value | None
    lost: float
    margin: float
    mistake: bool


class Analysis(ResponseBody):
    """As many moves as could be analysed in a moment; `next` is where to go on, null at the end."""

    moves: list[MoveAnalysis] = field(name="remarks")
    next: int | None


class Comment(RequestBody):
    """What is written behind the `ply`-th action of a record, or before the first."""

    ply: Ply
    text: Annotated[str, Meta(max_length=4_000)]


RecordText = Annotated[str, Meta(max_length=60_000)]


class ReadRecordRequest(RequestBody):
    """A record file, to be read."""

    text: RecordText


class RecordInfo(ResponseBody):
    """A record, read and replayed by the referee. No players: the file names none. `setup`: the position with
    which it begins, as text; empty: the start."""

    game: str
    title: str
    options: dict[str, str]
    players: list[str]
    teams: list[int]
    actions: list[Action] = field(name="line")
    result: list[float] | None
    termination: str
    comments: list[Comment]
    status: LocalizedText
    setup: str


class WriteRecordRequest(RequestBody):
    """A record to be written anew, with these comments in place of its own."""

    text: RecordText
    comments: Annotated[list[Comment], Meta(max_length=2_000)] = field(default_factory=list)


class SolverReport(ResponseBody):
    """What is proven about a game under these options: `data` as in `ziggurat solve GAME --json`."""

    game: str
    options: dict[str, str]
    data: dict[str, Any]
