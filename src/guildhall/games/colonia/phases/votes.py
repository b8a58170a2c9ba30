"""Votes on decrees, Wednesday to Saturday."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, ints
from guildhall.core.log import Log, only
from guildhall.games.colonia.phases.decrees import enact
from guildhall.games.colonia.state import BETWEEN, PHASE_DECIDE, PHASE_VOTE, ColoniaState
from guildhall.games.colonia.tables import DECREE_DAY, DECREES_A_WEEK, NO, VOTE, YES


def vote_due(s: ColoniaState) -> bool:
    """CO-40: a decree of this day waits for its vote."""
    return s.decree_at < DECREES_A_WEEK and DECREE_DAY[s.decrees[s.decree_at]] == s.day


def begin_vote(s: ColoniaState) -> None:
    """CO-41, CO-42: all seats with a face-up card vote; if there is none the mayor is asked."""
    s.secret = ints(s.seats, -1)
    s.phase = PHASE_VOTE if voters(s) else PHASE_DECIDE


def voters(s: ColoniaState) -> Int:
    """CO-35: the mask of the seats that have votes this week."""
    mask: Int = 0
    for seat in range(s.seats):
        if s.value[seat] > 0:
            mask |= 1 << seat
    return mask


def choosers(s: ColoniaState, mask: Int) -> Int:
    """CO-30, CO-41: the seats of a mask whose secret choice is still out."""
    for seat in range(s.seats):
        if s.secret[seat] >= 0:
            mask &= ~(1 << seat)
    return mask


def offers_vote() -> Ints:
    """CO-41: Yes or No."""
    out = Offers(2)
    out.add(VOTE + NO)
    out.add(VOTE + YES)
    return out.moves


def refuse_voter(s: ColoniaState, seat: Int) -> Refusal | None:
    """CO-35: a face-down card has no vote."""
    return Refusal("no_vote", "CO-35", {}) if s.value[seat] == 0 else None


def do_vote(s: ColoniaState, seat: Int, answer: Int, log: Log | None) -> None:
    """CO-41, CO-42: a secret vote; when the last one is in, all are revealed and counted."""
    if s.phase == PHASE_DECIDE:
        _settle_by_mayor(s, seat, answer, 0, log)
        return
    s.secret[seat] = answer
    if log is not None:
        log.tell("chose_vote", "CO-41", {"answer": answer}, only(seat))
    if choosers(s, voters(s)) == 0:
        _count(s, log)


def _count(s: ColoniaState, log: Log | None) -> None:
    """CO-41: add up the votes of both sides; on a tie the mayor's side wins (CO-42)."""
    yes: Int = 0
    no: Int = 0
    for seat in range(s.seats):
        if s.secret[seat] == YES:
            yes += s.value[seat]
        elif s.secret[seat] == NO:
            no += s.value[seat]
        if log is not None and s.secret[seat] >= 0:
            args: dict[str, int] = {"seat": seat, "answer": s.secret[seat], "votes": s.value[seat]}
            log.tell("voted", "CO-41", args)
    mayor = s.order[0]
    answer = s.secret[mayor]
    s.secret = ints(s.seats, -1)
    if yes == no:
        _settle_by_mayor(s, mayor, answer, yes, log)
    else:
        _conclude(s, yes > no, yes, no, log)


def _settle_by_mayor(s: ColoniaState, mayor: Int, answer: Int, votes: Int, log: Log | None) -> None:
    """CO-42, A-7: the side the mayor chose wins."""
    if log is not None:
        log.tell("mayor_settled", "CO-42", {"seat": mayor, "answer": answer})
    _conclude(s, answer == YES, votes, votes, log)


def _conclude(s: ColoniaState, passed: bool, yes: Int, no: Int, log: Log | None) -> None:
    """CO-43: a passed decree takes effect at once; passed or not, the card leaves the game."""
    decree = s.decrees[s.decree_at]
    s.decree_at += 1
    s.phase = BETWEEN
    if log is not None:
        kind = "decree_passed" if passed else "decree_rejected"
        log.tell(kind, "CO-43", {"decree": decree, "yes": yes, "no": no})
    if passed:
        enact(s, decree, log)
