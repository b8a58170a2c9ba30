"""Programs that play: one in another language, and all the ways in which one can fail."""

import json
import sys
from pathlib import Path

import pytest

import guildhall as gh
from guildhall.bots import find_bot, find_level
from guildhall.bots.external import BotFailed
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.core.record import Record
from guildhall.lab.simulate import Job, play_job
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import error_text
from guildhall.table.match import Match

BASH = f"line:bash {Path(__file__).parent / 'first_move.sh'}"
GAME = gh.GAMES["guildes"]
PATIENT = 60.0
"""Seconds to think: nothing here is about speed, except the one that says nothing."""


def test_a_program_in_bash_plays_whole_games() -> None:
    """It always takes the first move, so its game can be foretold."""
    played = play_job(Job("guildes", (BASH,) * 3, {"events": True}, 2, 0, PATIENT, keep=True))
    assert played.record is not None
    match = Match(GAME, Record(played.record.header, key=played.record.key))
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    assert match.record.inputs == played.record.inputs


def _talking(tmp_path: Path, body: str) -> str:
    """Give the name of a bot that says it is ready and then does as told with each question."""
    script = tmp_path / "bot.py"
    script.write_text(
        "import sys, json, time\n"
        "sys.stdin.readline(); print(json.dumps({'type': 'ready'}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line); id = asked['id']; legal = asked['legal']\n"
        f"    {body}\n"
    )
    return f"line:{sys.executable} {script}"


def _ask(name: str, budget: float = PATIENT) -> int:
    match = gh.new("guildes", seats=3, seed=1)
    legal = [move.id for move in match.legal(0)]
    bot = find_bot(name, GAME)
    try:
        return bot.choose(match.view(0), legal, FastLuck(1), budget)
    finally:
        bot.close()  # type: ignore[attr-defined]


def test_a_move_may_be_given_in_words(tmp_path: Path) -> None:
    body = "print(json.dumps({'type': 'move', 'id': id, 'move': legal[-1]['text']}), flush=True)"
    assert _ask(_talking(tmp_path, body)) == gh.new("guildes", seats=3, seed=1).legal(0)[-1].id


SAY = "print(json.dumps({'type': 'move', 'id': id, 'move': %s}), flush=True)"
FAILURES = {
    "silent": ("time.sleep(60)", "line_bot_late"),
    "gone": ("sys.exit(3)", "line_bot_ended"),
    "no JSON": ("print('knights, please', flush=True)", "line_bot_answer"),
    "no object": ("print('[1, 2]', flush=True)", "line_bot_answer"),
    "illegal": (SAY % 99999, "line_bot_answer"),
    "not a number": (SAY % True, "line_bot_answer"),
    "another question": ("id = 0; " + SAY % "legal[0]['move']", "line_bot_answer"),
}


@pytest.mark.parametrize("case", FAILURES)
def test_a_program_that_fails_is_named_and_let_go(case: str, tmp_path: Path) -> None:
    body, code = FAILURES[case]
    with pytest.raises(BotFailed) as raised:
        _ask(_talking(tmp_path, body), 0.1 if code == "line_bot_late" else PATIENT)
    assert raised.value.code == code
    assert json.dumps(raised.value.facts)


def test_a_program_that_is_not_there() -> None:
    for command in ("no-such-program-anywhere", "", "'"):
        with pytest.raises(BotFailed, match="line_bot_missing"):
            find_bot(f"line:{command}", GAME)


def test_a_file_that_may_not_be_run_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it could not be found sent people looking for it."""
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "my bot.py"
    script.write_text("#!/usr/bin/env python3\n")
    for command in ("'./my bot.py'", f"'{script}'"):
        with pytest.raises(BotFailed, match="line_bot_not_executable") as raised:
            find_bot(f"line:{command}", GAME)
        assert raised.value.facts["file"] == command, "as a shell takes it"
        for language in LANGUAGES:
            told = error_text(Speech(language), raised.value)
            assert f"chmod +x {command}" in told
    for command in (str(tmp_path), "'my bot.py'"):
        with pytest.raises(BotFailed, match="line_bot_missing"):
            find_bot(f"line:{command}", GAME)
    script.chmod(0o755)
    assert find_bot(f"line:'{script}'", GAME)


def test_a_script_that_does_not_say_who_reads_it_is_named(tmp_path: Path) -> None:
    """It ended in an error of the operating system."""
    script = tmp_path / "bot"
    script.write_text("print('ready')\n")
    script.chmod(0o755)
    with pytest.raises(BotFailed, match="line_bot_start") as raised:
        _ask(f"line:{script}")
    assert raised.value.facts["problem"]


def test_visitors_cannot_start_programs() -> None:
    for name in (BASH, "line:true", "journeyman:x", "master:9999"):
        with pytest.raises(GuildhallError, match="unknown_bot"):
            find_level(name, GAME)
    assert find_level("journeyman", GAME)
