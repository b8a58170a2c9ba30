"""Games by the thousand for a learner, in this process or in others, through shared memory."""

from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from guildhall.bots.counsel import NOT_ASKED, Counsel
from guildhall.bots.leaning import in_thousandths
from guildhall.bots.random import Random
from guildhall.bots.weights import find_judge
from guildhall.core.batch import first_of
from guildhall.core.game import Game, OptionValue
from guildhall.core.playout import draw_due
from guildhall.core.state import State
from guildhall.games import find
from guildhall.lab.envs.crew import Answer, Arrays, Crew, Layout, laid_out
from guildhall.lab.envs.run import Run, score_rewards, wrapped

__all__ = ["Crowd", "Here", "Plan", "Played", "Workers", "drawn_setting", "usual_length"]

SEEDS = 1 << 60
LENGTH = 400
"""Games begin up to so many decisions apart, so that they do not all end together."""


@dataclass(frozen=True)
class Plan:
    """Which games are played: as many of each setting, drawn at random from a seed."""

    game: str
    games: int
    settings: int
    seed: int
    seats: int = 0
    """Only with this number of seats and the usual options; 0 for all numbers and options."""
    options: tuple[tuple[str, OptionValue], ...] = ()
    """What holds in every game, whatever else is drawn."""
    advised: int = 0
    """In one of so many games the judge says what it would do; 0 for none."""
    trust: float = 0.0
    """How much the judge leans every choice; 0 for not at all."""

    @property
    def title(self) -> Game:
        """The game; found by its name, so that a plan can be sent to another process."""
        return find(self.game)

    @property
    def shape(self) -> tuple[int, int, int]:
        """How many numbers an observation has, how many moves there are, for how many seats."""
        places = max(self.title.seats)
        return self.title.encoding.size(places, places), self.title.words.moves.size, places


@dataclass(frozen=True)
class Played:
    """What all games ask now, and what came of the last decisions: one row for each game."""

    numbers: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: NDArray[np.int32]
    seats: NDArray[np.int32]
    """How many play."""
    ended: NDArray[np.int8]
    """Whether the last decision ended the game before this one."""
    shares: NDArray[np.float32]
    """Of the victory, by seat, where a game ended."""
    margins: NDArray[np.float32]
    """Points of each seat less the mean of the others', where a game ended."""
    advice: NDArray[np.int32]
    """The judge's move, which knows all that is hidden too; -1 where it is not asked."""

    lean: NDArray[np.int16]
    """What the judge adds to each legal move, in hundredths of a logit; no columns without it."""

    def part(self, start: int, stop: int) -> "Played":
        """Give some rows, in the same memory."""
        return Played(*(array[start:stop] for array in vars(self).values()))


class Crowd(Protocol):
    """Games side by side, wherever they are played."""

    now: Played

    def step(self, moves: NDArray[np.int32]) -> None:
        """Make a decision in each game, and write what they ask next over `now`."""

    def close(self) -> None:
        """Let go of processes and memory."""


class Here:
    """Games that this process plays."""

    def __init__(self, plan: Plan, into: Played | None = None) -> None:
        self.luck = np.random.default_rng(plan.seed)
        self.counsel = (
            Counsel(find_judge(plan.game), plan.advised, in_thousandths(plan.trust), self._seed())
            if plan.advised or plan.trust
            else None
        )
        self.now = into or Played(*laid_out(layout(plan, plan.games)))
        _, _, places = plan.shape
        parts = np.array_split(np.arange(plan.games), plan.settings)
        self.parts = [slice(int(part[0]), int(part[-1]) + 1) for part in parts if len(part)]
        self.games = []
        for part in self.parts:
            run = Run(plan.game, *drawn_setting(plan, self.luck))
            self.games.append(run.many(part.stop - part.start, places=places))
            self.now.seats[part] = run.seats
        self.now.advice[:] = NOT_ASKED
        self._begin()

    def step(self, moves: NDArray[np.int32]) -> None:
        """Play on, starting finished games again."""
        self.now.ended[:] = 0
        for part, games in zip(self.parts, self.games, strict=True):
            for n in games.step(moves[part].tolist()):
                self._note(part.start + n, games.states[n])
                games.start(n, self._seed())
        self._look()

    def close(self) -> None:
        """Nothing is held."""

    def _begin(self) -> None:
        """Start all games, and bring each to a moment of its own by decisions made at random."""
        for games in self.games:
            for n in range(len(games.states)):
                games.start(n, self._seed())
                for _ in range(int(self.luck.integers(LENGTH))):
                    state = games.states[n]
                    seat = first_of(state.actors())
                    legal = state.legal(seat)
                    state.play(seat, legal[int(self.luck.integers(len(legal)))])
                    draw_due(state, games.lucks[n])
                    if state.over():
                        games.start(n, self._seed())
        self._look()

    def _look(self) -> None:
        for part, games in zip(self.parts, self.games, strict=True):
            games.look()
            number = part.stop - part.start
            self.now.numbers[part] = wrapped(games.numbers, np.int16).reshape(number, -1)
            self.now.mask[part] = wrapped(games.mask, np.int8).reshape(number, -1)
            self.now.seat[part] = wrapped(games.seats, np.int64)
            if self.counsel is not None:
                self.counsel.look(games, part.start)
                self.now.advice[part] = wrapped(self.counsel.best, np.int64)
                self.now.lean[part] = wrapped(self.counsel.lean, np.int16).reshape(number, -1)

    def _note(self, n: int, state: State) -> None:
        scores, ranks = list(state.scores()), list(state.ranks())
        seats, winners = len(ranks), sum(rank == 1 for rank in ranks)
        self.now.ended[n] = 1
        self.now.shares[n, :seats] = [(rank == 1) / winners for rank in ranks]
        self.now.margins[n, :seats] = score_rewards(scores, ranks)

    def _seed(self) -> int:
        return int(self.luck.integers(SEEDS))


class Workers:
    """Games that other processes play; their arrays lie end to end in memory that all share."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.crew = Crew(begin, plan, layout(plan, plan.games * workers), workers)
        self.now = Played(*self.crew.arrays)

    def step(self, moves: NDArray[np.int32]) -> None:
        """Send each process the moves of its games, and wait for all."""
        self.crew.ask([part.tobytes() for part in np.split(moves, len(self.crew.pipes))])

    def close(self) -> None:
        """End the processes and give the memory back."""
        self.now = self.now.part(0, 0)
        self.crew.close()


def begin(plan: Plan, k: int, arrays: Arrays) -> Answer:
    """Play the k-th part of all games; every message holds their moves."""
    rows = Played(*arrays).part(k * plan.games, (k + 1) * plan.games)
    here = Here(replace(plan, seed=plan.seed * 1000 + k), rows)

    def answer(moves: bytes) -> bytes:
        here.step(np.frombuffer(moves, np.int32))
        return b"1"

    return answer


def usual_length(game: str, seats: int = 0) -> float:
    """Count how many decisions a seat makes in a game, played at random a few times."""
    run = Run(game, seats)
    decisions = 0
    for number in range(TRIED):
        run.reset(number)
        while not run.over:
            run.play(seat := run.actors()[0], run.ask(seat, Random(), 0))
            decisions += 1
    return decisions / TRIED / run.seats


TRIED = 5


def drawn_setting(plan: Plan, luck: np.random.Generator) -> tuple[int, dict[str, OptionValue]]:
    """Draw a number of seats and options; half of all have the usual ones."""
    fixed = dict(plan.options)
    if plan.seats:
        return plan.seats, fixed
    seats = int(luck.choice(plan.title.seats))
    if luck.random() < 0.5:
        return seats, fixed
    drawn = {
        one.name: one.values[int(luck.integers(len(one.values)))] for one in plan.title.options
    }
    return seats, drawn | fixed


def layout(plan: Plan, number: int) -> Layout:
    """List the arrays of `Played`, in order."""
    size, actions, places = plan.shape
    return [
        (np.int16, (number, size)),
        (np.int8, (number, actions)),
        (np.int32, (number,)),
        (np.int32, (number,)),
        (np.int8, (number,)),
        (np.float32, (number, places)),
        (np.float32, (number, places)),
        (np.int32, (number,)),
        (np.int16, (number, actions if plan.trust else 0)),
    ]
