"""The rules of Sample Game, one test each."""

from guildhall.core.state import CHANCE
from guildhall.core.view import SPECTATING
from guildhall.games.sample_game import GAME
from guildhall.games.sample_game.game import new_sample_game
from guildhall.games.sample_game.moves import CARD
from guildhall.games.sample_game.schema import HAND, LAY
from tests.games.sample_game.table import Table

WEAK = ["mouse", "cat", "dog", "mouse", "cat", "dog", "mouse"]
STRONG = ["bear", "wolf", "wolf", "dog", "bear", "cat", "wolf"]


def test_the_deal() -> None:
    """SG-1: as many cards for each; a seat sees its own, a spectator none."""
    s = new_sample_game(3)
    assert GAME.why_not(s, 0, 0).code == "dealing"  # type: ignore[union-attr]
    for _ in range(3 * HAND):
        s.play(CHANCE, next(card for card, number in enumerate(s.chance()) if number))
    for seat in range(3):
        view = GAME.observe(s, seat)
        assert view.hand_sizes == [HAND] * 3  # type: ignore[attr-defined]
        assert sum(view.hand) == HAND  # type: ignore[attr-defined]
    assert GAME.observe(s, SPECTATING).hand == []  # type: ignore[attr-defined]


def test_turns() -> None:
    """SG-2: the first seat leads, the others follow in order."""
    table = Table(WEAK, STRONG, WEAK)
    assert table.s.turn == 0
    assert table.why_not(1, "bear") == ("not_your_turn", "SG-2")
    table.do("mouse", "bear")
    assert table.s.turn == 2


def test_only_a_card_in_hand_can_be_played() -> None:
    """SG-3: any card in hand, no other."""
    table = Table(WEAK, STRONG)
    assert table.why_not(0, "bear") == ("not_in_hand", "SG-3")
    table.do("mouse")
    assert table.hand(0) == [2, 2, 2, 0, 0]


def test_the_strongest_takes_the_trick() -> None:
    """SG-4: a point for the strongest, for the first one laid among equals."""
    table = Table(WEAK, STRONG)
    events = table.do("dog", "dog")
    assert [event.kind for event in events] == ["laid", "took", "begins"]
    assert list(table.s.scores()) == [1, 0]
    table.do("cat", "wolf")
    assert list(table.s.scores()) == [1, 1]


def test_who_takes_leads() -> None:
    """SG-5: the taker of a trick leads the next."""
    table = Table(WEAK, STRONG)
    table.do("mouse", "bear")
    assert table.s.turn == 1


def test_the_end() -> None:
    """SG-6: after the last trick it is over; most points win, equal points share a rank."""
    table = Table(WEAK, WEAK, STRONG)
    while not table.s.over():
        card = CARD.ids[int(table.s.legal(int(table.s.turn))[-1]) - LAY]
        table.do(card)
    assert list(table.s.scores()) == [0, 0, HAND]
    assert list(table.s.ranks()) == [2, 2, 1]
    assert GAME.ending(table.s) == "tricks_done"
    assert table.why_not(0, "mouse") == ("game_over", "SG-6")
