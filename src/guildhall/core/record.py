"""A record: a header, the inputs in order, the result. All else is replayed from it (`replay.py`).

The file is JSON lines: the header, one line per input, the result of a finished game, and the key
of the luck (revealed at the end; an unfinished game that is to go on elsewhere carries it too).

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=3, seed=7)
>>> events = match.play(0, "pick scholars")
>>> lines = list(match.record.lines())
>>> lines[-2]
'{"n":31,"by":0,"move":"pick scholars"}'
>>> parse(lines) == match.record
True
"""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from guildhall.core.errors import BadRecord
from guildhall.core.promise import HOUSE_ALONE
from guildhall.core.state import CHANCE

__all__ = ["Header", "Input", "Record", "Result", "load", "parse"]

FORMAT = 1


@dataclass
class Header:
    """What was played, by whom, under which rules and which promise of luck."""

    game: str
    rules: int
    """Version of the rules."""
    data: str
    """Fingerprint of the data of the game."""
    seats: int
    options: dict[str, Any]
    players: list[str]
    commitment: str
    """Hash of the key of the luck (`guildhall.core.luck.commitment`)."""
    date: str
    """Day on which the game began, as 2026-01-31."""
    format: int = FORMAT
    given: int = 0
    """Inputs taken over from another game; draws are promised from there on."""
    luck: int = HOUSE_ALONE
    """Version of the luck: 1 draws from the key alone, 2 from `numbers` too, 3 by eights."""
    numbers: list[str] = field(default_factory=list)
    """What each seat added to the luck, in hex ("": nothing)."""
    spaces: list[list[int]] = field(default_factory=list)
    """Number spaces opened by undos: pairs of the first input and the number of the space."""

    def to_json(self) -> dict[str, Any]:
        """Plain data; what is at its default since the first version is left out."""
        data = asdict(self)
        if self.luck == HOUSE_ALONE:
            del data["luck"], data["numbers"]
        if not self.spaces:
            del data["spaces"]
        return data


@dataclass
class Input:
    """A move of a seat or an outcome of chance."""

    by: int
    """The seat, or -1 for chance."""
    move: str
    """Notation of the move or the outcome."""
    t: float | None = None
    """A time that the writer of the file may add; never used here."""


@dataclass
class Result:
    """How a finished game came out."""

    scores: list[int]
    ranks: list[int]
    """Rank of each seat, 1 the best; seats that tie share it."""
    reason: str
    """Id of the reason why the game ended."""
    ledger: list[dict[str, Any]]
    """Every gain of points: `seat`, `points`, `source`, `rule`, `args`. They sum to the scores."""


@dataclass
class Record:
    """A whole game, finished or not."""

    header: Header
    inputs: list[Input] = field(default_factory=list)
    result: Result | None = None
    key: bytes | None = None
    """Secret of the luck: with it, every draw can be foreseen."""

    def lines(self) -> Iterator[str]:
        """Lines of the file, without line ends."""
        yield _line({"header": self.header.to_json()})
        for n, given in enumerate(self.inputs):
            yield input_line(n, given)
        if self.result is not None:
            yield _line({"result": asdict(self.result)})
        if self.key is not None:
            yield _line({"key": self.key.hex()})

    def save(self, path: str | Path) -> None:
        """Write the file, whole or not at all; an existing one is replaced."""
        target = Path(path)
        half = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        with half.open("w", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in self.lines())
            file.flush()
            os.fsync(file.fileno())
        half.replace(target)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def input_line(n: int, given: Input) -> str:
    """Line of the file for one input."""
    by = "chance" if given.by == CHANCE else given.by
    line: dict[str, Any] = {"n": n, "by": by, "move": given.move}
    if given.t is not None:
        line["t"] = given.t
    return _line(line)


def load(path: str | Path) -> Record:
    """Read a record file; checks its form, not its moves.

    Raises BadRecord: `record_file`, `record_empty`, `record_format` or `record_line`, which names
    the line.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(
            "record_file", {"file": str(path), "problem": error.strerror or ""}
        ) from None
    except UnicodeDecodeError:
        raise BadRecord("record_file", {"file": str(path), "problem": "not UTF-8"}) from None
    return parse(text.splitlines())


def parse(lines: Iterable[str]) -> Record:
    """Read the lines of a record like `load`.

    >>> parse(['{"header": {"format": 9}}'])
    Traceback (most recent call last):
        ...
    guildhall.core.errors.BadRecord: record_format (found=9, known=1)
    """
    record: Record | None = None
    for number, line in enumerate(lines, start=1):
        try:
            data = json.loads(line)
            if record is None:
                record = Record(_header(data["header"]))
            else:
                _add_line(record, data)
        except (ValueError, KeyError, TypeError) as error:
            problem = f"{type(error).__name__}: {error}"
            raise BadRecord("record_line", {"line": number, "problem": problem}) from None
    if record is None:
        raise BadRecord("record_empty", {})
    return record


def _header(data: dict[str, Any]) -> Header:
    if data.get("format") != FORMAT:
        raise BadRecord("record_format", {"found": str(data.get("format")), "known": FORMAT})
    header = Header(**data)
    _expect(isinstance(header.game, str), "game")
    _expect(type(header.rules) is int, "rules")
    _expect(type(header.seats) is int, "seats")
    _expect(isinstance(header.options, dict), "options")
    _expect(isinstance(header.players, list) and len(header.players) == header.seats, "players")
    _expect(isinstance(header.commitment, str), "commitment")
    _expect(type(header.given) is int and header.given >= 0, "given")
    _expect(type(header.luck) is int, "luck")
    _expect(isinstance(header.numbers, list), "numbers")
    _expect(all(isinstance(number, str) for number in header.numbers), "numbers")
    _expect(isinstance(header.spaces, list), "spaces")
    _expect(all(_is_pair(given) for given in header.spaces), "spaces")
    return header


def _is_pair(given: object) -> bool:
    return isinstance(given, list) and len(given) == 2 and all(type(n) is int for n in given)


def _expect(condition: bool, field_name: str) -> None:
    if not condition:
        raise ValueError(field_name)


def _add_line(record: Record, data: dict[str, Any]) -> None:
    if "key" in data:
        record.key = bytes.fromhex(data["key"])
    elif "result" in data:
        record.result = Result(**data["result"])
    else:
        _expect(record.result is None and record.key is None, "input after the end")
        _expect(data["n"] == len(record.inputs), f"n {data['n']} is not {len(record.inputs)}")
        by = CHANCE if data["by"] == "chance" else data["by"]
        _expect(type(by) is int and by >= CHANCE, "by")
        _expect(isinstance(data["move"], str), "move")
        record.inputs.append(Input(by, data["move"], data.get("t")))
