"""PPO of TorchRL with masks: one seat of Guildes against random players.

    pip install "guildhall[env]" torchrl
    python examples/torchrl_ppo.py --steps 320000

`Tables` gives our compiled vector environment the interface of TorchRL; the rest is TorchRL's own:
a collector, advantages, a loss and a distribution that leaves illegal moves out.
"""

import argparse
import time
from typing import Any

import torch
from against_random import scales, share_won
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from guildhall.lab.envs.vector import SeatsEnv

GAME, SEATS, TABLES, LENGTH, WIDE = "guildes", 4, 64, 64, 128
EPOCHS, PARTS, RATE, CLIP, TRACE, SPREAD = 4, 4, 1e-3, 0.2, 0.95, 0.005
POINTS = 20.0
"""Brings a lead at the end near 1."""


class Tables(EnvBase):
    """Many tables at once. A finished game starts again by itself: a reset then only looks."""

    def __init__(self, seed: int) -> None:
        super().__init__(batch_size=[TABLES])
        self.tables = SeatsEnv(GAME, TABLES, seats=SEATS, reward="score")
        self.scale = torch.from_numpy(scales(GAME, SEATS))
        self.first = seed
        self.now = self.tables.reset(seed=seed)[0]
        self.size, self.actions = len(self.scale), self.now["action_mask"].shape[1]
        self.observation_spec = Composite(
            seen=Unbounded((TABLES, self.size)),
            mask=Binary(self.actions, (TABLES, self.actions), dtype=torch.bool),
            shape=(TABLES,),
        )
        self.action_spec = Categorical(self.actions, shape=(TABLES,))
        self.reward_spec = Unbounded((TABLES, 1))

    def _rows(self, **more: Any) -> TensorDict:
        seen = torch.from_numpy(self.now["observation"].copy()) * self.scale
        mask = torch.from_numpy(self.now["action_mask"].copy()).bool()
        return TensorDict({"seen": seen, "mask": mask, **more}, batch_size=[TABLES])

    def _reset(self, tensordict: Any = None, **_: Any) -> TensorDict:
        if tensordict is None or "_reset" not in tensordict:
            self.now = self.tables.reset(seed=self.first)[0]
        return self._rows()

    def _step(self, tensordict: Any) -> TensorDict:
        self.now, won, over, _, _ = self.tables.step(tensordict["action"].numpy())
        reward = torch.from_numpy(won / POINTS).float()[:, None]
        done = torch.from_numpy(over)[:, None]
        return self._rows(reward=reward, done=done, terminated=done.clone())

    def _set_seed(self, seed: int | None) -> None:
        self.first = seed or 0


def body(size: int, out: int) -> Any:
    """Give a network that at first prefers nothing."""
    last = nn.Linear(WIDE, out)
    nn.init.orthogonal_(last.weight, 0.01)
    return nn.Sequential(nn.Linear(size, WIDE), nn.Tanh(), nn.Linear(WIDE, WIDE), nn.Tanh(), last)


def learned(steps: int, seed: int) -> Any:
    """Train for so many decisions; gives the network of the policy."""
    torch.manual_seed(seed)
    tables = Tables(seed)
    policy = body(tables.size, tables.actions)
    actor = ProbabilisticActor(
        TensorDictModule(policy, ["seen"], ["logits"]),
        in_keys=["logits", "mask"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(body(tables.size, 1), in_keys=["seen"])
    advantages = GAE(gamma=1.0, lmbda=TRACE, value_network=critic)
    loss = ClipPPOLoss(
        actor, critic, clip_epsilon=CLIP, entropy_coeff=SPREAD, normalize_advantage=True
    )
    optimizer = torch.optim.Adam(loss.parameters(), RATE, eps=1e-5)
    whole = TABLES * LENGTH
    rounds = steps // whole * whole
    collector = Collector(
        tables,
        actor,
        frames_per_batch=whole,
        total_frames=rounds,
        auto_register_policy_transforms=False,
    )
    for played in collector:
        with torch.no_grad():
            advantages(played)
        improve(loss, optimizer, played.reshape(-1))
    collector.shutdown()
    return policy


def improve(loss: Any, optimizer: Any, played: Any) -> None:
    """Take some passes over what was played."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(played)).chunk(PARTS):
            parts = loss(played[part])
            whole = parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]
            optimizer.zero_grad()
            whole.backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    """Read the options, train, and say how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=320_000)
    parser.add_argument("--games", type=int, default=1000, help="games to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.process_time()
    policy = learned(given.steps, given.seed)
    spent = time.process_time() - begun

    def choose(seen: Any, masks: Any) -> Any:
        with torch.no_grad():
            logits = policy(torch.from_numpy(seen))
        illegal = torch.from_numpy(masks == 0)
        return logits.masked_fill(illegal, -torch.inf).argmax(dim=1).numpy()

    share = share_won(choose, GAME, SEATS, given.games)
    print(f"{given.steps} decisions, {spent:.0f} s of CPU")
    print(f"wins {share:.1%} of {given.games} games against {SEATS - 1} random players")


if __name__ == "__main__":
    main()
