"""Colonia as a drawing: harbour, market, craftsmen and altar, with the members of the families."""

from guildhall.core.game import Say
from guildhall.core.sketch import FAINT, INK, PAPER, RULE, SEATS, Sketch, mixed
from guildhall.games.colonia import data
from guildhall.games.colonia.moves import CITY, CRAFTSMAN, RESOURCE, SHIP, STALL
from guildhall.games.colonia.schema import CITIES, GOODS, SPACES, STALLS
from guildhall.games.colonia.tables import EMBLEM, GRADES
from guildhall.games.colonia.view import ColoniaView

WIDTH, HEIGHT, MARGIN = 740.0, 630.0, 20.0
WATER, HULL, CRATE, PLANK = "#b9d2dc", "#7a4f26", "#e6cf9f", "#eadfc4"
STICK, CARD = "#6b4220", "#fff6e6"
RESOURCES = {
    "leather": "#8a4b22",
    "iron": "#5a6b7c",
    "wood": "#d09a52",
    "linen": "#f3ead2",
    "fur": "#3a3431",
}
TOWNS = {"bergen": "#d9c08a", "bruegge": "#6f4287", "london": "#7d3f1c", "nowgorod": "#146a68"}
HARBOUR, MARKET, WORKSHOPS, ALTAR = 0.0, 168.0, 308.0, 508.0
BERTHS = 4
HOLDS_IN_ROW, HOLD = 4, 34.0
CUBES_IN_ROW, CUBE = 4, 14.0
ROOM = WIDTH - 2 * MARGIN


def sketch(view: ColoniaView, say: Say) -> Sketch:
    """What lies on the board, from the Rhine up to the altar."""
    drawn = Sketch(WIDTH, HEIGHT, [[SEATS[seat]] for seat in range(view.seats)])
    drawn.box((0, HARBOUR), (WIDTH, MARKET - 8), WATER)
    for berth, ship in enumerate(view.port):
        if ship >= 0:
            _ship(drawn, view, berth, say(f"colonia-ship-{SHIP.ids[ship]}"))
    for stall in range(STALLS):
        _stall(drawn, view, stall, say(f"colonia-stall-{STALL.ids[stall]}"))
    for craftsman in range(GOODS):
        name = say(f"colonia-craftsman-{CRAFTSMAN.ids[craftsman]}")
        _workshop(drawn, view, craftsman, name)
    for city in range(CITIES):
        _relics(drawn, view, city, say(f"colonia-city-{CITY.ids[city]}"))
    return drawn


def _ship(drawn: Sketch, view: ColoniaView, berth: int, name: str) -> None:
    """CO-23, CO-71: a ship with its holds, marked by who loads them."""
    wide = ROOM / BERTHS
    left, top = MARGIN + wide * berth, HARBOUR + 16
    stays = berth >= view.leaving
    hull = mixed(HULL, WATER, 0.5) if stays else HULL
    deck = left + wide - 16
    drawn.area(
        ((left, top + 28), (deck, top + 28), (deck - 18, top + 132), (left + 18, top + 132)), hull
    )
    drawn.write((left + wide / 2 - 8, top + 8), name, 18, FAINT if stays else INK)
    holds = len(data.SHIPS[view.port[berth]].holds)
    shown = [
        *range(holds),
        *([EMBLEM] if view.extra_hold or view.marks[berth][EMBLEM] >= 0 else []),
    ]
    for n, hold in enumerate(shown):
        row, column = divmod(n, HOLDS_IN_ROW)
        in_row = min(HOLDS_IN_ROW, len(shown) - row * HOLDS_IN_ROW)
        first = left + (wide - 16 - in_row * (HOLD + 2)) / 2
        at = first + column * (HOLD + 2), top + 36 + row * (HOLD + 6)
        drawn.box(at, (HOLD, HOLD), CRATE, INK)
        owner = view.marks[berth][hold]
        if owner >= 0:
            drawn.disc((at[0] + HOLD / 2, at[1] + HOLD / 2), 11, SEATS[owner])


def _stall(drawn: Sketch, view: ColoniaView, stall: int, name: str) -> None:
    """A stall: its cubes, or who has taken them."""
    wide = ROOM / STALLS
    left, top = MARGIN + wide * stall, MARKET
    drawn.box((left, top), (wide - 6, MARKET + 92 - top), PLANK, RULE)
    drawn.write((left + wide / 2 - 3, top + 106), name, 14, FAINT)
    if view.stall_owner[stall] >= 0:
        colour, members = SEATS[view.stall_owner[stall]], view.stall_members[stall]
        drawn.counter((left + wide / 2 - 3, top + 46), 18, colour, members)
        return
    kinds = [kind for kind, number in enumerate(view.stalls[stall]) for _ in range(number)]
    for n, kind in enumerate(kinds):
        row, column = divmod(n, CUBES_IN_ROW)
        at = left + 6 + column * (CUBE + 2), top + 8 + row * (CUBE + 3)
        drawn.box(at, (CUBE, CUBE), RESOURCES[RESOURCE.ids[kind]], INK)


def _workshop(drawn: Sketch, view: ColoniaView, craftsman: int, name: str) -> None:
    """CO-22, CO-66: the queue before a craftsman, and the stick in it."""
    middle = WORKSHOPS + 38 * craftsman + 18
    drawn.begin((MARGIN, middle), name, 20)
    first, step = 230.0, 58.0
    for space in range(SPACES):
        drawn.box((first + step * space, middle - 15), (step - 8, 30), PLANK, RULE)
        owner = view.orders[craftsman][space]
        if owner >= 0:
            members = view.order_members[craftsman][space]
            at = first + step * space + (step - 8) / 2, middle
            drawn.counter(at, 13, SEATS[owner], members)
    drawn.box((first + step * view.sticks[craftsman] - 6, middle - 19), (4, 38), STICK)


def _relics(drawn: Sketch, view: ColoniaView, city: int, name: str) -> None:
    """CO-90, CO-94: the cards of a city on the altar, and who has insured one."""
    wide = ROOM / CITIES
    left = MARGIN + wide * city
    drawn.begin((left, ALTAR + 14), name, 18)
    cards = [
        (relic, seat)
        for relic in range(city * GRADES, (city + 1) * GRADES)
        for seat, number in (
            (-1, view.display[relic]),
            *((seat, view.insured[seat][relic]) for seat in range(view.seats)),
        )
        for _ in range(number)
    ]
    for n, (relic, seat) in enumerate(cards):
        at = left + n * 40, ALTAR + 30
        drawn.box(at, (36, 60), TOWNS[CITY.ids[city]], INK)
        drawn.box((at[0] + 4, at[1] + 4), (28, 26), CARD)
        points = data.RELICS[relic % GRADES].points
        drawn.write((at[0] + 18, at[1] + 17), str(points) if points else "+", 18)
        if seat >= 0:
            drawn.disc((at[0] + 18, at[1] + 46), 9, SEATS[seat], PAPER)
