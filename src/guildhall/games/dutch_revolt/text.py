"""The Dutch Revolt for the terminal and the screen reader: factions, then the map by region."""

from collections.abc import Sequence
from textwrap import fill

from guildhall.core.game import Say
from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.game import phase_number
from guildhall.games.dutch_revolt.moves import (
    BISHOPRIC,
    BOX,
    CITY,
    FACTION,
    PHASE,
    PROVINCE,
    REGION,
    SIDE,
    TOWN,
    UNIVERSITY,
)
from guildhall.games.dutch_revolt.schema import BEGGARS, FACTIONS, FIRST_CITY, FIRST_TOWN, SPOTS
from guildhall.games.dutch_revolt.tables import (
    PROVINCE_OF,
    REGION_OF,
    TRACK_LENGTH,
    UNIVERSITY_SPOT,
)
from guildhall.games.dutch_revolt.view import RevoltView

WIDTH = 100
NAME_WIDTH = 10
INDENT = 4
GAME = "dutch_revolt"
HEADS = (
    *("faction", "player", "map", "support", "coins", "stock", "armies", "cities"),
    *("provinces", "points", "now"),
)
TOGETHER = "\N{NO-BREAK SPACE}"


def board(view: RevoltView, say: Say, names: Sequence[str]) -> str:
    """Print everything a view holds that a player needs, at most 100 columns wide."""
    parts = [
        _head(view, say),
        _factions(view, say, names),
        *(_region(view, say, region) for region in range(len(REGION.ids))),
        _margins(view, say),
    ]
    return "\n\n".join(parts)


def letter(say: Say, side: int) -> str:
    """Give the one letter of a side; a dash for nobody."""
    return say(f"{GAME}-board-letter-{SIDE.ids[side]}") if side >= 0 else "-"


def _wrapped(text: str, indent: str = "") -> str:
    lines = fill(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + " " * INDENT,
        break_on_hyphens=False,
    )
    return lines.replace(TOGETHER, " ")


def _head(view: RevoltView, say: Say) -> str:
    phase = say(f"{GAME}-phase-{PHASE.ids[view.phase]}")
    order = " ".join(letter(say, faction) for faction in view.order)
    number = int(phase_number(view.turn, view.phase))
    facts = {"turn": view.turn, "number": number, "phase": phase, "order": order}
    lines = [say(f"{GAME}-board-head", **facts)]
    if view.mover >= 0 and not view.over:
        lines.append(say(f"{GAME}-board-mover", faction=faction_name(say, view.mover)))
        lines += _matter(view, say)
    return "\n".join(lines)


def _matter(view: RevoltView, say: Say) -> list[str]:
    """Say what the decision is about: the province in turn, the units still to place."""
    if 0 <= view.province < len(PROVINCE.ids):
        name = say(f"{GAME}-province-{PROVINCE.ids[view.province]}")
        return [say(f"{GAME}-board-matter", province=name)]
    if PHASE.ids[view.phase] == "new_units":
        return [say(f"{GAME}-board-due", count=view.due)]
    return []


def faction_name(say: Say, faction: int) -> str:
    """Give the name of a faction."""
    return say(f"{GAME}-faction-{FACTION.ids[faction]}")


def _factions(view: RevoltView, say: Say, names: Sequence[str]) -> str:
    """Give a row for each faction: tokens, armies, cards, the last count and the count of now."""
    rows = [[say(f"{GAME}-board-{head}") for head in HEADS]]
    rows += [_faction_row(view, say, names, faction) for faction in view.order]
    return align(rows)


def _faction_row(view: RevoltView, say: Say, names: Sequence[str], faction: int) -> list[str]:
    numbers = [
        sum(row[faction] for row in view.units),
        sum(view.support[faction]),
        view.coins[faction],
        view.stock[faction],
        sum(view.armies[faction]),
        view.city_card.count(faction),
        view.province_card.count(faction),
        sum(view.points[faction]),
        sum(view.projection[faction]),
    ]
    name = f"{letter(say, faction)} {faction_name(say, faction)}"
    return [name, names[view.owners[faction]][:NAME_WIDTH], *map(str, numbers)]


def align(rows: list[list[str]]) -> str:
    """Set rows one below the other, each column as wide as its widest cell."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def units_text(say: Say, row: list[int]) -> str:
    """Give the units of a place: `B2 N1`; a dot for none."""
    return TOGETHER.join(f"{letter(say, side)}{n}" for side, n in enumerate(row) if n) or "·"


def _region(view: RevoltView, say: Say, region: int) -> str:
    lines = [_command_section(view, say, region)]
    lines += [
        _wrapped(_province(view, say, province), "  ")
        for province in range(len(PROVINCE.ids))
        if REGION_OF[province] == region
    ]
    return "\n".join(lines)


def _command_section(view: RevoltView, say: Say, region: int) -> str:
    armies = [view.armies[faction][region] for faction in range(FACTIONS)]
    flipped = [view.flipped[faction][region] for faction in range(FACTIONS)]
    name = say(f"{GAME}-region-{REGION.ids[region]}")
    boxes = data.REGIONS[region].boxes
    text = say(f"{GAME}-board-region", region=name, armies=units_text(say, armies), boxes=boxes)
    if sum(flipped):
        text += " " + say(f"{GAME}-board-flipped", armies=units_text(say, flipped))
    if view.held[region]:
        text += " " + say(f"{GAME}-board-held", count=view.held[region])
    return _wrapped(text)


def _province(view: RevoltView, say: Say, province: int) -> str:
    text = say(
        f"{GAME}-board-province",
        province=say(f"{GAME}-province-{PROVINCE.ids[province]}"),
        total=view.totals[province],
        limit=view.limit_of(province),
        holder=letter(say, view.province_card[province]),
        points=view.points_of(province),
    )
    places = [say(f"{GAME}-board-field", units=units_text(say, view.units[province]))]
    places += [
        _settlement(view, say, spot)
        for spot in range(FIRST_CITY, SPOTS)
        if PROVINCE_OF[spot] == province
    ]
    return f"{text} {'; '.join(places)}"


def _settlement(view: RevoltView, say: Say, spot: int) -> str:
    """Give a town with its unit, or a city in capitals with its holder, units and siege."""
    marks = "°" if spot in list(UNIVERSITY_SPOT) else ""
    units = units_text(say, view.units[spot])
    if spot >= FIRST_TOWN:
        marks += "*" if view.is_commercial(spot - FIRST_TOWN) else ""
        name = say(f"{GAME}-town-{TOWN.ids[spot - FIRST_TOWN]}")
        return f"{name}{marks}{TOGETHER}{units.rstrip('1')}"
    city = spot - FIRST_CITY
    name = say(f"{GAME}-city-{CITY.ids[city]}").upper()
    holder = letter(say, view.city_card[city])
    text = TOGETHER.join((f"{name}{marks}", f"[{holder}]", units))
    if view.siege[city] == BEGGARS:
        text += " " + say(f"{GAME}-board-blockade")
    elif view.siege[city] >= 0:
        text += " " + say(f"{GAME}-board-siege", faction=letter(say, view.siege[city]))
    return text


def _margins(view: RevoltView, say: Say) -> str:
    """Give support boxes, citizens, bishoprics, universities, beggars and neutrals."""
    texts = [
        say(f"{GAME}-board-boxes", boxes=_boxes(view, say)),
        say(f"{GAME}-board-citizens", track=_track(view, say)),
        say(f"{GAME}-board-bishoprics", bishoprics=_bishoprics(view, say)),
        say(f"{GAME}-board-universities", universities=_universities(view, say)),
        say(f"{GAME}-board-pools", beggars=view.beggars, neutrals=view.neutrals),
        say(f"{GAME}-board-legend"),
    ]
    return "\n".join(_wrapped(text) for text in texts)


def _boxes(view: RevoltView, say: Say) -> str:
    parts = []
    for box, row in enumerate(data.BOXES):
        units = [view.support[faction][box] for faction in range(FACTIONS)]
        name = say(f"{GAME}-box-{BOX.ids[box]}")
        parts.append(f"{name} {units_text(say, units)} ({sum(units)}/{row.spaces})")
    return "; ".join(parts)


def _track(view: RevoltView, say: Say) -> str:
    parts = []
    for space in range(1, TRACK_LENGTH + 1):
        cities = [
            say(f"{GAME}-city-{CITY.ids[city]}")
            for city, stands in enumerate(view.track)
            if stands == space
        ]
        parts.append(f"{space}: {', '.join(cities) or '·'}")
    return "; ".join(parts)


def _bishoprics(view: RevoltView, say: Say) -> str:
    return "; ".join(
        f"{say(f'{GAME}-bishopric-{name}')} {say(f'{GAME}-creed-{data.STATES[creed]}')}"
        for name, creed in zip(BISHOPRIC.ids, view.bishopric, strict=True)
    )


def _universities(view: RevoltView, say: Say) -> str:
    reformed = [
        say(f"{GAME}-university-{name}")
        for name, is_reformed in zip(UNIVERSITY.ids, view.university, strict=True)
        if is_reformed
    ]
    return ", ".join(reformed) or "·"
