"""The bot for every game: tree search on the compiled rules, guided by the game's heuristics, exact in endgames.

A bot that is asked again in the same game keeps the part of its tree below the current position. Where a game of
two sides is close enough to its end, the endgame solver finds exact values (`engine/endgame.py`).
"""

import math
from dataclasses import replace

from ziggurat.bots.bot import Score, SearchLimits, expect_seat
from ziggurat.bots.engine.endgame import Endgame, fits
from ziggurat.bots.engine.heuristics import Heuristics, heuristics_of
from ziggurat.bots.engine.tree import Branch, Search
from ziggurat.bots.host import host
from ziggurat.core.position import Position
from ziggurat.core.refusals import expect_seed

DEFAULT_SIMULATIONS = 2_000
FIRST_SLICE = 8  # simulations; later slices follow the host's `slice_seconds`, with a pause after each
PV_COUNT = 3  # the best actions that get a principal variation
ENDGAME_POSITIONS = 3  # positions of the endgame solver per simulation: about a third of the time


class TreeSearch:
    """Chooses the most visited action. The same seed, positions and simulations give the same choices."""

    def __init__(self, seed: int = 0, heuristics: Heuristics | None = None) -> None:
        self.seed = expect_seed(seed)
        self.heuristics = heuristics  # None: the game's own
        self._search: Search | None = None
        self._at: Position | None = None
        self._endgame: Endgame | None = None

    def fresh(self, seed: int) -> "TreeSearch":
        """The same search with another seed and without a tree."""
        return TreeSearch(seed, self.heuristics)

    def choose(self, position: Position, limits: SearchLimits) -> int:
        """The most visited action."""
        expect_seat(position)
        known, left = self._solve_endgame(position, limits)
        best = max(known.values(), default=0.0)
        if best == 1 or (best > 0 and len(known) == len(position.actions)):
            return next(action for action, value in known.items() if value == best)
        return _ranked(self._searched(position, left).branches(), known)[0].action

    def analyse(self, position: Position, limits: SearchLimits) -> list[Score]:
        """The score of each legal action, best first; an estimate unless it is marked as exact."""
        expect_seat(position)
        known, left = self._solve_endgame(position, limits)
        search = self._searched(position, left)
        scores = [
            Score(b.action, known[b.action], exact=True, visits=b.visits)
            if b.action in known
            else _score(b, search.heuristics)
            for b in _ranked(search.branches(), known)
            if b.visits or b.proven or b.action in known
        ]
        scores += _unsearched(position, scores)
        best = [replace(score, pv=search.pv(score.action)) for score in scores[:PV_COUNT]]
        return [*best, *scores[PV_COUNT:]]

    def branches(self, position: Position, limits: SearchLimits) -> list[Branch]:
        """The result of the search without the endgame solver; for levels that err."""
        expect_seat(position)
        return self._searched(position, limits).branches()

    @property
    def nbytes(self) -> int:
        """The memory that is kept between two calls."""
        return (self._search.nbytes if self._search else 0) + (self._endgame.nbytes if self._endgame else 0)

    def trim(self) -> None:
        """Frees the memory that the tree does not use."""
        if self._search:
            self._search.trim()

    def _searched(self, position: Position, limits: SearchLimits) -> Search:
        self._search = search = self._search_at(position)
        self._at = position  # before it grows: growing may be stopped, and the root has already moved
        grow_within(search, limits)
        return search

    def _search_at(self, position: Position) -> Search:
        """The tree kept from before, if the position lies in it; else a new one."""
        if self._search is not None and self._at is not None:
            way, at = [], position
            while at.ply > self._at.ply and at.parent:
                way.append(at.action)
                at = at.parent
            if at == self._at and self._search.after(way[::-1], position.state):
                return self._search
        heuristics = self.heuristics_at(position)
        return Search(position.rules, position.state, self.seed_at(position), heuristics)

    def heuristics_at(self, position: Position) -> Heuristics:
        return self.heuristics or heuristics_of(position.game, position.settings)

    def seed_at(self, position: Position) -> int:
        """One seed per ply, the same whenever the game reaches it."""
        return self.seed * 1_000_003 + position.ply

    def _solve_endgame(self, position: Position, limits: SearchLimits) -> tuple[dict[int, float], SearchLimits]:
        """The exact values of as many actions as part of the time allows, and the limits that remain."""
        heuristics = self.heuristics_at(position)
        if not fits(position.rules, heuristics) or limits.stop.is_set():
            return {}, limits
        if self._endgame is None or self._endgame.rules is not position.rules:
            self._endgame = Endgame(position.rules, heuristics)
        began = host().time()
        number = limits.simulations or (None if limits.seconds else DEFAULT_SIMULATIONS)
        seconds = limits.seconds and limits.seconds / ENDGAME_POSITIONS
        known = self._endgame.values(position, number and ENDGAME_POSITIONS * number, seconds)
        if limits.seconds is None:
            return known, limits
        return known, replace(limits, seconds=max(0.0, limits.seconds - (host().time() - began)))


def _ranked(branches: list[Branch], known: dict[int, float]) -> list[Branch]:
    """The search's order, with what is known to win in front and what is known to lose behind."""

    def certainty(branch: Branch) -> float:
        value = known.get(branch.action)
        if len(known) == len(branches) and value is not None:
            return -value
        return {1.0: -1.0, 0.0: 1.0}.get(value, 0.0) if value is not None else 0.0

    return sorted(branches, key=certainty)


def _unsearched(position: Position, scores: list[Score]) -> list[Score]:
    """The legal actions that the search never tried: valued like the worst one that it did."""
    seen = {score.action for score in scores}
    least = min((score.value for score in scores), default=0.5)
    return [Score(action, least, False, margin=0.5) for action in position.actions if action not in seen]


def _score(branch: Branch, heuristics: Heuristics) -> Score:
    if branch.proven:
        return Score(branch.action, branch.value, exact=True, visits=branch.visits)
    value = sharpened(branch.value, heuristics.sharpness)
    margin = heuristics.margins.of_value(value, branch.visits)
    return Score(branch.action, value, False, None, branch.visits, margin)


def sharpened(value: float, sharpness: float) -> float:
    """A mean result as a win probability: its odds, raised to a measured power."""
    if not 0 < value < 1:
        return value
    return 1 / (1 + math.exp(-sharpness * math.log(value / (1 - value))))


def grow_within(search: Search, limits: SearchLimits) -> None:
    """Grows the tree in slices until a limit or the stop flag ends it; slices do not change the result."""
    wanted = limits.simulations
    if wanted is None and limits.seconds is None:
        wanted = DEFAULT_SIMULATIONS
    here = host()
    began = here.time()
    portion = FIRST_SLICE
    while True:
        left = portion if wanted is None else min(portion, wanted - search.simulations)
        before = here.time()
        search.grow(left)
        now = here.time()
        if limits.progress:
            limits.progress(search.simulations)
        if (
            search.proven
            or search.forced
            or limits.stop.is_set()
            or (wanted is not None and search.simulations >= wanted)
        ):
            return
        if limits.seconds is not None and now - began >= limits.seconds:
            return
        rate = left / max(now - before, 1e-6)
        portion = max(1, min(portion * 16, int(rate * here.slice_seconds)))
        here.pause()
