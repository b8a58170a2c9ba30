"""A server on a restored backup knows everybody who was signed in."""

from pathlib import Path

import pytest

from guildhall.server.process.secret import kept_secret
from guildhall.store import default_url
from tests.server.running import run_server
from tests.server.test_damage import again
from tests.store.test_commands import run


async def test_everybody_stays_signed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "old"))
    monkeypatch.setenv("GUILDHALL_LANG", "en")
    copy = tmp_path / "copy.db"
    async with run_server(default_url(), secret=kept_secret()) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"])
        run("backup", copy)
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "new"))
    run("restore", copy)
    async with run_server(default_url(), secret=kept_secret()) as server:
        anna = await again(server, anna)
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna"
        assert (await anna.page(table))["seat"] == 0
