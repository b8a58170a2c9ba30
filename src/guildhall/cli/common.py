"""What all commands share: language, options, the console, the one line of an error."""

import json
import locale
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from platformdirs import user_data_path
from rich.console import Console

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Option, OptionValue
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import error_text

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)

GAMES_FOLDER = "games"
"""Where games that are played in the terminal are saved."""

GameName = Annotated[
    str, typer.Argument(help="Name of the game, for example guildes.", metavar="GAME")
]
Json = Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        "--language",
        help="Language of the output, for example fr.",
        envvar="GUILDHALL_LANG",
    ),
]
Options = Annotated[
    list[str],
    typer.Option("--option", "-o", help="Game option: NAME or NAME=VALUE.", metavar="OPT"),
]
Seed = Annotated[
    int,
    typer.Option(help="Random seed: the same seed gives the same game.", min=0, max=(1 << 62) - 1),
]


def default_language() -> str:
    """Give the language of the system if there are texts in it, else English."""
    code = os.environ.get("LC_ALL") or os.environ.get("LANG") or (locale.getlocale()[0] or "")
    return code[:2] if code[:2] in LANGUAGES else "en"


def speech(language: str) -> Speech:
    """Give the texts of a language; an empty name means the system's."""
    global _language  # noqa: PLW0603  the language in which `complain` speaks
    spoken = Speech(language or default_language())
    _language = spoken.language
    return spoken


_language = default_language()


def data_folder(*parts: str) -> Path:
    """A folder of this user's own data; made if it is not there."""
    folder = user_data_path("guildhall", appauthor=False).joinpath(*parts)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn what goes wrong with a file into GuildhallError with code save_failed."""
    try:
        yield
    except OSError as error:
        facts: dict[str, object] = {"file": str(path), "problem": error.strerror or ""}
        raise GuildhallError("save_failed", facts) from None


def keep(file: Path, data: object) -> None:
    """Write data to a file of the user, all of it or nothing; raises GuildhallError save_failed."""
    fresh = file.with_suffix(".new")
    with writing(file):
        fresh.write_bytes(msgspec.json.encode(data))
        fresh.replace(file)


def complain(error: GuildhallError) -> None:
    """Print an error as one line."""
    err.print(f"guildhall: {error_text(Speech(_language), error)}", style="red", markup=False)


def left_out(unread: Mapping[str, GuildhallError]) -> None:
    """Say what is wrong with tables that cannot be read; raises tables_left_out if there are any.

    Call it when all others are written: one broken table must not keep them.
    """
    for error in unread.values():
        complain(error)
    if unread:
        facts: dict[str, object] = {"count": len(unread), "tables": ", ".join(sorted(unread))}
        raise GuildhallError("tables_left_out", facts)


def read_options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """Read NAME or NAME=VALUE; the game checks names and values."""
    known = {option.name: option for option in game.options}
    read: dict[str, OptionValue] = {}
    for item in given:
        name, _, text = item.partition("=")
        name = name.strip().replace("-", "_")
        read[name] = _value(known.get(name), text.strip() or "on")
    return read


def _value(option: Option | None, text: str) -> OptionValue:
    if option is not None and isinstance(option.default, str):
        return text
    if text.lower() in ("on", "true", "yes"):
        return True
    if text.lower() in ("off", "false", "no"):
        return False
    return int(text) if text.lstrip("-").isdigit() else text


def print_json(data: dict[str, Any]) -> None:
    """Print one object on one line, for machines."""
    typer.echo(json.dumps(data, ensure_ascii=False))
