"""What is computed next: the most urgent work, and of that the person's who was served least.

Bookkeeping only: nothing runs here, and time is what the caller's clock says. Work waits here, not
in the processes' own queue; the owner of the processes takes one piece for each that is free.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from guildhall.core.errors import GuildhallError

LONGEST_SECONDS = 3.0
"""A player who looks on waits no longer than this for other tables: then bots think less."""
OLD_SECONDS = 15.0
OLD_EVERY = 8
"""One piece in so many is of those that have waited longer, however urgent others are."""
MOST_HINTS = 2
"""Hints at a time for one person."""
CREDIT_SECONDS = 1.0
"""What a person who has paused may use before others."""
KEEP_SHARES = 1000
WEIGHT = 0.2
"""How much the last piece of work counts in what the next is expected to take."""


class Kind(IntEnum):
    """What is to be thought about."""

    HINT = 0
    DECISION = 1
    ANALYSIS = 2


class Rank(IntEnum):
    """How urgent it is: a hint, a table where a player looks on, and all that nobody waits for."""

    HINT = 0
    WATCHED = 1
    BACKGROUND = 2


class Step(NamedTuple):
    """A way to do a piece of work: by whom, with which share of the usual time."""

    level: str
    share: float = 1.0
    guess: float = 0.02
    """The seconds it takes, until some have been seen."""


@dataclass(eq=False)
class Work:
    """Something to think about at a table; `person` is whose share of the processes it takes."""

    kind: Kind
    person: str
    table_id: str
    game: str
    steps: tuple[Step, ...]
    """Ways to do it, the best first; later ones are for a busy server."""
    since: float = 0.0
    rank: Rank = Rank.BACKGROUND
    """The rank it came with; people may come to its table and go while it waits."""


class Shares:
    """How far each person has come in a fair queue, in seconds of a process.

    A person who waits is as far as they were served, and at most CREDIT_SECONDS behind the first:
    a pause earns no more than that, and what was used while nobody else waited costs nothing.
    """

    def __init__(self) -> None:
        self.front = 0.0
        self.at: dict[str, float] = {}

    def of(self, person: str) -> float:
        """How far a person is; the least goes first."""
        return max(self.at.get(person, 0.0), self.front - CREDIT_SECONDS)

    def charge(self, person: str, seconds: float) -> None:
        """Move a person on whose work begins; those who are far behind anyway are forgotten."""
        self.front = max(self.front, self.of(person))
        self.at[person] = self.of(person) + seconds
        if len(self.at) > KEEP_SHARES:
            behind = self.front - CREDIT_SECONDS
            self.at = {person: at for person, at in self.at.items() if at > behind}

    def correct(self, person: str, seconds: float) -> None:
        """Add what work took beyond what was charged for it."""
        self.at[person] = self.of(person) + seconds


class Costs:
    """What a step takes in a game: a guess first, then what was seen."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, Step], float] = {}

    def of(self, work: Work, step: Step) -> float:
        """Seconds that a piece of work is expected to take."""
        return self.seen.get((work.game, step), step.guess)

    def note(self, work: Work, step: Step, seconds: float) -> None:
        """Learn from a piece of work that is done."""
        known = self.of(work, step)
        self.seen[work.game, step] = known + WEIGHT * (seconds - known)


@dataclass
class Load:
    """Work that waits: its seconds, and how many pieces."""

    seconds: float = 0.0
    pieces: float = 0.0

    def add(self, seconds: float, pieces: float = 1.0) -> None:
        """Count more."""
        self.seconds += seconds
        self.pieces += pieces


class Scheduler:
    """Work that waits and work that runs, for so many processes."""

    def __init__(
        self, processes: int, watched: Callable[[str], bool], clock: Callable[[], float]
    ) -> None:
        self.processes = processes
        self.watched = watched
        self.clock = clock
        self.waiting: dict[Work, None] = {}
        self.running: dict[Work, tuple[Step, Shares, float]] = {}
        """How each piece is done, and the seconds its person was charged in which queue."""
        self.shares = {rank: Shares() for rank in Rank}
        self.costs = Costs()
        self.taken = 0

    def add(self, work: Work) -> None:
        """Let work wait; raises too_many_requests where a person asks for many hints at once."""
        if work.kind is Kind.HINT and self._hints_of(work.person) >= MOST_HINTS:
            raise GuildhallError("too_many_requests", {})
        work.since = self.clock()
        work.rank = self._ranked([work])[work]
        self.waiting[work] = None

    def _hints_of(self, person: str) -> int:
        everything = [*self.waiting, *self.running]
        return sum(work.kind is Kind.HINT and work.person == person for work in everything)

    def drop(self, work: Work) -> None:
        """Forget work that nobody wants any more."""
        self.waiting.pop(work, None)

    def take(self) -> tuple[Work, Step] | None:
        """Begin the next piece of work; returns it and how to do it, None if none may begin."""
        free = self.processes - len(self.running)
        if free < 1 or not self.waiting:
            return None
        ranked = self._ranked(self.waiting)
        work = self._next(ranked, keep_one=free == 1 < self.processes)
        if work is None:
            return None
        step = self._step(work, ranked)
        cost = self.costs.of(work, step)
        del self.waiting[work]
        shares = self.shares[ranked[work]]
        shares.charge(work.person, cost)
        self.running[work] = step, shares, cost
        self.taken += 1
        return work, step

    def done(self, work: Work, seconds: float | None = None) -> None:
        """Free a process; without a time nothing was thought, and nothing is charged."""
        step, shares, charged = self.running.pop(work)
        shares.correct(work.person, (seconds or 0.0) - charged)
        if seconds is not None:
            self.costs.note(work, step, seconds)

    # Who is next

    def _ranked(self, works: Iterable[Work]) -> dict[Work, Rank]:
        """Rank work by who looks on now."""
        watched: dict[str, bool] = {}
        ranked: dict[Work, Rank] = {}
        for work in works:
            if work.kind is Kind.DECISION:
                if work.table_id not in watched:
                    watched[work.table_id] = self.watched(work.table_id)
                ranked[work] = Rank.WATCHED if watched[work.table_id] else Rank.BACKGROUND
            else:
                ranked[work] = Rank.HINT if work.kind is Kind.HINT else Rank.BACKGROUND
        return ranked

    def _next(self, ranked: dict[Work, Rank], *, keep_one: bool) -> Work | None:
        """Choose from the most urgent; the last free process is kept for those who are waited for.

        Of one person's work, what came first goes first, and analyses after tables.
        """
        rank = min(ranked.values())
        if keep_one and rank is Rank.BACKGROUND:
            return None
        rank = self._old(ranked, rank)
        alike = [work for work in ranked if ranked[work] is rank]
        shares = self.shares[rank]
        return min(alike, key=lambda work: (shares.of(work.person), work.kind, work.since))

    def _old(self, ranked: dict[Work, Rank], first: Rank) -> Rank:
        """The rank whose turn it is: the first, or that of what has waited too long."""
        oldest = next(iter(self.waiting))
        is_old = oldest.since < self.clock() - OLD_SECONDS
        return ranked[oldest] if is_old and (self.taken + 1) % OLD_EVERY == 0 else first

    # How well it is done

    def _step(self, work: Work, ranked: dict[Work, Rank]) -> Step:
        """Choose how to do work: the best way, or one that leaves time for all who wait like it.

        Where nobody looks on, bots wait their turn and play as well as ever.
        """
        best = work.steps[0]
        if ranked[work] is Rank.BACKGROUND:
            return best
        backlog = self._backlog(work, ranked)
        if backlog.seconds <= LONGEST_SECONDS * self.processes:
            return best
        share = LONGEST_SECONDS * self.processes / backlog.pieces
        cheap = (step for step in work.steps if self.costs.of(work, step) <= share)
        return next(cheap, work.steps[-1])

    def _backlog(self, work: Work, ranked: dict[Work, Rank]) -> Load:
        """Add up the work that goes before the last of this person's, without this table's own.

        Others go first until they were served as much as this person will be then.
        """
        loads: defaultdict[str, Load] = defaultdict(Load)
        here = Load()
        for other, rank in ranked.items():
            if rank <= ranked[work]:
                cost = self.costs.of(other, other.steps[0])
                loads[other.person].add(cost)
                if other.table_id == work.table_id and other.person == work.person:
                    here.add(cost)
        mine, shares = loads.pop(work.person), self.shares[ranked[work]]
        until = shares.of(work.person) + mine.seconds
        before = Load(mine.seconds - here.seconds, mine.pieces - here.pieces)
        for person, theirs in loads.items():
            ahead = min(theirs.seconds, max(0.0, until - shares.of(person)))
            before.add(ahead, theirs.pieces * ahead / theirs.seconds)
        return before
