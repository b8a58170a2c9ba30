"""The count: every worked example of the specification, and the rules behind them."""

import pytest

from guildhall.core.log import Log
from guildhall.core.numbers import made
from guildhall.games.guildes import GAME, data
from guildhall.games.guildes.game import new_guildes
from guildhall.games.guildes.schema import GUILDS, KINDS, MILITIA
from guildhall.games.guildes.scoring import (
    count_ballot,
    count_guild,
    count_militia,
    guild_counts,
    guild_votes,
    without_ties,
)
from guildhall.games.guildes.tables import DECK
from guildhall.games.guildes.view import GuildesView
from guildhall.locale import Speech
from tests.games.guildes.table import Table, guild

EXAMPLES = [
    ("GX-1", 1, "scholars", [2, 2, 2], [2, 2, 2]),
    ("GX-2", 2, "craftsmen", [2, 2, 1], [5, 5, 0]),
    ("GX-3", 2, "craftsmen", [3, 1, 1], [7, 2, 2]),
    ("GX-4", 3, "craftsmen", [2, 2, 1], [5, 5, 1]),
    ("GX-5", 3, "craftsmen", [2, 2, 1, 1], [5, 5, 0, 0]),
    ("GX-6", 3, "knights", [2, 2, 2, 2, 1], [4, 4, 4, 4, 0]),
    ("GX-7", 3, "craftsmen", [3, 1, 1], [7, 2, 2]),
    ("GX-15", 1, "nobles", [2, 1, 0, 0], [12, 0, 0, 0]),
    ("GX-15", 1, "nobles", [0, 0, 0, 0], [0, 0, 0, 0]),
    ("GX-16", 3, "burghers", [3, 2, 1], [10, 6, 0]),
    ("GX-16", 3, "burghers", [2, 2, 1], [8, 8, 0]),
    ("GX-16", 3, "burghers", [3, 1, 1], [10, 3, 3]),
    ("GX-17", 3, "alchemists", [5, 3, 2, 1], [14, 7, 4, 2]),
    ("GX-17", 3, "alchemists", [3, 3, 3, 1], [8, 8, 8, 2]),
    ("GX-17", 3, "alchemists", [4, 2, 2, 1], [14, 5, 5, 2]),
    ("GX-17", 3, "alchemists", [4, 3, 1, 1], [14, 7, 3, 3]),
    ("GX-17", 3, "alchemists", [2, 2, 2, 2, 1], [6, 6, 6, 6, 0]),
    ("GX-19", 3, "craftsmen", [3, 1, 1, 1], [7, 1, 1, 1]),
]


@pytest.mark.parametrize(("example", "ballot", "name", "counts", "votes"), EXAMPLES)
def test_worked_examples(
    example: str, ballot: int, name: str, counts: list[int], votes: list[int]
) -> None:
    """GU-11, GU-14, GA-5: the places a group fills are shared, fractions dropped."""
    assert list(guild_votes(made(counts), guild(name), ballot)) == votes, example


def test_a_guild_that_is_out_is_not_shown() -> None:
    """GU-3: with three players no Alchemists, neither in the view nor on the printed board."""
    three, four = (GAME.observe(new_guildes(seats, False, False), 0) for seats in (3, 4))
    assert isinstance(three, GuildesView)
    assert isinstance(four, GuildesView)
    assert three.payouts[guild("alchemists")] == []
    assert all(three.payouts[:-1])
    assert all(four.payouts)
    names = ["Anna", "Berta", "Cara", "Dora"]
    assert "Alchemists" not in GAME.board(three, Speech("en"), names)
    assert "Alchemists" in GAME.board(four, Speech("en"), names)


def test_the_view_counts_the_militia_too() -> None:
    """GU-16: the votes of militia cards are part of what would be counted now."""
    table = new_guildes(4, False, False)
    table.tableau[1 * KINDS + MILITIA] = 2
    view = GAME.observe(table, 0)
    assert isinstance(view, GuildesView)
    assert view.projection[MILITIA] == [0, 6, 0, 0]
    assert "2 (6)" in GAME.board(view, Speech("en"), ["Anna", "Berta", "Cara", "Dora"])


def test_two_guilds_pay_two_places_and_one_pays_four() -> None:
    """GU-12: at the third ballot Fishermen and Burghers pay two places, Alchemists four."""
    paid = {
        name: sum(v > 0 for v in guild_votes(made([5, 4, 3, 2, 1]), guild(name), 3))
        for name in (card.id for card in data.CARDS[:GUILDS])
    }
    assert {n for n, k in paid.items() if k == 2} == {"fishermen", "burghers"}
    assert {n for n, k in paid.items() if k == 4} == {"alchemists"}
    assert set(paid.values()) == {2, 3, 4}


def test_only_players_with_a_card_take_part() -> None:
    """GU-13: a tie at nothing shares nothing."""
    assert list(guild_votes(made([1, 0, 0]), guild("nobles"), 3)) == [12, 0, 0]


@pytest.mark.parametrize(
    ("ballot", "counts", "votes"),
    [
        (2, [2, 2, 2], [6, 6, 6]),
        (2, [3, 3, 1], [9, 9, 0]),
        (2, [3, 2, 2], [12, 3, 3]),
        (2, [3, 2, 1, 1], [12, 6, 0, 0]),
        (3, [3, 3, 1], [9, 9, 3]),
        (3, [2, 2, 2, 1], [7, 7, 7, 0]),
        (3, [3, 1, 1], [12, 4, 4]),
        (3, [4, 3, 1, 1], [12, 6, 1, 1]),
    ],
)
def test_consequences_for_nobles(ballot: int, counts: list[int], votes: list[int]) -> None:
    """GU-15, GA-4: ties for each place, at the second and third ballot (Nobles 12, 6, 3)."""
    assert list(guild_votes(made(counts), guild("nobles"), ballot)) == votes


def test_militia_pays_three_votes_each_at_every_count() -> None:
    """GU-16, GX-8: three Militia cards kept for three ballots bring 27 votes."""
    s = new_guildes(4, False, False)
    s.tableau[1 * KINDS + MILITIA] = 3
    s.tableau[2 * KINDS + MILITIA] = 3
    for ballot in (1, 2, 3):
        s.ballot = ballot
        count_militia(s, None)
    assert list(s.points) == [0, 27, 27, 0]


def test_tied_players_vanish() -> None:
    """GU-19, GA-7, GX-9, GX-10: every tied group counts as having no card."""
    assert list(without_ties(made([2, 2, 1]))) == [0, 0, 1]
    vanished = without_ties(made([2, 2, 1]))
    assert list(guild_votes(vanished, guild("craftsmen"), 2)) == [0, 0, 7]
    last = without_ties(made([3, 3, 2, 2, 1]))
    assert list(guild_votes(last, guild("alchemists"), 2)) == [0, 0, 0, 0, 14]
    nobody = without_ties(made([3, 3, 2, 2, 0]))
    assert sum(guild_votes(nobody, guild("alchemists"), 2)) == 0


def test_ties_vanish_in_a_real_count_but_not_for_the_militia() -> None:
    """GU-19: the event changes the count of guilds only, and no card is lost."""
    s = new_guildes(3, True, False)
    s.event = 1
    s.ballot = 2
    for seat, number in enumerate((2, 2, 1)):
        s.tableau[seat * KINDS + guild("craftsmen")] = number
        s.tableau[seat * KINDS + MILITIA] = 1
    before = list(s.tableau)
    count_ballot(s, None)
    assert list(s.points) == [3, 3, 10]
    assert list(s.tableau) == before


def test_a_swing_counts_before_ties_are_sought() -> None:
    """GU-33, GA-17, GA-18, GA-24, GX-12: one more or less for the count only."""
    s = new_guildes(3, True, True)
    s.event = 1
    s.tableau[0 * KINDS + guild("knights")] = 2
    s.tableau[1 * KINDS + guild("knights")] = 2
    s.swing[1 * KINDS + guild("knights")] = -1
    s.swing[2 * KINDS + guild("nobles")] = 1
    s.swing[0 * KINDS + guild("priests")] = -1
    assert list(guild_counts(s, guild("knights"))) == [2, 1, 0]
    assert list(guild_counts(s, guild("nobles"))) == [0, 0, 1]
    assert list(guild_counts(s, guild("priests"))) == [0, 0, 0]
    count_guild(s, guild("knights"), None)
    assert list(s.points) == [11, 0, 0]
    assert s.tableau[1 * KINDS + guild("knights")] == 2


def test_every_vote_is_told_with_its_place() -> None:
    """GU-11, GU-14: the ledger names place, tie and votes; a share of nothing is told too."""
    s = new_guildes(4, False, False)
    s.ballot = 3
    for seat, number in enumerate((2, 2, 1, 1)):
        s.tableau[seat * KINDS + guild("craftsmen")] = number
    log = Log()
    count_guild(s, guild("craftsmen"), log)
    told = [(e.args["seat"], e.args["place"], e.args["tied"], e.points) for e in log.events]
    assert told == [(0, 1, 2, 5), (1, 1, 2, 5), (2, 3, 2, 0), (3, 3, 2, 0)]
    assert {event.rule for event in log.events} == {"GU-14"}


def test_votes_of_three_counts_add_up_and_ties_share_the_win() -> None:
    """GU-17: the highest total wins, equal totals share the first rank."""
    s = new_guildes(4, False, False)
    for seat, points in enumerate((10, 12, 12, 3)):
        s.points[seat] = points
    assert list(s.ranks()) == [3, 1, 1, 4]
    table = Table(3).until(lambda state: state.ballot == 2)
    first = list(table.s.points)
    table.until(lambda state: state.over())
    assert all(last >= early for last, early in zip(table.s.points, first, strict=True))
    best = max(table.s.points)
    winners = [event["seat"] for event in table.events_of("won")]
    assert winners == [seat for seat in range(3) if table.s.points[seat] == best]


def test_the_table_of_guilds_adds_up() -> None:
    """GX-13, GX-25, GA-1, GA-2, GA-3: 95 guild cards, 15 Militia, known sums of the places."""
    guilds = data.CARDS[:GUILDS]
    assert [card.copies for card in guilds] == list(range(5, 15))
    assert sum(card.copies for card in data.CARDS) == 110
    sums = [sum(sum(card.votes[ballot]) for card in guilds) for ballot in range(3)]
    assert sums == [95, 144, 166]
    three = [card for card in guilds if card.id != "alchemists"]
    assert [sum(sum(card.votes[b]) for card in three) for b in range(3)] == [81, 123, 139]


@pytest.mark.parametrize(
    ("seats", "dealt", "deck"), [(3, 90, 93), (4, 108, 110), (5, 105, 110), (6, 108, 110)]
)
def test_the_deck_is_large_enough(seats: int, dealt: int, deck: int) -> None:
    """GX-14: the cards of three deals, and the deck."""
    line = next(line for line in data.SEAT_ROWS if line.seats == seats)
    assert seats * line.deal * 3 == dealt
    assert sum(DECK[seats * KINDS : (seats + 1) * KINDS]) == deck
