"""What bots that search share: a budget, a clock, other processes, and the choice of the best."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from guildhall.bots.candidates import Candidate
from guildhall.bots.crew import Crew
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.view import View

LATE = 1.1
"""The part of the budget that no playout may be expected to end after."""


@dataclass(frozen=True)
class Budget:
    """How much a search may think: seconds, or playouts when a choice must be reproducible."""

    seconds: float
    playouts: int = 0
    processor: bool = False
    """Whether the seconds are processor time: fair where many share a machine."""


class Clock:
    """Tells how much of a budget is used up."""

    def __init__(self, budget: Budget, now: Callable[[], float] | None = None) -> None:
        """Start; `now` gives the time in seconds."""
        self.budget = budget
        self.now = now or (time.process_time if budget.processor else time.monotonic)
        self.begun = self.now()
        self.before = 0.0
        self.longest = 0.0
        self.playouts = 0

    def used(self) -> float:
        """Give the part of the budget that is used up."""
        if self.budget.playouts:
            return self.playouts / self.budget.playouts
        seconds = self.budget.seconds
        return (self.now() - self.begun) / seconds if seconds > 0 else 1.0

    def left(self) -> float:
        """Give how many playouts are left; a guess where seconds count."""
        if self.budget.playouts:
            return self.budget.playouts - self.playouts
        used = self.used()
        return self.playouts * (1 - used) / used if used > 0 else float(self.playouts)

    def tick(self, many: int = 1) -> bool:
        """Count a playout, or many made at once; False when there is no time for as many more."""
        self.playouts += many
        now = self.used()
        self.longest = max(self.longest, now - self.before)
        self.before = now
        return now < 1 and now + self.longest < LATE


class Thinker(ABC):
    """A bot that searches until its budget is used up, alone or with others."""

    def __init__(self, game: Game, budget: Budget | None = None, processes: int = 1) -> None:
        """Take a game; a budget of its own replaces the one that the table gives."""
        self.game = game
        self.budget = budget
        self.crew = Crew(game.name, processes - 1)

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Give the best move found within the budget."""
        if len(legal) == 1:
            return legal[0]
        return self.weigh(view, legal, luck, budget)[0].move

    @abstractmethod
    def weigh(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> list[Candidate]:
        """Give the searched moves with what the search says about them, the best first."""

    def close(self) -> None:
        """End the other processes."""
        self.crew.close()


FORM = re.compile(
    r"((?P<seconds>\d+(\.\d+)?)(?P<processor>c)?)?(x(?P<processes>[1-9]\d?))?"
    r"|(?P<playouts>[1-9]\d*)p"
)


def read_budget(bot: str, rest: str) -> tuple[Budget | None, int]:
    """Read a budget and a number of processes; None where the table is to say."""
    form = FORM.fullmatch(rest)
    if form is None:
        known = ", ".join(f"{bot}{rest}" for rest in ("", ":3", ":3c", ":x4", ":3x4", ":200p"))
        raise GuildhallError("unknown_bot", {"given": f"{bot}:{rest}", "known": known})
    if form["playouts"]:
        return Budget(0, int(form["playouts"])), 1
    budget = Budget(float(form["seconds"]), 0, bool(form["processor"])) if form["seconds"] else None
    return budget, int(form["processes"] or 1)
