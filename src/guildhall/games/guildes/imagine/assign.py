"""The search that hands out the cards of the gaps so that everybody could hold what he showed."""

from guildhall.games.guildes.imagine.cards import Dice, Row, flat
from guildhall.games.guildes.imagine.memory import Gap, Slot
from guildhall.games.guildes.imagine.reach import Reach
from guildhall.games.guildes.schema import KINDS

WILD = -1
"""Stands for a pick out of packets that were never seen, where others name a gap."""


class Assignment:
    """Places what seats must have picked, the hardest first; `cut` says that steps ran out.

    The cards nobody needs are handed out by lot afterwards: anybody may have picked anything else.
    After the first dead end it looks ahead: could each seat still have picked all it needs?
    """

    def __init__(
        self, needs: list[Row], gaps: list[Gap], wild: list[Slot], unseen: Row, dice: Dice
    ) -> None:
        """Take the cards each seat must have picked, the gaps, the wild picks and the unseen."""
        self.missing = [row[:] for row in needs]
        self.pools = [gap.cards[:] for gap in gaps]
        self.slots = [{slot[0]: slot for slot in gap.takers} for gap in gaps]
        self.wild: list[list[Slot]] = [[] for _ in needs]
        for slot in wild:
            self.wild[slot[0]].append(slot)
        self.unseen = unseen[:]
        self.dice = dice
        self.result: dict[Slot, int] = {}
        self.steps = 0
        self.cut = False
        self.wary = False

    def solve(self, steps: int) -> bool:
        """Place all needs in at most so many steps, then fill the gaps."""
        self.steps = steps
        if not self._place():
            return False
        for pool, slots in zip(self.pools, self.slots, strict=True):
            cards = self.dice.shuffled(flat(pool))
            self.result.update(zip(slots.values(), cards, strict=True))
        return True

    def _place(self) -> bool:
        """Place one need and all after it; False when that cannot be done."""
        hardest = self._hardest()
        if hardest is None:
            return True
        seat, kind, places = hardest
        for place in places:
            self.steps -= 1
            if self.steps < 0:
                self.cut = True
                return False
            slot = self._take(seat, kind, place)
            if not (self.wary and self._stuck()) and self._place():
                return True
            self.wary = True
            self._put_back(seat, kind, place, slot)
        return False

    def _stuck(self) -> bool:
        """Say whether some seat cannot have picked all that it still needs, whoever else does."""
        for seat, row in enumerate(self.missing):
            reach = Reach()
            reach.gaps = [
                pool for pool, slots in zip(self.pools, self.slots, strict=True) if seat in slots
            ]
            reach.wild = len(self.wild[seat])
            if reach.lacks(row):
                return True
        return False

    def _hardest(self) -> tuple[int, int, list[int]] | None:
        """Give the need with the least room and its places; none when all needs are placed."""
        found: tuple[int, int, list[int]] | None = None
        least = 0
        for seat, row in enumerate(self.missing):
            lacking = sum(row)
            spare = sum(seat in slots for slots in self.slots) + len(self.wild[seat]) - lacking
            if spare < 0:
                return seat, 0, []
            for kind in range(KINDS):
                if row[kind]:
                    places = self._places(seat, kind)
                    room = min(self._room(seat, kind, places) - row[kind], spare)
                    if found is None or room < least:
                        found, least = (seat, kind, places), room
        return (found[0], found[1], []) if found and least < 0 else found

    def _places(self, seat: int, kind: int) -> list[int]:
        """List where a seat may have picked a kind: gaps by lot, unseen packets last."""
        gaps = [
            gap
            for gap, slots in enumerate(self.slots)
            if seat in slots and self.pools[gap][kind] > 0
        ]
        wild = [WILD] if self.wild[seat] and self.unseen[kind] else []
        return [*self.dice.shuffled(gaps), *wild]

    def _room(self, seat: int, kind: int, places: list[int]) -> int:
        """Count the cards of a kind that a seat could still have picked."""
        wild = min(len(self.wild[seat]), self.unseen[kind])
        return sum(place != WILD for place in places) + wild

    def _take(self, seat: int, kind: int, place: int) -> Slot:
        self.missing[seat][kind] -= 1
        if place == WILD:
            slots = self.wild[seat]
            slot = slots.pop(self.dice.below(len(slots)))
            self.unseen[kind] -= 1
        else:
            slot = self.slots[place].pop(seat)
            self.pools[place][kind] -= 1
        self.result[slot] = kind
        return slot

    def _put_back(self, seat: int, kind: int, place: int, slot: Slot) -> None:
        self.missing[seat][kind] += 1
        if place == WILD:
            self.wild[seat].append(slot)
            self.unseen[kind] += 1
        else:
            self.slots[place][seat] = slot
            self.pools[place][kind] += 1
        del self.result[slot]
