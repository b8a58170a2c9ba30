"""Tests of the server may be coroutines; some of them need PostgreSQL."""

import asyncio
import inspect
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import RunningServer, run_server
from tests.store.laid_out import laid_out_file, laid_out_postgres, postgres_url
from tests.store.postgres import postgres_server

__all__ = ["laid_out_file", "laid_out_postgres", "postgres_server", "postgres_url"]

Serve = Callable[..., AbstractAsyncContextManager[RunningServer]]


@pytest.fixture
def serve(tmp_path: Path, laid_out_file: Path) -> Serve:
    """A way to open a server in this process, on a database of its own."""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[RunningServer]:
        file = tmp_path / "guildhall.db"
        if "db" not in settings and not file.exists():
            shutil.copy(laid_out_file, file)
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
