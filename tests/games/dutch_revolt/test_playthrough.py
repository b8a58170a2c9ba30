"""A pinned turn that a person can read, and pinned counts of moves from a few positions.

When a change of the rules is meant, write the text anew: GUILDHALL_PIN=1 pytest tests/games
"""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core.game import OptionValue
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.games.dutch_revolt import GAME
from guildhall.locale import LANGUAGES, Speech
from guildhall.locale.sentences import Teller

HERE = Path(__file__).parent
RECORD = HERE.parent.parent / "records" / "dutch_revolt" / "example-16.jsonl"


def playthrough() -> str:
    """Tell turn 0 of example E-16: inputs, what happened, and the board at its end."""
    record = records.load(RECORD)
    say, names = Speech("en"), record.header.players
    teller = Teller(GAME, say, names)
    lines: list[str] = []
    for step in records.replay(GAME, record):
        lines.append(f"{step.n:>4} {names[step.given.by]}: {step.given.move}")
        lines += [f"       {teller.event(event)} [{event.rule}]" for event in step.events]
        last = step
    lines += ["", GAME.board(GAME.observe(last.state, -1), say, names)]
    return "\n".join(lines) + "\n"


def test_the_pinned_game_reads_as_before() -> None:
    pinned = HERE / "playthrough.txt"
    if os.environ.get("GUILDHALL_PIN"):
        pinned.write_text(playthrough(), encoding="utf-8")
    assert playthrough() == pinned.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_hundred_columns(language: str) -> None:
    say, names = Speech(language), [f"A player with a very long name {n}" for n in range(5)]
    for inputs in (0, 90, 400, 700):
        text = GAME.board(GAME.observe(position(5, inputs), 0), say, names)
        assert max(len(line) for line in text.splitlines()) <= 100


def lines_of_play(state: State, depth: int) -> int:
    """Count the sequences of so many decisions."""
    if depth == 0 or state.over():
        return 1
    seat = int(state.actors()).bit_length() - 1
    count = 0
    for move in state.legal(seat):
        twin = state.copy()
        twin.play(seat, move)
        count += lines_of_play(twin, depth - 1)
    return count


def position(seats: int, inputs: int, options: Mapping[str, OptionValue] | None = None) -> State:
    """Give a position of a random game."""
    state, luck = GAME.new(seats, options), FastLuck(17)
    for _ in range(inputs):
        if state.over():
            break
        seat = int(state.actors()).bit_length() - 1
        moves = state.legal(seat)
        state.play(seat, moves[luck.below(len(moves))])
    return state


@pytest.mark.parametrize(
    ("seats", "inputs", "depth", "count"),
    [(2, 30, 3, 40), (3, 130, 3, 72), (4, 300, 3, 156), (5, 500, 3, 82), (5, 640, 3, 14)],
)
def test_pinned_counts(seats: int, inputs: int, depth: int, count: int) -> None:
    assert lines_of_play(position(seats, inputs), depth) == count


@pytest.mark.parametrize(
    ("seats", "inputs", "depth", "count"),
    [(3, 130, 3, 63), (4, 300, 3, 268), (5, 500, 3, 27), (5, 640, 3, 125)],
)
def test_the_first_edition_is_played_as_ever(
    seats: int, inputs: int, depth: int, count: int
) -> None:
    """DR-12, DR-63: counted when there was no choice about besieged units and beggars' sieges."""
    then = position(seats, inputs, GAME.earlier[0].options)
    assert lines_of_play(then, depth) == count
