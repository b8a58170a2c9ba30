"""A world that might be true: only choices not yet revealed are unknown, and these are drawn."""

from guildhall.core.luck import Luck
from guildhall.core.numbers import Ints, made
from guildhall.games.colonia.game import Colonia, new_colonia
from guildhall.games.colonia.schema import NO, PHASE_COUNCIL, YES
from guildhall.games.colonia.view import ColoniaView, Row

NUMBERS = (
    *("week", "day", "step", "phase", "card", "decree_at", "leaving", "fewer", "turn", "due"),
    *("quota", "die", "pending"),
)
MASKS = ("weeks_left", "decrees_left", "passed", "ship_pile", "ships_gone")
ROWS = (
    *("decrees", "order", "port", "bag", "stall_due", "stall_owner", "stall_members", "supply"),
    *("sticks", "placed", "pile", "discard", "display", "enshrined", "windows", "reserve", "hall"),
    *("played", "value"),
)
MATRICES = (
    *("marks", "stalls", "orders", "order_members", "insured", "streets", "money", "cubes"),
    *("goods", "relics"),
)


def imagine(view: ColoniaView, luck: Luck) -> Colonia:
    """Give a state that this view might be of (CO-7, CO-30, CO-41)."""
    s = new_colonia(view.seats, view.open_screens)
    for name in NUMBERS:
        setattr(s, name, getattr(view, name))
    for name in MASKS:
        setattr(s, name, _mask(getattr(view, name)))
    for name in ROWS:
        setattr(s, name, made(getattr(view, name)))
    for name in MATRICES:
        setattr(s, name, made([number for row in getattr(view, name) for number in row]))
    s.extra_hold = int(view.extra_hold)
    s.cards = made([_mask(cards) for cards in view.cards])
    s.points = made(view.scores)
    s.secret = _secrets(view, luck)
    return s


def _mask(members: Row) -> int:
    return sum(1 << member for member in members)


def _secrets(view: ColoniaView, luck: Luck) -> Ints:
    """CO-30, CO-41: one's own choice is known; another's may be any that seat could make."""
    secrets = [-1] * view.seats
    for seat in view.chosen:
        choices = view.cards[seat] if view.phase == PHASE_COUNCIL else [NO, YES]
        secrets[seat] = choices[luck.below(len(choices), 0)]
    if view.secret >= 0:
        secrets[view.seat] = view.secret
    return made(secrets)
