"""What every verb of a phase is: one check and one handler."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append
from guildhall.games.dutch_revolt.phases.pieces import end_go
from guildhall.games.dutch_revolt.schema import DONE, RevoltState


class Verb:
    """A verb and its targets, which count from its first move; by itself all are possible."""

    def __init__(self, base: Int, size: Int) -> None:
        self.base: Int = base
        self.size: Int = size

    def check(self, s: RevoltState, target: Int) -> Int:
        """Give 0 when the mover may choose this target, else the reason."""
        return 0

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """Add the moves whose check is 0."""
        for target in range(self.size):
            if self.check(s, target) == 0:
                out = append(out, self.base + target)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """Carry it out."""


class Pair(Verb):
    """A verb with two arguments; where the first is refused the second is not looked at."""

    def __init__(self, base: Int, firsts: Int, seconds: Int) -> None:
        super().__init__(base, firsts * seconds)
        self.firsts: Int = firsts
        self.seconds: Int = seconds

    def check_first(self, s: RevoltState, first: Int) -> Int:
        """Give 0 when this first argument leaves some second one, as far as it can say."""
        return 0

    def check_second(self, s: RevoltState, first: Int, second: Int) -> Int:
        """Give 0 when the second argument fits the first one, else the reason."""
        return 0

    def check(self, s: RevoltState, target: Int) -> Int:
        reason = self.check_first(s, target // self.seconds)
        if reason != 0:
            return reason
        return self.check_second(s, target // self.seconds, target % self.seconds)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """Add the moves whose check is 0, the first argument looked at only once."""
        for first in range(self.firsts):
            if self.check_first(s, first) == 0:
                for second in range(self.seconds):
                    if self.check_second(s, first, second) == 0:
                        out = append(out, self.base + first * self.seconds + second)
        return out


class Done(Verb):
    """DR-7: the mover is done with its go."""

    def __init__(self) -> None:
        super().__init__(DONE, 1)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        return append(out, DONE)

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        end_go(s)
