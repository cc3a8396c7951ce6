"""Gymnasium's vector environment over a batch, under Gymnasium's own wrappers and against the batch itself."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, FlattenObservation, RecordEpisodeStatistics

from envs_cases import CASES, OptionSet
from ziggurat.core.refusals import Refusal
from ziggurat.core.registry import game, game_names
from ziggurat.kernel import OVER
from ziggurat.research.environments.gym import register
from ziggurat.research.environments.vector import BatchVectorEnv


def choose(envs: BatchVectorEnv, chance: random.Random) -> list[int]:
    """A random legal action of each game; any at all of a finished one."""
    lists = zip(envs.legal_lists(), envs.legal_counts(), strict=True)
    return [int(chance.choice(row[:n])) if n else 0 for row, n in lists]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_rows_are_what_the_seat_sees(case: OptionSet, mode: AutoresetMode) -> None:
    large = case.game == "talo"
    envs = BatchVectorEnv(case.game, 3, case.options, autoreset_mode=mode, mask=not large)
    chance = random.Random(5)
    seen, infos = envs.reset(seed=4)
    assert seen in envs.observation_space
    ended = 0
    finished = np.zeros(3, dtype=bool)
    for _ in range(8 if large else 120):
        seen, rewards, over, cut, infos = envs.step(choose(envs, chance))
        batch = envs.batch
        assert seen in envs.observation_space
        assert not cut.any()
        assert "refused" not in infos
        assert ((batch.turn == 1) | (batch.turn == OVER)).all()
        assert np.array_equal(seen["observation"], batch.observations)
        if not large:
            assert np.array_equal(seen["action_mask"], batch.mask)
        assert not rewards[~over].any()
        ended += int((over & ~finished).sum())
        if mode == AutoresetMode.SAME_STEP:
            assert (batch.turn == 1).all()
            assert ("final_obs" in infos) == over.any()
            if over.any():
                last = infos["final_obs"]
                assert np.array_equal(infos["_final_obs"], over)
                assert last["observation"][over].any()
                assert not last["observation"][~over].any()
                assert not last["action_mask"].any()
        else:
            assert np.array_equal(over, batch.turn == OVER)
            finished = over if mode == AutoresetMode.DISABLED else np.zeros(3, dtype=bool)
    assert large or ended >= 1
    if mode == AutoresetMode.DISABLED and finished.any():
        envs.reset(options={"reset_mask": finished})
        assert (envs.batch.turn == 1).all()
    envs.close()


def test_wrappers_and_make_vec() -> None:
    register()
    for name in game_names():
        if name == "talo":
            continue
        spec = f"ziggurat/{name}-v{game(name).version}"
        made = gymnasium.make_vec(spec, num_envs=4, vectorization_mode="vector_entry_point")
        wrapped = DictInfoToList(RecordEpisodeStatistics(FlattenObservation(made)))
        wrapped.reset(seed=1)
        chance = random.Random(2)
        lengths = []
        for _ in range(150):
            _, _, over, _, infos = wrapped.step(np.array(choose(made.unwrapped, chance)))  # type: ignore[arg-type]
            lengths += [info["episode"]["l"] for info, ended in zip(infos, over, strict=True) if ended]
        assert lengths
        assert min(lengths) > 0
        wrapped.close()


def test_seeds_repeat() -> None:
    one, other = BatchVectorEnv("bubbles", 4), BatchVectorEnv("bubbles", 4)
    for _ in range(2):
        assert np.array_equal(one.reset(seed=3)[0]["observation"], other.reset(seed=3)[0]["observation"])
        chance = random.Random(6)
        for _ in range(20):
            actions = choose(one, chance)
            mine, theirs = one.step(actions), other.step(actions)
            for a, b in zip(mine[:4], theirs[:4], strict=True):
                assert str(a) == str(b)
    assert not np.array_equal(one.reset(seed=3)[0]["observation"], one.reset(seed=4)[0]["observation"])
    assert not np.array_equal(one.reset()[0]["observation"], one.reset()[0]["observation"])


def test_a_refused_action_costs_and_moves_nothing() -> None:
    envs = BatchVectorEnv("babel", 3)
    seen, _ = envs.reset(seed=1)
    actions = choose(envs, random.Random(1))
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    after, rewards, over, _, infos = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert infos["refused"].tolist() == [False, True, False]
    assert not over.any()
    assert np.array_equal(after["observation"][1], seen["observation"][1])
    assert not np.array_equal(after["observation"][0], seen["observation"][0])
    assert envs.step([-1, 52, 10**9])[1].tolist() == [-1, -1, -1]
    with pytest.raises(Refusal, match="takes 3 actions"):
        envs.step([0])
    with pytest.raises(Refusal, match="the seats are 1 to 2"):
        BatchVectorEnv("babel", 3, seat=3)


def test_all_seats_in_turn() -> None:
    envs = BatchVectorEnv("nivos", 4, {"players": 3}, seat=None, autoreset_mode="SameStep")
    envs.reset(seed=2)
    chance = random.Random(3)
    results = []
    for _ in range(200):
        acting = envs.batch.turn.copy()
        _, rewards, over, _, infos = envs.step(choose(envs, chance))
        assert np.array_equal(infos["turn"], envs.batch.turn)
        results += [
            (int(seat), float(got)) for seat, got, ended in zip(acting, rewards, over, strict=True) if ended
        ]
    assert len(results) > 10
    assert {seat for seat, _ in results} == {1, 2, 3}
    assert {1.0, -1.0} <= {got for _, got in results}


def test_lists_replace_the_mask() -> None:
    masked, listed = BatchVectorEnv("nivos", 3), BatchVectorEnv("nivos", 3, mask=False)
    seen, _ = masked.reset(seed=5)
    other, infos = listed.reset(seed=5)
    assert set(other) == {"observation"}
    for i in range(3):
        assert infos["legal"][i, : infos["count"][i]].tolist() == np.flatnonzero(seen["action_mask"][i]).tolist()
        assert (infos["legal"][i, infos["count"][i] :] == -1).all()


def test_lists_are_those_of_the_next_game_after_a_restart() -> None:
    envs = BatchVectorEnv("babel", 4, mask=False, autoreset_mode="SameStep")
    envs.reset(seed=1)
    chance = random.Random(2)
    ended = 0
    for _ in range(40):
        _, _, over, _, infos = envs.step(choose(envs, chance))
        ended += int(over.sum())
        assert np.array_equal(infos["count"], envs.legal_counts())
        assert np.array_equal(infos["legal"], envs.legal_lists())
    assert ended > 4
