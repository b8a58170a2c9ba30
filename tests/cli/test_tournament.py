"""guildhall tournament: what a command creates is what a page would, and bad input is refused."""

import json
from pathlib import Path

import pytest

from tests.cli.run import guildhall


def test_create_show_and_cancel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DB", f"sqlite:///{tmp_path}/g.db")
    base = ("tournament", "create", "guildes", "Cup", "--seats", "3", "--lang", "en")
    made = json.loads(guildhall(*base, "--kind", "robin", "--rounds", "0", "--json").out)
    listed = json.loads(guildhall("tournament", "list", "--json").out)["tournaments"]
    assert [(row["tournament"], row["kind"], row["status"]) for row in listed] == [
        (made["tournament"], "robin", "signup")
    ]
    assert "Cup" in guildhall("tournament", "list", "--lang", "en").out
    shown = json.loads(guildhall("tournament", "show", made["tournament"], "--json").out)
    assert (shown["name"], shown["standings"]) == ("Cup", [])
    assert "Cup" in guildhall("tournament", "show", made["tournament"], "--lang", "en").out
    early = guildhall("tournament", "start", made["tournament"], "--lang", "en")
    assert (early.code, "At least 2 players" in early.err) == (2, True)
    assert guildhall("tournament", "cancel", made["tournament"], "--lang", "en").code == 0
    again = guildhall("tournament", "cancel", made["tournament"], "--lang", "en")
    assert "closed" in again.err
    assert "no such tournament" in guildhall("tournament", "show", "AAAA", "--lang", "en").err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--clock", "none"), "needs a clock"),
        (("--kind", "knockout"), "couldn’t be understood"),
        (("--start", "soon"), "start time"),
        (("--start", "2001-01-01T20:00"), "start time"),
        (("--most", "2"), "player limit"),
        (("--seats", "9"), ""),
    ],
)
def test_bad_input(tmp_path: Path, more: tuple[str, ...], said: str) -> None:
    db = f"sqlite:///{tmp_path}/g.db"
    base = ("tournament", "create", "guildes", "Cup", "--seats", "3", "--lang", "en", "--db", db)
    done = guildhall(*base, *more)
    assert done.code == 2
    assert said in done.err
    assert not (tmp_path / "g.db").exists()
