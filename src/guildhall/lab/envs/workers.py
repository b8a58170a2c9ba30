"""Self-play on several cores: processes that share the arrays of a batch with this one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from guildhall.core.batch import SEEDS
from guildhall.core.errors import IllegalMove, Refusal
from guildhall.core.extras import missing_extra
from guildhall.lab.envs.vector import Batch, SelfPlay

__all__ = ["SelfPlayWorkers"]

try:
    import numpy as np
    from numpy.typing import NDArray

    from guildhall.lab.envs.crew import Answer, Arrays, Crew, Layout
except ImportError as missing:
    raise missing_extra(missing, "env") from missing

APART = 1 << 40
"""Between the seeds of two processes: more games than one of them ever starts."""
RESET, STEP, DRAW, WHY = b"r", b"s", b"d", b"w"


class SelfPlayWorkers(SelfPlay):
    """As SelfPlay, but `workers` processes play an equal part of the games each.

    Process k plays as a SelfPlay of its part with seed + k * 2^40 would, so the same seed and the
    same number of workers give the same games. A batch lies in memory that all share: the next step
    writes over it, so copy what you keep. `close` ends the processes; `with` does it for you.

    >>> SelfPlayWorkers("guildes", 511, workers=2)
    Traceback (most recent call last):
    ValueError: 511 games cannot be shared out evenly to 2 workers
    """

    def __init__(self, game: str, number: int, *, workers: int, **settings: Any) -> None:
        if workers < 1 or number % workers:
            raise ValueError(f"{number} games cannot be shared out evenly to {workers} workers")
        super().__init__(game, number, **settings)
        self.part = number // workers
        part = Part(game, self.part, settings)
        self.crew = Crew(begin, part, _layout(self), workers)
        self.rows = Rows(*self.crew.arrays)
        self.starts = np.arange(number) * self.actions

    def __enter__(self) -> "SelfPlayWorkers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes."""
        self.crew.close()

    def reset(self, seed: int = 0) -> Batch:
        """Start all games; the k-th that a process ever starts has the luck of its seed + k."""
        parts = range(len(self.crew.pipes))
        seeds = [(seed + k * APART) & SEEDS for k in parts]
        self.crew.ask([RESET + seed.to_bytes(8, "big") for seed in seeds])
        return self.rows.batch()

    def step(self, moves: NDArray[np.integer[Any]]) -> Batch:
        """Play one move in each game; a finished game starts again.

        Raises IllegalMove, and changes nothing, if one of the moves is not legal.
        """
        if len(moves) != self.number:
            raise ValueError(f"{len(moves)} moves for {self.number} games")
        self.rows.moves[:] = moves
        known = (moves >= 0) & (moves < self.actions)
        at = self.starts + np.where(known, moves, 0)
        legal = known & (self.rows.action_mask.take(at) > 0)
        if not legal.all():
            self._refuse(int(legal.argmin()))
        self.crew.ask_all(STEP)
        return self.rows.batch()

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for each game, all equally likely; `reset` seeds these draws too."""
        self.crew.ask_all(DRAW)
        return self.rows.moves.copy()

    def _refuse(self, n: int) -> None:
        """Let the process that plays a game say why its move is not legal."""
        k, within = divmod(n, self.part)
        code, rule, facts = json.loads(self.crew.ask_one(k, WHY + within.to_bytes(8, "big")))
        raise IllegalMove(Refusal(code, rule, facts))


@dataclass(frozen=True)
class Part:
    """What one process plays: a number of games and their settings."""

    game: str
    number: int
    settings: Mapping[str, Any]


@dataclass(frozen=True)
class Rows:
    """The shared arrays: those of a batch, and the moves to be played; a row for each game."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    moves: NDArray[np.int64]

    def batch(self) -> Batch:
        """Give what the games ask, where it lies."""
        return Batch(self.observation, self.action_mask, self.seat, self.rewards, self.done)

    def write(self, batch: Batch) -> None:
        """Write over what was asked before."""
        for name, array in vars(batch).items():
            getattr(self, name)[:] = array


def _layout(games: SelfPlay) -> Layout:
    number = games.number
    return [
        (np.int16, (number, games.size)),
        (np.int8, (number, games.actions)),
        (np.int64, (number,)),
        (np.float64, (number, games.seats)),
        (np.bool_, (number,)),
        (np.int64, (number,)),
    ]


def begin(part: Part, k: int, arrays: Arrays) -> Answer:
    """Play the k-th part of the games; every message is a letter and sometimes a number."""
    games = SelfPlay(part.game, part.number, **part.settings)
    own = slice(k * part.number, (k + 1) * part.number)
    rows = Rows(*(array[own] for array in arrays))

    def answer(message: bytes) -> bytes:
        kind, number = message[:1], int.from_bytes(message[1:], "big")
        if kind == WHY:
            return _why(games, number, int(rows.moves[number]))
        if kind == DRAW:
            rows.moves[:] = games.random_moves()
        else:
            rows.write(games.reset(number) if kind == RESET else games.step(rows.moves))
        return kind

    return answer


def _why(games: SelfPlay, n: int, move: int) -> bytes:
    """Give why a move is refused."""
    try:
        games.check(n, move)
    except IllegalMove as error:
        why = error.refusal
        return json.dumps([why.code, why.rule, why.facts]).encode()
    raise AssertionError(f"move {move} of game {n} is legal")
