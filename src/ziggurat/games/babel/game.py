"""Babel's face for people and programs: tokens, views, diagrams and reasons around the compiled rules."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ziggurat.game import Game, IllegalAction, Json, Option, Painter, Position, Progress, Settings, Theorem
from ziggurat.games.babel import rules
from ziggurat.games.babel.rules import CELLS, LEVELS, ORIENTATIONS, PATTERN, TYPES
from ziggurat.kernel import Rules
from ziggurat.minds.engine.insight import Insight
from ziggurat.minds.mind import Mind
from ziggurat.puzzles import Riddle
from ziggurat.words import ENGLISH, Reason, say

CELL_NAMES = ("a1", "b1", "a2", "b2")
COLOURS = ("grey", "white", "black", "beige", "blue")  # by type (B1)
OPPOSITE = {"e": "w", "w": "e", "n": "s", "s": "n", "u": "d", "d": "u"}


def faces(cell: int) -> str:
    """The letters of the four faces that can bulge, in the order of the pattern's bits."""
    return ("w" if cell & 1 else "e") + ("s" if cell & 2 else "n") + "ud"


class Cube(NamedTuple):
    """A cube in the tower: its cell, its level from 1, and the letters of its bulges."""

    cell: int
    level: int
    bulges: str

    @property
    def kind(self) -> int:
        return len(self.bulges)

    def as_json(self) -> Json:
        return _json(self).copy()


@cache
def _json(cube: Cube) -> Json:
    return {"cell": CELL_NAMES[cube.cell], "level": cube.level, "type": cube.kind, "bulges": cube.bulges}


def bulges(cell: int, orientation: int) -> str:
    return "".join(letter for bit, letter in enumerate(faces(cell)) if PATTERN[orientation] >> bit & 1)


SPELLED = tuple(
    CELL_NAMES[cell] + (bulges(cell, orientation) or "-")
    for cell in range(CELLS)
    for orientation in range(ORIENTATIONS)
)
MEANT = {token: action for action, token in enumerate(SPELLED)}


def cube_at(position: Position, cell: int, level: int) -> Cube | None:
    nibble = position.state.item(rules.TOWER + level - 1) >> 4 * cell & 15
    return _cube(cell, level, nibble) if nibble else None


def tower(position: Position) -> list[Cube]:
    return [cube for level, row in _levels(position) for cube in _storey(level, row)]


def _levels(position: Position) -> Iterator[tuple[int, int]]:
    """Each level, from 1, with its four nibbles."""
    return enumerate(position.state[rules.TOWER : rules.TOWER + LEVELS].tolist(), start=1)


@lru_cache(4096)
def _storey(level: int, row: int) -> tuple[Cube, ...]:
    """The cubes of one level."""
    return tuple(_cube(cell, level, nibble) for cell in range(CELLS) if (nibble := row >> 4 * cell & 15))


@lru_cache(4096)
def _pictured(level: int, row: int) -> tuple[Json, ...]:
    """The cubes of one level as data; to be copied before they are given away."""
    return tuple(_json(cube) for cube in _storey(level, row))


@cache
def _cube(cell: int, level: int, nibble: int) -> Cube:
    return Cube(cell, level, bulges(cell, nibble - 1))


def hand(position: Position, seat: int) -> list[int]:
    """How many cubes of each type the seat still holds."""
    return list(_counts(position.state.item(rules.HAND + seat - 1)))


@cache
def _counts(held: int) -> tuple[int, ...]:
    return tuple(held >> 2 * kind & 3 for kind in range(TYPES))


def placed(position: Position) -> int:
    return position.state.item(rules.PLACED)


def current_level(position: Position) -> int:
    return min(placed(position) // CELLS + 1, LEVELS)


def next_seat(position: Position) -> int:
    """The seat whose turn it would be, also when it cannot place."""
    return 1 + placed(position) % 2


class Babel(Game):
    name = "babel"
    title = "Babel"
    version = "1"
    options = (Option("full_tower", ("last", "draw"), "last"),)

    def rules(self, settings: Settings) -> Rules:
        return rules.RULES

    def encode(self, settings: Settings) -> list[int]:
        return [rules.DRAW if settings["full_tower"] == "draw" else rules.LAST]

    def expert(self, settings: Settings) -> Mind:
        from ziggurat.games.babel.solution import Oracle

        return Oracle()

    def insight(self, settings: Settings) -> Insight:
        from ziggurat.games.babel.mind import BABEL

        return BABEL

    def riddle(self) -> Riddle:
        from ziggurat.games.babel.puzzles import WinInFive

        return WinInFive()

    def theorem(self, settings: Settings, progress: Progress, language: str = ENGLISH) -> Theorem:
        from ziggurat.games.babel.theorem import prove

        return prove(self, settings, progress, language)

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        return SPELLED[action]

    def action(self, settings: Settings, token: str) -> int:
        if (action := MEANT.get(token)) is None:
            raise IllegalAction(token, self._unreadable(token))
        return action

    def _unreadable(self, token: str) -> Reason:
        """Why no action is spelled so."""
        cell, letters = token[:2], token[2:]
        if cell not in CELL_NAMES or not letters:
            return Reason("babel-unreadable", args={"token": token})
        place = CELL_NAMES.index(cell)
        inward = faces(place)
        for letter in letters if letters != "-" else "":
            if OPPOSITE.get(letter, "?") in inward[:2]:
                return Reason("babel-outer", "B6", {"side": letter, "cell": cell})
        pattern = sum(1 << inward.index(letter) for letter in set(letters) if letter in inward)
        if letters != ("".join(c for b, c in enumerate(inward) if pattern >> b & 1) or "-"):
            return Reason("babel-unreadable", args={"token": token})
        return Reason("babel-no-such-cube", "B2", {"count": len(letters)})

    # Words
    def reason(self, position: Position, action: int) -> Reason:
        cell, orientation = divmod(action, ORIENTATIONS)
        level = current_level(position)
        cube = Cube(cell, level, bulges(cell, orientation))
        name = CELL_NAMES[cell]
        if cube_at(position, cell, level):
            return Reason("babel-taken", "B5", {"cell": name, "level": level})
        if placed(position) == 1 and cube_at(position, cell ^ 3, level):
            return Reason("babel-diagonal", "B10", {"cell": name})
        if hand(position, position.turn)[cube.kind] == 0:
            return Reason("babel-not-in-hand", "B3", {"type": cube.kind})
        if level == 1 and "d" in cube.bulges:
            return Reason("babel-table", "B8")
        return self._misfit(position, cube)

    def _misfit(self, position: Position, cube: Cube) -> Reason:
        """The first neighbour that the cube does not fit: under it, sideways, along (B7)."""
        letters = faces(cube.cell)
        neighbours = (
            ("d", cube_at(position, cube.cell, cube.level - 1) if cube.level > 1 else None),
            (letters[0], cube_at(position, cube.cell ^ 1, cube.level)),
            (letters[1], cube_at(position, cube.cell ^ 2, cube.level)),
        )
        for side, other in neighbours:
            if other and (side in cube.bulges) == (OPPOSITE[side] in other.bulges):
                message = "babel-clash" if side in cube.bulges else "babel-hollow"
                args = {"side": side, "cell": CELL_NAMES[cube.cell], "other": CELL_NAMES[other.cell]}
                return Reason(message, "B7", args)
        raise AssertionError("a placement that fits everywhere is legal")

    def ending(self, position: Position) -> Reason:
        if placed(position) < LEVELS * CELLS:
            return Reason("babel-stuck", "B11", {"seat": next_seat(position)})
        draw = position.settings["full_tower"] == "draw"
        return Reason("babel-tower-draw" if draw else "babel-tower-last", "B11")

    def prompt(self, position: Position) -> Reason:
        return Reason("babel-prompt", args={"seat": position.turn, "level": current_level(position)})

    def clue(self, position: Position, action: int) -> tuple[Reason, Reason]:
        from ziggurat.games.babel.clues import clue

        return clue(position, action)

    def facts(self, position: Position, action: int) -> list[Reason]:
        from ziggurat.games.babel.clues import facts

        return facts(position, action)

    # Pictures
    def view(self, position: Position) -> Json:
        return {
            "placed": placed(position),
            "level": current_level(position),
            "cubes": [cube.copy() for level, row in _levels(position) for cube in _pictured(level, row)],
            "hands": [hand(position, seat) for seat in (1, 2)],
        }

    def steps(self, before: Position, action: int) -> list[Json]:
        cell, orientation = divmod(action, ORIENTATIONS)
        level = current_level(before)
        cube = _json(_cube(cell, level, orientation + 1))
        steps: list[Json] = [{"step": "place", "seat": before.turn, **cube}]
        if placed(before) % CELLS == CELLS - 1:
            steps.append({"step": "level-complete", "level": level})
        return steps

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        levels = range(1, current_level(position) + 1)
        heads = "   ".join(f"   {say('diagram-level', language, level=level):<12}" for level in levels)
        columns = "   ".join("   a      b    " for _ in levels)
        rows = [
            "   ".join(
                f"{row} " + " ".join(self._cell(position, paint, cell, level) for cell in cells)
                for level in levels
            )
            for row, cells in ((2, (2, 3)), (1, (0, 1)))
        ]
        hands = [
            f"{say('diagram-holds', language, seat=seat)}  {self._hand(position, paint, seat)}" for seat in (1, 2)
        ]
        return "\n".join(line.rstrip() for line in (heads, *rows, columns, "", *hands))

    def _cell(self, position: Position, paint: Painter, cell: int, level: int) -> str:
        cube = cube_at(position, cell, level)
        if cube:
            return paint(f" {cube.kind}{cube.bulges:<4}", COLOURS[cube.kind])
        under = cube_at(position, cell, level - 1) if level > 1 else None
        return paint(f" {'·' if not under else '●' if 'u' in under.bulges else '○'}    ", "dim")

    def _hand(self, position: Position, paint: Painter, seat: int) -> str:
        counts = hand(position, seat)
        return " ".join(paint(f" {kind} ", COLOURS[kind]) + f"×{counts[kind]} " for kind in range(TYPES))
