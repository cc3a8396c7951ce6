"""A small game with chance, for tests: roll, then keep the roll or not; most points after four turns win.

    p[0] turns taken   p[1] the roll, 0 before it   p[2], p[3] the points of the seats

Not compiled: it is asked by the referee only, and it is never searched.
"""

from typing import ClassVar

from ziggurat.core.game import Game
from ziggurat.core.messages import ENGLISH, Message
from ziggurat.core.position import Position, Quick
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.types import Json, Painter, Settings
from ziggurat.kernel import CHANCE, OVER, WIN, Bytes, Ints, Rules

TURNS = 4
KEEP, LEAVE = 7, 8  # actions 1 … 6 are rolls
TOKENS = ("", "r1", "r2", "r3", "r4", "r5", "r6", "keep", "leave")


def start(p: Ints, options: Ints) -> None:
    p[:4] = 0


def turn(p: Ints) -> int:
    if p[0] == TURNS:
        return OVER
    return 1 + int(p[0]) % 2 if p[1] else CHANCE


def legal(p: Ints, actions: Ints) -> int:
    seat = turn(p)
    found = [] if seat == OVER else [1, 2, 3, 4, 5, 6] if seat == CHANCE else [KEEP, LEAVE]
    actions[: len(found)] = found
    return len(found)


def weights(p: Ints, actions: Ints, n: int, out: Ints) -> None:
    out[:n] = actions[:n]  # a loaded die


def apply(p: Ints, action: int) -> None:
    if action < KEEP:
        p[1] = action
        return
    if action == KEEP:
        p[2 + p[0] % 2] += p[1]
    p[0] += 1
    p[1] = 0


def returns(p: Ints, out: Ints) -> None:
    best = max(p[2], p[3])
    winners = [seat for seat in (0, 1) if p[2 + seat] == best]
    for seat in (0, 1):
        out[seat] = WIN // len(winners) if seat in winners else 0


def sample(p: Ints, rng: Ints) -> int:
    raise NotImplementedError


def observe(p: Ints, seat: int, planes: Bytes) -> None:
    raise NotImplementedError


class DiceGame(Game):
    name = "dice"
    title = "Dice"
    version = "1"
    made: ClassVar[Rules] = Rules.of(
        __name__,
        state_size=4,
        num_actions=9,
        max_legal_actions=6,
        teams=(1, 2),
        observation_shape=(1,),
        chance=True,
    )

    def rules(self, settings: Settings) -> Rules:
        return self.made

    def quick(self, position: Position) -> Quick:
        return Quick.EVERYTHING

    def encode(self, settings: Settings) -> list[int]:
        return []

    def token(self, settings: Settings, action: int) -> str:
        return TOKENS[action]

    def action(self, settings: Settings, token: str) -> int:
        if token not in TOKENS[1:]:
            raise IllegalAction(token, Message("no-such-action", args={"token": token}))
        return TOKENS.index(token)

    def reason(self, position: Position, action: int) -> Message:
        return Message("no-such-action", args={"token": TOKENS[action]})

    def ending(self, position: Position) -> Message:
        return Message("server-over")

    def prompt(self, position: Position) -> Message:
        return Message("server-not-your-turn", args={"seat": position.turn})

    def view(self, position: Position) -> Json:
        return {"roll": int(position.state[1]), "points": position.state[2:4].tolist()}

    def steps(self, before: Position, action: int) -> list[Json]:
        return [{"step": TOKENS[action]}]

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return str(self.view(position))
