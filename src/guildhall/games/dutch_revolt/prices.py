"""What the moves of the Dutch Revolt cost in coins."""

from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.phases.beggars import Use
from guildhall.games.dutch_revolt.phases.phase import verb_of
from guildhall.games.dutch_revolt.phases.raising import Raise, next_price
from guildhall.games.dutch_revolt.phases.upkeep import Keep
from guildhall.games.dutch_revolt.tables import BEGGAR_PRICE, UPKEEP


def price(s: DutchRevolt, _seat: int, move: int) -> dict[str, int]:
    """DR-35, DR-39, DR-45: what a possible move takes from the treasury of its faction."""
    match verb_of(PHASES[s.phase].verbs, move):
        case Raise():
            return {"coins": int(next_price(s))}
        case Keep():
            return {"coins": int(UPKEEP[s.mover])}
        case Use() as use:
            return {"coins": int(use.number(s, move - use.base)) * BEGGAR_PRICE}
    return {}
