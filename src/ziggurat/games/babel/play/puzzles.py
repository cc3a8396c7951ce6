"""Babel's puzzles: win in five placements. The tablebase proves that only one first placement wins."""

from ziggurat.bots.bot import SearchLimits
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.babel.play.solver import SOLVER
from ziggurat.games.babel.play.tablebase import WON, distance_of, follows, tablebase
from ziggurat.games.babel.rules import PLACED
from ziggurat.teaching.puzzles import PuzzlePosition, Puzzles, SeededRandom

PLACEMENTS = 5  # three of the solver, two of the other
ENOUGH = 8  # placements to choose from, at least


class WinInFive(Puzzles):
    """Only one placement wins at all, and it wins in five; after it, whatever wins in time will do."""

    def find(self, rng: SeededRandom) -> PuzzlePosition:
        start = game("babel").start()
        while True:
            position = start
            while not position.over:
                if self._fits(position):
                    return PuzzlePosition(position, {})
                position = position.play(rng.choice(position.actions))

    def _fits(self, position: Position) -> bool:
        if tablebase().score(position.state) != WON - PLACEMENTS or len(position.actions) < ENOUGH:
            return False
        return sum(score_of(position, action) > 0 for action in position.actions) == 1

    def flaw(self, position: Position, action: int, played: int) -> Message | None:
        score = score_of(position, action)
        distance = distance_of(score, int(position.state[PLACED]))
        if score <= 0:
            reply = self.reply(position.play(action))
            return Message(
                "babel-puzzle-loses", "B11", {"token": position.token(action), "reply": position.token(reply)}
            )
        if distance > PLACEMENTS - played:
            return Message("babel-puzzle-slow", "B11", {"token": position.token(action), "distance": distance})
        return None

    def solved(self, position: Position) -> bool:
        return position.over

    def reply(self, position: Position) -> int:
        """What wins for the other, or loses last."""
        return SOLVER.choose(position, SearchLimits())


def score_of(position: Position, action: int) -> int:
    """What an action is worth to the seat that plays it (`tablebase.py`)."""
    return int(follows(tablebase().score(position.play(action).state)))


PUZZLES = WinInFive()
