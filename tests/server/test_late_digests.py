"""Digests when the store fails between two steps, or the clock is set back."""

import pytest

from guildhall.server.people.kinds import TOURNAMENT
from guildhall.server.settings import Mail
from guildhall.store import StoreFailed
from tests.server.conftest import Serve
from tests.server.moderators import id_of
from tests.server.running import Person, RunningServer, eventually
from tests.server.test_notices import settled


async def noted(server: RunningServer, person: Person) -> None:
    """Something is to be told to a person who is reached by mail."""
    settings = {"mail": "anna@mail.test", "mail_confirmed": True}
    await server.worker.store.people.set_settings(await id_of(person), settings)
    table = await person.create(["me", "open", "open"])
    server.worker.notices.tell(await id_of(person), table, TOURNAMENT)
    await settled(server)


async def test_a_digest_that_the_store_kept_from_being_made_is_sent_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its notices were taken out, and nobody was told."""
    async with serve(digest_seconds=0.0, mail=Mail(host="mail.test")) as server:
        notices, posted = server.worker.notices, list[str]()
        monkeypatch.setattr(notices, "_post", lambda to, *_: posted.append(to))
        with monkeypatch.context() as failing:

            async def fail(*_: object) -> None:
                raise StoreFailed("it is away")

            failing.setattr(server.worker.store.tournaments, "rounds", fail)
            await noted(server, await server.guest("Anna"))
            server.clock.now += 1
            with pytest.raises(StoreFailed):
                await notices.send_due()
        server.clock.now += 1
        await notices.send_due()
        await eventually(lambda: posted == ["anna@mail.test"], "it is sent, once")


async def test_digests_go_on_when_the_clock_is_set_back(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(digest_seconds=60.0, mail=Mail(host="mail.test")) as server:
        notices, posted = server.worker.notices, list[str]()
        monkeypatch.setattr(notices, "_post", lambda to, *_: posted.append(to))
        await notices.send_due()
        server.clock.now -= 3600
        await noted(server, await server.guest("Anna"))
        server.clock.now += 61
        await notices.send_due()
        await eventually(lambda: posted == ["anna@mail.test"], "it is sent, once")


async def test_what_was_noted_before_the_clock_was_set_back_is_cleared_by_a_look(
    serve: Serve,
) -> None:
    """It was stamped later than the look, so that they were told of it all the same."""
    async with serve() as server:
        await noted(server, await server.guest("Anna"))
        (notice,) = await server.worker.store.notices.pending(1e12)
        server.clock.now -= 3600
        server.worker.notices.clear(notice.user, notice.table_id)
        await settled(server)
        assert await server.worker.store.notices.pending(1e12) == []
