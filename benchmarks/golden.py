"""How often the golden card of a scored city is drawn in Flandern (FL-12), by the option for it.

    python -m benchmarks.golden --seats 4 --games 40 --bot expert:0.5

Prints for both mixes of the golden piles, per game with 95 % intervals: golden cards drawn, cards
of cities among them, those of scored cities; and the share of games that had one. Use the compiled
rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections import Counter
from typing import cast

from guildhall.bots import Bot, find_bot
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.flandern import GAME
from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.schema import CITIES, PHASE_GOLD
from guildhall.lab.intervals import of_mean


def draws(seats: int, bot: Bot, seed: int, *, spread: bool) -> Counter[str]:
    """Play a game; counts the golden cards that were drawn."""
    s, luck = cast(Flandern, GAME.new(seats, {"spread_cities": spread})), FastLuck(seed)
    found: Counter[str] = Counter()
    while not s.over():
        acting = seats_of(int(s.actors()))
        if acting:
            legal = [int(move) for move in s.legal(acting[0])]
            s.play(acting[0], bot.choose(GAME.observe(s, acting[0]), legal, luck, 1.0))
            continue
        outcome = int(luck.pick(s.chance(), 0))
        if s.phase == PHASE_GOLD:
            of_city = outcome < CITIES
            found += Counter(drawn=1, city=of_city, scored=of_city and s.scored >> outcome & 1)
        s.play(CHANCE, outcome)
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=4, choices=(3, 4))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="expert:0.5")
    args = parser.parse_args()
    bot = find_bot(args.bot, GAME)
    for spread in (False, True):
        games = [draws(args.seats, bot, seed, spread=spread) for seed in range(args.games)]
        print(f"spread_cities={spread}, {args.seats} seats, {args.games} games", end="")
        for name in ("drawn", "city", "scored"):
            one = of_mean([float(game[name]) for game in games])
            print(f"  {name} {one.mean:.2f} ({one.low:.2f} to {one.high:.2f})", end="")
        print(f"  games with one {sum(game['scored'] > 0 for game in games)}", flush=True)


if __name__ == "__main__":
    main()
