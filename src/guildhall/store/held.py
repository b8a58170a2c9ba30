"""The short way of a commit that has nothing in it but moves and summaries, as nearly all have.

To fetch a connection, to begin and to end by way of SQLAlchemy takes longer than all that SQLite
does for a move. So the thread that writes keeps a connection, and tells it so itself. What does not
go well here has changed nothing, and goes the long way.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from guildhall.store.appends import Append
from guildhall.store.hopeful import append_hopefully
from guildhall.store.prepared import run_words


class HeldConnection:
    """A connection that one thread keeps between its commits."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.kept: Connection | None = None

    def append(self, appends: Sequence[Append]) -> bool:
        """Commit appends; False: nothing was written. Raises SQLAlchemyError.

        An error is raised only by the end of the commit: then it may be on the disk, or not.
        """
        try:
            self.kept = self.kept or self.engine.connect()
            if self.engine.dialect.name == "sqlite":
                run_words(self.kept, "BEGIN IMMEDIATE")
            fit = append_hopefully(self.kept, appends)
        except Exception:  # noqa: BLE001  whatever it is, the long way finds out whose it is
            fit = False
        if fit and self.kept is not None:
            self._end(self.kept)
        else:
            self.let_go()
        return fit

    def _end(self, connection: Connection) -> None:
        raw: Any = connection.connection.driver_connection
        errors: Any = connection.dialect.dbapi
        try:
            raw.commit()
        except errors.Error as error:
            connection.invalidate(error)
            self.let_go()
            raise DBAPIError.instance("COMMIT", None, error, errors.Error) from error

    def let_go(self) -> None:
        """Give the connection back; the pool takes back what it has not committed."""
        kept, self.kept = self.kept, None
        if kept is not None:
            kept.close()
