"""The samples of the README and of the page about the command run."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "docs/terminal.md")


def samples(language: str) -> list[str]:
    texts = [(ROOT / page).read_text(encoding="utf-8") for page in PAGES]
    return [
        one for text in texts for one in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    ]


def test_the_python_sample_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (sample,) = samples("python")
    names: dict[str, object] = {}
    exec(sample, names)  # noqa: S102  our own README
    assert (tmp_path / "game.jsonl").exists()
    assert names["match"].over  # type: ignore[attr-defined]


def test_the_commands_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = dict.fromkeys(line for block in samples("bash") for line in block.splitlines())
    commands = [line.split()[1:] for line in lines if line.startswith("guildhall ")]
    assert len(commands) == 13
    for command in commands:
        if command[0] not in ("play", "serve", "tables"):
            result = CliRunner().invoke(app, [*command, "--lang", "en"])
            assert result.exit_code == 0, result.output
