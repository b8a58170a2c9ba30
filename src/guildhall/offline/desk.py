"""One game against bots where nothing else runs: what the server's handlers do, without a server.

All that happens is kept as lines of text, the first of which is the setup: whoever keeps them can
go on with the game later. The person sits before the screen, so nobody is asked who they are.
"""

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from guildhall.bots import AT_ONCE, find_bot
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.games import find
from guildhall.server import sent, sent_socket
from guildhall.server.live import payloads
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fold import fold
from guildhall.table.names import bot_name
from guildhall.table.table import Table

PERSON = "you"
KEY_BYTES = 32


def clock() -> float:
    """Seconds since 1970, as short as they are kept."""
    return round(time.time(), 3)


class Desk:
    """A table, the seat of the one person at it, and how far that person was told."""

    def __init__(self, table: Table, lines: list[str], now: Callable[[], float] = clock) -> None:
        """Take a table and the lines it was made of."""
        self.table = table
        self.seat = table.seat_of(PERSON)
        self.lines = lines
        self.now = now
        self.entries = self.inputs = self.given = 0

    @classmethod
    def begun(
        cls,
        game: str,
        *,
        seats: int,
        seat: int,
        options: Mapping[str, Any],
        level: str,
        name: str,
        now: Callable[[], float] = clock,
    ) -> "Desk":
        """A new game on a seat against bots of a level; raises GuildhallError."""
        if level not in AT_ONCE:
            raise GuildhallError("unknown_bot", {"given": level, "known": ", ".join(AT_ONCE)})
        told = {
            "game": game,
            "seats": seats,
            "options": dict(find(game).settle(seats, options)),
            "key": secrets.token_hex(KEY_BYTES),
            "created": now(),
            "level": level,
        }
        setup = _setup(told)
        table = Table(setup)
        desk = cls(table, [_short({**told, "rules": setup.rules, "data": setup.data})], now)
        desk.write(table.propose_sit(seat, PERSON, name, now()))
        desk.seat = seat
        for other in range(seats):
            if other != seat:
                desk.write(table.propose_sit(other, "", bot_name(other), now(), level))
        desk.write(table.propose_start(now()))
        return desk

    @classmethod
    def resumed(cls, lines: Sequence[str], now: Callable[[], float] = clock) -> "Desk":
        """A game that was kept; raises GuildhallError where it cannot go on."""
        try:
            told = json.loads(lines[0])
            setup = replace(_setup(told), rules=told["rules"], data=told["data"])
            entries = [Entry(*json.loads(line)) for line in lines[1:]]
        except (ValueError, TypeError, LookupError):
            raise GuildhallError("table_unreadable", {"table": ""}) from None
        desk = cls(fold(setup, entries), list(lines), now)
        if desk.seat < 0 or desk.table.match is None:
            raise GuildhallError("table_unreadable", {"table": ""})
        desk.given = len(lines)
        return desk

    def write(self, entry: Entry) -> int:
        """Apply an entry and keep it; gives its number."""
        self.table.apply(entry)
        self.lines.append(_short([entry.kind, entry.seat, entry.at, entry.data]))
        return self.table.entries - 1

    def let_bot(self) -> bool:
        """Let one bot decide that is due; false when none is."""
        due = self.table.bots_due()
        if not due:
            return False
        seat, match, game = due[0], self.table.running(), self.table.game
        legal = [int(move) for move in match.state.legal(seat)]
        move = legal[0]
        if len(legal) > 1:
            bot = find_bot(self.table.setup.level, game)
            move = bot.choose(match.view(seat), legal, FastLuck(match.bot_seed(seat)), 0.0)
        text = game.words.moves.print(move)
        self.write(self.table.propose_move(seat, self.table.asked[seat], text, self.now()))
        return True

    def page(self) -> sent.Page:
        """All that the person may see, as the server would send it."""
        table = self.table
        present: sent.NowPart = {
            "entries": table.entries,
            "chat": len(table.chat),
            "busy": False,
            "stands_in": False,
        }
        part = payloads.personal(table, self.seat, self.seat, invited=False)
        return cast(sent.Page, {**present, **payloads.common(table, self.now()), **part})

    def news(self) -> sent_socket.PageMessage | None:
        """What has happened since it was last told; nothing where all is known."""
        table = self.table
        if table.entries == self.entries:
            return None
        keep = table.kept_inputs(self.entries, self.inputs)
        log = payloads.log_since(table, self.seat, keep)
        self.entries = table.entries
        self.inputs = len(table.match.record.inputs) if table.match else 0
        return {"keep": keep, "log": log, "page": self.page()}

    def new_lines(self) -> list[str]:
        """Lines that were not given away before."""
        lines = self.lines[self.given :]
        self.given = len(self.lines)
        return lines


def _setup(told: Mapping[str, Any]) -> TableSetup:
    """How a table is set up, from what the first line says of it."""
    return TableSetup.create(
        told["game"],
        table_id="",
        seats=told["seats"],
        options=told["options"],
        host=PERSON,
        key=bytes.fromhex(told["key"]),
        created=told["created"],
        level=told["level"],
        rescue_days=0,
        rated=False,
    )


def _short(told: object) -> str:
    return json.dumps(told, separators=(",", ":"))
