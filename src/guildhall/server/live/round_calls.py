"""Who is called to a table of a tournament that is ready: all who sit there and do not watch."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict

from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.turns import QUIET
from guildhall.server.people.kinds import TOURNAMENT, YOUR_TURN
from guildhall.server.people.notices import Notices, Words
from guildhall.store.tournament_rows import TournamentRow, of_tournament, round_of

Ready = tuple[int, OpenTable]
"""A table that has just been created, and the round it belongs to."""


class RoundCalls:
    """Tells people of their new tables, and no more when they have looked or it is over."""

    def __init__(self, hub: Hub, notices: Notices) -> None:
        self.notices = notices
        hub.changed.append(self.note)

    def call(self, row: TournamentRow, ready: Sequence[Ready]) -> None:
        """Tell everybody at new tables of a tournament; each person is called once."""
        of_user: dict[str, list[Ready]] = defaultdict(list)
        for number, opened in ready:
            for user in _absent(opened):
                of_user[user].append((number, opened))
        for user, tables in of_user.items():
            for _, opened in tables:
                self.notices.tell(user, opened.id, TOURNAMENT)
                if _turn_is_told(opened, user):
                    self.notices.tell(user, opened.id, YOUR_TURN)
            self._call(user, row, tables)

    def _call(self, user: str, row: TournamentRow, tables: Sequence[Ready]) -> None:
        """Call somebody to the round, or if they want no such calls, to their turn."""
        number, opened = tables[0]
        path = f"/table/{opened.id}"
        words: dict[str, Words] = {
            TOURNAMENT: ("push-tournament", asdict(round_of(row.name, row.terms, number)))
        }
        if len(tables) > 1:
            path = f"/tournaments/{row.id}"
            words = {
                TOURNAMENT: ("push-tournament-tables", {"name": row.name, "count": len(tables)})
            }
        if any(_turn_is_told(opened, user) for _, opened in tables):
            words[YOUR_TURN] = ("push-your_turn", {})
        self.notices.call_to(user, path, row.terms.game, words)

    def note(self, opened: OpenTable) -> None:
        """Tell nobody of a table that is over."""
        if of_tournament(opened.table.setup.host) and opened.table.status != "playing":
            users = [chair.user for chair in opened.table.chairs if chair.user]
            for user in users:
                self.notices.clear(user, opened.id)
            self.notices.game_over(users, opened.id)

    def seen(self, opened: OpenTable, user: str) -> None:
        """Clear the notice of a player who looks at the table."""
        if of_tournament(opened.table.setup.host) and opened.table.seat_of(user) >= 0:
            self.notices.clear(user, opened.id)


def _absent(opened: OpenTable) -> list[str]:
    """People who sit at a table and do not look at it."""
    sitting = {chair.user for chair in opened.table.chairs if chair.user}
    return sorted(sitting - opened.looking())


def _turn_is_told(opened: OpenTable, user: str) -> bool:
    """Whether it is somebody's turn, at a pace at which turns are told."""
    table = opened.table
    return table.setup.clock not in QUIET and table.seat_of(user) in table.due_people()
