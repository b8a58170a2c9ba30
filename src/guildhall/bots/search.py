"""The compiled heart of the master: playouts from imagined worlds, and what they are worth.

A playout plays on as the judge would guide every seat, with some noise, until the game ends or a
number of decisions is made; the judge's values, or the final ranks and scores, become win shares.
"""

from math import exp, log, sqrt
from typing import Final

from guildhall.bots.judge import POINT, Judge
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import Int, Ints, append, ints, with_capacity
from guildhall.core.state import CHANCE, State

WHOLE: Final = 1_000_000
"""A whole win, in the fixed point of payoffs."""


CURIOUS: Final = 100_000
"""How much of a whole win a move may be better than it looks, while it is little known."""
WIDENING: Final = 4
"""A node tries its n-th move after WIDENING * n * n visits."""
ROOM: Final = 200_000


class Knobs:
    """What can be set about a search, by game."""

    def __init__(
        self,
        depth: Int = 1000,
        noise: Int = 50,
        heat: Int = 5000,
        smooth: Int = 500,
        plies: Int = 0,
        early: Int = 0,
    ) -> None:
        """Take the settings.

        `depth`: decisions before the judge is asked; `noise`: thousandths of moves that are any;
        `heat`: the lead, in thousandths of a point, that makes a win 2.7 times as likely as another
        seat's; `smooth`: thousandths of a finished game's payoff that go by the lead, not the rank;
        `plies`: own decisions after the first one that the tree learns; `early`: the heat at the
        start of a game, where a lead means less; 0 for the same heat all along.
        """
        self.depth: Int = depth
        self.noise: Int = noise
        self.heat: Int = heat
        self.smooth: Int = smooth
        self.plies: Int = plies
        self.early: Int = early if early > 0 else heat

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the plain settings."""
        return (Knobs, (self.depth, self.noise, self.heat, self.smooth, self.plies, self.early))

    def heat_at(self, left: Int) -> Int:
        """Give the heat with so many thousandths of the game to come: it falls evenly in scale."""
        if self.early == self.heat:
            return self.heat
        rise = log(float(self.early) / float(self.heat)) * float(left) / float(POINT)
        hotter: Int = int(float(self.heat) * exp(rise))
        return hotter


class Tree:
    """What a seat has learned about sequences of its own moves, whatever the others did meanwhile.

    Nodes are numbers; a node's moves hang together as a list, first child and next sibling.
    """

    def __init__(self, room_for: Int) -> None:
        """Start with the root alone; the tree stops growing when its room is used up."""
        self.room: Int = room_for
        self.move: Ints = ints(1, -1)
        self.child: Ints = ints(1, -1)
        self.sibling: Ints = ints(1, -1)
        self.visits: Ints = ints(1)
        self.total: Ints = ints(1)

    def find(self, node: Int, move: Int) -> Int:
        """Give the node behind a move, -1 if there is none."""
        child = self.child[node]
        while child >= 0 and self.move[child] != move:
            child = self.sibling[child]
        return child

    def grow(self, node: Int, move: Int) -> Int:
        """Give the node behind a move, a new one if need be; -1 when there is no room."""
        child = self.find(node, move)
        if child < 0 and len(self.move) < self.room:
            child = len(self.move)
            self.move = append(self.move, move)
            self.child = append(self.child, -1)
            self.sibling = append(self.sibling, self.child[node])
            self.visits = append(self.visits, 0)
            self.total = append(self.total, 0)
            self.child[node] = child
        return child

    def choose(self, node: Int, moves: Ints, worths: Ints, curious: Int) -> Int:
        """Give the place of a move: a learned one by its upper bound, or the best one not tried.

        The more often the node was visited, the more moves are tried, in the order of worth.
        """
        visits = self.visits[node]
        tried: Int = 0
        best: Int = -1
        fresh: Int = -1
        bound: float = 0.0
        logged = log(float(visits + 1))
        for at in range(len(moves)):
            child = self.find(node, moves[at])
            if child < 0:
                if fresh < 0 or worths[at] > worths[fresh]:
                    fresh = at
                continue
            tried += 1
            seen = float(self.visits[child])
            mean = float(self.total[child]) / seen
            upper = mean + float(curious) * sqrt(logged / seen)
            if best < 0 or upper > bound:
                best = at
                bound = upper
        if fresh >= 0 and tried * tried * WIDENING <= visits:
            return fresh
        return best if best >= 0 else fresh


class Search:
    """Playouts for one decision of one seat."""

    def __init__(self, judge: Judge, seats: Int, seat: Int, knobs: Knobs) -> None:
        """Take the judge of the game, and who decides."""
        self.judge: Judge = judge
        self.seats: Int = seats
        self.seat: Int = seat
        self.knobs: Knobs = knobs
        self.decisions: Int = 0
        self.tree: Tree = Tree(ROOM)
        self.path: Ints = with_capacity(16)
        self.node: Int = -1

    def sample(self, world: State, move: Int, seed: Int) -> Int:
        """Give the payoff of a move in one world, by one playout; the world stays as it is."""
        state = world.copy()
        state.play(self.seat, move)
        self.path = with_capacity(16)
        if self.knobs.plies > 0:
            self.step(0, move)
        self.run(state, FastLuck(seed))
        payoff = self.payoffs(state)[self.seat]
        for node in self.path:
            self.tree.visits[node] += 1
            self.tree.total[node] += payoff
        return payoff

    def step(self, node: Int, move: Int) -> None:
        """Go on to the node behind a move; a new node, or none, ends the way through the tree."""
        self.node = self.tree.grow(node, move)
        if self.node >= 0:
            self.path = append(self.path, self.node)
            if self.tree.visits[self.node] == 0 or len(self.path) > self.knobs.plies:
                self.node = -1

    def run(self, state: State, luck: FastLuck) -> None:
        """Play on, in place, until the game is over or the depth is reached."""
        left = self.knobs.depth
        while not state.over():
            mask = state.actors()
            if mask == 0:
                state.play(CHANCE, luck.pick(state.chance(), 0))
                continue
            if left <= 0:
                break
            left -= 1
            actor: Int = 0
            while (mask >> actor) & 1 == 0:
                actor += 1
            moves = state.legal(actor)
            if len(moves) == 1:
                state.play(actor, moves[0])
            elif actor == self.seat and self.node >= 0:
                state.play(actor, self.learned(state, moves))
            else:
                state.play(actor, self.guided(state, actor, moves, luck))
        self.decisions += self.knobs.depth - left

    def reach(self, state: State, luck: FastLuck, least: Int) -> Ints:
        """Play on, in place, to the next question of the searching seat after so many decisions.

        Gives its moves; none when the game is over.
        """
        left = least
        while not state.over():
            mask = state.actors()
            if mask == 0:
                state.play(CHANCE, luck.pick(state.chance(), 0))
                continue
            actor: Int = self.seat
            if (mask >> actor) & 1 == 0:
                actor = 0
                while (mask >> actor) & 1 == 0:
                    actor += 1
            moves = state.legal(actor)
            if len(moves) == 1:
                state.play(actor, moves[0])
                continue
            if left <= 0 and actor == self.seat:
                return moves
            left -= 1
            state.play(actor, self.guided(state, actor, moves, luck))
        return ints(0)

    def guided(self, state: State, actor: Int, moves: Ints, luck: FastLuck) -> Int:
        """Give the judge's move for a playout, now and then any."""
        noise = self.knobs.noise
        if noise > 0 and luck.below(POINT) < noise:
            return moves[luck.below(len(moves))]
        return self.judge.guide(state, actor, moves, luck)

    def learned(self, state: State, moves: Ints) -> Int:
        """Give the move of the tree at the node that this playout has reached."""
        node = self.node
        worths = self.judge.worths(state, self.seat, moves)
        move = moves[self.tree.choose(node, moves, worths, CURIOUS)]
        self.step(node, move)
        return move

    def payoffs(self, state: State) -> Ints:
        """Give every seat's share of the win: by rank and lead at the end, by the lead before."""
        if not state.over():
            values = with_capacity(self.seats)
            for seat in range(self.seats):
                values = append(values, self.judge.value(state, seat))
            return shares(values, self.knobs.heat_at(self.judge.left(state)))
        scores = state.scores()
        for seat in range(self.seats):
            scores[seat] *= POINT
        out = shares(scores, self.knobs.heat)
        wins = won(state.ranks())
        smooth = self.knobs.smooth
        for seat in range(self.seats):
            out[seat] = (out[seat] * smooth + wins[seat] * (POINT - smooth)) // POINT
        return out


def shares(values: Ints, heat: Int) -> Ints:
    """Turn expected points into shares of the win, the more even the greater the heat."""
    top = values[0]
    for value in values:
        top = max(top, value)
    parts = with_capacity(len(values))
    whole: Int = 0
    for value in values:
        part: Int = int(WHOLE * exp(float(value - top) / float(heat)))
        parts = append(parts, part)
        whole += part
    for seat in range(len(values)):
        parts[seat] = parts[seat] * WHOLE // whole
    return parts


def won(ranks: Ints) -> Ints:
    """Share the win among the seats of the first rank."""
    winners: Int = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    out = ints(len(ranks))
    for seat in range(len(ranks)):
        if ranks[seat] == 1:
            out[seat] = WHOLE // winners
    return out
