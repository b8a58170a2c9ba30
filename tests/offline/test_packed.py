"""The file of rules that browsers get: all that is needed is in it, and plays the same."""

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from guildhall.bots.styles import styles_of
from guildhall.games import GAMES, book_of
from guildhall.offline.door import Door
from guildhall.web.packing import rules
from tests.offline.player import WISH, Player

ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
from guildhall.offline.door import Door
from guildhall.games import GAMES, book_of
from guildhall.bots.styles import styles_of
ask = Door().ask
for line in sys.stdin:
    print(repr((book_of(line.strip()), styles_of(line.strip()), GAMES[line.strip()].meta))
          if line.strip() in GAMES else ask(line), flush=True)
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Give an interpreter that has the file and its own library, and nothing that was installed."""
    folder = tmp_path_factory.mktemp("rules")
    with ZipFile(BytesIO(rules())) as archive:
        archive.extractall(folder)
    command = [sys.executable, "-I", "-S", "-B", "-c", ALONE, str(folder)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to, heard = process.stdin, process.stdout

        def ask(text: str) -> str:
            to.write(f"{text}\n")
            to.flush()
            return heard.readline()

        yield ask
        to.close()


def timeless(page: dict[str, Any]) -> dict[str, Any]:
    """Give a page without the time of the day."""
    return {name: value for name, value in page.items() if name != "waits"}


@pytest.mark.parametrize("game", GAMES)
def test_stand_ins_play_the_same_game(alone: Any, game: str) -> None:
    """The same beginning and the same answers lead to the same pages, bots included."""
    here, there = Player(Door().ask), Player(alone)
    here.ask("begin", game=game, seats=max(GAMES[game].seats[0], 3), **WISH)
    there.ask("resume", lines=here.lines)
    for player in (here, there):
        player.wait()
    for ours, theirs in zip(here.play(6), there.play(6), strict=True):
        assert timeless(ours) == timeless(theirs)
    assert here.log == there.log
    ours, theirs = (player.ask("hint") for player in (here, there))
    assert ours == theirs


@pytest.mark.parametrize("game", GAMES)
def test_stand_ins_read_the_same_files(alone: Any, game: str) -> None:
    told = repr((book_of(game), styles_of(game), GAMES[game].meta))
    assert alone(game).strip() == told


def test_the_file_has_nothing_that_is_no_use_there() -> None:
    with ZipFile(BytesIO(rules())) as archive:
        names = archive.namelist()
    assert len(names) == len(set(names))
    assert {Path(name).suffix for name in names} == {".py", ".toml"}
    assert not [name for name in names if "/store/" in name or "/cli/" in name]
    assert json.dumps(names).isascii()
