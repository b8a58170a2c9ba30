"""What a seat can expect at the end of the Dutch Revolt: the long sight of DutchRevoltJudge.

Only the count of the last turn decides (DR-71), so a position is worth what its map, money and
men are likely to become by then: a sum of what is seen now, each by a weight for the end of the
game and one for its beginning, and between them in proportion to the phases left.
"""

from typing import Final

from guildhall.bots.dutch_revolt.places import BITS, POINT, ROW, SPAN, Scene, clipped
from guildhall.core.numbers import Int, Ints, ints, made
from guildhall.games.dutch_revolt.schema import (
    BISHOPRICS,
    BOXES,
    BURGHERS,
    CATHOLICS,
    CITIES,
    FACTIONS,
    FIRST_TOWN,
    HABSBURGS,
    NEUTRAL,
    NOBILITY,
    PHASE_MOVEMENT,
    PHASE_OVER,
    PROVINCES,
    REFORMED,
    REFORMERS,
    REGIONS,
    SIDES,
    SPOTS,
    TOWNS,
    UNIVERSITIES,
    RevoltState,
)
from guildhall.games.dutch_revolt.scoring import seat_points
from guildhall.games.dutch_revolt.state import is_commercial, points_of
from guildhall.games.dutch_revolt.tables import (
    BISHOPRIC_PROVINCE,
    NOBILITY_SHARE,
    OWNER,
    PULL,
    TRACK_CENTRE,
    TURNS,
    UNIVERSITY_SPOT,
)

SEEN: Final = ["cities", "land", "aim", "units", "towns", "coins", "armies", "support", "lane"]
NUMBER: Final = 9
CITY: Final = 0
LAND: Final = 1
PHASES: Final = 20
LONG: Final = 120  # phases of a whole game, turn 0 counted in full
FACTION_NAMES: Final = ["catholics", "habsburgs", "nobility", "burghers", "reformers"]


def phases_left(s: RevoltState) -> Int:
    """Count the phases to the end of the game."""
    return (TURNS - s.turn) * PHASES + PHASES - s.phase


class Outlook:
    """Guesses the last count from a position."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Take the weights by name."""
        self.scene: Scene = Scene(weights)
        self.late: Ints = made([round(weights[f"late_{name}"] * POINT) for name in SEEN])
        self.early: Ints = made([round(weights[f"early_{name}"] * POINT) for name in SEEN])
        self.start: Ints = made(
            [
                round(weights[f"start_{seats}_{name}"] * POINT)
                if seats > 1 and OWNER[seats * FACTIONS + at] >= 0
                else 0
                for seats in range(6)
                for at, name in enumerate(FACTION_NAMES)
            ]
        )
        self.seen: Ints = ints(NUMBER)

    def value(self, s: RevoltState, seat: Int) -> Int:
        """Give the expected points of a seat."""
        result: Int = 0
        for part in self.terms(s, seat, phases_left(s)):
            result += part
        return result

    def parts(self, s: RevoltState, seat: Int) -> dict[str, int]:
        """Tell what counts: money and men as they promise now, the map and the aim as at the end.

        What the map looks like early tells little about the end, but it is what people play for.
        """
        now = self.terms(s, seat, phases_left(s))
        found = {
            name: int(now[SEEN.index(name)]) for name in ("coins", "armies", "support", "lane")
        }
        late = self.terms(s, seat, 0)
        found |= {name: int(late[SEEN.index(name)]) for name in ("aim", "units")}
        for city in range(CITIES):
            chance = self._shared(s, seat, city, -1)
            found[f"city:{int(city)}"] = int(self._piece(CITY, chance, 0))
        for province in range(PROVINCES):
            chance = self._shared(s, seat, -1, province)
            found[f"province:{int(province)}"] = int(self._piece(LAND, chance, 0))
        return found

    def _shared(self, s: RevoltState, seat: Int, city: Int, province: Int) -> Int:
        """Give the chances of a seat's factions in a city or a province, a province by points."""
        result: Int = 0
        for faction in range(FACTIONS):
            if OWNER[s.seats * FACTIONS + faction] == seat:
                if city >= 0:
                    result += self._city(s, faction, city) * POINT >> BITS
                else:
                    result += self._province(s, faction, province) * POINT >> BITS
        return result

    def _piece(self, at: Int, seen: Int, left: Int) -> Int:
        """Weigh what is seen, so many phases before the end."""
        weight = self.late[at] * (LONG - left) + self.early[at] * left
        return seen * weight // (LONG * POINT)

    def terms(self, s: RevoltState, seat: Int, left: Int) -> Ints:
        """Give the expected points in the order of SEEN, and what the start alone promises.

        `left` phases are still to come; the last place takes the points of a game that is over.
        """
        out = ints(NUMBER + 1)
        if s.phase == PHASE_OVER:
            out[NUMBER] = seat_points(s)[seat] * POINT
            return out
        self.scene.look(s, CATHOLICS)
        self.scene.count_units(s)
        self.scene.settled = 1 if s.turn == TURNS and s.phase > PHASE_MOVEMENT else 0
        for faction in range(FACTIONS):
            if OWNER[s.seats * FACTIONS + faction] == seat:
                self.see(s, faction)
                out[NUMBER] += self.start[s.seats * FACTIONS + faction] * left // LONG
                for at in range(NUMBER):
                    out[at] += self._piece(at, self.seen[at], left)
        return out

    def see(self, s: RevoltState, faction: Int) -> None:
        """Note what a faction has, in thousandths, in the order of SEEN."""
        seen = self.seen
        seen[0] = self._cities(s, faction)
        seen[1] = self._land(s, faction)
        seen[2] = self._aim(s, faction)
        units: Int = 0
        towns: Int = 0
        for spot in range(SPOTS):
            number = s.units[spot * SIDES + faction]
            units += number
            if spot >= FIRST_TOWN:
                towns += number
        seen[3] = units * POINT
        seen[4] = towns * POINT
        seen[5] = s.coins[faction] * POINT
        armies: Int = 0
        for region in range(REGIONS):
            armies += s.armies[faction * REGIONS + region]
        seen[6] = armies * POINT
        support: Int = 0
        for box in range(BOXES):
            support += s.support[faction * BOXES + box]
        seen[7] = support * POINT
        seen[8] = self._lane(s, faction) * POINT

    def _cities(self, s: RevoltState, faction: Int) -> Int:
        """Add up the chances of control of cities, after sieges and citizens."""
        result: Int = 0
        for city in range(CITIES):
            result += self._city(s, faction, city)
        return result * POINT >> BITS

    def _city(self, s: RevoltState, faction: Int, city: Int) -> Int:
        """Give the chance of control of a city."""
        scene = self.scene
        row = scene.row
        scene.city_row(s, city)
        scene.settle_row(s, s.siege[city], s.track[city])
        if row[faction] == 0:
            return 0
        others: Int = 0
        for side in range(SIDES):
            others += row[side]
        return scene.chance[scene.settled * ROW + SPAN + clipped(2 * row[faction] - others)]

    def _land(self, s: RevoltState, faction: Int) -> Int:
        """Add up the chances of control of provinces, by their points."""
        result: Int = 0
        for province in range(PROVINCES):
            result += self._province(s, faction, province)
        return result * POINT >> BITS

    def _province(self, s: RevoltState, faction: Int, province: Int) -> Int:
        """Give the chance of control of a province, times its points."""
        scene = self.scene
        land = scene.land
        own = land[province * SIDES + faction]
        if own == 0:
            return 0
        lead = own
        for side in range(SIDES):
            if side != faction:
                lead -= land[province * SIDES + side]
        return points_of(s, province) * scene.chance[scene.settled * ROW + SPAN + clipped(lead)]

    def _aim(self, s: RevoltState, faction: Int) -> Int:
        """Give the points of a faction's aim as it stands."""
        if faction == CATHOLICS:
            return self._sees(s)
        if faction == REFORMERS:
            return self._schools(s)
        result: Int = 0
        if faction == HABSBURGS:
            for region in range(REGIONS):
                if s.armies[HABSBURGS * REGIONS + region] > 0:
                    result += POINT
        elif faction == BURGHERS:
            for town in range(TOWNS):
                if is_commercial(s, town) and s.units[(FIRST_TOWN + town) * SIDES + BURGHERS] > 0:
                    result += POINT
        else:
            for province in range(PROVINCES):
                result += self.scene.land[province * SIDES + NOBILITY]
            result = result * POINT // NOBILITY_SHARE[s.seats]
        return result

    def _sees(self, s: RevoltState) -> Int:
        """Count bishoprics that are not Reformed; one about to change counts half."""
        result: Int = 0
        for see in range(BISHOPRICS):
            base = BISHOPRIC_PROVINCE[see] * SIDES
            lead: Int = 0
            for side in range(SIDES):
                number = self.scene.land[base + side]
                if side < BURGHERS:
                    lead -= number
                elif side < NEUTRAL:
                    lead += number
            if s.bishopric[see] < REFORMED:
                result += POINT if lead <= 0 else POINT * 3 // 4
            elif lead < 0:
                result += POINT // 4
        return result

    def _schools(self, s: RevoltState) -> Int:
        """Count universities that are Reformed or that Reformers hold."""
        result: Int = 0
        for school in range(UNIVERSITIES):
            spot = UNIVERSITY_SPOT[school]
            if s.university[school] == 1:
                result += POINT
            elif s.units[spot * SIDES + REFORMERS] > 0:
                result += POINT // 2
        return result

    def _lane(self, s: RevoltState, faction: Int) -> Int:
        """Add up how far the citizens lean a faction's way."""
        result: Int = 0
        for city in range(CITIES):
            off = s.track[city] - TRACK_CENTRE
            if PULL[faction] == 0:
                result -= off if off > 0 else -off
            else:
                result += PULL[faction] * off
        return result
