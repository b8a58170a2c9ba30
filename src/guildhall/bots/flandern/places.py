"""What a district, a finished site, a cathedral or a master changes in its city."""

from typing import Final

from guildhall.bots.flandern.cities import TIE, UNIT, Cities
from guildhall.core.numbers import Int
from guildhall.games.flandern.phases.lots import allows_arms, layout_open, normal_lots, special_lots
from guildhall.games.flandern.schema import (
    ARMS,
    CHURCH,
    CITIES,
    GREY,
    RANKED,
    SHAPES,
    SITE,
    FlandernState,
)
from guildhall.games.flandern.state import arms_at, empty_lots, is_open, lot_of, size
from guildhall.games.flandern.tables import (
    CATHEDRAL_VALUE,
    CENTRE,
    CHURCH_VALUE,
    FIRST_LAYOUT,
    LAY_ANNEXES,
    LAY_BASE,
    LAY_PARTNER,
    LAY_WAY,
    LOTS,
    SHAPE_OF,
    SIZES,
    SPECIALS,
    TOUCH,
)

NOTHING: Final = -(1 << 40)
"""Worse than any move."""
ANY_WAY: Final = -1


class Places:
    """Changes of one position, each weighed against its city as it stands."""

    def __init__(self, cities: Cities) -> None:
        """Take the prospects of the cities."""
        self.cities: Cities = cities
        self.s: FlandernState = cities.s

    # Districts

    def build(self, city: Int, plot: Int) -> Int:
        """Give the worth of the best district on a plot with the card in play."""
        s = self.s
        lot = lot_of(s, city, plot)
        best: Int = NOTHING
        for arms in range(ARMS):
            if allows_arms(s, arms) and (normal_lots(s, city, arms) >> lot) & 1:
                best = max(best, self._best_tile(city, lot, arms, s.card))
        if (special_lots(s, city) >> lot) & 1:
            best = max(best, self._best_special(city, lot))
        return best

    def whose(self, arms: Int) -> Int:
        """Give the worth of a district of these arms on the chosen plot."""
        s = self.s
        best: Int = NOTHING
        if (normal_lots(s, s.city, arms) >> s.lot) & 1:
            best = self._best_tile(s.city, s.lot, arms, s.card)
        if arms == CHURCH:
            best = max(best, self._best_special(s.city, s.lot))
        return best

    def tile(self, masters: Int, kept: Int) -> Int:
        """Give the worth of an ordinary tile on the chosen plot; `kept` is a master's in stock."""
        s = self.s
        worth = self._put(s.city, s.lot, s.whose, masters, s.card)
        if s.whose < RANKED:
            worth -= masters * kept * self.cities.weight[s.whose] // UNIT
        return worth

    def special(self, special: Int, way: Int) -> Int:
        """Give the worth of a special church tile on the chosen plot, lying so or at its best."""
        return self._special(self.s.city, self.s.lot, special, way)

    def _best_tile(self, city: Int, lot: Int, arms: Int, card: Int) -> Int:
        """Weigh the tile that the seat would take: many masters of its own, few of others."""
        s = self.s
        shelf: Int = (arms * SHAPES + SHAPE_OF[s.ground[city] * LOTS + lot]) * SIZES
        mine: bool = arms < RANKED and self.cities.weight[arms] > 0
        for step in range(SIZES):
            masters = SIZES - 1 - step if mine else step
            if s.stock[shelf + masters] > 0:
                return self._put(city, lot, arms, masters, card)
        return NOTHING

    def _best_special(self, city: Int, lot: Int) -> Int:
        best: Int = NOTHING
        for special in range(SPECIALS):
            if (self.s.specials >> special) & 1:
                best = max(best, self._special(city, lot, special, ANY_WAY))
        return best

    def _special(self, city: Int, lot: Int, special: Int, way: Int) -> Int:
        """FL-26: the church district and the plots it brings or swallows."""
        s = self.s
        best: Int = NOTHING
        first: Int = s.ground[city] * (SPECIALS + 1) + special
        for layout in range(FIRST_LAYOUT[first], FIRST_LAYOUT[first + 1]):
            if LAY_BASE[layout] != lot or not layout_open(s, city, layout):
                continue
            if way in (ANY_WAY, LAY_WAY[layout]):
                empty = (empty_lots(s, city) & ~(1 << lot)) | LAY_ANNEXES[layout]
                if LAY_PARTNER[layout] >= 0:
                    empty &= ~(1 << LAY_PARTNER[layout])
                best = max(best, self._church(city, empty, s.card))
        return best

    def _put(self, city: Int, lot: Int, arms: Int, masters: Int, card: Int) -> Int:
        """Weigh an ordinary district: finished, or with the site card begun."""
        s = self.s
        empty = empty_lots(s, city) & ~(1 << lot)
        if arms == CHURCH:
            return self._church(city, empty, card)
        cities = self.cities
        scales = cities.scales
        before = cities.before(city)
        left = size(empty)
        share: Int = scales.site[left] if card == SITE else UNIT
        at = city * ARMS + arms
        fits = cities.fits[at]
        cities.fits[at] = fits & ~TOUCH[(s.corner * CITIES + s.ground[city]) * LOTS + lot]
        cities.strengthen(city, empty)
        cities.fits[at] = fits
        master: Int = scales.master if left else TIE
        cities.strength[arms] += share + share * master * masters // UNIT
        cities.presence[arms] = min(UNIT, cities.presence[arms] + share)
        return cities.goal(city, left, share) - before

    def _church(self, city: Int, empty: Int, card: Int) -> Int:
        """Weigh a church district that leaves these plots empty."""
        cities = self.cities
        before = cities.before(city)
        left = size(empty)
        share: Int = cities.scales.site[left] if card == SITE else UNIT
        cities.strengthen(city, empty)
        return cities.goal(city, left, CHURCH_VALUE * share) - before

    # Sites and golden pieces

    def finish_plot(self, city: Int, plot: Int) -> Int:
        """Give the worth of finishing the site on a plot."""
        return self._finish(city, arms_at(self.s, city, lot_of(self.s, city, plot)))

    def _finish(self, city: Int, arms: Int) -> Int:
        """Weigh a finished site of these arms."""
        cities = self.cities
        before = cities.before(city)
        empty = empty_lots(self.s, city)
        left = size(empty)
        rest = UNIT - cities.scales.site[left]
        cities.strengthen(city, empty)
        if arms == CHURCH:
            return cities.goal(city, left, CHURCH_VALUE * rest) - before
        cities.strength[arms] += rest
        cities.presence[arms] = UNIT
        return cities.goal(city, left, rest) - before

    def cathedral(self, city: Int, plot: Int) -> Int:
        """FL-33: one more point for whoever wins the city."""
        cities = self.cities
        before = cities.before(city)
        empty = empty_lots(self.s, city)
        left = size(empty)
        more: Int = UNIT * CATHEDRAL_VALUE
        if (self.s.sites[city] >> lot_of(self.s, city, plot)) & 1:
            more = more * cities.scales.site[left] // UNIT
        cities.strengthen(city, empty)
        return cities.goal(city, left, more) - before

    def master(self, city: Int, plot: Int) -> Int:
        """FL-34: one more master for a guild."""
        cities = self.cities
        before = cities.before(city)
        empty = empty_lots(self.s, city)
        left = size(empty)
        lot = lot_of(self.s, city, plot)
        more: Int = cities.scales.master if left else TIE
        if (self.s.sites[city] >> lot) & 1:
            more = more * cities.scales.site[left] // UNIT
        cities.strengthen(city, empty)
        cities.strength[arms_at(self.s, city, lot)] += more
        return cities.goal(city, left, 0) - before

    # What a card could do

    def best_in(self, city: Int, own: Int, card: Int) -> Int:
        """Give the worth of the best deed in a city, 0 without one; sites are for the own guild."""
        s = self.s
        if not is_open(s, city):
            return 0
        best: Int = NOTHING
        for arms in range(ARMS):
            if (arms != own and arms < GREY) or (card == SITE and best > NOTHING):
                continue
            lot = self._likely_lot(city, arms)
            if lot >= 0:
                best = max(best, self._best_tile(city, lot, arms, card))
            if card != SITE and s.sites[city] & s.arms[city * ARMS + arms]:
                best = max(best, self._finish(city, arms))
        return best if best > NOTHING else 0

    def _likely_lot(self, city: Int, arms: Int) -> Int:
        """Give the open plot that costs the seat least and others most; -1 without one."""
        s = self.s
        cities = self.cities
        cities.before(city)
        fits = cities.fits
        weights = cities.weight
        empty = empty_lots(s, city)
        lots = fits[city * ARMS + arms] & empty & s.near[city]
        touch: Int = (s.corner * CITIES + s.ground[city]) * LOTS
        best: Int = NOTHING
        found: Int = -1
        for lot in range(CENTRE):
            if (lots >> lot) & 1 == 0:
                continue
            good: Int = 0
            for guild in range(RANKED):
                here = fits[city * ARMS + guild] & empty
                lost = size(here & TOUCH[touch + lot]) if guild == arms else (here >> lot) & 1
                good -= weights[guild] * lost
            if good > best:
                best = good
                found = lot
        return found
