"""What moves and positions of Colonia are worth, in points to come.

Money is worth what it can be expected to buy, goods what the holds in port would pay for them,
cubes the goods they can become, and a member of the family the more the fewer are free.
"""

from typing import Final, cast

from guildhall.bots.colonia.holdings import Holdings
from guildhall.bots.colonia.packs import (
    BITS,
    HOLD_PACK,
    RECIPE,
    packed,
    size,
)
from guildhall.bots.colonia.prices import ONE, Prices
from guildhall.bots.colonia.votes import decree_worth
from guildhall.bots.judge import POINT, Judge
from guildhall.core.numbers import Int, Ints, ints, made
from guildhall.core.state import State
from guildhall.games.colonia.schema import (
    AMOUNTS,
    BUY,
    BUY_INSURED,
    CHOOSE,
    CITIES,
    ENSHRINE,
    EXCHANGE,
    FAMILY,
    FRIDAY,
    GOODS,
    INSURE,
    LEAVE,
    LOAD,
    LOAD_EXTRA,
    ORDER,
    PASS,
    PHASE_COUNCIL,
    PHASE_EXCHANGE,
    PHASE_GOOD_CHOICE,
    PHASE_INSURANCE,
    PHASE_LOADING,
    PHASE_MARKET,
    PHASE_ORDERS,
    PHASE_OVER,
    PHASE_PURCHASES,
    PHASE_SHRINE,
    PHASE_VOTE,
    RELICS,
    RESOURCES,
    SEATS,
    STREETS,
    SUNDAY,
    TAKE,
    TUESDAY_STREET,
    VOTE,
    ColoniaState,
)
from guildhall.games.colonia.scoring import relic_points
from guildhall.games.colonia.state import berth_of
from guildhall.games.colonia.tables import (
    EXTRA_HOLD_PAYS,
    FAMILY_VALUE,
    GRADES,
    HOLD_PAYS,
    HOLD_SHIP,
    POINTS,
    PRICE,
    SHIP_CITY,
    SHRINE,
    WEEKS,
)

SEEN: Final = ["relics", "money", "goods", "orders", "count"]
"""What a position is worth comes from these; the last is what no move changes."""
NUMBER: Final = 5
MEMBER: Final = 100
"""What a member weighs in the reason for a family card."""
COUNT: Final = 4
HOPELESS: Final = -100 * POINT
USED_LATER: Final = 7
"""Members that a family uses between a market and the next, family card apart."""
USED_LOADING: Final = 2
REACH: Final = 8
"""Money that a week may bring of a city that one saves for."""


class ColoniaJudge(Judge):
    """Judges by the holdings of the family whose move it is."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Work out the tables that follow from the weights."""
        self.prices: Prices = Prices(weights)

    def reopen(self, state: State, seat: Int) -> None:
        """CO-30, CO-41: the others choose their secret cards and votes again."""
        s = cast("ColoniaState", state)
        if s.phase in (PHASE_COUNCIL, PHASE_VOTE):
            for other in range(s.seats):
                if other != seat:
                    s.secret[other] = -1

    def left(self, state: State) -> Int:
        """Count the days to come."""
        s = cast("ColoniaState", state)
        return POINT * (SUNDAY * (WEEKS - s.week) + SUNDAY - s.day) // (SUNDAY * (WEEKS + 1))

    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Give the worth of each of a seat's legal moves."""
        s = cast("ColoniaState", state)
        out = ints(len(moves))
        phase = s.phase
        if phase == PHASE_COUNCIL:
            self._council(s, seat, moves, out)
            return out
        own = Holdings(self.prices, s, seat)
        if phase == PHASE_MARKET:
            _market(own, moves, out)
        elif phase == PHASE_ORDERS:
            _orders(own, moves, out)
        elif phase == PHASE_LOADING:
            _loading(own, moves, out)
        elif phase == PHASE_PURCHASES:
            _purchases(own, moves, out)
        elif phase == PHASE_INSURANCE:
            self._insurance(own, moves, out)
        elif phase == PHASE_SHRINE:
            self._shrine(own, moves, out)
        elif phase == PHASE_EXCHANGE:
            _exchange(own, moves, out)
        elif phase == PHASE_GOOD_CHOICE:
            _choice(own, moves, out)
        else:
            _vote(own, moves, out)
        return out

    def value(self, state: State, seat: Int) -> Int:
        """Give the points that a seat can be expected to have at the end of the game."""
        result: Int = 0
        for part in self._terms(cast("ColoniaState", state), seat):
            result += part
        return result

    def parts(self, state: State, seat: Int) -> dict[str, int]:
        """Give the same by what the points come from."""
        s = cast("ColoniaState", state)
        terms = self._terms(s, seat)
        found = {name: int(terms[at]) for at, name in enumerate(SEEN)}
        if s.phase != PHASE_OVER:
            own = Holdings(self.prices, s, seat)
            own.read_purses()
            for city in range(CITIES):
                found[f"money_city:{int(city)}"] = int(own.purses[city])
                found["money"] -= int(own.purses[city])
        return found

    def motives(self, state: State, seat: Int, move: Int) -> dict[str, int]:
        """CO-33: a high card acts first, a low one saves members; and what votes are about."""
        s = cast("ColoniaState", state)
        if s.phase == PHASE_COUNCIL:
            members = int(FAMILY_VALUE[move - FAMILY]) * MEMBER
            return {"first": members, "members": -members}
        own = Holdings(self.prices, s, seat)
        if s.phase == PHASE_VOTE:
            worth = int(decree_worth(own, s.decrees[s.decree_at]))
            return {"against_decree": -worth} if move == VOTE else {"decree": worth}
        if s.phase == PHASE_INSURANCE and move != PASS:
            out = ints(1)
            self._insurance(own, made([int(move)]), out)
            return {"insured": int(out[0])}
        return {}

    def _terms(self, s: ColoniaState, seat: Int) -> Ints:
        """Give the expected points in the order of SEEN."""
        out = ints(NUMBER)
        if s.phase == PHASE_OVER:
            out[COUNT] = s.points[seat] * POINT
            return out
        own = Holdings(self.prices, s, seat)
        own.read_holds()
        out[0] = relic_points(s, seat) * POINT
        out[1] = own.to_come()
        for city in range(CITIES):
            out[1] += own.purses[city]
            if _empty_shrine(s, seat, city):
                out[0] += own.hope()
        if not own.last:
            out[COUNT] = -self.prices.twice[s.seats]
        out[2] = _stock(own) - own.waiting
        out[3] = own.waiting
        return out

    def _council(self, s: ColoniaState, seat: Int, moves: Ints, out: Ints) -> None:
        """CO-30, CO-32: a card the reserve covers, as high as leaves enough for the market."""
        reserve = s.reserve[seat]
        free = reserve + s.streets[seat * STREETS + TUESDAY_STREET]
        target = max(Int(3) * ONE, min(Int(8) * ONE, free * ONE - self.prices.keep))
        for at in range(len(moves)):
            value = FAMILY_VALUE[moves[at] - FAMILY]
            if value - s.fewer > reserve:
                out[at] = HOPELESS - value * POINT
            else:
                out[at] = 10 * value - max(value * ONE - target, target - value * ONE)

    def _insurance(self, own: Holdings, moves: Ints, out: Ints) -> None:
        """CO-94: keep a big card that the next ships may let one buy, before the others can."""
        cost = own.members(1, 0)
        for at in range(len(moves)):
            if moves[at] != PASS:
                relic = moves[at] - INSURE
                city = relic // GRADES
                have = own.money[own.seat * CITIES + city]
                gain: Int = 0
                if have + REACH >= PRICE[relic] and have + 2 >= own.richest[city]:
                    gain = (own.card(relic) - 2 * POINT) * self.prices.insure // ONE
                out[at] = gain - cost

    def _shrine(self, own: Holdings, moves: Ints, out: Ints) -> None:
        """CO-92: double a relic that is good enough, or wait for a better one."""
        wait = min(self.prices.wait * own.sundays, 3 * POINT)
        for at in range(len(moves)):
            if moves[at] != LEAVE:
                out[at] = POINTS[moves[at] - ENSHRINE] * POINT - wait


def _empty_shrine(s: ColoniaState, seat: Int, city: Int) -> bool:
    return s.relics[seat * RELICS + city * GRADES + SHRINE] > 0 and s.enshrined[city] < 0


def _stock(own: Holdings) -> Int:
    """Give what goods, cubes and orders are worth at this moment of the week."""
    own.read_orders()
    kept = own.goods_kept(size(own.goods)) + own.cubes_kept(own.cubes)
    if own.s.day > FRIDAY:
        return own.waiting + kept
    if own.s.day == FRIDAY:
        return own.waiting + own.cargo(own.goods) + own.cubes_kept(own.cubes)
    hoped = own.plan(own.goods, own.cubes) - kept
    hoped = hoped * own.prices.hoped // ONE
    return own.waiting + kept + hoped + own.market_to_come()


def _vote(own: Holdings, moves: Ints, out: Ints) -> None:
    """CO-41: Yes is worth what the decree brings more than to an average opponent."""
    for at in range(len(moves)):
        if moves[at] != VOTE:
            out[at] = decree_worth(own, own.s.decrees[own.s.decree_at])


def _choice(own: Holdings, moves: Ints, out: Ints) -> None:
    """A-3: the good that helps most."""
    own.read_holds()
    own.read_orders()
    for at in range(len(moves)):
        more = own.goods + (Int(1) << (BITS * (moves[at] - CHOOSE)))
        out[at] = own.plan(more, own.cubes)


def _market(own: Holdings, moves: Ints, out: Ints) -> None:
    """CO-50: take cubes that make the goods that pay, for as few members as possible."""
    own.read_holds()
    own.read_orders()
    for at in range(len(moves)):
        if moves[at] == PASS:
            out[at] = own.plan(own.goods, own.cubes)
        else:
            stall = moves[at] - TAKE
            number: Int = 0
            for resource in range(RESOURCES):
                number += own.s.stalls[stall * RESOURCES + resource]
            after = own.cubes + packed(own.s.stalls, stall)
            out[at] = own.plan(own.goods, after) - own.members(number, USED_LATER)


def _orders(own: Holdings, moves: Ints, out: Ints) -> None:
    """CO-61: order what the holds in port pay best, where the stick is likely to come."""
    s = own.s
    own.read_holds()
    own.read_orders()
    for at in range(len(moves)):
        if moves[at] == PASS:
            out[at] = own.plan(own.goods, 0) + own.cubes_kept(own.cubes)
            continue
        craftsman = moves[at] - ORDER
        cubes = own.cubes - RECIPE[craftsman]
        sure = own.chance[craftsman * 4]
        made = own.plan(own.goods + (Int(1) << (BITS * craftsman)), cubes)
        unmade = own.plan(own.goods, cubes) + own.goods_kept(1) * own.prices.late // ONE
        cost = own.members(s.placed[craftsman] + 1, USED_LOADING)
        out[at] = (made * sure + unmade * (ONE - sure)) // ONE - cost + own.hurry(craftsman)


def _loading(own: Holdings, moves: Ints, out: Ints) -> None:
    """CO-71: load what pays best together with what the other goods can still bring."""
    s = own.s
    own.read_holds()
    member = own.members(1, 0)
    for at in range(len(moves)):
        move = moves[at]
        if move == PASS:
            out[at] = own.goods_kept(size(own.goods))
        elif move < LOAD_EXTRA:
            hold = move - LOAD
            ship = HOLD_SHIP[hold]
            pays = own.paid(SHIP_CITY[ship], HOLD_PAYS[hold], berth_of(s, ship) < s.leaving)
            out[at] = pays + own.cargo(own.goods - HOLD_PACK[hold], hold) - member
        else:
            ship = (move - LOAD_EXTRA) // GOODS
            good = (move - LOAD_EXTRA) % GOODS
            pays = own.paid(SHIP_CITY[ship], EXTRA_HOLD_PAYS, berth_of(s, ship) < s.leaving)
            out[at] = pays + own.cargo(own.goods - (Int(1) << (BITS * good))) - member


def _purchases(own: Holdings, moves: Ints, out: Ints) -> None:
    """CO-90: buy what is worth more than the money saved; what others can pay as well first."""
    seat = own.seat
    own.read_purses()
    kept: Int = 0
    spent: Int = 0
    for city in range(CITIES):
        kept += own.kept(city, own.money[seat * CITIES + city])
        spent += own.purses[city]
    for at in range(len(moves)):
        move = moves[at]
        if move == PASS:
            out[at] = kept
            continue
        insurer: Int = -1
        if move < BUY_INSURED:
            relic = move - BUY
        else:
            relic = (move - BUY_INSURED) // SEATS
            insurer = (move - BUY_INSURED) % SEATS
        city = relic // GRADES
        rest = own.money[seat * CITIES + city] - PRICE[relic]
        out[at] = spent - own.purses[city] + own.card(relic) + own.purse(city, rest, relic)
        if insurer >= 0:
            out[at] += 50 if insurer == seat else -10


def _exchange(own: Holdings, moves: Ints, out: Ints) -> None:
    """A-18: change money so that all purses together bring the most."""
    seat = own.seat
    own.read_purses()
    for at in range(len(moves)):
        if moves[at] != PASS:
            amount = (moves[at] - EXCHANGE) % AMOUNTS + 1
            target = (moves[at] - EXCHANGE) // AMOUNTS % CITIES
            source = (moves[at] - EXCHANGE) // AMOUNTS // CITIES
            less = own.purse(source, own.money[seat * CITIES + source] - amount)
            more = own.purse(target, own.money[seat * CITIES + target] + amount)
            out[at] = less + more - own.purses[source] - own.purses[target] - 10
