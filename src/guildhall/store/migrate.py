"""Brings a database to the columns of this version, all at once or not at all."""

import sqlite3

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import OperationalError

from guildhall.store.engine import WRITING
from guildhall.store.schema import REVISION, metadata
from guildhall.store.statistics import look_at_rows

LOCK = 1302
"""Workers that start together on PostgreSQL migrate one after the other."""
VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where the revision stands, as Alembic keeps it."""


PATIENCE = 12
"""How often SQLite's wait for a lock is gone through: another may be migrating for a minute."""


def migrate(engine: Engine, target: str = "") -> None:
    """Bring a database to this version, or by its changes to another revision."""
    for _ in range(PATIENCE - 1):
        try:
            return bring(engine, target)
        except OperationalError as error:
            if not _locked(error):
                raise
    return bring(engine, target)


def _locked(error: OperationalError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def bring(engine: Engine, target: str) -> None:
    """Migrate, or fail when somebody else is at it for long."""
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = inspect(connection).get_table_names()
        here = connection.scalar(select(VERSION)) if VERSION.name in found else None
        if not found and not target:
            _lay_out(connection)
        elif target or here != REVISION:
            from guildhall.store.changes import go  # noqa: PLC0415  Alembic takes long to load

            go(connection, here, target or "head")
            look_at_rows(connection)


def _lay_out(connection: Connection) -> None:
    """Make all tables in a database without any; a test compares them with what changes lead to."""
    metadata.create_all(connection, checkfirst=False)
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=REVISION))
