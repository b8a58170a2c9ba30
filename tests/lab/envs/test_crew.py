"""Processes that share memory: what is left of them when some have ended by themselves."""

import multiprocessing
from contextlib import closing
from multiprocessing.shared_memory import SharedMemory
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from guildhall.lab.envs.crew import Answer, Arrays, Crew


def test_memory_is_given_back_though_a_process_has_ended_by_itself() -> None:
    """Ctrl-C ends them all: closing failed, and hid what it was about."""
    crew = Crew.__new__(Crew)
    crew.memory, crew.arrays = SharedMemory(create=True, size=64), []
    ours, theirs = multiprocessing.Pipe()
    theirs.close()
    gone, there = Mock(), Mock()
    crew.pipes, crew.processes = [ours, Mock()], [gone, there]
    crew.close()
    there.join.assert_called_once()
    with pytest.raises(FileNotFoundError):
        SharedMemory(crew.memory.name)
    crew.close()


def echo(_given: Any, _k: int, _arrays: Arrays) -> Answer:
    return bytes


@pytest.mark.parametrize("one", [True, False])
def test_what_was_interrupted_is_not_the_answer_to_the_next_question(
    monkeypatch: pytest.MonkeyPatch, *, one: bool
) -> None:
    """Interrupted in a notebook, the next step returned before it was made."""
    with closing(Crew(echo, None, [(np.int8, (1,))], 1)) as crew:
        assert crew.ask_all(b"first") == [b"first"]
        interrupted = Mock(wraps=crew.pipes[0], recv_bytes=Mock(side_effect=KeyboardInterrupt))
        with monkeypatch.context() as pressed:
            pressed.setattr(crew, "pipes", [interrupted])
            with pytest.raises(KeyboardInterrupt):
                crew.ask_one(0, b"second") if one else crew.ask_all(b"second")
        with pytest.raises(RuntimeError, match="interrupted"):
            crew.ask_all(b"third")
