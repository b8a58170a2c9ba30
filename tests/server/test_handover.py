"""Compiled in the background, taken into use under way: what was promised stays, nobody is refused.

Nothing is compiled here: the fake build copies the sources and keeps one module of the rules only
as bytecode, which is as little plain source as a library.
"""

import asyncio
import json
import os
import random
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

import guildhall
from guildhall.server.process.build import COMMAND_ENV, FOLDER_ENV, Build, rules_in_use
from guildhall.server.process.handover import (
    HEARING_SECONDS,
    LATEST_SECONDS,
    QUIET_SECONDS,
    Handover,
    Outgoing,
    Successor,
)
from guildhall.server.serve import SETTINGS_ENV, write_settings
from guildhall.server.settings import Settings
from tests.server.hammer import Hammer, Player, check
from tests.server.processes import LOOK, Server, asking, free_port
from tests.server.test_processes import members, no_tracebacks, until
from tests.waiting import PATIENCE, eventually

AT_ONCE = "from guildhall.server.process import handover; handover.LATEST_SECONDS = 0"
"""Do not wait for a quiet moment: the players never pause."""


def command(folder: Path, text: str) -> str:
    """Write a command that stands in for the compiler."""
    file = folder / "compile"
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o700)
    return str(file)


def copied(folder: Path) -> Path:
    """Lay down what the fake build gives."""
    target = folder / "compiled" / "guildhall"
    source = Path(guildhall.__file__).parent
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("static", "site"))
    return target


def build_when_told(folder: Path) -> tuple[str, Path]:
    """A build that ends well when a file is there, and that file."""
    state, told = copied(folder) / "core" / "state.py", folder / "told"
    script = f"import py_compile as p; p.compile('{state}', '{state}c', doraise=True)"
    text = f'until [ -e {told} ]; do sleep 0.05; done; {sys.executable} -c "{script}" && rm {state}'
    return command(folder, text), told


@contextmanager
def compiling_server(folder: Path, compiler: str, first: str = "pass") -> Iterator[Server]:
    """Start a server that compiles in the background; some lines of Python go before it."""
    server = Server(folder, f"sqlite:///{folder / 'guildhall.db'}", "secret")
    server.begin_with(first)
    apart = free_port()
    server.health = f"http://127.0.0.1:{apart}/healthz"
    server.command += ["--lang", "en", "--metrics-port", str(apart)]
    server.env |= {COMMAND_ENV: compiler, FOLDER_ENV: str(folder / "compiled")}
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def rules_of(server: Server) -> str:
    """Ask over a connection of its own, as a new page would; it may wait, never fail."""
    async with asking() as http:
        answer = await http.get(f"{server.url}/api/games")
    assert answer.status_code == 200
    return str(answer.json()["rules"])


async def until_rules(server: Server, wanted: str) -> None:
    for _ in range(int(PATIENCE / LOOK)):
        if await rules_of(server) == wanted:
            return
        await asyncio.sleep(LOOK)
    raise AssertionError(server.log.read_text()[-2000:])


async def resumed(player: Player, server: Server, table: str) -> None:
    """Watch a table until the server closes the page's socket; then go on where it was."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in player.http.cookies.jar)
    headers = {"cookie": cookies}
    url = f"ws{server.url[4:]}/api/tables/{table}/live"
    page: dict[str, int] = {}
    async with connect(url, origin=server.url, additional_headers=headers) as first:  # type: ignore[arg-type]
        with suppress(ConnectionClosedError):
            async for text in first:
                page = json.loads(text).get("page", page)  # a quiet page is only pinged
    assert first.close_code == 1012, "the service restarts"
    known = f"?entries={page['entries']}&inputs={page['inputs']}"
    async with connect(url + known, origin=server.url, additional_headers=headers) as again:  # type: ignore[arg-type]
        message = await until(again, 0)
    assert message["keep"] == page["inputs"]
    assert message["page"]["entries"] >= page["entries"]


async def test_the_compiled_rules_are_taken_into_use_under_way(tmp_path: Path) -> None:
    compiler, told = build_when_told(tmp_path)
    with compiling_server(tmp_path, compiler, AT_ONCE) as server:
        await server.ready()
        assert await rules_of(server) == "compiling"
        watcher = Player([server.url], random.Random(1))  # noqa: S311
        await watcher.send("POST", "/api/me", {"name": "Anna"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        table = (await watcher.post("/api/tables", {"game": "guildes", "seats": seats}))["table"]
        watching = asyncio.create_task(resumed(watcher, server, table))
        hammer = Hammer([server.url], seed=7)
        load = asyncio.create_task(hammer.play(1, 1))
        while len(hammer.promises) < 10:
            assert not load.done(), load
            await asyncio.sleep(0.01)
        told.touch()
        await until_rules(server, "compiled")
        await server.ready()
        await asyncio.wait_for(watching, PATIENCE)
        before = len(hammer.promises)
        while len(hammer.promises) < before + 10:
            assert not load.done(), load
            await asyncio.sleep(0.01)
        hammer.stopping = True
        await asyncio.wait_for(load, PATIENCE)
        await watcher.http.aclose()
        no_tracebacks(server)
        server.stop()
        assert "The compiled rules are now in use." in server.log.read_text()
        assert (await check(f"sqlite:///{tmp_path / 'guildhall.db'}", hammer))["acknowledged"] >= 20


async def test_a_successor_that_cannot_load_leaves_the_plain_rules(tmp_path: Path) -> None:
    """Said once, with the place of the log; the server goes on."""
    (tmp_path / "compiled" / "guildhall").mkdir(parents=True)
    (tmp_path / "compiled" / "guildhall" / "__init__.py").write_text("raise SystemExit('no')")
    with compiling_server(tmp_path, command(tmp_path, "true")) as server:
        await server.ready()
        await until_rules(server, "plain")
        server.stop()
    said = server.log.read_text()
    assert said.count("couldn’t be compiled") == 1
    assert str(tmp_path / "compiled.log") in said


async def test_stopping_the_server_stops_the_compiler_too(tmp_path: Path) -> None:
    """It runs at the lowest priority, in a group that is ended as a whole."""
    nice, pid = tmp_path / "nice", tmp_path / "pid"
    text = f"nice > {nice}; echo $$ > {pid}.new; mv {pid}.new {pid}; sleep 600 & wait"
    with compiling_server(tmp_path, command(tmp_path, text)) as server:
        await server.ready()
        await eventually(pid.exists, "the compiler starts")
        assert len(members(int(pid.read_text()))) == 2
        server.stop()
    assert not members(int(pid.read_text()))
    assert int(nice.read_text()) == 19


async def test_a_successor_takes_over_and_ends_with_whoever_started_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings("secret", db=f"sqlite:///{tmp_path / 'guildhall.db'}")
    monkeypatch.setenv(SETTINGS_ENV, write_settings(settings))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/healthz"
        successor = Successor([listening], Build("", tmp_path / "nothing"))
        loop = asyncio.get_running_loop()
        async with asking() as http:
            waiting = loop.create_task(http.get(url))
            while successor.loaded() is None:
                await asyncio.sleep(0.02)
            assert not (tmp_path / "guildhall.db").exists(), "the database is still another's"
            assert await loop.run_in_executor(None, successor.take_over)
            assert (await waiting).status_code == 200, "who came early was kept waiting"
        successor.line.close()
        assert await loop.run_in_executor(None, successor.process.wait, PATIENCE) == 0


def test_a_build_that_fails_is_never_taken_into_use(tmp_path: Path) -> None:
    build = Build(command(tmp_path, "echo no such header; exit 3"), tmp_path / "compiled")
    handover = Handover(build, [])
    build.start()
    assert build.rules == "compiling"
    assert build.process is not None
    build.process.wait(PATIENCE)
    assert not handover.due(0)
    assert build.rules == "plain"
    assert handover.successor is None
    assert build.log.read_text() == "no such header\n"


class Ended(Build):
    """A build that has ended well."""

    def done(self) -> bool:
        return True


class Loaded:
    """A successor that is ready from the start."""

    def loaded(self) -> bool:
        return True


def test_a_quiet_moment_is_waited_for_but_not_for_ever(tmp_path: Path) -> None:
    now = 100.0
    handover = Handover(Ended("", tmp_path), [], lambda: now)
    handover.successor = Loaded()  # type: ignore[assignment]
    assert not handover.due(5), "loaded only now"
    now += QUIET_SECONDS - 0.1
    assert not handover.due(6), "somebody asks"
    now += QUIET_SECONDS - 0.1
    assert not handover.due(6)
    now += 0.2
    assert handover.due(6), "nobody asks"
    assert not handover.due(7)
    for requests in range(8, 100):
        now += 1.0
        if handover.due(requests):
            break
    assert now == pytest.approx(100 + LATEST_SECONDS, abs=1.1)


class Connected:
    """A connection; its cycle is the last request that it made."""

    cycle: object = None


async def test_whoever_has_connected_is_heard_before_the_doors_close(tmp_path: Path) -> None:
    now = 100.0
    handover = Handover(Ended("", tmp_path), [], lambda: now)
    handover.successor = Loaded()  # type: ignore[assignment]
    outgoing = Outgoing(uvicorn.Config("nothing"), handover, print)
    outgoing.servers = []
    assert not await outgoing.on_tick(1), "loaded only now"
    now += LATEST_SECONDS
    assert not await outgoing.on_tick(2)
    assert outgoing.leaving
    slow, page = Connected(), object()
    outgoing.server_state.connections |= {slow, page}  # type: ignore[arg-type]
    assert not await outgoing.on_tick(3), "somebody has connected and not asked yet"
    slow.cycle = "a request"
    assert await outgoing.on_tick(4)
    slow.cycle = None
    now += HEARING_SECONDS
    assert await outgoing.on_tick(5), "who says nothing keeps nobody"


def test_without_a_command_nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(COMMAND_ENV, raising=False)
    assert Build.from_environment() is None
    assert rules_in_use() == os.environ.get("GUILDHALL_BUILD", "plain")
