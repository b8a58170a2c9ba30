"""Every test on both databases; tests may be coroutines."""

import asyncio
import inspect
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.laid_out import laid_out_file, laid_out_postgres, postgres_url
from tests.store.postgres import PG, database, postgres_server

__all__ = ["laid_out_file", "laid_out_postgres", "postgres_server", "postgres_url"]
BOTH = ("sqlite", pytest.param("postgres", marks=PG))


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without rows: a SQLite file, then one on PostgreSQL."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    file = tmp_path / "guildhall.db"
    shutil.copy(request.getfixturevalue("laid_out_file"), file)
    return f"sqlite:///{file}"


@pytest.fixture(params=BOTH)
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without tables, for tests of how they come to be."""
    if request.param == "postgres":
        with database(request.getfixturevalue("postgres_server")) as address:
            yield address
    else:
        yield f"sqlite:///{tmp_path / 'new folder' / 'guildhall.db'}"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
