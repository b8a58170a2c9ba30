"""Tables and their entries: appended, never changed or deleted."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from guildhall.store import entries as rows_of_entries
from guildhall.store import removal
from guildhall.store.appends import add_table, new_append
from guildhall.store.batched_reads import BatchedReads, Found, Wanted
from guildhall.store.codec import entry_row, write_grown, write_json
from guildhall.store.database import Database, Repository, reads, writes
from guildhall.store.gone import left_meanwhile, people_in, those_gone
from guildhall.store.hints import hint
from guildhall.store.lists import check_room
from guildhall.store.people import hold
from guildhall.store.prepared import Row
from guildhall.store.rows import Room, Summary
from guildhall.table.entry import Entry, TableSetup


class Tables(Repository):
    """Setups and entries of all tables."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.batched = BatchedReads(self._news_of)

    async def add(
        self,
        setup: TableSetup,
        entries: Sequence[Entry],
        summary: Summary,
        room: Room | None = None,
    ) -> None:
        """Write a new table with its first entries; raises store_conflict if it is there.

        Raises too_many_tables where its host has no room for it, and Left for who has left.
        """
        rows = [entry_row(setup.id, number, entry) for number, entry in enumerate(entries)]
        people = people_in(entries)
        await self._add(setup, write_json(setup), rows, summary, room, people)

    @writes("user {0.host} {0.id}")
    def _add(
        self,
        connection: Connection,
        setup: TableSetup,
        written: str,
        rows: list[Row],
        summary: Summary,
        room: Room | None,
        people: Mapping[str, str],
    ) -> None:
        if room is not None:
            hold(connection, setup.host)
            check_room(connection, setup.host, room)
        if left := left_meanwhile(people, those_gone(connection, people)):
            raise left
        add_table(connection, setup, written, rows, summary)
        hint(connection, [write_grown(setup.id, len(rows), [])])

    @writes("{0}")
    def remove(self, connection: Connection, table_id: str, count: int) -> None:
        """Delete a table and all that belongs to it, for ever; raises Taken if it has grown."""
        removal.remove(connection, table_id, count)
        hint(connection, [write_grown(table_id, count, [])])

    async def append(
        self, table_id: str, first: int, entries: Sequence[Entry], summary: Summary | None = None
    ) -> None:
        """Write entries as numbers `first` and on; on the disk when this returns. Raises Taken."""
        if entries or summary is not None:
            await self.database.writer.append(new_append(table_id, first, entries, summary))

    async def sum_up(self, table_id: str, entries: int, summary: Summary) -> None:
        """Write what lists show of a table after so many entries; raises Taken if it has more."""
        await self.database.writer.append(new_append(table_id, entries, [], summary))

    @reads
    def load(
        self, connection: Connection, table_id: str, after: int = -1
    ) -> tuple[TableSetup, list[Entry]] | None:
        """The setup and the entries after a number; None when there is no such table."""
        return rows_of_entries.load(connection, table_id, after)

    async def news(self, table_id: str, after: int) -> list[Entry]:
        """The entries after a number; all who ask at the same time share one read."""
        return await self.batched.of(table_id, after)

    @reads
    def _news_of(self, connection: Connection, wanted: Wanted) -> Found:
        return rows_of_entries.news_of(connection, wanted)
