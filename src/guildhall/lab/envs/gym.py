"""One seat against bots, as a Gymnasium environment.

Importing this module registers `guildhall/Guildes-v0` and the other games; `gymnasium.make` does
so if the name begins with the module.

>>> import gymnasium
>>> env = gymnasium.make("guildhall.lab.envs.gym:guildhall/Guildes-v0", seats=3, seat=1)
>>> observation, info = env.reset(seed=7)
>>> mask = env.unwrapped.action_masks()
>>> mask.nonzero()[0].tolist()
[2, 5, 6, 8, 10]
>>> observation, reward, terminated, truncated, info = env.step(int(mask.argmax()))
>>> reward, terminated
(0.0, False)
"""

from collections.abc import Mapping, Sequence
from typing import Any

from guildhall.bots import find_bot
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import missing_extra
from guildhall.games import GAMES
from guildhall.lab.envs.render import MODES, agents, rendered, told
from guildhall.lab.envs.run import ILLEGAL_REWARD, Observation, Run
from guildhall.lab.envs.spaces import action_space, observation_space

__all__ = ["Against", "SeatEnv"]

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing, "env") from missing


class Against(Run):
    """A run in which bots play all seats but `seat`; they move as soon as they owe a decision.

    `opponents` names one bot for all other seats, or one for each of them in seat order, as
    `guildhall.bots.find_bot` knows them; `budget` is how many seconds they think. Raises what
    `Run` raises, and GuildhallError: `no_such_seat`, `bots_number` or `unknown_bot`.

    >>> run = Against("flandern", seats=2, opponents="journeyman", seat=1)
    >>> run.begin(seed=7)
    >>> run.actors()
    [1]
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        budget: float = 0.1,
    ) -> None:
        super().__init__(game, seats, options, reward)
        if not 0 <= seat < self.seats:
            raise GuildhallError("no_such_seat", {"given": seat, "seats": self.seats})
        others = [opponents] * (self.seats - 1) if isinstance(opponents, str) else [*opponents]
        if len(others) != self.seats - 1:
            raise GuildhallError("bots_number", {"have": len(others), "need": self.seats - 1})
        self.seat = seat
        self.budget = budget
        players = [find_bot(name, self.game) for name in others]
        self.bots = {n if n < seat else n + 1: player for n, player in enumerate(players)}

    def begin(self, seed: int | None) -> None:
        """Start a new game and go to the first decision of the seat."""
        self.reset(seed)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Let bots move until the seat owes a decision.

        Choices made at once stay secret.
        """
        while not self.over:
            asked = self.actors()
            if self.seat in asked:
                return
            self.play(asked[0], self.ask(asked[0], self.bots[asked[0]], self.budget))

    def answer(self, move: int) -> tuple[float, bool]:
        """Play the move of the seat and all that follows.

        Returns its reward, and whether the game ended; an illegal move ends it and costs 1.
        """
        if not self.allows(self.seat, move):
            return ILLEGAL_REWARD, True
        self.play(self.seat, move)
        self.let_bots_play()
        return self.rewards()[self.seat], self.over


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """The environment of one seat, with the settings of `Against`.

    An action that is not legal ends the episode, costs 1 and puts `illegal` into the info. With
    `text`, the info has `text` and `moves`: what the seat knows and may do, for language models.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self, game: str, *, render_mode: str | None = None, text: bool = False, **settings: Any
    ) -> None:
        self.run = Against(game, **settings)
        self.text = text
        self.render_mode = render_mode
        self.observation_space = observation_space(self.run)
        self.action_space = action_space(self.run)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; without a seed it follows from the game before."""
        super().reset(seed=seed, options=options)
        self.run.begin(int(self.np_random.integers(1 << 60)))
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move; bots answer until the seat is asked again or the game ends."""
        reward, done = self.run.answer(int(action))
        info = self._info()
        if done and not self.run.over:
            info["illegal"] = True
        return self._observation(), reward, done, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal move, under the name that learners with masks look for."""
        return self.run.mask(self.run.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What the seat may know, as text or as a picture."""
        return rendered(self.run, self.render_mode, self.run.seat, agents(self.run))

    def _observation(self) -> Observation:
        return self.run.observation(self.run.seat)

    def _info(self) -> dict[str, Any]:
        return {**told(self.run, self.run.seat)} if self.text else {}


def register() -> None:
    """Make all games known to Gymnasium: `guildhall/Guildes-v0`, `guildhall/DutchRevolt-v0` …"""
    for name in GAMES:
        title = "".join(word.capitalize() for word in name.split("_"))
        gymnasium.register(
            id=f"guildhall/{title}-v0",
            entry_point="guildhall.lab.envs.gym:SeatEnv",
            vector_entry_point="guildhall.lab.envs.vector:SeatsEnv",
            kwargs={"game": name},
        )


register()
