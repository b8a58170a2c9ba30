"""The event redistribution: everybody puts a card aside, the cards are shuffled and handed back."""

from guildhall.core.kinds import Int, Ints, Offers, ints, put
from guildhall.core.log import Log, only
from guildhall.games.guildes.phases.choosing import all_chosen, choose
from guildhall.games.guildes.phases.play import begin_play
from guildhall.games.guildes.state import PHASE_ASIDE, PHASE_HANDBACK, GuildesState
from guildhall.games.guildes.tables import ASIDE, KINDS


def begin_aside(s: GuildesState) -> None:
    """GU-21: after the draft, before the first play."""
    s.phase = PHASE_ASIDE


def offers_aside(s: GuildesState, seat: Int) -> Ints:
    """GU-21: any hand card."""
    out = Offers(KINDS)
    for kind in range(KINDS):
        if s.hands[seat * KINDS + kind] > 0:
            out.add(ASIDE + kind)
    return out.moves


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


def chance_handback(s: GuildesState) -> Ints:
    """GU-21: one of the cards put aside, perhaps one's own."""
    return s.aside[:]


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
