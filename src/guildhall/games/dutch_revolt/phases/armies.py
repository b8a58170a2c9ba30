"""Phases 8 and 9: armies move and convert; held-back beggars may stop them (DR-45 to DR-47)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, append, ints
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import InTurn
from guildhall.games.dutch_revolt.phases.pieces import (
    free_boxes,
    fresh_armies,
    idle_armies,
    put_unit,
    rival_armies,
    take_unit,
)
from guildhall.games.dutch_revolt.phases.verb import Done, Pair, Verb
from guildhall.games.dutch_revolt.schema import (
    ALLOW,
    BURGHERS,
    CANCEL,
    CONVERT,
    FACTIONS,
    FIRST_CITY,
    FIRST_TOWN,
    MARCH,
    REGIONS,
    SIDES,
    SPOTS,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ASK_CANCEL
from guildhall.games.dutch_revolt.tables import ARROWS, SPOT_REGION


class Armies(InTurn):
    """DR-45, DR-46: armies move."""

    def __init__(self) -> None:
        super().__init__(
            "armies",
            [March(MARCH, REGIONS, REGIONS), Done()],
            follow_up="cancel_march",
            answers=[Cancel(CANCEL, 1), Allow(ALLOW, 1)],
        )

    def begin(self, s: RevoltState, log: Log | None) -> None:
        s.used = ints(FACTIONS * REGIONS)


class Influence(InTurn):
    """DR-45, DR-47: armies convert."""

    def __init__(self) -> None:
        super().__init__(
            "influence",
            [Convert(CONVERT, SPOTS, SIDES), Done()],
            follow_up="cancel_conversion",
            answers=[Cancel(CANCEL, 1), Allow(ALLOW, 1)],
        )

    def begin(self, s: RevoltState, log: Log | None) -> None:
        s.used = ints(FACTIONS * REGIONS)


class March(Pair):
    """DR-46: from a region to another."""

    def check_first(self, s: RevoltState, first: Int) -> Int:
        """DR-44, DR-46: an army that may move."""
        return check_fresh(s, first, reasons.NO_ARMY_TO_MARCH, reasons.MARCHED_ALREADY)

    def check_second(self, s: RevoltState, first: Int, second: Int) -> Int:
        """DR-46: an empty box of a section joined by an arrow."""
        if (ARROWS[first] >> second) & 1 == 0:
            return reasons.NO_ARROW
        if free_boxes(s, second) == 0:
            return reasons.NO_BOX_TO_ENTER
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 e, DR-46: announce the move; beggars held in the region may stop it."""
        s.from_region = target // REGIONS
        s.to_region = target % REGIONS
        if _is_watched(s, s.from_region):
            _ask_hirer(s)
        else:
            _march(s, log)


class Convert(Pair):
    """DR-47: a unit of another side turns."""

    def check_first(self, s: RevoltState, first: Int) -> Int:
        """DR-47: never in a city, and only where an army can."""
        reason = check_outside(first)
        if reason != 0:
            return reason
        return check_section(s, SPOT_REGION[first])

    def check_second(self, s: RevoltState, first: Int, second: Int) -> Int:
        """DR-47: a foreign unit."""
        if second == s.mover:
            return reasons.OWN_UNIT
        if s.units[first * SIDES + second] == 0:
            return reasons.NO_UNIT_TO_CONVERT
        return 0

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-47: the same checks, each section looked at only once for all its spots."""
        regions: Int = 0
        for region in range(REGIONS):
            if check_section(s, region) == 0:
                regions |= 1 << region
        if regions == 0:
            return out
        for spot in range(SPOTS):
            if (regions >> SPOT_REGION[spot]) & 1 and check_outside(spot) == 0:
                for side in range(SIDES):
                    if self.check_second(s, spot, side) == 0:
                        out = append(out, CONVERT + spot * SIDES + side)
        return out

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 e, DR-47: announce the conversion; beggars held in the region may stop it."""
        s.from_spot = target // SIDES
        s.to_side = target % SIDES
        s.from_region = SPOT_REGION[s.from_spot]
        if _is_watched(s, s.from_region):
            _ask_hirer(s)
        else:
            _convert(s, log)


class Allow(Verb):
    """DR-45 e: the beggar waits on."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-46, DR-47: the army does what was announced."""
        if is_march(s):
            _march(s, log)
        else:
            _convert(s, log)


class Cancel(Verb):
    """DR-45 e: the beggar stops the army."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-45 e, DR-46, DR-47: the army has spent its action, and so has the beggar."""
        faction = s.order[s.at]
        s.held[s.from_region] -= 1
        s.used[faction * REGIONS + s.from_region] += 1
        if log is not None:
            args: dict[str, int] = {"hirer": s.hirer, "faction": faction}
            if is_march(s):
                args["region"] = s.from_region
                log.tell("march_cancelled", "DR-45", args)
            else:
                args["spot"] = s.from_spot
                log.tell("conversion_cancelled", "DR-45", args)
        _forget(s)


def check_fresh(s: RevoltState, region: Int, none: Int, spent: Int) -> Int:
    """DR-44: besieging armies neither move nor convert; the others do so once."""
    if idle_armies(s, s.mover, region) == 0:
        return none
    if fresh_armies(s, s.mover, region) == 0:
        return spent
    return 0


def check_outside(spot: Int) -> Int:
    """DR-47: units in cities do not turn."""
    if FIRST_CITY <= spot < FIRST_TOWN:
        return reasons.IN_CITY
    return 0


def check_section(s: RevoltState, region: Int) -> Int:
    """DR-42, DR-47: a token in stock, and a fresh army alone in the section."""
    if s.stock[s.mover] == 0:
        return reasons.NO_STOCK
    reason = check_fresh(s, region, reasons.NO_ARMY_TO_CONVERT, reasons.CONVERTED_ALREADY)
    if reason != 0:
        return reason
    if rival_armies(s, s.mover, region) > 0:
        return reasons.STAND_OFF_THERE
    return 0


def is_march(s: RevoltState) -> bool:
    """DR-46: what was announced is a move, not a conversion."""
    return s.to_region >= 0


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


def _convert(s: RevoltState, log: Log | None) -> None:
    faction = s.order[s.at]
    take_unit(s, s.from_spot, s.to_side)
    put_unit(s, s.from_spot, faction)
    s.used[faction * REGIONS + s.from_region] += 1
    if log is not None:
        args: dict[str, int] = {"faction": faction, "spot": s.from_spot, "side": s.to_side}
        log.tell("converted", "DR-47", args)
    _forget(s)
