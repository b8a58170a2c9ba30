"""The money of one family, as the Judge of Colonia counts it: what it buys, what it wins.

All worths are thousandths of a point.
"""

from typing import Final

from guildhall.bots.colonia.prices import ONE, Prices
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.colonia.schema import (
    CITIES,
    PHASE_INSURANCE,
    PHASE_PURCHASES,
    PHASE_RELICS,
    RELICS,
    SUNDAY,
    ColoniaState,
)
from guildhall.games.colonia.tables import (
    EMBLEM,
    EXTRA_HOLD_PAYS,
    FIRST_HOLD,
    GRADES,
    HOLD_PAYS,
    MARKS,
    POINTS,
    PRICE,
    SHIP_CITY,
    SHRINE,
    WEEKS,
    WINDOW_POINTS,
)

MEAN_PURSE: Final = 20
NO_RELICS: Final = ints(RELICS)
NO_CITIES: Final = ints(CITIES)


class Money:
    """The money of one seat, with what ships will pay, and what it can buy."""

    def __init__(self, prices: Prices, s: ColoniaState, seat: Int) -> None:
        """Count the money to come and the cards on display."""
        self.prices: Prices = prices
        self.s: ColoniaState = s
        self.seat: Int = seat
        self.last: bool = s.week == WEEKS
        self.sundays: Int = WEEKS - max(s.week, Int(1))
        self.buying: bool = not (
            s.phase == PHASE_INSURANCE
            or (s.day == SUNDAY and s.phase == PHASE_RELICS)
            or (s.phase == PHASE_PURCHASES and (s.passed >> seat) & 1 == 1)
        )
        self.money: Ints = _money_to_come(s)
        self.richest: Ints = NO_CITIES[:]
        for other in range(s.seats):
            if other != seat:
                for city in range(CITIES):
                    have = self.money[other * CITIES + city]
                    self.richest[city] = max(self.richest[city], have)
        self.copies: Ints = NO_RELICS[:]
        self.odds: Ints = NO_RELICS[:]
        self._read_display()
        late = prices.points(s.seats, max(self.sundays, Int(1)), MEAN_PURSE)
        self.rate: Int = (late - prices.points(s.seats, max(self.sundays, Int(1)), 0)) // MEAN_PURSE
        self.purses: Ints = NO_CITIES

    # money

    def _read_display(self) -> None:
        """Count the cards for sale and one's chance to get each."""
        s = self.s
        for relic in range(RELICS):
            number: Int = s.display[relic]
            for owner in range(s.seats):
                number += s.insured[owner * RELICS + relic]
            self.copies[relic] = number
            if number > 0:
                self.odds[relic] = self._odds(relic, number)

    def _odds(self, relic: Int, number: Int) -> Int:
        """Give the chance that no other buys a card first that he can pay as well."""
        s = self.s
        rivals: Int = 0
        for other in range(s.seats):
            out = s.phase == PHASE_PURCHASES and (s.passed >> other) & 1 == 1
            if other != self.seat and not out:
                rivals += self.money[other * CITIES + relic // GRADES] >= PRICE[relic]
        chance: Int = ONE
        for _ in range(rivals - number + 1):
            chance = chance * self.prices.contest // ONE
        return chance

    def kept(self, city: Int, money: Int) -> Int:
        """Give the points that money of a city brings if nothing is bought this Sunday."""
        if not self.last:
            return self.prices.points(self.s.seats, self.sundays, money)
        if money == 0:
            return 0
        best = self.richest[city]
        if money > best:
            return WINDOW_POINTS * (ONE if self.s.day == SUNDAY else Int(850)) + money
        spends: bool = False
        for relic in range(city * GRADES, (city + 1) * GRADES):
            spends = spends or (self.copies[relic] > 0 and PRICE[relic] <= best)
        return WINDOW_POINTS * (Int(250) if spends else Int(20)) + money

    def card(self, relic: Int) -> Int:
        """Give the points a card would bring now; an empty shrine doubles a relic."""
        city = relic // GRADES
        first = city * GRADES
        if relic - first == SHRINE:
            return self._shrine(city)
        points = POINTS[relic] * ONE
        if self.s.relics[self.seat * RELICS + first + SHRINE] > 0 and self.s.enshrined[city] < 0:
            return 2 * points - self.hope()
        return points

    def hope(self) -> Int:
        """Give the points of an empty shrine: a relic that may still come."""
        return min(self.prices.shrine * self.sundays, self.prices.shrine_most)

    def _shrine(self, city: Int) -> Int:
        """Give the points of a shrine: the best relic owned again, or a hope of one later."""
        best: Int = 0
        for relic in range(city * GRADES, city * GRADES + SHRINE):
            if self.s.relics[self.seat * RELICS + relic] > 0:
                best = max(best, POINTS[relic])
        return max(best * ONE, self.hope())

    def purse(self, city: Int, money: Int, skip: Int = -1) -> Int:
        """Give the points of money before this Sunday: the best purchase, or kept."""
        base = self.kept(city, money)
        if not self.buying:
            return base
        best: Int = base
        for relic in range(city * GRADES, (city + 1) * GRADES):
            if PRICE[relic] <= money and self.copies[relic] > (1 if relic == skip else 0):
                rest = money - PRICE[relic]
                second = self.kept(city, rest)
                if skip < 0 and rest >= PRICE[0]:
                    second = self.purse(city, rest, relic)
                gain = self.card(relic) + second - base
                best = max(best, base + gain * self.odds[relic] // ONE)
        return best

    def read_purses(self) -> None:
        """Note what the money of each city is worth."""
        self.purses = NO_CITIES[:]
        for city in range(CITIES):
            self.purses[city] = self.purse(city, self.money[self.seat * CITIES + city])

    def paid(self, city: Int, money: Int, sails: bool) -> Int:
        """Give the points of money that a ship will pay."""
        have = self.money[self.seat * CITIES + city]
        mean = self.rate * money
        if sails:
            gain = self.purse(city, have + money) - self.purses[city]
        else:
            gain = self.kept(city, have + money) - self.kept(city, have)
        gain = (gain * self.prices.near + mean * (ONE - self.prices.near)) // ONE
        return gain if sails else gain * self.prices.stays // ONE


def _money_to_come(s: ColoniaState) -> Ints:
    """CO-81: everybody's money together with what the ships pay that sail this Saturday."""
    money = s.money[:]
    for berth in range(s.leaving):
        ship = s.port[berth]
        for place in range(MARKS):
            owner = s.marks[berth * MARKS + place]
            if owner >= 0:
                money[owner * CITIES + SHIP_CITY[ship]] += hold_pays(ship, place)
    return money


def hold_pays(ship: Int, place: Int) -> Int:
    """CO-81, A-17: what a hold or the emblem of a ship pays."""
    return EXTRA_HOLD_PAYS if place == EMBLEM else HOLD_PAYS[FIRST_HOLD[ship] + place]
