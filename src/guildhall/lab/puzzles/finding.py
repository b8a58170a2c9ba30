"""Puzzles in games of the master: decisions with one move that is clearly best, and not obvious.

A game is a function of its title, the seed and its number; so is everything found in it. `hunt`
plays one game and hands out what it finds at once.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from guildhall.bots import Bot
from guildhall.bots.apprentice import Apprentice
from guildhall.bots.candidates import Candidate
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.master import Master
from guildhall.bots.thinker import Budget
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, key_from_seed, seed_from_key
from guildhall.core.view import View
from guildhall.games import find
from guildhall.lab.puzzles.judging import Verdict, judged
from guildhall.puzzles import EASY, HARD, MEDIUM, Played, Puzzle
from guildhall.table.match import Match, new_match

FEWEST_MOVES = 3
PROMISING = 0.03
"""Win share by which the master's choice must lead when it plays, to be looked at closer."""
CLEAR = 0.04
"""The same when it is judged deep: less is a matter of taste."""
SURE = 4.0
"""Standard errors that the lead must have."""
DEEPER = 10
"""How many times as long a promising decision is thought about, twice."""
GAMES_OF_A_SEED = 100_000
TRIES = 12
"""How often each of the shallow players tries a puzzle."""
GLANCE = 40
"""Playouts of a player who looks ahead only a little."""
OFTEN, SELDOM = 0.34, 0.23
"""Shares of shallow players who find the best move of an easy, and of a hard puzzle."""


class Found(msgspec.Struct, frozen=True):
    """A puzzle with the game it is from, up to it: a line of the file of what was found."""

    game: str
    number: int
    """Of the game among those of its seed."""
    played: Played
    puzzle: Puzzle
    lead: float
    error: float


@dataclass(frozen=True)
class Depth:
    """How much is thought, in playouts: about a move of the game, and about a promising one."""

    playing: int = 300

    @property
    def judging(self) -> int:
        """About a promising decision, each of two times."""
        return self.playing * DEEPER


def luck_of(seed: int, number: int) -> int:
    """Seed of the luck of one game among those of a seed."""
    return seed * GAMES_OF_A_SEED + number


def hunt(name: str, seed: int, number: int, depth: Depth) -> Iterator[Found | None]:
    """Play one game of masters; at each decision gives the puzzle that it is, or None.

    All numbers of seats take turns.
    """
    game, luck = find(name), luck_of(seed, number)
    seats = game.seats[number % len(game.seats)]
    match = new_match(game, seats, key=key_from_seed(luck), date="")
    master = Master(game, Budget(0, depth.playing))
    inputs: list[str] = []
    while not match.over:
        seat = match.actors[0]
        legal = [int(move) for move in match.state.legal(seat)]
        move, found = legal[0], None
        if len(legal) > 1:
            weighed = master.weigh(match.view(seat), legal, FastLuck(match.bot_seed(seat)), 0)
            move = weighed[0].move
            if len(legal) >= FEWEST_MOVES and promising(weighed):
                found = examined(match, seat, move, luck, depth)
        if found is None:
            yield None
        else:
            options = match.record.header.options
            rules = (game.version, game.data_hash)
            played = Played(luck, seats, options, *rules, inputs=list(inputs))
            yield Found(name, number, played, *found)
        inputs.append(f"{seat} {game.words.moves.print(move)}")
        match.play(seat, move)


def promising(weighed: Sequence[Candidate]) -> bool:
    """Whether the master's choice leads, and is not what it liked before thinking.

    Leads are measured against that favourite, whose own is 0.
    """
    best, *others = weighed
    next_best = max((other.lead() for other in others if other.visits), default=0.0)
    return best.difference != 0 and best.lead() - next_best >= PROMISING


def examined(
    match: Match, seat: int, best: int, luck: int, depth: Depth
) -> tuple[Puzzle, float, float] | None:
    """The puzzle that a decision is, with its lead and the lead's error; None if it is none."""
    game, view = match.game, match.view(seat)
    legal = [int(move) for move in match.state.legal(seat)]
    seeds = [_seed(match, seat, turn) for turn in range(2)]
    verdicts: list[Verdict] = []
    for seed in seeds:
        verdict = judged(game, view, legal, seed, depth.judging)
        if verdict.best != best or not clear(verdict):
            return None
        verdicts.append(verdict)
    chosen = journeymen(game, view, legal, seeds[0])
    if max(chosen, key=lambda move: chosen[move]) == best:
        return None
    found = glanced(game, view, legal, best, seeds[1], chosen[best] / TRIES)
    shares = {move: fmean(v.shares[move] for v in verdicts) for move in legal}
    ranked = sorted(legal, key=lambda move: -shares[move])
    after = sum(given.by >= 0 for given in match.record.inputs)
    puzzle = Puzzle(
        id=f"{_seed(match, seat, 2) & 0xFFFFFF:06x}",
        played=luck,
        after=after,
        seat=seat,
        theme=theme(game, legal),
        difficulty=difficulty(found),
        values={game.words.moves.print(move): round(shares[move], 3) for move in ranked},
        found=round(found, 2),
    )
    lead = fmean(verdict.lead for verdict in verdicts)
    return puzzle, round(lead, 4), round(max(verdict.error for verdict in verdicts), 4)


def clear(verdict: Verdict) -> bool:
    """Whether one move leads by enough, and surely."""
    return verdict.lead >= max(CLEAR, SURE * verdict.error)


def journeymen(game: Game, view: View, legal: Sequence[int], seed: int) -> Counter[int]:
    """How often a journeyman takes each move."""
    return _tried(Journeyman(game, find_judge(game.name)), view, legal, seed)


def glanced(
    game: Game, view: View, legal: Sequence[int], best: int, seed: int, journeyman: float
) -> float:
    """Share of tries in which apprentices, journeymen and a short look ahead find the best move."""
    others: tuple[Bot, ...] = (
        Apprentice(game, find_judge(game.name)),
        Master(game, Budget(0, GLANCE)),
    )
    return fmean([journeyman, *(_tried(bot, view, legal, seed)[best] / TRIES for bot in others)])


def _tried(bot: Bot, view: View, legal: Sequence[int], seed: int) -> Counter[int]:
    luck = FastLuck(seed)
    return Counter(bot.choose(view, legal, luck, 0) for _ in range(TRIES))


def difficulty(found: float) -> int:
    """How hard a puzzle is, by how often shallow players find its best move."""
    if found >= OFTEN:
        return EASY
    return MEDIUM if found >= SELDOM else HARD


def theme(game: Game, legal: Sequence[int]) -> str:
    """Id of the phase to which the moves of a decision belong."""
    phases = (one.name for one in game.phases if all(one.takes(move) for move in legal))
    return next(phases, "")


def _seed(match: Match, seat: int, turn: int) -> int:
    """Seed for thinking about a decision again, another one for each turn."""
    return seed_from_key(match.key, len(match.record.inputs), seat, turn + 1)
