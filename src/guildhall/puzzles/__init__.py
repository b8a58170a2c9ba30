"""Puzzles: a decision from a game of strong bots, and what each of its moves is worth.

Each title may have a file here, `<game>.jsonl`: a line for every game that was played, then a line
for every puzzle of it. `lab/puzzles` finds them, `scripts/puzzles.py` writes the files.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, OptionValue
from guildhall.games import find
from guildhall.table.match import Match
from guildhall.table.position import Position

__all__ = ["EASY", "HARD", "MEDIUM", "Played", "Puzzle", "Set", "Why", "load", "puzzle_of"]

EASY, MEDIUM, HARD = 1, 2, 3


class Why(msgspec.Struct, frozen=True):
    """A reason for the best move, as hints give it; facts with a kind are ids."""

    code: str
    facts: dict[str, int | str]


class Played(msgspec.Struct, frozen=True, tag_field="line", tag="played"):
    """A game of bots: its luck follows from its seed, so only what seats decided is kept."""

    seed: int
    seats: int
    options: dict[str, OptionValue]
    rules: int
    """Version of the rules."""
    data: str
    """Fingerprint of the data of the game."""
    inputs: list[str]
    """Decisions in order, as positions write them: `"2 pick nobles"` for seat 2."""


class Puzzle(msgspec.Struct, frozen=True, tag_field="line", tag="puzzle"):
    """One decision: where it is asked, and the win share (0 to 1) of every legal move."""

    id: str
    played: int
    """Seed of the game it is from."""
    after: int
    """Decisions made before it."""
    seat: int
    theme: str
    """Id of the phase in which it is asked."""
    difficulty: int
    values: dict[str, float]
    """By the notation of the move, the best first."""
    found: float
    """Share of tries in which players who think little find the best move."""
    reasons: list[Why] = []

    @property
    def best(self) -> str:
        """Notation of the one right move."""
        return next(iter(self.values))


class Set:
    """The puzzles of a title, easy ones first, and the games they are from."""

    def __init__(self, game: Game, played: list[Played], puzzles: list[Puzzle]) -> None:
        self.game = game
        self.played: Mapping[int, Played] = {one.seed: one for one in played}
        self.puzzles: Mapping[str, Puzzle] = {one.id: one for one in puzzles}

    def position(self, puzzle: Puzzle) -> Position:
        """The moment of a puzzle: its seat owes the decision."""
        played = self.played[puzzle.played]
        return Position(
            game=self.game.name,
            seats=played.seats,
            seat=puzzle.seat,
            seed=played.seed,
            options=played.options,
            inputs=tuple(played.inputs[: puzzle.after]),
        )

    def match(self, puzzle: Puzzle) -> Match:
        """The game at that moment; raises BadData if the rules have changed since."""
        return self.position(puzzle).table().running()

    def of_day(self, day: int) -> Puzzle | None:
        """The puzzle of a day, counted from any day on: all of them in turn, far from each other.

        >>> from guildhall.puzzles import load
        >>> load("guildes").of_day(3) == load("guildes").of_day(3)
        True
        """
        every = list(self.puzzles.values())
        return every[day * STEP % len(every)] if every else None

    def lines(self) -> Iterator[bytes]:
        """Lines of the file, without line ends."""
        for part in (self.played, self.puzzles):
            for line in part.values():
                yield msgspec.json.encode(line)


STEP = 7919
"""A prime, so that days run through all puzzles of a title however many there are."""


@cache
def load(name: str) -> Set:
    """The puzzles of a title, none where it has no file; raises UnknownGame."""
    game = find(name)
    file = files("guildhall.puzzles").joinpath(f"{game.name}.jsonl")
    text = file.read_bytes() if file.is_file() else b""
    return read(game, text)


def read(game: Game, text: bytes) -> Set:
    """The content of a file."""
    lines = [_decoder.decode(line) for line in text.splitlines()]
    played = [line for line in lines if isinstance(line, Played)]
    return Set(game, played, [line for line in lines if isinstance(line, Puzzle)])


_decoder = msgspec.json.Decoder(Played | Puzzle)


def puzzle_of(name: str, puzzle: str) -> tuple[Set, Puzzle]:
    """A puzzle of a title; raises UnknownGame and GuildhallError no_such_puzzle."""
    known = load(name)
    if puzzle not in known.puzzles:
        raise GuildhallError("no_such_puzzle", {"given": puzzle[:20]})
    return known, known.puzzles[puzzle]
