"""What was read of many people a moment ago, so that it need not be read with every move."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

V = TypeVar("V")
MOST_KEPT = 10_000


@dataclass(slots=True)
class Kept(Generic[V]):
    """Something, when it was read, and when it was last asked for."""

    value: V
    at: float
    asked: float


class Remembered(Generic[V]):
    """Something of each name, for so many seconds.

    A read of hundreds of names costs little more than that of one. So all who ask while a read is
    under way share the next one, and what is asked for again and again is read anew, all of it at
    once, before it is too old.
    """

    def __init__(
        self,
        read: Callable[[Sequence[str]], Awaitable[dict[str, V]]],
        clock: Callable[[], float],
        seconds: float,
    ) -> None:
        self.read = read
        self.now = clock
        self.seconds = seconds
        self.kept: dict[str, Kept[V]] = {}
        self.wanted: set[str] = set()
        self.next: asyncio.Task[dict[str, V]] | None = None
        """The read that has not begun yet, of all that is wanted."""
        self.reading = asyncio.Lock()
        self.old = False
        """Whether something was forgotten since the read that is under way began."""

    def __contains__(self, name: str) -> bool:
        return name in self.kept

    def get(self, name: str) -> V | None:
        """What was read a moment ago; None where it has to be read."""
        kept, now = self.kept.get(name), self.now()
        if kept is None or not 0 <= now - kept.at < self.seconds:
            return None
        kept.asked = now
        return kept.value

    def last(self, name: str) -> V | None:
        """What was read last, however long ago."""
        kept = self.kept.get(name)
        return kept.value if kept is not None else None

    async def of(self, name: str) -> V | None:
        """What was read a moment ago, or is read now; None where there is nothing."""
        known = self.get(name)
        return await self.look(name) if known is None else known

    async def look(self, name: str) -> V | None:
        """Read it anew."""
        return (await self._read_next([name])).get(name)

    async def renew(self) -> None:
        """Read anew what was asked for of late and is half too old."""
        now = self.now()
        names = [
            name
            for name, kept in self.kept.items()
            if now - kept.at >= self.seconds / 2 and now - kept.asked < self.seconds
        ]
        if names:
            await self._read_next(names)

    def forget(self, *names: str) -> None:
        """Have some read anew; also what is being read of them is old. Until then `last` knows."""
        self.old = True
        for name in names:
            if kept := self.kept.get(name):
                kept.at = float("-inf")

    def forget_all(self) -> None:
        """Have everything read anew."""
        self.forget(*self.kept)

    async def _read_next(self, names: Iterable[str]) -> dict[str, V]:
        """Read some names with the next read, which begins after this."""
        self.wanted.update(names)
        if self.next is None:
            self.next = asyncio.get_running_loop().create_task(self._read_wanted())
        return await asyncio.shield(self.next)

    async def _read_wanted(self) -> dict[str, V]:
        async with self.reading:
            names, self.wanted, self.next = list(self.wanted), set(), None
            self.old, at = False, self.now()
            found = await self.read(names)
            if self.old:
                self._keep_as_old(names, found)
            else:
                self._keep(names, found, at)
            return found

    def _keep_as_old(self, names: Iterable[str], found: dict[str, V]) -> None:
        """Keep what is read anew when it is asked for again, where nothing else is known."""
        unknown = [name for name in names if name not in self.kept]
        self._keep(unknown, found, float("-inf"))

    def _keep(self, names: Iterable[str], found: dict[str, V], at: float) -> None:
        for name in names:
            before = self.kept.pop(name, None)
            if name in found:
                self.kept[name] = Kept(found[name], at, before.asked if before else at)
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
