"""What every phase of the game is: one object that knows all about it."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, Things, with_capacity
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import DONE, RevoltState


class Phase:
    """What is asked, what is possible and what it does; by itself it asks nobody.

    `verbs` answer its own question, `answers` its follow-up; both ascend in the table of moves.
    `turn0` is its number in turn 0, -1 when it is left out there.
    """

    def __init__(
        self,
        name: str,
        verbs: list[Verb],
        turn0: Int = -1,
        follow_up: str = "",
        answers: list[Verb] | None = None,
    ) -> None:
        """Name the phase, its questions and the verbs that answer them."""
        self.name: str = name
        self.turn0: Int = turn0
        self.follow_up: str = follow_up
        self.verbs: Things[Verb] = Things[Verb](verbs)
        self.answers: Things[Verb] = Things[Verb](answers or [])

    def takes(self, move: Int) -> bool:
        """Say whether a move belongs to this phase."""
        return verb_of(self.verbs, move) is not None or verb_of(self.answers, move) is not None

    def begin(self, s: RevoltState, log: Log | None) -> None:
        """Do what happens by itself when the phase begins."""

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """Find the next decision; False when the phase is over."""
        return False

    def follow(self, s: RevoltState, log: Log | None) -> Int:
        """DR-6: give the phase that comes next."""
        return s.phase + 1

    def ask(self, s: RevoltState) -> str:
        """Name the question to the mover."""
        return self.follow_up if s.asked else self.name

    def check(self, s: RevoltState, move: Int) -> Int:
        """DR-6, DR-7: a verb that is due now; then 0 or the reason of its own check."""
        verb = verb_of(self.answers if s.asked else self.verbs, move)
        if verb is not None:
            return verb.check(s, move - verb.base)
        if move == DONE:
            return reasons.MUST_DECIDE
        if verb_of(self.verbs if s.asked else self.answers, move) is None:
            return reasons.WRONG_PHASE
        return reasons.ANSWER_FIRST if s.asked else reasons.NOTHING_TO_ANSWER

    def legal(self, s: RevoltState) -> Ints:
        """Give the moves of the mover: those whose check is 0."""
        out = with_capacity(16)
        for verb in self.answers if s.asked else self.verbs:
            out = verb.offers(s, out)
        return out

    def play(self, s: RevoltState, move: Int, log: Log | None) -> None:
        """Carry out a move of the mover."""
        verb = verb_of(self.answers if s.asked else self.verbs, move)
        if verb is not None:
            verb.do(s, move - verb.base, log)


class InTurn(Phase):
    """DR-7: each faction acts once, in turn order, for as long as it likes."""

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-7: the next faction; a follow-up is answered first."""
        if s.asked:
            return True
        if s.at < len(s.order):
            s.mover = s.order[s.at]
            return True
        return False


def verb_of(verbs: Things[Verb], move: Int) -> Verb | None:
    """Find the verb that a move belongs to."""
    for verb in verbs:
        if verb.base <= move < verb.base + verb.size:
            return verb
    return None
