"""Copies share arrays that seldom change; no trick may write into a shared one."""

from guildhall.core.luck import FastLuck
from guildhall.core.numbers import Int
from guildhall.core.state import CHANCE
from guildhall.games.guildes import GAME
from guildhall.games.guildes.schema import KEEP, KINDS


def test_keeping_a_card_leaves_the_copy_of_before_alone() -> None:
    """GU-31: the card that was drawn and not kept goes to the discard pile of this game only."""
    luck, kept = FastLuck(1), 0
    for _ in range(12):
        state = GAME.new(3, {"dirty_tricks": True})
        while not state.over():
            mask = int(state.actors())
            before, saved = state.copy(), state.saved()
            seat: Int = (mask & -mask).bit_length() - 1 if mask else CHANCE
            moves = state.legal(seat) if mask else state.chance()
            at = luck.below(len(moves)) if mask else luck.pick(moves, 0)
            move = moves[at] if mask else at
            state.play(seat, move)
            kept += int(mask > 0 and KEEP <= move < KEEP + KINDS)
            assert before.saved() == saved
    assert kept > 3
