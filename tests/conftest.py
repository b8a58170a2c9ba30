"""What all tests share."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import guildhall.core.state

gc.disable()  # what tests are made of stays: nothing to be found before they begin

settings.register_profile("no_clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no_clock")


@pytest.fixture(autouse=True, scope="session")
def the_build_that_was_asked_for() -> None:
    """Neither the plain nor the compiled run can pass by testing the other."""
    compiled = Path(guildhall.core.state.__file__).suffix == ".so"
    assert compiled == (os.environ.get("GUILDHALL_BUILD") == "compiled")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let groups hold: xdist 3.8 adds a group to a name that pytest 9.2 no longer looks at."""
    for item in items:
        named = getattr(item, "_nodeid", item.nodeid)
        if named != item.nodeid:
            item._id = type(item.id).parse(named)


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what is there to stay, and come less often.

    A worker has half a million objects before its first test; to look through them all again and
    again is a quarter of what long games of plain objects cost.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
