"""What each decree does once it has passed."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.display import begin_relics
from guildhall.games.colonia.phases.gifts import begin_cubes, begin_goods
from guildhall.games.colonia.phases.harbour import fill_port, sail
from guildhall.games.colonia.phases.members import home_early
from guildhall.games.colonia.phases.monday import fill_stalls
from guildhall.games.colonia.phases.rounds import Round
from guildhall.games.colonia.phases.thursday import move_stick
from guildhall.games.colonia.schema import (
    AMOUNTS,
    BUY,
    CITIES,
    EXCHANGE,
    ORDINARY,
    PHASE_EXCHANGE,
    STALLS,
    ColoniaState,
)
from guildhall.games.colonia.tables import (
    CUBES,
    DECREE_COUNT,
    DECREE_EFFECT,
    DECREE_TARGET,
    DIE,
    EXTRA_HOLD,
    EXTRA_HOLD_PAYS,
    EXTRA_STALLS,
    FEWER,
    HOME,
    NEW_RELICS,
    SAIL,
    STALLS_MORE,
    STICK,
)


class Exchange(Round):
    """A-18: money is changed, by each seat once."""

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """CO-4, A-18: two different currencies, no more than one has."""
        pair: Int = (move - EXCHANGE) // AMOUNTS
        source: Int = pair // CITIES
        if source == pair % CITIES:
            return reasons.SAME_CURRENCY
        if s.money[seat * CITIES + source] <= (move - EXCHANGE) % AMOUNTS:
            return reasons.TOO_LITTLE_TO_EXCHANGE
        return 0

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        """A-18: change money one to one, and be out of this round."""
        pair: Int = (move - EXCHANGE) // AMOUNTS
        source: Int = pair // CITIES
        target: Int = pair % CITIES
        money: Int = (move - EXCHANGE) % AMOUNTS + 1
        s.money[seat * CITIES + source] -= money
        s.money[seat * CITIES + target] += money
        s.passed |= 1 << seat
        if log is not None:
            args: dict[str, int] = {"seat": seat, "source": source, "target": target}
            args["money"] = money
            log.tell("exchanged", "CO-43", args)

    def end(self, s: ColoniaState, log: Log | None) -> None:
        s.quota = 0


EXCHANGES: Final = Exchange(PHASE_EXCHANGE, "exchange", "CO-43", EXCHANGE, BUY)


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
        EXCHANGES.begin(s, log)


def _more_cubes(s: ColoniaState, first: Int, end: Int, count: Int, log: Log | None) -> None:
    """CO-43, A-5, A-12: more cubes from the bag for the ordinary or for the extra stalls."""
    for stall in range(first, end):
        s.stall_due[stall] = count
    fill_stalls(s, log)
