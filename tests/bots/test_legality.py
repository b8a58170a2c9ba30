"""The soak of legality: it reaches every setting, and it notices a bot that breaks the rules."""

from collections.abc import Sequence

import pytest
from benchmarks import legality

from guildhall.core.luck import Luck
from guildhall.core.view import View
from guildhall.games import GAMES


class Cheat:
    """Plays what nobody offered."""

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give a move that is not legal."""
        return max(legal) + 1


def test_every_game_number_of_seats_and_option_is_played() -> None:
    numbers = range(20 * 16)
    settings = [legality.setting(1, number) for number in numbers]
    wanted = {
        (name, seats, changed)
        for name, game in GAMES.items()
        for seats in game.seats
        for changed in (False, True)
    }
    assert {(each.game, each.seats, each.changed) for each in settings} == wanted
    for name in GAMES:
        assert {bot for each in settings if each.game == name for bot in each.bots} == set(
            legality.LEVELS
        )


def test_a_legal_game_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "LEVELS", ("random",))
    monkeypatch.setattr(legality, "SELDOM", 1_000_000_000)
    name, tally = legality.play(1, 0)
    assert (name, tally.games, tally.illegal) == ("guildes", 1, [])
    assert set(tally.moves) == {"random"}
    assert tally.moves["random"] > 50


def test_an_illegal_move_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "bot_of", lambda _name, _game: Cheat())
    name, tally = legality.play(1, 0)
    assert len(tally.illegal) == 1
    assert not legality.report({name: tally})
