"""Many games searched for puzzles, in several processes; what is found is written at once.

The file of what was found has a line for every puzzle and one for every game that was searched to
its end. A search that is begun again goes on with the games that are missing.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from guildhall.lab.executors import Place, spread
from guildhall.lab.puzzles.finding import Depth, Found, hunt


class Searched(msgspec.Struct, frozen=True, tag_field="line", tag="searched"):
    """A game that was played to its end."""

    game: str
    seed: int
    number: int
    decisions: int


class Line(msgspec.Struct, frozen=True, tag_field="line", tag="found"):
    """A puzzle in the file."""

    found: Found


@dataclass(frozen=True)
class Task:
    """One game to search, until a time (seconds since 1970), and the file for what is found."""

    game: str
    seed: int
    number: int
    depth: Depth
    until: float
    out: Path


@dataclass(frozen=True)
class Progress:
    """What a task has come to; a game that ran out of time is not finished."""

    number: int
    decisions: int
    found: int
    finished: bool


def search(task: Task) -> Progress:
    """Search one game, decision by decision, while there is time."""
    decisions = count = 0
    for found in hunt(task.game, task.seed, task.number, task.depth) if _time_left(task) else ():
        decisions += 1
        if found is not None:
            count += 1
            _append(task.out, Line(found))
        if not _time_left(task):
            return Progress(task.number, decisions, count, finished=False)
    if decisions:
        _append(task.out, Searched(task.game, task.seed, task.number, decisions))
    return Progress(task.number, decisions, count, finished=decisions > 0)


def _time_left(task: Task) -> bool:
    return time.time() < task.until


def _append(out: Path, line: Line | Searched) -> None:
    """Write a line in one go: several processes write to the same file."""
    with out.open("ab", buffering=0) as file:
        file.write(msgspec.json.encode(line) + b"\n")


_decoder = msgspec.json.Decoder(Line | Searched)


def read_lines(files: Iterable[Path]) -> tuple[dict[str, Found], set[tuple[str, int, int]]]:
    """What files of a search hold: puzzles by id, and the games that need no more searching.

    A line that was cut off when a machine was taken away is left out.
    """
    found: dict[str, Found] = {}
    searched: set[tuple[str, int, int]] = set()
    for file in files:
        for text in file.read_bytes().splitlines() if file.exists() else ():
            try:
                line = _decoder.decode(text)
            except msgspec.DecodeError:
                continue
            if isinstance(line, Searched):
                searched.add((line.game, line.seed, line.number))
            else:
                found[line.found.puzzle.id] = line.found
    return found, searched


def gather(
    game: str, seed: int, games: range, depth: Depth, seconds: float, processes: int, out: Path
) -> Iterator[Progress]:
    """Search games for so many seconds; gives how each came out, as they come."""
    until = time.time() + seconds
    _, searched = read_lines([out])
    tasks = [
        Task(game, seed, number, depth, until, out)
        for number in games
        if (game, seed, number) not in searched
    ]
    for _, progress in spread(Place(processes), search, tasks):
        yield progress
