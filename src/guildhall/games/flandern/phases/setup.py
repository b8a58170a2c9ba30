"""The set-up: guilds are taken, centres laid, Utrecht and Luik settled at random."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.flandern import reasons
from guildhall.games.flandern.phases.phase import Decision, Phase, go_next
from guildhall.games.flandern.phases.place import print_masters, put_district
from guildhall.games.flandern.schema import (
    ADOPT,
    CHANCE_SETTLE,
    CHARGES,
    CHOOSE,
    CHURCH,
    CITIES,
    DEEDS,
    FOUND,
    GUILD,
    GUILDS,
    LUIK,
    PHASE_ADOPT,
    PHASE_FOUND,
    PHASE_SETTLE,
    UTRECHT,
    FlandernState,
)
from guildhall.games.flandern.state import first_lot, owner_of, size
from guildhall.games.flandern.tables import (
    ARMS_OF,
    BASE_LOTS,
    CENTRE,
    CENTRE_MASTERS,
    CITY_OF,
    FIXED,
    INFLUENCE_CARDS,
    TWO,
)


class SetUp(Decision):
    """FL-5, FL-8: in seat order from the starting player."""

    def waiting(self, s: FlandernState) -> Int:
        return reasons.NOT_YOUR_SETUP


class Guild(SetUp):
    """FL-5: everybody takes a guild."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-5: a guild belongs to one player."""
        return 0 if owner_of(s, move - GUILD) < 0 else reasons.GUILD_TAKEN

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-5, FL-6: in seat order from the starting player; then the centres are laid."""
        guild = move - GUILD
        s.guild = put(s.guild, actor, guild)
        if log is not None:
            log.tell("took_guild", "FL-5", {"seat": actor, "guild": guild})
        s.cursor += 1
        s.mover = s.cursor
        if s.cursor == s.seats:
            s.cursor = 0
            _found_next(s, log)


class Found(SetUp):
    """FL-7: a centre is laid."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-7, FL-8: any free ground."""
        return check_ground(s, move - FOUND)

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        """FL-7: the ground is now the city named on the centre."""
        _found(s, s.mover, s.card, move - FOUND, log)
        s.cursor += 1
        if s.cursor < s.seats:
            _found_next(s, log)
        elif s.seats == TWO:
            _adopt_next(s, log)
        else:
            _settle_next(s, log)


class Adopt(SetUp):
    """FL-47: with two players the starting player adopts a guild."""

    def check(self, s: FlandernState, seat: Int, move: Int) -> Int:
        """FL-47: one that nobody has."""
        return 0 if owner_of(s, move - ADOPT) < 0 else reasons.ADOPTED_TAKEN

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        do_adopt(s, actor, move - ADOPT, log)


class Settle(Phase):
    """FL-8: chance lays the centres of Utrecht and Luik."""

    def chance(self, s: FlandernState) -> Ints:
        weights = ints(CITIES)
        for ground in range(CITIES):
            weights[ground] = (free_grounds(s) >> ground) & 1
        return weights

    def play(self, s: FlandernState, actor: Int, move: Int, log: Log | None) -> None:
        _settle(s, move, log)


GUILD_PHASE: Final = Guild("guild", GUILD, FOUND)
FOUND_PHASE: Final = Found("found", FOUND, ADOPT)
ADOPT_PHASE: Final = Adopt("adopt", ADOPT, CHOOSE)
SETTLE_PHASE: Final = Settle("settle", draws=CHANCE_SETTLE, wait=reasons.DRAWING_GROUND)


def _found_next(s: FlandernState, log: Log | None) -> None:
    """FL-8, FA-36: own centres in seat order; with two players then the adopted ones."""
    while s.cursor < s.seats:
        if not s.fixed:
            _ask_found(s, s.cursor, s.guild[s.cursor])
            return
        _lay_fixed(s, s.cursor, s.guild[s.cursor], log)
    if s.seats == TWO:
        _adopt_next(s, log)
    else:
        _settle_next(s, log)


def _ask_found(s: FlandernState, seat: Int, guild: Int) -> None:
    s.mover = seat
    s.card = CITY_OF[guild]
    s.phase = PHASE_FOUND


def _lay_fixed(s: FlandernState, seat: Int, guild: Int, log: Log | None) -> None:
    """FL-8, option fixed_centres: the centre goes to its own ground."""
    s.mover = seat
    _found(s, seat, CITY_OF[guild], FIXED[CITY_OF[guild]], log)
    s.cursor += 1


def _adopt_next(s: FlandernState, log: Log | None) -> None:
    """FL-47, FA-36: the starting player adopts a guild, the other takes the one that is left."""
    if s.cursor == s.seats:
        s.mover = 0
        s.phase = PHASE_ADOPT
    elif s.cursor == s.seats + 1:
        s.mover = 1
        for guild in range(GUILDS):
            if owner_of(s, guild) < 0:
                do_adopt(s, 1, guild, log)
                return
    else:
        _settle_next(s, log)


def do_adopt(s: FlandernState, seat: Int, guild: Int, log: Log | None) -> None:
    """FL-47: the points of this guild go to the player; he lays its centre."""
    s.adopted = put(s.adopted, seat, guild)
    if log is not None:
        log.tell("adopted", "FL-47", {"seat": seat, "guild": guild})
    if s.fixed:
        _lay_fixed(s, seat, guild, log)
        _adopt_next(s, log)
    else:
        _ask_found(s, seat, guild)


def city_on(s: FlandernState, ground: Int) -> Int:
    """FL-7: the city that stands on a ground; -1 while it is free."""
    for city in range(CITIES):
        if s.ground[city] == ground:
            return city
    return -1


def check_ground(s: FlandernState, ground: Int) -> Int:
    """FL-7: one centre on each ground."""
    return 0 if city_on(s, ground) < 0 else reasons.GROUND_TAKEN


def free_grounds(s: FlandernState) -> Int:
    """FL-7, FL-8: mask of the grounds without a centre."""
    out: Int = 0
    for ground in range(CITIES):
        if check_ground(s, ground) == 0:
            out |= 1 << ground
    return out


def _found(s: FlandernState, seat: Int, city: Int, ground: Int, log: Log | None) -> None:
    lay_centre(s, city, ground)
    if log is not None:
        args: dict[str, int] = {"seat": seat, "city": city, "ground": ground}
        args["arms"] = ARMS_OF[city]
        log.tell("founded", "FL-7", args)


def lay_centre(s: FlandernState, city: Int, ground: Int) -> None:
    """FL-7, FL-10: the centre is a finished district of its arms; its ground's plots are open."""
    s.ground[city] = ground
    s.plots[city] = BASE_LOTS
    if ARMS_OF[city] != CHURCH:
        print_masters(s, city, CENTRE, CENTRE_MASTERS)
    put_district(s, city, CENTRE, ARMS_OF[city])


def _settle_next(s: FlandernState, log: Log | None) -> None:
    """FL-7, FL-8: Utrecht, then Luik; a single free ground needs no draw."""
    s.mover = -1
    s.card = UTRECHT if s.ground[UTRECHT] < 0 else LUIK
    if s.ground[s.card] >= 0:
        _hand_out(s, log)
        return
    free = free_grounds(s)
    if s.fixed:
        _settle(s, FIXED[s.card], log)
    elif size(free) == 1:
        _settle(s, first_lot(free), log)
    else:
        s.phase = PHASE_SETTLE


def _settle(s: FlandernState, ground: Int, log: Log | None) -> None:
    city = s.card
    lay_centre(s, city, ground)
    if log is not None:
        log.tell("settled", "FL-8", {"city": city, "ground": ground, "arms": ARMS_OF[city]})
    _settle_next(s, log)


def _hand_out(s: FlandernState, log: Log | None) -> None:
    """FL-4, FL-9, FL-46, FL-48: cards of the cities in play; the play begins."""
    hand: Int = (1 << DEEDS) - 1
    for city in range(CITIES):
        if s.ground[city] < 0:
            hand &= ~(1 << city)
            s.gold_a = put(s.gold_a, city, 0)
            s.gold_b = put(s.gold_b, city, 0)
            if log is not None:
                log.tell("unused", "FL-9", {"city": city})
    for seat in range(s.seats):
        s.hands[seat] = hand
        s.influence[seat] = INFLUENCE_CARDS if s.seats > TWO else 0
        if s.adopted[seat] >= 0:
            s.pile |= ((1 << CHARGES) - 1) << (s.adopted[seat] * CHARGES)
    s.card = -1
    s.cursor = -1
    go_next(s)
