"""The event redistribution: everybody puts a card aside, the cards are shuffled and handed back."""

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.guildes.phases.choosing import all_chosen, choose, choosers, known_card
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.phases.play import begin_play
from guildhall.games.guildes.reasons import ASIDE_ALREADY, NOT_IN_HAND_TO_PUT_ASIDE
from guildhall.games.guildes.state import PHASE_ASIDE, PHASE_HANDBACK, GuildesState
from guildhall.games.guildes.tables import ASIDE, KINDS


class Aside(Phase):
    """GU-21: everybody at once."""

    def actors(self, s: GuildesState) -> Int:
        """GU-21: whoever has put nothing aside yet."""
        return choosers(s)

    def ask(self, s: GuildesState, seat: Int) -> str:
        """GU-21: which card?"""
        return "aside"

    def waiting(self, s: GuildesState) -> Int:
        """GU-21: one card each."""
        return ASIDE_ALREADY

    def check(self, s: GuildesState, seat: Int, move: Int) -> Int:
        """GU-21: look into the hand."""
        return known_card(s, move - ASIDE, check_aside(s, seat, move - ASIDE))

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-21: put it aside."""
        do_aside(s, actor, move - ASIDE, log)


class Handback(Phase):
    """GU-21: chance hands the cards back, seat by seat."""

    def chance(self, s: GuildesState) -> Ints:
        """GU-21: one of the cards put aside, perhaps one's own."""
        return s.aside[:]

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-21: the next seat gets this card."""
        do_handback(s, move, log)


def begin_aside(s: GuildesState) -> None:
    """GU-21: after the draft, before the first play."""
    s.phase = PHASE_ASIDE


def check_aside(s: GuildesState, seat: Int, kind: Int) -> Int:
    """GU-21: only a card in hand can be put aside."""
    if s.hands[seat * KINDS + kind] > 0:
        return 0
    return NOT_IN_HAND_TO_PUT_ASIDE


def do_aside(s: GuildesState, seat: Int, kind: Int, log: Log | None) -> None:
    """GU-21, GA-13: put one card aside face down; when all have, shuffle them."""
    s.hands[seat * KINDS + kind] -= 1
    choose(s, seat, kind)
    if log is not None:
        log.tell("put_aside", "GU-21", {"guild": kind}, only(seat))
    if all_chosen(s):
        _collect(s)
        s.phase = PHASE_HANDBACK
        s.cursor = 0


def _collect(s: GuildesState) -> None:
    """GU-21: the cards put aside become one heap."""
    given, aside = ints(s.seats), ints(KINDS)
    for giver in range(s.seats):
        given[giver] = s.chosen[giver * 2]
        aside[given[giver]] += 1
        s.chosen[giver * 2] = -1
    s.given = given
    s.aside = aside


def do_handback(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-21: the next seat gets one card back; who got which stays hidden."""
    seat = s.cursor
    s.aside = put(s.aside, kind, s.aside[kind] - 1)
    s.received = put(s.received, seat, kind)
    s.hands[seat * KINDS + kind] += 1
    s.cursor += 1
    if log is not None:
        log.tell("handed_back", "GU-21", {"guild": kind}, only(seat))
    if s.cursor == s.seats:
        if log is not None:
            log.tell("redistributed", "GU-21", {"count": s.seats})
        begin_play(s)
