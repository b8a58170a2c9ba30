"""PPO with masks in one file, in the style of CleanRL: one seat of Guildes against random players.

    pip install "guildhall[env]" torch
    python examples/cleanrl_ppo.py --steps 300000

Everything that learns is below; the compiled vector environment gives arrays and takes arrays.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from against_random import scales, share_won
from torch import nn
from torch.distributions import Categorical

from guildhall.lab.envs.vector import SeatsEnv

GAME, SEATS, TABLES, LENGTH, WIDE = "guildes", 4, 64, 64, 128
EPOCHS, PARTS, RATE, CLIP, TRACE, SPREAD = 4, 4, 1e-3, 0.2, 0.95, 0.005
POINTS = 20.0
"""Brings a lead at the end near 1."""


class Agent(nn.Module):
    """A policy over all moves and a value, with bodies of their own."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.policy = self._body(size, actions)
        self.value = self._body(size, 1)

    @staticmethod
    def _body(size: int, out: int) -> Any:
        wide = 128
        last = nn.Linear(wide, out)
        nn.init.orthogonal_(last.weight, 0.01)
        return nn.Sequential(
            nn.Linear(size, wide), nn.Tanh(), nn.Linear(wide, wide), nn.Tanh(), last
        )

    def odds(self, seen: Any, mask: Any) -> Any:
        """Give the distribution over the legal moves."""
        logits = self.policy(seen)
        return Categorical(logits=torch.where(mask, logits, torch.full_like(logits, -1e8)))


def learned(steps: int, seed: int) -> Agent:
    """Train for so many decisions: play, credit, improve, again and again."""
    torch.manual_seed(seed)
    tables = SeatsEnv(GAME, TABLES, seats=SEATS, reward="score")
    scale = torch.from_numpy(scales(GAME, SEATS))
    now = tables.reset(seed=seed)[0]
    agent = Agent(len(scale), now["action_mask"].shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    for _ in range(steps // (TABLES * LENGTH)):
        played, now = rollout(agent, tables, now, scale)
        improve(agent, optimizer, played)
    return agent


def rollout(agent: Agent, tables: SeatsEnv, now: Any, scale: Any) -> tuple[dict[str, Any], Any]:
    """Play LENGTH moves at every table; gives what happened, with advantages, and where it is."""
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "move", "log", "value")}
    rewards, done = [], []
    for _ in range(LENGTH):
        seen = torch.from_numpy(now["observation"].copy()) * scale
        mask = torch.from_numpy(now["action_mask"].copy()).bool()
        with torch.no_grad():
            odds, value = agent.odds(seen, mask), agent.value(seen)[:, 0]
        move = odds.sample()
        row = (seen, mask, move, odds.log_prob(move), value)
        for name, one in zip(kept, row, strict=True):
            kept[name].append(one)
        now, won, over, _, _ = tables.step(move.numpy())
        rewards.append(torch.from_numpy(won / POINTS).float())
        done.append(torch.from_numpy(over).float())
    with torch.no_grad():
        after = agent.value(torch.from_numpy(now["observation"].copy()) * scale)[:, 0]
    gain = torch.zeros(TABLES)
    gains: list[Any] = [gain] * LENGTH
    for at in reversed(range(LENGTH)):
        going = 1 - done[at]
        error = rewards[at] + after * going - kept["value"][at]
        gain = gains[at] = error + TRACE * going * gain
        after = kept["value"][at]
    played = {name: torch.cat(rows) for name, rows in kept.items()}
    return {**played, "gain": torch.cat(gains)}, now


def improve(agent: Agent, optimizer: Any, played: dict[str, Any]) -> None:
    """Take some passes over what was played, with the clipped objective of PPO."""
    target = played["gain"] + played["value"]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(target)).chunk(PARTS):
            odds = agent.odds(played["seen"][part], played["mask"][part])
            ratio = (odds.log_prob(played["move"][part]) - played["log"][part]).exp()
            gain = played["gain"][part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            wrong = (agent.value(played["seen"][part])[:, 0] - target[part]).square().mean()
            loss = 0.5 * wrong - better - SPREAD * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    """Read the options, train, and say how often the policy wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=1000, help="games to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.process_time()
    agent = learned(given.steps, given.seed)
    spent = time.process_time() - begun

    def choose(seen: Any, masks: Any) -> Any:
        with torch.no_grad():
            odds = agent.odds(torch.from_numpy(seen), torch.from_numpy(masks.astype(np.bool_)))
        return odds.probs.argmax(dim=1).numpy()

    share = share_won(choose, GAME, SEATS, given.games)
    print(f"{given.steps} decisions, {spent:.0f} s of CPU")
    print(f"wins {share:.1%} of {given.games} games against {SEATS - 1} random players")


if __name__ == "__main__":
    main()
