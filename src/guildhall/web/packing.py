"""The rules, tables and bots of all games as one file of plain Python, for browsers."""

from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE = Path(__file__).parents[1]
STAND_INS = PACKAGE / "offline" / "stand_ins"
WHOLE = ("core", "games", "table", "bots")
"""Folders that are taken as they are, without what is compiled."""
PARTS = (
    *("__init__.py", "lab/__init__.py", "lab/analysis.py", "lab/estimate.py"),
    *("lessons/__init__.py", "lessons/lesson.py"),
    *("offline/__init__.py", "offline/acts.py", "offline/desk.py", "offline/door.py"),
    *("server/__init__.py", "server/sent.py", "server/sent_help.py", "server/sent_socket.py"),
    *("server/live/__init__.py", "server/live/looks.py", "server/live/payloads.py"),
)
KINDS = (".py", ".toml")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive."""


@cache
def rules() -> bytes:
    """All that `guildhall.offline.door` imports, where nothing else is installed."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, file in _files():
            archive.writestr(ZipInfo(name, LONG_AGO), file.read_bytes(), ZIP_DEFLATED)
    return packed.getvalue()


def _files() -> list[tuple[str, Path]]:
    """Files by the names that they have in the archive."""
    own = [PACKAGE / part for part in PARTS]
    for folder in WHOLE:
        own += sorted(file for file in (PACKAGE / folder).rglob("*") if file.suffix in KINDS)
    stand_ins = sorted({*STAND_INS.rglob("*.py")} - {STAND_INS / "__init__.py"})
    return [
        *((f"guildhall/{file.relative_to(PACKAGE)}", file) for file in own),
        *((str(file.relative_to(STAND_INS)), file) for file in stand_ins),
    ]
