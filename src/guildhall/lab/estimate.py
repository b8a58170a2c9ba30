"""What a position promises each seat: the mean of games played on from it by quick players."""

import time
from dataclasses import dataclass

from guildhall.bots.judge import Judge
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State

WORD = 1 << 32


@dataclass
class Estimate:
    """Win shares (they sum to 1) and expected scores per seat, from so many games."""

    shares: list[float]
    scores: list[float]
    games: int


def win_shares(ranks: list[int]) -> list[float]:
    """Give each seat's part of a finished game: one for a lone winner, split among several."""
    winners = sum(rank == 1 for rank in ranks)
    return [(rank == 1) / winners for rank in ranks]


def play_on(state: State, judge: Judge | None, luck: FastLuck) -> None:
    """Play a position to its end, in place, with the judge's quick moves; without one, any."""
    while not state.over():
        mask = int(state.actors())
        if not mask:
            state.play(CHANCE, luck.pick(state.chance(), 0))
            continue
        seat = (mask & -mask).bit_length() - 1
        moves = state.legal(seat)
        if judge is None or len(moves) == 1:
            state.play(seat, moves[luck.below(len(moves))])
        else:
            state.play(seat, judge.guide(state, seat, moves, luck))


class Mean:
    """Adds up finished games."""

    def __init__(self, seats: int) -> None:
        """Start with none."""
        self.shares = [0.0] * seats
        self.scores = [0.0] * seats
        self.games = 0

    def add(self, ended: State) -> None:
        """Count one."""
        self.games += 1
        ranks = [int(rank) for rank in ended.ranks()]
        for seat, share in enumerate(win_shares(ranks)):
            self.shares[seat] += share
            self.scores[seat] += int(ended.scores()[seat])

    def estimate(self) -> Estimate:
        """Give the means so far."""
        shares = [share / self.games for share in self.shares]
        return Estimate(shares, [score / self.games for score in self.scores], self.games)


def estimate(state: State, judge: Judge | None, luck: FastLuck, budget: float) -> Estimate:
    """Play a position on, again and again, for so many seconds; two games at the least."""
    mean = Mean(len(state.scores()))
    until = time.perf_counter() + budget
    while mean.games < 2 or time.perf_counter() < until:
        world = state.copy()
        play_on(world, judge, luck)
        mean.add(world)
    return mean.estimate()
