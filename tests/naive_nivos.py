"""Nivos once more, written straight from the clauses: plates are objects that lie on sets of squares.

Slow and plain on purpose, and sharing nothing with the compiled rules: the tests compare the two.
"""

from dataclasses import dataclass

SIZES = ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (2, 4))  # N2
NEUTRAL = (3, 3)
RESERVE = 0  # holds plates like a seat
DEFAULT_SPLIT = "1x1,1x2,1x5,2x4"  # N4

Square = tuple[int, int]
Size = tuple[int, int]


@dataclass(frozen=True)
class Plate:
    """A plate on the board; its size is its colour."""

    size: Size
    squares: frozenset[Square]
    level: int


def rectangle(x: int, y: int, width: int, depth: int) -> frozenset[Square]:
    return frozenset((x + i, y + j) for i in range(width) for j in range(depth))


def on_board(squares: frozenset[Square]) -> bool:
    return all(0 <= x < 6 and 0 <= y < 6 for x, y in squares)  # N1


def touch(one: frozenset[Square], other: frozenset[Square]) -> bool:
    """Whether a square of one shares an edge with a square of the other (N8)."""
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one for c, d in other)


def name(square: Square) -> str:
    return "abcdef"[square[0]] + "123456"[square[1]]


def sizes(text: str) -> set[Size]:
    return {(int(size[0]), int(size[2])) for size in text.split(",")}


class NaiveNivos:
    """A game as it stands on the table."""

    def __init__(self, players: int = 2, choice: bool = False, split: str = DEFAULT_SPLIT) -> None:
        self.players = players
        self.choice = choice
        self.plates: list[Plate] = []
        self.hands = self._deal(split)
        self.stacks: dict[int, list[int]] = {seat: [] for seat in range(1, 1 + (3 if players == 3 else 2))}
        self.cylinders = [1, 2, 3, 4, 5, 6]  # N3
        self.seat = 1
        self.choosing = False

    def _deal(self, split: str) -> dict[int, list[Size]]:
        """N4."""
        if self.players == 2:
            return {1: list(SIZES), 2: list(SIZES), RESERVE: [*SIZES, NEUTRAL]}
        if self.players == 3:
            return {1: list(SIZES), 2: list(SIZES), 3: list(SIZES), RESERVE: [NEUTRAL]}
        odd, _, even = split.partition("/")
        first, second = sizes(odd), sizes(even or odd)
        return {
            1: [size for size in SIZES if size in first],
            2: [size for size in SIZES if size in second],
            3: [size for size in SIZES if size not in first],
            4: [size for size in SIZES if size not in second],
            RESERVE: [*SIZES, NEUTRAL],
        }

    def height(self, square: Square) -> int:
        return sum(square in plate.squares for plate in self.plates)

    def covered(self, plate: Plate) -> bool:
        above = [other.squares for other in self.plates if other.level == plate.level + 1]
        return all(any(square in squares for squares in above) for square in plate.squares)

    def can_lie(self, size: Size, squares: frozenset[Square]) -> bool:
        if not on_board(squares):
            return False
        heights = {self.height(square) for square in squares}
        if len(heights) > 1:  # N7
            return False
        level = heights.pop() + 1
        for other in self.plates:  # N8
            if other.size == size != NEUTRAL and not self.covered(other):
                if other.level == level - 1 and other.squares & squares:
                    return False
                if other.level == level and touch(other.squares, squares):
                    return False
        return True

    def spots(self, size: Size) -> dict[str, frozenset[Square]]:
        """Where a plate can lie, and what that is called."""
        found = {}
        for width, depth in {size, size[::-1]}:
            for x in range(6):
                for y in range(6):
                    squares = rectangle(x, y, width, depth)
                    if self.can_lie(size, squares):
                        found[f"{width}x{depth}@{name((x, y))}"] = squares
        return found

    def layings(self, holder: int, mark: str) -> set[str]:
        return {mark + spot for size in self.hands[holder] for spot in self.spots(size)}

    def over(self) -> bool:
        """N12."""
        if self.choosing:
            return False
        return not self.cylinders or not any(self.spots(size) for held in self.hands.values() for size in held)

    def legal(self) -> set[str]:
        if self.over():
            return set()
        if self.choosing:
            return {f"c{height}" for height in self.cylinders}  # N11
        if not self.plates:
            return {spot.replace("3x3", "n") for spot in self.spots(NEUTRAL)}  # N5
        own = self.layings(self.seat, "") | self.layings(RESERVE, "r")  # N6
        if own:
            return own
        mates = self.layings((self.seat + 1) % 4 + 1, "t") if self.players == 4 else set()
        return {"pass"} | mates  # N10

    def play(self, token: str) -> None:
        if token == "pass":
            self._pay()
        elif token.startswith("c"):
            self._take(int(token[1]))
        else:
            self._lay(token)

    def _lay(self, token: str) -> None:
        holder = {"r": RESERVE, "n": RESERVE, "t": (self.seat + 1) % 4 + 1}.get(token[0], self.seat)
        spelled = token.replace("n@", "3x3@").lstrip("rt")
        width, depth = int(spelled[0]), int(spelled[2])
        size = (min(width, depth), max(width, depth))
        squares = self.spots(size)[spelled]
        highest = max((plate.level for plate in self.plates), default=0)
        level = self.height(next(iter(squares))) + 1
        self.hands[holder].remove(size)
        self.plates.append(Plate(size, squares, level))
        if level > highest and size != NEUTRAL:
            self._pay()  # N9
        else:
            self._next()

    def _pay(self) -> None:
        if self.choice:
            self.choosing = True
        else:
            self._take(self.cylinders[0])

    def _take(self, height: int) -> None:
        self.cylinders.remove(height)
        self.stacks[(self.seat - 1) % len(self.stacks) + 1].append(height)
        self.choosing = False
        self._next()

    def _next(self) -> None:
        self.seat = self.seat % self.players + 1

    def shares(self) -> list[float]:
        """N13."""
        score = {side: (sum(stack), max(stack, default=0)) for side, stack in self.stacks.items()}
        best = [side for side in score if score[side] == min(score.values())]
        sides = [(seat - 1) % len(self.stacks) + 1 for seat in range(1, self.players + 1)]
        return [1 / len(best) if side in best else 0.0 for side in sides]
