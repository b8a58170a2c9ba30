"""Brings a database to the columns of this version, all at once or not at all."""

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

from guildhall.store.engine import WRITING
from guildhall.store.schema import REVISION, metadata

LOCK = 1302
"""Workers that start together on PostgreSQL migrate one after the other."""
VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where the revision stands, as Alembic keeps it."""


def migrate(engine: Engine, target: str = "") -> None:
    """Bring a database to this version, or by its changes to another revision."""
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


def _lay_out(connection: Connection) -> None:
    """Make all tables in a database without any; a test compares them with what changes lead to."""
    metadata.create_all(connection, checkfirst=False)
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=REVISION))
