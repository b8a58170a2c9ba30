"""One game in progress as all environments drive it: rules, luck, observations and rewards."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from guildhall.bots import Bot
from guildhall.bots.random import Random
from guildhall.core.batch import WITS, ManyGames, Opponents
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import missing_extra
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.playout import draw_due
from guildhall.core.sheet import Sheet, legal_marks
from guildhall.core.state import State
from guildhall.core.view import View, seats_of
from guildhall.games import find

__all__ = ["ILLEGAL_REWARD", "Observation", "Run", "score_rewards", "win_rewards", "wrapped"]

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing, "env") from missing

SEED_BITS = 60
ILLEGAL_REWARD = -1.0
"""Reward of a seat whose illegal move ended the game, in environments that cannot refuse it."""

Number = TypeVar("Number", bound=np.generic)
Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]
"""What learners get: `observation`, the encoded view, and `action_mask`, the legal moves."""


def wrapped(numbers: object, kind: type[Number]) -> NDArray[Number]:
    """An array of the rules as numpy's, without a copy; nobody can write to it."""
    return np.frombuffer(cast(Any, numbers), kind)


def encoded(game: Game, state: State, seat: int) -> NDArray[np.int16]:
    """What a seat may know, as numbers."""
    return wrapped(game.encoded(state, seat), np.int16)


def mask(game: Game, state: State, seat: int) -> NDArray[np.int8]:
    """1 for each legal move of a seat."""
    return wrapped(legal_marks(state, seat, game.words.moves.size), np.int8)


def observation(game: Game, state: State, seat: int) -> Observation:
    """What a seat may know, and its legal moves."""
    return {"observation": encoded(game, state, seat), "action_mask": mask(game, state, seat)}


def win_rewards(_scores: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """Rewards for `reward="win"`: 1 for the winner, -1/(n-1) for each other seat.

    Takes scores and ranks. Winners who tie share; the sum is 0.

    >>> win_rewards([5, 9, 9], [3, 1, 1])
    [-0.5, 0.25, 0.25]
    """
    seats, winners = len(ranks), sum(rank == 1 for rank in ranks)
    shares = [(rank == 1) / winners for rank in ranks]
    return [(seats * share - 1) / (seats - 1) for share in shares]


def score_rewards(scores: Sequence[int], _ranks: Sequence[int]) -> list[float]:
    """Rewards for `reward="score"`: the points of a seat less the mean of the others' points.

    Takes scores and ranks; the sum is 0.

    >>> score_rewards([5, 9, 10], [3, 2, 1])
    [-4.5, 1.5, 3.0]
    """
    seats, total = len(scores), sum(scores)
    return [score - (total - score) / (seats - 1) for score in scores]


REWARDS: dict[str, Callable[[Sequence[int], Sequence[int]], list[float]]] = {
    "win": win_rewards,
    "score": score_rewards,
}


def check_reward(name: str) -> None:
    """Raise GuildhallError unknown_reward for a reward that there is not."""
    if name not in REWARDS:
        raise GuildhallError("unknown_reward", {"given": name, "known": ", ".join(REWARDS)})


class Run:
    """A game with its luck, to be played again and again.

    `seats=0` means four, or the fewest that the game allows. `reward` is `win` or `score`. Raises
    UnknownGame, BadOption or GuildhallError (`unknown_reward`).

    A copy (`copy.deepcopy`, `pickle`) has the same luck and continues exactly like the original.
    A planner must not foresee draws: it takes what `imagined` returns.

    >>> run = Run("guildes", seats=3)
    >>> run.reset(seed=7)
    >>> run.actors(), run.legal(0)
    ([0, 1, 2], [0, 4, 6, 7, 10])
    >>> world = run.imagined(seat=0, seed=1)
    >>> world.legal(0) == run.legal(0), world.legal(1) == run.legal(1)
    (True, False)
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        title = find(game)
        check_reward(reward)
        self.name = title.name
        self.seats = seats or (4 if 4 in title.seats else title.seats[0])
        self.options = title.settle(self.seats, options or {})
        self.reward = reward
        self.reset(0)

    def reset(self, seed: int | None = None) -> None:
        """Start a new game; the same seed gives the same luck, no seed a luck nobody knows."""
        seed = secrets.randbits(SEED_BITS) if seed is None else seed & (1 << SEED_BITS) - 1
        self.luck = FastLuck(seed)
        self.wits = FastLuck(seed + WITS)
        self.state = self.game.new_state(self.seats, self.options)
        draw_due(self.state, self.luck)

    @property
    def game(self) -> Game:
        """The title; looked up by name, so that copies and pickles stay small."""
        return find(self.name)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    def actors(self) -> list[int]:
        """Seats that owe a decision, ascending."""
        return seats_of(int(self.state.actors()))

    def legal(self, seat: int) -> list[int]:
        """Moves of a seat, by number; none while it owes no decision."""
        return list(self.state.legal(seat)) if self.state.actors() >> seat & 1 else []

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat may play a move now."""
        return self.game.allows(self.state, seat, move)

    def play(self, seat: int, move: int) -> None:
        """Play a move and draw the chance that follows; raises IllegalMove and changes nothing."""
        self.game.submit(self.state, seat, move)
        draw_due(self.state, self.luck)

    def ask(self, seat: int, bot: Bot, budget: float) -> int:
        """Move that a bot chooses for a seat, with `budget` seconds to think."""
        legal = self.legal(seat)
        if isinstance(bot, Random):  # it looks at nothing, so nothing need be made for it
            return legal[int(self.wits.below(len(legal)))]
        return bot.choose(self.view(seat), legal, self.wits, budget)

    def view(self, seat: int) -> View:
        """All that a seat (or -1, a spectator) may know."""
        return self.game.observe(self.state, seat)

    def encoded(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as numbers; `docs/observations` describes them."""
        return encoded(self.game, self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal move of a seat, 0 for the others; all 0 while it owes no decision."""
        return mask(self.game, self.state, seat)

    def observation(self, seat: int) -> Observation:
        """The numbers of `encoded` and the `mask` of a seat."""
        return observation(self.game, self.state, seat)

    def rewards(self) -> list[float]:
        """Reward of each seat; 0 before the end."""
        return self.rewards_of(self.state) if self.over else [0.0] * self.seats

    def rewards_of(self, state: State) -> list[float]:
        """Reward of each seat at the end of a game like this one."""
        return REWARDS[self.reward](list(state.scores()), list(state.ranks()))

    def many(self, number: int, opponents: Opponents | None = None, places: int = 0) -> ManyGames:
        """So many games like this one, each to be started; all seats decide, or one learner.

        `places` are those of `Encoding`.
        """
        fresh = self.game.new_state(self.seats, self.options)
        size, moves = self.game.encoding.size(self.seats, places), self.game.words.moves.size
        sheet = Sheet(self.seats, places, listing=False)
        return ManyGames(fresh, self.game.scribe, sheet, number, size, moves, opponents)

    def imagined(self, seat: int, seed: int) -> "Run":
        """A run that fits all that a seat knows, with luck of its own, for planners."""
        twin = Run(self.name, self.seats, self.options, self.reward)
        twin.luck, twin.wits = FastLuck(seed), FastLuck(seed + WITS)
        twin.state = self.game.imagine(self.view(seat), twin.luck)
        draw_due(twin.state, twin.luck)
        return twin
