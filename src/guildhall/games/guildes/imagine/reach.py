"""What a seat could have picked if nobody else had needed anything: a quick look before a search.

A redistribution can be explained in hundreds of thousands of ways (GU-21), and most ask of some
seat what it never had the chance to pick. Those are told here, before all seats are searched.
"""

from guildhall.games.guildes.imagine.cards import Row, flat


class Reach:
    """The picks of one seat: out of packets that were looked at, and out of others."""

    def __init__(self) -> None:
        """Start with none."""
        self.gaps: list[Row] = []
        """For each of its picks in a gap the cards that it was one of."""
        self.wild = 0

    def lacks(self, row: Row) -> int:
        """Give how many of these cards it cannot have picked, at least."""
        taken = [-1] * len(self.gaps)
        cards = flat(row)
        placed = sum(self._place(card, cards, taken, set()) for card in range(len(cards)))
        return max(0, len(cards) - placed - self.wild)

    def _place(self, card: int, cards: list[int], taken: list[int], asked: set[int]) -> bool:
        """Find a pick for a card; others make room where they can."""
        for at, gap in enumerate(self.gaps):
            if not gap[cards[card]] or at in asked:
                continue
            asked.add(at)
            if taken[at] < 0 or self._place(taken[at], cards, taken, asked):
                taken[at] = card
                return True
        return False
