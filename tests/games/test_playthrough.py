"""Of every game: a pinned one that a person can read, and counts of moves from a few positions.

When a change of the rules is meant, write the texts anew: GUILDHALL_PIN=1 pytest tests/games
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.game import Game, OptionValue
from guildhall.core.log import Event
from guildhall.core.state import CHANCE
from guildhall.games import GAMES
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from tests.games.pinned import lines_of_play, random_position

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"


@dataclass(frozen=True)
class Pinned:
    """What is pinned of a game."""

    record: str
    board_after: Callable[[Event], bool]
    """Whether the board is shown after such an event; it is at the end in any case."""
    counts: tuple[tuple[int, int, int, int], ...]
    """Seats, inputs of a random game, decisions from there, and in how many ways."""
    untold: tuple[str, ...] = ()
    """Events that say no more than the outcome above them."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)


PINNED = {
    "guildes": Pinned(
        "6-events-dirty_tricks",
        lambda event: event.kind == "count",
        (
            *((3, 40, 4, 630), (4, 60, 4, 63), (5, 120, 4, 750)),
            *((6, 100, 4, 216), (4, 110, 4, 48), (3, 200, 4, 1740)),
        ),
        options={"events": True, "dirty_tricks": True},
    ),
    "flandern": Pinned(
        "4",
        lambda event: event.kind == "scored",
        (
            *((4, 12, 3, 256), (4, 60, 4, 1077), (4, 200, 5, 756), (3, 90, 4, 140)),
            *((3, 180, 5, 1580), (2, 40, 4, 96), (2, 170, 5, 30)),
        ),
    ),
    "colonia": Pinned(
        "3-open_screens-greedy",
        lambda event: event.kind == "day" and event.args["day"] == 3,
        ((3, 90, 3, 903), (3, 160, 3, 8), (4, 200, 3, 45), (5, 300, 3, 11), (6, 420, 3, 8)),
        untold=("cube_on_stall", "drew_cube", "relic_shown", "ship_arrived", "decree_shown"),
    ),
    "dutch_revolt": Pinned(
        "example-16",
        lambda _: False,
        ((2, 30, 3, 40), (3, 130, 3, 72), (4, 300, 3, 156), (5, 500, 3, 82), (5, 640, 3, 14)),
    ),
}
COUNTS = [(game, *row) for game, pinned in PINNED.items() for row in pinned.counts]


def playthrough(game: Game, pinned: Pinned) -> str:
    """Tell a recorded game: inputs, what happened, and the board now and then."""
    record = records.load(RECORDS / game.name / f"{pinned.record}.jsonl")
    say, names = Speech("en"), record.header.players
    teller = Teller(game, say, names)
    lines: list[str] = []
    for step in records.replay(game, record):
        by = "chance" if step.given.by == CHANCE else names[step.given.by]
        lines.append(f"{step.n:>4} {by}: {step.given.move}")
        told = [event for event in step.events if event.kind not in pinned.untold]
        lines += [f"       {teller.event(event)} [{event.rule}]" for event in told]
        if any(map(pinned.board_after, step.events)) or step.n == len(record.inputs) - 1:
            lines += ["", game.board(game.observe(step.state, -1), say, names), ""]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_pinned_game_reads_as_before(name: str) -> None:
    pinned, told = HERE / name / "playthrough.txt", playthrough(GAMES[name], PINNED[name])
    if os.environ.get("GUILDHALL_PIN"):
        pinned.write_text(told, encoding="utf-8")
    assert told == pinned.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats", "inputs", "depth", "count"), COUNTS)
def test_pinned_counts(name: str, seats: int, inputs: int, depth: int, count: int) -> None:
    state = random_position(GAMES[name], seats, inputs, PINNED[name].options)
    assert lines_of_play(state, depth) == count
