"""Games in which every decision is looked at twice, noted down for a network to learn from.

What playouts say of a move belongs to the position alone, not to the network that asked for them:
what was noted once stays true, whatever is learned from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from guildhall.bots import Bot
from guildhall.bots.expert import gained, second_look
from guildhall.bots.flock import drawn
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.onnx import Net, Policy
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck, Luck
from guildhall.core.view import View
from guildhall.lab.envs.run import Run, score_rewards
from guildhall.lab.train.play import SEEDS, Plan, drawn_setting

__all__ = ["NO_MOVE", "Looks", "Watch", "joined", "load", "play", "save"]

NO_MOVE = -1
GUESTS = 4
"""One in so many seats is a journeyman's."""


@dataclass(frozen=True)
class Watch:
    """One game to be played and noted; `index` chooses its setting and its luck."""

    plan: Plan
    net: str
    """The file of the network that all seats but the guests' like moves by."""
    index: int


class Looks(NamedTuple):
    """Decisions between several moves, one row each; the moves of a decision side by side."""

    game: NDArray[np.int32]
    """In which game; decisions of one game are much alike."""
    seats: NDArray[np.int8]
    numbers: NDArray[np.int16]
    moves: NDArray[np.int16]
    """The legal ones; `NO_MOVE` where there are no more."""
    leans: NDArray[np.float16]
    """What the judge added to what the network liked."""
    leads: NDArray[np.float16]
    """By what share of a win playouts put it before the one liked best; not a number without."""
    shares: NDArray[np.float32]
    """Of the victory in the end, the viewer first."""
    margins: NDArray[np.float32]


@dataclass(frozen=True)
class Look:
    """One decision, as it is noted while the game goes on."""

    numbers: Sequence[int]
    legal: Sequence[int]
    leans: list[float]
    leads: dict[int, float]
    """By place."""


class Looker:
    """An expert that notes what it sees and draws its moves, the likelier the more it likes one."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game = game
        self.policy = Policy(net)
        self.looks: list[Look] = []

    def choose(self, view: View, legal: Sequence[int], luck: Luck, budget: float) -> int:  # noqa: ARG002
        """Give one of the moves that it likes after a second look."""
        if len(legal) == 1:
            return legal[0]
        own = FastLuck(luck.below(1 << 31, 0))
        thought = self.policy.think(view, legal, own)
        liked = [logit + lean for logit, lean in zip(thought.logits, thought.leans, strict=True)]
        leads: dict[int, float] = {}
        for at, candidate in second_look(self.game, view, legal, liked, own):
            leads[at] = candidate.lead()
            liked[at] += gained(self.game, candidate)
        self.looks.append(Look(thought.numbers, legal, thought.leans, leads))
        return legal[drawn(liked, own)]


def play(watch: Watch) -> Looks:
    """Play one game; a function of what is given alone, so it can be done again anywhere."""
    plan, game = watch.plan, watch.plan.title
    luck = np.random.default_rng([plan.seed, watch.index])
    seats, options = drawn_setting(plan, luck)
    net, judge = Net(game, watch.net), find_judge(game.name)
    run = Run(game.name, seats, options)
    run.reset(int(luck.integers(SEEDS)))
    lookers = {seat: Looker(game, net) for seat in range(seats) if luck.integers(GUESTS)}
    guest = Journeyman(game, judge)
    while not run.over:
        seat = run.actors()[0]
        bot: Bot = lookers.get(seat, guest)
        run.play(seat, run.ask(seat, bot, 0.0))
    return _noted(watch, run, lookers)


def _noted(watch: Watch, run: Run, lookers: dict[int, Looker]) -> Looks:
    size, _, places = watch.plan.shape
    rows = [(seat, look) for seat, looker in lookers.items() for look in looker.looks]
    number, widest = len(rows), max((len(look.legal) for _, look in rows), default=1)
    noted = Looks(
        np.full(number, watch.index, np.int32),
        np.full(number, run.seats, np.int8),
        np.zeros((number, size), np.int16),
        np.full((number, widest), NO_MOVE, np.int16),
        np.zeros((number, widest), np.float16),
        np.full((number, widest), np.nan, np.float16),
        np.zeros((number, places), np.float32),
        np.zeros((number, places), np.float32),
    )
    ranks = list(run.state.ranks())
    winners = sum(rank == 1 for rank in ranks)
    shares = np.array([(rank == 1) / winners for rank in ranks])
    margins = np.array(score_rewards(list(run.state.scores()), ranks))
    for n, (seat, look) in enumerate(rows):
        noted.numbers[n] = look.numbers
        noted.moves[n, : len(look.legal)] = look.legal
        noted.leans[n, : len(look.legal)] = look.leans
        noted.leads[n, list(look.leads)] = list(look.leads.values())
        noted.shares[n, : run.seats] = np.roll(shares, -seat)
        noted.margins[n, : run.seats] = np.roll(margins, -seat)
    return noted


def save(looks: Looks, file: Path) -> None:
    """Write them; the file is whole or not there."""
    beside = file.with_suffix(".new")
    with beside.open("wb") as opened:
        np.savez_compressed(opened, **looks._asdict())
    beside.replace(file)


def load(file: Path) -> Looks:
    """Read what was saved."""
    with file.open("rb") as opened, np.load(opened) as saved:
        return Looks(*(saved[name] for name in Looks._fields))


def joined(every: Sequence[Looks]) -> Looks:
    """Put the decisions of several games end to end."""
    widest = max(looks.moves.shape[1] for looks in every)
    blank = {"moves": NO_MOVE, "leans": 0, "leads": np.nan}

    def wide(name: str, rows: NDArray[np.generic]) -> NDArray[np.generic]:
        more = widest - rows.shape[1] if name in blank else 0
        return np.pad(rows, ((0, 0), (0, more)), constant_values=blank[name]) if more else rows

    return Looks(
        *(
            np.concatenate([wide(name, getattr(looks, name)) for looks in every])
            for name in Looks._fields
        )
    )
