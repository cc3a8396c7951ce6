"""Gymnasium's vector environment over a batch: many games of one seat against random players, or of all seats.

    envs = BatchVectorEnv("babel", 256)                            # seat 1 against a random player, 256 times
    envs = BatchVectorEnv("babel", 256, seat=None)                 # all seats in turn, as in self-play
    envs = gymnasium.make_vec("ziggurat/babel-v1", 256, vectorization_mode="vector_entry_point")

Observations and rewards are those of `gym.SoloEnv`, a row for each game; so is what happens to an illegal action:
it moves nothing, costs −1 and is told in `infos["refused"]`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ziggurat.core.messages import Message
from ziggurat.core.refusals import Refusal, as_int, display_value, seed_or_none
from ziggurat.core.types import Choices
from ziggurat.kernel import OVER, Ints
from ziggurat.research.batches.arguments import as_actions, expect_actions, expect_games
from ziggurat.research.batches.batch import Batch
from ziggurat.research.environments.episode import expect_render_mode, observation_space

Observations = dict[str, npt.NDArray[np.int8]]
Truths = npt.NDArray[np.bool_]


class BatchVectorEnv(VectorEnv[Observations, Any, npt.NDArray[Any]]):
    """Many games of one kind behind Gymnasium's vector interface.

    With a `seat`, an action is that seat's, and random players act for the others within the same step. With
    `seat=None` an action is that of the seat to act (`infos["turn"]`), and the reward that of the one which acted.
    With `mask=False` the observations hold no `action_mask`: `infos` has the legal actions as lists, `legal`, of
    which the first `count` are valid. That is much faster in a game of very many actions.
    """

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        options: Choices | None = None,
        *,
        seat: int | None = 1,
        mask: bool = True,
        threads: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.batch = Batch(name, num_envs, options, threads=threads, auto_reset=False)
        rules = self.batch.rules
        self.seat = None if seat is None else as_int(seat)
        if seat is not None and (self.seat is None or not 1 <= self.seat <= rules.seats):
            raise Refusal(Message("no-such-seat", args={"seat": display_value(seat), "seats": rules.seats}))
        self.mask = mask
        self.num_envs = self.batch.size
        self.render_mode = expect_render_mode(render_mode, ())
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(rules, mask)
        self.single_action_space = spaces.Discrete(rules.num_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Restarts all games; or, without a seed, those of the truth values in `options["reset_mask"]`."""
        some = (options or {}).get("reset_mask")
        seed = seed_or_none(seed)
        super().reset(seed=seed)
        if some is None or seed is not None:
            self.batch.reset(int(self.np_random.integers(1 << 32)))
        else:
            self._restart(expect_games(self.batch.game, some, self.num_envs))
        self._let_others_play()
        return self._observations(), self._infos(np.zeros(self.num_envs, dtype=np.bool_))

    def step(self, actions: Any) -> tuple[Observations, npt.NDArray[np.float64], Truths, Truths, dict[str, Any]]:
        batch = self.batch
        given = as_actions(expect_actions(batch.game, actions, self.num_envs))
        finished = batch.turn == OVER
        acting = np.maximum(batch.turn, 1) if self.seat is None else np.full(self.num_envs, self.seat)
        refused = np.zeros(self.num_envs, dtype=np.bool_)
        refused[batch._refused(given)] = True
        refused |= ~finished & (given < 0)  # a random action is not one of the space
        batch.step_some(np.flatnonzero(~refused & ~finished), given[~refused & ~finished], check=False)
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._restart(np.flatnonzero(finished))
        self._let_others_play()
        over = batch.turn == OVER
        rewards = batch.rewards[np.arange(self.num_envs), acting - 1].astype(np.float64)
        rewards[~over | finished] = 0.0
        rewards[refused] = -1.0
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            infos = self._final(over)
            self._restart(np.flatnonzero(over))
            self._let_others_play()
        infos |= self._infos(refused)
        return self._observations(), rewards, over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _restart(self, games: Ints) -> None:
        if len(games):
            self.batch.restart(games)

    def _let_others_play(self) -> None:
        """Random players act until it is the seat's turn everywhere, or the game is over."""
        if self.seat is None:
            return
        while len(others := np.flatnonzero((self.batch.turn != self.seat) & (self.batch.turn != OVER))):
            self.batch.step_some(others, check=False)

    def _observations(self) -> Observations:
        """What is to be seen, in arrays of its own."""
        batch = self.batch
        found = {"observation": batch.observations.copy()}
        if not self.mask:
            return found
        if batch.mask.shape[1]:
            found["action_mask"] = batch.mask.astype(np.int8)
        else:
            found["action_mask"] = np.zeros((self.num_envs, batch.rules.num_actions), dtype=np.int8)
            for row, listed, count in zip(found["action_mask"], batch.legal, batch.count, strict=True):
                row[listed[:count]] = 1
        return found

    def _infos(self, refused: Truths) -> dict[str, Any]:
        infos: dict[str, Any] = {"turn": self.batch.turn.copy()}
        if refused.any():
            infos["refused"] = refused
        if not self.mask:
            infos |= {"legal": self.legal_lists(), "count": self.legal_counts()}
        return infos

    def legal_counts(self) -> Ints:
        """How many actions are legal in each game."""
        batch = self.batch
        return batch.mask.sum(axis=1) if batch.mask.shape[1] else batch.count.copy()

    def legal_lists(self) -> npt.NDArray[np.int32]:
        """The legal actions of each game, ascending; the rows are filled up with −1."""
        batch = self.batch
        counts = self.legal_counts()
        lists = np.full((self.num_envs, max(int(counts.max()), 1)), -1, dtype=np.int32)
        for i in range(self.num_envs):
            found = np.flatnonzero(batch.mask[i]) if batch.mask.shape[1] else batch.legal[i, : counts[i]]
            lists[i, : counts[i]] = found
        return lists

    def _final(self, over: Truths) -> dict[str, Any]:
        """Gymnasium's own form: the last observations of finished games, beside truth values saying which."""
        last: dict[str, Any] = self._observations()
        for name in tuple(last):
            last[name][~over] = 0
            last[f"_{name}"] = over.copy()
        turns = {"turn": self.batch.turn.copy(), "_turn": over.copy()}
        return {"final_obs": last, "_final_obs": over.copy(), "final_info": turns, "_final_info": over.copy()}

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
