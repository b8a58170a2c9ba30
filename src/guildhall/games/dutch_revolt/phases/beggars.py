"""Phase 7: Burghers or Reformers hire Water Beggars (DR-45)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.pieces import armies_in, end_go, idle_armies, pay
from guildhall.games.dutch_revolt.phases.upkeep import sack_town
from guildhall.games.dutch_revolt.state import RevoltState
from guildhall.games.dutch_revolt.tables import (
    BEGGAR_PRICE,
    BEGGAR_SIEGE,
    BEGGARS,
    BLOCKADE,
    BREAK,
    BURGHERS,
    CITIES,
    DESTROY,
    DESTROY_BESIEGER,
    DONE,
    FIRST_CITY,
    FIRST_TOWN,
    HOLD,
    NOBILITY,
    REGIONS,
    SACK,
    SPOT_REGION,
    TOWNS,
)


def seek_beggars(s: RevoltState) -> bool:
    """DR-45: B and R in turn order; the first that hires shuts the other out."""
    while s.at < len(s.order):
        faction = s.order[s.at]
        if faction >= BURGHERS and (s.hirer < 0 or s.hirer == faction):
            s.mover = faction
            return True
        end_go(s)
    return False


def can_hire(s: RevoltState, number: Int) -> bool:
    """DR-45: so many beggars are in their box and the money is there."""
    return s.beggars >= number and s.coins[s.mover] >= number * BEGGAR_PRICE


def prey(s: RevoltState, region: Int) -> Int:
    """DR-45: the most Catholic of C, H and N with an army in the region; -1 for none."""
    for faction in range(BURGHERS):
        if s.armies[faction * REGIONS + region] > 0:
            return faction
    return -1


def has_besieger(s: RevoltState, region: Int) -> bool:
    """DR-45: an army besieges a city of the region."""
    for city in range(CITIES):
        if SPOT_REGION[FIRST_CITY + city] == region and 0 <= s.siege[city] < BEGGARS:
            return True
    return False


def stoppable(s: RevoltState, region: Int) -> Int:
    """DR-45: idle armies of C, H and N in the region, less the beggars held back for them."""
    result = -s.held[region]
    for faction in range(NOBILITY + 1):
        result += idle_armies(s, faction, region)
    return result


def offers_beggars(s: RevoltState) -> Ints:
    """DR-45, A-44: every use that has an effect and can be paid."""
    out = Offers(64)
    if can_hire(s, 1):
        for town in range(TOWNS):
            if refuse_raid(s, town) is None:
                out.add(SACK + town)
        _offers_against_armies(s, out)
        for city in range(CITIES):
            if refuse_blockade(s, city) is None:
                out.add(BLOCKADE + city)
        for region in range(REGIONS):
            if stoppable(s, region) > 0:
                out.add(HOLD + region)
    out.add(DONE)
    return out.moves


def _offers_against_armies(s: RevoltState, out: Offers) -> None:
    for region in range(REGIONS):
        if refuse_destroy(s, region) is None:
            out.add(DESTROY + region)
    for city in range(CITIES):
        if refuse_destroy_besieger(s, city) is None:
            out.add(DESTROY_BESIEGER + city)
    for region in range(REGIONS):
        if refuse_break(s, region) is None:
            out.add(BREAK + region)


def _refuse_hire(s: RevoltState, number: Int) -> Refusal | None:
    """DR-45: the box and the purse."""
    if s.beggars < number:
        return Refusal("too_few_beggars", "DR-45", {"need": number, "have": s.beggars})
    if s.coins[s.mover] < number * BEGGAR_PRICE:
        facts: dict[str, int] = {"need": number * BEGGAR_PRICE, "have": s.coins[s.mover]}
        return Refusal("no_coins", "DR-45", facts)
    return None


def _refuse_armies(s: RevoltState, region: Int) -> Refusal | None:
    """DR-45 c, d: no army at all in the region."""
    number = armies_in(s, region)
    if number > 0:
        return Refusal("armies_there", "DR-45", {"region": region, "count": number})
    return None


def refuse_raid(s: RevoltState, town: Int) -> Refusal | None:
    """DR-45 c: sack a town."""
    if s.neutrals == 0:
        return Refusal("no_neutrals", "DR-45", {})
    refusal = _refuse_armies(s, SPOT_REGION[FIRST_TOWN + town])
    return refusal if refusal is not None else _refuse_hire(s, 1)


def refuse_destroy(s: RevoltState, region: Int) -> Refusal | None:
    """DR-45 a: more beggars than armies, and an army in its box to hit."""
    victim = prey(s, region)
    if victim < 0:
        return Refusal("no_catholic_army", "DR-45", {"region": region})
    if idle_armies(s, victim, region) == 0:
        return Refusal("not_most_catholic", "DR-45", {"region": region, "faction": victim})
    return _refuse_hire(s, armies_in(s, region) + 1)


def refuse_destroy_besieger(s: RevoltState, city: Int) -> Refusal | None:
    """DR-45 a: the same for an army that besieges a city."""
    region = SPOT_REGION[FIRST_CITY + city]
    if not 0 <= s.siege[city] < BEGGARS:
        return Refusal("not_under_siege", "DR-45", {"city": city})
    if s.siege[city] != prey(s, region):
        victim = prey(s, region)
        return Refusal("not_most_catholic", "DR-45", {"region": region, "faction": victim})
    return _refuse_hire(s, armies_in(s, region) + 1)


def refuse_break(s: RevoltState, region: Int) -> Refusal | None:
    """DR-45 b: as many beggars as armies, and a siege to break."""
    if not has_besieger(s, region):
        return Refusal("no_besieger", "DR-45", {"region": region})
    return _refuse_hire(s, armies_in(s, region))


def refuse_blockade(s: RevoltState, city: Int) -> Refusal | None:
    """DR-45 d, A-36: not one's own city, not one under siege."""
    if s.city_card[city] == s.mover:
        return Refusal("own_city", "DR-45", {"city": city})
    if s.siege[city] >= 0:
        return Refusal("under_siege", "DR-45", {"city": city})
    refusal = _refuse_armies(s, SPOT_REGION[FIRST_CITY + city])
    return refusal if refusal is not None else _refuse_hire(s, BEGGAR_SIEGE)


def refuse_hold(s: RevoltState, region: Int) -> Refusal | None:
    """DR-45 e: one beggar for each idle army of C, H or N."""
    if stoppable(s, region) <= 0:
        return Refusal("nobody_to_hold", "DR-45", {"region": region})
    return _refuse_hire(s, 1)


def _hire(s: RevoltState, number: Int, log: Log | None) -> None:
    """DR-45: two coins each, at once."""
    pay(s, s.mover, number * BEGGAR_PRICE)
    s.beggars -= number
    s.hirer = s.mover
    if log is not None:
        args: dict[str, int] = {"hirer": s.mover, "count": number, "coins": number * BEGGAR_PRICE}
        log.tell("hired", "DR-45", args)


def do_raid(s: RevoltState, town: Int, log: Log | None) -> None:
    """DR-45 c: a neutral comes to the province."""
    _hire(s, 1, log)
    sack_town(s, town, "DR-45", log)


def do_destroy(s: RevoltState, region: Int, log: Log | None) -> None:
    """DR-45 a: the most Catholic army goes to its supply."""
    victim = prey(s, region)
    _hire(s, armies_in(s, region) + 1, log)
    s.armies[victim * REGIONS + region] -= 1
    if log is not None:
        args: dict[str, int] = {"hirer": s.mover, "faction": victim, "region": region}
        log.tell("destroyed", "DR-45", args)


def do_destroy_besieger(s: RevoltState, city: Int, log: Log | None) -> None:
    """DR-45 a: a besieging army is hit; its siege ends."""
    do_destroy(s, SPOT_REGION[FIRST_CITY + city], log)
    s.siege[city] = -1


def do_break(s: RevoltState, region: Int, log: Log | None) -> None:
    """DR-45 b: every besieging army of the region goes back to its box."""
    _hire(s, armies_in(s, region), log)
    for city in range(CITIES):
        if SPOT_REGION[FIRST_CITY + city] == region and s.siege[city] < BEGGARS:
            s.siege[city] = -1
    if log is not None:
        log.tell("broke", "DR-45", {"hirer": s.mover, "region": region})


def do_blockade(s: RevoltState, city: Int, log: Log | None) -> None:
    """DR-45 d: beggars besiege a city until phase 15."""
    _hire(s, BEGGAR_SIEGE, log)
    s.siege[city] = BEGGARS
    if log is not None:
        log.tell("blockaded", "DR-45", {"hirer": s.mover, "city": city})


def do_hold(s: RevoltState, region: Int, log: Log | None) -> None:
    """DR-45 e: a beggar waits to stop a move or a conversion."""
    _hire(s, 1, log)
    s.held[region] += 1
    if log is not None:
        log.tell("held", "DR-45", {"hirer": s.mover, "region": region})
