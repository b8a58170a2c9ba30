"""Settings in a file: what wins over what, and what is refused."""

import inspect
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from guildhall.cli import serve
from guildhall.cli.config import ConfigFile, MailFile, read_config
from guildhall.core.errors import GuildhallError
from guildhall.server.settings import mail_settings
from tests.cli.run import guildhall

TEXT = """
db = "sqlite:///from-the-file.db"
data = "DATA"
public_url = "https://file.example.org"
without = ["colonia"]
rate_limits = false
proxies = ["10.0.0.1", "10.0.0.2"]

[mail]
host = "mail.example.org"
port = 25
starttls = false
"""


@pytest.fixture(autouse=True)
def environment() -> Iterator[None]:
    """What the file puts into the environment is gone after each test."""
    with patch.dict(os.environ):
        yield


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a server would be made with; none is started."""
    seen: dict[str, Any] = {}

    def settings_from(db: str, public_url: str, _: float, without: list[str], **more: Any) -> None:
        seen.update(more, db=db, public_url=public_url, without=without)
        raise GuildhallError("workers_need_postgresql", {"workers": 0})

    monkeypatch.setattr(serve, "settings_from", settings_from)
    return seen


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "guildhall.toml"
    written.write_text(TEXT.replace("DATA", str(tmp_path / "there")))
    return written


def test_the_file_sets_what_nobody_else_does(file: Path, taken: dict[str, Any]) -> None:
    guildhall("serve", "--config", str(file))
    assert taken["db"] == "sqlite:///from-the-file.db"
    assert taken["without"] == ["colonia"]
    assert taken["rate_limits"] is False
    assert taken["guest_tables"] == 20
    assert os.environ["GUILDHALL_DATA"] == str(file.parent / "there")
    assert os.environ["FORWARDED_ALLOW_IPS"] == "10.0.0.1,10.0.0.2"
    mail = mail_settings()
    assert (mail.host, mail.port, mail.starttls) == ("mail.example.org", 25, False)


def test_variables_win_over_the_file_and_flags_over_both(
    file: Path, taken: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_DB", "sqlite:///from-a-variable.db")
    monkeypatch.setenv("GUILDHALL_URL", "https://variable.example.org")
    monkeypatch.setenv("GUILDHALL_SMTP_HOST", "variable.example.org")
    monkeypatch.setenv("GUILDHALL_CONFIG", str(file))
    guildhall("serve", "--db", "sqlite:///from-a-flag.db")
    assert taken["db"] == "sqlite:///from-a-flag.db"
    assert taken["public_url"] == "https://variable.example.org"
    assert taken["without"] == ["colonia"]
    assert mail_settings().host == "variable.example.org"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 80", "there is no setting called prot"),
        ("[mail]\nhots = 'x'", "there is no setting called mail.hots"),
        ("[server]\nport = 80", "there is no setting called server"),
        ("port = 'eighty'", "Expected `int"),
        ("port = 70000", "65535"),
        ("workers = 0", "workers"),
        ("mail = 3", "mail"),
        ("port = ", "can’t be read"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(
    file: Path, taken: dict[str, Any], text: str, said: str
) -> None:
    file.write_text(text)
    done = guildhall("serve", "--config", str(file))
    assert done.code == 2
    assert said in done.err
    assert str(file) in done.err.replace("\n", "")
    assert not taken


def test_a_file_that_is_not_there_is_named(tmp_path: Path, taken: dict[str, Any]) -> None:
    done = guildhall("serve", "--config", str(tmp_path / "nothing.toml"))
    assert (done.code, taken) == (2, {})
    assert "No such file" in done.err


def test_the_sample_of_the_docs_names_every_setting(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    (sample,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (tmp_path / "sample.toml").write_text(sample)
    given = read_config(tmp_path / "sample.toml")
    assert {*given} == {*ConfigFile.__struct_fields__}
    assert {*given["mail"]} == {*MailFile.__struct_fields__}
    flags = {*inspect.signature(serve.serve).parameters} - {"config", "lang"}
    assert flags == {*given} - {"data", "proxies", "mail"}
