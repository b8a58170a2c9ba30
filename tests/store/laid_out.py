"""Databases with all tables and no rows: made once and copied, which is cheaper than to lay out."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.store import open_store
from tests.store.postgres import database


def lay_out(address: str) -> None:
    """Make all tables, as whoever opens a database does."""

    async def opened() -> None:
        async with await open_store(address):
            pass

    asyncio.run(opened())


@pytest.fixture(scope="session")
def laid_out_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file to be copied."""
    file = tmp_path_factory.mktemp("laid_out") / "guildhall.db"
    lay_out(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def laid_out_postgres(postgres_server: str) -> Iterator[str]:
    """The name of a PostgreSQL database to be copied."""
    with database(postgres_server) as address:
        lay_out(address)
        yield address.rpartition("/")[2]


@pytest.fixture
def postgres_url(postgres_server: str, laid_out_postgres: str) -> Iterator[str]:
    """A PostgreSQL database without rows."""
    with database(postgres_server, like=laid_out_postgres) as address:
        yield address
