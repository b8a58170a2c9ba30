"""Guildes, by Frédéric Bizet: three ballots, ten guilds, cards drafted and laid."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Game, Option, numbered
from guildhall.core.meta import load_meta
from guildhall.games.guildes import data
from guildhall.games.guildes.encode import ENCODED
from guildhall.games.guildes.game import PHASES, Guildes, new_guildes
from guildhall.games.guildes.imagine import imagine
from guildhall.games.guildes.invariants import invariants
from guildhall.games.guildes.moves import REASONS, WORDS
from guildhall.games.guildes.refusals import why_not
from guildhall.games.guildes.sketch import sketch
from guildhall.games.guildes.text import board
from guildhall.games.guildes.view import observe


def _new(seats: int, options: Mapping[str, Any]) -> Guildes:
    return new_guildes(seats, options["events"], options["dirty_tricks"])


def _ending(_state: Guildes) -> str:
    """GU-17: there is one way to end."""
    return "ballots_done"


GAME = Game(
    name="guildes",
    meta=load_meta(__file__),
    version=1,
    data_hash=data.HASH,
    seats=tuple(line.seats for line in data.SEAT_ROWS),
    options=(Option("events", (False, True)), Option("dirty_tricks", (False, True))),
    words=WORDS,
    rules=numbered("GU", 35),
    state=Guildes,
    new_state=_new,
    why_not=why_not,
    observe=observe,
    imagine=imagine,
    board=board,
    sketch=sketch,
    encoding=ENCODED,
    invariants=invariants,
    ending=_ending,
    phases=list(PHASES),
    reasons=REASONS,
)
