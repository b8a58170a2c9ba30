"""The golden card, the secret choice, the reveal and the order of a round."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, append, put, total, with_capacity
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.lots import check_city
from guildhall.games.flandern.phases.phase import Phase, go_next
from guildhall.games.flandern.schema import (
    CHANCE_GOLD,
    CHOOSE,
    CITIES,
    DEEDS,
    DRAW,
    INFLUENCE,
    PHASE_CHOOSE,
    PHASE_GOLD,
    FlandernState,
)
from guildhall.games.flandern.state import is_open


class Gold(Phase):
    """FL-12: chance gives the starting player a golden card."""

    def chance(self, s: FlandernState) -> Ints:
        """FL-5, FL-12: the top card, from pile A as long as it lasts."""
        return s.gold_a[:] if total(s.gold_a) > 0 else s.gold_b[:]

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-12: kept face down; the card of a scored city is removed and another is drawn."""
        from_b: Int = 0 if total(s.gold_a) > 0 else 1
        if from_b:
            s.gold_b = put(s.gold_b, move, s.gold_b[move] - 1)
        else:
            s.gold_a = put(s.gold_a, move, s.gold_a[move] - 1)
        if move < CITIES and (s.scored >> move) & 1:
            _remove_gold(s, move, log)
            return
        s.gold = move
        s.gold_from = from_b
        s.phase = PHASE_CHOOSE
        if log is not None:
            log.tell("gold", "FL-12", {"seat": s.lead})
            log.tell("gold_seen", "FL-12", {"card": move}, only(s.lead))


class Choose(Phase):
    """FL-13: all choose at once, first an action card, then the number of influence cards."""

    def actors(self, s: FlandernState) -> Int:
        return choosers(s)

    def ask(self, s: FlandernState, seat: Int) -> str:
        return "influence" if s.chosen[seat] >= 0 else "choose"

    def waiting(self, s: FlandernState) -> Int:
        return reasons.ALREADY_CHOSEN

    def steps(self, s: FlandernState, seat: Int) -> Int:
        return 1 if s.chosen[seat] >= 0 and s.laid[seat] < 0 else 0

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        if move < INFLUENCE:
            return check_choose(s, seat, move - CHOOSE)
        return check_influence(s, seat, move - INFLUENCE)

    def legal(self, s: FlandernState, seat: Int) -> Ints:
        """FL-13: asked so often that the checks of the other verb are spared."""
        out = with_capacity(self.beyond - INFLUENCE)
        if s.chosen[seat] < 0:
            for deed in range(DEEDS):
                if check_hand(s, seat, deed) == 0:
                    out = append(out, CHOOSE + deed)
        else:
            number: Int = 0
            while check_influence(s, seat, number) == 0:
                out = append(out, INFLUENCE + number)
                number += 1
        return out

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-13: the card lies face down; without influence cards the choice is complete."""
        if move >= INFLUENCE:
            _lay_influence(s, actor, move - INFLUENCE, log)
            return
        s.chosen[actor] = move - CHOOSE
        if s.influence[actor] == 0:
            _lay_influence(s, actor, 0, log)


GOLD_PHASE: Final = Gold("gold", draws=CHANCE_GOLD, wait=reasons.DRAWING_GOLD)
CHOOSE_PHASE: Final = Choose("choose", CHOOSE, DRAW)


def begin_round(s: FlandernState, log: Log | None) -> None:
    """FL-11, FL-12: the starting player draws a golden card."""
    s.round += 1
    s.gold = -1
    s.gold_from = -1
    s.mover = -1
    for seat in range(s.seats):
        s.chosen[seat] = -1
        s.laid[seat] = -1
        s.order[seat] = -1
    if log is not None:
        log.tell("round", "FL-11", {"round": s.round, "seat": s.lead})
    s.phase = PHASE_GOLD


def _remove_gold(s: FlandernState, card: Int, log: Log | None) -> None:
    s.gold_used = put(s.gold_used, card, s.gold_used[card] + 1)
    if log is not None:
        log.tell("gold_removed", "FL-12", {"seat": s.lead, "card": card})
    if total(s.gold_a) + total(s.gold_b) == 0:
        s.phase = PHASE_CHOOSE
        if log is not None:
            log.tell("gold_none", "FL-12", {"seat": s.lead})


def choosers(s: FlandernState) -> Int:
    """FL-13: seats whose choice is not complete."""
    out: Int = 0
    for seat in range(s.seats):
        if s.laid[seat] < 0:
            out |= 1 << seat
    return out


def check_choose(s: FlandernState, seat: Int, deed: Int) -> Int:
    """FL-13: exactly one action card, and one of the hand."""
    if s.chosen[seat] >= 0:
        return reasons.CARD_CHOSEN
    return check_hand(s, seat, deed)


def check_hand(s: FlandernState, seat: Int, deed: Int) -> Int:
    """FL-13, FL-50: only cards in hand can be laid; those of a scored city are gone."""
    if (s.hands[seat] >> deed) & 1:
        return 0
    if deed < CITIES and not is_open(s, deed):
        return check_city(s, deed)
    return reasons.NOT_IN_HAND


def check_influence(s: FlandernState, seat: Int, number: Int) -> Int:
    """FL-13: the action card first, then no more influence cards than one holds."""
    if s.chosen[seat] < 0:
        return reasons.CARD_FIRST
    if number > s.influence[seat]:
        return reasons.TOO_FEW_INFLUENCE
    return 0


def _lay_influence(s: FlandernState, seat: Int, number: Int, log: Log | None) -> None:
    """FL-13, FL-14: the choice is complete; after the last one all reveal."""
    s.laid[seat] = number
    if log is not None:
        log.tell("chose", "FL-13", {"deed": s.chosen[seat], "laid": number}, only(seat))
    if choosers(s) == 0:
        _reveal(s, log)


def _reveal(s: FlandernState, log: Log | None) -> None:
    """FL-14, FL-15: influence cards laid leave the game, action cards lie open; then the order."""
    for seat in range(s.seats):
        s.influence[seat] -= s.laid[seat]
        s.hands[seat] &= ~(1 << s.chosen[seat])
        s.played[seat] |= 1 << s.chosen[seat]
        if log is not None:
            args: dict[str, int] = {"seat": seat, "deed": s.chosen[seat], "laid": s.laid[seat]}
            log.tell("revealed", "FL-15", args)
    set_order(s)
    if log is not None:
        for place in range(s.seats):
            log.tell("order", "FL-14", {"seat": s.order[place], "place": place + 1})
    s.cursor = 0
    go_next(s)


def set_order(s: FlandernState) -> None:
    """FL-14: more cards first; among equals the nearer to the starting player clockwise."""
    for seat in range(s.seats):
        place: Int = 0
        for other in range(s.seats):
            if _acts_before(s, other, seat):
                place += 1
        s.order[place] = seat


def _acts_before(s: FlandernState, one: Int, other: Int) -> bool:
    if s.laid[one] != s.laid[other]:
        return s.laid[one] > s.laid[other]
    return (one - s.lead) % s.seats < (other - s.lead) % s.seats
