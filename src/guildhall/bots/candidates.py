"""Moves under search: what playouts say about each, and which of them deserve more."""

from dataclasses import dataclass
from math import ceil, log2, sqrt

CAUTION = 0.7
"""By how many standard errors a move must be better than the favourite to be played."""
SURE = 3.0
"""How many standard errors make a difference certain."""
FEW = 12
"""Playouts before anything is certain."""
SMALL = 0.002
"""A share of a win that is not worth more thinking."""


@dataclass
class Candidate:
    """A move: its payoffs, and how they differ from those of the favourite in the same worlds."""

    move: int
    visits: int = 0
    total: float = 0.0
    difference: float = 0.0
    square: float = 0.0

    def add(self, payoff: float, favourite: float) -> None:
        """Note a playout, and that of the favourite in the same world with the same luck."""
        self.visits += 1
        self.total += payoff
        self.difference += payoff - favourite
        self.square += (payoff - favourite) ** 2

    def merge(self, other: "Candidate") -> None:
        """Add what another process found about the same move."""
        self.visits += other.visits
        self.total += other.total
        self.difference += other.difference
        self.square += other.square

    def share(self) -> float:
        """Give the expected share of the win, 0 to 1."""
        return self.total / self.visits if self.visits else 0.0

    def lead(self) -> float:
        """Give the mean difference to the favourite."""
        return self.difference / self.visits if self.visits else 0.0

    def doubt(self) -> float:
        """Give the standard error of the lead; wide while there is little to go by."""
        if self.visits < 2:
            return 1.0
        spread = max(self.square - self.difference**2 / self.visits, 0.0) / (self.visits - 1)
        return sqrt((spread + 0.005) / self.visits)

    def believed(self, usual: float) -> float:
        """Give the lead as far as it is believed: less the more of it may be by chance.

        `usual`: by how much moves usually differ.
        """
        return self.lead() * usual**2 / (usual**2 + self.doubt() ** 2)


class Field:
    """The candidates of one decision, the favourite first, and those that are still in the race."""

    def __init__(self, moves: list[int]) -> None:
        """Take the moves, the one that looks best without search first."""
        self.every = [Candidate(move) for move in moves]
        self.alive = list(self.every)
        self.halvings = max(1, ceil(log2(len(moves))))
        self.halved = 0

    def note(self, payoffs: list[float]) -> None:
        """Note a playout of each move that is alive."""
        for candidate, payoff in zip(self.alive, payoffs, strict=True):
            candidate.add(payoff, payoffs[0])

    def lead(self, candidate: Candidate) -> float:
        """Give by how much a move leads the favourite."""
        return candidate.lead()

    def thin_out(self, used: float) -> None:
        """Drop moves that are surely worse, and halve the field as the budget is used up."""
        favourite, *others = self.alive
        others = [c for c in others if c.visits < FEW or self.lead(c) > -SURE * c.doubt()]
        while self.halved + 1 < self.halvings and used > (self.halved + 1) / self.halvings:
            self.halved += 1
            others = sorted(others, key=lambda c: -self.lead(c))[: max(1, len(others) // 2)]
        self.alive = [favourite, *others]

    def decided(self) -> bool:
        """Say whether more playouts could hardly change the choice."""
        others = self.alive[1:]
        if not others:
            return True
        if others[0].visits < FEW:
            return False
        if all(self.lead(c) + 2 * c.doubt() < SMALL for c in others):
            return True
        best = max(others, key=self.lead)
        return all(
            self.lead(best) - self.lead(c) > SURE * (c.doubt() if c.difference else best.doubt())
            for c in self.alive
            if c is not best
        )

    def ranked(self) -> list[Candidate]:
        """Give all moves, the best first; what is not surely better stays behind the favourite."""
        return sorted(self.every, key=self.merit, reverse=True)

    def merit(self, candidate: Candidate) -> float:
        """Give what a move is chosen by."""
        if candidate is self.every[0]:
            return 0.0
        return candidate.lead() - CAUTION * candidate.doubt() if candidate.visits else -1.0


class Weighed(Field):
    """A field of moves that were not liked alike before: playouts must outweigh that."""

    def __init__(self, liked: dict[int, float], usual: float) -> None:
        """Take how much each move was liked, in parts of a win, the one liked best first.

        `usual`: by how much moves usually differ.
        """
        super().__init__(list(liked))
        best = max(liked.values())
        self.behind = {move: worth - best for move, worth in liked.items()}
        self.usual = usual

    def lead(self, candidate: Candidate) -> float:
        """Give by how much a move leads the favourite, less by what it was liked less."""
        return candidate.lead() + self.behind[candidate.move]

    def merit(self, candidate: Candidate) -> float:
        """Give what a move is chosen by: what was seen of it counts as far as it is believed."""
        if not candidate.visits:
            return -1.0 + self.behind[candidate.move]
        return candidate.believed(self.usual) + self.behind[candidate.move]
