"""Many games side by side, a move in each in one compiled call: what learners are fed from."""

from typing import Final

from mypy_extensions import mypyc_attr

from guildhall.core.luck import FastLuck
from guildhall.core.numbers import (
    Int,
    Ints,
    Marks,
    Rows,
    Shorts,
    Things,
    ints,
    marks,
    no_rows,
    shorts,
    soon,
    unwritten,
    unwritten_marks,
    wipe,
    wipe_marks,
)
from guildhall.core.playout import draw_due
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State

__all__ = ["ManyGames", "Opponents"]

AHEAD: Final = 2
"""How many games ahead one is fetched: its arrays are found only when it is there itself."""
GIVEN_UP: Final = -1
"""In place of a move: the game ends here."""
SEEDS: Final = (1 << 60) - 1
WITS: Final = 1 << 61
"""Added to the seed for the luck of opponents, which must not disturb that of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """Who plays all seats but the learner's: at random, unless a subclass thinks."""

    def __init__(self, learner: Int) -> None:
        self.learner: Int = learner

    def choose(self, state: State, seat: Int, wits: FastLuck) -> Int:
        """Give a legal move of a seat, drawing on the wits of its game."""
        legal = state.legal(seat)
        return legal[wits.below(len(legal))]


class ManyGames:
    """Games that begin at the same position, each with its own luck.

    `look` fills fresh arrays, one row for each game: `numbers` is what the seat that is asked may
    know, `mask` marks its legal moves, `seats` says who it is. With opponents, only the learner is
    asked.
    """

    def __init__(
        self,
        fresh: State,
        scribe: Scribe,
        sheet: Sheet,
        number: Int,
        size: Int,
        actions: Int,
        opponents: Opponents | None,
    ) -> None:
        self.fresh: State = fresh
        self.scribe: Scribe = scribe
        self.sheet: Sheet = sheet
        self.size: Int = size
        self.actions: Int = actions
        self.opponents: Opponents | None = opponents
        self.states: Things[State] = Things[State]([fresh for _ in range(number)])
        self.lucks: Things[FastLuck] = Things[FastLuck]([FastLuck(0) for _ in range(number)])
        self.wits: Things[FastLuck] = self.lucks[:]
        self.numbers: Shorts = shorts(0)
        self.mask: Marks = marks(0)
        self.seats: Ints = ints(number)
        self.offers: Rows = no_rows(number)
        self.before: Shorts = self.numbers
        self.asked: Ints = self.seats
        self.finished: list[State] = []

    def start(self, n: Int, seed: Int) -> None:
        """Begin game n anew and go to its first decision."""
        self.states[n] = self.fresh.copy()
        self.lucks[n] = FastLuck(seed & SEEDS)
        if self.opponents is not None:
            self.wits[n] = FastLuck((seed & SEEDS) + WITS)
        self._go_on(n)

    def refused(self, moves: list[int]) -> list[int]:
        """List the games whose move is not legal."""
        wrong: list[int] = []
        for n in range(len(self.states)):
            move: Int = moves[n]
            if not (0 <= move < self.actions) or self.mask[n * self.actions + move] == 0:
                wrong.append(n)
        return wrong

    def step(self, moves: list[int]) -> list[int]:
        """Play a legal move, or GIVEN_UP, in each game, and what follows without the caller.

        Lists the games that have ended: `start` them before the next `look`.
        """
        return [n for n in range(len(self.states)) if not self._play(n, moves[n])]

    def turn(self, moves: list[int], seed: Int) -> list[int]:
        """Play a legal move in each game, start those that have ended, and look at all.

        A game is looked at right after its move, while its memory is at hand. Lists the games that
        have ended, with the luck of the next ones from `seed` on; `finished` holds how they ended.
        """
        ended: list[int] = []
        self.finished = []
        self._clear()
        for n in range(len(self.states)):
            self.seats[n] = self.asked[n]
            state = self.states[n]
            if not self._play(n, moves[n]):
                self.finished.append(state)
                self.start(n, seed + len(ended))
                ended.append(n)
            self._look_at(n)
        self._forget()
        return ended

    def look(self) -> None:
        """Fill fresh arrays with what each game asks."""
        self._clear()
        for n in range(len(self.states)):
            self._look_at(n)
        self._forget()

    def random_moves(self, dice: FastLuck) -> Ints:
        """Draw one of the legal moves that each game had at the last look, all equally likely."""
        out = ints(len(self.states))
        for n in range(len(self.states)):
            legal = self.offers[n]
            out[n] = legal[dice.below(len(legal))]
        return out

    def _play(self, n: Int, move: Int) -> bool:
        """Play a move in game n, or give it up; whether it goes on."""
        if move == GIVEN_UP:
            return False
        state = self.states[n]
        state.play(self.seats[n], move)
        self._go_on(n)
        return not state.over()

    def _clear(self) -> None:
        """Give fresh arrays; what the last look wrote is kept while the next one writes."""
        number = len(self.states)
        self.before, self.asked = self.numbers, self.seats
        self.numbers = unwritten(number * self.size)
        self.mask = unwritten_marks(number * self.actions)
        self.seats = ints(number)

    def _forget(self) -> None:
        self.before, self.asked = shorts(0), self.seats
        self.sheet.forget()

    def _look_at(self, n: Int) -> None:
        """Write what game n asks."""
        state = self.states[n]
        seat = first_of(state.actors())
        if self.opponents is not None:
            seat = self.opponents.learner
        self.seats[n] = seat
        self._prepare(n)
        self.sheet.begin(self.numbers, n * self.size, seat)
        if len(self.before) > 0:
            self.sheet.recall(self.before, self.asked[n])
        self.scribe.write(state, self.sheet)
        mask = self.mask
        start = n * self.actions
        legal = state.legal(seat)
        for move in legal:
            mask[start + move] = 1
        self.offers[n] = legal

    def _prepare(self, n: Int) -> None:
        """Clear the rows of game n; one that comes soon is fetched meanwhile."""
        wipe(self.numbers, n * self.size, (n + 1) * self.size)
        wipe_marks(self.mask, n * self.actions, (n + 1) * self.actions)
        if n + AHEAD < len(self.states):
            soon(self.states[n + AHEAD])

    def _go_on(self, n: Int) -> None:
        """Draw chance and let opponents play until the caller is asked, or to the end.

        Choices made at once stay secret: where the learner is among those asked, it goes first.
        """
        state = self.states[n]
        luck = self.lucks[n]
        draw_due(state, luck)
        if self.opponents is not None:
            opponents = self.opponents
            while not state.over() and (state.actors() >> opponents.learner) & 1 == 0:
                seat = first_of(state.actors())
                state.play(seat, opponents.choose(state, seat, self.wits[n]))
                draw_due(state, luck)


def first_of(actors: Int) -> Int:
    """Give the lowest seat of a mask that is not empty."""
    seat: Int = 0
    while (actors >> seat) & 1 == 0:
        seat += 1
    return seat
