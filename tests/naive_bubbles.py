"""Bubbles once more, written plainly and differently: columns as strings, no code shared with the package's rules.

Only what can go wrong unseen is here: what settling takes, and which actions are legal. The tests compare it with
the compiled rules on random positions.
"""

from collections.abc import Iterator
from dataclasses import dataclass

COLUMNS = "abcde"
Columns = list[str]  # five strings, each from the ground up


def columns_of(rows: list[str]) -> Columns:
    """From rows, ground first, to columns."""
    return ["".join(row[c] for row in rows).replace(".", "") for c in range(5)]


def lines(columns: Columns) -> list[list[tuple[int, int]]]:
    """Every maximal run of three or more of a colour but black, as its cells (column, height from 0)."""
    grid = {(c, h): colour for c, column in enumerate(columns) for h, colour in enumerate(column)}
    found = []
    for (c, h), colour in grid.items():
        for dc, dh in ((0, 1), (1, 0)):
            if colour == "K" or grid.get((c - dc, h - dh)) == colour:
                continue
            run = [(c, h)]
            while grid.get((run[-1][0] + dc, run[-1][1] + dh)) == colour:
                run.append((run[-1][0] + dc, run[-1][1] + dh))
            if len(run) >= 3:
                found.append(run)
    return found


def beside(cell: tuple[int, int]) -> set[tuple[int, int]]:
    c, h = cell
    return {(c + 1, h), (c - 1, h), (c, h + 1), (c, h - 1)}


@dataclass
class Group:
    """Lines of one colour that share a bubble or touch."""

    colour: str
    cells: set[tuple[int, int]]
    sendings: int


def groups(columns: Columns) -> list[Group]:
    found: list[Group] = []
    for line in lines(columns):
        c, h = line[0]
        group = Group(columns[c][h], set(line), 1 if len(line) == 3 else 2)
        near = group.cells.union(*map(beside, group.cells))
        for other in [g for g in found if g.colour == group.colour and g.cells & near]:
            found.remove(other)
            group.cells |= other.cells
            group.sendings += other.sendings
        found.append(group)
    return found


def taken(columns: Columns, found: list[Group]) -> set[tuple[int, int]]:
    gone: set[tuple[int, int]] = set()
    for group in found:
        near = group.cells.union(*map(beside, group.cells))
        gone |= {(c, h) for c, h in near if 0 <= c < 5 and columns[c][h : h + 1] == group.colour and h >= 0}
    return gone


def without(columns: Columns, gone: set[tuple[int, int]]) -> Columns:
    return ["".join(x for h, x in enumerate(column) if (c, h) not in gone) for c, column in enumerate(columns)]


def settle(columns: Columns) -> tuple[Columns, int, list[str]]:
    """The planet at rest, the number of bubbles taken, and the colours of the powers won."""
    points, powers = 0, []
    while found := groups(columns):
        gone = taken(columns, found)
        points += len(gone)
        powers += [group.colour for group in found]
        columns = without(columns, gone)
    return columns, points, powers


SKY = [c + r for c in COLUMNS for r in "56"]


def pairs() -> Iterator[tuple[str, str]]:
    """The adjacent cells of the sky, each pair in the order of column, then row."""
    for one in SKY:
        for other in SKY:
            steps = abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))
            if one < other and steps == 1:
                yield one, other


def drop(columns: Columns, sky: dict[str, str], one: str, other: str, seat: int) -> Columns:
    landing = sorted((one, other), key=lambda cell: cell[1], reverse=seat == 2)
    made = list(columns)
    for cell in landing:
        made[COLUMNS.index(cell[0])] += sky[cell]
    return made


def legal_drops(columns: Columns, sky: dict[str, str], seat: int, near: bool) -> set[str]:
    row = "5" if seat == 1 else "6"
    return {
        f"{one}+{other}"
        for one, other in pairs()
        if not (near and row not in one + other)
        and max(map(len, settle(drop(columns, sky, one, other, seat))[0])) <= 4
    }


def legal_swaps(columns: Columns, sky: dict[str, str], seat: int, near: bool) -> set[str]:
    legal = {"."} if legal_drops(columns, sky, seat, near) else set()
    for one, other in pairs():
        after = {**sky, one: sky[other], other: sky[one]}
        if sky[one] != sky[other] and legal_drops(columns, after, seat, near):
            legal.add(f"{one}~{other}")
    return legal


def cell_name(planet: int, column: int, height: int) -> str:
    """`planet` 1 or 2, `height` from 0."""
    return f"{COLUMNS[column]}{height + 1 if planet == 1 else 10 - height}"


def exchanges(letter: str, planet: int, columns: Columns) -> set[str]:
    cells = {(c, h): x for c, column in enumerate(columns) for h, x in enumerate(column)}
    found = set()
    for (c, h), x in cells.items():
        for other in ((c + 1, h), (c, h + 1)):
            if cells.get(other, x) != x:
                names = [cell_name(planet, c, h), cell_name(planet, *other)]
                names.sort(key=lambda name: (name[0], int(name[1:])))
                found.add(f"{letter}:{names[0]}~{names[1]}")
    return found


def legal_powers(
    planets: tuple[Columns, Columns], sky: dict[str, str], seat: int, held: str, solo: bool
) -> set[str]:
    own, other = planets[seat - 1], planets[2 - seat]
    bursting = not solo and all(len(column) == 4 for column in other)
    open_to = [c for c in range(5) if bursting or len(other[c]) < 4]
    legal = set()
    if "R" in held:
        legal |= exchanges("R", 3 - seat, other)
    if "G" in held:
        legal |= exchanges("G", seat, own)
    if "P" in held:
        legal |= {f"P:{cell_name(seat, c, len(own[c]) - 1)}" for c in open_to if own[c]}
    if "Y" in held:
        legal |= {f"Y:{cell_name(seat, c, len(own[c]) - 1)}" for c in range(5) if own[c]}
    if "B" in held:
        cells = [COLUMNS[c] + ("6" if seat == 1 else "5") for c in open_to]
        legal |= {f"B:{cell}" for cell in cells if cell in sky}
    return legal


def legal_sendings(own: Columns, sent: set[tuple[int, int]], other: Columns) -> set[str]:
    """`own` with the bubbles that were sent still in it."""
    legal = set()
    for group in groups(own):
        if len(group.cells & sent) < group.sendings:
            legal |= {f">{COLUMNS[c]}{h + 1}" for c, h in group.cells - sent if len(other[c]) < 4}
    return legal


class Mission:
    """A game for one, followed from its start by its tokens alone: both planets, what scored and what was won."""

    def __init__(self, own: Columns, other: Columns) -> None:
        self.own, self.other = own, other
        self.sent: set[tuple[int, int]] = set()  # in this round, and still counted in `own`
        self.points = 0
        self.powers: list[str] = []
        self.chains = 0  # rounds that followed from another

    @property
    def done(self) -> bool:
        return not set("".join(self.other)) - {"K"}

    @property
    def may_send(self) -> set[str]:
        return legal_sendings(self.own, self.sent, self.other)

    def follow(self, token: str, sky: dict[str, str]) -> None:
        """Any action but a refill and a swap, from the sky as it is before."""
        if token[0] == ">":
            self._send(COLUMNS.index(token[1]), int(token[2]) - 1)
        elif token[1:2] == ":":
            self._use(token[0], token[2:], sky)
        elif token != ".":
            one, other = token.split("+")
            self.own = drop(self.own, sky, one, other, seat=1)
        elif groups(self.own):
            self._end_round()
        while not self.done and groups(self.own) and not self.may_send:
            self._end_round()

    def _send(self, column: int, height: int) -> None:
        self.sent.add((column, height))
        self._land(column, self.own[column][height])

    def _use(self, power: str, cells: str, sky: dict[str, str]) -> None:
        column = COLUMNS.index(cells[0])
        match power:
            case "G":
                self.own = exchanged(self.own, [place(cell) for cell in cells.split("~")])
            case "R":
                self.other = settle(exchanged(self.other, [place(cell) for cell in cells.split("~")]))[0]
            case "B":
                self._land(column, sky[cells])
            case "P" | "Y":
                bubble = self.own[column][-1]
                self.own[column] = self.own[column][:-1]
                if power == "P":
                    self._land(column, bubble)
                else:
                    self.points += 1

    def _land(self, column: int, bubble: str) -> None:
        self.other[column] += bubble
        self.other = settle(self.other)[0]

    def _end_round(self) -> None:
        found = groups(self.own)
        gone = taken(self.own, found)
        self.points += len(gone - self.sent)
        self.powers += [group.colour for group in found]
        self.own = without(self.own, gone)
        self.sent = set()
        self.chains += bool(groups(self.own))


def place(cell: str) -> tuple[int, int]:
    """The column and the height, from 0, of a cell on a planet."""
    row = int(cell[1:])
    return COLUMNS.index(cell[0]), row - 1 if row < 5 else 10 - row


def exchanged(columns: Columns, places: list[tuple[int, int]]) -> Columns:
    """With the bubbles of two places exchanged."""
    (c, h), (d, g) = places
    rows = [list(column) for column in columns]
    rows[c][h], rows[d][g] = rows[d][g], rows[c][h]
    return ["".join(row) for row in rows]
