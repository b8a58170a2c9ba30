"""Whole games: many random ones end, greedy ones are sensible, records show the same again."""

import json
from pathlib import Path

import pytest
from benchmarks.colonia_soak import by_rank, check, greedy_end, random_end

from guildhall.bots import find_bot
from guildhall.bots.evals.colonia import at_least, most_goods, worth
from guildhall.core import record as records
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import SPECTATING, seats_of
from guildhall.games.colonia import GAME
from tests.games.colonia.table import SEATS, Table

RECORDS = Path(__file__).parent.parent.parent / "records" / "colonia"


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    """CO-100: whatever is played, six weeks end; benchmarks/colonia_soak.py plays ten thousand."""
    for seed in range(60):
        state, decisions = random_end(seats, seed)
        check(state)
        assert decisions > 100


def test_greedy_games_come_out_like_the_play_outs() -> None:
    """CO-102: three greedy players end in the region of 20, 18, 15 and of 23, 18, 16."""
    first, second, third = by_rank([greedy_end(3, seed) for seed in range(12)])
    assert 18 <= first <= 27
    assert 15 <= second <= 24
    assert 12 <= third <= 22


def test_a_greedy_player_beats_random_ones() -> None:
    wins = 0
    bot = find_bot("journeyman", GAME)
    for seed in range(6):
        luck, state = FastLuck(seed), GAME.new(4)
        while not state.over():
            acting = seats_of(int(state.actors()))
            if not acting:
                state.play(CHANCE, luck.pick(state.chance(), 0))
                continue
            seat = acting[0]
            legal = [int(move) for move in state.legal(seat)]
            if seat == seed % 4:
                move = bot.choose(GAME.observe(state, seat), legal, luck, 0)
            else:
                move = legal[int(luck.below(len(legal)))]
            state.play(seat, move)
        wins += state.ranks()[seed % 4] == 1
    assert wins == 6


def test_what_the_bot_counts() -> None:
    """CO-3: neighbours in the circle of recipes make goods."""
    assert most_goods([1, 1, 0, 0, 0]) == 1
    assert most_goods([1, 0, 1, 0, 0]) == 0
    assert most_goods([2, 2, 2, 2, 2]) == 5
    assert most_goods([3, 1, 0, 1, 1]) == 2
    assert at_least(0, 5, 1 / 3) == pytest.approx(1)
    assert at_least(2, 2, 0.5) == pytest.approx(0.25)


def test_the_bot_buys_what_is_worth_it() -> None:
    """CO-90: a relic of 5 for 15 is bought early, a relic of 1 for 5 is not."""
    table = Table(3, decree=["merchants_plus_one", "foreign_merchants", "go_home_tuesday"])
    table.until_phase("purchases")
    seat = int(table.s.order[table.s.turn])
    table.display("london-5", "london-1")
    table.purse(seat, london=15)
    offers = table.offers(seat)
    best = worth(table.view(seat), [int(m) for m in table.s.legal(seat)])
    assert offers[best.index(max(best))] == "buy london-5"
    table.display("london-1")
    best = worth(table.view(seat), [int(m) for m in table.s.legal(seat)])
    assert table.offers(seat)[best.index(max(best))] == "pass"


def test_a_replay_shows_every_seat_the_same_bytes() -> None:
    """CO-7: six players: at every input every view of two replays is equal byte by byte."""
    record = records.load(RECORDS / "6-greedy.jsonl")
    everybody = (SPECTATING, *range(record.header.seats))
    shown: list[list[str]] = []
    for _ in range(2):
        seen: list[str] = []
        for step in records.replay(GAME, record):
            views = [GAME.observe(step.state, seat) for seat in everybody]
            seen += [json.dumps(vars(view)) for view in views]
        shown.append(seen)
    assert shown[0] == shown[1]
    assert len(shown[0]) == 7 * len(record.inputs)
