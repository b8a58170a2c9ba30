"""Write the TypeScript types of what the server sends, from the Python types of it.

`python scripts/generate_types.py` writes the files; `--check` writes nothing and fails when one of
them is not what would be written. Every game is found by itself: its view is what `observe` gives.
"""

import argparse
import sys
import typing
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from typescript import Writer, is_record

from guildhall.core.view import View
from guildhall.games import GAMES
from guildhall.server import (
    schemas,
    schemas_people,
    sent,
    sent_about,
    sent_hall,
    sent_help,
    sent_moderation,
    sent_people,
    sent_socket,
    sent_status,
    sent_tournaments,
)

ROOT = Path(__file__).resolve().parents[1]
COMMAND = "scripts/generate_types.py"
CLIENT = Path("client/src")
SHARED = "../../lib/types.generated"
SENT = (
    *(sent, sent_socket, sent_hall, sent_about, sent_help),
    *(sent_people, sent_tournaments, sent_moderation, sent_status),
)
BODIES = (schemas, schemas_people)


def view_of(game: str) -> type[View]:
    """The class of the views of a game."""
    kind: type[View] = typing.get_type_hints(GAMES[game].observe)["return"]
    return kind


def declared(module: ModuleType) -> list[type]:
    """Records that a module declares itself, in its order."""
    return [
        kind
        for kind in vars(module).values()
        if is_record(kind) and kind.__module__ == module.__name__
    ]


def named(modules: Sequence[ModuleType]) -> str:
    """Names of modules, in their order."""
    return ", ".join(module.__name__ for module in modules)


def files() -> dict[Path, str]:
    """What is to be written, by path in the repository."""
    shared = Writer(open_ended={sent.Offer: "string"})
    for kind in (View, *(kind for module in SENT for kind in declared(module))):
        shared.declare(kind)
    bodies = Writer()
    for kind in (kind for module in BODIES for kind in declared(module)):
        bodies.declare(kind)
    texts = {
        CLIENT / "lib/types.generated.ts": shared.file(named(SENT), COMMAND),
        CLIENT / "lib/bodies.generated.ts": bodies.file(named(BODIES), COMMAND),
    }
    for game in GAMES:
        own = Writer({View: SHARED})
        kind = view_of(game)
        own.declare(kind)
        path = CLIENT / "games" / game / "view.generated.ts"
        texts[path] = own.file(kind.__module__, COMMAND)
    return texts


def stale() -> list[Path]:
    """Files that are not what would be written."""

    def found(path: Path) -> str:
        file = ROOT / path
        return file.read_text(encoding="utf-8") if file.exists() else ""

    return [path for path, text in files().items() if found(path) != text]


def main() -> int:
    """Write what is stale, or only say so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a file is stale"
    )
    check = parser.parse_args().check
    texts = files()
    for path in (old := stale()):
        print(f"{'stale' if check else 'written'}: {path}")
        if not check:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(texts[path], encoding="utf-8")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())
