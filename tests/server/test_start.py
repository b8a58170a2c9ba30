"""A server that starts together with its database waits for it."""

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server import app
from guildhall.server.app import patient_store
from guildhall.store import Store, open_store

POSTGRES = "postgresql://u@127.0.0.1:1/x"


class Slow:
    """A database that answers only when it was asked so often."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failures: int, code: str) -> None:
        self.failures, self.code, self.asked = failures, code, 0
        monkeypatch.setattr(app, "open_store", self.open)
        monkeypatch.setattr(app, "STORE_WAIT_SECONDS", 0.0)

    async def open(self, _url: str) -> Store:
        self.asked += 1
        if self.asked <= self.failures:
            raise GuildhallError(self.code, {"problem": "the database system is starting up"})
        return await open_store("sqlite://")


async def test_a_database_that_starts_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch, app.STORE_TRIES, "store_unreachable")
    async with await patient_store(POSTGRES) as store:
        assert await store.lists.all() == []
    assert slow.asked == app.STORE_TRIES + 1


@pytest.mark.parametrize(
    ("url", "code", "asked"),
    [
        (POSTGRES, "store_unreachable", app.STORE_TRIES + 1),
        (POSTGRES, "store_url", 1),
        ("sqlite:///x.db", "store_unreachable", 1),
    ],
)
async def test_but_not_for_ever_and_not_in_vain(
    monkeypatch: pytest.MonkeyPatch, url: str, code: str, asked: int
) -> None:
    slow = Slow(monkeypatch, 1000, code)
    with pytest.raises(GuildhallError, match=code):
        await patient_store(url)
    assert slow.asked == asked
