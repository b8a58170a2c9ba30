"""Sunday: relics and shrines, insurance, new cards."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints, put, total, with_capacity
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.display import begin_relics
from guildhall.games.colonia.phases.members import free_insurer
from guildhall.games.colonia.phases.phase import Turn
from guildhall.games.colonia.phases.rounds import Round
from guildhall.games.colonia.schema import (
    BUY,
    BUY_INSURED,
    CITIES,
    ENSHRINE,
    INSURE,
    LEAVE,
    MOVES,
    PASS,
    PHASE_INSURANCE,
    PHASE_PURCHASES,
    PHASE_SHRINE,
    RELICS,
    SEATS,
    ColoniaState,
)
from guildhall.games.colonia.state import active, city_of, owns
from guildhall.games.colonia.tables import DECREES_A_WEEK, DISPLAY, GRADES, PRICE, SHRINE


class Purchases(Round):
    """CO-90: the display is for sale."""

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        if move >= BUY_INSURED:
            return check_buy_insured(
                s, seat, (move - BUY_INSURED) // SEATS, (move - BUY_INSURED) % SEATS
            )
        reason = check_buy(s, seat, move - BUY)
        if reason == reasons.NOT_FOR_SALE and insured_number(s, move - BUY) > 0:
            return reasons.INSURED_CARD
        return reason

    def able(self, s: ColoniaState, seat: Int) -> bool:
        """CO-90, CO-93: some card that one can pay, insured or not."""
        for relic in range(RELICS):
            if check_price(s, seat, relic) == 0:
                if check_buy(s, seat, relic) == 0:
                    return True
                for owner in range(s.seats):
                    if check_buy_insured(s, seat, relic, owner) == 0:
                        return True
        return False

    def legal(self, s: ColoniaState, seat: Int) -> Ints:
        """CO-90, CO-93: any card, or pass; what one cannot pay is not looked at any further."""
        out = append(with_capacity(16), PASS)
        payable = with_capacity(RELICS)
        for relic in range(RELICS):
            if check_price(s, seat, relic) == 0:
                payable = append(payable, relic)
                if check_buy(s, seat, relic) == 0:
                    out = append(out, BUY + relic)
        for relic in payable:
            for owner in range(s.seats):
                if check_buy_insured(s, seat, relic, owner) == 0:
                    out = append(out, BUY_INSURED + relic * SEATS + owner)
        return out

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        if move < BUY_INSURED:
            do_buy(s, seat, move - BUY, -1, log)
        else:
            do_buy(s, seat, (move - BUY_INSURED) // SEATS, (move - BUY_INSURED) % SEATS, log)


PURCHASES: Final = Purchases(PHASE_PURCHASES, "purchases", "CO-90", BUY, ENSHRINE)


class Shrine(Turn):
    """CO-92: a purchase that asks about a shrine; it may stay empty."""

    def steps(self, s: ColoniaState, seat: Int) -> Int:
        return 1 if seat == active(s) else 0

    def ask(self, s: ColoniaState, seat: Int) -> str:
        """CO-92: which relic into the new shrine, or the new relic into the shrine?"""
        return "shrine" if is_shrine(s.pending) else "into_shrine"

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """CO-91, CO-92: the relic just bought; into a new shrine any one of the city."""
        relic = move - ENSHRINE
        if city_of(relic) != city_of(s.pending) or is_shrine(relic):
            return reasons.WRONG_RELIC
        if not owns(s, seat, relic):
            return reasons.NOT_OWNED
        if relic == s.pending or is_shrine(s.pending):
            return 0
        return reasons.PASSED_OVER

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-92: in for good, or never later, too; then the purchases go on."""
        if move != LEAVE:
            relic = move - ENSHRINE
            own = actor * RELICS + relic
            s.relics = put(s.relics, own, s.relics[own] - 1)
            s.enshrined = put(s.enshrined, city_of(relic), relic)
            if log is not None:
                log.tell("enshrined", "CO-92", {"seat": actor, "relic": relic})
        elif log is not None:
            log.tell("not_enshrined", "CO-92", {"seat": actor, "city": city_of(s.pending)})
        s.pending = -1
        PURCHASES.go_on(s, log)


SHRINES: Final = Shrine("shrine", "CO-92", ENSHRINE, INSURE, free=LEAVE)


class Insurance(Round):
    """CO-94: begins with the mayor again, and nobody is out yet."""

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """CO-94, A-14: can this card be insured?"""
        reason = check_insure(s, seat, move - INSURE)
        if reason == reasons.NOT_TO_INSURE and insured_number(s, move - INSURE) > 0:
            return reasons.ALREADY_INSURED
        return reason

    def able(self, s: ColoniaState, seat: Int) -> bool:
        """CO-94: some card; it need not be told which ones have a member."""
        for relic in range(RELICS):
            if check_insure(s, seat, relic) == 0:
                return True
        return False

    def legal(self, s: ColoniaState, seat: Int) -> Ints:
        """CO-94: any card, or pass; it need not be told which ones have a member."""
        out = append(with_capacity(16), PASS)
        for relic in range(RELICS):
            if check_insure(s, seat, relic) == 0:
                out = append(out, INSURE + relic)
        return out

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        """CO-94: one member from the reserve onto the card."""
        relic = move - INSURE
        s.reserve[seat] -= 1
        s.display = put(s.display, relic, s.display[relic] - 1)
        s.insured = put(s.insured, seat * RELICS + relic, s.insured[seat * RELICS + relic] + 1)
        if log is not None:
            log.tell("insured", "CO-94", {"seat": seat, "relic": relic})


INSURANCE: Final = Insurance(PHASE_INSURANCE, "insurance", "CO-94", INSURE, MOVES)


def insured_number(s: ColoniaState, relic: Int) -> Int:
    """Count the insured cards of a kind on display."""
    result: Int = 0
    for seat in range(s.seats):
        result += s.insured[seat * RELICS + relic]
    return result


def check_price(s: ColoniaState, seat: Int, relic: Int) -> Int:
    """CO-90: the price of a card in its own currency."""
    if s.money[seat * CITIES + relic // GRADES] < PRICE[relic]:
        return reasons.TOO_LITTLE_TO_BUY
    return 0


def check_buy(s: ColoniaState, seat: Int, relic: Int) -> Int:
    """CO-90: the card on display, its price."""
    if s.display[relic] > 0:
        return check_price(s, seat, relic)
    return reasons.NOT_FOR_SALE


def check_insure(s: ColoniaState, seat: Int, relic: Int) -> Int:
    """CO-94, A-14: a member, and a card on display that has none on it yet."""
    if s.reserve[seat] == 0:
        return reasons.TOO_FEW_TO_INSURE
    if s.display[relic] > 0:
        return 0
    return reasons.NOT_TO_INSURE


def check_buy_insured(s: ColoniaState, seat: Int, relic: Int, owner: Int) -> Int:
    """CO-90, CO-93: a card with a member of this owner on it, its price."""
    if owner >= s.seats:
        return reasons.NOBODY_THERE
    if s.insured[owner * RELICS + relic] == 0:
        return reasons.NOT_INSURED_BY
    return check_price(s, seat, relic)


def do_buy(s: ColoniaState, seat: Int, relic: Int, owner: Int, log: Log | None) -> None:
    """CO-90, CO-93: pay, take the card; `owner` is the seat that insured it, -1 for nobody."""
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


def renew_display(s: ColoniaState, log: Log | None) -> None:
    """CO-95: uninsured cards are discarded; the display is filled up, insured cards counting."""
    for relic in range(RELICS):
        number = s.display[relic]
        s.discard[relic] += number
        if log is not None and number > 0:
            log.tell("discarded", "CO-95", {"relic": relic, "count": number})
    s.display = ints(RELICS)
    begin_relics(s, max(DISPLAY - total(s.insured), 0), log)


def put_cards_away(s: ColoniaState, log: Log | None) -> None:
    """CO-43, CO-96: the family cards and the decrees of this week are gone."""
    s.decrees = ints(DECREES_A_WEEK, -1)
    s.played = ints(s.seats, -1)
    s.value = ints(s.seats)
    if log is not None:
        log.tell("cards_put_away", "CO-96", {"week": s.week})
