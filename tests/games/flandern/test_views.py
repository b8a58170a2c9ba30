"""What is hidden and what is open (FL-56)."""

import json

from guildhall.core.luck import FastLuck
from guildhall.games.flandern.imagine import imagine
from guildhall.games.flandern.moves import CARD
from guildhall.games.flandern.view import observe
from tests.games.flandern.table import Table, choosing, city, founded, reveal, two


def shown(table: Table, seat: int) -> str:
    return json.dumps(observe(table.s, seat).to_json())


def test_the_golden_card_is_the_starting_players() -> None:
    """FL-56: others see neither the card nor its absence from the pile."""
    views = []
    for card in ("master", "gent"):
        table = choosing(card)
        assert observe(table.s, 0).gold == CARD.ids.index(card)
        views.append([shown(table, seat) for seat in (-1, 1, 2, 3)])
    assert views[0] == views[1]


def test_choices_are_secret_until_revealed() -> None:
    """FL-56: neither card nor number, nor that a card is chosen and the number is not."""
    table = choosing()
    before = [shown(table, seat) for seat in (-1, 1, 2, 3)]
    table.do(0, "choose gent")
    assert [shown(table, seat) for seat in (-1, 1, 2, 3)] == before
    other = choosing().do(0, "choose site", "influence 3")
    table.do(0, "influence 0")
    assert [shown(table, seat) for seat in (-1, 1, 2, 3)] == [
        shown(other, seat) for seat in (-1, 1, 2, 3)
    ]
    assert observe(table.s, 0).chosen == [city("gent"), -1, -1, -1]


def test_revealed_cards_are_open() -> None:
    """FL-56: cards, numbers and hands of all."""
    table = choosing()
    reveal(table, "leuven 0", "gent 1", "ieper 1", "luik 2")
    view = observe(table.s, -1)
    assert view.laid == [0, 1, 1, 2]
    assert view.chosen == [city("leuven"), city("gent"), city("ieper"), city("luik")]
    assert view.influence == [3, 2, 2, 1]
    assert view.order == [3, 1, 2, 0]


def test_a_view_knows_kinds_but_no_order() -> None:
    """FL-56: the piles are multisets; the hidden card counts among those not seen."""
    table = choosing("master")
    mine, theirs = observe(table.s, 0), observe(table.s, 1)
    assert sum(mine.gold_unseen[0]) == 13
    assert sum(theirs.gold_unseen[0]) == 14
    assert mine.gold_sizes == theirs.gold_sizes == [13, 14]


def test_imagined_gold_is_never_of_a_scored_city() -> None:
    """FL-12, FL-56: such a card would have been removed."""
    table = founded()
    table.s.scored |= 1 << city("gent")
    for seat in range(4):
        table.s.hands[seat] &= ~(1 << city("gent"))
    table.draw("gold site")
    view = observe(table.s, 2)
    luck = FastLuck(1)
    drawn = {int(imagine(view, luck).gold) for _ in range(300)}
    assert city("gent") not in drawn
    assert len(drawn) == 10


def test_two_players_hide_nothing_but_the_order() -> None:
    """FL-56: both seats and a spectator see the same but for their own seat."""
    table = two().do(0, "choose take_back").draw("charge red-ieper")
    views = [observe(table.s, seat).to_json() for seat in (-1, 1)]
    for view in views:
        del view["seat"]
    assert views[0] == views[1]
