"""Phase 7: Burghers or Reformers hire Water Beggars (DR-45)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import armies_in, end_go, idle_armies, pay
from guildhall.games.dutch_revolt.phases.upkeep import sack_town
from guildhall.games.dutch_revolt.phases.verb import Done, Verb
from guildhall.games.dutch_revolt.schema import (
    BEGGARS,
    BLOCKADE,
    BREAK,
    BURGHERS,
    CITIES,
    DESTROY,
    DESTROY_BESIEGER,
    DONE,
    FIRST_CITY,
    FIRST_TOWN,
    HOLD,
    NOBILITY,
    REGIONS,
    SACK,
    TOWNS,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import BEGGAR_PRICE, BEGGAR_SIEGE, SPOT_REGION


class Beggars(Phase):
    """DR-45: what the beggars are hired for."""

    def __init__(self) -> None:
        super().__init__(
            "beggars",
            [
                Raid(SACK, TOWNS),
                Destroy(DESTROY, REGIONS),
                DestroyBesieger(DESTROY_BESIEGER, CITIES),
                Break(BREAK, REGIONS),
                Blockade(BLOCKADE, CITIES),
                Hold(HOLD, REGIONS),
                Done(),
            ],
        )

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-45: B and R in turn order; the first that hires shuts the other out."""
        while s.at < len(s.order):
            faction = s.order[s.at]
            if faction >= BURGHERS and (s.hirer < 0 or s.hirer == faction):
                s.mover = faction
                return True
            end_go(s)
        return False

    def legal(self, s: RevoltState) -> Ints:
        """DR-45, A-44: every use needs a beggar, so without one for hire no other check is made."""
        if check_hire(s, 1) != 0:
            return append(with_capacity(1), DONE)
        return super().legal(s)


class Use(Verb):
    """DR-45: a use of beggars that has an effect and can be paid."""

    def number(self, s: RevoltState, target: Int) -> Int:
        """Count the beggars it takes."""
        return 1

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """Give 0 when there is something to do, else the reason."""
        return 0

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """Do what they were hired for."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-45: first the aim, then the price."""
        reason = self.check_aim(s, target)
        if reason != 0:
            return reason
        return check_hire(s, self.number(s, target))

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45: two coins each, at once."""
        number = self.number(s, target)
        pay(s, s.mover, number * BEGGAR_PRICE)
        s.beggars -= number
        s.hirer = s.mover
        if log is not None:
            args: dict[str, int] = {"hirer": s.mover, "count": number}
            args["coins"] = number * BEGGAR_PRICE
            log.tell("hired", "DR-45", args)
        self.strike(s, target, log)


class Raid(Use):
    """DR-45 c: sack a town."""

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """DR-45 c: a neutral is left, and no army in the region."""
        if s.neutrals == 0:
            return reasons.NO_NEUTRALS
        return check_unguarded(s, SPOT_REGION[FIRST_TOWN + target])

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 c: a neutral comes to the province."""
        sack_town(s, target, "DR-45", log)


class Destroy(Use):
    """DR-45 a: hit an army in its box."""

    def number(self, s: RevoltState, target: Int) -> Int:
        """DR-45 a: more beggars than armies."""
        return armies_in(s, target) + 1

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """DR-45 a: the most Catholic army, and in its box."""
        victim = prey(s, target)
        if victim < 0:
            return reasons.NO_CATHOLIC_ARMY
        if idle_armies(s, victim, target) == 0:
            return reasons.NOT_MOST_CATHOLIC
        return 0

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        destroy(s, target, log)


class DestroyBesieger(Use):
    """DR-45 a: hit an army that besieges a city."""

    def number(self, s: RevoltState, target: Int) -> Int:
        return armies_in(s, SPOT_REGION[FIRST_CITY + target]) + 1

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """DR-45 a: the most Catholic army, and before this city."""
        if not 0 <= s.siege[target] < BEGGARS:
            return reasons.NOT_UNDER_SIEGE
        if s.siege[target] != prey(s, SPOT_REGION[FIRST_CITY + target]):
            return reasons.NOT_MOST_CATHOLIC
        return 0

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 a: its siege ends."""
        destroy(s, SPOT_REGION[FIRST_CITY + target], log)
        s.siege[target] = -1


class Break(Use):
    """DR-45 b: break the sieges of a region."""

    def number(self, s: RevoltState, target: Int) -> Int:
        """DR-45 b: as many beggars as armies."""
        return armies_in(s, target)

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """DR-45 b: a siege to break."""
        if has_besieger(s, target):
            return 0
        return reasons.NO_BESIEGER

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 b: every besieging army of the region goes back to its box."""
        for city in range(CITIES):
            if SPOT_REGION[FIRST_CITY + city] == target and s.siege[city] < BEGGARS:
                s.siege[city] = -1
        if log is not None:
            log.tell("broke", "DR-45", {"hirer": s.mover, "region": target})


class Blockade(Use):
    """DR-45 d: besiege a city."""

    def number(self, s: RevoltState, target: Int) -> Int:
        return BEGGAR_SIEGE

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """DR-45 d, A-36: not one's own city, not one under siege."""
        if s.city_card[target] == s.mover:
            return reasons.OWN_CITY_TO_BLOCKADE
        if s.siege[target] >= 0:
            return reasons.BLOCKADED_ALREADY
        return check_unguarded(s, SPOT_REGION[FIRST_CITY + target])

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.siege[target] = BEGGARS
        if log is not None:
            log.tell("blockaded", "DR-45", {"hirer": s.mover, "city": target})


class Hold(Use):
    """DR-45 e: hold a beggar back in a region."""

    def check_aim(self, s: RevoltState, target: Int) -> Int:
        """DR-45 e: one beggar for each idle army of C, H or N."""
        if stoppable(s, target) <= 0:
            return reasons.NOBODY_TO_HOLD
        return 0

    def strike(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 e: it waits to stop a move or a conversion."""
        s.held[target] += 1
        if log is not None:
            log.tell("held", "DR-45", {"hirer": s.mover, "region": target})


def check_hire(s: RevoltState, number: Int) -> Int:
    """DR-45: the box and the purse."""
    if s.beggars < number:
        return reasons.TOO_FEW_BEGGARS
    if s.coins[s.mover] < number * BEGGAR_PRICE:
        return reasons.NO_COINS_TO_HIRE
    return 0


def check_unguarded(s: RevoltState, region: Int) -> Int:
    """DR-45 c, d: no army at all in the region."""
    if armies_in(s, region) > 0:
        return reasons.ARMIES_THERE
    return 0


def destroy(s: RevoltState, region: Int, log: Log | None) -> None:
    """DR-45 a: the most Catholic army goes to its supply."""
    victim = prey(s, region)
    s.armies[victim * REGIONS + region] -= 1
    if log is not None:
        args: dict[str, int] = {"hirer": s.mover, "faction": victim, "region": region}
        log.tell("destroyed", "DR-45", args)


def prey(s: RevoltState, region: Int) -> Int:
    """DR-45: the most Catholic of C, H and N with an army in the region; -1 for none."""
    for faction in range(BURGHERS):
        if s.armies[faction * REGIONS + region] > 0:
            return faction
    return -1


def has_besieger(s: RevoltState, region: Int) -> bool:
    """DR-45: an army besieges a city of the region."""
    for city in range(CITIES):
        if SPOT_REGION[FIRST_CITY + city] == region and 0 <= s.siege[city] < BEGGARS:
            return True
    return False


def stoppable(s: RevoltState, region: Int) -> Int:
    """DR-45: idle armies of C, H and N in the region, less the beggars held back for them."""
    result = -s.held[region]
    for faction in range(NOBILITY + 1):
        result += idle_armies(s, faction, region)
    return result
