"""What a page needs that runs without a server: beside the built client, two files."""

import shutil
from functools import cache
from pathlib import Path

import msgspec

from guildhall.bots import AT_ONCE
from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES, book_of, find
from guildhall.locale import LANGUAGES
from guildhall.server import sent_about
from guildhall.server.live.catalogue import about, book_sent
from guildhall.web import STATIC
from guildhall.web.packing import rules

FOLDER, PAGE, RULES, CATALOGUE = "offline", "offline.html", "rules.zip", "catalogue.json"
OF_A_SERVER = ("index.html", "offline.html", "sw.js", "manifest.webmanifest", "cards", ".stamp")
"""Of the built client: what is no use without a server."""
README = """Guildhall without a server: board games against bots that run in the browser.
Put this folder on any host of plain files and open its address. It needs no other place.
Try it here: python -m http.server
"""


@cache
def catalogue(names: tuple[str, ...] = tuple(GAMES)) -> bytes:
    """Games that can be played there, and their books, as JSON."""
    games: list[sent_about.GameAbout] = [
        {**about(game), "bots": list(AT_ONCE), "lessons": []} for game in map(find, names)
    ]
    offered: sent_about.Catalogue = {
        "games": games,
        "clocks": ["none"],
        "rescue_days": [],
        "delays": {},
        "languages": list(LANGUAGES),
        "mail": False,
        "features": [],
        "rules": "plain",
    }
    books = {name: _unillustrated(book_sent(book_of(name))) for name in names}
    return msgspec.json.encode({"games": offered, "books": books})


def _unillustrated(book: sent_about.BookPage) -> sent_about.BookPage:
    """A book without its pictures: a server makes them."""
    chapters: list[sent_about.BookChapter] = [
        {**chapter, "picture": False} for chapter in book["chapters"]
    ]
    return {**book, "chapters": chapters}


def write_folder(folder: Path) -> None:
    """Write all that a host of plain files needs.

    Raises GuildhallError client_not_built, and folder_exists: nothing of anybody's is replaced.
    """
    if not (STATIC / PAGE).exists():
        raise GuildhallError("client_not_built", {})
    if folder.exists():
        raise GuildhallError("folder_exists", {"folder": str(folder)})
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns(*OF_A_SERVER))
    shutil.copyfile(STATIC / PAGE, folder / "index.html")
    (folder / FOLDER / RULES).write_bytes(rules())
    (folder / FOLDER / CATALOGUE).write_bytes(catalogue())
    (folder / "README.txt").write_text(README, encoding="utf-8")
