"""Brings a database to the columns of this version, all at once or not at all."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from guildhall.core.errors import GuildhallError
from guildhall.store.engine import WRITING

FOLDER = Path(__file__).parent / "migrations"
LOCK = 1302
"""Workers that start together on PostgreSQL migrate one after the other."""


def migrate(engine: Engine, target: str = "head") -> None:
    """Go to a revision: up to the head when a store is opened, down only by hand and in tests."""
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        _go(connection, target)


def _go(connection: Connection, target: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    here = MigrationContext.configure(connection).get_current_revision()
    if target == "head" and here == scripts.get_current_head():
        return
    try:
        go = command.downgrade if target == "base" else command.upgrade
        go(config, target)
    except CommandError:
        raise GuildhallError("store_version", {"found": str(here)}) from None
