"""The second judge of what stands: two engines of rigid bodies, Rapier and MuJoCo, beside the balance of T14.

    python tests/second_judge.py [COUNT [SEED]]   judges constructions and lists the disagreements (needs MuJoCo)

A construction is *clear* if T14 gives the same verdict with other insets, other frictions, and with friction on
side contacts: near the limit of balance the engines may well differ from it.
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

from balance_reference import Bars, box, stands_by_highs
from page_node import run_node

SECONDS = 6  # of simulated time: what stands on an edge takes 5 to tip over in MuJoCo
STILL = 0.05  # units; a bar that moves farther has fallen, be it only onto the next one
MOST_BARS = 14
SCRIPT = Path(__file__).with_name("rapier_judge.mjs")
INSET, WIDER_INSET = Fraction(1, 50), Fraction(1, 10)
LESS_FRICTION, MORE_FRICTION = Fraction(3, 10), Fraction(1, 2)
APART = 1.005  # bars side by side have a gap, as on the table, where snapping leaves 0.005

Bar = tuple[int, str, int, int, int]
FreeBar = dict[str, Any]  # as the page has it: number, length, at, turned
TURNS = {"x": (2**-0.5, 0.0, 2**-0.5, 0.0), "y": (2**-0.5, -(2**-0.5), 0.0, 0.0), "z": (1.0, 0.0, 0.0, 0.0)}


class Construction(NamedTuple):
    """Bars with a clear verdict under T14."""

    bars: tuple[Bar, ...]
    stands: bool


class Disagreement(NamedTuple):
    """An engine that judges otherwise, and how far a bar moved in it."""

    engine: str
    construction: Construction
    moved: float


# ── Clear constructions ──────────────────────────────────────────────────────────────────────────────────
def clear_verdict(bars: Bars) -> bool | None:
    """Whether bars stand; None if that is not clear.

    Contacts farther inside, less friction and smooth sides leave fewer forces to choose from. So whatever stands
    with the fewest stands always, and whatever falls with the most always falls.
    """
    if stands_by_highs(bars, WIDER_INSET, LESS_FRICTION):
        return True
    return None if stands_by_highs(bars, INSET, MORE_FRICTION, rough_sides=True) else False


def constructions(count: int, seed: int) -> list[Construction]:
    """As many that stand as that fall, all of them clear and none twice."""
    found: dict[bool, dict[tuple[Bar, ...], Construction]] = {True: {}, False: {}}
    chance = random.Random(seed)
    while min(map(len, found.values())) < count // 2:
        for made in grown(chance):
            if len(found[made.stands]) < count // 2:
                found[made.stands][made.bars] = made
    return [*found[True].values(), *found[False].values()]


def grown(chance: random.Random) -> Iterator[Construction]:
    """A construction bar by bar; a bar that does not clearly stand is taken away again."""
    bars: tuple[Bar, ...] = ()
    for _ in range(3 * MOST_BARS):
        bar = dropped(bars, chance)
        if bar is None or len(bars) == MOST_BARS:
            continue
        verdict = clear_verdict([*bars, bar])
        if verdict is not None and len(bars) > 1:
            yield Construction((*bars, bar), verdict)
        if verdict:
            bars = (*bars, bar)


def dropped(bars: tuple[Bar, ...], chance: random.Random) -> Bar | None:
    """A bar that is let down somewhere until it rests on something; None where it would be too high."""
    length, axis = chance.choice((1, 1, 2, 2, 3, 3, 4, 5, 6, 7)), chance.choice("xyz")
    at = chance.randint(2, 6), chance.randint(2, 6)
    spans = [(at[k], at[k] + (length if axis == "xy"[k] else 1)) for k in (0, 1)]
    under = [
        spot[2][1]
        for spot in map(box, bars)
        if all(low < spot[k][1] and spot[k][0] < high for k, (low, high) in enumerate(spans))
    ]
    height = max(under, default=0)
    return (length, axis, *at, height) if height <= 8 else None


# ── The engines ──────────────────────────────────────────────────────────────────────────────────────────
def moved_in_mujoco(bars: Sequence[Bar]) -> float:
    """How far a bar moves in MuJoCo: stiff contacts, a tiny overlap at the start, steps of a millisecond."""
    import mujoco
    import numpy as np

    step, overlap = 0.001, 0.0005
    bodies = "".join(_body(bar, overlap) for bar in bars)
    model: Any = mujoco.MjModel.from_xml_string(
        f"""<mujoco>
        <option gravity="0 0 -9.81" timestep="{step}" cone="elliptic" integrator="implicitfast"
                noslip_iterations="5"/>
        <default><geom friction="0.4 0 0" condim="3" solref="0.004 1" solimp="0.99 0.999 0.0005"/></default>
        <worldbody><geom type="plane" size="50 50 1"/>{bodies}</worldbody>
        </mujoco>"""
    )
    data: Any = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    before = data.xpos.copy()
    for _ in range(round(SECONDS / step)):
        mujoco.mj_step(model, data)
        if np.linalg.norm(data.xpos - before, axis=1).max() > 2 * STILL:
            break
    return float(np.linalg.norm(data.xpos - before, axis=1).max())


def _body(bar: Bar, overlap: float) -> str:
    middle = " ".join(map(str, placed(bar)))
    size = " ".join(str((high - low) / 2 + overlap) for low, high in box(bar))
    return f'<body pos="{middle}"><freejoint/><geom type="box" size="{size}" mass="{bar[0]}"/></body>'


def moved_in_rapier(many: Sequence[Sequence[Bar]]) -> list[float]:
    """How far a bar moves in Rapier, for each construction; the page's own code runs in Node."""
    return moved_by_the_page([[free(k, bar) for k, bar in enumerate(bars, 1)] for bars in many], SECONDS)


def moved_by_the_page(
    many: Sequence[Sequence[FreeBar]], seconds: float, settle: float = 0, simd: bool = True
) -> list[float]:
    lines = [{"bars": bars, "seconds": seconds, "settle": settle, "simd": simd} for bars in many]
    found: list[float] = run_node(SCRIPT.read_text(encoding="utf-8"), "\n".join(map(json.dumps, lines)))
    return found


def free(number: int, bar: Bar) -> FreeBar:
    return {"number": number, "length": bar[0], "at": placed(bar), "turned": TURNS[bar[1]]}


def placed(bar: Bar) -> list[float]:
    """The middle of a bar, with gaps between bars that stand or lie side by side."""
    x, y, z = ((low + high) / 2 for low, high in box(bar))
    return [x * APART, y * APART, z]


def disagreements(found: Sequence[Construction]) -> list[Disagreement]:
    """Where an engine judges otherwise than T14."""
    moved = {
        "Rapier": moved_in_rapier([one.bars for one in found]),
        "MuJoCo": [moved_in_mujoco(one.bars) for one in found],
    }
    return [
        Disagreement(engine, one, way)
        for engine, ways in moved.items()
        for one, way in zip(found, ways, strict=True)
        if (way <= STILL) != one.stands
    ]


def explanation(one: Disagreement) -> str:
    """Why an engine may judge otherwise than T14; nothing if there is no reason.

    T14 moves contacts inwards by 0.02, so what is balanced over an edge falls; an engine may keep it up. For T14
    bars that touch in an edge do not touch; the edges of real bars, which are rounded, may catch on each other.
    And what stands may lean at first, until the gaps between bars are closed.
    """
    bars = one.construction.bars
    if one.construction.stands:
        return "it leans into the gaps, and stands" if one.engine == "Rapier" and _comes_to_rest(bars) else ""
    if stands_by_highs(bars, -INSET):
        return "it is balanced right over an edge"
    return "edges catch on each other" if any(_meet_in_an_edge(*pair) for pair in combinations(bars, 2)) else ""


def _comes_to_rest(bars: Sequence[Bar]) -> bool:
    """Whether bars move a little in Rapier, and then no more."""
    made = [free(k, bar) for k, bar in enumerate(bars, 1)]
    (first,), (later,) = moved_by_the_page([made], SECONDS), moved_by_the_page([made], SECONDS, settle=SECONDS)
    return first < 4 * STILL and later < STILL / 10


def _meet_in_an_edge(one: Bar, other: Bar) -> bool:
    sizes = [min(p[1], q[1]) - max(p[0], q[0]) for p, q in zip(box(one), box(other), strict=True)]
    return min(sizes) == 0 and sizes.count(0) == 2


def told(bars: Sequence[Bar]) -> str:
    return " ".join(f"{length}{axis}@{x},{y},{z}" for length, axis, x, y, z in bars)


def main() -> None:
    count, seed = (*map(int, sys.argv[1:]), *(320, 0)[len(sys.argv) - 1 :])
    found = constructions(count, seed)
    wrong = disagreements(found)
    for engine, stands in product(("Rapier", "MuJoCo"), (True, False)):
        of = sum(one.stands == stands for one in found)
        against = sum(one.engine == engine and one.construction.stands == stands for one in wrong)
        print(f"{engine}: of {of} that {'stand' if stands else 'fall'}, {(of - against) / of:.1%} agree")
    for one in wrong:
        verdict = "stands" if one.construction.stands else "falls"
        why = explanation(one) or "unexplained"
        print(f"{one.engine} moves {one.moved:.3f}, T14 says it {verdict}; {why}: {told(one.construction.bars)}")


if __name__ == "__main__":
    main()
