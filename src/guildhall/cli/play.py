"""`guildhall play`: a game in the terminal against bots, or with friends at one screen."""

import getpass
from pathlib import Path
from typing import Annotated

import typer

from guildhall.bots import find_bot, stand_in
from guildhall.cli.common import GAMES_FOLDER, Lang, Options, data_folder, out, read_options, speech
from guildhall.cli.terminal import Terminal
from guildhall.core import record as records
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import key_from_seed
from guildhall.games import GAMES, find
from guildhall.locale import Speech
from guildhall.table.match import Match, new_match
from guildhall.table.names import bot_name


def play(
    game: Annotated[
        str, typer.Argument(help="Name of the game; not needed with --resume or --last.")
    ] = "",
    seats: Annotated[
        int, typer.Option(help="Number of players; four by default, if possible.")
    ] = 0,
    seat: Annotated[
        list[int], typer.Option(help="Seat played at this screen; can be repeated.")
    ] = [0],  # noqa: B006
    bots: Annotated[
        str, typer.Option(help="Bots for the other seats: one for all, or one per seat.")
    ] = "journeyman",
    option: Options = [],  # noqa: B006
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seed: Annotated[int | None, typer.Option(help="Random seed.", min=0)] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    last: Annotated[bool, typer.Option("--last", help="Continue your last game.")] = False,
    lang: Lang = "",
) -> None:
    """Play a game in the terminal; it is saved after each of your moves."""
    say = speech(lang)
    if last or resume is not None:
        match = _resumed(resume or _latest_save())
    else:
        match = _started(say, find(game or next(iter(GAMES))), seats, seat, option, name, seed)
    title, count = match.game, match.record.header.seats
    strangers = [given for given in seat if not 0 <= given < count]
    if strangers:
        raise GuildhallError("no_such_seat", {"given": strangers[0], "seats": count})
    level = _level(bots, title, say)
    players = {s: find_bot(level, title) for s in range(count) if s not in seat}
    save = resume or _save_path(match)
    Terminal(match, sorted(set(seat)), players, say, save).run()


def _level(bots: str, game: Game, say: Speech) -> str:
    """Give the level that plays; tells when it is not the one that was asked for."""
    level = stand_in(bots, game)
    if level != bots:
        named = [say(f"bot-{name.partition(':')[0]}") for name in (bots, level)]
        out.print(say("cli-bot-stands-in", bot=named[0], other=named[1]), markup=False)
    return level


def _started(
    say: Speech,
    game: Game,
    seats: int,
    humans: list[int],
    option: list[str],
    name: str,
    seed: int | None,
) -> Match:
    seats = seats or (4 if 4 in game.seats else game.seats[0])
    own = name.strip() or say("seat-guest")
    here = [own] if len(humans) == 1 else [f"{own} {n + 1}" for n in range(len(humans))]
    names = dict(zip(sorted(set(humans)), here, strict=False))
    players = [names.get(seat, bot_name(seat)) for seat in range(seats)]
    key = None if seed is None else key_from_seed(seed)
    return new_match(game, seats, read_options(game, option), key=key, players=players)


def _resumed(path: Path) -> Match:
    record = records.load(path)
    return Match(find(record.header.game), record)


def _save_path(match: Match) -> Path:
    """Give a file of its own to each game: the start of its commitment tells games apart."""
    header = match.record.header
    return data_folder(GAMES_FOLDER) / f"{header.game}-{header.date}-{header.commitment[:8]}.jsonl"


def _latest_save() -> Path:
    saves = sorted(data_folder(GAMES_FOLDER).glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise GuildhallError("no_saved_game", {"user": getpass.getuser()})
    return saves[-1]
