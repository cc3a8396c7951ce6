"""Networks: their files, what the compiled code makes of them, and a whole small run of the trainer."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from connect_four import ConnectFour
from ziggurat.bots.analysis import analyse_game
from ziggurat.bots.bot import SearchLimits
from ziggurat.bots.engine.heuristics import NO_NETWORK, heuristics_of
from ziggurat.bots.engine.networks import sizes
from ziggurat.bots.levels import Level, best_bot, player
from ziggurat.bots.networks import LARGEST, BadNetwork, Network, network_file, parse_network, read_network
from ziggurat.bots.search import TreeSearch
from ziggurat.core.position import Position
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, registered
from ziggurat.games.nivos.play import features, heuristics
from ziggurat.kernel import ints
from ziggurat.research.training.course import course_of
from ziggurat.research.training.match import Contestant, Opening, play_opening
from ziggurat.research.training.run import Plan, Run
from ziggurat.research.training.self_play import Examples, Pace, Portion, play_portion
from ziggurat.research.training.temporal import Learner, fresh, kept_arrays
from ziggurat.research.training.training import HELD_OUT, known_truth, see
from ziggurat.terminal.cli import main

SHIPPED = network_file("nivos")
Floats = npt.NDArray[np.float64]


def shipped() -> Network:
    return read_network(SHIPPED, "nivos", features.FEATURES, features.ACTIONS)


def positions(seed: int, options: dict[str, str] | None = None) -> list[Position]:
    """The positions of a random game for two."""
    rng = np.random.default_rng(seed)
    found = [game("nivos").start(options or {})]
    while not found[-1].over:
        found.append(found[-1].play(found[-1].actions[rng.integers(len(found[-1].actions))]))
    return found[:-1]


def reference(network: Network, position: Position) -> tuple[float, Floats]:
    """The value for the seat to act and the logits of all actions, with NumPy in float64."""
    parts = {name: part.astype(float) for name, part in network.parts().items()}
    active = ints(features.MOST_ACTIVE)
    n = features.features(position.rules.workspace(position.state), active)
    hidden = np.maximum(0, parts["biases"][0] + parts["weights"][active[:n]].sum(0))
    value = np.maximum(0, parts["value_biases"][0] + hidden @ parts["value_weights"])
    policy = np.maximum(0, parts["policy_biases"][0] + hidden @ parts["policy_weights"])
    logit = value @ parts["value_out"][0, :-1] + parts["value_out"][0, -1]
    return 1 / (1 + np.exp(-logit)), parts["policy_out"] @ policy + parts["action_biases"][0]


# ── Inference ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("cylinders", ["ascending", "choice"])
def test_compiled_values_and_policies_are_those_of_numpy(cylinders: str) -> None:
    network, out = shipped(), np.zeros(2)
    for position in positions(3, {"cylinders": cylinders}):
        value, logits = reference(network, position)
        p = position.rules.workspace(position.state)
        assert heuristics.learned_value(p, network.weights) == pytest.approx(
            min(0.999, max(0.001, value)), abs=1e-5
        )
        actions = np.array(position.actions, dtype=np.int64)
        ranks = np.zeros(len(actions))
        heuristics.order(p, network.weights, actions, len(actions), ranks)
        among = logits[actions]
        assert ranks == pytest.approx(np.exp(among - among.max()) + 1e-4, abs=2e-4)
        heuristics.evaluate(p, network.weights, out)
        assert out.sum() == pytest.approx(1)


def test_symmetric_positions_have_symmetric_features_and_actions() -> None:
    """Where an action leads in the image is the image of where it leads."""
    rng, rules = np.random.default_rng(5), game("nivos").start().rules
    for image in range(8):
        p, q = (rules.workspace(game("nivos").start().state) for _ in range(2))
        for _ in range(8):
            actions, active = ints(rules.max_legal_actions), ints(features.MOST_ACTIVE)
            n = rules.legal(p, actions)
            if rules.turn(p) < 0:
                break
            legal_there = ints(rules.max_legal_actions)
            m = rules.legal(q, legal_there)
            there = features.ACTION_SYMMETRIES[image][actions[:n]]
            assert sorted(there) == sorted(legal_there[:m])
            seen = {int(f) for f in features.SYMMETRIES[image][active[: features.features(p, active)]]}
            assert seen == {int(f) for f in active[: features.features(q, active)]}
            chosen = rng.integers(n)
            rules.apply(p, int(actions[chosen]))
            rules.apply(q, int(there[chosen]))


def test_with_no_weights_the_search_is_the_classic_one() -> None:
    position = positions(7)[6]
    with_network = heuristics_of(position.game, position.settings)
    assert len(with_network.weights) > 0
    assert with_network.classic is heuristics.NIVOS
    assert heuristics.with_network(NO_NETWORK) is heuristics.NIVOS
    for name in ("search:200", "classic:200", "level5"):
        bot = player(name, position.game, position.settings, seed=4)
        assert bot.choose(position, SearchLimits()) in position.actions


def test_only_the_two_strongest_levels_for_two_ask_the_network() -> None:
    for players in ("2", "3", "4"):
        start = game("nivos").start({"players": players})
        known = heuristics_of(start.game, start.settings)
        assert [level.network for level in known.levels] == [False] * 3 + [players == "2"] * 2
    start = game("nivos").start()
    for level in (3, 5):
        bot = Level(level)
        bot.choose(start, SearchLimits(seconds=0.01))
        assert bot._search is not None
        chosen = bot._search._search.heuristics
        assert chosen is not None
        assert (len(chosen.weights) > 0) == (level == 5)


@pytest.mark.parametrize("name", ["nivos", "bubbles"])
def test_hints_and_analysis_ask_the_network(name: str) -> None:
    start = game(name).start(seed=1)
    bot = best_bot(start)
    assert isinstance(bot, TreeSearch)
    limits = SearchLimits(simulations=300)
    found = bot.analyse(start, limits)
    assert bot._search is not None
    assert len(bot._search.heuristics.weights) > 0
    without = TreeSearch(0, heuristics_of(start.game, start.settings).classic).analyse(start, limits)
    assert [score.value for score in found] != [score.value for score in without]
    end = start.play(found[0].action)
    move = next(analyse_game(end, limits))
    assert [move.best.action, move.best.value] == [found[0].action, found[0].value]


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("name", ["nivos", "bubbles"])
def test_a_shipped_network_is_small_and_says_where_it_comes_from(name: str) -> None:
    data, course = network_file(name).read_bytes(), course_of(game(name))
    network = read_network(network_file(name), name, course.num_features, course.num_actions)
    assert len(data) <= LARGEST
    assert network.to_bytes() == data
    assert {"seed", "numpy", "ziggurat", "rules", "positions", "games", "held_out", "strength"} <= set(
        network.card
    )
    assert network.card["rules"] == game(name).version


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda data: b"", "holds no network"),
        (lambda data: b"something else", "holds no network"),
        (lambda data: data[:-1], "is damaged"),
        (lambda data: data[:9], "is damaged"),
        (lambda data: data[:5000] + bytes([data[5000] ^ 1]) + data[5001:], "is damaged"),
    ],
    ids=["empty", "other", "cut", "stump", "altered"],
)
def test_a_damaged_file_gets_a_sentence(spoil: object, sentence: str, tmp_path: Path) -> None:
    assert callable(spoil)
    path = tmp_path / "network.bin"
    path.write_bytes(spoil(SHIPPED.read_bytes()))
    with pytest.raises(BadNetwork, match=sentence):
        read_network(path, "nivos", features.FEATURES, features.ACTIONS)


def test_a_network_of_another_game_or_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.bin"
    path.write_bytes(SHIPPED.read_bytes())
    with pytest.raises(BadNetwork, match="is not for babel"):
        read_network(path, "babel", features.FEATURES, features.ACTIONS)
    with pytest.raises(BadNetwork, match="another version"):
        read_network(path, "nivos", features.FEATURES + 1, features.ACTIONS)
    with pytest.raises(BadNetwork, match="cannot be read"):
        read_network(tmp_path / "none.bin", "nivos", features.FEATURES, features.ACTIONS)


def test_a_file_says_exactly_what_was_written() -> None:
    rng = np.random.default_rng(1)
    card = {"game": "x", "features": 20, "hidden": 16, "units": 8, "actions": 5}
    parts = {
        name: rng.normal(size=(rows, columns)).astype(np.float32) for name, rows, columns in sizes(20, 16, 8, 5)
    }
    network = Network.of(card, parts)
    again = parse_network(network.to_bytes(), "x")
    assert again.card == card
    assert (again.weights == network.weights).all()
    for name, part in again.parts().items():
        assert part == pytest.approx(parts[name], abs=2e-3)
    endless = replace(network, weights=np.where(network.weights == network.weights[20], np.inf, network.weights))
    with pytest.raises(BadNetwork, match="damaged"):
        parse_network(endless.to_bytes(), "x")
    for diverged in (np.inf, np.nan):
        with pytest.raises(ValueError, match="not finite"):
            Network.of(card, {**parts, name: np.full_like(part, diverged)})


# ── Training ─────────────────────────────────────────────────────────────────────────────────────────────
def test_self_play_is_determined_by_its_seed_and_keeps_what_training_needs() -> None:
    def played(seed: int) -> Examples:
        return play_portion(
            Portion(game="nivos", network=SHIPPED.read_bytes(), number=0, games=2, seed=seed, pace=Pace(40, 15, 2))
        )

    one, again, other = played(1), played(1), played(2)
    for name, part in one.arrays().items():
        assert (part == again.arrays()[name]).all()
    assert len(one) != len(other) or (one.states != other.states).any()
    assert set(np.unique(one.games)) == {0, 1}
    assert set(np.unique(one.got)) <= {0.0, 0.5, 1.0}
    assert (one.visits.sum(1) > 0).any()
    course, rules = course_of(game("nivos")), game("nivos").start().rules
    seen = see(one, course, rules)
    legal = np.unpackbits(seen.legal, axis=1)[:, : course.num_actions]
    for i, state in enumerate(one.states):
        p, actions, active = rules.workspace(state), ints(rules.max_legal_actions), ints(course.most_active)
        assert set(np.nonzero(legal[i])[0]) == set(actions[: rules.legal(p, actions)])
        n = course.features(p, active)
        assert list(seen.active[i][seen.active[i] < course.num_features]) == list(active[:n])


def test_both_games_of_an_opening_are_counted() -> None:
    opening = Opening(
        game="nivos", settings={}, one=Contestant(b"", 20), other=Contestant(b"", 20), number=0, seed=1
    )
    pair = play_opening(opening)
    assert pair.share in (0, 0.25, 0.5, 0.75, 1)
    assert min(pair.decisions) > 4


def test_babels_examples_are_the_truth() -> None:
    babel = game("babel")
    seen = known_truth(course_of(babel), babel.start().rules, seed=1)
    assert len(seen.got) == 254_381
    assert seen.got.mean() == pytest.approx(0.632563, abs=1e-6)


def test_what_cannot_be_trained_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with registered(ConnectFour()):
        assert main(["train", "connect_four", "--into", str(tmp_path)]) == 2
        cannot = "connect_four cannot be trained; these games can: babel, nivos, bubbles, talo"
        assert cannot in " ".join(capsys.readouterr().err.split())
        with pytest.raises(Refusal):
            course_of(game("connect_four"))


def test_a_run_of_another_game_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "run.json").write_text(json.dumps({"game": "babel", "seed": 0, "generations": []}))
    assert main(["train", "nivos", "--into", str(tmp_path)]) == 2
    assert "run of babel" in capsys.readouterr().err
    for damaged in ("{", '{"game": "nivos", "seed": 0}'):
        (tmp_path / "run.json").write_text(damaged)
        assert main(["train", "nivos", "--into", str(tmp_path)]) == 2
        assert "is damaged" in capsys.readouterr().err


def small(**more: Any) -> Plan:
    """A run of Bubblee Pop that takes a second."""
    return Plan("bubbles", generations=1, games=64, gate_openings=1, gate_simulations=1, jobs=1, **more)


def test_a_run_that_was_stopped_in_its_first_generation_is_known(tmp_path: Path) -> None:
    def stop(what: str, done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Run(small(), tmp_path, stop).go_on()
    assert Run(small(), tmp_path).notes["generations"] == []
    for other in (Plan("talo"), Plan("bubbles", seed=1)):
        with pytest.raises(Refusal, match="run of bubbles"):
            Run(other, tmp_path)


def test_a_cluster_that_cannot_be_reached_is_told_of_before_anything_is_learned(tmp_path: Path) -> None:
    told: list[str] = []
    run = Run(small(ray="localhost:1"), tmp_path / "run", lambda what, done, of: told.append(what))
    with pytest.raises(Refusal, match="Ray"):
        run.go_on()
    assert not told
    assert not (tmp_path / "run").exists()


def test_each_generation_is_kept_with_its_own_settings(tmp_path: Path) -> None:
    Run(small(), tmp_path).go_on()
    Run(replace(small(), generations=2, games=128), tmp_path).go_on()
    first, second = json.loads((tmp_path / "run.json").read_text())["generations"]
    assert [first["plan"]["games"], second["plan"]["games"]] == [64, 128]


@pytest.mark.parametrize("damaged", [b"", b"PK", b"PK\x03\x04", b"nothing", b"\x93NUMPY\x01\x00"])
def test_a_damaged_file_of_a_run_gets_a_sentence(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "games-00000.npz").write_bytes(damaged)
    with pytest.raises(Refusal, match="is damaged; the run cannot go on"):
        kept_arrays(tmp_path / "games-00000.npz")


def test_the_state_of_another_network_is_refused(tmp_path: Path) -> None:
    bubbles = course_of(game("bubbles")).temporal
    assert bubbles is not None
    temporal, state = replace(bubbles, num_starts=1), tmp_path / "state.npz"
    Learner(temporal, fresh(10, 8, seed=0), seed=0, games=64, state=state).save()
    Learner(temporal, fresh(10, 8, seed=0), seed=0, games=64, state=state)
    with pytest.raises(Refusal, match="is damaged"):
        Learner(temporal, fresh(10, 16, seed=0), seed=0, games=64, state=state)


@pytest.mark.long
def test_a_small_run_makes_a_network_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    command = ["train", "nivos", "--into", str(tmp_path), "--games", "50", "--epochs", "1", "--gate", "2"]
    assert main([*command, "--generations", "1", "--jobs", "1"]) == 0
    network = tmp_path / "1" / "network.bin"
    made = network.read_bytes()
    assert parse_network(made, "network.bin").card["game"] == "nivos"
    notes = json.loads((tmp_path / "run.json").read_text())
    assert main([*command, "--generations", "1", "--jobs", "1"]) == 0  # nothing is made again
    assert network.read_bytes() == made
    assert json.loads((tmp_path / "run.json").read_text()) == notes
    assert "Generation 1" in capsys.readouterr().out


def test_babels_network_knows_positions_that_it_has_never_seen() -> None:
    """It was trained for 130 s on a GPU (its card says how); one position in twenty was held out."""
    babel = game("babel")
    course = course_of(babel)
    path = Path(__file__).with_name("data") / "babel-network.bin"
    network = read_network(path, "babel", course.num_features, course.num_actions)
    seen = known_truth(course, babel.start().rules, seed=1)
    held_out = seen.games % HELD_OUT == HELD_OUT - 1
    parts = network.parts()
    rows = np.vstack([parts["weights"], np.zeros_like(parts["weights"][:1])])  # the last: nothing
    hidden = np.maximum(0, parts["biases"] + rows[seen.active[held_out]].sum(1))
    units = np.maximum(0, parts["value_biases"] + hidden @ parts["value_weights"])
    logits = units @ parts["value_out"][0, :-1] + parts["value_out"][0, -1]
    assert held_out.sum() == 12_719
    assert ((logits > 0) == (seen.got[held_out] == 1)).mean() >= 0.99
