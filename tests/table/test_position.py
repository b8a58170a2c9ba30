"""Positions to be shown: replayed on the engine, kept nowhere."""

import msgspec
import pytest

from guildhall.core.datafile import BadData
from guildhall.core.errors import IllegalMove
from guildhall.games import GAMES
from guildhall.server.live.shown import shown
from guildhall.table.position import Position, make_move


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_first_position(name: str) -> None:
    """Chance is drawn until a seat owes a decision; the page has its view and its offers."""
    seats = GAMES[name].seats[0]
    table = Position(game=name, seats=seats, seed=7).table("Anna")
    assert table.match is not None
    seat = table.match.actors[0]
    page = shown(table, seat)["page"]
    assert page["status"] == "playing"
    assert page["hints_off"]
    offers = page["offers"]
    assert offers is not None
    assert len(offers["moves"]) == len(table.match.legal(seat))
    assert msgspec.json.decode(msgspec.json.encode(shown(table, seat)))["page"]["seat"] == seat


def test_the_same_position_is_the_same_game() -> None:
    """Luck follows the seed alone, and no caller changes the position of another."""
    position = Position(game="guildes", seats=3, seed=5)
    first = position.table()
    assert first.match is not None
    move = str(first.match.legal(0)[0])
    make_move(first, 0, move)
    assert position.opening() == position.table().setup.opening
    longer = Position(game="guildes", seats=3, seed=5, inputs=(f"0 {move}",))
    assert longer.table().running().record.inputs == first.match.record.inputs


def test_chance_can_be_said_or_left_to_the_seed() -> None:
    """What chance brought may stand among the inputs; then the seed decides only what follows."""
    opening = Position(game="guildes", seats=3, seed=5).opening()
    said = tuple(f"* {text}" for _, text in opening)
    assert Position(game="guildes", seats=3, seed=9, inputs=said).opening()[: len(said)] == opening


def test_the_viewer_is_called_by_name() -> None:
    """Bots have names of their own; nobody is taken for another."""
    table = Position(game="guildes", seats=3, seat=1).table("Agnes")
    assert [chair.name for chair in table.chairs] == ["Agnes", "Agnes (2)", "Clara"]
    assert [chair.kind for chair in table.chairs] == ["bot", "human", "bot"]


@pytest.mark.parametrize(
    "inputs", [("0 pick nothing",), ("0",), ("x pick nobles",), ("* deal nobles",) * 200]
)
def test_an_impossible_position_says_so(inputs: tuple[str, ...]) -> None:
    """A mistake in a data file is found when it is read."""
    with pytest.raises(BadData):
        Position(game="guildes", seats=3, inputs=inputs).table()


def test_an_impossible_move_changes_nothing() -> None:
    """A move is checked by the rules."""
    table = Position(game="guildes", seats=3, seed=5).table()
    before = table.entries
    legal = {str(move) for move in table.running().legal(0)}
    other = next(
        str(m) for m in map(table.game.words.moves.decode, range(8)) if str(m) not in legal
    )
    with pytest.raises(IllegalMove):
        make_move(table, 0, other)
    assert table.entries == before
