"""Whole games: random ones end, every variant holds its laws."""

import pytest

from guildhall.core.game import OptionValue
from guildhall.core.log import Log
from guildhall.core.luck import FastLuck
from guildhall.games.dutch_revolt import GAME
from guildhall.games.dutch_revolt.game import DutchRevolt
from guildhall.games.dutch_revolt.moves import WORDS
from guildhall.games.dutch_revolt.phases.control import population, province_total
from guildhall.games.dutch_revolt.schema import PROVINCES
from guildhall.games.dutch_revolt.state import limit_of
from tests.games.dutch_revolt.table import Table

VARIANTS = GAME.variants()


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_variants_hold_their_laws(number: int) -> None:
    """A random game in each variant: invariants, refusals like offers, a fitting ledger."""
    variant: dict[str, OptionValue] = VARIANTS[number]
    seats = GAME.seats[number % len(GAME.seats)]
    state, luck, points = GAME.new(seats, variant), FastLuck(number), [0] * seats
    decisions = 0
    while not state.over():
        seat = int(state.actors()).bit_length() - 1
        legal = [int(move) for move in state.legal(seat)]
        if decisions % 40 == 0:
            _check(state, seat, legal, decisions)
        log = Log()
        state.play(seat, legal[int(luck.below(len(legal)))], log)
        for event in log.events:
            if event.scorer >= 0:
                points[event.scorer] += event.points
        assert points == list(state.scores())
        decisions += 1
    assert decisions < 3000


def _check(state: object, seat: int, legal: list[int], decisions: int) -> None:
    assert isinstance(state, DutchRevolt)
    assert not GAME.invariants(state)
    for move in range(decisions % 3, WORDS.moves.size, 3):
        refusal = GAME.why_not(state, seat, move)
        assert (refusal is None) == (move in legal), WORDS.moves.print(move)


def test_random_games_are_short_enough() -> None:
    """DR-6: far below 3,000 decisions with five players; nobody acts without a choice."""
    for seed in range(12):
        state, luck, decisions = GAME.new(5), FastLuck(seed), 0
        while not state.over():
            seat = int(state.actors()).bit_length() - 1
            moves = state.legal(seat)
            assert len(moves) > 1
            state.play(seat, moves[luck.below(len(moves))])
            decisions += 1
        assert 500 < decisions < 1500


def test_provinces_are_full_after_phase_12() -> None:
    """DR-55, DR-57: at the limit, or above it with one faction, unless neutrals ran out."""
    for seed in range(6):
        table = Table(5, neutral_pool=75).by_lot("surplus", 1 + seed % 4, seed)
        over = [p for p in range(PROVINCES) if province_total(table.s, p) > limit_of(table.s, p)]
        assert over
        if table.s.neutrals:
            assert all(population(table.s, p) >= limit_of(table.s, p) for p in range(PROVINCES))
