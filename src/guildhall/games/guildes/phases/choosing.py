"""Simultaneous secret choices: one or two cards a seat, resolved when the last one is in."""

from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.games.guildes import reasons
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.schema import KINDS, GuildesState
from guildhall.games.guildes.tables import DECK


class Choice(Phase):
    """GU-7, GU-8, GU-21: everybody at once chooses a card of his own."""

    def __init__(self, name: str, asks: str, first: Int, waits: Int, lacks: Int) -> None:
        super().__init__(name, first, first + KINDS)
        self.asks: str = asks
        self.waits: Int = waits
        self.lacks: Int = lacks

    def cards(self, s: GuildesState) -> Ints:
        """Give the rows of cards that seats choose from."""
        return s.hands

    def actors(self, s: GuildesState) -> Int:
        return choosers(s, 1)

    def ask(self, s: GuildesState, seat: Int) -> str:
        return self.asks

    def waiting(self, s: GuildesState) -> Int:
        return self.waits

    def check(self, s: GuildesState, seat: Int, move: Int) -> Int:
        """GU-7, GU-8, GU-21: only a card in hand can be chosen."""
        kind = move - self.first
        if self.cards(s)[seat * KINDS + kind] > 0:
            return 0
        return known_card(s, kind, self.lacks)

    def legal(self, s: GuildesState, seat: Int) -> Ints:
        """Give the cards in hand; asked so often that it looks there without the check."""
        out = with_capacity(KINDS)
        cards = self.cards(s)
        first = self.first
        own = seat * KINDS
        for kind in range(KINDS):
            if cards[own + kind] > 0:
                out = append(out, first + kind)
        return out


def chosen_number(s: GuildesState, seat: Int) -> Int:
    """Count the cards that a seat has chosen in the present step."""
    if s.chosen[seat * 2] < 0:
        return 0
    return 1 if s.chosen[seat * 2 + 1] < 0 else 2


def choosers(s: GuildesState, wanted: Int) -> Int:
    """Give the mask of the seats that still owe a card, when each chooses so many."""
    chosen = s.chosen
    mask: Int = 0
    for seat in range(s.seats):
        if chosen[seat * 2 + wanted - 1] < 0:
            mask |= 1 << seat
    return mask


def choose(s: GuildesState, seat: Int, kind: Int) -> None:
    """Note a secret choice."""
    s.chosen[seat * 2 + chosen_number(s, seat)] = kind


def known_card(s: GuildesState, kind: Int, reason: Int) -> Int:
    """GU-2: of a card that cannot be had, say first whether it is in the game at all."""
    if reason != 0 and DECK[s.seats * KINDS + kind] == 0:
        return reasons.NOT_IN_GAME
    return reason
