"""What a worker remembers of tables is forgotten again: it serves for months."""

import pytest

from guildhall.server.people import notices
from tests.server.conftest import Serve
from tests.server.moderators import id_of


async def test_what_is_known_to_be_told_does_not_grow_for_ever(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of live games, and of invitations that were taken back, it stayed until the server ended."""
    monkeypatch.setattr(notices, "MOST_TOLD", 3)
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        person = await id_of(bea)
        for _ in range(8):
            table = await anna.create(["me", "open", "open"], clock="live")
            await anna.do(table, "offer", {"seat": 1, "person": person})
            await anna.do(table, "withdraw", {"seat": 1})
            await anna.send("DELETE", f"/api/tables/{table}", {})
        assert len(server.worker.notices.told) <= 3


async def test_who_was_invited_to_a_table_that_is_deleted_is_forgotten(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "open"])
        await anna.do(table, "offer", {"seat": 1, "person": await id_of(bea)})
        alone = await anna.create(["me", "random", "random"], clock="daily")
        turns = server.worker.turns
        assert (list(turns.invited), alone in turns.due) == ([table], True)
        for one in (table, alone):
            await anna.send("DELETE", f"/api/tables/{one}", {})
        assert (turns.invited, turns.due) == ({}, {})
