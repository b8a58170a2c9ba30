"""Phase 2: units leave the support boxes; Huguenots stop Spanish Treasure (DR-30 to DR-34)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.control import is_present
from guildhall.games.dutch_revolt.phases.pieces import end_go
from guildhall.games.dutch_revolt.state import (
    ASK_INTERCEPT,
    INTERCEPTION,
    SUPPORT_TARGET,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import (
    ALLOW,
    BOX_TO_MAP,
    BOX_TO_TREASURY,
    BOXES,
    CASH,
    DONE,
    FACTIONS,
    HABSBURGS,
    HUGUENOTS,
    INTERCEPT,
    PROVINCES,
    SEND,
    SIDES,
    TREASURE,
)


def movable(s: RevoltState, faction: Int, box: Int) -> Int:
    """DR-33, DR-34: units of a box that may still leave: not shipped, not tied down."""
    number = s.support[faction * BOXES + box]
    if box == HUGUENOTS:
        return number - s.stopped
    return number - s.shipped if box == TREASURE else number


def huguenot_owner(s: RevoltState) -> Int:
    """DR-30: the faction in the Huguenots box, -1 when it is empty."""
    for faction in range(FACTIONS):
        if s.support[faction * BOXES + HUGUENOTS] > 0:
            return faction
    return -1


def seek_support(s: RevoltState, log: Log | None) -> bool:
    """DR-18, DR-32: in turn order, whoever has units in a box; then the treasure lands."""
    while s.at < len(s.order):
        if s.asked == ASK_INTERCEPT:
            return True
        faction = s.order[s.at]
        if s.begun == 0 and _anything_movable(s, faction):
            s.mover = faction
            return True
        if s.shipped > 0:
            if _may_intercept(s):
                s.asked = ASK_INTERCEPT
                s.mover = huguenot_owner(s)
                return True
            _land_treasure(s, log)
        end_go(s)
    return False


def _anything_movable(s: RevoltState, faction: Int) -> bool:
    for box in range(BOXES):
        if movable(s, faction, box) > 0:
            return True
    return False


def _may_intercept(s: RevoltState) -> bool:
    owner = huguenot_owner(s)
    return owner >= 0 and movable(s, owner, HUGUENOTS) > 0


def may_land(s: RevoltState, faction: Int, province: Int) -> bool:
    """DR-33, A-11: any province, or by option only where the faction is present."""
    return s.options[SUPPORT_TARGET] == 0 or is_present(s, faction, province)


def offers_support(s: RevoltState) -> Ints:
    """DR-32, DR-33: send a unit to the map or to the treasury, or leave the rest."""
    out = Offers(64)
    if s.asked == ASK_INTERCEPT:
        out.add(INTERCEPT)
        out.add(ALLOW)
        return out.moves
    for box in range(BOXES):
        if BOX_TO_MAP[box] and movable(s, s.mover, box) > 0:
            for province in range(PROVINCES):
                if may_land(s, s.mover, province):
                    out.add(SEND + box * PROVINCES + province)
    for box in range(BOXES):
        if BOX_TO_TREASURY[box] and movable(s, s.mover, box) > 0:
            out.add(CASH + box)
    out.add(DONE)
    return out.moves


def _refuse_box(s: RevoltState, box: Int) -> Refusal | None:
    """DR-31, DR-34: a unit must be there and free to go."""
    if s.support[s.mover * BOXES + box] == 0:
        return Refusal("no_box_units", "DR-31", {"box": box})
    if movable(s, s.mover, box) == 0:
        return Refusal("tied_down", "DR-34", {"box": box})
    return None


def refuse_send(s: RevoltState, box: Int, province: Int) -> Refusal | None:
    """DR-33: the colour of the space says where its unit may go."""
    if BOX_TO_MAP[box] == 0:
        return Refusal("not_to_map", "DR-33", {"box": box})
    refusal = _refuse_box(s, box)
    if refusal is None and not may_land(s, s.mover, province):
        return Refusal("not_present", "DR-33", {"province": province})
    return refusal


def refuse_cash(s: RevoltState, box: Int) -> Refusal | None:
    """DR-33: only coloured spaces lead to the treasury."""
    if BOX_TO_TREASURY[box] == 0:
        return Refusal("not_to_treasury", "DR-33", {"box": box})
    return _refuse_box(s, box)


def do_send(s: RevoltState, box: Int, province: Int, log: Log | None) -> None:
    """DR-33: the unit lands in the open country."""
    s.support[s.mover * BOXES + box] -= 1
    s.units[province * SIDES + s.mover] += 1
    if log is not None:
        args: dict[str, int] = {"faction": s.mover, "box": box, "province": province}
        log.tell("supported", "DR-33", args)


def do_cash(s: RevoltState, box: Int, log: Log | None) -> None:
    """DR-33, DR-34: the unit becomes a coin; Spanish Treasure waits until all of it is shipped."""
    if box == TREASURE:
        s.shipped += 1
    else:
        s.support[s.mover * BOXES + box] -= 1
        s.coins[s.mover] += 1
    if log is not None:
        log.tell("cashed", "DR-33", {"faction": s.mover, "box": box})


def end_support(s: RevoltState) -> None:
    """DR-32: the rest stays."""
    s.begun = 1


def do_intercept(s: RevoltState, log: Log | None) -> None:
    """DR-34, A-12: a treasure unit to the stock of H; the Huguenot is tied down or discarded."""
    s.shipped -= 1
    s.support[HABSBURGS * BOXES + TREASURE] -= 1
    s.stock[HABSBURGS] += 1
    if s.options[INTERCEPTION]:
        s.support[s.mover * BOXES + HUGUENOTS] -= 1
        s.stock[s.mover] += 1
    else:
        s.stopped += 1
    if log is not None:
        log.tell("intercepted", "DR-34", {"faction": s.mover, "coins": 1})
    if s.shipped == 0 or not _may_intercept(s):
        end_interception(s, log)


def end_interception(s: RevoltState, log: Log | None) -> None:
    """DR-34: what was not stopped lands."""
    s.asked = 0
    if s.shipped > 0:
        _land_treasure(s, log)
    end_go(s)


def _land_treasure(s: RevoltState, log: Log | None) -> None:
    s.support[HABSBURGS * BOXES + TREASURE] -= s.shipped
    s.coins[HABSBURGS] += s.shipped
    if log is not None:
        log.tell("shipped", "DR-34", {"faction": HABSBURGS, "coins": s.shipped})
    s.shipped = 0
