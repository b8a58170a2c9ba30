"""The judge of a game that has none of its own: it counts points."""

from guildhall.bots.judge import POINT, Judge
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.core.state import State


class PointsJudge(Judge):
    """Likes what leaves a seat furthest ahead of the best of the others at once."""

    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Give the lead after each move."""
        out = with_capacity(len(moves))
        for at in range(len(moves)):
            after = state.copy()
            after.play(seat, moves[at])
            out = append(out, POINT * lead(after, seat))
        return out

    def value(self, state: State, seat: Int) -> Int:
        """Give the points so far."""
        return POINT * state.scores()[seat]


def lead(state: State, seat: Int) -> Int:
    """Count the points of a seat beyond those of the best of the others."""
    scores = state.scores()
    best: Int = scores[1 - min(seat, Int(1))]
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
    return scores[seat] - best
