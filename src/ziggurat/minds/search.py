"""A mind for every game: plain Monte-Carlo tree search on the compiled rules."""

import time

from ziggurat.game import Position
from ziggurat.kernel import CHANCE, Search
from ziggurat.minds.mind import Limits, Worth

DEFAULT_SIMULATIONS = 2_000
SLICE_SECONDS = 0.02  # between two looks at the clock and the stop flag
NODES = 2_000_000  # room of the tree


class TreeSearch:
    """Chooses the action that the search visited most. Same seed, history and simulations: same choice."""

    def __init__(self, seed: int = 0, exploration: float = 0.7) -> None:
        self.seed = seed
        self.exploration = exploration

    def choose(self, position: Position, limits: Limits) -> int:
        return self.assess(position, limits)[0].action

    def assess(self, position: Position, limits: Limits) -> list[Worth]:
        if position.turn <= CHANCE:
            raise ValueError("A mind is asked only where a seat is to act.")
        search = Search(position.rules, position.state, self._seed_at(position), NODES, self.exploration)
        _grow_within(search, limits)
        worths = [Worth(action, value, exact=False, visits=visits) for action, visits, value in search.children()]
        return sorted(worths, key=lambda worth: (-worth.visits, -worth.value, worth.action))

    def _seed_at(self, position: Position) -> int:
        """A seed of its own for each point of a game, the same whenever that point is reached."""
        return self.seed * 1_000_003 + position.ply


def _grow_within(search: Search, limits: Limits) -> None:
    """Grows in slices until time, number or the stop flag ends it; the slices never change what is found."""
    wanted = limits.simulations
    if wanted is None and limits.seconds is None:
        wanted = DEFAULT_SIMULATIONS
    began = time.monotonic()
    portion = 1
    while True:
        left = portion if wanted is None else min(portion, wanted - search.simulations)
        before = time.monotonic()
        search.grow(left)
        now = time.monotonic()
        if limits.progress:
            limits.progress(search.simulations)
        if limits.stop.is_set() or (wanted is not None and search.simulations >= wanted):
            return
        if limits.seconds is not None and now - began >= limits.seconds:
            return
        rate = left / max(now - before, 1e-6)
        portion = max(1, min(portion * 8, int(rate * SLICE_SECONDS)))
