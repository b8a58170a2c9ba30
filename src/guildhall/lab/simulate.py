"""Many games: same seed, same games, whoever asks, however often and wherever they are played."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from guildhall.bots import Bot, find_bot
from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.core.game import OptionValue
from guildhall.core.luck import EightsLuck, FastLuck, key_from_seed, seed_from_key
from guildhall.core.playout import playout
from guildhall.core.promise import EIGHTS
from guildhall.core.record import Record
from guildhall.games import find
from guildhall.lab.executors import Place, spread
from guildhall.table.match import Match, new_match

QUICK_TOGETHER = 25
"""Games of random moves that travel to a worker together."""


@dataclass(frozen=True)
class Job:
    """One game to be played: bots by name, a seat each; `index` chooses the luck of the seed."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int
    index: int
    budget: float = 1.0
    keep: bool = False
    """Whether its record is wanted."""


@dataclass(frozen=True)
class Played:
    """How a game came out; `seconds` are the times of thought of each seat, where measured."""

    decisions: int
    scores: list[int]
    ranks: list[int]
    seconds: list[list[float]] = field(default_factory=list)
    record: Record | None = None


def game_key(seed: int, index: int) -> bytes:
    """Give the luck of one game of a series."""
    return key_from_seed(seed, index)


def play_all(place: Place, jobs: Sequence[Job]) -> Iterator[tuple[int, Played]]:
    """Play games somewhere; gives the place of each in the list and how it came out, once each."""
    quick = all(set(job.bots) == {"random"} for job in jobs)
    size = QUICK_TOGETHER if quick else 1
    parts = [jobs[first : first + size] for first in range(0, len(jobs), size)]
    for at, played in spread(place, play_jobs, parts):
        yield from enumerate(played, start=at * size)


def play_jobs(jobs: Sequence[Job]) -> list[Played]:
    """Play some games; but for the times a function of the jobs alone, so it can be done again."""
    return [play_job(job) for job in jobs]


def play_job(job: Job) -> Played:
    """Play one game; random players need no views and run in the compiled loop."""
    if set(job.bots) == {"random"}:
        return _random_game(job)
    game = find(job.game)
    match = new_game(job)
    bots = [find_bot(name, game) for name in job.bots]
    try:
        seconds = bot_game(match, bots, job.budget)
    except IllegalMove as error:
        facts = {"index": job.index, "n": len(match.record.inputs), "why": str(error)}
        raise GuildhallError("bot_illegal", {"bots": ", ".join(job.bots), **facts}) from error
    finally:
        _dismiss(bots)
    return Played(
        sum(map(len, seconds)),
        [int(score) for score in match.state.scores()],
        [int(rank) for rank in match.state.ranks()],
        seconds,
        match.record if job.keep else None,
    )


def new_game(job: Job) -> Match:
    """Start the game of a job; a series of games has the version of luck that is quick."""
    return new_match(
        *(find(job.game), len(job.bots), job.options),
        key=game_key(job.seed, job.index),
        players=job.bots,
        luck=EIGHTS,
    )


def _dismiss(bots: Iterable[Bot]) -> None:
    """Let go of bots that hold on to something, such as a process."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def _random_game(job: Job) -> Played:
    game, seats = find(job.game), len(job.bots)
    key = game_key(job.seed, job.index)
    state = game.new(seats, job.options)
    decisions = playout(state, EightsLuck(key), FastLuck(seed_from_key(key, 0, 0)))
    record = random_record(job) if job.keep else None
    scores, ranks = list(state.scores()), list(state.ranks())
    return Played(int(decisions), scores, ranks, record=record)


def random_record(job: Job) -> Record:
    """Give the record of a game of random moves: the very game of the compiled loop."""
    match = new_game(job)
    luck = FastLuck(seed_from_key(match.key, 0, 0))
    while not match.over:
        seat = match.actors[0]
        moves = match.state.legal(seat)
        match.play(seat, int(moves[luck.below(len(moves), 0)]))
    return match.record


def bot_game(match: Match, bots: Sequence[Bot], budget: float) -> list[list[float]]:
    """Let bots play a match to its end; gives the seconds each seat thought about each decision."""
    seconds: list[list[float]] = [[] for _ in bots]
    while not match.over:
        seat = match.actors[0]
        begun = time.perf_counter()
        move = bot_move(match, seat, bots[seat], budget)
        seconds[seat].append(time.perf_counter() - begun)
        match.play(seat, move)
    return seconds


def bot_move(match: Match, seat: int, bot: Bot, budget: float) -> int:
    """Ask a bot for the move of a seat: it sees the seat's view and has luck of its own."""
    luck = FastLuck(match.bot_seed(seat))
    legal = [int(move) for move in match.state.legal(seat)]
    return bot.choose(match.view(seat), legal, luck, budget)
