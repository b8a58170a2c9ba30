"""The journeyman's judgement: quick, sensible, far better than chance."""

import time

import pytest

from guildhall.bots.evals.flandern import worth
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.flandern.game import Flandern, new_flandern
from guildhall.games.flandern.moves import WORDS
from guildhall.games.flandern.view import observe
from tests.games.flandern.table import Table, founded


def best(table: Table, seat: int) -> str:
    """Give the notation of the move that the bot likes best."""
    moves = list(table.s.legal(seat))
    values = worth(observe(table.s, seat), moves)
    return WORDS.moves.print(moves[values.index(max(values))])


def play(seats: int, greedy: int, seed: int) -> tuple[Flandern, float]:
    """Play one greedy seat against random ones; also gives the mean time of a judgement."""
    s, luck = new_flandern(seats, False, False, False), FastLuck(seed)
    calls, seconds = 0, 0.0
    while not s.over():
        mask = int(s.actors())
        if not mask:
            s.play(CHANCE, luck.pick(s.chance(), 0))
            continue
        seat = seats_of(mask)[0]
        moves = list(s.legal(seat))
        move = moves[int(luck.below(len(moves)))]
        if seat == greedy:
            begun = time.perf_counter()
            values = worth(observe(s, seat), moves)
            seconds, calls = seconds + time.perf_counter() - begun, calls + 1
            move = moves[values.index(max(values))]
        s.play(seat, move)
    return s, seconds / calls


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_beats_chance(seats: int) -> None:
    won = 0
    for seed in range(3):
        s, seconds = play(seats, seed % seats, seed)
        won += s.ranks()[seed % seats] == 1
        assert seconds < 0.05
    assert won == 3


def test_the_bot_completes_its_city() -> None:
    """With one plot left in a city of equals it takes the majority with its own guild."""
    table = founded().hold(0, "leuven")
    table.put("leuven", "M2", "green", masters=1)
    table.fill("leuven", but="L4")
    table.do(0, best(table, 0))
    assert best(table, 0) == "whose yellow"
    table.do(0, "whose yellow")
    assert best(table, 0) == "tile two"


def test_the_bot_takes_cards_back_with_an_empty_hand() -> None:
    table = founded().draw("gold site")
    table.s.played[0] = table.s.hands[0] & ~(1 << 7)
    table.s.hands[0] = 1 << 7 | 1
    table.s.played[0] &= ~1
    table.fill("brugge")
    assert best(table, 0) == "choose take_back"
