"""The course of a turn: from decision to decision, from phase to phase."""

from guildhall.core.kinds import Int, ints
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases import (
    armies,
    battles,
    beggars,
    citizens,
    conflict,
    movement,
    neutrals,
    new_units,
    order,
    setup,
    sieges,
    support,
    surplus,
    taxes,
    upkeep,
)
from guildhall.games.dutch_revolt.phases.awards import (
    award_bishoprics,
    award_cards,
    award_universities,
)
from guildhall.games.dutch_revolt.phases.verbs import carry_out, offers
from guildhall.games.dutch_revolt.scoring import seat_points
from guildhall.games.dutch_revolt.state import (
    PHASE_ARMIES,
    PHASE_AWARDS,
    PHASE_BATTLES,
    PHASE_BEGGARS,
    PHASE_BISHOPRICS,
    PHASE_CITIZENS,
    PHASE_CONFLICT,
    PHASE_INFLUENCE,
    PHASE_MOVEMENT,
    PHASE_NEUTRALS,
    PHASE_NEW_UNITS,
    PHASE_ORDER,
    PHASE_OVER,
    PHASE_RAISING,
    PHASE_RESOLUTION,
    PHASE_SETUP,
    PHASE_SIEGES,
    PHASE_SUPPORT,
    PHASE_SURPLUS,
    PHASE_TAXES,
    PHASE_UNIVERSITIES,
    PHASE_UPKEEP,
    RevoltState,
    phase_number,
)
from guildhall.games.dutch_revolt.tables import DONE, FACTIONS, REGIONS, TURNS


def run_on(s: RevoltState, log: Log | None) -> None:
    """Go from decision to decision, phase to phase; what leaves no choice happens by itself."""
    while s.phase != PHASE_OVER:
        if seek(s, log):
            moves = offers(s)
            if len(moves) > 1:
                return
            if log is not None and moves[0] == DONE:
                log.tell("skipped", "DR-7", {"faction": s.mover, "phase": s.phase})
            carry_out(s, moves[0], log)
        else:
            begin_phase(s, following(s), log)


def seek(s: RevoltState, log: Log | None) -> bool:
    """Find the next decision of the phase; False when the phase is over."""
    if s.phase in (PHASE_RAISING, PHASE_SIEGES, PHASE_ARMIES, PHASE_INFLUENCE):
        return armies.seek_armies(s)
    if s.phase == PHASE_MOVEMENT:
        return movement.seek_movement(s, log)
    if s.phase == PHASE_NEW_UNITS:
        return new_units.seek_new_units(s, log)
    if s.phase == PHASE_CONFLICT:
        return conflict.seek_conflict(s, log)
    if s.phase == PHASE_NEUTRALS:
        return neutrals.seek_neutrals(s, log)
    if s.phase == PHASE_SURPLUS:
        return surplus.seek_surplus(s)
    if s.phase == PHASE_CITIZENS:
        return citizens.seek_citizens(s, log)
    return seek_rest(s, log)


def seek_rest(s: RevoltState, log: Log | None) -> bool:
    """Find the next decision of the remaining phases; phases 15 and 17 to 19 have none."""
    if s.phase == PHASE_SETUP:
        return setup.seek_setup(s)
    if s.phase == PHASE_TAXES:
        return taxes.seek_taxes(s, log)
    if s.phase == PHASE_SUPPORT:
        return support.seek_support(s, log)
    if s.phase == PHASE_UPKEEP:
        return upkeep.seek_upkeep(s)
    if s.phase == PHASE_BATTLES:
        return battles.seek_battles(s, log)
    if s.phase == PHASE_BEGGARS:
        return beggars.seek_beggars(s)
    return order.seek_order(s, log) if s.phase == PHASE_ORDER else False


def following(s: RevoltState) -> Int:
    """DR-6, DR-18 to DR-26: turn 0 is short; after phase 20 comes the next turn, or the end."""
    if s.phase == PHASE_ORDER:
        return PHASE_OVER if s.turn == TURNS else PHASE_TAXES
    if s.turn == 0:
        if s.phase == PHASE_SETUP:
            return PHASE_SUPPORT
        if s.phase == PHASE_SUPPORT:
            return PHASE_NEW_UNITS
        if s.phase == PHASE_MOVEMENT:
            return PHASE_AWARDS
    return s.phase + 1


def begin_phase(s: RevoltState, phase: Int, log: Log | None) -> None:
    """Reset the cursors and do what a phase does before anybody decides."""
    if phase == PHASE_TAXES:
        s.turn += 1
        if log is not None:
            log.tell("turn", "DR-6", {"turn": s.turn})
    s.phase = phase
    s.at = 0
    s.begun = 0
    s.due = 0
    s.region = 0
    s.province = 0 if phase in (PHASE_CONFLICT, PHASE_MOVEMENT) else -1
    s.mover = -1
    if phase in (PHASE_UPKEEP, PHASE_ARMIES, PHASE_INFLUENCE):
        s.used = ints(FACTIONS * REGIONS)
    if log is not None and phase != PHASE_OVER:
        number = phase_number(s.turn, phase)
        log.tell("phase", "DR-6", {"turn": s.turn, "number": number, "phase": phase})
    open_phase(s, log)


def open_phase(s: RevoltState, log: Log | None) -> None:
    """Do what happens by itself when a phase begins."""
    if s.phase == PHASE_SUPPORT:
        s.stopped = 0
    elif s.phase == PHASE_SURPLUS:
        surplus.return_neutral_surplus(s, log)
    elif s.phase == PHASE_RESOLUTION:
        sieges.resolve_sieges(s, log)
    elif s.phase == PHASE_CITIZENS:
        s.track_from = s.track[:]
    elif s.phase == PHASE_AWARDS:
        award_cards(s, log)
    elif s.phase == PHASE_BISHOPRICS:
        award_bishoprics(s, log)
    elif s.phase == PHASE_UNIVERSITIES:
        award_universities(s, log)
    elif s.phase == PHASE_ORDER:
        order.begin_order(s, log)
    elif s.phase == PHASE_OVER and log is not None:
        _log_winners(s, log)


def _log_winners(s: RevoltState, log: Log) -> None:
    """DR-74: who won."""
    ranks = s.ranks()
    points = seat_points(s)
    for seat in range(s.seats):
        if ranks[seat] == 1:
            log.tell("won", "DR-74", {"seat": seat, "points": points[seat]})
