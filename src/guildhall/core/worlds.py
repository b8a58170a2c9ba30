"""Looking ahead from a seat's view: the same moves in several imagined worlds at once.

Only what comes out alike in all of them is certain. The true state is not looked at, so nothing
that follows from it tells a seat more than it may know.
"""

from collections.abc import Sequence
from typing import Final, Literal

from guildhall.core.errors import Refusal
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.core.view import View

Ends = Literal["", "others", "chance", "learned", "end"]
GOES_ON: Final = ""
OTHERS_DECIDE: Final = "others"
CHANCE_DECIDES: Final = "chance"
LEARNED: Final = "learned"
GAME_OVER: Final = "end"

COUNT = 6
MOST_BETWEEN = 80
"""So many decisions of others are looked past to find the next question of a seat."""


class Worlds:
    """Worlds that fit a view; `ends` says what keeps its seat from planning on.

    >>> import guildhall as gh
    >>> match = gh.new("dutch_revolt", seats=4, seed=7)
    >>> seat = match.actors[0]
    >>> worlds = Worlds(match.game, match.view(seat), 1)
    >>> worlds.legal() == [move.id for move in match.legal(seat)]
    True
    """

    def __init__(self, game: Game, view: View, seed: int) -> None:
        self.game, self.view, self.seat = game, view, view.seat
        self.luck = FastLuck(seed)
        self.states = _different([game.imagine(view, self.luck) for _ in range(COUNT)])
        self.ends: Ends = self._next()

    def legal(self) -> list[int]:
        """Moves that are legal in every world, ascending; none where the plan ends."""
        if self.ends:
            return []
        first, *others = [[int(move) for move in s.legal(self.seat)] for s in self.states]
        kept = set(first).intersection(*others)
        return [move for move in first if move in kept]

    def steps(self) -> int:
        """What `State.steps` says of the seat."""
        return int(self.states[0].steps(self.seat))

    def why_not(self, move: int) -> Refusal | None:
        """Why a move is not possible in one of the worlds."""
        told = (self.game.why_not(state, self.seat, move) for state in self.states)
        return next((refusal for refusal in told if refusal is not None), None)

    def play(self, move: int) -> None:
        """Play a legal move everywhere; `view` is what the seat sees then, if that is certain."""
        for state in self.states:
            state.play(self.seat, move)
        self.ends = self._next()
        if self.ends != LEARNED:
            self.view = self.game.observe(self.states[0], self.seat)

    def pass_others(self) -> None:
        """Let the others decide by lot until the seat is asked: the same question everywhere.

        What the seat would see by then depends on them, so its `view` stays.
        """
        if self.ends != OTHERS_DECIDE:
            return
        self.states = [self.states[n % len(self.states)].copy() for n in range(COUNT)]
        if not all(self._passed(state) for state in self.states):
            return
        asks = {self.game.observe(state, self.seat).ask for state in self.states}
        self.ends = GOES_ON if len(asks) == 1 else LEARNED

    def ask(self) -> str:
        """Id of the question that the seat is asked."""
        return self.game.observe(self.states[0], self.seat).ask

    def _passed(self, state: State) -> bool:
        """Whether a world comes to a question of the seat by decisions alone."""
        for _ in range(MOST_BETWEEN):
            actors = int(state.actors())
            if actors >> self.seat & 1:
                return True
            if not actors:
                return False
            other = (actors & -actors).bit_length() - 1
            moves = state.legal(other)
            state.play(other, moves[self.luck.below(len(moves))])
        return False

    def _next(self) -> Ends:
        nexts = {_follows(state, self.seat) for state in self.states}
        if len(nexts) > 1 or not self._seen_alike():
            return LEARNED
        return nexts.pop()

    def _seen_alike(self) -> bool:
        first, *others = self.states
        seen = self.game.observe(first, self.seat)
        return all(self.game.observe(other, self.seat) == seen for other in others)


def _different(states: list[State]) -> list[State]:
    """One of the worlds where all are the same: nothing is hidden then."""
    first, *others = states
    saved = first.saved()
    return states if any(other.saved() != saved for other in others) else [first]


def _follows(state: State, seat: int) -> Ends:
    if state.over():
        return GAME_OVER
    actors = int(state.actors())
    if not actors:
        return CHANCE_DECIDES
    return GOES_ON if actors >> seat & 1 else OTHERS_DECIDE


def follow(worlds: Worlds, moves: Sequence[int]) -> tuple[int, Refusal | None]:
    """Play planned moves as far as they go: how many do, and why the next one does not.

    No refusal is given where the plan itself ends, see `Worlds.ends`.
    """
    for made, move in enumerate(moves):
        if worlds.ends:
            return made, None
        refusal = worlds.why_not(move)
        if refusal is not None:
            return made, refusal
        worlds.play(move)
    return len(moves), None


def next_actor(state: State, seat: int) -> int:
    """The seat itself where it is asked, else the first other that is; -1 when nobody is."""
    actors = 0 if state.over() else int(state.actors())
    return seat if actors >> seat & 1 else (actors & -actors).bit_length() - 1
