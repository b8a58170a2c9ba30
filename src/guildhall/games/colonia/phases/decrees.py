"""What each decree does once it has passed."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.colonia.phases.display import begin_relics
from guildhall.games.colonia.phases.gifts import begin_cubes, begin_goods
from guildhall.games.colonia.phases.harbour import fill_port, sail
from guildhall.games.colonia.phases.members import home_early
from guildhall.games.colonia.phases.monday import fill_stalls
from guildhall.games.colonia.phases.rounds import (
    begin_round,
    next_turn,
    pass_by_itself,
    pass_turn,
    retire,
)
from guildhall.games.colonia.phases.thursday import move_stick
from guildhall.games.colonia.state import BETWEEN, PHASE_EXCHANGE, ColoniaState, active
from guildhall.games.colonia.tables import (
    AMOUNTS,
    CITIES,
    CUBES,
    DECREE_COUNT,
    DECREE_EFFECT,
    DECREE_TARGET,
    DIE,
    EXCHANGE,
    EXTRA_HOLD,
    EXTRA_HOLD_PAYS,
    EXTRA_STALLS,
    FEWER,
    HOME,
    NEW_RELICS,
    ORDINARY,
    PASS,
    SAIL,
    STALLS,
    STALLS_MORE,
    STICK,
)


def enact(s: ColoniaState, decree: Int, log: Log | None) -> None:
    """CO-43: carry out the effect; the state may stop for chance or decisions."""
    effect = DECREE_EFFECT[decree]
    count = DECREE_COUNT[decree]
    target = DECREE_TARGET[decree]
    if effect == STALLS_MORE:
        _more_cubes(s, 0, ORDINARY, count, log)
    elif effect == EXTRA_STALLS:
        _more_cubes(s, ORDINARY, STALLS, count, log)
    elif effect == HOME:
        home_early(s, target, count, log)
    elif effect == CUBES:
        begin_cubes(s, count, log)
    elif effect == STICK:
        move_stick(s, target, count, "CO-43", log)
    elif effect == SAIL:
        sail(s, count, log)
        fill_port(s, log)
    elif effect == DIE:
        begin_goods(s)
    elif effect == NEW_RELICS:
        begin_relics(s, count, log)
    else:
        _enact_later(s, effect, count, log)


def _enact_later(s: ColoniaState, effect: Int, count: Int, log: Log | None) -> None:
    """CO-43, A-11, A-17, A-18: for this Friday, for the coming Tuesday, or a round of exchanges."""
    if effect == EXTRA_HOLD:
        s.extra_hold = 1
        if log is not None:
            log.tell("extra_hold_open", "CO-43", {"pays": EXTRA_HOLD_PAYS})
    elif effect == FEWER:
        s.fewer = count
        if log is not None:
            log.tell("fewer_next", "CO-43", {"count": count})
    else:
        s.quota = count
        begin_round(s, PHASE_EXCHANGE)
        go_on_exchange(s, log)


def _more_cubes(s: ColoniaState, first: Int, end: Int, count: Int, log: Log | None) -> None:
    """CO-43, A-5, A-12: more cubes from the bag for the ordinary or for the extra stalls."""
    for stall in range(first, end):
        s.stall_due[stall] = count
    fill_stalls(s, log)


def go_on_exchange(s: ColoniaState, log: Log | None) -> None:
    """A-18: in turn order, each seat once."""
    while next_turn(s):
        if has_money(s, active(s)):
            return
        pass_by_itself(s, "CO-43", log)
    s.quota = 0
    s.phase = BETWEEN


def has_money(s: ColoniaState, seat: Int) -> bool:
    """Say whether a seat has anything to change."""
    for city in range(CITIES):
        if s.money[seat * CITIES + city] > 0:
            return True
    return False


def offers_exchange(s: ColoniaState) -> Ints:
    """A-18: up to five units of one currency into one other, or nothing."""
    out = Offers(CITIES * CITIES * AMOUNTS)
    out.add(PASS)
    seat = active(s)
    for source in range(CITIES):
        most = min(s.money[seat * CITIES + source], s.quota)
        for target in range(CITIES):
            if target != source:
                for amount in range(most):
                    out.add(EXCHANGE + (source * CITIES + target) * AMOUNTS + amount)
    return out.moves


def refuse_exchange(s: ColoniaState, move: Int) -> Refusal | None:
    """CO-4, A-18: two different currencies, no more than one has."""
    need = (move - EXCHANGE) % AMOUNTS + 1
    target = (move - EXCHANGE) // AMOUNTS % CITIES
    source = (move - EXCHANGE) // AMOUNTS // CITIES
    if source == target:
        return Refusal("same_currency", "CO-43", {"city": source})
    have = s.money[active(s) * CITIES + source]
    if have < need:
        return Refusal("too_little_money", "CO-43", {"city": source, "need": need, "have": have})
    return None


def do_exchange(s: ColoniaState, move: Int, log: Log | None) -> None:
    """A-18: change money one to one, then the next seat."""
    seat = active(s)
    money = (move - EXCHANGE) % AMOUNTS + 1
    target = (move - EXCHANGE) // AMOUNTS % CITIES
    source = (move - EXCHANGE) // AMOUNTS // CITIES
    s.money[seat * CITIES + source] -= money
    s.money[seat * CITIES + target] += money
    if log is not None:
        args: dict[str, int] = {"seat": seat, "source": source, "target": target, "money": money}
        log.tell("exchanged", "CO-43", args)
    retire(s)
    go_on_exchange(s, log)


def decline_exchange(s: ColoniaState, log: Log | None) -> None:
    """A-18: change nothing."""
    pass_turn(s, "CO-43", log)
    go_on_exchange(s, log)
