"""How DutchRevoltJudge moves people: arrivals in a province, losses, the best arrangement there."""

from typing import Final

from guildhall.bots.dutch_revolt.places import MOST, UNKNOWN, Scene
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt.schema import (
    FIRST_CITY,
    FIRST_TOWN,
    NEUTRAL,
    OCCUPY,
    SIDES,
    WITHDRAW,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import TOWN_OUSTING, limit_of
from guildhall.games.dutch_revolt.tables import (
    PROVINCE_OF,
    SPOT_FIRST,
    SPOT_LIST,
    TURN0_MARGIN,
)

AWAY: Final = -500


# Arrivals and losses


def clash(scene: Scene, s: RevoltState, province: Int, comer: Int) -> None:
    """DR-54, DR-55: what conflict and the neutrals leave, perhaps with one unit more."""
    left = scene.left
    crowd = scene.crowd
    limit = limit_of(s, province)
    sum_all: Int = 0
    sides: Int = 0
    for side in range(SIDES):
        left[side] = crowd[province * SIDES + side]
        if side == comer:
            left[side] += 1
        if left[side] > 0:
            sides += 1
            sum_all += left[side]
    done: Int = 0
    while sum_all > limit and sides > 1:
        least: Int = 99
        for side in range(SIDES):
            if 0 < left[side] < least and (done >> side) & 1 == 0:
                least = left[side]
        if least == 99:
            done = 0
            continue
        for side in range(SIDES):
            if left[side] == least and (done >> side) & 1 == 0:
                left[side] -= 1
                sum_all -= 1
                done |= 1 << side
                if left[side] == 0:
                    sides -= 1
    room_left = limit - sum_all
    if s.turn == 0:
        room_left -= TURN0_MARGIN
    if room_left > 0:
        left[NEUTRAL] += room_left


def land_after(scene: Scene, s: RevoltState, province: Int, comer: Int) -> Int:
    """Give what the land is worth after conflict, losses taken from the open country."""
    clash(scene, s, province, comer)
    base = province * SIDES
    row = scene.row
    for side in range(SIDES):
        here = scene.land[base + side]
        row[side] = here + scene.left[side] - scene.crowd[base + side]
        row[side] = max(row[side], 0)
    return scene.land_worth(s, province, row, 0)


def neutral_gain(scene: Scene, s: RevoltState, province: Int) -> Int:
    """Give what one more neutral in the open country is worth."""
    return land_after(scene, s, province, NEUTRAL) - land_after(scene, s, province, -1)


def arrival(scene: Scene, s: RevoltState, province: Int) -> Int:
    """Give what one more unit in the open country is worth: for land, cities and towns."""
    me = scene.me
    known = scene.known[province]
    if known != UNKNOWN:
        return known
    value = land_after(scene, s, province, me) - land_after(scene, s, province, -1)
    if scene.raw > 0:
        value += land_more(scene, s, province, 1) * scene.raw // 1000
    entry: Int = 0
    town: Int = 0
    for at in range(SPOT_FIRST[province] + 1, SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        if spot >= FIRST_TOWN:
            town = max(town, scene.town_swing(s, spot))
        elif s.siege[spot - FIRST_CITY] < 0:
            city = spot - FIRST_CITY
            more = scene.city_with(s, city, me, 1) - scene.city_with(s, city, me, 0)
            entry = max(entry, more)
    value = max(value, entry * scene.enter // 1000)
    value += town * scene.town_reach // 1000
    scene.known[province] = value
    return value


def land_more(scene: Scene, s: RevoltState, province: Int, more: Int) -> Int:
    """Give what so many units more of mine change for the land as it stands."""
    at = province * SIDES + scene.me
    before = scene.land_worth(s, province, scene.land, province * SIDES)
    scene.land[at] += more
    after = scene.land_worth(s, province, scene.land, province * SIDES)
    scene.land[at] -= more
    return after - before


def swap(scene: Scene, s: RevoltState, spot: Int, gone: Int, comer: Int) -> Int:
    """Give what it is worth to replace a unit of a side by another's; -1 = nobody's."""
    if FIRST_CITY <= spot < FIRST_TOWN:
        return _swap_in_city(scene, s, spot - FIRST_CITY, gone, comer)
    province = PROVINCE_OF[spot]
    base = province * SIDES
    before = scene.land_worth(s, province, scene.land, base)
    if gone >= 0:
        scene.land[base + gone] -= 1
    if comer >= 0:
        scene.land[base + comer] += 1
    value = scene.land_worth(s, province, scene.land, base) - before
    if gone >= 0:
        scene.land[base + gone] += 1
    if comer >= 0:
        scene.land[base + comer] -= 1
    if spot >= FIRST_TOWN:
        value -= scene.town_worth(s, spot, gone)
        value += scene.town_worth(s, spot, comer if comer >= 0 else NEUTRAL)
    return value


def _swap_in_city(scene: Scene, s: RevoltState, city: Int, gone: Int, comer: Int) -> Int:
    before = scene.city_with(s, city, gone, 0)
    scene.city_row(s, city)
    scene.row[gone] -= 1
    if comer >= 0:
        scene.row[comer] += 1
    return scene.row_worth(s, city, s.siege[city], s.track[city]) - before


def arrange(scene: Scene, s: RevoltState) -> None:
    """Find the best numbers for the cities and the land of the province in turn."""
    _read_province(scene, s)
    n = scene.units_here
    base = s.province * SIDES + scene.me
    now_land = scene.land[base]
    _rank_towns(scene, s)
    best = scene.best
    for number in range(n + 1):
        scene.land[base] = number
        best[number] = scene.land_worth(s, s.province, scene.land, s.province * SIDES)
        best[number] += _towns_for(scene, number)
    scene.land[base] = now_land
    now = best[now_land] - _towns_for(scene, now_land) + _towns_held(scene, s)
    for at in range(scene.city_number):
        city = scene.cities[at]
        _climb(scene, s, at, city, n)
        now += scene.ladder[at * (MOST + 1) + s.units[(FIRST_CITY + city) * SIDES + scene.me]]
        _join(scene, at, n)
    scene.gain = best[n] - now
    left = n
    for back in range(scene.city_number):
        at = scene.city_number - 1 - back
        scene.wanted[at] = scene.pick[at * (MOST + 1) + left]
        left -= scene.wanted[at]
    scene.on_land = left


def _read_province(scene: Scene, s: RevoltState) -> None:
    """Note the open cities and the towns one may enter, and who still comes after."""
    province = s.province
    scene.count_province(s, province)
    scene.city_number = 0
    scene.town_number = 0
    number = scene.land[province * SIDES + scene.me]
    others: Int = 0
    for at in range(SPOT_FIRST[province], SPOT_FIRST[province + 1]):
        spot = SPOT_LIST[at]
        for side in range(NEUTRAL):
            if side != scene.me and s.units[spot * SIDES + side] > 0:
                others |= 1 << side
        if spot >= FIRST_TOWN:
            if _may_hold(scene, s, spot):
                scene.towns[scene.town_number] = spot
                scene.town_number += 1
        elif spot >= FIRST_CITY and s.siege[spot - FIRST_CITY] < 0:
            scene.cities[scene.city_number] = spot - FIRST_CITY
            scene.city_number += 1
            number += s.units[spot * SIDES + scene.me]
    scene.settled = 1 if others & ~s.acted == 0 else 0
    scene.units_here = number


def _may_hold(scene: Scene, s: RevoltState, spot: Int) -> bool:
    """DR-60: mine, neutral, or held by a faction that has not acted yet."""
    for side in range(NEUTRAL):
        if s.units[spot * SIDES + side] > 0 and side != scene.me:
            return s.options[TOWN_OUSTING] == 0 and (s.acted >> side) & 1 == 0
    return True


def _rank_towns(scene: Scene, s: RevoltState) -> None:
    """Put the towns in order, the best to hold first."""
    towns = scene.towns
    values = scene.town_value
    for at in range(scene.town_number):
        spot = towns[at]
        if s.units[spot * SIDES + scene.me] > 0:
            value = scene.town_worth(s, spot, scene.me) - scene.town_worth(s, spot, NEUTRAL)
        else:
            value = scene.town_swing(s, spot)
        to = at
        while to > 0 and values[to - 1] < value:
            values[to] = values[to - 1]
            towns[to] = towns[to - 1]
            to -= 1
        values[to] = value
        towns[to] = spot


def _towns_for(scene: Scene, number: Int) -> Int:
    """Give what the best towns for so many units are worth."""
    result: Int = 0
    for at in range(min(number, scene.town_number)):
        if scene.town_value[at] > 0:
            result += scene.town_value[at]
    return result


def _towns_held(scene: Scene, s: RevoltState) -> Int:
    result: Int = 0
    for at in range(scene.town_number):
        if s.units[scene.towns[at] * SIDES + scene.me] > 0:
            result += scene.town_value[at]
    return result


def _climb(scene: Scene, s: RevoltState, at: Int, city: Int, n: Int) -> None:
    """Weigh a city with each number of my units."""
    own = s.units[(FIRST_CITY + city) * SIDES + scene.me]
    for number in range(n + 1):
        worth = scene.city_with(s, city, scene.me, number - own)
        scene.ladder[at * (MOST + 1) + number] = worth


def _join(scene: Scene, at: Int, n: Int) -> None:
    """Add a city to the best sums: for each number of units, how many it should get."""
    first = at * (MOST + 1)
    best = scene.best
    left = n
    while left >= 0:
        top = best[left] + scene.ladder[first]
        choice: Int = 0
        for number in range(1, left + 1):
            value = best[left - number] + scene.ladder[first + number]
            if value > top:
                top = value
                choice = number
        best[left] = top
        scene.pick[first + left] = choice
        left -= 1


def settle_move(scene: Scene, s: RevoltState, move: Int) -> Int:
    """Give what a step towards the best arrangement is worth, and one away from it."""
    entering = move < WITHDRAW
    spot = move - OCCUPY if entering else move - WITHDRAW
    if spot < FIRST_TOWN:
        for at in range(scene.city_number):
            if scene.cities[at] == spot - FIRST_CITY:
                more = scene.wanted[at] - s.units[spot * SIDES + scene.me]
                return _step(scene, more > 0 if entering else more < 0)
        return AWAY
    for at in range(scene.town_number):
        if scene.towns[at] == spot:
            chosen = at < scene.on_land and scene.town_value[at] > 0
            if entering:
                return _step(scene, chosen)
            spare = scene.land[s.province * SIDES + scene.me] - scene.on_land
            idle = s.units[s.province * SIDES + scene.me]
            return _step(scene, not chosen and spare > idle)
    return AWAY


def _step(scene: Scene, right: bool) -> Int:
    return scene.gain - scene.stir if right else AWAY - scene.gain
