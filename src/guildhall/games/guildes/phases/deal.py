"""Before the draft: deal the packets, reveal the event, deal the dirty tricks."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.guildes.phases.draft import begin_draft
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.state import (
    PHASE_EVENT,
    PHASE_TRICKS,
    GuildesState,
    deal_size,
)
from guildhall.games.guildes.tables import (
    ARROW,
    DECK,
    EVENTS,
    KINDS,
    SWUNG,
    TRICKS,
)


class Deal(Phase):
    """GU-4: chance deals the packets."""

    def chance(self, s: GuildesState) -> Ints:
        """GU-3, GU-4: the next card of the shuffled deck."""
        return s.deck[:]

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-4: the next packet gets this card."""
        do_deal(s, move, log)


class Reveal(Phase):
    """GU-5: chance turns up the event."""

    def chance(self, s: GuildesState) -> Ints:
        """GU-5: one of the events that were not seen yet."""
        weights = ints(EVENTS)
        for event in range(EVENTS):
            weights[event] = (s.events_left >> event) & 1
        return weights

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-5: this event."""
        do_event(s, move, log)


class DealTricks(Phase):
    """GU-25: chance gives every seat a dirty trick."""

    def chance(self, s: GuildesState) -> Ints:
        """GU-25, GA-25: one that nobody has, and not the one this seat had in the ballot before.

        Refusing a repeated card and drawing another gives each of the others the same chance, so
        the repeated one simply has no weight.
        """
        weights = ints(TRICKS)
        for trick in range(TRICKS):
            fresh = trick_in_game(s, trick) and s.last_trick[s.cursor] != trick
            weights[trick] = 1 if fresh else 0
        for seat in range(s.cursor):
            weights[s.trick[seat]] = 0
        return weights

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-25: the next seat gets this trick."""
        do_trick(s, move, log)


def do_deal(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-4: cards go seat by seat; after the last one the event is revealed."""
    deal = deal_size(s)
    at = (s.cursor // deal) * KINDS + kind
    s.deck[kind] -= 1
    s.packets[at] += 1
    s.cursor += 1
    if s.cursor == s.seats * deal:
        s.phase = PHASE_EVENT
        s.cursor = 0
        s.opening = s.packets[:]
        if log is not None:
            log.tell("dealt", "GU-4", {"ballot": s.ballot, "count": deal})


def do_event(s: GuildesState, event: Int, log: Log | None) -> None:
    """GU-5, GU-24: the event lies open for this ballot; its arrow always counts."""
    s.event = event
    s.events_left &= ~(1 << event)
    if log is not None:
        _log_event(s, log)
    if s.tricks:
        s.phase = PHASE_TRICKS
    else:
        begin_draft(s)


def _log_event(s: GuildesState, log: Log) -> None:
    if s.events:
        log.tell("event", "GU-5", {"event": s.event, "ballot": s.ballot})
    left: Int = 1 if ARROW[s.event] > 0 else 0
    log.tell("arrow", "GU-24", {"left": left})


def trick_in_game(s: GuildesState, trick: Int) -> bool:
    """GU-25, GA-27: a trick that swings a guild without cards is left out."""
    guild = SWUNG[trick]
    return guild < 0 or DECK[s.seats * KINDS + guild] > 0


def do_trick(s: GuildesState, trick: Int, log: Log | None) -> None:
    """GU-25: the trick lies face up before its owner."""
    s.trick = put(s.trick, s.cursor, trick)
    if log is not None:
        log.tell("trick", "GU-25", {"seat": s.cursor, "trick": trick})
    s.cursor += 1
    if s.cursor == s.seats:
        begin_draft(s)
