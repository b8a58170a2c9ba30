"""Analyses of finished games: who works on which, how far it is, and what came out."""

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from guildhall.store.rows import AnalysisRow
from guildhall.store.schema import analyses
from guildhall.store.upsert import insert_for


def analysis(connection: Connection, table: str) -> AnalysisRow | None:
    """Give the analysis of a table as it stands; None when nobody has asked for one."""
    line = connection.execute(select(analyses).where(analyses.c.table_id == table)).first()
    if line is None:
        return None
    return AnalysisRow(line.version, line.state, line.done, line.of, line.until, line.result)


def begin(
    connection: Connection, table: str, worker: str, version: str, until: float, now: float
) -> bool:
    """Take on an analysis unless it is done in this version or somebody works on it."""
    row = {
        "table_id": table,
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


def progress(
    connection: Connection, table: str, worker: str, done: int, of: int, until: float
) -> bool:
    """Say how far one's analysis is; False when it was cancelled or taken over."""
    changed = update(analyses).where(_own(table, worker)).values(done=done, of=of, until=until)
    return connection.execute(changed).rowcount > 0


def end(connection: Connection, table: str, worker: str, state: str, result: str) -> bool:
    """Finish one's analysis; False when it was cancelled or taken over."""
    changed = update(analyses).where(_own(table, worker)).values(state=state, result=result)
    return connection.execute(changed).rowcount > 0


def drop(connection: Connection, table: str, worker: str) -> None:
    """Forget one's unfinished analysis: somebody else may take it on."""
    connection.execute(delete(analyses).where(_own(table, worker)))


def cancel(connection: Connection, table: str) -> bool:
    """Stop whoever works on an analysis; False when nobody does."""
    running = (analyses.c.table_id == table) & (analyses.c.state == "running")
    return (
        connection.execute(update(analyses).where(running).values(state="cancelled")).rowcount > 0
    )


def _own(table: str, worker: str) -> ColumnElement[bool]:
    own = (analyses.c.table_id == table) & (analyses.c.worker == worker)
    return own & (analyses.c.state == "running")
