"""Nivos's face for people and programs: options, tokens, views, diagrams and reasons around the compiled rules."""

import random
import re
from collections.abc import Iterator
from types import MappingProxyType
from typing import NamedTuple

from ziggurat.game import BadOption, Game, IllegalAction, Json, Option, Painter, Position, Settings
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.plates import FIRST_MEMBER, NEUTRAL, SIZES, Size
from ziggurat.games.nivos.rules import BOARD, COLOURS, COPIES, CYLINDERS, LEVELS, SHAPES, SQUARES
from ziggurat.kernel import Rules
from ziggurat.minds.engine.insight import Insight
from ziggurat.puzzles import Riddle
from ziggurat.words import ENGLISH, Args, Reason, say

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, BOARD + 1) for column in "abcdefghij"[:BOARD])
SIZE_NAMES = tuple(map(str, SIZES))
SHAPE_NAMES = tuple(f"{width}x{depth}" for width, depth in zip(rules.WIDTH, rules.DEPTH, strict=True))
NOBODY = 0  # the owner of the plates in the reserve

_TOKEN = re.compile(
    r"(?P<source>[rt]?)(?P<shape>[1-9]x[1-9])@(?P<cell>[a-z][0-9])"
    r"|n@(?P<spot>[a-z][0-9])|c(?P<height>[0-9])|(?P<passing>pass)",
    re.ASCII,
)


class Laying(NamedTuple):
    """An action that lays a plate: from where, as which shape, its south-west cell."""

    source: str  # "" the own hand, "r" the reserve, "t" the team mate's hand, "n" for the neutral plate
    shape: int
    cell: int

    @property
    def colour(self) -> int:
        return rules.COLOUR[self.shape]


class Plate(NamedTuple):
    """A plate that lies on the table, with what tells it from the others."""

    colour: int
    owner: int  # the seat in whose hand it began, or NOBODY
    shape: int
    cell: int
    level: int
    layer: int  # the seat that laid it
    covered: bool  # completely, by others

    def as_json(self) -> Json:
        return {
            "cell": CELL_NAMES[self.cell],
            "width": rules.WIDTH[self.shape],
            "depth": rules.DEPTH[self.shape],
            "level": self.level,
            "colour": kind(self.colour).colour,
            "size": str(kind(self.colour)),
            "owner": self.owner,
            "seat": self.layer,
            "covered": self.covered,
        }


def kind(colour: int) -> Size:
    return (*SIZES, NEUTRAL)[colour]


def tinted(colour: int, text: str, paint: Painter) -> str:
    return paint(text, "wood" if colour == COLOURS else kind(colour).colour)


def naming(colour: int) -> dict[str, str | int]:
    """What the messages want to know of a plate."""
    return {"colour": kind(colour).colour, "size": str(kind(colour))}


# ── Reading a position ───────────────────────────────────────────────────────────────────────────────────
def squares(shape: int, cell: int) -> int:
    return rules.AREA[shape] << cell


def at_least(position: Position, level: int) -> int:
    """The cells that carry at least so many plates, as a set of bits."""
    return int(position.state[rules.LEVEL + level]) if level <= LEVELS else 0


def height(position: Position, cell: int) -> int:
    """How many plates lie on a cell."""
    return sum(at_least(position, level) >> cell & 1 for level in range(1, LEVELS + 1))


def top(position: Position) -> int:
    """The highest level so far."""
    return int(position.state[rules.TOP])


def sides(position: Position) -> int:
    return int(position.state[rules.SIDES])


def side_of(position: Position, seat: int) -> int:
    return (seat - 1) % sides(position)


def seats_of(position: Position, side: int) -> list[int]:
    return [seat for seat in range(1, position.rules.seats + 1) if side_of(position, seat) == side]


def owner(position: Position, copy: int, colour: int) -> int:
    """The seat that begins with a plate, or NOBODY (N4)."""
    if copy >= sides(position):
        return NOBODY
    with_first = int(position.state[rules.SPLIT]) >> COLOURS * copy + colour & 1
    return copy + 1 if with_first else copy + 1 + sides(position)


def laid(position: Position) -> list[Plate]:
    """The plates on the table, the lowest first."""
    found = []
    for colour in range(COLOURS + 1):
        for copy in range(COPIES):
            written = int(position.state[rules.PLATES + colour]) >> rules.PLATE * copy & rules.PLATE_MASK
            if written:
                found.append(_read_plate(position, colour, copy, written))
    return sorted(found, key=lambda plate: (plate.level, plate.cell))


def _read_plate(position: Position, colour: int, copy: int, written: int) -> Plate:
    cell, shape = written & rules.CELL_MASK, written >> rules.SHAPE_AT & rules.SHAPE_MASK
    level = written >> rules.LEVEL_AT & rules.LEVEL_MASK
    covered = not squares(shape, cell) & ~at_least(position, level + 1)
    whose = NOBODY if colour == COLOURS else owner(position, copy, colour)
    return Plate(colour, whose, shape, cell, level, written >> rules.LAYER_AT, covered)


def hand(position: Position, seat: int) -> list[int]:
    """The colours of the plates that a seat still holds, or the reserve if it is NOBODY's."""
    unlaid = int(position.state[rules.UNLAID])
    held = [
        colour
        for copy in range(COPIES)
        for colour in range(COLOURS)
        if unlaid >> COLOURS * copy + colour & 1 and owner(position, copy, colour) == seat
    ]
    return [*held, COLOURS] if seat == NOBODY and top(position) == 0 else held


def mate(position: Position, seat: int) -> int:
    """The team mate of a seat, or NOBODY."""
    return next((other for other in seats_of(position, side_of(position, seat)) if other != seat), NOBODY)


def cylinders(position: Position, side: int) -> list[int]:
    """The heights of the cylinders of a side."""
    taken = int(position.state[rules.TAKEN]) >> CYLINDERS * side
    return [height for height in range(1, CYLINDERS + 1) if taken >> height - 1 & 1]


def free_cylinders(position: Position) -> list[int]:
    taken = [height for side in range(sides(position)) for height in cylinders(position, side)]
    return [height for height in range(1, CYLINDERS + 1) if height not in taken]


def owes(position: Position) -> bool:
    """Whether the seat to act has a cylinder to choose (N11)."""
    return bool(position.state[rules.OWES])


def is_stuck(position: Position) -> bool:
    return rules.PASS in position.actions


# ── Actions ──────────────────────────────────────────────────────────────────────────────────────────────
_FIRST_ACTION = {"t": rules.MATE, "n": rules.UNCOLOURED, "r": rules.RESERVE, "": rules.OWN}  # highest first


def laying(action: int) -> Laying | None:
    """What an action lays, if it lays a plate."""
    if rules.PASS <= action < rules.MATE:
        return None
    source = next(source for source, first in _FIRST_ACTION.items() if action >= first)
    shape, cell = divmod(action - _FIRST_ACTION[source], SQUARES)
    return Laying(source, SHAPES if source == "n" else shape, cell)


def first_members(split: str) -> list[set[str]]:
    """The sizes that the first member of each of the two teams holds, as `split` tells it (N4)."""
    teams = [part.split(",") for part in split.split("/")]
    if len(teams) > 2:
        raise BadOption(Reason("nivos-split-teams", "N4", {"count": len(teams)}))
    for sizes in teams:
        for size in sizes:
            if size not in SIZE_NAMES:
                raise BadOption(Reason("nivos-split-size", "N4", {"size": size, "sizes": ", ".join(SIZE_NAMES)}))
            if sizes.count(size) > 1:
                raise BadOption(Reason("nivos-split-twice", "N4", {"size": size}))
        if len(sizes) != COLOURS // 2:
            raise BadOption(Reason("nivos-split-count", "N4", {"count": len(sizes), "half": COLOURS // 2}))
    return [set(teams[0]), set(teams[-1])]


def split_text(first: list[set[str]]) -> str:
    """The one spelling of a split: sizes in the order of the table, once if the teams agree."""
    teams = dict.fromkeys(",".join(size for size in SIZE_NAMES if size in sizes) for sizes in first)
    return "/".join(teams)


class Nivos(Game):
    name = "nivos"
    title = "Nivos"
    version = "1"
    options = (
        Option("players", ("2", "3", "4"), "2"),
        Option("cylinders", ("ascending", "choice"), "ascending"),
        Option("split", ()),
    )

    # Options
    def defaults(self, given: Settings) -> dict[str, str]:
        team_play = {"split": ",".join(FIRST_MEMBER)} if given.get("players") == "4" else {}
        return {**super().defaults(given), **team_play}

    def applies(self, option: Option, settings: Settings) -> bool:
        return option.name != "split" or settings["players"] == "4"

    def check(self, settings: Settings) -> None:
        if "split" in settings and settings["players"] != "4":
            raise BadOption(Reason("nivos-split-players", "N4", {"players": settings["players"]}))
        if "split" in settings:
            first_members(settings["split"])

    def settle(self, given: Settings, chance: random.Random) -> Settings:
        settled = dict(super().settle(given, chance))
        if "split" in settled:
            settled["split"] = split_text(first_members(settled["split"]))
        return MappingProxyType(settled)

    def rules(self, settings: Settings) -> Rules:
        return rules.RULES[int(settings["players"])]

    def insight(self, settings: Settings) -> Insight:
        from ziggurat.games.nivos.mind import NIVOS

        return NIVOS

    def riddle(self) -> Riddle:
        from ziggurat.games.nivos.puzzles import NoCylinder

        return NoCylinder()

    def encode(self, settings: Settings) -> list[int]:
        everything = set(SIZE_NAMES)
        first = first_members(settings["split"]) if "split" in settings else [everything] * COPIES
        held = [sum(1 << colour for colour, size in enumerate(SIZE_NAMES) if size in sizes) for sizes in first]
        split = sum(colours << COLOURS * side for side, colours in enumerate(held))
        return [int(settings["players"]), int(settings["cylinders"] == "choice"), split]

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        lays = laying(action)
        if lays is None:
            return "pass" if action == rules.PASS else f"c{action - rules.CYLINDER + 1}"
        plate = "n" if lays.source == "n" else lays.source + SHAPE_NAMES[lays.shape]
        return f"{plate}@{CELL_NAMES[lays.cell]}"

    def action(self, settings: Settings, token: str) -> int:
        read = _TOKEN.fullmatch(token)
        if read is None:
            raise IllegalAction(token, Reason("nivos-unreadable", args={"token": token}))
        if read["passing"]:
            return rules.PASS
        if read["height"]:
            return self._cylinder(token, int(read["height"]))
        if read["spot"]:
            return rules.UNCOLOURED + self._cell(token, read["spot"])
        if read["source"] == "t" and settings["players"] != "4":
            raise IllegalAction(token, Reason("nivos-no-mate", "N10"))
        return _FIRST_ACTION[read["source"]] + SQUARES * self._shape(token, read) + self._cell(token, read["cell"])

    def _cylinder(self, token: str, height: int) -> int:
        if not 1 <= height <= CYLINDERS:
            raise IllegalAction(token, Reason("nivos-no-such-cylinder", "N3", {"count": CYLINDERS}))
        return rules.CYLINDER + height - 1

    def _cell(self, token: str, name: str) -> int:
        if name not in CELL_NAMES:
            args = {"cell": name, "first": CELL_NAMES[0], "last": CELL_NAMES[-1]}
            raise IllegalAction(token, Reason("nivos-no-such-cell", "N1", args))
        return CELL_NAMES.index(name)

    def _shape(self, token: str, read: re.Match[str]) -> int:
        shape = SHAPE_NAMES.index(read["shape"]) if read["shape"] in SHAPE_NAMES else None
        if shape is None:
            args = {"size": read["shape"], "sizes": ", ".join(SIZE_NAMES)}
            raise IllegalAction(token, Reason("nivos-no-such-plate", "N2", args))
        if shape == SHAPES:
            raise IllegalAction(token, Reason("nivos-neutral-name", "N2", {"cell": read["cell"]}))
        return shape

    # Words
    def reason(self, position: Position, action: int) -> Reason:
        lays = laying(action)
        if owes(position) or rules.CYLINDER <= action < rules.MATE:
            return self._cylinder_reason(position, action)
        if top(position) == 0:
            return self._first_reason(lays)
        if lays is None:
            return Reason("nivos-can-lay", "N6", {"token": position.legal()[0]})
        if lays.source == "n":
            return Reason("nivos-neutral-laid", "N5")
        return self._missing(position, lays) or self._misplaced(position, lays)

    def _cylinder_reason(self, position: Position, action: int) -> Reason:
        """Why this cylinder cannot be taken, or why a cylinder comes first (N11)."""
        height = action - rules.CYLINDER + 1
        if not 1 <= height <= CYLINDERS:
            heights = ", ".join(f"c{free}" for free in free_cylinders(position))
            return Reason("nivos-choose-first", "N11", {"tokens": heights})
        if position.settings["cylinders"] != "choice":
            return Reason("nivos-in-order", "N11")
        if not owes(position):
            return Reason("nivos-none-due", "N11")
        return Reason("nivos-cylinder-taken", "N11", {"height": height})

    def _first_reason(self, lays: Laying | None) -> Reason:
        if lays is None or lays.source != "n":
            return Reason("nivos-neutral-first", "N5")
        return self._overhang(lays)

    def _missing(self, position: Position, lays: Laying) -> Reason | None:
        """Why the plate is not there to be laid, if it is not."""
        seat, plate = position.turn, naming(lays.colour)
        if lays.source == "r":
            return None if lays.colour in hand(position, NOBODY) else Reason("nivos-not-in-reserve", "N6", plate)
        other = mate(position, seat)
        with_mate = other != NOBODY and lays.colour in hand(position, other)
        if lays.source == "t":
            if not is_stuck(position):
                return Reason("nivos-not-stuck", "N10", {"token": position.legal()[0]})
            return None if with_mate else Reason("nivos-mate-lacks", "N10", plate)
        if lays.colour in hand(position, seat):
            return None
        return Reason("nivos-with-mate" if with_mate else "nivos-not-in-hand", "N6", plate)

    def _misplaced(self, position: Position, lays: Laying) -> Reason:
        """Why the plate cannot lie there (N7, N8)."""
        column, row = lays.cell % BOARD, lays.cell // BOARD
        if column + rules.WIDTH[lays.shape] > BOARD or row + rules.DEPTH[lays.shape] > BOARD:
            return self._overhang(lays)
        cells = [cell for cell in range(SQUARES) if squares(lays.shape, lays.cell) >> cell & 1]
        level = height(position, lays.cell) + 1
        for cell in cells:
            if height(position, cell) != level - 1:
                return Reason("nivos-uneven", "N7", _two_heights(position, lays.cell, cell))
        return self._colour_clash(position, lays, level)

    def _overhang(self, lays: Laying) -> Reason:
        east = lays.cell % BOARD + rules.WIDTH[lays.shape] > BOARD
        north = lays.cell // BOARD + rules.DEPTH[lays.shape] > BOARD
        return Reason("nivos-off-board", "N7", {"side": "both" if east and north else "east" if east else "north"})

    def _colour_clash(self, position: Position, lays: Laying, level: int) -> Reason:
        """The plate of its own colour that it would lie on or touch (N8)."""
        here = squares(lays.shape, lays.cell)
        for other in laid(position):
            if other.colour != lays.colour or other.covered:
                continue
            there = squares(other.shape, other.cell)
            args: Args = {**naming(lays.colour), "level": other.level, "cell": CELL_NAMES[other.cell]}
            if other.level == level - 1 and here & there:
                return Reason("nivos-on-colour", "N8", args)
            if other.level == level and here & rules.around(there):
                return Reason("nivos-beside-colour", "N8", args)
        raise AssertionError("a plate at hand that lies flat and clear of its colour is legal")

    def ending(self, position: Position) -> Reason:
        unlaid = bool(position.state[rules.UNLAID])
        cause = "cylinders" if not free_cylinders(position) else "stuck" if unlaid else "laid"
        stacks = [cylinders(position, side) for side in range(sides(position))]
        best = min((sum(stack), max(stack, default=0)) for stack in stacks)
        winners = [side for side, stack in enumerate(stacks) if (sum(stack), max(stack, default=0)) == best]
        tied = sum(sum(stack) == best[0] for stack in stacks) > len(winners)
        how = "shared" if len(winners) > 1 else "tallest" if tied else "lowest"
        seats = [seat for side in winners for seat in seats_of(position, side)]
        args: Args = {
            "cause": cause,
            "how": how,
            "seats": ", ".join(map(str, sorted(seats))),
            "team": int(len(seats) > len(winners)),
            "height": best[0],
        }
        return Reason("nivos-ending", "N12", args)

    def prompt(self, position: Position) -> Reason:
        args = {"seat": position.turn}
        if owes(position):
            return Reason("nivos-prompt-cylinder", args=args)
        if top(position) == 0:
            return Reason("nivos-prompt-neutral", args=args)
        if not is_stuck(position):
            return Reason("nivos-prompt-lay", args=args)
        return Reason("nivos-prompt-mate" if len(position.actions) > 1 else "nivos-prompt-stuck", args=args)

    def clue(self, position: Position, action: int) -> tuple[Reason, Reason]:
        from ziggurat.games.nivos.clues import clue

        return clue(position, action)

    def facts(self, position: Position, action: int) -> list[Reason]:
        from ziggurat.games.nivos.clues import facts

        return facts(position, action)

    # Pictures
    def view(self, position: Position) -> Json:
        return {
            "size": BOARD,
            "level": top(position),
            "plates": [plate.as_json() for plate in laid(position)],
            "hands": [_sizes(hand(position, seat)) for seat in range(1, position.rules.seats + 1)],
            "reserve": _sizes(hand(position, NOBODY)),
            "cylinders": [
                {
                    "seats": seats_of(position, side),
                    "heights": cylinders(position, side),
                    "total": sum(cylinders(position, side)),
                }
                for side in range(sides(position))
            ],
            "free_cylinders": free_cylinders(position),
            "choosing": owes(position),
            "price": self._price(position),
        }

    def _price(self, position: Position) -> Json:
        """What costs a cylinder now, beside a pass: a plate on which level (N9; the neutral one is free, N5); and
        which cylinder, where nobody chooses (N11). 0 is none."""
        free = free_cylinders(position)
        in_order = position.settings["cylinders"] == "ascending"
        return {
            "level": top(position) + 1 if top(position) else 0,
            "cylinder": free[0] if free and in_order else 0,
        }

    def steps(self, before: Position, action: int) -> list[Json]:
        after = before.play(action)
        seat = before.turn
        steps: list[Json] = []
        lain = {plate._replace(covered=False): plate for plate in laid(before)}
        for plate in laid(after):
            bare = plate._replace(covered=False)
            if bare not in lain:
                steps.insert(0, {"step": "lay", **plate.as_json(), "source": _source(action)})
            elif plate.covered and not lain[bare].covered:
                steps.append({"step": "cover", **plate.as_json()})
        if action == rules.PASS:
            steps.append({"step": "pass", "seat": seat})
        if top(after) > max(top(before), 1):
            steps.append({"step": "level", "level": top(after)})
        if owes(after):
            steps.append({"step": "owe", "seat": seat})
        for height in set(free_cylinders(before)) - set(free_cylinders(after)):
            steps.append({"step": "cylinder", "seat": seat, "height": height})
        return steps

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        levels = range(1, max(1, top(position)) + 1)
        columns = " ".join("abcdefghij"[:BOARD])
        width = len(columns)
        lines = ["     ".join(f"  {say('diagram-level', language, level=level):<{width}}" for level in levels)]
        letters = _letters(position, paint)
        for row in reversed(range(BOARD)):
            cells = range(BOARD * row, BOARD * (row + 1))
            parts = (" ".join(letters[level, cell] for cell in cells) for level in levels)
            lines.append("     ".join(f"{row + 1} {part}" for part in parts))
        lines.append("     ".join(f"  {columns}" for _ in levels))
        lines.append("")
        lines.extend(_table_side(position, paint, language))
        return "\n".join(line.rstrip() for line in lines)


def _two_heights(position: Position, cell: int, other: int) -> dict[str, str | int]:
    return {
        "cell": CELL_NAMES[cell],
        "height": height(position, cell),
        "other": CELL_NAMES[other],
        "otherheight": height(position, other),
    }


def _source(action: int) -> str:
    lays = laying(action)
    assert lays is not None, "only a plate comes from somewhere"
    return {"": "hand", "r": "reserve", "n": "reserve", "t": "mate"}[lays.source]


def _sizes(colours: list[int]) -> list[Json]:
    return [naming(colour) for colour in colours]


def _letters(position: Position, paint: Painter) -> dict[tuple[int, int], str]:
    """What a diagram shows at each level and cell: a capital for what can be seen from above, a small letter for
    what is hidden, a dot where the next plate would lie on this level."""
    shown = {}
    for level in range(1, LEVELS + 1):
        for cell in range(SQUARES):
            shown[level, cell] = paint("·", "dim") if height(position, cell) == level - 1 else " "
    for plate in laid(position):
        letter = kind(plate.colour).letter
        for cell in range(SQUARES):
            if squares(plate.shape, plate.cell) >> cell & 1:
                seen = height(position, cell) == plate.level
                shown[plate.level, cell] = tinted(plate.colour, letter if seen else letter.lower(), paint)
    return shown


def _table_side(position: Position, paint: Painter, language: str) -> Iterator[str]:
    """What lies beside the board: hands, reserve, cylinders."""
    rows = {
        say("diagram-holds", language, seat=seat): _named(hand(position, seat), paint, language)
        for seat in range(1, position.rules.seats + 1)
    }
    rows[say("diagram-reserve", language)] = _named(hand(position, NOBODY), paint, language)
    rows[say("diagram-cylinders", language)] = _all_cylinders(position, language)
    width = max(map(len, rows)) + 2
    return (f"{label:<{width}}{row}" for label, row in rows.items())


def _all_cylinders(position: Position, language: str) -> str:
    none = say("diagram-no-cylinder", language)
    free = " ".join(map(str, free_cylinders(position))) or none
    stacks = [say("diagram-cylinders-left", language, heights=free)]
    for side in range(sides(position)):
        seats, heights = seats_of(position, side), cylinders(position, side)
        if len(seats) == 1:
            whose = say("diagram-seat", language, seat=seats[0])
        else:
            whose = say("diagram-seats", language, one=seats[0], other=seats[1])
        held = " + ".join(map(str, heights)) or none
        stacks.append(say("diagram-cylinders-of", language, whose=whose, heights=held))
    return "   ".join(stacks)


def _named(colours: list[int], paint: Painter, language: str) -> str:
    named = "  ".join(f"{tinted(c, kind(c).letter, paint)} {kind(c)}" for c in colours)
    return named or say("diagram-nothing", language)
