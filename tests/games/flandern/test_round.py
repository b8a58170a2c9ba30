"""The round of three and four players: gold, choice, order, actions, the lead."""

import pytest

from guildhall.games.flandern.moves import CARD, DEED
from guildhall.games.flandern.schema import (
    PHASE_ACT,
    PHASE_CATHEDRAL,
    PHASE_CHOOSE,
    PHASE_GOLD,
    PHASE_MASTER,
    PHASE_WHOSE,
)
from tests.games.flandern.table import Table, arms, choosing, city, founded, reveal


def hand(table: Table, seat: int) -> list[str]:
    return [deed for n, deed in enumerate(DEED.ids) if table.s.hands[seat] >> n & 1]


def test_the_six_phases() -> None:
    """FL-11: gold, choice, reveal, actions, golden action, then the next round's gold."""
    table = choosing("take_back")
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    kinds = [event.kind for event in table.told]
    order = ["round", "gold", "gold_seen", "chose", "revealed", "order", "took_back"]
    order += ["gold_shown", "round"]
    places = [kinds.index(kind) for kind in order[:-1]]
    assert places == sorted(places)
    assert (table.s.phase, table.s.round) == (PHASE_GOLD, 2)


def test_the_starting_player_draws_gold() -> None:
    """FL-12: only he sees it."""
    table = choosing("master")
    seen = [event for event in table.told if event.kind == "gold_seen"]
    assert [event.seen_by(seat) for event in seen for seat in range(-1, 4)] == [
        False,
        True,
        False,
        False,
        False,
    ]
    assert table.s.gold == CARD.ids.index("master")


def test_gold_of_a_scored_city_is_replaced() -> None:
    """FL-12, FX-24: the card is removed from the game and another one is drawn."""
    table = founded()
    table.s.scored |= 1 << city("gent")
    for seat in range(4):
        table.s.hands[seat] &= ~(1 << city("gent"))
    table.draw("gold gent")
    assert (table.s.phase, table.s.gold) == (PHASE_GOLD, -1)
    assert table.s.gold_used[city("gent")] == 1
    table.draw("gold site")
    assert table.s.phase == PHASE_CHOOSE
    last = founded()
    for pile in (last.s.gold_a, last.s.gold_b):
        for card in range(11):
            last.s.gold_used[card] += pile[card]
            pile[card] = 0
    last.s.gold_a[city("gent")] = 1
    last.s.gold_used[city("gent")] -= 1
    last.s.scored |= 1 << city("gent")
    for seat in range(4):
        last.s.hands[seat] &= ~(1 << city("gent"))
    last.draw("gold gent")
    assert (last.s.phase, last.s.gold) == (PHASE_CHOOSE, -1)
    assert last.events_of("gold_none") == [{"seat": 0}]


def test_one_action_card_and_any_number_of_influence() -> None:
    """FL-13: the card first, then how many influence cards, none included."""
    table = choosing()
    assert table.s.actors() == 0b1111
    assert table.offers(2) == [f"choose {deed}" for deed in DEED.ids]
    assert table.why(2, "influence 1").code == "card_first"
    table.do(2, "choose gent")
    assert table.s.steps(2) == 1
    assert table.offers(2) == [f"influence {n}" for n in range(4)]
    assert table.why(2, "choose site").code == "card_chosen"
    refusal = table.why(2, "influence 4")
    assert (refusal.code, refusal.facts) == ("too_few_influence", {"have": 3})
    table.do(2, "influence 0")
    assert table.s.actors() == 0b1011
    assert table.why(2, "choose gent").code == "already_chosen"


def test_without_influence_the_card_is_the_choice() -> None:
    """FL-13: a seat without influence cards is not asked for a number."""
    table = choosing()
    table.s.influence[1] = 0
    table.do(1, "choose gent")
    assert table.s.actors() == 0b1101


def test_more_cards_act_earlier() -> None:
    """FL-14, FX-1: yellow starts and lays 1, green 2, blue 2, red 3: red, green, blue, yellow."""
    table = choosing()
    reveal(table, "leuven 0", "gent 1", "ieper 1", "luik 2")
    assert list(table.s.order) == [3, 1, 2, 0]
    assert table.s.mover == 3


@pytest.mark.parametrize("lead", range(4))
def test_equal_numbers_act_clockwise(lead: int) -> None:
    """FL-14, FX-2: with one card each the starting player acts first, then clockwise."""
    table = choosing()
    table.s.lead = lead
    reveal(table, "leuven 0", "gent 0", "ieper 0", "luik 0")
    assert list(table.s.order) == [(lead + n) % 4 for n in range(4)]


def test_influence_leaves_the_game() -> None:
    """FL-15: cards laid are gone, the action card lies open."""
    table = choosing()
    reveal(table, "leuven 2", "gent 0", "ieper 0", "luik 0")
    assert list(table.s.influence) == [1, 3, 3, 3]
    assert "leuven" not in hand(table, 0)
    assert table.s.played[0] == 1 << city("leuven")


def test_what_can_be_done_must_be_done() -> None:
    """FL-16: there is no move to give up an action; a card without a legal way is spent."""
    table = choosing()
    reveal(table, "leuven 0", "gent 0", "ieper 0", "luik 0")
    assert table.s.phase == PHASE_ACT
    assert all(offer.startswith("build leuven") for offer in table.offers(0))
    full = choosing()
    full.fill("leuven")
    reveal(full, "leuven 0", "gent 0", "ieper 0", "luik 0")
    assert full.s.mover == 1
    assert full.events_of("no_effect") == [{"seat": 0, "card": city("leuven")}]
    assert "leuven" not in hand(full, 0)


def test_take_back() -> None:
    """FL-19: all action cards return, influence cards do not; with nothing to take it is a pass."""
    table = choosing("influence")
    reveal(table, "take_back 1", "take_back 0", "take_back 0", "take_back 0")
    assert hand(table, 0) == list(DEED.ids)
    assert table.events_of("took_back")[0] == {"seat": 0, "count": 1}
    assert list(table.s.influence) == [3, 3, 3, 3]


def test_the_hand_cycle() -> None:
    """FL-19, FX-22: Gent, Ieper, site and take-back: eight action cards again."""
    table = founded()
    cards = ("influence", "influence", "take_back", "take_back")
    for deed, gold in zip(("gent", "ieper", "site", "take_back"), cards, strict=True):
        table.draw(f"gold {gold}")
        reveal(table, f"{deed} 0", "take_back 0", "take_back 0", "take_back 0")
        table.until(lambda s: s.phase == PHASE_GOLD)
    assert hand(table, 0) == list(DEED.ids)
    counts = [args["count"] for args in table.events_of("took_back") if args["seat"] == 0]
    assert counts == [4]


def test_golden_influence() -> None:
    """FL-29: it joins the hand of the starting player, after this round's choice."""
    table = choosing("influence")
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert table.events_of("gained") == [{"seat": 0, "count": 4}]
    assert list(table.s.influence) == [4, 3, 3, 3]
    assert table.s.gold_used[CARD.ids.index("influence")] == 1


def test_golden_city() -> None:
    """FL-30: build or finish grey and church only."""
    table = choosing("leuven")
    table.put("leuven", "L1", "grey", site=True)
    table.put("leuven", "L2", "yellow", site=True)
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert (table.s.mover, table.s.phase) == (0, PHASE_ACT)
    assert table.plots(0, "finish") == ["L1"]
    assert table.why(0, "finish leuven L2").code == "not_yours"
    table.do(0, "build leuven S4")
    assert table.offers(0) == ["whose grey", "whose church"]
    refusal = table.why(0, "whose yellow")
    assert (refusal.code, refusal.rule) == ("wrong_arms", "FL-30")


def test_golden_site() -> None:
    """FL-31: a site of a grey or church district, in any unscored city."""
    table = choosing("site")
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    cities = {offer.split()[1] for offer in table.offers(0)}
    assert len(cities) == 6
    table.do(0, "build leuven L1")
    assert table.s.phase == PHASE_WHOSE
    assert table.offers(0) == ["whose grey", "whose church"]
    table.do(0, "whose church")
    assert table.events_of("began")[-1]["arms"] == arms("church")


def test_golden_take_back() -> None:
    """FL-32: all cards he has played return, this round's too."""
    table = choosing("take_back")
    reveal(table, "leuven 0", "take_back 0", "take_back 0", "take_back 0")
    table.do(0, "build leuven S2", "whose grey", "tile plain")
    assert hand(table, 0) == list(DEED.ids)
    told = [event for event in table.told if event.kind == "took_back"]
    assert (told[-1].rule, told[-1].args) == ("FL-32", {"seat": 0, "count": 1})


def test_golden_cathedral() -> None:
    """FL-33: on a church district without one, site, special or centre; nothing when none fits."""
    table = choosing("cathedral")
    table.put("leuven", "L1", "church", site=True)
    table.put("gent", "S2", "grey")
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert table.s.phase == PHASE_CATHEDRAL
    assert table.offers(0) == ["cathedral leuven L1", "cathedral luik centre"]
    assert table.why(0, "cathedral gent S2").code == "not_church"
    assert table.why(0, "cathedral gent S3").code == "nothing_there"
    assert table.why(0, "cathedral gent A1").code == "no_such_plot"
    table.do(0, "cathedral luik centre")
    assert table.s.cathedrals == 3
    again = choosing("cathedral")
    again.s.cathedral[city("luik")] = again.s.arms[city("luik") * 6 + arms("church")]
    again.s.cathedrals = 3
    again.put("leuven", "L1", "church")
    reveal(again, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert again.why(0, "cathedral luik centre").code == "has_cathedral"
    none = choosing("cathedral")
    none.s.cathedral[city("luik")] = none.s.arms[city("luik") * 6 + arms("church")]
    none.s.cathedrals = 3
    reveal(none, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert none.events_of("no_effect") == [{"seat": 0, "card": CARD.ids.index("cathedral")}]


def test_golden_master() -> None:
    """FL-34: on an own or grey district, several on one are allowed; nothing without a pawn."""
    table = choosing("master")
    table.put("gent", "S2", "grey", site=True)
    table.put("gent", "L3", "red")
    table.s.master_at[0] = city("gent") * 25 + 1
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert table.s.phase == PHASE_MASTER
    assert table.offers(0) == [
        "master gent S2",
        "master leuven centre",
        "master utrecht centre",
    ]
    assert table.why(0, "master gent L3").code == "not_yours"
    table.do(0, "master gent S2")
    assert list(table.s.master_at) == [city("gent") * 25 + 1] * 2 + [-1, -1]
    none = choosing("master")
    for pawn in range(4):
        none.s.master_at[pawn] = city("leuven") * 25 + 24
    reveal(none, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert none.events_of("no_effect") == [{"seat": 0, "card": CARD.ids.index("master")}]


def test_no_pieces_in_a_scored_city() -> None:
    """FL-33, FL-34, FL-40: a scored city gets neither cathedral nor master (FA-28)."""
    for gold, move in (("cathedral", "cathedral luik centre"), ("master", "master luik centre")):
        table = choosing(gold)
        table.put("leuven", "L1", "church")
        table.s.scored |= 1 << city("luik")
        for seat in range(4):
            table.s.hands[seat] &= ~(1 << city("luik"))
        reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
        assert table.why(0, move).code == "city_scored"


def test_the_lead_passes() -> None:
    """FL-41: to the next player clockwise."""
    table = choosing("influence")
    for lead, gold in ((1, "influence"), (2, "take_back"), (3, "take_back"), (0, "site")):
        reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
        assert table.s.lead == lead
        table.draw(f"gold {gold}")
