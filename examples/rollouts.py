"""Random games in each research library: the shortest way to see its interface.

    python examples/rollouts.py guildes

Needs the extras env and openspiel.
"""

import sys
from importlib import import_module
from random import Random

import gymnasium
import numpy as np
import pyspiel

import guildhall.lab.envs.spiel  # noqa: F401  makes the games known to OpenSpiel
from guildhall.lab.envs.vector import SelfPlay


def pettingzoo(game: str) -> dict[str, float]:
    """Play one game, agent by agent; gives the rewards."""
    env = import_module(f"guildhall.lab.envs.{game}_v0").env()
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return rewards


def one_seat(game: str) -> float:
    """Play one seat against bots; gives its reward."""
    title = "".join(word.capitalize() for word in game.split("_"))
    name = f"guildhall.lab.envs.gym:guildhall/{title}-v0"
    env = gymnasium.make(name, opponents="random", seat=0)
    observation, _ = env.reset(seed=1)
    done = False
    while not done:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, done, _, _ = env.step(action)
    return float(reward)


def many(game: str, tables: int = 8, steps: int = 100) -> int:
    """Step many games at once; gives how many decisions were made."""
    games, dice = SelfPlay(game, tables), np.random.default_rng(1)
    batch = games.reset(seed=1)
    for _ in range(steps):
        odds = dice.random(batch.action_mask.shape) * batch.action_mask
        batch = games.step(odds.argmax(axis=1))
    return tables * steps


def openspiel(game: str) -> list[float]:
    """Play one game with explicit chance; gives the returns."""
    dice = Random(1)  # noqa: S311  no secret
    state = pyspiel.load_game(f"guildhall_{game}").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return [float(value) for value in state.returns()]


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "guildes"
    for library in (pettingzoo, one_seat, many, openspiel):
        print(f"{library.__name__}: {library(chosen)}")
