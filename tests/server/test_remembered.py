"""What is remembered of many is read anew in time, and never older than it may be."""

import asyncio
from collections.abc import Sequence

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.people import remembered
from guildhall.server.people.remembered import Remembered
from tests.server.running import Clock


class Shelf:
    """Things that are read, and by which reads; a read may be held up."""

    def __init__(self) -> None:
        self.things = {"a": 1, "b": 1, "c": 1}
        self.reads: list[list[str]] = []
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.begun = asyncio.Event()
        self.clock = Clock(100.0)
        self.known = Remembered(self.read, self.clock, 4.0)

    async def read(self, names: Sequence[str]) -> dict[str, int]:
        """Read some of them, as they are at this moment."""
        self.reads.append(sorted(names))
        self.begun.set()
        found = {name: self.things[name] for name in names if name in self.things}
        await self.go_on.wait()
        return found

    async def begin(self, name: str) -> asyncio.Task[int | None]:
        """Begin a look that has to wait."""
        self.go_on.clear()
        task = asyncio.create_task(self.known.look(name))
        await self.begun.wait()
        return task


async def test_what_is_asked_for_is_read_anew_all_at_once() -> None:
    shelf = Shelf()
    known = shelf.known
    for name in "abc":
        assert await known.of(name) == 1
    shelf.clock.now += 1.9
    await known.renew()
    assert len(shelf.reads) == 3, "nothing is old"
    assert known.get("a") == known.get("b") == 1
    shelf.things["a"] = 2
    shelf.clock.now += 2.05
    await known.renew()
    assert shelf.reads[3:] == [["a", "b", "c"]], "all at once, also what was asked for long ago"
    shelf.clock.now += 3.0
    assert (known.get("a"), known.get("b")) == (2, 1)
    await known.renew()
    assert shelf.reads[4:] == [["a", "b"]], "not what nobody asks for any more"
    shelf.clock.now += 1.0
    assert known.get("c") is None, "it is too old"
    assert known.last("c") == 1


async def test_what_is_gone_is_not_remembered() -> None:
    shelf = Shelf()
    assert await shelf.known.of("a") == 1
    del shelf.things["a"]
    shelf.clock.now += 2.0
    assert shelf.known.get("a") == 1
    await shelf.known.renew()
    assert "a" not in shelf.known
    assert await shelf.known.of("nothing") is None


async def test_a_look_that_began_before_something_was_forgotten_is_not_kept() -> None:
    shelf = Shelf()
    look = await shelf.begin("a")
    shelf.things["a"] = 2
    shelf.known.forget("a")
    shelf.go_on.set()
    assert await look == 1
    assert shelf.known.get("a") is None
    assert await shelf.known.of("a") == 2


async def test_who_asks_while_a_read_is_under_way_shares_the_next_one() -> None:
    shelf = Shelf()
    early = await shelf.begin("a")
    shelf.things["a"] = 2
    late = [asyncio.create_task(shelf.known.look(name)) for name in "aabc"]
    gone = asyncio.create_task(shelf.known.look("c"))
    await asyncio.sleep(0)
    gone.cancel()
    shelf.go_on.set()
    assert await early == 1, "it began before"
    assert await asyncio.gather(*late) == [2, 2, 1, 1], "also when somebody gives up"
    assert shelf.reads == [["a"], ["a", "b", "c"]]
    assert shelf.known.get("a") == 2


async def test_a_read_that_fails_fails_for_those_who_wait_for_it_only() -> None:
    shelf = Shelf()
    early = await shelf.begin("a")
    shelf.known.read = _fails
    late = [asyncio.create_task(shelf.known.look(name)) for name in "bc"]
    await asyncio.sleep(0)
    shelf.go_on.set()
    assert await early == 1
    for task in late:
        with pytest.raises(GuildhallError, match="store_failed"):
            await task
    shelf.known.read = shelf.read
    assert await shelf.known.look("b") == 1


async def _fails(_names: Sequence[str]) -> dict[str, int]:
    raise GuildhallError("store_failed", {})


async def test_it_is_as_old_as_the_beginning_of_its_look() -> None:
    shelf = Shelf()
    look = await shelf.begin("a")
    shelf.clock.now += 4.0
    shelf.go_on.set()
    assert await look == 1
    assert shelf.known.get("a") is None


async def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    monkeypatch.setattr(remembered, "MOST_KEPT", 2)
    for name in "abc":
        await shelf.known.of(name)
    assert list(shelf.known.kept) == ["b", "c"]
