"""What a seat remembers, and worlds that fit it."""

from dataclasses import replace

import pytest

from guildhall.core.luck import FastLuck
from guildhall.core.view import SPECTATING
from guildhall.games.guildes import GAME
from guildhall.games.guildes.imagine import imagine
from guildhall.games.guildes.schema import KINDS, PHASE_DEAL, PHASE_DRAFT, PHASE_PLAY, PHASE_TRICK
from guildhall.games.guildes.state import quota
from guildhall.games.guildes.view import GuildesView, observe
from tests.games.guildes.table import SEATS, Table, drafting, guild, playing


def test_a_view_holds_picks_and_packets() -> None:
    """GU-7: a seat remembers its picks and every packet it held; a spectator holds nothing."""
    table = drafting(3).until(lambda s: s.step == 4)
    view = observe(table.s, 1)
    assert len(view.picks) == 4
    assert [sum(packet) for packet in view.seen] == [10, 9, 8, 7, 6]
    public = observe(table.s, SPECTATING)
    own = (public.packet, public.hand, public.chosen, public.seen, public.picks, public.drawn)
    assert own == ([], [], [], [], [], [])


def test_opponents_hold_what_was_seen_to_leave_a_packet() -> None:
    """GU-7: a card that left a packet between two looks is in some opponent's hand."""
    table = drafting(3).until_phase(PHASE_PLAY)
    view = observe(table.s, 0)
    passed = [n - (k == view.picks[0]) for k, n in enumerate(view.seen[0])]
    gone = [a - b for a, b in zip(passed, view.seen[3], strict=True)]
    for seed in range(30):
        world = imagine(view, FastLuck(seed))
        others = [sum(world.hands[seat * KINDS + kind] for seat in (1, 2)) for kind in range(KINDS)]
        assert all(have >= need for have, need in zip(others, gone, strict=True))


@pytest.mark.parametrize("seats", SEATS)
def test_worlds_fit_the_cards_that_were_laid(seats: int) -> None:
    """GU-8: what an opponent has laid he must have picked; only the rest is open."""
    table = playing(seats).until(lambda s: s.step == quota(s) - 1)
    view = observe(table.s, 0)
    for seed in range(20):
        world = imagine(view, FastLuck(seed))
        assert not GAME.invariants(world)
        assert observe(world, 0) == view
        for seat in range(1, seats):
            picked = world.picks[seat * len(view.picks) : (seat + 1) * len(view.picks)]
            for kind in range(KINDS):
                assert sum(p == kind for p in picked) >= view.shown[seat][kind]


def test_worlds_differ_where_nothing_is_known() -> None:
    """The unknown is dealt anew each time."""
    view = observe(drafting(4).s, 0)
    worlds = {tuple(imagine(view, FastLuck(seed)).packets) for seed in range(10)}
    assert len(worlds) == 10


def test_a_redistribution_is_remembered() -> None:
    """GU-21: a seat knows what it gave and got; every world has somebody who gave that card."""
    table = Table(3, events=True)
    table.event_names = ["redistribution"]
    table.until(lambda s: s.phase == PHASE_PLAY and s.step == 6)
    for seat in range(3):
        view = observe(table.s, seat)
        assert view.given == table.s.given[seat]
        assert view.received == table.s.received[seat]
        for seed in range(20):
            world = imagine(view, FastLuck(seed))
            assert observe(world, seat) == view
            assert sorted(world.given) == sorted(world.received)


def test_what_lay_on_a_table_is_known_to_be_in_the_pile() -> None:
    """GA-30: a sacrificed card is in the discard pile of every world, also in the next ballot."""
    table = Table(4, tricks=True)
    table.trick_letters = list("cfgh")
    table.until_phase(PHASE_TRICK)
    sacrifice = table.offers(0)[1]
    table.do(0, sacrifice)
    eliminate = table.offers(0)[-1]
    table.do(0, eliminate)
    lost = [guild(move.split()[-1]) for move in (sacrifice, eliminate)]
    for ballot in (1, 2):
        for seat in (SPECTATING, 0, 2):
            for seed in range(10):
                world = imagine(observe(table.s, seat), FastLuck(seed))
                assert all(world.discard[kind] >= lost.count(kind) for kind in lost), ballot
        table.until_phase(PHASE_DRAFT, ballot=2)


def test_earlier_ballots_are_remembered() -> None:
    """GA-8: own leftovers are in the discard pile of every world that the owner imagines."""
    table = playing(4)
    table.until(lambda s: s.step == quota(s) - 1)
    hand = {}
    for seat in range(4):
        laid = table.offers(seat)[0]
        hand[seat] = table.row("hands", seat)
        hand[seat][laid.split()[1]] -= 1
        table.do(seat, laid)
    assert table.s.phase == PHASE_DEAL
    table.until_phase(PHASE_DRAFT, ballot=2)
    for seat in range(4):
        for seed in range(10):
            world = imagine(observe(table.s, seat), FastLuck(seed))
            for name, number in hand[seat].items():
                assert world.discard[guild(name)] >= number


def test_known_cards_never_exceed_the_truth() -> None:
    """GA-8, GA-30: nobody knows of more cards than were dealt, after any number of tricks."""
    for seed in range(40):
        table = Table(3 + seed % 4, events=True, tricks=True, seed=seed)
        table.until_phase(PHASE_TRICK, ballot=3)
        s = table.s
        for row in range(s.seats + 1):
            for kind in range(KINDS):
                in_play = sum(s.opening[seat * KINDS + kind] for seat in range(s.seats))
                whole = GAME.new(int(s.seats)).deck[kind]  # type: ignore[attr-defined]
                dealt_before = whole - s.deck[kind] - in_play
                assert s.known_out[row * KINDS + kind] <= dealt_before


def test_a_view_that_contradicts_itself_is_no_world() -> None:
    """An impossible view is an error, not a wrong world."""
    table = playing(3).until(lambda s: s.step == 7)
    view = observe(table.s, 0)
    shown = [row[:] for row in view.shown]
    shown[1] = [0] * KINDS
    shown[1][guild("fishermen")] = 7
    broken: GuildesView = replace(view, shown=shown)
    with pytest.raises(RuntimeError):
        imagine(broken, FastLuck(1))
