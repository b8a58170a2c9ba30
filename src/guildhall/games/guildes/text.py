"""Guildes for the terminal and the screen reader: the table of guilds, then one's own cards."""

from collections.abc import Sequence

from guildhall.core.game import Say
from guildhall.games.guildes.moves import EVENT, GUILD, PHASE, TRICK
from guildhall.games.guildes.schema import MILITIA
from guildhall.games.guildes.view import GuildesView


def board(view: GuildesView, say: Say, names: Sequence[str]) -> str:
    """Print everything a view holds that a player needs."""
    parts = [_head(view, say), _table(view, say, names)]
    if view.dirty_tricks and max(view.tricks) >= 0:
        parts.append(_tricks(view, say, names))
    if view.seat >= 0:
        parts.append(_own(view, say))
    return "\n\n".join(parts)


def guild_name(say: Say, kind: int) -> str:
    """Give the name of a guild or of the militia."""
    return say(f"guildes-guild-{GUILD.ids[kind]}")


def _head(view: GuildesView, say: Say) -> str:
    phase = say(f"guildes-phase-{PHASE.ids[view.phase]}")
    lines = [say("guildes-board-head", ballot=view.ballot, phase=phase)]
    if view.event >= 0:
        lines.append(_event_line(view, say))
    lines.append(say("guildes-board-piles", deck=view.deck_size, discard=view.discard_size))
    return "\n".join(lines)


def _event_line(view: GuildesView, say: Say) -> str:
    arrow = say("guildes-board-left" if view.arrow > 0 else "guildes-board-right")
    if not view.events:
        return arrow
    event = EVENT.ids[view.event]
    name, effect = say(f"guildes-event-{event}"), say(f"guildes-effect-{event}")
    return f"{arrow} {say('guildes-board-event', event=name, effect=effect)}"


def _table(view: GuildesView, say: Say, names: Sequence[str]) -> str:
    """Give rows for guilds, columns for players: cards laid, and the votes they would bring now."""
    kinds = [*(kind for kind, row in enumerate(view.payouts) if row), MILITIA]
    first = [say("guildes-board-guild"), *(guild_name(say, kind) for kind in kinds)]
    pays = [say("guildes-board-pays"), *("/".join(map(str, row)) for row in view.payouts if row)]
    pays += [say("guildes-board-each", votes=view.militia_votes), ""]
    columns = [[*first, say("guildes-board-votes")], pays]
    for seat in range(view.seats):
        cells = [_cell(view, seat, kind) for kind in kinds]
        columns.append([names[seat], *cells, str(view.scores[seat])])
    return align(columns)


def _cell(view: GuildesView, seat: int, kind: int) -> str:
    number = view.tableau[seat][kind]
    swing = view.swing[seat][kind]
    votes = view.projection[kind][seat]
    text = str(number) if number or swing else "."
    text += f"{swing:+d}" if swing else ""
    return f"{text} ({votes})" if votes else text


def align(columns: list[list[str]]) -> str:
    """Set columns side by side, each as wide as its widest cell."""
    widths = [max(len(cell) for cell in column) for column in columns]
    lines = zip(*columns, strict=True)
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def _tricks(view: GuildesView, say: Say, names: Sequence[str]) -> str:
    lines = []
    for trick, seat in sorted((trick, seat) for seat, trick in enumerate(view.tricks)):
        if trick >= 0:
            name = say(f"guildes-trick-{TRICK.ids[trick]}")
            lines.append(say("guildes-board-trick", seat=names[seat], trick=name))
    return "\n".join(lines)


def _own(view: GuildesView, say: Say) -> str:
    lines = []
    for label, row in (("packet", view.packet), ("hand", view.hand)):
        if sum(row):
            lines.append(say(f"guildes-board-{label}", cards=cards_text(row, say)))
    hidden = [*view.chosen, *([view.covered] if view.covered >= 0 else [])]
    if hidden:
        names = ", ".join(guild_name(say, kind) for kind in hidden)
        lines.append(say("guildes-board-chosen", cards=names))
    return "\n".join(lines)


def cards_text(row: list[int], say: Say) -> str:
    """Give counts by kind as words: `2 Knights, Militia`."""
    return ", ".join(
        f"{number} {guild_name(say, kind)}" if number > 1 else guild_name(say, kind)
        for kind, number in enumerate(row)
        if number
    )
