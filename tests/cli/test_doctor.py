"""guildhall doctor: each thing it looks at, sound and unsound."""

import json
import re
import socket
import sqlite3
import threading
import time
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from guildhall.locale import FOLDER, LANGUAGES
from guildhall.server import doctor
from guildhall.server.doctor import EXTRAS, Asked, Finding, examine
from guildhall.server.people.push import PushKey
from guildhall.store.engine import make_engine, read_url
from guildhall.store.migrate import migrate
from tests.cli.run import guildhall

ROOT = Path(__file__).parents[2]
SUBSCRIBED = (
    "INSERT INTO subscriptions VALUES ('s', 'u', 'https://push.example', x'00', x'00', 1.0, NULL)"
)
VERDICTS = ("ok", "warning", "wrong")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database of this version and a secret."""
    folder = tmp_path / "house"
    monkeypatch.setenv("GUILDHALL_DATA", str(folder))
    engine = make_engine(read_url(f"sqlite:///{folder / 'guildhall.db'}"))
    migrate(engine)
    engine.dispose()
    (folder / "secret").touch(0o600)
    return folder


def found(asked: Asked = Asked()) -> dict[str, Finding]:  # noqa: B008  frozen
    return {finding.code: finding for finding in examine(asked)}


def test_a_sound_server_has_nothing_wrong(data: Path) -> None:
    codes = found(Asked(public_url="https://play.example.org"))
    assert {"db", "clock", "files-private", "url", "proxy", "mail-none", "push-none", "extras"} <= {
        *codes
    }
    assert codes["db"].verdict == codes["clock"].verdict == "ok"
    assert codes["extras"].facts["count"] == len(EXTRAS)


def test_nothing_is_made_where_nothing_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "nothing"))
    assert {"db-none", "disk", "files-private"} <= {*found()}
    assert not (tmp_path / "nothing").exists()


def test_files_that_others_can_read_are_named_and_left_as_they_are(data: Path) -> None:
    file = data / "guildhall.db"
    file.chmod(0o644)
    codes = found()
    assert codes["file-open"] == Finding("file-open", "wrong", {"file": str(file)})
    assert file.stat().st_mode & 0o777 == 0o644
    config = data / "config.toml"
    config.touch(0o644)
    file.chmod(0o600)
    assert found(Asked(config=config))["file-open"].facts == {"file": str(config)}


@pytest.mark.parametrize(
    ("revision", "code", "verdict"),
    [("r0001", "db-older", "warning"), ("r9999", "db-newer", "wrong")],
)
def test_versions_of_the_database(data: Path, revision: str, code: str, verdict: str) -> None:
    with closing(sqlite3.connect(data / "guildhall.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    finding = found()[code]
    assert (finding.verdict, finding.facts["here"]) == (verdict, revision)


def test_databases_that_cannot_be_used(data: Path, tmp_path: Path) -> None:
    assert found(Asked("mysql://host/db"))["db-url"].verdict == "wrong"
    assert found(Asked(workers=2))["db-workers"].facts == {"workers": 2}
    nobody = "postgresql://user:hidden@127.0.0.1:1/db"
    finding = found(Asked(nobody))["db-unreachable"]
    assert finding.verdict == "wrong"
    assert "hidden" not in str(finding.facts)
    (tmp_path / "text.db").write_text("no database, but longer than the head of one" * 9)
    assert found(Asked(f"sqlite:///{tmp_path / 'text.db'}"))["db-unreachable"].verdict == "wrong"
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection, connection:
        connection.execute("CREATE TABLE others (id INTEGER)")
    assert found(Asked(f"sqlite:///{tmp_path / 'other.db'}"))["db-foreign"].verdict == "wrong"


def test_a_clock_behind_what_was_written(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = (data / "guildhall.db").stat().st_mtime
    monkeypatch.setattr(time, "time", lambda: written - 3600)
    finding = found()["clock-off"]
    assert (finding.verdict, finding.facts["seconds"]) == ("wrong", 3600)


@pytest.mark.parametrize(("free", "code"), [(1, "disk-full"), (500_000_000, "disk-low")])
def test_a_full_disk(data: Path, monkeypatch: pytest.MonkeyPatch, free: int, code: str) -> None:
    usage = type("Usage", (), {"free": free})()
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    assert code in found()


def test_a_folder_that_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "file"))
    assert found()["folder-closed"].verdict == "wrong"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "url-none"),
        ("play.example.org", "url-wrong"),
        ("http://play.example.org", "url-plain"),
        ("http://localhost:8302", "url"),
        ("https://play.example.org", "url"),
    ],
)
def test_public_addresses(data: Path, url: str, code: str) -> None:
    assert code in found(Asked(public_url=url))


@pytest.mark.parametrize(
    ("given", "code"),
    [("10.0.0.0/8,::1", "proxy"), ("*", "proxy-all"), ("10.0.0.1,proxy", "proxy-wrong")],
)
def test_proxies(data: Path, monkeypatch: pytest.MonkeyPatch, given: str, code: str) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", given)
    assert code in found()


def test_the_key_of_push(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, https = data / "secret", Asked(public_url="https://play.example.org")
    assert "push-none" in found(https), "an empty secret is none"
    secret.write_text("one secret")
    told = found(https)
    assert told["push"].facts == {"key": f"{PushKey('one secret').public[:12]}…", "count": 0}
    assert not {"push-two", "push-plain"} & {*told}
    assert found()["push-plain"].verdict == "warning"
    assert "one secret" not in str(told)
    monkeypatch.setenv("GUILDHALL_SECRET", "another")
    assert found()["push-two"].verdict == "warning"
    monkeypatch.delenv("GUILDHALL_SECRET")
    with closing(sqlite3.connect(data / "guildhall.db")) as connection, connection:
        connection.execute("INSERT INTO users VALUES ('u', 'Anna', 1.0, NULL, '', '{}', '', 0)")
        connection.execute(SUBSCRIBED)
    secret.unlink()
    assert found(https)["push-lost"] == Finding(
        "push-lost", "wrong", {"file": str(secret), "count": 1}
    )
    assert not secret.exists(), "the doctor makes none"
    secret.mkdir()
    assert found(https)["push-unreadable"].verdict == "wrong"
    assert found(Asked(without=frozenset({"push"})))["push-off"].verdict == "ok"


def test_every_extra_is_looked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert EXTRAS.keys() == project["project"]["optional-dependencies"].keys()


def _mail_server(offers: bytes) -> int:
    """Answer one client as a mail server does; gives the port."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with listening, listening.accept()[0] as line:
            line.sendall(b"220 here\r\n")
            line.recv(1000)
            line.sendall(b"250-here\r\n250 " + offers + b"\r\n")
            line.recv(1000)

    threading.Thread(target=serve, daemon=True).start()
    return int(listening.getsockname()[1])


@pytest.mark.parametrize(
    ("offers", "url", "code"),
    [
        (b"STARTTLS", "https://play.example.org", "mail"),
        (b"STARTTLS", "", "mail-no-url"),
        (b"SIZE", "https://play.example.org", "mail-no-tls"),
    ],
)
def test_mail_servers(
    data: Path, monkeypatch: pytest.MonkeyPatch, offers: bytes, url: str, code: str
) -> None:
    monkeypatch.setenv("GUILDHALL_SMTP_HOST", "127.0.0.1")
    monkeypatch.setenv("GUILDHALL_SMTP_PORT", str(_mail_server(offers)))
    assert code in found(Asked(public_url=url))


def test_mail_that_goes_nowhere(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_SMTP_HOST", "127.0.0.1")
    monkeypatch.setenv("GUILDHALL_SMTP_PORT", "1")
    assert found()["mail-unreachable"].verdict == "wrong"
    monkeypatch.setenv("GUILDHALL_SMTP_PORT", "many")
    assert found()["mail-port"].verdict == "wrong"


def test_every_finding_has_a_text() -> None:
    codes = set(re.findall(r'Finding\(\s*"([\w-]+)"', Path(doctor.__file__).read_text()))
    texts = (FOLDER / "en" / "doctor.ftl").read_text()
    said = set(re.findall(r"^doctor-([\w-]+) =", texts, re.MULTILINE))
    assert said == {*codes, "db-url", "db-driver", *(f"verdict-{one}" for one in VERDICTS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said_and_the_code_tells_of_faults(
    data: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    assert guildhall("doctor", "--lang", language).code == 0
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "proxy")
    done = guildhall("doctor", "--lang", language, "--json")
    told = json.loads(done.out)
    assert (done.code, told["wrong"]) == (1, True)
    assert all(line["text"] for line in told["findings"])
