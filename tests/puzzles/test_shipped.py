"""Every puzzle that is shipped, replayed: a choice that its seat has, with values and reasons."""

import pytest

from guildhall.bots.reasons import codes_of
from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES
from guildhall.puzzles import EASY, HARD, Set, load, puzzle_of, read

FEWEST_MOVES = 3
LEAST_LEAD = 0.03


@pytest.mark.parametrize("name", GAMES)
def test_all_can_be_played(name: str) -> None:
    """The seat is asked, the game goes on, and the judged moves are the legal ones."""
    known = load(name)
    for puzzle in known.puzzles.values():
        match = known.match(puzzle)
        assert not match.over, puzzle.id
        assert puzzle.seat in match.actors, puzzle.id
        legal = {str(move) for move in match.legal(puzzle.seat)}
        assert legal == set(puzzle.values), puzzle.id
        assert len(legal) >= FEWEST_MOVES, puzzle.id


@pytest.mark.parametrize("name", GAMES)
def test_one_move_is_ahead(name: str) -> None:
    for puzzle in load(name).puzzles.values():
        best, second, *others = puzzle.values.values()
        assert best - second >= LEAST_LEAD, puzzle.id
        assert [best, second, *others] == sorted(puzzle.values.values(), reverse=True), puzzle.id
        assert all(-0.01 <= share <= 1 for share in puzzle.values.values()), puzzle.id


@pytest.mark.parametrize("name", GAMES)
def test_all_have_a_theme_a_difficulty_and_reasons(name: str) -> None:
    """The theme is a phase of the game, and the reasons are such as hints give."""
    game, codes = GAMES[name], codes_of(name)
    phases = {phase.name for phase in game.phases}
    for puzzle in load(name).puzzles.values():
        assert puzzle.theme in phases, puzzle.id
        assert EASY <= puzzle.difficulty <= HARD, puzzle.id
        assert puzzle.reasons, puzzle.id
        for why in puzzle.reasons:
            assert set(why.facts) == set(codes[why.code]), f"{puzzle.id}: explain them again"


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_written_as_it_was_read(name: str) -> None:
    known = load(name)
    again = read(known.game, b"\n".join(known.lines()))
    assert (again.played, again.puzzles) == (known.played, known.puzzles)


@pytest.mark.parametrize("name", GAMES)
def test_days_run_through_all(name: str) -> None:
    known = load(name)
    days = [known.of_day(day) for day in range(700_000, 700_000 + len(known.puzzles))]
    assert {puzzle.id for puzzle in days if puzzle} == set(known.puzzles)


def test_what_is_not_there() -> None:
    assert Set(GAMES["guildes"], [], []).of_day(5) is None
    with pytest.raises(GuildhallError, match="no_such_puzzle"):
        puzzle_of("guildes", "x" * 100)
