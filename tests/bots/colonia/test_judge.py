"""The judge of Colonia: it wants what wins, foresees the end, and beats those who do not think."""

from statistics import correlation

import pytest

from guildhall.bots import find_bot
from guildhall.bots.colonia.packs import most_goods
from guildhall.bots.colonia.prices import ONE, Prices
from guildhall.bots.judge import POINT
from guildhall.bots.weights import find_judge, read_weights
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.colonia import GAME
from guildhall.games.colonia.game import Colonia, new_colonia
from tests.bots.positions import concrete_reasons, parts_add_up
from tests.games.colonia.table import NO_VOTES, SEATS, Table, at

JUDGE = find_judge("colonia")


def best(table: Table, seat: int) -> str:
    """Give the notation of the move that the judge likes best."""
    moves = table.s.legal(seat)
    worths = list(JUDGE.worths(table.s, seat, moves))
    assert len(worths) == len(moves)
    return table.offers(seat)[worths.index(max(worths))]


def judged_step(state: Colonia, luck: FastLuck) -> None:
    """Play one input as the judge would."""
    acting = seats_of(int(state.actors()))
    if acting:
        legal = state.legal(acting[0])
        state.play(acting[0], JUDGE.guide(state, acting[0], legal, luck))
    else:
        state.play(CHANCE, luck.pick(state.chance(), 0))


def test_neighbours_in_the_circle_make_goods() -> None:
    """CO-3: the five recipes form a circle of resources."""
    for cubes, goods in (
        ([1, 1, 0, 0, 0], 1),
        ([1, 0, 1, 0, 0], 0),
        ([2, 2, 2, 2, 2], 5),
        ([3, 1, 0, 1, 1], 2),
    ):
        assert most_goods(sum(number << (6 * kind) for kind, number in enumerate(cubes))) == goods


def test_money_is_worth_more_the_longer_and_the_more_there_is() -> None:
    """CO-90, CO-101: every unit helps, and with more Sundays to come there is more to buy."""
    prices = Prices(read_weights("colonia"))
    for seats in SEATS:
        rows = [[int(prices.points(seats, w, money)) for money in range(40)] for w in range(6)]
        for row in rows:
            assert row == sorted(row)
        assert [row[9] for row in rows] == sorted(row[9] for row in rows)
        assert 3 * ONE < rows[3][24] - rows[3][0] < 8 * ONE


def test_it_buys_what_is_worth_it() -> None:
    """CO-90: a relic of 5 for 15 is bought early, a relic of 1 for 5 is not."""
    table = Table(3, decree=NO_VOTES).until_phase("purchases")
    seat = int(table.s.order[table.s.turn])
    table.display("london-5", "london-1")
    table.purse(seat, london=15)
    assert best(table, seat) == "buy london-5"
    table.display("london-1")
    assert best(table, seat) == "pass"


def test_at_the_end_it_buys_anything() -> None:
    """CO-100, CO-101: money is nothing after the last Sunday, but for a window."""
    table = Table(3, decree=NO_VOTES).until_phase("purchases", week=6)
    seat = int(table.s.order[table.s.turn])
    others = [other for other in range(3) if other != seat]
    table.display("london-1")
    table.purse(seat, london=5, bergen=0, bruegge=0, nowgorod=0)
    for other in others:
        table.purse(other, london=9)
    assert best(table, seat) == "buy london-1"
    for other in others:
        table.purse(other, london=2)
    assert best(table, seat) == "pass"


def test_it_takes_the_cubes_that_the_ships_ask_for() -> None:
    """CO-50, CO-70: of two stalls of two cubes the one whose good fills a hold."""
    table = at("market", decree=NO_VOTES)
    table.port("br4", "be4", "lo4", "no4")
    table.cubes(0)
    table.goods(0, "wheel", "clothes")
    for stall in range(1, 8):
        table.stall(stall)
    table.stall(1, "wood", "fur")
    table.stall(2, "leather", "iron")
    assert best(table, 0) == "take 2"


def test_it_orders_what_fills_the_dearer_hold() -> None:
    """CO-61: a saddle makes a hold of 9; shoes would fit nothing better than a hold of 2."""
    table = at("orders", decree=NO_VOTES)
    table.port("br4", "be4", "lo4", "no4")
    table.goods(0, "wheel", "clothes")
    table.cubes(0, "leather", "iron", "fur")
    assert best(table, 0) == "order saddler"


def test_it_loads_the_dearest_hold() -> None:
    """CO-71, F-11: nine gulden rather than five."""
    table = at("market", decree=NO_VOTES)
    table.port("br1", "be3", "lo4", "no4")
    table.goods(0, "wheel", "painting", "painting")
    table.until_phase("loading").until_turn(0)
    assert best(table, 0) == "load br1-3"


def test_it_plays_no_card_that_it_cannot_cover() -> None:
    """CO-32: with four members a card of five counts nothing."""
    table = Table(4).until_phase("council")
    table.park(1, 4)
    assert best(table, 1) in ("family 3", "family 4")


def test_it_changes_money_for_a_great_relic() -> None:
    """A-18: ten marks and five more make the relic of five points."""
    table = at("vote", "8", "7", "6", decree=["exchange_five", *NO_VOTES[:2]])
    while table.phase == "vote":
        table.all_do("vote yes", "vote yes", "vote yes")
        table.until(lambda s: s.actors() != 0)
    table.display("bergen-5")
    table.purse(0, bergen=10, london=5, bruegge=0, nowgorod=0)
    assert best(table, 0) == "exchange london bergen 5"


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_worth_what_the_game_will_bring(seats: int) -> None:
    """CO-102: the expectation comes closer to the result, and is the result at the end."""
    early: list[tuple[int, int]] = []
    late: list[tuple[int, int]] = []
    for seed in range(5):
        luck, state = FastLuck(seed), new_colonia(seats, False)
        seen = [_values_at(state, luck, week, day) for week, day in ((3, 3), (6, 7))]
        while not state.over():
            judged_step(state, luck)
        scores = [int(points) * POINT for points in state.scores()]
        assert [JUDGE.value(state, seat) for seat in range(seats)] == scores
        early += zip(seen[0], scores, strict=True)
        late += zip(seen[1], scores, strict=True)
    assert correlation(*zip(*late, strict=True)) > 0.75
    for pairs, most in ((early, 4.5), (late, 1.5)):
        wrong = [abs(value - score) / POINT for value, score in pairs]
        assert sum(wrong) / len(wrong) < most


def _values_at(state: Colonia, luck: FastLuck, week: int, day: int) -> list[int]:
    """Play until a day has begun, and give what each seat can expect then."""
    while (state.week, state.day) < (week, day):
        judged_step(state, luck)
    return [int(JUDGE.value(state, seat)) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_it_beats_random_players(seats: int) -> None:
    bot, chance = find_bot("journeyman", GAME), find_bot("random", GAME)
    for seed in range(3):
        luck, state = FastLuck(seed), new_colonia(seats, False)
        while not state.over():
            acting = seats_of(int(state.actors()))
            if acting:
                seat = acting[0]
                legal = [int(move) for move in state.legal(seat)]
                player = bot if seat == seed else chance
                state.play(seat, player.choose(GAME.observe(state, seat), legal, luck, 0))
            else:
                state.play(CHANCE, luck.pick(state.chance(), 0))
        assert state.ranks()[seed] == 1


def test_parts_add_up() -> None:
    assert parts_add_up("colonia")


def test_the_judges_own_move_mostly_has_a_concrete_reason() -> None:
    """Where points at once are rare, the parts of the judgement tell why."""
    assert concrete_reasons("colonia") >= 4
