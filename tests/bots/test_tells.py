"""What hints tell of moves is what the engine does: compared in positions of random games."""

from collections.abc import Iterator

import pytest

import guildhall as gh
from guildhall.bots.deed import Deed, Reason
from guildhall.bots.expertise import find_expertise
from guildhall.bots.reasons import codes_of, concrete
from guildhall.core.log import Log
from guildhall.core.numbers import made
from guildhall.games.colonia.tables import PRICE
from guildhall.games.dutch_revolt.phases.control import city_majority, province_majority
from guildhall.games.flandern.phases.lots import fitting_lots
from guildhall.games.flandern.scoring import city_masters, city_points
from guildhall.games.guildes.schema import KINDS
from guildhall.games.guildes.view import observe
from tests.bots.positions import asked

EVERY = 5
"""One decision in so many is looked at."""
Case = tuple[Deed, dict[str, dict[str, int]], Reason]
"""A move, what the engine told of it by kind, and a reason for it."""


def cases(
    name: str, seats: int, seed: int = 3, every: int = EVERY, **options: object
) -> Iterator[Case]:
    """Every reason of every move that was possible at some decisions of a random game."""
    game = gh.GAMES[name]
    tells, words = find_expertise(name).tells, game.words.moves
    for at, (state, seat, legal) in enumerate(asked(game, seats, seed, options)):
        view = game.observe(state, seat)
        for move in legal if at % every == 0 else []:
            after, log, verb = state.copy(), Log(), words.verb_of(move)
            after.play(seat, move, log)
            args = dict(zip(verb.args, words.indices(move), strict=True))
            deed = Deed(seat, verb.name, args, view, after, after, game.observe)
            events = {event.kind: event.args for event in reversed(log.events)}
            for _, reason in tells(deed):
                yield deed, events, reason


@pytest.mark.parametrize("name", gh.GAMES)
def test_what_is_told_has_its_facts_and_is_concrete(name: str) -> None:
    game, codes = gh.GAMES[name], set[str]()
    for _, _, reason in cases(name, game.seats[-1]):
        assert tuple(reason.facts) == codes_of(name)[reason.code]
        assert concrete(game, reason)
        assert game.words.named(reason.facts)
        codes.add(reason.code)
    assert len(codes) >= 5


def test_votes_of_a_guild_are_those_of_the_count() -> None:
    """GU-14: the card is put on the table; the view then counts it."""
    seen = 0
    for deed, _, reason in cases("guildes", 4):
        same = deed.after.ballot == deed.before.ballot and not deed.after.over
        if reason.code == "votes" and deed.verb == "lay" and same:
            guild = reason.facts["guild"]
            counted = deed.made.copy()
            counted.tableau = made([n for row in deed.before.tableau for n in row])
            assert observe(counted, -1).projection[guild][deed.seat] == reason.facts["before"]
            counted.tableau[deed.seat * KINDS + guild] += 1
            assert observe(counted, -1).projection[guild][deed.seat] == reason.facts["votes"]
            seen += 1
    assert seen


def test_pay_of_a_city_is_what_it_would_score() -> None:
    """FL-39: districts and points as the engine ranks them."""
    seen = set()
    for deed, _, reason in cases("flandern", 4):
        facts = reason.facts
        if reason.code in ("pays", "completes", "costs"):
            guild = deed.before.guilds[facts.get("seat", deed.seat)]
            assert facts["points"] == city_points(deed.made, facts["city"])[guild]
            seen.add(reason.code)
        if reason.code in ("leads", "ahead"):
            guild, city = deed.before.guilds[deed.seat], deed.after.cities[facts["city"]]
            assert facts["mine"] == city.districts[guild]
            assert facts["first"] == city.points[guild] == city.value
            seen.add(reason.code)
    assert {"pays", "costs", "ahead"} <= seen


def test_masters_on_a_site_count_when_it_is_finished() -> None:
    """FL-38, FA-40: what a hint says of them is what the engine counts then."""
    seen = set()
    for seed in range(4):
        for deed, _, reason in cases("flandern", 4, seed, 1):
            if reason.code not in ("masters", "site_masters"):
                continue
            facts, guild, city = reason.facts, deed.before.guilds[deed.seat], reason.facts["city"]
            before = deed.before.cities[city]
            finished = deed.made.copy()
            finished.sites = made([*deed.made.sites])
            finished.sites[city] = sum(1 << plot.lot for plot in before.plots if plot.site)
            assert facts["mine"] == city_masters(finished, city, guild) > before.masters[guild]
            counted = city_masters(deed.made, city, guild) == facts["mine"]
            assert counted == (reason.code == "masters")
            assert facts.get("before", before.masters[guild]) == before.masters[guild]
            seen.add(reason.code)
    assert seen == {"masters", "site_masters"}


def test_room_and_what_an_adopted_guild_brings_are_those_of_the_engine() -> None:
    """FL-22, FL-24, FL-47: a plot fits by its shape and its neighbours."""
    seen = set()
    for deed, _, reason in cases("flandern", 2, 3, 1):
        facts, guild = reason.facts, deed.before.guilds[deed.seat]
        if reason.code == "adopted":
            assert facts["guild"] == deed.before.adopted[deed.seat] != guild
            points = city_points(deed.made, facts["city"])[facts["guild"]]
            assert facts["points"] == points > facts["before"]
        elif reason.code == "room":
            left = fitting_lots(deed.made, facts["city"], guild)
            assert facts["mine"] == int(left).bit_count()
        seen.add(reason.code)
    assert {"adopted", "room"} <= seen


def test_prices_and_places_are_those_the_engine_takes() -> None:
    """CO-31, CO-50, CO-61, CO-90: members, cubes, orders and money as events tell them."""
    seen = set()
    for deed, events, reason in cases("colonia", 4):
        facts = reason.facts
        if reason.code == "queue":
            told = events["ordered"]
            assert (facts["place"], facts["count"]) == (told["space"], told["count"])
        elif reason.code == "cubes":
            assert facts["count"] == events["took_stall"]["count"]
        elif reason.code == "buys":
            assert facts["price"] == events["bought"]["money"] == PRICE[facts["relic"]]
            own = deed.after.projection[deed.seat] - deed.before.projection[deed.seat]
            assert facts["points"] == own
        elif reason.code == "changes":
            assert facts["mine"] == deed.made.money[deed.seat * 4 + facts["city"]]
        seen.add(reason.code)
    assert {"queue", "cubes", "buys", "family", "wanted"} <= seen


def test_nothing_behind_a_screen_is_told() -> None:
    """CO-7: money, cubes and goods of the others stay out of what a hint compares."""
    for deed, _, reason in cases("colonia", 4):
        other = (deed.seat + 1) % 4
        hidden = deed.before
        before = hidden.money[other], hidden.cubes[other], hidden.goods[other]
        hidden.money[other], hidden.cubes[other] = [n + 7 for n in before[0]], [9] * len(before[1])
        hidden.goods[other] = [8] * len(before[2])
        assert reason in [told for _, told in find_expertise("colonia").tells(deed)]
        hidden.money[other], hidden.cubes[other], hidden.goods[other] = before


def test_majorities_and_money_are_those_of_the_engine() -> None:
    """DR-10, DR-11, DR-71: control, the count and the treasury after the move."""
    seen = set()
    for deed, _, reason in cases("dutch_revolt", 5):
        facts, faction = reason.facts, deed.before.mover
        if reason.code == "controls_province":
            assert province_majority(deed.made, facts["province"]) == faction
        elif reason.code == "controls_city":
            assert city_majority(deed.made, facts["city"]) == faction
        elif reason.code == "breaks_province":
            assert province_majority(deed.made, facts["province"]) != facts["faction"]
        elif reason.code == "counts":
            assert facts["points"] in deed.after.projection[faction]
        elif reason.code == "coins":
            assert facts["coins"] == deed.made.coins[faction]
        seen.add(reason.code)
    assert {"controls_province", "controls_city", "counts", "coins", "armies"} <= seen
