"""Every table has the same luck, so that a test meets the same game every time."""

from types import SimpleNamespace

import pytest

from guildhall.offline import desk


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all tables one key."""
    monkeypatch.setattr(desk, "secrets", SimpleNamespace(token_hex=lambda size: "07" * size))
