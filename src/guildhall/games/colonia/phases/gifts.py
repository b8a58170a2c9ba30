"""Cubes and goods that luck gives to each seat: at the set-up, and by decrees."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, total
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.phase import Phase, Turn
from guildhall.games.colonia.schema import (
    BETWEEN,
    CHANCE_CUBE,
    CHANCE_DIE,
    CHOOSE,
    GOODS,
    PHASE_GOOD_CHOICE,
    PHASE_GOOD_DIE,
    PHASE_HANDS,
    RESOURCES,
    TAKE,
    ColoniaState,
)
from guildhall.games.colonia.tables import FAIR_DIE, FREE_CHOICE


class Hands(Phase):
    """CO-12: cubes for every seat."""

    def chance(self, s: ColoniaState) -> Ints:
        return s.bag[:]

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-12: the cube goes behind the screen of the seat that draws, in sight of all (A-30)."""
        seat = s.order[s.seats - 1 - (s.due - 1) // s.quota]
        s.bag[move] -= 1
        s.cubes[seat * RESOURCES + move] += 1
        s.due -= 1
        if log is not None:
            log.tell("drew_cube", rule_of_gift(s), {"seat": seat, "resource": move})
        _go_on_cubes(s, log)


HANDS: Final = Hands("hands", draws=CHANCE_CUBE)


class GoodDie(Phase):
    """CO-13: every seat rolls the die for a good."""

    def chance(self, s: ColoniaState) -> Ints:
        return FAIR_DIE[:]

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-13, A-3, A-9: the good of that craftsman; with the last face the seat chooses one."""
        seat = roller(s)
        s.die = move
        if log is not None:
            log.tell("rolled", rule_of_good(s), {"seat": seat, "face": move})
        if move == FREE_CHOICE and total(s.supply) > 0:
            s.phase = PHASE_GOOD_CHOICE
        elif move != FREE_CHOICE and s.supply[move] > 0:
            _give_good(s, move, log)
        else:
            if log is not None:
                log.tell("no_good_left", rule_of_good(s), {"seat": seat})
            _next_roller(s)


GOOD_DIE: Final = GoodDie("good_die", draws=CHANCE_DIE)


class GoodChoice(Turn):
    """CO-13: the last face lets the roller choose."""

    def actors(self, s: ColoniaState) -> Int:
        return 1 << roller(s)

    def ask(self, s: ColoniaState, seat: Int) -> str:
        return "good"

    def check(self, s: ColoniaState, seat: Int, move: Int) -> Int:
        """A-9: a good of which no tile is left cannot be chosen."""
        if s.supply[move - CHOOSE] > 0:
            return 0
        return reasons.GOOD_GONE if s.week == 0 else reasons.GOOD_GONE_BY_DECREE

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        _give_good(s, move - CHOOSE, log)


GOOD_CHOICE: Final = GoodChoice("good_choice", "CO-13", CHOOSE, TAKE)


def begin_cubes(s: ColoniaState, quota: Int, log: Log | None) -> None:
    """CO-12, A-23: each seat draws cubes, one seat after the other in turn order."""
    s.quota = quota
    s.due = quota * s.seats
    _go_on_cubes(s, log)


def _go_on_cubes(s: ColoniaState, log: Log | None) -> None:
    """A-5: whoever comes after the bag is empty gets nothing."""
    s.phase = PHASE_HANDS
    if s.due > 0 and total(s.bag) > 0:
        return
    if log is not None and s.due > 0:
        log.tell("bag_empty", rule_of_gift(s), {"missing": s.due})
    s.due = 0
    s.quota = 0
    s.phase = BETWEEN


def rule_of_gift(s: ColoniaState) -> str:
    """Give the rule by which cubes are drawn now."""
    return "CO-12" if s.week == 0 else "CO-43"


def begin_goods(s: ColoniaState) -> None:
    """CO-13: each seat will roll the die for a good."""
    s.due = s.seats
    s.phase = PHASE_GOOD_DIE


def roller(s: ColoniaState) -> Int:
    """Give the seat that rolls or chooses a good."""
    return s.order[s.seats - s.due]


def rule_of_good(s: ColoniaState) -> str:
    """Give the rule by which goods are rolled now."""
    return "CO-13" if s.week == 0 else "CO-43"


def _give_good(s: ColoniaState, good: Int, log: Log | None) -> None:
    seat = roller(s)
    s.supply[good] -= 1
    s.goods[seat * GOODS + good] += 1
    if log is not None:
        log.tell("got_good", rule_of_good(s), {"seat": seat, "good": good})
    _next_roller(s)


def _next_roller(s: ColoniaState) -> None:
    s.due -= 1
    s.phase = PHASE_GOOD_DIE if s.due > 0 else BETWEEN
