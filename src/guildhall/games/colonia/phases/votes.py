"""Votes on decrees, Wednesday to Saturday."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, ints
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.decrees import enact
from guildhall.games.colonia.phases.phase import Phase, Turn
from guildhall.games.colonia.schema import (
    BETWEEN,
    CHOOSE,
    NO,
    PHASE_DECIDE,
    PHASE_VOTE,
    VOTE,
    YES,
    ColoniaState,
)
from guildhall.games.colonia.state import choosers
from guildhall.games.colonia.tables import DECREE_DAY, DECREES_A_WEEK


class Vote(Phase):
    """CO-41: everybody at once, Yes or No."""

    def actors(self, s: ColoniaState) -> Int:
        """CO-35, CO-41: whoever has votes and has not used them yet."""
        return choosers(s, voters(s))

    def waiting(self, s: ColoniaState, seat: Int) -> Int:
        """CO-35, CO-41: a face-down card has no vote; a vote is given once."""
        return reasons.NO_VOTE if s.value[seat] == 0 else reasons.VOTE_CHOSEN

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-41: a secret vote; when the last one is in, all are revealed and counted."""
        s.secret[actor] = move - VOTE
        if log is not None:
            log.tell("chose_vote", "CO-41", {"answer": move - VOTE}, only(actor))
        if choosers(s, voters(s)) == 0:
            _count(s, log)


VOTES: Final = Vote("vote", "CO-41", VOTE, CHOOSE)


class Decide(Turn):
    """CO-42: when nobody has votes the mayor is asked."""

    def actors(self, s: ColoniaState) -> Int:
        return 1 << s.order[0]

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """CO-42: his side wins."""
        _settle_by_mayor(s, actor, move - VOTE, 0, log)


DECIDE: Final = Decide("decide", "CO-42", VOTE, CHOOSE)


def vote_due(s: ColoniaState) -> bool:
    """CO-40: a decree of this day waits for its vote."""
    return s.decree_at < DECREES_A_WEEK and DECREE_DAY[s.decrees[s.decree_at]] == s.day


def begin_vote(s: ColoniaState) -> None:
    """CO-41, CO-42: all seats with a face-up card vote; if there is none the mayor is asked."""
    s.secret = ints(s.seats, -1)
    s.phase = PHASE_VOTE if voters(s) else PHASE_DECIDE


def voters(s: ColoniaState) -> Int:
    """CO-35: the mask of the seats that have votes this week."""
    value = s.value
    mask: Int = 0
    for seat in range(s.seats):
        if value[seat] > 0:
            mask |= 1 << seat
    return mask


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
