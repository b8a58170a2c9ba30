"""Batched reads: all who ask for news of tables while a read is under way share the next one."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from guildhall.store.errors import Damaged
from guildhall.table.entry import Entry

Wanted = dict[str, int]
"""Tables, and the number after which entries of each are news."""
Numbered = list[tuple[int, Entry]]
Found = dict[str, Numbered | Damaged]
"""Entries of each table with their numbers, or why they cannot be read."""
Read = Callable[[Wanted], Awaitable[Found]]


@dataclass(frozen=True)
class Question:
    """A caller who waits for the entries of a table after a number."""

    table_id: str
    after: int
    answer: asyncio.Future[list[Entry]]


class BatchedReads:
    """Reads for all callers who wait, one read at a time."""

    def __init__(self, read: Read) -> None:
        self.read = read
        self.waiting: list[Question] = []
        self.task: asyncio.Task[None] | None = None

    async def of(self, table_id: str, after: int) -> list[Entry]:
        """Entries of a table after a number."""
        loop = asyncio.get_running_loop()
        question = Question(table_id, after, loop.create_future())
        self.waiting.append(question)
        if self.task is None or self.task.done():
            self.task = loop.create_task(self._work())
        return await question.answer

    async def _work(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting, []
            wanted: Wanted = {}
            for asked in group:
                wanted[asked.table_id] = min(asked.after, wanted.get(asked.table_id, asked.after))
            try:
                found = await self.read(wanted)
            except Exception as error:  # noqa: BLE001  all who asked get it
                _answer(group, error)
            else:
                _answer(group, found)


def _answer(group: list[Question], found: Found | Exception) -> None:
    for asked in group:
        if asked.answer.done():
            continue
        entries = found if isinstance(found, Exception) else found.get(asked.table_id, [])
        if isinstance(entries, Exception):
            asked.answer.set_exception(entries)
        else:
            asked.answer.set_result([entry for n, entry in entries if n > asked.after])
