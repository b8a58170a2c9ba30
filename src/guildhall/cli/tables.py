"""`guildhall tables`: a server's database from the terminal."""

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.progress import track
from rich.table import Table as Grid

from guildhall.cli.backups import drill as try_backup
from guildhall.cli.backups import drop_old, newest, place_for, secret_beside
from guildhall.cli.common import Json, Lang, err, left_out, out, print_json, speech
from guildhall.cli.config import Config
from guildhall.core import record as records
from guildhall.core.errors import GuildhallError
from guildhall.core.record import Record
from guildhall.locale import Speech
from guildhall.server.process.secret import found_secret, read_secret, save_secret, secret_file
from guildhall.store import Store, StoreFailed, TableRow, default_url, open_store, summarize
from guildhall.store import backup as copy_database
from guildhall.store import restore as restore_database
from guildhall.store.imports import table_of
from guildhall.store.statistics import look_at_rows
from guildhall.table.fold import fold

tables = typer.Typer(
    name="tables",
    help="List, show, export, import, back up and restore tables.",
    no_args_is_help=True,
    add_completion=False,
)

T = TypeVar("T")
Db = Annotated[
    str,
    typer.Option(
        help="Database: sqlite:///FILE or postgresql://USER@HOST/NAME.",
        envvar="GUILDHALL_DB",
        metavar="URL",
    ),
]
TableId = Annotated[str, typer.Argument(help="ID of a table.", metavar="TABLE")]
Status = Annotated[str, typer.Option(help="Only tables with this status: open, playing or over.")]
COLUMNS = ("table", "game", "status", "seats", "entries", "changed")


@tables.command("list")
def list_tables(
    db: Db = "",
    status: Status = "",
    limit: Annotated[int, typer.Option(help="Maximum number of tables.", min=1)] = 100,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """List tables, newest first."""
    say = speech(lang)
    rows = _run(_listed(db, status, limit))
    if as_json:
        print_json({"tables": [_facts(row) for row in rows]})
        return
    grid = Grid(*(say(f"cli-tables-{name}") for name in COLUMNS))
    for row in rows:
        grid.add_row(*_cells(say, row))
    out.print(grid)


async def _listed(db: str, status: str, limit: int) -> list[TableRow]:
    async with await _opened(db) as store:
        return await store.lists.all(status, limit)


@tables.command()
def show(table: TableId, db: Db = "", lang: Lang = "", as_json: Json = False) -> None:
    """Show one table: players, status and number of entries."""
    say = speech(lang)
    row = _run(_shown(db, table))
    if as_json:
        print_json(_facts(row))
        return
    for name, cell in zip(COLUMNS, _cells(say, row), strict=True):
        out.print(f"{say(f'cli-tables-{name}')}: {cell}", markup=False)
    for seat in row.seats:
        who = seat.name if seat.kind != "open" else "–"
        due = say("cli-tables-due") if seat.due else ""
        out.print(f"  {seat.seat}  {who}  {seat.bot}  {due}".rstrip(), markup=False)


async def _shown(db: str, table: str) -> TableRow:
    async with await _opened(db) as store:
        row = await store.lists.row(table)
    if row is None:
        raise GuildhallError("store_no_table", {"table": table})
    return row


@tables.command()
def export(
    target: Annotated[
        Path, typer.Argument(help="File to write; with --all, a folder.", metavar="TO")
    ],
    table: Annotated[str, typer.Option(help="ID of the table.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Export every finished table.")] = False,
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Export the record of one table, or of all finished tables."""
    say = speech(lang)
    if bool(table) == everything:
        raise GuildhallError("export_what", {})
    unread: dict[str, GuildhallError] = {}
    if everything:
        files, unread = _run(_export_all(db, target, say, quiet=as_json))
    else:
        files = [target]
        _save(_run(_exported(db, table)), target)
    if as_json:
        print_json({"files": [str(file) for file in files]})
    else:
        out.print(say("cli-tables-exported", count=len(files), target=str(target)), style="green")
    left_out(unread)


async def _exported(db: str, table: str) -> Record:
    async with await _opened(db) as store:
        return await _record(store, table)


async def _export_all(
    db: str, folder: Path, say: Speech, *, quiet: bool
) -> tuple[list[Path], dict[str, GuildhallError]]:
    """Write what can be read; gives the files, and what is wrong with the other tables."""
    files: list[Path] = []
    unread: dict[str, GuildhallError] = {}
    async with await _opened(db) as store:
        rows = await store.lists.all("over")
        _make_folder(folder)
        label = say("cli-tables-exporting")
        for row in track(rows, label, console=err, transient=True, disable=quiet):
            try:
                record = await _record(store, row.id)
            except StoreFailed:
                raise
            except GuildhallError as error:
                unread[row.id] = error
                continue
            files.append(folder / f"{record.header.game}-{row.id}.jsonl")
            _save(record, files[-1])
    return files, unread


async def _record(store: Store, name: str) -> Record:
    """Fold the entries of a table; a record of a game in play does not reveal its key."""
    found = await store.tables.load(name)
    if found is None:
        raise GuildhallError("store_no_table", {"table": name})
    return fold(*found).record()


@tables.command("import")
def import_record(
    files: Annotated[
        list[Path], typer.Argument(help="Records of finished games.", metavar="FILE…")
    ],
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Import records of finished games as new tables."""
    say = speech(lang)
    made = _run(_imported(db, files))
    if as_json:
        print_json({"tables": made})
        return
    for file, table in zip(files, made, strict=True):
        out.print(say("cli-tables-imported", file=str(file), table=table), style="green")


async def _imported(db: str, files: list[Path]) -> list[str]:
    """Verify all before the first is written."""
    played = [table_of(records.load(file)) for file in files]
    async with await open_store(db or default_url()) as store:
        for table, entries in played:
            updated = datetime.now(UTC).timestamp()
            await store.tables.add(table.setup, entries, summarize(table, updated))
        await store.write("rows", look_at_rows)
    return [table.setup.id for table, _ in played]


@tables.command()
def backup(
    target: Annotated[
        Path, typer.Argument(help="New file to write, or a folder for it.", metavar="FILE")
    ],
    keep: Annotated[
        int | None, typer.Option(help="Remove all but this many backups from the folder.", min=1)
    ] = None,
    config: Config = None,  # noqa: ARG001  read before the others
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Back up a SQLite database to FILE and the cookie secret to FILE.secret, even while in use.

    Keep both files private: they contain password hashes, sessions, hidden cards and the secret.
    In a folder, the file gets its name from the date and time.
    """
    say = speech(lang)
    if keep and not target.is_dir():
        raise GuildhallError("backup_no_folder", {"file": str(target)})
    folder, target = target, place_for(target)
    secret, beside = found_secret(), secret_beside(target)
    if beside.exists():
        raise GuildhallError("backup_exists", {"file": str(beside)})
    copy_database(db or default_url(), target)
    if secret:
        save_secret(beside, secret)
    removed = [str(file) for file in drop_old(folder, keep)] if keep else []
    if as_json:
        facts = {"file": str(target), "bytes": target.stat().st_size, "removed": removed}
        print_json({**facts, "secret": str(beside) if secret else None})
        return
    out.print(say("cli-tables-copied", file=str(target)), style="green")
    if secret:
        out.print(say("cli-tables-secret-copied", file=str(beside)), style="green")


@tables.command()
def restore(
    source: Annotated[Path, typer.Argument(help="Backup to restore.", metavar="FILE")],
    config: Config = None,  # noqa: ARG001  read before the others
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Restore a backup and its cookie secret.

    Nothing is overwritten: move the old database away first.
    """
    say = speech(lang)
    secret, place = read_secret(secret_beside(source)), secret_file()
    if secret and read_secret(place) not in ("", secret):
        raise GuildhallError("secret_exists", {"file": str(place)})
    file = restore_database(db or default_url(), source)
    if secret:
        save_secret(place, secret)
    if as_json:
        print_json({"file": str(file), "secret": str(place) if secret else None})
        return
    out.print(say("cli-tables-restored", file=str(file)), style="green")
    if secret:
        out.print(say("cli-tables-secret-restored", file=str(place)), style="green")


@tables.command()
def drill(
    source: Annotated[
        Path, typer.Argument(help="Backup to try, or a folder: its newest.", metavar="FILE")
    ],
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Try a backup: restore it to a temporary folder and read every table. Changes nothing else."""
    say = speech(lang)
    file = newest(source)
    count = _run(try_backup(file, _record))
    secret = bool(read_secret(secret_beside(file)))
    if as_json:
        print_json({"file": str(file), "tables": count, "secret": secret})
        return
    out.print(say("cli-tables-drilled", file=str(file), count=count), style="green")
    if not secret:
        out.print(say("cli-tables-drilled-no-secret"), style="yellow")


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def _opened(db: str) -> Store:
    return await open_store(db or default_url(), create=False)


def _save(record: Record, file: Path) -> None:
    try:
        record.save(file)
    except OSError as error:
        facts: dict[str, object] = {"file": str(file), "problem": error.strerror or ""}
        raise GuildhallError("save_failed", facts) from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        facts: dict[str, object] = {"file": str(folder), "problem": error.strerror or ""}
        raise GuildhallError("save_failed", facts) from None


def _facts(row: TableRow) -> dict[str, Any]:
    """What may be shown of a table: everything but its secret key; no plan if it is damaged."""
    return {
        "table": row.id,
        "game": row.setup and row.setup.game,
        "rules": row.setup and row.setup.rules,
        "status": row.status,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "due": s.due}
            for s in row.seats
        ],
        "options": row.setup and row.setup.options,
        "clock": row.setup and row.setup.clock,
        "visibility": row.setup and row.setup.visibility,
        "entries": row.entries,
        "created": row.setup and row.setup.created,
        "updated": row.updated,
    }


def _cells(say: Speech, row: TableRow) -> tuple[str, ...]:
    names = [seat.name if seat.kind != "open" else "–" for seat in row.seats]
    changed = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d %H:%M")
    status = say(f"cli-tables-status-{row.status}")
    game = say(f"{row.setup.game}-name") if row.setup else "?"
    return row.id, game, status, ", ".join(names), str(row.entries), changed
