"""Refusals that belong to no day, and a look at whether every refusal is tested somewhere."""

from pathlib import Path

from guildhall.games.colonia import GAME
from guildhall.games.colonia.moves import WORDS
from tests.games.colonia.table import Table


def refusal(table: Table, seat: int, move: int) -> tuple[str, str]:
    found = GAME.why_not(table.s, seat, move)
    assert found is not None
    return found.code, found.rule


def test_moves_and_seats_that_do_not_exist() -> None:
    """CO-1: a number beyond the table, a seat beyond the players."""
    table = Table(3).until_phase("council")
    assert refusal(table, 0, WORDS.moves.size) == ("unknown_move", "CO-1")
    assert refusal(table, 0, -1) == ("unknown_move", "CO-1")
    assert refusal(table, 3, 0) == ("no_such_seat", "CO-1")


def test_while_luck_is_drawn_nobody_moves() -> None:
    """CO-14: cubes, dice, ships and cards are drawn first."""
    assert Table(3).why(0, "pass") == ("drawing", "CO-14")


def test_after_the_end_nothing_is_possible() -> None:
    """CO-100: the game is over."""
    table = Table(3).until(lambda s: s.over())
    assert table.why(0, "pass") == ("game_over", "CO-100")


def test_another_time() -> None:
    """CO-60: every verb has its day."""
    table = Table(3).until_phase("council")
    for text in ("take 1", "order tailor", "load be1-1", "buy bergen-1", "leave", "choose shoes"):
        assert table.why(0, text) == ("wrong_phase", "CO-30")


def test_every_refusal_is_tested() -> None:
    written = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    untested = [code for code in WORDS.refusals if f'"{code}"' not in written]
    assert not untested
