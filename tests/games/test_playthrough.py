"""Of every game: a pinned one that a person can read, and counts of moves from a few positions.

When a change of the rules is meant, write the texts anew: GUILDHALL_PIN=1 pytest tests/games
"""

import os
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.game import Game
from guildhall.core.state import CHANCE
from guildhall.games import GAMES
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from tests.games.pinned import Pinned, lines_of_play, pinned, random_position

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"


PINNED = {name: pinned(name) for name in GAMES}
COUNTS = [(game, *row) for game, kept in PINNED.items() for row in kept.counts]


def playthrough(game: Game, kept: Pinned) -> str:
    """Tell a recorded game: inputs, what happened, and the board now and then."""
    record = records.load(RECORDS / game.name / f"{kept.record}.jsonl")
    say, names = Speech("en"), record.header.players
    teller = Teller(game, say, names)
    lines: list[str] = []
    for step in replays.replay(game, record):
        by = "chance" if step.given.by == CHANCE else names[step.given.by]
        lines.append(f"{step.n:>4} {by}: {step.given.move}")
        told = [event for event in step.events if event.kind not in kept.untold]
        lines += [f"       {teller.event(event)} [{event.rule}]" for event in told]
        if any(map(kept.board_after, step.events)) or step.n == len(record.inputs) - 1:
            lines += ["", game.board(game.observe(step.state, -1), say, names), ""]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_pinned_game_reads_as_before(name: str) -> None:
    kept, told = HERE / name / "playthrough.txt", playthrough(GAMES[name], PINNED[name])
    if os.environ.get("GUILDHALL_PIN"):
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats", "inputs", "depth", "count"), COUNTS)
def test_pinned_counts(name: str, seats: int, inputs: int, depth: int, count: int) -> None:
    state = random_position(GAMES[name], seats, inputs, PINNED[name].options)
    assert lines_of_play(state, depth) == count
