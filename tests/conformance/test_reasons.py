"""Laws of phases and reasons: all of them are declared, none twice."""

from guildhall.core.game import Game


def test_phases_stand_in_the_order_of_their_numbers(game: Game) -> None:
    assert tuple(phase.name for phase in game.phases) == game.words.kinds["phase"].ids


def test_every_move_belongs_to_a_phase(game: Game) -> None:
    for move in range(game.words.moves.size):
        assert any(phase.takes(move) for phase in game.phases), game.words.moves.print(move)


def test_reasons_have_a_text_and_a_rule(game: Game) -> None:
    for number, reason in game.reasons.items():
        assert number > 0
        assert reason.code in game.words.refusals, reason
        assert reason.rule in (*game.rules, ""), reason


def test_every_text_of_a_refusal_has_a_reason(game: Game) -> None:
    if game.reasons:
        assert {reason.code for reason in game.reasons.values()} == set(game.words.refusals)
