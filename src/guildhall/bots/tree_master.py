"""The bot that plans: one tree over everybody's moves, in worlds imagined from its view."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from guildhall.bots.candidates import Candidate
from guildhall.bots.guide import Guide, JudgeGuide
from guildhall.bots.master import Budget, Clock, read_budget
from guildhall.bots.search import WHOLE, Knobs
from guildhall.bots.tree import Tree
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.meta import TreeSettings
from guildhall.core.numbers import made
from guildhall.core.state import State
from guildhall.core.view import View

CAUTION = 0.7
"""By how many standard errors a move must be better than the most tried one to be played."""

Guides = Callable[[Game, int], Guide]
"""Makes the guide of a game for a number of seats."""


def judge_guide(game: Game, seats: int, settings: TreeSettings | None = None) -> Guide:
    """Make a guide of the judge of a game."""
    chosen = settings or game.meta.bots.tree
    knobs = Knobs(depth=chosen.depth, heat=chosen.heat, early=chosen.early)
    return JudgeGuide(find_judge(game.name), seats, knobs, chosen.prior)


class TreeMaster:
    """Searches a tree until its budget is used up; what it learned serves its next decisions."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        guides: Guides = judge_guide,
        settings: TreeSettings | None = None,
    ) -> None:
        """Take a game; a budget of its own replaces the one that the table gives."""
        self.game = game
        self.budget = budget
        self.guides = guides
        self.settings = settings or game.meta.bots.tree
        self.tree: Tree | None = None

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:
        """Give the best move found within the budget."""
        if len(legal) == 1:
            return legal[0]
        return self.weigh(view, legal, luck, budget)[0].move

    def weigh(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> list[Candidate]:
        """Give the moves with what the tree says about them, the best first."""
        clock = Clock(self.budget or Budget(budget))
        own = FastLuck(luck.below(1 << 31, 0))
        tree = self._tree(view)
        worlds = [self._world(view, own) for _ in range(self.game.meta.bots.worlds)]
        tree.plant(worlds, made(list(legal)), int(own.below(1 << 31)))
        self._grow(tree, view, worlds, own, clock)
        return _ranked(tree)

    def _grow(self, tree: Tree, view: View, worlds: list[State], luck: Luck, clock: Clock) -> None:
        enough, together = self.settings.worlds, int(tree.guide.together())
        going = True
        while going:
            for _ in range(together):
                first = tree.next()
                world = int(tree.tries(first)) % enough
                if world == len(worlds):
                    worlds.append(self._world(view, luck))
                tree.descend(worlds[world], first)
                going = clock.tick()
                if not going:
                    break
            tree.settle()

    def _world(self, view: View, luck: Luck) -> State:
        """Imagine a world; secret choices of the others are made in the tree, with sense."""
        world = self.game.imagine(view, luck)
        find_judge(self.game.name).reopen(world, view.seat)
        return world

    def _tree(self, view: View) -> Tree:
        """Give the tree of this seat; a new one at another table."""
        tree = self.tree
        if tree is None or (int(tree.seats), int(tree.seat)) != (view.seats, view.seat):
            guide = self.guides(self.game, view.seats)
            size = self.game.encoding.size(view.seats)
            curious = self.settings.curious * (WHOLE // 1000)
            tree = Tree(guide, self.game.scribe, size, view.seats, view.seat, curious)
            self.tree = tree
        return tree


def _ranked(tree: Tree) -> list[Candidate]:
    """List the moves by their lead over the most tried one in the same worlds, with caution."""
    base = int(tree.favourite())
    others = _payoffs(tree, base)
    found = []
    for at, move in enumerate(tree.root.moves):
        candidate = Candidate(int(move))
        for payoff, other in zip(_payoffs(tree, at), others, strict=False):
            candidate.add(payoff, other)
        found.append(candidate)
    favourite = found[base]

    def merit(candidate: Candidate) -> float:
        if candidate is favourite:
            return 0.0
        return candidate.lead() - CAUTION * candidate.doubt() if candidate.visits else -1.0

    return sorted(found, key=merit, reverse=True)


def _payoffs(tree: Tree, at: int) -> list[float]:
    """What each try of a move paid."""
    paid = list(tree.paid[at])
    return [(after - before) / WHOLE for before, after in pairwise(paid)]


def make_tree_master(game: Game, rest: str) -> TreeMaster:
    """Make one: `3` thinks three seconds, `200p` goes 200 ways."""
    budget, _ = read_budget("tree", rest)
    return TreeMaster(game, budget)
