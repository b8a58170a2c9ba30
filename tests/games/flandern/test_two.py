"""Two players: influenced guilds, the pile of 14 cards, two actions a turn."""

from guildhall.games.flandern import GAME
from guildhall.games.flandern.moves import CHARGE, CITY, DEED
from guildhall.games.flandern.phases.cover import only_influenced
from guildhall.games.flandern.phases.flow import end_turn
from guildhall.games.flandern.schema import (
    ARMS,
    PHASE_ACT,
    PHASE_DRAW,
    PHASE_NEXT,
    PHASE_OVER,
    PHASE_TURN,
    SHAPES,
)
from guildhall.games.flandern.scoring import score_city
from guildhall.games.flandern.state import INFLUENCED_ONLY, PLOTS_FILLED
from guildhall.games.flandern.tables import SIZES, STOCK
from tests.games.flandern.table import Table, arms, city, two


def place(table: Table, seat: int) -> None:
    """Carry the card out in the first way on offer."""
    while table.s.phase >= PHASE_ACT and table.s.actors() >> seat & 1:
        table.do(seat, table.offers(seat)[0])


def test_material_of_two() -> None:
    """FL-46: eight silver cards, no gold, cathedrals, master pawns or influence; all districts."""
    s = two().s
    assert [int(hand).bit_count() for hand in s.hands] == [8, 8]
    assert (sum(s.gold_a), sum(s.gold_b), s.cathedrals, len(s.master_at)) == (0, 0, 0, 0)
    assert list(s.influence) == [0, 0]
    assert list(s.stock) == list(STOCK)
    assert s.specials == 0b1111


def test_influenced_guilds_are_adopted() -> None:
    """FL-47: own centres, the starting player adopts and places, the other takes the last one."""
    table = Table(2)
    table.do(0, "guild blue").do(1, "guild yellow")
    table.do(0, "found 1").do(1, "found 2")
    assert table.offers(0) == ["adopt green", "adopt red"]
    assert table.why(0, "adopt blue").rule == "FL-47"
    table.do(0, "adopt red", "found 3")
    assert list(table.s.adopted) == [arms("red"), arms("green")]
    assert table.s.card == city("ieper")
    table.do(1, "found 4").draw("settle 5")
    assert sorted(table.s.ground) == [0, 1, 2, 3, 4, 5]
    assert [args["guild"] for args in table.events_of("adopted")] == [3, 2]
    assert table.s.phase == PHASE_TURN


def test_adoption_with_fixed_centres() -> None:
    """FL-8, FL-47: the adopted guild is chosen, its centre has its place."""
    table = Table(2, fixed_centres=True)
    table.do(0, "guild blue").do(1, "guild yellow").do(0, "adopt green")
    assert list(table.s.ground) == [0, 1, 2, 3, 5, 4]
    assert table.s.phase == PHASE_TURN


def test_the_pile_of_fourteen() -> None:
    """FL-48: six cities and the site of both influenced guilds."""
    table = two()
    cards = [CHARGE.ids[n] for n in range(28) if table.s.pile >> n & 1]
    assert len(cards) == 14
    assert {card.split("-")[0] for card in cards} == {"red", "green"}
    assert {card.split("-")[1] for card in cards} == {*CITY.ids, "site"}


def test_two_actions_in_either_order() -> None:
    """FL-49: own card first and the draw follows by itself, or the draw first."""
    table = two()
    assert table.offers(0) == [*(f"choose {deed}" for deed in DEED.ids), "draw"]
    table.do(0, "choose take_back")
    assert table.s.phase == PHASE_DRAW
    table.draw("charge red-ieper")
    place(table, 0)
    assert (table.s.lead, table.s.phase, table.s.round) == (1, PHASE_TURN, 2)
    table.do(1, "draw").draw("charge green-gent")
    place(table, 1)
    assert table.s.phase == PHASE_TURN
    assert table.offers(1) == [f"choose {deed}" for deed in DEED.ids]
    refusal = table.why(1, "draw")
    assert (refusal.code, refusal.rule) == ("already_drawn", "FL-49")
    assert table.why(0, "choose gent").code == "not_your_turn"
    table.do(1, "choose take_back")
    assert table.s.lead == 0


def test_the_own_action() -> None:
    """FL-50: a card of the hand, own, grey or church; its steps are one decision."""
    table = two()
    table.do(0, "choose leuven")
    assert table.s.steps(0) == 1
    table.do(0, "build leuven L1")
    assert table.s.steps(0) == 2
    assert table.offers(0) == ["whose blue", "whose grey", "whose church"]
    table.do(0, "whose blue", "tile one")
    assert table.s.played[0] == 1 << city("leuven")
    refused = two()
    refused.do(0, "choose leuven")
    place(refused, 0)
    refused.draw("charge red-leuven")
    place(refused, 0)
    refused.do(1, "draw").draw("charge red-gent")
    place(refused, 1)
    refused.do(1, "choose take_back")
    assert refused.why(0, "choose leuven").code == "not_in_hand"


def test_the_influence_action() -> None:
    """FL-51: the card's guild, grey or church; it must be carried out; then it lies face up."""
    table = two()
    table.do(0, "draw").draw("charge red-leuven")
    assert table.s.phase == PHASE_ACT
    table.do(0, "build leuven L1")
    assert table.offers(0) == ["whose red", "whose grey", "whose church"]
    assert table.why(0, "whose blue").code == "wrong_arms"
    assert table.s.aside == 1 << CHARGE.ids.index("red-leuven")


def test_cards_of_scored_cities_are_replaced() -> None:
    """FL-51, FX-27: a card of scored Ieper is removed; green Gent without a way does nothing."""
    table = two()
    score_city(table.s, city("ieper"), None)
    table.fill("gent")
    table.do(0, "draw").draw("charge red-ieper")
    assert table.s.phase == PHASE_DRAW
    gone = CHARGE.ids.index("red-ieper")
    assert not (table.s.pile | table.s.aside) >> gone & 1
    table.draw("charge green-gent")
    assert table.events_of("no_effect") == [{"seat": 0, "card": city("gent")}]
    assert table.s.aside == 1 << CHARGE.ids.index("green-gent")
    assert table.s.phase == PHASE_TURN


def test_an_empty_pile_is_shuffled_anew() -> None:
    """FL-52: when a card has to be drawn."""
    table = two()
    table.s.aside, table.s.pile = table.s.pile, 0
    table.do(0, "draw")
    assert int(table.s.pile).bit_count() == 14
    assert table.events_of("reshuffled") == [{"count": 14}]


def test_each_turn_ends_with_covering_and_scoring() -> None:
    """FL-53: two cities may be scored after one turn."""
    table = two()
    for name in ("gent", "leuven"):
        table.fill(name, but="S2" if name == "gent" else "L1")
    table.do(0, "choose gent")
    place(table, 0)
    assert not table.s.scored
    table.draw("charge red-leuven")
    place(table, 0)
    assert table.s.scored == 1 << city("gent") | 1 << city("leuven")
    assert {args["city"] for args in table.events_of("scored")} == {city("gent"), city("leuven")}


def test_the_end_of_two() -> None:
    """FL-54: no empty plot, or none that anyone but the influenced guilds could fill."""
    table = two()
    for name in CITY.ids:
        table.fill(name)
    end_turn(table.s, None)
    assert (table.s.phase, table.s.reason) == (PHASE_OVER, PLOTS_FILLED)
    left = two()
    left.s.specials = 0
    for n in range(ARMS):
        if n not in left.s.adopted:
            for at in range(SHAPES * SIZES):
                left.s.stock[n * SHAPES * SIZES + at] = 0
    assert only_influenced(left.s)
    end_turn(left.s, None)
    assert (left.s.phase, left.s.reason) == (PHASE_OVER, INFLUENCED_ONLY)
    assert GAME.ending(left.s) == "influenced_only"
    going = two()
    going.s.phase = PHASE_NEXT
    end_turn(going.s, None)
    assert going.s.phase != PHASE_OVER


def test_the_sum_of_two_guilds() -> None:
    """FL-55, FX-26: 41 + 22 = 63 against 35 + 30 = 65; grey 50 is irrelevant, no bonus is paid."""
    table = two()
    for guild, number in (("blue", 41), ("red", 22), ("yellow", 35), ("green", 30), ("grey", 50)):
        table.s.points[arms(guild)] = number
    assert list(table.s.scores()) == [63, 65]
    assert list(table.s.ranks()) == [2, 1]
    for name in CITY.ids:
        table.s.scored |= 1 << city(name)
    end_turn(table.s, None)
    assert list(table.s.bonus) == [0, 0]
