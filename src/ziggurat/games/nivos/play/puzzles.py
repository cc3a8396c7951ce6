"""Nivos's puzzles: no cylinder, now and in the next turn, whatever the other does. All of it is tried out."""

from ziggurat.bots.host import host
from ziggurat.core.messages import Message
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.rules import LEVEL, PASS, SQUARES, TOP
from ziggurat.kernel import OVER, Ints, ints
from ziggurat.teaching.puzzles import PuzzlePosition, Puzzles, SeededRandom

ENOUGH, TEMPTING = 10, 3  # the least number of actions to choose from, and of those that cost nothing at once
FEW = 25  # the most of these: more would be tedious
CALM = 4  # three times in four, a plate is laid that costs nothing: so the levels fill up

RULES = rules.RULES[2]


class NoCylinder(Puzzles):
    """Only one plate costs nothing now and leaves, after every answer, another one that costs nothing."""

    def find(self, rng: SeededRandom) -> PuzzlePosition:
        start = game("nivos").start()
        while True:
            position = start
            while not position.over:
                free = free_actions(position.state).tolist()
                if TEMPTING <= len(free) <= FEW and len(position.actions) >= ENOUGH and _only_one(position, free):
                    return PuzzlePosition(position, {})
                calm = free and rng.below(CALM)
                position = position.play(rng.choice(free if calm else position.actions))

    def flaw(self, position: Position, action: int, played: int) -> Message | None:
        token = position.token(action)
        if action not in free_actions(position.state):
            return Message("nivos-puzzle-now", "N9", {"token": token})
        after = position.play(action)
        answer = refutation(after.state)
        return (
            None
            if answer is None
            else Message("nivos-puzzle-next", "N9", {"token": token, "reply": after.token(answer)})
        )


def free_actions(state: Ints) -> Ints:
    """What costs no cylinder: it neither opens a level (N9; the first plate is free) nor is it a pass (N10)."""
    workspace, room = RULES.workspace(state[: RULES.state_size]), ints(RULES.max_legal_actions)
    actions = room[: RULES.legal(workspace, room)]
    top = int(workspace[TOP])
    opens = workspace[LEVEL + top] >> actions % SQUARES & (top > 0)  # it would lie on the highest plates so far
    found: Ints = actions[(opens == 0) & (actions != PASS)]
    return found


def refutation(state: Ints) -> int | None:
    """An answer of the other after which everything costs a cylinder; None if there is none."""
    host().pause()
    before, after, room = (
        RULES.workspace(state[: RULES.state_size]),
        RULES.workspace(),
        ints(RULES.max_legal_actions),
    )
    for answer in room[: RULES.legal(before, room)].tolist():
        after[: RULES.state_size] = before[: RULES.state_size]
        RULES.apply(after, answer)
        # When the game is over, nobody takes a cylinder any more.
        if RULES.turn(after) != OVER and not len(free_actions(after)):
            return int(answer)
    return None


def _only_one(position: Position, free: list[int]) -> bool:
    """Whether exactly one of the plates that cost nothing now is safe for the next turn as well."""
    safe = 0
    for action in free:
        safe += refutation(position.play(action).state) is None
        if safe > 1:
            return False
    return safe == 1


PUZZLES = NoCylinder()
