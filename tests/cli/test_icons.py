"""The icons of an installed page: those that the manifest names, of the present drawings."""

import importlib
import json
import struct
from pathlib import Path
from typing import Any

import pytest

from guildhall.server.http.static import OWN_FILES

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "client" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The painter of icons, which lives among the scripts."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module("icons")


def test_each_is_made_of_its_drawing_as_it_is_now(icons: Any) -> None:
    for name, (drawing, width) in icons.ICONS.items():
        png = (PUBLIC / name).read_bytes()
        assert png.startswith(icons.SIGNATURE)
        assert struct.unpack(">II", png[16:24]) == (width, width)
        assert icons.source_of(drawing) in png, "the drawing has changed: run scripts/icons.py"
        assert name in OWN_FILES, "the server does not know it"


def test_the_manifest_has_what_installing_needs(icons: Any) -> None:
    given = {(i["sizes"], i["purpose"], i["type"]): i["src"] for i in MANIFEST["icons"]}
    for purpose in ("any", "maskable"):
        for width in (192, 512):
            name = given[f"{width}x{width}", purpose, "image/png"].removeprefix("/")
            assert icons.ICONS[name][1] == width
    assert (MANIFEST["start_url"], MANIFEST["display"], MANIFEST["id"]) == ("/", "standalone", "/")
    index = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in index
