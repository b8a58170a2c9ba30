"""A world that might be true: hidden gold and the others' choices are drawn to fit a view."""

from guildhall.core.luck import Luck
from guildhall.core.numbers import Ints, append, made, with_capacity
from guildhall.games.flandern.game import Flandern, new_flandern
from guildhall.games.flandern.phases.place import print_masters, put_district
from guildhall.games.flandern.state import is_secret
from guildhall.games.flandern.tables import CENTRE, LOTS
from guildhall.games.flandern.view import CityView, FlandernView, PlotView


def imagine(view: FlandernView, luck: Luck) -> Flandern:
    """Give a state that this view might be of."""
    s = new_flandern(view.seats, view.fixed_centres, view.corner_touch, view.bonus_when_zero)
    _set_course(s, view)
    _set_pieces(s, view)
    for city in view.cities:
        _set_city(s, city)
    _set_gold(s, view, luck)
    _set_choices(s, view, luck)
    return s


def _mask(members: list[int]) -> int:
    return sum(1 << member for member in members)


def _pick(options: list[int], luck: Luck) -> int:
    return options[int(luck.below(len(options), 0))]


def _set_course(s: Flandern, v: FlandernView) -> None:
    s.phase, s.round, s.lead, s.cursor, s.mover = v.phase, v.round, v.lead, v.cursor, v.mover
    s.source, s.card, s.own, s.step = v.source, v.card, v.own, v.step
    s.city, s.lot, s.whose, s.tile = v.city, v.lot, v.whose, v.tile
    s.acted, s.idle, s.reason = v.acted, v.idle, v.reason
    s.guild, s.adopted = made(v.guilds), made(v.adopted)
    s.hands = made([_mask(hand) for hand in v.hands])
    s.played = made([_mask(played) for played in v.played])
    s.influence, s.order = made(v.influence), made(v.order)
    s.points, s.bonus = made(v.guild_points), made(v.bonus)


def _set_pieces(s: Flandern, v: FlandernView) -> None:
    s.stock = made([number for arms in v.stock for shape in arms for number in shape])
    s.specials = _mask(v.specials)
    s.site_pawns, s.cathedrals = v.site_pawns, v.cathedrals
    s.scored = _mask([city.city for city in v.cities if city.scored])
    s.pile, s.aside = _mask(v.pile), _mask(v.aside)
    s.gold_used = made(v.gold_used)
    s.master_at = _master_pawns(v)


def _master_pawns(v: FlandernView) -> Ints:
    places = with_capacity(8)
    for city in v.cities:
        for plot in city.plots:
            for _ in range(plot.pawns):
                places = append(places, city.city * LOTS + plot.lot)
    for _ in range(v.master_pawns):
        places = append(places, -1)
    return places


def _set_city(s: Flandern, view: CityView) -> None:
    city = view.city
    s.ground[city] = view.ground
    for plot in view.plots:
        if plot.lot != CENTRE:
            s.plots[city] |= 1 << plot.lot
        if plot.covered:
            s.covered[city] |= 1 << plot.lot
        if plot.arms >= 0:
            _set_district(s, city, plot)


def _set_district(s: Flandern, city: int, plot: PlotView) -> None:
    print_masters(s, city, plot.lot, plot.printed)
    put_district(s, city, plot.lot, plot.arms)
    s.sites[city] |= int(plot.site) << plot.lot
    s.cathedral[city] |= int(plot.cathedral) << plot.lot
    if plot.swallowed >= 0:
        s.gone[city] |= 1 << plot.swallowed
        put_district(s, city, plot.swallowed, plot.arms)


def _set_gold(s: Flandern, v: FlandernView, luck: Luck) -> None:
    """FL-12: the hidden card came from a known pile and is of no scored city."""
    piles = [pile[:] for pile in v.gold_unseen]
    s.gold, s.gold_from = v.gold, v.gold_hidden
    if v.gold_hidden >= 0 and v.gold < 0:
        pile = piles[v.gold_hidden]
        scored = [city.city for city in v.cities if city.scored]
        cards = [card for card, n in enumerate(pile) if card not in scored for _ in range(n)]
        s.gold = _pick(cards, luck)
        pile[s.gold] -= 1
    s.gold_a, s.gold_b = made(piles[0]), made(piles[1])


def _set_choices(s: Flandern, v: FlandernView, luck: Luck) -> None:
    """FL-13: whoever owes no choice any more has laid some card of the hand and some influence."""
    s.chosen, s.laid = made(v.chosen), made(v.laid)
    if not is_secret(v.phase):
        return
    for seat in range(v.seats):
        if seat != v.seat and seat not in v.actors:
            s.chosen[seat] = _pick(v.hands[seat], luck)
            s.laid[seat] = int(luck.below(v.influence[seat] + 1, 0))
