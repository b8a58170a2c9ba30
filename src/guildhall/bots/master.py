"""The bot that searches: it plays its best moves out in many imagined worlds."""

from collections.abc import Sequence

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


def knobs_of(game: Game) -> Knobs:
    """Knobs that suit a game; `benchmarks/strength.py` shows what they are worth."""
    chosen = game.meta.bots.master
    return Knobs(depth=chosen.depth, heat=chosen.heat, plies=chosen.plies, early=chosen.early)


def think(game: Game, knobs: Knobs, view: View, field: Field, luck: Luck, clock: Clock) -> None:
    """Play the moves of a field out until the budget is used up or the choice is clear."""
    judge = find_judge(game.name)
    search = Search(judge, view.seats, view.seat, knobs)
    worlds: list[State] = []
    rounds, enough = 0, game.meta.bots.master.worlds
    clock.before = clock.used()
    while clock.used() < 1 and not field.decided():
        if len(worlds) < enough:
            worlds.append(game.imagine(view, luck))
            judge.reopen(worlds[-1], view.seat)
        world, seed = worlds[rounds % enough], int(luck.below(1 << 31, 0))
        payoffs: list[float] = []
        for candidate in field.alive:
            payoffs.append(search.sample(world, candidate.move, seed) / WHOLE)
            if not clock.tick():
                return
        field.note(payoffs)
        field.thin_out(clock.used())
        rounds += 1


def think_apart(
    game: str, knobs: Knobs, view: View, moves: list[int], budget: Budget, seed: int
) -> list[Candidate]:
    """Think in another process, from the same view with other luck."""
    field = Field(moves)
    think(find(game), knobs, view, field, FastLuck(seed), Clock(budget))
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
        self.knobs = knobs or knobs_of(game)
        self.journeyman = Journeyman(game, find_judge(game.name))

    def weigh(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> list[Candidate]:
        """Give the searched moves with what playouts say about them, the best first."""
        allowed = self.budget or Budget(budget)
        clock = Clock(allowed)
        own = FastLuck(luck.below(1 << 31, 0))
        worths = self.journeyman.worths(view, legal, own)
        order = sorted(range(len(legal)), key=lambda at: -worths[at])
        field = Field([legal[at] for at in order[:WIDTH]])
        moves = [candidate.move for candidate in field.every]
        task = (self.game.name, self.knobs, view, moves, allowed)
        parts = self.crew.think(think_apart, *task, luck=own)
        think(self.game, self.knobs, view, field, own, clock)
        for part in parts:
            for mine, theirs in zip(field.every, part.result(), strict=True):
                mine.merge(theirs)
        return field.ranked()
