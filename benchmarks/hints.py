"""What hints say: how often each reason comes first, over positions of journeymen's games.

    python -m benchmarks.hints                      300 positions of every game
    python -m benchmarks.hints colonia --positions 100 --budget 0.2

A table per game: how often a reason is given at all, and how often as the weightiest. The last line
tells how often nothing but a generic reason (share, plan) was found, and at which questions; the
aim is a fifth at most.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from guildhall.bots.hint import Advice, advise
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import GAMES, find

GENERIC = {"share", "plan"}
EVERY = 17
"""One decision in so many is looked at, so that all phases of some games are seen."""


def hints(game: Game, seed: int, budget: float) -> Iterator[tuple[str, Advice]]:
    """Play games of journeymen, seats in turn, and give hints at some of their decisions."""
    bot, at = Journeyman(game, find_judge(game.name)), 0
    for number in range(seed, seed + 10_000):
        state = game.new(game.seats[number % len(game.seats)])
        luck = FastLuck(number)
        while not state.over():
            acting = seats_of(int(state.actors()))
            if not acting:
                state.play(CHANCE, luck.pick(state.chance(), 0))
                continue
            legal = [int(move) for move in state.legal(acting[0])]
            view = game.observe(state, acting[0])
            at += len(legal) > 1
            if len(legal) > 1 and at % EVERY == 0:
                yield view.ask, advise(game, view, legal, luck, budget)
            state.play(acting[0], bot.choose(view, legal, luck, 0))


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[[], *GAMES], help="all if left out")
    parser.add_argument("--positions", type=int, default=300, help="of each game")
    parser.add_argument("--budget", type=float, default=0.05, help="seconds of each hint")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in args.game or GAMES:
        given, first, silent = Counter[str](), Counter[str](), Counter[str]()
        found = hints(find(name), args.seed, args.budget)
        for _ in range(args.positions):
            ask, advice = next(found)
            codes = [reason.code for reason in advice.reasons]
            given.update(set(codes))
            first[codes[0]] += 1
            if codes[0] in GENERIC:
                silent[ask] += 1
        print(f"{name}, {args.positions} positions: given, first")
        for code, number in given.most_common():
            print(f"  {code:20} {number:4} {first[code]:4}", flush=True)
        where = ", ".join(f"{ask} {number}" for ask, number in silent.most_common())
        print(f"  generic only {silent.total() / args.positions:.0%}: {where}", flush=True)


if __name__ == "__main__":
    main()
