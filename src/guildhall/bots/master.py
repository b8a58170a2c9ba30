"""The bot that searches: it plays its best moves out in many imagined worlds."""

from collections.abc import Callable, Sequence
from functools import partial

from guildhall.bots.candidates import Candidate, Field
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.thinker import Budget, Clock, Thinker
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.games import find

WIDTH = 12
"""How many of the moves that the judge likes best are searched."""


def knobs_of(game: Game, depth: int = 0) -> Knobs:
    """Knobs that suit a game, or another depth; `benchmarks/strength.py` shows what they do."""
    chosen = game.meta.bots.master
    return Knobs(
        depth=depth or chosen.depth, heat=chosen.heat, plies=chosen.plies, early=chosen.early
    )


class Worlds:
    """Worlds that fit a view, each with a luck: imagined as they are asked for, then by turns."""

    def __init__(self, game: Game, view: View, luck: Luck, enough: int) -> None:
        """Take how many are imagined before they come again."""
        self.game = game
        self.view = view
        self.luck = luck
        self.enough = enough
        self.known: list[State] = []
        self.given = 0

    def next(self) -> tuple[State, int]:
        """Give a world and the seed of the luck in it."""
        at = self.given % self.enough
        self.given += 1
        if at == len(self.known):
            world = self.game.imagine(self.view, self.luck)
            find_judge(self.game.name).reopen(world, self.view.seat)
            self.known.append(world)
        return self.known[at], int(self.luck.below(1 << 31, 0))


def think(game: Game, view: View, field: Field, luck: Luck, clock: Clock, knobs: Knobs) -> None:
    """Play the moves of a field out until the budget is used up or the choice is clear."""
    search = Search(find_judge(game.name), view.seats, view.seat, knobs)
    worlds = Worlds(game, view, luck, game.meta.bots.master.worlds)
    clock.before = clock.used()
    while clock.used() < 1 and not field.decided():
        world, seed = worlds.next()
        payoffs: list[float] = []
        for candidate in field.alive:
            payoffs.append(search.sample(world, candidate.move, seed) / WHOLE)
            if not clock.tick():
                return
        field.note(payoffs)
        field.thin_out(clock.used())


def compare(
    game: Game, view: View, moves: Sequence[int], luck: FastLuck, budget: Budget
) -> list[Candidate]:
    """Play these moves out in the same worlds; gives them in this order, leads over the first."""
    field = Field(list(moves))
    think(game, view, field, luck, Clock(budget), knobs_of(game))
    return field.every


Thinking = Callable[[Game, View, Field, Luck, Clock], None]
"""Compares the moves of a field; other processes are told of it, so it is a module's function."""


def think_apart(
    game: str, thinking: Thinking, view: View, field: Field, budget: Budget, seed: int
) -> list[Candidate]:
    """Think in another process about its own copy of a field, with other luck."""
    thinking(find(game), view, field, FastLuck(seed), Clock(budget))
    return field.every


class Master(Thinker):
    """Searches by halving the field of moves over playouts guided by the judge of the game."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        processes: int = 1,
        knobs: Knobs | None = None,
    ) -> None:
        """Take a game; a budget of its own replaces the one that the table gives."""
        super().__init__(game, budget, processes)
        self.thinking: Thinking = partial(think, knobs=knobs or knobs_of(game))
        self.journeyman = Journeyman(game, find_judge(game.name))

    def field(self, view: View, legal: Sequence[int], luck: Luck) -> Field:
        """Give the moves that look best without search, the very best first."""
        worths = self.journeyman.worths(view, legal, luck)
        order = sorted(range(len(legal)), key=lambda at: -worths[at])
        return Field([legal[at] for at in order[:WIDTH]])

    def weigh(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> list[Candidate]:
        """Give the searched moves with what playouts say about them, the best first."""
        allowed = self.budget or Budget(budget)
        clock = Clock(allowed)
        own = FastLuck(luck.below(1 << 31, 0))
        field = self.field(view, legal, own)
        task = (self.game.name, self.thinking, view, field, allowed)
        parts = self.crew.think(think_apart, *task, luck=own)
        self.thinking(self.game, view, field, own, clock)
        for part in parts:
            for mine, theirs in zip(field.every, part.result(), strict=True):
                mine.merge(theirs)
        return field.ranked()
