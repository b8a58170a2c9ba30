"""The compiled loop of random play: the yardstick of speed and the heart of simulations."""

from guildhall.core.luck import Luck
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.core.state import CHANCE, State


class Trace:
    """The inputs of a playout, as two arrays of equal length: who, and what."""

    def __init__(self) -> None:
        """Start empty."""
        self.actors: Ints = with_capacity(512)
        self.moves: Ints = with_capacity(512)
        self.decisions: Int = 0

    def add(self, actor: Int, move: Int) -> None:
        """Note one input."""
        self.actors = append(self.actors, actor)
        self.moves = append(self.moves, move)


def draw_due(state: State, luck: Luck) -> None:
    """Draw chance until a seat owes a decision or the game is over."""
    while state.actors() == 0 and not state.over():
        state.play(CHANCE, luck.pick(state.chance(), 0))


def playout(state: State, chance: Luck, choice: Luck, trace: Trace | None = None) -> Int:
    """Play random moves to the end of the game, in place; gives the number of decisions."""
    decisions: Int = 0
    n: Int = 0
    while not state.over():
        mask = state.actors()
        if mask == 0:
            actor: Int = CHANCE
            move = chance.pick(state.chance(), n)
        else:
            actor = 0
            while (mask >> actor) & 1 == 0:
                actor += 1
            moves = state.legal(actor)
            move = moves[choice.below(len(moves), n)]
            decisions += 1
        if trace is not None:
            trace.add(actor, move)
        state.play(actor, move)
        n += 1
    return decisions
