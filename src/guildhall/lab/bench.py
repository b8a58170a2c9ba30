"""How fast the rules are: measured in CPU time of one core, in the build that is running.

Figures of different machines cannot be compared; ratios within one run can. So the same run
measures two games of OpenSpiel from a plain Python loop, where that library is installed.
"""

import statistics
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from guildhall.core import state as state_module
from guildhall.core.game import Game, OptionValue
from guildhall.core.luck import FastLuck
from guildhall.core.meta import Aim
from guildhall.core.playout import draw_due, playout
from guildhall.core.state import CHANCE, State
from guildhall.games import GAMES
from guildhall.table.match import new_match

RUNS = 5
"""Each figure is the median of this many runs."""
SAMPLES = 24
"""Positions over the whole length of a game at which single operations are measured."""
CROWD = 4000
"""States and records held at once to weigh one."""

SEATS_OF = [[seat for seat in range(6) if mask >> seat & 1] for mask in range(64)]
"""The seats of each mask that `actors` can give; all of them decide before the state resolves."""

Figures = dict[str, float]
Settled = dict[str, OptionValue]


FASTER: float = 15
"""How many times faster the compiled loop should be than the same source as plain Python."""


def aims() -> dict[str, Aim]:
    """Give what each game should reach beside its yardstick, for games that say so."""
    return {name: game.meta.bench for name, game in GAMES.items() if game.meta.bench}


def build() -> str:
    """Say which build is running: plain or compiled."""
    return "plain" if str(state_module.__file__).endswith(".py") else "compiled"


def bench(game: Game, seconds: float, tick: Callable[[], None] = lambda: None) -> Figures:
    """Measure one game at its usual number of players; `seconds` for each figure."""
    seats = min(4, max(game.seats))
    options = game.settle(seats, {})
    positions = positions_of(game, seats)
    measures: dict[str, Callable[[], float]] = {
        "playout_per_s": lambda: rate(lambda: played(game, seats, options), seconds),
        "loop_per_s": lambda: rate(lambda: _python_game(game, seats, options), seconds),
        "copy_us": lambda: micros(positions, lambda s: s.copy(), seconds),
        "legal_us": lambda: micros(positions, _legal, seconds),
        "observe_us": lambda: micros(positions, lambda s: game.observe(s, _actor(s)), seconds),
        "imagine_us": lambda: _imagining(game, positions, seconds),
        "json_us": lambda: micros(positions, lambda s: game.from_json(game.to_json(s)), seconds),
    }
    figures: Figures = {}
    for name, measure in measures.items():
        figures[name] = statistics.median(measure() for _ in range(RUNS))
        tick()
    figures["state_bytes"] = _weight(positions[SAMPLES // 2].copy)
    figures["record_bytes"] = _record_size(game, seats)
    tick()
    return figures


STEPS = 8
"""How often `bench` ticks for one game."""


def bench_yardsticks(seconds: float) -> dict[str, Figures]:
    """Measure OpenSpiel's hearts and chess from a plain Python loop; empty without OpenSpiel."""
    try:
        import pyspiel  # noqa: PLC0415  an extra
    except ImportError:
        return {}
    found: dict[str, Figures] = {}
    for name in ("hearts", "chess"):
        title = pyspiel.load_game(name)
        found[name] = {
            "loop_per_s": statistics.median(
                rate(lambda: spiel_game(title), seconds)  # noqa: B023  called at once
                for _ in range(RUNS)
            ),
            "copy_us": statistics.median(_spiel_clone(title, seconds) for _ in range(RUNS)),
        }
    return found


# Whole games


def rate(play: Callable[[], int], seconds: float) -> float:
    """Give decisions per second of CPU time."""
    decisions, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        decisions += play()
    return decisions / spent


_seeds = count(1)
"""Other luck for every game, the same in every process."""


def _uniform(seed: int) -> Callable[[], float]:
    return Random(seed).random  # noqa: S311  luck of a measurement, no secret


def played(game: Game, seats: int, options: Settled) -> int:
    """Play a random game in the compiled loop; gives its decisions."""
    luck = FastLuck(next(_seeds))
    return int(playout(game.new_state(seats, options), luck, luck))


def _python_game(game: Game, seats: int, options: Settled) -> int:
    """Play through the public face of a state: a plain loop that never looks inside."""
    seed, state, decisions = next(_seeds), game.new_state(seats, options), 0
    random, luck = _uniform(seed), FastLuck(seed)
    actors, legal, play = state.actors, state.legal, state.play
    while True:
        waiting = int(actors())
        if not waiting:
            draw_due(state, luck)
            if state.over():
                return decisions
            continue
        for seat in SEATS_OF[waiting]:
            moves = legal(seat)
            number: int = len(moves)
            play(seat, moves[int(random() * number)])
            decisions += 1


# Single operations


def positions_of(game: Game, seats: int) -> list[State]:
    """Give positions where a seat decides, evenly spread over a random game."""
    found: list[State] = []
    luck, state = FastLuck(1), game.new(seats)
    while not state.over():
        waiting = int(state.actors())
        if not waiting:
            state.play(CHANCE, luck.pick(state.chance(), 0))
            continue
        found.append(state.copy())
        moves = state.legal(_actor(state))
        state.play(_actor(state), moves[luck.below(len(moves))])
    return [found[at * len(found) // SAMPLES] for at in range(SAMPLES)]


def _actor(state: State) -> int:
    waiting = int(state.actors())
    return (waiting & -waiting).bit_length() - 1


def _legal(state: State) -> object:
    return state.legal(_actor(state))


def micros(positions: list[Any], work: Callable[[Any], object], seconds: float) -> float:
    """Give the microseconds of one operation, evenly over all positions."""
    rounds, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for position in positions:
            work(position)
        rounds += 1
    return spent / (rounds * len(positions)) * 1e6


def _imagining(game: Game, positions: list[State], seconds: float) -> float:
    views = [game.observe(state, _actor(state)) for state in positions]
    luck, rounds, begun = FastLuck(1), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for view in views:
            game.imagine(view, luck)
        rounds += 1
    return spent / (rounds * len(views)) * 1e6


def _weight(make: Callable[[], object]) -> float:
    """Give the bytes by which the process grows with each of many equal things."""
    held = [make() for _ in range(CROWD // 4)]
    before = resident()
    held += [make() for _ in range(CROWD)]
    return max(0, resident() - before) / CROWD


def resident() -> int:
    """Give the resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def _record_size(game: Game, seats: int) -> float:
    """Give the bytes of a finished random game's record on disk."""
    match = new_match(game, seats, {}, key=bytes(32))
    luck = FastLuck(1)
    while not match.over:
        moves = match.state.legal(match.actors[0])
        match.play(match.actors[0], int(moves[luck.below(len(moves))]))
    return float(sum(len(line.encode()) + 1 for line in match.record.lines()))


# OpenSpiel


def spiel_game(title: Any) -> int:
    """Play one random game of OpenSpiel; all outcomes of chance are equally likely in these."""
    random, state, decisions = _uniform(next(_seeds)), title.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
            continue
        moves = state.legal_actions()
        state.apply_action(moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def _spiel_clone(title: Any, seconds: float) -> float:
    """Give the microseconds of a clone, at positions spread over a random game."""
    random, state, found = _uniform(1), title.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        moves = state.legal_actions()
        state.apply_action(moves[int(random() * len(moves))])
    spread = [found[at * len(found) // SAMPLES] for at in range(SAMPLES)]
    return micros(spread, lambda position: position.clone(), seconds)


def ratios(found: dict[str, Figures]) -> dict[str, Figures]:
    """Compare the games of one run with their yardsticks; empty without yardsticks."""
    if "chess" not in found:
        return {}
    out: dict[str, Figures] = {}
    for name, aim in aims().items():
        if name in found:
            base = found[aim.yardstick]["loop_per_s"]
            out[name] = {
                "playout": found[name]["playout_per_s"] / base,
                "loop": found[name]["loop_per_s"] / base,
                "copy": found[name]["copy_us"] / found["chess"]["copy_us"],
            }
    return out


def bench_all(
    names: list[str], seconds: float, tick: Callable[[], None] = lambda: None
) -> dict[str, Figures]:
    """Measure some games, and the yardsticks beside them."""
    found = {name: bench(GAMES[name], seconds, tick) for name in names}
    return {**found, **bench_yardsticks(seconds)}
