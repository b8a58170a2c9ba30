"""`guildhall sharpen`: a network that learns from second looks, its own and those of playouts."""

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from zipfile import BadZipFile

import msgspec
import typer

from guildhall.bots.onnx import Net, shipped
from guildhall.cli.common import (
    GameName,
    Json,
    Lang,
    Options,
    Seed,
    err,
    out,
    print_json,
    read_options,
    speech,
    writing,
)
from guildhall.cli.running import ExecutorName, gather, make_folder
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra
from guildhall.core.game import Game
from guildhall.games import find
from guildhall.lab.executors import Place, read_place, spread
from guildhall.locale import Speech

if TYPE_CHECKING:
    from guildhall.lab.train.looks import Looks, Watch
    from guildhall.lab.train.net import Net as Learner
    from guildhall.lab.train.sharpen import Foresight

FACTS = "looks.json"
"""What was played in a folder; games of other rules or seeds do not belong to it."""


class Asked(msgspec.Struct, frozen=True):
    """What makes games belong together."""

    game: str
    rules: int
    data: str
    encoding: int
    seed: int
    seats: int
    options: dict[str, bool | int | str]


def sharpen(
    game: GameName,
    folder: Annotated[
        Path, typer.Option(help="Where games and the network are kept; what is there is used.")
    ] = Path("sharpening"),
    games: Annotated[int, typer.Option(help="Games to play and learn from.", min=2)] = 200,
    start: Annotated[
        str, typer.Option(help="The network to sharpen: a file, or expert (shipped).")
    ] = "expert",
    seats: Annotated[
        int, typer.Option(help="Learn only this number of players, with the usual options.")
    ] = 0,
    minutes: Annotated[
        float,
        typer.Option(help="Stop playing after so many minutes, and learn from what is there."),
    ] = 0,
    passes: Annotated[
        int, typer.Option(help="How often every decision is learned from.", min=1)
    ] = 4,
    part: Annotated[int, typer.Option(help="Decisions that one update learns from.", min=1)] = 512,
    rate: Annotated[float, typer.Option(help="How far the first update goes.", min=0)] = 3e-4,
    weight: Annotated[float, typer.Option(help="Logits that a whole win is worth.", min=0)] = 300,
    executor: ExecutorName = "local:1",
    option: Options = [],  # noqa: B006  typer reads the default, nobody changes it
    seed: Seed = 1,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Sharpen a network by playouts of its best moves and write it, FOLDER/GAME.onnx."""
    say, title = speech(lang), find(game)
    fixed = read_options(title, option)
    title.settle(seats or max(title.seats), fixed)
    net, place = _start(title, start), read_place(executor, minutes)
    for library in ("numpy", "onnx", "jax"):
        extra(library, "train")
    from guildhall.lab.train.looks import Watch  # noqa: PLC0415  an extra
    from guildhall.lab.train.play import Plan  # noqa: PLC0415
    from guildhall.lab.train.sharpen import Course  # noqa: PLC0415
    from guildhall.lab.train.sharpen import sharpen as taught  # noqa: PLC0415
    from guildhall.lab.train.ship import opened  # noqa: PLC0415

    learner = opened(Path(net.file), title)
    make_folder(folder)
    rules = title.version, title.data_hash, title.encoding.version
    _check(folder, Asked(title.name, *rules, seed, seats, fixed))
    plan = Plan(title.name, 1, 1, seed, seats, tuple(fixed.items()))
    watches = [Watch(plan, net.file, number) for number in range(games)]
    looks = _played(say, place, watches, folder, quiet=as_json)
    course = Course(rate, part, passes, weight, seed)
    lessons = taught(learner, looks, course)
    path, foresight = _taught(say, net, lessons, len(looks.game), folder)
    if as_json:
        print_json({"file": str(path), "decisions": len(looks.game), **foresight})
    else:
        out.print(say("cli-sharpened", file=str(path), decisions=len(looks.game)))


def _start(title: Game, given: str) -> Net:
    """Give the network to sharpen; raises no_expert, policy_file and policy_fit."""
    return shipped(title.name) if given == "expert" else Net(title, given)


def _check(folder: Path, asked: Asked) -> None:
    """Note what is played here; raises sharpen_other if the folder holds games of another kind."""
    file = folder / FACTS
    if file.exists() and _read(file) != asked:
        raise GuildhallError("sharpen_other", {"folder": str(folder)})
    with writing(file):
        file.write_bytes(msgspec.json.encode(asked))


def _read(file: Path) -> Asked | None:
    """Read what was noted; nothing where it cannot be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Asked)
    except msgspec.DecodeError:
        return None


def _played(
    say: Speech,
    place: Place,
    watches: list["Watch"],
    folder: Path,
    *,
    quiet: bool,
) -> "Looks":
    """Play the games that are not there yet, each kept at once; Ctrl-C goes on with what is."""
    from guildhall.lab.train.looks import joined, load, play, save  # noqa: PLC0415  an extra

    files = {watch: folder / f"{watch.index}.npz" for watch in watches}
    missing = [watch for watch, file in files.items() if not file.exists()]

    def keep(at: int, looks: "Looks") -> None:
        with writing(folder):
            save(looks, files[missing[at]])

    coming = spread(place, play, missing)
    gather(say("cli-looking"), len(missing), coming, keep, quiet=quiet)
    kept = [_loaded(load, file) for file in files.values() if file.exists()]
    if not kept:
        raise GuildhallError("sharpen_few", {"games": 0})
    return joined(kept)


def _loaded(load: Callable[[Path], "Looks"], file: Path) -> "Looks":
    """Read a game that was kept; raises sharpen_broken."""
    try:
        return load(file)
    except (OSError, ValueError, EOFError, KeyError, BadZipFile, zlib.error):
        raise GuildhallError("sharpen_broken", {"file": str(file)}) from None


def _taught(
    say: Speech,
    net: Net,
    lessons: Iterator[tuple["Learner", "Foresight"]],
    decisions: int,
    folder: Path,
) -> tuple[Path, dict[str, float]]:
    """Teach, and write the network after every pass; gives its file and the last figures."""
    from guildhall.lab.train.ship import ship  # noqa: PLC0415  an extra

    path = folder / f"{net.game.name}.onnx"
    foresight: dict[str, float] = {}
    for learned, told in lessons:
        foresight = {name: float(value) for name, value in told._asdict().items()}
        err.print(
            say("cli-sharpening", **{name: f"{value:.4f}" for name, value in foresight.items()})
        )
        facts = {"trust": str(net.trust), "looks": str(decisions)}
        with writing(path):
            ship(learned, net.game, path, facts)
    return path, foresight
