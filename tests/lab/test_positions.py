"""Decisions as a Parquet file: every one of them, as the seat saw it, and clear errors."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.state import CHANCE
from guildhall.games import GAMES
from guildhall.lab.positions import load, schema, write

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_is_what_was_decided(name: str, tmp_path: Path) -> None:
    """Each row has the padded observation and the legal moves of that moment, and the end."""
    game, places = GAMES[name], GAMES[name].seats[-1]
    record = records.load(sorted((RECORDS / name).glob("*.jsonl"))[0])
    file = tmp_path / "positions.parquet"
    made = [given for given in record.inputs if given.by != CHANCE]
    assert write(file, game, [record, record]) == 2 * len(made)
    found = load(file)
    assert found.name == name
    assert found.seat.tolist() == [given.by for given in made] * 2
    assert found.game.tolist() == [0] * len(made) + [1] * len(made)
    assert found.action_mask[np.arange(len(found.move)), found.move].all()
    assert record.result is not None
    winners = {seat for seat, rank in enumerate(record.result.ranks) if rank == 1}
    assert {int(seat) for seat in found.seat[found.result > 0]} == winners
    state, row = replays.start(game, record), 0
    for given in record.inputs:
        move = replays.read_move(game, state, given)
        if given.by != CHANCE:
            if row % 40 == 0:
                view = game.observe(state, given.by)
                assert found.observation[row].tolist() == game.encoding.encode(view, places)
                assert np.flatnonzero(found.action_mask[row]).tolist() == list(
                    state.legal(given.by)
                )
            assert found.move[row] == move
            row += 1
        game.submit(state, given.by, move)


def test_a_game_without_an_end_is_refused(tmp_path: Path) -> None:
    record = records.load(RECORDS / "guildes" / "3.jsonl")
    record.result = None
    with pytest.raises(BadRecord, match="record_no_result"):
        write(tmp_path / "positions.parquet", GAMES["guildes"], [record])


def test_files_that_are_no_positions(tmp_path: Path) -> None:
    file = tmp_path / "wrong.parquet"
    for there in (None, b"", b"PAR1 no parquet"):
        if there is not None:
            file.write_bytes(there)
        with pytest.raises(GuildhallError, match="positions_file"):
            load(file)
    pq.write_table(pa.table({"move": [1, 2]}), file)
    with pytest.raises(GuildhallError, match="positions_file"):
        load(file)


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("encoding", "0", "positions_fit"),
        ("actions", "7", "positions_fit"),
        ("game", "chess", "unknown_game"),
        ("version", "99", "positions_file"),
    ],
)
def test_a_file_of_another_version_is_refused(
    key: str, text: str, code: str, tmp_path: Path
) -> None:
    file = tmp_path / "positions.parquet"
    layout = schema(GAMES["guildes"])
    pq.write_table(
        layout.with_metadata({**layout.metadata, key.encode(): text}).empty_table(), file
    )
    with pytest.raises(GuildhallError, match=code):
        load(file)
    columns = layout.remove(layout.get_field_index("move")).with_metadata(layout.metadata)
    pq.write_table(columns.empty_table(), file)
    with pytest.raises(GuildhallError, match="positions_file"):
        load(file)
