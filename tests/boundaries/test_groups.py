"""Tests of a group run in one worker, so that what they share is made once."""

import pytest


@pytest.mark.xdist_group("here")
def test_groups_hold(request: pytest.FixtureRequest) -> None:
    """The name that pytest tells the others has the group, by which xdist hands out tests."""
    grouped = request.config.getoption("loadgroup", default=False)
    assert request.node.nodeid.endswith("@here") == bool(grouped)
