"""What a position promises each seat: the mean of games played on from it, as the master does."""

import time
from dataclasses import dataclass

from guildhall.bots.judge import POINT
from guildhall.bots.master import KNOBS
from guildhall.bots.search import WHOLE, Search
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import State

FEWEST = 2
"""Games played on from a position, however short the time."""


@dataclass(frozen=True)
class Estimate:
    """Win shares (they sum to 1) and expected final scores per seat."""

    shares: list[float]
    scores: list[float]


def win_shares(ranks: list[int]) -> list[float]:
    """Give each seat's part of a finished game: one for a lone winner, split among several."""
    winners = sum(rank == 1 for rank in ranks)
    return [(rank == 1) / winners for rank in ranks]


class Playing:
    """Plays positions of a game on with the judge's quick moves, to the end or to its horizon."""

    def __init__(self, game: Game, seats: int) -> None:
        """Take the game; the master's knobs say how far it looks."""
        self.seats = seats
        self.judge = find_judge(game.name)
        self.search = Search(self.judge, seats, 0, KNOBS[game.name])

    def end(self, state: State, luck: FastLuck) -> Estimate:
        """Play a position on, in place; shares by rank and lead, or by what the judge expects."""
        self.search.run(state, luck)
        shares = [int(payoff) / WHOLE for payoff in self.search.payoffs(state)]
        whole = sum(shares)
        if state.over():
            scores = [float(score) for score in state.scores()]
        else:
            scores = [int(self.judge.value(state, seat)) / POINT for seat in range(self.seats)]
        return Estimate([share / whole for share in shares], scores)

    def mean(self, state: State, luck: FastLuck, budget: float) -> Estimate:
        """Play a position on, again and again, for so many seconds."""
        until = time.perf_counter() + budget
        ends: list[Estimate] = []
        while len(ends) < FEWEST or time.perf_counter() < until:
            ends.append(self.end(state.copy(), luck))
        return Estimate(
            [sum(end.shares[seat] for end in ends) / len(ends) for seat in range(self.seats)],
            [sum(end.scores[seat] for end in ends) / len(ends) for seat in range(self.seats)],
        )
