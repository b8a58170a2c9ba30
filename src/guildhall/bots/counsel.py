"""What a judge says of many games at once: which move it would make, how it leans every choice.

Compiled: a learner asks it about every position that it is taught with.
"""

from typing import Final, final

from guildhall.bots.judge import POINT, Judge, best_of
from guildhall.core.batch import ManyGames
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import Int, Ints, Short, Shorts, ints, shorts

__all__ = ["FINE", "NOT_ASKED", "Counsel", "leaning"]

FINE: Final = 100
"""Leanings are counted in hundredths of a logit."""
LEAST: Final = -20 * FINE
"""What lies further behind is as good as never chosen; a network can still make up for it."""
NOT_ASKED: Final = -1
WHOLE: Final = POINT * 1000


def leaning(behind: Int, trust: Int) -> Int:
    """Give what to add to a move's logit; `trust`: what a point behind costs, in thousandths."""
    lean: Int = (behind * trust * FINE + WHOLE // 2) // WHOLE
    return -lean if lean < -LEAST else LEAST


@final
class Counsel:
    """Asks a judge about a row of games; `look` fills fresh arrays.

    `best` is a move that the judge likes best, equal ones by lot, in one of `every` games (0: in
    none); `lean` how it leans each legal move of all games, empty where it is not trusted.
    """

    def __init__(self, judge: Judge, every: Int, trust: Int, seed: Int) -> None:
        self.judge: Judge = judge
        self.every: Int = every
        self.trust: Int = trust
        self.luck: FastLuck = FastLuck(seed)
        self.best: Ints = ints(0)
        self.lean: Shorts = shorts(0)

    def look(self, games: ManyGames, first: Int) -> None:
        """Ask about games whose row begins at `first`, as they were at their last look."""
        number: Int = len(games.states)
        self.best = ints(number, NOT_ASKED)
        self.lean = shorts(number * games.actions if self.trust > 0 else 0)
        for n in range(number):
            advised = self.every > 0 and (first + n) % self.every == 0
            if advised or self.trust > 0:
                moves = games.offers[n]
                worths = self.judge.worths(games.states[n], games.seats[n], moves)
                at = best_of(worths, self.luck)
                if advised:
                    self.best[n] = moves[at]
                if self.trust > 0:
                    self._lean(moves, worths, worths[at], n * games.actions)

    def _lean(self, moves: Ints, worths: Ints, best: Int, start: Int) -> None:
        lean = self.lean
        for at in range(len(moves)):
            lean[start + moves[at]] = Short(leaning(best - worths[at], self.trust))
