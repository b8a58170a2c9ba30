"""What must hold after every input (CO-110 to CO-115): nothing is lost or doubled."""

from guildhall.core.numbers import total
from guildhall.games.colonia.game import Colonia, new_colonia
from guildhall.games.colonia.schema import (
    CITIES,
    DECREES,
    FAMILY_CARDS,
    FRIDAY,
    GOODS,
    MONDAY,
    RELICS,
    RESOURCES,
    SHIPS,
    SPACES,
    STREETS,
    WEDNESDAY,
)
from guildhall.games.colonia.scoring import row_sum
from guildhall.games.colonia.state import queue_length
from guildhall.games.colonia.tables import (
    COPIES,
    CUBES_OF,
    DECREES_A_WEEK,
    GRADES,
    MEMBERS,
    TILES_OF,
)

COUNTS = (
    *("bag", "stalls", "stall_due", "stall_members", "supply", "reserve", "hall", "streets"),
    *("money", "cubes", "goods", "relics", "pile", "discard", "display", "insured", "sticks"),
    *("placed", "order_members"),
)


def invariants(s: Colonia) -> list[str]:
    """List what is wrong with a position; nothing when it is sound."""
    return _shapes(s) or _members(s) + _cubes(s) + _goods(s) + _cards(s) + _family_cards(
        s
    ) + _clean_days(s)


def _shapes(s: Colonia) -> list[str]:
    """Check that every array has its size and no count is negative."""
    if s.seats not in range(3, 7):
        return [f"{s.seats} seats (CO-1)"]
    blank = new_colonia(s.seats, False).saved()
    wrong = [
        f"{name}: wrong size"
        for name, value in s.saved().items()
        if isinstance(value, list) and len(value) != len(blank[name])  # type: ignore[arg-type]
    ]
    return wrong + [f"negative number in {name}" for name in COUNTS if min(getattr(s, name)) < 0]


def _members(s: Colonia) -> list[str]:
    """CO-110: every family member is somewhere."""
    out = []
    for seat in range(s.seats):
        found = int(s.reserve[seat] + s.hall[seat] + row_sum(s.streets, seat, STREETS))
        found += int(row_sum(s.insured, seat, RELICS))
        found += sum(owner == seat for owner in s.marks)
        for owners, numbers in ((s.stall_owner, s.stall_members), (s.orders, s.order_members)):
            pairs = zip(owners, numbers, strict=True)
            found += sum(int(number) for owner, number in pairs if owner == seat)
        if found != MEMBERS[s.seats]:
            out.append(f"seat {seat}: {found} members instead of {MEMBERS[s.seats]} (CO-110)")
    return out


def _cubes(s: Colonia) -> list[str]:
    """CO-111: 18 cubes of each resource in bag, stalls and hands."""
    out = []
    for resource in range(RESOURCES):
        found = s.bag[resource] + sum(list(s.stalls)[resource::RESOURCES])
        found += sum(list(s.cubes)[resource::RESOURCES])
        if found != CUBES_OF[resource]:
            out.append(f"resource {resource}: {found} cubes (CO-111)")
    return out


def _goods(s: Colonia) -> list[str]:
    """CO-112: 12 tiles of each good in the supply and behind the screens."""
    found = [s.supply[good] + sum(list(s.goods)[good::GOODS]) for good in range(GOODS)]
    return [
        f"good {good}: {number} tiles (CO-112)"
        for good, number in enumerate(found)
        if number != TILES_OF[good]
    ]


def _cards(s: Colonia) -> list[str]:
    """CO-113: relic cards, ships and decrees are all there."""
    out = []
    for relic in range(RELICS):
        found = s.pile[relic] + s.discard[relic] + s.display[relic]
        found += sum(list(s.relics)[relic::RELICS]) + sum(list(s.insured)[relic::RELICS])
        found += int(s.enshrined[relic // GRADES] == relic)
        if found != COPIES[relic]:
            out.append(f"relic {relic}: {found} cards (CO-113)")
    ships = [ship for ship in s.port if ship >= 0]
    masks = [int(s.ship_pile), int(s.ships_gone), *(1 << int(ship) for ship in ships)]
    if sum(masks) != (1 << SHIPS) - 1:
        out.append("a ship is missing or doubled (CO-113)")
    used = DECREES - int(s.decrees_left).bit_count()
    drawn = sum(decree >= 0 for decree in s.decrees)
    before = DECREES_A_WEEK * (s.week - 1)
    if s.week and used != before + drawn:
        out.append(f"{used} decrees used in week {s.week} (CO-113)")
    return out


def _family_cards(s: Colonia) -> list[str]:
    """CO-114: one family card a week, each once."""
    out = []
    for seat in range(s.seats):
        left = int(s.cards[seat]).bit_count()
        used = max(int(s.week) - 1, 0) + int(s.played[seat] >= 0)
        if left + used != FAMILY_CARDS:
            out.append(f"seat {seat}: {left} family cards left in week {s.week} (CO-114)")
    return out


def _clean_days(s: Colonia) -> list[str]:
    """CO-115: an empty market after Wednesday, packed columns, sticks back after Thursday."""
    out = []
    if not MONDAY <= s.day <= WEDNESDAY and total(s.stalls):
        out.append("cubes on the market after Wednesday (CO-115)")
    for craftsman in range(GOODS):
        length = queue_length(s, craftsman)
        row = list(s.orders)[craftsman * SPACES : (craftsman + 1) * SPACES]
        if any(owner >= 0 for owner in row[length:]):
            out.append(f"craftsman {craftsman}: a gap in the column (CO-115)")
    if s.day >= FRIDAY and total(s.sticks):
        out.append("a stick is not at its start (CO-115)")
    if s.pending >= 0 and s.turn < 0:
        out.append("a shrine question without a buyer (CO-92)")
    if total(s.insured) + total(s.display) > total(COPIES) // CITIES:
        out.append("too many cards on display (CO-5)")
    return out
