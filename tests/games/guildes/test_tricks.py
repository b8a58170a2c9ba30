"""Dirty tricks: dealing, order, and every letter."""

import pytest

from guildhall.core.view import seats_of
from guildhall.games.guildes import GAME
from guildhall.games.guildes.moves import GUILD, TRICK
from guildhall.games.guildes.schema import KINDS, PHASE_DRAFT, PHASE_DRAW, PHASE_TRICKS
from guildhall.games.guildes.state import row_total
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller
from tests.games.guildes.table import Table, guild, tricking

SOME = [{"knights": 2, "militia": 1}, {"nobles": 2}, {"priests": 1, "peasants": 1}, {"knights": 1}]


def test_everybody_gets_a_trick_face_up() -> None:
    """GU-25, GA-26: all different and public."""
    table = Table(5, tricks=True).until_phase(PHASE_DRAFT)
    assert len(set(table.s.trick)) == 5
    assert len(table.events_of("trick")) == 5
    for seat in (-1, 0, 4):
        assert GAME.observe(table.s, seat).tricks == list(table.s.trick)  # type: ignore[attr-defined]


def test_three_players_play_without_trick_i() -> None:
    """GU-25, GA-14, GA-27: eight tricks in the pool."""
    table = Table(3, tricks=True).until_phase(PHASE_TRICKS)
    assert list(table.s.chance()) == [1] * 8 + [0]
    four = Table(4, tricks=True).until_phase(PHASE_TRICKS)
    assert list(four.s.chance()) == [1] * 9


def test_nobody_gets_the_same_letter_twice_running() -> None:
    """GU-25, GA-25, GU-27: the letter of the ballot before has no weight for its owner alone."""
    table = Table(6, tricks=True)
    table.trick_letters = list("abcdef")
    table.until_phase(PHASE_TRICKS, ballot=2)
    assert list(table.s.last_trick) == [0, 1, 2, 3, 4, 5]
    assert list(table.s.chance()) == [0] + [1] * 8
    table.trick_letters = list("b")
    table.chance()
    assert list(table.s.chance()) == [1, 0] + [1] * 7
    table.until_phase(PHASE_TRICKS, ballot=3)
    assert all(trick >= 0 for trick in table.s.last_trick)


def test_hands_are_kept_until_the_trick_is_resolved() -> None:
    """GU-26: each owner discards after his own trick."""
    table = tricking("afgh", SOME)
    assert [row_total(table.s.hands, seat) for seat in range(4)] == [2] * 4
    table.do(0, "decline")
    assert [row_total(table.s.hands, seat) for seat in range(4)] == [0, 2, 2, 2]
    assert table.events_of("leftovers") == [{"seat": 0, "count": 2}]


def test_tricks_are_resolved_by_letter_and_are_optional() -> None:
    """GU-27: alphabetical order whatever the seats; declining has no effect."""
    table = tricking("hagf", SOME)
    order = []
    for _ in range(4):
        (seat,) = seats_of(int(table.s.actors()))
        assert table.why((seat + 1) % 4, "decline") == ("not_your_turn", "GU-27")
        table.do(seat, "decline")
        order.append(seat)
    assert order == [1, 3, 2, 0]
    assert table.s.ballot == 2
    assert set(table.s.swing) == {0}


def test_a_trick_once_begun_is_carried_out() -> None:
    """GU-27: after the first step there is no way back, and no second step without a first."""
    table = tricking("bfgh", SOME)
    assert table.why(0, "with 1 nobles") == ("not_begun", "GU-27")
    assert table.why(0, "use") == ("wrong_trick", "GU-27")
    assert table.s.steps(0) == 0
    table.do(0, "swap 0 knights")
    assert table.s.steps(0) == 1
    assert table.why(0, "decline") == ("already_begun", "GU-27")
    assert table.why(0, "swap 0 knights") == ("already_begun", "GU-27")
    assert "decline" not in table.offers(0)


def test_a_trick_without_a_target_is_skipped() -> None:
    """GU-27, GA-19, GA-22: no card to draw, none on the own table, none to swap."""
    table = tricking("aceg", [{}, {}, {}, {"knights": 1}])
    table.do(0, "decline")
    assert [TRICK.ids[args["trick"]] for args in table.events_of("impossible")] == ["c", "e"]
    swap = tricking("abgh", [{}, {}, {}, {"knights": 1}])
    swap.do(0, "decline")
    assert [TRICK.ids[args["trick"]] for args in swap.events_of("impossible")] == ["b"]


def test_second_hand_needs_a_card_in_the_pile() -> None:
    """GU-31, GA-19: an empty pile makes trick D impossible; one card is simply laid."""
    table = Table(4, tricks=True)
    table.event_names, table.trick_letters = ["one_less"], list("dfgh")
    table.until(lambda s: s.ballot == 1 and bool(table.events_of("impossible")))
    assert table.events_of("impossible") == [{"seat": 0, "trick": 3}]
    one = tricking("adgh", SOME, discard={"nobles": 1})
    for kind in range(KINDS):
        one.s.deck[kind] += one.s.hands[kind]
        one.s.hands[kind] = 0
    one.do(0, "decline")
    one.do(1, "use")
    one.chance()
    assert one.events_of("salvaged") == [{"seat": 1, "guild": guild("nobles")}]
    assert one.events_of("drew_hidden") == [{"seat": 1, "count": 1}]
    assert sum(one.s.discard) == 2


def test_protection() -> None:
    """GU-28, GA-16, GA-28: a protected table is no target, for good or ill; unused it is one."""
    table = tricking("abcf", SOME)
    assert table.offers(0) == ["decline", "use"]
    table.do(0, "use")
    assert not any(" 0 " in move for move in table.offers(1))
    assert table.why(1, "swap 0 knights") == ("protected", "GU-28")
    table.do(1, "decline")
    table.do(2, "decline")
    assert table.why(3, "raise 0") == ("protected", "GU-28")
    assert table.why(3, "lower 0") == ("protected", "GU-28")
    assert "raise 3" in table.offers(3)
    unused = tricking("abcf", SOME)
    unused.do(0, "decline")
    assert "swap 0 knights" in unused.offers(1)


def test_protection_ends_with_the_ballot() -> None:
    """GU-28: it holds for this ballot only."""
    table = tricking("afgh", SOME)
    table.do(0, "use")
    table.until(lambda s: s.ballot == 2)
    assert table.s.protected == 0


def test_swap() -> None:
    """GU-29, GA-15: one card of each of two players, oneself allowed, change places."""
    table = tricking("bfgh", SOME)
    assert table.why(0, "swap 1 knights") == ("no_such_card", "GU-29")
    assert table.why(0, "swap 5 knights") == ("nobody_there", "GU-29")
    table.do(0, "swap 1 nobles")
    assert table.why(0, "with 1 nobles") == ("same_owner", "GU-29")
    table.do(0, "with 2 priests")
    assert table.row("tableau", 1) == {"nobles": 1, "priests": 1}
    assert table.row("tableau", 2) == {"nobles": 1, "peasants": 1}
    own = tricking("bfgh", SOME)
    own.do(0, "swap 0 militia")
    own.do(0, "with 3 knights")
    assert own.row("tableau", 0) == {"knights": 3}


def test_sacrifice() -> None:
    """GU-30, GA-15, GU-34: an own card worth ten or more, then any card of an open table."""
    table = tricking("cfgh", SOME)
    assert table.offers(0) == ["decline", "sacrifice knights"]
    assert table.why(0, "sacrifice militia") == ("not_worthy", "GU-30")
    assert table.why(0, "sacrifice peasants") == ("not_worthy", "GU-30")
    assert table.why(0, "sacrifice nobles") == ("no_such_card", "GU-30")
    table.do(0, "sacrifice knights")
    assert table.why(0, "eliminate 2 nobles") == ("no_such_card", "GU-30")
    assert "eliminate 0 knights" in table.offers(0)
    before = list(table.s.discard)
    table.do(0, "eliminate 1 nobles")
    assert table.row("tableau", 0) == {"knights": 1, "militia": 1}
    assert table.row("tableau", 1) == {"nobles": 1}
    after = list(table.s.discard)
    assert after[guild("nobles")] >= before[guild("nobles")] + 1


def test_sacrifice_needs_a_second_card() -> None:
    """GU-30, GU-27: with one card in all there would be nothing left to remove."""
    table = tricking("acgh", [{"knights": 1}, {"nobles": 1}, {}, {}])
    table.do(0, "use")
    assert table.events_of("impossible") == [{"seat": 1, "trick": 2}]
    alone = tricking("cfgh", [{"nobles": 1}, {}, {}, {"knights": 1}])
    alone.s.tableau[3 * KINDS + guild("knights")] = 0
    assert alone.why(0, "sacrifice nobles") == ("no_target", "GU-30")


def test_second_hand() -> None:
    """GU-31, GU-34, GA-20, GA-30: two cards of the pile are seen, one is laid, one goes back."""
    table = tricking("adgh", SOME, discard={"nobles": 3, "priests": 2})
    table.do(0, "decline")
    pile = sum(table.s.discard)
    assert pile == 5 + 2
    table.do(1, "use")
    assert table.s.phase == PHASE_DRAW
    table.play(-1, guild("nobles"))
    table.play(-1, guild("priests"))
    assert table.offers(1) == ["keep nobles", "keep priests"]
    assert table.why(1, "keep militia") == ("not_drawn", "GU-31")
    mine = GAME.observe(table.s, 1)
    other = GAME.observe(table.s, 0)
    assert mine.drawn == [guild("nobles"), guild("priests")]  # type: ignore[attr-defined]
    assert other.drawn == []  # type: ignore[attr-defined]
    assert other.drawn_count == 2  # type: ignore[attr-defined]
    table.do(1, "keep priests")
    assert table.row("tableau", 1) == {"nobles": 2, "priests": 1}
    assert sum(table.s.discard) == pile - 1 + 2


def test_substitution() -> None:
    """GU-32, GA-21: one card out, another in; the one taken back is discarded with the hand."""
    table = tricking("efgh", SOME)
    hand = table.row("hands", 0)
    assert table.why(0, "recall nobles") == ("no_such_card", "GU-32")
    table.do(0, "recall militia")
    if "militia" not in hand:
        assert table.why(0, "replace militia") == ("only_the_recalled", "GU-32")
    missing = next(n for n in GUILD.ids if n not in hand and n != "militia")
    assert table.why(0, f"replace {missing}") == ("not_in_hand", "GU-32")
    laid = next(iter(hand))
    table.do(0, f"replace {laid}")
    expected = {"knights": 2}
    expected[laid] = expected.get(laid, 0) + 1
    assert table.row("tableau", 0) == expected
    assert sum(table.s.discard) == 2
    assert table.s.discard[guild("militia")] >= 1


@pytest.mark.parametrize(
    ("letter", "name"), [("f", "knights"), ("g", "nobles"), ("h", "priests"), ("i", "alchemists")]
)
def test_one_more_or_one_less(letter: str, name: str) -> None:
    """GU-33, GA-15, GA-23, GX-12: at any open table, one's own too, for this count only."""
    table = tricking(f"a{letter}bc", SOME)
    table.do(0, "use")
    table.until(lambda s: s.trick[s.mover] == TRICK.ids.index(letter))
    swings = [f"{verb} {seat}" for verb in ("raise", "lower") for seat in (1, 2, 3)]
    assert table.offers(1) == ["decline", *swings]
    asked = Teller(GAME, Speech("en"), []).ask(GAME.observe(table.s, 1))
    assert asked.startswith(f"{name.capitalize()}: count")
    assert table.why(1, "raise 5") == ("nobody_there", "GU-33")
    before = list(table.s.tableau)
    table.do(1, "lower 2")
    assert [(a["owner"], a["guild"]) for a in table.events_of("lowered")] == [(2, guild(name))]
    table.until(lambda s: s.ballot == 2)
    assert list(table.s.tableau) == before
    assert set(table.s.swing) == {0}


def test_the_game_is_over_for_everybody() -> None:
    """GU-17: after the end every move is refused."""
    table = Table(3).until(lambda s: s.over())
    assert table.why(0, "pick knights") == ("game_over", "GU-17")


def test_dealing_is_nobodys_turn() -> None:
    """GU-4: while cards are dealt no move is possible."""
    assert Table(3).why(0, "pick knights") == ("dealing", "GU-4")
