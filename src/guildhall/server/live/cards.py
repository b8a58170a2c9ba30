"""Pictures of positions as those see them who only watch; drawn once, one at a time."""

import asyncio

from cachetools import LRUCache

from guildhall.core.view import SPECTATING, View
from guildhall.locale import Speech
from guildhall.server.live.drawing import Card, draw
from guildhall.table.table import Table

MOST_KEPT = 64

Key = tuple[str, int, str]
"""A table or a puzzle, how far it has gone, and the language."""


class Cards:
    """Draws pictures, and keeps those that were asked for last."""

    def __init__(self) -> None:
        self.drawn: LRUCache[tuple[Key, tuple[str, ...]], bytes] = LRUCache(MOST_KEPT)
        self.lock = asyncio.Lock()

    async def of(self, key: Key, table: Table, view: View) -> bytes:
        """The picture of a view of a table, with the names that its players have now."""
        kept = key, tuple(chair.name for chair in table.chairs)
        async with self.lock:
            if kept not in self.drawn:
                self.drawn[kept] = await asyncio.to_thread(draw, card_of(table, view, key[2]))
            return self.drawn[kept]


def card_of(table: Table, view: View, language: str) -> Card:
    """What the picture of a view shows: round, names, points and what lies on the table."""
    say = Speech(language)
    names = [chair.name for chair in table.chairs]
    best = max(view.scores, default=0)
    rows = zip(names, view.scores, strict=True)
    return Card(
        table.setup.game,
        say(f"{table.setup.game}-name"),
        table.game.board(view, say, names).partition("\n")[0],
        tuple((name, str(points) if best else "", 0 < points == best) for name, points in rows),
        table.game.sketch(view, say) if table.game.sketch else None,
    )


def view_after(table: Table, inputs: int) -> View:
    """What a spectator saw after so many inputs of a finished game."""
    assert table.match is not None  # noqa: S101  a finished table has played
    return table.game.observe(table.match.state_at(inputs), SPECTATING)
