"""The spaces of a run, from the table of moves and the declared fields of its encoding."""

from guildhall.core.extras import missing_extra
from guildhall.lab.envs.run import Run

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise missing_extra(missing, "env") from missing


def action_space(run: Run) -> "Discrete":
    """Give one action for each move of the table."""
    return Discrete(run.game.words.moves.size)


def observation_space(run: Run) -> Dict:
    """Give the bounds that each field declares, and those of a mask."""
    fields = run.game.encoding.fields(run.seats)
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    numbers = Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)
    mask = Box(0, 1, (run.game.words.moves.size,), dtype=np.int8)
    return Dict({"observation": numbers, "action_mask": mask})
