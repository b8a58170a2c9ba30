"""Rounds of actions in turn order, again and again, until everybody has passed."""

from guildhall.core.kinds import Int
from guildhall.core.log import Log
from guildhall.games.colonia.state import ColoniaState, active


def begin_round(s: ColoniaState, phase: Int) -> None:
    """CO-50, CO-60, CO-70, CO-90, CO-94: nobody has passed; the mayor will be first."""
    s.phase = phase
    s.passed = 0
    s.turn = -1


def next_turn(s: ColoniaState) -> bool:
    """Go on to the next seat that has not passed; False when there is none."""
    seats = s.seats
    for step in range(1, seats + 1):
        at = (s.turn + step) % seats
        if (s.passed >> s.order[at]) & 1 == 0:
            s.turn = at
            return True
    s.turn = -1
    return False


def retire(s: ColoniaState) -> None:
    """CO-51, CO-60, CO-70, CO-90, CO-94: the active seat is out for the rest of this round."""
    s.passed |= 1 << active(s)


def pass_turn(s: ColoniaState, rule: str, log: Log | None) -> None:
    """Pass by one's own will."""
    retire(s)
    if log is not None:
        log.tell("passed", rule, {"seat": active(s)})


def pass_by_itself(s: ColoniaState, rule: str, log: Log | None) -> None:
    """A-21: a seat without any possible action passes without being asked."""
    retire(s)
    if log is not None:
        log.tell("passed_by_itself", rule, {"seat": active(s)})
