"""What happens in an action of nivos, one thing after the other, for a client to show."""

from ziggurat.core import Json, Position
from ziggurat.games.nivos import rules
from ziggurat.games.nivos.notation import laying
from ziggurat.games.nivos.state import free_cylinders, laid, owes, top


def steps(before: Position, action: int) -> list[Json]:
    after = before.play(action)
    seat = before.turn
    steps: list[Json] = []
    lain = {plate._replace(covered=False): plate for plate in laid(before)}
    for plate in laid(after):
        bare = plate._replace(covered=False)
        if bare not in lain:
            steps.insert(0, {"step": "lay", **plate.as_json(), "source": _source(action)})
        elif plate.covered and not lain[bare].covered:
            steps.append({"step": "cover", **plate.as_json()})
    if action == rules.PASS:
        steps.append({"step": "pass", "seat": seat})
    if top(after) > max(top(before), 1):
        steps.append({"step": "level", "level": top(after)})
    if owes(after):
        steps.append({"step": "owe", "seat": seat})
    for height in set(free_cylinders(before)) - set(free_cylinders(after)):
        steps.append({"step": "cylinder", "seat": seat, "height": height})
    return steps


def _source(action: int) -> str:
    lays = laying(action)
    assert lays is not None, "only a plate comes from somewhere"
    return {"": "hand", "r": "reserve", "n": "reserve", "t": "mate"}[lays.source]
