"""Sunday: relics and shrines, insurance, new cards."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, ints, put
from guildhall.core.log import Log
from guildhall.games.colonia.phases.display import begin_relics
from guildhall.games.colonia.phases.members import free_insurer
from guildhall.games.colonia.phases.rounds import (
    begin_round,
    next_turn,
    pass_by_itself,
    pass_turn,
)
from guildhall.games.colonia.state import (
    BETWEEN,
    PHASE_INSURANCE,
    PHASE_PURCHASES,
    PHASE_SHRINE,
    ColoniaState,
    active,
    city_of,
    insured_total,
    owns,
)
from guildhall.games.colonia.tables import (
    BUY,
    BUY_INSURED,
    CITIES,
    DECREES_A_WEEK,
    DISPLAY,
    ENSHRINE,
    GRADES,
    INSURE,
    LEAVE,
    PASS,
    PRICE,
    RELICS,
    SEATS,
    SHRINE,
)


def begin_purchases(s: ColoniaState, log: Log | None) -> None:
    """CO-90: the display is for sale."""
    begin_round(s, PHASE_PURCHASES)
    _go_on_buying(s, log)


def _go_on_buying(s: ColoniaState, log: Log | None) -> None:
    """CO-90, A-21: the next seat that can buy; the round ends when all have passed."""
    s.phase = PHASE_PURCHASES
    while next_turn(s):
        if _can_buy_any(s, active(s)):
            return
        pass_by_itself(s, "CO-90", log)
    s.phase = BETWEEN


def insured_number(s: ColoniaState, relic: Int) -> Int:
    """Count the insured cards of a kind on display."""
    result: Int = 0
    for seat in range(s.seats):
        result += s.insured[seat * RELICS + relic]
    return result


def _can_pay(s: ColoniaState, seat: Int, relic: Int) -> bool:
    return s.money[seat * CITIES + city_of(relic)] >= PRICE[relic]


def _can_buy_any(s: ColoniaState, seat: Int) -> bool:
    for relic in range(RELICS):
        if _can_pay(s, seat, relic) and s.display[relic] + insured_number(s, relic) > 0:
            return True
    return False


def offers_purchases(s: ColoniaState) -> Ints:
    """CO-90, CO-93: any card on display that one can pay, insured or not, or pass."""
    out = Offers(16)
    out.add(PASS)
    seat = active(s)
    for relic in range(RELICS):
        if s.display[relic] > 0 and _can_pay(s, seat, relic):
            out.add(BUY + relic)
    for relic in range(RELICS):
        if _can_pay(s, seat, relic):
            for owner in range(s.seats):
                if s.insured[owner * RELICS + relic] > 0:
                    out.add(BUY_INSURED + relic * SEATS + owner)
    return out.moves


def refuse_buy(s: ColoniaState, relic: Int) -> Refusal | None:
    """CO-90: the card on display, its price in its own currency."""
    if s.display[relic] == 0:
        code = "insured_card" if insured_number(s, relic) > 0 else "not_on_display"
        return Refusal(code, "CO-93" if code == "insured_card" else "CO-90", {"relic": relic})
    return _refuse_price(s, relic)


def refuse_buy_insured(s: ColoniaState, relic: Int, owner: Int) -> Refusal | None:
    """CO-90, CO-93: a card with a member of this owner on it, its price in its own currency."""
    if owner >= s.seats:
        return Refusal("nobody_there", "CO-1", {"owner": owner, "seats": s.seats})
    if s.insured[owner * RELICS + relic] == 0:
        return Refusal("not_insured_by", "CO-93", {"relic": relic, "owner": owner})
    return _refuse_price(s, relic)


def _refuse_price(s: ColoniaState, relic: Int) -> Refusal | None:
    city = city_of(relic)
    have = s.money[active(s) * CITIES + city]
    if have >= PRICE[relic]:
        return None
    return Refusal("too_little_money", "CO-90", {"city": city, "need": PRICE[relic], "have": have})


def do_buy(s: ColoniaState, relic: Int, owner: Int, log: Log | None) -> None:
    """CO-90, CO-93: pay, take the card; `owner` is the seat that insured it, -1 for nobody."""
    seat = active(s)
    city = city_of(relic)
    s.money[seat * CITIES + city] -= PRICE[relic]
    s.relics = put(s.relics, seat * RELICS + relic, s.relics[seat * RELICS + relic] + 1)
    if log is not None:
        args: dict[str, int] = {"seat": seat, "relic": relic, "city": city, "money": PRICE[relic]}
        log.tell("bought", "CO-90", args)
    if owner >= 0:
        free_insurer(s, owner, relic, log)
    else:
        s.display = put(s.display, relic, s.display[relic] - 1)
    if _asks_about_shrine(s, seat, relic):
        s.pending = relic
        s.phase = PHASE_SHRINE
    else:
        _go_on_buying(s, log)


def shrine_of(city: Int) -> Int:
    """Give the shrine card of a city."""
    return city * GRADES + SHRINE


def is_shrine(relic: Int) -> bool:
    """Say whether a card is a shrine."""
    return relic % GRADES == SHRINE


def _asks_about_shrine(s: ColoniaState, seat: Int, relic: Int) -> bool:
    """CO-92, A-15: a new shrine and a relic for it, or a new relic and an empty shrine for it."""
    city = city_of(relic)
    if not is_shrine(relic):
        return owns(s, seat, shrine_of(city)) and s.enshrined[city] < 0
    for grade in range(SHRINE):
        if owns(s, seat, city * GRADES + grade):
            return True
    return False


def fits_shrine(s: ColoniaState, relic: Int) -> bool:
    """CO-92: the relic just bought; into a new shrine any one that is owned."""
    if not is_shrine(s.pending):
        return relic == s.pending
    return (
        city_of(relic) == city_of(s.pending) and not is_shrine(relic) and owns(s, active(s), relic)
    )


def offers_shrine(s: ColoniaState) -> Ints:
    """CO-92: put a relic into the shrine, or leave it empty."""
    out = Offers(GRADES)
    out.add(LEAVE)
    first = city_of(s.pending) * GRADES
    for relic in range(first, first + SHRINE):
        if fits_shrine(s, relic):
            out.add(ENSHRINE + relic)
    return out.moves


def refuse_enshrine(s: ColoniaState, relic: Int) -> Refusal | None:
    """CO-91, CO-92: a relic of the city, owned, and not one passed over earlier."""
    if fits_shrine(s, relic):
        return None
    if city_of(relic) != city_of(s.pending) or is_shrine(relic):
        return Refusal("wrong_relic", "CO-91", {"relic": relic, "city": city_of(s.pending)})
    if not owns(s, active(s), relic):
        return Refusal("not_owned", "CO-92", {"relic": relic})
    return Refusal("passed_over", "CO-92", {"relic": relic})


def do_enshrine(s: ColoniaState, relic: Int, log: Log | None) -> None:
    """CO-92: the assignment is final."""
    seat = active(s)
    s.relics = put(s.relics, seat * RELICS + relic, s.relics[seat * RELICS + relic] - 1)
    s.enshrined = put(s.enshrined, city_of(relic), relic)
    if log is not None:
        log.tell("enshrined", "CO-92", {"seat": seat, "relic": relic})
    s.pending = -1
    _go_on_buying(s, log)


def do_leave(s: ColoniaState, log: Log | None) -> None:
    """CO-92: the shrine stays empty; what was passed over can never go in later."""
    if log is not None:
        args: dict[str, int] = {"seat": active(s), "city": city_of(s.pending)}
        log.tell("not_enshrined", "CO-92", args)
    s.pending = -1
    _go_on_buying(s, log)


def pass_purchases(s: ColoniaState, log: Log | None) -> None:
    """CO-90: no more purchases this Sunday."""
    pass_turn(s, "CO-90", log)
    _go_on_buying(s, log)


def begin_insurance(s: ColoniaState, log: Log | None) -> None:
    """CO-94: begins with the mayor again, and nobody is out yet."""
    begin_round(s, PHASE_INSURANCE)
    _go_on_insuring(s, log)


def _go_on_insuring(s: ColoniaState, log: Log | None) -> None:
    """CO-94, A-21: the next seat that can insure; the round ends when all have passed."""
    while next_turn(s):
        if s.reserve[active(s)] > 0 and _any_uninsured(s):
            return
        pass_by_itself(s, "CO-94", log)
    s.phase = BETWEEN


def _any_uninsured(s: ColoniaState) -> bool:
    for number in s.display:
        if number > 0:
            return True
    return False


def offers_insurance(s: ColoniaState) -> Ints:
    """CO-94, A-14: any card that nobody has insured, or pass."""
    out = Offers(16)
    out.add(PASS)
    for relic in range(RELICS):
        if s.display[relic] > 0:
            out.add(INSURE + relic)
    return out.moves


def refuse_insure(s: ColoniaState, relic: Int) -> Refusal | None:
    """CO-94, A-14: a card on display that has no member on it yet."""
    if s.display[relic] > 0:
        return None
    code = "already_insured" if insured_number(s, relic) > 0 else "not_on_display"
    return Refusal(code, "CO-94", {"relic": relic})


def do_insure(s: ColoniaState, relic: Int, log: Log | None) -> None:
    """CO-94: one member from the reserve onto the card."""
    seat = active(s)
    s.reserve[seat] -= 1
    s.display = put(s.display, relic, s.display[relic] - 1)
    s.insured = put(s.insured, seat * RELICS + relic, s.insured[seat * RELICS + relic] + 1)
    if log is not None:
        log.tell("insured", "CO-94", {"seat": seat, "relic": relic})
    _go_on_insuring(s, log)


def pass_insurance(s: ColoniaState, log: Log | None) -> None:
    """CO-94: no more insurance this Sunday."""
    pass_turn(s, "CO-94", log)
    _go_on_insuring(s, log)


def renew_display(s: ColoniaState, log: Log | None) -> None:
    """CO-95: uninsured cards are discarded; the display is filled up, insured cards counting."""
    for relic in range(RELICS):
        number = s.display[relic]
        s.discard[relic] += number
        if log is not None and number > 0:
            log.tell("discarded", "CO-95", {"relic": relic, "count": number})
    s.display = ints(RELICS)
    begin_relics(s, max(DISPLAY - insured_total(s), 0), log)


def put_cards_away(s: ColoniaState, log: Log | None) -> None:
    """CO-43, CO-96: the family cards and the decrees of this week are gone."""
    s.decrees = ints(DECREES_A_WEEK, -1)
    s.played = ints(s.seats, -1)
    s.value = ints(s.seats)
    if log is not None:
        log.tell("cards_put_away", "CO-96", {"week": s.week})
