"""The bot that takes what looks best now: it judges its moves in a few imagined worlds."""

from collections.abc import Sequence

from guildhall.bots.judge import Judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.numbers import made
from guildhall.core.view import View


class Journeyman:
    """Plays a move of the highest worth over all worlds it imagines; equal ones by lot."""

    def __init__(self, game: Game, judge: Judge) -> None:
        """Take a game and what judges its moves."""
        self.game = game
        self.judge = judge

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give one of the best moves."""
        if len(legal) == 1:
            return legal[0]
        own = FastLuck(luck.below(1 << 31, 0))
        worths = self.worths(view, legal, own)
        best = max(worths)
        top = [move for move, worth in zip(legal, worths, strict=True) if worth == best]
        return top[int(own.below(len(top)))]

    def worths(self, view: View, legal: Sequence[int], luck: Luck) -> list[int]:
        """Sum up what each move is worth in each of the imagined worlds."""
        moves, sums = made(list(legal)), [0] * len(legal)
        for _ in range(self.game.meta.bots.worlds):
            world = self.game.imagine(view, luck)
            for at, worth in enumerate(self.judge.worths(world, view.seat, moves)):
                sums[at] += worth
        return sums
