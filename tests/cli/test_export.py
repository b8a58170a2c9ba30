"""The finished games of a database, without anything about people."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.errors import GuildhallError
from guildhall.core.state import CHANCE
from guildhall.lab.positions import load
from guildhall.store import open_store, summarize
from guildhall.store.imports import table_of
from guildhall.table.entry import Entry
from guildhall.table.table import Table
from tests.cli.test_lab import run

RECORDS = Path(__file__).parent.parent / "records" / "guildes"
SECRETS = ("Aleydis", "user-4711", "psst", "remember the knights", "host-12")


async def _filled(url: str) -> list[str]:
    """Put two finished games into a database, one with names, chat, a note and a leaver."""
    names: list[str] = []
    async with await open_store(url) as store:
        for file in ("3.jsonl", "4-events.jsonl"):
            table, entries = table_of(records.load(RECORDS / file))
            setup = table.setup
            if file == "3.jsonl":
                seat = {"user": "user-4711", "name": "Aleydis", "bot": ""}
                entries[1] = Entry("sit", 1, entries[1].at, seat)
                entries.append(Entry("chat", 1, 5.0, {"name": "Aleydis", "text": "psst"}))
                entries.append(Entry("note", 1, 6.0, {"text": "remember the knights"}))
                entries.insert(8, Entry("leave", 2, entries[7].at, {}))
            folded = Table(setup)
            for entry in entries:
                folded.apply(entry)
            await store.tables.add(setup, entries, summarize(folded, 7.0))
            names.append(setup.id)
    return names


def test_export_and_verify(tmp_path: Path) -> None:
    url, target = f"sqlite:///{tmp_path / 'kept.db'}", tmp_path / "games.jsonl"
    tables = asyncio.run(_filled(url))
    assert json.loads(run("export", str(target), "--db", url, "--json").stdout)["games"] == 2
    text = target.read_text()
    for secret in (*SECRETS, *tables, "Agnes"):
        assert secret not in text
    players = [json.loads(line)["players"] for line in text.splitlines()[1:-1]]
    assert sorted(players, key=len) == [["human", "human", "mixed"], ["human"] * 4]
    assert json.loads(run("verify", str(target), "--json").stdout) == {
        "ok": True,
        "games": {"guildes": 2},
    }
    assert "All 2 games are valid" in run("verify", str(target)).stdout
    again = run("export", str(target), "--db", url).exception
    assert isinstance(again, GuildhallError)
    assert again.code == "backup_exists"


def test_a_table_that_cannot_be_read_is_named_and_left_out(tmp_path: Path) -> None:
    url, target = f"sqlite:///{tmp_path / 'kept.db'}", tmp_path / "games.jsonl"
    asyncio.run(_filled(url))
    asyncio.run(_spoilt(url))
    told = run("export", str(target), "--db", url)
    assert "2 games written" in told.stdout
    assert isinstance(told.exception, GuildhallError)
    assert (told.exception.code, told.exception.facts["tables"]) == ("tables_left_out", "spoilt")
    assert json.loads(run("verify", str(target), "--json").stdout)["games"] == {"guildes": 2}


async def _spoilt(url: str) -> None:
    """Put a table into a database whose only move was never possible."""
    table, entries = table_of(records.load(RECORDS / "3.jsonl"))
    async with await open_store(url) as store:
        await store.tables.add(
            replace(table.setup, id="spoilt"), entries[4:], summarize(table, 7.0)
        )


@pytest.mark.parametrize("args", [("--public",), ("--game", "colonia")])
def test_only_what_is_asked_for(tmp_path: Path, args: tuple[str, ...]) -> None:
    url, target = f"sqlite:///{tmp_path / 'kept.db'}", tmp_path / "games.jsonl"
    asyncio.run(_filled(url))
    assert "0 games written" in run("export", str(target), "--db", url, *args).stdout
    assert len(target.read_text().splitlines()) == 2


def test_decisions_for_learning(tmp_path: Path) -> None:
    """All decisions of all seats of one game; nothing about people."""
    url, target = f"sqlite:///{tmp_path / 'kept.db'}", tmp_path / "positions.parquet"
    asyncio.run(_filled(url))
    asked = ("export", str(target), "--db", url, "--format", "parquet")
    nameless = run(*asked).exception
    assert isinstance(nameless, GuildhallError)
    assert nameless.code == "export_one_game"
    assert not target.exists()
    told = json.loads(run(*asked, "--game", "guildes", "--json").stdout)
    found = load(target)
    assert told == {"file": str(target), "games": 2, "positions": len(found.move)}
    played = [records.load(RECORDS / file).inputs for file in ("3.jsonl", "4-events.jsonl")]
    assert len(found.move) == sum(given.by != CHANCE for inputs in played for given in inputs)
    assert not any(secret.encode() in target.read_bytes() for secret in SECRETS)
    again = run(*asked, "--game", "guildes").exception
    assert isinstance(again, GuildhallError)
    assert again.code == "backup_exists"
    assert not list(tmp_path.glob(".positions*"))
    assert run("export", "x", "--format", "csv").exit_code == 2
