"""What the mover may do, and what a move does: hands each verb to its phase."""

from guildhall.core.kinds import Int, Ints
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
from guildhall.games.dutch_revolt.phases.pieces import end_go
from guildhall.games.dutch_revolt.state import (
    ASK_CANCEL,
    PHASE_ARMIES,
    PHASE_BATTLES,
    PHASE_BEGGARS,
    PHASE_CITIZENS,
    PHASE_CONFLICT,
    PHASE_INFLUENCE,
    PHASE_MOVEMENT,
    PHASE_NEUTRALS,
    PHASE_NEW_UNITS,
    PHASE_ORDER,
    PHASE_RAISING,
    PHASE_SETUP,
    PHASE_SIEGES,
    PHASE_SUPPORT,
    PHASE_SURPLUS,
    PHASE_TAXES,
    PHASE_UPKEEP,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import (
    ABANDON,
    ALLOW,
    BESIEGE,
    BLOCKADE,
    BREAK,
    CANCEL,
    CASH,
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
    STATION,
    SWAY,
    TAX,
    WITHDRAW,
)


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
