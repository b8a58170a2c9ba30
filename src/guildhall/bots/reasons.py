"""Why a move is good: it is compared with the alternatives in worlds imagined from the view."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from guildhall.bots.deed import Deed, Reason, Told
from guildhall.bots.expertise import find_expertise
from guildhall.bots.judge import POINT, Judge
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
    "more_points": ("points",),
    "position": ("points",),
    "denial": ("seat", "points"),
    "tempo": (),
    "least_loss": ("points",),
    "share": ("share", "next"),
    "even": ("share", "count"),
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
TOLD = 3
"""Of them, at most so many that tell what the move changes on the board."""


@dataclass
class Effect:
    """What a move changes in one world: points at once, and what each seat can expect."""

    score: int
    values: list[float]
    again: bool
    won: bool
    ended: bool = False
    """The game is over: only then some games count points at all."""
    parts: dict[str, float] = field(default_factory=dict)
    """What the judge sees changed for the seat, by name."""
    told: list[Told] = field(default_factory=list)
    """What the game tells of the move."""


class Weighing:
    """Plays moves of one seat in imagined worlds and notes what they change."""

    def __init__(self, game: Game, view: View) -> None:
        """Take the game and what the seat knows."""
        self.game = game
        self.seat = view.seat
        self.view = view
        self.judge: Judge = find_judge(game.name)
        self.tells = find_expertise(game.name).tells

    def look(self, world: State) -> None:
        """Turn to a world and note how it stands before the move."""
        self.world = world
        self.before = [self.value(world, each) for each in range(len(world.scores()))]
        self.parts = self.judge.parts(world, self.seat)

    def play(self, move: int, seed: int) -> Effect:
        """Play a move in a copy of the world, finish what it begins, and give what changed."""
        world, seat = self.world, self.seat
        made = world.copy()
        made.play(seat, move)
        after = made.copy()
        self._finish(after, int(world.actors()) & ~(1 << seat), FastLuck(seed))
        return Effect(
            score=int(after.scores()[seat]) - int(world.scores()[seat]),
            values=[self.value(after, each) - old for each, old in enumerate(self.before)],
            again=bool(int(after.actors()) >> seat & 1),
            won=after.over() and after.ranks()[seat] == 1,
            ended=after.over(),
            parts=self._changes(after, move),
            told=list(self.tells(self._deed(move, made, after))),
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

    def _deed(self, move: int, made: State, done: State) -> Deed:
        """Give a move with the worlds after it."""
        moves = self.game.words.moves
        verb = moves.verb_of(move)
        args = dict(zip(verb.args, moves.indices(move), strict=True))
        return Deed(self.seat, verb.name, args, self.view, made, done, self.game.observe)

    def _finish(self, state: State, others: int, luck: FastLuck) -> None:
        """Play the rest of the decision, those who choose at the same time, and the chance due.

        The seat goes on alike in every world: what is told of the move must not hang on a lot.
        """
        own = FastLuck(1)
        for _ in range(LONGEST):
            if state.over():
                return
            mask = int(state.actors())
            if not mask:
                state.play(CHANCE, luck.pick(state.chance(), 0))
            elif mask >> self.seat & 1 and state.steps(self.seat):
                self._play(state, self.seat, own)
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


DEFINITE = {"only_move", "wins", "points", "more_points", "tempo"}
"""Reasons of every game that tell what the rules make of the move, whatever follows."""


def concrete(game: Game, reason: Reason) -> bool:
    """Whether a reason tells a definite consequence, or a thing of the game and its number."""
    if reason.code in CODES:
        return reason.code in DEFINITE
    return any(fact not in game.words.kinds for fact in reason.facts)


NOTHING: Mapping[str, str] = {}
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
    most = find_expertise(game.name).most
    return weighed(found, view.seat, strongest, codes_of(game.name), most)


def _sample(moves: list[int], luck: Luck) -> list[int]:
    while len(moves) > RIVALS:
        moves.pop(int(luck.below(len(moves), 0)))
    return moves


def weighed(
    found: Found, seat: int, strongest: int, codes: Codes, most: Mapping[str, str] = NOTHING
) -> tuple[Reason, ...]:
    """Turn effects, by world those of the move and of the others, into reasons with a text.

    First what is sure: a win, points, what changes on the board; then what can be expected.
    `most` is that of an `Expertise`.
    """
    reasons = [*_at_once(found), *_told(found, most)]
    expected = [*_expected(found, seat, strongest), *_tempo(found)]
    reasons += [reason for _, reason in sorted(expected, key=lambda pair: -pair[0])]
    return tuple([reason for reason in reasons if reason.code in codes][:MOST])


def _at_once(found: Found) -> Iterator[Reason]:
    """Tell what happens in most worlds as soon as the move is made."""
    score = _credited(found)
    if _often(mine.won for mine, _ in found):
        yield Reason("wins")
    if score >= 1:
        code = "points" if score == fmean(mine.score for mine, _ in found) else "more_points"
        yield Reason(code, {"points": round(score)})


def _told(found: Found, most: Mapping[str, str]) -> list[Reason]:
    """Tell what the move changes on the board in every world, and not every other move does.

    Of several things those first of which the judge thinks more than with the other moves. What is
    left of something is no merit unless most other moves leave less.
    """
    weights: Weights = []
    for part, reason in found[0][0].told:
        here = all(_tells(mine, reason) for mine, _ in found)
        anyway = all(_tells(other, reason) for _, rest in found for other in rest)
        if here and not anyway and _is_most(found, reason, most):
            gain = _sure([_difference(part, mine, rest) for mine, rest in found])
            weights.append((gain, reason))
    return [reason for _, reason in sorted(weights, key=lambda pair: -pair[0])[:TOLD]]


def _is_most(found: Found, reason: Reason, most: Mapping[str, str]) -> bool:
    """Whether a fact is higher than with most other moves, where that is what a reason says."""
    if reason.code not in most:
        return True
    fact = most[reason.code]
    others = [
        told.facts[fact]
        for _, rest in found
        for other in rest
        for _, told in other.told
        if told.code == reason.code and {**told.facts, fact: 0} == {**reason.facts, fact: 0}
    ]
    return _often(number < reason.facts[fact] for number in others)


def _tells(effect: Effect, reason: Reason) -> bool:
    return any(told == reason for _, told in effect.told)


def _credited(found: Found) -> float:
    """Give the points at once that are the move's own: what every move brings is no merit of it.

    A game that ends by this move alone counts what the others would count later.
    """
    if any(other.ended != mine.ended for mine, rest in found for other in rest):
        return 0.0
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
    return weights


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
