"""What a seat of Flandern 1302 may know: built from nothing (FL-56)."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from guildhall.core.numbers import Int
from guildhall.core.view import SPECTATING, View, seats_of
from guildhall.games.flandern.data import Rect
from guildhall.games.flandern.game import PHASES, Flandern
from guildhall.games.flandern.geometry import MAPS
from guildhall.games.flandern.schema import ARMS, CITIES, DEEDS, SHAPES
from guildhall.games.flandern.scoring import MASTER_BITS, city_value, ranked_points, standings
from guildhall.games.flandern.state import empty_lots, is_secret, size
from guildhall.games.flandern.tables import CENTRE, IDLE_TURNS, LOTS, SIZES, TWO

Row = list[int]
MOST_KEPT = 1024
"""So many cities are kept as they were seen, some eight megabytes."""


@mypyc_attr(native_class=False)
@dataclass
class PlotView:
    """A plot or centre on the lattice of its ground; arms -1 = no district."""

    plot: int
    lot: int
    shape: int
    x: int
    y: int
    w: int
    h: int
    arms: int
    site: bool
    printed: int
    pawns: int
    cathedral: bool
    covered: bool
    swallowed: int


@mypyc_attr(native_class=False)
@dataclass
class CityView:
    """A city: its plots, and what each guild (grey last) has and would get now.

    Views share it while nothing in it changes: nobody may change it.
    """

    city: int
    ground: int
    scored: bool
    value: int
    empty: int
    districts: Row
    masters: Row
    points: Row
    plots: list[PlotView]


@mypyc_attr(native_class=False)
@dataclass
class FlandernView(View):
    """Public facts, then what is this seat's own; -1 means nothing or unknown."""

    fixed_centres: bool
    corner_touch: bool
    bonus_when_zero: bool
    phase: int
    round: int
    lead: int
    cursor: int
    mover: int
    source: int
    card: int
    own: int
    city: int
    lot: int
    whose: int
    tile: int
    step: int
    guilds: Row
    adopted: Row
    hands: list[Row]
    played: list[Row]
    influence: Row
    order: Row
    cities: list[CityView]
    stock: list[list[Row]]
    specials: Row
    site_pawns: int
    cathedrals: int
    master_pawns: int
    gold_sizes: Row
    gold_hidden: int
    gold_unseen: list[Row]
    gold_used: Row
    pile: Row
    aside: Row
    acted: int
    idle: int
    idle_limit: int
    reason: int
    guild_points: Row
    bonus: Row
    chosen: Row
    laid: Row
    gold: int

    def to_json(self) -> dict[str, object]:
        """Give the view as plain data; by hand, because a view holds some eighty plots."""
        cities = [
            {**vars(city), "plots": [dict(vars(plot)) for plot in city.plots]}
            for city in self.cities
        ]
        return {**vars(self), "cities": cities}


def observe(s: Flandern, seat: int) -> FlandernView:
    """Give all that a seat (or -1, a spectator) may know (FL-56)."""
    gold = int(s.gold) if seat == s.lead else -1
    return FlandernView(
        seat=seat,
        seats=int(s.seats),
        actors=seats_of(int(s.actors())),
        ask=_ask(s, seat),
        over=s.over(),
        scores=[int(points) for points in s.scores()],
        fixed_centres=bool(s.fixed),
        corner_touch=bool(s.corner),
        bonus_when_zero=bool(s.zero_bonus),
        phase=int(s.phase),
        round=int(s.round),
        lead=int(s.lead),
        cursor=int(s.cursor),
        mover=int(s.mover),
        source=int(s.source),
        card=int(s.card),
        own=int(s.own),
        city=int(s.city),
        lot=int(s.lot),
        whose=int(s.whose),
        tile=int(s.tile),
        step=int(s.step),
        guilds=list(s.guild),
        adopted=list(s.adopted),
        hands=[members(mask, DEEDS) for mask in s.hands],
        played=[members(mask, DEEDS) for mask in s.played],
        influence=list(s.influence),
        order=list(s.order),
        cities=[_city(s, city) for city in range(CITIES)],
        stock=_stock(s),
        specials=members(s.specials, 32),
        site_pawns=int(s.site_pawns),
        cathedrals=int(s.cathedrals),
        master_pawns=sum(place < 0 for place in s.master_at),
        gold_sizes=[sum(s.gold_a), sum(s.gold_b)],
        gold_hidden=int(s.gold_from) if s.gold >= 0 else -1,
        gold_unseen=_unseen(s, gold),
        gold_used=list(s.gold_used),
        pile=members(s.pile, 32),
        aside=members(s.aside, 32),
        acted=int(s.acted),
        idle=int(s.idle),
        idle_limit=int(IDLE_TURNS) if s.seats == TWO else 0,
        reason=int(s.reason),
        guild_points=list(s.points),
        bonus=list(s.bonus),
        chosen=_shown(s, list(s.chosen), seat),
        laid=_shown(s, list(s.laid), seat),
        gold=gold,
    )


def members(mask: int, bits: int) -> Row:
    """List the members of a bit mask."""
    return [bit for bit in range(bits) if mask >> bit & 1]


def _shown(s: Flandern, row: Row, seat: int) -> Row:
    """FL-13, FL-56: choices are secret until all reveal; each seat knows its own."""
    if not is_secret(s.phase):
        return row
    return [value if owner == seat else -1 for owner, value in enumerate(row)]


def _unseen(s: Flandern, known: int) -> list[Row]:
    """FL-56: kinds of golden cards that may still lie in each pile, a hidden card among them."""
    piles = [list(s.gold_a), list(s.gold_b)]
    if s.gold >= 0 and known < 0:
        piles[s.gold_from][s.gold] += 1
    return piles


def _stock(s: Flandern) -> list[list[Row]]:
    """FL-56: tiles in stock by arms, shape and printed masters."""
    flat = list(s.stock)
    shelves = [flat[at : at + SIZES] for at in range(0, len(flat), SIZES)]
    return [shelves[at : at + SHAPES] for at in range(0, ARMS * SHAPES, SHAPES)]


KEPT: dict[tuple[int, ...], CityView] = {}
"""By all that follows from the state about a city: most moves change one, and all seats see it."""


def _city(s: Flandern, city: int) -> CityView:
    """Give what there is to see of a city, anew only when something has changed."""
    if s.ground[city] < 0:
        return CityView(city, -1, False, 0, 0, [], [], [], [])
    facts = _facts(s, city)
    kept = KEPT.get(facts)
    if kept is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        kept = KEPT[facts] = _looked_at(s, city)
    return kept


def _facts(s: Flandern, city: int) -> tuple[int, ...]:
    """Give all numbers of the state that have to do with a city."""
    first: Int = city * LOTS
    pawns = [int(place) for place in s.master_at if first <= place < first + LOTS]
    return (
        city,
        int(s.ground[city]),
        int(s.scored >> city & 1),
        int(s.plots[city]),
        int(s.built[city]),
        int(s.gone[city]),
        int(s.sites[city]),
        int(s.ones[city]),
        int(s.twos[city]),
        int(s.cathedral[city]),
        int(s.covered[city]),
        *s.arms[city * ARMS : (city + 1) * ARMS],
        *pawns,
    )


def _looked_at(s: Flandern, city: int) -> CityView:
    """FL-37 to FL-39: the districts, and the points if the city were scored as it stands."""
    ranking, value = standings(s, city), city_value(s, city)
    return CityView(
        city=city,
        ground=int(s.ground[city]),
        scored=bool(s.scored >> city & 1),
        value=int(value),
        empty=int(size(empty_lots(s, city))),
        districts=[int(standing >> MASTER_BITS) for standing in ranking],
        masters=[int(standing & (1 << MASTER_BITS) - 1) for standing in ranking],
        points=[int(points) for points in ranked_points(ranking, value)],
        plots=_plots(s, city),
    )


def _plots(s: Flandern, city: int) -> list[PlotView]:
    """Give every plot of a city, then its centre."""
    there = MAPS[s.ground[city]]
    masks = (s.sites, s.ones, s.twos, s.cathedral, s.covered)
    sites, ones, twos, cathedrals, covers = (int(mask[city]) for mask in masks)
    standing = int(s.plots[city]) | 1 << CENTRE
    arms = _arms(s, city)
    pawns = [place - city * LOTS for place in s.master_at]
    kept, gone = _square(s, city)
    out = []
    for lot, place in there.lots.items():
        if standing >> lot & 1:
            rect = _joined(place.rect, there.lots[gone].rect) if lot == kept else place.rect
            out.append(
                PlotView(
                    plot=place.plot,
                    lot=lot,
                    shape=place.shape,
                    x=rect.x,
                    y=rect.y,
                    w=rect.w,
                    h=rect.h,
                    arms=arms[lot],
                    site=bool(sites >> lot & 1),
                    printed=(ones >> lot & 1) + 2 * (twos >> lot & 1),
                    pawns=pawns.count(lot),
                    cathedral=bool(cathedrals >> lot & 1),
                    covered=bool(covers >> lot & 1),
                    swallowed=gone if lot == kept else -1,
                )
            )
    return out


def _arms(s: Flandern, city: int) -> Row:
    """Give the arms on each lot, -1 for none."""
    out = [-1] * LOTS
    for arms in range(ARMS):
        mask = int(s.arms[city * ARMS + arms])
        while mask:
            out[mask.bit_length() - 1] = arms
            mask ^= 1 << mask.bit_length() - 1
    return out


def _square(s: Flandern, city: int) -> tuple[int, int]:
    """FL-26: the plot that tile D kept in this city and the one it swallowed; -1 without it."""
    gone = int(s.gone[city]).bit_length() - 1
    if gone < 0:
        return -1, -1
    squares = (layout for layout in MAPS[s.ground[city]].layouts if layout.partner == gone)
    return next(layout.base for layout in squares if layout.base < gone), gone


def _joined(a: Rect, b: Rect) -> Rect:
    x, y = min(a.x, b.x), min(a.y, b.y)
    return Rect(x, y, max(a.x + a.w, b.x + b.w) - x, max(a.y + a.h, b.y + b.h) - y)


def _ask(s: Flandern, seat: int) -> str:
    """Name the question that the seat is asked; empty when it is asked nothing."""
    if seat == SPECTATING or not s.actors() >> seat & 1:
        return ""
    return PHASES[s.phase].ask(s, seat)
