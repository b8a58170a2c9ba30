"""One game in progress as all environments drive it: rules, luck, observations and rewards.

The luck lives here, beside the state, and goes along when a run is copied or pickled, so that the
copy goes on exactly like the original. A planner that may not foresee it calls `imagined`.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence

from guildhall.bots import Bot
from guildhall.bots.random import Random
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import missing_extra
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.playout import draw_due
from guildhall.core.view import View, seats_of
from guildhall.games import find

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra(missing, "env") from missing

SEED_BITS = 60
WITS = 1 << 61
"""Added to the seed for the luck of bots, which must not disturb the luck of the game."""
ILLEGAL_REWARD = -1.0
"""What a move that is not legal costs where an environment cannot refuse it: the game ends too."""

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]


def win_rewards(_scores: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """Give 1 to the winner and -1/(n-1) to each other; winners who tie share. They sum to 0."""
    seats, winners = len(ranks), sum(rank == 1 for rank in ranks)
    shares = [(rank == 1) / winners for rank in ranks]
    return [(seats * share - 1) / (seats - 1) for share in shares]


def score_rewards(scores: Sequence[int], _ranks: Sequence[int]) -> list[float]:
    """Give the points of each seat less the mean of the others' points. They sum to 0."""
    seats, total = len(scores), sum(scores)
    return [score - (total - score) / (seats - 1) for score in scores]


REWARDS: dict[str, Callable[[Sequence[int], Sequence[int]], list[float]]] = {
    "win": win_rewards,
    "score": score_rewards,
}


class Run:
    """A game of a number of seats, ready to be played again and again."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        """Settle what is played; 0 seats means four, or the fewest that the game allows."""
        title = find(game)
        if reward not in REWARDS:
            known = ", ".join(REWARDS)
            raise GuildhallError("unknown_reward", {"given": reward, "known": known})
        self.name = title.name
        self.seats = seats or (4 if 4 in title.seats else title.seats[0])
        self.options = title.settle(self.seats, options or {})
        self.reward = reward
        self.reset(0)

    def reset(self, seed: int | None = None) -> None:
        """Start again; the same seed gives the same luck, none gives any luck."""
        seed = secrets.randbits(SEED_BITS) if seed is None else seed & (1 << SEED_BITS) - 1
        self.luck = FastLuck(seed)
        self.wits = FastLuck(seed + WITS)
        self.state = self.game.new_state(self.seats, self.options)
        draw_due(self.state, self.luck)

    @property
    def game(self) -> Game:
        """Give the game; found by its name, so that copies and pickles stay small."""
        return find(self.name)

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.state.over()

    def actors(self) -> list[int]:
        """Give the seats that owe a decision."""
        return seats_of(int(self.state.actors()))

    def legal(self, seat: int) -> list[int]:
        """Give the moves of a seat; none while it owes no decision."""
        return list(self.state.legal(seat)) if self.state.actors() >> seat & 1 else []

    def allows(self, seat: int, move: int) -> bool:
        """Say whether a seat may play a move now."""
        return self.game.allows(self.state, seat, move)

    def play(self, seat: int, move: int) -> None:
        """Play a move and draw the chance that follows; raises IllegalMove."""
        self.game.submit(self.state, seat, move)
        draw_due(self.state, self.luck)

    def ask(self, seat: int, bot: Bot, budget: float) -> int:
        """Let a bot choose the move of a seat from what that seat may know."""
        legal = self.legal(seat)
        if isinstance(bot, Random):  # it looks at nothing, so nothing need be made for it
            return legal[int(self.wits.below(len(legal)))]
        return bot.choose(self.view(seat), legal, self.wits, budget)

    def view(self, seat: int) -> View:
        """Give all that a seat (or -1, a spectator) may know."""
        return self.game.observe(self.state, seat)

    def encoded(self, seat: int) -> NDArray[np.int16]:
        """Give what a seat may know as numbers."""
        return np.array(self.game.encoding.encode(self.view(seat)), dtype=np.int16)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Mark the legal moves of a seat; nothing is marked while it owes no decision."""
        out = np.zeros(self.game.words.moves.size, dtype=np.int8)
        out[self.legal(seat)] = 1
        return out

    def observation(self, seat: int) -> Observation:
        """Give what learners get: the numbers and the mask."""
        return {"observation": self.encoded(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """Give each seat its reward: nothing before the end."""
        if not self.over:
            return [0.0] * self.seats
        return REWARDS[self.reward](list(self.state.scores()), list(self.state.ranks()))

    def imagined(self, seat: int, seed: int) -> "Run":
        """Give a run that fits all a seat knows, with luck of its own: what planners may use."""
        twin = Run(self.name, self.seats, self.options, self.reward)
        twin.luck, twin.wits = FastLuck(seed), FastLuck(seed + WITS)
        twin.state = self.game.imagine(self.view(seat), twin.luck)
        draw_due(twin.state, twin.luck)
        return twin
