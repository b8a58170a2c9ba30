"""Phase 3: armies are kept, disbanded or abandoned (DR-35 to DR-38)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import end_go, pay, put_unit, take_unit
from guildhall.games.dutch_revolt.phases.verb import Pair, Verb
from guildhall.games.dutch_revolt.schema import (
    ABANDON,
    DISBAND,
    FACTIONS,
    FIRST_TOWN,
    KEEP,
    NEUTRAL,
    PLUNDER,
    REGIONS,
    SACK,
    SIDES,
    SPOTS,
    TOWNS,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ASK_VICTIM
from guildhall.games.dutch_revolt.tables import PROVINCE_OF, SPOT_REGION, UPKEEP


class Upkeep(Phase):
    """DR-35, DR-36: what becomes of each army."""

    def __init__(self) -> None:
        super().__init__(
            "upkeep",
            [Keep(KEEP, REGIONS), Disband(DISBAND, REGIONS), Abandon(ABANDON, REGIONS)],
            follow_up="victim",
            answers=[Sack(SACK, TOWNS), Plunder(PLUNDER, SPOTS, FACTIONS)],
        )

    def begin(self, s: RevoltState, log: Log | None) -> None:
        s.used = ints(FACTIONS * REGIONS)

    def seek(self, s: RevoltState, log: Log | None) -> bool:
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


class Abandon(Verb):
    """DR-36: an army is left to itself."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-35: armies are decided on one by one."""
        if target != s.region:
            return reasons.OTHER_ARMY
        return 0

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-35: the check refuses all other regions, so only this one is looked at."""
        if self.check(s, s.region) == 0:
            return append(out, self.base + s.region)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-36, DR-37: pay nothing; the token is flipped and takes its toll."""
        s.armies[s.mover * REGIONS + target] -= 1
        s.flipped[s.mover * REGIONS + target] += 1
        s.asked = ASK_VICTIM
        if log is not None:
            log.tell("abandoned", "DR-36", {"faction": s.mover, "region": target})


class Keep(Abandon):
    """DR-35: an army is kept."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-35, DR-38: keeping and disbanding cost the same."""
        reason = super().check(s, target)
        if reason == 0 and s.coins[s.mover] < UPKEEP[s.mover]:
            return reasons.NO_COINS_TO_KEEP
        return reason

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.used[s.mover * REGIONS + target] += 1
        pay_upkeep(s, "kept", log)


class Disband(Keep):
    """DR-35, DR-38: an army is sent home, which costs the same."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-35: pay, the token returns and may be raised again."""
        s.armies[s.mover * REGIONS + target] -= 1
        pay_upkeep(s, "disbanded", log)


class Sack(Verb):
    """DR-36: the abandoned army sacks a town."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-36, A-13: only in the army's own region."""
        return check_victim(s, FIRST_TOWN + target)

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        sack_town(s, target, "DR-36", log)
        s.asked = 0


class Plunder(Pair):
    """DR-36: the abandoned army takes a unit."""

    def check_first(self, s: RevoltState, first: Int) -> Int:
        """DR-36, A-13: only in the army's own region."""
        return check_victim(s, first)

    def check_second(self, s: RevoltState, first: Int, second: Int) -> Int:
        """DR-36: there must be such a unit."""
        if s.units[first * SIDES + second] == 0:
            return reasons.NO_UNIT_TO_PLUNDER
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-36: a unit becomes neutral, or is just removed when no neutral is left."""
        spot, side = target // FACTIONS, target % FACTIONS
        take_unit(s, spot, side)
        if s.neutrals > 0:
            put_unit(s, spot, NEUTRAL)
        s.asked = 0
        if log is not None:
            log.tell("plundered", "DR-36", {"faction": s.mover, "spot": spot, "side": side})


def check_victim(s: RevoltState, spot: Int) -> Int:
    """DR-36, A-13: only in the army's own region."""
    if SPOT_REGION[spot] != s.region:
        return reasons.NOT_IN_REGION
    return 0


def pay_upkeep(s: RevoltState, event: str, log: Log | None) -> None:
    """DR-35: the same price in both cases."""
    pay(s, s.mover, UPKEEP[s.mover])
    if log is not None:
        args: dict[str, int] = {"faction": s.mover, "region": s.region, "coins": UPKEEP[s.mover]}
        log.tell(event, "DR-35", args)


def sack_town(s: RevoltState, town: Int, rule: str, log: Log | None) -> None:
    """DR-36, DR-45: a neutral comes to the open country of the town's province, if one is left."""
    count: Int = 0
    if s.neutrals > 0:
        put_unit(s, PROVINCE_OF[FIRST_TOWN + town], NEUTRAL)
        count = 1
    if log is not None:
        log.tell("sacked", rule, {"faction": s.mover, "town": town, "count": count})
