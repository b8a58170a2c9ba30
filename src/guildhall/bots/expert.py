"""The bot that learned and looks twice: what a network likes, checked by a handful of playouts.

A network says in an instant what is good as a rule; it cannot count out a single position. Playouts
can, if they know where to look: a few of them between the moves that the network likes best tell
more than either alone (docs/bots.md has the figures).
"""

from collections.abc import Sequence

from guildhall.bots.candidates import Field
from guildhall.bots.liking import Liking
from guildhall.bots.master import knobs_of, think
from guildhall.bots.onnx import Policy, shipped
from guildhall.bots.thinker import Budget, Clock
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.view import View


class Expert(Liking):
    """Plays what the network of a game likes best after a second look."""

    def __init__(self, game: Game) -> None:
        """Take a game with a network; raises no_expert."""
        self.game = game
        self.policy = Policy(shipped(game.name))
        self.look = game.meta.bots.expert
        self.knobs = knobs_of(game, self.look.depth)

    def likings(self, view: View, legal: Sequence[int], luck: Luck) -> list[float]:
        """Give a logit of each of these moves: the network's, moved by what playouts say."""
        own = FastLuck(luck.below(1 << 31, 0))
        liked = self.policy.likings(view, legal, own)
        best = sorted(range(len(legal)), key=lambda at: -liked[at])[: self.look.width]
        field = Field([legal[at] for at in best])
        think(self.game, view, field, own, Clock(Budget(0, self.look.playouts)), self.knobs)
        for at, candidate in zip(best, field.every, strict=True):
            liked[at] += self.look.weight * candidate.believed(self.look.usual / 1000)
        return liked
