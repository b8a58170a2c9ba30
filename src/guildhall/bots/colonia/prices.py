"""What money of a city is worth to the Judge of Colonia: relics that it will buy, or a window.

The tables are worked out once, backwards from the last Sunday: each week brings some income, each
Sunday shows some relics, and the best purchase is made. All numbers are thousandths.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.colonia.schema import SEATS
from guildhall.games.colonia.tables import POINTS, PRICE, SHRINE, WEEKS

PURSE: Final = 48
"""Money of one city that the tables distinguish; more is as good as one less than this."""
DICE: Final = 10
NEED: Final = 12
ONE: Final = 1000
LUMPS: Final = 3
LUMP_PAYS: Final = b"\x05\x09\x0e"
LUMP_SHARE: Final = b"\x04\x04\x01"
LUMP_MEAN: Final = 70
"""Holds pay 5, 9 or 14, the last more seldom: 4 x 5 + 4 x 9 + 1 x 14."""


class Prices:
    """Weights in thousandths, by name, and the tables that follow from them."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Work out the tables for three to six players."""
        self.contest: Int = thousandths(weights["contest"])
        self.near: Int = thousandths(weights["near"])
        self.shrine: Int = thousandths(weights["shrine"])
        self.shrine_most: Int = thousandths(weights["shrine_most"])
        self.wait: Int = thousandths(weights["wait"])
        self.stays: Int = thousandths(weights["stays"])
        self.taken: Int = thousandths(weights["taken"])
        self.good_kept: Int = thousandths(weights["good_kept"])
        self.pair_kept: Int = thousandths(weights["pair_kept"])
        self.cube_kept: Int = thousandths(weights["cube_kept"])
        self.many: Int = thousandths(weights["many"]) // ONE
        self.fresh: Int = thousandths(weights["fresh"])
        self.hoped: Int = thousandths(weights["hoped"])
        self.late: Int = thousandths(weights["late"])
        self.risk: Int = thousandths(weights["risk"])
        self.order: Int = thousandths(weights["order"])
        self.hurry: Int = thousandths(weights["hurry"])
        self.crowd: Int = thousandths(weights["crowd"])
        self.member: Int = thousandths(weights["member"])
        self.comfort: Int = thousandths(weights["comfort"])
        self.needed: Int = thousandths(weights["needed"])
        self.enough: Int = thousandths(weights["enough"])
        self.keep: Int = thousandths(weights["keep"])
        self.insure: Int = thousandths(weights["insure"])
        self.served: Ints = _chances_of_service()
        self.saved: Ints = ints((SEATS + 1) * WEEKS * PURSE)
        last_ships = thousandths(weights["last_ships"])
        seen = ints(SHRINE)
        for grade in range(SHRINE):
            seen[grade] = thousandths(weights[f"seen_{grade + 1}"])
        self.twice: Ints = ints(SEATS + 1)
        for seats in range(3, SEATS + 1):
            self.twice[seats] = thousandths(weights[f"twice_{seats}"])
            self._fill_windows(seats, weights)
            income = thousandths(weights[f"income_{seats}"])
            for sundays in range(1, WEEKS):
                earned = income * last_ships // ONE if sundays == 1 else income
                self._fill_week(seats * WEEKS + sundays, seen, earned)

    def points(self, seats: Int, sundays: Int, money: Int) -> Int:
        """Give the points that money of a city will bring on so many Sundays to come."""
        return self.saved[(seats * WEEKS + sundays) * PURSE + min(money, PURSE - 1)]

    def _fill_windows(self, seats: Int, weights: dict[str, float]) -> None:
        """CO-101: what is left at the end may win the window."""
        half = weights["window_half"]
        most = weights["window"] * 2
        for money in range(1, PURSE):
            share = money * money / (money * money + half * half)
            self.saved[seats * WEEKS * PURSE + money] = thousandths(most * share)

    def _fill_week(self, row: Int, seen: Ints, income: Int) -> None:
        """Work out one week from the one after it: first the Sunday, then the ships before it."""
        after = (row - 1) * PURSE
        sunday = ints(PURSE)
        for money in range(PURSE):
            sunday[money] = self._best_of_display(after, sunday, money, seen)
        lump = income * 9 // LUMP_MEAN
        for money in range(PURSE):
            value: Int = sunday[money] * (ONE - lump)
            for at in range(LUMPS):
                more = sunday[min(money + Int(LUMP_PAYS[at]), PURSE - 1)]
                value += more * (lump * Int(LUMP_SHARE[at]) // 9)
            self.saved[row * PURSE + money] = value // ONE

    def _best_of_display(self, after: Int, sunday: Ints, money: Int, seen: Ints) -> Int:
        """Give the mean of the best purchase when each grade is seen with its chance."""
        worth = ints(SHRINE, -1)
        for grade in range(SHRINE):
            if PRICE[grade] <= money:
                rest = money - PRICE[grade]
                kept = (3 * self.saved[after + rest] + sunday[rest]) // 4
                worth[grade] = POINTS[grade] * ONE + kept
        open_chance: Int = ONE
        result: Int = 0
        while True:
            best: Int = -1
            for grade in range(SHRINE):
                if worth[grade] > self.saved[after + money] and (
                    best < 0 or worth[grade] > worth[best]
                ):
                    best = grade
            if best < 0:
                return result + open_chance * self.saved[after + money] // ONE
            chance = open_chance * seen[best] // ONE
            result += chance * worth[best] // ONE
            open_chance -= chance
            worth[best] = -1


def thousandths(number: float) -> Int:
    """Turn a weight into a whole number of thousandths."""
    return Int(round(number * 1000))


def _chances_of_service() -> Ints:
    """CO-63: the chance that so many dice move a stick so far: dice * NEED + spaces."""
    table = ints(DICE * NEED)
    table[0] = ONE
    exact = ints(DICE * NEED)
    exact[0] = ONE * ONE
    for dice in range(1, DICE):
        for moves in range(NEED):
            less = exact[(dice - 1) * NEED + moves - 1] if moves > 0 else Int(0)
            exact[dice * NEED + moves] = (2 * exact[(dice - 1) * NEED + moves] + less) // 3
        for need in range(NEED):
            for moves in range(need, NEED):
                table[dice * NEED + need] += exact[dice * NEED + moves] // ONE
    return table
