"""Takes a database from one revision to another, by the files of `migrations/versions`.

Apart from `migrate.py`, because most databases are new or as they should be, and the library that
reads these files takes long to load.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from guildhall.core.errors import GuildhallError

FOLDER = Path(__file__).parent / "migrations"


def go(connection: Connection, here: str | None, target: str = "head") -> None:
    """Go to a revision: up to the head when a store is opened, down only by hand and in tests.

    Raises GuildhallError store_version where the revision it comes from is unknown.
    """
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        way = command.downgrade if target == "base" else command.upgrade
        way(config, target)
    except CommandError:
        raise GuildhallError("store_version", {"found": str(here)}) from None
