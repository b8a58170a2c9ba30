"""A real PostgreSQL for tests: started once, in a folder of its own, gone afterwards.

Tests that need it belong to one xdist group: `pytestmark = pytest.mark.xdist_group("pg")`, or a
parameter with that mark; pytest must run with `--dist loadgroup`, or every worker starts a server.
"""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

PG = pytest.mark.xdist_group("pg")
WITH_STRATEGY = 150_000
"""The first version that copies databases in more than one way."""


def binaries() -> Path:
    """Find the newest PostgreSQL of Debian; its absence is a failure, never a skip."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    assert found, "PostgreSQL is missing: ./test installs it (apt-get install postgresql)"
    return found[-1].parent


def _version(initdb: Path) -> int:
    return int(initdb.parent.parent.name.split(".")[0])


@contextmanager
def running(*, fsync: bool = False) -> Iterator[str]:
    """Run a server on the loopback; gives its address without a database."""
    bin_folder = binaries()
    folder = Path(tempfile.mkdtemp(prefix="guildhall-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"
        _as_postgres(
            *(bin_folder / "initdb", "-D", data, "-U", "postgres", "-A", "trust"),
            *("-E", "UTF8", "--locale=C", "--no-sync"),
        )
        port = _free_port()
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": folder,
            "fsync": "on" if fsync else "off",
            "max_connections": 60,
        }
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        control = (bin_folder / "pg_ctl", "-D", data, "-w", "-t", "60")
        _as_postgres(*control, "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            _as_postgres(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _as_postgres(*command: object) -> None:
    """Run a command; not as root, because PostgreSQL refuses that."""
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*user, *map(str, command)],
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def database(server: str, like: str = "template1") -> Iterator[str]:
    """Make a database, empty or a copy of another; gives its address."""
    name = f"g{uuid4().hex}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        # to write all of it to the log first, as 15 and later do unasked, costs half as much again
        plainly = "STRATEGY file_copy" if connection.info.server_version >= WITH_STRATEGY else ""
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {like} {plainly}")
    try:
        yield f"{server}/{name}"
    finally:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Run one server for all tests of this worker."""
    with running() as address:
        yield address
