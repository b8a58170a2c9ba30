"""Other processes that think about the same decision, for bots that search."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck

R = TypeVar("R")


def warm_up(game: str) -> None:
    """Load in another process what thinking needs."""
    find_judge(game)


class Crew:
    """So many processes beside this one; none where a bot thinks alone."""

    def __init__(self, game: str, others: int) -> None:
        """Start them, ready for a game."""
        self.others = others
        self.pool: ProcessPoolExecutor | None = None
        if others > 0:
            context = multiprocessing.get_context("forkserver")
            self.pool = ProcessPoolExecutor(others, mp_context=context)
            list(self.pool.map(warm_up, [game] * others))

    def think(self, task: Callable[..., R], *given: object, luck: FastLuck) -> list["Future[R]"]:
        """Give each process the same task, with a seed of its own as the last argument."""
        if self.pool is None:
            return []
        seeds = [int(luck.below(1 << 31)) for _ in range(self.others)]
        return [self.pool.submit(task, *given, seed) for seed in seeds]

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown()
