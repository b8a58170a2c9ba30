"""A pinned game that a person can read, and pinned counts of moves from a few positions.

When a change of the rules is meant, write the texts anew: GUILDHALL_PIN=1 pytest tests/games
"""

import os
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.state import CHANCE
from guildhall.games.flandern import GAME
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from tests.games.pinned import lines_of_play, random_position

HERE = Path(__file__).parent
RECORD = HERE.parent.parent / "records" / "flandern" / "4.jsonl"


def playthrough() -> str:
    """Tell a whole game: inputs, what happened, and the board whenever a city is scored."""
    record = records.load(RECORD)
    say = Speech("en")
    teller = Teller(GAME, say, record.header.players)
    lines: list[str] = []
    for step in records.replay(GAME, record):
        by = "chance" if step.given.by == CHANCE else record.header.players[step.given.by]
        lines.append(f"{step.n:>4} {by}: {step.given.move}")
        lines += [f"       {teller.event(e)} [{e.rule}]" for e in step.events]
        if any(e.kind == "scored" for e in step.events):
            board = GAME.board(GAME.observe(step.state, -1), say, record.header.players)
            lines += ["", board, ""]
    return "\n".join(lines) + "\n"


def test_the_pinned_game_reads_as_before() -> None:
    pinned = HERE / "playthrough.txt"
    if os.environ.get("GUILDHALL_PIN"):
        pinned.write_text(playthrough(), encoding="utf-8")
    assert playthrough() == pinned.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("seats", "inputs", "depth", "count"),
    [
        (4, 12, 3, 256),
        (4, 60, 4, 1077),
        (4, 200, 5, 756),
        (3, 90, 4, 140),
        (3, 180, 5, 1580),
        (2, 40, 4, 96),
        (2, 170, 5, 30),
    ],
)
def test_pinned_counts(seats: int, inputs: int, depth: int, count: int) -> None:
    assert lines_of_play(random_position(GAME, seats, inputs), depth) == count
