"""What all tests share."""

import os
from pathlib import Path

import pytest

import guildhall.core.state


@pytest.fixture(autouse=True, scope="session")
def the_build_that_was_asked_for() -> None:
    """Neither the plain nor the compiled run can pass by testing the other."""
    compiled = Path(guildhall.core.state.__file__).suffix == ".so"
    assert compiled == (os.environ.get("GUILDHALL_BUILD") == "compiled")
