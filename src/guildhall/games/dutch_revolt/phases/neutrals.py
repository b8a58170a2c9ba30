"""Phase 12 (and phase 4 of turn 0): neutrals fill the provinces (DR-21, DR-55, DR-56)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import population
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import put_unit
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import NEUTRAL, PROVINCES, SETTLE, RevoltState
from guildhall.games.dutch_revolt.state import limit_of
from guildhall.games.dutch_revolt.tables import TURN0_MARGIN


class Neutrals(Phase):
    """DR-21, DR-55, DR-56: neutrals fill what is empty."""

    def __init__(self) -> None:
        super().__init__("neutrals", [Settle(SETTLE, PROVINCES)], turn0=4)

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-55, DR-56: fill all, or let the first player choose while neutrals last."""
        if s.begun == 0:
            need: Int = 0
            for province in range(PROVINCES):
                need += missing(s, province)
            if need <= s.neutrals:
                _fill_all(s, log)
                return False
            s.begun = 1
        s.mover = s.order[0]
        return s.neutrals > 0


class Settle(Verb):
    """DR-56, A-45: a neutral comes to a province."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-56: the province has room."""
        if missing(s, target) == 0:
            return reasons.PROVINCE_FULL
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        put_unit(s, target, NEUTRAL)
        if log is not None:
            log.tell("settled", "DR-56", {"faction": s.mover, "province": target})


def missing(s: RevoltState, province: Int) -> Int:
    """DR-12, DR-21, DR-55: how many units the province is below what neutrals fill it to."""
    limit = limit_of(s, province)
    target = limit - TURN0_MARGIN if s.turn == 0 else limit
    return max(target - population(s, province), 0)


def filling_rule(s: RevoltState) -> str:
    """Name the rule of the turn."""
    return "DR-21" if s.turn == 0 else "DR-55"


def _fill_all(s: RevoltState, log: Log | None) -> None:
    for province in range(PROVINCES):
        number = missing(s, province)
        for _ in range(number):
            put_unit(s, province, NEUTRAL)
        if log is not None and number > 0:
            log.tell("filled", filling_rule(s), {"province": province, "count": number})
