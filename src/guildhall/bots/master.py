"""The bot that searches: it plays its best moves out in many imagined worlds."""

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from guildhall.bots.candidates import Candidate, Field
from guildhall.bots.crew import Crew
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.weights import find_judge
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.games import find

WIDTH = 12
"""How many of the moves that the judge likes best are searched."""
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

    def tick(self) -> bool:
        """Count a playout; False when there is no time for another."""
        self.playouts += 1
        now = self.used()
        self.longest = max(self.longest, now - self.before)
        self.before = now
        return now < 1 and now + self.longest < LATE


def knobs_of(game: Game) -> Knobs:
    """Knobs that suit a game; `benchmarks/strength.py` shows what they are worth."""
    chosen = game.meta.bots.master
    return Knobs(depth=chosen.depth, heat=chosen.heat, plies=chosen.plies, early=chosen.early)


def think(game: Game, knobs: Knobs, view: View, field: Field, luck: Luck, clock: Clock) -> None:
    """Play the moves of a field out until the budget is used up or the choice is clear."""
    judge = find_judge(game.name)
    search = Search(judge, view.seats, view.seat, knobs)
    worlds: list[State] = []
    rounds, enough = 0, game.meta.bots.master.worlds
    clock.before = clock.used()
    while clock.used() < 1 and not field.decided():
        if len(worlds) < enough:
            worlds.append(game.imagine(view, luck))
            judge.reopen(worlds[-1], view.seat)
        world, seed = worlds[rounds % enough], int(luck.below(1 << 31, 0))
        payoffs: list[float] = []
        for candidate in field.alive:
            payoffs.append(search.sample(world, candidate.move, seed) / WHOLE)
            if not clock.tick():
                return
        field.note(payoffs)
        field.thin_out(clock.used())
        rounds += 1


def think_apart(
    game: str, knobs: Knobs, view: View, moves: list[int], budget: Budget, seed: int
) -> list[Candidate]:
    """Think in another process, from the same view with other luck."""
    field = Field(moves)
    think(find(game), knobs, view, field, FastLuck(seed), Clock(budget))
    return field.every


class Master:
    """Searches by halving the field of moves over playouts guided by the judge of the game."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        processes: int = 1,
        knobs: Knobs | None = None,
    ) -> None:
        """Take a game; a budget of its own replaces the one that the table gives."""
        self.game = game
        self.budget = budget
        self.knobs = knobs or knobs_of(game)
        self.journeyman = Journeyman(game, find_judge(game.name))
        self.crew = Crew(game.name, processes - 1)

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Give the best move found within the budget."""
        if len(legal) == 1:
            return legal[0]
        return self.weigh(view, legal, luck, budget)[0].move

    def weigh(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> list[Candidate]:
        """Give the searched moves with what playouts say about them, the best first."""
        allowed = self.budget or Budget(budget)
        clock = Clock(allowed)
        own = FastLuck(luck.below(1 << 31, 0))
        worths = self.journeyman.worths(view, legal, own)
        order = sorted(range(len(legal)), key=lambda at: -worths[at])
        field = Field([legal[at] for at in order[:WIDTH]])
        moves = [candidate.move for candidate in field.every]
        task = (self.game.name, self.knobs, view, moves, allowed)
        parts = self.crew.think(think_apart, *task, luck=own)
        think(self.game, self.knobs, view, field, own, clock)
        for part in parts:
            for mine, theirs in zip(field.every, part.result(), strict=True):
                mine.merge(theirs)
        return field.ranked()

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
