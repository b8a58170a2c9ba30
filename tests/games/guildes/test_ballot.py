"""Set-up, deal, draft and play of the basic game, and the six events."""

import pytest

from guildhall.core.view import seats_of
from guildhall.games.guildes import GAME, data
from guildhall.games.guildes.game import new_guildes
from guildhall.games.guildes.moves import EVENT, GUILD, TRICK
from guildhall.games.guildes.schema import (
    PHASE_ASIDE,
    PHASE_DEAL,
    PHASE_DRAFT,
    PHASE_EVENT,
    PHASE_OPENER,
    PHASE_PLAY,
    PHASE_TRICK,
    PHASE_TRICKS,
)
from guildhall.games.guildes.state import quota, row_total
from guildhall.games.guildes.tables import ARROW
from tests.games.guildes.table import SEATS, Table, drafting, guild, playing

TABLE = {3: (10, 8), 4: (9, 7), 5: (7, 5), 6: (6, 5)}


def test_components() -> None:
    """GU-1: 110 cards, six events, nine tricks, three to six players."""
    assert sum(card.copies for card in data.CARDS) == 110
    assert len(EVENT.ids) == 6
    assert len(TRICK.ids) == 9
    assert GAME.seats == SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_cards_dealt_and_laid(seats: int) -> None:
    """GU-2: the player table."""
    deal, lays = TABLE[seats]
    table = Table(seats).until_phase(PHASE_EVENT)
    assert [row_total(table.s.packets, seat) for seat in range(seats)] == [deal] * seats
    table.until_phase(PHASE_PLAY)
    assert quota(table.s) == lays
    table.until_phase(PHASE_DEAL, ballot=2)
    assert [row_total(table.s.tableau, seat) for seat in range(seats)] == [lays] * seats
    assert sum(table.s.discard) == seats * (deal - lays)


def test_three_players_play_without_alchemists() -> None:
    """GU-2, GU-3, GA-27: cards taken out are in no pile; nothing of them can be named."""
    s = new_guildes(3, False, False)
    assert s.deck[guild("alchemists")] == 0
    assert s.deck[guild("militia")] == 12
    assert sum(s.deck) == 93
    assert sum(s.discard) == 0
    table = drafting(3)
    assert table.why(0, "pick alchemists") == ("not_in_game", "GU-2")


def test_each_ballot_deals_from_the_deck() -> None:
    """GU-4, GA-29: the deck shrinks, the discard never returns, the rest stays unseen."""
    table = Table(4)
    for ballot in (1, 2, 3):
        table.until_phase(PHASE_DRAFT, ballot)
        assert sum(table.s.deck) == 110 - ballot * 36
    table.until(lambda s: s.over())
    assert sum(table.s.deck) == 2
    assert sum(table.s.discard) == 24


def test_three_different_events_are_seen() -> None:
    """GU-5: one event per ballot, never twice; without the variant only the arrow counts."""
    table = Table(4, seed=5)
    seen = []
    for ballot in (1, 2, 3):
        table.until_phase(PHASE_DRAFT, ballot)
        seen.append(int(table.s.event))
    assert len(set(seen)) == 3
    assert not table.events_of("event")
    basic = playing(4, event="one_less")
    assert quota(basic.s) == 7


def test_phases_follow_in_order() -> None:
    """GU-6: draft, play, tricks, count; a move of another phase is refused."""
    table = drafting(4, tricks=True)
    assert table.why(0, "lay knights") == ("wrong_phase", "GU-6")
    assert table.why(0, "decline") == ("wrong_phase", "GU-6")
    order = [int(table.s.phase)]
    while table.s.ballot == 1:
        table.until_phase_changes()
        order.append(int(table.s.phase))
    assert order == [PHASE_DRAFT, PHASE_PLAY, PHASE_TRICK, PHASE_DEAL]


def test_a_pick_is_kept_and_the_packet_passed() -> None:
    """GU-7: picks join the reserve when all have chosen; the packets go along the arrow."""
    table = drafting(4, event="one_less")
    packets = [table.row("packets", seat) for seat in range(4)]
    picks = [table.offers(seat)[0] for seat in range(4)]
    for seat in range(3):
        table.do(seat, picks[seat])
        assert table.why(seat, picks[seat]) == ("already_chosen", "GU-7")
        assert table.row("hands", seat) == {}
    table.do(3, picks[3])
    for seat in range(4):
        name = picks[seat].split()[1]
        assert table.row("hands", seat) == {name: 1}
        left = {k: n - (k == name) for k, n in packets[seat].items()}
        assert table.row("packets", (seat + 1) % 4) == {k: n for k, n in left.items() if n}


def test_a_card_that_is_not_in_the_packet_is_refused() -> None:
    """GU-7: the refusal names the card."""
    table = drafting(4)
    missing = next(name for name in GUILD.ids if name not in table.row("packets", 0))
    assert table.why(0, f"pick {missing}") == ("not_in_packet", "GU-7")


def test_packets_go_around_the_table() -> None:
    """GU-7, GX-26: with three players the first owner sees his packet at sizes 10, 7, 4 and 1."""
    table = drafting(3, event="one_less")
    table.until_phase(PHASE_PLAY)
    seen = GAME.observe(table.s, 0).seen  # type: ignore[attr-defined]
    sizes = [sum(packet) for packet in seen]
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    first = seen[0]
    for step in (3, 6, 9):
        assert all(later <= early for later, early in zip(seen[step], first, strict=True))
        assert sum(seen[step]) == 10 - step


@pytest.mark.parametrize("event", EVENT.ids)
def test_the_arrow_gives_the_direction_in_every_mode(event: str) -> None:
    """GU-24, GU-7: left is the next seat, right the one before, with and without the variant."""
    for events in (False, True):
        table = drafting(4, event=event, events=events)
        packets = [table.row("packets", seat) for seat in range(4)]
        picks = [table.offers(seat)[0] for seat in range(4)]
        for seat in range(4):
            table.do(seat, picks[seat])
        to = (0 + ARROW[EVENT.ids.index(event)]) % 4
        name = picks[0].split()[1]
        left = {k: n - (k == name) for k, n in packets[0].items()}
        assert table.row("packets", to) == {k: n for k, n in left.items() if n}


def test_the_last_card_is_simply_kept() -> None:
    """GU-7: eight choices for nine cards; everybody ends with as many as were dealt."""
    table = drafting(4)
    picks = 0
    while table.s.phase == PHASE_DRAFT:
        seat = seats_of(int(table.s.actors()))[0]
        table.do(seat, table.offers(seat)[0])
        picks += 1
    assert picks == 4 * 8
    assert [row_total(table.s.hands, seat) for seat in range(4)] == [9] * 4


def test_cards_are_revealed_together() -> None:
    """GU-8: nothing lies on the table until the last card of the step is laid."""
    table = playing(4)
    for seat in range(3):
        table.do(seat, table.offers(seat)[0])
        assert sum(table.s.tableau) == 0
        assert table.why(seat, table.offers(3)[0]) == ("already_chosen", "GU-8")
    table.do(3, table.offers(3)[0])
    assert sum(table.s.tableau) == 4
    assert [args["seat"] for args in table.events_of("laid")] == [0, 1, 2, 3]
    missing = next(name for name in GUILD.ids if name not in table.row("hands", 0))
    assert table.why(0, f"lay {missing}") == ("not_in_hand", "GU-8")


def test_leftovers_are_discarded_unseen() -> None:
    """GU-9, GA-8: the event tells how many, never which."""
    table = Table(5).until_phase(PHASE_DEAL, ballot=2)
    assert table.events_of("leftovers") == [{"seat": seat, "count": 2} for seat in range(5)]
    assert sum(table.s.discard) == 10
    assert sum(table.s.hands) == 0


def test_cards_on_the_table_stay() -> None:
    """GU-10: the tableaux of the first ballot are there in the third."""
    table = Table(6).until_phase(PHASE_DEAL, ballot=2)
    first = list(table.s.tableau)
    table.until_phase(PHASE_PLAY, ballot=3)
    assert all(now >= then for now, then in zip(table.s.tableau, first, strict=True))
    assert sum(table.s.tableau) == 2 * sum(first)


@pytest.mark.parametrize("seats", SEATS)
def test_one_card_fewer(seats: int) -> None:
    """GU-18, GX-11: one card fewer is laid, one more is left."""
    table = playing(seats, event="one_less", events=True)
    assert quota(table.s) == TABLE[seats][1] - 1
    table.until_phase(PHASE_DEAL, ballot=2)
    assert row_total(table.s.tableau, 0) == TABLE[seats][1] - 1
    assert table.events_of("leftovers")[0]["count"] == TABLE[seats][0] - TABLE[seats][1] + 1


def test_one_after_another() -> None:
    """GU-20, GA-9, GA-10, GX-22: face up, to the right, the opener moves to the right."""
    table = playing(4, event="sequential", events=True)
    assert table.events_of("opener")
    table = Table(4, events=True)
    table.event_names = ["sequential"]
    table.until_phase(PHASE_OPENER)
    assert list(table.s.chance()) == [1, 1, 1, 1]
    table.play(-1, 2)
    order = []
    for _ in range(12):
        (seat,) = seats_of(int(table.s.actors()))
        other = (seat + 1) % 4
        assert table.why(other, "lay knights") == ("not_your_turn", "GU-20")
        before = sum(table.s.tableau)
        table.do(seat, table.offers(seat)[0])
        assert sum(table.s.tableau) == before + 1
        order.append(seat)
    assert order == [2, 1, 0, 3, 1, 0, 3, 2, 0, 3, 2, 1]


def test_redistribution() -> None:
    """GU-21, GA-13: every seat gives a card and gets one; hands keep their size."""
    table = Table(4, events=True)
    table.event_names = ["redistribution"]
    table.until_phase(PHASE_ASIDE)
    given = [table.offers(seat)[0].split()[1] for seat in range(4)]
    missing = next(name for name in GUILD.ids if name not in table.row("hands", 0))
    assert table.why(0, f"aside {missing}") == ("not_in_hand", "GU-21")
    for seat in range(4):
        table.do(seat, f"aside {given[seat]}")
    assert {GUILD.ids[k]: n for k, n in enumerate(table.s.aside) if n} == {
        name: given.count(name) for name in given
    }
    table.until_phase(PHASE_PLAY)
    assert [row_total(table.s.hands, seat) for seat in range(4)] == [9] * 4
    assert sorted(table.s.received) == sorted(guild(name) for name in given)
    assert sum(table.s.discard) == 0
    private = [event for event in table.told if event.kind in ("put_aside", "handed_back")]
    assert all(bin(event.audience).count("1") == 1 for event in private)


@pytest.mark.parametrize(
    ("seats", "steps"),
    [(3, [2, 1, 2, 1, 2]), (4, [1, 2, 1, 2, 1]), (5, [2, 1, 2]), (6, [2, 1, 2])],
)
def test_one_or_two_cards(seats: int, steps: list[int]) -> None:
    """GU-22, GA-11, GA-12, GX-11: the cards of a step are revealed together."""
    table = playing(seats, event="one_or_two", events=True)
    sizes = []
    while table.s.phase == PHASE_PLAY and table.s.ballot == 1:
        at, laid = int(table.s.step), len(table.events_of("laid"))
        while table.s.phase == PHASE_PLAY and table.s.step == at:
            seat = seats_of(int(table.s.actors()))[-1]
            table.do(seat, table.offers(seat)[0])
        sizes.append((len(table.events_of("laid")) - laid) // seats)
    assert sizes == steps


def test_the_first_of_two_cards_can_be_counted_as_a_step() -> None:
    """GU-22, GA-12: after the first of two cards a seat still owes the second."""
    table = playing(5, event="one_or_two", events=True)
    table.do(2, table.offers(2)[0])
    assert table.s.steps(2) == 1
    assert table.s.steps(1) == 0
    assert 2 in seats_of(int(table.s.actors()))


def test_late_reveal() -> None:
    """GU-23, GX-23: five cards are shown after laying 2, 3, 4 and 5 (the last two together)."""
    table = playing(5, event="delayed_reveal", events=True)
    shown = []
    for _ in range(5):
        for seat in range(5):
            table.do(seat, table.offers(seat)[0])
        shown.append(len(table.events_of("laid")) // 5)
    assert shown == [0, 1, 2, 3, 5]


def test_options_are_independent() -> None:
    """GU-35: four combinations; tricks are dealt only with their option."""
    assert len(GAME.variants()) == 4
    for options in GAME.variants():
        s = GAME.new(4, options)
        assert (bool(s.events), bool(s.tricks)) == (  # type: ignore[attr-defined]
            options["events"],
            options["dirty_tricks"],
        )
    plain = drafting(4)
    assert set(plain.s.trick) == {-1}
    tricky = drafting(4, tricks=True)
    assert len(set(tricky.s.trick)) == 4


def test_tricks_are_dealt_after_the_event() -> None:
    """GU-5, GU-25: deal, event, tricks, draft."""
    table = Table(4, tricks=True).until_phase(PHASE_TRICKS)
    assert table.s.event >= 0
    assert sum(table.s.packets) == 36
