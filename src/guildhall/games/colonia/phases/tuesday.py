"""Tuesday: family cards, members to the town hall, turn order."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.members import call_up, close_day
from guildhall.games.colonia.phases.phase import Phase, bits
from guildhall.games.colonia.schema import (
    BETWEEN,
    CHANCE_FIRST,
    FAMILY,
    PHASE_COUNCIL,
    PHASE_TIES,
    TUESDAY_STREET,
    VOTE,
    ColoniaState,
)
from guildhall.games.colonia.state import choosers
from guildhall.games.colonia.tables import FAMILY_VALUE, WEEKS


class Council(Phase):
    """CO-30: everybody at once."""

    def actors(self, s: ColoniaState) -> Int:
        return choosers(s, (1 << s.seats) - 1)

    def ask(self, s: ColoniaState, seat: Int) -> str:
        return "family"

    def waiting(self, s: ColoniaState, seat: Int) -> Int:
        return reasons.FAMILY_CHOSEN

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """CO-6, CO-30: any card that is left, also one that the reserve cannot cover."""
        if (s.cards[seat] >> (move - FAMILY)) & 1:
            return 0
        return reasons.CARD_USED

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-30: a secret choice; when the last one is in, all are revealed."""
        s.secret[actor] = move - FAMILY
        if log is not None:
            log.tell("chose_family", "CO-30", {"family": move - FAMILY}, only(actor))
        for other in range(s.seats):
            if s.secret[other] < 0:
                return
        _reveal(s, log)


COUNCIL: Final = Council("council", "CO-30", FAMILY, VOTE)


class Ties(Phase):
    """CO-34: in week 1 equals roll the die."""

    def chance(self, s: ColoniaState) -> Ints:
        """CO-34, A-27: rolling and re-rolling gives each of the tied seats the same chance."""
        return bits(tied_for_next(s), s.seats)

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-34: the seat with the best roll comes first."""
        if log is not None:
            log.tell("tie_rolled", "CO-34", {"seat": move, "place": s.seats - s.due + 1})
        _place(s, move, log)
        _go_on_ties(s, log)


TIES: Final = Ties("ties", draws=CHANCE_FIRST)


def begin_council(s: ColoniaState, log: Log | None) -> None:
    """CO-30: all choose a family card; in the last week the one that is left plays itself."""
    s.secret = ints(s.seats, -1)
    s.phase = PHASE_COUNCIL
    if s.week == WEEKS:
        for seat in range(s.seats):
            s.secret[seat] = _first_card(s.cards[seat])
        _reveal(s, log)


def _first_card(mask: Int) -> Int:
    card: Int = 0
    while (mask >> card) & 1 == 0:
        card += 1
    return card


def _reveal(s: ColoniaState, log: Log | None) -> None:
    """CO-30: the cards are shown, members sent, the order settled."""
    for seat in range(s.seats):
        card = s.secret[seat]
        s.played[seat] = card
        s.cards = put(s.cards, seat, s.cards[seat] & ~(1 << card))
        s.secret[seat] = -1
        if log is not None:
            log.tell("family_shown", "CO-30", {"seat": seat, "family": card})
    for seat in range(s.seats):
        _send(s, seat, log)
    s.fewer = 0
    _begin_order(s, log)


def _send(s: ColoniaState, seat: Int, log: Log | None) -> None:
    """CO-31, CO-32, A-11: as many members as the card shows; too small a reserve makes it zero."""
    printed = FAMILY_VALUE[s.played[seat]]
    need = printed - s.fewer
    covered = s.reserve[seat] >= need
    s.value = put(s.value, seat, printed if covered else 0)
    sent = call_up(s, seat, need)
    if log is not None:
        if covered:
            log.tell("sent", "CO-31", {"seat": seat, "count": sent})
        else:
            log.tell("sent_short", "CO-32", {"seat": seat, "count": sent, "need": need})


def _begin_order(s: ColoniaState, log: Log | None) -> None:
    """CO-33, CO-34: place by place; equal values reverse last week's order, or roll in week 1."""
    before = s.order[:]
    s.order = ints(s.seats, -1)
    s.due = s.seats
    if s.week == 1:
        _go_on_ties(s, log)
        return
    while s.due > 0:
        _place(s, _last_of(before, tied_for_next(s)), log)
    _end_council(s, log)


def _last_of(order: Ints, mask: Int) -> Int:
    """CO-34: among equals the one that was last in the order of the week before comes first."""
    last: Int = -1
    for seat in order:
        if (mask >> seat) & 1:
            last = seat
    return last


def tied_for_next(s: ColoniaState) -> Int:
    """CO-33: the mask of the seats with the highest value among those without a place."""
    placed: Int = 0
    for at in range(s.seats - s.due):
        placed |= 1 << s.order[at]
    best: Int = -1
    mask: Int = 0
    for seat in range(s.seats):
        if (placed >> seat) & 1 == 0 and s.value[seat] >= best:
            mask = mask | (1 << seat) if s.value[seat] == best else 1 << seat
            best = s.value[seat]
    return mask


def _place(s: ColoniaState, seat: Int, log: Log | None) -> None:
    at = s.seats - s.due
    s.order[at] = seat
    s.due -= 1
    if log is not None:
        log.tell("turn_order", "CO-33", {"seat": seat, "place": at + 1})


def _go_on_ties(s: ColoniaState, log: Log | None) -> None:
    """CO-34, A-27: place every seat that needs no roll; stop where luck has to choose."""
    s.phase = PHASE_TIES
    while s.due > 0:
        mask = tied_for_next(s)
        if mask & (mask - 1):
            return
        _place(s, _first_card(mask), log)
    _end_council(s, log)


def _end_council(s: ColoniaState, log: Log | None) -> None:
    """CO-36: the Tuesday field goes home, then the town hall moves there."""
    close_day(s, TUESDAY_STREET, s.hall, log)
    s.hall = ints(s.seats)
    s.phase = BETWEEN
