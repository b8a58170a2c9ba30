"""Phase 2: units leave the support boxes; Huguenots stop Spanish Treasure (DR-30 to DR-34)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import is_present
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import end_go
from guildhall.games.dutch_revolt.phases.verb import Done, Pair, Verb
from guildhall.games.dutch_revolt.schema import (
    ALLOW,
    BOXES,
    CASH,
    FACTIONS,
    HABSBURGS,
    HUGUENOTS,
    INTERCEPT,
    PROVINCES,
    SEND,
    SIDES,
    TREASURE,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ASK_INTERCEPT, INTERCEPTION, SUPPORT_TARGET
from guildhall.games.dutch_revolt.tables import BOX_TO_MAP, BOX_TO_TREASURY


class Support(Phase):
    """DR-18, DR-30 to DR-34: support comes to the map and into the treasuries."""

    def __init__(self) -> None:
        super().__init__(
            "support",
            [Send(SEND, BOXES, PROVINCES), Cash(CASH, BOXES), Stay()],
            turn0=1,
            follow_up="intercept",
            answers=[Intercept(INTERCEPT, 1), LetPass(ALLOW, 1)],
        )

    def begin(self, s: RevoltState, log: Log | None) -> None:
        """DR-34: no Huguenot is tied down yet."""
        s.stopped = 0

    def seek(self, s: RevoltState, log: Log | None) -> bool:
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


class Send(Pair):
    """DR-33: a unit of a box goes to a province."""

    def check_first(self, s: RevoltState, first: Int) -> Int:
        """DR-33: the colour of the space says where its unit may go."""
        if BOX_TO_MAP[first] == 0:
            return reasons.NOT_TO_MAP
        return check_box(s, first)

    def check_second(self, s: RevoltState, first: Int, second: Int) -> Int:
        """DR-33, A-11: any province, or by option only where the faction is present."""
        if s.options[SUPPORT_TARGET] == 0 or is_present(s, s.mover, second):
            return 0
        return reasons.NOT_PRESENT_TO_LAND

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        box, province = target // PROVINCES, target % PROVINCES
        s.support[s.mover * BOXES + box] -= 1
        s.units[province * SIDES + s.mover] += 1
        if log is not None:
            args: dict[str, int] = {"faction": s.mover, "box": box, "province": province}
            log.tell("supported", "DR-33", args)


class Cash(Verb):
    """DR-33: a unit of a box goes to the treasury."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-33: only coloured spaces lead to the treasury."""
        if BOX_TO_TREASURY[target] == 0:
            return reasons.NOT_TO_TREASURY
        return check_box(s, target)

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-33, DR-34: it becomes a coin; Spanish Treasure waits until all of it is shipped."""
        if target == TREASURE:
            s.shipped += 1
        else:
            s.support[s.mover * BOXES + target] -= 1
            s.coins[s.mover] += 1
        if log is not None:
            log.tell("cashed", "DR-33", {"faction": s.mover, "box": target})


class Stay(Done):
    """DR-32: the rest stays."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-32: nothing more is sent; the treasure may still be on its way."""
        s.begun = 1


class Intercept(Verb):
    """DR-34: a Huguenot stops Spanish Treasure."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-34, A-12: treasure to the stock of H; the Huguenot is tied down or discarded."""
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


class LetPass(Verb):
    """DR-34: the Huguenots stop no more."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        end_interception(s, log)


def check_box(s: RevoltState, box: Int) -> Int:
    """DR-31, DR-34: a unit must be there and free to go."""
    if s.support[s.mover * BOXES + box] == 0:
        return reasons.NO_BOX_UNITS
    if movable(s, s.mover, box) == 0:
        return reasons.TIED_DOWN
    return 0


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


def _anything_movable(s: RevoltState, faction: Int) -> bool:
    for box in range(BOXES):
        if movable(s, faction, box) > 0:
            return True
    return False


def _may_intercept(s: RevoltState) -> bool:
    owner = huguenot_owner(s)
    return owner >= 0 and movable(s, owner, HUGUENOTS) > 0


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
