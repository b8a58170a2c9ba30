"""Monday: the week card, cubes on the stalls, sticks, decrees."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, total
from guildhall.games.colonia.phases.phase import Phase, bits
from guildhall.games.colonia.schema import (
    BETWEEN,
    CHANCE_CUBE,
    CHANCE_DECREE,
    CHANCE_WEEK,
    DECREES,
    GOODS,
    MONDAY,
    ORDINARY,
    PHASE_DECREES,
    PHASE_STALLS,
    PHASE_WEEK,
    RESOURCES,
    STALLS,
    WEEK_CARDS,
    ColoniaState,
)
from guildhall.games.colonia.tables import (
    DECREE_DAY,
    DECREES_A_WEEK,
    LAST_WEEK_SHIPS,
    WEEK_DICE,
    WEEK_ORDERS,
    WEEK_SHIPS,
    WEEK_STALLS,
    WEEKS,
)


class WeekCard(Phase):
    """CO-20: the card of the week."""

    def chance(self, s: ColoniaState) -> Ints:
        return bits(s.weeks_left, WEEK_CARDS)

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        s.card = move
        s.weeks_left &= ~(1 << move)
        for stall in range(ORDINARY):
            s.stall_due[stall] = WEEK_STALLS[move * ORDINARY + stall]
        if log is not None:
            args: dict[str, int] = {"card": move, "week": s.week, "cubes": total(s.stall_due)}
            args["dice"] = WEEK_DICE[move]
            log.tell("week_card", "CO-20", args)
        _set_sticks(s, log)
        _set_harbour(s, log)
        fill_stalls(s, log)


WEEK_CARD: Final = WeekCard("week", draws=CHANCE_WEEK)


class Stalls(Phase):
    """CO-21: cubes for the stalls."""

    def chance(self, s: ColoniaState) -> Ints:
        return s.bag[:]

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-21, A-5: the cube goes to the first stall that still waits for one."""
        stall: Int = 0
        while s.stall_due[stall] == 0:
            stall += 1
        s.bag[move] -= 1
        s.stalls[stall * RESOURCES + move] += 1
        s.stall_due[stall] -= 1
        if log is not None:
            log.tell("cube_on_stall", rule_of_cubes(s), {"stall": stall, "resource": move})
        fill_stalls(s, log)


STALLS_FILL: Final = Stalls("stalls", draws=CHANCE_CUBE)


class Decrees(Phase):
    """CO-24: the decrees of the week."""

    def chance(self, s: ColoniaState) -> Ints:
        return bits(s.decrees_left, DECREES)

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-24: lay the decree by its day, behind those of the same day."""
        s.decrees_left &= ~(1 << move)
        at = DECREES_A_WEEK - s.due
        while at > 0 and DECREE_DAY[s.decrees[at - 1]] > DECREE_DAY[move]:
            s.decrees[at] = s.decrees[at - 1]
            at -= 1
        s.decrees[at] = move
        s.due -= 1
        if log is not None:
            log.tell("decree_shown", "CO-24", {"decree": move})
        if s.due == 0:
            s.phase = BETWEEN


NEW_DECREES: Final = Decrees("decrees", draws=CHANCE_DECREE)


def begin_week_card(s: ColoniaState) -> None:
    """CO-20: the next week card is revealed."""
    s.phase = PHASE_WEEK


def _set_sticks(s: ColoniaState, log: Log | None) -> None:
    """CO-22: each craftsman's stick goes down by his regular number."""
    for craftsman in range(GOODS):
        s.sticks[craftsman] = WEEK_ORDERS[s.card * GOODS + craftsman]
        if log is not None:
            args: dict[str, int] = {"craftsman": craftsman, "spaces": s.sticks[craftsman]}
            log.tell("stick_set", "CO-22", args)


def _set_harbour(s: ColoniaState, log: Log | None) -> None:
    """CO-23: the harbour stick shows how many ships leave; in the last week all of them."""
    s.leaving = LAST_WEEK_SHIPS if s.week == WEEKS else WEEK_SHIPS[s.card]
    if log is not None:
        log.tell("harbour_stick", "CO-23", {"ships": s.leaving})


def fill_stalls(s: ColoniaState, log: Log | None) -> None:
    """CO-21, A-5: draw until every stall has its cubes or the bag is empty."""
    left = total(s.stall_due)
    if left > 0 and total(s.bag) > 0:
        s.phase = PHASE_STALLS
        return
    if log is not None and left > 0:
        log.tell("bag_empty", rule_of_cubes(s), {"missing": left})
    s.stall_due = ints(STALLS)
    s.phase = BETWEEN


def rule_of_cubes(s: ColoniaState) -> str:
    """Give the rule by which stalls are filled now."""
    return "CO-21" if s.day == MONDAY else "CO-43"


def begin_decrees(s: ColoniaState) -> None:
    """CO-24: three decrees are revealed."""
    s.decree_at = 0
    s.due = DECREES_A_WEEK
    s.phase = PHASE_DECREES
