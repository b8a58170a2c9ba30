"""What moves and positions of Flandern 1302 are worth: the majorities they win or spoil, in points.

A placement is worth what it changes in the prospects of its city, for oneself and against the
others: the district itself, the plots it closes to its own arms and the plot it takes from others.
Nothing hidden is read: neither the golden card nor what others have chosen.
"""

from typing import Final, cast

from guildhall.bots.flandern.cities import UNIT, Cities, Scales, thousandths
from guildhall.bots.flandern.places import ANY_WAY, NOTHING, Places
from guildhall.bots.judge import POINT, Judge
from guildhall.core.numbers import Int, Ints, append, ints, made, with_capacity
from guildhall.core.state import State
from guildhall.games.flandern.schema import (
    ADOPT,
    BUILD,
    CATHEDRAL,
    CHOOSE,
    CITIES,
    DRAW,
    FINISH,
    FOUND,
    INFLUENCE,
    LIES,
    MASTER,
    PHASE_CHOOSE,
    PLOTS,
    SITE,
    TAKE_BACK,
    TILE,
    WHOSE,
    FlandernState,
)
from guildhall.games.flandern.state import empty_lots, empty_number, is_open, size
from guildhall.games.flandern.tables import CENTRE, INFLUENCE_BONUS, LOTS, SIZES, TOUCH, TWO

LAID: Final = 100
"""What an influence card weighs in the reason for laying or keeping it."""


class FlandernJudge(Judge):
    """Guesses what the cities will pay, now and after each move."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Read the weights by name."""
        self.scales: Scales = Scales(weights)
        self.spite: Ints = _by_seats("spite", weights)
        self.start: Ints = _by_seats("start", weights)
        self.tile_kept: Int = thousandths(weights["tile_kept"])
        self.touching: Int = thousandths(weights["touching"])
        self.back_best: Int = thousandths(weights["back_best"])
        self.back_rest: Int = thousandths(weights["back_rest"])
        self.back_lost: Int = thousandths(weights["back_lost"])
        self.draw: Int = thousandths(weights["draw"])
        self.early: Int = thousandths(weights["early"])
        self.card_cost: Int = thousandths(weights["card_cost"])
        self.bonus_blur: Int = thousandths(weights["bonus_blur"])

    def value(self, state: State, seat: Int) -> Int:
        """Points so far, the guess for every open city, and the chance of the influence bonus."""
        s = cast("FlandernState", state)
        if s.over():
            return POINT * s.scores()[seat]
        if s.hands[seat] == 0:
            return self.start[s.seats]
        cities = self._own_cities(s, seat)
        out: Int = POINT * s.scores()[seat]
        for city in range(CITIES):
            if is_open(s, city):
                out += cities.before(city)
        return out if s.seats == TWO else out + self.bonus(s, seat, s.influence[seat])

    def parts(self, state: State, seat: Int) -> dict[str, int]:
        """Give the same city by city."""
        s = cast("FlandernState", state)
        if s.over() or s.hands[seat] == 0:
            return {"count": int(self.value(state, seat))}
        cities = self._own_cities(s, seat)
        found = {"count": int(POINT * s.scores()[seat])}
        for city in range(CITIES):
            if is_open(s, city):
                found[f"city:{int(city)}"] = int(cities.before(city))
        if s.seats != TWO:
            found["influence"] = int(self.bonus(s, seat, s.influence[seat]))
        return found

    def motives(self, state: State, seat: Int, move: Int) -> dict[str, int]:
        """FL-13, FL-14: what a card is chosen for; influence makes early or is kept."""
        if move < CHOOSE or move >= DRAW:
            return {}
        if move >= INFLUENCE:
            laid = int(move - INFLUENCE) * LAID
            return {"first": laid, "influence": -laid}
        s = cast("FlandernState", state)
        cities = Cities(s, self.scales)
        cities.side_with(seat, self.spite[s.seats])
        deed = move - CHOOSE
        worth = int(Hand(self, Places(cities), seat).deed(deed))
        if deed < CITIES:
            return {f"city:{int(deed)}": worth}
        return {"cards" if deed == TAKE_BACK else "site": worth}

    def _own_cities(self, s: FlandernState, seat: Int) -> Cities:
        """Look at the cities with the eyes of a seat that cares for its own guilds only."""
        cities = Cities(s, self.scales)
        cities.weight[s.guild[seat]] = UNIT
        if s.adopted[seat] >= 0:
            cities.weight[s.adopted[seat]] = UNIT
        return cities

    def bonus(self, s: FlandernState, seat: Int, mine: Int) -> Int:
        """FL-44: the share of the bonus that so many influence cards promise."""
        most: Int = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.influence[other])
        lead = UNIT // 2 + (UNIT * (mine - most) + UNIT // 2) * UNIT // (2 * self.bonus_blur)
        return INFLUENCE_BONUS * max(0, min(UNIT, lead))

    def left(self, state: State) -> Int:
        """Compare the empty plots with all; before the cities lie there nothing is settled."""
        s = cast("FlandernState", state)
        lots: Int = 0
        for city in range(CITIES):
            lots += size(s.plots[city])
        return POINT * empty_number(s) // lots if lots > 0 and s.hands[0] > 0 else POINT

    def reopen(self, state: State, seat: Int) -> None:
        """FL-13: the others choose card and influence again."""
        s = cast("FlandernState", state)
        if s.phase == PHASE_CHOOSE:
            for other in range(s.seats):
                if other != seat:
                    s.chosen[other] = -1
                    s.laid[other] = -1

    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Judge each move by its verb."""
        s = cast("FlandernState", state)
        out = with_capacity(len(moves))
        if moves[0] < CHOOSE:
            for move in moves:
                out = append(out, self._found(move))
            return out
        cities = Cities(s, self.scales)
        cities.side_with(seat, self.spite[s.seats])
        places = Places(cities)
        hand = Hand(self, places, seat)
        for move in moves:
            if move < BUILD:
                out = append(out, hand.card(move))
            else:
                out = append(out, self._place(places, move))
        return out

    def _found(self, move: Int) -> Int:
        """FL-7: a centre that touches few plots leaves more of them to its guild."""
        if move < FOUND or move >= ADOPT:
            return 0
        return -self.touching * size(TOUCH[(move - FOUND) * LOTS + CENTRE])

    def _place(self, places: Places, move: Int) -> Int:
        """Judge a move on the board."""
        if move < FINISH:
            return places.build((move - BUILD) // PLOTS, (move - BUILD) % PLOTS)
        if move < WHOSE:
            return places.finish_plot((move - FINISH) // PLOTS, (move - FINISH) % PLOTS)
        if move < TILE:
            return places.whose(move - WHOSE)
        if move < TILE + SIZES:
            return places.tile(move - TILE, self.tile_kept)
        if move < LIES:
            return places.special(move - TILE - SIZES, ANY_WAY)
        if move < CATHEDRAL:
            return places.special(places.s.tile - SIZES, move - LIES)
        if move < MASTER:
            return places.cathedral((move - CATHEDRAL) // PLOTS, (move - CATHEDRAL) % PLOTS)
        return places.master((move - MASTER) // PLOTS, (move - MASTER) % PLOTS)


class Hand:
    """The cards of a seat: each is worth the best that it could do now."""

    def __init__(self, judge: FlandernJudge, places: Places, seat: Int) -> None:
        """Take the position as one seat sees it."""
        self.judge: FlandernJudge = judge
        self.places: Places = places
        self.s: FlandernState = places.s
        self.seat: Int = seat
        self.known: Ints = ints(TAKE_BACK, NOTHING)

    def card(self, move: Int) -> Int:
        """Judge the choice of a card, of influence cards, or to draw from the pile."""
        if move < INFLUENCE:
            return self.deed(move - CHOOSE)
        return self.influence(move - INFLUENCE) if move < DRAW else self.judge.draw

    def deed(self, deed: Int) -> Int:
        """Give the worth of an action card."""
        if deed == TAKE_BACK:
            return self._take_back()
        if self.known[deed] == NOTHING:
            own = self.s.guild[self.seat]
            self.known[deed] = (
                self._site(own) if deed == SITE else self.places.best_in(deed, own, deed)
            )
        return self.known[deed]

    def _site(self, own: Int) -> Int:
        best: Int = 0
        if self.s.site_pawns > 0:
            for city in range(CITIES):
                best = max(best, self.places.best_in(city, own, SITE))
        return best

    def _take_back(self) -> Int:
        """FL-19: better choices for the rounds to come, for the best that waits in hand."""
        judge = self.judge
        hand: Int = self.s.hands[self.seat]
        played: Int = self.s.played[self.seat]
        held: Int = NOTHING
        back: Int = 0
        rest: Int = 0
        for deed in range(TAKE_BACK):
            if (hand >> deed) & 1:
                held = max(held, self.deed(deed))
            elif (played >> deed) & 1:
                more = max(0, self.deed(deed))
                back = max(back, more)
                rest += more
        if held == NOTHING:
            return 0
        gain = judge.back_best * back + judge.back_rest * (rest - back)
        return (gain - judge.back_lost * held) // UNIT

    def influence(self, number: Int) -> Int:
        """FL-14: being early matters in a contested city."""
        s = self.s
        judge = self.judge
        mine = s.influence[self.seat] - number
        kept = judge.bonus(s, self.seat, mine) + judge.card_cost * mine
        deed = s.chosen[self.seat]
        if deed >= CITIES or not is_open(s, deed):
            return kept
        rivals: Int = 0
        for other in range(s.seats):
            if other != self.seat:
                rivals += (s.hands[other] >> deed) & 1
        danger = min(UNIT, UNIT * rivals // (2 * max(1, size(empty_lots(s, deed)))))
        gain = judge.early * max(0, self.deed(deed)) // UNIT * danger // UNIT
        return kept + gain - (gain >> number)


def _by_seats(name: str, weights: dict[str, float]) -> Ints:
    """Read a weight for each number of players."""
    return made([0, 0, *(int(thousandths(weights[f"{name}_{seats}"])) for seats in (2, 3, 4))])
