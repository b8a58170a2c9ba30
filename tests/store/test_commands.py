"""`guildhall tables`: records in and out, copies, and clear errors."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli.tables import tables
from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.locale import LANGUAGES
from guildhall.store import Store, open_store, summarize
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.table import Table
from tests.store.samples import KEY, chat, setup, summary

RECORDS = sorted((Path(__file__).parent.parent / "records" / "guildes").glob("*.jsonl"))


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "kept"))
    monkeypatch.setenv("GUILDHALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def run(*args: object) -> str:
    """Run the command; a mistake is raised."""
    done = CliRunner().invoke(tables, [str(arg) for arg in args], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(*args: object) -> str:
    """Run the command and give the code of its error."""
    with pytest.raises(GuildhallError) as error:
        run(*args)
    return error.value.code


def _finished() -> Path:
    return next(file for file in RECORDS if records.load(file).result is not None)


def test_a_record_goes_in_and_comes_out_the_same(url: str, tmp_path: Path) -> None:
    file = _finished()
    (table,) = json.loads(run("import", file, "--db", url, "--json"))["tables"]
    back = tmp_path / "back.jsonl"
    run("export", back, "--table", table, "--db", url)
    old, new = records.load(file), records.load(back)
    assert new.header == old.header
    assert [(i.by, i.move) for i in new.inputs] == [(i.by, i.move) for i in old.inputs]
    assert (new.result, new.key) == (old.result, old.key)
    replays.verify(find(new.header.game), new)
    shown = json.loads(run("show", table, "--db", url, "--json"))
    assert shown["status"] == "over"
    assert [seat["name"] for seat in shown["seats"]] == old.header.players
    assert "key" not in shown
    assert old.header.players[0] in run("show", table, "--db", url)
    assert table in run("list", "--db", url)


def test_all_finished_tables_go_into_a_folder(url: str, tmp_path: Path) -> None:
    run("import", _finished(), _finished(), "--db", url)
    asyncio.run(_lay_unfinished(url))
    folder = tmp_path / "a" / "b"
    done = json.loads(run("export", folder, "--all", "--db", url, "--json"))
    assert len(done["files"]) == 2
    assert sorted(map(str, folder.iterdir())) == sorted(done["files"])
    for file in done["files"]:
        replays.verify(find("guildes"), records.load(file))
    listed = json.loads(run("list", "--db", url, "--json"))["tables"]
    assert {row["status"] for row in listed} == {"over", "playing", "open"}
    run("export", tmp_path / "half.jsonl", "--table", "half", "--db", url)
    assert records.load(tmp_path / "half.jsonl").key is None, "a game in play keeps its key"
    assert refused("export", tmp_path / "x", "--table", "t1", "--db", url) == "table_not_started"
    assert refused("export", tmp_path / "x", "--table", "t9", "--db", url) == "store_no_table"


async def _lay_unfinished(url: str) -> None:
    table = Table(TableSetup("half", "guildes", 3, {}, "u0", KEY, 1.0))
    written: list[Entry] = []
    for seat, name in enumerate(("Agnes", "Boudewijn", "Clara")):
        written.append(table.propose_sit(seat, f"u{seat}", name, 1.0))
        table.apply(written[-1])
    written.append(table.propose_start(2.0))
    table.apply(written[-1])
    told = summarize(table, 2.0)
    assert told.due, "somebody owes a decision"
    async with await open_store(url) as store:
        await store.tables.add(table.setup, written, told)
        await store.tables.add(setup(), [], summary())


def test_a_table_of_other_rules_says_so_when_it_cannot_be_exported(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'old.db'}"
    asyncio.run(_lay_old(db))
    assert json.loads(run("show", "old", "--db", db, "--json"))["rules"] == 99
    told = refused("export", tmp_path / "x", "--table", "old", "--db", db)
    assert told == "table_rules_changed"


def test_one_broken_table_does_not_keep_the_others(tmp_path: Path) -> None:
    """What can be read is exported, the rest is named, and the command fails."""
    db, folder = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "out"
    run("import", _finished(), "--db", db)
    asyncio.run(_lay_old(db, "over"))
    done = CliRunner().invoke(tables, ["export", str(folder), "--all", "--db", db, "--json"])
    (file,) = json.loads(done.stdout)["files"]
    assert records.load(Path(file)).result is not None
    assert isinstance(done.exception, GuildhallError)
    assert (done.exception.code, done.exception.facts) == (
        "tables_left_out",
        {"count": 1, "tables": "old"},
    )
    assert "older version" in done.stderr, "each says what is wrong with it"


def test_damaged_tables_are_listed_named_and_left_out(tmp_path: Path) -> None:
    db, folder = f"sqlite:///{tmp_path / 'g.db'}", tmp_path / "out"
    made = json.loads(run("import", *[_finished()] * 4, "--db", db, "--json"))["tables"]
    with sqlite3.connect(tmp_path / "g.db") as file:
        file.execute("UPDATE tables SET plan = '{' WHERE id = ?", (made[0],))
        file.execute("UPDATE entries SET data = '{}' WHERE table_id = ? AND n = 9", (made[1],))
        file.execute("DELETE FROM entries WHERE table_id = ? AND n = 9", (made[2],))
    file.close()
    assert set(made) == {
        row["table"] for row in json.loads(run("list", "--db", db, "--json"))["tables"]
    }
    assert made[0] in run("list", "--db", db)
    assert json.loads(run("show", made[0], "--db", db, "--json"))["game"] is None
    codes = ("plan_damaged", "table_unreadable", "entry_missing")
    for table, code in zip(made, codes, strict=False):
        assert refused("export", tmp_path / "x", "--table", table, "--db", db) == code
    done = CliRunner().invoke(tables, ["export", str(folder), "--all", "--db", db, "--json"])
    assert len(json.loads(done.stdout)["files"]) == 1
    assert isinstance(done.exception, GuildhallError)
    assert done.exception.facts == {"count": 3, "tables": ", ".join(sorted(made[:3]))}


async def _lay_old(url: str, status: str = "playing") -> None:
    bad = Entry("move", 0, 1.0, {"move": "pick nonsense", "answers": 1})
    async with await open_store(url) as store:
        await store.tables.add(setup("old", rules=99), [bad], summary(status))


def test_what_is_not_finished_or_not_right_stays_out(tmp_path: Path) -> None:
    lines = _finished().read_text(encoding="utf-8").splitlines()
    db = f"sqlite:///{tmp_path / 'new.db'}"
    bad = tmp_path / "bad.jsonl"
    for wrong, code in (
        (lines[:40], "import_unfinished"),
        (lines[:-1], "import_unfinished"),
        ([*lines[:-1], json.dumps({"key": "00" * 32})], "record_commitment"),
        ([lines[0].replace('"date":"', '"date":"x'), *lines[1:]], "record_line"),
        (["{}"], "record_line"),
    ):
        bad.write_text("\n".join(wrong), encoding="utf-8")
        assert refused("import", _finished(), bad, "--db", db) == code
    assert not (tmp_path / "new.db").exists(), "all are verified before the first is written"


async def _write(store: Store, count: int) -> None:
    for number in range(count):
        await store.tables.append("t1", number, [chat(number)], summary("playing"))


async def test_a_copy_is_consistent_while_somebody_writes(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'g.db'}"
    async with await open_store(db) as store:
        await store.tables.add(setup(), [], summary())
        writing = asyncio.create_task(_write(store, 60))
        for number in range(3):
            await asyncio.sleep(0.02)
            await asyncio.to_thread(run, "backup", tmp_path / f"copy{number}.db", "--db", db)
        await writing
    for number in range(3):
        async with await open_store(f"sqlite:///{tmp_path}/copy{number}.db", create=False) as copy:
            found = await copy.tables.load("t1")
            row = await copy.lists.row("t1")
        assert found is not None
        assert row is not None
        assert found[1] == [chat(n) for n in range(row.entries)]


def test_copies_are_refused_clearly(tmp_path: Path) -> None:
    (tmp_path / "there.db").touch()
    (tmp_path / "letter.db").write_text("Dear Agnes, " * 200, encoding="utf-8")
    source = f"sqlite:///{tmp_path / 'g.db'}"
    with sqlite3.connect(tmp_path / "g.db") as made:
        made.execute("CREATE TABLE x (y)")
    made.close()
    target = tmp_path / "copy.db"
    assert refused("backup", target, "--db", "postgresql://localhost/g") == "backup_postgres"
    assert refused("backup", target, "--db", f"{source}x") == "store_missing"
    assert refused("backup", tmp_path / "there.db", "--db", source) == "backup_exists"
    letter = f"sqlite:///{tmp_path / 'letter.db'}"
    assert refused("backup", target, "--db", letter) == "backup_failed"
    assert refused("backup", tmp_path / "no" / "copy.db", "--db", source) == "backup_failed"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["g.db", "letter.db", "there.db"]
    assert json.loads(run("backup", target, "--db", source, "--json"))["bytes"] > 0


def test_mistakes(tmp_path: Path) -> None:
    assert refused("list") == "store_missing"
    assert refused("list", "--db", "mysql://x/y") == "store_url"
    assert refused("export", tmp_path / "x") == "export_what"
    assert refused("export", tmp_path / "x", "--all", "--table", "t") == "export_what"
    run("import", _finished())
    assert refused("show", "t9") == "store_no_table"
    (tmp_path / "file").touch()
    assert refused("export", tmp_path / "file", "--all") == "save_failed"
    (table,) = [row["table"] for row in json.loads(run("list", "--json"))["tables"]]
    assert refused("export", tmp_path / "no" / "x", "--table", table) == "save_failed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages(lang: str, tmp_path: Path) -> None:
    assert run("import", _finished(), "--lang", lang)
    assert "Guildes" in run("list", "--lang", lang)
    assert run("export", tmp_path / "all", "--all", "--lang", lang)
    assert run("backup", tmp_path / "copy.db", "--lang", lang)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'guildhall.db'}"


def test_backups_in_a_folder_are_named_by_the_moment_and_the_old_ones_go(
    sqlite: str, tmp_path: Path
) -> None:
    run("import", _finished(), "--db", sqlite)
    (tmp_path / "kept").mkdir(exist_ok=True)
    (tmp_path / "kept" / "secret").write_text("a secret that signs")
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "notes.db").touch()
    made = [
        json.loads(run("backup", folder, "--keep", 2, "--db", sqlite, "--json"))["file"]
        for _ in range(3)
    ]
    assert sorted(made) == made
    left = {file.name for file in folder.iterdir()}
    kept = {Path(file).name for file in made[1:]}
    assert left == {"notes.db", *kept, *(f"{name}.secret" for name in kept)}
    assert json.loads(run("drill", folder, "--json")) == {
        "file": made[2],
        "tables": 1,
        "secret": True,
    }


def test_keeping_needs_a_folder_and_a_drill_a_backup(sqlite: str, tmp_path: Path) -> None:
    run("import", _finished(), "--db", sqlite)
    assert refused("backup", tmp_path / "one.db", "--keep", 2, "--db", sqlite) == "backup_no_folder"
    assert not (tmp_path / "one.db").exists()
    (tmp_path / "empty").mkdir()
    assert refused("drill", tmp_path / "empty") == "backup_none"
    assert refused("drill", tmp_path / "nothing.db") == "store_missing"
    (tmp_path / "text.db").write_text("no database, but longer than the head of one" * 9)
    assert refused("drill", tmp_path / "text.db") == "backup_failed"


def test_a_drill_names_tables_that_cannot_be_read(sqlite: str, tmp_path: Path) -> None:
    (table,) = json.loads(run("import", _finished(), "--db", sqlite, "--json"))["tables"]
    copy = tmp_path / "copy.db"
    run("backup", copy, "--db", sqlite)
    assert "no secret" in run("drill", copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE entries SET data = '{' WHERE n = 1")
    before = copy.read_bytes()
    with pytest.raises(GuildhallError) as error:
        run("drill", copy)
    assert error.value.code == "drill_failed"
    assert error.value.facts["tables"] == table
    assert copy.read_bytes() == before
