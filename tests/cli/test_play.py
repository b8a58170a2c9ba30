"""A game in the terminal: choices, explanations, undo, saving and going on."""

import re
from pathlib import Path

import pytest

from guildhall.bots import onnx
from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.games import find
from tests.cli.run import guildhall


def test_a_whole_game_by_numbers(at_home: Path) -> None:
    """Always the first choice, to the end; the finished record verifies."""
    done = guildhall("play", "guildes", "--seed", "4", typed="1\n" * 60)
    assert done.code == 0
    assert "The third ballot has been counted." in done.out
    (file,) = (at_home / "data" / "guildhall" / "games").iterdir()
    record = records.load(file)
    assert replays.verify(find("guildes"), record).over()
    assert record.header.players == ["Guest", "Boudewijn", "Clara", "Diederik"]


def test_a_whole_game_with_all_variants_in_french() -> None:
    done = guildhall(
        *("play", "guildes", "--seats", "5", "-o", "events", "-o", "dirty_tricks"),
        *("--seed", "9", "--lang", "fr", "--seat", "2", "--name", "Aleydis"),
        typed="1\n" * 80,
    )
    assert done.code == 0
    assert "Aleydis" in done.out


def test_moves_by_words_and_by_the_card_alone() -> None:
    typed = "pick knights\nKnights\nquit\n"
    done = guildhall("play", "guildes", "--seed", "3", typed=typed)
    assert done.out.count("You pick Knights.") == 2


def test_explanations() -> None:
    typed = "?\nwhy lay knights\nwhy pick militia\nwhy pick knights\nrules GU-14\nquit\n"
    done = guildhall("play", "guildes", "--seed", "3", typed=typed)
    assert "Commands:" in done.out
    assert "The cards you keep are your hand for this ballot." in done.out
    assert "You can’t do that in this phase: draft. (GU-6)" in done.out
    assert "There’s no Militia card in your packet. (GU-7)" in done.out
    assert "This move is possible: Pick Knights." in done.out
    assert "share the places" in done.out


def test_mistakes_are_answered_and_change_nothing() -> None:
    typed = (
        "99\nfly\npick\npick dragons\nlay nobles\nwhy\nrules XX-1\nsave /no/such/folder/x\nquit\n"
    )
    done = guildhall("play", "guildes", "--seed", "3", typed=typed)
    assert done.code == 0
    assert "You pick" not in done.out
    assert "Traceback" not in done.err
    assert "Can’t write" in done.out


def test_undo_takes_the_last_decision_back(at_home: Path) -> None:
    done = guildhall("play", "guildes", "--seed", "3", typed="undo\n1\n1\nundo\nundo\nundo\nquit\n")
    boards = re.findall(r"Your packet: (.*)", done.out)
    assert "There’s nothing to undo." in done.out
    assert boards[0] == boards[-1]
    assert boards[1] == boards[3]
    (file,) = (at_home / "data" / "guildhall" / "games").iterdir()
    assert records.load(file).header.spaces, "what was drawn and taken back is drawn anew"
    assert "new" in guildhall("verify", str(file)).out


def test_a_game_goes_on_where_it_was_left(at_home: Path) -> None:
    first = guildhall("play", "guildes", "--seed", "3", typed="1\n1\n")
    assert "Game saved." in first.out
    packet = re.findall(r"Your packet: (.*)", first.out)[-1]
    again = guildhall("play", "--last", typed="quit\n")
    assert re.findall(r"Your packet: (.*)", again.out)[-1] == packet
    file = at_home / "mine.jsonl"
    guildhall("play", "--last", typed=f"save {file}\nquit\n")
    resumed = guildhall("play", "--resume", str(file), typed="board\nlog\nquit\n")
    assert packet in resumed.out
    assert records.load(file).inputs


def test_two_people_at_one_screen() -> None:
    done = guildhall(
        *("play", "guildes", "--seats", "3", "--seat", "0", "--seat", "1", "--seed", "5"),
        typed="1\n\n1\n\nquit\n",
    )
    assert done.out.count("Pass the screen") >= 2
    assert "Guest 1" in done.out
    assert "Guest 2" in done.out


def test_a_hint_names_a_move_and_says_why() -> None:
    done = guildhall("play", "guildes", "--seed", "3", typed="hint\nquit\n")
    told = re.search(r"> Pick \w+  pick \w+\n  \w.+\.$", done.out, re.MULTILINE)
    assert told, done.out


def test_a_journeyman_takes_over_from_a_program_that_fails() -> None:
    done = guildhall("play", "guildes", "--seed", "3", "--bots", "line:cat", typed="1\n1\nquit\n")
    assert "The program “cat” didn’t answer with a legal move" in done.out
    assert done.out.count("You pick") == 2


def test_who_needs_no_network_plays_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(onnx, "NETS", tmp_path)
    done = guildhall("play", "guildes", "--seed", "3", "--bots", "expert", typed="1\nquit\n")
    assert "Expert needs a network that can’t be used here. Journeyman plays instead." in done.out
    assert done.out.count("You pick") == 1
