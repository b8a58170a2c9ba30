"""The bot that learned and looks twice: what a network likes, checked by a handful of playouts.

A network says in an instant what is good as a rule; it cannot count out a single position. Playouts
can, if they know where to look: a few of them between the moves that the network likes best tell
more than either alone (docs/bots.md has the figures).
"""

from collections.abc import Sequence

from guildhall.bots.candidates import Candidate, Field
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

    def likings(self, view: View, legal: Sequence[int], luck: Luck) -> list[float]:
        """Give a logit of each of these moves: the network's, moved by what playouts say."""
        own = FastLuck(luck.below(1 << 31, 0))
        liked = self.policy.likings(view, legal, own)
        for at, candidate in second_look(self.game, view, legal, liked, own):
            liked[at] += gained(self.game, candidate)
        return liked


def second_look(
    game: Game, view: View, legal: Sequence[int], liked: Sequence[float], luck: FastLuck
) -> list[tuple[int, Candidate]]:
    """Play the moves that are liked best out a few times; gives their places, the best first."""
    look = game.meta.bots.expert
    best = sorted(range(len(legal)), key=lambda at: -liked[at])[: look.width]
    field = Field([legal[at] for at in best])
    clock = Clock(Budget(0, look.playouts))
    think(game, view, field, luck, clock, knobs_of(game, look.depth))
    return list(zip(best, field.every, strict=True))


def gained(game: Game, candidate: Candidate) -> float:
    """Give by how many logits a move is liked more for what playouts say of it."""
    look = game.meta.bots.expert
    return look.weight * candidate.believed(look.usual / 1000)
