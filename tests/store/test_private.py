"""Databases, backups and secrets are for their owner only, whatever the umask says."""

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.process.secret import kept_secret, read_secret
from guildhall.store import open_store
from guildhall.store.private import tighten
from tests.store.samples import chat, setup, summary
from tests.store.test_commands import refused, run


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Live in a new folder, with an umask that hides nothing."""
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "deep" / "kept"))
    monkeypatch.delenv("GUILDHALL_SECRET", raising=False)
    monkeypatch.setenv("GUILDHALL_LANG", "en")
    before = os.umask(0)
    yield tmp_path
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    return dict(sorted(found.items()))


async def test_a_new_database_is_for_its_owner(at_home: Path) -> None:
    folder = at_home / "deep" / "kept"
    async with await open_store(f"sqlite:///{folder / 'g.db'}") as store:
        await store.tables.add(setup(), [chat(0)], summary())
        assert modes(folder) == {"g.db": 0o600, "g.db-shm": 0o600, "g.db-wal": 0o600}
    assert modes(at_home) == {"deep": 0o700}
    assert modes(at_home / "deep") == {"kept": 0o700}


async def test_what_was_open_to_others_is_closed(at_home: Path) -> None:
    """Files of an earlier version; the folder is whoever's it was."""
    folder = at_home / "there"
    folder.mkdir(0o755)
    url = f"sqlite:///{folder / 'g.db'}"
    async with await open_store(url) as first:
        await first.tables.add(setup(), [chat(0)], summary())
        for file in folder.iterdir():
            file.chmod(0o644)
        async with await open_store(url, create=False) as store:
            assert await store.tables.load("t1") == (setup(), [chat(0)])
        assert set(modes(folder).values()) == {0o600}
    assert modes(at_home)["there"] == 0o755


def test_only_plain_files_are_tightened(at_home: Path) -> None:
    (at_home / "folder").mkdir(0o755)
    tighten(at_home / "folder")
    tighten(at_home / "nothing")
    (at_home / "shown").touch(0o444)
    tighten(at_home / "shown")
    assert modes(at_home) == {"folder": 0o755, "shown": 0o400}


def test_the_secret_is_made_once_for_its_owner(at_home: Path) -> None:
    secret = kept_secret()
    assert len(secret) > 40
    assert kept_secret() == secret
    folder = at_home / "deep" / "kept"
    assert modes(folder) == {"secret": 0o600}
    (folder / "secret").chmod(0o664)
    assert kept_secret() == secret
    assert modes(folder) == {"secret": 0o600}


def test_an_empty_secret_signs_nothing(at_home: Path) -> None:
    """A disk that was full when it was to be written."""
    folder = at_home / "deep" / "kept"
    folder.mkdir(parents=True)
    (folder / "secret").touch()
    secret = kept_secret()
    assert len(secret) > 40
    assert kept_secret() == secret
    assert modes(folder) == {"secret": 0o600}


def test_a_secret_that_cannot_be_read_is_one_clear_error(at_home: Path) -> None:
    (at_home / "deep" / "kept" / "secret").mkdir(parents=True)
    with pytest.raises(GuildhallError, match="secret_failed"):
        kept_secret()


async def test_a_backup_is_for_its_owner_and_has_the_secret(at_home: Path) -> None:
    async with await open_store(f"sqlite:///{at_home / 'g.db'}"):
        pass
    secret = kept_secret()
    folder = at_home / "copies"
    folder.mkdir()
    told = json.loads(run("backup", folder / "c.db", "--db", f"sqlite:///{at_home}/g.db", "--json"))
    assert told["secret"] == str(folder / "c.db.secret")
    assert modes(folder) == {"c.db": 0o600, "c.db.secret": 0o600}
    assert read_secret(folder / "c.db.secret") == secret
    again = ("backup", folder / "d.db", "--db", f"sqlite:///{at_home}/g.db")
    (folder / "d.db.secret").touch()
    assert refused(*again) == "backup_exists"
    assert not (folder / "d.db").exists()


async def test_a_secret_from_the_environment_is_saved_too(
    at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_SECRET", "said by the operator")
    async with await open_store(f"sqlite:///{at_home / 'g.db'}"):
        pass
    run("backup", at_home / "c.db", "--db", f"sqlite:///{at_home}/g.db")
    assert read_secret(at_home / "c.db.secret") == "said by the operator"


async def test_a_backup_goes_back(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, copy = f"sqlite:///{at_home / 'g.db'}", at_home / "c.db"
    async with await open_store(url) as store:
        await store.tables.add(setup(), [chat(0)], summary())
    secret = kept_secret()
    run("backup", copy, "--db", url)
    monkeypatch.setenv("GUILDHALL_DATA", str(at_home / "new" / "kept"))
    told = json.loads(run("restore", copy, "--json"))
    folder = at_home / "new" / "kept"
    assert told == {"file": str(folder / "guildhall.db"), "secret": str(folder / "secret")}
    assert modes(folder) == {"guildhall.db": 0o600, "secret": 0o600}
    assert kept_secret() == secret
    async with await open_store(f"sqlite:///{folder / 'guildhall.db'}") as store:
        assert await store.tables.load("t1") == (setup(), [chat(0)])


async def test_nothing_is_overwritten(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, copy = f"sqlite:///{at_home / 'g.db'}", at_home / "c.db"
    async with await open_store(url):
        pass
    kept_secret()
    run("backup", copy, "--db", url)
    assert refused("restore", copy, "--db", url) == "restore_exists"
    (at_home / "h.db-wal").touch()
    assert refused("restore", copy, "--db", f"sqlite:///{at_home / 'h.db'}") == "restore_exists"
    assert refused("restore", at_home / "no.db") == "store_missing"
    assert refused("restore", copy, "--db", "postgresql://localhost/g") == "backup_postgres"
    assert refused("restore", copy, "--db", f"sqlite:///{copy}/x.db") == "backup_failed"
    monkeypatch.setenv("GUILDHALL_DATA", str(at_home / "other"))
    other = kept_secret()
    assert refused("restore", copy) == "secret_exists"
    assert (modes(at_home / "other"), kept_secret()) == ({"secret": 0o600}, other)
