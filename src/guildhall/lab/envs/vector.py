"""Many games in one call, with arrays in and out.

`SelfPlay` gives every decision of every game to the learner; `SeatsEnv` is Gymnasium's vector
environment of one seat against bots. Both start a finished game again at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from guildhall.core.extras import missing_extra
from guildhall.lab.envs.gym import Against
from guildhall.lab.envs.run import Observation, Run
from guildhall.lab.envs.spaces import action_space, observation_space

__all__ = ["Batch", "SeatsEnv", "SelfPlay"]

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing, "env") from missing


@dataclass(frozen=True)
class Batch:
    """What each of many games asks: one row per game."""

    observation: NDArray[np.int16]
    """What the seat may know."""
    action_mask: NDArray[np.int8]
    """1 for each legal move of the seat."""
    seat: NDArray[np.int64]
    """Whose decision it is."""
    rewards: NDArray[np.float64]
    """Rewards of all seats if a game has just ended, else 0."""
    done: NDArray[np.bool_]
    """Whether a game ended with the last move; the rest of the row belongs to the next game."""


class SelfPlay:
    """Many games of one title, in which the caller makes every decision of every seat.

    `number` says how many; the other settings are those of `Run`. `actions` counts the moves and
    `size` the numbers of an observation.

    >>> games = SelfPlay("guildes", 2, seats=3)
    >>> batch = games.reset(seed=7)
    >>> batch.observation.shape, batch.seat.tolist()
    ((2, 630), [0, 0])
    >>> batch = games.step(batch.action_mask.argmax(axis=1))
    >>> batch.seat.tolist(), batch.done.tolist()
    ([1, 1], [False, False])
    """

    def __init__(
        self,
        game: str,
        number: int,
        *,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        self.runs = [Run(game, seats, options, reward) for _ in range(number)]
        self.seats = self.runs[0].seats
        self.actions = self.runs[0].game.words.moves.size
        self.size = self.runs[0].game.encoding.size(self.seats)
        self.started = 0

    def reset(self, seed: int = 0) -> Batch:
        """Start all games; the k-th game that is ever started has the luck of seed + k."""
        self.started = seed
        for run in self.runs:
            self._start(run)
        return self._batch(*self._no_news())

    def step(self, moves: NDArray[np.integer[Any]]) -> Batch:
        """Play one move in each game; a finished game starts again. Raises IllegalMove."""
        rewards, done = self._no_news()
        for n, (run, move) in enumerate(zip(self.runs, moves.tolist(), strict=True)):
            run.play(run.actors()[0], move)
            if run.over:
                rewards[n], done[n] = run.rewards(), True
                self._start(run)
        return self._batch(rewards, done)

    def _start(self, run: Run) -> None:
        run.reset(self.started)
        self.started += 1

    def _no_news(self) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        number = len(self.runs)
        return np.zeros((number, self.seats)), np.zeros(number, np.bool_)

    def _batch(self, rewards: NDArray[np.float64], done: NDArray[np.bool_]) -> Batch:
        asked = [run.actors()[0] for run in self.runs]
        numbers = np.empty((len(asked), self.size), np.int16)
        masks = np.zeros((len(asked), self.actions), np.int8)
        for n, (run, seat) in enumerate(zip(self.runs, asked, strict=True)):
            numbers[n] = run.game.encoding.encode(run.view(seat))
            masks[n, run.legal(seat)] = 1
        return Batch(numbers, masks, np.array(asked, np.int64), rewards, done)


Observations = dict[str, NDArray[np.int16] | NDArray[np.int8]]


class SeatsEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of many games against bots, with Gymnasium's interface for vectors.

    `gymnasium.make_vec` makes it; the settings are those of `Against`.

    >>> envs = SeatsEnv("guildes", num_envs=2, seats=3, opponents="random")
    >>> observations, infos = envs.reset(seed=7)
    >>> observations["action_mask"].shape
    (2, 289)
    """

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        self.num_envs = num_envs
        self.runs = [Against(game, **settings) for _ in range(num_envs)]
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.runs[0])
        self.single_action_space = action_space(self.runs[0])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start all games; game k has the luck of seed + k."""
        super().reset(seed=seed, options=options)
        for n, run in enumerate(self.runs):
            run.begin(None if seed is None else seed + n)
        return self._observations(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a move in each game; a finished game starts again.

        The last observation of the finished game is in `infos["final_obs"]`.
        """
        rewards, done = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        last: list[Observation | None] = [None] * self.num_envs
        for n, (run, move) in enumerate(zip(self.runs, actions.tolist(), strict=True)):
            rewards[n], done[n] = run.answer(move)
            if done[n]:
                last[n] = run.observation(run.seat)
                run.begin(int(self.np_random.integers(1 << 60)))
        ended = {"final_obs": np.array(last, object), "_final_obs": done} if done.any() else {}
        return self._observations(), rewards, done, np.zeros(self.num_envs, np.bool_), ended

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal move, one row per game."""
        return np.stack([run.mask(run.seat) for run in self.runs]).astype(np.bool_)

    def _observations(self) -> Observations:
        each = [run.observation(run.seat) for run in self.runs]
        return {name: np.stack([one[name] for one in each]) for name in each[0]}  # type: ignore[misc]
