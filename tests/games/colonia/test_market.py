"""Wednesday: stalls for members."""

from guildhall.games.colonia.moves import RESOURCE
from tests.games.colonia.table import NO_VOTES, at


def test_a_whole_stall_for_as_many_members() -> None:
    """CO-50: all cubes of a stall, exactly as many members on it."""
    table = at("market", decree=NO_VOTES)
    table.cubes(0)
    table.stall(1, "iron", "iron", "fur")
    before = int(table.s.reserve[0])
    assert table.price(0, "take 1") == {"members": 3}
    table.do(0, "take 1")
    assert table.owned("cubes", 0, RESOURCE.ids) == {"iron": 2, "fur": 1}
    assert (table.s.reserve[0], table.s.stall_members[0]) == (before - 3, 3)
    assert table.view(1).actors == [1]
    assert table.why(1, "take 1") == ("stall_empty", "CO-50")
    assert table.why(0, "take 2") == ("not_your_turn", "CO-50")


def test_a_stall_needs_enough_members() -> None:
    """CO-50: a stall with more cubes than members in reserve cannot be taken."""
    table = at("market", decree=NO_VOTES)
    table.stall(1, *["iron"] * 5)
    table.stall(2, "fur", "fur")
    table.park(0, 4)
    assert table.why(0, "take 1") == ("too_few_members", "CO-50")
    assert table.facts(0, "take 1") == {"need": 5, "have": 4}
    assert "take 2" in table.offers(0)
    assert table.why(0, "order saddler") == ("wrong_phase", "CO-50")


def test_passing_is_final() -> None:
    """CO-50, CO-51, E-6: yellow takes six; purple passes and is out; red takes two; all go on."""
    yellow, purple, red, green = range(4)
    table = at("market", decree=NO_VOTES)
    table.stall(1, *["iron"] * 6)
    table.stall(7, "fur", "wood")
    before = int(table.s.reserve[yellow])
    table.do(yellow, "take 1")
    assert table.s.reserve[yellow] == before - 6
    table.do(purple, "pass")
    table.do(red, "take 7")
    assert table.s.stall_members[6] == 2
    assert table.why(purple, "take 2") == ("passed_already", "CO-50")
    table.do(green, "take 2")
    assert table.view(yellow).actors == [yellow]
    table.do(yellow, "take 3")
    assert table.view(red).actors == [red]


def test_players_without_a_choice_pass_automatically() -> None:
    """CO-51: nobody is asked who cannot take anything, and the log says so."""
    table = at("market", decree=NO_VOTES)
    table.park(1, 0)
    table.do(0, "pass")
    assert table.events_of("passed_by_itself") == [{"seat": 1}]
    assert table.view(2).actors == [2]
    for stall in range(2, 8):
        table.stall(stall)
    table.do(2, "take 1")
    assert table.s.day == 4
    assert [event["seat"] for event in table.events_of("passed_by_itself")][:3] == [1, 3, 2]


def test_leftover_cubes_go_back() -> None:
    """CO-52, CO-115: the market is empty at the end of Wednesday."""
    table = at("market", decree=NO_VOTES)
    on_stalls = sum(int(n) for n in table.s.stalls)
    in_bag = sum(int(n) for n in table.s.bag)
    table.until_day(4)
    assert sum(int(n) for n in table.s.bag) == in_bag + on_stalls
    assert not any(table.s.stalls)


def test_from_the_stalls_to_the_street() -> None:
    """CO-53: last week's members come home, then those on the stalls go to the street."""
    table = at("market", decree=NO_VOTES)
    table.street(0, 1, 5)
    table.stall(1, "iron", "iron", "fur")
    before = int(table.s.reserve[0])
    table.do(0, "take 1")
    table.until_day(4)
    assert table.streets(0)[1] == 3
    assert table.s.reserve[0] == before - 3 + 5
