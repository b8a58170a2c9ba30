"""Phase 6 and phase 15: sieges are laid and resolved (DR-43, DR-44, DR-62, DR-63, DR-63a)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, ints
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import InTurn, Phase
from guildhall.games.dutch_revolt.phases.pieces import (
    has_stock,
    idle_armies,
    put_unit,
    rival_armies,
    take_unit,
)
from guildhall.games.dutch_revolt.phases.verb import Done, Verb
from guildhall.games.dutch_revolt.schema import (
    BEGGARS,
    BESIEGE,
    CITIES,
    FACTIONS,
    FIRST_CITY,
    NEUTRAL,
    REGIONS,
    SIDES,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import BEGGAR_SIEGES
from guildhall.games.dutch_revolt.tables import ALL_BEGGARS, CONVERSIONS, SPOT_REGION


class Sieges(InTurn):
    """DR-43: armies lie down before cities."""

    def __init__(self) -> None:
        super().__init__("sieges", [Besiege(BESIEGE, CITIES), Done()])


class Besiege(Verb):
    """DR-43: a siege of a city."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-42, DR-43, A-16: own city, city under siege, no army, stand-off."""
        region = SPOT_REGION[FIRST_CITY + target]
        if s.city_card[target] == s.mover:
            return reasons.OWN_CITY
        if s.siege[target] >= 0:
            return reasons.UNDER_SIEGE
        if idle_armies(s, s.mover, region) == 0:
            return reasons.NO_ARMY_TO_BESIEGE
        if rival_armies(s, s.mover, region) > 0:
            return reasons.STAND_OFF
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-43, DR-44: lay the army before the city; its box stays reserved."""
        s.siege[target] = s.mover
        if log is not None:
            log.tell("besieged", "DR-43", {"faction": s.mover, "city": target})


class Resolution(Phase):
    """DR-62, DR-63: how the sieges end."""

    def __init__(self) -> None:
        super().__init__("resolution", [])

    def begin(self, s: RevoltState, log: Log | None) -> None:
        """DR-63a: by the alphabet; then armies and beggars go home (DR-45, DR-62)."""
        for city in range(CITIES):
            if s.siege[city] >= 0:
                if s.siege[city] == BEGGARS:
                    _resolve_blockade(s, city, log)
                else:
                    _resolve_siege(s, city, s.siege[city], log)
                s.siege[city] = -1
        s.hirer = -1
        s.beggars = ALL_BEGGARS
        s.held = ints(REGIONS)


def _clear(s: RevoltState, spot: Int, spared: Int, neutrals_too: bool) -> Int:
    """DR-63a: take every unit off the city but those of a side (-1: none); gives how many."""
    removed: Int = 0
    for side in range(SIDES):
        if side != spared and (neutrals_too or side < FACTIONS):
            while s.units[spot * SIDES + side] > 0:
                take_unit(s, spot, side)
                removed += 1
    return removed


def _fill(s: RevoltState, spot: Int, side: Int, number: Int) -> Int:
    """DR-62: put up to so many units of a side; missing tokens are not replaced. Gives how many."""
    done: Int = 0
    while done < number and has_stock(s, side):
        put_unit(s, spot, side)
        done += 1
    return done


def _resolve_siege(s: RevoltState, city: Int, besieger: Int, log: Log | None) -> None:
    """DR-62, A-24: two foreign units turn, the others become neutral; the besieger's own stay."""
    spot = FIRST_CITY + city
    foreign = _clear(s, spot, besieger, True)
    turned = min(foreign, CONVERSIONS)
    own = _fill(s, spot, besieger, turned)
    neutrals = _fill(s, spot, NEUTRAL, foreign - turned)
    _log_siege(city, besieger, own, neutrals, foreign - own - neutrals, log)


def _resolve_blockade(s: RevoltState, city: Int, log: Log | None) -> None:
    """DR-63: everything becomes neutral; the hirer's own units are spared by option only (A-24)."""
    spot = FIRST_CITY + city
    spared = s.hirer if s.options[BEGGAR_SIEGES] else -1
    cleared = _clear(s, spot, spared, False)
    neutrals = _fill(s, spot, NEUTRAL, cleared)
    _log_siege(city, s.hirer, 0, neutrals, cleared - neutrals, log)


def _log_siege(
    city: Int, side: Int, own: Int, neutrals: Int, removed: Int, log: Log | None
) -> None:
    if log is not None:
        args: dict[str, int] = {"city": city, "side": side, "own": own}
        args["neutrals"] = neutrals
        args["removed"] = removed
        log.tell("siege_resolved", "DR-62", args)
