"""Phases of Colonia share verbs (a pass, a vote), so that their moves are no stretches."""

from guildhall.games.colonia.game import PHASES
from guildhall.games.colonia.moves import PHASE, WORDS
from guildhall.games.colonia.phases.rounds import Round


def test_phases_stand_in_the_order_of_their_numbers() -> None:
    assert tuple(phase.name for phase in PHASES) == PHASE.ids
    rounds = {number: phase for number, phase in enumerate(PHASES) if isinstance(phase, Round)}
    assert all(phase.number == number for number, phase in rounds.items())


def test_every_move_belongs_to_a_phase() -> None:
    for move in range(WORDS.moves.size):
        assert any(phase.takes(move) for phase in PHASES), WORDS.moves.print(move)
