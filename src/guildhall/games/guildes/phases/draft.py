"""The draft: everybody picks a card of a packet and passes the rest on."""

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, append, ints, with_capacity
from guildhall.games.guildes.phases.choosing import all_chosen, choose, choosers, known_card
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.phases.play import begin_play
from guildhall.games.guildes.phases.redistribution import begin_aside
from guildhall.games.guildes.reasons import NOT_IN_PACKET, PICKED_ALREADY
from guildhall.games.guildes.state import (
    PHASE_DRAFT,
    GuildesState,
    deal_size,
    neighbour,
    plays_event,
)
from guildhall.games.guildes.tables import KINDS, PICK, REDISTRIBUTION


class Draft(Phase):
    """GU-7: everybody at once."""

    def actors(self, s: GuildesState) -> Int:
        """GU-7: whoever has not picked yet."""
        return choosers(s)

    def ask(self, s: GuildesState, seat: Int) -> str:
        """GU-7: which card?"""
        return "pick"

    def waiting(self, s: GuildesState) -> Int:
        """GU-7: one card each."""
        return PICKED_ALREADY

    def check(self, s: GuildesState, seat: Int, move: Int) -> Int:
        """GU-7: look into the packet."""
        return known_card(s, move - PICK, check_pick(s.packets, seat, move - PICK))

    def legal(self, s: GuildesState, seat: Int) -> Ints:
        """GU-7: any card of the packet in hand; asked so often that it looks there directly."""
        out = with_capacity(KINDS)
        packets = s.packets
        for kind in range(KINDS):
            if check_pick(packets, seat, kind) == 0:
                out = append(out, PICK + kind)
        return out

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-7: pick."""
        do_pick(s, actor, move - PICK, log)


def begin_draft(s: GuildesState) -> None:
    """GU-6: the first phase of a ballot."""
    s.phase = PHASE_DRAFT
    s.cursor = 0
    s.step = 0


def check_pick(packets: Ints, seat: Int, kind: Int) -> Int:
    """GU-7: only a card of the packet in hand can be picked."""
    if packets[seat * KINDS + kind] > 0:
        return 0
    return NOT_IN_PACKET


def do_pick(s: GuildesState, seat: Int, kind: Int, log: Log | None) -> None:
    """GU-7: put the card face down; when all have, pass the packets."""
    s.packets[seat * KINDS + kind] -= 1
    choose(s, seat, kind)
    if log is not None:
        log.tell("picked", "GU-7", {"guild": kind}, only(seat))
    if all_chosen(s):
        _end_step(s, log)


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
