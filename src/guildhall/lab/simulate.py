"""Many games in a row: same seed, same games, whoever asks and however often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from guildhall.bots import Bot
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, KeyedLuck, key_from_seed, seed_from_key
from guildhall.core.playout import playout
from guildhall.core.record import Record
from guildhall.table.match import Match, new_match


@dataclass
class Tally:
    """What came out of some games."""

    seats: int
    games: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start at nothing for every seat."""
        self.scores = [0] * self.seats
        self.wins = [0.0] * self.seats

    def add(self, decisions: int, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Count one game; a shared win is split."""
        self.games += 1
        self.decisions += decisions
        winners = sum(rank == 1 for rank in ranks)
        for seat in range(self.seats):
            self.scores[seat] += scores[seat]
            self.wins[seat] += (ranks[seat] == 1) / winners


def game_key(seed: int, index: int) -> bytes:
    """Give the luck of one game of a series."""
    return key_from_seed(seed, index)


def random_series(
    game: Game, seats: int, options: Mapping[str, object], seed: int, games: int
) -> Iterator[tuple[int, list[int], list[int]]]:
    """Play games of random moves in the compiled loop: decisions, scores and ranks of each."""
    settled = game.settle(seats, options)
    for index in range(games):
        key = game_key(seed, index)
        state = game.new_state(seats, settled)
        decisions = playout(state, KeyedLuck(key), FastLuck(seed_from_key(key, 0, 0)))
        yield int(decisions), list(state.scores()), list(state.ranks())


def random_record(
    game: Game, seats: int, options: Mapping[str, object], seed: int, index: int
) -> Record:
    """Give the record of one game of `random_series`."""
    match = new_match(game, seats, options, key=game_key(seed, index), players=["random"] * seats)
    luck = FastLuck(seed_from_key(match.key, 0, 0))
    while not match.over:
        seat = match.actors[0]
        moves = match.state.legal(seat)
        match.play(seat, int(moves[luck.below(len(moves), 0)]))
    return match.record


def bot_game(match: Match, bots: Sequence[Bot], budget: float) -> int:
    """Let bots play a match to its end; gives the number of decisions."""
    decisions = 0
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot_move(match, seat, bots[seat], budget))
        decisions += 1
    return decisions


def bot_move(match: Match, seat: int, bot: Bot, budget: float) -> int:
    """Ask a bot for the move of a seat: it sees the seat's view and has luck of its own."""
    luck = FastLuck(seed_from_key(match.key, len(match.record.inputs), seat))
    legal = [int(move) for move in match.state.legal(seat)]
    return bot.choose(match.view(seat), legal, luck, budget)


def bot_series(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object],
    seed: int,
    games: int,
    budget: float = 1.0,
) -> Iterator[tuple[int, Match]]:
    """Play games between bots: decisions and the finished match of each."""
    for index in range(games):
        match = new_match(game, len(bots), options, key=game_key(seed, index))
        yield bot_game(match, bots, budget), match
