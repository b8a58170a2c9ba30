"""Ships arrive and sail: at the set-up, by decree, and every Saturday."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, put
from guildhall.games.colonia.phases.members import to_street
from guildhall.games.colonia.phases.phase import Phase, bits
from guildhall.games.colonia.schema import (
    BERTHS,
    BETWEEN,
    CHANCE_SHIP,
    CITIES,
    FRIDAY_STREET,
    PHASE_SHIPS,
    SHIPS,
    ColoniaState,
)
from guildhall.games.colonia.tables import (
    EMBLEM,
    EXTRA_HOLD_PAYS,
    FIRST_HOLD,
    HOLD_PAYS,
    MARKS,
    SHIP_CITY,
)


class Ships(Phase):
    """CO-15, CO-83: ships for the free berths."""

    def chance(self, s: ColoniaState) -> Ints:
        return bits(s.ship_pile, SHIPS)

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-15, CO-83: the ship takes the first free berth."""
        berth: Int = 0
        while s.port[berth] >= 0:
            berth += 1
        s.port[berth] = move
        s.ship_pile &= ~(1 << move)
        if log is not None:
            rule = "CO-15" if s.week == 0 else "CO-83"
            log.tell("ship_arrived", rule, {"ship": move, "berth": berth})
        fill_port(s, log)


SHIPS_ARRIVE: Final = Ships("ships", draws=CHANCE_SHIP)


def fill_port(s: ColoniaState, log: Log | None) -> None:
    """CO-15, CO-83, A-31: draw for the next free berth; shuffle only if the pile is empty then."""
    if s.port[BERTHS - 1] >= 0:
        s.phase = BETWEEN
        return
    s.phase = PHASE_SHIPS
    if s.ship_pile == 0:
        s.ship_pile = s.ships_gone
        s.ships_gone = 0
        if log is not None:
            log.tell("ships_shuffled", "CO-83", {"count": mask_size(s.ship_pile)})


def mask_size(mask: Int) -> Int:
    """Count the ships of a pile."""
    result: Int = 0
    for ship in range(SHIPS):
        result += (mask >> ship) & 1
    return result


def sail(s: ColoniaState, count: Int, log: Log | None) -> None:
    """CO-80, CO-83: ships leave from berth I on, the others move up with all members on them."""
    for berth in range(count):
        _pay_ship(s, berth, log)
        s.ships_gone |= 1 << s.port[berth]
    for berth in range(BERTHS):
        _move_up(s, berth + count, berth)


def _move_up(s: ColoniaState, source: Int, berth: Int) -> None:
    s.port[berth] = s.port[source] if source < BERTHS else -1
    for place in range(MARKS):
        mark = s.marks[source * MARKS + place] if source < BERTHS else -1
        s.marks = put(s.marks, berth * MARKS + place, mark)


def _pay_ship(s: ColoniaState, berth: Int, log: Log | None) -> None:
    """CO-81, CO-82: every marked hold is paid, then its member goes to the Friday field."""
    ship = s.port[berth]
    if log is not None:
        log.tell("sailed", "CO-80", {"ship": ship})
    for place in range(MARKS):
        owner = s.marks[berth * MARKS + place]
        if owner >= 0:
            _pay_hold(s, ship, place, owner, log)
    for place in range(MARKS):
        owner = s.marks[berth * MARKS + place]
        if owner >= 0:
            to_street(s, FRIDAY_STREET, owner, 1, "CO-82", log)


def _pay_hold(s: ColoniaState, ship: Int, place: Int, owner: Int, log: Log | None) -> None:
    """CO-81, A-17: the printed amount in the ship's currency; the emblem pays its own."""
    pays = EXTRA_HOLD_PAYS if place == EMBLEM else HOLD_PAYS[FIRST_HOLD[ship] + place]
    city = SHIP_CITY[ship]
    s.money[owner * CITIES + city] += pays
    if log is not None:
        args: dict[str, int] = {"seat": owner, "city": city, "money": pays, "ship": ship}
        log.tell("earned", "CO-81", args)
