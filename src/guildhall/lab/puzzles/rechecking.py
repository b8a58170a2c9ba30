"""Shipped puzzles judged again with fresh luck: how many keep their answer, and which do not.

Every judgement is a line of a file, so that a check that was stopped goes on where it was.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from guildhall.core.luck import FastLuck
from guildhall.games import find
from guildhall.lab.executors import Place, spread
from guildhall.lab.puzzles.choosing import rechecked
from guildhall.lab.puzzles.finding import CLEAR
from guildhall.puzzles import Puzzle, Set, load


class Checked(msgspec.Struct, frozen=True):
    """A puzzle judged again."""

    game: str
    id: str
    seed: int
    playouts: int
    best: str
    """The move that is best now."""
    behind: float
    """Win share by which the shipped answer is behind it; 0 where it is the shipped answer."""

    def of(self, check: "Check") -> bool:
        """Whether this is what such a check would find."""
        return (self.game, self.seed, self.playouts) == (check.game, check.seed, check.playouts)

    @property
    def agrees(self) -> bool:
        """Whether the shipped answer is best again."""
        return self.behind == 0

    @property
    def overthrown(self) -> bool:
        """Whether another move is now ahead by as much as makes a puzzle."""
        return self.behind >= CLEAR


@dataclass(frozen=True)
class Check:
    """What to judge again: with which luck, how deep, and how many puzzles; 0 means all."""

    game: str
    seed: int
    playouts: int
    sample: int = 0


def sampled(puzzles: Sequence[Puzzle], check: Check) -> list[Puzzle]:
    """The puzzles to judge, drawn with the luck of the check; a larger sample holds a smaller."""
    luck = FastLuck(check.seed)
    drawn = {puzzle.id: int(luck.below(1 << 31)) for puzzle in puzzles}
    return sorted(puzzles, key=lambda one: drawn[one.id])[: check.sample or len(puzzles)]


def recheck(check: Check, processes: int, out: Path | None = None) -> Iterator[Checked]:
    """Judge puzzles again; gives those known from the file first, then each as it comes."""
    puzzles = list(load(check.game).puzzles.values())
    wanted = {puzzle.id: puzzle for puzzle in sampled(puzzles, check)}
    for known in read_checks([out] if out else []):
        if known.of(check) and known.id in wanted:
            del wanted[known.id]
            yield known
    tasks = [(check, puzzle) for puzzle in wanted.values()]
    for _, checked in spread(Place(processes), _checked, tasks):
        if out:
            with out.open("ab", buffering=0) as file:
                file.write(msgspec.json.encode(checked) + b"\n")
        yield checked


def _checked(task: tuple[Check, Puzzle]) -> Checked:
    check, puzzle = task
    verdict = rechecked(load(check.game), puzzle, check.seed, check.playouts)
    moves = find(check.game).words.moves
    shares = {moves.print(move): share for move, share in verdict.shares.items()}
    best = moves.print(verdict.best)
    behind = round(shares[best] - shares[puzzle.best], 4)
    return Checked(check.game, puzzle.id, check.seed, check.playouts, best, behind)


def read_checks(files: Iterable[Path]) -> Iterator[Checked]:
    """Lines of files of checks; one that was cut off is left out."""
    for file in files:
        for text in file.read_bytes().splitlines() if file.exists() else ():
            try:
                yield msgspec.json.decode(text, type=Checked)
            except msgspec.DecodeError:
                continue


def without(known: Set, ids: Iterable[str]) -> Set:
    """The same puzzles but for some; games that no puzzle is left of go too."""
    dropped = set(ids)
    puzzles = [one for one in known.puzzles.values() if one.id not in dropped]
    played = {one.played for one in puzzles}
    return Set(known.game, [one for seed, one in known.played.items() if seed in played], puzzles)
