"""How a process that thinks ends with its server.

Alone, for that process reads this file first: with what hands out its work beside it, each process
would load the whole server before its first thought.
"""

import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_the_server() -> None:
    """Let a thinking process end when its server was killed; runs in that process."""
    parent = multiprocessing.parent_process()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)
