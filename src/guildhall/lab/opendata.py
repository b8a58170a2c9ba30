"""Finished games as open data: JSON lines without names, with a schema and checksums.

The first line names the format and carries the JSON Schema of a game, then comes a line per game,
the last line counts them. See `docs/opendata.md`.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

import msgspec

from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord
from guildhall.core.promise import HOUSE_ALONE
from guildhall.core.record import Header, Input, Record, Result
from guildhall.games import find

FORMAT = "guildhall-games"
VERSION = 2
KNOWN = (1, VERSION)
"""Games of the first version have no numbers of the seats and no undone luck."""
HELPED = ("leave", "flag", "rescue", "concede")
"""What makes a bot play for somebody, so that a seat is nobody's alone."""


class OpenGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One finished game: what was played under which rules, and nothing about who played.

    `players` says of each seat `human`, `bot:<level>`, or `mixed` when a bot took over; `month` is
    all that is told of the time; `inputs` are pairs of a seat (-1: chance) and a move. `sha256` is
    the checksum of the line with this value left empty.
    """

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, bool | int | str]
    players: list[str]
    month: str
    given: int
    commitment: str
    key: str
    inputs: list[tuple[int, str]]
    scores: list[int]
    ranks: list[int]
    reason: str
    ledger: list[dict[str, Any]]
    luck: int = HOUSE_ALONE
    numbers: list[str] = []
    spaces: list[tuple[int, int]] = []
    sha256: str = ""


def opened(record: Record, players: list[str]) -> OpenGame:
    """Strip a finished record of everything personal; names become kinds of players."""
    header, result = record.header, record.result
    if result is None or record.key is None:
        raise BadRecord("record_not_over", {"n": len(record.inputs)})
    return OpenGame(
        game=header.game,
        rules=header.rules,
        data=header.data,
        seats=header.seats,
        options=header.options,
        players=players,
        month=header.date[:7],
        given=header.given,
        commitment=header.commitment,
        key=record.key.hex(),
        inputs=[(given.by, given.move) for given in record.inputs],
        luck=header.luck,
        numbers=header.numbers,
        spaces=[(first, space) for first, space in header.spaces],
        **asdict(result),
    )


def lines(games: Iterable[OpenGame]) -> Iterator[str]:
    """Write a whole file, a line at a time."""
    schema = msgspec.json.schema(OpenGame)
    yield _text({"format": FORMAT, "version": VERSION, "schema": schema})
    count, whole = 0, hashlib.sha256()
    for game in games:
        mark = _checksum(msgspec.json.encode(msgspec.structs.replace(game, sha256="")))
        whole.update(mark.encode())
        count += 1
        yield msgspec.json.encode(msgspec.structs.replace(game, sha256=mark)).decode()
    yield _text({"games": count, "sha256": whole.hexdigest()})


def _text(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def _checksum(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()


def is_opendata(first: str) -> bool:
    """Say whether the first line of a file is that of such a collection."""
    try:
        head = msgspec.json.decode(first)
    except msgspec.DecodeError:
        return False
    return isinstance(head, dict) and head.get("format") == FORMAT


def verify(given: Iterable[str]) -> Iterator[OpenGame]:
    """Check every line, every checksum, and every game by playing it again; raises BadRecord."""
    whole, count, last = hashlib.sha256(), 0, ""
    for number, line in enumerate(given, start=1):
        if last:
            raise _damaged(number, "after the end")
        if number == 1:
            _check_head(line)
        elif line.startswith('{"games":'):
            last = line
        else:
            game = _read(number, line)
            whole.update(game.sha256.encode())
            count += 1
            yield game
    if last != _text({"games": count, "sha256": whole.hexdigest()}):
        raise _damaged(count + 2, "the sum is missing or wrong")


def _check_head(line: str) -> None:
    head = msgspec.json.decode(line) if is_opendata(line) else {}
    if head.get("version") not in KNOWN:
        facts = {"found": f"{head.get('format')} {head.get('version')}", "known": VERSION}
        raise BadRecord("record_format", facts)


def _read(number: int, line: str) -> OpenGame:
    """Read a game, check its sum and play it again."""
    try:
        game = msgspec.json.decode(line, type=OpenGame)
    except msgspec.MsgspecError as error:
        raise _damaged(number, str(error)) from None
    bare = line.replace(f'"sha256":"{game.sha256}"', '"sha256":""')
    if _checksum(bare.encode()) != game.sha256:
        raise _damaged(number, "sha256")
    replays.verify(find(game.game), closed(game))
    return game


def _damaged(line: int, problem: str) -> BadRecord:
    return BadRecord("record_line", {"line": line, "problem": problem})


def closed(game: OpenGame) -> Record:
    """Give the record of an open game, to replay or analyse; players are called by their kind."""
    header = Header(
        game=game.game,
        rules=game.rules,
        data=game.data,
        seats=game.seats,
        options=game.options,
        players=game.players,
        commitment=game.commitment,
        date=game.month,
        given=game.given,
        luck=game.luck,
        numbers=game.numbers,
        spaces=[list(pair) for pair in game.spaces],
    )
    inputs = [Input(by, move) for by, move in game.inputs]
    result = Result(game.scores, game.ranks, game.reason, game.ledger)
    return Record(header, inputs, result, bytes.fromhex(game.key))
