"""A table made of all that was written down of it, under the rules of now."""

from collections.abc import Iterable

from guildhall.core.errors import GuildhallError
from guildhall.table.entry import Entry, Plan
from guildhall.table.table import Table


def fold(plan: Plan, entries: Iterable[Entry]) -> Table:
    """Let everything happen again; raises GuildhallError where something is not possible now."""
    table = Table(plan)
    try:
        for entry in entries:
            table.apply(entry)
    except GuildhallError as error:
        raise why_unreadable(table, error) from error
    return table


def why_unreadable(table: Table, error: GuildhallError) -> GuildhallError:
    """Give the reason that a table cannot be folded: its rules have changed, or what is given."""
    plan, game = table.plan, table.game
    if not plan.outdated(game):
        return error
    began, now = str(plan.rules), str(game.version)
    if began == now:
        began, now = f"{began} {plan.data}", f"{now} {game.data_hash}"
    return GuildhallError("table_rules_changed", {"table": plan.id, "began": began, "now": now})
