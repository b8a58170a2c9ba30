"""Many games in one call, with arrays in and out.

`SelfPlay` gives every decision of every game to the learner; `SeatsEnv` is Gymnasium's vector
environment of one seat against bots. Both start a finished game again at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from guildhall.bots.random import Random
from guildhall.core.batch import GIVEN_UP, SEEDS, WITS, ManyGames, Opponents
from guildhall.core.extras import missing_extra
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.lab.envs.gym import Against
from guildhall.lab.envs.render import told
from guildhall.lab.envs.run import (
    ILLEGAL_REWARD,
    SEED_BITS,
    Observation,
    Run,
    observation,
    wrapped,
)
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
    `size` the numbers of an observation. With `padded`, observations have room for as many seats
    as the game allows, and one network can play with any number of them.

    >>> games = SelfPlay("guildes", 2, seats=3)
    >>> batch = games.reset(seed=7)
    >>> batch.observation.shape, batch.seat.tolist()
    ((2, 630), [0, 0])
    >>> batch = games.step(games.random_moves())
    >>> batch.seat.tolist(), batch.done.tolist()
    ([1, 1], [False, False])
    >>> [SelfPlay("guildes", 1, seats=seats, padded=True).size for seats in (3, 6)]
    [855, 855]
    """

    def __init__(
        self,
        game: str,
        number: int,
        *,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        padded: bool = False,
    ) -> None:
        self.run = Run(game, seats, options, reward)
        self.seats = self.run.seats
        self.games = self.run.many(number, places=self.run.game.seats[-1] if padded else 0)
        self.actions = int(self.games.actions)
        self.size = int(self.games.size)
        self.number = number
        self.started = 0
        self.dice = FastLuck(WITS)

    def reset(self, seed: int = 0) -> Batch:
        """Start all games; the k-th game that is ever started has the luck of seed + k."""
        self.started = seed + self.number
        self.dice = FastLuck(WITS + (seed & SEEDS))
        for n in range(self.number):
            self.games.start(n, seed + n)
        self.games.look()
        return self._batch(*self._no_news())

    def step(self, moves: NDArray[np.integer[Any]]) -> Batch:
        """Play one move in each game; a finished game starts again.

        Raises IllegalMove, and changes nothing, if one of the moves is not legal.
        """
        chosen = moves.tolist()
        self._check(chosen)
        rewards, done = self._no_news()
        ended = self.games.turn(chosen, self.started)
        self.started += len(ended)
        for n, state in zip(ended, self.games.finished, strict=True):
            rewards[n], done[n] = self.run.rewards_of(state), True
        return self._batch(rewards, done)

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for each game, all equally likely; `reset` seeds these draws too."""
        return wrapped(self.games.random_moves(self.dice), np.int64)

    def _check(self, moves: list[int]) -> None:
        if len(moves) != self.number:
            raise ValueError(f"{len(moves)} moves for {self.number} games")
        for n in self.games.refused(moves):
            self.check(n, moves[n])

    def check(self, n: int, move: int) -> None:
        """Raise IllegalMove, with the reason, if game n cannot take a move."""
        self.run.game.check(self.games.states[n], int(self.games.seats[n]), move)

    def _no_news(self) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        return np.zeros((self.number, self.seats)), np.zeros(self.number, np.bool_)

    def _batch(self, rewards: NDArray[np.float64], done: NDArray[np.bool_]) -> Batch:
        numbers, mask = arrays_of(self.games)
        return Batch(numbers, mask, wrapped(self.games.seats, np.int64), rewards, done)


def arrays_of(games: ManyGames) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """Give the observations and masks of the last look, which nothing writes to again."""
    numbers = wrapped(games.numbers, np.int16).reshape(-1, int(games.size))
    return numbers, wrapped(games.mask, np.int8).reshape(-1, int(games.actions))


Observations = dict[str, NDArray[np.int16] | NDArray[np.int8]]


class SeatsEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of many games against bots, with Gymnasium's interface for vectors.

    `gymnasium.make_vec` makes it; the settings are those of `Against`. With `text`, the infos have
    arrays `text` and `moves`: what each seat knows and may do, for language models.

    >>> envs = SeatsEnv("guildes", num_envs=2, seats=3, opponents="random")
    >>> observations, infos = envs.reset(seed=7)
    >>> observations["action_mask"].shape
    (2, 289)
    """

    def __init__(
        self, game: str, num_envs: int = 1, *, text: bool = False, **settings: Any
    ) -> None:
        self.num_envs = num_envs
        self.text = text
        self.run = Against(game, **settings)
        bots = self.run.bots.values()
        random = all(isinstance(bot, Random) for bot in bots)
        self.games = self.run.many(
            num_envs, Opponents(self.run.seat) if random else Thinking(self.run)
        )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.run)
        self.single_action_space = action_space(self.run)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start all games; game k has the luck of seed + k, or follows from the games before."""
        super().reset(seed=seed, options=options)
        for n in range(self.num_envs):
            luck = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed + n
            self.games.start(n, luck)
        return self._observations(), self._texts()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a move in each game; a finished game starts again.

        The last observation of the finished game is in `infos["final_obs"]`.
        """
        rewards, done = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        last: list[Observation | None] = [None] * self.num_envs
        moves = actions.tolist()
        for n in self.games.refused(moves):
            moves[n], rewards[n] = GIVEN_UP, ILLEGAL_REWARD
        seat = self.run.seat
        for n in self.games.step(moves):
            state, done[n] = self.games.states[n], True
            if state.over():
                rewards[n] = self.run.rewards_of(state)[seat]
            last[n] = observation(self.run.game, state, seat)
            self.games.start(n, int(self.np_random.integers(1 << SEED_BITS)))
        ended = {"final_obs": np.array(last, object), "_final_obs": done} if done.any() else {}
        infos = {**ended, **self._texts()}
        return self._observations(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal move, one row per game."""
        return wrapped(self.games.mask, np.bool_).reshape(self.num_envs, -1)

    def _observations(self) -> Observations:
        self.games.look()
        numbers, mask = arrays_of(self.games)
        return {"observation": numbers, "action_mask": mask}

    def _texts(self) -> dict[str, Any]:
        """Texts of all games, if they were asked for, as Gymnasium puts infos of vectors."""
        notes: list[dict[str, str]] = []
        for state in self.games.states if self.text else []:
            self.run.state = state
            notes.append(told(self.run, self.run.seat))
        kinds = ("text", "moves") if notes else ()
        arrays = {kind: np.array([note[kind] for note in notes], object) for kind in kinds}
        return {**arrays, **{f"_{kind}": np.ones(self.num_envs, np.bool_) for kind in kinds}}


class Thinking(Opponents):
    """The bots of a run, asked with the view of the seat they play."""

    def __init__(self, run: Against) -> None:
        super().__init__(run.seat)
        self.run = run

    def choose(self, state: State, seat: int, wits: FastLuck) -> int:
        """Ask the bot of a seat."""
        view, legal = self.run.game.observe(state, int(seat)), list(state.legal(seat))
        return self.run.bots[int(seat)].choose(view, legal, wits, self.run.budget)
