"""A position of bubbles read for people and clients: what lies where, who holds what; as data and as a picture."""

from collections.abc import Iterator

from ziggurat.game import Json, Painter, Position
from ziggurat.games.bubbles.board import (
    BAG,
    BLACK,
    COLOURS,
    COLUMNS,
    DRAWN,
    HEIGHT,
    PHASE,
    PLANET_PLACES,
    PLANETS,
    POWERS,
    SCORE,
    SEAT,
    SENT,
    SKY,
    SKY_PLACES,
    SOLO,
    STRIDE,
    TALLEST,
    open_columns,
)
from ziggurat.games.bubbles.tokens import COLUMN_NAMES, LETTERS, place_name
from ziggurat.games.bubbles.turns import ENDED, POWER, SEND, actor, sendable
from ziggurat.words import ENGLISH, say

PHASES = ("draw", "place", "swap", "drop", "send", "powers", "over")
STYLES = ("red", "purple", "yellow", "blue", "green", "black")
EMPTY = "."


def places_of(bits: int, planet: int = 0) -> Iterator[int]:
    """The places of a set, as they are numbered in notes."""
    return (PLANET_PLACES * planet + place for place in range(PLANET_PLACES) if bits >> place & 1)


class Table:
    """What can be seen on the table, and all of it: the bag by counting, never its order."""

    def __init__(self, position: Position) -> None:
        self.p = position.rules.desk(position.state)
        self.solo = bool(self.p[SOLO])
        self.seats = 1 if self.solo else 2
        self.phase = PHASES[self.p[PHASE]]
        self.seat = int(self.p[SEAT])  # whose turn it is, from 0
        self.actor = int(actor(self.p)) if self.p[PHASE] == POWER else self.seat

    def bubble(self, place: int) -> str:
        """The letter of the bubble at a place, or EMPTY; what was sent from a planet is there no more."""
        if place >= SKY_PLACES:
            digit = int(self.p[SKY]) >> 4 * (place - SKY_PLACES) & 15
            return LETTERS[digit - 1] if digit else EMPTY
        planet, within = divmod(place, PLANET_PLACES)
        if planet == 0 and int(self.p[SENT]) >> within & 1:
            return EMPTY
        sets = self.p[PLANETS + COLOURS * planet :]
        return next((LETTERS[c] for c in range(COLOURS) if int(sets[c]) >> within & 1), EMPTY)

    def sky_row(self, row: int) -> str:
        return "".join(self.bubble(SKY_PLACES + COLUMNS * row + column) for column in range(COLUMNS))

    def planet_row(self, planet: int, level: int) -> str:
        start = PLANET_PLACES * planet + level
        return "".join(self.bubble(start + STRIDE * column) for column in range(COLUMNS))

    @property
    def drawn(self) -> str:
        return LETTERS[self.p[DRAWN] - 1] if self.p[DRAWN] else ""

    @property
    def bag(self) -> dict[str, int]:
        return {letter: int(self.p[BAG + colour]) for colour, letter in enumerate(LETTERS)}

    def score(self, seat: int) -> int:
        return int(self.p[SCORE + seat])

    def powers(self, seat: int) -> dict[str, int]:
        """The powers that a seat holds, how many of each."""
        held = {LETTERS[c]: int(self.p[POWERS + seat]) >> STRIDE * c & 0xFF for c in range(BLACK)}
        return {letter: count for letter, count in held.items() if count}

    def column_full(self, planet: int, place: int) -> bool:
        return not int(open_columns(self.p, planet)) >> place % PLANET_PLACES // STRIDE * STRIDE & 1

    def is_free(self, place: int) -> bool:
        """Whether there is a bubble with none above it."""
        return self.bubble(place) != EMPTY and self.bubble(place + 1) == EMPTY

    @property
    def sendable(self) -> list[str]:
        return [place_name(place) for place in places_of(int(sendable(self.p)))] if self.p[PHASE] == SEND else []

    def view(self) -> Json:
        above = [place for place in range(PLANET_PLACES) if HEIGHT <= place % STRIDE < TALLEST]
        return {
            "phase": self.phase,
            "seat": self.seat + 1,
            "actor": 0 if self.p[PHASE] in (ENDED, 0) else self.actor + 1,
            "sky": [self.sky_row(0), self.sky_row(1)],
            "planets": [[self.planet_row(planet, level) for level in range(HEIGHT)] for planet in range(2)],
            "above": {place_name(place): self.bubble(place) for place in above if self.bubble(place) != EMPTY},
            "drawn": self.drawn,
            "bag": self.bag,
            "scores": [self.score(seat) for seat in range(self.seats)],
            "powers": [self.powers(seat) for seat in range(self.seats)],
            "sendable": self.sendable,
        }

    # The picture
    def diagram(self, paint: Painter, language: str = ENGLISH) -> str:
        heading = "      " + "  ".join(COLUMN_NAMES)
        rule = "     " + "─" * (3 * COLUMNS)
        other = say("diagram-mission", language) if self.solo else self._holdings(1, language)
        bag, drawn = say("diagram-bag", language), say("diagram-drawn", language)
        width = max(len(bag), len(drawn))
        lines = [
            heading,
            *self._planet(1, paint, other),
            rule,
            *(self._row(6 - i, self.sky_row(1 - i), paint) for i in range(2)),
            rule,
            *self._above(paint),
            *self._planet(0, paint, self._holdings(0, language)),
            heading,
            "",
            f"{bag:<{width}} " + self._counts(paint),
        ]
        if self.drawn:
            lines.append(f"{drawn:<{width}} " + self._bubble(self.drawn, paint))
        return "\n".join(line.rstrip() for line in lines)

    def _planet(self, planet: int, paint: Painter, beside: str) -> list[str]:
        """The rows from the top of the picture down; the words stand beside the ground."""
        levels = range(HEIGHT) if planet else range(HEIGHT - 1, -1, -1)
        rows = []
        for level in levels:
            number = 10 - level if planet else level + 1
            row = self._row(number, self.planet_row(planet, level), paint)
            rows.append(f"{row}   {beside}" if level == 0 else row)
        return rows

    def _above(self, paint: Painter) -> list[str]:
        """In solo, while bubbles are sent: what is still piled above the fourth place."""
        rows = [(level, self.planet_row(0, level)) for level in (TALLEST - 1, HEIGHT)]
        return [self._row(f"+{level + 1}", row, paint) for level, row in rows if row.strip(EMPTY)]

    def _row(self, number: int | str, letters: str, paint: Painter) -> str:
        return f"{number:>3}  " + "".join(self._bubble(letter, paint) for letter in letters)

    def _bubble(self, letter: str, paint: Painter) -> str:
        if letter == EMPTY:
            return paint(" · ", "dim")
        return paint(f" {letter} ", STYLES[LETTERS.index(letter)])

    def _holdings(self, seat: int, language: str) -> str:
        powers = " ".join(f"{letter}×{count}" for letter, count in self.powers(seat).items())
        if not powers:
            return say("diagram-score", language, seat=seat + 1, score=self.score(seat))
        return say("diagram-score-powers", language, seat=seat + 1, score=self.score(seat), powers=powers)

    def _counts(self, paint: Painter) -> str:
        return " ".join(f"{self._bubble(letter, paint)}×{count}" for letter, count in self.bag.items())
