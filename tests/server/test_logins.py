"""Logins are the same however their letters are composed."""

from tests.server.conftest import Serve

COMPOSED, APART = "ren\u00e9", "rene\u0301"
HORSE = "correct horse"


async def test_a_login_is_one_however_it_is_composed(serve: Serve) -> None:
    """Keyboards differ: one could not sign in at another machine, and two looked the same."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        await anna.post("/api/account", {"login": COMPOSED, "password": HORSE})
        await server.stranger().post("/api/login", {"login": APART, "password": HORSE})
        taken = await bea.refused("/api/account", {"login": APART, "password": HORSE})
        assert taken == "409 login_taken"


async def test_a_login_that_was_kept_as_it_was_written_still_opens(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        await anna.post("/api/account", {"login": COMPOSED, "password": HORSE})
        people = server.worker.store.people
        user = await people.by_login(COMPOSED)
        assert user is not None
        await people.set_password(user.id, APART, user.password, user.password)
        await server.stranger().post("/api/login", {"login": APART, "password": HORSE})
