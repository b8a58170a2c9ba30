"""What was played before there was a choice is played as ever, and any board fits a terminal."""

import pytest

from guildhall.core.errors import BadPosition
from guildhall.games.dutch_revolt import GAME, data
from guildhall.locale import LANGUAGES, Speech
from tests.games.dutch_revolt.table import Table
from tests.games.pinned import lines_of_play, random_position


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_hundred_columns(language: str) -> None:
    say, names = Speech(language), [f"A player with a very long name {n}" for n in range(5)]
    for inputs in (0, 90, 400, 700):
        text = GAME.board(GAME.observe(random_position(GAME, 5, inputs), 0), say, names)
        assert max(len(line) for line in text.splitlines()) <= 100


@pytest.mark.parametrize(
    ("seats", "inputs", "depth", "count"),
    [(3, 130, 3, 63), (4, 300, 3, 268), (5, 500, 3, 27), (5, 640, 3, 125)],
)
def test_the_first_edition_is_played_as_ever(
    seats: int, inputs: int, depth: int, count: int
) -> None:
    """DR-12, DR-63: counted when there was no choice about besieged units and beggars' sieges."""
    then = random_position(GAME, seats, inputs, GAME.earlier[0].options)
    assert lines_of_play(then, depth) == count


def test_games_of_the_second_edition_keep_their_values() -> None:
    """What was begun before there was a choice of values goes on with the first ones."""
    second = GAME.edition(2, "e4edf4a34798daaa")
    assert second is not None
    assert second.options == {"map_values": "first"}
    assert GAME.earlier[0].options["map_values"] == "first"
    state = Table(5, map_values="even").s
    saved = GAME.to_json(state)
    assert GAME.from_json(saved).saved() == state.saved()
    state.options[-1] = len(GAME.options[-1].values)
    with pytest.raises(BadPosition, match="map_values"):
        GAME.from_json(GAME.to_json(state))


@pytest.mark.parametrize(
    ("then", "known"),
    [("b1a71c44dc91284f", ("first", "even")), ("c718e7fe3a288388", ("first", "even", "level"))],
)
def test_games_of_later_editions_keep_what_they_chose(then: str, known: tuple[str, ...]) -> None:
    """A set of values more changes none that was there, with any number of players."""
    edition = GAME.edition(2, then)
    assert edition is not None
    assert edition.options == {}
    assert GAME.options[-1].values[: len(known)] == known
    assert all(set(data.MAP_VALUES[chosen]) == {chosen} for chosen in known)


def test_games_of_the_fifth_edition_may_come_out_otherwise() -> None:
    """Values for a number of players have changed, so that whoever goes on is told."""
    fifth = GAME.edition(2, "5fedc4664348bfb6")
    assert fifth is not None
    assert (fifth.options, fifth.exact) == ({}, False)
