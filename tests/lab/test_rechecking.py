"""Shipped puzzles judged again: which are drawn, how a stopped check goes on, what is dropped."""

from pathlib import Path

import pytest

from guildhall.games import find
from guildhall.lab.puzzles import rechecking
from guildhall.lab.puzzles.finding import CLEAR
from guildhall.lab.puzzles.judging import Verdict
from guildhall.lab.puzzles.rechecking import Check, Checked, read_checks, recheck, sampled, without
from guildhall.puzzles import Puzzle, Set, load

GUILDES = list(load("guildes").puzzles.values())
CHECK = Check("guildes", seed=5, playouts=24, sample=3)


def ids(puzzles: list[Puzzle]) -> list[str]:
    return [puzzle.id for puzzle in puzzles]


def test_a_sample_follows_from_its_seed_and_grows() -> None:
    few = sampled(GUILDES, CHECK)
    more = sampled(GUILDES, Check("guildes", 5, 24, sample=6))
    assert ids(more)[:3] == ids(few)
    assert ids(sampled(GUILDES, Check("guildes", 6, 24, sample=6))) != ids(more)
    assert set(ids(sampled(GUILDES, Check("guildes", 5, 24)))) == set(ids(GUILDES))


def test_a_stopped_check_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other seeds and lines that were cut off do not count; what was judged is not judged again."""
    judged: list[str] = []

    def rechecked(_known: Set, puzzle: Puzzle, _seed: int, _playouts: int) -> Verdict:
        """The best move of the first puzzle is overtaken by its second."""
        judged.append(puzzle.id)
        parse = find("guildes").words.moves.parse
        best, second, *others = (int(parse(move)) for move in puzzle.values)
        order = [second, best] if len(judged) == 1 else [best, second]
        shares = {move: 0.5 - at / 10 for at, move in enumerate([*order, *others])}
        return Verdict(shares, 0.1, 0.01)

    monkeypatch.setattr(rechecking, "rechecked", rechecked)
    out = tmp_path / "checks.jsonl"
    first = next(recheck(CHECK, 1, out))
    assert (first.agrees, first.overthrown, first.behind) == (False, True, 0.1)
    with out.open("ab") as file:
        file.write(b'{"game":"guildes","id"')
    out.write_bytes(out.read_bytes() + b"\n")
    assert [one.agrees for one in recheck(CHECK, 1, out)] == [False, True, True]
    assert judged == ids(sampled(GUILDES, CHECK))
    list(recheck(Check("guildes", 6, 24, sample=3), 1, out))
    assert len(judged) == 6
    assert len(list(read_checks([out]))) == 6


def test_a_close_second_is_no_overthrow() -> None:
    line = Checked("guildes", "a", 1, 24, best="pick nobles", behind=CLEAR / 2)
    assert not line.agrees
    assert not line.overthrown


def test_dropped_puzzles_take_their_games_along() -> None:
    known = load("guildes")
    gone = next(iter(known.puzzles.values()))
    of_game = {one.id for one in GUILDES if one.played == gone.played}
    left = without(known, of_game)
    assert set(left.puzzles) == set(known.puzzles) - of_game
    assert set(left.played) == set(known.played) - {gone.played}
