"""The page that needs no server: what the server gives to it, once."""

import json
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from guildhall.games import GAMES
from guildhall.server import sent_about
from guildhall.server.http import static
from guildhall.server.live import offline
from guildhall.server.routes import offline as routes
from tests.cli.run import guildhall
from tests.server.conftest import Serve
from tests.server.test_sent import fits

PAGE = '<!doctype html><html data-alone lang="en"></html>'
COMPILES = "'wasm-unsafe-eval'"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a client that is built, as far as it matters here."""
    folder = tmp_path / "static"
    for name, text in {
        "index.html": "server",
        "offline.html": PAGE,
        "sw.js": "",
        "sw-offline.js": "",
        "sw-files.js": "",
        "favicon.svg": "<svg/>",
        "assets/house-1.js": "",
        "offline/worker-1.js": "",
        "offline/pyodide-1/python.wasm": "",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for module in (static, offline, routes):
        monkeypatch.setattr(module, "STATIC", folder)
    monkeypatch.setattr(routes.FILES, "directory", folder / "offline")
    monkeypatch.setattr(routes.FILES, "all_directories", [folder / "offline"])
    return folder


@pytest.mark.usefixtures("built")
async def test_only_the_thread_that_runs_python_may_compile(serve: Serve) -> None:
    async with serve() as server:
        visitor = server.stranger()
        page = await visitor.send("GET", "/offline")
        assert (page.status_code, page.text) == (200, PAGE)
        thread = await visitor.send("GET", "/offline/worker-1.js")
        for answer, may in ((page, False), (thread, True), (await visitor.send("GET", "/"), False)):
            policy = answer.headers["content-security-policy"]
            assert (COMPILES in policy) == may
            assert "'unsafe-eval'" not in policy
            assert "connect-src 'self'" in policy, "nothing is fetched from elsewhere"
        assert "immutable" in thread.headers["cache-control"]


@pytest.mark.usefixtures("built")
async def test_the_rules_and_the_catalogue_are_made_here(serve: Serve) -> None:
    async with serve(disabled={"flandern", "colonia", "dutch_revolt"}) as server:
        visitor = server.stranger()
        packed = await visitor.send("GET", "/offline/rules.zip")
        with ZipFile(BytesIO(packed.content)) as archive:
            assert "guildhall/offline/door.py" in archive.namelist()
        shelf = (await visitor.send("GET", "/offline/catalogue.json")).json()
        fits(shelf["games"], sent_about.Catalogue)
        assert [game["name"] for game in shelf["games"]["games"]] == ["guildes"]
        fits(shelf["books"]["guildes"], sent_about.BookPage)
        assert not any(chapter["picture"] for chapter in shelf["books"]["guildes"]["chapters"])


@pytest.mark.usefixtures("built")
async def test_its_service_worker_is_asked_for_each_time(serve: Serve) -> None:
    async with serve() as server:
        for file in ("/sw-offline.js", "/sw-files.js"):
            answer = await server.stranger().send("GET", file)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "javascript" in answer.headers["content-type"]


@pytest.mark.usefixtures("built")
async def test_nothing_else_is_to_be_had_there(serve: Serve) -> None:
    async with serve() as server:
        visitor = server.stranger()
        for path in ("nothing", "..%2findex.html", "%2e%2e/index.html", "%00", "pyodide-1"):
            assert (await visitor.send("GET", f"/offline/{path}")).status_code == 404
        for path in ("/offline", "/offline/rules.zip", "/offline/catalogue.json"):
            assert (await visitor.send("POST", path, {})).status_code == 405


async def test_a_client_that_is_not_built(serve: Serve, built: Path) -> None:
    (built / "offline.html").unlink()
    async with serve() as server:
        answer = await server.stranger().send("GET", "/offline")
        assert (answer.status_code, answer.json()["code"]) == (503, "client_not_built")


@pytest.mark.usefixtures("built")
def test_a_folder_for_any_host(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    told = guildhall("offline", str(folder))
    assert str(folder) in told.out.replace("\n", "")
    assert (folder / "index.html").read_text(encoding="utf-8") == PAGE
    files = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    assert files == {
        *("index.html", "README.txt", "favicon.svg", "assets/house-1.js"),
        *("sw-offline.js", "sw-files.js"),
        *("offline/worker-1.js", "offline/pyodide-1/python.wasm"),
        *("offline/rules.zip", "offline/catalogue.json"),
    }
    shelf = json.loads((folder / "offline" / "catalogue.json").read_text(encoding="utf-8"))
    assert set(shelf["books"]) == set(GAMES)
    again = guildhall("offline", str(folder))
    assert again.code
    assert "already exists" in again.err.replace("\n", " ")
