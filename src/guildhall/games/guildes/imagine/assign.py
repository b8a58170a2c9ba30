"""The search that hands out the cards of the gaps so that everybody could hold what he showed."""

from guildhall.games.guildes.imagine.cards import Dice, Row
from guildhall.games.guildes.imagine.memory import Gap, Slot
from guildhall.games.guildes.tables import KINDS


class Assignment:
    """A randomised depth-first search: every solution can come out, one always exists."""

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
        for seat, _ in [slot for _, slot in self.slots] + wild:
            self.open[seat] += 1

    def solve(self) -> bool:
        """Fill all gaps, then the wild picks that are needed."""
        return self._feasible() and self._fill(0)

    def _feasible(self) -> bool:
        """Say whether every seat has picks enough for what it lacks, and cards exist for it."""
        if any(lack > left for lack, left in zip(self.lacking, self.open, strict=True)):
            return False
        for kind in range(KINDS):
            want = sum(row[kind] for row in self.missing)
            if want > self.unseen[kind] + sum(pool[kind] for pool in self.pools):
                return False
        return True

    def _fill(self, at: int) -> bool:
        if at == len(self.slots):
            return self._fill_wild()
        gap, slot = self.slots[at]
        for kind in self._kinds(gap, slot[0]):
            needed = self._take(gap, slot, kind)
            if self._feasible() and self._fill(at + 1):
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
