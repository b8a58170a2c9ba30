"""Every test on both databases; tests may be coroutines."""

import asyncio
import inspect
from pathlib import Path

import pytest

from tests.store.postgres import PG, postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=PG)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: a SQLite file, then one on PostgreSQL."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'new folder' / 'guildhall.db'}"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
