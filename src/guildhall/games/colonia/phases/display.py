"""Relic cards come to the display: at the set-up, by decree, and every Sunday."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put, total
from guildhall.games.colonia.phases.phase import Phase
from guildhall.games.colonia.schema import (
    BETWEEN,
    CHANCE_RELIC,
    PHASE_RELICS,
    RELICS,
    SUNDAY,
    ColoniaState,
)


class Relics(Phase):
    """CO-15, CO-95: cards for the display."""

    def chance(self, s: ColoniaState) -> Ints:
        return s.pile[:]

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-15, CO-95: the card lies on the display for all to see."""
        s.pile = put(s.pile, move, s.pile[move] - 1)
        s.display = put(s.display, move, s.display[move] + 1)
        s.due -= 1
        if log is not None:
            log.tell("relic_shown", _rule(s), {"relic": move})
        _go_on_relics(s, log)


RELICS_SHOWN: Final = Relics("relics", draws=CHANCE_RELIC)


def begin_relics(s: ColoniaState, count: Int, log: Log | None) -> None:
    """CO-15, CO-95: so many cards are drawn, one by one."""
    s.due = count
    _go_on_relics(s, log)


def _go_on_relics(s: ColoniaState, log: Log | None) -> None:
    """CO-95, A-26, A-31: shuffle the discards only when a card is needed and the pile is empty."""
    if s.due > 0 and total(s.pile) == 0:
        _shuffle(s, log)
    if s.due > 0 and total(s.pile) > 0:
        s.phase = PHASE_RELICS
        return
    s.due = 0
    s.phase = BETWEEN


def _shuffle(s: ColoniaState, log: Log | None) -> None:
    if log is not None and total(s.discard) > 0:
        log.tell("relics_shuffled", "CO-95", {"count": total(s.discard)})
    s.pile = s.discard
    s.discard = ints(RELICS)


def _rule(s: ColoniaState) -> str:
    if s.week == 0:
        return "CO-15"
    return "CO-95" if s.day == SUNDAY else "CO-43"
