"""The suites of PettingZoo, Gymnasium and OpenSpiel on every game, number of seats and variant.

    PYTHONPATH=build/compiled python -m benchmarks.suites [GAME…]

`./test` runs them on a few; this takes minutes for Guildes with compiled rules, longer for others.
Prints a line for each game and number of seats; ends with 1 if a suite fails.
"""

import argparse
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import guildhall.lab.envs.spiel  # noqa: F401  makes the games known to OpenSpiel
from guildhall.core.game import Game
from guildhall.games import GAMES, find
from guildhall.lab.envs.gym import SeatEnv

CYCLES = 40
Suite = Callable[[], object]


def suites(game: Game, seats: int, options: dict[str, Any]) -> Iterator[tuple[str, Suite]]:
    """Give all suites for one setting, by name."""
    module = import_module(f"guildhall.lab.envs.{game.name}_v0")
    given: dict[str, Any] = {"seats": seats, "options": options}
    yield "api", lambda: api_test(module.env(**given), num_cycles=CYCLES)
    yield "seed", lambda: seed_test(lambda: module.env(**given), num_cycles=CYCLES)
    if hasattr(module, "parallel_env"):
        yield "parallel", lambda: parallel_api_test(module.parallel_env(**given), CYCLES)
        yield "parallel seed", lambda: parallel_seed_test(lambda: module.parallel_env(**given))
    yield "gymnasium", lambda: check_env(SeatEnv(game.name, **given))
    title = pyspiel.load_game(f"guildhall_{game.name}", {"players": seats, **options})
    yield (
        "open_spiel",
        lambda: pyspiel.random_sim_test(title, num_sims=1, serialize=False, verbose=False),
    )


def failed(game: Game, seats: int) -> int:
    """Run all suites for a number of seats; counts those that fail, and says why."""
    bad = ran = 0
    for options in game.variants():
        for name, suite in suites(game, seats, options):
            ran += 1
            try:
                suite()
            except Exception:  # noqa: BLE001  theirs raise anything
                bad += 1
                print(f"{game.name}, {seats} seats, {options}, {name}:\n{traceback.format_exc()}")
    print(f"{game.name}, {seats} seats: {ran} suites, {bad} failed", flush=True)
    return bad


def main() -> int:
    """Run them for the games asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    warnings.simplefilter("ignore")
    games = [find(name) for name in parser.parse_args().games]
    return 1 if sum(failed(game, seats) for game in games for seats in game.seats) else 0


if __name__ == "__main__":
    sys.exit(main())
