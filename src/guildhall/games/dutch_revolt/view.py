"""What anybody may know of the Dutch Revolt: everything (DR-5)."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from guildhall.core.numbers import Ints
from guildhall.core.view import SPECTATING, View, seats_of
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.phases.control import province_total
from guildhall.games.dutch_revolt.schema import BOXES, FACTIONS, PROVINCES, REGIONS, SIDES, TOWNS
from guildhall.games.dutch_revolt.scoring import projected
from guildhall.games.dutch_revolt.state import MAP_VALUES, values_at
from guildhall.games.dutch_revolt.tables import COMMERCIAL, LIMIT, OWNER, SOURCES, VP

Row = list[int]


@mypyc_attr(native_class=False)
@dataclass
class RevoltView(View):
    """The whole board; -1 means nothing. Rows are by spot and side, or by faction and place."""

    options: Row
    turn: int
    phase: int
    mover: int
    owners: Row
    order: Row
    row: Row
    units: list[Row]
    totals: Row
    support: list[Row]
    coins: Row
    stock: Row
    neutrals: int
    armies: list[Row]
    flipped: list[Row]
    used: list[Row]
    beggars: int
    hirer: int
    held: Row
    siege: Row
    city_card: Row
    province_card: Row
    track: Row
    track_from: Row
    bishopric: Row
    university: Row
    points: list[Row]
    projection: list[Row]
    caps: Row
    at: int
    begun: int
    asked: int
    taken: int
    region: int
    province: int
    due: int
    shipped: int
    stopped: int
    from_spot: int
    from_region: int
    to_region: int
    to_side: int
    round_done: int
    losing: int
    acted: int
    entered: int
    left: int
    vacant: int

    @property
    def _values(self) -> int:
        """The row of the map's values."""
        return int(values_at(self.options[MAP_VALUES], self.seats))

    def limit_of(self, province: int) -> int:
        """Give the limit of a province (DR-9)."""
        return int(LIMIT[self._values * PROVINCES + province])

    def points_of(self, province: int) -> int:
        """Give what a province counts (DR-71)."""
        return int(VP[self._values * PROVINCES + province])

    def is_commercial(self, town: int) -> bool:
        """Tell whether a town is commercial (DR-71)."""
        return bool(COMMERCIAL[self._values * TOWNS + town])

    def to_json(self) -> dict[str, object]:
        """Give the view as plain data; its lists were made for it, so none is copied again."""
        return dict(vars(self))


SCALARS = (
    *("turn", "phase", "mover", "neutrals", "beggars", "hirer", "at", "begun", "asked", "taken"),
    *("region", "province", "due", "shipped", "stopped", "from_spot", "from_region", "to_region"),
    *("to_side", "round_done", "losing", "acted", "entered", "left", "vacant", "seats"),
)
FLAT = (
    *("options", "order", "row", "coins", "stock", "held", "siege", "city_card", "province_card"),
    *("track", "track_from", "bishopric", "university", "caps"),
)
WIDE = {
    "units": SIDES,
    "support": BOXES,
    "armies": REGIONS,
    "flipped": REGIONS,
    "used": REGIONS,
    "points": SOURCES,
}


def observe(s: DutchRevolt, seat: int) -> RevoltView:
    """DR-5: no secrets; a seat sees what all see, and what it is asked."""
    fields: dict[str, Any] = {name: int(getattr(s, name)) for name in SCALARS}
    fields |= {name: _plain(getattr(s, name)) for name in FLAT}
    fields |= {name: _rows(_plain(getattr(s, name)), width) for name, width in WIDE.items()}
    return RevoltView(
        seat=seat,
        actors=seats_of(int(s.actors())),
        ask=_ask(s, seat),
        over=s.over(),
        scores=_plain(s.scores()),
        owners=[int(OWNER[s.seats * FACTIONS + faction]) for faction in range(FACTIONS)],
        totals=[int(province_total(s, province)) for province in range(PROVINCES)],
        projection=_rows(_plain(projected(s.copy())), SOURCES),
        **fields,
    )


def _plain(numbers: Ints) -> Row:
    return [int(number) for number in numbers]


def _rows(flat: Row, width: int) -> list[Row]:
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def _ask(s: DutchRevolt, seat: int) -> str:
    """Name the question that the seat is asked; empty when it is asked nothing."""
    if seat == SPECTATING or not s.actors() >> seat & 1:
        return ""
    return PHASES[s.phase].ask(s)
