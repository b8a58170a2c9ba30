"""Sunday: relics, shrines, insurance, new cards."""

from guildhall.core.numbers import total
from guildhall.games.colonia.moves import RELIC
from guildhall.games.colonia.schema import RELICS
from guildhall.games.colonia.scoring import relic_points
from tests.games.colonia.table import Table, at

EARLY = ["merchants_plus_one", "foreign_merchants", "go_home_tuesday"]


def sunday(*cards: str, week: int = 1) -> Table:
    """Give the purchases of a Sunday with these cards on display; seat 0 is rich."""
    table = at("market", decree=EARLY).until_day(6, week)
    table.purse(0, bergen=60, bruegge=60, london=60, nowgorod=60)
    table.until_phase("purchases", week)
    table.display(*cards)
    return table


def test_paying_in_the_own_currency() -> None:
    """CO-90: the price goes to the bank in the card's currency; other money does not help."""
    table = sunday("bergen-2", "london-1")
    assert table.price(0, "buy bergen-2") == {"bergen": 9}
    table.do(0, "buy bergen-2")
    assert table.money(0, "bergen") == 60 - 9
    assert table.owned("relics", 0, RELIC.ids) == {"bergen-2": 1}
    assert table.events_of("bought")[-1] == {"seat": 0, "relic": 1, "city": 0, "money": 9}
    assert table.why(1, "buy bergen-2") == ("not_on_display", "CO-90")
    table.display("bergen-2", "london-1")
    assert table.facts(1, "buy bergen-2") == {"city": 0, "need": 9, "have": 5}
    assert table.why(1, "buy bergen-2") == ("too_little_money", "CO-90")
    table.do(1, "pass")
    assert table.why(1, "buy london-1") == ("passed_already", "CO-90")


def test_out_of_reach() -> None:
    """F-15: 13 marks buy the relic at 9; the 4 left do not buy the one at 5."""
    table = sunday("bergen-1", "bergen-2", "bergen-4")
    table.purse(0, bergen=13)
    assert table.offers(0) == ["pass", "buy bergen-1", "buy bergen-2"]
    table.do(0, "buy bergen-2")
    assert table.money(0, "bergen") == 4
    table.until(lambda s: s.phase != 17 or int(s.order[s.turn]) == 0)
    assert table.phase != "purchases"


def test_a_shrine_doubles() -> None:
    """CO-91, CO-92, E-13: a relic of 4 in the shrine of its city counts 8."""
    table = sunday("bruegge-shrine")
    table.own(0, "bruegge-4", "london-3")
    assert relic_points(table.s, 0) == 4 + 3
    table.do(0, "buy bruegge-shrine")
    assert (table.phase, table.view(0).ask) == ("shrine", "shrine")
    assert table.s.steps(0) == 1
    assert table.why(0, "enshrine london-3") == ("wrong_relic", "CO-91")
    assert table.why(0, "enshrine bruegge-shrine") == ("wrong_relic", "CO-91")
    assert table.why(0, "enshrine bruegge-1") == ("not_owned", "CO-92")
    assert table.why(0, "pass") == ("wrong_phase", "CO-92")
    table.do(0, "enshrine bruegge-4")
    assert relic_points(table.s, 0) == 8 + 3


def test_no_question_without_a_relic() -> None:
    """CO-92: owning no relic of the city, the shrine stays empty without a question."""
    table = sunday("bruegge-shrine", "bruegge-1")
    table.do(0, "buy bruegge-shrine")
    assert table.phase == "purchases"


def test_an_empty_shrine_waits_for_a_later_relic() -> None:
    """CO-92, F-16: 2 left outside for good, 4 bought later goes in: 2 + 8 = 10."""
    table = sunday("bergen-shrine", "bergen-4", "bergen-1")
    table.own(0, "bergen-2")
    table.do(0, "buy bergen-shrine")
    table.do(0, "leave")
    table.until_turn(0)
    table.do(0, "buy bergen-4")
    assert table.view(0).ask == "into_shrine"
    assert table.why(0, "enshrine bergen-2") == ("passed_over", "CO-92")
    table.do(0, "enshrine bergen-4")
    assert relic_points(table.s, 0) == 2 + 8
    table.until(lambda s: s.phase != 17 or int(s.order[s.turn]) == 0)
    table.do(0, "buy bergen-1")
    assert table.phase != "shrine"


def insuring(*cards: str) -> Table:
    """Give the insurance round of the first Sunday."""
    return sunday(*cards).until_phase("insurance")


def test_insurance_begins_with_the_mayor() -> None:
    """CO-94: one member on an uninsured card; who passed on purchases may still insure."""
    table = insuring("bergen-1", "bergen-1", "london-5")
    assert table.view(0).actors == [0]
    before = int(table.s.reserve[0])
    table.do(0, "insure london-5")
    assert table.s.reserve[0] == before - 1
    assert table.why(1, "insure london-5") == ("already_insured", "CO-94")
    assert table.why(1, "insure nowgorod-1") == ("not_on_display", "CO-94")
    table.do(1, "insure bergen-1")
    table.do(2, "insure bergen-1")
    assert (table.s.week, table.phase) == (1, "relics")


def test_an_insured_card_stays() -> None:
    """CO-93, CO-94, CO-95, E-14: it stays with its member; the buyer sends the member home."""
    red, buyer = 1, 0
    table = insuring("bergen-3", "london-1")
    table.do(0, "pass")
    table.do(red, "insure bergen-3")
    assert table.s.insured[red * RELICS + RELIC.ids.index("bergen-3")] == 1
    table.until_phase("purchases", week=2)
    table.purse(buyer, bergen=12)
    table.until(lambda s: int(s.order[s.turn]) == buyer or s.phase != 17)
    before = int(table.s.reserve[red])
    table.display()
    assert table.why(buyer, "buy bergen-3") == ("insured_card", "CO-93")
    assert table.why(buyer, "buy_insured bergen-3 2") == ("not_insured_by", "CO-93")
    assert table.why(buyer, "buy_insured bergen-3 5") == ("nobody_there", "CO-1")
    table.do(buyer, "buy_insured bergen-3 1")
    assert table.s.reserve[red] == before + 1
    assert table.owned("relics", buyer, RELIC.ids)["bergen-3"] == 1


def test_the_display_is_renewed() -> None:
    """CO-95: uninsured cards are discarded; ten cards lie there again."""
    table = insuring("bergen-1", "london-1", "london-2")
    table.do(0, "insure bergen-1")
    table.until_day(1, week=2)
    assert table.on_display() == 10
    assert total(table.s.discard) == 2


def test_refill_after_the_extra_relics() -> None:
    """CO-95, F-17: twelve cards, three bought, four insured, five discarded: draw six."""
    names = [f"{city}-{grade}" for city in ("bergen", "london", "bruegge") for grade in "1234"]
    table = sunday(*names)
    for name in ("bergen-1", "bergen-2", "bergen-3"):
        table.until_turn(0)
        table.do(0, f"buy {name}")
    table.until_phase("insurance")
    for seat, name in enumerate(("london-1", "london-2", "london-3", "london-4")):
        table.do(seat, f"insure {name}")
    pile = total(table.s.pile)
    table.until_day(1, week=2)
    assert total(table.s.discard) == 5
    assert pile - total(table.s.pile) == 6
    assert table.on_display() == 10


def test_refill_with_many_insured() -> None:
    """CO-95, F-18: eleven of twelve insured: nothing is drawn, eleven cards stay."""
    names = [f"{city}-{grade}" for city in ("bergen", "london", "bruegge") for grade in "1234"]
    table = insuring(*names)
    for number, name in enumerate(names[:11]):
        table.do(number % 4, f"insure {name}")
    pile = total(table.s.pile)
    table.until_day(1, week=2)
    assert table.on_display() == 11
    assert total(table.s.pile) == pile
    assert total(table.s.discard) == 1


def test_the_discards_are_shuffled_when_needed() -> None:
    """CO-95, A-31: an empty pile is renewed from the discards, this Sunday's included."""
    table = insuring("bergen-1", "london-1")
    for relic in range(RELICS):
        table.s.discard[relic] += table.s.pile[relic]
        table.s.pile[relic] = 0
    table.until_phase("relics")
    assert len(table.events_of("relics_shuffled")) == 1
    assert not any(table.s.discard)


def test_too_few_cards_for_the_display() -> None:
    """CO-95, A-26: with pile and discards empty the display stays small; nobody can insure."""
    table = sunday("bergen-1")
    for relic in range(RELICS):
        for place in (table.s.pile, table.s.discard):
            table.s.relics[3 * RELICS + relic] += place[relic]
            place[relic] = 0
    table.do(0, "buy bergen-1")
    table.until_day(1, week=2)
    assert table.on_display() == 0
    assert len(table.events_of("insured")) == 0


def test_the_week_ends() -> None:
    """CO-96: family cards are put away and the next week starts."""
    table = sunday("bergen-1").until_day(1, week=2)
    assert list(table.s.played) == [-1] * 4
    assert list(table.s.value) == [0] * 4
    assert (table.s.week, table.s.day) == (2, 1)
