"""The bot that plans: one tree over everybody's moves, in worlds imagined from its view."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from guildhall.bots.candidates import Candidate
from guildhall.bots.guide import Guide, JudgeGuide
from guildhall.bots.judge import POINT
from guildhall.bots.master import Master
from guildhall.bots.search import WHOLE, Knobs
from guildhall.bots.thinker import Budget, Clock, Thinker, read_budget
from guildhall.bots.tree import Tree
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.meta import Planning
from guildhall.core.numbers import made
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.games import find

Payoffs = list[list[float]]
"""By move: what each try paid, in the order of worlds that all moves share."""
Guides = Callable[[Game, int], Guide]
"""Makes the guide of a game for a number of seats."""


def judge_guide(game: Game, seats: int) -> Guide:
    """Make a guide of the judge of a game."""
    chosen = game.meta.bots.tree
    knobs = Knobs(depth=chosen.depth, heat=chosen.heat, early=chosen.early)
    return JudgeGuide(find_judge(game.name), seats, knobs, chosen.prior)


class TreeMaster(Thinker):
    """Searches a tree until its budget is used up; what it learned serves its next decisions."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        processes: int = 1,
        guides: Guides = judge_guide,
        settings: Planning | None = None,
    ) -> None:
        """Take a game; a budget of its own replaces the one that the table gives.

        Other processes are told of `guides` by its name: there it is a function of a module.
        """
        super().__init__(game, budget, processes)
        self.guides = guides
        self.settings = settings or game.meta.bots.tree
        self.tree: Tree | None = None

    def weigh(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> list[Candidate]:
        """Give the moves with what the tree says about them, the best first."""
        allowed = self.budget or Budget(budget)
        own = FastLuck(luck.below(1 << 31, 0))
        task = (self.game.name, self.guides, self.settings, view, list(legal), allowed)
        parts = self.crew.think(think_apart, *task, luck=own)
        told = [self.think(view, legal, own, Clock(allowed))]
        told += [part.result() for part in parts]
        return ranked(list(legal), told, self.settings.caution / POINT)

    def think(self, view: View, legal: Sequence[int], luck: FastLuck, clock: Clock) -> Payoffs:
        """Search from a view; gives what each try of each move paid."""
        tree = self._tree(view)
        worlds = [self._world(view, luck) for _ in range(self.game.meta.bots.worlds)]
        tree.plant(worlds, made(list(legal)), int(luck.below(1 << 31)))
        clock.before = clock.used()
        going = True
        while going and not _settled(tree, clock):
            going = self._fill(tree, view, worlds, luck, clock)
            tree.advance()
        while tree.ways:
            tree.advance()
        return [_each(list(paid)) for paid in tree.paid]

    def _fill(
        self, tree: Tree, view: View, worlds: list[State], luck: FastLuck, clock: Clock
    ) -> bool:
        """Begin as many ways as the guide looks at together; False when the time is up."""
        while len(tree.ways) < int(tree.guide.together()):
            first = tree.next()
            world = int(tree.tries(first)) % self.settings.worlds
            if world == len(worlds):
                worlds.append(self._world(view, luck))
            tree.descend(worlds[world], first)
            if not clock.tick():
                return False
        return True

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
            curious = self.settings.curious * (WHOLE // POINT)
            tree = Tree(guide, self.game.scribe, size, view.seats, view.seat, curious)
            self.tree = tree
        return tree


def think_apart(
    game: str,
    guides: Guides,
    settings: Planning,
    view: View,
    legal: list[int],
    budget: Budget,
    seed: int,
) -> Payoffs:
    """Think in another process, from the same view with other luck."""
    bot = TreeMaster(find(game), guides=guides, settings=settings)
    return bot.think(view, legal, FastLuck(seed), Clock(budget))


def ranked(moves: list[int], told: list[Payoffs], caution: float = 0.7) -> list[Candidate]:
    """List the moves by their lead over the most tried one in the same worlds.

    `caution` is by how many standard errors a move must be better than that one to come before it.
    """
    tries = [sum(len(part[at]) for part in told) for at in range(len(moves))]
    base = tries.index(max(tries))
    found = [Candidate(move) for move in moves]
    for part in told:
        for candidate, payoffs in zip(found, part, strict=True):
            for payoff, other in zip(payoffs, part[base], strict=False):
                candidate.add(payoff, other)
    favourite = found[base]

    def merit(candidate: Candidate) -> float:
        if candidate is favourite:
            return 0.0
        return candidate.lead() - caution * candidate.doubt() if candidate.visits else -1.0

    return sorted(found, key=merit, reverse=True)


def _settled(tree: Tree, clock: Clock) -> bool:
    """Whether no other move can become the most tried, nor looks better than that one."""
    most, *rest = sorted((len(paid) for paid in tree.paid), reverse=True)
    if int(most - rest[0]) <= clock.left():
        return False
    base = tree.favourite()
    return all(tree.mean(at, base) <= tree.mean(base, base) for at in range(len(tree.paid)))


def _each(paid: list[int]) -> list[float]:
    """Turn sums of payoffs into what each try paid, as a part of a win."""
    return [(after - before) / WHOLE for before, after in pairwise(paid)]


def make_halving(game: Game, rest: str) -> Master:
    """Make one that halves in every game, to compare with."""
    return Master(game, *read_budget("halving", rest))


def make_tree_master(game: Game, rest: str) -> TreeMaster:
    """Make one, of a budget like a master's."""
    return TreeMaster(game, *read_budget("tree", rest))


def master_of(game: Game, budget: Budget | None = None, processes: int = 1) -> Master | TreeMaster:
    """Give the master of a game, by the search that is the stronger one there."""
    kind = TreeMaster if game.meta.bots.master.search == "tree" else Master
    return kind(game, budget, processes)


def make_master(game: Game, rest: str) -> Master | TreeMaster:
    """Make a master: `3` thinks three seconds, `3c` of processor time, `200p` for 200 playouts.

    `x4` thinks in four processes.
    """
    return master_of(game, *read_budget("master", rest))
