"""What the moves of the Dutch Revolt take: coins, or an army of a region."""

from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.phases.armies import Convert
from guildhall.games.dutch_revolt.phases.beggars import Use
from guildhall.games.dutch_revolt.phases.phase import verb_of
from guildhall.games.dutch_revolt.phases.raising import Raise, next_price
from guildhall.games.dutch_revolt.phases.sieges import Besiege
from guildhall.games.dutch_revolt.phases.upkeep import Keep
from guildhall.games.dutch_revolt.schema import FIRST_CITY
from guildhall.games.dutch_revolt.tables import BEGGAR_PRICE, SPOT_REGION, UPKEEP


def price(s: DutchRevolt, _seat: int, move: int) -> dict[str, int]:
    """DR-35, DR-39, DR-43, DR-45, DR-47: coins it costs, or the region whose army does it."""
    match verb_of(PHASES[s.phase].verbs, move):
        case Raise():
            return {"coins": int(next_price(s))}
        case Keep():
            return {"coins": int(UPKEEP[s.mover])}
        case Use() as use:
            return {"coins": int(use.number(s, move - use.base)) * BEGGAR_PRICE}
        case Besiege() as besiege:
            return {"region": int(SPOT_REGION[FIRST_CITY + move - besiege.base])}
        case Convert() as convert:
            return {"region": int(SPOT_REGION[(move - convert.base) // convert.seconds])}
    return {}
