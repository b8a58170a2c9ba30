"""What a move of Colonia is worth, in victory points to come.

Money is worth what it can be expected to buy, goods what the holds in port would pay for them,
cubes the goods they can become, and a member of the family the more the fewer are left in reserve.
"""

from collections.abc import Sequence
from math import comb

from guildhall.games.colonia import data
from guildhall.games.colonia.moves import WORDS
from guildhall.games.colonia.tables import (
    GRADES,
    POINTS,
    PRICE,
    SHIP_CITY,
    SHRINE,
    WEEKS,
    WINDOW_POINTS,
)
from guildhall.games.colonia.view import ColoniaView

RATE = (0.0, 0.26, 0.255, 0.25, 0.24, 0.215, 0.0)
"""Points that a unit of money is expected to bring when it is saved in each week."""
GOOD_KEPT = 0.35
"""Points of a good that is kept for next week."""
CUBE_KEPT = 0.08
STAYING = 0.8
"""How much a hold of a ship that stays counts."""
UNSURE = 0.9
"""How much goods count that others may forestall on their way into a hold."""
MEMBER = {3: 0.03, 4: 0.06, 5: 0.085, 6: 0.11}
"""Points of a member, by the number of players, while the reserve is comfortable."""
COMFORT = 9
"""Members in reserve below which each one more is dearer."""
GOODS_A_WEEK = {3: 6, 4: 5, 5: 4, 6: 4}
"""How many goods a family can expect to get made and shipped in a week."""

Row = list[int]
Hold = tuple[Row, float]


def worth(view: ColoniaView, moves: Sequence[int]) -> list[float]:
    """Give the worth of each legal move, in points."""
    judge = _Judge(view)
    return [judge.move(move) for move in moves]


def most_goods(cubes: Sequence[int]) -> int:
    """Count the goods that cubes can become: neighbours in the circle of five make one good."""
    best = 0
    for first in range(min(cubes[0], cubes[1]) + 1):
        made = first
        left = cubes[1] - first
        for resource in range(2, 5):
            used = min(left, cubes[resource])
            made += used
            left = cubes[resource] - used
        made += min(left, cubes[0] - first)
        best = max(best, made)
    return best


def at_least(wins: int, rolls: int, chance: float) -> float:
    """Give the chance of at least so many wins in so many rolls."""
    return sum(
        comb(rolls, n) * chance**n * (1 - chance) ** (rolls - n)
        for n in range(max(wins, 0), rolls + 1)
    )


class _Judge:
    """Reads a view once and judges moves from it."""

    def __init__(self, view: ColoniaView) -> None:
        self.v = view
        self.me = view.seat
        self.last = view.week == WEEKS
        self.rate = RATE[view.week]
        self.money = view.money[self.me]
        self.goods = view.goods[self.me]
        self.cubes = view.cubes[self.me]
        self.reserve = view.reserve[self.me]
        self.holds = self._free_holds()

    def move(self, move: int) -> float:
        """Give the worth of a move."""
        verb = WORDS.moves.verb_of(move).name
        args = WORDS.moves.indices(move)
        judged: float = getattr(self, f"_{verb}")(*args)
        return judged

    # what things are worth

    def members(self, count: int) -> float:
        """Give the cost of using so many members now; free on the last days of the game."""
        if self.last:
            return 0.002 * count
        price = MEMBER[self.v.seats]
        short = max(0, COMFORT - (self.reserve - count))
        return price * count + price * short * 0.5

    def _free_holds(self) -> list[Hold]:
        """List what free holds take and pay, in points, the best paid good for good first."""
        out: list[Hold] = []
        for berth, ship in enumerate(self.v.port):
            if ship < 0:
                continue
            sails = berth < self.v.leaving
            for place, hold in enumerate(data.SHIPS[ship].holds):
                if self.v.marks[berth][place] < 0:
                    need = [hold.goods.count(good) for good in data.GOOD_IDS]
                    out.append((need, hold.pays * self._unit() * (1 if sails else STAYING)))
        out.sort(key=lambda hold: -hold[1] / sum(hold[0]))
        return out

    def _unit(self) -> float:
        """Give the points of a unit of money that comes on Saturday."""
        return self.rate or 0.24

    def cargo(self, goods: Row, skip: int = -1) -> float:
        """Give what a stock of goods will bring: the best holds first, the rest is kept."""
        left = goods[:]
        value = 0.0
        for number, (need, pays) in enumerate(self.holds):
            if number != skip and all(n <= h for n, h in zip(need, left, strict=True)):
                left = [h - n for n, h in zip(need, left, strict=True)]
                value += pays
        return value + (0.0 if self.last else GOOD_KEPT * sum(left))

    def stock(self, cubes: Row) -> float:
        """Give what cubes are worth: the goods they can become, fewer the more there are."""
        goods = most_goods(cubes)
        cap = GOODS_A_WEEK[self.v.seats]
        value = 0.6 * min(goods, cap) + 0.15 * max(0, goods - cap)
        loose = sum(cubes) - 2 * goods
        return value + (0.0 if self.last else CUBE_KEPT * loose)

    def card(self, relic: int) -> float:
        """Give the points a card would bring now; an empty shrine doubles a relic."""
        city, points = relic // GRADES, int(POINTS[relic])
        if relic % GRADES == SHRINE:
            return self._shrine(city)
        if self._has_empty_shrine(city):
            return 2.0 * points
        return float(points)

    def _has_empty_shrine(self, city: int) -> bool:
        owned = self.v.relics[self.me][city * GRADES + SHRINE] > 0
        return owned and self.v.enshrined[city] < 0

    def _shrine(self, city: int) -> float:
        """Give the points of a shrine: the best relic owned again, or a hope of one later."""
        first = city * GRADES
        best = max(
            (int(POINTS[r]) for r in range(first, first + SHRINE) if self.v.relics[self.me][r]),
            default=0,
        )
        hope = 0.8 * (int(WEEKS) - self.v.week)
        return max(float(best), min(hope, 3.0))

    def purse(self, city: int, money: int, *, without: int = -1) -> float:
        """Give the points that money of a city will bring: saved, spent now, or for the window."""
        best = self._saved(city, money)
        for relic in range(city * GRADES, (city + 1) * GRADES):
            if relic != without and PRICE[relic] <= money and self._copies(relic):
                after = self._saved(city, money - int(PRICE[relic]))
                best = max(best, self.card(relic) + after)
        return best

    def _copies(self, relic: int) -> int:
        return self.v.display[relic] + sum(row[relic] for row in self.v.insured)

    def _window(self, city: int, money: int) -> float:
        """Give the points of the window that this much money would win."""
        others = max(self.v.money[s][city] for s in range(self.v.seats) if s != self.me)
        return float(WINDOW_POINTS) if money > others else 0.0

    # verbs

    def _pass(self) -> float:
        if self.v.ask == "loading":
            return 0.0 if self.last else GOOD_KEPT * sum(self.goods)
        if self.v.ask == "purchases":
            return self._all_purses_saved()
        if self.v.ask == "exchange":
            return sum(self.purse(city, money) for city, money in enumerate(self.money)) + 0.01
        return 0.0

    def _all_purses_saved(self) -> float:
        return sum(self._saved(city, money) for city, money in enumerate(self.money))

    def _saved(self, city: int, money: int) -> float:
        return self._window(city, money) if self.last else self.rate * money

    def _family(self, card: int) -> float:
        """Play a card the reserve covers, as high as leaves enough members for the market."""
        value = data.BOX.family_cards[card]
        need = value - self.v.fewer
        if need > self.reserve:
            return -100.0 - value
        back = self.v.streets[self.me][0]
        target = min(8, max(3, self.reserve + back - COMFORT - 1))
        return -abs(value - target) + 0.01 * value

    def _vote(self, answer: int) -> float:
        return self._decree(self.v.decrees[self.v.decree_at]) if answer else 0.0

    def _decree(self, decree: int) -> float:
        """Judge a decree by what it brings this seat more than an average opponent."""
        card = data.DECREES[decree]
        if card.effect == "home":
            street = list(data.STREETS).index(card.target)
            return self._lead([min(3, row[street]) for row in self.v.streets]) + 0.1
        if card.effect == "sail":
            marks = [owner for row in self.v.marks[: card.count] for owner in row if owner >= 0]
            return self._lead([marks.count(seat) for seat in range(self.v.seats)]) + 0.1
        if card.effect == "stick":
            return self._stick(data.CRAFTSMAN_IDS.index(card.target))
        if card.effect == "extra_hold":
            return self._lead([sum(row) for row in self.v.goods])
        if card.effect in ("relics", "exchange"):
            return self._lead([sum(row) for row in self.v.money]) + 0.1
        if card.effect in ("stalls_more", "extra_stalls"):
            return self._lead(self.v.reserve) + 0.5
        return 0.5

    def _lead(self, numbers: Sequence[int]) -> float:
        """Give how much more one has than the others on average."""
        others = (sum(numbers) - numbers[self.me]) / (self.v.seats - 1)
        return numbers[self.me] - others

    def _stick(self, craftsman: int) -> float:
        """Judge two more orders: one's own orders and recipes against those of the others."""
        queue = self.v.orders[craftsman]
        first, second = (data.RESOURCE_IDS.index(n) for n in data.CRAFTSMEN[craftsman].needs)
        return self._lead(
            [
                queue.count(seat) + min(row[first], row[second])
                for seat, row in enumerate(self.v.cubes)
            ]
        )

    def _choose(self, good: int) -> float:
        more = self.goods[:]
        more[good] += 1
        return self.cargo(more)

    def _take(self, stall: int) -> float:
        """Take cubes that make goods, for as few members as possible."""
        gained = self.v.stalls[stall]
        after = [h + n for h, n in zip(self.cubes, gained, strict=True)]
        return self.stock(after) - self.stock(self.cubes) - self.members(sum(gained))

    def _order(self, craftsman: int) -> float:
        """Order what the holds in port pay best, where the stick is likely to come."""
        due = self.goods[:]
        for made in range(len(due)):
            for space, owner in enumerate(self.v.orders[made]):
                due[made] += owner == self.me and space < self.v.sticks[made] + 1
        more = due[:]
        more[craftsman] += 1
        space = sum(owner >= 0 for owner in self.v.orders[craftsman])
        chance = at_least(space + 1 - self.v.sticks[craftsman], self.v.dice, 1 / 3)
        later = 0.0 if self.last else 0.6
        gain = (self.cargo(more) - self.cargo(due)) * (chance + (1 - chance) * later)
        return gain - self.members(self.v.placed[craftsman] + 1) - 2 * CUBE_KEPT * (not self.last)

    def _load(self, hold: int) -> float:
        """Load what pays best together with what the other goods can still bring."""
        ship, _, printed = data.HOLDS[hold]
        berth = self.v.port.index(data.SHIPS.index(ship))
        need = [printed.goods.count(good) for good in data.GOOD_IDS]
        left = [h - n for h, n in zip(self.goods, need, strict=True)]
        pays = self._earned(int(SHIP_CITY[self.v.port[berth]]), printed.pays, berth)
        number = self._number_of(need, pays)
        return pays + self.cargo(left, number) * UNSURE - self.members(1)

    def _number_of(self, need: Row, pays: float) -> int:
        """Find a hold among the free ones, so that it is not counted twice."""
        same = [n for n, hold in enumerate(self.holds) if hold[0] == need]
        return min(same, key=lambda n: abs(self.holds[n][1] - pays))

    def _earned(self, city: int, money: int, berth: int) -> float:
        """Give the points of money that a ship will pay; at last only what it buys counts."""
        have = self.money[city]
        if self.last:
            gain = self.purse(city, have + money) - self.purse(city, have) + 0.05 * money
        else:
            gain = self._unit() * money
        return gain * (1 if berth < self.v.leaving else STAYING)

    def _load_extra(self, ship: int, good: int) -> float:
        berth = self.v.port.index(ship)
        left = self.goods[:]
        left[good] -= 1
        pays = self._earned(int(SHIP_CITY[ship]), data.BOX.extra_hold_pays, berth)
        return pays + self.cargo(left) * UNSURE - self.members(1)

    def _exchange(self, source: int, target: int, amount: int) -> float:
        after = self.money[:]
        after[source] -= amount + 1
        after[target] += amount + 1
        return sum(self.purse(city, money) for city, money in enumerate(after))

    def _buy(self, relic: int) -> float:
        """Buy what is worth more than the money saved; in the last week what is worth anything."""
        city = relic // GRADES
        rest = self.money[city] - int(PRICE[relic])
        others = self._all_purses_saved()
        others -= self._saved(city, self.money[city])
        without = -1 if self._copies(relic) > 1 else relic
        after = self.purse(city, rest, without=without) if self.last else self.rate * rest
        return others + self.card(relic) + after

    def _buy_insured(self, relic: int, owner: int) -> float:
        """Buy as any card; a member of one's own comes home, another's does not help."""
        return self._buy(relic) + (0.05 if owner == self.me else -0.01)

    def _enshrine(self, relic: int) -> float:
        """Double a relic that is good enough, or wait for a better one while there is time."""
        weeks = int(WEEKS) - self.v.week
        return float(POINTS[relic]) - min(weeks, 3)

    def _leave(self) -> float:
        return 0.0

    def _insure(self, relic: int) -> float:
        """Keep a big card on display that the next ships may let one buy, before the others can."""
        city = relic // GRADES
        have = self.money[city]
        ahead = have - max(self.v.money[s][city] for s in range(self.v.seats) if s != self.me)
        reachable = have + 8 >= PRICE[relic] and ahead > -3
        gain = 0.25 * (self.card(relic) - 2) if reachable else -0.1
        return gain - self.members(1)
