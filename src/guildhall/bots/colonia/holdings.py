"""What one family has, as the Judge of Colonia sees it: what its things are worth now.

All worths are thousandths of a point.
"""

from typing import Final

from guildhall.bots.colonia.money import Money, hold_pays
from guildhall.bots.colonia.packs import (
    BITS,
    HOLD_PACK,
    HOLD_SIZE,
    KIND,
    RECIPE,
    fits,
    most_goods,
    packed,
    size,
)
from guildhall.bots.colonia.prices import DICE, NEED, ONE, Prices
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.colonia.schema import (
    BERTHS,
    FAMILY_CARDS,
    FRIDAY,
    FRIDAY_STREET,
    GOODS,
    PHASE_EXTRA_ORDERS,
    PHASE_LOADING,
    PHASE_MARKET,
    PHASE_WEEK,
    RESOURCES,
    SPACES,
    STREETS,
    THURSDAY,
    THURSDAY_STREET,
    TUESDAY_STREET,
    WEDNESDAY,
    WEDNESDAY_STREET,
    ColoniaState,
)
from guildhall.games.colonia.tables import (
    FAMILY_VALUE,
    FIRST_HOLD,
    HOLD_PAYS,
    HOLDS_OF,
    MARKS,
    NEEDS,
    SHIP_CITY,
    WEEK_DICE,
)

TURNS: Final = 4
"""How many orders of one's own with the same craftsman are told apart."""
MEAN_DICE: Final = 5
MEAN_CUBES: Final = 30
FREE: Final = 16
NO_HOLDS: Final = ints(FREE)
NO_CHANCES: Final = ints(GOODS * TURNS)
"""Copying one of these is the quickest way to an array of zeros."""


class Holdings(Money):
    """Read once from a position for one seat; asked for the worth of many changes."""

    def __init__(self, prices: Prices, s: ColoniaState, seat: Int) -> None:
        """Count the money to come, the goods and the cubes."""
        super().__init__(prices, s, seat)
        self.goods: Int = packed(s.goods, seat)
        self.cubes: Int = packed(s.cubes, seat)
        self.holds: Ints = NO_HOLDS
        self.pays: Ints = NO_HOLDS
        self.free: Int = 0
        self.chance: Ints = NO_CHANCES
        self.waiting: Int = 0

    # holds

    def read_holds(self) -> None:
        """List the free holds in port, the best paid good for good first."""
        s = self.s
        self.holds = NO_HOLDS[:]
        self.pays = NO_HOLDS[:]
        self.free = 0
        self.read_purses()
        for berth in range(BERTHS):
            ship = s.port[berth]
            if ship >= 0:
                sails = berth < s.leaving
                for place in range(HOLDS_OF[ship]):
                    if s.marks[berth * MARKS + place] < 0:
                        hold = FIRST_HOLD[ship] + place
                        pay = self.paid(SHIP_CITY[ship], HOLD_PAYS[hold], sails)
                        self._insert(hold, pay * self._unloaded(hold) // ONE)

    def _unloaded(self, hold: Int) -> Int:
        """Give the share of a hold that is left when another family may load it first."""
        s = self.s
        if s.phase == PHASE_LOADING:
            for other in range(s.seats):
                idle = (s.passed >> other) & 1 == 1 or s.reserve[other] == 0
                rival = other != self.seat and not idle
                if rival and fits(packed(s.goods, other), HOLD_PACK[hold]):
                    return self.prices.taken
        return ONE

    def _insert(self, hold: Int, pay: Int) -> None:
        """Keep the holds in order."""
        at: Int = self.free
        each = pay * 12 // HOLD_SIZE[hold]
        while at > 0 and self.pays[at - 1] * 12 // HOLD_SIZE[self.holds[at - 1]] < each:
            self.holds[at] = self.holds[at - 1]
            self.pays[at] = self.pays[at - 1]
            at -= 1
        self.holds[at] = hold
        self.pays[at] = pay
        self.free += 1

    def cargo(self, goods: Int, skip: Int = -1) -> Int:
        """Give what a stock of goods will bring: the best holds first, the rest is kept."""
        left: Int = goods
        value: Int = 0
        for at in range(self.free):
            hold = self.holds[at]
            if hold != skip and fits(left, HOLD_PACK[hold]):
                left -= HOLD_PACK[hold]
                value += self.pays[at]
        return value + self.goods_kept(size(left))

    def goods_kept(self, number: Int) -> Int:
        """Give what goods are worth that wait for the ships of next week."""
        return 0 if self.last else number * self.prices.good_kept

    def to_come(self) -> Int:
        """Give what holds bring that one has on ships which stay in port."""
        s = self.s
        money: Int = 0
        for berth in range(s.leaving, BERTHS):
            ship = s.port[berth]
            for place in range(MARKS):
                if s.marks[berth * MARKS + place] == self.seat:
                    money += hold_pays(ship, place)
        return money * self.rate * self.prices.stays // ONE

    # orders

    def read_orders(self) -> None:
        """CO-63, CO-64: the chances of new orders, and the goods that old ones will bring."""
        s = self.s
        known = s.week > 0 and s.phase != PHASE_WEEK
        dice: Int = WEEK_DICE[s.card] if known else Int(MEAN_DICE)
        if s.phase == PHASE_EXTRA_ORDERS:
            dice = s.due
        self.chance = NO_CHANCES[:]
        self.waiting = 0
        open_still = s.day <= THURSDAY
        crowd: Int = self.prices.crowd if s.day < THURSDAY else Int(0)
        for craftsman in range(GOODS):
            stick: Int = s.sticks[craftsman] if known else Int(1)
            space: Int = 0
            while space < SPACES and s.orders[craftsman * SPACES + space] >= 0:
                if s.orders[craftsman * SPACES + space] == self.seat:
                    sure = open_still and self.service(dice, space + 1 - stick) >= ONE // 2
                    self._expect(craftsman, sure)
                space += 1
            for turn in range(TURNS):
                need = space + turn + 1 - stick
                early = self.service(dice, need)
                late = self.service(dice, need + 1)
                self.chance[craftsman * TURNS + turn] = (
                    early * (ONE - crowd) + late * crowd
                ) // ONE

    def _expect(self, craftsman: Int, sure: bool) -> None:
        """Count a good on order: as one's own this week, or for later."""
        if sure:
            self.goods += Int(1) << (BITS * craftsman)
        elif not self.last:
            self.waiting += self.prices.good_kept * self.prices.late // ONE

    def service(self, dice: Int, need: Int) -> Int:
        """Give the chance that the stick comes so much further."""
        if need <= 0:
            return ONE
        return self.prices.served[min(dice, DICE - 1) * NEED + min(need, NEED - 1)]

    def plan(self, goods: Int, cubes: Int) -> Int:
        """Give what goods and cubes will bring: holds, ordering what is missing; the rest kept."""
        left: Int = goods
        bag: Int = cubes
        ordered: Int = 0
        value: Int = 0
        for at in range(self.free):
            need = HOLD_PACK[self.holds[at]]
            if fits(left, need):
                left -= need
                value += self.pays[at]
                continue
            missing: Int = 0
            cost: Int = 0
            recipe: Int = 0
            chance: Int = ONE
            for good in range(GOODS):
                lack = ((need >> (BITS * good)) & KIND) - ((left >> (BITS * good)) & KIND)
                if lack > 0:
                    missing += lack << (BITS * good)
                    recipe += RECIPE[good] * lack
                    cost += self.prices.order * lack
                    turn = (ordered >> (BITS * good)) & KIND
                    for more in range(lack):
                        step = min(turn + more, Int(TURNS - 1))
                        chance = chance * self.chance[good * TURNS + step] // ONE
            if chance > self.prices.risk and fits(bag, recipe):
                left -= need - missing
                bag -= recipe
                ordered += missing
                kept = self.goods_kept(HOLD_SIZE[self.holds[at]])
                value += (self.pays[at] * chance + kept * (ONE - chance)) // ONE - cost
        return value + self.goods_kept(size(left)) + self.cubes_kept(bag)

    def hurry(self, craftsman: Int) -> Int:
        """Give what is lost of an order when another family places one first."""
        s = self.s
        first = NEEDS[craftsman * 2]
        second = NEEDS[craftsman * 2 + 1]
        at = craftsman * TURNS
        for other in range(s.seats):
            row = other * RESOURCES
            able = s.cubes[row + first] > 0 and s.cubes[row + second] > 0
            if able and other != self.seat and (s.passed >> other) & 1 == 0:
                return (self.chance[at] - self.chance[at + 1]) * self.prices.hurry // ONE
        return 0

    def cubes_kept(self, cubes: Int) -> Int:
        """Give what cubes are worth that wait for the craftsmen of next week."""
        if self.last or cubes == 0:
            return 0
        pairs = most_goods(cubes)
        good = min(pairs, self.prices.many)
        rest = size(cubes) - 2 * good
        return good * self.prices.pair_kept + rest * self.prices.cube_kept

    def market_to_come(self) -> Int:
        """Give what the market of this week can be expected to bring, before it is over."""
        s = self.s
        if s.day > WEDNESDAY or (s.phase == PHASE_MARKET and (s.passed >> self.seat) & 1 == 1):
            return 0
        cubes: Int = 0
        buyers: Int = s.seats
        if s.phase <= PHASE_WEEK:
            cubes = MEAN_CUBES
        else:
            for number in s.stalls:
                cubes += number
        if s.phase == PHASE_MARKET:
            for seat in range(s.seats):
                buyers -= (s.passed >> seat) & 1
        return min(s.reserve[self.seat] * ONE, cubes * ONE // buyers) * self.prices.fresh // ONE

    # members

    def members(self, count: Int, unused: Int) -> Int:
        """Give the cost of so many members, when some more will be used before next market."""
        s = self.s
        at = self.seat * STREETS
        soon: Int = s.reserve[self.seat]
        if s.day <= WEDNESDAY:
            soon += s.streets[at + WEDNESDAY_STREET]
        elif s.day == THURSDAY:
            soon += s.streets[at + THURSDAY_STREET]
        cost: Int = 0
        if s.day <= THURSDAY:
            cost = self._slope(soon, count, self.prices.needed, self.prices.enough)
        if self.last:
            return cost + count
        return cost + self._slope(
            self.next_market() - unused, count, self.prices.member, self.prices.comfort
        )

    def next_market(self) -> Int:
        """CO-37: count the members that can be free at the next market but this."""
        s = self.s
        at = self.seat * STREETS
        free: Int = s.reserve[self.seat] + s.streets[at + TUESDAY_STREET]
        if s.day <= WEDNESDAY:
            free += s.streets[at + WEDNESDAY_STREET]
        if s.day <= THURSDAY:
            free += s.streets[at + THURSDAY_STREET]
        if s.day <= FRIDAY:
            free += s.streets[at + FRIDAY_STREET]
        return free - self._mean_card()

    def _mean_card(self) -> Int:
        """Give the mean of the family cards left."""
        cards = self.s.cards[self.seat]
        total: Int = 0
        number: Int = 0
        for card in range(FAMILY_CARDS):
            if (cards >> card) & 1:
                total += FAMILY_VALUE[card]
                number += 1
        return total // number if number > 0 else Int(0)

    def _slope(self, free: Int, count: Int, first: Int, most: Int) -> Int:
        """Add up the cost of members, each dearer the fewer are left."""
        cost: Int = count * 4
        for used in range(count):
            left = (free - used) * ONE
            if left < most:
                cost += first * (most - left) // most
        return cost
