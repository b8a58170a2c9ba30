"""Why a move is good: it is compared with the alternatives in worlds imagined from the view."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from guildhall.bots.judge import Judge
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import View

CODES = {
    "only_move": (),
    "wins": (),
    "points": ("points",),
    "position": ("points",),
    "denial": ("seat", "points"),
    "tempo": (),
    "least_loss": ("points",),
    "plan": (),
}
"""Every code of a reason and the names of its facts; the texts are called `reason-<code>`."""

WORLDS = 12
RIVALS = 12
"""Alternatives a move is compared with."""
LONGEST = 64
"""Inputs after which a decision that still runs is judged as it stands."""


def known_judge(game: str) -> Judge | None:
    """Give the judge of a game; None while it has none."""
    try:
        return find_judge(game)
    except (AttributeError, FileNotFoundError):
        return None


@dataclass(frozen=True)
class Reason:
    """A code and its facts as plain numbers; the game's words give them names, as in a refusal."""

    code: str
    facts: dict[str, int] = field(default_factory=dict)


@dataclass
class Effect:
    """What a move brings on average, in points: now, and as the position is worth."""

    score: float = 0.0
    values: list[float] = field(default_factory=list)
    again: float = 0.0
    won: float = 0.0


def reasons_for(
    game: Game, view: View, legal: Sequence[int], move: int, luck: Luck, budget: float
) -> tuple[Reason, ...]:
    """Say why a move is better than the others; at least one reason, the weightiest first."""
    others = _sample([other for other in legal if other != move], luck)
    effects = {each: Effect(values=[0.0] * view.seats) for each in (move, *others)}
    until = time.perf_counter() + budget
    worlds = 0
    while worlds < WORLDS and (worlds == 0 or time.perf_counter() < until):
        world = game.imagine(view, luck)
        for each, effect in effects.items():
            _add(effect, world, view.seat, each, luck)
        worlds += 1
    for effect in effects.values():
        _divide(effect, worlds)
    return _weighed(view, effects[move], [effects[other] for other in others])


def _sample(moves: list[int], luck: Luck) -> list[int]:
    while len(moves) > RIVALS:
        moves.pop(int(luck.below(len(moves), 0)))
    return moves


def _add(effect: Effect, world: State, seat: int, move: int, luck: Luck) -> None:
    """Play a move in a copy of a world, finish what it begins, and note what changed."""
    after = world.copy()
    after.play(seat, move)
    others = int(world.actors()) & ~(1 << seat)
    _finish(after, seat, others, luck)
    before, now = world.scores(), after.scores()
    effect.score += int(now[seat]) - int(before[seat])
    for each in range(len(effect.values)):
        effect.values[each] += int(now[each]) - int(before[each])
    effect.again += bool(int(after.actors()) >> seat & 1)
    effect.won += after.over() and after.ranks()[seat] == 1


def _finish(state: State, seat: int, others: int, luck: Luck) -> None:
    """Play the rest of the decision, of those who choose at the same time, and the chance due."""
    for _ in range(LONGEST):
        mask = int(state.actors())
        if state.over():
            return
        if not mask:
            state.play(CHANCE, luck.pick(state.chance(), 0))
        elif mask >> seat & 1 and state.steps(seat):
            _play_any(state, seat, luck)
        elif mask & others:
            due = mask & others
            _play_any(state, (due & -due).bit_length() - 1, luck)
        else:
            return
        others &= int(state.actors())


def _play_any(state: State, seat: int, luck: Luck) -> None:
    moves = state.legal(seat)
    state.play(seat, moves[luck.below(len(moves), 0)])


def _divide(effect: Effect, worlds: int) -> None:
    effect.score /= worlds
    effect.values = [value / worlds for value in effect.values]
    effect.again /= worlds
    effect.won /= worlds


def _weighed(view: View, mine: Effect, others: list[Effect]) -> tuple[Reason, ...]:
    """Put what sets a move apart from the mean of the others into reasons."""
    found: list[tuple[float, Reason]] = []
    if mine.won > 0.5:
        found.append((1e9, Reason("wins")))
    if mine.score >= 1:
        found.append((mine.score, Reason("points", {"points": round(mine.score)})))
    for seat in range(view.seats):
        usual = sum(other.values[seat] for other in others) / len(others)
        gain = mine.values[seat] - usual
        if seat == view.seat and mine.score < 1 <= gain:
            code = "position" if mine.values[seat] >= 0 else "least_loss"
            found.append((gain, Reason(code, {"points": round(gain)})))
        if seat != view.seat and gain <= -1:
            found.append((-gain, Reason("denial", {"seat": seat, "points": round(-gain)})))
    if mine.again > 0.5 > sum(other.again for other in others) / len(others):
        found.append((0.5, Reason("tempo")))
    found.sort(key=lambda pair: -pair[0])
    return tuple(reason for _, reason in found) or (Reason("plan"),)
