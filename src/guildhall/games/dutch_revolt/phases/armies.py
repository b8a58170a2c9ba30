"""Phases 8 and 9: armies move and convert; held-back beggars may stop them (DR-45 to DR-47)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.pieces import (
    armies_in,
    free_boxes,
    fresh_armies,
    idle_armies,
    put_unit,
    rival_armies,
    take_unit,
)
from guildhall.games.dutch_revolt.state import ASK_CANCEL, PHASE_ARMIES, RevoltState
from guildhall.games.dutch_revolt.tables import (
    ALLOW,
    ARROWS,
    BURGHERS,
    CANCEL,
    CONVERT,
    DONE,
    FIRST_CITY,
    FIRST_TOWN,
    MARCH,
    REGIONS,
    SIDES,
    SPOT_REGION,
    SPOTS,
)


def seek_armies(s: RevoltState) -> bool:
    """DR-7: in turn order, each faction with all its armies; the beggars answer first."""
    if s.asked == ASK_CANCEL:
        return True
    if s.at < len(s.order):
        s.mover = s.order[s.at]
        return True
    return False


def offers_answer() -> Ints:
    """DR-45 e: the hirer stops the army or lets it go."""
    out = Offers(2)
    out.add(CANCEL)
    out.add(ALLOW)
    return out.moves


def offers_march(s: RevoltState) -> Ints:
    """DR-46: an empty box of a section joined by an arrow."""
    out = Offers(32)
    for region in range(REGIONS):
        if s.armies[s.mover * REGIONS + region] > 0 and fresh_armies(s, s.mover, region) > 0:
            for to in range(REGIONS):
                if (ARROWS[region] >> to) & 1 and free_boxes(s, to) > 0:
                    out.add(MARCH + region * REGIONS + to)
    out.add(DONE)
    return out.moves


def refuse_march(s: RevoltState, region: Int, to: Int) -> Refusal | None:
    """DR-44, DR-46: an army that may move, an arrow, an empty box."""
    refusal = _refuse_fresh(s, region, "DR-46")
    if refusal is not None:
        return refusal
    if (ARROWS[region] >> to) & 1 == 0:
        return Refusal("no_arrow", "DR-46", {"region": region, "to": to})
    if free_boxes(s, to) == 0:
        return Refusal("box_taken", "DR-46", {"region": to})
    return None


def _refuse_fresh(s: RevoltState, region: Int, rule: str) -> Refusal | None:
    """DR-44: besieging armies neither move nor convert; the others do so once."""
    if idle_armies(s, s.mover, region) == 0:
        return Refusal("no_army", rule, {"region": region})
    if fresh_armies(s, s.mover, region) == 0:
        return Refusal("army_spent", rule, {"region": region})
    return None


def do_march(s: RevoltState, region: Int, to: Int, log: Log | None) -> None:
    """DR-45 e, DR-46: announce the move; beggars held in the region may stop it."""
    s.from_region = region
    s.to_region = to
    if _is_watched(s, region):
        _ask_hirer(s)
    else:
        _march(s, log)


def _is_watched(s: RevoltState, region: Int) -> bool:
    """DR-45 e: a beggar is held back there, and the army is one of C, H or N."""
    return s.held[region] > 0 and s.mover < BURGHERS


def _ask_hirer(s: RevoltState) -> None:
    s.asked = ASK_CANCEL
    s.mover = s.hirer


def _march(s: RevoltState, log: Log | None) -> None:
    faction = s.order[s.at]
    s.armies[faction * REGIONS + s.from_region] -= 1
    s.armies[faction * REGIONS + s.to_region] += 1
    s.used[faction * REGIONS + s.to_region] += 1
    if log is not None:
        args: dict[str, int] = {"faction": faction, "region": s.from_region, "to": s.to_region}
        log.tell("marched", "DR-46", args)
    _forget(s)


def _forget(s: RevoltState) -> None:
    s.asked = 0
    s.from_spot = -1
    s.from_region = -1
    s.to_region = -1
    s.to_side = -1


def may_convert(s: RevoltState, region: Int) -> bool:
    """DR-47: a fresh army in a section without an unflipped army of another faction."""
    return (
        s.armies[s.mover * REGIONS + region] > 0
        and rival_armies(s, s.mover, region) == 0
        and fresh_armies(s, s.mover, region) > 0
    )


def offers_convert(s: RevoltState) -> Ints:
    """DR-47: any foreign unit in the open country or a town of the region."""
    out = Offers(64)
    if s.stock[s.mover] > 0:
        regions: Int = 0
        for region in range(REGIONS):
            if may_convert(s, region):
                regions |= 1 << region
        if regions != 0:
            _offers_units(s, regions, out)
    out.add(DONE)
    return out.moves


def _offers_units(s: RevoltState, regions: Int, out: Offers) -> None:
    for spot in range(SPOTS):
        if (regions >> SPOT_REGION[spot]) & 1 and not FIRST_CITY <= spot < FIRST_TOWN:
            for side in range(SIDES):
                if side != s.mover and s.units[spot * SIDES + side] > 0:
                    out.add(CONVERT + spot * SIDES + side)


def refuse_convert(s: RevoltState, spot: Int, side: Int) -> Refusal | None:
    """DR-42, DR-47: never in a city; alone in the section; a foreign unit; a token in stock."""
    region = SPOT_REGION[spot]
    if FIRST_CITY <= spot < FIRST_TOWN:
        return Refusal("in_city", "DR-47", {"spot": spot})
    if s.stock[s.mover] == 0:
        return Refusal("no_stock", "DR-47", {"faction": s.mover})
    refusal = _refuse_fresh(s, region, "DR-47")
    if refusal is not None:
        return refusal
    if armies_in(s, region) > s.armies[s.mover * REGIONS + region]:
        return Refusal("stand_off", "DR-47", {"region": region})
    if side == s.mover:
        return Refusal("own_unit", "DR-47", {"spot": spot})
    if s.units[spot * SIDES + side] == 0:
        return Refusal("no_unit", "DR-47", {"side": side, "spot": spot})
    return None


def do_convert(s: RevoltState, spot: Int, side: Int, log: Log | None) -> None:
    """DR-45 e, DR-47: announce the conversion; beggars held in the region may stop it."""
    s.from_region = SPOT_REGION[spot]
    s.from_spot = spot
    s.to_side = side
    if _is_watched(s, s.from_region):
        _ask_hirer(s)
    else:
        _convert(s, log)


def _convert(s: RevoltState, log: Log | None) -> None:
    faction = s.order[s.at]
    take_unit(s, s.from_spot, s.to_side)
    put_unit(s, s.from_spot, faction)
    s.used[faction * REGIONS + s.from_region] += 1
    if log is not None:
        args: dict[str, int] = {"faction": faction, "spot": s.from_spot, "side": s.to_side}
        log.tell("converted", "DR-47", args)
    _forget(s)


def do_allow(s: RevoltState, log: Log | None) -> None:
    """DR-45 e: the beggar waits on."""
    if s.phase == PHASE_ARMIES:
        _march(s, log)
    else:
        _convert(s, log)


def do_cancel(s: RevoltState, log: Log | None) -> None:
    """DR-45 e, DR-46, DR-47: the army has spent its move or conversion, and so has the beggar."""
    faction = s.order[s.at]
    s.held[s.from_region] -= 1
    s.used[faction * REGIONS + s.from_region] += 1
    if log is not None:
        args: dict[str, int] = {"hirer": s.hirer, "faction": faction}
        if s.phase == PHASE_ARMIES:
            args["region"] = s.from_region
            log.tell("march_cancelled", "DR-45", args)
        else:
            args["spot"] = s.from_spot
            log.tell("conversion_cancelled", "DR-45", args)
    _forget(s)
