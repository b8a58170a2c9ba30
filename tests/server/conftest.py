"""Tests of the server may be coroutines; some of them need PostgreSQL."""

import asyncio
import inspect
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from guildhall.store import open_store
from tests.server.running import RunningServer, run_server
from tests.store.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]

Serve = Callable[..., AbstractAsyncContextManager[RunningServer]]


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the database of a new server once: to copy it is much quicker than to migrate it."""
    file = tmp_path_factory.mktemp("empty") / "guildhall.db"

    async def lay_out() -> None:
        async with await open_store(f"sqlite:///{file}"):
            pass

    asyncio.run(lay_out())
    return file


@pytest.fixture
def serve(tmp_path: Path, empty: Path) -> Serve:
    """A way to open a server in this process, on a database of its own."""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[RunningServer]:
        file = tmp_path / "guildhall.db"
        if "db" not in settings and not file.exists():
            shutil.copy(empty, file)
        settings.setdefault("db", f"sqlite:///{file}")
        async with run_server(**settings) as server:
            yield server

    return opened


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
