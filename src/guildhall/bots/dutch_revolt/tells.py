"""What a move of the Dutch Revolt changes: majorities, points if counted now, coins and armies."""

from collections.abc import Iterator

from guildhall.bots.deed import Deed, Reason, Told
from guildhall.games.dutch_revolt.schema import (
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    NEUTRAL,
    SIDES,
    SPOTS,
)
from guildhall.games.dutch_revolt.scoring import source_name
from guildhall.games.dutch_revolt.state import CITIES_COUNT
from guildhall.games.dutch_revolt.tables import (
    CONVERSIONS,
    PROVINCE_OF,
    SOURCES,
    TRACK_LENGTH,
    UPKEEP,
)
from guildhall.games.dutch_revolt.view import RevoltView

CODES = {
    "counts": ("source", "before", "points"),
    "counts_less": ("faction", "before", "points"),
    "controls_province": ("province", "mine", "others", "points"),
    "controls_city": ("city", "mine", "others"),
    "province": ("province", "mine", "others"),
    "city": ("city", "mine", "others"),
    "breaks_province": ("faction", "province", "theirs", "others"),
    "breaks_city": ("faction", "city", "theirs", "others"),
    "towns": ("spot", "count"),
    "spared": ("province", "towns", "units"),
    "field": ("province", "count"),
    "coins": ("before", "coins"),
    "keeps": ("coins",),
    "rests": ("count",),
    "thins": ("faction", "province", "before", "theirs"),
    "upkeep": ("region", "coins"),
    "armies": ("region", "mine", "others"),
    "siege": ("city", "count", "others"),
    "support": ("box", "count"),
    "treasure": ("coins",),
    "stock": ("count",),
    "sways": ("city", "space", "spaces"),
    "order": ("place", "count"),
}


def tells(deed: Deed) -> Iterator[Told]:
    """Tell the count first, then the places that the move touches, then money and men."""
    before: RevoltView = deed.before
    now: RevoltView = deed.at_once
    if deed.verb == "done":
        yield from _stays(before)
        return
    faction = before.mover
    yield from _counted(before, now, faction)
    province, city = _touched(deed)
    if province >= 0:
        yield from _province(before, now, faction, province)
        yield from _left(deed, now, faction, province)
    if city >= 0:
        yield from _city(before, now, faction, city)
    yield from _held(deed, before, now)
    yield from _spent(deed, before, now)


def _touched(deed: Deed) -> tuple[int, int]:
    """Province and city that a move changes units in; -1 for none."""
    spot, city = deed.args.get("spot", -1), -1
    if "town" in deed.args:
        spot = FIRST_TOWN + deed.args["town"]
    province = deed.args.get("province", -1)
    if spot >= 0:
        province = int(PROVINCE_OF[spot])
        city = spot - FIRST_CITY if FIRST_CITY <= spot < FIRST_TOWN else -1
    return province, city


def _counted(before: RevoltView, now: RevoltView, faction: int) -> Iterator[Told]:
    """DR-71: points by source if the turn were counted now; rivals' in all."""
    if now.over or now.turn != before.turn:
        return
    for source in range(SOURCES):
        old, new = before.projection[faction][source], now.projection[faction][source]
        if new > old:
            facts = {"source": int(source_name(faction, source)), "before": old, "points": new}
            yield "aim" if source == SOURCES - 1 else "", Reason("counts", facts)
    for rival in range(FACTIONS):
        old, new = sum(before.projection[rival]), sum(now.projection[rival])
        if before.owners[rival] not in (-1, before.owners[faction]) and new < old:
            yield "", Reason("counts_less", {"faction": rival, "before": old, "points": new})


def _province(before: RevoltView, now: RevoltView, faction: int, province: int) -> Iterator[Told]:
    """DR-10, DR-11: the mover's units beside all others, and a rival's majority that is gone."""
    part, there = f"province:{province}", {"province": province}
    old, new = _land(before, province), _land(now, province)
    if old == new:
        return
    mine, others = new[faction], sum(new) - new[faction]
    if mine > others:
        facts = {"mine": mine, "others": others, "points": now.points_of(province)}
        yield part, Reason("controls_province", {**there, **facts})
    elif mine:
        yield part, Reason("province", {**there, "mine": mine, "others": others})
    for rival, theirs in _broken(old, new, faction):
        facts = {"theirs": theirs, "others": sum(new) - theirs}
        yield part, Reason("breaks_province", {"faction": rival, **there, **facts})
    for rival in range(NEUTRAL):
        if rival != faction and new[rival] < old[rival]:
            facts = {"before": old[rival], "theirs": new[rival]}
            yield "", Reason("thins", {"faction": rival, **there, **facts})


def _left(deed: Deed, now: RevoltView, faction: int, province: int) -> Iterator[Told]:
    """DR-53, DR-60: what stays in towns and cities when a unit goes, or is free in the country."""
    if deed.verb in ("lose", "leave"):
        spots = [spot for spot in range(FIRST_CITY, SPOTS) if PROVINCE_OF[spot] == province]
        held = [now.units[spot][faction] for spot in spots if spot >= FIRST_TOWN]
        units = sum(now.units[spot][faction] for spot in spots if spot < FIRST_TOWN)
        facts = {"province": province, "towns": sum(held), "units": units}
        yield "", Reason("spared", facts)
    elif deed.verb == "withdraw":
        count = now.units[province][faction]
        yield "", Reason("field", {"province": province, "count": count})


def _city(before: RevoltView, now: RevoltView, faction: int, city: int) -> Iterator[Told]:
    """DR-10, DR-11: the same inside a city."""
    part, there = f"city:{city}", {"city": city}
    old, new = before.units[FIRST_CITY + city], now.units[FIRST_CITY + city]
    if old == new:
        return
    mine, others = new[faction], sum(new) - new[faction]
    if mine:
        code = "controls_city" if mine > others else "city"
        yield part, Reason(code, {**there, "mine": mine, "others": others})
    for rival, theirs in _broken(old, new, faction):
        facts = {"theirs": theirs, "others": sum(new) - theirs}
        yield part, Reason("breaks_city", {"faction": rival, **there, **facts})


def _land(view: RevoltView, province: int) -> list[int]:
    """DR-11: units of each side that count for a province."""
    with_cities = view.options[CITIES_COUNT]
    spots = [
        spot
        for spot in range(SPOTS)
        if PROVINCE_OF[spot] == province and (with_cities or not FIRST_CITY <= spot < FIRST_TOWN)
    ]
    return [sum(view.units[spot][side] for spot in spots) for side in range(SIDES)]


def _broken(old: list[int], new: list[int], faction: int) -> Iterator[tuple[int, int]]:
    """Rivals who had more than all others together and have it no more."""
    for rival in range(NEUTRAL):
        had, has = 2 * old[rival] > sum(old), 2 * new[rival] > sum(new)
        if rival != faction and had and not has:
            yield rival, new[rival]


def _held(deed: Deed, before: RevoltView, now: RevoltView) -> Iterator[Told]:
    """Towns, boxes, armies, sieges and minds that the move turns the mover's way."""
    faction, args = before.mover, deed.args
    spot, region = args.get("spot", -1), args.get("to", args.get("region", -1))
    if spot >= FIRST_TOWN and now.units[spot][faction] > before.units[spot][faction]:
        count = sum(now.units[town][faction] > 0 for town in range(FIRST_TOWN, SPOTS))
        yield "units", Reason("towns", {"spot": spot, "count": count})
    if deed.verb == "enrol":
        count = now.support[faction][args["box"]]
        yield "support", Reason("support", {"box": args["box"], "count": count})
    if deed.verb in ("besiege", "blockade"):
        units = now.units[FIRST_CITY + args["city"]]
        foreign = sum(units) - units[faction]
        facts = {"count": min(int(CONVERSIONS), foreign), "others": foreign}
        yield f"city:{args['city']}", Reason("siege", {"city": args["city"], **facts})
    elif region >= 0:
        others = sum(row[region] for owner, row in enumerate(now.armies) if owner != faction)
        facts = {"region": region, "mine": now.armies[faction][region], "others": others}
        yield "armies", Reason("armies", facts)
    if deed.verb == "sway":
        space = now.track[args["city"]] + 1
        facts = {"city": args["city"], "space": space, "spaces": int(TRACK_LENGTH)}
        yield "lane", Reason("sways", facts)


def _spent(deed: Deed, before: RevoltView, now: RevoltView) -> Iterator[Told]:
    """Coins, units in stock, and the place in the next turn's order."""
    faction = before.mover
    if now.coins[faction] > before.coins[faction]:
        facts = {"before": before.coins[faction], "coins": now.coins[faction]}
        yield "coins", Reason("coins", facts)
    if deed.verb == "abandon":
        facts = {"region": deed.args["region"], "coins": int(UPKEEP[faction])}
        yield "coins", Reason("upkeep", facts)
    if deed.verb == "intercept":
        yield "", Reason("treasure", {"coins": 1})
    if deed.verb in ("dissolve", "lose"):
        yield "", Reason("stock", {"count": now.stock[faction]})
    if deed.verb == "queue":
        count = sum(owner >= 0 for owner in before.owners)
        yield "answer", Reason("order", {"place": deed.args["place"], "count": count})


def _stays(view: RevoltView) -> Iterator[Told]:
    """What a faction keeps as it is: units of the province in turn, armies, or coins."""
    faction = view.mover
    if view.ask == "movement":
        land = _land(view, view.province)
        mine, others = land[faction], sum(land) - land[faction]
        there = {"province": view.province, "mine": mine, "others": others}
        if mine > others:
            there["points"] = view.points_of(view.province)
        yield "", Reason("controls_province" if mine > others else "province", there)
    elif view.ask in ("sieges", "armies", "influence"):
        yield "armies", Reason("rests", {"count": sum(view.armies[faction])})
    else:
        yield "coins", Reason("keeps", {"coins": view.coins[faction]})
