"""The command line `ziggurat`. Bad input gets one clear sentence on standard error and exit status 2."""

import argparse
import contextlib
import json
import os
import random
import re
import sys
from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from ziggurat import __version__
from ziggurat.bots import analysis, formatting, hints
from ziggurat.bots.arena import GameResult, crosstable, labels, pairings, play_until_sure, tournament
from ziggurat.bots.bot import Bot, Score, SearchLimits, principal_variation, solver_of
from ziggurat.bots.levels import FRIENDLY, LEVEL_SECONDS, LEVELS, Level, best_bot, player
from ziggurat.bots.processes import Pool, workers
from ziggurat.bots.ratings import SequentialTest, fixed_ratings
from ziggurat.bots.search import TreeSearch
from ziggurat.bots.warm_up import warm_up
from ziggurat.core.columns import left
from ziggurat.core.game import Option, in_language
from ziggurat.core.messages import ENGLISH, Message, translate
from ziggurat.core.position import Position, RefereeRules, expect_listed
from ziggurat.core.refusals import BadOption, IllegalAction, Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.core.types import Json
from ziggurat.kernel import CHANCE, perft
from ziggurat.records import Record
from ziggurat.server.cli import add_commands as add_server_commands
from ziggurat.teaching.puzzles import day_of, games_with_puzzles, puzzle
from ziggurat.terminal.completion import SHELLS, script_for
from ziggurat.terminal.console import language_wished, open_streams, speaks_unicode, why, wrapped
from ziggurat.terminal.keyboard import LineReader
from ziggurat.terminal.match import Bar, Match, choose, drawing, read_text, waited_for, write_text
from ziggurat.terminal.parsing import Parser, add_commands
from ziggurat.terminal.puzzle import Solving, puzzle_data
from ziggurat.terminal.record_commands import add_record_commands

BAD_INPUT = 2
FAILED = 1
INTERRUPTED = 130
MOST = 10**15  # no number on the command line is greater
MOST_GENERATIONS = 1_000
MOST_VALUES = 8  # of an option, listed in a help
MOST_GAMES = 10**6  # of a pair in an arena, of a mission: they are listed before they are played


def main(arguments: Sequence[str] | None = None) -> int:
    open_streams()
    words = sys.argv[1:] if arguments is None else list(arguments)
    language = ENGLISH
    try:
        language = language_wished(os.environ)
        options = command_parser(language).parse_args(words or ["play"])
        options.language = language
        options.read = LineReader()
        run = options.run if words else welcome
        status: int = run(options) or 0
        sys.stdout.flush()
    except Refusal as refused:
        _complain(refused.reason, language)
        return BAD_INPUT
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # below “^C” and a progress bar
        _complain(Message("interrupted"), language)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        _discard(sys.stdout)
        return 0
    except OSError as wrong:  # a full disk, a terminal that is gone
        _discard(sys.stdout)
        _complain(Message("system-failed", args={"why": why(wrong)}), language)
        return FAILED
    return status


def _complain(reason: Message, language: str) -> None:
    """Prints the reason on standard error, if that is still open."""
    try:
        print(wrapped(f"ziggurat: {reason.text(language)}", sys.stderr), file=sys.stderr, flush=True)
    except OSError:
        _discard(sys.stderr)


def _discard(stream: TextIO) -> None:
    """Redirects a stream that nobody reads to the null device, so that flushing it cannot fail."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def command_parser(language: str) -> Parser:
    def tell(name: str) -> str:
        return translate(f"help-{name}", language)

    parser = Parser(prog="ziggurat", description=tell("about"), epilog=_games_table(language), language=language)
    parser.add_argument("--version", action="version", version=f"ziggurat {__version__}", help=tell("version"))
    commands = add_commands(parser, translate("metavar-command", language))

    def command(name: str, run: Any, *aliases: str, about: str = "") -> Parser:
        about = tell(about or name)
        made: Parser = commands.add_parser(name, aliases=aliases, help=about, description=about)
        made.set_defaults(run=run)
        return made

    listing = _json(command("games", show_games))
    listing.add_argument("--compile", action="store_true", help=tell("games-compile"))

    counting = _position(command("perft", count_perft))
    _add(counting, "depth", "depth", "perft-depth")
    counting.add_argument("--split", action="store_true", help=tell("perft-split"))

    _position(command("legal", list_legal))
    _position(command("show", show_position))

    _add(_json(command("replay", replay)), "file", "file", "record")
    add_record_commands(command("record", None, about="record-command"))

    completing = command("completion", print_completion)
    completing.add_argument("shell", choices=SHELLS, help=tell("completion-shell"))

    playing = command("play", play)
    _add(playing, "game", "game", "play-game", nargs="?")
    _settings(playing)
    _add(playing, "--bots", "seats", "play-bots")
    _add(playing, "--level", "number", "play-level")
    _add(playing, "--simulations", "number", "play-simulations")
    _add(playing, "--load", "file", "play-load")
    _add(playing, "--at", "number", "play-at")

    proving = _json(command("solve", solve))
    _add(proving, "game", "game", "game")
    _options(proving)

    missions = _json(command("missions", show_missions))
    missions.add_argument("--measure", action="store_true", help=tell("missions-measure"))
    _add(missions, "--games", "number", "missions-games", default="30")
    _add(missions, "--simulations", "number", "missions-simulations", default="2000")

    solving = _json(command("puzzle", solve_puzzle))
    _add(solving, "game", "game", "puzzle-game", nargs="?")
    _add(solving, "--date", "day", "puzzle-date")

    thinking = _thinking(_position(command("hint", hint, "best")))
    _add(thinking, "--step", "number", "hint-step")

    looking = _thinking(_json(command("analyse", analyse)))
    _add(looking, "file", "file", "record")
    looking.add_argument("--comments", action="store_true", help=tell("analyse-comments"))

    arena = _json(command("arena", hold_arena))
    _add(arena, "game", "game", "game")
    _add(arena, "players", "player", "arena-players", nargs="+")
    _options(arena)
    _add(arena, "--games", "number", "arena-games", default="100")
    _add(arena, "--seed", "number", "seed", default="0")
    _add(arena, "--jobs", "number", "arena-jobs")
    _add(arena, "--ray", "address", "arena-ray")
    _add(arena, "--records", "folder", "arena-records")
    _add(arena, "--until-sure", "elo", "arena-until-sure")

    training = _json(command("train", train))
    _add(training, "game", "game", "game")
    _add(training, "--into", "folder", "train-into", required=True)
    _add(training, "--generations", "number", "train-generations", default="2")
    _add(training, "--games", "number", "train-games", default="5000")
    _add(training, "--minutes", "number", "train-minutes")
    _add(training, "--epochs", "number", "train-epochs", default="10")
    _add(training, "--gate", "number", "train-gate", default="200")
    _add(training, "--seed", "number", "seed", default="0")
    _add(training, "--jobs", "number", "arena-jobs")
    _add(training, "--ray", "address", "arena-ray")

    add_server_commands(commands, language)
    return parser


def _add(parser: Parser, name: str, metavar: str, about: str, **settings: Any) -> None:
    """Adds an argument with a value."""
    shown, text = translate(f"metavar-{metavar}", parser.language), translate(f"help-{about}", parser.language)
    parser.add_argument(name, metavar=shown, help=text, **settings)


def _json(parser: Parser) -> Parser:
    parser.add_argument("--json", action="store_true", help=translate("help-json", parser.language))
    return parser


def _options(parser: Parser) -> None:
    _add(parser, "-o", "option", "option", dest="options", action="append", default=[])
    parser.epilog = _games_table(parser.language)


def _games_table(language: str) -> str:
    """The games with their options, at the foot of a help."""
    lines = [translate("help-games-list", language)]
    for kind in map(game, game_names()):
        lines.append(f"  {kind.name:<9} {kind.title_in(language)}")
        lines += [f"            {_option_text(option, language)}" for option in kind.options]
    return "\n".join(lines)


def _option_text(option: Option, language: str) -> str:
    """An option with its values; the default is the one in brackets."""
    default = translate("option-drawn", language) if option.drawn else option.default or "–"
    values = " | ".join(option.accepted) or translate("option-text", language)
    if len(option.accepted) > MOST_VALUES:
        values = f"{option.accepted[0]} … {option.accepted[-1]}"
    return f"{option.name}={values} ({default})"


def _settings(parser: Parser) -> None:
    _options(parser)
    _add(parser, "--seed", "number", "seed")
    _add(parser, "--position", "position", "position")
    _add(parser, "--after", "tokens", "after", default="")


def _thinking(parser: Parser) -> Parser:
    _add(parser, "--seconds", "number", "seconds")
    _add(parser, "--simulations", "number", "simulations")
    return parser


def _position(parser: Parser) -> Parser:
    _add(parser, "game", "game", "game")
    _settings(parser)
    return _json(parser)


# ── Reading what was asked for ───────────────────────────────────────────────────────────────────────────
def _number(text: str, name: str, least: int, most: int = MOST) -> int:
    digits = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST))
    if not digits or not least <= int(text) <= most:
        message = "bad-number" if most == MOST else "bad-number-between"
        raise Refusal(Message(message, args={"name": name, "text": text, "least": str(least), "most": str(most)}))
    return int(text)


def _seconds(text: str) -> float:
    """A time to think, whole seconds or parts of one."""
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?|\.[0-9]{1,9}", text) or float(text) == 0:
        raise Refusal(Message("bad-seconds", args={"name": "--seconds", "text": text}))
    return float(text)


def _limits(options: argparse.Namespace) -> SearchLimits:
    if options.simulations is not None:
        return SearchLimits(simulations=_number(options.simulations, "--simulations", 1))
    return SearchLimits(seconds=2.0 if options.seconds is None else _seconds(options.seconds))


def _given(options: argparse.Namespace) -> dict[str, str]:
    given: dict[str, str] = {}
    for text in options.options:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(Message("bad-option", args={"text": text}))
        if name in given:
            raise BadOption(Message("option-twice", args={"name": name}))
        given[name] = value
    return given


def _asked(options: argparse.Namespace) -> Position:
    """The position that the command line describes."""
    given = _given(options)
    seed = _number("0" if options.seed is None else options.seed, "--seed", 0)
    if options.position is not None:
        return _played(game(options.game).position(options.position, given), options)
    start = game(options.game).start(given, seed=seed)
    _tell_draws(start, given, options.language)
    return _played(start, options)


def _played(position: Position, options: argparse.Namespace) -> Position:
    for number, token in enumerate(options.after.split(), start=1):
        try:
            position = position.play(token)
        except IllegalAction as refused:
            args: dict[str, str | int | Message] = {"number": number, "token": token, "why": refused.reason}
            raise Refusal(Message("after-illegal", args=args)) from refused
    return position


def _tell_draws(start: Position, given: dict[str, str], language: str) -> None:
    """Prints drawn options on standard error, not into the answer."""
    settled = {**start.game.defaults(given), **given}
    drawn = [o.name for o in start.game.options if o.drawn and o.name in start.settings and o.name not in settled]
    if drawn:
        values = " ".join(f"{name}={start.settings[name]}" for name in drawn)
        print(translate("options-drawn", language, values=values), file=sys.stderr)


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=not speaks_unicode(sys.stdout)))


def _compile(name: str, language: str) -> None:
    kind = game(name)
    print(f"  {kind.title_in(language)}", file=sys.stderr, flush=True)
    warm_up(kind, kind.settle({}, random.Random(0)))


# ── The commands ─────────────────────────────────────────────────────────────────────────────────────────
_FIRST_STEPS = (
    ("ziggurat serve --open", "help-serve-open"),
    ("ziggurat play", "help-play"),
    ("ziggurat puzzle", "help-puzzle"),
    ("ziggurat --help", "help-commands"),
)


def welcome(options: argparse.Namespace) -> int:
    """The bare command: what there is; in a terminal, the menu of `play` follows."""
    print(f"Ziggurat {__version__}")
    _print(translate("help-about", options.language))
    print()
    for command, about in _FIRST_STEPS:
        _print(f"  {command:<23}{translate(about, options.language)}")
    print()
    if sys.stdin.isatty() and sys.stdout.isatty():
        return play(options)
    for kind in map(game, game_names()):
        print(f"  {kind.name:<9} {kind.title_in(options.language)}")
    return 0


def show_games(options: argparse.Namespace) -> None:
    if options.compile:
        with workers(None, game_names()) as cores:
            list(cores.map(partial(_compile, language=options.language), game_names()))
    kinds = [game(name) for name in game_names()]
    if options.json:
        _print_json(
            [
                {
                    "name": kind.name,
                    "title": kind.title,
                    "rules": kind.version,
                    "options": [
                        {
                            "name": o.name,
                            "values": list(o.accepted),
                            "default": o.default or None,
                            "drawn": o.drawn,
                        }
                        for o in kind.options
                    ],
                }
                for kind in kinds
            ]
        )
        return
    for kind in kinds:
        print(f"{kind.name:<9} {kind.title_in(options.language)}")
        for option in kind.options:
            print(f"          {_option_text(option, options.language)}")


def print_completion(options: argparse.Namespace) -> None:
    print(script_for(options.shell, command_parser(options.language)), end="")


def count_perft(options: argparse.Namespace) -> None:
    depth = _number(options.depth, translate("metavar-depth", options.language), 1)
    position = _asked(options)
    expect_listed(position.rules)
    counts = {d: perft(position.rules, position.state, d) for d in range(1, depth)}
    below = _counts_below(position, depth)
    counts[depth] = sum(below.values())
    if options.json:
        data: dict[str, Any] = {"perft": {str(d): n for d, n in counts.items()}}
        if options.split:
            data["split"] = dict(sorted(below.items()))
        _print_json(data)
        return
    for d, n in counts.items():
        print(d, n)
    if options.split:
        print()
        for token, n in sorted(below.items()):
            print(token, n)


def _counts_below(position: Position, depth: int) -> dict[str, int]:
    bar = Bar("perft")
    found = {}
    for done, action in enumerate(position.actions):
        bar(done, len(position.actions))
        found[position.token(action)] = perft(position.rules, position.play(action).state, depth - 1)
    bar.close()
    return found


def list_legal(options: argparse.Namespace) -> None:
    tokens = sorted(_asked(options).legal())
    if options.json:
        _print_json(tokens)
    elif tokens:
        print("\n".join(tokens))


def show_position(options: argparse.Namespace) -> None:
    _show(_asked(options), options)


def _show(position: Position, options: argparse.Namespace) -> None:
    if options.json:
        _print_json(_data(position, options.language))
        return
    print(drawing(position, sys.stdout, options.language))
    print()
    _print(position.status.text(options.language))
    print(position.text())


def _data(position: Position, language: str) -> Json:
    """A position for a program, with its status as a sentence."""
    view = position.view()
    view["status"]["text"] = position.status.text(language)
    setup = {"position": position.setup} if position.setup else {}
    return {**view, "text": position.text(), **setup, "history": list(position.history)}


def _print(text: str) -> None:
    """Prints sentences for people, as wide as their terminal."""
    print(wrapped(text, sys.stdout))


def replay(options: argparse.Namespace) -> None:
    record = Record.parse(read_text(options.file))
    position = record.replay()
    if options.json:
        ended = {"termination": record.termination} if record.termination else {}
        players = {"players": list(record.players)} if record.players else {}
        _print_json({**_data(position, options.language), **players, **ended})
        return
    _show(position, options)
    if record.termination:
        how, _, seat = record.termination.partition(" ")
        termination = translate("replay-termination", options.language, how=how, seat=seat)
        _print(translate("replay-ended", options.language, termination=termination, result=record.result))


def solve(options: argparse.Namespace) -> None:
    kind = game(options.game)
    settings = kind.settle(_given(options), random.Random(0))
    bar = Bar("solve")
    report = in_language(solver_of(kind).report, options.language, settings, bar)
    bar.close()
    if options.json:
        _print_json(report.data)
    else:
        print(report.text)


def hint(options: argparse.Namespace) -> None:
    position = _asked(options)
    scores: list[Score] = []
    if position.turn > CHANCE:
        limits = _limits(options)
        scores = waited_for(lambda: best_bot(position).analyse(position, limits))
    if options.step is not None:
        _hint_in_steps(position, scores, options)
        return
    pv = principal_variation(position, scores[0]) if scores else []
    if options.json:
        _print_json(formatting.hint_data(position, scores, pv))
    else:
        _print(formatting.hint_text(position, scores, pv, options.language))


def _hint_in_steps(position: Position, scores: list[Score], options: argparse.Namespace) -> None:
    """As many steps of a hint as are asked for."""
    count = _number(options.step, "--step", 1)
    if count > len(hints.STEPS):
        raise Refusal(Message("hint-steps", args={"most": len(hints.STEPS)}))
    steps = hints.hint_steps(position, scores[0], scores[1:])[:count] if scores else []
    if options.json:
        _print_json({"turn": position.turn, "clues": [step.data(options.language) for step in steps]})
        return
    _print("\n".join(step.text(options.language) for step in steps) or position.status.text(options.language))


def analyse(options: argparse.Namespace) -> None:
    record = Record.parse(read_text(options.file))
    end = record.replay()
    bar = Bar("analyse")
    limits = _limits(options)

    def look() -> list[analysis.MoveAnalysis]:
        found = []
        for move in analysis.analyse_game(end, limits):
            bar(move.position.ply, end.ply)
            if move.played:
                found.append(move)
        return found

    found = waited_for(look)
    bar.close()
    if options.comments:
        print(analysis.commented(record, found, options.language), end="")
    elif options.json:
        _print_json({"game": end.game.name, "remarks": [move.data() for move in found]})
    else:
        for move in found:
            print(analysis.move_text(move, options.language))
        _print(end.status.text(options.language))


def train(options: argparse.Namespace) -> None:
    from ziggurat.research.training.run import Plan, Run
    from ziggurat.research.training.training import Lesson

    plan = Plan(
        game=game(options.game).name,
        generations=_number(options.generations, "--generations", 1, MOST_GENERATIONS),
        games=_number(options.games, "--games", 1, MOST_GAMES),
        gate_openings=-(-_number(options.gate, "--gate", 2, MOST_GAMES) // 2),
        seed=_number(options.seed, "--seed", 0),
        jobs=None if options.jobs is None else _number(options.jobs, "--jobs", 1),
        minutes=None if options.minutes is None else _number(options.minutes, "--minutes", 1),
        ray=options.ray,
        lesson=Lesson(epochs=_number(options.epochs, "--epochs", 1, MOST_GAMES)),
    )
    bars: dict[str, Bar] = {}

    def tell(what: str, done: int, of: int) -> None:
        bars.setdefault(what, Bar(translate(what, options.language)))(done, of)

    run = Run(plan, _folder(options.into), tell)
    best = run.go_on()
    for bar in bars.values():
        bar.close()
    if options.json:
        _print_json({**run.notes, "best": None if best is None else str(best)})
        return
    for line in run.told(options.language):
        print(line)
    name = "train-nothing" if best is None else "train-done"
    print(translate(name, options.language, file=str(best)))


def _ray_pool(address: str) -> Pool:
    from ziggurat.research.ray_workers import ray_pool

    return ray_pool(address)


def hold_arena(options: argparse.Namespace) -> None:
    kind = game(options.game)
    given = _given(options)
    start = kind.start(given, seed=0)
    expect_listed(start.rules)
    if start.rules.seats < 2 or len(options.players) < 2:
        raise Refusal(Message("arena-too-few"))
    for name in options.players:
        player(name, kind, start.settings)
    sure = None if options.until_sure is None else _number(options.until_sure, "--until-sure", 1)
    if sure is not None and len(options.players) != 2:
        raise Refusal(Message("arena-two"))
    seed, games = _number(options.seed, "--seed", 0), _number(options.games, "--games", 1, MOST_GAMES)
    jobs = None if options.jobs is None else _number(options.jobs, "--jobs", 1)
    plan = list(pairings(kind.name, given, options.players, games, seed))
    bar = Bar("arena")
    folder = _folder(options.records) if options.records else None

    def note(played: GameResult, done: int) -> None:
        bar(done, len(plan))
        if folder:
            one, other = played.pairing.one + 1, played.pairing.other + 1
            write_text(str(folder / f"{one}-{other}-{played.pairing.number + 1:04}.txt"), played.record)

    pool = _ray_pool(options.ray) if options.ray else None
    bar(0, len(plan))
    if sure is None:
        verdict, found = None, tournament(plan, jobs, note, pool=pool)
    else:
        verdict, found = play_until_sure(plan, SequentialTest(0, sure), jobs, note, pool=pool)
    bar.close()
    standings = crosstable(options.players, found)
    if options.json:
        _print_json({**formatting.crosstable_data(standings), "verdict": verdict})
        return
    print(formatting.crosstable_text(standings, options.language))
    if sure is not None:
        message = {True: "arena-stronger", False: "arena-not-stronger", None: "arena-unsure"}[verdict]
        _print(translate(message, options.language, player=labels(options.players)[0], elo=sure))


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as wrong:
        raise Refusal(Message("unwritable-folder", args={"path": name, "why": why(wrong)})) from wrong
    return folder


def show_missions(options: argparse.Namespace) -> None:
    missions = next(kind.missions for kind in map(game, game_names()) if kind.missions)
    if not options.measure:
        rows = missions.rows(options.language)
        if options.json:
            _print_json(rows)
        for row in [] if options.json else rows:
            print(f"{row['mission']:>3}  {left(row['title'], 20)} {row['planet']}")
        return
    games = _number(options.games, "--games", 1, MOST_GAMES)
    simulations = _number(options.simulations, "--simulations", 1)
    bar = Bar("missions")
    measured = missions.report(games, simulations, bar, options.language)
    bar.close()
    if options.json:
        _print_json(measured.data)
    else:
        print(measured.text)


def solve_puzzle(options: argparse.Namespace) -> None:
    day = day_of(options.date) if options.date else date.today()
    names = [options.game] if options.game else games_with_puzzles()
    if options.json:
        found = [puzzle_data(puzzle(game(name), day)) for name in names]
        _print_json(found[0] if options.game else found)
    elif options.game:
        Solving(puzzle(game(options.game), day), options.language, options.read, sys.stdout).solve()
    else:
        for name in names:
            print(f"{name:<9} {translate(f'{name}-puzzle', options.language)}")
        _print(translate("puzzle-list-help", options.language))


def play(options: argparse.Namespace) -> int:
    limits = SearchLimits(seconds=LEVEL_SECONDS)
    if options.simulations is not None:
        limits = SearchLimits(simulations=_number(options.simulations, "--simulations", 1))
    if options.level not in (None, *map(str, LEVELS)):
        raise Refusal(Message("play-bad-level", args={"text": options.level}))
    seed = None if options.seed is None else _number(options.seed, "--seed", 0)
    chance = random.Random(seed) if seed is not None else random.SystemRandom()
    try:
        position = _position_to_play(options, seed)
        if isinstance(position.rules, RefereeRules):
            raise Refusal(Message("play-by-hand", args={"game": position.rules.title}))
        bots = _bots(options, position, chance.getrandbits(30) if seed is None else seed)
    except EOFError:
        raise Refusal(Message("play-no-answer")) from None
    match = Match(
        position=position,
        bots=bots,
        limits=limits,
        chance=chance,
        language=options.language,
        read=options.read,
        out=sys.stdout,
        own_files={os.path.realpath(options.load)} if options.load and options.at is None else set(),
    )
    return match.play()


def _position_to_play(options: argparse.Namespace, seed: int | None) -> Position:
    if options.load:
        if options.game or options.options or options.after or options.position is not None:
            raise Refusal(Message("play-load-alone"))
        return _at(Record.parse(read_text(options.load)).replay(), options.at)
    if options.at is not None:
        raise Refusal(Message("play-at-what"))
    name = options.game
    if name is None:
        known = game_names()
        titles = [game(each).title_in(options.language) for each in known]
        question = translate("play-which-game", options.language)
        name = known[choose(question, titles, options.read, sys.stdout, options.language, known)]
    if options.position is not None:
        return _played(game(name).position(options.position, _given(options)), options)
    return _played(game(name).start(_given(options), seed=seed), options)


def _at(end: Position, text: str | None) -> Position:
    """The position after the first `text` actions of a game, to be played again from there."""
    ply = end.ply if text is None else _number(text, "--at", 0)
    if ply > end.ply:
        raise Refusal(Message("play-at-beyond", args={"ply": ply, "count": end.ply}))
    return next(at for at in end.positions if at.ply == ply)


def _bots(options: argparse.Namespace, position: Position, seed: int) -> dict[int, Bot]:
    """A level, or the search with a number of simulations, in the seats that are not people's."""
    level = int(options.level or FRIENDLY)
    seats = range(1, position.rules.seats + 1)
    if options.bots is None and options.level is not None:
        bots = list(seats)[1:]  # a level is one of bots: nobody needs to ask who plays
    elif options.bots is None:
        answers = [
            translate(message, options.language) for message in ("play-against-bot", "play-people", "play-watch")
        ]
        question = translate("play-who", options.language)
        answer = choose(question, answers, options.read, sys.stdout, options.language)
        bots = [list(seats)[1:], [], list(seats)][answer]
        if bots and options.simulations is None:
            names = [_level_name(position, each, options.language) for each in LEVELS]
            question = translate("play-how-strong", options.language)
            level = LEVELS[choose(question, names, options.read, sys.stdout, options.language)]
    elif options.bots == "none":
        bots = []
    else:
        names = options.bots.split(",")
        if any(name not in map(str, seats) for name in names):
            raise Refusal(Message("play-bad-bots", args={"text": options.bots, "seats": len(seats)}))
        bots = [int(name) for name in names]
    if options.simulations is not None:
        return {seat: TreeSearch(seed + seat) for seat in bots}
    return {seat: Level(level, seed + seat) for seat in bots}


def _level_name(position: Position, level: int, language: str) -> str:
    """What a level is called, with its rating where two sides play and it was measured."""
    rated = fixed_ratings(position.game) if position.rules.seats == 2 else None
    if rated is None:
        return translate("page-bot-choice", language, level=level)
    found = rated.levels[level - 1]
    figures = {"rating": found.elo, "margin": found.margin, "games": rated.games}
    return translate("page-bot-rated", language, level=level, **figures)


if __name__ == "__main__":
    sys.exit(main())
