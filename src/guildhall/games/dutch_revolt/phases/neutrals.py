"""Phase 12 (and phase 4 of turn 0): neutrals fill the provinces (DR-21, DR-55, DR-56)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.control import population
from guildhall.games.dutch_revolt.phases.pieces import put_unit
from guildhall.games.dutch_revolt.state import RevoltState
from guildhall.games.dutch_revolt.tables import LIMIT, NEUTRAL, PROVINCES, SETTLE, TURN0_MARGIN


def missing(s: RevoltState, province: Int) -> Int:
    """DR-12, DR-21, DR-55: how many units the province is below what neutrals fill it to."""
    target = LIMIT[province] - TURN0_MARGIN if s.turn == 0 else LIMIT[province]
    return max(target - population(s, province), 0)


def filling_rule(s: RevoltState) -> str:
    """Name the rule of the turn."""
    return "DR-21" if s.turn == 0 else "DR-55"


def seek_neutrals(s: RevoltState, log: Log | None) -> bool:
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


def _fill_all(s: RevoltState, log: Log | None) -> None:
    for province in range(PROVINCES):
        number = missing(s, province)
        for _ in range(number):
            put_unit(s, province, NEUTRAL)
        if log is not None and number > 0:
            log.tell("filled", filling_rule(s), {"province": province, "count": number})


def offers_settle(s: RevoltState) -> Ints:
    """DR-56, A-45: any province that is not full."""
    out = Offers(PROVINCES)
    for province in range(PROVINCES):
        if missing(s, province) > 0:
            out.add(SETTLE + province)
    return out.moves


def refuse_settle(s: RevoltState, province: Int) -> Refusal | None:
    """DR-56: the province has room."""
    if missing(s, province) == 0:
        return Refusal("province_full", "DR-56", {"province": province})
    return None


def do_settle(s: RevoltState, province: Int, log: Log | None) -> None:
    """DR-56: one neutral to the open country."""
    put_unit(s, province, NEUTRAL)
    if log is not None:
        log.tell("settled", "DR-56", {"faction": s.mover, "province": province})
