"""What a move of the Dutch Revolt is worth to the faction that decides, in points.

Control of a city or a province is a chance that grows with the lead over all other units there, so
that every unit is worth something before it tips the balance. On top of that each faction pursues
its aim: bishoprics, garrisons, units in the country, commercial towns, universities.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp

from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.moves import PHASE, SIDE, WORDS
from guildhall.games.dutch_revolt.tables import (
    BEGGARS,
    BISHOPRIC_AIM,
    BISHOPRIC_PROVINCE,
    BURGHERS,
    CATHOLICS,
    COMMERCIAL,
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    HABSBURGS,
    HALF_TAX,
    LIMIT,
    MOST_RAISED,
    NEUTRAL,
    NOBILITY,
    NOBILITY_SHARE,
    PRICE_STEP,
    PROVINCE_OF,
    PROVINCES,
    PULL,
    REFORMERS,
    REGIONS,
    SPOT_REGION,
    SPOTS,
    TRACK_CENTRE,
    TRACK_LENGTH,
    TRACK_REACH,
    TURNS,
    UNIVERSITY_SPOT,
    UPKEEP,
    VP,
)
from guildhall.games.dutch_revolt.view import RevoltView

STEEP = 1.1
"""How fast a lead becomes control."""
COIN = 0.12
"""What a coin is worth when it is not needed for anything in particular."""
TOWN = 0.18
"""What a town is worth by its new unit."""
HARM = 0.35
"""What a point less for others is worth."""
HOME = [int(province) for province in PROVINCE_OF]
POINTS = [int(points) for points in VP]
TAX = [int(halves) / 2 for halves in HALF_TAX]
ROOM = [int(limit) for limit in LIMIT]
WAGE = [int(coins) for coins in UPKEEP]
PRICE = [int(coins) for coins in PRICE_STEP]
DIRECTION = [int(pull) for pull in PULL]
TRADE = [bool(town) for town in COMMERCIAL]
SEES = {int(province): seat for seat, province in enumerate(BISHOPRIC_PROVINCE)}
CREED = [int(creed) for creed in BISHOPRIC_AIM]
SCHOOLS = {int(spot) for spot in UNIVERSITY_SPOT}
CITY_SPOTS = range(FIRST_CITY, FIRST_TOWN)
CITIES_OF = [[s for s in CITY_SPOTS if HOME[s] == p] for p in range(PROVINCES)]
TOWNS_OF = [[s for s in range(FIRST_TOWN, SPOTS) if HOME[s] == p] for p in range(PROVINCES)]
LAND_OF = [[p, *TOWNS_OF[p]] for p in range(PROVINCES)]
CITIES_NEAR = [[s for s in CITY_SPOTS if SPOT_REGION[s] == r] for r in range(REGIONS)]


LEAVE = [[SIDE.ids.index(name) for name in data.REMOVAL[a.side]] for a in data.ADJUSTMENTS]
COMES = [SIDE.ids.index(a.adds) for a in data.ADJUSTMENTS]


def worth(view: RevoltView, moves: Sequence[int]) -> list[float]:
    """Give the worth of each legal move for the faction that decides."""
    judge = _Judge(view)
    return [judge.move(int(move)) for move in moves]


@lru_cache(maxsize=256)
def control(lead: int) -> float:
    """Give the chance that a lead over all others is or becomes control."""
    return 1 / (1 + exp(-STEEP * (lead - 0.5)))


class _Judge:
    """Reads a view once and judges moves from it."""

    def __init__(self, view: RevoltView) -> None:
        self.view = view
        self.me = view.mover
        self.mine = {f for f in range(FACTIONS) if view.owners[f] == view.owners[self.me]}
        self.last = view.turn == TURNS

    def move(self, move: int) -> float:
        """Give the worth of a move."""
        verb = WORDS.moves.verb_of(move)
        args = WORDS.moves.indices(move)
        return JUDGES[verb.name](self, *args)

    # Places

    def land_lead(self, province: int, side: int) -> int:
        """Give a side's lead over all others in open country and towns."""
        lead = 0
        for spot in LAND_OF[province]:
            row = self.view.units[spot]
            lead += 2 * row[side] - sum(row)
        return lead

    def city_lead(self, spot: int, side: int) -> int:
        """Give a side's lead over all others in a city."""
        row = self.view.units[spot]
        return 2 * row[side] - sum(row)

    def land_value(self, province: int) -> float:
        """Give what control of a province is worth to me."""
        value = POINTS[province] + COIN * TAX[province]
        if province in SEES:
            value += self.see_value(SEES[province])
        return value

    def see_value(self, seat: int) -> float:
        """Give what pulling a bishopric is worth: a point of the Catholics, gained or spoilt."""
        if self.me == CATHOLICS:
            return 0.5
        return HARM if CREED[self.me] > 1 and self.view.bishopric[seat] < 3 else 0.0

    def land_gain(self, province: int, more: int) -> float:
        """Give what it is worth to change my lead in a province by so much."""
        lead = self.land_lead(province, self.me)
        return self.land_value(province) * (control(lead + more) - control(lead))

    def city_gain(self, spot: int, more: int) -> float:
        """Give what it is worth to change my lead in a city by so much."""
        lead = self.city_lead(spot, self.me)
        return self.city_value(spot) * (control(lead + more) - control(lead))

    def city_value(self, spot: int) -> float:
        """Give what control of a city is worth to me: a point, taxes, perhaps a university."""
        value = 1.25
        if spot in SCHOOLS and self.me == REFORMERS:
            value += 0.8
        return value

    def town_value(self, spot: int, side: int) -> float:
        """Give what holding a town is worth to a side."""
        value = TOWN
        if side == BURGHERS and TRADE[spot - FIRST_TOWN]:
            value += 1.0
        if side == REFORMERS and spot in SCHOOLS:
            value += 1.0
        return value

    def town_swing(self, spot: int) -> float:
        """Give what it is worth to hold a town instead of whoever holds it."""
        row = self.view.units[spot]
        if row[self.me]:
            return 0.0
        value = self.town_value(spot, self.me)
        for side in range(NEUTRAL):
            if row[side] and side not in self.mine:
                value += HARM * self.town_value(spot, side)
        return value

    def harm_value(self, spot: int, side: int, less: int) -> float:
        """Give what it is worth that another side's lead in a place shrinks by so much."""
        if side == NEUTRAL:
            return 0.0
        if side in self.mine:
            return -2.0
        if spot in CITY_SPOTS:
            lead, value = self.city_lead(spot, side), 1.25
        else:
            province = HOME[spot]
            lead, value = self.land_lead(province, side), float(POINTS[province])
        return HARM * value * (control(lead) - control(lead - less))

    def unit_loss(self, spot: int) -> float:
        """Give what a unit of mine in a place is worth there."""
        if spot in CITY_SPOTS:
            return -self.city_gain(spot, -1)
        loss = -self.land_gain(HOME[spot], -1) + self.noble_share()
        return loss + self.town_value(spot, self.me) if spot >= FIRST_TOWN else loss

    def noble_share(self) -> float:
        """Give the share of a point that a unit outside cities is to the Nobility."""
        share = int(NOBILITY_SHARE[self.view.seats])
        return 0.9 / share if self.me == NOBILITY else 0.0

    # Money and support

    def tax(self, rate: int) -> float:
        cities = self.view.city_card.count(self.me)
        stock = self.view.stock[self.me]
        coins = min(cities * (rate + 1), stock)
        return min(coins, 12) * COIN - 0.25 * max(0, 5 - (stock - coins))

    def send(self, _box: int, province: int) -> float:
        return self.arrival(province)

    def cash(self, box: int) -> float:
        treasure = data.BOXES[box].id == "treasure"
        return (
            0.5 if treasure else (0.2 if self.view.turn and self.view.coins[self.me] < 3 else 0.05)
        )

    def arrival(self, province: int) -> float:
        """Give what one more unit in the open country is worth: for land, cities and towns."""
        value = self.land_gain(province, 1) + self.noble_share()
        for spot in CITIES_OF[province]:
            if self.view.siege[spot - FIRST_CITY] < 0:
                value = max(value, self.city_gain(spot, 1) + 0.1)
        value += 0.4 * max((self.town_swing(spot) for spot in TOWNS_OF[province]), default=0.0)
        own = sum(self.view.units[spot][self.me] for spot in LAND_OF[province])
        if own >= ROOM[province]:
            value -= 0.4
        return value

    # Armies

    def post(self, region: int, here: int) -> float:
        """Give what one more army in a region is worth, beside `here` of mine."""
        view = self.view
        rivals = sum(view.armies[f][region] for f in range(FACTIONS) if f != self.me)
        value = 1.0 if self.me == HABSBURGS and here == 0 else 0.0
        if rivals and here + 1 <= rivals:
            return value + (0.1 if here + 1 == rivals else -0.2)
        targets = [
            s for s in CITIES_NEAR[region] if view.city_card[s - FIRST_CITY] not in self.mine
        ]
        value += 0.9 if len(targets) > here else 0.35
        return value - (0.4 if rivals else 0.0)

    def station(self, region: int) -> float:
        return float(len(CITIES_NEAR[region]))

    def keep(self, region: int) -> float:
        here = self.view.armies[self.me][region] - 1
        return self.post(region, here) - COIN * WAGE[self.me]

    def disband(self, _region: int) -> float:
        return 0.1 - COIN * WAGE[self.me]

    def abandon(self, _region: int) -> float:
        return 0.3

    def sack(self, town: int) -> float:
        if PHASE.ids[self.view.phase] == "beggars":
            return -1.0
        return -0.1 * self.land_value(HOME[FIRST_TOWN + town])

    def plunder(self, spot: int, side: int) -> float:
        return self.harm_value(spot, side, 2) + 0.02

    def raise_army(self, region: int) -> float:
        price = PRICE[self.me * MOST_RAISED + self.view.due]
        return self.post(region, self.view.armies[self.me][region]) - 0.13 * price

    def join(self, camp: int) -> float:
        return (0.2, 0.2, 0.1)[camp] if self.me != NOBILITY else (0.1, 0.1, 0.2)[camp]

    def besiege(self, city: int) -> float:
        row = self.view.units[FIRST_CITY + city]
        foreign = sum(row) - row[self.me]
        turned = min(foreign, 2, self.view.stock[self.me])
        lead = row[self.me] + turned - max(0, foreign - 2)
        value = self.city_value(FIRST_CITY + city) * control(lead)
        holder = self.view.city_card[city]
        return value + (HARM if holder >= 0 and holder not in self.mine else 0.0) - 0.1

    def destroy(self, region: int) -> float:
        return 0.9 - COIN * 2 * (1 + sum(row[region] for row in self.view.armies))

    def destroy_besieger(self, city: int) -> float:
        own = self.view.city_card[city] in self.mine
        return self.destroy(int(SPOT_REGION[FIRST_CITY + city])) + (1.0 if own else 0.2)

    def break_sieges(self, region: int) -> float:
        saved = sum(
            1.0
            for spot in CITIES_NEAR[region]
            if 0 <= self.view.siege[spot - FIRST_CITY] < BEGGARS
            and self.view.city_card[spot - FIRST_CITY] in self.mine
        )
        return saved - COIN * 2 * sum(row[region] for row in self.view.armies)

    def blockade(self, city: int) -> float:
        holder = self.view.city_card[city]
        if holder in self.mine:
            return -1.0
        lead = 2 * self.view.units[FIRST_CITY + city][self.me] - sum(
            self.view.units[FIRST_CITY + city]
        )
        return (0.6 if holder >= 0 else 0.0) + 0.3 * control(lead) - 4 * COIN

    def march(self, region: int, to: int) -> float:
        here, there = self.view.armies[self.me][region] - 1, self.view.armies[self.me][to]
        return self.post(to, there) - self.post(region, here) - 0.15

    def convert(self, spot: int, side: int) -> float:
        value = 0.1 + self.land_gain(HOME[spot], 2) + self.noble_share()
        value += self.harm_value(spot, side, 2)
        return value + self.town_swing(spot) if spot >= FIRST_TOWN else value

    # Population

    def enrol(self, _box: int) -> float:
        return 0.0 if self.last else 0.12

    def lose(self, spot: int) -> float:
        return -self.unit_loss(spot)

    def man(self, spot: int) -> float:
        return self.neutral_arrives(HOME[spot])

    def neutral_arrives(self, province: int) -> float:
        """Give what one more neutral in a province is worth: it spoils whoever leads."""
        value = self.land_gain(province, -1)
        for side in range(NEUTRAL):
            if side not in self.mine and self.view.owners[side] >= 0:
                value += self.harm_value(province, side, 1)
        return value

    def occupy(self, spot: int) -> float:
        if spot >= FIRST_TOWN:
            return self.town_swing(spot)
        return self.city_gain(spot, 1) + self.land_gain(HOME[spot], -1) - self.noble_share()

    def withdraw(self, spot: int) -> float:
        if spot >= FIRST_TOWN:
            return -1.0
        land = self.land_gain(HOME[spot], 1) + self.noble_share()
        return self.city_gain(spot, -1) + land - 0.05

    # Citizens and order

    def sway(self, city: int) -> float:
        """Give the best gain for each coin over the steps that are possible."""
        view, space = self.view, self.view.track[city]
        pull = DIRECTION[self.me] or (1 if space < TRACK_CENTRE else -1)
        now, best = self.city_after(city, space), -1.0
        for steps in range(1, view.coins[self.me] + 1):
            goal = space + pull * steps
            if not 1 <= goal <= TRACK_LENGTH or abs(goal - view.track_from[city]) > TRACK_REACH:
                break
            if DIRECTION[self.me] == 0 and (goal - TRACK_CENTRE) * pull > 0:
                break
            best = max(best, (self.city_after(city, goal) - now) / steps - 0.08)
        return best

    def city_after(self, city: int, space: int) -> float:
        """Give what a city is worth to me after the adjustment by a space of the track."""
        row = list(self.view.units[FIRST_CITY + city])
        turn, removed = data.ADJUSTMENTS[space - 1], 0
        for side in LEAVE[space - 1]:
            gone = min(row[side], turn.remove - removed)
            row[side] -= gone
            removed += gone
        if turn.always or removed:
            row[COMES[space - 1]] += turn.add
        total = sum(row)
        value = self.city_value(FIRST_CITY + city) * control(2 * row[self.me] - total)
        for side in range(NEUTRAL):
            if side not in self.mine and row[side]:
                value -= HARM * control(2 * row[side] - total)
        return value

    # Answers and ends

    def done(self) -> float:
        """Give what it takes to go on: a little more in phases that cost money."""
        phase = PHASE.ids[self.view.phase]
        if phase == "support":
            return 0.1 if self.last else 0.16
        return {"raising": 0.1, "beggars": 0.25, "influence": -9.0, "movement": 0.02}.get(
            phase, 0.0
        )


JUDGES: dict[str, Callable[..., float]] = {
    **{name: getattr(_Judge, name) for name in WORDS.moves.by_name if hasattr(_Judge, name)},
    "raise": _Judge.raise_army,
    "break": _Judge.break_sieges,
    "place": _Judge.arrival,
    "reach": _Judge.arrival,
    "settle": _Judge.neutral_arrives,
    "leave": _Judge.lose,
    "hold": lambda _judge, _region: -0.1,
    "queue": lambda _judge, place: float(place),
    "intercept": lambda _judge: 1.0,
    "cancel": lambda _judge: 1.0,
    "allow": lambda _judge: 0.0,
    "dissolve": lambda _judge: 0.0,
}
