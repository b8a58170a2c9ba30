"""Gymnasium's spaces for a run, from the moves of the game and the fields of its encoding.

>>> run = Run("guildes", seats=4)
>>> action_space(run)
Discrete(289)
>>> {name: space.shape for name, space in observation_space(run).items()}
{'action_mask': (289,), 'observation': (703,)}
"""

from guildhall.core.extras import missing_extra
from guildhall.lab.envs.run import Run

__all__ = ["action_space", "observation_space", "state_space"]

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise missing_extra(missing, "env") from missing


def action_space(run: Run) -> "Discrete":
    """One action for each move of the game."""
    return Discrete(run.game.words.moves.size)


def observation_space(run: Run) -> Dict:
    """Space of `Observation`: the bounds that each field declares, and a mask."""
    mask = Box(0, 1, (run.game.words.moves.size,), dtype=np.int8)
    return Dict({"observation": _numbers(run, 1), "action_mask": mask})


def state_space(run: Run) -> Box:
    """Space of what all seats know together."""
    return _numbers(run, run.seats)


def _numbers(run: Run, times: int) -> Box:
    fields = run.game.encoding.fields(run.seats)
    low = [field.low for field in fields for _ in range(field.size)] * times
    high = [field.high for field in fields for _ in range(field.size)] * times
    return Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)
