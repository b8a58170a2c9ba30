"""Bots that search with a network: one that plays moves out, and one that plans in a tree."""

from collections.abc import Sequence
from functools import partial
from typing import final

from guildhall.bots.candidates import Field, Weighed
from guildhall.bots.foresight import Try
from guildhall.bots.guide import Guide, Leaf, answer, cells_of, rows_of
from guildhall.bots.judge import Judge
from guildhall.bots.leading import Leading
from guildhall.bots.leaning import FINE as LEAN_FINE
from guildhall.bots.leaning import leanings
from guildhall.bots.master import WIDTH, Master, Worlds, think
from guildhall.bots.onnx import Net, Policy, shipped
from guildhall.bots.search import WHOLE, Knobs
from guildhall.bots.thinker import Budget, Clock, read_budget
from guildhall.bots.tree_master import TreeMaster
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.meta import GrandmasterSettings
from guildhall.core.numbers import Int
from guildhall.core.view import View

FINE = 1000
"""Logits are handed over in thousandths."""
TOGETHER = 32
"""Playouts that the network leads in one go."""


@final
class NetGuide(Guide):
    """Looks at many positions in one go, each with the eyes of the seat that is asked there."""

    def __init__(self, net: Net, seats: int, heat: int, together: int) -> None:
        """Take a network with places for every number of seats.

        `heat`: thousandths by which its likings are levelled out; `together`: how many positions it
        looks at in one go.
        """
        game = net.game
        self.net = net
        self.seats = seats
        self.heat = heat
        self.size = game.encoding.size(seats, net.places)
        self.width = game.words.moves.size
        self.scribe = game.scribe
        self.batch = together
        self.judge = find_judge(game.name) if net.trust else None

    def look(self, leaves: list[Leaf]) -> None:
        """Ask the network once for all of them."""
        numpy, places = self.net.numpy, self.net.places
        written = rows_of(self.scribe, leaves, self.seats, places, self.size)
        rows = numpy.frombuffer(written, numpy.int16).reshape(len(leaves), self.size)
        logits, wins = self.net.answers(rows, "logits", "wins")
        liked = logits.ravel()[numpy.frombuffer(cells_of(leaves, self.width), numpy.int64)]
        if self.judge is not None:
            liked = liked + numpy.array(self._leanings(self.judge, leaves)) / LEAN_FINE
        fine, shares = (liked * FINE).astype(int).tolist(), (wins * WHOLE).astype(int).tolist()
        answer(leaves, fine, [share for row in shares for share in row], places, self.heat)

    def _leanings(self, judge: Judge, leaves: list[Leaf]) -> list[int]:
        """Give how the judge leans each of the leaves' moves."""
        return [
            lean
            for leaf in leaves
            for lean in leanings(
                list(judge.worths(leaf.state, leaf.seat, leaf.moves)), self.net.trust
            )
        ]

    def together(self) -> Int:
        """Give how many it looks at in one go."""
        return self.batch

    def patient(self) -> bool:
        """It foresees best what becomes of the seat whose eyes it looks with."""
        return True


def net_guide(game: Game, seats: int) -> Guide:
    """Make a guide of the network that comes with the package."""
    chosen = game.meta.bots.net
    return NetGuide(shipped(game.name), seats, chosen.heat, chosen.together)


def lead(
    game: Game, view: View, field: Field, luck: Luck, clock: Clock, knobs: Knobs, many: int
) -> None:
    """Compare the moves of a field by playouts whose first decisions the network makes."""
    leading = Leading(shipped(game.name), view.seats, view.seat, knobs, many)
    worlds = Worlds(game, view, luck, game.meta.bots.master.worlds)
    clock.before = clock.used()
    going = True
    while going and clock.used() < 1 and not field.decided():
        alive = len(field.alive)
        rounds = max(1, min(TOGETHER, int(clock.left()) or alive) // alive)
        met = [worlds.next() for _ in range(rounds)]
        tries = [Try(world, each.move, seed) for world, seed in met for each in field.alive]
        shares = leading.shares(tries)
        for first in range(0, len(shares), alive):
            field.note(shares[first : first + alive])
        going = clock.tick(len(tries))
        field.thin_out(clock.used())


@final
class Grandmaster(Master):
    """Plays moves out as a master does, and weighs what it sees with what the network likes.

    The expert's rule with time to think. Playouts alone soon stop learning: what guides them is
    wrong in the same way every time. The network errs in other ways.
    """

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        processes: int = 1,
        settings: GrandmasterSettings | None = None,
    ) -> None:
        """Take a game with a network; raises no_expert."""
        super().__init__(game, budget, processes)
        self.policy = Policy(shipped(game.name))
        chosen = self.settings = settings or game.meta.bots.grandmaster
        master = game.meta.bots.master
        knobs = Knobs(
            depth=master.depth,
            heat=chosen.heat or master.heat,
            plies=chosen.plies,
            early=chosen.early or master.early,
        )
        self.thinking = (
            partial(lead, knobs=knobs, many=chosen.lead)
            if chosen.lead
            else partial(think, knobs=knobs)
        )

    def field(self, view: View, legal: Sequence[int], luck: Luck) -> Field:
        """Give the moves that the network likes best, and how much it likes them."""
        liked = dict(zip(legal, self.policy.likings(view, legal, luck), strict=True))
        best = sorted(legal, key=lambda move: -liked[move])[:WIDTH]
        settings = self.settings
        return Weighed(
            {move: liked[move] / settings.weight for move in best}, settings.usual / 1000
        )


def make_grandmaster(game: Game, rest: str) -> Grandmaster:
    """Make one, of a budget like a master's; raises no_expert where a game has no network."""
    return Grandmaster(game, *read_budget("grandmaster", rest))


def make_net_tree(game: Game, rest: str) -> TreeMaster:
    """Make one that plans in a tree in every game, to compare with; raises no_expert."""
    shipped(game.name)
    budget, processes = read_budget("nettree", rest)
    return TreeMaster(game, budget, processes, net_guide, game.meta.bots.net)
