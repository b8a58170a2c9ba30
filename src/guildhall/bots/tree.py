"""One tree over everybody's moves, in worlds imagined from a view; the compiled part of `tree`.

A node is a question as it looks to a seat: the key is a hash of what that seat may know, so what it
cannot tell apart is one node, and ways that lead to the same position meet again. Every seat wants
the most for itself. Choices made at once are hidden from each other, so each seat learns its own
as if it were alone. Chance is drawn anew on every way.
"""

from math import sqrt
from typing import Final, final

from guildhall.bots.guide import Guide, Leaf
from guildhall.bots.search import WHOLE
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import Int, Ints, append, ints, with_capacity
from guildhall.core.sheet import Scribe, written
from guildhall.core.state import CHANCE, State

ROOM: Final = 200_000
"""Nodes that are kept at most."""
WIDENING: Final = 1
"""A node tries its n-th move, in the order of the prior, after WIDENING * n * n visits."""
FACTOR: Final = 741_457
BITS: Final = (1 << 41) - 1
STEP: Final = 0x9E37_79B1
LUCKS: Final = (1 << 60) - 1


@final
class Node:
    """A question: its moves, how likely each is, how often it was tried and what it paid."""

    def __init__(self, seat: Int, moves: Ints, prior: Ints) -> None:
        """Begin with what the guide says."""
        self.seat: Int = seat
        self.moves: Ints = moves
        self.prior: Ints = prior
        self.visits: Ints = ints(len(moves))
        self.totals: Ints = ints(len(moves))
        self.count: Int = 0
        self.total: Int = 0

    def place(self, move: Int) -> Int:
        """Give where a move stands; one that was not possible in the worlds before is added."""
        for at in range(len(self.moves)):
            if self.moves[at] == move:
                return at
        self.prior = append(self.prior, WHOLE // (len(self.moves) + 1))
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0)
        return len(self.moves) - 1

    def choose(self, moves: Ints, curious: Int) -> Int:
        """Give where the move stands that promises most, of those that are possible now.

        A move's promise is what it paid and more, the likelier and the less tried it is. Of those
        never tried only the likeliest may be next.
        """
        same = moves == self.moves
        reach = float(curious) * sqrt(float(self.count + 1)) / float(WHOLE)
        mean: float = float(self.total) / float(max(self.count, Int(1)))
        tried: Int = 0
        best: Int = -1
        fresh: Int = -1
        bound: float = 0.0
        for n in range(len(moves)):
            at: Int = n if same else self.place(moves[n])
            seen = self.visits[at]
            if seen == 0:
                if fresh < 0 or self.prior[at] > self.prior[fresh]:
                    fresh = at
                continue
            tried += 1
            upper = float(self.totals[at]) / float(seen)
            upper += reach * float(self.prior[at]) / float(seen + 1)
            if best < 0 or upper > bound:
                best = at
                bound = upper
        if best < 0:
            return fresh
        if fresh >= 0 and tried * tried * WIDENING <= self.count:
            return fresh if mean + reach * float(self.prior[fresh]) > bound else best
        return best


@final
class Way:
    """A way from the root to a leaf: the nodes, the move taken at each, and what waits at the end.

    `leaf` is None when the game was over before the tree ended.
    """

    def __init__(self, first: Int, turn: Int, luck: FastLuck) -> None:
        """Begin with a move at the root, and how often that was tried before."""
        self.first: Int = first
        self.turn: Int = turn
        self.luck: FastLuck = luck
        self.nodes: list[Node] = []
        self.taken: Ints = with_capacity(8)
        self.key: int = 0
        self.leaf: Leaf | None = None
        self.values: Ints = ints(0)


class Tree:
    """Nodes by their keys, and the moves of the seat that searches.

    At the root the n-th try of every move meets the n-th world with the n-th luck, so that moves
    are compared where all else is equal. `paid[at][n]` is what the first n tries paid in all.
    """

    def __init__(
        self, guide: Guide, scribe: Scribe, size: Int, seats: Int, seat: Int, curious: Int
    ) -> None:
        """Take the guide, how to write what a seat may know, who searches, and how curious."""
        self.guide: Guide = guide
        self.scribe: Scribe = scribe
        self.size: Int = size
        self.seats: Int = seats
        self.seat: Int = seat
        self.curious: Int = curious
        self.nodes: dict[int, Node] = {}
        self.ways: list[Way] = []
        self.early: list[Way] = []
        self.root: Node = Node(seat, ints(0), ints(0))
        self.key: int = -1
        self.paid: list[Ints] = []
        self.seed: Int = 0

    def plant(self, worlds: list[State], moves: Ints, seed: Int) -> None:
        """Put the root at a decision of the seat; what is known of later ones is kept.

        The prior is the mean of what the guide says in these worlds.
        """
        key = self.key_of(worlds[0], self.seat)
        if key == self.key or len(self.nodes) > ROOM // 2:
            self.nodes = {}
        self.key = key
        self.seed = seed
        leaves = [Leaf(world.copy(), self.seat, moves, seed) for world in worlds]
        self.guide.look(leaves)
        prior = ints(len(moves))
        for leaf in leaves:
            for at in range(len(moves)):
                prior[at] += leaf.prior[at] // len(leaves)
        self.root = Node(self.seat, moves, prior)
        self.ways = []
        self.early = []
        self.paid = [ints(1) for _ in range(len(moves))]

    def next(self) -> Int:
        """Give where the root's move stands that deserves the next try."""
        root = self.root
        base = self.favourite()
        reach = float(self.curious) * sqrt(float(root.count + 1)) / float(WHOLE)
        best: Int = -1
        fresh: Int = -1
        bound: float = 0.0
        tried: Int = 0
        for at in range(len(root.moves)):
            seen = root.visits[at]
            if seen == 0:
                if fresh < 0 or root.prior[at] > root.prior[fresh]:
                    fresh = at
                continue
            tried += 1
            upper = self.mean(at, base) * float(len(self.paid[at]) - 1) / float(seen)
            upper += reach * float(root.prior[at]) / float(seen + 1)
            if best < 0 or upper > bound:
                best = at
                bound = upper
        if best < 0:
            return fresh
        if fresh >= 0 and tried * tried * WIDENING <= root.count:
            hope = self.mean(base, base) + reach * float(root.prior[fresh])
            return fresh if hope > bound else best
        return best

    def favourite(self) -> Int:
        """Give where the move stands that was tried most."""
        best: Int = 0
        for at in range(len(self.paid)):
            if len(self.paid[at]) > len(self.paid[best]):
                best = at
        return best

    def mean(self, at: Int, base: Int) -> float:
        """Give what a move pays: by the difference to another in the same worlds."""
        own = self.paid[at]
        other = self.paid[base]
        done = len(own) - 1
        whole = len(other) - 1
        if done == 0:
            return float(other[whole]) / float(max(whole, Int(1)))
        lead = float(own[done] - other[done]) / float(done)
        return float(other[whole]) / float(whole) + lead

    def tries(self, at: Int) -> Int:
        """Give how often a move of the root was tried."""
        return self.root.visits[at]

    def descend(self, world: State, first: Int) -> None:
        """Go from the root through a world to a leaf, which waits for `advance`.

        Visits count from now on: a way in the making looks like a loss, so that the next one that
        is made before it is settled goes elsewhere.
        """
        root = self.root
        turn = root.visits[first]
        way = Way(first, turn, FastLuck((self.seed + turn * STEP) & LUCKS))
        root.visits[first] += 1
        root.count += 1
        state = world.copy()
        state.play(self.seat, root.moves[first])
        self.follow(way, state)
        self.ways.append(way)

    def follow(self, way: Way, state: State) -> None:
        """Go on, in place, to a question that is new or to the end of the game.

        Where several choose at once the searching seat goes first: its question does not hang on
        what the others are about to choose, so it is known the sooner.
        """
        luck = way.luck
        way.leaf = None
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
            key = self.key_of(state, actor)
            node = self.nodes.get(key)
            if node is None:
                way.key = key
                way.leaf = Leaf(state, actor, moves, luck.word())
                return
            at = node.choose(moves, self.curious)
            node.visits[at] += 1
            node.count += 1
            way.nodes.append(node)
            way.taken = append(way.taken, at)
            state.play(actor, node.moves[at])
        way.values = self.guide.ended(state)

    def key_of(self, state: State, actor: Int) -> int:
        """Hash what a seat may know, so that equal questions have equal keys."""
        hashed = actor + 1
        for number in written(self.scribe, state, actor, self.seats, 0, self.size):
            hashed = (hashed * FACTOR + Int(number)) & BITS
        return hashed

    def advance(self) -> None:
        """Let the guide look at all that waits; ways that end pay, the others wait again."""
        leaves = [way.leaf for way in self.ways if way.leaf is not None]
        if leaves:
            self.guide.look(leaves)
        further: list[Way] = []
        for way in self.ways:
            if self.ends(way):
                self.pay(way)
            else:
                further.append(way)
        self.ways = further

    def ends(self, way: Way) -> bool:
        """Keep what a way found; if its guide wants to see more, go on to another leaf."""
        leaf = way.leaf
        if leaf is None:
            return True
        way.values = leaf.values
        if way.key not in self.nodes:
            if len(self.nodes) >= ROOM:
                return True
            self.nodes[way.key] = Node(leaf.seat, leaf.moves, leaf.prior)
        if leaf.seat == self.seat or not self.guide.patient():
            return True
        self.follow(way, leaf.state)
        return False

    def pay(self, way: Way) -> None:
        """Add what a way came to."""
        values = way.values
        for n in range(len(way.nodes)):
            node = way.nodes[n]
            node.totals[way.taken[n]] += values[node.seat]
            node.total += values[node.seat]
        self.early.append(way)
        self.book()

    def book(self) -> None:
        """Write down what ways paid, each move's in the order of worlds; some wait for others."""
        going = True
        while going:
            going = False
            waiting = self.early
            self.early = []
            for way in waiting:
                paid = self.paid[way.first]
                if len(paid) - 1 == way.turn:
                    last = paid[len(paid) - 1]
                    self.paid[way.first] = append(paid, last + way.values[self.seat])
                    going = True
                else:
                    self.early.append(way)
