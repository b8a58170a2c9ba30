"""Before the draft: deal the packets, reveal the event, deal the dirty tricks."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.guildes.phases.draft import begin_draft
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.schema import (
    CHANCE_DEAL,
    CHANCE_REVEAL,
    CHANCE_TRICK,
    EVENTS,
    KINDS,
    PHASE_EVENT,
    PHASE_TRICKS,
    TRICKS,
    GuildesState,
)
from guildhall.games.guildes.state import deal_size
from guildhall.games.guildes.tables import ARROW, DECK, SWUNG


class Deal(Phase):
    """GU-3, GU-4: chance deals the packets from a shuffled deck."""

    def chance(self, s: GuildesState) -> Ints:
        return s.deck[:]

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-4: cards go seat by seat; after the last one the event is revealed."""
        deal = deal_size(s)
        at = (s.cursor // deal) * KINDS + move
        s.deck[move] -= 1
        s.packets[at] += 1
        s.cursor += 1
        if s.cursor == s.seats * deal:
            s.phase = PHASE_EVENT
            s.cursor = 0
            s.opening = s.packets[:]
            if log is not None:
                log.tell("dealt", "GU-4", {"ballot": s.ballot, "count": deal})


class Reveal(Phase):
    """GU-5: chance turns up one of the events that were not seen yet."""

    def chance(self, s: GuildesState) -> Ints:
        weights = ints(EVENTS)
        for event in range(EVENTS):
            weights[event] = (s.events_left >> event) & 1
        return weights

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-5, GU-24: the event lies open for this ballot; its arrow always counts."""
        s.event = move
        s.events_left &= ~(1 << move)
        if log is not None:
            if s.events:
                log.tell("event", "GU-5", {"event": move, "ballot": s.ballot})
            left: Int = 1 if ARROW[move] > 0 else 0
            log.tell("arrow", "GU-24", {"left": left})
        if s.tricks:
            s.phase = PHASE_TRICKS
        else:
            begin_draft(s)


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
        """GU-25: the trick lies face up before its owner."""
        s.trick = put(s.trick, s.cursor, move)
        if log is not None:
            log.tell("trick", "GU-25", {"seat": s.cursor, "trick": move})
        s.cursor += 1
        if s.cursor == s.seats:
            begin_draft(s)


def trick_in_game(s: GuildesState, trick: Int) -> bool:
    """GU-25, GA-27: a trick that swings a guild without cards is left out."""
    guild = SWUNG[trick]
    return guild < 0 or DECK[s.seats * KINDS + guild] > 0


DEAL: Final = Deal("deal", draws=CHANCE_DEAL)
REVEAL: Final = Reveal("event", draws=CHANCE_REVEAL)
DEAL_TRICKS: Final = DealTricks("tricks", draws=CHANCE_TRICK)
