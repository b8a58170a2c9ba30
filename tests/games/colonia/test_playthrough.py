"""A pinned game that a person can read, and pinned counts of moves from a few positions.

When a change of the rules is meant, write the texts anew: GUILDHALL_PIN=1 pytest tests/games
"""

import os
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.state import CHANCE
from guildhall.games.colonia import GAME
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from tests.games.pinned import lines_of_play, random_position

HERE = Path(__file__).parent
RECORD = HERE.parent.parent / "records" / "colonia" / "3-open_screens-greedy.jsonl"

PLAIN = ("cube_on_stall", "drew_cube", "relic_shown", "ship_arrived", "decree_shown")
"""Events that say no more than the outcome above them."""


def playthrough() -> str:
    """Tell a whole game: inputs, what happened, and the board as each Wednesday begins."""
    record = records.load(RECORD)
    say = Speech("en")
    teller = Teller(GAME, say, record.header.players)
    lines: list[str] = []
    for step in records.replay(GAME, record):
        by = "chance" if step.given.by == CHANCE else record.header.players[step.given.by]
        lines.append(f"{step.n:>4} {by}: {step.given.move}")
        told = [e for e in step.events if e.kind not in PLAIN]
        lines += [f"       {teller.event(e)} [{e.rule}]" for e in told]
        if any(e.kind == "day" and e.args["day"] == 3 for e in step.events) or step.state.over():
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
    [(3, 90, 3, 903), (3, 160, 3, 8), (4, 200, 3, 45), (5, 300, 3, 11), (6, 420, 3, 8)],
)
def test_pinned_counts(seats: int, inputs: int, depth: int, count: int) -> None:
    assert lines_of_play(random_position(GAME, seats, inputs), depth) == count
