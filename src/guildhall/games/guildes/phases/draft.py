"""The draft: everybody picks a card of a packet and passes the rest on."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.guildes import reasons
from guildhall.games.guildes.phases.choosing import Choice, choose
from guildhall.games.guildes.phases.play import begin_play
from guildhall.games.guildes.phases.redistribution import begin_aside
from guildhall.games.guildes.schema import KINDS, PHASE_DRAFT, PICK, REDISTRIBUTION, GuildesState
from guildhall.games.guildes.state import deal_size, neighbour, plays_event


class Draft(Choice):
    """GU-7: a card of the packet in hand."""

    def cards(self, s: GuildesState) -> Ints:
        return s.packets

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-7: put the card face down; when all have, pass the packets."""
        kind = move - PICK
        s.packets[actor * KINDS + kind] -= 1
        choose(s, actor, kind)
        if log is not None:
            log.tell("picked", "GU-7", {"guild": kind}, only(actor))
        if self.actors(s) == 0:
            _end_step(s, log)


DRAFT: Final = Draft("draft", "pick", PICK, reasons.PICKED_ALREADY, reasons.NOT_IN_PACKET)


def begin_draft(s: GuildesState) -> None:
    """GU-6: the first phase of a ballot."""
    s.phase = PHASE_DRAFT
    s.cursor = 0
    s.step = 0


def _end_step(s: GuildesState, log: Log | None) -> None:
    """GU-7: picks join the reserves, packets move one seat on; the last card is simply kept."""
    for seat in range(s.seats):
        _reserve(s, seat, s.chosen[seat * 2])
        s.chosen[seat * 2] = -1
    s.step += 1
    _pass_packets(s)
    left = deal_size(s) - s.step
    if log is not None:
        log.tell("passed", "GU-7", {"count": left})
    if left == 1:
        _keep_last(s, log)


def _reserve(s: GuildesState, seat: Int, kind: Int) -> None:
    s.hands[seat * KINDS + kind] += 1
    s.picks[seat * deal_size(s) + s.step] = kind


def _pass_packets(s: GuildesState) -> None:
    """GU-7, GU-24: every packet goes to the neighbour named by the arrow."""
    passed = ints(s.seats * KINDS)
    for seat in range(s.seats):
        to = neighbour(s, seat, 1)
        for kind in range(KINDS):
            passed[to * KINDS + kind] = s.packets[seat * KINDS + kind]
    s.packets = passed


def _keep_last(s: GuildesState, log: Log | None) -> None:
    """GU-7: the last card of each packet is kept without a choice; the reserve becomes the hand."""
    for seat in range(s.seats):
        for kind in range(KINDS):
            if s.packets[seat * KINDS + kind] > 0:
                s.packets[seat * KINDS + kind] = 0
                _reserve(s, seat, kind)
    s.step = 0
    if log is not None:
        log.tell("kept_last", "GU-7", {})
    if plays_event(s, REDISTRIBUTION):
        begin_aside(s)
    else:
        begin_play(s)
