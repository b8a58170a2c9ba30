"""How fast the environments are, with observation and mask: CPU time of one core, as in `bench`.

The same run measures the rules alone, the way through views, and environments of others.
"""

import statistics
from collections.abc import Callable
from itertools import count
from typing import Any

from guildhall.core.encoding import ThroughView
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import missing_extra
from guildhall.core.game import Game
from guildhall.games import GAMES
from guildhall.lab.bench import (
    RUNS,
    SAMPLES,
    Figures,
    aims,
    micros,
    played,
    positions_of,
    rate,
    spiel_game,
)

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from guildhall.lab.envs.gym import SeatEnv
    from guildhall.lab.envs.run import encoded
    from guildhall.lab.envs.vector import SeatsEnv, SelfPlay
    from guildhall.lab.envs.zoo import Turns
except ImportError as missing:
    raise missing_extra(missing, "env") from missing

BATCH = 256
"""Games in one call."""
ENV_STEPS = 10
"""How often `bench_envs` ticks for one game."""
AIMS_OF_ENVS = {"selfplay": 0.0, "tensor": 1.0, "turns": 20.0, "one": 0.0}
"""How many times as fast as the yardstick an environment should be; 0: told, without an aim."""
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
    one = _single(SeatEnv(game.name, seats=seats))
    spiel = f"guildhall_{game.name}(players={seats})"
    measures: dict[str, Callable[[], float]] = {
        "playout_per_s": lambda: rate(lambda: played(game, seats, options), seconds),
        "selfplay_per_s": lambda: rate(own, seconds),
        "viewed_per_s": lambda: rate(viewed, seconds),
        "seats_per_s": lambda: rate(seated, seconds),
        "turns_per_s": lambda: rate(turns, seconds),
        "one_per_s": lambda: rate(one, seconds),
        "numbers_us": lambda: micros(positions, lambda s: encoded(game, s, 0), seconds),
        "tensor_us": lambda: _spiel(spiel, _tensor, seconds),
        "clone_us": lambda: _spiel(spiel, _clone, seconds),
    }
    figures: Figures = {}
    for name, measure in measures.items():
        figures[name] = statistics.median(measure() for _ in range(RUNS))
        tick()
    figures["share"] = figures["selfplay_per_s"] / figures["playout_per_s"]
    tick()
    return figures


def bench_env_yardsticks(seconds: float) -> dict[str, Figures]:
    """Measure environments of others: OpenSpiel's hearts and chess, PettingZoo's, Gymnasium's.

    Blackjack is Gymnasium's card game, CartPole its usual yardstick. What is not installed is left
    out.
    """
    measures: dict[str, dict[str, Callable[[], float]]] = {
        "hearts": {
            "tensor_us": lambda: _spiel("hearts", _tensor, seconds),
            "clone_us": lambda: _spiel("hearts", _clone, seconds),
        },
        "chess": {"loop_per_s": lambda: _their_loop("chess", seconds)},
        "Blackjack": {"one_per_s": lambda: rate(_their_single("Blackjack-v1"), seconds)},
        "CartPole": {"one_per_s": lambda: rate(_their_single("CartPole-v1"), seconds)},
    }
    chess = _their_chess()
    if chess is not None:
        measures["chess_v6"] = {"turns_per_s": lambda: rate(_turns(chess), seconds)}
    found = {
        name: {kind: statistics.median(one() for _ in range(RUNS)) for kind, one in kinds.items()}
        for name, kinds in measures.items()
    }
    return {name: row for name, row in found.items() if all(row.values())}


def env_ratios(found: dict[str, Figures]) -> dict[str, Figures]:
    """Compare the games of one run with the yardsticks that it has: how many times as fast."""
    out: dict[str, Figures] = {}
    for name in (name for name in found if name in GAMES):
        row = out[name] = {}
        if "chess" in found:
            row["selfplay"] = found[name]["selfplay_per_s"] / found["chess"]["loop_per_s"]
        if "hearts" in found:
            row["tensor"] = found["hearts"]["tensor_us"] / found[name]["tensor_us"]
        if "chess_v6" in found:
            row["turns"] = found[name]["turns_per_s"] / found["chess_v6"]["turns_per_s"]
        row["one"] = found[name]["one_per_s"] / found["Blackjack"]["one_per_s"]
    return out


def env_aims() -> dict[str, Figures]:
    """Give what the environments of each game should reach beside the yardsticks."""
    held = aims()
    return {
        name: AIMS_OF_ENVS | ({"selfplay": held[name].selfplay} if name in held else {})
        for name in GAMES
    }


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


def _turns(env: Any) -> Callable[[], int]:
    """Give one step of PettingZoo's loop: look, choose a legal move, play it."""
    dice = np.random.default_rng(1)
    env.reset(seed=next(_seeds))

    def step() -> int:
        if not env.agents or any(env.terminations.values()) or any(env.truncations.values()):
            env.reset(seed=next(_seeds))
        legal = env.last()[0]["action_mask"].nonzero()[0]
        env.step(int(legal[dice.integers(len(legal))]))
        return 1

    return step


def _their_chess() -> Any:
    """Give PettingZoo's chess without its wrappers; None where its rules are not installed."""
    try:
        from pettingzoo.classic import chess_v6  # noqa: PLC0415  another library's extra

        return chess_v6.raw_env()
    except ImportError:
        return None


def _single(env: SeatEnv) -> Callable[[], int]:
    """Give one step of Gymnasium's loop with a mask."""
    dice, over = np.random.default_rng(1), True

    def step() -> int:
        nonlocal over
        if over:
            env.reset(seed=next(_seeds))
        legal = env.action_masks().nonzero()[0]
        _, _, over, _, _ = env.step(legal[dice.integers(len(legal))])
        return 1

    return step


def _their_single(name: str) -> Callable[[], int]:
    env = gymnasium.make(name).unwrapped
    env.reset(seed=1)

    def step() -> int:
        if any(env.step(next(_seeds) % 2)[2:4]):
            env.reset()
        return 1

    return step


def _spiel(name: str, work: Callable[[Any], object], seconds: float) -> float:
    """Give the microseconds of an operation of OpenSpiel, over a random game; 0 without it."""
    try:
        import pyspiel  # noqa: PLC0415  an extra

        import guildhall.lab.envs.spiel  # noqa: F401, PLC0415  registers the games
    except (ImportError, GuildhallError):
        return 0.0
    state, dice = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(1)
    found: list[Any] = []
    while not state.is_terminal():
        if not state.is_chance_node() and len(found) < SAMPLES:
            found.append(state.clone())
        state.apply_action(int(dice.choice(state.legal_actions())))
    return micros(found, work, seconds)


def _their_loop(name: str, seconds: float) -> float:
    """Give the decisions per second of a game of OpenSpiel from a plain loop; 0 without it."""
    try:
        import pyspiel  # noqa: PLC0415  an extra
    except ImportError:
        return 0.0
    title = pyspiel.load_game(name)
    return rate(lambda: spiel_game(title), seconds)


def _tensor(state: Any) -> object:
    return state.information_state_tensor(0)


def _clone(state: Any) -> object:
    return state.clone()
