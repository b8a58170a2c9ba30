"""Phase 3: armies are kept, disbanded or abandoned (DR-35 to DR-38)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.pieces import end_go, pay, put_unit, take_unit
from guildhall.games.dutch_revolt.state import ASK_VICTIM, RevoltState
from guildhall.games.dutch_revolt.tables import (
    ABANDON,
    DISBAND,
    FACTIONS,
    FIRST_TOWN,
    KEEP,
    NEUTRAL,
    PLUNDER,
    PROVINCE_OF,
    REGIONS,
    SACK,
    SIDES,
    SPOT_REGION,
    SPOTS,
    TOWNS,
    UPKEEP,
)


def seek_upkeep(s: RevoltState) -> bool:
    """DR-35: in turn order, region by region, each army that nobody decided on yet."""
    if s.asked == ASK_VICTIM:
        return True
    while s.at < len(s.order):
        faction = s.order[s.at]
        while s.region < REGIONS:
            at = faction * REGIONS + s.region
            if s.armies[at] > s.used[at]:
                s.mover = faction
                return True
            s.region += 1
        end_go(s)
    return False


def offers_upkeep(s: RevoltState) -> Ints:
    """DR-35, DR-36, DR-38: pay or abandon; an abandoned army sacks a town or plunders a unit."""
    out = Offers(64)
    if s.asked == ASK_VICTIM:
        _offers_victim(s, out)
        return out.moves
    if s.coins[s.mover] >= UPKEEP[s.mover]:
        out.add(KEEP + s.region)
        out.add(DISBAND + s.region)
    out.add(ABANDON + s.region)
    return out.moves


def _offers_victim(s: RevoltState, out: Offers) -> None:
    for town in range(TOWNS):
        if SPOT_REGION[FIRST_TOWN + town] == s.region:
            out.add(SACK + town)
    for spot in range(SPOTS):
        if SPOT_REGION[spot] == s.region:
            for side in range(FACTIONS):
                if s.units[spot * SIDES + side] > 0:
                    out.add(PLUNDER + spot * FACTIONS + side)


def refuse_upkeep(s: RevoltState, region: Int, pays: bool) -> Refusal | None:
    """DR-35, DR-38: armies are decided on one by one; keeping and disbanding cost the same."""
    if region != s.region:
        return Refusal("other_army", "DR-35", {"region": s.region})
    if pays and s.coins[s.mover] < UPKEEP[s.mover]:
        facts: dict[str, int] = {"need": UPKEEP[s.mover], "have": s.coins[s.mover]}
        return Refusal("no_coins", "DR-38", facts)
    return None


def refuse_victim(s: RevoltState, spot: Int) -> Refusal | None:
    """DR-36, A-13: only in the army's own region."""
    if SPOT_REGION[spot] != s.region:
        return Refusal("not_in_region", "DR-36", {"region": s.region})
    return None


def refuse_plunder(s: RevoltState, spot: Int, side: Int) -> Refusal | None:
    """DR-36: there must be such a unit."""
    refusal = refuse_victim(s, spot)
    if refusal is None and s.units[spot * SIDES + side] == 0:
        return Refusal("no_unit", "DR-36", {"side": side, "spot": spot})
    return refusal


def do_keep(s: RevoltState, log: Log | None) -> None:
    """DR-35: pay, the army stays."""
    pay(s, s.mover, UPKEEP[s.mover])
    s.used[s.mover * REGIONS + s.region] += 1
    if log is not None:
        args: dict[str, int] = {"faction": s.mover, "region": s.region, "coins": UPKEEP[s.mover]}
        log.tell("kept", "DR-35", args)


def do_disband(s: RevoltState, log: Log | None) -> None:
    """DR-35: pay, the token returns and may be raised again."""
    pay(s, s.mover, UPKEEP[s.mover])
    s.armies[s.mover * REGIONS + s.region] -= 1
    if log is not None:
        args: dict[str, int] = {"faction": s.mover, "region": s.region, "coins": UPKEEP[s.mover]}
        log.tell("disbanded", "DR-35", args)


def do_abandon(s: RevoltState, log: Log | None) -> None:
    """DR-36, DR-37: pay nothing; the token is flipped and takes its toll."""
    s.armies[s.mover * REGIONS + s.region] -= 1
    s.flipped[s.mover * REGIONS + s.region] += 1
    s.asked = ASK_VICTIM
    if log is not None:
        log.tell("abandoned", "DR-36", {"faction": s.mover, "region": s.region})


def sack_town(s: RevoltState, town: Int, rule: str, log: Log | None) -> None:
    """DR-36, DR-45: a neutral comes to the open country of the town's province, if one is left."""
    count: Int = 0
    if s.neutrals > 0:
        put_unit(s, PROVINCE_OF[FIRST_TOWN + town], NEUTRAL)
        count = 1
    if log is not None:
        log.tell("sacked", rule, {"faction": s.mover, "town": town, "count": count})


def do_sack(s: RevoltState, town: Int, log: Log | None) -> None:
    """DR-36: the abandoned army sacks a town."""
    sack_town(s, town, "DR-36", log)
    s.asked = 0


def do_plunder(s: RevoltState, spot: Int, side: Int, log: Log | None) -> None:
    """DR-36: a unit becomes neutral, or is just removed when no neutral is left."""
    take_unit(s, spot, side)
    if s.neutrals > 0:
        put_unit(s, spot, NEUTRAL)
    s.asked = 0
    if log is not None:
        log.tell("plundered", "DR-36", {"faction": s.mover, "spot": spot, "side": side})
