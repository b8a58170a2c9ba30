"""How fast the environments are, with observation and mask: CPU time of one core, as in `bench`.

The same run measures the rules alone, the way through views, and environments of others.
"""

import statistics
from collections.abc import Callable
from itertools import count
from typing import Any

from guildhall.core.encoding import ThroughView
from guildhall.core.extras import missing_extra
from guildhall.core.game import Game
from guildhall.games import GAMES
from guildhall.lab.bench import RUNS, SAMPLES, Figures, micros, played, positions_of, rate

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from guildhall.lab.envs.run import encoded
    from guildhall.lab.envs.vector import SeatsEnv, SelfPlay
    from guildhall.lab.envs.zoo import Turns
except ImportError as missing:
    raise missing_extra(missing, "env") from missing

BATCH = 256
"""Games in one call."""
ENV_STEPS = 8
"""How often `bench_envs` ticks for one game."""
_seeds = count(1)


def bench_envs(game: Game, seconds: float, tick: Callable[[], None]) -> Figures:
    """Measure the environments of one game at its usual number of players."""
    seats = min(4, max(game.seats))
    options = game.settle(seats, {})
    positions = positions_of(game, seats)
    own = _stepper(SelfPlay(game.name, BATCH, seats=seats))
    viewed = _stepper(_through_views(game, seats))
    seated = _seated(game, seats)
    turns = _turns(Turns(game.name, seats=seats))
    measures: dict[str, Callable[[], float]] = {
        "playout_per_s": lambda: rate(lambda: played(game, seats, options), seconds),
        "selfplay_per_s": lambda: rate(own, seconds),
        "viewed_per_s": lambda: rate(viewed, seconds),
        "seats_per_s": lambda: rate(seated, seconds),
        "turns_per_s": lambda: rate(turns, seconds),
        "numbers_us": lambda: micros(positions, lambda s: encoded(game, s, 0), seconds),
        "tensor_us": lambda: _tensors(f"guildhall_{game.name}(players={seats})", seconds),
    }
    figures: Figures = {}
    for name, measure in measures.items():
        figures[name] = statistics.median(measure() for _ in range(RUNS))
        tick()
    figures["share"] = figures["selfplay_per_s"] / figures["playout_per_s"]
    tick()
    return figures


def bench_env_yardsticks(seconds: float) -> dict[str, Figures]:
    """Measure OpenSpiel's tensors of hearts, and Gymnasium's CartPole."""
    hearts = statistics.median(_tensors("hearts", seconds) for _ in range(RUNS))
    pole = statistics.median(rate(_cart_pole(), seconds) for _ in range(RUNS))
    return {"hearts": {"tensor_us": hearts}, "CartPole": {"seats_per_s": pole}}


def bench_all_envs(
    names: list[str], seconds: float, tick: Callable[[], None] = lambda: None
) -> dict[str, Figures]:
    """Measure the environments of some games, and the yardsticks beside them."""
    found = {name: bench_envs(GAMES[name], seconds, tick) for name in names}
    return {**found, **bench_env_yardsticks(seconds)}


def _chosen(mask: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """Draw a legal move for each row."""
    moves: NDArray[np.int64] = (dice.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
    return moves


def _through_views(game: Game, seats: int) -> SelfPlay:
    """Give games that are looked at through views, as if the game had no scribe."""
    games = SelfPlay(game.name, BATCH // 16, seats=seats)
    games.games.scribe = ThroughView(game.encoding, game.observe)
    return games


def _stepper(games: SelfPlay) -> Callable[[], int]:
    games.reset(seed=next(_seeds))

    def step() -> int:
        return len(games.step(games.random_moves()).seat)

    return step


def _seated(game: Game, seats: int) -> Callable[[], int]:
    envs, dice = SeatsEnv(game.name, BATCH, seats=seats), np.random.default_rng(1)
    envs.reset(seed=next(_seeds))

    def step() -> int:
        envs.step(_chosen(envs.action_masks().view(np.int8), dice))
        return BATCH

    return step


def _turns(env: Turns) -> Callable[[], int]:
    """Give one step of PettingZoo's loop: look, choose the first legal move, play it."""

    def step() -> int:
        if not env.agents or any(env.terminations.values()):
            env.reset(seed=next(_seeds))
        observation = env.last()[0]
        env.step(int(observation["action_mask"].argmax()))
        return 1

    return step


def _cart_pole() -> Callable[[], int]:
    env = gymnasium.make("CartPole-v1")
    env.reset(seed=1)

    def step() -> int:
        if any(env.step(next(_seeds) % 2)[2:4]):
            env.reset()
        return 1

    return step


def _tensors(name: str, seconds: float) -> float:
    """Give the microseconds of a tensor, at positions spread over a random game; 0 without it."""
    try:
        import pyspiel  # noqa: PLC0415  an extra

        import guildhall.lab.envs.spiel  # noqa: F401, PLC0415  registers the games
    except ImportError:
        return 0.0
    state, dice = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(1)
    found: list[Any] = []
    while not state.is_terminal():
        if not state.is_chance_node() and len(found) < SAMPLES:
            found.append(state.clone())
        state.apply_action(int(dice.choice(state.legal_actions())))
    return micros(found, _tensor, seconds)


def _tensor(state: Any) -> object:
    return state.information_state_tensor(0)
