"""What a move of Flandern 1302 is worth: the majorities it wins or spoils, in points.

For every city the judge guesses the value it will be scored at and how likely each guild is to end
ahead of each other; a placement is worth what it changes in that guess, for oneself and against the
others. How good a plot is, beyond that, is how many plots it leaves open to one's own guild.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from guildhall.core.luck import FastLuck
from guildhall.games.flandern.imagine import imagine
from guildhall.games.flandern.moves import WORDS
from guildhall.games.flandern.phases.lots import finishable_lots, normal_lots, open_lots
from guildhall.games.flandern.scoring import rank_points
from guildhall.games.flandern.state import (
    SILVER,
    empty_lots,
    is_open,
    lot_of,
)
from guildhall.games.flandern.tables import (
    ARMS,
    CHURCH,
    CITIES,
    GREY,
    LOTS,
    NEW_LOTS,
    RANKED,
    SITE,
    SIZES,
    TAKE_BACK,
    TOUCH,
)
from guildhall.games.flandern.view import FlandernView

UNFINISHED = 0.55
"""What a district under construction counts of a finished one."""
MASTER = 0.12
"""What a master counts of a district."""
BLUR = (0.15, 0.04)
"""How unsure a lead is: always, and for each plot that is still empty."""
CHURCH_SHARE = 0.12
"""How many of the plots to come the church will fill."""
SPITE = {2: 0.9, 3: 0.3, 4: 0.15}
"""How much points of an opponent hurt, by the number of players."""
BLOCKED = 0.12
"""What it costs to close a plot to one's own guild."""
GOLDEN_HOPE = 1.5
"""What a card of the pile can be expected to bring."""


def worth(view: FlandernView, moves: Sequence[int]) -> list[float]:
    """Give the worth of each legal move, in points."""
    judge = _Judge(view)
    return [judge.move(move) for move in moves]


@lru_cache(maxsize=65536)
def _ahead(lead: float, blur: float) -> float:
    """Give the chance that a guild with this lead ends ahead."""
    return 1 / (1 + exp(-lead / blur))


class _City:
    """What one city holds: the strength of each guild, and its value when it will be scored."""

    def __init__(self, view: FlandernView, city: int) -> None:
        seen = view.cities[city]
        self.empty = seen.empty
        self.blur = BLUR[0] + BLUR[1] * self.empty
        self.strength = [d + MASTER * m for d, m in zip(seen.districts, seen.masters, strict=True)]
        self.value = seen.value + self.empty * (1 + CHURCH_SHARE)
        for plot in seen.plots:
            if plot.site:
                self.value += UNFINISHED
                if plot.arms < RANKED:
                    masters = plot.printed + plot.pawns
                    self.strength[plot.arms] += UNFINISHED * (1 + MASTER * masters)

    def points(self, strength: Sequence[float], value: float) -> list[float]:
        """Give what every guild can expect when the city is scored."""
        out = []
        for mine in strength:
            behind = sum(_ahead(round(other - mine, 2), self.blur) for other in strength) - 0.5
            present = min(1.0, mine + 0.08 * self.empty)
            out.append(present * _pay(behind, value))
        return out


def _pay(behind: float, value: float) -> float:
    """Give the points of a place that is not a whole number."""
    low = min(int(behind), RANKED - 1)
    part = behind - low
    first = _place(low, value)
    return first + (_place(min(low + 1, RANKED - 1), value) - first) * min(part, 1.0)


def _place(place: int, value: float) -> float:
    if place == 0:
        return value
    return value / 2 if place == 1 else float(rank_points(place + 1, 0))


class _Judge:
    """Reads a view once and judges moves from it."""

    def __init__(self, view: FlandernView) -> None:
        self.view = view
        self.state = imagine(view, FastLuck(0))
        self.cities = {c: _City(view, c) for c in range(CITIES) if is_open(self.state, c)}
        self.weights = [self._weight(arms) for arms in range(RANKED)]
        self.now = {
            c: self._goal(city, city.strength, city.value) for c, city in self.cities.items()
        }
        self.known: dict[tuple[int, int, int, float], float] = {}

    def _weight(self, arms: int) -> float:
        """Give what a point of a guild is worth to me."""
        view = self.view
        if arms in (view.guilds[view.seat], view.adopted[view.seat]):
            return 1.0
        owned = arms in view.guilds or arms in view.adopted
        return -SPITE[view.seats] if owned else 0.0

    def _goal(self, city: _City, strength: Sequence[float], value: float) -> float:
        points = city.points(strength, value)
        return sum(weight * p for weight, p in zip(self.weights, points, strict=True))

    def move(self, move: int) -> float:
        """Give the worth of a move."""
        verb = WORDS.moves.verb_of(move).name
        args = WORDS.moves.indices(move)
        if verb == "choose":
            return self.deed(args[0])
        if verb == "influence":
            return self.influence(args[0])
        if verb == "draw":
            return GOLDEN_HOPE
        if verb in ("build", "finish"):
            lot = int(lot_of(self.state, args[0], args[1]))
            return self.place(args[0], lot) if verb == "build" else self.finish(args[0], lot)
        if verb in ("whose", "tile"):
            return self.step(verb, args[0])
        if verb in ("cathedral", "master"):
            return self.piece(verb, args[0], int(lot_of(self.state, args[0], args[1])))
        return 0.0

    # Changes of a city

    def change(self, city: int, arms: int, masters: int, share: float) -> float:
        """Give what a district (or the finishing of one) changes, share 1 for a finished one."""
        key = city, arms, masters, share
        if key not in self.known:
            here = self.cities[city]
            strength, value = list(here.strength), here.value
            if arms < RANKED:
                strength[arms] += share * (1 + MASTER * masters)
                value += share - 1 - CHURCH_SHARE
            else:
                value += 2 * share - 1 - CHURCH_SHARE
            self.known[key] = self._goal(here, strength, value) - self.now[city]
        return self.known[key]

    def finish(self, city: int, lot: int) -> float:
        """Give what it is worth to finish a site."""
        plot = next(p for p in self.view.cities[city].plots if p.lot == lot)
        part = 1 - UNFINISHED
        here = self.cities[city]
        strength, value = list(here.strength), here.value + part
        if plot.arms < RANKED:
            strength[plot.arms] += part * (1 + MASTER * (plot.printed + plot.pawns))
        else:
            value += part
        return self._goal(here, strength, value) - self.now[city]

    def piece(self, verb: str, city: int, lot: int) -> float:
        """Give what a cathedral or a master pawn is worth there."""
        here = self.cities[city]
        plot = next(p for p in self.view.cities[city].plots if p.lot == lot)
        share = UNFINISHED if plot.site else 1.0
        if verb == "cathedral":
            return self._goal(here, here.strength, here.value + share) - self.now[city]
        strength = list(here.strength)
        strength[plot.arms] += share * MASTER
        return self._goal(here, strength, here.value) - self.now[city]

    # Placements

    def share(self, card: int) -> float:
        """Give what a district counts that this card places."""
        return UNFINISHED if card == SITE else 1.0

    def best_tile(self, city: int, arms: int, share: float) -> float:
        """Give the worth of the best tile of a stock, shapes aside."""
        masters = (0, 2) if arms < RANKED else (0,)
        return max(self.change(city, arms, m, share) for m in masters)

    def place(self, city: int, lot: int) -> float:
        """Give the worth of the best district on this plot with the card in play."""
        share = self.share(self.view.card)
        return max(
            self.best_tile(city, arms, share) - self.closing(city, lot, arms)
            for arms in self.allowed(self.view.own)
            if open_lots(self.state, city, arms) >> lot & 1
        )

    def allowed(self, own: int) -> list[int]:
        """List the arms a card allows."""
        return [own, GREY, CHURCH] if own >= 0 else [GREY, CHURCH]

    def closing(self, city: int, lot: int, arms: int) -> float:
        """Give the cost of closing plots to my own guild, the gain of closing them to others."""
        s = self.state
        if arms >= RANKED:
            return 0.0
        touched = TOUCH[(s.corner * CITIES + s.ground[city]) * LOTS + lot]
        free = int(empty_lots(s, city)) & ~int(s.touched[city * ARMS + arms]) & ~NEW_LOTS
        closed = int(touched & free).bit_count()
        return BLOCKED * self.weights[arms] * closed

    def step(self, verb: str, choice: int) -> float:
        """Give the worth of the arms or the tile for the plot that is chosen."""
        view = self.view
        share = self.share(view.card)
        if verb == "whose":
            return self.best_tile(view.city, choice, share) - self.closing(
                view.city, view.lot, choice
            )
        if choice < SIZES:
            return self.change(view.city, view.whose, choice, share)
        return self.change(view.city, CHURCH, 0, share) + self.special(view.city, choice - SIZES)

    def special(self, city: int, special: int) -> float:
        """Give what new plots (or one fewer) change: a larger city is good for whoever leads it."""
        here = self.cities[city]
        plots = (1, 1, 2, -1)[special]
        return self._goal(here, here.strength, here.value + plots) - self.now[city] - 0.01

    # Cards

    def deed(self, deed: int) -> float:
        """Give the worth of an action card: the best that it could do now."""
        if deed == TAKE_BACK:
            return self.take_back()
        cities = list(self.cities) if deed == SITE else [deed]
        if deed == SITE and self.view.site_pawns == 0:
            return 0.0
        return max((self.best_in(city, deed) for city in cities), default=0.0)

    def best_in(self, city: int, deed: int) -> float:
        """Give the worth of the best placement or finishing in a city."""
        s = self.state
        if city not in self.cities:
            return 0.0
        s.own, s.source = s.guild[self.view.seat], SILVER
        share = self.share(deed)
        values = [
            self.best_tile(city, arms, share)
            for arms in self.allowed(int(s.own))
            if normal_lots(s, city, arms)
        ]
        if deed != SITE:
            sites = int(finishable_lots(s, city))
            values += [self.finish(city, lot) for lot in range(LOTS) if sites >> lot & 1]
        return max(values, default=0.0)

    def take_back(self) -> float:
        """Give what it is worth to have all cards again: better choices for the rounds to come."""
        view = self.view
        held = [self.deed(d) for d in view.hands[view.seat] if d != TAKE_BACK]
        back = [self.deed(d) for d in view.played[view.seat] if d != TAKE_BACK]
        if not held:
            return 100.0 if back else 0.0
        return 0.8 * max(back, default=0.0) - 0.5 * max(held)

    def influence(self, number: int) -> float:
        """Give the worth of so many influence cards: being early matters in a contested city."""
        view = self.view
        deed = view.chosen[view.seat]
        if deed >= CITIES or deed not in self.cities:
            return -float(number)
        rivals = sum(deed in hand for seat, hand in enumerate(view.hands) if seat != view.seat)
        left = max(1, self.cities[deed].empty)
        danger = min(1.0, rivals / (2.0 * left))
        gain = 0.5 * max(0.0, self.best_in(deed, deed)) * danger
        return gain * (1 - 0.5**number) - 0.8 * number
