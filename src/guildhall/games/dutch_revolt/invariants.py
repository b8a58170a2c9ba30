"""What must hold after every input: tokens are conserved, places hold what they can."""

from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.phases.control import province_total
from guildhall.games.dutch_revolt.phases.pieces import (
    besieging,
    free_boxes,
    map_units,
    spare_armies,
    spot_total,
)
from guildhall.games.dutch_revolt.schema import (
    BISHOPRICS,
    BOXES,
    CITIES,
    FACTIONS,
    FIRST_TOWN,
    HUGUENOTS,
    NEUTRAL,
    PHASE_CITIZENS,
    PHASE_MOVEMENT,
    PROVINCES,
    REGIONS,
    SIDES,
    SPOTS,
    UNIVERSITIES,
)
from guildhall.games.dutch_revolt.state import (
    ALLEGIANCE_CAP,
    ASK_MAN,
    MAP_VALUES,
    NEUTRAL_POOL,
    OPTIONS,
    limit_of,
    seat_of,
)
from guildhall.games.dutch_revolt.tables import (
    ALL_BEGGARS,
    BOX_SIZE,
    SOURCES,
    TOKENS,
    TRACK_LENGTH,
    TRACK_REACH,
)

SIZES = {
    "options": OPTIONS,
    "units": SPOTS * SIDES,
    "support": FACTIONS * BOXES,
    "coins": FACTIONS,
    "stock": FACTIONS,
    "armies": FACTIONS * REGIONS,
    "flipped": FACTIONS * REGIONS,
    "used": FACTIONS * REGIONS,
    "held": REGIONS,
    "siege": CITIES,
    "city_card": CITIES,
    "province_card": PROVINCES,
    "track": CITIES,
    "track_from": CITIES,
    "bishopric": BISHOPRICS,
    "university": UNIVERSITIES,
    "caps": PROVINCES,
    "points": FACTIONS * SOURCES,
}
NEVER_NEGATIVE = ("units", "support", "coins", "stock", "armies", "flipped", "held", "caps")


def invariants(s: DutchRevolt) -> list[str]:
    """List what is wrong with a position; nothing when it is sound."""
    problems = _shape(s)
    if problems:
        return problems
    return [*_tokens(s), *_places(s), *_armies(s), *_limits(s), *_markers(s)]


def _shape(s: DutchRevolt) -> list[str]:
    """Check sizes and ranges, so that the rest can count on them."""
    problems = [f"{n}: {size} entries" for n, size in SIZES.items() if len(getattr(s, n)) != size]
    if any(not 0 <= number < len(data.MAP_VALUES) for number in s.options[MAP_VALUES:OPTIONS]):
        problems.append("map_values")
    if not 0 <= s.phase < len(PHASES):
        problems.append("phase")
    if not 2 <= s.seats < len(TOKENS):
        return [*problems, "seats"]
    in_play = [f for f in range(FACTIONS) if seat_of(s, f) >= 0]
    if sorted(s.order) != in_play or not set(s.row) <= set(in_play):
        problems.append("order (DR-7)")
    if not s.over() and s.mover not in in_play:
        problems.append("mover")
    if not -1 <= s.province <= PROVINCES or not 0 <= s.region <= REGIONS:
        problems.append("cursor")
    return problems


def _tokens(s: DutchRevolt) -> list[str]:
    """DR-3, DR-4: units, support, coins and stock of a faction are its pool."""
    problems = [
        f"negative number in {name}" for name in NEVER_NEGATIVE if min(getattr(s, name)) < 0
    ]
    for faction in s.order:
        support = sum(s.support[faction * BOXES : (faction + 1) * BOXES])
        total = map_units(s, faction) + support + s.coins[faction] + s.stock[faction]
        if total != TOKENS[s.seats]:
            problems.append(f"faction {faction}: {total} tokens of {TOKENS[s.seats]} (DR-3)")
    if map_units(s, NEUTRAL) + s.neutrals != s.options[NEUTRAL_POOL] or s.neutrals < 0:
        problems.append("neutrals are not conserved (DR-4)")
    return problems


def _places(s: DutchRevolt) -> list[str]:
    """DR-8, DR-30: one unit a town, one a support space, one faction among the Huguenots."""
    problems = [
        f"town at spot {spot} holds {spot_total(s, spot)} units (DR-8)"
        for spot in range(FIRST_TOWN, SPOTS)
        if spot_total(s, spot) > 1
    ]
    for box in range(BOXES):
        rows = [s.support[faction * BOXES + box] for faction in range(FACTIONS)]
        if sum(rows) > BOX_SIZE[box]:
            problems.append(f"box {box} is overfull (DR-8)")
        if box == HUGUENOTS and sum(number > 0 for number in rows) > 1:
            problems.append("two factions among the Huguenots (DR-30)")
    return problems


def _armies(s: DutchRevolt) -> list[str]:
    """DR-2, DR-40, DR-44, DR-45: tokens, boxes, sieges, beggars."""
    crowded = [region for region in range(REGIONS) if free_boxes(s, region) < 0]
    problems = [f"region {region} has too many armies (DR-40)" for region in crowded]
    for faction in s.order:
        if spare_armies(s, faction) < 0:
            problems.append(f"faction {faction} has too many armies (DR-2)")
        problems += [
            f"a siege without an army in region {region} (DR-44)"
            for region in range(REGIONS)
            if besieging(s, faction, region) > s.armies[faction * REGIONS + region]
        ]
    if not 0 <= s.beggars + sum(s.held) <= ALL_BEGGARS:
        problems.append("too many beggars (DR-45)")
    return problems


def _limits(s: DutchRevolt) -> list[str]:
    """DR-57: after phase 13 no province is above its limit."""
    if s.phase != PHASE_MOVEMENT or s.asked == ASK_MAN:
        return []
    return [
        f"province {province} is above its limit (DR-57)"
        for province in range(PROVINCES)
        if province_total(s, province) > limit_of(s, province)
    ]


def _markers(s: DutchRevolt) -> list[str]:
    """DR-64: markers stay on the track and near where they stood."""
    problems = []
    for city in range(CITIES):
        if not 1 <= s.track[city] <= TRACK_LENGTH:
            problems.append(f"marker of city {city} is off the track (DR-64)")
        near = -TRACK_REACH <= s.track[city] - s.track_from[city] <= TRACK_REACH
        if s.phase == PHASE_CITIZENS and s.options[ALLEGIANCE_CAP] == 0 and not near:
            problems.append(f"marker of city {city} moved too far (DR-64)")
    return problems
