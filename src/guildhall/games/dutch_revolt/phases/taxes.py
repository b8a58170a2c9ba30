"""Phase 1: taxes (DR-27 to DR-29)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt.phases.control import cities_held
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import end_go, gain_coins
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import PROVINCES, TAX, RevoltState
from guildhall.games.dutch_revolt.state import TAX_ROUNDING
from guildhall.games.dutch_revolt.tables import HALF_TAX, HIGHEST_TAX


class Taxes(Phase):
    """DR-27, DR-28: provinces pay by themselves, cities at a rate."""

    def __init__(self) -> None:
        super().__init__("taxes", [Tax(TAX, HIGHEST_TAX)])

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-29: province tax first; then the rate, where the stock leaves something to choose."""
        while s.at < len(s.order):
            faction = s.order[s.at]
            if s.begun == 0:
                s.begun = 1
                _take_province_tax(s, faction, log)
            cities = cities_held(s, faction)
            if 0 < cities < s.stock[faction]:
                s.mover = faction
                return True
            if cities > 0:
                _take_city_tax(s, faction, 1, log)
            end_go(s)
        return False


class Tax(Verb):
    """DR-28: one rate for all cities of the faction."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-28: take the coins; rates count from 0."""
        _take_city_tax(s, s.mover, target + 1, log)
        end_go(s)


def province_tax(s: RevoltState, faction: Int) -> Int:
    """DR-27, A-41: the sum of the taxes without its fraction (by option: without each fraction)."""
    halves: Int = 0
    for province in range(PROVINCES):
        if s.province_card[province] == faction:
            value = HALF_TAX[province]
            halves += value - value % 2 if s.options[TAX_ROUNDING] else value
    return halves // 2


def _take_province_tax(s: RevoltState, faction: Int, log: Log | None) -> None:
    coins = gain_coins(s, faction, province_tax(s, faction))
    if log is not None and coins > 0:
        log.tell("province_tax", "DR-27", {"faction": faction, "coins": coins})


def _take_city_tax(s: RevoltState, faction: Int, rate: Int, log: Log | None) -> None:
    cities = cities_held(s, faction)
    coins = gain_coins(s, faction, cities * rate)
    if log is not None:
        args: dict[str, int] = {"faction": faction, "rate": rate - 1, "cities": cities}
        args["coins"] = coins
        log.tell("city_tax", "DR-28", args)
