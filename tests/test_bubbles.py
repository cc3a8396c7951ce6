"""Bubbles: what holds in every game, whatever is played."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

import naive_bubbles as naive
from bubbles_cases import (
    BUBBLES,
    WAYS,
    arranged,
    play_at_random,
    sending,
    sky_of,
    steps_of,
    table,
    with_powers,
)
from ziggurat.core.position import Position
from ziggurat.games.bubbles import turns
from ziggurat.kernel import generator


# ── Conserved and mirrored ─────────────────────────────────────────────────────────────────────────────
def bubbles_seen(position: Position) -> int:
    seen = table(position)
    letters = "".join(seen["sky"] + seen["planets"][0] + seen["planets"][1]).replace(".", "")
    held = len(letters) + len(seen["above"]) + len(seen["drawn"])
    return held + sum(map(int, seen["bag"].values())) + sum(map(int, seen["scores"]))


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_bubbles_are_conserved_and_no_column_stays_above_four(options: dict[str, str]) -> None:
    for seed in range(8):
        box = 96 - bubbles_seen(BUBBLES.start(options, seed=seed))
        assert box == 96 - 80 - 3 - (2 if not position_is_solo(options) else 1) * blacks(options) - walls(options)
        out = 0
        for position, action in play_at_random(options, seed):
            assert bubbles_seen(position) + box + out == 96, repr(position)
            if table(position)["phase"] != "send":
                assert not table(position)["above"], repr(position)
            if not position.over:
                taken = [s for s in steps_of(position, action) if s["step"] == "out"]
                out += sum(len(step["lines"]) + len(step["beside"]) for step in taken)


def position_is_solo(options: dict[str, str]) -> bool:
    return "planet" in options


def blacks(options: dict[str, str]) -> int:
    return int(options.get("blacks", "3" if position_is_solo(options) else "4"))


def walls(options: dict[str, str]) -> int:
    return options.get("planet", "").count("K")


def mirrored(token: str) -> str:
    """The token of the mirrored action: columns a–e reversed, pairs again in their order."""
    if token[0] in "+." and len(token) < 3:
        return token
    head = token[:2] if token[1] == ":" else token[0] if token[0] in "=>" else ""
    sign = "~" if "~" in token else "+"
    turn = str.maketrans("abcde", "edcba")
    cells = [cell.translate(turn) for cell in token[len(head) :].split(sign)]
    return head + sign.join(sorted(cells, key=lambda cell: (cell[0], int(cell[1:]))))


def mirrored_options(options: dict[str, str]) -> dict[str, str]:
    def turned(letters: str) -> str:
        return "".join(letters[i : i + 5][::-1] for i in range(0, len(letters), 5))

    return {name: turned(value) if name in ("sky", "planet") else value for name, value in options.items()}


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_mirror_image_of_a_game_is_legal(options: dict[str, str]) -> None:
    for seed in range(6):
        start = BUBBLES.start(options, seed=seed)
        twin = BUBBLES.start(mirrored_options(dict(start.settings)))
        for position, action in play_at_random(dict(start.settings), seed):
            assert {mirrored(token) for token in position.legal()} == set(twin.legal()), repr(position)
            if not position.over:
                twin = twin.play(mirrored(position.token(action)))
        assert twin.over


# ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────
class Shown:
    """What a client shows that knows nothing but a first view and the steps."""

    def __init__(self, position: Position) -> None:
        seen = table(position)
        self.solo = position.rules.seats == 1
        self.cells: dict[str, str] = {}
        for planet, letters in enumerate(seen["planets"], start=1):
            for level, row in enumerate(letters):
                self.cells |= {naive.cell_name(planet, c, level): x for c, x in enumerate(row) if x != "."}
        self.cells |= sky_of(seen) | {f"1{place}": x for place, x in seen["above"].items()}
        self.bag, self.drawn, self.scores = dict(seen["bag"]), seen["drawn"], list(seen["scores"])
        self.powers = [Counter(held) for held in seen["powers"]]

    def _key(self, step: dict[str, Any], cell: str) -> str:
        return cell if "+" not in cell else f"{1 if self.solo else step['planet']}{cell}"

    def follow(self, step: dict[str, Any]) -> None:
        match step["step"]:
            case "draw":
                self.bag[step["bubble"]] -= 1
                self.drawn = step["bubble"]
            case "place":
                self.cells[step["cell"]], self.drawn = self.drawn, ""
            case "swap":
                self._exchange(step["cells"])
            case "fall":
                bubble = self.cells.pop(self._key(step, step["from"]))
                assert bubble == step["bubble"]
                assert self._key(step, step["to"]) not in self.cells
                self.cells[self._key(step, step["to"])] = bubble
            case "pop" | "out":
                for cell in step["lines"] + step["beside"]:
                    assert self.cells.pop(self._key(step, cell)) == step["bubble"]
            case "score":
                self.scores[step["seat"] - 1] = step["total"]
            case "power":
                self.powers[step["seat"] - 1][step["bubble"]] += 1
            case "use":
                self.powers[step["seat"] - 1][step["bubble"]] -= 1
                if step["bubble"] in "RG":
                    self._exchange(step["cells"])
                elif step["bubble"] == "Y":
                    del self.cells[step["cells"][0]]
            case "decline" | "lapse":
                self.powers[step["seat"] - 1].clear()

    def _exchange(self, cells: list[str]) -> None:
        one, other = cells
        self.cells[one], self.cells[other] = self.cells[other], self.cells[one]

    def same(self, other: "Shown") -> bool:
        return all(
            getattr(self, name) == getattr(other, name) for name in ("cells", "bag", "drawn", "scores")
        ) and [+held for held in self.powers] == [+held for held in other.powers]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_steps_tell_everything_that_changes(options: dict[str, str]) -> None:
    for seed in range(8):
        for position, action in play_at_random(options, seed):
            if position.over:
                continue
            shown = Shown(position)
            for step in steps_of(position, action):
                shown.follow(step)
            after = position.play(action)
            assert shown.same(Shown(after)), f"{after!r}: {steps_of(position, action)}"


# ── Samples ──────────────────────────────────────────────────────────────────────────────────────────────
CROWDED = "RPGBG RBGPY KPYBG BKGPK"  # full; red helps in column a, green in c, blue in d

SAMPLED: dict[str, tuple[Callable[[], Position], int]] = {
    "one drop of twelve squeezes in": (
        lambda: arranged("RPYBGYBGRP", "R.... R.... B.... K....", phase=turns.DROP),
        12,
    ),
    "all four drops squeeze in": (lambda: arranged("RPGBGRPYBY", CROWDED, phase=turns.DROP), 4),
    "drops within reach of seat 2": (
        lambda: arranged(other="....Y ....Y RPYBG YBGRP", phase=turns.DROP, seat=2, reach="near"),
        7,
    ),
    "a jam that four swaps undo": (lambda: arranged("YRBGPBRGPY", CROWDED), 4),
    "a jam that four swaps would make": (lambda: arranged("YRGBPBRYGP", CROWDED), 10),
    "swaps of equal bubbles left out": (lambda: arranged("RRYBBYYGGP"), 10),
    "empty places": (lambda: arranged("R.Y.GYB..P", phase=turns.PLACE, drawn="K"), 4),
    "powers": (lambda: with_powers("YG", own="." * 10 + "R....KPG.."), 7),
    "sendings": (lambda: sending("." * 15 + "RR.R.", other="." * 15 + "...GG", drop="c5+c6"), 5),
    "the bag": (lambda: arranged("RPYBGYBGR.", phase=turns.DRAW, bag="RRRRRRPPPYKK"), 4),
}


@pytest.mark.parametrize("case", SAMPLED)
def test_samples_are_even_and_draws_follow_the_bag(case: str) -> None:
    make, choices = SAMPLED[case]
    position = make()
    assert len(position.legal()) == choices
    weights = position.chances() or dict.fromkeys(position.legal(), 1)
    rng, draws = generator(6), 1_000 * sum(weights.values())
    workspace = position.rules.workspace(position.state)
    found = Counter(position.token(int(position.rules.sample(workspace, rng))) for _ in range(draws))
    assert found.keys() == weights.keys()
    # Chi-square has a mean of d and a variance of 2 d, for d degrees of freedom; the seed is fixed.
    spread = sum((found[token] - 1_000 * weight) ** 2 / (1_000 * weight) for token, weight in weights.items())
    free = choices - 1
    assert spread < free + 4 * sqrt(2 * free), found
