"""Guildes as a drawing: the cards of every seat in every guild, and who is first."""

from guildhall.core.game import Say
from guildhall.core.sketch import FAINT, GOLD, INK, RULE, SEATS, Sketch
from guildhall.games.guildes.moves import GUILD
from guildhall.games.guildes.schema import MILITIA
from guildhall.games.guildes.text import guild_name
from guildhall.games.guildes.view import GuildesView

WIDTH, HEIGHT, TOP, NAMES = 740.0, 630.0, 44.0, 190.0
CARD, STEP, MOST = (24.0, 34.0), 11.0, 7
TINTS = {
    "fishermen": "#6fa3b5",
    "peasants": "#a9a04f",
    "craftsmen": "#b07c4a",
    "scholars": "#8d86b8",
    "merchants": "#c4924a",
    "burghers": "#b5705f",
    "knights": "#8f9aa6",
    "nobles": "#c9a63a",
    "priests": "#d8cfc0",
    "alchemists": "#7fae86",
    "militia": "#9c5148",
}


def sketch(view: GuildesView, say: Say) -> Sketch:
    """Rows for guilds, columns for seats in the tinctures of the seats."""
    drawn = Sketch(WIDTH, HEIGHT, [[SEATS[seat]] for seat in range(view.seats)])
    kinds = [*(kind for kind, row in enumerate(view.payouts) if row), MILITIA]
    high, wide = (HEIGHT - TOP) / len(kinds), (WIDTH - NAMES) / view.seats
    for seat in range(view.seats):
        drawn.disc((NAMES + wide * (seat + 0.5), TOP / 2), 13, SEATS[seat])
    for row, kind in enumerate(kinds):
        top = TOP + high * row
        drawn.box((0, top), (WIDTH, 1), RULE)
        drawn.begin((24, top + high / 2), guild_name(say, kind), 22)
        for seat in range(view.seats):
            _cell(drawn, view, kind, seat, (NAMES + wide * seat, top + high / 2), wide)
    return drawn


def _cell(
    drawn: Sketch, view: GuildesView, kind: int, seat: int, at: tuple[float, float], wide: float
) -> None:
    """The cards of a seat in a guild, one over the other, and how many they are."""
    number = view.tableau[seat][kind]
    if not number:
        return
    (left, middle), (card, high) = at, CARD
    cards = min(number, MOST)
    room = min(STEP, (wide - card - 44) / max(1, cards - 1))
    votes = view.projection[kind]
    leads = kind != MILITIA and 0 < votes[seat] == max(votes)
    for n in range(cards):
        corner = (left + 6 + room * n, middle - high / 2)
        drawn.box(corner, CARD, TINTS[GUILD.ids[kind]], GOLD if leads else INK)
    end = left + 6 + room * (cards - 1) + card
    drawn.begin((end + 6, middle), str(number), 22, GOLD if leads else FAINT)
