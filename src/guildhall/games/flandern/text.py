"""Flandern 1302 for the terminal and the screen reader: players, cities, stocks, cards."""

from collections.abc import Sequence

from guildhall.core.game import Say
from guildhall.games.flandern.moves import ARMS, CARD, CHARGE, CITY, DEED, PHASE, PLOT, SHAPE, TILE
from guildhall.games.flandern.plan import Plan, beside, mark
from guildhall.games.flandern.schema import RANKED
from guildhall.games.flandern.state import CHARGED, is_secret
from guildhall.games.flandern.tables import IDLE_WARNING, SIZES
from guildhall.games.flandern.view import CityView, FlandernView


def board(view: FlandernView, say: Say, names: Sequence[str]) -> str:
    """Print everything a view holds that a player needs."""
    parts = [_head(view, say, names), _players(view, say, names)]
    standing = [city for city in view.cities if city.ground >= 0]
    if standing:
        parts.append(say("flandern-board-legend"))
    pairs = [standing[at : at + 2] for at in range(0, len(standing), 2)]
    parts += [beside([_city(city, say) for city in pair]) for pair in pairs]
    parts.append(_stock(view, say))
    own = _own(view, say)
    return "\n\n".join([*parts, own] if own else parts)


def _head(view: FlandernView, say: Say, names: Sequence[str]) -> str:
    phase = say(f"flandern-phase-{PHASE.ids[view.phase]}")
    lines = [say("flandern-board-head", round=view.round, phase=phase)]
    if view.seats > 2:
        lines.append(say("flandern-board-lead", seat=names[view.lead]))
        lines.append(say("flandern-board-gold", a=view.gold_sizes[0], b=view.gold_sizes[1]))
    elif view.pile or view.aside:
        lines += [_pile(view, say), *_idle(view, say)]
    if view.mover >= 0 and view.card >= 0 and view.round > 0:
        lines.append(say("flandern-board-acts", seat=names[view.mover], card=_card(view, say)))
    return "\n".join(lines)


def _pile(view: FlandernView, say: Say) -> str:
    aside = ", ".join(say(f"flandern-charge-{CHARGE.ids[c]}") for c in view.aside) or "–"
    return say("flandern-board-pile", count=len(view.pile), aside=aside)


def _idle(view: FlandernView, say: Say) -> list[str]:
    """FL-57: how many turns without a building there have been, once the end is near."""
    done = view.idle - 1
    if view.over or done < IDLE_WARNING:
        return []
    return [say("flandern-board-idle", count=done, limit=view.idle_limit)]


def _card(view: FlandernView, say: Say) -> str:
    if view.source == CHARGED:
        charge = f"{ARMS.ids[view.own]}-{DEED.ids[view.card]}"
        return say(f"flandern-charge-{charge}")
    return say(f"flandern-card-{CARD.ids[view.card]}")


def _players(view: FlandernView, say: Say, names: Sequence[str]) -> str:
    """Give one line per player: guild, points, influence, cards played and in hand."""
    lines = []
    for seat in range(view.seats):
        guilds = [guild for guild in (view.guilds[seat], view.adopted[seat]) if guild >= 0]
        args = {
            "seat": names[seat],
            "guild": " + ".join(say(f"flandern-arms-{ARMS.ids[g]}") for g in guilds) or "–",
            "points": view.scores[seat],
            "played": deeds(view.played[seat], say),
        }
        if view.seats > 2:
            lines.append(say("flandern-board-player", **args, count=view.influence[seat]))
        else:
            lines.append(say("flandern-board-player-two", **args))
    grey = view.guild_points[RANKED - 1]
    return "\n".join([*lines, say("flandern-board-grey", points=grey)])


def deeds(cards: Sequence[int], say: Say) -> str:
    """Name action cards."""
    return ", ".join(say(f"flandern-deed-{DEED.ids[card]}") for card in cards) or "–"


def _city(city: CityView, say: Say) -> list[str]:
    """Give the heading, the plan, the guilds present and the plots that are still empty."""
    name = say(f"flandern-city-{CITY.ids[city.city]}")
    scored = say("flandern-board-scored") if city.scored else ""
    head = say("flandern-board-city", city=name, value=city.value, ground=city.ground + 1)
    lines = [f"{head} {scored}".rstrip(), *Plan(city, say).lines(), _standing(city, say)]
    empty = " ".join(PLOT.ids[p.plot] for p in city.plots if p.arms < 0 and not p.covered)
    if empty:
        lines.append(say("flandern-board-empty", plots=empty))
    sites = [f"{PLOT.ids[p.plot]} {mark(p, say)}" for p in city.plots if p.site]
    if sites:
        lines.append(say("flandern-board-sites", plots=", ".join(sites)))
    return lines


def _standing(city: CityView, say: Say) -> str:
    """FL-38: districts and masters of each guild, and its points if scored now, best first."""
    present = [arms for arms in range(RANKED) if city.districts[arms]]
    present.sort(key=lambda arms: (-city.districts[arms], -city.masters[arms]))
    return "  ".join(
        f"{say(f'flandern-board-letter-{ARMS.ids[arms]}')} "
        f"{city.districts[arms]}/{city.masters[arms]}={city.points[arms]}"
        for arms in present
    )


def _stock(view: FlandernView, say: Say) -> str:
    """FL-56: tiles of each stock by shape: those with two, one and no masters."""
    lines = [say("flandern-board-stock")]
    for arms, shelves in enumerate(view.stock):
        if arms < RANKED - 1 and view.round and arms not in [*view.guilds, *view.adopted]:
            continue
        tiles = [f"{SHAPE.ids[n]} {_shelf(shelf)}" for n, shelf in enumerate(shelves)]
        if arms == RANKED:
            tiles += [TILE.ids[SIZES + special] for special in view.specials]
        lines.append(f"{say(f'flandern-arms-{ARMS.ids[arms]}')}: {'  '.join(tiles)}")
    pawns = {"sites": view.site_pawns, "cathedrals": view.cathedrals}
    lines.append(say("flandern-board-pawns", **pawns, masters=view.master_pawns))
    return "\n".join(lines)


def _shelf(shelf: list[int]) -> str:
    return "".join(str(masters) * shelf[masters] for masters in reversed(range(SIZES))) or "–"


def _own(view: FlandernView, say: Say) -> str:
    """Give what only this seat knows or holds."""
    if view.seat < 0 or not view.round or view.over:
        return ""
    lines = [say("flandern-board-hand", cards=deeds(view.hands[view.seat], say))]
    if view.gold >= 0:
        lines.append(
            say("flandern-board-own-gold", card=say(f"flandern-card-{CARD.ids[view.gold]}"))
        )
    if is_secret(view.phase) and view.chosen[view.seat] >= 0:
        deed = say(f"flandern-deed-{DEED.ids[view.chosen[view.seat]]}")
        lines.append(say("flandern-board-chosen", deed=deed, laid=max(view.laid[view.seat], 0)))
    return "\n".join(lines)
