"""The command line `ziggurat`. Bad input gets one clear sentence on standard error and exit status 2."""

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

from ziggurat import __version__
from ziggurat.game import BadOption, IllegalAction, Position, Refusal, game, game_names
from ziggurat.kernel import CHANCE, perft
from ziggurat.minds import analysis, hints, told
from ziggurat.minds.arena import Played, pairings, sequentially, table, tournament
from ziggurat.minds.figures import Sequential
from ziggurat.minds.levels import FRIENDLY, LEVEL_SECONDS, LEVELS, Level, best_mind, player
from ziggurat.minds.mind import Limits, Mind, Worth, best_line
from ziggurat.minds.search import TreeSearch
from ziggurat.puzzles import day_of, puzzle, puzzled
from ziggurat.record import Record
from ziggurat.server.command import add_commands as add_server_commands
from ziggurat.solving import Solving, puzzle_data
from ziggurat.terminal import Bar, Match, choose, painter, read_text, write_text
from ziggurat.words import ENGLISH, Reason, languages, say
from ziggurat.workers import workers

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(Reason("bad-usage", args={"why": message.rstrip("."), "command": self.prog}))


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    language = os.environ.get("ZIGGURAT_LANGUAGE", ENGLISH)
    try:
        if language not in languages():
            known = ", ".join(languages())
            raise Refusal(Reason("unknown-language", args={"language": language, "known": known}))
        options = _parser().parse_args(words)
        options.language = language
        status: int = options.run(options) or 0
        sys.stdout.flush()
    except Refusal as refused:
        told = language if language in languages() else ENGLISH
        print(f"ziggurat: {refused.reason.text(told)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="ziggurat", description="Four stacking games on one table.")
    parser.add_argument("--version", action="version", version=f"ziggurat {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Any, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        return made

    listing = _json(command("games", show_games, "the games and their options"))
    listing.add_argument(
        "--compile", action="store_true", help="compile their rules now, so that nobody waits for them later"
    )

    counting = _position(command("perft", count_perft, "the number of action sequences of each length"))
    counting.add_argument("depth", metavar="DEPTH", help="the greatest length")
    counting.add_argument("--split", action="store_true", help="also the count under each first action")

    _position(command("legal", list_legal, "the legal actions, one token a line"))
    _position(command("show", show_position, "a diagram of a position, or how the game ended"))

    replaying = _json(command("replay", replay, "checks a record and shows its end"))
    replaying.add_argument("file", metavar="FILE", help="the record; - for standard input")

    playing = command("play", play, "a game in the terminal")
    playing.add_argument("game", metavar="GAME", nargs="?", help="asked for if left out")
    _settings(playing)
    playing.add_argument(
        "--bots", metavar="SEATS", help="seats that the search plays, as in 2 or 1,2; none: people only"
    )
    playing.add_argument("--level", metavar="N", help="how strong it is, 1 to 5 (2)")
    playing.add_argument(
        "--simulations", metavar="N", help="how much it thinks about an action, instead of a level"
    )
    playing.add_argument("--load", metavar="FILE", help="goes on with a saved game")
    playing.add_argument("--at", metavar="N", help="with --load: tries it again from after its first N actions")

    proving = _json(command("solve", solve, "the whole truth about a game (babel)"))
    proving.add_argument("game", metavar="GAME")
    _options(proving)

    missions = _json(command("missions", show_missions, "the missions of Bubblee Pop"))
    missions.add_argument(
        "--measure", action="store_true", help="how hard they are: the search plays each of them"
    )
    missions.add_argument("--games", metavar="N", default="30", help="games of each mission to measure by (30)")
    missions.add_argument(
        "--simulations", metavar="N", default="2000", help="simulations for each decision (2,000)"
    )

    solving = _json(command("puzzle", solve_puzzle, "the puzzles of the day, or one of them to solve"))
    solving.add_argument("game", metavar="GAME", nargs="?", help="all are listed if left out")
    solving.add_argument("--date", metavar="DAY", help="another day, as in 2026-11-15 (today)")

    thinking = _position(command("hint", hint, "what a mind thinks of a position: the actions, best first"))
    _thinking(thinking)
    thinking.add_argument(
        "--step", metavar="N", help="only a hint, in steps: 1 where to look, 2 which piece, 3 the action, 4 why"
    )

    looking = _thinking(_json(command("analyse", analyse, "what a mind thinks of every action of a game")))
    looking.add_argument("file", metavar="FILE", help="the record; - for standard input")
    looking.add_argument(
        "--comments", action="store_true", help="prints the record with comments on its mistakes instead"
    )

    arena = _json(command("arena", hold_arena, "a tournament between minds, seats balanced, on all cores"))
    arena.add_argument("game", metavar="GAME")
    arena.add_argument(
        "players", metavar="PLAYER", nargs="+", help="level1 … level5, search:N, plain:N, random, perfect"
    )
    _options(arena)
    arena.add_argument("--games", metavar="N", default="100", help="games of each pair (100)")
    arena.add_argument("--seed", metavar="N", default="0", help="settles what is left to chance (0)")
    arena.add_argument("--jobs", metavar="N", default=None, help="processes (all cores)")
    arena.add_argument("--records", metavar="FOLDER", help="saves the record of every game there")
    arena.add_argument(
        "--until-sure",
        metavar="ELO",
        help="two players: stops when the first is surely so much stronger, or not at all",
    )

    _position(command("best", best, "the legal actions, best first, where a game is solved (babel)"))
    add_server_commands(commands)
    return parser


def _json(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--json", action="store_true", help="as data for a program")
    return parser


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-o", dest="options", metavar="NAME=VALUE", action="append", default=[], help="an option of the game"
    )


def _settings(parser: argparse.ArgumentParser) -> None:
    _options(parser)
    parser.add_argument("--seed", metavar="N", default=None, help="settles what is left to chance (0)")
    parser.add_argument("--after", metavar="TOKENS", default="", help="the actions played so far")


def _thinking(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--seconds", metavar="N", default=None, help="how long it may think about an action (2)")
    parser.add_argument("--simulations", metavar="N", default=None, help="how much, instead of how long")
    return parser


def _position(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("game", metavar="GAME")
    _settings(parser)
    return _json(parser)


# ── Reading what was asked for ───────────────────────────────────────────────────────────────────────────
def _number(text: str, name: str, least: int) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < least:
        raise Refusal(Reason("bad-number", args={"name": name, "text": text, "least": str(least)}))
    return int(text)


def _limits(options: argparse.Namespace) -> Limits:
    if options.simulations is not None:
        return Limits(simulations=_number(options.simulations, "--simulations", 1))
    return Limits(seconds=_number(options.seconds or "2", "--seconds", 1))


def _given(options: argparse.Namespace) -> dict[str, str]:
    given: dict[str, str] = {}
    for text in options.options:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(Reason("bad-option", args={"text": text}))
        if name in given:
            raise BadOption(Reason("option-twice", args={"name": name}))
        given[name] = value
    return given


def _asked(options: argparse.Namespace) -> Position:
    """The position that the command line describes."""
    given = _given(options)
    seed = _number("0" if options.seed is None else options.seed, "--seed", 0)
    start = game(options.game).start(given, seed=seed)
    _tell_draws(start, given)
    return _played(start, options)


def _played(position: Position, options: argparse.Namespace) -> Position:
    for number, token in enumerate(options.after.split(), start=1):
        try:
            position = position.play(token)
        except IllegalAction as refused:
            why = refused.reason.text(options.language)
            raise Refusal(
                Reason("after-illegal", args={"number": number, "token": token, "why": why})
            ) from refused
    return position


def _tell_draws(start: Position, given: dict[str, str]) -> None:
    """What chance settled is shown beside the answer, not in it."""
    settled = {**start.game.defaults(given), **given}
    drawn = [o.name for o in start.game.options if o.drawn and o.name in start.settings and o.name not in settled]
    if drawn:
        print("drawn: " + " ".join(f"{name}={start.settings[name]}" for name in drawn), file=sys.stderr)


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def _compile(name: str) -> None:
    kind = game(name)
    kind.make_ready(kind.settle({}, random.Random(0)))


# ── The commands ─────────────────────────────────────────────────────────────────────────────────────────
def show_games(options: argparse.Namespace) -> None:
    if options.compile:
        with workers(None, game_names()) as cores:
            list(cores.map(_compile, game_names()))
    kinds = [game(name) for name in game_names()]
    if options.json:
        _print_json(
            [
                {
                    "name": kind.name,
                    "title": kind.title,
                    "rules": kind.version,
                    "options": [
                        {"name": o.name, "values": list(o.values), "default": o.default or None, "drawn": o.drawn}
                        for o in kind.options
                    ],
                }
                for kind in kinds
            ]
        )
        return
    for kind in kinds:
        print(f"{kind.name:<9} {kind.title}")
        for option in kind.options:
            values = " | ".join(option.values) or say("option-text", options.language)
            default = say("option-drawn", options.language) if option.drawn else option.default or "–"
            print(f"          {option.name}={values}   ({default})")


def count_perft(options: argparse.Namespace) -> None:
    depth = _number(options.depth, "DEPTH", 1)
    position = _asked(options)
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
        _print_json({**position.view(), "history": list(position.history)})
        return
    print(position.game.diagram(position, painter(sys.stdout)))
    print()
    print(position.status.text(options.language))


def replay(options: argparse.Namespace) -> None:
    record = Record.parse(read_text(options.file))
    position = record.replay()
    if options.json:
        termination = {"termination": record.termination} if record.termination else {}
        players = {"players": list(record.players)} if record.players else {}
        _print_json({**position.view(), **players, **termination, "history": list(position.history)})
        return
    _show(position, options)
    if record.termination:
        print(say("replay-ended", options.language, termination=record.termination, result=record.result))


def solve(options: argparse.Namespace) -> None:
    kind = game(options.game)
    settings = kind.settle(_given(options), random.Random(0))
    bar = Bar("solve")
    theorem = kind.theorem(settings, bar)
    bar.close()
    if options.json:
        _print_json(theorem.data)
    else:
        print(theorem.text)


def best(options: argparse.Namespace) -> None:
    position = _asked(options)
    mind = position.game.expert(position.settings)
    if mind is None:
        raise Refusal(Reason("no-expert", args={"game": position.game.name}))
    worths = [] if position.over else mind.assess(position, Limits())
    line = best_line(position, mind)
    if options.json:
        rows = [
            {"token": position.token(w.action), "value": w.value, "verdict": _verdict(w), "distance": w.distance}
            for w in worths
        ]
        _print_json({"turn": position.turn, "actions": rows, "line": line})
        return
    print(position.status.text(options.language))
    for worth in worths:
        verdict = say(f"worth-{_verdict(worth)}", options.language, distance=worth.distance or 0)
        print(f"{position.token(worth.action):<8} {verdict}")
    if line:
        print(say("best-line", options.language, line=" ".join(line)))


def hint(options: argparse.Namespace) -> None:
    position = _asked(options)
    worths: list[Worth] = []
    if position.turn > CHANCE:
        worths = best_mind(position).assess(position, _limits(options))
    if options.step is not None:
        _hint_in_steps(position, worths, options)
    elif options.json:
        _print_json(told.hint_data(position, worths))
    else:
        print(told.hint_text(position, worths, options.language))


def _hint_in_steps(position: Position, worths: list[Worth], options: argparse.Namespace) -> None:
    """As many steps of a hint as are asked for."""
    count = _number(options.step, "--step", 1)
    if count > len(hints.STEPS):
        raise Refusal(Reason("hint-steps", args={"most": len(hints.STEPS)}))
    steps = hints.clues(position, worths[0])[:count] if worths else []
    if options.json:
        _print_json({"turn": position.turn, "clues": [clue.data(options.language) for clue in steps]})
        return
    print("\n".join(clue.text(options.language) for clue in steps) or position.status.text(options.language))


def analyse(options: argparse.Namespace) -> None:
    record = Record.parse(read_text(options.file))
    end = record.replay()
    bar = Bar("analyse")
    found = []
    for remark in analysis.remarks(end, _limits(options)):
        bar(remark.position.ply, end.ply)
        if remark.played:
            found.append(remark)
    bar.close()
    if options.comments:
        print(analysis.commented(record, found, options.language), end="")
    elif options.json:
        _print_json({"game": end.game.name, "remarks": [remark.data() for remark in found]})
    else:
        for remark in found:
            print(analysis.remark_text(remark, options.language))
        print(end.status.text(options.language))


def hold_arena(options: argparse.Namespace) -> None:
    kind = game(options.game)
    given = _given(options)
    start = kind.start(given, seed=0)
    if start.rules.seats < 2 or len(options.players) < 2:
        raise Refusal(Reason("arena-too-few"))
    for name in options.players:
        player(name, kind, start.settings)
    sure = None if options.until_sure is None else _number(options.until_sure, "--until-sure", 1)
    if sure is not None and len(options.players) != 2:
        raise Refusal(Reason("arena-two"))
    seed, games = _number(options.seed, "--seed", 0), _number(options.games, "--games", 1)
    jobs = None if options.jobs is None else _number(options.jobs, "--jobs", 1)
    plan = list(pairings(kind.name, given, options.players, games, seed))
    bar = Bar("arena")
    folder = _folder(options.records) if options.records else None

    def note(played: Played, done: int) -> None:
        bar(done, len(plan))
        if folder:
            one, other = played.pairing.one + 1, played.pairing.other + 1
            write_text(str(folder / f"{one}-{other}-{played.pairing.number + 1:04}.txt"), played.record)

    bar(0, len(plan))
    if sure is None:
        verdict, found = None, tournament(plan, jobs, note)
    else:
        verdict, found = sequentially(plan, Sequential(0, sure), jobs, note)
    bar.close()
    standings = table(options.players, found)
    if options.json:
        _print_json({**told.table_data(standings), "verdict": verdict})
        return
    print(told.table_text(standings, options.language))
    if sure is not None:
        message = {True: "arena-stronger", False: "arena-not-stronger", None: "arena-unsure"}[verdict]
        print(say(message, options.language, player=options.players[0], elo=sure))


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Refusal(Reason("unwritable", args={"path": name, "why": wrong.strerror or str(wrong)})) from wrong
    return folder


def _verdict(worth: Worth) -> str:
    return {0.0: "loss", 0.5: "draw", 1.0: "win"}[worth.value]


def show_missions(options: argparse.Namespace) -> None:
    kind = game("bubbles")
    if not options.measure:
        rows = kind.missions(options.language)
        if options.json:
            _print_json(rows)
        for row in [] if options.json else rows:
            print(f"{row['mission']:>3}  {row['title']:<20} {row['planet']}")
        return
    games = _number(options.games, "--games", 1)
    simulations = _number(options.simulations, "--simulations", 1)
    bar = Bar("missions")
    measured = kind.measure_missions(games, simulations, bar, options.language)
    bar.close()
    if options.json:
        _print_json(measured.data)
    else:
        print(measured.text)


def solve_puzzle(options: argparse.Namespace) -> None:
    day = day_of(options.date) if options.date else date.today()
    names = [options.game] if options.game else puzzled()
    if options.json:
        found = [puzzle_data(puzzle(game(name), day)) for name in names]
        _print_json(found[0] if options.game else found)
    elif options.game:
        Solving(puzzle(game(options.game), day), options.language, input, sys.stdout).solve()
    else:
        for name in names:
            print(f"{name:<9} {say(f'{name}-puzzle', options.language)}")
        print(say("puzzle-list-help", options.language))


def play(options: argparse.Namespace) -> None:
    limits = Limits(seconds=LEVEL_SECONDS)
    if options.simulations is not None:
        limits = Limits(simulations=_number(options.simulations, "--simulations", 1))
    if options.level not in (None, *map(str, LEVELS)):
        raise Refusal(Reason("play-bad-level", args={"text": options.level}))
    seed = None if options.seed is None else _number(options.seed, "--seed", 0)
    chance = random.Random(seed) if seed is not None else random.SystemRandom()
    try:
        position = _position_to_play(options, seed)
        minds = _minds(options, position, seed or 0)
    except EOFError:
        raise Refusal(Reason("play-no-answer")) from None
    Match(position, minds, limits, chance, options.language, input, sys.stdout).play()


def _position_to_play(options: argparse.Namespace, seed: int | None) -> Position:
    if options.load:
        if options.game or options.options or options.after:
            raise Refusal(Reason("play-load-alone"))
        return _at(Record.parse(read_text(options.load)).replay(), options.at)
    if options.at is not None:
        raise Refusal(Reason("play-at-what"))
    name = options.game
    if name is None:
        titles = [game(known).title for known in game_names()]
        name = game_names()[
            choose(say("play-which-game", options.language), titles, input, sys.stdout, options.language)
        ]
    return _played(game(name).start(_given(options), seed=seed), options)


def _at(end: Position, text: str | None) -> Position:
    """A game as it was after so many actions, to be tried again from there."""
    ply = end.ply if text is None else _number(text, "--at", 0)
    if ply > end.ply:
        raise Refusal(Reason("play-at-beyond", args={"ply": ply, "count": end.ply}))
    return next(at for at in end.line if at.ply == ply)


def _minds(options: argparse.Namespace, position: Position, seed: int) -> dict[int, Mind]:
    """A level, or the search with a number of simulations, in the seats that are not people's."""
    level = int(options.level or FRIENDLY)
    seats = range(1, position.rules.seats + 1)
    if options.bots is None:
        answers = [say(message, options.language) for message in ("play-against-bot", "play-people", "play-watch")]
        question = say("play-who", options.language)
        answer = choose(question, answers, input, sys.stdout, options.language)
        bots = [list(seats)[1:], [], list(seats)][answer]
        if bots and options.level is None and options.simulations is None:
            names = [say("page-bot", options.language, level=each) for each in LEVELS]
            level = LEVELS[
                choose(say("play-how-strong", options.language), names, input, sys.stdout, options.language)
            ]
    elif options.bots == "none":
        bots = []
    else:
        names = options.bots.split(",")
        if any(name not in map(str, seats) for name in names):
            raise Refusal(Reason("play-bad-bots", args={"text": options.bots, "seats": len(seats)}))
        bots = [int(name) for name in names]
    if options.simulations is not None:
        return {seat: TreeSearch(seed + seat) for seat in bots}
    return {seat: Level(level, seed + seat) for seat in bots}


if __name__ == "__main__":
    sys.exit(main())
