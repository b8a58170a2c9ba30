"""The view of a seat of Colonia as numbers; built from the view and from nothing else."""

from typing import Final

from guildhall.core.encoding import (
    Encoding,
    Field,
    by_seat,
    choice,
    choices,
    common,
    crowd,
    many_hot,
    number,
    numbers,
    one_hots,
    own_first,
    owners,
    several,
)
from guildhall.games.colonia import data
from guildhall.games.colonia.moves import DAY, PHASE
from guildhall.games.colonia.schema import (
    BERTHS,
    CITIES,
    DECREES,
    FACES,
    FAMILY_CARDS,
    GOODS,
    RELICS,
    RESOURCES,
    SHIPS,
    SPACES,
    STALLS,
    STREETS,
    WEEK_CARDS,
)
from guildhall.games.colonia.tables import DECREES_A_WEEK, GRADES, MARKS, MEMBERS, WEEKS
from guildhall.games.colonia.view import ColoniaView

ENCODING: Final = 1
MOST_POINTS = 999
MOST_MONEY = 999
MOST_CUBES = max(resource.cubes for resource in data.RESOURCES)
MOST_TILES = max(craftsman.tiles for craftsman in data.CRAFTSMEN)
MOST_MEMBERS = int(max(MEMBERS))
MOST_COPIES = max(relic.copies for relic in data.RELICS)
PARAGRAPHS = 20
"""More than the paragraphs of any day."""


def layout(seats: int) -> list[Field]:
    """Give the fields in order."""
    return [
        *common(seats, 0, MOST_POINTS),
        *_course(seats),
        *_market(seats),
        *_harbour(seats),
        *_relics(seats),
        *_families(seats),
        *_stocks(seats),
    ]


def _course(seats: int) -> list[Field]:
    return [
        number("open_screens", "option: every stock lies open", 0, 1),
        number("week", "the week, 0 in the set-up", 0, int(WEEKS)),
        choice("day", "the day, the set-up first", len(DAY.ids)),
        number("step", "paragraphs of the day that have begun", 0, PARAGRAPHS),
        choice("phase", "the phase, in the order of the kind `phase`", len(PHASE.ids)),
        choice("card", "the card of the week", int(WEEK_CARDS)),
        number("dice", "dice that the card of the week rolls", 0, FACES),
        several("weeks_left", "cards of weeks not seen yet", int(WEEK_CARDS)),
        choices("decrees", "the decrees of the week", int(DECREES_A_WEEK), DECREES),
        number("decree_at", "the decree voted on next", 0, int(DECREES_A_WEEK)),
        several("decrees_left", "decrees not seen yet", DECREES),
        number("leaving", "ships above the harbour stick, 0 = it lies aside", 0, BERTHS),
        number("fewer", "members fewer to send on the coming Tuesday", 0, MOST_MEMBERS),
        number("extra_hold", "the extra holds can be loaded", 0, 1),
        owners("order", "the turn order: place by seat", (seats,), seats),
        choice("turn", "the place in the turn order of who acts", seats),
        crowd("passed", "seats that are out of this round", seats),
        number("due", "draws, rolls or places still to come", 0, MOST_POINTS),
        number("quota", "cubes that each seat draws", 0, MOST_CUBES),
        choice("die", "the face that the die shows", FACES),
        choice("pending", "the card just bought that asks about a shrine", RELICS),
    ]


def _market(seats: int) -> list[Field]:
    return [
        numbers("bag", "cubes in the bag", (RESOURCES,), 0, MOST_CUBES),
        numbers("stalls", "cubes on each stall", (STALLS, RESOURCES), 0, MOST_CUBES),
        numbers("stall_due", "cubes still to be drawn for each stall", (STALLS,), 0, MOST_CUBES),
        owners("stall_owner", "who took each stall", (STALLS,), seats),
        numbers("stall_members", "members on each stall", (STALLS,), 0, MOST_MEMBERS),
        numbers("supply", "goods that nobody owns", (GOODS,), 0, MOST_TILES),
        numbers("sticks", "spaces above each craftsman's stick", (GOODS,), 0, SPACES),
        numbers("placed", "orders placed with each craftsman this week", (GOODS,), 0, MOST_MEMBERS),
        owners("orders", "whose order, by craftsman and space", (GOODS, SPACES), seats),
        numbers("order_members", "members on each order", (GOODS, SPACES), 0, MOST_MEMBERS),
    ]


def _harbour(seats: int) -> list[Field]:
    return [
        several("ship_pile", "ships still to come", SHIPS),
        several("ships_gone", "ships that have sailed", SHIPS),
        choices("port", "the ship on each berth", BERTHS, SHIPS),
        owners("marks", "whose member, by berth: holds, then the emblem", (BERTHS, MARKS), seats),
    ]


def _relics(seats: int) -> list[Field]:
    cards = (RELICS,)
    return [
        numbers("pile", "relic cards in the pile", cards, 0, MOST_COPIES),
        numbers("discard", "relic cards discarded", cards, 0, MOST_COPIES),
        numbers("display", "relic cards that nobody has insured", cards, 0, MOST_COPIES),
        by_seat("insured", "relic cards insured by each seat", seats, 0, MOST_COPIES, RELICS),
        Field(
            "enshrined",
            "the grade of the relic in each city's shrine",
            (CITIES, GRADES),
            0,
            1,
            lambda v: one_hots([r % GRADES if r >= 0 else -1 for r in v.enshrined], GRADES),
        ),
        owners("windows", "who got each city's window", (CITIES,), seats),
    ]


def _families(seats: int) -> list[Field]:
    return [
        by_seat("reserve", "members in reserve", seats, 0, MOST_MEMBERS),
        by_seat("hall", "members in the town hall", seats, 0, MOST_MEMBERS),
        by_seat("streets", "members in the streets", seats, 0, MOST_MEMBERS, STREETS),
        Field("cards", "family cards left", (seats, FAMILY_CARDS), 0, 1, _cards),
        Field(
            "played",
            "the family card of this week, once shown",
            (seats, FAMILY_CARDS),
            0,
            1,
            lambda v: one_hots(own_first(v, v.played), FAMILY_CARDS),
        ),
        by_seat("value", "what the family card counts", seats, 0, MOST_POINTS),
        crowd("chosen", "seats that have chosen in secret", seats),
        choice("secret", "own secret choice: a family card, or no and yes", FAMILY_CARDS),
    ]


def _cards(view: ColoniaView) -> list[int]:
    rows = own_first(view, view.cards)
    return [mark for row in rows for mark in many_hot(row, FAMILY_CARDS)]


def _stocks(seats: int) -> list[Field]:
    return [
        by_seat("money", "money of each city", seats, 0, MOST_MONEY, CITIES),
        by_seat("cubes", "cubes", seats, 0, MOST_CUBES, RESOURCES),
        by_seat("goods", "goods", seats, 0, MOST_TILES, GOODS),
        by_seat("relics", "relic cards", seats, 0, MOST_COPIES, RELICS),
        by_seat("projection", "points of the relic cards as they are", seats, 0, MOST_POINTS),
    ]


ENCODED = Encoding(ENCODING, layout)
