"""What a move of Colonia changes: members, cubes, goods, money and relics.

Stocks behind the others' screens are never told: a hint must not say more than the table shows.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from guildhall.bots.colonia.tells_decree import decree_told
from guildhall.bots.deed import Deed, Reason, Told
from guildhall.games.colonia.schema import CITIES, GOODS, HOLDS
from guildhall.games.colonia.tables import (
    EXTRA_HOLD_PAYS,
    FAMILY_VALUE,
    GRADES,
    HOLD_NEEDS,
    HOLD_PAYS,
    HOLD_SHIP,
    NEEDS,
    POINTS,
    PRICE,
    SHIP_CITY,
    SHRINE,
    SHRINE_FACTOR,
)
from guildhall.games.colonia.view import ColoniaView

CODES = {
    "family": ("family", "count", "left"),
    "cubes": ("count", "orders"),
    "wanted": ("good", "count", "mine"),
    "queue": ("craftsman", "place", "spaces", "count"),
    "loads": ("city", "money", "mine"),
    "sails": ("ship", "ships"),
    "reaches": ("relic", "price", "mine"),
    "changes": ("city", "mine"),
    "buys": ("relic", "price", "points"),
    "doubles": ("relic", "points"),
    "empties": ("city", "count"),
    "insures": ("relic", "price", "mine"),
    "keeps": ("left",),
    "purse": ("city", "mine", "price"),
    "home": ("answer", "mine", "best"),
    "sail": ("answer", "mine", "best"),
    "stick": ("answer", "craftsman", "mine", "pairs"),
    "goods": ("answer", "mine"),
    "money": ("answer", "mine"),
    "members": ("answer", "mine", "best"),
    "alike": ("answer", "decree", "votes"),
}
Teller = Callable[[Deed], Iterator[Told]]


def tells(deed: Deed) -> Iterator[Told]:
    """Tell by verb."""
    yield from BY_VERB.get(deed.verb, _silent)(deed)


def _silent(_deed: Deed) -> Iterator[Told]:
    yield from ()


def _family(deed: Deed) -> Iterator[Told]:
    """CO-31, CO-33: the card's number acts first and votes, and its members are away."""
    view: ColoniaView = deed.before
    family = deed.args["family"]
    count = min(max(0, int(FAMILY_VALUE[family]) - view.fewer), view.reserve[deed.seat])
    left = view.reserve[deed.seat] - count
    yield "first", Reason("family", {"family": family, "count": count, "left": left})


def _vote(deed: Deed) -> Iterator[Told]:
    """CO-41, CO-43: what the decree would change, for the voter and the others."""
    told = decree_told(deed.before, deed.seat)
    yield "", Reason(told.code, {"answer": deed.args["answer"], **told.facts})


def _take(deed: Deed) -> Iterator[Told]:
    """CO-50: a member for each cube, and orders that become possible."""
    view: ColoniaView = deed.before
    stall = view.stalls[deed.args["stall"]]
    have = tuple(old + new for old, new in zip(view.cubes[deed.seat], stall, strict=True))
    yield "goods", Reason("cubes", {"count": sum(stall), "orders": _orders(have)})


@cache
def _orders(cubes: tuple[int, ...], craftsman: int = 0) -> int:
    """CO-61: most orders that some cubes can pay."""
    if craftsman == GOODS:
        return 0
    first, second = (int(NEEDS[craftsman * 2 + which]) for which in range(2))
    best = 0
    for number in range(min(cubes[first], cubes[second]) + 1):
        left = list(cubes)
        left[first] -= number
        left[second] -= number
        best = max(best, number + _orders(tuple(left), craftsman + 1))
    return best


def _order(deed: Deed) -> Iterator[Told]:
    """CO-61, CO-64: the place in the column, its members, and holds that want the good."""
    view: ColoniaView = deed.before
    good = deed.args["craftsman"]
    place = sum(owner >= 0 for owner in view.orders[good]) + 1
    facts = {"craftsman": good, "place": place, "spaces": view.sticks[good]}
    yield "orders", Reason("queue", {**facts, "count": view.placed[good] + 1})
    yield from _wanted(view, deed.seat, good)


def _choose(deed: Deed) -> Iterator[Told]:
    """A good from the supply, and the holds that want it."""
    yield from _wanted(deed.before, deed.seat, deed.args["good"])


def _wanted(view: ColoniaView, seat: int, good: int) -> Iterator[Told]:
    """CO-70: free holds in port that take a good, and how many the seat then has or waits for."""
    holds = [hold for hold in range(HOLDS) if _free(view, hold)]
    count = sum(bool(HOLD_NEEDS[hold * GOODS + good]) for hold in holds)
    mine = view.goods[seat][good] + view.orders[good].count(seat) + 1
    if count:
        yield "goods", Reason("wanted", {"good": good, "count": count, "mine": mine})


def _free(view: ColoniaView, hold: int) -> bool:
    """Whether the ship of a hold is in port and nobody has loaded it."""
    ship = int(HOLD_SHIP[hold])
    if ship not in view.port:
        return False
    first = next(at for at in range(HOLDS) if HOLD_SHIP[at] == ship)
    return view.marks[view.port.index(ship)][hold - first] < 0


def _load(deed: Deed) -> Iterator[Told]:
    """CO-70, CO-80: what a hold pays, and when its ship sails."""
    if "hold" in deed.args:
        ship, pays = int(HOLD_SHIP[deed.args["hold"]]), int(HOLD_PAYS[deed.args["hold"]])
    else:
        ship, pays = deed.args["ship"], int(EXTRA_HOLD_PAYS)
    view: ColoniaView = deed.before
    city = int(SHIP_CITY[ship])
    facts = {"city": city, "money": pays, "mine": view.money[deed.seat][city] + pays}
    yield f"money_city:{city}", Reason("loads", facts)
    if view.port.index(ship) < view.leaving:
        yield "", Reason("sails", {"ship": ship, "ships": view.leaving})


def _exchange(deed: Deed) -> Iterator[Told]:
    """CO-43: money of one city becomes another's; a card on display may come within reach."""
    view: ColoniaView = deed.before
    city = deed.args["target"]
    old, new = view.money[deed.seat][city], deed.at_once.money[deed.seat][city]
    cards = [city * GRADES + grade for grade in range(GRADES)]
    reached = [card for card in cards if view.display[card] and old < PRICE[card] <= new]
    if reached:
        card = max(reached, key=lambda card: int(PRICE[card]))
        facts = {"relic": card, "price": int(PRICE[card]), "mine": new}
        yield f"money_city:{city}", Reason("reaches", facts)
    elif new > old:
        yield f"money_city:{city}", Reason("changes", {"city": city, "mine": new})


def _buy(deed: Deed) -> Iterator[Told]:
    """CO-90, CO-102: price and points of a card; a shrine doubles the relic put into it."""
    card = deed.args["relic"]
    points = deed.after.projection[deed.seat] - deed.before.projection[deed.seat]
    facts = {"relic": card, "price": int(PRICE[card]), "points": points}
    yield "relics", Reason("buys", facts)


def _enshrine(deed: Deed) -> Iterator[Told]:
    """CO-91: double points for good."""
    card = deed.args["relic"]
    yield "relics", Reason("doubles", {"relic": card, "points": int(SHRINE_FACTOR * POINTS[card])})


def _leave(deed: Deed) -> Iterator[Told]:
    """CO-92: the shrine waits for a dearer relic of its city."""
    view: ColoniaView = deed.before
    city = view.pending // GRADES
    count = sum(view.display[city * GRADES + grade] for grade in range(SHRINE))
    yield "relics", Reason("empties", {"city": city, "count": count})


def _insure(deed: Deed) -> Iterator[Told]:
    """CO-94: the card stays for next Sunday; the money for it is there or missing."""
    card = deed.args["relic"]
    mine = deed.before.money[deed.seat][card // GRADES]
    yield "insured", Reason("insures", {"relic": card, "price": int(PRICE[card]), "mine": mine})


def _pass(deed: Deed) -> Iterator[Told]:
    """CO-37, CO-90: members stay free, money stays for dearer cards."""
    view: ColoniaView = deed.before
    if view.ask == "purchases":
        yield from _purses(view, deed.seat)
    elif view.ask != "exchange":
        yield "members", Reason("keeps", {"left": view.reserve[deed.seat]})


def _purses(view: ColoniaView, seat: int) -> Iterator[Told]:
    """The purse that is nearest to the price of a dearer card of its city."""
    found: list[tuple[int, int, int]] = []
    for city in range(CITIES):
        mine = view.money[seat][city]
        prices = [int(PRICE[card]) for card in range(city * GRADES, (city + 1) * GRADES)]
        found += [(price - mine, city, price) for price in prices if price > mine > 0]
    if found:
        _, city, price = min(found)
        facts = {"city": city, "mine": view.money[seat][city], "price": price}
        yield f"money_city:{city}", Reason("purse", facts)


BY_VERB: Mapping[str, Teller] = {
    "family": _family,
    "vote": _vote,
    "take": _take,
    "order": _order,
    "choose": _choose,
    "load": _load,
    "load_extra": _load,
    "exchange": _exchange,
    "buy": _buy,
    "buy_insured": _buy,
    "enshrine": _enshrine,
    "leave": _leave,
    "insure": _insure,
    "pass": _pass,
}
