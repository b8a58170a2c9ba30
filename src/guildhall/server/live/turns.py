"""Who has become due or invited at which table, and is not looking at it."""

from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.people.kinds import INVITATION, YOUR_TURN
from guildhall.server.people.notices import Notices
from guildhall.store.tournament_rows import of_tournament
from guildhall.table.table import Table

QUIET = ("live",)
"""Clocks of games whose players sit at the table: only who leaves is called (`called_back`)."""


class TurnWatch:
    """Watches all open tables and passes on whom to notify, and whom not any more."""

    def __init__(self, hub: Hub, notices: Notices) -> None:
        self.notices = notices
        self.due: dict[str, set[int]] = {}
        self.invited: dict[str, set[str]] = {}
        """Seats that are due, users whom seats are kept for, by table."""
        hub.changed.append(self.note)
        hub.loaded.append(self.take_up)
        hub.dropped.append(self.let_go)

    def take_up(self, opened: OpenTable) -> None:
        """Remember who is due at a table that was just loaded: they were notified back then."""
        if opened.table.match is None:
            self.invited.setdefault(opened.id, invited_people(opened.table))
        elif opened.table.status == "playing" and opened.table.setup.clock not in QUIET:
            self.due.setdefault(opened.id, opened.table.due_people())

    def let_go(self, opened: OpenTable) -> None:
        """Forget a table that was deleted; of others who is due stays known."""
        if opened.removed:
            self.due.pop(opened.id, None)
            self.invited.pop(opened.id, None)

    def note(self, opened: OpenTable) -> None:
        """Notify people who have become due or invited and do not watch; clear what is over."""
        table = opened.table
        if table.match is None or opened.id in self.invited:
            self._note_invited(opened)
        if table.match is None or table.setup.clock in QUIET:
            return
        due = table.due_people()
        playing, new = table.status == "playing", opened.id not in self.due
        if playing and new and of_tournament(table.setup.host):
            self.due[opened.id] = due  # whoever creates it calls people to the round
            return
        before = self.due.pop(opened.id, set())
        if playing:
            self.due[opened.id] = due
        looking = opened.looking()
        for seat in sorted(due - before):
            user = table.chairs[seat].user
            if user not in looking:
                self.notices.tell(user, opened.id, YOUR_TURN)
                self.notices.call(user, opened.id, table.setup.game, YOUR_TURN)
        for seat in sorted(before - due):
            self.notices.clear(table.chairs[seat].user, opened.id)
        if not playing:
            self.notices.game_over((chair.user for chair in table.chairs), opened.id)

    def _note_invited(self, opened: OpenTable) -> None:
        """The same for invitations, also at tables with a live clock: nobody invited sits there."""
        invited = invited_people(opened.table)
        before = self.invited.pop(opened.id, set())
        if invited:
            self.invited[opened.id] = invited
        for user in sorted(invited - before - opened.looking()):
            self.notices.tell(user, opened.id, INVITATION)
            by = opened.table.inviter
            self.notices.call(user, opened.id, opened.table.setup.game, INVITATION, by)
        for user in sorted(before - invited):
            self.notices.clear(user, opened.id)

    def seen(self, opened: OpenTable, user: str) -> None:
        """Clear the notices of a user who looks at the table."""
        playing = opened.table.status == "playing" and opened.table.seat_of(user) >= 0
        called = playing and opened.table.setup.clock not in QUIET
        if called or opened.table.offered_to(user) >= 0:
            self.notices.clear(user, opened.id)


def invited_people(table: Table) -> set[str]:
    """Users whom open seats are kept for."""
    return {chair.offered for chair in table.chairs if chair.kept_for(chair.offered)}
