"""What a decision of a bot costs at a live table: processor time of every level, side by side.

    python -m benchmarks.thinking guildes --seats 4 --decisions 12 --seconds 1

Journeymen play a game; at decisions spread over it between several moves each level is asked as a
server asks it, anew each time. The first question, which opens the network, does not count.
Use the compiled rules if you have them: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import islice
from statistics import fmean

from guildhall.bots import BOTS, LEARNED, find_bot
from guildhall.bots.onnx import usable
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import View, seats_of
from guildhall.games import find

APART = 7
"""Decisions between two questions: different seats and parts of the game have their turn."""


def asked(game: Game, seats: int) -> Iterator[tuple[View, list[int]]]:
    """Play one game of journeymen after the other; gives decisions between several moves."""
    bot, luck = find_bot("journeyman", game), FastLuck(1)
    while True:
        state = game.new(seats)
        while not state.over():
            acting = seats_of(int(state.actors()))
            if not acting:
                state.play(CHANCE, luck.pick(state.chance(), 0))
                continue
            view = game.observe(state, acting[0])
            legal = [int(move) for move in state.legal(acting[0])]
            if len(legal) > 1:
                yield view, legal
            state.play(acting[0], bot.choose(view, legal, luck, 0))


def cost(level: str, game: Game, questions: list[tuple[View, list[int]]], seconds: float) -> float:
    """Mean processor time of a decision."""
    times = []
    for number, (view, legal) in enumerate(questions):
        begun = time.process_time()
        find_bot(level, game).choose(view, legal, FastLuck(number), seconds)
        times.append(time.process_time() - begun)
    return fmean(times[1:])


def main() -> None:
    """Print a line for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    game = find(args.game)
    spread = islice(asked(game, args.seats), 0, None, APART)
    questions = list(islice(spread, args.decisions + 1))
    levels = (*BOTS, *(LEARNED if usable(game.name) else ()))
    costs = {level: cost(level, game, questions, args.seconds) for level in levels}
    for level, seconds in costs.items():
        ratio = seconds / costs["master"]
        print(f"{level:12} {1000 * seconds:8.2f} ms a decision, {ratio:.4f} of a master's")


if __name__ == "__main__":
    main()
