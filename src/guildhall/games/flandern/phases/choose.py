"""The golden card, the secret choice, the reveal and the order of a round."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, put, total
from guildhall.core.log import Log, only
from guildhall.games.flandern.state import PHASE_CHOOSE, PHASE_GOLD, PHASE_NEXT, FlandernState
from guildhall.games.flandern.tables import CHOOSE, CITIES, DEEDS, INFLUENCE


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


def chance_gold(s: FlandernState) -> Ints:
    """FL-5, FL-12: the top card, from pile A as long as it lasts."""
    return s.gold_a[:] if total(s.gold_a) > 0 else s.gold_b[:]


def do_gold(s: FlandernState, card: Int, log: Log | None) -> None:
    """FL-12: kept face down; the card of a scored city is removed and another is drawn."""
    from_b: Int = 0 if total(s.gold_a) > 0 else 1
    if from_b:
        s.gold_b = put(s.gold_b, card, s.gold_b[card] - 1)
    else:
        s.gold_a = put(s.gold_a, card, s.gold_a[card] - 1)
    if card < CITIES and (s.scored >> card) & 1:
        _remove_gold(s, card, log)
        return
    s.gold = card
    s.gold_from = from_b
    s.phase = PHASE_CHOOSE
    if log is not None:
        log.tell("gold", "FL-12", {"seat": s.lead})
        log.tell("gold_seen", "FL-12", {"card": card}, only(s.lead))


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


def offers_choose(s: FlandernState, seat: Int) -> Ints:
    """FL-13: first an action card of the hand, then the number of influence cards."""
    out = Offers(DEEDS)
    if s.chosen[seat] >= 0:
        for number in range(s.influence[seat] + 1):
            out.add(INFLUENCE + number)
    else:
        for deed in range(DEEDS):
            if (s.hands[seat] >> deed) & 1:
                out.add(CHOOSE + deed)
    return out.moves


def refuse_choose(s: FlandernState, seat: Int, deed: Int) -> Refusal | None:
    """FL-13: exactly one action card, and one of the hand."""
    if s.chosen[seat] >= 0:
        return Refusal("card_chosen", "FL-13", {"deed": s.chosen[seat]})
    return refuse_hand(s, seat, deed)


def refuse_hand(s: FlandernState, seat: Int, deed: Int) -> Refusal | None:
    """FL-13, FL-50: only cards in hand can be laid; those of a scored city are gone."""
    if (s.hands[seat] >> deed) & 1:
        return None
    if deed < CITIES and s.ground[deed] < 0:
        return Refusal("city_unused", "FL-9", {"city": deed})
    if deed < CITIES and (s.scored >> deed) & 1:
        return Refusal("city_scored", "FL-40", {"city": deed})
    return Refusal("not_in_hand", "FL-13", {"deed": deed})


def refuse_influence(s: FlandernState, seat: Int, number: Int) -> Refusal | None:
    """FL-13: the action card first, then no more influence cards than one holds."""
    if s.chosen[seat] < 0:
        return Refusal("card_first", "FL-13", {})
    if number > s.influence[seat]:
        return Refusal("too_few_influence", "FL-13", {"have": s.influence[seat]})
    return None


def do_choose(s: FlandernState, seat: Int, deed: Int, log: Log | None) -> None:
    """FL-13: the card lies face down; without influence cards the choice is complete."""
    s.chosen[seat] = deed
    if s.influence[seat] == 0:
        do_influence(s, seat, 0, log)


def do_influence(s: FlandernState, seat: Int, number: Int, log: Log | None) -> None:
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
    s.phase = PHASE_NEXT


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
