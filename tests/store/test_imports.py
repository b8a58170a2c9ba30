"""A record of an earlier edition of a game becomes a table that plays by that edition."""

from pathlib import Path

from guildhall.core import record as records
from guildhall.games import find
from guildhall.store.imports import table_of
from guildhall.table.fold import fold

RECORD = Path(__file__).parents[1] / "records" / "dutch_revolt" / "3.jsonl"


def test_an_earlier_record_is_imported_as_it_was_played() -> None:
    record = records.load(RECORD)
    game = find("dutch_revolt")
    then = game.edition(record.header.rules, record.header.data)
    assert then is game.earlier[0]
    table, entries = table_of(record)
    assert (table.setup.rules, table.setup.data) == (then.rules, then.data)
    assert not table.setup.outdated(game)
    again = fold(table.setup, entries)
    assert again.match is not None
    assert again.match.record.result == record.result
    played = again.match.record.header
    assert (played.rules, played.data) == (game.version, game.data_hash)
    assert played.options == {**record.header.options, **then.options}
