"""The end of the game: windows, points, ranks."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints, put, sum_products
from guildhall.games.colonia.schema import CITIES, GOODS, RELICS, RESOURCES, ColoniaState
from guildhall.games.colonia.state import owns
from guildhall.games.colonia.tables import GRADES, POINTS, SHRINE, SHRINE_FACTOR, WINDOW_POINTS


def end_game(s: ColoniaState, log: Log | None) -> None:
    """CO-100, CO-101, CO-102: award the windows, count every card, name the winners."""
    for city in range(CITIES):
        _award_window(s, city, log)
    for seat in range(s.seats):
        _count_relics(s, seat, log)
        _count_shrines(s, seat, log)
    if log is not None:
        _log_winners(s, log)


def window_winner(s: ColoniaState, city: Int) -> Int:
    """CO-101, A-16: the seat with strictly the most money of a city; -1 on a tie or without any."""
    best: Int = 0
    winner: Int = -1
    for seat in range(s.seats):
        money = s.money[seat * CITIES + city]
        if money > best:
            best = money
            winner = seat
        elif money == best:
            winner = -1
    return winner


def _award_window(s: ColoniaState, city: Int, log: Log | None) -> None:
    """CO-101, A-16: the winner hands in all money of that currency; the others keep theirs."""
    seat = window_winner(s, city)
    s.windows = put(s.windows, city, seat)
    if seat < 0:
        if log is not None:
            log.tell("no_window", "CO-101", {"city": city})
        return
    money = s.money[seat * CITIES + city]
    s.money[seat * CITIES + city] = 0
    s.points[seat] += WINDOW_POINTS
    if log is not None:
        args: dict[str, int] = {"seat": seat, "city": city, "money": money}
        args["points"] = WINDOW_POINTS
        log.score("window", "CO-101", seat, WINDOW_POINTS, args)


def _count_relics(s: ColoniaState, seat: Int, log: Log | None) -> None:
    """CO-91, CO-102: every relic outside a shrine counts its points."""
    for relic in range(RELICS):
        for _ in range(s.relics[seat * RELICS + relic]):
            points = POINTS[relic]
            s.points[seat] += points
            if log is not None and relic % GRADES != SHRINE:
                args: dict[str, int] = {"seat": seat, "relic": relic, "points": points}
                log.score("relic_points", "CO-102", seat, points, args)


def _count_shrines(s: ColoniaState, seat: Int, log: Log | None) -> None:
    """CO-91, CO-102: a relic in a shrine counts double, an empty shrine nothing."""
    for city in range(CITIES):
        if owns(s, seat, city * GRADES + SHRINE):
            relic = s.enshrined[city]
            if relic >= 0:
                points = SHRINE_FACTOR * POINTS[relic]
                s.points[seat] += points
                if log is not None:
                    args: dict[str, int] = {"seat": seat, "relic": relic, "points": points}
                    log.score("shrine_points", "CO-102", seat, points, args)
            elif log is not None:
                empty: dict[str, int] = {"seat": seat, "city": city, "points": 0}
                log.score("empty_shrine", "CO-102", seat, 0, empty)


def relic_points(s: ColoniaState, seat: Int) -> Int:
    """CO-102: what the cards of a seat are worth now, windows apart."""
    result = sum_products(s.relics, seat * RELICS, POINTS)
    shrines = s.enshrined
    for city in range(CITIES):
        if shrines[city] >= 0 and owns(s, seat, city * GRADES + SHRINE):
            result += SHRINE_FACTOR * POINTS[shrines[city]]
    return result


def row_sum(row: Ints, seat: Int, kinds: Int) -> Int:
    """Add up one seat's row of a flat array."""
    result: Int = 0
    for kind in range(kinds):
        result += row[seat * kinds + kind]
    return result


def is_better(s: ColoniaState, seat: Int, other: Int) -> bool:
    """CO-102, CO-103: more points; then more money left, more goods, more cubes."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    gap = row_sum(s.money, seat, CITIES) - row_sum(s.money, other, CITIES)
    if gap == 0:
        gap = row_sum(s.goods, seat, GOODS) - row_sum(s.goods, other, GOODS)
    if gap == 0:
        gap = row_sum(s.cubes, seat, RESOURCES) - row_sum(s.cubes, other, RESOURCES)
    return gap > 0


def final_ranks(s: ColoniaState) -> Ints:
    """CO-103, A-33: ranks by all keys; seats equal in all of them share the rank."""
    ranks = ints(s.seats, 1)
    for seat in range(s.seats):
        for other in range(s.seats):
            if is_better(s, other, seat):
                ranks[seat] += 1
    return ranks


def _log_winners(s: ColoniaState, log: Log) -> None:
    ranks = final_ranks(s)
    winners: Int = 0
    for seat in range(s.seats):
        if ranks[seat] == 1:
            winners += 1
            log.tell("won", "CO-103", {"seat": seat, "points": s.points[seat]})
    if winners > 1:
        log.tell("drawn_game", "CO-103", {"winners": winners})
