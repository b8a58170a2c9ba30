"""Rounds of actions in turn order, again and again, until everybody has passed."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.colonia import reasons
from guildhall.games.colonia.phases.phase import Turn
from guildhall.games.colonia.schema import BETWEEN, PASS, ColoniaState
from guildhall.games.colonia.state import active


class Round(Turn):
    """CO-50, CO-60, CO-70, CO-90, CO-94: act or pass; `passing` is the rule of a pass."""

    def __init__(
        self, number: Int, name: str, rule: str, first: Int, beyond: Int, passing: str = ""
    ) -> None:
        super().__init__(name, rule, first, beyond, free=PASS)
        self.number: Int = number
        self.passing: str = passing or rule

    def waiting(self, s: ColoniaState, seat: Int) -> Int:
        """CO-50, CO-51: another's turn, or one has passed."""
        return reasons.PASSED_ALREADY if s.passed >> seat & 1 else reasons.NOT_YOUR_TURN

    def able(self, s: ColoniaState, seat: Int) -> bool:
        """A-21: whether a seat can do anything but pass."""
        for move in range(self.first, self.beyond):
            if self.check(s, seat, move) == 0:
                return True
        return False

    def act(self, s: ColoniaState, seat: Int, move: Int, log: Log | None) -> None:
        """Carry out an action; it may lead to a question of another phase first."""

    def end(self, s: ColoniaState, log: Log | None) -> None:
        """Do what is due when all have passed."""

    def play(self, s: ColoniaState, actor: Int, move: Int, log: Log | None) -> None:
        """Act or pass, then it is the next seat's turn."""
        if move == PASS:
            self.retire(s, "passed", log)
        else:
            self.act(s, actor, move, log)
        if s.phase == self.number:
            self.go_on(s, log)

    def begin(self, s: ColoniaState, log: Log | None) -> None:
        """CO-50, CO-60, CO-70, CO-90, CO-94: nobody has passed; the mayor is first."""
        s.passed = 0
        s.turn = -1
        self.go_on(s, log)

    def go_on(self, s: ColoniaState, log: Log | None) -> None:
        """A-21: the next seat that can act; others pass without being asked, at last all have."""
        s.phase = self.number
        while next_turn(s):
            if self.able(s, active(s)):
                return
            self.retire(s, "passed_by_itself", log)
        self.end(s, log)
        s.phase = BETWEEN

    def retire(self, s: ColoniaState, how: str, log: Log | None) -> None:
        """CO-51, CO-60, CO-70, CO-90, CO-94: the active seat is out for the rest of this round."""
        s.passed |= 1 << active(s)
        if log is not None:
            log.tell(how, self.passing, {"seat": active(s)})


def next_turn(s: ColoniaState) -> bool:
    """Go on to the next seat that has not passed; False when there is none."""
    seats = s.seats
    order = s.order
    for step in range(1, seats + 1):
        at = (s.turn + step) % seats
        if (s.passed >> order[at]) & 1 == 0:
            s.turn = at
            return True
    s.turn = -1
    return False
