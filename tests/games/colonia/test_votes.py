"""Votes and what the eighteen decrees do."""

import pytest

from guildhall.games.colonia import GAME, data
from guildhall.games.colonia.moves import DECREE, GOOD
from guildhall.games.colonia.phases.wednesday import cubes_on
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from tests.games.colonia.table import Table, at, council

YES = ["vote yes"] * 4
LATE = ["two_new_relics", "exchange_five"]


def passed(decree: str, *others: str) -> Table:
    """Give the position after a decree of week 1 has passed."""
    drawn = [decree, *(others or [late for late in LATE if late != decree])]
    if len(drawn) < 3:
        drawn.append("one_member_less")
    table = council("8", "7", "6", "5", decree=drawn[:3])
    table.until(lambda s: s.phase == 10 and DECREE.ids[s.decrees[s.decree_at]] == decree)
    table.all_do(*YES)
    return table


def test_decrees_of_the_day_are_voted_on_first() -> None:
    """CO-40: left to right, before anything else of the day; the first is carried out first."""
    table = council("8", "7", "6", "5", decree=["go_home_tuesday", "foreign_merchants", LATE[0]])
    assert (table.phase, table.s.day) == ("vote", 3)
    assert DECREE.ids[table.s.decrees[table.s.decree_at]] == "go_home_tuesday"
    table.all_do(*YES)
    assert table.streets(0)[0] == 8 - 3
    assert DECREE.ids[table.s.decrees[table.s.decree_at]] == "foreign_merchants"
    assert table.why(0, "take 1") == ("wrong_phase", "CO-41")


def test_the_majority_decides() -> None:
    """CO-41, E-5: 5 + 3 say Yes, 7 + 4 say No: 8 against 11, rejected."""
    table = council("5", "3", "7", "4", decree=["foreign_merchants", *LATE])
    table.all_do("vote yes", "vote yes", "vote no", "vote no")
    rejected = {"decree": DECREE.ids.index("foreign_merchants"), "yes": 8, "no": 11}
    assert table.events_of("decree_rejected") == [rejected]
    assert table.phase == "market"
    assert cubes_on(table.s, 7) == 0


def test_votes_are_secret() -> None:
    """CO-41: nobody sees a vote before all are in."""
    table = council("5", "3", "7", "4", decree=["foreign_merchants", *LATE])
    table.do(0, "vote yes")
    assert table.view(1).secret == -1
    assert table.view(0).secret == 1
    assert table.why(0, "vote no") == ("already_chosen", "CO-41")
    assert table.events_of("voted") == []


def test_the_question_names_the_decree() -> None:
    """CO-41: one after another, the one that is voted on."""
    table = council("5", "3", "7", "4", decree=["foreign_merchants", *LATE])
    asked = Teller(GAME, Speech("en"), []).ask(table.view(1))
    assert asked == "Vote: two extra stalls with four cubes each?"


def test_the_mayor_breaks_ties() -> None:
    """CO-42, F-6: 8 + 3 Yes against 6 + 5 No; the mayor said Yes."""
    table = council("8", "3", "6", "5", decree=["foreign_merchants", *LATE])
    table.all_do("vote yes", "vote yes", "vote no", "vote no")
    assert table.events_of("mayor_settled") == [{"seat": 0, "answer": 1}]
    assert table.events_of("decree_passed")[0]["yes"] == 11


def test_the_mayor_is_asked_when_nobody_has_a_vote() -> None:
    """CO-42: every card counts zero: the mayor alone decides."""
    table = Table(4, decree=["foreign_merchants", *LATE]).until_phase("council")
    for seat in range(4):
        table.park(seat, 2)
    table.all_do("family 8", "family 7", "family 6", "family 5")
    table.until_phase("decide")
    mayor = int(table.s.order[0])
    assert table.view(mayor).ask == "decide"
    asked = Teller(GAME, Speech("en"), []).ask(table.view(mayor))
    assert asked.endswith("two extra stalls with four cubes each?")
    assert table.why((mayor + 1) % 4, "vote yes") == ("not_your_turn", "CO-42")
    table.do(mayor, "vote no")
    assert len(table.events_of("decree_rejected")) == 1


def test_every_decree_comes_up_and_leaves() -> None:
    """CO-43, CO-113: three a week; passed or not, no decree comes twice."""
    table = Table(3).until(lambda s: s.over())
    voted = table.events_of("decree_rejected") + table.events_of("decree_passed")
    assert sorted(event["decree"] for event in voted) == list(range(18))


def test_d01_merchants_plus_one() -> None:
    """CO-43, A-12: one more cube on each of the seven ordinary stalls."""
    table = passed("merchants_plus_one", *LATE).until_phase("market")
    card = data.WEEK_CARDS[int(table.s.card)]
    found = [int(cubes_on(table.s, stall)) for stall in range(9)]
    assert found == [n + 1 for n in card.stalls] + [0, 0]


def test_d02_foreign_merchants() -> None:
    """CO-43: four cubes on each extra stall."""
    table = passed("foreign_merchants").until_phase("market")
    assert [int(cubes_on(table.s, stall)) for stall in (7, 8)] == [4, 4]
    table.do(0, "take extra2")
    assert table.s.stall_members[8] == 4


@pytest.mark.parametrize(
    ("decree", "street"),
    [("go_home_tuesday", 0), ("go_home_wednesday", 1), ("go_home_thursday", 2)],
)
def test_d03_d05_d13_go_home(decree: str, street: int) -> None:
    """CO-43, A-19: up to three members of each player come home before their time."""
    table = council("8", "7", "6", "5", decree=[decree, *LATE])
    table.until(lambda s: s.phase == 10 and DECREE.ids[s.decrees[s.decree_at]] == decree)
    table.park(1, 20, street)
    before = [int(n) for n in table.s.reserve]
    there = [table.streets(seat)[street] for seat in range(4)]
    table.all_do(*YES)
    back = [min(3, number) for number in there]
    assert [int(n) for n in table.s.reserve] == [b + n for b, n in zip(before, back, strict=True)]
    assert back[1] == 3


def test_d04_two_cubes_each() -> None:
    """CO-43, A-23: in turn order each player draws two cubes."""
    table = passed("draw_two_resources")
    table.draw("cube iron")
    table.draw("cube iron")
    first = table.events_of("drew_cube")[-2:]
    assert [event["seat"] for event in first] == [0, 0]
    table.until_phase("orders")
    assert [event["seat"] for event in table.events_of("drew_cube")[-8:]] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]


def test_d04_with_an_empty_bag() -> None:
    """CO-43, A-5: whoever comes after the bag is empty gets nothing."""
    table = council("8", "7", "6", "5", decree=["draw_two_resources", *LATE])
    table.until(lambda s: s.phase == 10 and s.day == 4)
    table.empty_bag(0, 3)
    table.all_do(*YES)
    table.until_phase("orders")
    assert table.events_of("bag_empty") == [{"missing": 5}]


@pytest.mark.parametrize("craftsman", range(5))
def test_d06_to_d10_two_more_orders(craftsman: int) -> None:
    """CO-43, A-29: the stick of one craftsman goes down two spaces, before ordering."""
    name = data.CRAFTSMAN_IDS[craftsman]
    table = passed(f"{name}_plus_two")
    card = data.WEEK_CARDS[int(table.s.card)]
    assert table.s.sticks[craftsman] == card.orders[craftsman] + 2
    assert sum(int(n) for n in table.s.sticks) == sum(card.orders) + 2


@pytest.mark.parametrize(
    ("decree", "number"), [("one_ship_leaves_now", 1), ("two_ships_leave_now", 2)]
)
def test_d11_d12_ships_leave_early(decree: str, number: int) -> None:
    """CO-43, A-13: ships sail and pay at once, members to the Friday field, the port fills up."""
    table = council("8", "7", "6", "5", decree=[decree, *LATE])
    table.until(lambda s: s.phase == 10 and s.day == 5)
    ships = table.ships()
    table.s.reserve[2] -= 1
    table.s.marks[0] = 2
    city = data.SHIPS[int(table.s.port[0])].city
    pays = data.SHIPS[int(table.s.port[0])].holds[0].pays
    money = table.money(2, city)
    leaving = int(table.s.leaving)
    table.all_do(*YES)
    assert table.money(2, city) == money + pays
    assert table.streets(2)[3] == 1
    while table.phase == "ships":
        table.step()
    assert table.ships()[: 4 - number] == ships[number:]
    assert all(table.ships())
    assert table.s.leaving == leaving
    table.until_day(6)
    assert table.streets(2)[3] == 0


def test_d14_a_good_for_each() -> None:
    """CO-43: in turn order everybody rolls for a good; a 6 lets one choose."""
    table = passed("die_for_good")
    for seat in range(4):
        table.goods(seat)
    table.draw("die 1")
    table.draw("die 6")
    assert table.phase == "good_choice"
    table.do(1, "choose painting")
    table.draw("die 5")
    table.draw("die 5")
    assert [table.owned("goods", seat, GOOD.ids) for seat in range(4)] == [
        {"saddle": 1},
        {"painting": 1},
        {"shoes": 1},
        {"shoes": 1},
    ]


def test_d14_without_tiles() -> None:
    """CO-43, A-9: no tile of the kind, no good; a 6 must choose a kind that is left."""
    table = passed("die_for_good")
    for seat in range(4):
        table.goods(seat)
    table.goods(3, *["saddle"] * 12)
    table.draw("die 1")
    assert table.events_of("no_good_left") == [{"seat": 0}]
    table.draw("die 6")
    assert table.offers(1) == ["choose wheel", "choose painting", "choose clothes", "choose shoes"]
    assert table.why(1, "choose saddle") == ("good_gone", "CO-43")


def test_d16_two_more_relics() -> None:
    """CO-43, CO-5: two cards on the extra places."""
    table = passed("two_new_relics").until_day(7)
    assert table.on_display() == 12


def test_d17_one_member_fewer_next_week() -> None:
    """CO-43, A-11: on the next Tuesday, and only then, everybody sends one fewer."""
    table = passed("one_member_less")
    assert table.s.fewer == 1
    table.until_phase("council", week=2)
    table.all_do("family 3", "family 4", "family 5", "family 6")
    assert [event["count"] for event in table.events_of("sent")[-4:]] == [2, 3, 4, 5]
    assert list(table.s.value) == [3, 4, 5, 6]
    assert table.s.fewer == 0


def test_d18_changing_money() -> None:
    """CO-43, F-22: 5 of 7 marks into gulden, one source and one target, each player once."""
    table = passed("exchange_five")
    table.purse(0, bergen=7, bruegge=4)
    assert table.why(0, "exchange bergen bergen 2") == ("same_currency", "CO-43")
    table.purse(0, nowgorod=1)
    assert table.facts(0, "exchange nowgorod london 3") == {"city": 3, "need": 3, "have": 1}
    table.do(0, "exchange bergen bruegge 5")
    assert (table.money(0, "bergen"), table.money(0, "bruegge")) == (2, 9)
    assert table.why(0, "exchange bergen london 2") == ("passed_already", "CO-43")
    assert table.view(1).actors == [1]
    table.until_phase("purchases")
    table.display("bruegge-2")
    assert "buy bruegge-2" in table.offers(0)


def test_d18_without_money() -> None:
    """CO-43, A-21: a player without money has nothing to change and passes automatically."""
    table = council(
        "8", "7", "6", "5", decree=["exchange_five", "two_new_relics", "one_member_less"]
    )
    table.until(lambda s: s.phase == 10 and DECREE.ids[s.decrees[s.decree_at]] == "exchange_five")
    table.purse(0, bergen=0, bruegge=0, london=0, nowgorod=0)
    table.all_do(*YES)
    assert table.events_of("passed_by_itself")[-1] == {"seat": 0}
    assert table.view(1).actors == [1]


def test_one_free_round_each_day() -> None:
    """CO-40: a day without decrees goes straight to its action."""
    assert at("market", decree=["one_member_less", *LATE]).s.day == 3
