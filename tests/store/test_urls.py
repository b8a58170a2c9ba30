"""Bad addresses and broken files are one clear error, in every language."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import guildhall.store
from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES, Speech
from guildhall.store import open_store

BAD = {
    "": "store_url",
    "guildhall.db": "store_url",
    "mysql://localhost/g": "store_url",
    "sqlite+aiosqlite:///x.db": "store_url",
    "sqlite://host/x.db": "store_url",
    "postgresql://127.0.0.1:nine/g": "store_url",
    "postgresql://nobody:secret@127.0.0.1:1/g": "store_unreachable",
    "sqlite:////proc/nothing/x.db": "store_unreachable",
    "sqlite:////dev/null/x.db": "store_unreachable",
}


@pytest.mark.parametrize("address", BAD)
async def test_bad_addresses(address: str) -> None:
    with pytest.raises(GuildhallError) as error:
        await open_store(address)
    assert error.value.code == BAD[address]
    assert "secret" not in str(error.value)
    assert "\n" not in str(error.value)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Agnes, " * 200, encoding="utf-8")
    with pytest.raises(GuildhallError, match="store_unreachable"):
        await open_store(f"sqlite:///{file}")
    with pytest.raises(GuildhallError, match="store_unreachable"):
        await open_store(f"sqlite:///{tmp_path}")


async def test_a_database_that_must_be_there(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'sub' / 'new.db'}"
    with pytest.raises(GuildhallError, match="store_missing"):
        await open_store(address, create=False)
    assert not (tmp_path / "sub").exists()
    await (await open_store(address)).close()
    await (await open_store(address, create=False)).close()


async def test_the_database_of_this_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "kept"))
    async with await open_store(guildhall.store.default_url()):
        assert (tmp_path / "kept" / "guildhall.db").is_file()


@cache
def _codes() -> set[str]:
    """Collect the codes of all errors that the store raises."""
    found: set[str] = set()
    for file in Path(guildhall.store.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(
                    re.findall(r"^(?:store|backup|entry|import|restore)_[a-z_]+$", node.value)
                )
    return found - {"entry_row"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text(language: str) -> None:
    say = Speech(language)
    codes = _codes()
    assert {"entry_taken", "store_url", "store_failed", "backup_postgres"} <= codes
    assert [code for code in sorted(codes) if not say.has(f"error-{code}")] == []
