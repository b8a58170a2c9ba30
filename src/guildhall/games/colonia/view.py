"""What a seat of Colonia may know: built from nothing, memory included.

Everything was gained and paid in sight of all (A-30), so that a perfect memory knows every stock
behind every screen; the view holds it. `in_sight` says whose stock actually lies open to this
viewer: an interface shows only that. Truly secret are family cards and votes until they are
revealed, and the order of piles and bag, which does not exist in the state either.
"""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from guildhall.core.view import SPECTATING, View, seats_of
from guildhall.games.colonia.game import PHASES, Colonia
from guildhall.games.colonia.schema import CITIES, GOODS, RELICS, RESOURCES, SPACES, STREETS
from guildhall.games.colonia.scoring import relic_points
from guildhall.games.colonia.tables import MARKS, WEEK_DICE

Row = list[int]


@mypyc_attr(native_class=False)
@dataclass
class ColoniaView(View):
    """Public facts, then stocks, then what is this seat's own; -1 means nothing or unknown."""

    open_screens: bool
    week: int
    day: int
    step: int
    phase: int
    card: int
    dice: int
    weeks_left: Row
    decrees: Row
    decree_at: int
    decree: int
    decrees_left: Row
    leaving: int
    fewer: int
    extra_hold: bool
    order: Row
    turn: int
    passed: Row
    due: int
    quota: int
    die: int
    pending: int
    ship_pile: Row
    ships_gone: Row
    port: Row
    marks: list[Row]
    bag: Row
    stalls: list[Row]
    stall_due: Row
    stall_owner: Row
    stall_members: Row
    supply: Row
    sticks: Row
    placed: Row
    orders: list[Row]
    order_members: list[Row]
    pile: Row
    discard: Row
    display: Row
    insured: list[Row]
    enshrined: Row
    windows: Row
    reserve: Row
    hall: Row
    streets: list[Row]
    cards: list[Row]
    played: Row
    value: Row
    chosen: Row
    in_sight: Row
    money: list[Row]
    cubes: list[Row]
    goods: list[Row]
    relics: list[Row]
    projection: Row
    secret: int

    def to_json(self) -> dict[str, object]:
        """Give the view as plain data; its lists were made for it, so none is copied again."""
        return dict(vars(self))


def observe(s: Colonia, seat: int) -> ColoniaView:
    """Give all that a seat (or -1, a spectator) may know (CO-7, A-30)."""
    seats = range(s.seats)
    own = [] if seat == SPECTATING else [seat]
    return ColoniaView(
        seat=seat,
        seats=int(s.seats),
        actors=seats_of(int(s.actors())),
        ask=_ask(s, seat),
        over=s.over(),
        scores=list(s.points),
        open_screens=bool(s.open_screens),
        week=int(s.week),
        day=int(s.day),
        step=int(s.step),
        phase=int(s.phase),
        card=int(s.card),
        dice=int(WEEK_DICE[s.card]) if s.card >= 0 else 0,
        weeks_left=seats_of(int(s.weeks_left)),
        decrees=list(s.decrees),
        decree_at=int(s.decree_at),
        decree=int(s.decrees[s.decree_at]) if s.decree_at < len(s.decrees) else -1,
        decrees_left=seats_of(int(s.decrees_left)),
        leaving=int(s.leaving),
        fewer=int(s.fewer),
        extra_hold=bool(s.extra_hold),
        order=list(s.order),
        turn=int(s.turn),
        passed=seats_of(int(s.passed)),
        due=int(s.due),
        quota=int(s.quota),
        die=int(s.die),
        pending=int(s.pending),
        ship_pile=seats_of(int(s.ship_pile)),
        ships_gone=seats_of(int(s.ships_gone)),
        port=list(s.port),
        marks=_rows(list(s.marks), MARKS),
        bag=list(s.bag),
        stalls=_rows(list(s.stalls), RESOURCES),
        stall_due=list(s.stall_due),
        stall_owner=list(s.stall_owner),
        stall_members=list(s.stall_members),
        supply=list(s.supply),
        sticks=list(s.sticks),
        placed=list(s.placed),
        orders=_rows(list(s.orders), SPACES),
        order_members=_rows(list(s.order_members), SPACES),
        pile=list(s.pile),
        discard=list(s.discard),
        display=list(s.display),
        insured=_rows(list(s.insured), RELICS),
        enshrined=list(s.enshrined),
        windows=list(s.windows),
        reserve=list(s.reserve),
        hall=list(s.hall),
        streets=_rows(list(s.streets), STREETS),
        cards=[seats_of(int(mask)) for mask in s.cards],
        played=list(s.played),
        value=list(s.value),
        chosen=[other for other in seats if s.secret[other] >= 0],
        in_sight=list(seats) if s.open_screens or s.over() else own,
        money=_rows(list(s.money), CITIES),
        cubes=_rows(list(s.cubes), RESOURCES),
        goods=_rows(list(s.goods), GOODS),
        relics=_rows(list(s.relics), RELICS),
        projection=[int(relic_points(s, other)) for other in seats],
        secret=int(s.secret[seat]) if own else -1,
    )


def _rows(flat: Row, size: int) -> list[Row]:
    return [flat[start : start + size] for start in range(0, len(flat), size)]


def _ask(s: Colonia, seat: int) -> str:
    """Name the question that the seat is asked; empty when it is asked nothing."""
    if seat == SPECTATING or not s.actors() >> seat & 1:
        return ""
    return PHASES[s.phase].ask(s, seat)
