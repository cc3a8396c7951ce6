"""A network from examples, with PyTorch (extra `train`): on a GPU where there is one, else on all cores.

The value learns a mixture of how the game ended and what the search expected; the policy learns the visits, among
legal actions only. Each batch is seen in one of the game's symmetries. One game in twenty is held out, whole: what
is said about the network is measured on games that it has never seen.
"""

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ziggurat.bots.networks import Network, Part
from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Json
from ziggurat.kernel import INTS, Ints, Rules, compiled, ints
from ziggurat.kernel._numba import pointer
from ziggurat.research.training.course import Course
from ziggurat.research.training.self_play import TOP, Examples

HELD_OUT = 20  # one game in so many
Indices = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Lesson:
    """How a network is trained."""

    epochs: float = 10
    batch: int = 4_096
    rate: float = 2e-3
    decay: float = 1e-4
    expected: float = 0.4  # the part of what the search expected in the value's target
    policy: float = 0.5  # the weight of the policy beside the value
    seconds: float | None = None  # ends earlier, the rate falling with the time
    hidden: int = 0  # 0: as the course says
    seed: int = 0


@dataclass(frozen=True, eq=False)
class Seen:
    """Examples as the network sees them: active features (padded), legal actions as bits, and what to learn."""

    active: Indices
    legal: npt.NDArray[np.uint8]
    got: npt.NDArray[np.float32]
    expected: npt.NDArray[np.float32]
    actions: npt.NDArray[np.int32]
    visits: npt.NDArray[np.float32]
    games: Ints


_SIGHT = types.int64(INTS, INTS)  # of features(state, active), as of legal(state, actions)
_FUNCTION = types.FunctionType(_SIGHT)


@compiled(
    types.int64(
        _FUNCTION, _FUNCTION, types.int64[:, ::1], INTS, INTS, INTS, types.int16[:, ::1], types.uint8[:, ::1]
    )
)
def _look(
    features: Any, legal: Any, states: Any, state: Ints, active: Ints, actions: Ints, rows: Any, bits: Any
) -> int:
    """Fills the rows of features and the bits of legal actions; returns the most features of a row."""
    most = 0
    for i in range(len(states)):
        for k in range(states.shape[1]):
            state[k] = states[i, k]
        n = features(state, active)
        most = max(most, n)
        for k in range(n):
            rows[i, k] = active[k]
        for k in range(legal(state, actions)):
            bits[i, actions[k] >> 3] |= 128 >> (actions[k] & 7)
    return most


def see(examples: Examples, course: Course, rules: Rules) -> Seen:
    """Looks at all examples with the features of a course."""
    rows = np.full((len(examples), course.most_active), course.num_features, dtype=np.int16)
    bits = np.zeros((len(examples), -(-course.num_actions // 8)), dtype=np.uint8)
    most = _look(
        pointer(course.features, _SIGHT),
        pointer(rules.legal, _SIGHT),
        examples.states,
        rules.workspace(),
        ints(course.most_active),
        ints(rules.max_legal_actions),
        rows,
        bits,
    )
    return Seen(
        active=np.ascontiguousarray(rows[:, :most]),
        legal=bits,
        got=examples.got,
        expected=examples.expected,
        actions=examples.actions,
        visits=examples.visits,
        games=examples.games,
    )


def known_truth(course: Course, rules: Rules, seed: int) -> Seen:
    """Positions whose worth is known, each a game of its own, in any order and in any of its symmetric images."""
    assert course.exact is not None
    states, worth = course.exact()
    rng = np.random.default_rng(seed)
    any_order = rng.permutation(len(states))
    empty = np.zeros((len(states), TOP), dtype=np.int32)
    seen = see(
        Examples(
            states=np.ascontiguousarray(states[any_order]),
            expected=worth[any_order],
            got=worth[any_order],
            actions=empty,
            visits=empty.astype(np.float32),
            games=np.arange(len(states)),
        ),
        course,
        rules,
    )
    padded = np.pad(course.symmetries, ((0, 0), (0, 1)), constant_values=course.num_features)
    images = rng.integers(len(padded), size=len(states))
    return replace(seen, active=padded[images[:, None], seen.active].astype(np.int16))


def joined(parts: list[Seen], padding: int) -> Seen:
    """All of them; games stay apart, and rows become equally wide."""
    width, first, games, active = max(part.active.shape[1] for part in parts), 0, [], []
    for part in parts:
        games.append(part.games + first)
        first += int(part.games.max(initial=-1)) + 1
        active.append(np.pad(part.active, ((0, 0), (0, width - part.active.shape[1])), constant_values=padding))
    return Seen(
        active=np.concatenate(active),
        legal=np.concatenate([part.legal for part in parts]),
        got=np.concatenate([part.got for part in parts]),
        expected=np.concatenate([part.expected for part in parts]),
        actions=np.concatenate([part.actions for part in parts]),
        visits=np.concatenate([part.visits for part in parts]),
        games=np.concatenate(games),
    )


def torch_or_refusal() -> Any:
    try:
        import torch
    except ImportError:
        raise Refusal(Message("no-torch")) from None
    return torch


def train(
    course: Course,
    seen: Seen,
    lesson: Lesson,
    card: Json,
    progress: Callable[[float, float], None] = lambda part, loss: None,
    begun: Network | None = None,
) -> Network:
    """A network, and on its card how well it does on the games that were held out; it may go on from another."""
    torch = torch_or_refusal()
    torch.manual_seed(lesson.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    hidden, units = lesson.hidden or course.hidden, course.units
    layers = _layers(torch, course, hidden, units)
    if begun is not None:
        _take_over(torch, layers, begun.parts())
    layers = layers.to(device)
    optimiser = torch.optim.AdamW(layers.parameters(), lesson.rate, weight_decay=lesson.decay)
    data = {name: torch.from_numpy(np.ascontiguousarray(getattr(seen, name))).to(device) for name in _NAMES}
    held = data["games"] % HELD_OUT == HELD_OUT - 1
    learned, kept = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    symmetries = _symmetries(torch, course, device)
    steps = max(1, math.ceil(lesson.epochs * len(learned) / lesson.batch))
    began, done, losses = time.monotonic(), 0.0, []
    generator = torch.Generator(device=device).manual_seed(lesson.seed)
    step = 0
    while done < 1:
        for group in optimiser.param_groups:
            group["lr"] = lesson.rate * (0.5 * (1 + math.cos(math.pi * done)) + 0.005)
        some = learned[torch.randint(len(learned), (lesson.batch,), device=device, generator=generator)]
        loss = _loss(torch, layers, course, data, some, symmetries[step % len(symmetries)], lesson)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        step += 1
        spent = time.monotonic() - began
        done = max(step / steps, spent / lesson.seconds if lesson.seconds else 0.0)
        if step % 50 == 0 or done >= 1:
            losses.append(float(loss.detach()))
            progress(min(1.0, done), losses[-1])
    figures = _figures(torch, layers, course, data, kept, symmetries[0])
    made = {
        **card,
        "features": course.num_features,
        "hidden": hidden,
        "units": units,
        "actions": course.num_actions,
        "lesson": asdict(lesson),
        "torch": torch.__version__,
        "device": torch.cuda.get_device_name() if device == "cuda" else "cpu",
        "positions": len(seen.got),
        "games": len(np.unique(seen.games)),
        "steps": step,
        "training_seconds": round(time.monotonic() - began, 1),
        "loss": losses[-1],
        "held_out": figures,
    }
    return Network.of(made, _parts(layers))


_NAMES = ("active", "legal", "got", "expected", "actions", "visits", "games")


def _layers(torch: Any, course: Course, hidden: int, units: int) -> Any:
    linear = torch.nn.Linear
    layers = torch.nn.ModuleDict(
        {
            "first": linear(course.num_features, hidden),
            "value": linear(hidden, units),
            "value_out": linear(units, 1),
            "policy": linear(hidden, units),
            "policy_out": linear(units, course.num_actions),
        }
    )
    # Some sixty features are active at a time: weights as small as for all of them would begin too timidly.
    torch.nn.init.normal_(layers["first"].weight, std=1 / math.sqrt(60))
    return layers


def _take_over(torch: Any, layers: Any, parts: dict[str, Part]) -> None:
    """The weights of a network that goes on learning: what `_parts` does, the other way round."""
    for layer, biases, weights in (
        ("first", "biases", "weights"),
        ("value", "value_biases", "value_weights"),
        ("policy", "policy_biases", "policy_weights"),
    ):
        layers[layer].bias.data = torch.tensor(parts[biases]).reshape(-1)
        layers[layer].weight.data = torch.tensor(parts[weights]).T.contiguous()
    out = parts["value_out"].reshape(-1)
    layers["value_out"].weight.data = torch.tensor(out[None, :-1])
    layers["value_out"].bias.data = torch.tensor(out[-1:])
    layers["policy_out"].weight.data = torch.tensor(parts["policy_out"])
    layers["policy_out"].bias.data = torch.tensor(parts["action_biases"]).reshape(-1)


def _symmetries(torch: Any, course: Course, device: str) -> list[tuple[Any, Any, Any]]:
    """For each: features with the padding, actions, and actions the other way round."""
    found = []
    for features, actions in zip(course.symmetries, course.action_symmetries, strict=True):
        padded = np.append(features, course.num_features)
        tables = (padded, actions, np.argsort(actions))
        found.append(tuple(torch.from_numpy(np.ascontiguousarray(table)).to(device) for table in tables))
    return found


def _forward(
    torch: Any, layers: Any, course: Course, data: dict[str, Any], some: Any, symmetry: tuple[Any, Any, Any]
) -> tuple[Any, Any]:
    """The values and the policies before sigmoid and softmax; the policy in the image, illegal ones far below."""
    active = symmetry[0][data["active"][some].long()]
    x = torch.zeros(len(some), course.num_features + 1, device=active.device).scatter_(1, active, 1.0)
    hidden = torch.relu(layers["first"](x[:, :-1]))
    value = layers["value_out"](torch.relu(layers["value"](hidden))).squeeze(1)
    policy = layers["policy_out"](torch.relu(layers["policy"](hidden)))
    bits = torch.tensor([128, 64, 32, 16, 8, 4, 2, 1], dtype=torch.uint8, device=active.device)
    legal = (data["legal"][some].unsqueeze(2) & bits).flatten(1)[:, : course.num_actions] != 0
    return value, policy.masked_fill(~legal[:, symmetry[2]], -1e9)


def _loss(
    torch: Any,
    layers: Any,
    course: Course,
    data: dict[str, Any],
    some: Any,
    symmetry: tuple[Any, Any, Any],
    lesson: Lesson,
) -> Any:
    value, policy = _forward(torch, layers, course, data, some, symmetry)
    target = (1 - lesson.expected) * data["got"][some] + lesson.expected * data["expected"][some]
    loss = torch.nn.functional.binary_cross_entropy_with_logits(value, target)
    if lesson.policy and course.exact is None:
        loss = loss + lesson.policy * _policy_loss(torch, policy, data, some, symmetry)
    return loss


def _policy_loss(torch: Any, policy: Any, data: dict[str, Any], some: Any, symmetry: tuple[Any, Any, Any]) -> Any:
    """The mean over the positions of long searches."""
    visits = data["visits"][some]
    shares = visits / visits.sum(1, keepdim=True).clamp(min=1e-6)
    images = symmetry[1][data["actions"][some].long()]
    losses = -(torch.log_softmax(policy, 1).gather(1, images).clamp(min=-30) * shares).sum(1)
    return losses.sum() / (visits[:, 0] > 0).sum().clamp(min=1)


def _figures(
    torch: Any, layers: Any, course: Course, data: dict[str, Any], kept: Any, symmetry: tuple[Any, Any, Any]
) -> Json:
    """What the network says of positions from games that it has not seen; and the search's own figures beside."""
    if not len(kept):
        return {}
    with torch.no_grad():
        parts = [_forward(torch, layers, course, data, some, symmetry) for some in kept.split(8_192)]
        value, policy = torch.cat([one for one, _ in parts]), torch.cat([one for _, one in parts])
        got, expected = data["got"][kept], data["expected"][kept].clamp(0.001, 0.999)
        entropy = torch.nn.functional.binary_cross_entropy
        first = torch.cat([torch.ones(1, device=kept.device, dtype=torch.bool), data["games"][kept].diff() != 0])
        chance, long = torch.sigmoid(value), data["visits"][kept][:, 0] > 0
        figures = {
            "positions": len(kept),
            "games": int(first.sum()),
            "log_loss": entropy(chance, got).item(),
            "log_loss_of_search": entropy(expected, got).item(),
            "right_side": ((chance > 0.5).float() == got).float().mean().item(),
            "policy_loss": _policy_loss(torch, policy, data, kept, symmetry).item(),
            "policy_first": (policy.argmax(1) == data["actions"][kept][:, 0])[long].float().mean().item(),
            "calibration": _calibration(chance.cpu().numpy(), got.cpu().numpy()),
        }
    if not bool(long.any()):
        del figures["policy_loss"], figures["policy_first"]
    return {name: round(one, 4) if isinstance(one, float) else one for name, one in figures.items()}


def _calibration(said: npt.NDArray[np.float32], got: npt.NDArray[np.float32]) -> list[list[float]]:
    """By tenths of what was said: how many positions, what was said on average, what came of it."""
    rows = []
    for tenth in range(10):
        here = np.minimum((said * 10).astype(int), 9) == tenth
        if here.any():
            rows.append([int(here.sum()), round(float(said[here].mean()), 3), round(float(got[here].mean()), 3)])
    return rows


def _parts(layers: Any) -> dict[str, Part]:
    def array(tensor: Any) -> Part:
        found: Part = tensor.detach().cpu().numpy()
        return found

    return {
        "biases": array(layers["first"].bias),
        "weights": array(layers["first"].weight).T,
        "value_biases": array(layers["value"].bias),
        "value_weights": array(layers["value"].weight).T,
        "value_out": np.append(array(layers["value_out"].weight), array(layers["value_out"].bias)),
        "policy_biases": array(layers["policy"].bias),
        "policy_weights": array(layers["policy"].weight).T,
        "policy_out": array(layers["policy_out"].weight),
        "action_biases": array(layers["policy_out"].bias),
    }
