"""Lessons and puzzles done: the first answer stays, in the order in which answers came."""

from guildhall.store import User, open_store
from guildhall.store.learned import LESSON, PUZZLE, Done


async def test_what_was_kept_first_stays(url: str) -> None:
    lesson = Done(LESSON, "guildes", "basics")
    missed, late, early = (Done(PUZZLE, "guildes", n, solved=n != "m") for n in ("m", "b", "a"))
    async with await open_store(url) as store:
        for person in ("anna", "bea"):
            await store.people.add(User(person, person.title(), 1.0))
        await store.learned.add("anna", [missed, late], 2.0)
        again = Done(PUZZLE, "guildes", "m", solved=True)
        await store.learned.add("anna", [early, again, lesson, lesson], 3.0)
        await store.learned.add("anna", [], 4.0)
        assert await store.learned.of_user("anna") == [missed, late, early, lesson]
        assert await store.learned.of_user("bea") == []
