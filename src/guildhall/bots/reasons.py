"""Why a move is good: it is compared with the alternatives in worlds imagined from the view."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from guildhall.bots.expertise import find_expertise
from guildhall.bots.judge import POINT, Judge
from guildhall.bots.races import leads
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import View

Codes = Mapping[str, tuple[str, ...]]
CODES: Codes = {
    "only_move": (),
    "wins": (),
    "points": ("points",),
    "position": ("points",),
    "denial": ("seat", "points"),
    "tempo": (),
    "least_loss": ("points",),
    "hinders": ("seat",),
    "share": ("share", "next"),
    "plan": (),
}
"""The codes of reasons in every game, with the names of their facts; a text is `reason-<code>`."""

WORLDS, FEWEST = 16, 4
"""Worlds imagined, and how many at the least."""
RIVALS = 5
"""Alternatives a move is compared with."""
SURE = 2.0
"""Standard errors that make a difference worth telling."""
LONGEST = 64
"""Inputs after which a decision that still runs is judged as it stands."""
MOST = 4
"""Reasons given."""
LEAST = 0.01
"""Points by which a part of the judgement must differ to be told."""
HINDRANCE = 0.1
"""Points that the strongest rival must lose to be told, while they are less than a whole one."""
PARTS = 2
"""Parts of the judgement that are told."""


@dataclass(frozen=True)
class Reason:
    """A code and its facts as plain numbers; the game's words give them names, as in a refusal."""

    code: str
    facts: dict[str, int] = field(default_factory=dict)


@dataclass
class Effect:
    """What a move changes in one world: points at once, and what each seat can expect."""

    score: int
    values: list[float]
    again: bool
    won: bool
    taken: list[tuple[str, int]]
    parts: dict[str, float] = field(default_factory=dict)
    """What the judge sees changed for the seat, by name."""


class Weighing:
    """Plays moves of one seat in imagined worlds and notes what they change."""

    def __init__(self, game: Game, view: View) -> None:
        """Take the game and what the seat knows."""
        self.game = game
        self.seat = view.seat
        self.judge: Judge = find_judge(game.name)

    def look(self, world: State) -> None:
        """Turn to a world and note how it stands before the move."""
        self.world = world
        self.before = [self.value(world, each) for each in range(len(world.scores()))]
        self.parts = self.judge.parts(world, self.seat)

    def play(self, move: int, seed: int) -> Effect:
        """Play a move in a copy of the world, finish what it begins, and give what changed."""
        world, seat = self.world, self.seat
        after = world.copy()
        after.play(seat, move)
        self._finish(after, int(world.actors()) & ~(1 << seat), FastLuck(seed))
        return Effect(
            score=int(after.scores()[seat]) - int(world.scores()[seat]),
            values=[self.value(after, each) - old for each, old in enumerate(self.before)],
            again=bool(int(after.actors()) >> seat & 1),
            won=after.over() and after.ranks()[seat] == 1,
            taken=self._taken(world, after),
            parts=self._changes(after, move),
        )

    def _changes(self, after: State, move: int) -> dict[str, float]:
        """Give what the judge sees changed, and what it knows that no position shows."""
        changes = {
            name: (int(number) - int(self.parts.get(name, 0))) / POINT
            for name, number in self.judge.parts(after, self.seat).items()
        }
        for name, number in self.judge.motives(self.world, self.seat, move).items():
            changes[name] = changes.get(name, 0.0) + int(number) / POINT
        return changes

    def value(self, state: State, seat: int) -> float:
        """Give the points a seat can expect at the end."""
        return int(self.judge.value(state, seat)) / POINT

    def _taken(self, world: State, after: State) -> list[tuple[str, int]]:
        """List the things in which the seat has come to lead."""
        before = leads(self.game.name, self.game.observe(world, self.seat))
        now = leads(self.game.name, self.game.observe(after, self.seat))
        return [
            thing
            for thing, leader in now.items()
            if leader == self.seat and before.get(thing) != self.seat
        ]

    def _finish(self, state: State, others: int, luck: FastLuck) -> None:
        """Play the rest of the decision, those who choose at the same time, and the chance due."""
        for _ in range(LONGEST):
            if state.over():
                return
            mask = int(state.actors())
            if not mask:
                state.play(CHANCE, luck.pick(state.chance(), 0))
            elif mask >> self.seat & 1 and state.steps(self.seat):
                self._play(state, self.seat, luck)
            elif mask & others:
                due = mask & others
                self._play(state, (due & -due).bit_length() - 1, luck)
            else:
                return
            others &= int(state.actors())

    def _play(self, state: State, seat: int, luck: FastLuck) -> None:
        state.play(seat, self.judge.guide(state, seat, state.legal(seat), luck))


def codes_of(game: str) -> Codes:
    """All codes of reasons in a game: those of every game, and its own."""
    return {**CODES, **find_expertise(game).reasons}


Found = Sequence[tuple[Effect, list[Effect]]]
Weights = list[tuple[float, Reason]]


def reasons_for(
    game: Game, view: View, legal: Sequence[int], move: int, luck: Luck, budget: float
) -> tuple[Reason, ...]:
    """Say what sets a move apart from the others, the weightiest first; may be nothing."""
    others = _sample([other for other in legal if other != move], luck)
    weighing = Weighing(game, view)
    until = time.perf_counter() + budget
    found: list[tuple[Effect, list[Effect]]] = []
    strength = [0.0] * view.seats
    while len(found) < WORLDS and (len(found) < FEWEST or time.perf_counter() < until):
        world, seed = game.imagine(view, luck), int(luck.below(1 << 31, 0))
        weighing.look(world)
        mine = weighing.play(move, seed)
        rest = [weighing.play(other, seed) for other in others]
        found.append((mine, rest))
        strength = [sum_ + now for sum_, now in zip(strength, weighing.before, strict=True)]
    strongest = max((s for s in range(view.seats) if s != view.seat), key=strength.__getitem__)
    return weighed(found, view.seat, strongest, codes_of(game.name))


def _sample(moves: list[int], luck: Luck) -> list[int]:
    while len(moves) > RIVALS:
        moves.pop(int(luck.below(len(moves), 0)))
    return moves


def weighed(found: Found, seat: int, strongest: int, codes: Codes) -> tuple[Reason, ...]:
    """Turn effects, by world those of the move and of the others, into reasons with a text."""
    weights = [*_at_once(found), *_expected(found, seat, strongest), *_tempo(found)]
    told = {tuple(reason.facts.items()) for _, reason in weights if "majority" in reason.code}
    weights += [pair for pair in _parts(found, codes) if tuple(pair[1].facts.items()) not in told]
    weights = sorted(weights, key=lambda pair: -pair[0])
    return tuple([reason for _, reason in weights if reason.code in codes][:MOST])


def _at_once(found: Found) -> Weights:
    """Tell what happens in most worlds as soon as the move is made."""
    weights: Weights = []
    score = _credited(found)
    if _often(mine.won for mine, _ in found):
        weights.append((1e9, Reason("wins")))
    if score >= 1:
        weights.append((score, Reason("points", {"points": round(score)})))
    for kind, index in sorted({thing for mine, _ in found for thing in mine.taken}):
        here = _often((kind, index) in mine.taken for mine, _ in found)
        anyway = _often((kind, index) in other.taken for _, rest in found for other in rest)
        if here and not anyway:
            weights.append((1.0, Reason(f"majority_{kind}", {kind: index})))
    return weights


def _credited(found: Found) -> float:
    """Give the points at once that are the move's own: what every move brings is no merit of it."""
    return fmean(mine.score - min(effect.score for effect in [mine, *rest]) for mine, rest in found)


def _expected(found: Found, seat: int, strongest: int) -> Weights:
    """Tell what the seat can expect more than with other moves, and the strongest rival less."""
    weights: Weights = []
    own = _gain(found, seat)
    if own >= 1 and _credited(found) < 1:
        change = fmean(mine.values[seat] for mine, _ in found)
        code = "position" if change > -0.5 else "least_loss"
        weights.append((own, Reason(code, {"points": round(own)})))
    denied = -_gain(found, strongest)
    if denied >= 1:
        weights.append((denied, Reason("denial", {"seat": strongest, "points": round(denied)})))
    elif denied >= HINDRANCE:
        weights.append((denied, Reason("hinders", {"seat": strongest})))
    return weights


def _parts(found: Found, codes: Codes) -> Weights:
    """Tell of which things the judge thinks more than with other moves, the greatest first."""
    weights: Weights = []
    for part in sorted({name for mine, _ in found for name in mine.parts}):
        name, _, index = part.partition(":")
        facts = codes.get(f"gain_{name}")
        gain = _sure([_difference(part, mine, rest) for mine, rest in found])
        if facts is not None and gain >= LEAST:
            numbers = dict.fromkeys(facts, int(index)) if index else {}
            weights.append((gain, Reason(f"gain_{name}", numbers)))
    return sorted(weights, key=lambda pair: -pair[0])[:PARTS]


def _difference(part: str, mine: Effect, rest: list[Effect]) -> float:
    """Give by how much a part changes more than with the other moves."""
    return mine.parts.get(part, 0.0) - fmean(effect.parts.get(part, 0.0) for effect in rest)


def _gain(found: Found, seat: int) -> float:
    """Give how much more a seat can expect than with the other moves; 0 when it is not sure."""
    return _sure([mine.values[seat] - fmean(e.values[seat] for e in rest) for mine, rest in found])


def _sure(gains: list[float]) -> float:
    """Give the mean of differences by world; 0 when it may well be chance."""
    gain = fmean(gains)
    return gain if abs(gain) > SURE * stdev(gains) / sqrt(len(gains)) else 0.0


def _tempo(found: Found) -> Weights:
    """Tell that the seat moves again at once, where it would not with other moves."""
    again = _often(mine.again for mine, _ in found)
    usual = _often(effect.again for _, rest in found for effect in rest)
    return [(0.5, Reason("tempo"))] if again and not usual else []


def _often(cases: Iterable[bool]) -> bool:
    """Say whether something is so in more than half of the cases."""
    listed = list(cases)
    return sum(listed) > len(listed) / 2
