"""The games as PettingZoo environments: one seat at a time, or all at once.

`Turns` (AEC) asks the seats one after the other; where several owe a decision, each chooses
without seeing what the others chose. `Together` (parallel) takes the choices of all at once. The
modules `<game>_v0` make both.
"""

from collections.abc import Mapping
from typing import Any

from guildhall.core.extras import missing_extra
from guildhall.core.view import SPECTATING
from guildhall.lab.envs.render import MODES, agents, check_shown, rendered, told
from guildhall.lab.envs.run import ILLEGAL_REWARD, SEED_BITS, Observation, Run
from guildhall.lab.envs.spaces import action_space, observation_space, state_space

__all__ = ["Seats", "Together", "Turns", "guarded"]

try:
    import numpy as np
    from gymnasium.spaces import Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise missing_extra(missing, "env") from missing


Infos = dict[str, dict[str, Any]]


class Seats:
    """What both kinds of environments share: agents `seat_0`, `seat_1` … and their spaces.

    `seats`, `options` and `reward` are those of `Run`. After `max_cycles` steps an unfinished game
    is cut off; without it, every game is played to its end. `render_mode` is `human`, `ansi` or
    `svg`; `render_seat` says whose view is shown, a spectator's by default. `run` is the game
    itself. `state_space` is the space of `state`. With `text`, the info of an agent that owes a
    decision has `text` and `moves`: what it knows and may do, for language models. Raises what
    `Run` raises, and GuildhallError: `unknown_render_mode` or `no_such_seat`.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: int = SPECTATING,
        text: bool = False,
    ) -> None:
        self.run = Run(game, seats, options, reward)
        check_shown(self.run, render_mode, render_seat)
        self.max_cycles = max_cycles
        self.cycles = 0
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.text = text
        self.possible_agents = agents(self.run)
        self.agents: list[str] = []
        self._seeds: np.random.Generator | None = None
        """Of games that are started without a seed; none before the first game."""
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        spaces = {agent: observation_space(self.run) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Space[Any]] = dict(spaces)
        actions = {agent: action_space(self.run) for agent in self.possible_agents}
        self.action_spaces: dict[str, Space[Any]] = dict(actions)
        self.state_space = state_space(self.run)

    def observation_space(self, agent: str) -> "Space[Any]":
        """Space of the observations of an agent; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Space[Any]":
        """Space of the moves of an agent; the same for all."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and the mask of its moves: empty while it owes no decision."""
        return self.run.observation(self.seat_of(agent))

    def state(self) -> NDArray[np.int16]:
        """What all seats know together, for critics that may: their observations end to end."""
        return np.concatenate([self.run.encoded(seat) for seat in range(self.run.seats)])

    def _begin(self, seed: int | None) -> None:
        """Start a new game; without a seed it follows from the last one that was given."""
        if seed is not None or self._seeds is None:
            self._seeds = np.random.default_rng(None if seed is None else seed % (1 << SEED_BITS))
        self.run.reset(int(self._seeds.integers(1 << SEED_BITS)) if seed is None else seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)

    def cut_off(self) -> bool:
        """Count a step; whether it was the last that is allowed, though the game goes on."""
        self.cycles += 1
        return self.cycles == self.max_cycles and not self.run.over

    def seat_of(self, agent: str) -> int:
        """Number of the seat of an agent: 2 for `seat_2`."""
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """The table as text or as a picture; `human` prints it and returns None."""
        return rendered(self.run, self.render_mode, self.render_seat, self.possible_agents)

    def close(self) -> None:
        """Do nothing: an environment holds no window and no file."""

    def by_agent(self, values: list[Any]) -> dict[str, Any]:
        """Values by seat as values by agent."""
        return dict(zip(self.possible_agents, values, strict=True))


class Turns(Seats, AECEnv):
    """One agent acts at a time: the raw environment of `<game>_v0`.

    >>> env = Turns("guildes", seats=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.run.legal(0)
    ('seat_0', [0, 4, 6, 7, 10])
    >>> env.step(1)
    Traceback (most recent call last):
        ...
    guildhall.core.errors.IllegalMove: not_in_packet (rule=GU-7, guild=1)
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start again; without a seed it follows from the last one. `options` do nothing."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._ask_next()

    def step(self, action: int | None) -> None:
        """Play the move of `agent_selection`; raises IllegalMove and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.run.play(self.seat_of(agent), int(action))  # type: ignore[arg-type]
        if self.text:
            self.infos[agent] = {}
        if self.cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        elif self.run.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = self.by_agent(self.run.rewards())
            self._accumulate_rewards()
        else:
            self._ask_next()

    def _ask_next(self) -> None:
        """Turn to the first agent, in seat order, that owes a decision."""
        seat = self.run.actors()[0]
        self.agent_selection = self.possible_agents[seat]
        if self.text:
            self.infos[self.agent_selection] = {**told(self.run, seat)}


class Together(Seats, ParallelEnv):
    """All agents that owe a decision act at once.

    The others have an empty mask, and what they send is ignored. A move that is not legal ends
    the game: its agent gets -1, the others 0.

    >>> env = Together("guildes", seats=3)
    >>> observations, infos = env.reset(seed=7)
    >>> first = {name: one["action_mask"].argmax() for name, one in observations.items()}
    >>> observations, rewards, terminated, truncated, infos = env.step(first)
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0, 'seat_2': 0.0}
    """

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """Start again; without a seed it follows from the last one. `options` do nothing."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        Infos,
    ]:
        """Play the moves of all agents that owe one.

        Returns observations, rewards, terminations, truncations and infos, each by agent; nothing
        when no agent is left.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = self.run.actors()
        moves = {seat: int(actions[self.possible_agents[seat]]) for seat in asked}
        wrong = [seat for seat, move in moves.items() if not self.run.allows(seat, move)]
        if wrong:
            rewards = [ILLEGAL_REWARD if n in wrong else 0.0 for n in range(self.run.seats)]
        else:
            for seat, move in moves.items():
                self.run.play(seat, move)
            rewards = self.run.rewards()
        playing, done = self.agents, bool(wrong) or self.run.over
        cut = self.cut_off() and not done
        observations, infos = self._observations(), self._infos()
        self.agents = [] if done or cut else playing
        return (
            observations,
            self.by_agent(rewards),
            dict.fromkeys(playing, done),
            dict.fromkeys(playing, cut),
            infos,
        )

    def _infos(self) -> Infos:
        """Infos of all agents: texts for those who owe a decision, if they were asked for."""
        asked = self.run.actors() if self.text else []
        return {
            agent: {**told(self.run, seat)} if seat in asked else {}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}


def guarded(raw: Turns) -> AECEnv:
    """Wrap as PettingZoo does: an illegal move ends the game and costs 1; order is enforced.

    >>> env = guarded(Turns("guildes", seats=3))
    >>> env.reset(seed=7)
    >>> env.observe("seat_1")["action_mask"].sum().item()
    8
    """
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
