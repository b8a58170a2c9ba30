"""Analyses of finished games: who works on which, how far it is, and what came out."""

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from guildhall.store.database import Repository, reads, writes
from guildhall.store.rows import AnalysisRow
from guildhall.store.schema import analyses
from guildhall.store.upsert import insert_for


class Analyses(Repository):
    """Jobs and results, one per finished table."""

    @reads
    def find(self, connection: Connection, table_id: str) -> AnalysisRow | None:
        """The analysis of a table as it stands; None when nobody has asked for one."""
        line = connection.execute(select(analyses).where(analyses.c.table_id == table_id)).first()
        if line is None:
            return None
        return AnalysisRow(line.version, line.state, line.done, line.of, line.until, line.result)

    @writes("job {0}")
    def begin(
        self,
        connection: Connection,
        table_id: str,
        worker: str,
        version: str,
        until: float,
        now: float,
    ) -> bool:
        """Take an analysis on; False when it is done in this version or being worked on."""
        row = {
            "table_id": table_id,
            "version": version,
            "worker": worker,
            "state": "running",
            "done": 0,
            "of": 0,
            "until": until,
            "result": "",
        }
        made = insert_for(connection, analyses).values(row)
        idle = (analyses.c.state != "running") | (analyses.c.until <= now)
        undone = or_(analyses.c.state != "done", analyses.c.version != version)
        taken = made.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: made.excluded[name] for name in row if name != "table_id"},
            where=idle & undone,
        )
        return bool(connection.execute(taken.returning(analyses.c.table_id)).all())

    @writes("job {0}")
    def progress(
        self, connection: Connection, table_id: str, worker: str, done: int, of: int, until: float
    ) -> bool:
        """Note how far one's analysis is; False when it was cancelled or taken over."""
        changed = (
            update(analyses).where(_own(table_id, worker)).values(done=done, of=of, until=until)
        )
        return connection.execute(changed).rowcount > 0

    @writes("job {0}")
    def end(
        self, connection: Connection, table_id: str, worker: str, state: str, result: str = ""
    ) -> bool:
        """Finish one's analysis; False when it was cancelled or taken over."""
        changed = update(analyses).where(_own(table_id, worker)).values(state=state, result=result)
        return connection.execute(changed).rowcount > 0

    @writes("job {0}")
    def drop(self, connection: Connection, table_id: str, worker: str) -> None:
        """Delete one's unfinished analysis: another worker may take it on."""
        connection.execute(delete(analyses).where(_own(table_id, worker)))

    @writes("job {0}")
    def cancel(self, connection: Connection, table_id: str) -> bool:
        """Stop an analysis, whichever worker is on it; False when none is."""
        running = (analyses.c.table_id == table_id) & (analyses.c.state == "running")
        return (
            connection.execute(update(analyses).where(running).values(state="cancelled")).rowcount
            > 0
        )


def _own(table_id: str, worker: str) -> ColumnElement[bool]:
    own = (analyses.c.table_id == table_id) & (analyses.c.worker == worker)
    return own & (analyses.c.state == "running")
