"""The view of a seat of Flandern 1302 as numbers; built from the view and from nothing else.

What stands on a plot is indexed by city and plot, exactly as moves name plots.
"""

from collections.abc import Callable
from typing import Final

from guildhall.core.encoding import (
    Encoding,
    Field,
    bits,
    by_seat,
    choice,
    common,
    many_hot,
    number,
    numbers,
    one_hot,
    one_hots,
    own_first,
    owners,
    padded,
    several,
    who,
)
from guildhall.games.flandern import data
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
from guildhall.games.flandern.tables import IDLE_TURNS, LOTS, SIZES, SPECIALS
from guildhall.games.flandern.view import CityView, FlandernView, PlotView

ENCODING: Final = 2
IDLE_MEANING = "two players: turns in a row with nothing built, this one included"
MOST_POINTS = 999
MOST_MASTERS = 99
MOST_ROUNDS = 999
MOST_TILES = max(max(shape.guild_tiles.count(n) for n in range(SIZES)) for shape in data.SHAPES)
MOST_CHURCHES = max(shape.church_tiles for shape in data.SHAPES)
MOST_GOLD = max(card.a + card.b for card in data.GOLDEN)
ALL_GOLD = sum(card.a + card.b for card in data.GOLDEN)


def layout(seats: int) -> list[Field]:
    """Give the fields in order."""
    return [
        *common(seats, 0, MOST_POINTS),
        *_course(seats),
        *_players(seats),
        *_cities(),
        *_plots(),
        *_stock(),
    ]


def _course(seats: int) -> list[Field]:
    return [
        number("fixed_centres", "option: every centre has its place", 0, 1),
        number("corner_touch", "option: a common corner is a touch", 0, 1),
        number("bonus_when_zero", "option: the bonus is paid when nobody has influence", 0, 1),
        choice("phase", "the phase, in the order of the kind `phase`", len(PHASE.ids)),
        number("round", "rounds, or turns of two players, begun", 0, MOST_ROUNDS),
        who("lead", "the starting player, or whose turn it is of two", seats),
        number("cursor", "how far the phase has come", -1, 2 * CITIES),
        who("mover", "who is to act", seats),
        choice("source", "what the mover acts with: silver, gold, a drawn card", 3),
        choice("card", "the card being carried out; in the set-up the city", len(CARD.ids)),
        choice("own", "the arms that the card allows beside grey and church", ARMS),
        choice("city", "placement in the making: the city", CITIES),
        number("lot", "placement in the making: the lot", -1, LOTS - 1),
        choice("whose", "placement in the making: the arms", ARMS),
        choice("tile", "placement in the making: the tile", len(TILE.ids)),
        number("step", "inputs of the unfinished decision", 0, 9),
        Field("acted", "two players: own card, drawn card done", (2,), 0, 1, _acted),
        number("idle", IDLE_MEANING, 0, IDLE_TURNS),
        choice("reason", "how the game ended", len(ENDINGS)),
    ]


def _acted(view: FlandernView) -> list[int]:
    return bits(view.acted, 2)


def _players(seats: int) -> list[Field]:
    deeds = len(DEED.ids)
    return [
        _by_seat_choice("guilds", "the guild of each seat", seats, GUILDS),
        _by_seat_choice("adopted", "two players: the influenced guild", seats, GUILDS),
        _by_seat_cards("hands", "action cards in hand", seats),
        _by_seat_cards("played", "action cards played", seats),
        by_seat("influence", "influence cards", seats, 0, MOST_INFLUENCE),
        owners("order", "the order of this round: place by seat", (seats,), seats),
        _by_seat_choice("chosen", "the card chosen; others' only once revealed", seats, deeds),
        by_seat(
            "laid",
            "influence cards laid, -1 = not yet or not known",
            seats,
            -1,
            MOST_INFLUENCE,
        ),
        by_seat("bonus", "bonus points", seats, 0, MOST_POINTS),
        choice("gold", "own golden card of this round", len(CARD.ids)),
    ]


def _by_seat_choice(name: str, meaning: str, seats: int, size: int) -> Field:
    def read(view: FlandernView) -> list[int]:
        return one_hots(own_first(view, getattr(view, name)), size)

    return Field(name, meaning, (seats, size), 0, 1, read)


def _by_seat_cards(name: str, meaning: str, seats: int) -> Field:
    deeds = len(DEED.ids)

    def read(view: FlandernView) -> list[int]:
        rows = own_first(view, getattr(view, name))
        return [mark for row in rows for mark in many_hot(row, deeds)]

    return Field(name, meaning, (seats, deeds), 0, 1, read)


def _cities() -> list[Field]:
    def city(
        name: str, meaning: str, low: int, high: int, read: Callable[[CityView], int]
    ) -> Field:
        return Field(name, meaning, (CITIES,), low, high, lambda v: [read(c) for c in v.cities])

    def guilds(name: str, meaning: str, high: int) -> Field:
        def read(view: FlandernView) -> list[int]:
            rows = (padded(getattr(c, name), RANKED, 0) for c in view.cities)
            return [value for row in rows for value in row]

        return Field(f"city_{name}", meaning, (CITIES, RANKED), 0, high, read)

    return [
        Field(
            "city_ground",
            "the ground of each city; all 0 = not in play",
            (CITIES, len(GROUND.ids)),
            0,
            1,
            lambda v: one_hots([c.ground for c in v.cities], len(GROUND.ids)),
        ),
        city("city_scored", "the city was scored", 0, 1, lambda c: int(c.scored)),
        city("city_value", "what the city is worth", 0, MOST_POINTS, lambda c: c.value),
        city("city_empty", "empty plots", 0, PLOTS, lambda c: c.empty),
        guilds("districts", "districts of each guild, grey last", PLOTS),
        guilds("masters", "masters of each guild", MOST_MASTERS),
        guilds("points", "points of each guild if the city were scored now", MOST_POINTS),
    ]


def _plots() -> list[Field]:
    def plot(
        name: str, meaning: str, low: int, high: int, read: Callable[[PlotView], int], blank: int
    ) -> Field:
        def spread(view: FlandernView) -> list[int]:
            return [value for city in view.cities for value in _by_plot(city, read, blank)]

        return Field(name, meaning, (CITIES, PLOTS), low, high, spread)

    return [
        plot(
            "plot_lot", "the lot of each plot, -1 = no such plot", -1, LOTS - 1, lambda p: p.lot, -1
        ),
        Field("plot_arms", "the arms of the district on it", (CITIES, PLOTS, ARMS), 0, 1, _arms),
        plot("plot_site", "it is a building site", 0, 1, lambda p: int(p.site), 0),
        plot("plot_printed", "masters printed on its tile", 0, SIZES - 1, lambda p: p.printed, 0),
        plot("plot_pawns", "master pawns on it", 0, data.PAWNS.master, lambda p: p.pawns, 0),
        plot("plot_cathedral", "a cathedral stands on it", 0, 1, lambda p: int(p.cathedral), 0),
        plot("plot_covered", "it is covered", 0, 1, lambda p: int(p.covered), 0),
        plot(
            "plot_swallowed", "the lot it swallowed, or -1", -1, LOTS - 1, lambda p: p.swallowed, -1
        ),
    ]


def _by_plot(city: CityView, read: Callable[[PlotView], int], blank: int) -> list[int]:
    out = [blank] * PLOTS
    for plot in city.plots:
        out[plot.plot] = read(plot)
    return out


def _arms(view: FlandernView) -> list[int]:
    out: list[int] = []
    for city in view.cities:
        for arms in _by_plot(city, lambda plot: plot.arms, -1):
            out += one_hot(arms, ARMS)
    return out


def _stock() -> list[Field]:
    cards = len(CARD.ids)
    tiles = max(MOST_TILES, MOST_CHURCHES)
    return [
        Field(
            "stock",
            "tiles in stock by arms, shape and printed masters",
            (ARMS, SHAPES, SIZES),
            0,
            tiles,
            lambda v: [n for shelves in v.stock for shelf in shelves for n in shelf],
        ),
        several("specials", "special church tiles in stock", SPECIALS),
        number("site_pawns", "building sites in stock", 0, data.PAWNS.site),
        number("cathedrals", "cathedrals in stock", 0, data.PAWNS.cathedral),
        number("master_pawns", "master pawns in stock", 0, data.PAWNS.master),
        numbers("gold_sizes", "cards in the two golden piles", (2,), 0, ALL_GOLD),
        choice("gold_hidden", "the pile of a golden card not yet shown", 2),
        numbers("gold_unseen", "golden cards not seen, by pile and kind", (2, cards), 0, MOST_GOLD),
        numbers("gold_used", "golden cards seen by all", (cards,), 0, MOST_GOLD),
        several("pile", "two players: face-down cards of influenced guilds", len(CHARGE.ids)),
        several("aside", "two players: face-up cards of influenced guilds", len(CHARGE.ids)),
        numbers("guild_points", "points of each guild, grey last", (RANKED,), 0, MOST_POINTS),
    ]


ENCODED = Encoding(ENCODING, layout)
