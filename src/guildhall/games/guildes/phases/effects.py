"""What each dirty trick does, letter by letter: offers, refusals, effect."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, put, total
from guildhall.core.log import Log, all_but, only
from guildhall.games.guildes.state import PHASE_TRICK, GuildesState, row_total
from guildhall.games.guildes.tables import (
    KEEP,
    KINDS,
    LEAST,
    LOWER,
    RAISE,
    REPLACE,
    SACRIFICE,
    SWUNG,
    WORTHY,
)

# A: protection


def do_protect(s: GuildesState, log: Log | None) -> None:
    """GU-28, GA-28: no other player's trick may affect this seat in this ballot."""
    s.protected |= 1 << s.mover
    if log is not None:
        log.tell("protected", "GU-28", {"seat": s.mover})


def is_open(s: GuildesState, owner: Int) -> bool:
    """GU-28, GA-16: a tableau that the mover's trick may touch; his own always."""
    return owner == s.mover or (s.protected >> owner) & 1 == 0


def refuse_protected(s: GuildesState, owner: Int, rule: str) -> Refusal | None:
    """GU-28: a protected table cannot be touched, nor a seat where nobody sits."""
    if owner >= s.seats:
        return Refusal("nobody_there", rule, {"owner": owner, "seats": s.seats})
    return None if is_open(s, owner) else Refusal("protected", "GU-28", {"owner": owner})


def refuse_card(s: GuildesState, owner: Int, kind: Int, rule: str) -> Refusal | None:
    """GU-29, GU-30, GU-32: the card must lie in an open tableau."""
    refusal = refuse_protected(s, owner, rule)
    if refusal is None and s.tableau[owner * KINDS + kind] == 0:
        return Refusal("no_such_card", rule, {"owner": owner, "guild": kind})
    return refusal


def offers_cards(s: GuildesState, verb: Int, except_owner: Int, out: Offers) -> None:
    """GU-29, GU-30: any card of any open tableau, one owner left out."""
    for owner in range(s.seats):
        if owner != except_owner and is_open(s, owner):
            for kind in range(KINDS):
                if s.tableau[owner * KINDS + kind] > 0:
                    out.add(verb + owner * KINDS + kind)


# B: swap


def partners(s: GuildesState) -> Int:
    """GU-29: count the open tableaux that hold a card."""
    number: Int = 0
    for owner in range(s.seats):
        if is_open(s, owner) and row_total(s.tableau, owner) > 0:
            number += 1
    return number


def refuse_swap(s: GuildesState, owner: Int, kind: Int) -> Refusal | None:
    """GU-29: two different players, neither protected, a card of each."""
    if s.begun and owner == s.first_owner:
        return Refusal("same_owner", "GU-29", {"owner": owner})
    return refuse_card(s, owner, kind, "GU-29")


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


# C: sacrifice


def can_sacrifice(s: GuildesState) -> bool:
    """GU-27, GU-30: some own card can be sacrificed."""
    for kind in range(KINDS):
        if refuse_sacrifice(s, kind) is None:
            return True
    return False


def offers_sacrifice(s: GuildesState, out: Offers) -> None:
    """GU-30: one own card of a guild worth ten or more, if a second card is there to discard."""
    for kind in range(KINDS):
        if refuse_sacrifice(s, kind) is None:
            out.add(SACRIFICE + kind)


def refuse_sacrifice(s: GuildesState, kind: Int) -> Refusal | None:
    """GU-30, GA-22: an own card of a guild worth ten or more, and then a target."""
    if not WORTHY[kind]:
        return Refusal("not_worthy", "GU-30", {"guild": kind, "least": LEAST})
    if s.tableau[s.mover * KINDS + kind] == 0:
        return Refusal("no_such_card", "GU-30", {"owner": s.mover, "guild": kind})
    if row_total(s.tableau, s.mover) == 1 and partners(s) == 1:
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


def _discard_laid(s: GuildesState, owner: Int, kind: Int) -> None:
    """GU-34: a card leaves a tableau for the discard pile."""
    s.tableau[owner * KINDS + kind] -= 1
    s.discard = put(s.discard, kind, s.discard[kind] + 1)
    s.sacrificed = put(s.sacrificed, kind, s.sacrificed[kind] + 1)


# D: second hand


def chance_draw(s: GuildesState) -> Ints:
    """GU-31, GU-34: a card of the shuffled discard pile."""
    return s.discard[:]


def do_draw(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-31, GA-19: look at two cards; if there is only one, it is laid."""
    s.drawn = put(s.drawn, s.cursor, kind)
    s.cursor += 1
    s.discard = put(s.discard, kind, s.discard[kind] - 1)
    if log is not None:
        log.tell("drew", "GU-31", {"guild": kind}, only(s.mover))
    if s.cursor == 1 and total(s.discard) > 0:
        return
    if log is not None:
        log.tell("drew_hidden", "GU-31", {"seat": s.mover, "count": s.cursor}, all_but(s.mover))
    s.phase = PHASE_TRICK
    s.begun = 1
    if s.cursor == 1:
        do_keep(s, kind, log)


def offers_keep(s: GuildesState, out: Offers) -> None:
    """GU-31: one of the two cards drawn."""
    first = min(s.drawn[0], s.drawn[1])
    second = max(s.drawn[0], s.drawn[1])
    out.add(KEEP + first)
    if second != first:
        out.add(KEEP + second)


def refuse_keep(s: GuildesState, kind: Int) -> Refusal | None:
    """GU-31: only a card that was drawn can be laid."""
    if kind in (s.drawn[0], s.drawn[1]):
        return None
    return Refusal("not_drawn", "GU-31", {"guild": kind})


def do_keep(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-31: lay one card, discard the other."""
    s.tableau[s.mover * KINDS + kind] += 1
    s.salvaged = kind
    if s.drawn[1] >= 0:
        other = s.drawn[0] + s.drawn[1] - kind
        s.discard = put(s.discard, other, s.discard[other] + 1)
    if log is not None:
        log.tell("salvaged", "GU-31", {"seat": s.mover, "guild": kind})


# E: substitution


def offers_own(s: GuildesState, verb: Int, out: Offers) -> None:
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


def offers_replace(s: GuildesState, out: Offers) -> None:
    """GU-32: one other hand card."""
    for kind in range(KINDS):
        if _can_replace(s, kind):
            out.add(REPLACE + kind)


def refuse_replace(s: GuildesState, kind: Int) -> Refusal | None:
    """GU-32, GA-21: a hand card, and not the one just taken back."""
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


# F to I: one more or one less


def offers_swing(s: GuildesState, out: Offers) -> None:
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
    at = owner * KINDS + guild
    s.swing = put(s.swing, at, s.swing[at] + by)
    if log is not None:
        kind = "raised" if by > 0 else "lowered"
        log.tell(kind, "GU-33", {"seat": s.mover, "owner": owner, "guild": guild})
