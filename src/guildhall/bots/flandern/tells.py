"""What a move of Flandern 1302 changes: districts and pay of a city, cards, influence."""

from collections.abc import Iterator

from guildhall.bots.deed import Deed, Reason, Told
from guildhall.games.flandern.phases.lots import fitting_lots
from guildhall.games.flandern.schema import CHURCH, CITIES, RANKED, TAKE_BACK
from guildhall.games.flandern.scoring import rank_points
from guildhall.games.flandern.state import size
from guildhall.games.flandern.tables import CHURCH_VALUE, CITY_OF, INFLUENCE_BONUS
from guildhall.games.flandern.view import CityView, FlandernView

CODES = {
    "completes": ("city", "points"),
    "pays": ("city", "before", "points"),
    "costs": ("seat", "city", "before", "points"),
    "leads": ("city", "mine", "best", "first"),
    "ties": ("city", "mine", "first"),
    "chases": ("city", "mine", "best", "first", "second"),
    "ahead": ("city", "mine", "masters", "theirs", "first"),
    "behind": ("city", "mine", "masters", "theirs", "second"),
    "value": ("city", "before", "value"),
    "begins": ("city", "mine", "best"),
    "masters": ("city", "before", "mine", "best"),
    "site_masters": ("city", "mine", "best"),
    "spares": ("count",),
    "church": ("city", "value"),
    "annexes": ("city", "before", "empty"),
    "room": ("city", "mine"),
    "adopted": ("guild", "city", "before", "points"),
    "plots": ("city", "empty"),
    "stands": ("city", "mine", "best", "first", "second"),
    "finishes": ("city", "mine", "best", "first"),
    "sites": ("count",),
    "cards": ("count",),
    "keeps": ("left", "best", "bonus"),
    "spends": ("count", "left"),
    "pile": ("count",),
    "home": ("city", "count"),
}
MOST = {"room": "mine"}
"""What a move leaves is told where most others leave less."""
PRINTED = 2
"""Most masters on a tile; the tiles after it are special."""


def tells(deed: Deed) -> Iterator[Told]:
    """Tell by verb: cards chosen, influence laid, and what is built in a city."""
    view: FlandernView = deed.before
    if deed.verb == "choose":
        yield from _chosen(view, deed.seat, deed.args["deed"])
    elif deed.verb == "influence":
        yield from _laid(view, deed.seat, deed.args["number"])
    elif deed.verb == "draw":
        yield "", Reason("pile", {"count": len(view.pile)})
    elif deed.verb == "guild":
        city = int(CITY_OF[deed.args["guild"]])
        yield "", Reason("home", {"city": city, "count": 1})
    elif view.guilds[deed.seat] >= 0:
        city = deed.args.get("city", view.city)
        if city >= 0 and view.cities[city].districts:
            if deed.verb == "tile":
                yield from _printed(deed, deed.after.cities[city])
            yield from _built(deed, view.cities[city], deed.after.cities[city])


def _chosen(view: FlandernView, seat: int, deed: int) -> Iterator[Told]:
    """FL-13: a card of a city, a building site, or the played cards back."""
    if deed == TAKE_BACK:
        yield "cards", Reason("cards", {"count": len(view.played[seat])})
    elif deed >= CITIES:
        yield "site", Reason("sites", {"count": view.site_pawns})
    else:
        yield f"city:{deed}", _standing(view, seat, view.cities[deed])


def _standing(view: FlandernView, seat: int, city: CityView) -> Reason:
    """How a guild stands in a city whose card is chosen; a site there can be finished."""
    guild = view.guilds[seat]
    begun = any(plot.site and plot.arms == guild for plot in city.plots)
    facts = _facts(city, guild)
    if begun:
        facts["mine"] += 1
    return _reason("finishes" if begun else "stands", facts)


def _laid(view: FlandernView, seat: int, count: int) -> Iterator[Told]:
    """FL-14, FL-44: influence acts early or is kept for the end."""
    left = view.influence[seat] - count
    if count:
        yield "first", Reason("spends", {"count": count, "left": left})
        return
    best = max(have for other, have in enumerate(view.influence) if other != seat)
    facts = {"left": left, "best": best, "bonus": int(INFLUENCE_BONUS)}
    yield "influence", Reason("keeps", facts)


def _built(deed: Deed, old: CityView, new: CityView) -> Iterator[Told]:
    """FL-37 to FL-40: districts and pay of a city before and after."""
    view: FlandernView = deed.before
    part, guild = f"city:{old.city}", view.guilds[deed.seat]
    if new.scored:
        yield part, Reason("completes", {"city": old.city, "points": new.points[guild]})
    elif new.points[guild] > old.points[guild]:
        facts = {"city": old.city, "before": old.points[guild], "points": new.points[guild]}
        yield part, Reason("pays", facts)
    if (new.districts[guild], new.masters[guild]) > (old.districts[guild], old.masters[guild]):
        yield part, _place(new, guild)
    elif _sites(new, guild) > _sites(old, guild):
        facts = _facts(new, guild)
        yield part, _reason("begins", {**facts, "mine": facts["mine"] + 1})
    yield from _others(deed, old, new)
    adopted = view.adopted[deed.seat]
    if adopted >= 0 and new.points[adopted] > old.points[adopted]:
        facts = {"guild": adopted, "city": old.city, "before": old.points[adopted]}
        yield part, Reason("adopted", {**facts, "points": new.points[adopted]})
    if new.value > old.value and new.points[guild] == new.value:
        yield part, Reason("value", {"city": old.city, "before": old.value, "value": new.value})
    elif _sites(new, CHURCH) > _sites(old, CHURCH):
        yield part, Reason("church", {"city": old.city, "value": int(CHURCH_VALUE)})
    if not new.scored:
        yield from _room(deed, old, new)


def _room(deed: Deed, old: CityView, new: CityView) -> Iterator[Told]:
    """FL-22, FL-24, FL-27: how many plots are left, and how many for the own guild."""
    city, guild = old.city, deed.before.guilds[deed.seat]
    if new.empty >= old.empty and deed.args.get("tile", 0) > PRINTED:
        yield "", Reason("annexes", {"city": city, "before": old.empty, "empty": new.empty})
    if new.empty < old.empty:
        yield "", Reason("plots", {"city": city, "empty": new.empty})
    fits = int(size(fitting_lots(deed.done, city, guild)))
    if fits:
        yield "", Reason("room", {"city": city, "mine": fits})


def _printed(deed: Deed, city: CityView) -> Iterator[Told]:
    """FL-25, FL-38: masters on a tile break ties; a plain tile keeps them for another city.

    FA-40: those on a site count when it is finished.
    """
    view: FlandernView = deed.before
    guild, printed = view.guilds[deed.seat], deed.args["tile"]
    if 0 < printed <= PRINTED and view.whose == guild:
        before, mine = view.cities[city.city].masters[guild], city.masters[guild]
        best = max(n for arms, n in enumerate(city.masters) if arms != guild)
        facts = {"city": city.city, "before": before, "mine": mine, "best": best}
        code = "masters" if mine > before else "site_masters"
        if code == "site_masters":
            facts["mine"] += printed
        yield f"city:{city.city}", _reason(code, facts)
    elif printed == 0:
        left = sum(n for shelf in view.stock[view.whose] for n in shelf[1:])
        if left:
            yield "", Reason("spares", {"count": left})


def _others(deed: Deed, old: CityView, new: CityView) -> Iterator[Told]:
    """Who gets less in the city than before."""
    for seat, guild in enumerate(deed.before.guilds):
        if seat != deed.seat and new.points[guild] < old.points[guild]:
            facts = {"seat": seat, "city": old.city, "before": old.points[guild]}
            yield "", Reason("costs", {**facts, "points": new.points[guild]})


def _sites(city: CityView, guild: int) -> int:
    return sum(plot.site and plot.arms == guild for plot in city.plots)


def _place(city: CityView, guild: int) -> Reason:
    """FL-38: districts beside those of the best other guild; masters break ties."""
    facts = _facts(city, guild)
    others = [arms for arms in range(RANKED) if arms != guild]
    best = max((city.districts[arms], city.masters[arms]) for arms in others)
    masters = {"masters": city.masters[guild], "theirs": best[1]}
    if facts["mine"] != facts["best"]:
        return _reason("leads" if facts["mine"] > facts["best"] else "chases", facts)
    if masters["masters"] == best[1]:
        return _reason("ties", facts)
    code = "ahead" if masters["masters"] > best[1] else "behind"
    return _reason(code, {**facts, **masters})


def _facts(city: CityView, guild: int) -> dict[str, int]:
    """FL-39: districts of a guild and of the best other, and what the places pay as it stands."""
    return {
        "city": city.city,
        "mine": city.districts[guild],
        "best": max(n for arms, n in enumerate(city.districts) if arms != guild),
        "first": int(rank_points(1, city.value)),
        "second": int(rank_points(2, city.value)),
    }


def _reason(code: str, facts: dict[str, int]) -> Reason:
    return Reason(code, {name: facts[name] for name in CODES[code]})
