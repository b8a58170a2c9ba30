"""The documentation as pages: built from the sources as they are, served under /docs."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.server.http import static
from tests.server.conftest import Serve

pytestmark = pytest.mark.xdist_group("docs")
ROOT = Path(__file__).parents[2]
LOADED = re.compile(r'<(?:script|link|img)[^>]* (?:src|href)="?([^" >]+)')


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages, built strictly: a link that leads nowhere is an error."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    return folder


async def test_every_page_of_the_documentation_is_shown_and_found(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, site: Path
) -> None:
    monkeypatch.setattr(static, "SITE", site)
    sources = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    found = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {doc["location"].partition("#")[0] for doc in found["docs"]}
    async with serve() as server:
        visitor = server.stranger()
        assert "./play" in (await visitor.send("GET", "/docs/")).text, "begins with the README"
        for source in sources:
            place = f"{source.parent if source.stem == 'README' else source.with_suffix('')}/"
            assert place in places, "can be searched"
            answer = await visitor.send("GET", f"/docs/{place}")
            assert answer.status_code == 200
            assert "<script>" not in answer.text, "which no browser would run here"
            for loaded in LOADED.findall(answer.text):
                assert not loaded.startswith(("http:", "https:", "//")), "nothing from elsewhere"


async def test_who_asks_for_what_is_not_there(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, site: Path
) -> None:
    monkeypatch.setattr(static, "SITE", site)
    async with serve() as server:
        visitor = server.stranger()
        for path in ("/docs/nothing/", "/docs/..%2f..%2fpyproject.toml", "/docs/%00"):
            assert (await visitor.send("GET", path)).status_code == 404
    monkeypatch.setattr(static, "SITE", tmp_path)
    async with serve() as server:
        answer = await server.stranger().send("GET", "/docs/")
        assert (answer.status_code, answer.json()["code"]) == (503, "docs_not_built")
