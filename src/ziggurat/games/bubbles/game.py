"""The face of bubbles for people and programs: options, tokens, views and words around the compiled rules."""

import random
from typing import ClassVar

import numpy as np

from ziggurat.game import BadOption, Game, Json, Option, Painter, Position, Progress, Settings, Theorem
from ziggurat.games.bubbles import rules
from ziggurat.games.bubbles.board import (
    CELLS,
    COLOURS,
    COLUMNS,
    ENDING,
    FIELDS,
    HEIGHT,
    LENGTH,
    NOTES,
    NOTES_ROOM,
    SKY_PLACES,
    STRIDE,
    WINNERS,
    has_line,
)
from ziggurat.games.bubbles.missions import SKY, missions
from ziggurat.games.bubbles.reasons import reason
from ziggurat.games.bubbles.steps import told
from ziggurat.games.bubbles.table import EMPTY, Table
from ziggurat.games.bubbles.tokens import LETTERS, TOKENS, action_of, place_name, planet_cell
from ziggurat.games.bubbles.turns import BURST, CLEARED, STUCK
from ziggurat.kernel import Rules
from ziggurat.minds.engine.insight import Insight
from ziggurat.puzzles import Riddle
from ziggurat.words import ENGLISH, Reason

COLOURED = LETTERS[:-1]
BLACK_COLUMNS = {"3": "ace", "4": "abde", "5": "abcde"}  # U4
OF_EACH = 16  # U1
BAG_BLACKS = 3  # U4


def is_solo(settings: Settings) -> bool:
    return "mission" in settings or "planet" in settings


def planet_sets(letters: str) -> list[int]:
    """The twenty letters of a planet, rows 7 to 10, as the sets of the board."""
    sets = [0] * COLOURS
    for index, letter in enumerate(letters):
        row, column = divmod(index, COLUMNS)
        if letter != EMPTY:
            sets[LETTERS.index(letter)] |= 1 << STRIDE * column + HEIGHT - 1 - row
    return sets


def neighbours(cell: int) -> list[int]:
    """The places of the sky beside one, diagonally too."""
    row, column = divmod(cell, COLUMNS)
    return [
        COLUMNS * r + c
        for r in range(2)
        for c in range(max(0, column - 1), min(COLUMNS, column + 2))
        if (r, c) != (row, column)
    ]


def touching_twins(sky: str) -> tuple[int, int] | None:
    """Two adjacent places of one colour (U3)."""
    pairs = ((cell, other) for cell in range(CELLS) for other in neighbours(cell) if cell < other)
    return next(((cell, other) for cell, other in pairs if sky[cell] == sky[other]), None)


def _refuse(message: str, clause: str, **args: str | int) -> BadOption:
    return BadOption(Reason(message, clause, args))


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
        if option.name != "sky":
            return super().draw(option, settings, chance)
        letters = list(COLOURED * 2)
        while True:  # one shuffle in twenty is a sky, each of the 5,760 as likely
            chance.shuffle(letters)
            if not touching_twins("".join(letters)):
                return "".join(letters)

    def check(self, settings: Settings) -> None:
        if is_solo(settings):
            self._check_solo(settings)
        elif "sky" in settings:
            self._check_duel_sky(settings["sky"])

    def _check_duel_sky(self, sky: str) -> None:
        """U3"""
        self._check_letters("sky", sky, CELLS, COLOURED)
        for letter in COLOURED:
            if sky.count(letter) != 2:
                raise _refuse("bubbles-sky-two", "U3", bubble=letter, count=sky.count(letter))
        twins = touching_twins(sky)
        if twins:
            one, other = (place_name(SKY_PLACES + cell) for cell in twins)
            raise _refuse("bubbles-sky-adjacent", "U3", bubble=sky[twins[0]], one=one, other=other)

    def _check_letters(self, option: str, value: str, length: int, known: str) -> None:
        clause = "U3" if option == "sky" and known == COLOURED else "U21"
        for letter in value:
            if letter not in known:
                raise _refuse("bubbles-letter", clause, option=option, letter=letter, known=" ".join(known))
        if len(value) != length:
            raise _refuse("bubbles-length", clause, option=option, count=len(value), length=length)

    def _check_solo(self, settings: Settings) -> None:
        """U21"""
        if "first" in settings:
            raise _refuse("bubbles-solo-first", "U21")
        if "mission" in settings:
            for other in ("planet", "sky"):
                if other in settings:
                    raise _refuse("bubbles-numbered-alone", "U21", option=other)
            return
        sky, planet = settings["sky"], settings["planet"]
        self._check_letters("planet", planet, COLUMNS * HEIGHT, LETTERS + EMPTY)
        self._check_letters("sky", sky, CELLS, LETTERS)
        self._check_planet(planet)
        lying = {letter: (sky + planet).count(letter) for letter in LETTERS}
        lying["K"] += int(settings["blacks"]) + BAG_BLACKS
        for letter, count in lying.items():
            if count > OF_EACH:
                raise _refuse("bubbles-too-many", "U1", bubble=letter, count=count, most=OF_EACH)

    def _check_planet(self, planet: str) -> None:
        for index, letter in enumerate(planet[:-COLUMNS]):
            if letter != EMPTY and planet[index + COLUMNS] == EMPTY:
                row, column = divmod(index, COLUMNS)
                raise _refuse("bubbles-planet-floating", "U21", cell=planet_cell(1, column, HEIGHT - 1 - row))
        if not set(planet) & set(COLOURED):
            raise _refuse("bubbles-planet-done", "U21")
        for letter, places in zip(COLOURED, planet_sets(planet), strict=False):
            if has_line(places):
                raise _refuse("bubbles-planet-line", "U21", bubble=letter)

    # The rules
    def rules(self, settings: Settings) -> Rules:
        return rules.SOLITAIRE if is_solo(settings) else rules.DUEL

    def insight(self, settings: Settings) -> Insight:
        from ziggurat.games.bubbles.mind import insight

        return insight(settings)

    def riddle(self) -> Riddle:
        from ziggurat.games.bubbles.puzzles import ThreeGroups

        return ThreeGroups()

    def encode(self, settings: Settings) -> list[int]:
        blacks = sum(1 << STRIDE * "abcde".index(column) for column in BLACK_COLUMNS[settings["blacks"]])
        other = [0] * (COLOURS - 1) + [blacks]
        sky = settings.get("sky", SKY)
        if is_solo(settings):
            chosen = settings.get("mission")
            other = planet_sets(missions()[int(chosen) - 1].planet if chosen else settings["planet"])
        return [
            int(is_solo(settings)),
            int(settings["powers"] == "on"),
            int(settings["reach"] == "near"),
            int(settings.get("first", "1")) - 1,
            sum((LETTERS.index(letter) + 1) << 4 * cell for cell, letter in enumerate(sky)),
            blacks,
            *other,
        ]

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return TOKENS[action]

    def action(self, settings: Settings, token: str) -> int:
        return action_of(token)

    # Words
    def reason(self, position: Position, action: int) -> Reason:
        return reason(position, action)

    def ending(self, position: Position) -> Reason:
        how, winners = int(position.state[ENDING]), int(position.state[WINNERS])
        table = Table(position)
        if how == CLEARED:
            return Reason("bubbles-cleared", "U25")
        if how == BURST:
            return Reason("bubbles-burst", "U17", {"seat": winners, "other": 3 - winners})
        if how == STUCK:
            return Reason("bubbles-stuck-solo" if table.solo else "bubbles-stuck", "U14", {"seat": table.seat + 1})
        if table.solo:
            return Reason("bubbles-no-refill-solo", "U25")
        scores: dict[str, str | int] = {"one": table.score(0), "two": table.score(1)}
        if winners == 3:
            return Reason("bubbles-shared", "U19", scores)
        return Reason("bubbles-no-refill", "U19", {**scores, "seat": winners})

    def prompt(self, position: Position) -> Reason:
        table = Table(position)
        powers = table.powers(table.actor).items()
        args: dict[str, str | int] = {
            "seat": table.actor + 1,
            "bubble": table.drawn or EMPTY,
            "powers": ", ".join(letter if n == 1 else f"{letter}×{n}" for letter, n in powers),
            "whose": "own" if table.actor == table.seat else "other",
            "other": table.seat + 1,
        }
        return Reason(f"bubbles-prompt-{table.phase}", args=args)

    def clue(self, position: Position, action: int) -> tuple[Reason, Reason]:
        from ziggurat.games.bubbles.clues import clue

        return clue(position, action)

    def facts(self, position: Position, action: int) -> list[Reason]:
        from ziggurat.games.bubbles.clues import facts

        return facts(position, action)

    # Pictures
    def view(self, position: Position) -> Json:
        return Table(position).view()

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return Table(position).diagram(paint, language)

    def steps(self, before: Position, action: int) -> list[Json]:
        p = np.zeros(NOTES + NOTES_ROOM, dtype=np.int64)
        p[:LENGTH] = before.state
        before.rules.apply(p, action)
        notes = p[NOTES + 1 :].reshape(-1, FIELDS)[: p[NOTES]]
        return [told(note, solo=is_solo(before.settings)) for note in notes.tolist()]

    # Missions
    def missions(self, language: str) -> list[Json]:
        from ziggurat.games.bubbles.measure import rows

        return rows(language)

    def measure_missions(self, games: int, simulations: int, progress: Progress, language: str) -> Theorem:
        from ziggurat.games.bubbles.measure import as_text, measure

        table = measure(games, simulations, progress=progress)
        return Theorem({"missions": [row.as_json() for row in table]}, as_text(table, language))
