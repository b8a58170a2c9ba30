"""MaskablePPO of sb3-contrib learns one seat of Guildes against three random players.

    pip install "guildhall[env]" sb3-contrib
    python examples/sb3_maskable.py --steps 400000

`Tables` gives our compiled vector environment the interface of Stable-Baselines3.
"""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from against_random import scales, share_won
from gymnasium.spaces import Box
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from guildhall.lab.envs.vector import SeatsEnv

GAME, SEATS, POINTS = "guildes", 4, 20.0
"""`POINTS` brings a lead at the end near 1."""


class Tables(VecEnv):
    """Many tables at once: scaled observations, and the lead at the end as the reward."""

    def __init__(self, number: int) -> None:
        self.tables = SeatsEnv(GAME, number, seats=SEATS, reward="score")
        self.scale = scales(GAME, SEATS)
        space = Box(-1.0, 1.0, self.scale.shape, np.float32)
        super().__init__(number, space, self.tables.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        """Start all tables, with the luck of the last seed that was set."""
        seen, _ = self.tables.reset(seed=self._seeds[0])
        self._reset_seeds()
        return self._scaled(seen)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keep the moves for `step_wait`."""
        self.moves = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], Any, list[Any]]:
        """Play them; a finished game starts again, its last observation is in the infos."""
        seen, rewards, done, _, more = self.tables.step(self.moves)
        infos: list[dict[str, Any]] = [{} for _ in done]
        for n in np.flatnonzero(done).tolist():
            infos[n]["terminal_observation"] = self._scaled(more["final_obs"][n])
        return self._scaled(seen), (rewards / POINTS).astype(np.float32), done, infos

    def _scaled(self, seen: dict[str, Any]) -> NDArray[np.float32]:
        return np.asarray(seen["observation"] * self.scale, np.float32)

    def close(self) -> None:
        """Do nothing: tables hold no window and no file."""

    def env_method(self, name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        """Give the mask of each table, which is all that MaskablePPO asks for."""
        return [*getattr(self.tables, name)(*args, **more)]

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """Give an attribute of all tables."""
        return [getattr(self.tables, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all tables."""
        setattr(self.tables, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> Sequence[bool]:
        """Say that no table is wrapped."""
        return [False] * self.num_envs


def learned(steps: int, seed: int) -> MaskablePPO:
    """Train for so many decisions."""
    tables = Tables(64)
    tables.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def main() -> None:
    """Read the options, train, and say how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--games", type=int, default=1000, help="games to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun, wall = time.process_time(), time.monotonic()
    model = learned(given.steps, given.seed)
    spent, passed = time.process_time() - begun, time.monotonic() - wall

    def choose(seen: Any, masks: Any) -> Any:
        return model.predict(seen, action_masks=masks.astype(np.bool_), deterministic=True)[0]

    share = share_won(choose, GAME, SEATS, given.games)
    print(f"{given.steps} decisions, {spent:.0f} s of CPU in {passed:.0f} s")
    print(f"wins {share:.1%} of {given.games} games against {SEATS - 1} random players")


if __name__ == "__main__":
    main()
