"""Dirty tricks: in the order of their letters each owner uses his trick or declines."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, total
from guildhall.core.log import Log, all_but, only
from guildhall.games.guildes.phases.count import discard_hand, end_ballot
from guildhall.games.guildes.state import PHASE_DRAW, PHASE_TRICK, GuildesState, row_total
from guildhall.games.guildes.tables import (
    DECLINE,
    ELIMINATE,
    FIRST_SWING,
    KEEP,
    KINDS,
    LEAST,
    LOWER,
    RAISE,
    RECALL,
    REPLACE,
    SACRIFICE,
    SWAP,
    SWUNG,
    TRICK_A,
    TRICK_B,
    TRICK_C,
    TRICK_D,
    TRICK_E,
    USE,
    WITH,
    WORTHY,
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
        return _partners(s) > 1
    if trick == TRICK_C:
        return _can_sacrifice(s)
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
        _offers_cards(s, SWAP, -1, out)
    elif trick == TRICK_C:
        _offers_sacrifice(s, out)
    elif trick == TRICK_E:
        _offers_own(s, RECALL, out)
    else:
        _offers_swing(s, out)


def _offers_second(s: GuildesState, out: Offers) -> None:
    trick = s.trick[s.mover]
    if trick == TRICK_B:
        _offers_cards(s, WITH, s.first_owner, out)
    elif trick == TRICK_C:
        _offers_cards(s, ELIMINATE, -1, out)
    elif trick == TRICK_D:
        _offers_keep(s, out)
    else:
        _offers_replace(s, out)


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
        return _refuse_swap(s, owner, kind)
    if verb == SACRIFICE:
        return _refuse_sacrifice(s, kind)
    if verb == ELIMINATE:
        return _refuse_card(s, owner, kind, "GU-30")
    if verb == KEEP:
        return _refuse_keep(s, kind)
    if verb == RECALL:
        return _refuse_card(s, s.mover, kind, "GU-32")
    if verb == REPLACE:
        return _refuse_replace(s, kind)
    if verb in (RAISE, LOWER):
        return _refuse_protected(s, owner, "GU-33")
    return None


def do_decline(s: GuildesState, log: Log | None) -> None:
    """GU-26, GU-27: no effect; the hand is discarded and the next letter follows."""
    if log is not None:
        log.tell("declined", "GU-27", {"seat": s.mover, "trick": s.trick[s.mover]})
    _resolved(s, log)


def _resolved(s: GuildesState, log: Log | None) -> None:
    """GU-26: after his trick the owner discards what he did not lay."""
    discard_hand(s, s.mover, "GU-26", log)
    next_trick(s, log)


def do_use(s: GuildesState, log: Log | None) -> None:
    """GU-28, GU-31: protect oneself, or begin to draw from the discard."""
    if s.trick[s.mover] == TRICK_A:
        do_protect(s, log)
    else:
        s.phase = PHASE_DRAW
        s.cursor = 0


# A: protection


def do_protect(s: GuildesState, log: Log | None) -> None:
    """GU-28, GA-28: no other player's trick may affect this seat in this ballot."""
    s.protected |= 1 << s.mover
    if log is not None:
        log.tell("protected", "GU-28", {"seat": s.mover})
    _resolved(s, log)


def is_open(s: GuildesState, owner: Int) -> bool:
    """GU-28, GA-16: a tableau that the mover's trick may touch; his own always."""
    return owner == s.mover or (s.protected >> owner) & 1 == 0


def _refuse_protected(s: GuildesState, owner: Int, rule: str) -> Refusal | None:
    if owner >= s.seats:
        return Refusal("nobody_there", rule, {"owner": owner, "seats": s.seats})
    return None if is_open(s, owner) else Refusal("protected", "GU-28", {"owner": owner})


def _refuse_card(s: GuildesState, owner: Int, kind: Int, rule: str) -> Refusal | None:
    refusal = _refuse_protected(s, owner, rule)
    if refusal is None and s.tableau[owner * KINDS + kind] == 0:
        return Refusal("no_such_card", rule, {"owner": owner, "guild": kind})
    return refusal


def _offers_cards(s: GuildesState, verb: Int, except_owner: Int, out: Offers) -> None:
    """GU-29, GU-30: any card of any open tableau, one owner left out."""
    for owner in range(s.seats):
        if owner != except_owner and is_open(s, owner):
            for kind in range(KINDS):
                if s.tableau[owner * KINDS + kind] > 0:
                    out.add(verb + owner * KINDS + kind)


# B: swap


def _partners(s: GuildesState) -> Int:
    """GU-29: count the open tableaux that hold a card."""
    number: Int = 0
    for owner in range(s.seats):
        if is_open(s, owner) and row_total(s.tableau, owner) > 0:
            number += 1
    return number


def _refuse_swap(s: GuildesState, owner: Int, kind: Int) -> Refusal | None:
    """GU-29: two different players, neither protected, a card of each."""
    if s.begun and owner == s.first_owner:
        return Refusal("same_owner", "GU-29", {"owner": owner})
    return _refuse_card(s, owner, kind, "GU-29")


def do_swap(s: GuildesState, owner: Int, kind: Int) -> None:
    """GU-29, GA-15: name the first card."""
    s.begun = 1
    s.first_owner = owner
    s.first_guild = kind


def do_with(s: GuildesState, owner: Int, kind: Int, log: Log | None) -> None:
    """GU-29: the two cards change places."""
    s.tableau[s.first_owner * KINDS + s.first_guild] -= 1
    s.tableau[owner * KINDS + kind] -= 1
    s.tableau[s.first_owner * KINDS + kind] += 1
    s.tableau[owner * KINDS + s.first_guild] += 1
    if log is not None:
        args: dict[str, int] = {"seat": s.mover, "owner": s.first_owner, "guild": s.first_guild}
        args["other"] = owner
        args["second"] = kind
        log.tell("swapped", "GU-29", args)
    _resolved(s, log)


# C: sacrifice


def _can_sacrifice(s: GuildesState) -> bool:
    for kind in range(KINDS):
        if _refuse_sacrifice(s, kind) is None:
            return True
    return False


def _offers_sacrifice(s: GuildesState, out: Offers) -> None:
    """GU-30: one own card of a guild worth ten or more, if a second card is there to discard."""
    for kind in range(KINDS):
        if _refuse_sacrifice(s, kind) is None:
            out.add(SACRIFICE + kind)


def _refuse_sacrifice(s: GuildesState, kind: Int) -> Refusal | None:
    """GU-30, GA-22: an own card of a guild worth ten or more, and then a target."""
    if not WORTHY[kind]:
        return Refusal("not_worthy", "GU-30", {"guild": kind, "least": LEAST})
    if s.tableau[s.mover * KINDS + kind] == 0:
        return Refusal("no_such_card", "GU-30", {"owner": s.mover, "guild": kind})
    if row_total(s.tableau, s.mover) == 1 and _partners(s) == 1:
        return Refusal("no_target", "GU-30", {"guild": kind})
    return None


def do_sacrifice(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-30: discard the own card."""
    _discard_laid(s, s.mover, kind)
    s.begun = 1
    if log is not None:
        log.tell("sacrificed", "GU-30", {"seat": s.mover, "guild": kind})


def do_eliminate(s: GuildesState, owner: Int, kind: Int, log: Log | None) -> None:
    """GU-30: then discard one card of any open tableau."""
    _discard_laid(s, owner, kind)
    if log is not None:
        log.tell("eliminated", "GU-30", {"seat": s.mover, "owner": owner, "guild": kind})
    _resolved(s, log)


def _discard_laid(s: GuildesState, owner: Int, kind: Int) -> None:
    """GU-34: a card leaves a tableau for the discard pile."""
    s.tableau[owner * KINDS + kind] -= 1
    s.discard[kind] += 1
    s.sacrificed[kind] += 1


# D: second hand


def chance_draw(s: GuildesState) -> Ints:
    """GU-31, GU-34: a card of the shuffled discard pile."""
    return s.discard[:]


def do_draw(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-31, GA-19: look at two cards; if there is only one, it is laid."""
    s.drawn[s.cursor] = kind
    s.cursor += 1
    s.discard[kind] -= 1
    if log is not None:
        log.tell("drew", "GU-31", {"guild": kind}, only(s.mover))
    if s.cursor == 1 and total(s.discard) > 0:
        return
    if log is not None:
        log.tell("drew_hidden", "GU-31", {"seat": s.mover, "count": s.cursor}, all_but(s.mover))
    if s.cursor == 2:
        s.phase = PHASE_TRICK
        s.begun = 1
    else:
        do_keep(s, kind, log)


def _offers_keep(s: GuildesState, out: Offers) -> None:
    """GU-31: one of the two cards drawn."""
    first = min(s.drawn[0], s.drawn[1])
    second = max(s.drawn[0], s.drawn[1])
    out.add(KEEP + first)
    if second != first:
        out.add(KEEP + second)


def _refuse_keep(s: GuildesState, kind: Int) -> Refusal | None:
    if kind in (s.drawn[0], s.drawn[1]):
        return None
    return Refusal("not_drawn", "GU-31", {"guild": kind})


def do_keep(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-31: lay one card, discard the other."""
    s.tableau[s.mover * KINDS + kind] += 1
    s.salvaged = kind
    if s.drawn[1] >= 0:
        s.discard[s.drawn[0] + s.drawn[1] - kind] += 1
    if log is not None:
        log.tell("salvaged", "GU-31", {"seat": s.mover, "guild": kind})
    _resolved(s, log)


# E: substitution


def _offers_own(s: GuildesState, verb: Int, out: Offers) -> None:
    """GU-32: any card of the own tableau."""
    for kind in range(KINDS):
        if s.tableau[s.mover * KINDS + kind] > 0:
            out.add(verb + kind)


def do_recall(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-32: take a card of the own tableau back into hand."""
    s.tableau[s.mover * KINDS + kind] -= 1
    s.hands[s.mover * KINDS + kind] += 1
    s.recalled = kind
    s.begun = 1
    if log is not None:
        log.tell("recalled", "GU-32", {"seat": s.mover, "guild": kind})


def _can_replace(s: GuildesState, kind: Int) -> bool:
    """GU-32, GA-21: a hand card other than the one just taken back."""
    own: Int = 1 if kind == s.recalled else 0
    return s.hands[s.mover * KINDS + kind] > own


def _offers_replace(s: GuildesState, out: Offers) -> None:
    """GU-32: one other hand card."""
    for kind in range(KINDS):
        if _can_replace(s, kind):
            out.add(REPLACE + kind)


def _refuse_replace(s: GuildesState, kind: Int) -> Refusal | None:
    if _can_replace(s, kind):
        return None
    if kind == s.recalled:
        return Refusal("only_the_recalled", "GU-32", {"guild": kind})
    return Refusal("not_in_hand", "GU-32", {"guild": kind})


def do_replace(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-32: lay the other card; the one taken back is discarded with the rest of the hand."""
    s.hands[s.mover * KINDS + kind] -= 1
    s.tableau[s.mover * KINDS + kind] += 1
    s.shown[s.mover * KINDS + kind] += 1
    if log is not None:
        log.tell("replaced", "GU-32", {"seat": s.mover, "guild": kind})
    _resolved(s, log)


# F to I: one more or one less


def _offers_swing(s: GuildesState, out: Offers) -> None:
    """GU-33, GA-15: raise or lower the guild of the trick at any open tableau."""
    for owner in range(s.seats):
        if is_open(s, owner):
            out.add(RAISE + owner)
    for owner in range(s.seats):
        if is_open(s, owner):
            out.add(LOWER + owner)


def do_swing(s: GuildesState, owner: Int, by: Int, log: Log | None) -> None:
    """GU-33: the number counts as one more or one less for this count."""
    guild = SWUNG[s.trick[s.mover]]
    s.swing[owner * KINDS + guild] += by
    if log is not None:
        kind = "raised" if by > 0 else "lowered"
        log.tell(kind, "GU-33", {"seat": s.mover, "owner": owner, "guild": guild})
    _resolved(s, log)
