"""What hints tell of dirty tricks and in ballots with an event, against the engine's own count."""

from collections.abc import Iterator
from functools import cache

from guildhall.bots.deed import Deed, Reason
from guildhall.core.log import Log
from guildhall.core.numbers import made
from guildhall.games.guildes.moves import EVENT, TRICK
from guildhall.games.guildes.schema import KINDS
from guildhall.games.guildes.scoring import count_ballot
from guildhall.games.guildes.view import GuildesView, observe
from tests.bots.test_tells import cases

SEEDS = range(3)


@cache
def everything() -> list[tuple[Deed, Reason]]:
    """Reasons for all moves of games with both variants that leave their ballot open."""
    return [
        (deed, reason)
        for seed in SEEDS
        for deed, _, reason in cases("guildes", 4, seed, 1, events=True, dirty_tricks=True)
        if deed.after.ballot == deed.before.ballot and not deed.after.over
    ]


def told(*verbs: str) -> Iterator[tuple[Deed, Reason]]:
    """Those for moves of some verbs."""
    return ((deed, reason) for deed, reason in everything() if deed.verb in verbs)


def counted(deed: Deed, view: GuildesView, seat: int, guild: int) -> int:
    """Votes that the engine gives a seat for a guild, counting what a view shows."""
    state, log = deed.made.copy(), Log()
    state.tableau = made([number for row in view.tableau for number in row])
    state.swing = made([number for row in view.swing for number in row])
    count_ballot(state, log)
    votes = [e.args["votes"] for e in log.events if e.kind == "votes" and _is(e.args, seat, guild)]
    return sum(votes)


def _is(args: dict[str, int], seat: int, guild: int) -> bool:
    return (args["seat"], args["guild"]) == (seat, guild)


def test_a_trick_tells_what_the_count_gives_before_and_after_it() -> None:
    """GU-29 to GU-33: own votes that grow, votes of others that shrink, under any event."""
    seen = set()
    for deed, reason in told("with", "eliminate", "keep", "replace", "raise", "lower"):
        facts = reason.facts
        seat, guild = facts.get("seat", deed.seat), facts["guild"]
        if guild < KINDS - 1:
            assert facts["before"] == counted(deed, deed.before, seat, guild)
            assert facts["votes"] == counted(deed, deed.after, seat, guild)
        assert (facts["votes"] > facts["before"]) == (reason.code == "votes")
        seen.add((deed.verb, reason.code))
    assert {code for _, code in seen} == {"votes", "costs"}
    assert {verb for verb, _ in seen} >= {"with", "eliminate", "replace", "raise", "lower"}


def test_only_protection_protects() -> None:
    """GU-28, GU-31: trick A names the cards it keeps, trick D the pile it draws from."""
    seen = set()
    for deed, reason in told("use"):
        letter = TRICK.ids[deed.before.tricks[deed.seat]]
        facts = {
            "a": Reason("protects", {"count": sum(deed.before.tableau[deed.seat])}),
            "d": Reason("salvages", {"count": deed.before.discard_size}),
        }
        assert reason == facts[letter]
        seen.add(letter)
    assert seen == {"a", "d"}


def test_declining_a_trick_tells_nothing() -> None:
    """What changes nothing is no reason."""
    assert not list(told("decline"))


def test_votes_of_a_card_follow_the_event() -> None:
    """GU-14, GU-19: one card more as the engine counts it, where ties vanish, too."""
    seen = set()
    for deed, reason in told("lay"):
        if reason.code != "votes":
            continue
        guild = reason.facts["guild"]
        state = deed.made.copy()
        state.tableau = made([number for row in deed.before.tableau for number in row])
        hidden = deed.before.chosen.count(guild) + (deed.before.covered == guild)
        for more, fact in ((hidden, "before"), (hidden + 1, "votes")):
            state.tableau[deed.seat * KINDS + guild] = deed.before.tableau[deed.seat][guild] + more
            assert observe(state, -1).projection[guild][deed.seat] == reason.facts[fact]
        seen.add(EVENT.ids[deed.before.event])
    assert "ties_vanish" in seen
    assert len(seen) > 2


def test_a_card_put_aside_is_told_by_what_it_would_add() -> None:
    """GU-21: one card more of its guild, counted now."""
    seen = 0
    for deed, reason in told("aside"):
        guild = reason.facts["guild"]
        state = deed.made.copy()
        state.tableau = made([number for row in deed.before.tableau for number in row])
        without = observe(state, -1).projection[guild][deed.seat]
        state.tableau[deed.seat * KINDS + guild] += 1
        assert reason.code == "spare"
        assert reason.facts["votes"] == observe(state, -1).projection[guild][deed.seat] - without
        seen += 1
    assert seen
