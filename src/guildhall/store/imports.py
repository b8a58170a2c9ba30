"""A finished record becomes a table, as if it had been played here."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime

from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.promise import EIGHTS
from guildhall.core.record import Record
from guildhall.core.state import CHANCE
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.table import Table


def table_of(record: Record) -> tuple[Table, list[Entry]]:
    """The table of a record that was checked, and its entries; raises BadRecord."""
    if record.result is None or record.key is None:
        raise GuildhallError("import_unfinished", {})
    header = record.header
    at = _midnight(header.date)
    setup = TableSetup.create(
        header.game,
        table_id=secrets.token_hex(6),
        seats=header.seats,
        options=header.options,
        host="",
        key=record.key,
        created=at,
        opening=[(given.by, given.move) for given in record.inputs[: header.given]],
    )
    table = Table(replace(setup, rules=header.rules, data=header.data))
    replays.verify(table.game, record)
    return table, _played(table, record, at)


def _played(table: Table, record: Record, at: float) -> list[Entry]:
    """Seat all players and make all moves; chance is drawn again, and verified to be the same."""
    entries: list[Entry] = []

    def happen(entry: Entry) -> None:
        table.apply(entry)
        entries.append(entry)

    header = record.header
    numbers = header.numbers or [""] * header.seats
    for seat, (name, number) in enumerate(zip(header.players, numbers, strict=True)):
        happen(table.propose_sit(seat, "", name, at, luck=number))
    luck = header.luck if header.luck == EIGHTS else 0
    happen(table.propose_start(at, header.spaces, luck))
    for given in record.inputs[header.given :]:
        if given.by != CHANCE:
            happen(table.propose_move(given.by, table.asked[given.by], given.move, at))
    return entries


def _midnight(date: str) -> float:
    try:
        return datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise BadRecord("record_line", {"line": 1, "problem": f"date {date}"}) from None
