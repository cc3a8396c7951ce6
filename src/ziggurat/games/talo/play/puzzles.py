"""Talo's puzzles: a construction, a bar, five places for it. In one of them everything still stands (T14).

They are played with `collapse=dare`: all five can be tried, and what falls is seen to fall.
"""

from ziggurat.bots.host import host
from ziggurat.core.messages import Args, Message
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.talo import space
from ziggurat.games.talo.construction import Bar
from ziggurat.games.talo.notation import placed_bar
from ziggurat.games.talo.pieces import bars, fall_with
from ziggurat.teaching.puzzles import PuzzlePosition, Puzzles, SeededRandom

CHOICES = 5
GIVEN = {"starts": "symmetric", "collapse": "dare"}
BUILT = (5, 6, 7, 8)  # bars in the construction
LENGTHS = (2, 3, 4, 5, 6)  # of bars
MIDDLE = range(2, 8)  # where building begins, so that the bars meet
UPRIGHT = 3  # one bar in three stands upright
TRIED = 60  # places that are weighed, at most


class StillStands(Puzzles):
    """Of five places, in each of which the bar rests on wood, only one does not bring anything down."""

    def find(self, rng: SeededRandom) -> PuzzlePosition:
        while True:
            position = game("talo").start(GIVEN)
            for _ in range(rng.choice(BUILT)):
                position = _built(position, rng)
            position = _with_bar(position, rng.choice(LENGTHS[1:]))
            choices = _choices(position, rng)
            if choices:
                return PuzzlePosition(position, GIVEN, tuple(rng.shuffled(choices)))

    def flaw(self, position: Position, action: int, played: int) -> Message | None:
        falling = fall_with(position, placed_bar(action))
        if not falling:
            return None
        bar = placed_bar(action)
        args: Args = {"length": bar.length, "bar": str(bar), "side": falling.side, "moving": len(falling.motions)}
        return Message("talo-falls", "T14", args)


def _with_bar(position: Position, length: int) -> Position:
    return position.play(f"+{length}", f"t{length}")


def _built(position: Position, rng: SeededRandom) -> Position:
    """The position after another turn: a bar more, on others if that can be, and no step of the pawn."""
    position = _with_bar(position, rng.choice(LENGTHS))
    places = rng.shuffled([action for action in position.actions if action >= space.PLACE])
    upright = rng.below(UPRIGHT) == 0
    onto = [action for action in places if placed_bar(action).z and (placed_bar(action).axis == "z") == upright]
    for action in [*onto[:TRIED], *[action for action in places if _central(placed_bar(action))]]:
        host().pause()
        if not fall_with(position, placed_bar(action)):
            return position.play(action, ".")
    raise AssertionError("there is always room in the middle of the board")


def _central(bar: Bar) -> bool:
    return bar.z == 0 and all(x in MIDDLE and y in MIDDLE for x, y, _ in bar.cells)


def _choices(position: Position, rng: SeededRandom) -> list[int]:
    """One place where the bar stands and others where it does not, all of them worth a thought; or nothing."""
    wood = {cell for bar in bars(position) for cell in bar.cells}
    stands: list[int] = []
    falls: list[tuple[float, int]] = []
    places = [action for action in position.actions if action >= space.PLACE and placed_bar(action).z]
    for action in rng.shuffled(places)[:TRIED]:
        host().pause()
        bar = placed_bar(action)
        rests = [cell for cell in bar.cells if (cell[0], cell[1], cell[2] - 1) in wood]
        if bar.axis == "z" or len(rests) == bar.length:
            continue  # plainly stands, or plainly does not
        if fall_with(position, bar):
            falls.append((_overhang(bar, rests), action))
        else:
            stands.append(action)
    if not stands or len(falls) < CHOICES - 1:
        return []
    return [stands[0], *[action for _, action in sorted(falls)[: CHOICES - 1]]]


def _overhang(bar: Bar, rests: list[tuple[int, int, int]]) -> float:
    """How far the middle of a lying bar is from the nearest cell that carries it."""
    along = 0 if bar.axis == "x" else 1
    middle = bar.start[along] + (bar.length - 1) / 2
    return min(abs(cell[along] - middle) for cell in rests)


PUZZLES = StillStands()
