"""Dirty tricks: in the order of their letters each owner uses his trick or declines."""

from typing import Final

from guildhall.core.log import Log, all_but, only
from guildhall.core.numbers import Int, Ints, append, put, total, with_capacity
from guildhall.games.guildes import reasons
from guildhall.games.guildes.phases.choosing import known_card
from guildhall.games.guildes.phases.count import discard_hand, end_ballot
from guildhall.games.guildes.phases.deeds import FIRST, SECOND, Deed, lay_drawn
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.schema import (
    CHANCE_DRAW,
    DECLINE,
    KINDS,
    MOVES,
    PHASE_TRICK,
    SEATS,
    GuildesState,
)


class Trick(Phase):
    """GU-27: one owner after the other uses his trick or declines; the others wait."""

    def actors(self, s: GuildesState) -> Int:
        return 1 << s.mover

    def ask(self, s: GuildesState, seat: Int) -> str:
        return deeds(s)[0].ask

    def waiting(self, s: GuildesState) -> Int:
        return reasons.NOT_YOUR_TRICK

    def check(self, s: GuildesState, seat: Int, move: Int) -> Int:
        """GU-27: decline, or a step of the mover's trick that is due, with a target it may have."""
        if move == DECLINE:
            return reasons.ALREADY_BEGUN if s.begun else 0
        due = step_of(deeds(s), move)
        if due is not None:
            return _check_target(s, due, move - due.base)
        trick = s.trick[s.mover]
        if step_of(FIRST[trick] if s.begun else SECOND[trick], move) is None:
            return reasons.WRONG_TRICK
        return reasons.ALREADY_BEGUN if s.begun else reasons.NOT_BEGUN

    def legal(self, s: GuildesState, seat: Int) -> Ints:
        """GU-27: decline or use; once begun a trick is carried out in full."""
        out = with_capacity(SEATS * KINDS)
        if not s.begun:
            out = append(out, DECLINE)
        for deed in deeds(s):
            for target in range(deed.targets):
                if deed.check(s, target) == 0:
                    out = append(out, deed.base + target)
        return out

    def steps(self, s: GuildesState, seat: Int) -> Int:
        return s.begun if seat == s.mover else 0

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-26, GU-27: carry out one step; the last one of a trick resolves it."""
        deed = step_of(deeds(s), move)
        if deed is not None:
            deed.do(s, move - deed.base, log)
        elif log is not None:
            log.tell("declined", "GU-27", {"seat": s.mover, "trick": s.trick[s.mover]})
        if deed is None or deed.last:
            _resolve(s, log)


class Draw(Phase):
    """GU-31, GU-34: chance draws from the shuffled discard pile."""

    def chance(self, s: GuildesState) -> Ints:
        return s.discard[:]

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-31, GA-19: look at two cards; a single one is laid at once, which ends the trick."""
        s.drawn = put(s.drawn, s.cursor, move)
        s.cursor += 1
        s.discard = put(s.discard, move, s.discard[move] - 1)
        if log is not None:
            log.tell("drew", "GU-31", {"guild": move}, only(s.mover))
        if s.cursor == 1 and total(s.discard) > 0:
            return
        if log is not None:
            told: dict[str, int] = {"seat": s.mover, "count": s.cursor}
            log.tell("drew_hidden", "GU-31", told, all_but(s.mover))
        s.phase = PHASE_TRICK
        s.begun = 1
        if s.cursor == 1:
            lay_drawn(s, move, log)
            _resolve(s, log)


TRICK: Final = Trick("trick", DECLINE, MOVES)
DRAW: Final = Draw("draw", draws=CHANCE_DRAW)


def begin_tricks(s: GuildesState, log: Log | None) -> None:
    """GU-6, GU-27: the phase between play and count."""
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
        if deeds(s)[0].usable(s):
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


def deeds(s: GuildesState) -> list[Deed]:
    """GU-27: what the mover's trick asks for at the step it has reached."""
    trick = s.trick[s.mover]
    return SECOND[trick] if s.begun else FIRST[trick]


def step_of(known: list[Deed], move: Int) -> Deed | None:
    """Find the deed that a move belongs to."""
    for deed in known:
        if deed.base <= move < deed.base + deed.targets:
            return deed
    return None


def _check_target(s: GuildesState, deed: Deed, target: Int) -> Int:
    reason = deed.check(s, target)
    return known_card(s, target % KINDS, reason) if deed.targets >= KINDS else reason


def _resolve(s: GuildesState, log: Log | None) -> None:
    """GU-26: after his trick the owner discards what he did not lay."""
    discard_hand(s, s.mover, "GU-26", log)
    next_trick(s, log)
