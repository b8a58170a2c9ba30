"""OpenSpiel's own searches play one seat against random players.

    pip install "guildhall[env,openspiel]"
    python examples/openspiel_search.py guildes --bot ismcts --simulations 50 --games 8

`ismcts` searches worlds that fit what its seat knows; `mcts` looks at what is hidden, too, so its
share says how far perfect information goes. `--theirs` takes OpenSpiel's own rollouts, which play
move by move in Python, instead of our compiled ones.
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import guildhall.lab.envs.spiel as guildhall_spiel  # also makes the games known to OpenSpiel

FEARLESS = 2.0
"""How much the searches prefer what they have tried less."""


def searcher(game: Any, kind: str, simulations: int, seed: int, *, theirs: bool) -> Any:
    """Make a bot of OpenSpiel."""
    dice = np.random.RandomState(seed)
    ours = guildhall_spiel.Playouts(1, seed)
    judge = mcts.RandomRolloutEvaluator(1, dice) if theirs else ours
    if kind == "mcts":
        return mcts.MCTSBot(game, FEARLESS, simulations, judge, random_state=dice)
    return ismcts.ISMCTSBot(game, judge, FEARLESS, simulations, random_state=dice)


def played(game: Any, bot: Any, seat: int, dice: np.random.Generator) -> tuple[float, int]:
    """Play one game; gives the bot's share of the win and how often it searched."""
    state, asked = game.new_initial_state(), 0
    while not state.is_terminal():
        moves = state.legal_actions()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=odds)))
        elif state.current_player() != seat or len(moves) == 1:
            state.apply_action(int(dice.choice(moves)))
        else:
            state.apply_action(bot.step(state))
            asked += 1
    seats = game.num_players()
    return (state.returns()[seat] * (seats - 1) + 1) / seats, asked


def main() -> None:
    """Read the options, play, and say how often the search wins and what it costs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="guildes")
    parser.add_argument("--bot", choices=("ismcts", "mcts"), default="ismcts")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theirs", action="store_true", help="OpenSpiel's own rollouts")
    given = parser.parse_args()
    game = pyspiel.load_game(f"guildhall_{given.game}")
    bot = searcher(game, given.bot, given.simulations, given.seed, theirs=given.theirs)
    dice, begun = np.random.default_rng(given.seed), time.process_time()
    results = [played(game, bot, n % game.num_players(), dice) for n in range(given.games)]
    spent, asked = time.process_time() - begun, sum(count for _, count in results)
    share = sum(won for won, _ in results) / given.games
    print(f"{given.bot} wins {share:.0%} of {given.games} games, an even share is ", end="")
    print(f"{1 / game.num_players():.0%}; {asked} decisions, ", end="")
    print(f"{spent / max(1, asked * given.simulations) * 1e3:.2f} ms of CPU for a simulation")


if __name__ == "__main__":
    main()
