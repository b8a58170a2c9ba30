"""What the state of a game says, beyond its plain fields."""

from guildhall.core.numbers import Int, Ints, sum_some
from guildhall.games.guildes.schema import DELAYED_REVEAL, KINDS, ONE_LESS, ONE_OR_TWO, GuildesState
from guildhall.games.guildes.tables import ARROW, DEAL, FIRST_SIZE, LAYS


def deal_size(s: GuildesState) -> Int:
    """GU-2: cards dealt to each seat per ballot."""
    return DEAL[s.seats]


def plays_event(s: GuildesState, event: Int) -> bool:
    """GU-5, GU-35: the text of the ballot's event applies only in the variant."""
    return s.events == 1 and s.event == event


def quota(s: GuildesState) -> Int:
    """GU-2, GU-18: cards each seat lays this ballot."""
    return LAYS[s.seats] - 1 if plays_event(s, ONE_LESS) else LAYS[s.seats]


def neighbour(s: GuildesState, seat: Int, steps: Int) -> Int:
    """GU-7, GU-24: the seat that a packet reaches after some passes along the arrow."""
    return (seat + ARROW[s.event] * steps) % s.seats


def step_size(s: GuildesState) -> Int:
    """GU-8, GU-22: how many cards each seat lays in the present step."""
    if not plays_event(s, ONE_OR_TWO):
        return 1
    return FIRST_SIZE[quota(s)] if s.step % 3 == 0 else 3 - FIRST_SIZE[quota(s)]


def is_delayed(s: GuildesState) -> bool:
    """GU-23: cards stay face down for one more step."""
    return plays_event(s, DELAYED_REVEAL)


def columns(rows: Ints, seats: Int) -> Ints:
    """Count the cards of each kind in the rows of all seats."""
    out = rows[:KINDS]
    for at in range(KINDS, seats * KINDS):
        out[at % KINDS] += rows[at]
    return out


def row_total(row: Ints, seat: Int) -> Int:
    """Count the cards of one seat's row."""
    return sum_some(row, seat * KINDS, (seat + 1) * KINDS)
