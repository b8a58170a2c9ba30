"""Setting up the state of an imagined world, field by field, from nothing but a view."""

from guildhall.core.numbers import Ints, made
from guildhall.core.view import SPECTATING
from guildhall.games.guildes.game import Guildes, new_guildes
from guildhall.games.guildes.imagine.cards import Row, counts, flat, minus, plus
from guildhall.games.guildes.imagine.memory import Memory, Needs
from guildhall.games.guildes.schema import KINDS, TRICK_E


def matrix(rows: list[Row]) -> Ints:
    """Lay rows end to end."""
    return made([number for row in rows for number in row])


class Build:
    """Every pick and packet is known now; what follows is bookkeeping."""

    def __init__(self, memory: Memory, needs: Needs, deck: Row) -> None:
        """Take the memory with all picks filled in, the explanation it rests on, and the deck."""
        self.m = memory
        self.v = memory.v
        self.needs = needs
        self.past = needs.past
        self.deck = deck
        self.seats = range(memory.seats)
        self.given = [-1] * memory.seats
        self.received = [-1] * memory.seats
        self.aside = [0] * KINDS
        self.hands = [[0] * KINDS for _ in self.seats]
        self.chosen = [[-1, -1] for _ in self.seats]
        self.covered = [-1] * memory.seats
        self.drawn = [-1, -1]
        self.leftovers = [[0] * KINDS for _ in self.seats]
        self.packets = [[0] * KINDS for _ in self.seats]

    def state(self) -> Guildes:
        """Give the finished state."""
        self._hand_out_gifts()
        for seat in self.seats:
            self._hold(seat)
            self._hold_packet(seat)
        self._draw()
        s = new_guildes(self.v.seats, self.v.events, self.v.dirty_tricks)
        self._set_public(s)
        self._set_hidden(s)
        return s

    def _hand_out_gifts(self) -> None:
        """GU-21: settle who gave and got what; a gift of no kind is one the giver can spare."""
        for receiver, giver, kind in self.needs.gifts:
            gift = kind if kind >= 0 else self._spare_card(giver)
            self.given[giver] = gift
            if self.m.has_received(receiver):
                self.received[receiver] = gift
            else:
                self.aside[gift] += 1

    def _spare_card(self, giver: int) -> int:
        spare = flat(minus(counts(self.m.picks[giver]), self.needs.held[giver]))
        return spare[self.m.dice.below(len(spare))]

    def _hold(self, seat: int) -> None:
        """Sort what a seat has of this ballot: laid face down, in hand, or left over and gone."""
        v = self.v
        picks = [kind for kind in self.m.picks[seat] if kind >= 0]
        cards = minus(counts(picks), v.shown[seat])
        if self.received[seat] >= 0:
            cards[self.received[seat]] += 1
        if self.given[seat] >= 0:
            cards[self.given[seat]] -= 1
        if seat == v.seat:
            self._hold_mine(cards)
            return
        loose = self.m.dice.shuffled(flat(cards))
        if self.m.picked == self.m.deal:
            for place in range(v.chosen_sizes[seat]):
                self.chosen[seat][place] = loose.pop()
            if v.covered_seats[seat]:
                self.covered[seat] = loose.pop()
        self._keep_or_leave(seat, loose)

    def _hold_mine(self, cards: Row) -> None:
        v = self.v
        if self.m.picked == self.m.deal:
            self.chosen[v.seat] = [*v.chosen, -1, -1][:2]
            cards = minus(cards, counts(v.chosen))
            self.covered[v.seat] = v.covered
            if v.covered >= 0:
                cards[v.covered] -= 1
        self._keep_or_leave(v.seat, flat(cards))

    def _keep_or_leave(self, seat: int, cards: list[int]) -> None:
        v = self.v
        if v.hand_sizes[seat] == 0:
            self.leftovers[seat] = counts(cards)
            return
        self.hands[seat] = counts(cards)
        if v.begun and v.mover == seat and v.tricks[seat] == TRICK_E:
            self.hands[seat][v.recalled] += 1

    def _hold_packet(self, owner: int) -> None:
        """GU-7: the packet lies with its present holder, who may have chosen a card of it."""
        holder = self.m.holder(owner, self.m.picked)
        packet = self.m.rest[owner][:]
        if self.m.picked < self.m.deal and self.v.chosen_sizes[holder]:
            cards = flat(packet)
            mine = holder == self.v.seat
            kind = self.v.chosen[0] if mine else cards[self.m.dice.below(len(cards))]
            self.chosen[holder][0] = kind
            packet[kind] -= 1
        self.packets[holder] = packet

    def _draw(self) -> None:
        """GU-31: the cards that trick D drew; others than its owner know only the one laid."""
        v = self.v
        if v.drawn:
            self.drawn = v.drawn
            return
        pile = plus(minus(self.past, self.m.before()), v.sacrificed)
        for seat in self.seats:
            if self.m.left_before_d(seat):
                pile = plus(pile, self.leftovers[seat])
        known = [v.salvaged] if v.salvaged >= 0 else []
        cards = self.m.dice.shuffled(flat(minus(pile, counts(known))))
        drawn = known + cards[: v.drawn_count - len(known)]
        self.drawn = [*self.m.dice.shuffled(drawn), -1, -1][:2]

    def _opening(self, owner: int) -> Row:
        """GU-4: the packet as it was dealt: what is left of it and what was picked from it."""
        out = self.m.rest[owner][:]
        for step in range(self.m.picked):
            out[self.m.picks[self.m.holder(owner, step)][step]] += 1
        return out

    def _set_public(self, s: Guildes) -> None:
        v = self.v
        s.ballot, s.phase, s.event, s.events_left = v.ballot, v.phase, v.event, v.events_left
        s.cursor, s.step, s.opener, s.turn = v.cursor, v.step, v.opener, v.turn
        s.mover, s.begun = v.mover, v.begun
        s.first_owner, s.first_guild = v.first_owner, v.first_guild
        s.protected = sum(1 << seat for seat in v.protected)
        s.recalled, s.salvaged = v.recalled, v.salvaged
        s.tableau, s.shown, s.swing = matrix(v.tableau), matrix(v.shown), matrix(v.swing)
        s.sacrificed = made(v.sacrificed)
        s.trick, s.last_trick = made(v.tricks), made(v.last_tricks)
        s.points = made(v.scores)

    def _set_hidden(self, s: Guildes) -> None:
        openings = [self._opening(owner) for owner in self.seats]
        s.opening = matrix(openings)
        s.picks = matrix(self.m.picks)
        s.packets = matrix(self.packets)
        s.hands = matrix(self.hands)
        s.chosen = matrix(self.chosen)
        s.covered = made(self.covered)
        s.aside = made(self.aside)
        s.given = made(self.given)
        s.received = made(self.received)
        s.drawn = made(self.drawn)
        s.deck = made(self.deck)
        s.discard = made(self._discard(openings))
        known = [self.past[:] for _ in range(self.v.seats + 1)]
        known[self.v.seat if self.v.seat != SPECTATING else -1] = self.v.known_out
        s.known_out = matrix(known)

    def _discard(self, openings: list[Row]) -> Row:
        """GU-34: what was dealt and is nowhere else."""
        out = self.past[:]
        for row in openings:
            out = plus(out, row)
        for row in [*self.v.tableau, *self.hands, *self.packets, self.aside]:
            out = minus(out, row)
        loose = [kind for pair in self.chosen for kind in pair] + self.covered
        if self.v.salvaged < 0:
            loose += self.drawn
        return minus(out, counts([kind for kind in loose if kind >= 0]))
