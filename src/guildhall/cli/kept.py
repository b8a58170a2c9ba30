"""Results kept in a file as they come: long work goes on where it was broken off."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from guildhall.bots import weights
from guildhall.bots.external import files_of
from guildhall.bots.onnx import fingerprint, fingerprint_of
from guildhall.cli.common import writing
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game

J = TypeVar("J")
R = TypeVar("R")

Keep = Annotated[
    Path | None,
    typer.Option(
        help="Keep every game in this file; the same command goes on with what is there.",
        metavar="FILE",
    ),
]


class Line(msgspec.Struct, frozen=True):
    """One result, and its place in the list of jobs."""

    at: int
    result: msgspec.Raw


def asked(game: Game, bots: Sequence[str], **facts: object) -> dict[str, object]:
    """What makes results belong together: what was asked, and the rules and bots it met."""
    rules = {"rules": game.version, "data": game.data_hash}
    shipped = {"network": fingerprint(game.name), "weights": weights.fingerprint(game.name)}
    brought = {bot: [fingerprint_of(file) for file in _files(bot)] for bot in bots}
    own = {bot: found for bot, found in brought.items() if found}
    return {"game": game.name, **facts, **rules, **shipped, **({"files": own} if own else {})}


def _files(bot: str) -> list[Path]:
    """Files that a bot is made of: others may be there under the same names."""
    kind, _, rest = bot.partition(":")
    if kind == "onnx":
        return [Path(rest)]
    return files_of(rest) if kind == "line" else []


def going_on(
    file: Path | None,
    facts: Mapping[str, object],
    kind: type[R],
    jobs: Sequence[J],
    work: Callable[[Sequence[J]], Iterator[tuple[int, R]]],
) -> Iterator[tuple[int, R]]:
    """Give the results that a file has, then do the jobs that are missing and keep theirs too.

    Raises kept_other if the file's are of other facts, kept_broken if one can't be read, and
    save_failed.
    """
    if file is None:
        yield from work(jobs)
        return
    found = _opened(file, msgspec.json.encode(facts), kind)
    yield from ((at, result) for at, result in found.items() if at < len(jobs))
    missing = [at for at in range(len(jobs)) if at not in found]
    for place, result in work([jobs[at] for at in missing]):
        line = Line(missing[place], msgspec.Raw(msgspec.json.encode(result)))
        with writing(file), file.open("ab") as opened:
            opened.write(msgspec.json.encode(line) + b"\n")
        yield missing[place], result


def _opened(file: Path, facts: bytes, kind: type[R]) -> dict[int, R]:
    """Read a file, or begin one; a line that was not written to its end is cut off."""
    with writing(file):
        if not file.exists():
            file.write_bytes(facts + b"\n")
        head, *lines = file.read_bytes().splitlines(keepends=True) or [b""]
        if head != facts + b"\n":
            raise GuildhallError("kept_other", {"file": str(file)})
        if lines and not lines[-1].endswith(b"\n"):
            with file.open("r+b") as opened:
                opened.truncate(len(head) + sum(map(len, lines[:-1])))
            lines.pop()
    return dict(_read(file, n, line, kind) for n, line in enumerate(lines, 2))


def _read(file: Path, number: int, line: bytes, kind: type[R]) -> tuple[int, R]:
    try:
        read = msgspec.json.decode(line, type=Line)
        return read.at, msgspec.json.decode(read.result, type=kind)
    except msgspec.DecodeError:
        raise GuildhallError("kept_broken", {"file": str(file), "line": number}) from None
