"""What the open cities of Flandern 1302 will pay, guessed from what stands in them.

A guild's strength in a city is what it has there and what it will probably add on the plots still
open to its arms. Strengths give the chance of each place, places and the value of the city give
points. All in thousandths and whole numbers, so that plain and compiled judges agree to the last.
"""

from math import exp, sqrt
from typing import Final

from guildhall.core.numbers import Int, Ints, ints, made
from guildhall.games.flandern.phases.lots import shapes_left
from guildhall.games.flandern.schema import (
    ARMS,
    CHARGES,
    CHURCH,
    CITIES,
    GREY,
    GUILDS,
    RANKED,
    SHAPES,
    FlandernState,
)
from guildhall.games.flandern.state import empty_lots, in_play, size
from guildhall.games.flandern.tables import (
    CATHEDRAL_VALUE,
    CHURCH_VALUE,
    GUILD_VALUE,
    LOTS,
    RANK_POINTS,
    SHAPED,
    TWO,
)

UNIT: Final = 1000
CERTAIN: Final = 1 << 16
"""Chances are counted in 65536ths."""
FINE: Final = 256
"""Steps of the table of chances for a lead as large as its blur."""
STEPS: Final = 8 * FINE
MOST_PLOTS: Final = 20
"""More empty plots than a city can have."""
TIE: Final = 10
"""What a master counts in a full city, where no number of them outweighs a district."""


def _chances() -> Ints:
    """Give the chance to stay ahead by lead, in steps of the blur."""
    return made([round(CERTAIN / (1 + exp(-step / FINE))) for step in range(STEPS)])


AHEAD: Final = _chances()
THIRD: Final[Int] = UNIT * RANK_POINTS[0]
FOURTH: Final[Int] = UNIT * RANK_POINTS[1]


def thousandths(weight: float) -> Int:
    """Turn a weight into a whole number."""
    return round(weight * UNIT)


class Scales:
    """The weights that tell what a city will bring, as tables."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Read the weights by name."""
        self.master: Int = thousandths(weights["master"])
        self.plot: Int = thousandths(weights["plot"])
        self.held: Int = thousandths(weights["held"])
        self.tie: Int = thousandths(weights["tie"])
        self.site: Ints = ints(MOST_PLOTS)
        self.sharp: Ints = ints(MOST_PLOTS)
        for empty in range(MOST_PLOTS):
            left = float(int(empty))
            self.site[empty] = thousandths(
                min(0.95, weights["site_last"] + weights["site_plot"] * left)
            )
            blur = weights["blur"] + weights["blur_plot"] * sqrt(left)
            self.sharp[empty] = round(FINE * CERTAIN / (UNIT * blur))
        grown: list[int] = []
        for seats in ("2", "3", "4"):
            for kind in ("guild", "grey", "adopted"):
                rate = weights["adopted"] if kind == "adopted" else weights[f"{kind}_{seats}"]
                power = weights[f"{kind}_power"]
                grown += [round(UNIT * rate * plots**power) for plots in range(MOST_PLOTS)]
        self.grow: Ints = made(grown)


class Cities:
    """The open cities of a position; their prospects are read when they are first asked for."""

    def __init__(self, s: FlandernState, scales: Scales) -> None:
        """Read who plays which guild and what the stocks can supply."""
        self.s: FlandernState = s
        self.scales: Scales = scales
        self.read: Int = 0  # mask of the cities that were read
        self.weight: Ints = ints(RANKED)  # what a point of each guild counts in the goal
        self.kind: Ints = ints(RANKED, -1)  # where a guild's table of growth begins; -1 = absent
        self.owner: Ints = ints(RANKED, -1)
        self.shapes: Ints = ints(ARMS)
        self.solid: Ints = ints(CITIES * RANKED)  # strength of what is finished
        self.final: Ints = ints(CITIES * RANKED)  # the same in a full city: masters only break ties
        self.begun: Ints = ints(CITIES * RANKED)
        self.ready: Ints = ints(CITIES * RANKED)  # the guild's card of the city is at hand
        self.fits: Ints = ints(CITIES * ARMS)
        self.worth: Ints = ints(CITIES)
        self.begun_worth: Ints = ints(CITIES)
        self.now: Ints = ints(CITIES)
        self.strength: Ints = ints(RANKED)
        self.presence: Ints = ints(RANKED)
        self._read_guilds()

    def _read_guilds(self) -> None:
        s = self.s
        base: Int = (s.seats - TWO) * 3 * MOST_PLOTS
        for arms in range(GUILDS):
            if in_play(s, arms):
                self.kind[arms] = base + 2 * MOST_PLOTS
        self.kind[GREY] = base + MOST_PLOTS
        for seat in range(s.seats):
            self.kind[s.guild[seat]] = base
            self.owner[s.guild[seat]] = seat
        for arms in range(ARMS):
            self.shapes[arms] = shapes_left(s, arms)

    def side_with(self, seat: Int, spite: Int) -> None:
        """Count the points of a seat's guilds for it, those of other seats against it."""
        s = self.s
        for other in range(s.seats):
            weight = UNIT if other == seat else -spite
            self.weight[s.guild[other]] = weight
            if s.adopted[other] >= 0:
                self.weight[s.adopted[other]] = weight

    # What stands

    def before(self, city: Int) -> Int:
        """Give the goal of a city as it stands."""
        if (self.read >> city) & 1 == 0:
            self._read_city(city)
            empty = empty_lots(self.s, city)
            self.strengthen(city, empty)
            self.now[city] = self.goal(city, size(empty), 0)
        return self.now[city]

    def _read_city(self, city: Int) -> None:
        s = self.s
        self.read |= 1 << city
        shaped: Int = s.ground[city] * (1 << SHAPES)
        sites: Int = s.sites[city]
        value: Int = 0
        begun: Int = 0
        for arms in range(ARMS):
            lots: Int = s.arms[city * ARMS + arms] & ~s.gone[city]
            self.fits[city * ARMS + arms] = (
                SHAPED[shaped + self.shapes[arms]] & ~s.touched[city * ARMS + arms]
            )
            worth: Int = CHURCH_VALUE if arms == CHURCH else GUILD_VALUE
            value += worth * size(lots & ~sites)
            begun += worth * size(lots & sites)
            if arms < RANKED and self.kind[arms] >= 0:
                self._read_guild(city, arms, lots, sites)
        value += CATHEDRAL_VALUE * size(s.cathedral[city] & ~sites)
        begun += CATHEDRAL_VALUE * size(s.cathedral[city] & sites)
        self.worth[city] = UNIT * value
        self.begun_worth[city] = begun

    def _read_guild(self, city: Int, arms: Int, lots: Int, sites: Int) -> None:
        s = self.s
        at = city * RANKED + arms
        self.begun[at] = size(lots & sites)
        lots &= ~sites
        districts = size(lots)
        masters = size(lots & s.ones[city]) + 2 * size(lots & s.twos[city])
        for place in s.master_at:
            if place >= 0 and place // LOTS == city:
                masters += (lots >> (place % LOTS)) & 1
        self.solid[at] = UNIT * districts + self.scales.master * masters
        self.final[at] = UNIT * districts + TIE * masters
        if self.owner[arms] >= 0:
            self.ready[at] = (s.hands[self.owner[arms]] >> city) & 1
        elif arms < GREY:
            self.ready[at] = (s.pile >> (arms * CHARGES + city)) & 1

    # What will come

    def strengthen(self, city: Int, empty: Int) -> None:
        """Set the strength of every guild in a city with these empty plots."""
        scales = self.scales
        left = size(empty)
        share = scales.site[left]
        strength = self.strength
        presence = self.presence
        solid = self.solid if left else self.final
        begun = self.begun
        kinds = self.kind
        fits = self.fits
        for arms in range(RANKED):
            kind = kinds[arms]
            if kind < 0:
                presence[arms] = 0
                continue
            at = city * RANKED + arms
            sure = solid[at] + share * begun[at]
            more: Int = 0
            plots = fits[city * ARMS + arms] & empty
            if plots:
                more = scales.grow[kind + size(plots)] + scales.held * self.ready[at]
            strength[arms] = sure + more
            presence[arms] = UNIT if solid[at] else min(UNIT, sure + more)

    def goal(self, city: Int, left: Int, more: Int) -> Int:
        """Weigh the points of all guilds, by the strengths set, with so many plots left."""
        scales = self.scales
        value = self.worth[city] + self.begun_worth[city] * scales.site[left] + more
        value += left * scales.plot
        out: Int = 0
        weights = self.weight
        for arms in range(RANKED):
            weight = weights[arms]
            if weight and self.presence[arms]:
                out += weight * self.points(arms, value, left)
        return out // UNIT

    def points(self, arms: Int, value: Int, left: Int) -> Int:
        """Give what a guild can expect in a city of this value, by the strengths set."""
        sharp = self.scales.sharp[left]
        strength = self.strength
        presence = self.presence
        mine = strength[arms] - self.scales.tie if left else strength[arms]
        first: Int = CERTAIN
        second: Int = 0
        third: Int = 0
        fourth: Int = 0
        for other in range(RANKED):
            if other == arms or presence[other] == 0:
                continue
            behind = chance_ahead(strength[other] - mine, sharp, left)
            if presence[other] < UNIT:
                behind = behind * presence[other] // UNIT
            fourth += ((third - fourth) * behind) >> 16
            third += ((second - third) * behind) >> 16
            second += ((first - second) * behind) >> 16
            first -= (first * behind) >> 16
        paid = first * value + second * (value >> 1) + third * THIRD + fourth * FOURTH
        return (paid >> 16) * presence[arms] // UNIT


def chance_ahead(lead: Int, sharp: Int, left: Int) -> Int:
    """Give the chance that a lead holds; in a full city it does, and equals hinder each other."""
    if left == 0:
        return CERTAIN if lead >= 0 else 0
    step = (lead * sharp) >> 16
    if step >= 0:
        return AHEAD[step] if step < STEPS else CERTAIN
    return CERTAIN - AHEAD[-step] if -step < STEPS else 0
