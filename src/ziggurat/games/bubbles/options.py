"""The options of bubbles: skies (U3), missions and planets of one's own (U21), and what the rules read of them."""

import random
from dataclasses import replace
from functools import cache

from ziggurat.core.arguments import Argument, Given, Pick, Places, SpelledNumber
from ziggurat.core.messages import Message
from ziggurat.core.refusals import BadOption
from ziggurat.core.types import Settings
from ziggurat.games.bubbles.board import CELLS, COLOURS, COLUMNS, HEIGHT, SKY_PLACES, STRIDE, has_line
from ziggurat.games.bubbles.missions import SKY, missions
from ziggurat.games.bubbles.notation import EMPTY, LETTERS, place_name, planet_cell

COLOURED = LETTERS[:-1]
BLACK_COLUMNS = {"3": "ace", "4": "abde", "5": "abcde"}  # U4
OF_EACH = 16  # U1
BAG_BLACKS = 3  # U4


SOLO = ("mission", "planet")  # options of a game for one
PLANET_BITS = tuple(  # of the twenty letters of a planet, rows 7 to 10, in the sets of the board
    STRIDE * column + HEIGHT - 1 - row for row in range(HEIGHT) for column in range(COLUMNS)
)


def is_solo(settings: Settings) -> bool:
    return any(option in settings for option in SOLO)


def planet_sets(letters: str) -> list[int]:
    """The twenty letters of a planet, rows 7 to 10, as the sets of the board."""
    return list(Places("planet", LETTERS, PLANET_BITS).of(letters))


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


def draw_sky(chance: random.Random) -> str:
    """A sky for two, each of the 5,760 as likely."""
    letters = list(COLOURED * 2)
    while True:  # one shuffle in twenty is a sky
        chance.shuffle(letters)
        if not touching_twins("".join(letters)):
            return "".join(letters)


def _refuse(message: str, clause: str, **args: str | int) -> BadOption:
    return BadOption(Message(message, clause, args))


def check(settings: Settings) -> None:
    """Raises BadOption where options contradict each other, or a sky or a planet is none."""
    if is_solo(settings):
        _check_solo(settings)
    elif "sky" in settings:
        _check_duel_sky(settings["sky"])


def _check_duel_sky(sky: str) -> None:
    """U3"""
    _check_letters("sky", sky, CELLS, COLOURED)
    for letter in COLOURED:
        if sky.count(letter) != 2:
            raise _refuse("bubbles-sky-two", "U3", bubble=letter, count=sky.count(letter))
    twins = touching_twins(sky)
    if twins:
        one, other = (place_name(SKY_PLACES + cell) for cell in twins)
        raise _refuse("bubbles-sky-adjacent", "U3", bubble=sky[twins[0]], one=one, other=other)


def _check_letters(option: str, value: str, length: int, known: str) -> None:
    clause = "U3" if option == "sky" and known == COLOURED else "U21"
    for letter in value:
        if letter not in known:
            raise _refuse("bubbles-letter", clause, option=option, letter=letter, known=" ".join(known))
    if len(value) != length:
        raise _refuse("bubbles-length", clause, option=option, count=len(value), length=length)


def _check_solo(settings: Settings) -> None:
    """U21"""
    if "first" in settings:
        raise _refuse("bubbles-solo-first", "U21")
    if "mission" in settings:
        for other in ("planet", "sky"):
            if other in settings:
                raise _refuse("bubbles-numbered-alone", "U21", option=other)
        return
    sky, planet = settings["sky"], settings["planet"]
    _check_letters("planet", planet, COLUMNS * HEIGHT, LETTERS + EMPTY)
    _check_letters("sky", sky, CELLS, LETTERS)
    _check_planet(planet)
    lying = {letter: (sky + planet).count(letter) for letter in LETTERS}
    lying["K"] += int(settings["blacks"]) + BAG_BLACKS
    for letter, count in lying.items():
        if count > OF_EACH:
            raise _refuse("bubbles-too-many", "U1", bubble=letter, count=count, most=OF_EACH)


def _check_planet(planet: str) -> None:
    for index, letter in enumerate(planet[:-COLUMNS]):
        if letter != EMPTY and planet[index + COLUMNS] == EMPTY:
            row, column = divmod(index, COLUMNS)
            raise _refuse("bubbles-planet-floating", "U21", cell=planet_cell(1, column, HEIGHT - 1 - row))
    if not set(planet) & set(COLOURED):
        raise _refuse("bubbles-planet-done", "U21")
    for letter, places in zip(COLOURED, planet_sets(planet), strict=False):
        if has_line(places):
            raise _refuse("bubbles-planet-line", "U21", bubble=letter)


@cache
def arguments() -> tuple[Argument, ...]:
    """How the options become the integers that `rules.start` reads."""
    blacks = {
        count: sum(1 << STRIDE * "abcde".index(column) for column in columns)
        for count, columns in BLACK_COLUMNS.items()
    }
    sky = SpelledNumber("sky", LETTERS, 4)
    duel = Pick("blacks", {count: (*[0] * (COLOURS - 1), places) for count, places in blacks.items()})
    own = Places("planet", LETTERS, PLANET_BITS, otherwise=duel)
    return (
        Given(SOLO),
        Pick("powers", {"off": (0,), "on": (1,)}),
        Pick("reach", {"any": (0,), "near": (1,)}),
        Pick("first", {"1": (0,), "2": (1,)}, otherwise=(0,)),
        replace(sky, otherwise=tuple(sky.of(SKY))),
        Pick("blacks", {count: (places,) for count, places in blacks.items()}),
        Pick("mission", {str(one.number): tuple(own.of(one.planet)) for one in missions()}, otherwise=own),
    )
