"""The end of a ballot: discard what is left, count, remember, open the next ballot or end."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.guildes.schema import BALLOTS, KINDS, PHASE_DEAL, PHASE_OVER, GuildesState
from guildhall.games.guildes.scoring import count_ballot
from guildhall.games.guildes.state import columns, deal_size, neighbour, row_total


def discard_hand(s: GuildesState, seat: Int, rule: str, log: Log | None) -> None:
    """GU-9, GU-26, GU-34: what was not laid goes to the discard pile, unseen."""
    if log is not None:
        log.tell("leftovers", rule, {"seat": seat, "count": row_total(s.hands, seat)})
    s.discard = s.discard[:]
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
    s.known_out = s.known_out[:]
    shown = columns(s.shown, s.seats)
    laid = columns(s.tableau, s.seats)
    for seat in range(s.seats):
        seen = _seen_in_packets(s, seat)
        left = leftovers(s, seat)
        for kind in range(KINDS):
            dealt = max(shown[kind] + left[kind], seen[kind])
            _raise_known(s, seat * KINDS + kind, dealt, laid[kind])
    for kind in range(KINDS):
        _raise_known(s, s.seats * KINDS + kind, shown[kind], laid[kind])


def _raise_known(s: GuildesState, at: Int, more: Int, least: Int) -> None:
    s.known_out[at] = max(s.known_out[at] + more, least)


def leftovers(s: GuildesState, seat: Int) -> Ints:
    """Count the cards of each kind that a seat held in this ballot and did not show."""
    deal = deal_size(s)
    left = ints(KINDS)
    for kind in range(KINDS):
        left[kind] = -s.shown[seat * KINDS + kind]
    for step in range(deal):
        left[s.picks[seat * deal + step]] += 1
    if s.given[seat] >= 0:
        left[s.given[seat]] -= 1
    if s.received[seat] >= 0:
        left[s.received[seat]] += 1
    return left


def _seen_in_packets(s: GuildesState, seat: Int) -> Ints:
    """Count the cards of each kind that were in a packet when the seat first held it."""
    deal = deal_size(s)
    seen = columns(s.opening, s.seats)
    for owner in range(s.seats):
        holder = owner
        step: Int = 0
        while holder != seat:
            seen[s.picks[holder * deal + step]] -= 1
            step += 1
            holder = neighbour(s, owner, step)
    return seen


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
