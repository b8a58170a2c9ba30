"""Groups with the lowest cost: annealing over swaps of two people, the same for the same seed.

The cost counts what should not happen twice before anything else: each pair costs the square of
how often it meets, each person the square of how often they sit out. What is left is the
difference in standing of those who meet, in Swiss rounds.
"""

import math
from collections.abc import Sequence
from itertools import combinations
from random import Random

UNIT = 1 << 24
"""What one meeting costs; all differences in standing together cost less."""
COLD, WARMTH = 0.3, 2 * UNIT
"""Temperatures at the end and at the beginning, in costs."""

Groups = list[list[int]]
"""Who sits at each table of a round, by number; the last group sits out."""
Matrix = list[list[int]]


class Search:
    """Rounds that are still to be played, and how often each pair has met with them."""

    def __init__(
        self,
        rounds: Sequence[Groups],
        met: Sequence[Sequence[int]],
        byes: Sequence[int],
        gaps: Matrix | None = None,
    ) -> None:
        self.rounds = [[list(group) for group in groups] for groups in rounds]
        self.met: Matrix = [list(row) for row in met]
        """How often each pair meets, what has been played included."""
        self.byes = list(byes)
        self.gaps = gaps or [[0] * len(self.met)] * len(self.met)
        for groups in self.rounds:
            for group in groups[:-1]:
                for one, other in combinations(group, 2):
                    self._meet(one, other, 1)
            for one in groups[-1]:
                self.byes[one] += 1

    def _meet(self, one: int, other: int, times: int) -> None:
        self.met[one][other] += times
        self.met[other][one] += times

    def _added(self, one: int, other: int, here: list[int], there: list[int]) -> int:
        """What it adds to the cost when two people of two tables change places."""
        met_one, met_other = self.met[one], self.met[other]
        gap_one, gap_other = self.gaps[one], self.gaps[other]
        again = gap = 0
        for who in here:
            if who != one:
                again += met_other[who] - met_one[who] + 1
                gap += gap_other[who] - gap_one[who]
        for who in there:
            if who != other:
                again += met_one[who] - met_other[who] + 1
                gap += gap_one[who] - gap_other[who]
        return 2 * UNIT * again + gap

    def _added_by_rest(self, one: int, resting: int, here: list[int]) -> int:
        """The same when one person of a table sits out and another no longer does."""
        met_one, met_other = self.met[one], self.met[resting]
        again = gap = 0
        for who in here:
            if who != one:
                again += met_other[who] - met_one[who] + 1
                gap += self.gaps[resting][who] - self.gaps[one][who]
        rest = self.byes[one] - self.byes[resting] + 1
        return 2 * UNIT * (again + len(self.met) * rest) + gap

    def _swap(self, groups: Groups, first: int, second: int, at: int, to: int) -> None:
        """Let two people of different groups change places."""
        here, there = groups[first], groups[second]
        one, other = here[at], there[to]
        for group, leaves, comes in ((here, one, other), (there, other, one)):
            if group is groups[-1]:
                self.byes[leaves] -= 1
                self.byes[comes] += 1
                continue
            for who in group:
                if who != leaves:
                    self._meet(leaves, who, -1)
                    self._meet(comes, who, 1)
        here[at], there[to] = other, one

    def anneal(self, luck: Random, trials: int) -> list[Groups]:
        """The best rounds of so many tries."""
        free = [groups for groups in self.rounds if sum(map(bool, groups)) > 1]
        cost = lowest = 0
        best = self.copied()
        cooling = (COLD / WARMTH) ** (1 / max(1, trials))
        warmth, draw = float(WARMTH), luck.random
        for _ in range(trials if free else 0):
            warmth *= cooling
            groups = free[int(draw() * len(free))]
            last = len(groups) - 1
            first, second = _two_groups(groups, luck)
            at, to = int(draw() * len(groups[first])), int(draw() * len(groups[second]))
            one, other, here = groups[first][at], groups[second][to], groups[first]
            if second == last:
                added = self._added_by_rest(one, other, here)
            else:
                added = self._added(one, other, here, groups[second])
            if added > 0 and draw() >= math.exp(-added / warmth):
                continue
            self._swap(groups, first, second, at, to)
            cost += added
            if cost < lowest:
                lowest, best = cost, self.copied()
        return best

    def copied(self) -> list[Groups]:
        """The rounds as they stand now."""
        return [[list(group) for group in groups] for groups in self.rounds]


def _two_groups(groups: Groups, luck: Random) -> tuple[int, int]:
    """Two different groups that somebody sits in, in their order."""
    full = len(groups) - (not groups[-1])
    first = int(luck.random() * full)
    second = int(luck.random() * (full - 1))
    return (second, first) if second < first else (first, second + 1)
