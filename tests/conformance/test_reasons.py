"""Laws of phases and reasons: all of them are declared, none twice."""

from itertools import pairwise

from guildhall.core.game import Game


def test_phases_stand_in_the_order_of_their_numbers(game: Game) -> None:
    if game.phases:
        assert tuple(phase.name for phase in game.phases) == game.words.kinds["phase"].ids


def test_every_move_belongs_to_one_phase(game: Game) -> None:
    stretches = sorted((phase.first, phase.beyond) for phase in game.phases if phase.beyond)
    assert all(before[1] == after[0] for before, after in pairwise(stretches))
    if stretches:
        assert (stretches[0][0], stretches[-1][1]) == (0, game.words.moves.size)


def test_reasons_have_a_text_and_a_rule(game: Game) -> None:
    for number, reason in game.reasons.items():
        assert number > 0
        assert reason.code in game.words.refusals, reason
        assert reason.rule in game.rules, reason


def test_every_text_of_a_refusal_has_a_reason(game: Game) -> None:
    if game.reasons:
        assert {reason.code for reason in game.reasons.values()} == set(game.words.refusals)
