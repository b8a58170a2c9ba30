"""Flandern 1302 as a State: joins the phases in a few lines of `if`."""

from guildhall.core.kinds import Int, Ints, ints
from guildhall.core.log import Log
from guildhall.games.flandern.phases.choose import (
    chance_gold,
    choosers,
    do_choose,
    do_gold,
    do_influence,
    offers_choose,
)
from guildhall.games.flandern.phases.flow import (
    chance_charge,
    do_charge,
    do_draw,
    do_own,
    go_on,
    offers_turn,
)
from guildhall.games.flandern.phases.gold import (
    do_cathedral,
    do_master,
    offers_cathedral,
    offers_master,
)
from guildhall.games.flandern.phases.place import (
    do_build,
    do_finish,
    do_lies,
    do_tile,
    do_whose,
    offers_act,
    offers_lies,
    offers_tile,
    offers_whose,
)
from guildhall.games.flandern.phases.setup import (
    chance_settle,
    do_adopt,
    do_found,
    do_guild,
    do_settle,
    offers_found,
    offers_guild,
)
from guildhall.games.flandern.scoring import seat_scores
from guildhall.games.flandern.state import (
    PHASE_ACT,
    PHASE_ADOPT,
    PHASE_CATHEDRAL,
    PHASE_CHOOSE,
    PHASE_DRAW,
    PHASE_FOUND,
    PHASE_GOLD,
    PHASE_GUILD,
    PHASE_LIES,
    PHASE_MASTER,
    PHASE_OVER,
    PHASE_SETTLE,
    PHASE_TILE,
    PHASE_TURN,
    PHASE_WHOSE,
    FlandernState,
)
from guildhall.games.flandern.tables import (
    ADOPT,
    ARMS,
    BUILD,
    CARDS,
    CATHEDRAL,
    CATHEDRALS,
    CHARGING,
    CHOOSE,
    CITIES,
    DRAW,
    FINISH,
    FOUND,
    GILDING,
    GOLD_A,
    GOLD_B,
    GUILD,
    INFLUENCE,
    LIES,
    MASTER,
    MASTERS,
    NONE,
    PLOTS,
    RANKED,
    SETTLING,
    SITE_PAWNS,
    SPECIALS,
    STOCK,
    TILE,
    TWO,
    WHOSE,
)


class Flandern(FlandernState):
    """The game: who acts, what is legal, what a move does."""

    def actors(self) -> Int:
        """FL-13, FL-16, FL-49: all who still choose, or the one whose turn it is."""
        if self.phase == PHASE_CHOOSE:
            return choosers(self)
        if self.phase in (PHASE_SETTLE, PHASE_GOLD, PHASE_DRAW, PHASE_OVER):
            return 0
        return 1 << self.mover

    def legal(self, seat: Int) -> Ints:
        """Give the offers of the phase."""
        if self.phase == PHASE_CHOOSE:
            return offers_choose(self, seat)
        if self.phase == PHASE_ACT:
            return offers_act(self)
        if self.phase == PHASE_WHOSE:
            return offers_whose(self)
        if self.phase == PHASE_TILE:
            return offers_tile(self)
        if self.phase == PHASE_LIES:
            return offers_lies(self)
        if self.phase == PHASE_TURN:
            return offers_turn(self)
        if self.phase == PHASE_CATHEDRAL:
            return offers_cathedral(self)
        if self.phase == PHASE_MASTER:
            return offers_master(self)
        if self.phase == PHASE_FOUND:
            return offers_found(self)
        if self.phase in (PHASE_GUILD, PHASE_ADOPT):
            return offers_guild(self)
        return NONE

    def chance(self) -> Ints:
        """Give the weights of what is drawn."""
        if self.phase == PHASE_GOLD:
            return chance_gold(self)
        if self.phase == PHASE_DRAW:
            return chance_charge(self)
        return chance_settle(self) if self.phase == PHASE_SETTLE else NONE

    def chance_verb(self) -> Int:
        """Say what is drawn."""
        if self.phase == PHASE_GOLD:
            return GILDING
        if self.phase == PHASE_DRAW:
            return CHARGING
        return SETTLING if self.phase == PHASE_SETTLE else -1

    def play(self, actor: Int, move: Int, log: Log | None = None) -> None:
        """Carry out a move or an outcome, then all that follows without a decision."""
        if actor < 0:
            play_chance(self, move, log)
        elif move < BUILD:
            play_card(self, actor, move, log)
        else:
            play_place(self, move, log)
        go_on(self, log)

    def over(self) -> bool:
        """FL-42, FL-54, FL-57: the end was reached."""
        return self.phase == PHASE_OVER

    def scores(self) -> Ints:
        """FL-45, FL-55: points so far."""
        return seat_scores(self)

    def steps(self, seat: Int) -> Int:
        """Count the steps of a placement, or a card chosen without its influence cards."""
        if self.phase == PHASE_CHOOSE:
            return 1 if self.chosen[seat] >= 0 and self.laid[seat] < 0 else 0
        return self.step if seat == self.mover else 0

    def copy(self) -> "Flandern":
        """Give an independent twin."""
        twin = Flandern()
        self.copy_into(twin)
        return twin


def play_chance(s: FlandernState, outcome: Int, log: Log | None) -> None:
    """Hand an outcome to the phase that waits for it."""
    if s.phase == PHASE_GOLD:
        do_gold(s, outcome, log)
    elif s.phase == PHASE_DRAW:
        do_charge(s, outcome, log)
    else:
        do_settle(s, outcome, log)


def play_card(s: FlandernState, seat: Int, move: Int, log: Log | None) -> None:
    """Hand a move of the set-up or of the cards to its verb."""
    if move < FOUND:
        do_guild(s, seat, move - GUILD, log)
    elif move < ADOPT:
        do_found(s, move - FOUND, log)
    elif move < CHOOSE:
        do_adopt(s, seat, move - ADOPT, log)
    elif move < INFLUENCE:
        if s.seats == TWO:
            do_own(s, seat, move - CHOOSE, log)
        else:
            do_choose(s, seat, move - CHOOSE, log)
    elif move < DRAW:
        do_influence(s, seat, move - INFLUENCE, log)
    else:
        do_draw(s, log)


def play_place(s: FlandernState, move: Int, log: Log | None) -> None:
    """Hand a move on the board to its verb."""
    if move < FINISH:
        do_build(s, (move - BUILD) // PLOTS, (move - BUILD) % PLOTS)
    elif move < WHOSE:
        do_finish(s, (move - FINISH) // PLOTS, (move - FINISH) % PLOTS, log)
    elif move < TILE:
        do_whose(s, move - WHOSE, log)
    elif move < LIES:
        do_tile(s, move - TILE, log)
    elif move < CATHEDRAL:
        do_lies(s, move - LIES, log)
    elif move < MASTER:
        do_cathedral(s, (move - CATHEDRAL) // PLOTS, (move - CATHEDRAL) % PLOTS, log)
    else:
        do_master(s, (move - MASTER) // PLOTS, (move - MASTER) % PLOTS, log)


def new_flandern(seats: Int, fixed: bool, corner: bool, zero_bonus: bool) -> Flandern:
    """FL-2, FL-4, FL-5, FL-6, FL-46: full stocks, nothing on the board; seat 0 starts."""
    s = Flandern()
    s.seats = seats
    s.fixed = 1 if fixed else 0
    s.corner = 1 if corner else 0
    s.zero_bonus = 1 if zero_bonus else 0
    s.mover = 0
    s.site_pawns = SITE_PAWNS
    s.cathedrals = CATHEDRALS if seats > TWO else 0
    s.specials = (1 << SPECIALS) - 1
    s.stock = STOCK[:]
    s.gold_a = GOLD_A[:] if seats > TWO else ints(CARDS)
    s.gold_b = GOLD_B[:] if seats > TWO else ints(CARDS)
    s.gold_used = ints(CARDS)
    s.master_at = ints(MASTERS if seats > TWO else 0, -1)
    s.points = ints(RANKED)
    _seat_fields(s)
    _city_fields(s)
    return s


def _seat_fields(s: Flandern) -> None:
    s.guild = ints(s.seats, -1)
    s.adopted = ints(s.seats, -1)
    s.hands = ints(s.seats)
    s.played = ints(s.seats)
    s.influence = ints(s.seats)
    s.chosen = ints(s.seats, -1)
    s.laid = ints(s.seats, -1)
    s.order = ints(s.seats, -1)
    s.bonus = ints(s.seats)


def _city_fields(s: Flandern) -> None:
    s.ground = ints(CITIES, -1)
    s.built = ints(CITIES)
    s.near = ints(CITIES)
    s.plots = ints(CITIES)
    s.covered = ints(CITIES)
    s.gone = ints(CITIES)
    s.sites = ints(CITIES)
    s.cathedral = ints(CITIES)
    s.ones = ints(CITIES)
    s.twos = ints(CITIES)
    s.arms = ints(CITIES * ARMS)
    s.touched = ints(CITIES * ARMS)
