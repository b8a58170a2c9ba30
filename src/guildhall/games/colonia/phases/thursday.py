"""Thursday: orders with the craftsmen, extra orders by the die, goods."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.members import close_day
from guildhall.games.colonia.phases.phase import Phase
from guildhall.games.colonia.phases.rounds import Round
from guildhall.games.colonia.schema import (
    BETWEEN,
    CHANCE_DIE,
    GOODS,
    LOAD,
    ORDER,
    PHASE_EXTRA_ORDERS,
    PHASE_ORDERS,
    RESOURCES,
    SPACES,
    THURSDAY_STREET,
    ColoniaState,
)
from guildhall.games.colonia.state import queue_length
from guildhall.games.colonia.tables import ALL_STICKS, FAIR_DIE, NEEDS, WEEK_DICE


class Orders(Round):
    """CO-60: one order after the other."""

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """CO-61, CO-62, A-8: a free space, both cubes, a member more than orders of this week."""
        craftsman = move - ORDER
        if s.orders[craftsman * SPACES + SPACES - 1] >= 0:
            return reasons.COLUMN_FULL
        if missing_cube(s, seat, craftsman) >= 0:
            return reasons.MISSING_CUBE
        if s.reserve[seat] <= s.placed[craftsman]:
            return reasons.TOO_FEW_TO_ORDER
        return 0

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        """CO-61: two cubes to the bag, and k members for the k-th order of this week."""
        craftsman = move - ORDER
        for which in range(2):
            _pay_cube(s, seat, NEEDS[craftsman * 2 + which], log)
        space = queue_length(s, craftsman)
        s.placed[craftsman] += 1
        count = s.placed[craftsman]
        s.reserve[seat] -= count
        s.orders[craftsman * SPACES + space] = seat
        s.order_members[craftsman * SPACES + space] = count
        if log is not None:
            args: dict[str, int] = {"seat": seat, "craftsman": craftsman, "space": space + 1}
            args["count"] = count
            log.tell("ordered", "CO-61", args)


ORDERS: Final = Orders(PHASE_ORDERS, "orders", "CO-60", ORDER, LOAD)


class ExtraOrders(Phase):
    """CO-63: the die moves the sticks."""

    def chance(self, s: ColoniaState) -> Ints:
        return FAIR_DIE[:]

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-63: one stick goes down, or all of them; after the last roll goods are handed out."""
        s.die = move
        if log is not None:
            log.tell("extra_order", "CO-63", {"face": move})
        for craftsman in range(GOODS):
            if move in (craftsman, ALL_STICKS):
                move_stick(s, craftsman, 1, "CO-63", log)
        s.due -= 1
        if s.due == 0:
            _deliver(s, log)


EXTRA_ORDERS: Final = ExtraOrders("extra_orders", draws=CHANCE_DIE)


def missing_cube(s: ColoniaState, seat: Int, craftsman: Int) -> Int:
    """CO-61: the first of a craftsman's two resources of which a seat has no cube, -1 for none."""
    first = NEEDS[craftsman * 2]
    if s.cubes[seat * RESOURCES + first] == 0:
        return first
    second = NEEDS[craftsman * 2 + 1]
    return second if s.cubes[seat * RESOURCES + second] == 0 else -1


def begin_orders(s: ColoniaState, log: Log | None) -> None:
    """CO-60: the craftsmen take orders; none has been placed this week."""
    s.placed = ints(GOODS)
    ORDERS.begin(s, log)


def _pay_cube(s: ColoniaState, seat: Int, resource: Int, log: Log | None) -> None:
    s.cubes[seat * RESOURCES + resource] -= 1
    s.bag[resource] += 1
    if log is not None:
        log.tell("paid_cube", "CO-61", {"seat": seat, "resource": resource})


def begin_extra_orders(s: ColoniaState) -> None:
    """CO-63: roll the die as often as the week card says, even if nobody is waiting."""
    s.due = WEEK_DICE[s.card]
    s.phase = PHASE_EXTRA_ORDERS


def move_stick(s: ColoniaState, craftsman: Int, spaces: Int, rule: str, log: Log | None) -> None:
    """CO-63, A-8: a stick goes down, but never leaves the column."""
    s.sticks[craftsman] = min(s.sticks[craftsman] + spaces, SPACES)
    if log is not None:
        args: dict[str, int] = {"craftsman": craftsman, "spaces": s.sticks[craftsman]}
        log.tell("stick_moved", rule, args)


def _deliver(s: ColoniaState, log: Log | None) -> None:
    """CO-64, CO-65, CO-66: goods for all orders above the sticks; the rest moves up and waits."""
    used = ints(s.seats)
    for craftsman in range(GOODS):
        _serve(s, craftsman, used, log)
    close_day(s, THURSDAY_STREET, used, log)
    s.sticks = ints(GOODS)
    s.placed = ints(GOODS)
    s.phase = BETWEEN


def _serve(s: ColoniaState, craftsman: Int, used: Ints, log: Log | None) -> None:
    """CO-64, CO-66, A-9: serve a column from the top while tiles last; the others close up."""
    length = queue_length(s, craftsman)
    kept: Int = 0
    for space in range(length):
        at = craftsman * SPACES + space
        seat = s.orders[at]
        members = s.order_members[at]
        s.orders[at] = -1
        s.order_members[at] = 0
        if space < s.sticks[craftsman] and s.supply[craftsman] > 0:
            used[seat] += members
            _give(s, seat, craftsman, log)
        else:
            if log is not None and space < s.sticks[craftsman]:
                log.tell("not_delivered", "CO-112", {"seat": seat, "good": craftsman})
            s.orders[craftsman * SPACES + kept] = seat
            s.order_members[craftsman * SPACES + kept] = members
            kept += 1
    if log is not None and 0 < kept < length:
        log.tell("queue_moved_up", "CO-66", {"craftsman": craftsman, "orders": kept})


def _give(s: ColoniaState, seat: Int, good: Int, log: Log | None) -> None:
    s.supply[good] -= 1
    s.goods[seat * GOODS + good] += 1
    if log is not None:
        log.tell("delivered", "CO-64", {"seat": seat, "good": good})
