"""Colonia for the terminal and the screen reader: the week at a glance, then the families."""

from collections.abc import Sequence

from guildhall.core.game import Say
from guildhall.games.colonia import data
from guildhall.games.colonia.moves import (
    BERTH,
    CITY,
    CRAFTSMAN,
    DAY,
    DECREE,
    GOOD,
    PHASE,
    RELIC,
    RESOURCE,
    SHIP,
    STALL,
)
from guildhall.games.colonia.schema import CITIES, GOODS, STALLS, STREETS
from guildhall.games.colonia.tables import DECREE_DAY, EMBLEM, GRADES, PRICE, SHRINE
from guildhall.games.colonia.view import ColoniaView

EMPTY = "-"


def board(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    """Print everything a view holds that a player needs."""
    parts = [
        _head(view, say, names),
        _decrees(view, say),
        _market(view, say, names),
        _craftsmen(view, say, names),
        _harbour(view, say, names),
        _display(view, say, names),
        _families(view, say, names),
        _stocks(view, say, names),
    ]
    return "\n\n".join(part for part in parts if part)


def counted(row: Sequence[int], ids: Sequence[str], kind: str, say: Say) -> str:
    """Give counts by kind as words: `2 × iron, fur`."""
    words = []
    for index, number in enumerate(row):
        if number:
            name = say(f"colonia-{kind}-{ids[index]}")
            words.append(f"{number} × {name}" if number > 1 else name)
    return ", ".join(words) or EMPTY


def align(rows: list[list[str]]) -> str:
    """Set rows in columns, each as wide as its widest cell."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _head(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    day = say(f"colonia-day-{DAY.ids[view.day]}")
    phase = say(f"colonia-phase-{PHASE.ids[view.phase]}")
    head = say("colonia-board-head", week=view.week, weeks=data.BOX.weeks, day=day, phase=phase)
    if not any(view.value):
        return head
    seats = [f"{names[seat]} ({view.value[seat]})" for seat in view.order if seat >= 0]
    return head + "\n" + say("colonia-board-order", order=", ".join(seats))


def _decrees(view: ColoniaView, say: Say) -> str:
    """CO-24: the decrees of the week with their days; those behind us in brackets."""
    lines = []
    for at, decree in enumerate(view.decrees):
        if decree >= 0:
            day = say(f"colonia-day-{DAY.ids[DECREE_DAY[decree]]}")
            text = say(f"colonia-decree-{DECREE.ids[decree]}")
            line = say("colonia-board-decree", day=day, decree=text)
            lines.append(f"({line})" if at < view.decree_at else line)
    return "\n".join([say("colonia-board-decrees"), *lines]) if lines else ""


def _market(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    rows = []
    for stall in range(STALLS):
        owner = view.stall_owner[stall]
        if owner >= 0:
            content = f"{names[owner]} ({view.stall_members[stall]})"
        else:
            content = counted(view.stalls[stall], RESOURCE.ids, "resource", say)
        if content != EMPTY:
            name = say(f"colonia-stall-{STALL.ids[stall]}")
            rows.append([name, str(sum(view.stalls[stall]) or EMPTY), content])
    return say("colonia-board-market") + "\n" + align(rows) if rows else ""


def _craftsmen(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    """CO-22, CO-66: recipe, spaces above the stick, and the queue; a bar marks the stick."""
    rows = []
    for craftsman in range(GOODS):
        recipe = data.CRAFTSMEN[craftsman]
        needs = " + ".join(say(f"colonia-resource-{need}") for need in recipe.needs)
        good = say(f"colonia-good-{GOOD.ids[craftsman]}")
        rows.append(
            [
                say(f"colonia-craftsman-{CRAFTSMAN.ids[craftsman]}"),
                f"{needs} → {good}",
                say("colonia-board-stick", spaces=view.sticks[craftsman]),
                _queue(view, craftsman, names),
            ]
        )
    dice = say("colonia-board-dice", dice=view.dice)
    return f"{say('colonia-board-craftsmen')} {dice}\n{align(rows)}"


def _queue(view: ColoniaView, craftsman: int, names: Sequence[str]) -> str:
    cells = []
    for space, owner in enumerate(view.orders[craftsman]):
        if space == view.sticks[craftsman]:
            cells.append("|")
        if owner >= 0:
            cells.append(f"{names[owner]} ({view.order_members[craftsman][space]})")
    return " ".join(cells)


def _harbour(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    """CO-23, CO-71: ships by berth, whether they sail this week, and their holds."""
    rows = []
    for berth, ship in enumerate(view.port):
        if ship >= 0:
            sails = "sails" if berth < view.leaving else "stays"
            rows.append(
                [
                    BERTH.ids[berth].upper(),
                    say(f"colonia-ship-{SHIP.ids[ship]}"),
                    say(f"colonia-board-{sails}"),
                    "; ".join(_holds(view, berth, ship, say, names)),
                ]
            )
    return say("colonia-board-harbour") + "\n" + align(rows) if rows else ""


def _holds(view: ColoniaView, berth: int, ship: int, say: Say, names: Sequence[str]) -> list[str]:
    out = []
    for place, hold in enumerate(data.SHIPS[ship].holds):
        goods = "+".join(say(f"colonia-good-{good}") for good in hold.goods)
        owner = view.marks[berth][place]
        taken = f" [{names[owner]}]" if owner >= 0 else ""
        line = say("colonia-board-hold", number=place + 1, goods=goods, pays=hold.pays)
        out.append(line + taken)
    owner = view.marks[berth][EMBLEM]
    if owner >= 0 or view.extra_hold:
        taken = f" [{names[owner]}]" if owner >= 0 else ""
        out.append(say("colonia-board-extra", pays=data.BOX.extra_hold_pays) + taken)
    return out


def _display(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    """CO-90, CO-94: cards on sale by city; the name of the insurer in brackets."""
    rows = []
    for city in range(CITIES):
        cards = []
        for relic in range(city * GRADES, (city + 1) * GRADES):
            text = _card(relic, say)
            cards += [text] * view.display[relic]
            for seat in range(view.seats):
                cards += [f"{text} [{names[seat]}]"] * view.insured[seat][relic]
        rows.append([say(f"colonia-city-{CITY.ids[city]}"), "; ".join(cards) or EMPTY])
    piles = say("colonia-board-piles", pile=sum(view.pile), discard=sum(view.discard))
    return f"{say('colonia-board-relics')} {piles}\n{align(rows)}"


def _card(relic: int, say: Say) -> str:
    points = data.RELICS[relic % GRADES].points
    if relic % GRADES == SHRINE:
        return say("colonia-board-shrine", price=int(PRICE[relic]))
    return say("colonia-board-relic", points=points, price=int(PRICE[relic]))


def _families(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    """CO-7: what everybody may see: members, where they stand, family cards, shrines."""
    heads = ["family", "reserve", "streets", "board", "cards", "shrines", "points"]
    rows = [[say(f"colonia-board-{head}") for head in heads]]
    for seat in range(view.seats):
        cards = [str(data.BOX.family_cards[card]) for card in view.cards[seat]]
        rows.append(
            [
                names[seat] + (" *" if seat == view.seat else ""),
                str(view.reserve[seat]),
                "/".join(str(view.streets[seat][street]) for street in range(STREETS)),
                str(on_board(view, seat)),
                " ".join(cards) or EMPTY,
                _shrines(view, seat, say),
                str(view.scores[seat]) if view.over else EMPTY,
            ]
        )
    return align(rows)


def on_board(view: ColoniaView, seat: int) -> int:
    """Count the members on stalls, orders, ships, cards and in the town hall."""
    found = view.hall[seat] + sum(view.insured[seat])
    found += sum(owner == seat for row in view.marks for owner in row)
    pairs = list(zip(view.stall_owner, view.stall_members, strict=True))
    for owners, members in zip(view.orders, view.order_members, strict=True):
        pairs += list(zip(owners, members, strict=True))
    return found + sum(number for owner, number in pairs if owner == seat)


def _shrines(view: ColoniaView, seat: int, say: Say) -> str:
    out = []
    for city in range(CITIES):
        if view.relics[seat][city * GRADES + SHRINE]:
            name = say(f"colonia-city-{CITY.ids[city]}")
            inside = view.enshrined[city]
            points = data.RELICS[inside % GRADES].points if inside >= 0 else 0
            out.append(say("colonia-board-enshrined", city=name, points=points))
    return ", ".join(out) or EMPTY


def _stocks(view: ColoniaView, say: Say, names: Sequence[str]) -> str:
    """CO-7: what lies behind the screens that this viewer can look behind."""
    lines = []
    for seat in view.in_sight:
        money = ", ".join(
            say(f"colonia-money-{CITY.ids[city]}", count=view.money[seat][city])
            for city in range(CITIES)
        )
        lines.append(
            say(
                "colonia-board-stock",
                seat=names[seat],
                money=money,
                cubes=counted(view.cubes[seat], RESOURCE.ids, "resource", say),
                goods=counted(view.goods[seat], GOOD.ids, "good", say),
                relics=counted(view.relics[seat], RELIC.ids, "relic", say),
                points=view.projection[seat],
            )
        )
    return "\n".join(lines)
