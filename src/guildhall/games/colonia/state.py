"""What the state of a game says, beyond its plain fields."""

from guildhall.core.numbers import Int
from guildhall.games.colonia.schema import BERTHS, RELICS, SPACES, ColoniaState
from guildhall.games.colonia.tables import GRADES


def active(s: ColoniaState) -> Int:
    """Give the seat whose turn it is."""
    return s.order[s.turn]


def choosers(s: ColoniaState, mask: Int) -> Int:
    """CO-30, CO-41: the seats of a mask whose secret choice is still out."""
    secret = s.secret
    for seat in range(s.seats):
        if secret[seat] >= 0:
            mask &= ~(1 << seat)
    return mask


def city_of(relic: Int) -> Int:
    """Give the city of a relic card."""
    return relic // GRADES


def berth_of(s: ColoniaState, ship: Int) -> Int:
    """Give the berth of a ship, -1 when it is not in port."""
    port = s.port
    for berth in range(BERTHS):
        if port[berth] == ship:
            return berth
    return -1


def queue_length(s: ColoniaState, craftsman: Int) -> Int:
    """CO-66: count the orders of a column; they stand without gaps from space 1."""
    length: Int = 0
    while length < SPACES and s.orders[craftsman * SPACES + length] >= 0:
        length += 1
    return length


def owns(s: ColoniaState, seat: Int, relic: Int) -> bool:
    """Say whether a seat has such a card outside its shrines."""
    return s.relics[seat * RELICS + relic] > 0
