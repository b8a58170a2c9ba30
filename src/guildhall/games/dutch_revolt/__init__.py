"""Revolution: The Dutch Revolt 1568-1648, by Francis Tresham: five unequal factions, no luck."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Edition, Game, Option, Roles, numbered
from guildhall.core.meta import load_meta
from guildhall.core.numbers import made
from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.encode import ENCODED
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt, new_dutch_revolt
from guildhall.games.dutch_revolt.imagine import imagine
from guildhall.games.dutch_revolt.invariants import invariants
from guildhall.games.dutch_revolt.moves import REASONS, WORDS
from guildhall.games.dutch_revolt.phases.control import cities_held
from guildhall.games.dutch_revolt.phases.pieces import map_units
from guildhall.games.dutch_revolt.prices import price
from guildhall.games.dutch_revolt.refusals import why_not
from guildhall.games.dutch_revolt.scoring import provinces_held
from guildhall.games.dutch_revolt.sketch import sketch
from guildhall.games.dutch_revolt.state import seat_of
from guildhall.games.dutch_revolt.text import board
from guildhall.games.dutch_revolt.view import observe

OPTIONS = (
    Option("majority", ("combined", "plurality")),
    Option("cities_count_for_province", (False, True)),
    Option("catholic_aim", ("all_non_reformed", "controlled_only")),
    Option("allegiance_cap", ("per_turn", "from_start_space")),
    Option("support_target", ("any_province", "present_only")),
    Option("turn0_new_unit_cap", ("double_total", "add_double")),
    Option("town_ousting", ("to_field", "forbidden")),
    Option("interception", ("treasure_to_stock", "also_discard_huguenot")),
    Option("neutral_pool", (data.BOX.neutrals, 75)),
    Option("minimum_new_units", (data.BOX.minimum_new_units, 5)),
    Option("conflict", ("rounds", "smallest_until_gone")),
    Option("tax_rounding", ("total", "per_province")),
    Option("beggar_siege", ("all_neutral", "hirer_spared")),
    Option("besieged_units", ("counted", "left_out")),
    Option("map_values", tuple(data.MAP_VALUES)),
)
"""In the order of the fields of `options` in the state; words become the number of their value."""

FIRST_VALUES = {"map_values": "first"}
FIRST = Edition(
    *(1, "9b7bbb9501806f0c"),
    {"beggar_siege": "hirer_spared", "besieged_units": "left_out", **FIRST_VALUES},
)
SECOND = Edition(2, "e4edf4a34798daaa", FIRST_VALUES)
THIRD = Edition(2, "b1a71c44dc91284f", {})
FOURTH = Edition(2, "c718e7fe3a288388", {})
"""Both had fewer sets of values to choose from."""
FIFTH = Edition(2, "5fedc4664348bfb6", exact=False)
"""With three and four players `by_seats` had other values."""


def _number(option: Option, value: Any) -> int:
    """Numbers count themselves, words by their place among the values."""
    return value if type(value) is int else option.values.index(value)


def _new(seats: int, options: Mapping[str, Any]) -> DutchRevolt:
    return new_dutch_revolt(
        seats, made([_number(option, options[option.name]) for option in OPTIONS])
    )


def _ending(_state: DutchRevolt) -> str:
    """DR-74: there is one way to end."""
    return "last_count"


def _tiebreaks(s: DutchRevolt) -> list[tuple[str, list[int]]]:
    """DR-74, A-30: cities, then provinces, then units on the map; factions of a seat add up."""
    counts = (("cities", cities_held), ("provinces", provinces_held), ("units", map_units))
    found = []
    for what, count in counts:
        values = [0] * s.seats
        for faction in s.order:
            values[seat_of(s, faction)] += int(count(s, faction))
        found.append((what, values))
    return found


GAME = Game(
    name="dutch_revolt",
    meta=load_meta(__file__),
    version=2,
    data_hash=data.HASH,
    seats=tuple(line.seats for line in data.SEAT_ROWS),
    options=OPTIONS,
    words=WORDS,
    rules=numbered("DR", 74),
    state=DutchRevolt,
    new_state=_new,
    why_not=why_not,
    observe=observe,
    imagine=imagine,
    board=board,
    sketch=sketch,
    encoding=ENCODED,
    invariants=invariants,
    ending=_ending,
    phases=list(PHASES),
    reasons=REASONS,
    earlier=(FIRST, SECOND, THIRD, FOURTH, FIFTH),
    roles=Roles("faction", {line.seats: line.factions for line in data.SEAT_ROWS}),
    price=price,
    tiebreaks=_tiebreaks,
)
