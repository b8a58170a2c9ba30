"""Phase 5: battles and stand-offs in the command sections (DR-41, DR-42)."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import armies_in
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import FACTIONS, JOIN, REGIONS, RevoltState

CATHOLIC_CAMP: Final = 0
REFORMED_CAMP: Final = 1
ASIDE: Final = 2
CAMPS: Final = 3


class Battles(Phase):
    """DR-41: armies of several factions in one section."""

    def __init__(self) -> None:
        super().__init__("battles", [Join(JOIN, CAMPS)])

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-41: section by section; a faction halfway between the leaders chooses its camp."""
        while s.region < REGIONS:
            if factions_in(s, s.region) >= 2:
                if armies_in(s, s.region) > 2:
                    if s.begun == 0 and waverer(s) >= 0:
                        s.mover = waverer(s)
                        return True
                    _fight(s, log)
                _log_stand_off(s, log)
            s.region += 1
            s.begun = 0
            s.to_side = -1
        return False


class Join(Verb):
    """DR-41: either camp, or none."""

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.to_side = target
        s.begun = 1
        if log is not None:
            args: dict[str, int] = {"faction": s.mover, "camp": target, "region": s.region}
            log.tell("joined", "DR-41", args)


def factions_in(s: RevoltState, region: Int) -> Int:
    """DR-41: how many factions have an unflipped army in the region."""
    result: Int = 0
    for faction in range(FACTIONS):
        if s.armies[faction * REGIONS + region] > 0:
            result += 1
    return result


def first_leader(s: RevoltState) -> Int:
    """DR-41: the most Catholic faction of the section."""
    faction: Int = 0
    while s.armies[faction * REGIONS + s.region] == 0:
        faction += 1
    return faction


def last_leader(s: RevoltState) -> Int:
    """DR-41: the most Reformed faction of the section."""
    faction: Int = FACTIONS - 1
    while s.armies[faction * REGIONS + s.region] == 0:
        faction -= 1
    return faction


def waverer(s: RevoltState) -> Int:
    """DR-41: the faction as far from one leader as from the other; -1 when there is none."""
    ends = first_leader(s) + last_leader(s)
    if ends % 2 == 1:
        return -1
    middle = ends // 2
    return middle if s.armies[middle * REGIONS + s.region] > 0 else -1


def camp_of(s: RevoltState, faction: Int) -> Int:
    """DR-41: the nearer leader's camp; halfway between them, what its owner chose."""
    to_first = faction - first_leader(s)
    to_last = last_leader(s) - faction
    if to_first == to_last:
        return s.to_side if s.to_side >= 0 else ASIDE
    return CATHOLIC_CAMP if to_first < to_last else REFORMED_CAMP


def camp_size(s: RevoltState, camp: Int) -> Int:
    """DR-41: the armies of a camp."""
    result: Int = 0
    for faction in range(FACTIONS):
        number = s.armies[faction * REGIONS + s.region]
        if number > 0 and camp_of(s, faction) == camp:
            result += number
    return result


def _fight(s: RevoltState, log: Log | None) -> None:
    """DR-41: the smaller camp goes home; equal camps lose nobody."""
    first = camp_size(s, CATHOLIC_CAMP)
    second = camp_size(s, REFORMED_CAMP)
    if log is not None:
        args: dict[str, int] = {"region": s.region, "faction": first_leader(s)}
        args["rival"] = last_leader(s)
        args["first"] = first
        args["second"] = second
        log.tell("battle", "DR-41", args)
    if first != second:
        _remove_camp(s, CATHOLIC_CAMP if first < second else REFORMED_CAMP, log)


def _remove_camp(s: RevoltState, camp: Int, log: Log | None) -> None:
    beaten: Int = 0
    for faction in range(FACTIONS):
        if s.armies[faction * REGIONS + s.region] > 0 and camp_of(s, faction) == camp:
            beaten |= 1 << faction
    for faction in range(FACTIONS):
        if (beaten >> faction) & 1:
            at = faction * REGIONS + s.region
            if log is not None:
                args: dict[str, int] = {"faction": faction, "region": s.region}
                args["count"] = s.armies[at]
                log.tell("defeated", "DR-41", args)
            s.armies[at] = 0


def _log_stand_off(s: RevoltState, log: Log | None) -> None:
    """DR-42: armies of two factions that stay in one section stand off."""
    if log is not None and factions_in(s, s.region) >= 2:
        log.tell("stand_off", "DR-42", {"region": s.region})
