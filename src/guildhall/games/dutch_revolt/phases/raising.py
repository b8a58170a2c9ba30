"""Phase 4: armies are raised (DR-39, DR-40, DR-40a)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.control import has_foothold
from guildhall.games.dutch_revolt.phases.phase import InTurn
from guildhall.games.dutch_revolt.phases.pieces import free_boxes, pay, spare_armies
from guildhall.games.dutch_revolt.phases.verb import Done, Verb
from guildhall.games.dutch_revolt.schema import RAISE, REGIONS, RevoltState
from guildhall.games.dutch_revolt.tables import MOST_RAISED, PRICE_STEP


class Raising(InTurn):
    """DR-39, DR-40: new armies."""

    def __init__(self) -> None:
        super().__init__("raising", [Raise(RAISE, REGIONS), Done()])


class Raise(Verb):
    """DR-39: an army in a region."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-40, DR-40a: means, foothold, box."""
        reason = check_means(s)
        if reason != 0:
            return reason
        return check_region(s, target)

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-39, DR-40: the same checks, the means looked at only once."""
        if check_means(s) == 0:
            for region in range(REGIONS):
                if check_region(s, region) == 0:
                    out = append(out, RAISE + region)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-39, DR-40: pay and put the army in its box."""
        price = next_price(s)
        pay(s, s.mover, price)
        s.armies[s.mover * REGIONS + target] += 1
        s.due += 1
        if log is not None:
            args: dict[str, int] = {"faction": s.mover, "region": target, "coins": price}
            log.tell("raised", "DR-39", args)


def check_means(s: RevoltState) -> Int:
    """DR-39, DR-40: number, tokens, money."""
    if s.due >= MOST_RAISED:
        return reasons.RAISED_ENOUGH
    if spare_armies(s, s.mover) == 0:
        return reasons.NO_ARMY_TOKEN
    if s.coins[s.mover] < next_price(s):
        return reasons.NO_COINS_TO_RAISE
    return 0


def check_region(s: RevoltState, region: Int) -> Int:
    """DR-40, DR-40a: a foothold and an empty box."""
    if not has_foothold(s, s.mover, region):
        return reasons.NO_FOOTHOLD
    if free_boxes(s, region) == 0:
        return reasons.NO_BOX_TO_RAISE
    return 0


def next_price(s: RevoltState) -> Int:
    """DR-39: what the next army costs; prices are for the number raised this turn."""
    return PRICE_STEP[s.mover * MOST_RAISED + s.due]
