"""The value of a city and what its guilds get for it; every point goes to the ledger."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put
from guildhall.games.flandern.schema import ARMS, CHURCH, CITIES, RANKED, FlandernState
from guildhall.games.flandern.state import is_open, owner_of, size
from guildhall.games.flandern.tables import (
    CATHEDRAL_VALUE,
    CHURCH_VALUE,
    GUILD_VALUE,
    INFLUENCE_BONUS,
    LOTS,
    RANK_POINTS,
)

MASTER_BITS: Final = 10
"""In a standing the masters take the low bits, the districts stand above them."""


def finished_lots(s: FlandernState, city: Int, arms: Int) -> Int:
    """FL-37: finished districts of these arms, the centre included; tile D counts once."""
    return s.arms[city * ARMS + arms] & ~s.sites[city] & ~s.gone[city]


def city_value(s: FlandernState, city: Int) -> Int:
    """FL-37: guild districts, church districts and cathedrals; sites count nothing."""
    value: Int = 0
    for arms in range(RANKED):
        value += GUILD_VALUE * size(finished_lots(s, city, arms))
    church = finished_lots(s, city, CHURCH)
    return value + CHURCH_VALUE * size(church) + CATHEDRAL_VALUE * size(church & s.cathedral[city])


def standing_value(s: FlandernState, city: Int, ranking: Ints) -> Int:
    """FL-37: the value of a city whose `standings` are known, which hold its guild districts."""
    church = finished_lots(s, city, CHURCH)
    value = CHURCH_VALUE * size(church) + CATHEDRAL_VALUE * size(church & s.cathedral[city])
    for number in ranking:
        value += GUILD_VALUE * (number >> MASTER_BITS)
    return value


def city_masters(s: FlandernState, city: Int, arms: Int) -> Int:
    """FL-38: printed masters and pawns on finished districts of a guild."""
    lots = finished_lots(s, city, arms)
    masters = size(lots & s.ones[city]) + 2 * size(lots & s.twos[city])
    first = city * LOTS
    for place in s.master_at:
        if first <= place < first + LOTS:
            masters += (lots >> (place - first)) & 1
    return masters


def rank_points(rank: Int, value: Int) -> Int:
    """FL-39, FA-1: what a place pays."""
    if rank == 1:
        return value
    return (value + 1) // 2 if rank == 2 else RANK_POINTS[rank - 3]


def standings(s: FlandernState, city: Int) -> Ints:
    """FL-38: a number per guild by which they rank: districts, then masters; 0 = takes no part."""
    out = ints(RANKED)
    for arms in range(RANKED):
        districts = size(finished_lots(s, city, arms))
        if districts:
            out[arms] = (districts << MASTER_BITS) + city_masters(s, city, arms)
    return out


def lowest_rank(ranking: Ints, arms: Int) -> Int:
    """FL-39, FA-25, FA-26: guilds that share ranks p to q all stand on rank q."""
    rank: Int = 0
    for other in ranking:
        if other >= ranking[arms]:
            rank += 1
    return rank


def city_points(s: FlandernState, city: Int) -> Ints:
    """FL-39: what each guild gets if the city is scored as it stands."""
    return ranked_points(standings(s, city), city_value(s, city))


def ranked_points(ranking: Ints, value: Int) -> Ints:
    """FL-39: what each guild gets in a city of this value."""
    out = ints(RANKED)
    for arms in range(RANKED):
        if ranking[arms] > 0:
            out[arms] = rank_points(lowest_rank(ranking, arms), value)
    return out


def score_city(s: FlandernState, city: Int, log: Log | None) -> None:
    """FL-37 to FL-40: pay the guilds, set the cylinder, take the site pawns back."""
    points = city_points(s, city)
    for arms in range(RANKED):
        s.points[arms] += points[arms]
    if log is not None:
        _log_city(s, city, points, log)
    back: Int = size(s.sites[city])
    s.site_pawns += back
    s.scored |= 1 << city
    for seat in range(s.seats):
        s.hands[seat] &= ~(1 << city)
        s.played[seat] &= ~(1 << city)
    if log is not None:
        if back:
            log.tell("pawns_back", "FL-40", {"city": city, "count": back})
        log.tell("cards_out", "FL-40", {"city": city})


def _log_city(s: FlandernState, city: Int, points: Ints, log: Log) -> None:
    value = city_value(s, city)
    log.tell("scored", "FL-37", {"city": city, "value": value})
    ranking = standings(s, city)
    for rank in range(1, RANKED + 1):
        for arms in range(RANKED):
            if ranking[arms] > 0 and lowest_rank(ranking, arms) == rank:
                _log_rank(s, city, arms, rank, points[arms], log)


def _log_rank(s: FlandernState, city: Int, arms: Int, rank: Int, points: Int, log: Log) -> None:
    """FL-39: a guild's points belong to its owner; those of grey are only told."""
    ranking = standings(s, city)
    tied: Int = 0
    for other in ranking:
        if other == ranking[arms]:
            tied += 1
    args: dict[str, int] = {"city": city, "arms": arms}
    args["count"] = size(finished_lots(s, city, arms))
    args["masters"] = city_masters(s, city, arms)
    args["rank"] = rank
    args["tied"] = tied
    args["value"] = city_value(s, city)
    args["points"] = points
    owner = owner_of(s, arms)
    if owner >= 0:
        log.score("ranked", "FL-39", owner, points, args)
    else:
        log.tell("ranked", "FL-39", args)


def score_rest(s: FlandernState, log: Log | None) -> None:
    """FL-43, FL-54: all cities that are not scored yet."""
    for city in range(CITIES):
        if is_open(s, city):
            score_city(s, city, log)


def pay_influence(s: FlandernState, log: Log | None) -> None:
    """FL-44, FA-10: points for the most influence cards in hand; all tied players get them."""
    most: Int = 0
    for number in s.influence:
        most = max(most, number)
    if most == 0 and not s.zero_bonus:
        return
    for seat in range(s.seats):
        if s.influence[seat] == most:
            s.bonus = put(s.bonus, seat, s.bonus[seat] + INFLUENCE_BONUS)
            if log is not None:
                args: dict[str, int] = {"seat": seat, "count": most, "points": INFLUENCE_BONUS}
                log.score("bonus", "FL-44", seat, INFLUENCE_BONUS, args)


def seat_scores(s: FlandernState) -> Ints:
    """FL-45, FL-55: own guild, influenced guild, bonus."""
    out = s.bonus[:]
    for seat in range(s.seats):
        if s.guild[seat] >= 0:
            out[seat] += s.points[s.guild[seat]]
        if s.adopted[seat] >= 0:
            out[seat] += s.points[s.adopted[seat]]
    return out
