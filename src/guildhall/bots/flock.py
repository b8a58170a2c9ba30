"""Playouts side by side, compiled: what they ask a network at the same time, and what they draw."""

from math import exp
from typing import Final, final

from guildhall.bots.counsel import FINE, leaning
from guildhall.bots.guide import Leaf
from guildhall.bots.judge import Judge
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import Int
from guildhall.core.state import CHANCE, State

HEAT: Final = 0.5
"""How evenly a network draws its moves; while it learned it was 1."""
DRAWS: Final = 1 << 30


@final
class Run:
    """A playout on its way, its luck, and what somebody is asked in it."""

    def __init__(self, state: State, luck: FastLuck) -> None:
        """Take a state to play on in."""
        self.state: State = state
        self.luck: FastLuck = luck
        self.leaf: Leaf | None = None

    def play_on(self) -> None:
        """Play to where somebody has a choice; nobody has one when the game is over."""
        state = self.state
        self.leaf = None
        while not state.over():
            mask = state.actors()
            if mask == 0:
                state.play(CHANCE, self.luck.pick(state.chance(), 0))
                continue
            seat: Int = 0
            while (mask >> seat) & 1 == 0:
                seat += 1
            moves = state.legal(seat)
            if len(moves) > 1:
                self.leaf = Leaf(state, seat, moves, 0)
                return
            state.play(seat, moves[0])


def questions(runs: list[Run]) -> list[Leaf]:
    """Play all of them on to their next questions; gives these."""
    asked: list[Leaf] = []
    for run in runs:
        run.play_on()
        leaf = run.leaf
        if leaf is not None:
            asked.append(leaf)
    return asked


def answered(runs: list[Run], logits: list[float], judge: Judge, trust: Int) -> None:
    """Play a move that is drawn for each question: the likelier, the higher its logit.

    `logits` follow one another as the questions do; `trust`: how the judge leans them, see
    `leaning`; 0 for not at all.
    """
    at: Int = 0
    for run in runs:
        leaf = run.leaf
        if leaf is None:
            continue
        moves = leaf.moves
        liked = logits[at : at + len(moves)]
        at += len(moves)
        if trust > 0:
            worths = judge.worths(leaf.state, leaf.seat, moves)
            best = worths[0]
            for worth in worths:
                best = max(best, worth)
            for k in range(len(moves)):
                liked[k] += float(leaning(best - worths[k], trust)) / float(FINE)
        leaf.state.play(leaf.seat, moves[drawn(liked, run.luck)])


def drawn(liked: list[float], luck: FastLuck) -> Int:
    """Draw the place of a move: the more it is liked, the likelier."""
    top = max(liked)
    parts: list[float] = []
    whole: float = 0.0
    for one in liked:
        part = exp((one - top) / HEAT)
        parts.append(part)
        whole += part
    left = float(luck.below(DRAWS)) / float(DRAWS) * whole
    last: Int = len(parts) - 1
    for k in range(last):
        left -= parts[k]
        if left < 0:
            return k
    return last
