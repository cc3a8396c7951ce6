"""Talo's face for people and programs: tokens, views, diagrams and reasons around the compiled rules."""

import re

from ziggurat.game import Game, IllegalAction, Json, Option, Painter, Position, Settings
from ziggurat.games.talo import rules, space
from ziggurat.games.talo.construction import Bar, Fall, margin
from ziggurat.games.talo.drawing import COLOURS, draw
from ziggurat.games.talo.refusals import refusal
from ziggurat.games.talo.table import (
    bars,
    boards,
    fall_with,
    hand,
    held,
    is_clear,
    is_land,
    is_shore,
    pawn,
    phase,
    place_over,
    placed_bar,
    reachable,
    seat_of,
    supply,
    taken,
    verdict_on,
)
from ziggurat.kernel import Rules, ints
from ziggurat.minds.engine.insight import Insight
from ziggurat.puzzles import Riddle
from ziggurat.words import ENGLISH, Reason

NUMBER = r"(0|-?[1-9][0-9]?)"
PUT = re.compile(r"@([0-9]),([0-9])")
ROLL = re.compile(r"\+([1-9]|10)")
TAKE = re.compile(r"t([1-9]|10)(?:\+([1-9]))?")
MOVE = re.compile(rf">{NUMBER},{NUMBER},([1-9]|10)")
PLACE = re.compile(rf"([1-9]|10)([xyz])@{NUMBER},{NUMBER},([0-9])(!?)")


class Talo(Game):
    name = "talo"
    title = "Talo"
    version = "1"
    options = (  # `mode` has its place here: climbing is the only one so far (T24 comes later)
        Option("players", ("2", "3", "4"), "2"),
        Option("board", ("green", "islands"), "green"),
        Option("starts", ("free", "symmetric"), "free"),
        Option("collapse", ("forbid", "dare"), "forbid"),
    )

    def rules(self, settings: Settings) -> Rules:
        return rules.RULES[int(settings["players"])]

    def insight(self, settings: Settings) -> Insight:
        from ziggurat.games.talo.mind import insight

        return insight(settings)

    def riddle(self) -> Riddle:
        from ziggurat.games.talo.puzzles import StillStands

        return StillStands()

    def encode(self, settings: Settings) -> list[int]:
        land, shore = boards()[settings["board"]]
        symmetric, dare = settings["starts"] == "symmetric", settings["collapse"] == "dare"
        return [int(settings["players"]), int(symmetric), int(dare), *land, *shore]

    # Tokens
    def token(self, settings: Settings, action: int) -> str:
        if action == space.END:
            return "."
        if action < space.PUT:
            return f"+{action}"
        if action < space.TAKE:
            y, x = divmod(action - space.PUT, space.SITE)
            return f"@{x},{y}"
        if action < space.MOVE:
            a, b = divmod(action - space.TAKE, 11)
            return f"t{a}+{b}" if a else f"t{b}"
        if action < space.PLACE:
            return f">{place_over(action - space.MOVE)}"
        return f"{placed_bar(action)}{'!' if action >= space.HOLD else ''}"

    def action(self, settings: Settings, token: str) -> int:
        if token == ".":
            return space.END
        if found := ROLL.fullmatch(token):
            return int(found[1])
        if found := PUT.fullmatch(token):
            return space.PUT + space.SITE * int(found[2]) + int(found[1])
        if found := TAKE.fullmatch(token):
            return self._take(token, int(found[1]), int(found[2] or 0))
        if found := MOVE.fullmatch(token):
            x, y, height = int(found[1]), int(found[2]), int(found[3])
            self._check_box(token, x, y, height - 1)
            return space.MOVE + space.cell_at(x, y, height - 1)
        if found := PLACE.fullmatch(token):
            bar = Bar(int(found[1]), found[2], int(found[3]), int(found[4]), int(found[5]))
            return self._place(token, bar, bool(found[6]))
        raise IllegalAction(token, Reason("talo-unreadable", args={"token": token}))

    def _take(self, token: str, first: int, second: int) -> int:
        if second and (first > second or first + second > space.LENGTHS):
            raise IllegalAction(token, Reason("talo-bad-pair", "T6", {"token": token}))
        a, b = (first, second) if second else (0, first)
        return space.TAKE + 11 * a + b

    def _place(self, token: str, bar: Bar, hold: bool) -> int:
        if bar.length == 1 and bar.axis != "z":
            raise IllegalAction(token, Reason("talo-one-is-upright", "T9", {"token": token}))
        self._check_box(token, *bar.start)
        self._check_box(token, *bar.last)
        return (space.HOLD if hold else space.PLACE) + bar.kind * space.CELLS + bar.cell

    def _check_box(self, token: str, x: int, y: int, z: int) -> None:
        if z >= space.HEIGHT:
            raise IllegalAction(token, Reason("talo-too-high", "T11", {"token": token}))
        low, high = -space.BEYOND, space.SITE + space.BEYOND - 1
        if not (low <= x <= high and low <= y <= high):
            raise IllegalAction(token, Reason("talo-too-far", "T11", {"token": token, "low": low, "high": high}))

    # Words
    def reason(self, position: Position, action: int) -> Reason:
        return refusal(position, action)

    def ending(self, position: Position) -> Reason:
        seat = seat_of(position)
        ended = int(position.state[space.ENDED])
        if ended == space.ON_TOP:
            return Reason("talo-on-top", "T21", {"seat": seat})
        winners = [s for s, share in enumerate(_shares(position), start=1) if share]
        args: dict[str, str | int] = {
            "seat": seat,
            "winners": ", ".join(map(str, winners)),
            "count": len(winners),
            "height": max(_height(position, s) for s in winners),
        }
        message = {space.COLLAPSED: "talo-collapsed", space.USED_UP: "talo-used-up"}.get(ended, "talo-standstill")
        return Reason(message, "T16" if ended == space.COLLAPSED else "T23", args)

    def prompt(self, position: Position) -> Reason:
        seat = seat_of(position)
        rolled = int(position.state[space.ROLLED])
        lengths = hand(position)
        args: dict[str, str | int] = {"seat": seat, "rolled": rolled}
        now = phase(position)
        if now == space.BUILDING:
            args |= {"first": lengths[0], "second": lengths[-1], "count": len(lengths)}
            if holding := held(position):
                return Reason("talo-prompt-holding", args=args | {"bar": str(holding)})
            return Reason("talo-prompt-build", args=args)
        if now == space.FINISHING:
            moves = len(position.actions) > 1
            return Reason("talo-prompt-finish" if moves else "talo-prompt-end", args=args)
        if now == space.ROLLING and rolled:
            return Reason("talo-prompt-roll-again", args=args)
        return Reason(PROMPTS[now], args=args)

    # Pictures
    def view(self, position: Position) -> Json:
        state = position.state
        holding = held(position)
        land = ["".join(_mark(position, x, y) for x in range(space.SITE)) for y in range(space.SITE)]
        table: Json = {
            "phase": PHASES[phase(position)],
            "seat": seat_of(position),
            "land": land,
            "bars": [bar.as_json() | {"held": bar == holding} for bar in bars(position)],
            "pawns": [self._pawn_view(position, seat) for seat in range(1, position.rules.seats + 1)],
            "supply": supply(position),
            "rolled": int(state[space.ROLLED]),
            "rolls": int(state[space.ROLLS]),
            "taken": taken(position),
            "hand": hand(position),
            "reachable": [[*place] for place in reachable(position)],
        }
        if collapse := _collapse(position):
            table["fall"] = collapse.as_json()
        return table

    def _pawn_view(self, position: Position, seat: int) -> Json | None:
        place = pawn(position, seat)
        return {"x": place.x, "y": place.y, "height": place.height, "colour": COLOURS[seat - 1]} if place else None

    def verdict(self, position: Position, action: int) -> Json:
        if action < space.PLACE or phase(position) != space.BUILDING:
            return {}
        bar = placed_bar(action)
        return verdict_on(position, bar) if is_clear(position, bar) else {}

    def fall(self, position: Position, bar: Bar) -> Fall:
        """How the construction would fall with one more bar; no motion if it would stand."""
        return fall_with(position, bar)

    def margin(self, position: Position) -> float:
        """How safely the construction stands: the largest inset, up to 0.5, with which T14 still holds."""
        return margin([bar for bar in bars(position) if bar != held(position)])

    def clue(self, position: Position, action: int) -> tuple[Reason, Reason]:
        from ziggurat.games.talo.clues import clue

        return clue(position, action)

    def facts(self, position: Position, action: int) -> list[Reason]:
        from ziggurat.games.talo.clues import facts

        return facts(position, action)

    def steps(self, before: Position, action: int) -> list[Json]:
        after = before.play(action)
        seat = seat_of(before)
        steps = [self._first_step(before, action, seat)]
        returned = [n for n in (*hand(before), *self._taken_by(action)) if n]
        if phase(after) == space.FINISHING and not hand(after) and action >= space.TAKE:
            if action >= space.PLACE:
                returned.remove(placed_bar(action).length)
            if returned:
                steps.append({"step": "return", "seat": seat, "lengths": returned})
        ended = int(after.state[space.ENDED])
        if collapse := _collapse(after):
            steps.append({"step": "collapse", "seat": seat, **collapse.as_json()})
        if ended:
            steps.append({"step": "end", "reason": ENDS[ended]})
        elif seat_of(after) != seat and phase(after) != space.STARTING:
            steps.append({"step": "turn", "seat": seat_of(after)})
        return steps

    def _taken_by(self, action: int) -> tuple[int, ...]:
        return divmod(action - space.TAKE, 11) if space.TAKE <= action < space.MOVE else ()

    def _first_step(self, before: Position, action: int, seat: int) -> Json:
        place = pawn(before, seat)
        where = [*place] if place else None
        if action == space.END:
            declined = phase(before) == space.RESTARTING
            return {"step": "decline" if declined else "end-turn", "seat": seat}
        if action < space.PUT:
            return {"step": "roll", "seat": seat, "face": action}
        if action < space.TAKE:
            y, x = divmod(action - space.PUT, space.SITE)
            return {"step": "put", "seat": seat, "from": where, "to": [x, y, 0]}
        if action < space.MOVE:
            return {"step": "take", "seat": seat, "lengths": [n for n in self._taken_by(action) if n]}
        if action < space.PLACE:
            return {"step": "move", "seat": seat, "from": where, "to": [*place_over(action - space.MOVE)]}
        hold = action >= space.HOLD
        return {"step": "hold" if hold else "place", "seat": seat, **placed_bar(action).as_json()}

    def diagram(self, position: Position, paint: Painter, language: str = ENGLISH) -> str:
        return draw(position, paint, language)


PHASES = ("start", "restart", "roll", "take", "build", "finish", "over")
ENDS = {space.ON_TOP: "top", space.COLLAPSED: "collapse", space.USED_UP: "supply", space.STANDSTILL: "standstill"}
PROMPTS = {
    space.STARTING: "talo-prompt-start",
    space.RESTARTING: "talo-prompt-restart",
    space.ROLLING: "talo-prompt-roll",
    space.TAKING: "talo-prompt-take",
}


def _mark(position: Position, x: int, y: int) -> str:
    return "#" if is_shore(position, x, y) else "+" if is_land(position, x, y) else "~"


def _height(position: Position, seat: int) -> int:
    place = pawn(position, seat)
    return place.height if place else 0


def _shares(position: Position) -> list[int]:
    share = ints(position.rules.seats)
    position.rules.result(position.rules.desk(position.state), share)
    return [int(s) for s in share]


def _collapse(position: Position) -> Fall | None:
    """How the construction came down at the end of a daring game (T16)."""
    if position.parent is None or position.state[space.ENDED] != space.COLLAPSED:
        return None
    return fall_with(position.parent, placed_bar(position.action))
