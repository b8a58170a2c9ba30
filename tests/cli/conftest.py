"""A home of its own for every test, and English texts."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go to a fresh folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("GUILDHALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path
