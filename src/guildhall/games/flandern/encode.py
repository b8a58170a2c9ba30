"""What a seat of Flandern 1302 may know, as numbers: one line for each field.

What stands on a plot is indexed by city and plot, exactly as moves name plots.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from guildhall.core.encoding import Encoding, declared, flat, one_hots, padded
from guildhall.core.numbers import Int, Ints, Short, Shorts, copy_some, ints, total
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State
from guildhall.games.flandern import data
from guildhall.games.flandern.game import Flandern, new_flandern
from guildhall.games.flandern.moves import (
    CARD,
    CHARGE,
    DEED,
    ENDINGS,
    GROUND,
    MOST_INFLUENCE,
    PHASE,
    TILE,
)
from guildhall.games.flandern.schema import ARMS, CITIES, GUILDS, PLOTS, RANKED, SHAPES
from guildhall.games.flandern.scoring import (
    MASTER_BITS,
    lowest_rank,
    rank_points,
    standing_value,
    standings,
)
from guildhall.games.flandern.state import (
    empty_lots,
    first_layout,
    is_secret,
    plot_of,
    size,
)
from guildhall.games.flandern.tables import (
    CENTRE,
    IDLE_TURNS,
    LAY_BASE,
    LAY_PARTNER,
    LOTS,
    PLOT_OF,
    SIZES,
    SPECIALS,
)
from guildhall.games.flandern.view import CityView, FlandernView, PlotView

ENCODING: Final = 2
MOST_POINTS: Final = 999
MOST_MASTERS: Final = 99
MOST_ROUNDS: Final = 999
TILES_OF_GUILD: Final = [n for s in data.SHAPES for n in map(s.guild_tiles.count, range(SIZES))]
MOST_TILES: Final[Int] = max([*TILES_OF_GUILD, *(shape.church_tiles for shape in data.SHAPES)])
MOST_GOLD: Final[Int] = max(card.a + card.b for card in data.GOLDEN)
ALL_GOLD: Final[Int] = sum(card.a + card.b for card in data.GOLDEN)
SITES: Final[Int] = data.PAWNS.site
CATHEDRALS: Final[Int] = data.PAWNS.cathedral
MASTERS: Final[Int] = data.PAWNS.master
INFLUENCE: Final[Int] = MOST_INFLUENCE
PHASES: Final[Int] = len(PHASE.ids)
CARDS: Final[Int] = len(CARD.ids)
TILES: Final[Int] = len(TILE.ids)
DEEDS: Final[Int] = len(DEED.ids)
GROUNDS: Final[Int] = len(GROUND.ids)
CHARGES: Final[Int] = len(CHARGE.ids)
REASONS: Final[Int] = len(ENDINGS)
ALL_PLOTS: Final = CITIES * PLOTS
NO_LOTS: Final = ints(ALL_PLOTS, -1)


class FlandernScribe(Scribe):
    """FL-56: the whole board is public; cards are secret while they are being chosen."""

    def write(self, state: State, sheet: Sheet) -> None:
        """Write all fields, in their order."""
        s = cast(Flandern, state)
        sheet.common(s, 0, MOST_POINTS)
        course(s, sheet)
        players(s, sheet)
        cities(s, sheet)
        plots(s, sheet)
        stock(s, sheet)


def course(s: Flandern, sheet: Sheet) -> None:
    """Write how far the round and the decision have come."""
    sheet.number("fixed_centres", "option: every centre has its place", 0, 1, s.fixed)
    sheet.number("corner_touch", "option: a common corner is a touch", 0, 1, s.corner)
    zero = "option: the bonus is paid when nobody has influence"
    sheet.number("bonus_when_zero", zero, 0, 1, s.zero_bonus)
    sheet.choice("phase", "the phase, in the order of the kind `phase`", PHASES, s.phase)
    sheet.number("round", "rounds, or turns of two players, begun", 0, MOST_ROUNDS, s.round)
    sheet.who("lead", "the starting player, or whose turn it is of two", s.lead)
    sheet.number("cursor", "how far the phase has come", -1, 2 * CITIES, s.cursor)
    sheet.who("mover", "who is to act", s.mover)
    sheet.choice("source", "what the mover acts with: silver, gold, a drawn card", 3, s.source)
    carried = "the card being carried out; in the set-up the city"
    sheet.choice("card", carried, CARDS, s.card)
    sheet.choice("own", "the arms that the card allows beside grey and church", ARMS, s.own)
    sheet.choice("city", "placement in the making: the city", CITIES, s.city)
    sheet.number("lot", "placement in the making: the lot", -1, LOTS - 1, s.lot)
    sheet.choice("whose", "placement in the making: the arms", ARMS, s.whose)
    sheet.choice("tile", "placement in the making: the tile", TILES, s.tile)
    sheet.number("step", "inputs of the unfinished decision", 0, 9, s.step)
    sheet.several("acted", "two players: own card, drawn card done", 2, s.acted)
    idle = "two players: turns in a row with nothing built, this one included"
    sheet.number("idle", idle, 0, IDLE_TURNS, s.idle)
    sheet.choice("reason", "how the game ended", REASONS, s.reason)


def players(s: Flandern, sheet: Sheet) -> None:
    """Write what each seat has; FL-13, FL-56: of a choice in the making, only the own."""
    chosen, laid = s.chosen, s.laid
    if is_secret(s.phase):
        chosen, laid = only(chosen, sheet.seat), only(laid, sheet.seat)
    sheet.choice_by_seat("guilds", "the guild of each seat", GUILDS, s.guild)
    sheet.choice_by_seat("adopted", "two players: the influenced guild", GUILDS, s.adopted)
    sheet.several_by_seat("hands", "action cards in hand", DEEDS, s.hands)
    sheet.several_by_seat("played", "action cards played", DEEDS, s.played)
    sheet.by_seat("influence", "influence cards", 1, 0, INFLUENCE, s.influence)
    sheet.owners("order", "the order of this round: place by seat", sheet.places, 1, s.order)
    sheet.choice_by_seat("chosen", "the card chosen; others' only once revealed", DEEDS, chosen)
    unknown = "influence cards laid, -1 = not yet or not known"
    sheet.by_seat("laid", unknown, 1, -1, INFLUENCE, laid)
    sheet.by_seat("bonus", "bonus points", 1, 0, MOST_POINTS, s.bonus)
    gold: Int = -1
    if sheet.seat == s.lead:
        gold = s.gold
    sheet.choice("gold", "own golden card of this round", CARDS, gold)


def only(row: Ints, seat: Int) -> Ints:
    """Keep one seat's entry of a row."""
    out = ints(len(row), -1)
    out[seat] = row[seat]
    return out


def cities(s: Flandern, sheet: Sheet) -> None:
    """FL-37 to FL-39: write what the guilds have in each city, and would get now."""
    there = "the ground of each city; all 0 = not in play"
    sheet.choices("city_ground", there, CITIES, GROUNDS, s.ground)
    scored = sheet.room("city_scored", "the city was scored", CITIES, 1, 0, 1)
    sheet.room("city_value", "what the city is worth", CITIES, 1, 0, MOST_POINTS)
    sheet.room("city_empty", "empty plots", CITIES, 1, 0, PLOTS)
    each = "districts of each guild, grey last"
    guilds = sheet.room("city_districts", each, CITIES, RANKED, 0, PLOTS)
    sheet.room("city_masters", "masters of each guild", CITIES, RANKED, 0, MOST_MASTERS)
    gained = "points of each guild if the city were scored now"
    sheet.room("city_points", gained, CITIES, RANKED, 0, MOST_POINTS)
    if not sheet.listing:
        for city in range(CITIES):
            if s.ground[city] >= 0:
                one_city(s, city, sheet.numbers, scored + city, guilds + city * RANKED)


def one_city(s: Flandern, city: Int, out: Shorts, at: Int, guilds: Int) -> None:
    """Write a city that is in play, and its guilds."""
    ranking = standings(s, city)
    value = standing_value(s, city, ranking)
    out[at] = Short((s.scored >> city) & 1)
    out[at + CITIES] = Short(value)
    out[at + 2 * CITIES] = Short(size(empty_lots(s, city)))
    for arms in range(RANKED):
        number = ranking[arms]
        if number > 0:
            place = guilds + arms
            out[place] = Short(number >> MASTER_BITS)
            out[place + CITIES * RANKED] = Short(number & ((1 << MASTER_BITS) - 1))
            gain = rank_points(lowest_rank(ranking, arms), value)
            out[place + 2 * CITIES * RANKED] = Short(gain)


def plots(s: Flandern, sheet: Sheet) -> None:
    """Write what stands on each plot, and on the centre."""
    none = "the lot of each plot, -1 = no such plot"
    lots = sheet.room("plot_lot", none, CITIES, PLOTS, -1, LOTS - 1)
    arms = sheet.room_of_choices("plot_arms", "the arms of the district on it", CITIES, PLOTS, ARMS)
    sites = sheet.room("plot_site", "it is a building site", CITIES, PLOTS, 0, 1)
    masters = "masters printed on its tile"
    sheet.room("plot_printed", masters, CITIES, PLOTS, 0, SIZES - 1)
    sheet.room("plot_pawns", "master pawns on it", CITIES, PLOTS, 0, MASTERS)
    sheet.room("plot_cathedral", "a cathedral stands on it", CITIES, PLOTS, 0, 1)
    sheet.room("plot_covered", "it is covered", CITIES, PLOTS, 0, 1)
    lost = "the lot it swallowed, or -1"
    gone = sheet.room("plot_swallowed", lost, CITIES, PLOTS, -1, LOTS - 1)
    if sheet.listing:
        return
    out = sheet.numbers
    copy_some(NO_LOTS, 0, ALL_PLOTS, out, lots)
    copy_some(NO_LOTS, 0, ALL_PLOTS, out, gone)
    for city in range(CITIES):
        if s.ground[city] >= 0:
            lots_of(s, city, out, lots, sites)
            arms_of(s, city, out, arms)
            if s.gone[city]:
                swallowed(s, city, out, gone)
    for place in s.master_at:
        if place >= 0:
            city = place // LOTS
            out[sites + 2 * ALL_PLOTS + city * PLOTS + plot_of(s, city, place % LOTS)] += 1


def lots_of(s: Flandern, city: Int, out: Shorts, lots: Int, sites: Int) -> None:
    """Write the lot of each plot of a city, and the marks on it."""
    first, names = city * PLOTS, s.ground[city] * LOTS
    standing = s.plots[city] | (1 << CENTRE)
    site, ones, twos = s.sites[city], s.ones[city], s.twos[city]
    great, covered = s.cathedral[city], s.covered[city]
    marked = site | ones | twos | great | covered
    for lot in range(LOTS):
        if (standing >> lot) & 1:
            plot = first + PLOT_OF[names + lot]
            out[lots + plot] = Short(lot)
            if (marked >> lot) & 1:
                at = sites + plot
                out[at] = Short((site >> lot) & 1)
                out[at + ALL_PLOTS] = Short(((ones >> lot) & 1) + 2 * ((twos >> lot) & 1))
                out[at + 3 * ALL_PLOTS] = Short((great >> lot) & 1)
                out[at + 4 * ALL_PLOTS] = Short((covered >> lot) & 1)


def arms_of(s: Flandern, city: Int, out: Shorts, start: Int) -> None:
    """Mark the arms of the district on each plot of a city."""
    names, first = s.ground[city] * LOTS, start + city * PLOTS * ARMS
    standing = s.plots[city] | (1 << CENTRE)
    for arms in range(ARMS):
        left = s.arms[city * ARMS + arms] & standing
        while left:
            rest = left & (left - 1)
            lot = size((left ^ rest) - 1)
            out[first + PLOT_OF[names + lot] * ARMS + arms] = 1
            left = rest


def swallowed(s: Flandern, city: Int, out: Shorts, start: Int) -> None:
    """FL-26: the lot that tile D swallowed, on the plot that it kept."""
    gone: Int = 0
    while s.gone[city] >> (gone + 1):
        gone += 1
    for layout in range(first_layout(s, city, 0), first_layout(s, city, SPECIALS)):
        if LAY_PARTNER[layout] == gone and LAY_BASE[layout] < gone:
            out[start + city * PLOTS + plot_of(s, city, LAY_BASE[layout])] = Short(gone)


def stock(s: Flandern, sheet: Sheet) -> None:
    """Write what is left; FL-56: a hidden golden card is among those not seen."""
    by_arms = "tiles in stock by arms, shape and printed masters"
    sheet.shelves("stock", by_arms, ARMS, SHAPES, SIZES, 0, MOST_TILES, s.stock)
    sheet.several("specials", "special church tiles in stock", SPECIALS, s.specials)
    sheet.number("site_pawns", "building sites in stock", 0, SITES, s.site_pawns)
    sheet.number("cathedrals", "cathedrals in stock", 0, CATHEDRALS, s.cathedrals)
    pawns: Int = 0
    for place in s.master_at:
        if place < 0:
            pawns += 1
    sheet.number("master_pawns", "master pawns in stock", 0, MASTERS, pawns)
    sizes = ints(2)
    sizes[0] = total(s.gold_a)
    sizes[1] = total(s.gold_b)
    sheet.row("gold_sizes", "cards in the two golden piles", 2, 0, ALL_GOLD, sizes)
    hidden: Int = -1
    if s.gold >= 0:
        hidden = s.gold_from
    sheet.choice("gold_hidden", "the pile of a golden card not yet shown", 2, hidden)
    kinds = "golden cards not seen, by pile and kind"
    sheet.rows("gold_unseen", kinds, 2, CARDS, 0, MOST_GOLD, unseen(s, sheet.seat))
    sheet.row("gold_used", "golden cards seen by all", CARDS, 0, MOST_GOLD, s.gold_used)
    down = "two players: face-down cards of influenced guilds"
    sheet.several("pile", down, CHARGES, s.pile)
    up = "two players: face-up cards of influenced guilds"
    sheet.several("aside", up, CHARGES, s.aside)
    ranked = "points of each guild, grey last"
    sheet.row("guild_points", ranked, RANKED, 0, MOST_POINTS, s.points)


def unseen(s: Flandern, seat: Int) -> Ints:
    """FL-56: kinds of golden cards that may still lie in each pile: pile * CARDS + kind."""
    out = ints(2 * CARDS)
    for kind in range(CARDS):
        out[kind] = s.gold_a[kind]
        out[CARDS + kind] = s.gold_b[kind]
    if s.gold >= 0 and seat != s.lead:
        out[s.gold_from * CARDS + s.gold] += 1
    return out


def _of_city(read: Callable[[CityView], int]) -> Callable[[Any], list[int]]:
    return lambda view: [int(read(city)) for city in view.cities]


def _of_guilds(read: Callable[[CityView], list[int]]) -> Callable[[Any], list[int]]:
    return lambda view: flat(padded(read(city), RANKED, 0) for city in view.cities)


def _of_plot(read: Callable[[PlotView], int], blank: int) -> Callable[[Any], list[int]]:
    def spread(view: FlandernView) -> list[int]:
        out = [blank] * (CITIES * PLOTS)
        for city in view.cities:
            for plot in city.plots:
                out[city.city * PLOTS + plot.plot] = int(read(plot))
        return out

    return spread


_arms_of_plot = _of_plot(lambda plot: plot.arms, -1)

APART: Final = {
    "city_ground": lambda view: one_hots([city.ground for city in view.cities], GROUNDS),
    "city_scored": _of_city(lambda city: city.scored),
    "city_value": _of_city(lambda city: city.value),
    "city_empty": _of_city(lambda city: city.empty),
    "city_districts": _of_guilds(lambda city: city.districts),
    "city_masters": _of_guilds(lambda city: city.masters),
    "city_points": _of_guilds(lambda city: city.points),
    "plot_lot": _of_plot(lambda plot: plot.lot, -1),
    "plot_arms": lambda view: one_hots(_arms_of_plot(view), ARMS),
    "plot_site": _of_plot(lambda plot: plot.site, 0),
    "plot_printed": _of_plot(lambda plot: plot.printed, 0),
    "plot_pawns": _of_plot(lambda plot: plot.pawns, 0),
    "plot_cathedral": _of_plot(lambda plot: plot.cathedral, 0),
    "plot_covered": _of_plot(lambda plot: plot.covered, 0),
    "plot_swallowed": _of_plot(lambda plot: plot.swallowed, -1),
}
"""Fields that a view holds in another shape."""


def _blank(seats: int) -> State:
    return new_flandern(seats, False, False, False)


SCRIBE: Final = FlandernScribe()
ENCODED = Encoding(ENCODING, declared(SCRIBE, _blank, APART), SCRIBE)
