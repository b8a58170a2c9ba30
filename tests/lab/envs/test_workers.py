"""Self-play in several processes: the games that as many plain ones would play."""

import numpy as np
import pytest

from guildhall.core.errors import IllegalMove
from guildhall.lab.envs.vector import Batch, SelfPlay
from guildhall.lab.envs.workers import APART, SelfPlayWorkers


def same(far: Batch, near: list[Batch]) -> bool:
    """Whether the parts of one batch are those batches."""
    return all(
        (array == np.concatenate([getattr(part, name) for part in near])).all()
        for name, array in vars(far).items()
    )


def test_two_processes_play_the_same_games() -> None:
    near = [SelfPlay("guildes", 2, seats=3, padded=True) for _ in range(2)]
    with SelfPlayWorkers("guildes", 4, workers=2, seats=3, padded=True) as far:
        asked = [part.reset(7 + k * APART) for k, part in enumerate(near)]
        assert same(far.reset(7), asked)
        ended = 0
        while not ended:
            moves = np.concatenate([part.random_moves() for part in near])
            assert (far.random_moves() == moves).all()
            asked = [part.step(moves[2 * k : 2 * k + 2]) for k, part in enumerate(near)]
            batch = far.step(moves)
            assert same(batch, asked)
            ended = int(batch.done.sum())
        before = batch.observation.copy()
        moves = far.random_moves()
        for wrong in (far.actions, -1, int(batch.action_mask[3].argmin())):
            moves[3] = wrong
            with pytest.raises(IllegalMove):
                far.step(moves)
        assert (batch.observation == before).all()
        assert same(far.step(far.random_moves()), [part.step(part.random_moves()) for part in near])
    far.close()


def test_games_are_shared_out_evenly() -> None:
    for workers in (0, 4):
        with pytest.raises(ValueError, match="evenly"):
            SelfPlayWorkers("guildes", 6, workers=workers)
