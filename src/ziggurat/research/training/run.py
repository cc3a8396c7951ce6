"""A run of `ziggurat train`: generation after generation of self-play, training and a gate.

    FOLDER/run.json               the seed and the version; the settings of each generation, and what it gave
    FOLDER/1/games-0000.npz …     the examples of generation 1, a file for each portion of games
    FOLDER/1/network.bin          its network
    FOLDER/1/state.npz            a network that learns from every game at once, while it learns
    FOLDER/best.bin               the strongest so far

Everything is written to a new file that then takes its place. A run that was stopped continues where it was:
portions and networks that exist are not made again. Training with PyTorch that was stopped begins again.
"""

import json
import time
from collections.abc import Callable
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat import __version__
from ziggurat.bots.networks import Network, parse_network
from ziggurat.bots.processes import Pool, workers
from ziggurat.core.messages import Message, translate
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game
from ziggurat.core.types import Json
from ziggurat.research.ray_workers import ray_pool
from ziggurat.research.training.course import course_of
from ziggurat.research.training.match import Contestant, GateResult, match
from ziggurat.research.training.self_play import Examples, Pace, Portion, play_portion
from ziggurat.research.training.temporal import Learner, Temporal, fresh, kept_arrays
from ziggurat.research.training.training import (
    Lesson,
    Seen,
    joined,
    known_truth,
    see,
    torch_or_refusal,
    train,
)

PORTION = 50  # games of a file
WINDOW = 3  # generations whose games a network learns from
GATE = 0.5  # the share that a new network must exceed against the best so far


@dataclass(frozen=True)
class Plan:
    """What a run does. The same plan and seed give the same games, but for a limit of time."""

    game: str
    generations: int = 2
    games: int = 5_000  # of self-play, in each generation
    gate_openings: int = 100  # each is played twice
    gate_simulations: int = 300
    seed: int = 0
    jobs: int | None = None
    minutes: float | None = None  # of self-play in each generation, at most
    ray: str | None = None  # the address of a Ray cluster that plays the games, instead of this machine's cores
    pace: Pace = field(default_factory=Pace)
    lesson: Lesson = field(default_factory=Lesson)


Tell = Callable[[str, int, int], None]  # tell(what, done, of)


class Run:
    """A folder and the plan that fills it."""

    def __init__(self, plan: Plan, folder: Path, tell: Tell = lambda what, done, of: None) -> None:
        self.plan = plan
        self.folder = folder
        self.tell = tell
        self.course = course_of(game(plan.game))
        self.notes = self._open()
        self._pool: Pool = partial(workers, plan.jobs) if plan.ray is None else ray_pool(plan.ray)

    def _open(self) -> Json:
        """The notes of a run that is gone on with, if it is the same one; else new ones."""
        path = self.folder / "run.json"
        wanted = {"game": self.plan.game, "seed": self.plan.seed}
        if not path.exists():
            return {**wanted, "ziggurat": __version__, "generations": []}
        try:
            notes: Json = json.loads(path.read_text(encoding="utf-8"))
            same = all(notes[name] == value for name, value in wanted.items())
            len(notes["generations"])
        except (ValueError, KeyError, TypeError):
            raise Refusal(Message("run-damaged", args={"file": str(path)})) from None
        if not same:
            raise Refusal(Message("run-of-other", args={"folder": str(self.folder), "game": str(notes["game"])}))
        return notes

    def go_on(self) -> Path | None:
        """Runs all generations that are missing; returns the file of the strongest network."""
        if self.course.temporal is None:
            torch_or_refusal()
        if self.plan.ray is not None:
            with self._pool([self.plan.game]):
                pass  # a cluster that cannot be reached is told of now, not after all the learning
        self.folder.mkdir(parents=True, exist_ok=True)
        self._note()  # at once, or what is made until it is stopped could be taken for another run's
        for number in range(1, self.plan.generations + 1):
            if number > len(self.notes["generations"]):
                made = self._generation(number)
                self.notes["generations"].append({**made, "plan": asdict(self.plan)})
                self._note()
        best = self.folder / "best.bin"
        return best if best.exists() else None

    def told(self, language: str) -> list[str]:
        """What each generation gave, in words."""
        return [_sentence(one, language) for one in self.notes["generations"]]

    # ── A generation ─────────────────────────────────────────────────────────────────────────────────────
    def _generation(self, number: int) -> Json:
        if self.course.exact is not None:
            return self._exact(number)
        began = time.time()
        best = self._best()
        if self.course.temporal is not None:
            network = self._learn(number, best, self.course.temporal)
        else:
            self.play_generation(number, best)
            network = self._train(number, best)
        gate = self._gate(number, network, best)
        if gate.share > GATE:
            self._write("best.bin", network.to_bytes())
        return {
            "number": number,
            "seconds": round(time.time() - began, 1),
            "positions": network.card["positions"],
            "games": network.card["games"],
            "held_out": network.card["held_out"],
            "gate": asdict(gate),
            "kept": gate.share > GATE,
        }

    def _exact(self, number: int) -> Json:
        """Where the truth is known, there is nothing to play: the network learns it, but for what is held out."""
        (self.folder / str(number)).mkdir(exist_ok=True)
        network = self._train(number)
        self._write("best.bin", network.to_bytes())
        held_out = network.card["held_out"]
        exact = {"agreement": held_out["right_side"], "positions": held_out["positions"]}
        return {"number": number, "seconds": network.card["training_seconds"], "exact": exact, "kept": True}

    def _best(self) -> bytes:
        path = self.folder / "best.bin"
        return path.read_bytes() if path.exists() else b""

    def play_generation(self, number: int, best: bytes) -> None:
        folder = self.folder / str(number)
        folder.mkdir(exist_ok=True)
        portions = max(1, self.plan.games // PORTION)
        missing = [k for k in range(portions) if not _portion_file(folder, k).exists()]
        began = time.monotonic()
        seconds = None if self.plan.minutes is None else 60 * self.plan.minutes
        self.tell("train-playing", PORTION * (portions - len(missing)), PORTION * portions)
        if seconds is not None and len(missing) < portions:
            return  # the time was up, or the run was stopped: what is there will do
        with self._pool([self.plan.game]) as pool:
            seeds = self.plan.seed * 1_000 + number
            playing = {pool.submit(play_portion, self._portion(best, k, seeds)): k for k in missing}
            for done, future in enumerate(as_completed(playing), start=1):
                _save(_portion_file(folder, playing[future]), future.result())
                self.tell("train-playing", PORTION * (portions - len(missing) + done), PORTION * portions)
                if seconds is not None and time.monotonic() - began > seconds:
                    break

    def _portion(self, best: bytes, number: int, seed: int) -> Portion:
        return Portion(
            game=self.plan.game, network=best, number=number, games=PORTION, seed=seed, pace=self.plan.pace
        )

    def _examples(self, number: int) -> Seen:
        if self.course.exact is not None:
            return known_truth(self.course, game(self.plan.game).start().rules, self.plan.seed)
        parts = []
        for one in range(max(1, number - WINDOW + 1), number + 1):
            files = sorted((self.folder / str(one)).glob("games-*.npz"))
            settings = self.course.options[0][1]
            rules = game(self.plan.game).start(settings).rules
            examples = Examples.joined([_load(file) for file in files])
            parts.append(see(examples, self.course, rules))
        return joined(parts, self.course.num_features)

    def _card(self, number: int) -> Json:
        return {
            "game": self.plan.game,
            "rules": game(self.plan.game).version,
            "ziggurat": __version__,
            "numpy": np.__version__,
            "seed": self.plan.seed,
            "generation": number,
        }

    def _learn(self, number: int, best: bytes, temporal: Temporal) -> Network:
        """A network that learns from every game at once; it goes on from the best so far."""
        folder, course = self.folder / str(number), self.course
        folder.mkdir(exist_ok=True)
        path = folder / "network.bin"
        if path.exists():
            return parse_network(path.read_bytes(), path.name)
        hidden = self.plan.lesson.hidden or course.hidden
        begun = parse_network(best, "best.bin").weights if best else fresh(course.num_features, hidden, number)
        seed = self.plan.seed * 1_000 + number
        temporal = replace(temporal, rate=temporal.rate / number)  # what goes on learns in smaller steps
        learner = Learner(temporal, begun, seed, self.plan.games, folder / "state.npz")
        learner.learn(self.plan.jobs, self.plan.minutes, lambda done, of: self.tell("train-training", done, of))
        sizes = {"features": course.num_features, "hidden": int(begun[1]), "units": 0, "actions": 0}
        card = {**self._card(number), **sizes, "trace": temporal.trace, "rate": temporal.rate, **learner.figures()}
        network = Network.of(card, Network(card, learner.net).parts())
        self._write(f"{number}/network.bin", network.to_bytes())
        return network

    def _train(self, number: int, best: bytes = b"") -> Network:
        """A network from the games of the last generations; it goes on from the best so far, in smaller steps."""
        path = self.folder / str(number) / "network.bin"
        if path.exists():
            return parse_network(path.read_bytes(), path.name)
        card = {**self._card(number), "pace": asdict(self.plan.pace)}

        def progress(part: float, loss: float) -> None:
            self.tell("train-training", round(1000 * part), 1000)

        lesson = replace(self.plan.lesson, **self.course.lesson)  # type: ignore[arg-type]  # a course knows its own
        begun = parse_network(best, "best.bin") if best else None
        if begun is not None:
            lesson = replace(lesson, rate=lesson.rate / 2)
        network = train(self.course, self._examples(number), lesson, card, progress, begun)
        self._write(f"{number}/network.bin", network.to_bytes())
        return network

    def _gate(self, number: int, network: Network, best: bytes) -> GateResult:
        """The new network against the best so far, or against the search without one."""
        simulations = self.plan.gate_simulations
        return match(
            self.plan.game,
            Contestant(network.to_bytes(), simulations),
            Contestant(best, simulations),
            self.plan.gate_openings,
            seed=self.plan.seed * 1_000 + 500 + number,
            pool=self._pool,
            on_result=lambda done, of: self.tell("train-gate", done, of),
        )

    def _note(self) -> None:
        self._write("run.json", json.dumps(self.notes, indent=2).encode())

    def _write(self, name: str, data: bytes) -> None:
        path = self.folder / name
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(data)
        fresh.replace(path)


def _sentence(generation: Json, language: str) -> str:
    if "exact" in generation:
        exact = generation["exact"]
        share = f"{100 * exact['agreement']:.2f}"
        return translate("train-exact", language, share=share, positions=exact["positions"])
    return translate(
        "train-generation",
        language,
        number=generation["number"],
        share=f"{100 * generation['gate']['share']:.1f}",
        games=generation["gate"]["games"],
        kept="yes" if generation["kept"] else "no",
    )


def _portion_file(folder: Path, number: int) -> Path:
    return folder / f"games-{number:05}.npz"


def _save(path: Path, examples: Examples) -> None:
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        arrays: dict[str, Any] = examples.arrays()
        np.savez_compressed(file, **arrays)
    fresh.replace(path)


def _load(path: Path) -> Examples:
    return Examples(**kept_arrays(path))
