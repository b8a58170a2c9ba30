"""What moves and positions of Sample Game are worth, in thousandths of a point."""

from typing import cast

from guildhall.bots.judge import POINT, Judge
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.core.state import State
from guildhall.games.sample_game.schema import LAY, SampleGameState
from guildhall.games.sample_game.state import taker
from guildhall.games.sample_game.tables import STRENGTH


class SampleGameJudge(Judge):
    """Takes a trick as cheaply as it can, and gives it up with the weakest card."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.strength: Int = int(weights["strength"] * POINT)

    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Give the chance of the trick less the strength that is spent on it."""
        s = cast("SampleGameState", state)
        out = with_capacity(len(moves))
        for at in range(len(moves)):
            card = moves[at] - LAY
            out = append(out, _chance(s, seat, card) - self.strength * STRENGTH[card])
        return out

    def value(self, state: State, seat: Int) -> Int:
        """Give the points so far."""
        return POINT * state.scores()[seat]


def _chance(s: SampleGameState, seat: Int, card: Int) -> Int:
    """Guess how likely a card takes the trick: the less, the more seats still answer it."""
    best = taker(s)
    if best >= 0 and STRENGTH[s.laid[best]] >= STRENGTH[card]:
        return 0
    answers: Int = (s.leader - seat - 1) % s.seats
    return POINT if answers == 0 else POINT * STRENGTH[card] // (5 + answers)
