"""What a move of Guildes changes: cards of a guild against the others', and votes of this count."""

from collections.abc import Iterator

from guildhall.bots.deed import Deed, Reason, Told
from guildhall.core.numbers import made
from guildhall.games.guildes.schema import BALLOTS, GUILDS, MILITIA, TIES_VANISH, TRICK_A
from guildhall.games.guildes.scoring import guild_votes, without_ties
from guildhall.games.guildes.view import GuildesView

CODES = {
    "leads": ("guild", "mine", "best", "first"),
    "ties": ("guild", "mine", "first"),
    "chases": ("guild", "mine", "best", "first"),
    "votes": ("guild", "before", "votes"),
    "costs": ("seat", "guild", "before", "votes"),
    "militia": ("mine", "votes", "counts"),
    "neighbour": ("seat", "guild", "theirs"),
    "spare": ("guild", "votes"),
    "protects": ("count",),
    "salvages": ("count",),
}
FEW = 2
"""Cards of a neighbour that make it worth telling what the packet would bring them."""


def tells(deed: Deed) -> Iterator[Told]:
    """Tell by verb: cards picked, laid or put aside, and what a trick does to the count."""
    guild = deed.args.get("guild", -1)
    if deed.verb == "pick":
        yield from _picked(deed, guild)
    elif deed.verb == "lay":
        yield from _laid(deed, guild)
    elif deed.verb == "aside":
        votes = _worth(deed.before, deed.seat, guild)
        yield "", Reason("spare", {"guild": guild, "votes": votes})
    elif deed.verb == "use":
        yield "", _used(deed)
    else:
        yield from _swung(deed)


def _picked(deed: Deed, guild: int) -> Iterator[Told]:
    """GU-7: the hand and the table together, and who gets what is left."""
    view: GuildesView = deed.before
    mine = view.tableau[deed.seat][guild] + view.hand[guild] + 1
    yield from _standing(view, deed.seat, guild, mine)
    following = (deed.seat + view.arrow) % view.seats
    theirs = view.tableau[following][guild]
    if theirs >= FEW and guild != MILITIA:
        facts = {"seat": following, "guild": guild, "theirs": theirs}
        yield "", Reason("neighbour", facts)


def _laid(deed: Deed, guild: int) -> Iterator[Told]:
    """GU-8: what the card adds as the tables stand, and where it leads."""
    view: GuildesView = deed.before
    before, votes = _votes(view, deed.seat, guild, 0), _votes(view, deed.seat, guild, 1)
    if votes > before and guild != MILITIA:
        facts = {"guild": guild, "before": before, "votes": votes}
        yield f"guild:{guild}", Reason("votes", facts)
    mine = view.tableau[deed.seat][guild] + _hidden(view, guild) + 1
    yield from _standing(view, deed.seat, guild, mine)


def _standing(view: GuildesView, seat: int, guild: int, mine: int) -> Iterator[Told]:
    """GU-11, GU-16: so many cards of a guild beside those the others show."""
    part = f"guild:{guild}"
    if guild == MILITIA:
        left = BALLOTS - view.ballot + 1
        yield (
            part,
            Reason("militia", {"mine": mine, "votes": view.militia_votes * mine, "counts": left}),
        )
        return
    best = max(row[guild] for other, row in enumerate(view.tableau) if other != seat)
    first = view.payouts[guild][0] if view.payouts[guild] else 0
    facts = {"guild": guild, "mine": mine, "best": best, "first": first}
    code = "leads" if mine > best else "ties" if mine == best else "chases"
    yield part, Reason(code, {name: facts[name] for name in CODES[code]})


def _hidden(view: GuildesView, guild: int) -> int:
    """Count the own cards of a guild that lie face down."""
    return view.chosen.count(guild) + (view.covered == guild)


def _votes(view: GuildesView, seat: int, guild: int, more: int) -> int:
    """GU-14, GU-19: the votes of a guild if it were counted now, with some own cards more."""
    if guild >= GUILDS:
        return view.militia_votes * (view.tableau[seat][guild] + more)
    counts = [max(0, row[guild] + view.swing[at][guild]) for at, row in enumerate(view.tableau)]
    counts[seat] += _hidden(view, guild) + more
    numbers = made(counts)
    if view.events and view.event == TIES_VANISH:
        numbers = without_ties(numbers)
    return int(guild_votes(numbers, guild, view.ballot)[seat])


def _worth(view: GuildesView, seat: int, guild: int) -> int:
    """Votes that one card more would bring as the tables stand."""
    return _votes(view, seat, guild, 1) - _votes(view, seat, guild, 0)


def _used(deed: Deed) -> Reason:
    """GU-28, GU-31: what protection keeps, and what the second hand can draw from."""
    view: GuildesView = deed.before
    if view.tricks[deed.seat] == TRICK_A:
        return Reason("protects", {"count": sum(view.tableau[deed.seat])})
    return Reason("salvages", {"count": view.discard_size})


def _swung(deed: Deed) -> Iterator[Told]:
    """GU-29 to GU-33: what a trick does to the count, own votes first."""
    before, after = deed.before, deed.after
    if after.ballot != before.ballot or after.over:
        return
    for guild, (old, new) in enumerate(zip(before.projection, after.projection, strict=True)):
        if new[deed.seat] > old[deed.seat] and guild < GUILDS:
            facts = {"guild": guild, "before": old[deed.seat], "votes": new[deed.seat]}
            yield f"guild:{guild}", Reason("votes", facts)
        for seat in range(before.seats):
            if seat != deed.seat and new[seat] < old[seat]:
                facts = {"seat": seat, "guild": guild, "before": old[seat], "votes": new[seat]}
                yield "", Reason("costs", facts)
