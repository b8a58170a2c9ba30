"""How DutchRevoltJudge leads armies and Water Beggars: posts, sieges, conversions, battles."""

from guildhall.bots.dutch_revolt.people import swap
from guildhall.bots.dutch_revolt.places import CARE_BITS, FULL, POINT, UNKNOWN, Scene
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt.phases.battles import (
    ASIDE,
    CATHOLIC_CAMP,
    REFORMED_CAMP,
    camp_size,
)
from guildhall.games.dutch_revolt.phases.pieces import armies_in
from guildhall.games.dutch_revolt.schema import (
    BEGGARS,
    CITIES,
    FACTIONS,
    FIRST_CITY,
    HABSBURGS,
    PHASE_SIEGES,
    PROVINCES,
    REGIONS,
    SIDES,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import (
    BEGGAR_PRICE,
    MOST_RAISED,
    PRICE_STEP,
    REGION_OF,
    SPOT_REGION,
    UPKEEP,
)


def price(scene: Scene, coins: Int) -> Int:
    """Give what coins are worth: less when there is nothing left to buy but citizens."""
    return coins * (scene.coin if scene.future > 0 else scene.coin_last)


def post(scene: Scene, s: RevoltState, region: Int, here: Int) -> Int:
    """Give what one more army in a region is worth, beside `here` of mine."""
    value = scene.army * scene.future >> CARE_BITS
    if scene.me == HABSBURGS and here == 0:
        value += scene.garrison
    rivals: Int = 0
    for side in range(FACTIONS):
        if side != scene.me:
            rivals += s.armies[side * REGIONS + region]
    if rivals == 0:
        return value + action(scene, s, region, here)
    prospect = outlook(scene, s, region, here + 1)
    if prospect < 0:
        return -scene.army
    if prospect == 0:
        return value + scene.stand_off
    return value + scene.rout * rivals + action(scene, s, region, here)


def outlook(scene: Scene, s: RevoltState, region: Int, mine: Int) -> Int:
    """DR-41: would my armies win (1), stand off (0) or be beaten (-1) in a region?"""
    first: Int = -1
    last: Int = -1
    number: Int = 0
    for side in range(FACTIONS):
        armies = mine if side == scene.me else s.armies[side * REGIONS + region]
        number += armies
        if armies > 0:
            last = side
            if first < 0:
                first = side
    if number < 3:
        return 0
    lead: Int = 0
    for side in range(FACTIONS):
        armies = mine if side == scene.me else s.armies[side * REGIONS + region]
        far = (side - first) - (last - side)
        lead += armies if far < 0 else (-armies if far > 0 else 0)
    place = (scene.me - first) - (last - scene.me)
    if place == 0 or lead == 0:
        return 0
    return 1 if (lead > 0) == (place < 0) else -1


def action(scene: Scene, s: RevoltState, region: Int, here: Int) -> Int:
    """Give what the next army can do beside `here` others of mine: besiege or convert."""
    best = conversion(scene, s, region) * scene.convert_share // POINT
    share = scene.siege_share
    if s.phase > PHASE_SIEGES:
        share = share * scene.future >> CARE_BITS
    passed: Int = 0
    for rank in range(here + 1):
        top: Int = UNKNOWN
        top_city: Int = -1
        for city in range(CITIES):
            if SPOT_REGION[FIRST_CITY + city] == region and (passed >> city) & 1 == 0:
                value = siege(scene, s, city)
                if value > top:
                    top = value
                    top_city = city
        if top_city < 0:
            return best
        passed |= 1 << top_city
        if rank == here:
            best = max(best, top * share // POINT)
    return best


def siege(scene: Scene, s: RevoltState, city: Int) -> Int:
    """Give what a siege by me is worth; nothing for cities that cannot be besieged."""
    if s.city_card[city] == scene.me or s.siege[city] >= 0:
        return UNKNOWN
    with_siege = scene.city_worth(s, city, scene.me, s.track[city])
    return with_siege - scene.city_worth(s, city, -1, s.track[city])


def conversion(scene: Scene, s: RevoltState, region: Int) -> Int:
    """Give the best that one conversion in a region can bring for the land."""
    best: Int = 0
    for province in range(PROVINCES):
        if REGION_OF[province] == region:
            for side in range(SIDES):
                if side != scene.me and scene.land[province * SIDES + side] > 0:
                    best = max(best, swap(scene, s, province, side, scene.me))
    return best


def keep(scene: Scene, s: RevoltState, region: Int) -> Int:
    """Give what it is worth to pay an army."""
    here = s.armies[scene.me * REGIONS + region] - 1
    return post(scene, s, region, here) - price(scene, UPKEEP[scene.me])


def raising(scene: Scene, s: RevoltState, region: Int) -> Int:
    """Give what it is worth to raise an army."""
    here = s.armies[scene.me * REGIONS + region]
    cost = price(scene, PRICE_STEP[scene.me * MOST_RAISED + s.due])
    return post(scene, s, region, here) - cost


def march(scene: Scene, s: RevoltState, region: Int, to: Int) -> Int:
    """Give what it is worth to move an army."""
    there = s.armies[scene.me * REGIONS + to]
    here = s.armies[scene.me * REGIONS + region] - 1
    return post(scene, s, to, there) - post(scene, s, region, here)


def join(scene: Scene, s: RevoltState, camp: Int) -> Int:
    """DR-41: give what it is worth to take a side in a battle, or none."""
    mine = s.armies[scene.me * REGIONS + s.region]
    first = camp_size(s, CATHOLIC_CAMP)
    second = camp_size(s, REFORMED_CAMP)
    if camp == CATHOLIC_CAMP:
        first += mine
    elif camp == REFORMED_CAMP:
        second += mine
    if first == second:
        return 0
    beaten = second if first > second else first
    lost = camp != ASIDE and (first < second) == (camp == CATHOLIC_CAMP)
    return scene.rout * beaten - (2 * (scene.army + scene.rout) * mine if lost else 0)


def destroy(scene: Scene, s: RevoltState, region: Int) -> Int:
    """Give what it is worth to destroy the most Catholic army of a region."""
    cost = price(scene, BEGGAR_PRICE * (armies_in(s, region) + 1))
    for victim in range(FACTIONS):
        armies = s.armies[victim * REGIONS + region]
        if armies > 0:
            value = scene.rout
            if victim == HABSBURGS and armies == 1:
                value -= scene.care[HABSBURGS] * scene.garrison // FULL
            return value - cost
    return -cost


def unbesieged(scene: Scene, s: RevoltState, city: Int) -> Int:
    """Give what it is worth that a siege ends."""
    now = scene.city_worth(s, city, s.siege[city], s.track[city])
    return scene.city_worth(s, city, -1, s.track[city]) - now


def break_sieges(scene: Scene, s: RevoltState, region: Int) -> Int:
    """Give what it is worth to send all besiegers of a region home."""
    value = -price(scene, BEGGAR_PRICE * armies_in(s, region))
    for city in range(CITIES):
        if SPOT_REGION[FIRST_CITY + city] == region and 0 <= s.siege[city] < BEGGARS:
            value += unbesieged(scene, s, city)
    return value


def blockade(scene: Scene, s: RevoltState, city: Int) -> Int:
    """Give what a siege by beggars is worth."""
    with_siege = scene.city_worth(s, city, BEGGARS, s.track[city])
    gain = with_siege - scene.city_worth(s, city, -1, s.track[city])
    return gain - price(scene, 2 * BEGGAR_PRICE)
