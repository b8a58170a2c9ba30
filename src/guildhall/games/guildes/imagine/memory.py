"""What a view remembers of this ballot, and what must hold in every world that fits it.

A card of this ballot was dealt, picked by somebody at some step, and is now shown, held or gone.
What the seat saw of a packet tells which cards went to which opponents (a *gap*: some cards, as
many takers, one each). Cards nobody saw pass are *wild*. Opponents must have been able to hold what
they have shown since.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from guildhall.core.view import SPECTATING
from guildhall.games.guildes.imagine.cards import Dice, Row, counts, flat, minus, plus
from guildhall.games.guildes.imagine.reach import Reach
from guildhall.games.guildes.schema import (
    KINDS,
    PHASE_DEAL,
    PHASE_DRAFT,
    PHASE_EVENT,
    PHASE_HANDBACK,
    PHASE_TRICKS,
    REDISTRIBUTION,
    TRICK_C,
)
from guildhall.games.guildes.tables import DEAL, DECK
from guildhall.games.guildes.view import GuildesView

Slot = tuple[int, int]
"""A pick: which seat, at which step."""
Gift = tuple[int, int, int]
"""A card of the redistribution: receiver, giver, kind (-1: whatever the giver can spare)."""


@dataclass
class Gap:
    """Cards that left a packet between two looks, and the picks that took them, one each."""

    cards: Row
    takers: list[Slot]


@dataclass
class Needs:
    """What must hold besides the gaps: cards each seat must have picked, cards dealt long ago."""

    held: list[Row]
    past: Row
    gifts: list[Gift]


class Memory:
    """The view, sorted: every pick so far is mine, in a gap, or wild."""

    def __init__(self, view: GuildesView, dice: Dice) -> None:
        self.v = view
        self.dice = dice
        self.me = view.seat
        self.seats = view.seats
        self.deal = int(DEAL[view.seats])
        self.picked = self._steps_done()
        self.picks = [[-1] * self.deal for _ in range(self.seats)]
        self.wild: list[Slot] = []
        self.gaps: list[Gap] = []
        self.rest: dict[int, Row] = {}
        self._read_memory()
        self.reach = self._reaches()

    # What the view remembers

    def _steps_done(self) -> int:
        """Count the steps of the draft that are over: everybody has picked that often."""
        v = self.v
        if v.phase in (PHASE_DEAL, PHASE_EVENT, PHASE_TRICKS):
            return 0
        return v.step if v.phase == PHASE_DRAFT else self.deal

    def holder(self, owner: int, step: int) -> int:
        """Give the seat that holds at a step the packet that was dealt to an owner (GU-7)."""
        return (owner + self.v.arrow * step) % self.seats

    def _read_memory(self) -> None:
        """Sort every pick made so far: mine, in a gap, or wild; keep the rest of known packets."""
        if self.me != SPECTATING:
            for step, kind in enumerate(self.v.picks):
                self.picks[self.me][step] = kind
        for owner in range(self.seats):
            self._read_packet(owner)

    def _read_packet(self, owner: int) -> None:
        looks = [step for step in range(len(self.v.seen)) if self.holder(owner, step) == self.me]
        first = looks[0] if looks else self.picked
        self.wild += [(self.holder(owner, t), t) for t in range(min(first, self.picked))]
        for look, following in pairwise(looks):
            takers = [(self.holder(owner, t), t) for t in range(look + 1, following)]
            self.gaps.append(Gap(minus(self._passed_on(look), self.v.seen[following]), takers))
        if looks:
            takers = [(self.holder(owner, t), t) for t in range(looks[-1] + 1, self.picked)]
            self._last_look(owner, self._passed_on(looks[-1]), takers)

    def _passed_on(self, look: int) -> Row:
        """Give the packet as this seat passed it on, or holds it while it has not picked."""
        after = self.v.seen[look][:]
        if look < len(self.v.picks):
            after[self.v.picks[look]] -= 1
        return after

    def _last_look(self, owner: int, after: Row, takers: list[Slot]) -> None:
        """Some of the cards are still in the packet: choose which."""
        cards = self.dice.shuffled(flat(after))
        self.gaps.append(Gap(counts(cards[: len(takers)]), takers))
        self.rest[owner] = counts(cards[len(takers) :])

    def _reaches(self) -> list[Reach]:
        """Sort the same picks by seat."""
        out = [Reach() for _ in range(self.seats)]
        for gap in self.gaps:
            for seat, _ in gap.takers:
                out[seat].gaps.append(gap.cards)
        for seat, _ in self.wild:
            out[seat].wild += 1
        return out

    # What must hold

    def needs(self) -> Iterator[Needs]:
        """Give, in random order, every way to explain what opponents showed and drew."""
        for past, extra in self._explain_drawing():
            held = [plus(a, b) for a, b in zip(self.v.shown, extra, strict=True)]
            if self.redistributed():
                for kept, gifts in self._explain_gifts(0, held, list(range(self.seats)), []):
                    yield self._others_needs(kept, past, gifts)
            else:
                yield self._others_needs(held, past, [])

    def _others_needs(self, held: list[Row], past: Row, gifts: list[Gift]) -> Needs:
        """Leave out this seat: its own picks are known."""
        rows = [[0] * KINDS if seat == self.me else row for seat, row in enumerate(held)]
        return Needs(rows, past[:], gifts)

    def redistributed(self) -> bool:
        """Say whether cards were put aside by all in this ballot (GU-21)."""
        v = self.v
        return v.events and v.event == REDISTRIBUTION and v.phase >= PHASE_HANDBACK

    def before(self) -> Row:
        """Give the cards that lay in all tableaux when the ballot began."""
        v = self.v
        out = v.sacrificed[:]
        for seat in range(self.seats):
            out = plus(out, minus(v.tableau[seat], v.shown[seat]))
        if v.recalled >= 0:
            out[v.recalled] += 1
        if v.salvaged >= 0:
            out[v.salvaged] -= 1
        return out

    def _explain_drawing(self) -> Iterator[tuple[Row, list[Row]]]:
        """GU-31, GU-34: trick D drew cards dealt long ago or left over by owners of A, B, C."""
        needed = self._drawn_for_sure()
        known = minus(plus(self.v.known_out, self.v.sacrificed), self.before())
        if self.me != SPECTATING and self.left_before_d(self.me):
            known = plus(known, minus(self.my_holding(), self.v.shown[self.me]))
        missing = [kind for kind in range(KINDS) for _ in range(needed[kind] - known[kind])]
        others = [o for o in range(self.seats) if o != self.me and self.left_before_d(o)]
        for sources in self._choices([[-1, *others] for _ in missing]):
            past, extra = self.v.known_out[:], [[0] * KINDS for _ in range(self.seats)]
            for kind, source in zip(missing, sources, strict=True):
                (past if source < 0 else extra[source])[kind] += 1
            if sum(past) <= self.dealt_before():
                yield past, extra

    def _drawn_for_sure(self) -> Row:
        v = self.v
        return counts([k for k in v.drawn or [v.salvaged] if k >= 0])

    def left_before_d(self, seat: int) -> bool:
        """Say whether a seat's leftovers were in the discard pile before trick D (GU-34)."""
        return 0 <= self.v.tricks[seat] <= TRICK_C

    def my_holding(self) -> Row:
        """Give all cards that this seat had in hand during the ballot."""
        holding = counts(self.v.picks)
        if self.v.received >= 0:
            holding[self.v.received] += 1
        if self.v.given >= 0:
            holding[self.v.given] -= 1
        return holding

    def _choices(self, options: list[list[int]]) -> Iterator[list[int]]:
        """Give every way to choose one of each list, in random order."""
        if not options:
            yield []
            return
        for first in self.dice.shuffled(options[0]):
            for others in self._choices(options[1:]):
                yield [first, *others]

    def _explain_gifts(
        self, receiver: int, held: list[Row], givers: list[int], gifts: list[Gift]
    ) -> Iterator[tuple[list[Row], list[Gift]]]:
        """GU-21: who received whose card; a gift of no kind yet is chosen from what is to spare."""
        if receiver == self.seats:
            kept = self._kept_of(held, gifts)
            if all(kind >= 0 or sum(kept[giver]) < self.deal for _, giver, kind in gifts):
                yield kept, gifts
            return
        for giver in self.dice.shuffled(givers):
            for kind in self._simple_first(self._gift_kinds(receiver, giver, held)):
                left = [seat for seat in givers if seat != giver]
                more = [*gifts, (receiver, giver, kind)]
                if not self._within_reach(held, more):
                    continue
                yield from self._explain_gifts(receiver + 1, held, left, more)

    def _within_reach(self, held: list[Row], gifts: list[Gift]) -> bool:
        """Say whether the last gift leaves giver and receiver with what each could have picked.

        Who has nothing yet may still get one card that explains what was shown.
        """
        kept, receiver, giver = self._kept_of(held, gifts), *gifts[-1][:2]
        return all(
            seat == self.me
            or self.reach[seat].lacks(kept[seat])
            <= (seat >= len(gifts) and self.has_received(seat))
            for seat in {receiver, giver}
        )

    def _simple_first(self, kinds: list[int]) -> list[int]:
        """Put the kinds in random order; mostly a gift that explains nothing comes first."""
        order = self.dice.shuffled(kinds)
        if -1 in order and self.dice.below(10) < 7:
            order.remove(-1)
            order.insert(0, -1)
        return order

    def _kept_of(self, held: list[Row], gifts: list[Gift]) -> list[Row]:
        """Give what each seat must have picked: what it held unless given, and what it gave."""
        needs = [row[:] for row in held]
        for receiver, giver, kind in gifts:
            if kind >= 0:
                needs[giver][kind] += 1
                if self.has_received(receiver) and held[receiver][kind] > 0:
                    needs[receiver][kind] -= 1
        return needs

    def _gift_kinds(self, receiver: int, giver: int, held: list[Row]) -> list[int]:
        v = self.v
        mine = v.given if giver == self.me else -1
        got = v.received if receiver == self.me else -1
        if mine >= 0 or got >= 0:
            return [] if mine >= 0 and got >= 0 and mine != got else [max(mine, got)]
        shown = [kind for kind in range(KINDS) if held[receiver][kind] > 0]
        return [-1, *shown] if self.has_received(receiver) else [-1]

    def has_received(self, seat: int) -> bool:
        """Say whether a seat has its card of the redistribution back."""
        return self.v.phase != PHASE_HANDBACK or seat < self.v.cursor

    def unseen(self, past: Row) -> Row:
        """Count the cards that could be anywhere: not dealt long ago, not seen in this ballot."""
        left = minus([int(DECK[self.seats * KINDS + k]) for k in range(KINDS)], past)
        left = minus(left, counts(self.v.picks))
        for row in [gap.cards for gap in self.gaps] + list(self.rest.values()):
            left = minus(left, row)
        return left

    def unseen_packets(self) -> dict[int, int]:
        """Give the size of each packet that this seat never held, by the seat it was dealt to."""
        if self.picked == self.deal:
            return {owner: 0 for owner in range(self.seats) if owner not in self.rest}
        holders = {owner: self.holder(owner, self.picked) for owner in range(self.seats)}
        return {
            owner: self.v.packet_sizes[holder] + self.v.chosen_sizes[holder]
            for owner, holder in holders.items()
            if owner not in self.rest
        }

    def dealt_before(self) -> int:
        """Count the cards dealt in earlier ballots (GU-4)."""
        return (self.v.ballot - 1) * self.seats * self.deal
