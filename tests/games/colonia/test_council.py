"""Tuesday: family cards, members, turn order."""

from tests.games.colonia.table import NO_VOTES, Table, council


def test_cards_are_chosen_in_secret() -> None:
    """CO-30: nobody sees a card before the last one is in; any card left may be chosen."""
    table = Table(4).until_phase("council")
    table.do(2, "family 7")
    assert table.view(0).chosen == [2]
    assert table.view(0).secret == -1
    assert table.view(2).secret == 4
    assert table.why(2, "family 3") == ("already_chosen", "CO-30")
    assert table.facts(2, "family 3") == {"waiting": 3}
    assert table.events_of("family_shown") == []
    table.do(0, "family 8")
    table.do(1, "family 8")
    table.do(3, "family 3")
    assert [event["family"] for event in table.events_of("family_shown")] == [5, 5, 4, 0]


def test_the_last_card_plays_itself() -> None:
    """CO-30, CO-114: in week 6 one card is left to everybody; all cards were used once."""
    table = Table(3).until(lambda s: s.over())
    shown = table.events_of("family_shown")
    for seat in range(3):
        cards = sorted(event["family"] for event in shown if event["seat"] == seat)
        assert cards == [0, 1, 2, 3, 4, 5]
    assert sum((3, 4, 5, 6, 7, 8)) == 33


def test_members_and_votes_of_a_card() -> None:
    """CO-31, CO-35, E-3: a 6 sends six members and has six votes all week."""
    table = council("6", "8", "7", "5", decree=NO_VOTES)
    assert {"seat": 0, "count": 6} in table.events_of("sent")
    assert table.s.reserve[0] == 24
    assert table.streets(0) == [6, 0, 0, 0]
    table.until_phase("vote")
    table.all_do(*["vote yes"] * 4)
    assert {"seat": 0, "answer": 1, "votes": 6} in table.events_of("voted")


def test_too_small_a_reserve() -> None:
    """CO-32: the rest comes from the streets in order, and the card counts 0, face down."""
    table = Table(4, decree=NO_VOTES).until_phase("council")
    table.street(0, 0, 1)
    table.street(0, 1, 2)
    table.street(0, 2, 20)
    table.park(0, 3)
    table.all_do("family 8", "family 7", "family 6", "family 5")
    assert table.events_of("sent_short") == [{"seat": 0, "count": 8, "need": 8}]
    assert list(table.s.value) == [0, 7, 6, 5]
    assert list(table.s.order) == [1, 2, 3, 0]
    assert table.s.reserve[0] == 0
    assert table.streets(0) == [8, 0, 18, 4]
    table.until_phase("vote")
    assert table.why(0, "vote yes") == ("no_vote", "CO-35")
    assert table.view(0).actors == [1, 2, 3]


def test_not_enough_even_with_the_streets() -> None:
    """CO-32: members on orders, ships and cards are never called back."""
    table = Table(4).until_phase("council")
    insured = 27
    table.s.reserve[0] -= insured
    table.s.order_members[0], table.s.orders[0] = insured, 0
    table.street(0, 3, 1)
    table.all_do("family 8", "family 7", "family 6", "family 5")
    assert table.events_of("sent_short") == [{"seat": 0, "count": 3, "need": 8}]
    assert table.s.order_members[0] == insured


def test_the_higher_card_goes_first() -> None:
    """CO-33: order by value; the first is the mayor."""
    assert list(council("3", "8", "5", "6").s.order) == [1, 3, 2, 0]


def test_equal_cards_reverse_last_weeks_order() -> None:
    """CO-33, CO-34, E-4: purple 7, green 3, yellow and red 5: red goes before yellow now."""
    purple, green, yellow, red = range(4)
    table = Table(4).until_phase("council")
    table.all_do("family 6", "family 8", "family 7", "family 4")
    assert list(table.s.order) == [green, yellow, purple, red]
    table.until_phase("council", week=2)
    table.all_do("family 7", "family 3", "family 5", "family 5")
    assert list(table.s.order) == [purple, red, yellow, green]


def test_equal_cards_in_the_first_week() -> None:
    """CO-34: the die decides; each of the tied players has the same chance."""
    table = Table(4).until_phase("council")
    table.all_do("family 5", "family 8", "family 5", "family 5")
    assert table.phase == "ties"
    assert list(table.s.chance()) == [1, 0, 1, 1]
    table.draw("first 2")
    assert list(table.s.chance()) == [1, 0, 0, 1]
    table.draw("first 3")
    assert list(table.s.order) == [1, 2, 3, 0]
    assert table.events_of("tie_rolled") == [{"seat": 2, "place": 2}, {"seat": 3, "place": 3}]


def test_several_zeros_reverse_their_order_too() -> None:
    """CO-34: zeros are behind all others, in the reverse of their order before."""
    table = council("8", "7", "6", "5").until_phase("council", week=2)
    table.park(0, 2)
    table.park(1, 2)
    table.all_do("family 6", "family 5", "family 3", "family 4")
    assert list(table.s.order) == [3, 2, 1, 0]


def test_one_member_fewer() -> None:
    """CO-31, F-4: reserve 6, card 7, one fewer: covered, seven votes, nothing left."""
    table = Table(4).until_phase("council")
    table.s.fewer = 1
    table.park(0, 6)
    table.all_do("family 7", "family 6", "family 5", "family 4")
    assert {"seat": 0, "count": 6} in table.events_of("sent")
    assert table.s.value[0] == 7
    assert table.s.reserve[0] == 0
    assert table.s.fewer == 0


def test_first_home_then_to_the_street() -> None:
    """CO-36: last week's council members are back before this week's move to the street."""
    table = council("8", "7", "6", "5")
    assert table.streets(0) == [8, 0, 0, 0]
    table.until_phase("council", week=2)
    reserve = int(table.s.reserve[0])
    table.all_do("family 3", "family 4", "family 5", "family 6")
    assert table.s.reserve[0] == reserve - 3 + 8
    assert table.streets(0)[0] == 3
    home = [event for event in table.events_of("came_home") if event["seat"] == 0]
    assert home[0] == {"seat": 0, "street": 0, "count": 8}
