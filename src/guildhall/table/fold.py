"""A table made of all that was written down of it, under the rules of now."""

from collections.abc import Iterable

from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.table import Table


def fold(setup: TableSetup, entries: Iterable[Entry]) -> Table:
    """Apply all entries; raises GuildhallError where something is not possible now."""
    try:
        table = Table(setup)
        for entry in entries:
            table.apply(entry)
    except Exception as error:
        raise why_unreadable(setup, error) from error
    return table


def why_unreadable(setup: TableSetup, error: Exception) -> GuildhallError:
    """Reason that a table cannot be folded: other rules, a rule, or an entry that makes no sense.

    What a damaged entry breaks may be anything, from a missing key to a seat that is no number.
    """
    game = GAMES.get(setup.game)
    if game is None or not setup.outdated(game):
        if isinstance(error, GuildhallError):
            return error
        return GuildhallError("table_unreadable", {"table": setup.id})
    began, now = str(setup.rules), str(game.version)
    if began == now:
        began, now = f"{began} {setup.data}", f"{now} {game.data_hash}"
    return GuildhallError("table_rules_changed", {"table": setup.id, "began": began, "now": now})
