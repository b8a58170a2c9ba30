"""The Dutch Revolt as a State: joins the phases, and runs on until somebody has a choice."""

from guildhall.core.kinds import Int, Ints, append, ints, made, room
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
    raising,
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
from guildhall.games.dutch_revolt.phases.pieces import end_go
from guildhall.games.dutch_revolt.scoring import seat_points, standing
from guildhall.games.dutch_revolt.state import (
    ASK_CANCEL,
    NEUTRAL_POOL,
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
from guildhall.games.dutch_revolt.tables import (
    ABANDON,
    ALL_BEGGARS,
    ALLOW,
    BESIEGE,
    BISHOPRICS,
    BLOCKADE,
    BOXES,
    BREAK,
    CANCEL,
    CASH,
    CATHOLIC,
    CITIES,
    CONVERT,
    DESTROY,
    DESTROY_BESIEGER,
    DISBAND,
    DISSOLVE,
    DONE,
    ENROL,
    FACTIONS,
    HOLD,
    INTERCEPT,
    JOIN,
    KEEP,
    LEAVE,
    LOSE,
    MAN,
    MARCH,
    NONE,
    OCCUPY,
    OWNER,
    PLACE,
    PLUNDER,
    PROVINCES,
    QUEUE,
    RAISE,
    REACH,
    REGIONS,
    SACK,
    SEND,
    SETTLE,
    SIDES,
    SOURCES,
    SPOTS,
    STATION,
    SWAY,
    TAX,
    TOKENS,
    TRACK_START,
    TURNS,
    UNIVERSITIES,
    WITHDRAW,
)


class DutchRevolt(RevoltState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """DR-1, DR-7: the seat of the faction whose decision it is."""
        if self.phase == PHASE_OVER:
            return 0
        return 1 << OWNER[self.seats * FACTIONS + self.mover]

    def legal(self, seat: Int) -> Ints:
        """Give the offers of the phase."""
        if self.actors() != 1 << seat:
            return NONE
        return offers(self)

    def chance(self) -> Ints:
        """DR-5: no luck."""
        return NONE

    def chance_verb(self) -> Int:
        """DR-5: nothing is ever drawn."""
        return -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:  # noqa: ARG002
        """Carry out a move; then run on to the next choice (one faction decides at a time)."""
        before = moment(self)
        carry_out(self, move, log)
        run_on(self, log)
        self.taken = self.taken + 1 if moment(self) == before else 0

    def over(self) -> bool:
        """DR-6: after the count of turn 5."""
        return self.phase == PHASE_OVER

    def scores(self) -> Ints:
        """DR-71, DR-74: the last count."""
        return seat_points(self)

    def ranks(self) -> Ints:
        """DR-74, A-30: points, then cities, provinces, units on the map; then shared."""
        values = standing(self)
        ranks: list[int] = []
        for mine in values:
            rank: Int = 1
            for other in values:
                if other > mine:
                    rank += 1
            ranks.append(rank)
        return made(ranks)

    def steps(self, seat: Int) -> Int:
        """Count the inputs of an unfinished go: units sent, placed, moved, coins paid."""
        return self.taken if self.actors() == 1 << seat else 0

    def copy(self) -> "DutchRevolt":
        """Give an independent twin."""
        twin = DutchRevolt()
        self.copy_into(twin)
        return twin


def moment(s: RevoltState) -> Int:
    """Give a number that stays the same while one faction goes on with one decision."""
    place = (s.turn * (PHASE_OVER + 1) + s.phase) * (FACTIONS + 1) + s.mover
    return (place * (PROVINCES + 2) + s.province + 1) * (REGIONS + 1) + s.region


def offers(s: RevoltState) -> Ints:
    """Give what the mover may do: the first half of a turn; the second half follows below."""
    if s.phase == PHASE_SETUP:
        return setup.offers_station(s)
    if s.phase == PHASE_TAXES:
        return taxes.offers_tax()
    if s.phase == PHASE_SUPPORT:
        return support.offers_support(s)
    if s.phase == PHASE_UPKEEP:
        return upkeep.offers_upkeep(s)
    if s.phase == PHASE_RAISING:
        return raising.offers_raise(s)
    if s.phase == PHASE_BATTLES:
        return battles.offers_join()
    if s.phase == PHASE_SIEGES:
        return sieges.offers_besiege(s)
    if s.phase == PHASE_BEGGARS:
        return beggars.offers_beggars(s)
    return offers_later(s)


def offers_later(s: RevoltState) -> Ints:
    """Give what the mover may do from phase 8 on."""
    if s.asked == ASK_CANCEL:
        return armies.offers_answer()
    if s.phase == PHASE_ARMIES:
        return armies.offers_march(s)
    if s.phase == PHASE_INFLUENCE:
        return armies.offers_convert(s)
    if s.phase == PHASE_NEW_UNITS:
        return new_units.offers_new_units(s)
    if s.phase == PHASE_CONFLICT:
        return conflict.offers_lose(s)
    if s.phase == PHASE_NEUTRALS:
        return neutrals.offers_settle(s)
    if s.phase == PHASE_SURPLUS:
        return surplus.offers_surplus(s)
    if s.phase == PHASE_MOVEMENT:
        return movement.offers_movement(s)
    if s.phase == PHASE_CITIZENS:
        return citizens.offers_sway(s)
    return order.offers_queue(s) if s.phase == PHASE_ORDER else NONE


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


def carry_out(s: RevoltState, move: Int, log: Log | None) -> None:
    """Hand a move to its verb: phases 1 to 6; the others follow below."""
    if move == DONE:
        finish(s)
    elif move >= DESTROY:
        carry_out_later(s, move, log)
    elif move < TAX:
        setup.do_station(s, move - STATION, log)
    elif move < SEND:
        taxes.do_tax(s, move - TAX, log)
    elif move < CASH:
        support.do_send(s, (move - SEND) // PROVINCES, (move - SEND) % PROVINCES, log)
    elif move < INTERCEPT:
        support.do_cash(s, move - CASH, log)
    elif move < KEEP:
        support.do_intercept(s, log)
    elif move < PLUNDER:
        carry_out_upkeep(s, move, log)
    elif move < RAISE:
        upkeep.do_plunder(s, (move - PLUNDER) // FACTIONS, (move - PLUNDER) % FACTIONS, log)
    elif move < JOIN:
        raising.do_raise(s, move - RAISE, log)
    elif move < BESIEGE:
        battles.do_join(s, move - JOIN, log)
    else:
        sieges.do_besiege(s, move - BESIEGE, log)


def carry_out_upkeep(s: RevoltState, move: Int, log: Log | None) -> None:
    """DR-35, DR-36, DR-45: keep, disband, abandon, sack."""
    if move < DISBAND:
        upkeep.do_keep(s, log)
    elif move < ABANDON:
        upkeep.do_disband(s, log)
    elif move < SACK:
        upkeep.do_abandon(s, log)
    elif s.phase == PHASE_BEGGARS:
        beggars.do_raid(s, move - SACK, log)
    else:
        upkeep.do_sack(s, move - SACK, log)


def carry_out_later(s: RevoltState, move: Int, log: Log | None) -> None:
    """Hand a move of phases 7 to 9 to its verb."""
    if move >= PLACE:
        carry_out_last(s, move, log)
    elif move < DESTROY_BESIEGER:
        beggars.do_destroy(s, move - DESTROY, log)
    elif move < BREAK:
        beggars.do_destroy_besieger(s, move - DESTROY_BESIEGER, log)
    elif move < BLOCKADE:
        beggars.do_break(s, move - BREAK, log)
    elif move < HOLD:
        beggars.do_blockade(s, move - BLOCKADE, log)
    elif move < MARCH:
        beggars.do_hold(s, move - HOLD, log)
    elif move < CONVERT:
        armies.do_march(s, (move - MARCH) // REGIONS, (move - MARCH) % REGIONS, log)
    elif move < CANCEL:
        armies.do_convert(s, (move - CONVERT) // SIDES, (move - CONVERT) % SIDES, log)
    elif move < ALLOW:
        armies.do_cancel(s, log)
    elif s.phase == PHASE_SUPPORT:
        support.end_interception(s, log)
    else:
        armies.do_allow(s, log)


def carry_out_last(s: RevoltState, move: Int, log: Log | None) -> None:
    """Hand a move of phases 10 to 20 to its verb."""
    if move < ENROL:
        new_units.do_place(s, move - PLACE, log)
    elif move < LOSE:
        new_units.do_enrol(s, move - ENROL, log)
    elif move < SETTLE:
        conflict.lose_unit(s, s.mover, move - LOSE, log)
    elif move < LEAVE:
        neutrals.do_settle(s, move - SETTLE, log)
    elif move < REACH:
        surplus.do_leave(s, move - LEAVE)
    elif move < DISSOLVE:
        surplus.do_reach(s, move - REACH, log)
    elif move < OCCUPY:
        surplus.do_dissolve(s, log)
    elif move < WITHDRAW:
        movement.do_occupy(s, move - OCCUPY, log)
    elif move < MAN:
        movement.do_withdraw(s, move - WITHDRAW, log)
    elif move < SWAY:
        movement.do_man(s, move - MAN, log)
    elif move < QUEUE:
        citizens.do_sway(s, move - SWAY, log)
    else:
        order.do_queue(s, move - QUEUE, log)


def finish(s: RevoltState) -> None:
    """The mover is done with its go."""
    if s.phase == PHASE_SUPPORT:
        support.end_support(s)
    elif s.phase == PHASE_MOVEMENT:
        movement.end_movement(s)
    else:
        end_go(s)


def new_dutch_revolt(seats: Int, options: Ints) -> DutchRevolt:
    """DR-1, DR-2, DR-14 to DR-17: the board is set up; the first decision is due."""
    s = DutchRevolt()
    s.seats = seats
    s.options = options
    s.neutrals = options[NEUTRAL_POOL]
    s.beggars = ALL_BEGGARS
    s.stock = ints(FACTIONS)
    s.order = room(FACTIONS)
    for faction in range(FACTIONS):
        if OWNER[seats * FACTIONS + faction] >= 0:
            s.order = append(s.order, faction)
            s.stock[faction] = TOKENS[seats]
    s.units = ints(SPOTS * SIDES)
    s.support = ints(FACTIONS * BOXES)
    s.coins = ints(FACTIONS)
    s.armies = ints(FACTIONS * REGIONS)
    s.flipped = ints(FACTIONS * REGIONS)
    s.used = ints(FACTIONS * REGIONS)
    s.held = ints(REGIONS)
    s.siege = ints(CITIES, -1)
    s.city_card = ints(CITIES, -1)
    s.province_card = ints(PROVINCES, -1)
    s.track = TRACK_START[:]
    s.track_from = TRACK_START[:]
    s.bishopric = ints(BISHOPRICS, CATHOLIC)
    s.university = ints(UNIVERSITIES)
    s.caps = ints(PROVINCES)
    s.points = ints(FACTIONS * SOURCES)
    setup.place_setup(s)
    run_on(s, None)
    return s
