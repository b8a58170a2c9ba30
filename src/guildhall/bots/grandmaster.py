"""The bot that plans with a network: its policy says what is likely, its forecast who wins."""

from collections.abc import Sequence
from functools import partial
from typing import final

from guildhall.bots.candidates import Field
from guildhall.bots.foresight import Foresight, Try
from guildhall.bots.glance import favoured
from guildhall.bots.guide import Guide, Leaf, answer, cells_of, rows_of
from guildhall.bots.judge import POINT, Judge
from guildhall.bots.leaning import FINE as LEAN_FINE
from guildhall.bots.leaning import leanings
from guildhall.bots.master import Master, Worlds
from guildhall.bots.onnx import Net, shipped
from guildhall.bots.search import WHOLE
from guildhall.bots.thinker import Budget, Clock, read_budget
from guildhall.bots.tree_master import TreeMaster
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import Luck
from guildhall.core.meta import NetSettings
from guildhall.core.numbers import Int
from guildhall.core.view import View

FINE = 1000
"""Logits are handed over in thousandths."""


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


def foresee(
    game: Game, view: View, field: Field, luck: Luck, clock: Clock, chosen: NetSettings
) -> None:
    """Compare the moves of a field by what the network foresees, many ends of it in one go."""
    net = shipped(game.name)
    sight = Foresight(net, view.seats, view.seat, chosen.least, chosen.blend / POINT)
    worlds = Worlds(game, view, luck, chosen.worlds)
    clock.before = clock.used()
    going = True
    while going and clock.used() < 1 and not field.decided():
        alive = len(field.alive)
        rounds = max(1, min(chosen.together, int(clock.left()) or alive) // alive)
        met = [worlds.next() for _ in range(rounds)]
        tries = [Try(world, each.move, seed) for world, seed in met for each in field.alive]
        shares = sight.shares(tries)
        for first in range(0, len(shares), alive):
            field.note(shares[first : first + alive])
        going = clock.tick(len(tries))
        field.thin_out(clock.used())


@final
class NetHalving(Master):
    """Halves the field of moves as a master does, but asks the network: first which, then why."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        processes: int = 1,
        settings: NetSettings | None = None,
    ) -> None:
        """Take a game with a network; raises no_expert."""
        super().__init__(game, budget, processes)
        self.net = shipped(game.name)
        chosen = settings or game.meta.bots.net
        if chosen.blend < POINT:
            self.thinking = partial(foresee, chosen=chosen)

    def favoured(self, view: View, legal: Sequence[int], luck: Luck) -> list[int]:
        """List the moves, what the expert likes best first."""
        return favoured(self.net, view, legal, luck)


def make_net_tree(game: Game, rest: str) -> TreeMaster:
    """Make one that plans in a tree in every game, to compare with; raises no_expert."""
    shipped(game.name)
    budget, processes = read_budget("nettree", rest)
    return TreeMaster(game, budget, processes, net_guide, game.meta.bots.net)


def make_net_halving(game: Game, rest: str) -> NetHalving:
    """Make one that halves in every game, to compare with; raises no_expert."""
    return NetHalving(game, *read_budget("nethalving", rest))


def make_grandmaster(game: Game, rest: str) -> TreeMaster | NetHalving:
    """Make one, of a budget like a master's; raises no_expert where a game has no network."""
    make = make_net_tree if game.meta.bots.net.search == "tree" else make_net_halving
    return make(game, rest)
