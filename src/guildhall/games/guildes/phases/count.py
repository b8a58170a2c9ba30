"""The end of a ballot: discard what is left, count, remember, open the next ballot or end."""

from guildhall.core.kinds import Int, ints
from guildhall.core.log import Log
from guildhall.games.guildes.scoring import count_ballot
from guildhall.games.guildes.state import (
    PHASE_DEAL,
    PHASE_OVER,
    GuildesState,
    deal_size,
    neighbour,
    row_total,
    tableau_total,
)
from guildhall.games.guildes.tables import BALLOTS, KINDS


def discard_hand(s: GuildesState, seat: Int, rule: str, log: Log | None) -> None:
    """GU-9, GU-26, GU-34: what was not laid goes to the discard pile, unseen."""
    if log is not None:
        log.tell("leftovers", rule, {"seat": seat, "count": row_total(s.hands, seat)})
    for kind in range(KINDS):
        s.discard[kind] += s.hands[seat * KINDS + kind]
        s.hands[seat * KINDS + kind] = 0


def end_ballot(s: GuildesState, log: Log | None) -> None:
    """GU-6, GU-17: count the ballot; after the third the game is over."""
    count_ballot(s, log)
    if s.ballot == BALLOTS:
        s.phase = PHASE_OVER
        if log is not None:
            _log_winners(s, log)
    else:
        remember(s)
        open_ballot(s, s.ballot + 1)


def _log_winners(s: GuildesState, log: Log) -> None:
    ranks = s.ranks()
    for seat in range(s.seats):
        if ranks[seat] == 1:
            log.tell("won", "GU-17", {"seat": seat, "votes": s.points[seat]})


def remember(s: GuildesState) -> None:
    """GA-8, GA-30: raise what each seat (and the public) knows to have been dealt so far.

    A seat knows every card that it saw in a packet, and the cards shown plus its own leftovers; of
    these two numbers the greater counts. Nobody knows less than what lies in the tableaux.
    """
    deal = deal_size(s)
    for seat in range(s.seats):
        for kind in range(KINDS):
            dealt = _shown_total(s, kind) + leftover(s, seat, kind)
            seen = _seen_in_packets(s, seat, kind, deal)
            _raise_known(s, seat, kind, max(dealt, seen))
    for kind in range(KINDS):
        _raise_known(s, s.seats, kind, _shown_total(s, kind))


def _raise_known(s: GuildesState, row: Int, kind: Int, more: Int) -> None:
    at = row * KINDS + kind
    s.known_out[at] = max(s.known_out[at] + more, tableau_total(s, kind))


def _shown_total(s: GuildesState, kind: Int) -> Int:
    result: Int = 0
    for seat in range(s.seats):
        result += s.shown[seat * KINDS + kind]
    return result


def leftover(s: GuildesState, seat: Int, kind: Int) -> Int:
    """Count the cards of a kind that a seat held in this ballot and did not show."""
    deal = deal_size(s)
    result = -s.shown[seat * KINDS + kind]
    for step in range(deal):
        if s.picks[seat * deal + step] == kind:
            result += 1
    if s.given[seat] == kind:
        result -= 1
    if s.received[seat] == kind:
        result += 1
    return result


def _seen_in_packets(s: GuildesState, seat: Int, kind: Int, deal: Int) -> Int:
    """Count the cards of a kind that were in a packet when the seat first held it."""
    result: Int = 0
    for owner in range(s.seats):
        result += s.opening[owner * KINDS + kind]
        holder = owner
        step: Int = 0
        while holder != seat:
            if s.picks[holder * deal + step] == kind:
                result -= 1
            step += 1
            holder = neighbour(s, owner, step)
    return result


def open_ballot(s: GuildesState, ballot: Int) -> None:
    """GU-4, GU-10, GU-27: clear what belongs to one ballot; tableaux stay."""
    rows = s.seats * KINDS
    s.ballot = ballot
    s.phase = PHASE_DEAL
    s.event = -1
    s.cursor = 0
    s.step = 0
    s.opener = -1
    s.turn = -1
    s.mover = -1
    s.begun = 0
    s.first_owner = -1
    s.first_guild = -1
    s.protected = 0
    s.recalled = -1
    s.salvaged = -1
    s.opening = ints(rows)
    s.picks = ints(s.seats * deal_size(s), -1)
    s.packets = ints(rows)
    s.hands = ints(rows)
    s.chosen = ints(s.seats * 2, -1)
    s.covered = ints(s.seats, -1)
    s.shown = ints(rows)
    s.swing = ints(rows)
    s.sacrificed = ints(KINDS)
    s.aside = ints(KINDS)
    s.given = ints(s.seats, -1)
    s.received = ints(s.seats, -1)
    s.drawn = ints(2, -1)
    s.last_trick = s.trick[:]
    s.trick = ints(s.seats, -1)
