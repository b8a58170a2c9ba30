"""The event redistribution: everybody puts a card aside, the cards are shuffled and handed back."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.guildes import reasons
from guildhall.games.guildes.phases.choosing import Choice, choose
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.phases.play import begin_play
from guildhall.games.guildes.schema import (
    ASIDE,
    CHANCE_RETURN,
    KINDS,
    PHASE_ASIDE,
    PHASE_HANDBACK,
    GuildesState,
)


class Aside(Choice):
    """GU-21: a card of the hand."""

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-21, GA-13: put one card aside face down; when all have, shuffle them."""
        kind = move - ASIDE
        s.hands[actor * KINDS + kind] -= 1
        choose(s, actor, kind)
        if log is not None:
            log.tell("put_aside", "GU-21", {"guild": kind}, only(actor))
        if self.actors(s) == 0:
            _begin_handback(s)


class Handback(Phase):
    """GU-21: chance hands the cards back, seat by seat; one may get one's own."""

    def chance(self, s: GuildesState) -> Ints:
        return s.aside[:]

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-21: the next seat gets one card back; who got which stays hidden."""
        seat = s.cursor
        s.aside = put(s.aside, move, s.aside[move] - 1)
        s.received = put(s.received, seat, move)
        s.hands[seat * KINDS + move] += 1
        s.cursor += 1
        if log is not None:
            log.tell("handed_back", "GU-21", {"guild": move}, only(seat))
        if s.cursor == s.seats:
            if log is not None:
                log.tell("redistributed", "GU-21", {"count": s.seats})
            begin_play(s)


ASIDES: Final = Aside(
    "aside", "aside", ASIDE, reasons.ASIDE_ALREADY, reasons.NOT_IN_HAND_TO_PUT_ASIDE
)
HANDBACK: Final = Handback("handback", draws=CHANCE_RETURN)


def begin_aside(s: GuildesState) -> None:
    """GU-21: after the draft, before the first play."""
    s.phase = PHASE_ASIDE


def _begin_handback(s: GuildesState) -> None:
    """GU-21: the cards put aside become one heap."""
    given, aside = ints(s.seats), ints(KINDS)
    for giver in range(s.seats):
        given[giver] = s.chosen[giver * 2]
        aside[given[giver]] += 1
        s.chosen[giver * 2] = -1
    s.given = given
    s.aside = aside
    s.phase = PHASE_HANDBACK
    s.cursor = 0
