"""Tests of the server may be coroutines; some of them need PostgreSQL."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.inn import Inn, open_inn
from tests.store.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]

OpenInn = Callable[..., AbstractAsyncContextManager[Inn]]


@pytest.fixture
def inn(tmp_path: Path) -> OpenInn:
    """Give a way to open a house in this process, on a database of its own."""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[Inn]:
        settings.setdefault("db", f"sqlite:///{tmp_path / 'guildhall.db'}")
        async with open_inn(**settings) as house:
            yield house

    return opened


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
