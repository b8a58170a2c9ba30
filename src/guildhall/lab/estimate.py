"""What a position promises each seat: by games played to the end from it, or by a network."""

import time
from dataclasses import dataclass
from statistics import fmean

from guildhall.bots.onnx import Net
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import State

TO_THE_END = 1_000_000
"""More decisions than any game has: a judge's opinion in mid-game is not needed here."""
FEWEST = 6
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


def foreseen(net: Net, state: State) -> list[float]:
    """Give the win shares that a network expects: the mean of what it sees with every seat's eyes.

    The eyes of all together know the truth, and so a little more than any seat.
    """
    seats = range(len(state.scores()))
    rows = [list(net.game.encoded(state, seat, net.places)) for seat in seats]
    wins = net.answers(net.numpy.array(rows), "wins")[0].tolist()
    return [fmean(wins[eye][(seat - eye) % len(seats)] for eye in seats) for seat in seats]


class Playing:
    """Plays positions of a game to the end with the judge's quick moves."""

    def __init__(self, game: Game, seats: int) -> None:
        """Take the game; how clear a win must be to count fully is the master's opinion."""
        self.seats = seats
        knobs = Knobs(depth=TO_THE_END, heat=game.meta.bots.master.heat)
        self.search = Search(find_judge(game.name), seats, 0, knobs)

    def end(self, state: State, luck: FastLuck) -> Estimate:
        """Play a position on, in place; shares go by rank and by lead, half and half."""
        self.search.run(state, luck)
        shares = [int(payoff) / WHOLE for payoff in self.search.payoffs(state)]
        whole = sum(shares)
        scores = [float(score) for score in state.scores()]
        return Estimate([share / whole for share in shares], scores)

    def mean(self, state: State, luck: FastLuck, budget: float, fewest: int = FEWEST) -> Estimate:
        """Play a position on, again and again, for so many seconds."""
        until = time.perf_counter() + budget
        ends: list[Estimate] = []
        while len(ends) < fewest or time.perf_counter() < until:
            ends.append(self.end(state.copy(), luck))
        return Estimate(
            [sum(end.shares[seat] for end in ends) / len(ends) for seat in range(self.seats)],
            [sum(end.scores[seat] for end in ends) / len(ends) for seat in range(self.seats)],
        )
