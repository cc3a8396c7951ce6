"""The second judge of what stands: two engines of rigid bodies, Rapier and MuJoCo, beside the balance of T14.

    python tests/second_judge.py        judges 320 constructions and lists the disagreements (needs MuJoCo)

A construction is *clear* if T14 gives the same verdict with other insets, other frictions, and with friction on
side contacts: near the limit of balance the engines may well differ from it.
"""

import json
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from balance_reference import Bars, box, stands_by_highs

SECONDS = 4  # of simulated time
STILL = 0.15  # units; a bar that moves farther has fallen
MOST_BARS = 14
WEB = Path(__file__).parents[1] / "web"
SCRIPT = Path(__file__).with_name("rapier_judge.mjs")
INSETS = (Fraction(1, 50), Fraction(1, 10))
FRICTIONS = (Fraction(3, 10), Fraction(1, 2))

Bar = tuple[int, str, int, int, int]
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
    """Whether bars stand; None if that is not clear."""
    verdicts = set()
    for inset, friction, rough in product(INSETS, FRICTIONS, (False, True)):
        verdicts.add(stands_by_highs(bars, inset, friction, rough))
        if len(verdicts) > 1:
            return None
    return verdicts.pop()


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
        f"""<mujoco><option gravity="0 0 -9.81" timestep="{step}" cone="elliptic" integrator="implicitfast"
        noslip_iterations="5"/><default><geom friction="0.4 0 0" condim="3" solref="0.004 1"
        solimp="0.99 0.999 0.0005"/></default><worldbody><geom type="plane" size="50 50 1"/>{bodies}</worldbody></mujoco>"""
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
    spans = box(bar)
    middle = " ".join(str((low + high) / 2) for low, high in spans)
    size = " ".join(str((high - low) / 2 + overlap) for low, high in spans)
    return f'<body pos="{middle}"><freejoint/><geom type="box" size="{size}" mass="{bar[0]}"/></body>'


def moved_in_rapier(node: str, many: Sequence[Sequence[Bar]]) -> list[float]:
    """How far a bar moves in Rapier, for each construction; the page's own code runs in Node."""
    lines = [
        json.dumps({"bars": [_free(k, bar) for k, bar in enumerate(bars, 1)], "seconds": SECONDS}) for bars in many
    ]
    script = SCRIPT.read_text(encoding="utf-8")
    done = subprocess.run(
        [node, "--input-type=module", "-e", script],
        cwd=WEB,
        input="\n".join(lines),
        text=True,
        capture_output=True,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: list[float] = json.loads(done.stdout)
    return found


def _free(number: int, bar: Bar) -> dict[str, Any]:
    middle = [(low + high) / 2 for low, high in box(bar)]
    return {"number": number, "length": bar[0], "at": middle, "turned": TURNS[bar[1]]}


def disagreements(node: str, found: Sequence[Construction]) -> list[Disagreement]:
    """Where an engine judges otherwise than T14."""
    moved = {
        "Rapier": moved_in_rapier(node, [one.bars for one in found]),
        "MuJoCo": [moved_in_mujoco(one.bars) for one in found],
    }
    return [
        Disagreement(engine, one, way)
        for engine, ways in moved.items()
        for one, way in zip(found, ways, strict=True)
        if (way <= STILL) != one.stands
    ]


def told(bars: Sequence[Bar]) -> str:
    return " ".join(f"{length}{axis}@{x},{y},{z}" for length, axis, x, y, z in bars)


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from hatch_build import node

    found = constructions(int(sys.argv[1]) if sys.argv[1:] else 320, seed=0)
    wrong = disagreements(node()[0], found)
    for engine, stands in product(("Rapier", "MuJoCo"), (True, False)):
        of = sum(one.stands == stands for one in found)
        against = sum(one.engine == engine and one.construction.stands == stands for one in wrong)
        print(f"{engine}: of {of} that {'stand' if stands else 'fall'}, {(of - against) / of:.1%} agree")
    for one in wrong:
        verdict = "stands" if one.construction.stands else "falls"
        print(f"{one.engine} moves {one.moved:.3f}, T14 says it {verdict}: {told(one.construction.bars)}")


if __name__ == "__main__":
    main()
