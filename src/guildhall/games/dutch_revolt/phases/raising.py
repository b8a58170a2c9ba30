"""Phase 4: armies are raised (DR-39, DR-40, DR-40a)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.phases.control import has_foothold
from guildhall.games.dutch_revolt.phases.pieces import free_boxes, pay, spare_armies
from guildhall.games.dutch_revolt.state import RevoltState
from guildhall.games.dutch_revolt.tables import DONE, MOST_RAISED, PRICE_STEP, RAISE, REGIONS


def next_price(s: RevoltState) -> Int:
    """DR-39: what the next army costs; prices are for the number raised this turn."""
    return PRICE_STEP[s.mover * MOST_RAISED + s.due]


def offers_raise(s: RevoltState) -> Ints:
    """DR-39, DR-40: an empty box of a region where the faction has a unit or an army."""
    out = Offers(REGIONS + 1)
    if s.due < MOST_RAISED and spare_armies(s, s.mover) > 0 and s.coins[s.mover] >= next_price(s):
        for region in range(REGIONS):
            if free_boxes(s, region) > 0 and has_foothold(s, s.mover, region):
                out.add(RAISE + region)
    out.add(DONE)
    return out.moves


def refuse_raise(s: RevoltState, region: Int) -> Refusal | None:
    """DR-39, DR-40, DR-40a: number, tokens, money, foothold, box."""
    if s.due >= MOST_RAISED:
        return Refusal("raised_enough", "DR-39", {"most": MOST_RAISED})
    if spare_armies(s, s.mover) == 0:
        return Refusal("no_army_token", "DR-40", {"need": 1, "have": 0})
    if s.coins[s.mover] < next_price(s):
        facts: dict[str, int] = {"need": next_price(s), "have": s.coins[s.mover]}
        return Refusal("no_coins", "DR-39", facts)
    if not has_foothold(s, s.mover, region):
        return Refusal("no_foothold", "DR-40", {"region": region})
    if free_boxes(s, region) == 0:
        return Refusal("box_taken", "DR-40", {"region": region})
    return None


def do_raise(s: RevoltState, region: Int, log: Log | None) -> None:
    """DR-39, DR-40: pay and put the army in its box."""
    price = next_price(s)
    pay(s, s.mover, price)
    s.armies[s.mover * REGIONS + region] += 1
    s.due += 1
    if log is not None:
        args: dict[str, int] = {"faction": s.mover, "region": region, "coins": price}
        log.tell("raised", "DR-39", args)
