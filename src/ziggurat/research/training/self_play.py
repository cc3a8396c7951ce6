"""Games that the search plays against itself.

Most moves of such a game are played after a short search and some after a long one, which gives many different
games in the same time. All positions are kept, with what the search expected and with how the game ended. The
visits, from which the policy learns, are kept for long searches only. Openings begin with a few random actions;
early moves are drawn by visits, later ones are the best.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from ziggurat.bots.engine.heuristics import NO_NETWORK, Heuristics
from ziggurat.bots.engine.tree import Branch, Search
from ziggurat.bots.networks import parse_network
from ziggurat.core.registry import game
from ziggurat.kernel import CHANCE, OVER, WIN, Ints, Rules, ints
from ziggurat.research.training.course import Course, course_of

TOP = 16  # actions of a position that are kept, the most visited ones
MOST_RANDOM = 3  # plies at the beginning, at most
DRAWN_PLIES = 10  # plies whose moves are drawn by visits
FORCED = 4_000  # plies after which a game is broken off


@dataclass(frozen=True)
class Pace:
    """How much the search thinks in self-play."""

    long: int = 500
    short: int = 100
    one_in: int = 3  # long searches among all


@dataclass(frozen=True)
class Portion:
    """Some games to be played by one worker."""

    game: str
    network: bytes  # empty: the search as before networks
    number: int
    games: int
    seed: int
    pace: Pace = Pace()


@dataclass(frozen=True, eq=False)
class Examples:
    """Positions: the state, the share of the seat to act that the search expected and that it got, the actions
    with their visits (all 0 after a short search), and which game it was."""

    states: Ints
    expected: npt.NDArray[np.float32]
    got: npt.NDArray[np.float32]
    actions: npt.NDArray[np.int32]
    visits: npt.NDArray[np.float32]
    games: Ints

    def __len__(self) -> int:
        return len(self.states)

    @classmethod
    def joined(cls, parts: "list[Examples]") -> "Examples":
        """All of them, games numbered anew."""
        first, parts_numbered = 0, []
        for part in parts:
            parts_numbered.append(part.games + first)
            first += int(part.games.max(initial=-1)) + 1
        rows = {one.name: np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(cls)}
        return cls(**{**rows, "games": np.concatenate(parts_numbered)})

    def arrays(self) -> dict[str, npt.NDArray[np.generic]]:
        return {one.name: getattr(self, one.name) for one in fields(self)}


def play_portion(portion: Portion) -> Examples:
    """Plays some games; the seed and the number of the portion determine everything."""
    course = course_of(game(portion.game))
    weights = parse_network(portion.network, portion.game).weights if portion.network else NO_NETWORK
    heuristics = course.heuristics(weights)
    rng = np.random.default_rng([portion.seed, portion.number])
    found = [_game(portion, course, heuristics, rng) for _ in range(portion.games)]
    return Examples.joined([one for one in found if len(one)])


def _game(portion: Portion, course: Course, heuristics: Heuristics, rng: np.random.Generator) -> Examples:
    shares = np.array([often for often, _ in course.options], dtype=float)
    settings = course.options[rng.choice(len(shares), p=shares / shares.sum())][1]
    start = game(portion.game).start(settings, seed=int(rng.integers(1 << 30)))
    rules = start.rules
    state = rules.workspace(start.state)
    randomly = rng.integers(MOST_RANDOM + 1)
    states, expected, kept, seats = [], [], [], []
    for ply in range(FORCED):
        seat = int(rules.turn(state))
        if seat == OVER:
            break
        if seat == CHANCE or ply < randomly:
            rules.apply(state, _any(rules, state, rng))
            continue
        long = rng.integers(portion.pace.one_in) == 0
        search = Search(rules, state[: rules.state_size], int(rng.integers(1 << 30)), heuristics)
        search.grow(portion.pace.long if long else portion.pace.short)
        branches = search.branches()
        states.append(state[: rules.state_size].copy())
        expected.append(_expected(branches))
        kept.append(branches[:TOP] if long else [])
        seats.append(seat)
        rules.apply(state, _chosen(branches, ply, rng))
    share = ints(rules.seats)
    rules.returns(state, share)
    return Examples(
        states=np.array(states, dtype=np.int64).reshape(-1, rules.state_size),
        expected=np.array(expected, dtype=np.float32),
        got=np.array([share[seat - 1] / WIN for seat in seats], dtype=np.float32),
        actions=_padded([[b.action for b in row] for row in kept]).astype(np.int32),
        visits=_padded([[_weight(b, row[0]) for b in row] for row in kept]).astype(np.float32),
        games=np.zeros(len(states), dtype=np.int64),
    )


def _any(rules: Rules, state: Ints, rng: np.random.Generator) -> int:
    actions = ints(rules.max_legal_actions)
    n = int(rules.legal(state, actions))
    if not rules.chance:
        return int(actions[rng.integers(n)])
    weights = np.ones(rules.max_legal_actions, dtype=np.int64)
    if rules.turn(state) == CHANCE:
        rules.weights(state, actions, n, weights)
    return int(rng.choice(actions[:n], p=weights[:n] / weights[:n].sum()))


def _expected(branches: list[Branch]) -> float:
    if branches[0].proven:
        return branches[0].value
    visits = sum(b.visits for b in branches)
    return sum(b.visits * b.value for b in branches) / max(1, visits)


def _weight(branch: Branch, best: Branch) -> float:
    """The visits; where the best action is proven to win, only that one counts."""
    if best.proven and best.value == 1:
        return float(branch is best)
    return float(branch.visits)


def _chosen(branches: list[Branch], ply: int, rng: np.random.Generator) -> int:
    visits = np.array([_weight(b, branches[0]) for b in branches])
    if ply >= DRAWN_PLIES or visits.sum() == 0:
        return branches[0].action
    return branches[rng.choice(len(branches), p=visits / visits.sum())].action


def _padded(rows: Sequence[Sequence[float]]) -> npt.NDArray[np.float64]:
    table = np.zeros((len(rows), TOP))
    for row, values in zip(table, rows, strict=True):
        row[: len(values)] = values
    return table
