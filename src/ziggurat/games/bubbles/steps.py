"""What happened in an action of bubbles, from the notes of the compiled rules to plain data for clients."""

import numpy as np

from ziggurat.core import Json, Position
from ziggurat.games.bubbles.board import (
    FIELDS,
    LENGTH,
    N_DECLINE,
    N_DRAW,
    N_END,
    N_ENOUGH,
    N_FALL,
    N_KEEP,
    N_LAPSE,
    N_PLACE,
    N_POP,
    N_POWER,
    N_SCORE,
    N_SEND,
    N_SWAP,
    N_TURN,
    N_USE,
    NOTES,
    NOTES_ROOM,
    NOWHERE,
)
from ziggurat.games.bubbles.notation import LETTERS, place_name
from ziggurat.games.bubbles.options import is_solo
from ziggurat.games.bubbles.state import places_of
from ziggurat.games.bubbles.turns import BURST, CLEARED, NO_REFILL, STUCK

ENDINGS = {NO_REFILL: "no-refill", STUCK: "stuck", BURST: "burst", CLEARED: "cleared"}
SEAT_ONLY = {N_KEEP: "keep", N_DECLINE: "decline", N_LAPSE: "lapse", N_ENOUGH: "enough", N_TURN: "turn"}


def steps(before: Position, action: int) -> list[Json]:
    """What happens in an action, one thing after the other, for a client to show."""
    p = np.zeros(NOTES + NOTES_ROOM, dtype=np.int64)
    p[:LENGTH] = before.state
    before.rules.apply(p, action)
    notes = p[NOTES + 1 :].reshape(-1, FIELDS)[: p[NOTES]]
    return [_step(note, solo=is_solo(before.settings)) for note in notes.tolist()]


def _step(note: list[int], solo: bool) -> Json:
    """One step. `planet` and `seat` count from 1; places above the fourth are written `c+5`, `c+6`."""
    kind, who, colour, one, other = note
    seat = {"seat": who + 1}
    if kind in SEAT_ONLY:
        return {"step": SEAT_ONLY[kind], **seat}
    if kind == N_END:
        winners = [seat + 1 for seat in range(2) if one >> seat & 1]
        return {"step": "end", "how": ENDINGS[colour], "winners": winners}
    if kind == N_SCORE:
        return {"step": "score", **seat, "points": one, "total": other}
    if kind == N_SWAP:
        return {"step": "swap", **seat, "cells": [place_name(one), place_name(other)]}
    bubble = LETTERS[colour]
    if kind == N_DRAW:
        return {"step": "draw", "bubble": bubble}
    if kind == N_PLACE:
        return {"step": "place", **seat, "bubble": bubble, "cell": place_name(one)}
    if kind == N_POWER:
        return {"step": "power", **seat, "bubble": bubble}
    if kind == N_USE:
        cells = [place_name(place) for place in (one, other) if place != NOWHERE]
        return {"step": "use", **seat, "bubble": bubble, "cells": cells}
    if kind == N_SEND:
        return {"step": "send", **seat, "bubble": bubble, "cell": place_name(one)}
    if kind == N_FALL:
        ends = {"from": place_name(one), "to": place_name(other)}
        return {"step": "fall", "planet": who + 1, "bubble": bubble, **ends}
    assert kind == N_POP
    lines, beside = ([place_name(place) for place in places_of(bits, who)] for bits in (one, other))
    taken_out = solo and who == 1  # U23
    step = "out" if taken_out else "pop"
    return {"step": step, "planet": who + 1, "bubble": bubble, "lines": lines, "beside": beside}
