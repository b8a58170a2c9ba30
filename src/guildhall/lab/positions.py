"""Decisions of finished games as a Parquet file, for supervised learning, and a loader for it.

A row is one decision: what the seat knew (padded, so that every number of seats fits), its legal
moves, the move it chose, and how the game ended for it. `docs/opendata.md` describes the columns.

>>> from guildhall.core import record as records
>>> from guildhall.lab.positions import decisions
>>> import guildhall as gh
>>> match = gh.new("guildes", seats=3, seed=7)
>>> while not match.over:
...     events = match.play(match.actors[0], match.legal(match.actors[0])[0])
>>> first = next(decisions(match.game, match.record))
>>> first.seat, first.legal, first.move, len(first.observation)
(0, [0, 4, 6, 7, 10], 0, 855)
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.extras import missing_extra
from guildhall.core.game import Game
from guildhall.core.record import Input, Record
from guildhall.core.state import CHANCE, State
from guildhall.games import find
from guildhall.lab.envs.run import score_rewards, win_rewards, wrapped

__all__ = ["Decision", "Positions", "decisions", "load", "write"]

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing, "data") from missing

FORMAT, VERSION = "guildhall-positions", "1"
DECIDED = -2
"""Stands for no chance: a seat decided."""
ROWS = 8192
"""Decisions that are held in memory and written at once."""


@dataclass(frozen=True)
class Decision:
    """One decision of a seat, and how the game ended for it."""

    observation: NDArray[np.int16]
    """What the seat knew, with places for as many seats as the game allows."""
    legal: list[int]
    move: int
    seat: int
    seats: int
    player: str
    """`human`, `bot:<level>`, `mixed`, or a name where the record has names."""
    result: float
    """1 for the winner, -1/(n-1) for each other seat; winners who tie share."""
    lead: float
    """Own points at the end less the mean of the others'."""


Known = dict[tuple[int, str], int]
"""Numbers of moves and outcomes by the chance that is due and their text."""


def decisions(game: Game, record: Record, known: Known | None = None) -> Iterator[Decision]:
    """Play a finished record again; gives every decision of every seat.

    Raises BadRecord, also for one that is not finished (`record_no_result`), and other
    GuildhallErrors for an input that is not possible. `known` saves reading a text twice.
    """
    known = {} if known is None else known
    result, seats = record.result, record.header.seats
    if result is None:
        raise BadRecord("record_no_result", {})
    won, led = win_rewards(result.scores, result.ranks), score_rewards(result.scores, result.ranks)
    places, state = game.seats[-1], replays.start(game, record)
    for given in record.inputs:
        move = _read(game, state, given, known)
        if given.by != CHANCE:
            yield Decision(
                wrapped(game.encoded(state, given.by, places), np.int16),
                [int(one) for one in state.legal(given.by)],
                move,
                given.by,
                seats,
                record.header.players[given.by],
                won[given.by],
                led[given.by],
            )
        game.submit(state, given.by, move)


def _read(game: Game, state: State, given: Input, known: Known) -> int:
    """Read a move or an outcome; most of them recur, and reading takes longer than playing."""
    due = int(state.chance_verb()) if given.by == CHANCE else DECIDED
    if (due, given.move) not in known:
        known[due, given.move] = replays.read_move(game, state, given)
    return known[due, given.move]


def schema(game: Game) -> Any:
    """Give the columns of a file, and what its numbers mean."""
    size = game.encoding.size(game.seats[-1], game.seats[-1])
    about = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": str(game.version),
        "encoding": str(game.encoding.version),
        "actions": str(game.words.moves.size),
    }
    columns = [
        ("game", pa.int32()),
        ("seat", pa.int8()),
        ("seats", pa.int8()),
        ("player", pa.dictionary(pa.int16(), pa.string())),
        ("observation", pa.list_(pa.int16(), size)),
        ("legal", pa.list_(pa.int32())),
        ("move", pa.int32()),
        ("result", pa.float32()),
        ("lead", pa.float32()),
    ]
    return pa.schema(columns, metadata=about)


def write(file: Path, game: Game, played: Iterable[Record]) -> int:
    """Write all decisions of some games of one title; gives how many there are."""
    known: Known = {}
    rows = (
        (number, one)
        for number, record in enumerate(played)
        for one in decisions(game, record, known)
    )
    count, layout = 0, schema(game)
    with pq.ParquetWriter(file, layout, compression="zstd") as writer:
        while part := list(islice(rows, ROWS)):
            writer.write_table(_table(part, layout))
            count += len(part)
    return count


def _table(rows: list[tuple[int, Decision]], layout: Any) -> Any:
    made = [one for _, one in rows]
    numbers = pa.array(np.concatenate([one.observation for one in made]))
    size = layout.field("observation").type.list_size
    legal_from = np.cumsum([0, *(len(one.legal) for one in made)])
    legal = np.array([move for one in made for move in one.legal], np.int32)
    columns = [
        pa.array([number for number, _ in rows], pa.int32()),
        pa.array([one.seat for one in made], pa.int8()),
        pa.array([one.seats for one in made], pa.int8()),
        pa.array([one.player for one in made])
        .dictionary_encode()
        .cast(layout.field("player").type),
        pa.FixedSizeListArray.from_arrays(numbers, size),
        pa.ListArray.from_arrays(pa.array(legal_from, pa.int32()), pa.array(legal)),
        pa.array([one.move for one in made], pa.int32()),
        pa.array([one.result for one in made], pa.float32()),
        pa.array([one.lead for one in made], pa.float32()),
    ]
    return pa.Table.from_arrays(columns, schema=layout)


@dataclass(frozen=True)
class Positions:
    """Decisions as arrays, one row each."""

    name: str
    """The game."""
    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]
    move: NDArray[np.int32]
    seat: NDArray[np.int8]
    seats: NDArray[np.int8]
    game: NDArray[np.int32]
    """Number of the game in the file: split by games, never by rows."""
    result: NDArray[np.float32]
    lead: NDArray[np.float32]


def load(file: str | Path) -> Positions:
    """Read a file that `guildhall export --format parquet` wrote.

    Raises GuildhallError: `positions_file` if it is no such file, `positions_fit` if it was made
    for another version of the game's encoding.
    """
    try:
        table = pq.read_table(file)
    except (OSError, pa.ArrowException) as error:
        raise _no_positions(file, str(error).splitlines()[0]) from None
    about = {key.decode(): text.decode() for key, text in (table.schema.metadata or {}).items()}
    if (about.get("format"), about.get("version")) != (FORMAT, VERSION):
        raise _no_positions(file, f"{about.get('format')} {about.get('version')}")
    game = find(about["game"])
    _fits(file, game, table.schema, about)
    return Positions(
        game.name,
        _flat(table["observation"]).reshape(len(table), -1),
        _masks(table["legal"].combine_chunks(), game.words.moves.size),
        **{name: table[name].to_numpy() for name in COLUMNS},
    )


COLUMNS = ("move", "seat", "seats", "game", "result", "lead")


def _fits(file: str | Path, game: Game, found: Any, about: dict[str, str]) -> None:
    """Compare the columns, and the version of the encoding, with what this package writes."""
    expected = schema(game)
    here = {key.decode(): text.decode() for key, text in expected.metadata.items()}
    for field in ("encoding", "actions"):
        if about.get(field) != here[field]:
            facts: dict[str, object] = {"file": str(file), "field": field}
            more = {"made": about.get(field, ""), "here": here[field]}
            raise GuildhallError("positions_fit", {**facts, **more})
    if not found.equals(expected):
        raise _no_positions(file, "columns")


def _no_positions(file: str | Path, problem: str) -> GuildhallError:
    return GuildhallError("positions_file", {"file": str(file), "problem": problem})


def _flat(column: Any) -> NDArray[np.int16]:
    numbers: NDArray[np.int16] = column.combine_chunks().flatten().to_numpy()
    return numbers


def _masks(legal: Any, actions: int) -> NDArray[np.int8]:
    """Give a mask for each list of legal moves."""
    masks = np.zeros((len(legal), actions), np.int8)
    row = np.repeat(np.arange(len(legal)), np.diff(legal.offsets.to_numpy()))
    masks[row, legal.flatten().to_numpy()] = 1
    return masks
