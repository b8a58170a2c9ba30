"""Waiting for something to become so, however busy the machine is; no test reads a clock."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which something counts as never: far beyond what any test needs."""
PAUSE = 0.02


def until(condition: Callable[[], object], what: str = "") -> None:
    """Wait until something is so."""
    for _ in range(int(PATIENCE / PAUSE)):
        if condition():
            return
        time.sleep(PAUSE)
    raise AssertionError(f"did not happen: {what}")


async def eventually(condition: Callable[[], object], what: str = "") -> None:
    """Wait until something is so, letting others go on meanwhile."""
    for _ in range(int(PATIENCE / PAUSE)):
        if condition():
            return
        await asyncio.sleep(PAUSE)
    raise AssertionError(f"did not happen: {what}")
