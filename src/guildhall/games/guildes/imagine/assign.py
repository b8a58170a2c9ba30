"""The search that hands out the cards of the gaps so that everybody could hold what he showed."""

from guildhall.games.guildes.imagine.cards import Dice, Row
from guildhall.games.guildes.imagine.memory import Gap, Slot
from guildhall.games.guildes.tables import KINDS


class Assignment:
    """A randomised depth-first search with a limit of steps; `cut` says that it ran into it."""

    def __init__(
        self, needs: list[Row], gaps: list[Gap], wild: list[Slot], unseen: Row, dice: Dice
    ) -> None:
        """Take the cards each seat must have picked, the gaps, the wild picks and the unseen."""
        self.missing = [row[:] for row in needs]
        self.lacking = [sum(row) for row in needs]
        self.open = [0] * len(needs)
        self.pools = [gap.cards[:] for gap in gaps]
        self.slots = [(g, slot) for g, gap in enumerate(gaps) for slot in gap.takers]
        self.wild = wild
        self.unseen = unseen[:]
        self.dice = dice
        self.result: dict[Slot, int] = {}
        self.steps = 0
        self.cut = False
        self.wild_of = [0] * len(needs)
        for seat, _ in [slot for _, slot in self.slots] + wild:
            self.open[seat] += 1
        for seat, _ in wild:
            self.wild_of[seat] += 1

    def solve(self, steps: int) -> bool:
        """Fill all gaps, then the wild picks that are needed, in at most so many steps."""
        self.steps = steps
        return self._feasible(0) and self._fill(0)

    def _feasible(self, at: int) -> bool:
        """Say whether what every seat lacks can still come from its open picks.

        What no open gap of a seat can give must come from its wild picks and the unseen cards.
        """
        if any(lack > left for lack, left in zip(self.lacking, self.open, strict=True)):
            return False
        from_unseen = [0] * KINDS
        for seat, row in enumerate(self.missing):
            if self.lacking[seat]:
                pools = [self.pools[gap] for gap, slot in self.slots[at:] if slot[0] == seat]
                short = [
                    max(0, need - sum(pool[kind] > 0 for pool in pools)) if need else 0
                    for kind, need in enumerate(row)
                ]
                if sum(short) > self.wild_of[seat]:
                    return False
                from_unseen = [a + b for a, b in zip(from_unseen, short, strict=True)]
        return all(a <= b for a, b in zip(from_unseen, self.unseen, strict=True)) and all(
            sum(row[kind] for row in self.missing)
            <= self.unseen[kind] + sum(pool[kind] for pool in self.pools)
            for kind in range(KINDS)
        )

    def _fill(self, at: int) -> bool:
        if at == len(self.slots):
            return self._fill_wild()
        gap, slot = self.slots[at]
        for kind in self._kinds(gap, slot[0]):
            self.steps -= 1
            if self.steps < 0:
                self.cut = True
                return False
            needed = self._take(gap, slot, kind)
            if self._feasible(at + 1) and self._fill(at + 1):
                return True
            self._put_back(gap, slot, kind, needed)
        return False

    def _kinds(self, gap: int, seat: int) -> list[int]:
        """Give the kinds left in a gap in the order of drawing, those the seat lacks first."""
        pool = self.pools[gap]
        kinds = self.dice.shuffled([kind for kind in range(KINDS) if pool[kind] > 0])
        return sorted(kinds, key=lambda kind: self.missing[seat][kind] == 0)

    def _take(self, gap: int, slot: Slot, kind: int) -> bool:
        seat = slot[0]
        needed = self.missing[seat][kind] > 0
        self.missing[seat][kind] -= needed
        self.lacking[seat] -= needed
        self.open[seat] -= 1
        self.pools[gap][kind] -= 1
        self.result[slot] = kind
        return needed

    def _put_back(self, gap: int, slot: Slot, kind: int, needed: bool) -> None:
        seat = slot[0]
        self.missing[seat][kind] += needed
        self.lacking[seat] += needed
        self.open[seat] += 1
        self.pools[gap][kind] += 1
        del self.result[slot]

    def _fill_wild(self) -> bool:
        """Give what is still lacking to wild picks of that seat; the others stay open."""
        for seat, row in enumerate(self.missing):
            slots = [slot for slot in self.wild if slot[0] == seat]
            for kind in range(KINDS):
                for _ in range(row[kind]):
                    self.result[slots.pop(self.dice.below(len(slots)))] = kind
        return True
