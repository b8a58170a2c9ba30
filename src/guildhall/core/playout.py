"""Random play in one compiled loop: the yardstick of speed and the heart of simulations."""

from guildhall.core.luck import Luck
from guildhall.core.numbers import Int, Ints, append, with_capacity
from guildhall.core.state import CHANCE, State

__all__ = ["Trace", "draw_due", "playout"]


class Trace:
    """The inputs of a playout, as two arrays of equal length: `actors` and `moves`.

    >>> import guildhall as gh
    >>> from guildhall.core.luck import FastLuck
    >>> game = gh.GAMES["guildes"]
    >>> trace = Trace()
    >>> decisions = playout(game.new(3), FastLuck(1), FastLuck(2), trace)
    >>> len(trace.moves), trace.actors[0], game.words.print_chance(0, trace.moves[0])
    (246, -1, 'deal craftsmen')
    """

    def __init__(self) -> None:
        self.actors: Ints = with_capacity(512)
        self.moves: Ints = with_capacity(512)
        self.decisions: Int = 0

    def add(self, actor: Int, move: Int) -> None:
        """Append one input: a seat or CHANCE, and its move or outcome."""
        self.actors = append(self.actors, actor)
        self.moves = append(self.moves, move)


def draw_due(state: State, luck: Luck) -> None:
    """Draw chance until a seat owes a decision or the game is over."""
    while state.actors() == 0 and not state.over():
        state.play(CHANCE, luck.pick(state.chance(), 0))


def playout(state: State, chance: Luck, choice: Luck, trace: Trace | None = None) -> Int:
    """Play random moves to the end of the game, in place; returns the number of decisions.

    `chance` draws the outcomes, `choice` the moves of the seats, so that one can be repeated
    without the other.

    >>> import guildhall as gh
    >>> from guildhall.core.luck import FastLuck
    >>> state = gh.GAMES["guildes"].new(3)
    >>> int(playout(state, FastLuck(1), FastLuck(2))), list(state.scores())
    (153, [128, 128, 131])
    """
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
