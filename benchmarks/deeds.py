"""How often things happen in games of bots: what their log tells, per game.

    python -m benchmarks.deeds dutch_revolt battle supported cashed intercepted --seats 4 --games 10

The kinds of events stand in `schema.toml` of each game; `--bot` plays every seat. Prints means with
95 % intervals. Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections import Counter

from guildhall.bots import Bot, find_bot
from guildhall.core.game import Game
from guildhall.core.log import Log
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import find
from guildhall.lab.intervals import of_mean


def told(game: Game, seats: int, bot: Bot, seed: int) -> Counter[str]:
    """Play a game; counts what is told by its kind."""
    state, luck, log = game.new(seats), FastLuck(seed), Log()
    while not state.over():
        acting = seats_of(int(state.actors()))
        if not acting:
            state.play(CHANCE, luck.pick(state.chance(), 0), log)
            continue
        legal = [int(move) for move in state.legal(acting[0])]
        move = bot.choose(game.observe(state, acting[0]), legal, luck, 1.0)
        state.play(acting[0], move, log)
    return Counter(event.kind for event in log.events)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("kinds", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--bot", default="expert:0.5")
    args = parser.parse_args()
    game = find(args.game)
    bot = find_bot(args.bot, game)
    games = [told(game, args.seats, bot, args.seed + number) for number in range(args.games)]
    for kind in args.kinds:
        one = of_mean([float(found[kind]) for found in games])
        print(f"{kind:16} {one.mean:.1f} ({one.low:.1f} to {one.high:.1f})")


if __name__ == "__main__":
    main()
