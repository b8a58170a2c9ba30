"""What a decree of Colonia would change for a voter, in numbers that all can see."""

from guildhall.bots.deed import Reason
from guildhall.games.colonia.tables import (
    DECREE_COUNT,
    DECREE_EFFECT,
    DECREE_TARGET,
    EXCHANGING,
    EXTRA_HOLD,
    EXTRA_STALLS,
    HOME,
    NEEDS,
    NEW_RELICS,
    SAIL,
    STALLS_MORE,
    STICK,
)
from guildhall.games.colonia.view import ColoniaView


def decree_told(view: ColoniaView, seat: int) -> Reason:
    """CO-43: the numbers that the decree voted on turns round."""
    decree = view.decrees[view.decree_at]
    effect, target = int(DECREE_EFFECT[decree]), int(DECREE_TARGET[decree])
    if effect == HOME:
        most = int(DECREE_COUNT[decree])
        return _beside("home", [min(most, row[target]) for row in view.streets], seat)
    if effect == SAIL:
        ships = view.marks[: int(DECREE_COUNT[decree])]
        aboard = [sum(row.count(other) for row in ships) for other in range(view.seats)]
        return _beside("sail", aboard, seat)
    if effect == STICK:
        return _stick(view, seat, target)
    if effect == EXTRA_HOLD:
        return Reason("goods", {"mine": sum(view.goods[seat])})
    if effect in (NEW_RELICS, EXCHANGING):
        return Reason("money", {"mine": sum(view.money[seat])})
    if effect in (STALLS_MORE, EXTRA_STALLS):
        return _beside("members", view.reserve, seat)
    return Reason("alike", {"decree": decree, "votes": view.value[seat]})


def _stick(view: ColoniaView, seat: int, craftsman: int) -> Reason:
    """Orders of the voter with a craftsman, and those its cubes could still pay."""
    cubes = view.cubes[seat]
    pairs = min(cubes[int(NEEDS[craftsman * 2 + which])] for which in range(2))
    mine = view.orders[craftsman].count(seat)
    return Reason("stick", {"craftsman": craftsman, "mine": mine, "pairs": pairs})


def _beside(code: str, numbers: list[int], seat: int) -> Reason:
    """A number of the voter and the greatest of the others."""
    best = max(number for other, number in enumerate(numbers) if other != seat)
    return Reason(code, {"mine": numbers[seat], "best": best})
