"""Dirty tricks: in the order of their letters each owner uses his trick or declines."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, total
from guildhall.core.log import Log
from guildhall.games.guildes.phases.count import discard_hand, end_ballot
from guildhall.games.guildes.phases.effects import (
    can_sacrifice,
    do_draw,
    do_eliminate,
    do_keep,
    do_protect,
    do_recall,
    do_replace,
    do_sacrifice,
    do_swap,
    do_swing,
    do_with,
    offers_cards,
    offers_keep,
    offers_own,
    offers_replace,
    offers_sacrifice,
    offers_swing,
    partners,
    refuse_card,
    refuse_keep,
    refuse_protected,
    refuse_replace,
    refuse_sacrifice,
    refuse_swap,
)
from guildhall.games.guildes.state import PHASE_DRAW, PHASE_TRICK, GuildesState, row_total
from guildhall.games.guildes.tables import (
    DECLINE,
    ELIMINATE,
    FIRST_SWING,
    KEEP,
    KINDS,
    LOWER,
    RAISE,
    RECALL,
    REPLACE,
    SACRIFICE,
    SWAP,
    TRICK_A,
    TRICK_B,
    TRICK_C,
    TRICK_D,
    TRICK_E,
    USE,
    WITH,
)


def begin_tricks(s: GuildesState, log: Log | None) -> None:
    """GU-6, GU-27: the phase between play and count."""
    s.phase = PHASE_TRICK
    s.mover = -1
    next_trick(s, log)


def next_trick(s: GuildesState, log: Log | None) -> None:
    """GU-27: the owner of the next letter; a trick without a target is skipped; then the count."""
    while True:
        s.mover = _owner_after(s, s.trick[s.mover] if s.mover >= 0 else -1)
        s.begun = 0
        s.phase = PHASE_TRICK
        if s.mover < 0:
            end_ballot(s, log)
            return
        if can_use(s):
            return
        if log is not None:
            log.tell("impossible", "GU-27", {"seat": s.mover, "trick": s.trick[s.mover]})
        discard_hand(s, s.mover, "GU-26", log)


def _owner_after(s: GuildesState, letter: Int) -> Int:
    owner: Int = -1
    for seat in range(s.seats):
        if s.trick[seat] > letter and (owner < 0 or s.trick[seat] < s.trick[owner]):
            owner = seat
    return owner


def can_use(s: GuildesState) -> bool:
    """GU-27: a trick without a legal target cannot be used."""
    trick = s.trick[s.mover]
    if trick == TRICK_B:
        return partners(s) > 1
    if trick == TRICK_C:
        return can_sacrifice(s)
    if trick == TRICK_D:
        return total(s.discard) > 0
    if trick == TRICK_E:
        return row_total(s.tableau, s.mover) > 0 and row_total(s.hands, s.mover) > 0
    return True


def offers_trick(s: GuildesState) -> Ints:
    """GU-27: decline or use; once begun a trick is carried out in full."""
    out = Offers(32)
    if s.begun:
        _offers_second(s, out)
    else:
        out.add(DECLINE)
        _offers_first(s, out)
    return out.moves


def _offers_first(s: GuildesState, out: Offers) -> None:
    trick = s.trick[s.mover]
    if trick in (TRICK_A, TRICK_D):
        out.add(USE)
    elif trick == TRICK_B:
        offers_cards(s, SWAP, -1, out)
    elif trick == TRICK_C:
        offers_sacrifice(s, out)
    elif trick == TRICK_E:
        offers_own(s, RECALL, out)
    else:
        offers_swing(s, out)


def _offers_second(s: GuildesState, out: Offers) -> None:
    trick = s.trick[s.mover]
    if trick == TRICK_B:
        offers_cards(s, WITH, s.first_owner, out)
    elif trick == TRICK_C:
        offers_cards(s, ELIMINATE, -1, out)
    elif trick == TRICK_D:
        offers_keep(s, out)
    else:
        offers_replace(s, out)


def refuse_trick(s: GuildesState, verb: Int, owner: Int, kind: Int) -> Refusal | None:
    """GU-27: the verb must be one of the mover's trick and of the step he has reached."""
    if verb == DECLINE:
        return _refuse_begun(s) if s.begun else None
    if _trick_of(verb, s.trick[s.mover]) != s.trick[s.mover]:
        return Refusal("wrong_trick", "GU-27", {"trick": s.trick[s.mover]})
    second = verb in (WITH, ELIMINATE, KEEP, REPLACE)
    if second and not s.begun:
        return Refusal("not_begun", "GU-27", {"trick": s.trick[s.mover]})
    if s.begun and not second:
        return _refuse_begun(s)
    return _refuse_target(s, verb, owner, kind)


def _refuse_begun(s: GuildesState) -> Refusal:
    return Refusal("already_begun", "GU-27", {"trick": s.trick[s.mover]})


def _trick_of(verb: Int, trick: Int) -> Int:
    """Give the trick that a verb belongs to; `use` and the swings fit several."""
    if verb == USE:
        return trick if trick in (TRICK_A, TRICK_D) else -1
    if verb in (SWAP, WITH):
        return TRICK_B
    if verb in (SACRIFICE, ELIMINATE):
        return TRICK_C
    if verb == KEEP:
        return TRICK_D
    if verb in (RECALL, REPLACE):
        return TRICK_E
    return trick if trick >= FIRST_SWING else -1


def _refuse_target(s: GuildesState, verb: Int, owner: Int, kind: Int) -> Refusal | None:
    if verb in (SWAP, WITH):
        return refuse_swap(s, owner, kind)
    if verb == SACRIFICE:
        return refuse_sacrifice(s, kind)
    if verb == ELIMINATE:
        return refuse_card(s, owner, kind, "GU-30")
    if verb == KEEP:
        return refuse_keep(s, kind)
    if verb == RECALL:
        return refuse_card(s, s.mover, kind, "GU-32")
    if verb == REPLACE:
        return refuse_replace(s, kind)
    if verb in (RAISE, LOWER):
        return refuse_protected(s, owner, "GU-33")
    return None


def play_trick(s: GuildesState, move: Int, log: Log | None) -> None:
    """GU-26, GU-27: carry out one step; the last one of a trick resolves it."""
    if move == DECLINE:
        do_decline(s, log)
    elif move == USE and s.trick[s.mover] == TRICK_A:
        do_protect(s, log)
    elif not _first_step(s, move, log):
        _last_step(s, move, log)
    else:
        return
    resolved(s, log)


def do_decline(s: GuildesState, log: Log | None) -> None:
    """GU-27: using a trick is optional."""
    if log is not None:
        log.tell("declined", "GU-27", {"seat": s.mover, "trick": s.trick[s.mover]})


def _first_step(s: GuildesState, move: Int, log: Log | None) -> bool:
    """Take the first of two steps; False when the move is a last step."""
    if move == USE:
        begin_draw(s)
    elif SWAP <= move < WITH:
        do_swap(s, (move - SWAP) // KINDS, (move - SWAP) % KINDS)
    elif SACRIFICE <= move < ELIMINATE:
        do_sacrifice(s, move - SACRIFICE, log)
    elif RECALL <= move < REPLACE:
        do_recall(s, move - RECALL, log)
    else:
        return False
    return True


def _last_step(s: GuildesState, move: Int, log: Log | None) -> None:
    if move < SACRIFICE:
        do_with(s, (move - WITH) // KINDS, (move - WITH) % KINDS, log)
    elif move < KEEP:
        do_eliminate(s, (move - ELIMINATE) // KINDS, (move - ELIMINATE) % KINDS, log)
    elif move < RECALL:
        do_keep(s, move - KEEP, log)
    elif move < RAISE:
        do_replace(s, move - REPLACE, log)
    elif move < LOWER:
        do_swing(s, move - RAISE, 1, log)
    else:
        do_swing(s, move - LOWER, -1, log)


def begin_draw(s: GuildesState) -> None:
    """GU-27, GU-31: once decided, two cards of the discard pile are drawn."""
    s.phase = PHASE_DRAW
    s.cursor = 0


def play_draw(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-31, GA-19: draw a card; a single one is laid at once, which ends the trick."""
    do_draw(s, kind, log)
    if s.salvaged >= 0:
        resolved(s, log)


def resolved(s: GuildesState, log: Log | None) -> None:
    """GU-26: after his trick the owner discards what he did not lay."""
    discard_hand(s, s.mover, "GU-26", log)
    next_trick(s, log)
