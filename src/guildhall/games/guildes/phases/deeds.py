"""The verbs of the dirty tricks, letter by letter: what each may aim at, and what it does."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, put, total
from guildhall.games.guildes import reasons
from guildhall.games.guildes.schema import (
    ELIMINATE,
    KEEP,
    KINDS,
    LOWER,
    PHASE_DRAW,
    RAISE,
    RECALL,
    REPLACE,
    SACRIFICE,
    SEATS,
    SWAP,
    USE,
    WITH,
    GuildesState,
)
from guildhall.games.guildes.state import row_total
from guildhall.games.guildes.tables import SWUNG, WORTHY


class Deed:
    """A verb of a trick; targets count from its first move: a card, a seat, or a card of a seat.

    `last` says whether it is the last step of its trick.
    """

    def __init__(self, ask: str, base: Int, targets: Int, last: bool) -> None:
        self.ask: str = ask
        self.base: Int = base
        self.targets: Int = targets
        self.last: bool = last

    def usable(self, s: GuildesState) -> bool:
        """GU-27: a trick that could not be carried out in full is not begun."""
        return True

    def check(self, s: GuildesState, target: Int) -> Int:
        """Give 0 when this target can be chosen, else the reason."""
        return 0

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """Carry it out."""


def is_open(s: GuildesState, owner: Int) -> bool:
    """GU-28, GA-16: a tableau that the mover's trick may touch; his own always."""
    return owner == s.mover or (s.protected >> owner) & 1 == 0


def check_owner(s: GuildesState, owner: Int, nobody: Int) -> Int:
    """GU-28: somebody sits there, and is not protected."""
    if owner >= s.seats:
        return nobody
    if is_open(s, owner):
        return 0
    return reasons.PROTECTED


def check_card(s: GuildesState, target: Int, nobody: Int, no_card: Int) -> Int:
    """GU-29, GU-30: the card lies in an open tableau."""
    reason = check_owner(s, target // KINDS, nobody)
    if reason != 0:
        return reason
    if s.tableau[target] > 0:
        return 0
    return no_card


def partners(s: GuildesState) -> Int:
    """GU-29: count the open tableaux that hold a card."""
    number: Int = 0
    for owner in range(s.seats):
        if is_open(s, owner) and row_total(s.tableau, owner) > 0:
            number += 1
    return number


class Protect(Deed):
    """A: protection."""

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-28, GA-28: no other player's trick may affect this seat in this ballot."""
        s.protected |= 1 << s.mover
        if log is not None:
            log.tell("protected", "GU-28", {"seat": s.mover})


class Swap(Deed):
    """B: the first card of a swap."""

    def usable(self, s: GuildesState) -> bool:
        """GU-29: it takes two."""
        return partners(s) > 1

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-29: a card that is not protected."""
        return check_card(s, target, reasons.NOBODY_TO_SWAP_WITH, reasons.NO_CARD_TO_SWAP)

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-29, GA-15: name the first card."""
        s.begun = 1
        s.first_owner = target // KINDS
        s.first_guild = target % KINDS


class SwapWith(Deed):
    """B: the second card of a swap."""

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-29: of another player."""
        if target // KINDS == s.first_owner:
            return reasons.SAME_OWNER
        return check_card(s, target, reasons.NOBODY_TO_SWAP_WITH, reasons.NO_CARD_TO_SWAP)

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-29: the two cards change places."""
        owner, kind = target // KINDS, target % KINDS
        s.tableau[s.first_owner * KINDS + s.first_guild] -= 1
        s.tableau[target] -= 1
        s.tableau[s.first_owner * KINDS + kind] += 1
        s.tableau[owner * KINDS + s.first_guild] += 1
        if log is not None:
            args: dict[str, int] = {"seat": s.mover, "owner": s.first_owner}
            args |= {"guild": s.first_guild, "other": owner, "second": kind}
            log.tell("swapped", "GU-29", args)


class Sacrifice(Deed):
    """C: an own card goes."""

    def usable(self, s: GuildesState) -> bool:
        """GU-27, GU-30: some own card can be sacrificed."""
        for kind in range(KINDS):
            if self.check(s, kind) == 0:
                return True
        return False

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-30, GA-22: an own card of a guild worth ten or more, and then something to remove."""
        if not WORTHY[target]:
            return reasons.NOT_WORTHY
        if s.tableau[s.mover * KINDS + target] == 0:
            return reasons.NO_CARD_TO_SACRIFICE
        alone = row_total(s.tableau, s.mover) == 1 and partners(s) == 1
        return reasons.NO_TARGET if alone else 0

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-30: discard the own card."""
        _discard_laid(s, s.mover * KINDS + target)
        s.begun = 1
        if log is not None:
            log.tell("sacrificed", "GU-30", {"seat": s.mover, "guild": target})


class Eliminate(Deed):
    """C: any card goes."""

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-30: a card that is not protected."""
        return check_card(s, target, reasons.NOBODY_TO_STRIKE, reasons.NO_CARD_TO_ELIMINATE)

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        _discard_laid(s, target)
        if log is not None:
            owner, kind = target // KINDS, target % KINDS
            log.tell("eliminated", "GU-30", {"seat": s.mover, "owner": owner, "guild": kind})


def _discard_laid(s: GuildesState, card: Int) -> None:
    """GU-34: a card leaves a tableau for the discard pile."""
    kind = card % KINDS
    s.tableau[card] -= 1
    s.discard = put(s.discard, kind, s.discard[kind] + 1)
    s.sacrificed = put(s.sacrificed, kind, s.sacrificed[kind] + 1)


class DrawTwo(Deed):
    """D: second hand."""

    def usable(self, s: GuildesState) -> bool:
        """GU-31: something to draw from."""
        return total(s.discard) > 0

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-27, GU-31: once decided, two cards of the discard pile are drawn."""
        s.phase = PHASE_DRAW
        s.cursor = 0


def lay_drawn(s: GuildesState, kind: Int, log: Log | None) -> None:
    """GU-31: lay one card, discard the other."""
    s.tableau[s.mover * KINDS + kind] += 1
    s.salvaged = kind
    if s.drawn[1] >= 0:
        other = s.drawn[0] + s.drawn[1] - kind
        s.discard = put(s.discard, other, s.discard[other] + 1)
    if log is not None:
        log.tell("salvaged", "GU-31", {"seat": s.mover, "guild": kind})


class Keep(Deed):
    """D: one of the two cards."""

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-31: only a card that was drawn can be laid."""
        return 0 if target in (s.drawn[0], s.drawn[1]) else reasons.NOT_DRAWN

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        lay_drawn(s, target, log)


class Recall(Deed):
    """E: an own card comes back into hand."""

    def usable(self, s: GuildesState) -> bool:
        """GU-32: a card to take back and one to lay instead."""
        return row_total(s.tableau, s.mover) > 0 and row_total(s.hands, s.mover) > 0

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-32: a card of the own tableau."""
        return 0 if s.tableau[s.mover * KINDS + target] > 0 else reasons.NO_CARD_TO_RECALL

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-32: take it back into hand."""
        s.tableau[s.mover * KINDS + target] -= 1
        s.hands[s.mover * KINDS + target] += 1
        s.recalled = target
        s.begun = 1
        if log is not None:
            log.tell("recalled", "GU-32", {"seat": s.mover, "guild": target})


class Replace(Deed):
    """E: another card is laid instead."""

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-32, GA-21: a hand card other than the one just taken back."""
        own: Int = 1 if target == s.recalled else 0
        if s.hands[s.mover * KINDS + target] > own:
            return 0
        return reasons.ONLY_THE_RECALLED if own else reasons.NOT_IN_HAND_TO_REPLACE

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-32: lay it; the one taken back is discarded with the rest of the hand."""
        s.hands[s.mover * KINDS + target] -= 1
        s.tableau[s.mover * KINDS + target] += 1
        s.shown[s.mover * KINDS + target] += 1
        if log is not None:
            log.tell("replaced", "GU-32", {"seat": s.mover, "guild": target})


class Swing(Deed):
    """F to I: one more or one less of a guild."""

    def __init__(self, base: Int, by: Int) -> None:
        super().__init__("swing", base, SEATS, True)
        self.by: Int = by

    def check(self, s: GuildesState, target: Int) -> Int:
        """GU-33, GA-15: at any open tableau."""
        return check_owner(s, target, reasons.NOBODY_TO_SWING)

    def do(self, s: GuildesState, target: Int, log: Log | None) -> None:
        """GU-33: the number counts as one more or one less for this count."""
        guild = SWUNG[s.trick[s.mover]]
        at = target * KINDS + guild
        s.swing = put(s.swing, at, s.swing[at] + self.by)
        if log is not None:
            kind = "raised" if self.by > 0 else "lowered"
            log.tell(kind, "GU-33", {"seat": s.mover, "owner": target, "guild": guild})


CARDS: Final[Int] = SEATS * KINDS
SWINGS: Final[list[Deed]] = [Swing(RAISE, 1), Swing(LOWER, -1)]
FIRST: Final[list[list[Deed]]] = [
    [Protect("protect", USE, 1, True)],
    [Swap("swap", SWAP, CARDS, False)],
    [Sacrifice("sacrifice", SACRIFICE, KINDS, False)],
    [DrawTwo("second_hand", USE, 1, False)],
    [Recall("recall", RECALL, KINDS, False)],
    SWINGS,
    SWINGS,
    SWINGS,
    SWINGS,
]
"""What a trick begins with, by its letter."""
SECOND: Final[list[list[Deed]]] = [
    [],
    [SwapWith("swap_with", WITH, CARDS, True)],
    [Eliminate("eliminate", ELIMINATE, CARDS, True)],
    [Keep("keep", KEEP, KINDS, True)],
    [Replace("replace", REPLACE, KINDS, True)],
    [],
    [],
    [],
    [],
]
"""What it ends with, where it takes two steps."""
