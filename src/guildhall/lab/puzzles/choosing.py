"""From what was found to the file of a title: a varied choice, with the reasons of each puzzle."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from guildhall.bots.deed import Reason
from guildhall.bots.reasons import reasons_for
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, seed_from_key
from guildhall.lab.puzzles.finding import Found, difficulty
from guildhall.lab.puzzles.judging import Verdict, judged
from guildhall.puzzles import Played, Puzzle, Set, Why
from guildhall.table.match import Match

PATIENCE = 60.0
"""Seconds in which all worlds of a reason are imagined, however busy the machine is."""


def chosen(found: Iterable[Found], most: int) -> list[Found]:
    """At most so many puzzles: each next one is of the rarest sort so far, the clearest first."""
    left = sorted(map(_rated, found), key=lambda one: (-one.lead, one.puzzle.id))
    taken: list[Found] = []
    themes, levels, games = Counter[str](), Counter[int](), Counter[int]()
    while left and len(taken) < most:
        best = min(
            left,
            key=lambda one: (
                themes[one.puzzle.theme] + levels[one.puzzle.difficulty] + games[one.played.seed]
            ),
        )
        left.remove(best)
        taken.append(best)
        themes[best.puzzle.theme] += 1
        levels[best.puzzle.difficulty] += 1
        games[best.played.seed] += 1
    return taken


def bound(game: Game, found: Iterable[Found]) -> Set:
    """The file of a title: each game once, as far as its last puzzle; easy puzzles first."""
    played: dict[int, Played] = {}
    listed = list(found)
    for one in sorted(listed, key=lambda each: each.puzzle.after):
        played[one.played.seed] = one.played
    puzzles = sorted((one.puzzle for one in listed), key=lambda p: (p.difficulty, -p.found, p.id))
    return explained(Set(game, list(played.values()), puzzles))


def _rated(found: Found) -> Found:
    """The same with its difficulty as it is measured now."""
    puzzle = replace(found.puzzle, difficulty=difficulty(found.puzzle.found))
    return replace(found, puzzle=puzzle)


def explained(known: Set) -> Set:
    """The same puzzles, each with the reasons that a hint would give today."""
    puzzles = [_explained(known, puzzle) for puzzle in known.puzzles.values()]
    return Set(known.game, list(known.played.values()), puzzles)


def _explained(known: Set, puzzle: Puzzle) -> Puzzle:
    match = known.match(puzzle)
    game, legal = known.game, legal_moves(match, puzzle.seat)
    best = game.words.moves.parse(puzzle.best)
    luck = FastLuck(fresh_seed(match, puzzle.seat, 0))
    view = match.view(puzzle.seat)
    given = reasons_for(game, view, legal, best, luck, PATIENCE) or (_share(puzzle),)
    reasons = [Why(reason.code, game.words.named(reason.facts)) for reason in given]
    return replace(puzzle, reasons=reasons)


def _share(puzzle: Puzzle) -> Reason:
    """What can be said when nothing is seen at once: how much more often the move wins."""
    best, second, *_ = puzzle.values.values()
    return Reason("share", {"share": round(100 * best), "next": round(100 * second)})


def rechecked(known: Set, puzzle: Puzzle, seed: int, playouts: int) -> Verdict:
    """Judge a puzzle again with another seed."""
    match = known.match(puzzle)
    view, legal = match.view(puzzle.seat), legal_moves(match, puzzle.seat)
    return judged(known.game, view, legal, fresh_seed(match, puzzle.seat, seed), playouts)


def legal_moves(match: Match, seat: int) -> list[int]:
    """Moves of a seat as plain numbers."""
    return [int(move) for move in match.state.legal(seat)]


def fresh_seed(match: Match, seat: int, seed: int) -> int:
    """A seed that no search for puzzles has used."""
    return seed_from_key(match.key, len(match.record.inputs), seat, 1000 + seed)
