"""Processes that share memory: what is left of them when some have ended by themselves."""

import multiprocessing
from multiprocessing.shared_memory import SharedMemory
from unittest.mock import Mock

import pytest

from guildhall.lab.envs.crew import Crew


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
