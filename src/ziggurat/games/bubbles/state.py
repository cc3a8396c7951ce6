"""What is on the table of bubbles, read from a position: what lies where, who holds what; and the view of it."""

from collections.abc import Iterator

from ziggurat.core import Json, Position
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
from ziggurat.games.bubbles.notation import EMPTY, LETTERS, place_name
from ziggurat.games.bubbles.turns import ENDED, POWER, SEND, actor, sendable

PHASES = ("draw", "place", "swap", "drop", "send", "powers", "over")


def places_of(bits: int, planet: int = 0) -> Iterator[int]:
    """The places of a set, as they are numbered in notes."""
    return (PLANET_PLACES * planet + place for place in range(PLANET_PLACES) if bits >> place & 1)


class State:
    """What can be seen on the table, and all of it: the bag by counting, never its order."""

    def __init__(self, position: Position) -> None:
        self.p = position.rules.workspace(position.state)
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


def view(position: Position) -> Json:
    """What can be seen on the table, as plain data for clients."""
    return State(position).view()
