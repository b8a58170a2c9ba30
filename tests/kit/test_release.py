"""scripts/release.py: what stops a release, on a small checkout of its own."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
VERSIONS = "src/guildhall/store/migrations/versions"
RECORD = "tests/records/guildes/4-events.jsonl"


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, looking at a checkout that is ready for a release."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import release as script  # noqa: PLC0415

    made: Any = script
    for name in (VERSIONS, RECORD):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(
        ROOT / VERSIONS, tmp_path / VERSIONS, ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / RECORD, tmp_path / RECORD)
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "package.json").write_text('{"version": "1.0.0"}')
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.0.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.0.0 (2026-12-01)\n")
    monkeypatch.setattr(made, "ROOT", tmp_path)
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return script


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "all")


def problem(release: Any, check: str) -> str:
    with pytest.raises(release.Unready) as found:
        release.CHECKS[check]()
    return str(found.value)


def test_a_checkout_that_is_ready(release: Any) -> None:
    assert release.tree() == "clean"
    assert release.version() == "1.0.0"
    assert release.migrations() == release.records() == "no release before this one"


def test_what_is_not_committed(release: Any) -> None:
    (release.ROOT / "new.txt").touch()
    assert problem(release, "tree") == "not committed: new.txt"


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("CHANGELOG.md", "# Changelog\n", "no heading"),
        ("CHANGELOG.md", "## 1.0.0 (unreleased)\n", "no day: unreleased"),
        ("CHANGELOG.md", "## 1.1.0 (2026-12-01)\n", "pyproject.toml says 1.0.0"),
        ("client/package.json", '{"version": "0.9.0"}', "client/package.json says 0.9.0"),
    ],
)
def test_versions_that_disagree(release: Any, file: str, text: str, said: str) -> None:
    (release.ROOT / file).write_text(text)
    assert said in problem(release, "version")


def test_a_version_is_released_once(release: Any) -> None:
    git(release.ROOT, "tag", "v1.0.0")
    assert problem(release, "version") == "v1.0.0 was released before"


def test_what_was_released_leads_here(release: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    newest = sorted((release.ROOT / VERSIONS).glob("r*.py"))[-1]
    kept = newest.read_text()
    newest.unlink()
    commit(release.ROOT)
    git(release.ROOT, "tag", "v0.9.0")
    newest.write_text(kept)
    commit(release.ROOT)
    monkeypatch.setattr(sys, "argv", ["release.py"])
    assert release.migrations().endswith("of v0.9.0 leads here")
    assert release.records() == "1 records of v0.9.0 verify"


def test_released_migrations_and_records_stay_as_they_are(
    release: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["release.py"])
    record = release.ROOT / RECORD
    lines = record.read_text().splitlines()
    record.write_text("\n".join([*lines[:5], *lines[6:]]) + "\n")
    commit(release.ROOT)
    git(release.ROOT, "tag", "v0.9.0")
    assert problem(release, "records") == f"{RECORD} of v0.9.0 does not verify"
    (release.ROOT / VERSIONS / "r0001_first.py").write_text("")
    assert "r0001_first.py was released" in problem(release, "migrations")
