"""Offers and covers agree with a second, slow reading of the rules on random positions."""

import pytest

from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.flandern import GAME
from guildhall.games.flandern.game import Flandern, new_flandern
from guildhall.games.flandern.moves import ARMS, PLOT, WORDS
from guildhall.games.flandern.phases.cover import reachable_lots
from guildhall.games.flandern.phases.lots import open_lots
from guildhall.games.flandern.schema import PHASE_ACT
from guildhall.games.flandern.state import empty_lots, in_play, is_open, plot_of
from guildhall.games.flandern.tables import LOTS
from guildhall.games.flandern.view import observe
from tests.games.flandern.slow import Slow


def names(s: Flandern, city: int, lots: int) -> set[str]:
    return {PLOT.ids[int(plot_of(s, city, lot))] for lot in range(LOTS) if lots >> lot & 1}


def compare(s: Flandern) -> None:
    """Check every open city of a position."""
    view = observe(s, -1)
    playing = [arms for arms in range(len(ARMS.ids)) if in_play(s, arms)]
    for city in range(6):
        if is_open(s, city):
            slow = Slow(view, view.cities[city])
            for arms in playing:
                found = names(s, city, int(open_lots(s, city, arms)))
                assert found == slow.open_to(arms), (city, ARMS.ids[arms])
            dead = int(empty_lots(s, city)) & ~int(reachable_lots(s, city))
            assert names(s, city, dead) == slow.dead(playing), city


def compare_offers(s: Flandern) -> None:
    """Check what the mover is offered with the card in play."""
    view = observe(s, -1)
    allowed = {s.own, 4, 5} - {-1}
    wanted = set()
    for city in view.cities:
        reach = is_open(s, city.city) and view.card in (6, city.city)
        if reach:
            slow = Slow(view, city)
            for arms in allowed:
                wanted |= {(city.city, plot) for plot in slow.open_to(int(arms))}
    moves = (WORDS.moves.decode(move) for move in s.legal(s.mover))
    found = {(m.args["city"], m.args["plot"]) for m in moves if m.verb == "build"}
    assert found == {(WORDS.kinds["city"].ids[c], plot) for c, plot in wanted}


@pytest.mark.parametrize(
    ("seats", "corner", "seed"),
    [(4, False, 1), (4, True, 2), (3, False, 3), (3, True, 4), (2, False, 5), (2, True, 6)],
)
def test_two_readings_agree(seats: int, corner: bool, seed: int) -> None:
    """FL-22, FL-23, FL-24, FL-26, FL-27, FL-35: masks and cells say the same."""
    luck = FastLuck(seed)
    s = new_flandern(seats, False, corner, False)
    n = 0
    while not s.over():
        if s.phase == PHASE_ACT:
            n += 1
            if n % 4 == 0:
                compare(s)
                compare_offers(s)
        mask = int(s.actors())
        if mask:
            seat = seats_of(mask)[0]
            moves = s.legal(seat)
            s.play(seat, moves[luck.below(len(moves))])
        else:
            s.play(CHANCE, luck.pick(s.chance(), 0))
    assert n > 40
    assert not GAME.invariants(s)
