"""`guildhall export`: the finished games of a database as open data, without names."""

import asyncio
import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from guildhall.cli.common import Json, Lang, left_out, out, print_json, speech
from guildhall.cli.tables import Db
from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES, find
from guildhall.lab.opendata import HELPED, OpenGame, closed, lines, opened
from guildhall.store import Store, StoreFailed, default_url, open_store
from guildhall.table.entry import TableSetup
from guildhall.table.fold import fold
from guildhall.table.table import Table


class Format(StrEnum):
    """What is written: whole games as JSON lines, or their decisions as numbers."""

    JSONL = "jsonl"
    PARQUET = "parquet"


def export(
    target: Annotated[Path, typer.Argument(help="New file to write.", metavar="TO")],
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    public: Annotated[bool, typer.Option("--public", help="Only public tables.")] = False,
    form: Annotated[
        Format,
        typer.Option("--format", help="jsonl: games; parquet: decisions, for learning."),
    ] = Format.JSONL,
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Export finished games as open data, without names."""
    say = speech(lang)
    if game:
        find(game)
    if form is Format.PARQUET:
        _check_parquet(game)
    games, unread = asyncio.run(_games(db, game, public=public))
    told: dict[str, int] = {"games": len(games)}
    if form is Format.PARQUET:
        told["positions"] = _write(target, lambda half: _write_positions(half, game, games))
    else:
        _write(target, lambda half: _write_lines(half, games))
    if as_json:
        print_json({"file": str(target), **told})
    else:
        text = "cli-exported-positions" if form is Format.PARQUET else "cli-exported"
        out.print(say(text, file=str(target), **told), style="green")
    left_out(unread)


def _check_parquet(game: str) -> None:
    """Raise before anything is read: the extra is missing, or no game was named."""
    import guildhall.lab.positions  # noqa: F401, PLC0415  an extra

    if not game:
        raise GuildhallError("export_one_game", {"known": ", ".join(GAMES)})


def _write_positions(file: Path, game: str, games: list[OpenGame]) -> int:
    from guildhall.lab.positions import write  # noqa: PLC0415  an extra

    return write(file, find(game), (closed(one) for one in games))


def _write_lines(file: Path, games: list[OpenGame]) -> int:
    with file.open("w", encoding="utf-8") as opened_file:
        opened_file.writelines(f"{line}\n" for line in lines(games))
    return len(games)


async def _games(
    db: str, game: str, *, public: bool
) -> tuple[list[OpenGame], dict[str, GuildhallError]]:
    """Fold every finished table; by its random id, so that the order tells nothing of the time.

    Gives the games, and what is wrong with tables that cannot be read.
    """
    found: list[OpenGame] = []
    unread: dict[str, GuildhallError] = {}
    async with await open_store(db or default_url(), create=False) as store:
        rows = await store.lists.all("over")
        for row in sorted(rows, key=lambda row: row.id):
            if row.setup is not None and not _wanted(row.setup, game, public=public):
                continue
            try:
                one = await _game(store, row.id)
            except StoreFailed:
                raise
            except GuildhallError as error:
                unread[row.id] = error
                continue
            if one is not None:
                found.append(one)
    return found, unread


def _wanted(setup: TableSetup, game: str, *, public: bool) -> bool:
    return not (public and setup.visibility != "public") and game in ("", setup.game)


async def _game(store: Store, name: str) -> OpenGame | None:
    """Give a table's game; None when it was given up before its end."""
    loaded = await store.tables.load(name)
    if loaded is None:
        return None
    table = fold(*loaded)
    helped = {entry.seat for entry in loaded[1] if entry.kind in HELPED}
    record = table.record()
    if record.result is None:
        return None
    return opened(record, [_kind(table, seat, helped) for seat in range(table.setup.seats)])


def _kind(table: Table, seat: int, helped: set[int]) -> str:
    chair = table.chairs[seat]
    if chair.kind == "bot":
        return f"bot:{chair.bot}"
    return "mixed" if seat in helped else "human"


def _write(target: Path, write: Callable[[Path], int]) -> int:
    """Write the file whole or not at all; never over one that is there."""
    if target.exists():
        raise GuildhallError("backup_exists", {"file": str(target)})
    half = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        written = write(half)
        half.replace(target)
    except OSError as error:
        facts: dict[str, object] = {"file": str(target), "problem": error.strerror or ""}
        raise GuildhallError("save_failed", facts) from None
    finally:
        half.unlink(missing_ok=True)
    return written
