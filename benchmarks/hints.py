"""What hints say: the share without a concrete reason, over whole games of every title.

    python -m benchmarks.hints                      two whole games of every title
    python -m benchmarks.hints colonia --games 4 --budget 0.2 --show 5

Journeymen play, and at every decision of one seat between several moves a hint is asked for. A
reason is concrete when it names a thing of the board and a number that the move changes, or a
definite consequence by the rules (`concrete` in `bots/reasons.py`); the aim is at most a twentieth
of hints without one. The lines tell how often each reason is given, how often as the weightiest,
and at which questions nothing concrete was found; `--show` prints some of these moves.
Use the compiled rules if you have them: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from guildhall.bots.hint import Advice, advise
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.reasons import concrete
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import GAMES, find


def hints(game: Game, number: int, budget: float) -> Iterator[tuple[str, Advice]]:
    """Play a game of journeymen to the end; gives the hints of one seat with their questions."""
    bot = Journeyman(game, find_judge(game.name))
    seats = game.seats[number % len(game.seats)]
    state, luck, listener = game.new(seats), FastLuck(number), number % seats
    while not state.over():
        acting = seats_of(int(state.actors()))
        if not acting:
            state.play(CHANCE, luck.pick(state.chance(), 0))
            continue
        seat = acting[0]
        legal = [int(move) for move in state.legal(seat)]
        view = game.observe(state, seat)
        if seat == listener and len(legal) > 1:
            yield view.ask, advise(game, view, legal, FastLuck(number), budget)
        state.play(seat, bot.choose(view, legal, luck, 0))


class Tally:
    """What was counted over some games of one title."""

    def __init__(self, game: Game, show: int) -> None:
        self.game = game
        self.show = show
        self.given, self.first = Counter[str](), Counter[str]()
        self.asked, self.silent = Counter[str](), Counter[str]()

    def add(self, ask: str, advice: Advice) -> None:
        """Count one hint; the first ones without a concrete reason are shown."""
        codes = [reason.code for reason in advice.reasons]
        self.given.update(set(codes))
        self.first[codes[0]] += 1
        self.asked[ask] += 1
        if not any(concrete(self.game, reason) for reason in advice.reasons):
            self.silent[ask] += 1
            if self.silent.total() <= self.show:
                print(f"  {ask}: {self.game.words.moves.print(advice.move)}, {', '.join(codes)}")

    def report(self) -> None:
        """Print the counts."""
        asked = self.asked.total()
        print(f"{self.game.name}, {asked} hints: given, first")
        for code, number in self.given.most_common():
            print(f"  {code:20} {number:5} {self.first[code]:5}")
        where = [f"{ask} {number}/{self.asked[ask]}" for ask, number in self.silent.most_common()]
        share = self.silent.total() / asked
        print(f"  without a concrete reason {share:.1%}: {', '.join(where)}", flush=True)


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[[], *GAMES], help="all if left out")
    parser.add_argument("--games", type=int, default=2, help="of each title")
    parser.add_argument("--budget", type=float, default=0.05, help="seconds of each hint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="moves without a concrete reason")
    args = parser.parse_args()
    for name in args.game or GAMES:
        game = find(name)
        tally = Tally(game, args.show)
        for number in range(args.seed, args.seed + args.games):
            for ask, advice in hints(game, number, args.budget):
                tally.add(ask, advice)
        tally.report()


if __name__ == "__main__":
    main()
