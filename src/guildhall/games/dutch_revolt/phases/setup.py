"""The setup: units, support, coins, neutrals, and the first Habsburg armies (DR-14 to DR-17)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import end_go, put_unit, spare_armies, spot_total
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import (
    BOXES,
    FIRST_CITY,
    FIRST_TOWN,
    NEUTRAL,
    REGIONS,
    SPOTS,
    STATION,
    RevoltState,
)
from guildhall.games.dutch_revolt.tables import (
    ARMY_TOKENS,
    CITY_NEUTRALS,
    ORANGE,
    SETUP,
    START_ARMIES,
    START_COINS,
    SUPPORT_START,
    TOWN_NEUTRALS,
)


class Setup(Phase):
    """DR-14, DR-15: where the first armies stand."""

    def __init__(self) -> None:
        super().__init__("setup", [Station(STATION, REGIONS)], turn0=0)

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-15: a faction that starts with armies chooses their boxes."""
        while s.at < len(s.order):
            faction = s.order[s.at]
            if ARMY_TOKENS[s.seats] - spare_armies(s, faction) < START_ARMIES[faction]:
                s.mover = faction
                return True
            end_go(s)
        return False


class Station(Verb):
    """DR-15: an army comes to a region."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-15: armies start on orange boxes, each on another one."""
        if ORANGE[target] == 0:
            return reasons.NOT_ORANGE
        if ORANGE[target] <= s.armies[s.mover * REGIONS + target]:
            return reasons.STATION_TAKEN
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        s.armies[s.mover * REGIONS + target] += 1
        if log is not None:
            log.tell("stationed", "DR-15", {"faction": s.mover, "region": target})


def place_setup(s: RevoltState) -> None:
    """DR-15, DR-16: every faction in play puts its units, support and coins."""
    for faction in s.order:
        for spot in range(SPOTS):
            for _ in range(SETUP[faction * SPOTS + spot]):
                put_unit(s, spot, faction)
        for box in range(BOXES):
            number = SUPPORT_START[faction * BOXES + box]
            s.support[faction * BOXES + box] += number
            s.stock[faction] -= number
        s.coins[faction] += START_COINS[faction]
        s.stock[faction] -= START_COINS[faction]
    place_neutrals(s)


def place_neutrals(s: RevoltState) -> None:
    """DR-17: one neutral in each empty town, two in each empty city."""
    for spot in range(FIRST_CITY, SPOTS):
        if spot_total(s, spot) == 0:
            for _ in range(CITY_NEUTRALS if spot < FIRST_TOWN else TOWN_NEUTRALS):
                put_unit(s, spot, NEUTRAL)
