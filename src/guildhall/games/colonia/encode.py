"""What a seat of Colonia may know, as numbers: one line for each field."""

from typing import Final, cast

from guildhall.core.encoding import Encoding, declared, one_hots
from guildhall.core.numbers import Int, Short, ints
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State
from guildhall.games.colonia import data
from guildhall.games.colonia.game import Colonia, new_colonia
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
from guildhall.games.colonia.scoring import relic_points
from guildhall.games.colonia.tables import (
    DECREES_A_WEEK,
    GRADES,
    MARKS,
    MEMBERS,
    WEEK_DICE,
    WEEKS,
)

ENCODING: Final = 1
MOST_POINTS: Final = 999
MOST_MONEY: Final = 999
MOST_CUBES: Final[Int] = max(resource.cubes for resource in data.RESOURCES)
MOST_TILES: Final[Int] = max(craftsman.tiles for craftsman in data.CRAFTSMEN)
MOST_MEMBERS: Final[Int] = max(MEMBERS)
MOST_COPIES: Final[Int] = max(relic.copies for relic in data.RELICS)
DAYS: Final[Int] = len(DAY.ids)
PHASES: Final[Int] = len(PHASE.ids)
PARAGRAPHS: Final = 20
"""More than the paragraphs of any day."""


class ColoniaScribe(Scribe):
    """CO-7, A-30: public facts, then stocks, then what is this seat's own."""

    def write(self, state: State, sheet: Sheet) -> None:
        """Write all fields, in their order."""
        s = cast(Colonia, state)
        sheet.common(s, 0, MOST_POINTS)
        course(s, sheet)
        market(s, sheet)
        harbour(s, sheet)
        same = relics(s, sheet)
        families(s, sheet)
        stocks(s, sheet, same)


def course(s: Colonia, sheet: Sheet) -> None:
    """Write how far the week has come."""
    sheet.number("open_screens", "option: every stock lies open", 0, 1, s.open_screens)
    sheet.number("week", "the week, 0 in the set-up", 0, WEEKS, s.week)
    sheet.choice("day", "the day, the set-up first", DAYS, s.day)
    sheet.number("step", "paragraphs of the day that have begun", 0, PARAGRAPHS, s.step)
    sheet.choice("phase", "the phase, in the order of the kind `phase`", PHASES, s.phase)
    sheet.choice("card", "the card of the week", WEEK_CARDS, s.card)
    dice: Int = 0
    if s.card >= 0:
        dice = WEEK_DICE[s.card]
    sheet.number("dice", "dice that the card of the week rolls", 0, FACES, dice)
    sheet.several("weeks_left", "cards of weeks not seen yet", WEEK_CARDS, s.weeks_left)
    sheet.choices("decrees", "the decrees of the week", DECREES_A_WEEK, DECREES, s.decrees)
    sheet.number("decree_at", "the decree voted on next", 0, DECREES_A_WEEK, s.decree_at)
    sheet.several("decrees_left", "decrees not seen yet", DECREES, s.decrees_left)
    leaving = "ships above the harbour stick, 0 = it lies aside"
    sheet.number("leaving", leaving, 0, BERTHS, s.leaving)
    fewer = "members fewer to send on the coming Tuesday"
    sheet.number("fewer", fewer, 0, MOST_MEMBERS, s.fewer)
    sheet.number("extra_hold", "the extra holds can be loaded", 0, 1, s.extra_hold)
    sheet.owners("order", "the turn order: place by seat", sheet.places, 1, s.order)
    sheet.choice("turn", "the place in the turn order of who acts", sheet.places, s.turn)
    sheet.crowd("passed", "seats that are out of this round", s.passed)
    sheet.number("due", "draws, rolls or places still to come", 0, MOST_POINTS, s.due)
    sheet.number("quota", "cubes that each seat draws", 0, MOST_CUBES, s.quota)
    sheet.choice("die", "the face that the die shows", FACES, s.die)
    sheet.choice("pending", "the card just bought that asks about a shrine", RELICS, s.pending)


def market(s: Colonia, sheet: Sheet) -> None:
    """Write the stalls and the craftsmen."""
    members = MOST_MEMBERS
    sheet.row("bag", "cubes in the bag", RESOURCES, 0, MOST_CUBES, s.bag)
    sheet.rows("stalls", "cubes on each stall", STALLS, RESOURCES, 0, MOST_CUBES, s.stalls)
    due = "cubes still to be drawn for each stall"
    sheet.row("stall_due", due, STALLS, 0, MOST_CUBES, s.stall_due)
    sheet.owners("stall_owner", "who took each stall", STALLS, 1, s.stall_owner)
    sheet.row("stall_members", "members on each stall", STALLS, 0, members, s.stall_members)
    sheet.row("supply", "goods that nobody owns", GOODS, 0, MOST_TILES, s.supply)
    sheet.row("sticks", "spaces above each craftsman's stick", GOODS, 0, SPACES, s.sticks)
    placed = "orders placed with each craftsman this week"
    sheet.row("placed", placed, GOODS, 0, members, s.placed)
    sheet.owners("orders", "whose order, by craftsman and space", GOODS, SPACES, s.orders)
    each = "members on each order"
    sheet.rows("order_members", each, GOODS, SPACES, 0, members, s.order_members)


def harbour(s: Colonia, sheet: Sheet) -> None:
    """Write the ships and who loads them."""
    sheet.several("ship_pile", "ships still to come", SHIPS, s.ship_pile)
    sheet.several("ships_gone", "ships that have sailed", SHIPS, s.ships_gone)
    sheet.choices("port", "the ship on each berth", BERTHS, SHIPS, s.port)
    sheet.owners("marks", "whose member, by berth: holds, then the emblem", BERTHS, MARKS, s.marks)


def relics(s: Colonia, sheet: Sheet) -> bool:
    """Write the relics that are not in a stock, and the shrines; whether these are as before."""
    sheet.row("pile", "relic cards in the pile", RELICS, 0, MOST_COPIES, s.pile)
    sheet.row("discard", "relic cards discarded", RELICS, 0, MOST_COPIES, s.discard)
    sheet.row("display", "relic cards that nobody has insured", RELICS, 0, MOST_COPIES, s.display)
    sheet.by_seat("insured", "relic cards insured by each seat", RELICS, 0, MOST_COPIES, s.insured)
    grades, held = ints(CITIES, -1), s.enshrined
    for city in range(CITIES):
        if held[city] >= 0:
            grades[city] = held[city] % GRADES
    shrines = "the grade of the relic in each city's shrine"
    start = sheet.at
    sheet.choices("enshrined", shrines, CITIES, GRADES, grades)
    same = sheet.unchanged(start, sheet.at)
    sheet.owners("windows", "who got each city's window", CITIES, 1, s.windows)
    return same


def families(s: Colonia, sheet: Sheet) -> None:
    """Write the members and cards of each family; choices are secret until all have chosen."""
    sheet.by_seat("reserve", "members in reserve", 1, 0, MOST_MEMBERS, s.reserve)
    sheet.by_seat("hall", "members in the town hall", 1, 0, MOST_MEMBERS, s.hall)
    sheet.by_seat("streets", "members in the streets", STREETS, 0, MOST_MEMBERS, s.streets)
    sheet.several_by_seat("cards", "family cards left", FAMILY_CARDS, s.cards)
    played = "the family card of this week, once shown"
    sheet.choice_by_seat("played", played, FAMILY_CARDS, s.played)
    sheet.by_seat("value", "what the family card counts", 1, 0, MOST_POINTS, s.value)
    chosen: Int = 0
    for seat in range(s.seats):
        if s.secret[seat] >= 0:
            chosen |= 1 << seat
    sheet.crowd("chosen", "seats that have chosen in secret", chosen)
    choice = "own secret choice: a family card, or no and yes"
    sheet.choice("secret", choice, FAMILY_CARDS, s.secret[sheet.seat])


def stocks(s: Colonia, sheet: Sheet, same: bool) -> None:
    """Write the stocks, which a perfect memory knows; `same`: shrines are as before."""
    sheet.by_seat("money", "money of each city", CITIES, 0, MOST_MONEY, s.money)
    sheet.by_seat("cubes", "cubes", RESOURCES, 0, MOST_CUBES, s.cubes)
    sheet.by_seat("goods", "goods", GOODS, 0, MOST_TILES, s.goods)
    start = sheet.at
    sheet.by_seat("relics", "relic cards", RELICS, 0, MOST_COPIES, s.relics)
    points = "points of the relic cards as they are"
    at = sheet.room_by_seat("projection", points, 1, 0, MOST_POINTS)
    if sheet.listing:
        return
    if same and sheet.unchanged_by_seat(start, RELICS):
        sheet.repeat_by_seat(at, 1)
        return
    for k in range(s.seats):
        sheet.numbers[at + k] = Short(relic_points(s, sheet.holder(k)))


APART: Final = {
    "enshrined": lambda v: one_hots([r % GRADES if r >= 0 else -1 for r in v.enshrined], GRADES),
}
"""Fields that a view holds in another shape."""


def _blank(seats: int) -> State:
    return new_colonia(seats, False)


SCRIBE: Final = ColoniaScribe()
ENCODED = Encoding(ENCODING, declared(SCRIBE, _blank, APART), SCRIBE)
