"""People by name: found by indexes, and also those of before."""

from functools import partial

from sqlalchemy import text

from guildhall.store import Store, User, open_store
from guildhall.store.acquaintances import followed, named, opponents
from guildhall.store.engine import WRITING, make_engine, read_url
from guildhall.store.migrate import migrate
from tests.store.plans import explained, reads_whole


async def test_they_are_found_by_indexes(url: str) -> None:
    queries = (followed("anna", "b"), opponents("anna", "b"), named("b"))
    async with await open_store(url) as store:
        for query in queries:
            plan = await store.read(partial(explained, query=query))
            whole = plan.replace("SCAN anon", "").replace("SCAN last", "")
            assert not reads_whole(whole), plan


async def test_people_of_before_are_found_by_name(new_url: str) -> None:
    """r0017: a database of the release before, with people."""
    engine = make_engine(read_url(new_url))
    try:
        migrate(engine, "r0016")
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            row = "INSERT INTO users VALUES ('u0', 'Agnès  Straße', 3.5, 'agnes', 'argon', '{}')"
            connection.execute(text(row))
            connection.execute(text("INSERT INTO presence VALUES ('u0', 3.0)"))
        migrate(engine)
        async with Store(read_url(new_url), engine) as store:
            (one,) = await store.acquaintances.of_user("", "AGNÈS stras")
            assert (one.person, one.how, one.shown) == ("u0", "named", True)
            await store.people.add(User("u1", "Agnes", 4.0, "argon", {}, "other"))
            assert await store.acquaintances.of_user("u1", "agnes") == []
    finally:
        engine.dispose()
