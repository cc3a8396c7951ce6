"""PettingZoo's and Gymnasium's own tests on every game, and pictures of positions."""

import random
import re
import subprocess
import sys
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from envs_cases import CASES, OptionSet, solo_sets
from ziggurat.bots.search import TreeSearch
from ziggurat.core.refusals import BadOption, IllegalAction, Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.research.environments.aec import env, raw_env
from ziggurat.research.environments.gym import SoloEnv, register
from ziggurat.research.environments.render import render_rgb, render_text
from ziggurat.research.environments.vector import BatchVectorEnv

FEW = 20  # steps of PettingZoo's tests in games of very many actions


def is_large(case: OptionSet) -> bool:
    return raw_env(case.game, case.options).episode.rules.num_actions > 10_000


@pytest.mark.parametrize("case", CASES)
def test_api(case: OptionSet) -> None:
    with warnings.catch_warnings():
        # Its hints about conventions: agents' names, and planes that are not scaled to 0 … 1.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(case.game, case.options), num_cycles=FEW if is_large(case) else 200)


@pytest.mark.parametrize("case", CASES)
def test_seeds(case: OptionSet) -> None:
    seed_test(lambda: env(case.game, case.options), num_cycles=FEW if is_large(case) else 100)


@pytest.mark.parametrize("name", game_names())
def test_render(name: str) -> None:
    render_test(lambda render_mode=None: env(name, None, render_mode))
    shown = env(name, None, "ansi")
    shown.reset(seed=1)
    assert shown.render() == render_text(shown.unwrapped.episode.position)


@pytest.mark.parametrize("case", CASES)
def test_rewards_are_the_results(case: OptionSet) -> None:
    made = env(case.game, case.options)
    made.reset(seed=3)
    chance = random.Random(4)
    earned = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, ended, _, _ = made.last()
        earned[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        made.step(None if ended else int(chance.choice(legal)))
    outcome = made.unwrapped.episode.position.outcome
    assert outcome is not None
    assert list(earned.values()) == [2 * share - 1 for share in outcome.returns]


@pytest.mark.parametrize("name", game_names())
def test_lists_instead_of_masks(name: str) -> None:
    """The same game with and without masks; only the agent to act has legal actions."""
    masked, listed = env(name), env(name, mask=False)
    masked.reset(seed=5)
    listed.reset(seed=5)
    chance = random.Random(6)
    for _ in range(12 if name == "talo" else 60):
        seen, reward, ended, _, _ = masked.last()
        other, other_reward, other_ended, _, info = listed.last()
        assert set(other) == {"observation"}
        assert np.array_equal(seen["observation"], other["observation"])
        assert other in listed.observation_space(listed.agent_selection)
        assert (reward, ended, masked.agent_selection) == (other_reward, other_ended, listed.agent_selection)
        assert np.array_equal(info["legal_actions"], np.flatnonzero(seen["action_mask"]))
        for agent in listed.agents:
            assert agent == listed.agent_selection or not len(listed.infos[agent]["legal_actions"])
        if ended:
            break
        action = int(chance.choice(info["legal_actions"]))
        masked.step(action)
        listed.step(action)


def drawn_game(name: str, seed: int, steps: int) -> list[int]:
    """The actions of an agent that only draws."""
    listed = env(name, mask=False)
    listed.reset(seed=seed)
    played: list[int] = []
    while len(played) < steps and not listed.terminations[listed.agent_selection]:
        legal = listed.infos[listed.agent_selection]["legal_actions"]
        played.append(legal.sample())
        position = listed.unwrapped.episode.position
        listed.step(played[-1])
        assert not {"actions", "action_array"} & position.__dict__.keys()  # never listed
        assert played[-1] in position.actions
    return played


@pytest.mark.parametrize("name", game_names())
def test_drawing_lists_nothing_and_repeats(name: str) -> None:
    assert drawn_game(name, 3, 30) == drawn_game(name, 3, 30) != drawn_game(name, 4, 30)


@pytest.mark.parametrize(("name", "steps"), [("babel", 1), ("talo", 6), ("talo", 15)])
def test_drawing_is_uniform(name: str, steps: int) -> None:
    """Chi-square of the counts: 40 draws for each action, within six standard deviations."""
    listed = env(name, mask=False)
    listed.reset(seed=2)
    chance = random.Random(3)
    for _ in range(steps):
        listed.step(listed.infos[listed.agent_selection]["legal_actions"].sample(chance))
    legal = listed.infos[listed.agent_selection]["legal_actions"]
    count = len(legal)
    assert count > 1
    for rng in (None, chance, np.random.default_rng(4)):
        counts = Counter(legal.sample(rng) for _ in range(40 * count))
        assert set(counts) <= set(legal)
        chi_square = sum((counts[action] - 40) ** 2 / 40 for action in legal)
        assert abs(chi_square - (count - 1)) < 6 * (2 * (count - 1)) ** 0.5 + 6


@pytest.mark.parametrize("name", game_names())
def test_kept_lists_stay_those_of_their_positions(name: str) -> None:
    """Some are looked at at once, some only after the environment has gone on."""
    listed = env(name, mask=False)
    listed.reset(seed=7)
    kept = []
    for ply in range(10):
        legal = listed.infos[listed.agent_selection]["legal_actions"]
        position = listed.unwrapped.episode.position
        first = legal[0] if ply % 2 else None
        listed.step(legal.sample())
        kept.append((legal, first, position))
        if listed.terminations[listed.agent_selection]:
            break
    for legal, first, position in kept:
        assert tuple(legal) == position.actions == tuple(np.asarray(legal).tolist())
        assert np.asarray(legal).dtype == np.int64
        assert first in (None, legal[0])
        assert legal[-1] in legal
        assert -1 not in legal
        assert legal[:3] == position.actions[:3]
        assert len(legal) == len(position.actions) == len(set(legal))
        assert legal.sample() in position.actions
    assert kept[0][0] != kept[1][0]


def test_python_s_own_generator_is_left_alone() -> None:
    random.seed(1)
    before = random.getstate()
    listed = env("babel", mask=False)
    listed.reset()
    listed.infos["seat_1"]["legal_actions"].sample()
    assert random.getstate() == before


def test_only_the_agent_to_act_can_draw() -> None:
    listed = env("babel", mask=False)
    listed.reset(seed=1)
    assert listed.infos["seat_1"]["legal_actions"]
    assert not listed.infos["seat_2"]["legal_actions"]
    with pytest.raises(IndexError, match="not to act"):
        listed.infos["seat_2"]["legal_actions"].sample()


@pytest.mark.parametrize("case", CASES)
def test_gymnasium_check(case: OptionSet) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(SoloEnv(case.game, case.options), skip_render_check=True)
        checked = SoloEnv(case.game, case.options, render_mode="ansi")
        check_env(checked)
    seen, _ = checked.reset(seed=1)
    position = checked.episode.position
    assert position.turn == checked.seat
    assert tuple(np.flatnonzero(seen["action_mask"]).tolist()) == position.actions
    assert np.array_equal(seen["observation"], position.observe(checked.seat))


def test_registered_with_gymnasium() -> None:
    register()
    register()
    made = gymnasium.make("ziggurat/babel-v1", options={"full_tower": "draw"})
    made.reset(seed=1)
    assert isinstance(made.unwrapped, SoloEnv)
    assert made.unwrapped.episode.position.settings == {"full_tower": "draw"}
    assert {f"ziggurat/{name}-v{game(name).version}" for name in game_names()} <= set(gymnasium.registry)
    made.close()


@pytest.mark.parametrize(("name", "steps"), [("babel", 24), ("nivos", 24), ("bubbles", 8), ("talo", 2)])
def test_against_a_bot(name: str, steps: int) -> None:
    played = SoloEnv(name, seat=2, bot=TreeSearch(), simulations=2 if name == "talo" else 50)
    seen, _ = played.reset(seed=1)
    for _ in range(steps):
        assert played.episode.position.turn == 2
        seen, reward, over, _, _ = played.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert reward == 0 if not over else reward in (-1, 0, 1)
        if over:
            break
    assert over or name in ("bubbles", "talo")


PAGE = Path(__file__).parent.parent / "docs" / "how-to" / "environments.md"
SNIPPETS = [
    block
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    if "import" in block and "cuda" not in block
]
EXAMPLES = {  # what the examples call things, and of which game they are
    "babel": "babel", "batch": "babel", "beginner": "babel", "duel": "babel", "envs": "babel", "game": "babel",
    "learned": "nivos", "many": "nivos", "mission": "bubbles", "more": "babel", "search": "babel",
}  # fmt: skip


def game_of(made: Any) -> str:
    """The game that an example has made something of: an environment, a batch, or a game of OpenSpiel's."""
    if hasattr(made, "new_initial_state"):
        return str(made.new_initial_state().position.game.name)
    if callable(made):  # `game` itself
        return "babel"
    made = getattr(made, "batch", made)
    return str((made if hasattr(made, "game") else made.unwrapped.episode).game.name)


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda snippet: snippet.split(maxsplit=2)[1])
def test_the_examples_of_the_docs_run(snippet: str) -> None:
    found: dict[str, Any] = {}
    exec(snippet, found)
    made = {name: game_of(found[name]) for name in EXAMPLES.keys() & found.keys()}
    assert made
    assert made.items() <= EXAMPLES.items()


def test_the_docs_show_every_interface() -> None:
    modules = ("environments.aec", "environments.gym", "environments.spiel", "batches.batch")
    assert all(any(f"ziggurat.research.{module}" in snippet for snippet in SNIPPETS) for module in modules)


WITHOUT_DOORS = """
import sys
for extra in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numba_cuda", "cupy"):
    sys.modules[extra] = None
import ziggurat.terminal.cli, ziggurat.core.conformance, ziggurat.records.record, ziggurat.server.http.app
import ziggurat.bots.search
from ziggurat.research.batches.batch import Batch
Batch("babel", 2).step_at_random()
"""


def test_the_core_and_batches_need_no_extras() -> None:
    """What is None among the modules cannot be imported."""
    ran = subprocess.run([sys.executable, "-c", WITHOUT_DOORS], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_before_the_first_reset_there_is_no_game() -> None:
    played, made = SoloEnv("babel", render_mode="ansi"), raw_env("babel", render_mode="ansi")
    asked = (lambda: played.step(0), played.action_masks, played.render, lambda: made.step(0), made.render)
    for ask in asked:
        with pytest.raises(ResetNeeded, match=r"No game has begun: call reset\(\) first"):
            ask()


def test_a_render_mode_that_there_is_not_is_refused() -> None:
    made = raw_env("babel", render_mode="human")
    made.reset()
    for ask in (lambda: SoloEnv("babel", render_mode="human"), made.render):
        with pytest.raises(Refusal, match=r"“human” is not a render mode .* ansi, rgb_array"):
            ask()
    with pytest.raises(Refusal, match="renders nothing"):
        BatchVectorEnv("babel", 2, render_mode="rgb_array")


def test_what_is_no_bot_is_refused() -> None:
    for wrong in ("level1", object()):
        with pytest.raises(Refusal, match="is not a bot: it needs the methods fresh, choose and analyse"):
            SoloEnv("babel", bot=wrong)  # type: ignore[arg-type]


def test_a_refused_action_moves_nothing() -> None:
    played = SoloEnv("babel")
    before, _ = played.reset(seed=1)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, over, _, info = played.step(wrong)
    assert (reward, over) == (-1, False)
    assert info["refused"]
    assert np.array_equal(before["observation"], after["observation"])


def test_an_unknown_seat_is_refused() -> None:
    assert SoloEnv("babel", seat=np.int64(2)).seat == 2  # type: ignore[arg-type]
    for seat in (3, 0, 1.0, None):
        with pytest.raises(ValueError, match="the seats are 1 to 2"):
            SoloEnv("babel", seat=seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [0.0, 5.7, None, "x", True])
def test_what_is_no_integer_moves_nothing(action: Any) -> None:
    played, made = SoloEnv("babel"), raw_env("babel")
    played.reset(seed=1)
    made.reset(seed=1)
    _, reward, _, _, info = played.step(action)
    assert reward == -1
    assert "action" in info["refused"] or "not a move" in info["refused"]
    with pytest.raises(IllegalAction):
        made.step(action)
    assert played.episode.position.ply == made.episode.position.ply == 0
    played.step(np.int64(played.episode.position.actions[0]))
    assert played.episode.position.ply == 2


@pytest.mark.parametrize("players", [3, np.int64(3), "3"])
def test_options_are_numbers_or_texts(players: Any) -> None:
    register()
    made = [
        SoloEnv("nivos", {"players": players}).episode,
        raw_env("nivos", {"players": players}).episode,
        gymnasium.make("ziggurat/nivos-v1", options={"players": players}).unwrapped.episode,  # type: ignore[attr-defined]
    ]
    assert [episode.options for episode in made] == [{"players": "3"}] * 3
    assert [episode.rules.seats for episode in made] == [3] * 3


def test_options_of_one_game() -> None:
    for made in (SoloEnv("babel"), raw_env("babel")):
        made.reset(seed=1, options={"full_tower": "draw", "of a wrapper": 1})
        assert made.episode.position.settings == {"full_tower": "draw"}
        made.reset(seed=1)
        assert made.episode.position.settings == {"full_tower": "last"}
        with pytest.raises(BadOption, match="“x” is not a value"):
            made.reset(options={"full_tower": "x"})
        with pytest.raises(Refusal, match="is not a seed"):
            made.reset(seed=1.5)  # type: ignore[arg-type]


def test_players_of_one_game() -> None:
    """One seat may sit down with more or fewer others, as long as its arrays stay as they are."""
    played = SoloEnv("nivos")
    played.reset(seed=1, options={"players": 3})
    assert played.episode.position.rules.seats == 3
    for _ in range(3):
        played.step(int(np.flatnonzero(played.action_masks())[0]))
    third = SoloEnv("nivos", {"players": 3}, seat=3)
    cases: list[tuple[Any, int]] = [(played, 4), (third, 2), (raw_env("nivos"), 3)]
    for made, players in cases:
        with pytest.raises(BadOption, match="make a new environment"):
            made.reset(options={"players": players})


def test_missions_of_one_game() -> None:
    mission = SoloEnv("bubbles", {"mission": 3})
    mission.reset(options={"mission": 4, "powers": False})
    assert (mission.episode.position.settings["mission"], mission.episode.position.settings["powers"]) == (
        "4",
        "off",
    )


@pytest.mark.parametrize("case", solo_sets(), ids=str)
def test_solo_games_have_one_seat(case: OptionSet) -> None:
    assert SoloEnv(case.game, case.options).episode.rules.seats == 1


def test_a_picture_shows_which_plates_of_nivos_are_covered() -> None:
    """They have small letters in the diagram; those that can be seen from above have large ones."""
    before = game("nivos").start().play("n@b2")
    after = before.play("1x1@c3")
    texts = [position.game.diagram(position, lambda text, style: text).split("\n") for position in (before, after)]
    ((row, column),) = [
        (i, j)
        for i, lines in enumerate(zip(*texts, strict=False))
        for j, pair in enumerate(zip(*lines, strict=False))
        if pair == ("N", "n")
    ]
    place = np.s_[21 * row : 21 * (row + 1), 12 * column : 12 * (column + 1)]  # 7 × 4 pixels, three times as large
    seen, covered = (render_rgb(position)[place] for position in (before, after))
    assert not np.array_equal(seen, covered)


@pytest.mark.parametrize("name", game_names())
def test_pictures(name: str) -> None:
    position = game(name).start(seed=0)
    empty = render_rgb(position)
    assert empty.dtype == np.uint8
    assert empty.shape[2] == 3
    assert len(np.unique(empty.reshape(-1, 3), axis=0)) > 1
    later = position.play(position.actions[0])
    assert not np.array_equal(render_rgb(later, 60, 120), render_rgb(position, 60, 120))
    assert str(later.status) in render_text(later)
