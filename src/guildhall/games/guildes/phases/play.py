"""The play: cards are laid and revealed, at once or as the ballot's event says."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.guildes import reasons
from guildhall.games.guildes.phases.choosing import Choice, choose, choosers, chosen_number
from guildhall.games.guildes.phases.count import discard_hand, end_ballot
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.phases.trick import begin_tricks
from guildhall.games.guildes.schema import (
    CHANCE_OPENER,
    KINDS,
    LAY,
    ONE_OR_TWO,
    PHASE_OPENER,
    PHASE_PLAY,
    SEQUENTIAL,
    GuildesState,
)
from guildhall.games.guildes.state import is_delayed, plays_event, quota, step_size


class Opener(Phase):
    """GU-20: chance names who opens the first lap."""

    def chance(self, s: GuildesState) -> Ints:
        return ints(s.seats, 1)

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        s.opener = move
        s.turn = move
        s.phase = PHASE_PLAY
        if log is not None:
            log.tell("opener", "GU-20", {"seat": move})


class Play(Choice):
    """GU-8, GU-20, GU-22: one card of the hand or two, by all at once or in turn."""

    def actors(self, s: GuildesState) -> Int:
        return 1 << s.turn if plays_event(s, SEQUENTIAL) else choosers(s, step_size(s))

    def ask(self, s: GuildesState, seat: Int) -> str:
        return "lay_two" if step_size(s) - chosen_number(s, seat) > 1 else "lay"

    def waiting(self, s: GuildesState) -> Int:
        return reasons.NOT_YOUR_LAP if plays_event(s, SEQUENTIAL) else self.waits

    def steps(self, s: GuildesState, seat: Int) -> Int:
        if self.actors(s) >> seat & 1:
            return chosen_number(s, seat)
        return 0

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-8, GU-20: lay a card; face down for all at once, or face up in turn."""
        kind = move - LAY
        s.hands[actor * KINDS + kind] -= 1
        if plays_event(s, SEQUENTIAL):
            show(s, actor, kind, "GU-20", log)
            _next_in_lap(s)
            if s.step == quota(s):
                _end_play(s, log)
            return
        choose(s, actor, kind)
        if log is not None:
            log.tell("chose", "GU-8", {"guild": kind}, only(actor))
        if self.actors(s) == 0:
            _end_step(s, log)


OPENER: Final = Opener("opener", draws=CHANCE_OPENER)
PLAY: Final = Play("play", "lay", LAY, reasons.LAID_ALREADY, reasons.NOT_IN_HAND)


def begin_play(s: GuildesState) -> None:
    """GU-6, GU-20: the second phase; a sequential play first draws who opens."""
    s.step = 0
    s.cursor = 0
    s.phase = PHASE_OPENER if plays_event(s, SEQUENTIAL) else PHASE_PLAY


def show(s: GuildesState, seat: Int, kind: Int, rule: str, log: Log | None) -> None:
    """GU-8: the card joins its owner's tableau, for all to see."""
    s.tableau[seat * KINDS + kind] += 1
    s.shown[seat * KINDS + kind] += 1
    if log is not None:
        log.tell("laid", rule, {"seat": seat, "guild": kind})


def _next_in_lap(s: GuildesState) -> None:
    """GU-20, GA-10: order goes to the right; after a lap the opener moves one seat to the right."""
    s.turn = (s.turn - 1) % s.seats
    if s.turn == s.opener:
        s.step += 1
        s.opener = (s.opener - 1) % s.seats
        s.turn = s.opener


def _end_step(s: GuildesState, log: Log | None) -> None:
    """GU-8, GU-22, GU-23: reveal what is due; after the last step the play is over."""
    if is_delayed(s):
        _reveal_delayed(s, log)
    else:
        _reveal_chosen(s, log)
    if s.step == quota(s):
        _end_play(s, log)


def _reveal_chosen(s: GuildesState, log: Log | None) -> None:
    """GU-8, GU-22, GA-12: everything laid in this step is turned face up together."""
    rule = "GU-22" if plays_event(s, ONE_OR_TWO) else "GU-8"
    size = step_size(s)
    for seat in range(s.seats):
        for place in range(size):
            show(s, seat, s.chosen[seat * 2 + place], rule, log)
            s.chosen[seat * 2 + place] = -1
    s.step += size


def _reveal_delayed(s: GuildesState, log: Log | None) -> None:
    """GU-23: the cards of the step before are revealed; with the last step both."""
    s.step += 1
    laid = ints(s.seats)
    for seat in range(s.seats):
        if s.covered[seat] >= 0:
            show(s, seat, s.covered[seat], "GU-23", log)
        laid[seat] = s.chosen[seat * 2]
        s.chosen[seat * 2] = -1
    s.covered = laid
    if s.step == quota(s):
        for seat in range(s.seats):
            show(s, seat, laid[seat], "GU-23", log)
        s.covered = ints(s.seats, -1)


def _end_play(s: GuildesState, log: Log | None) -> None:
    """GU-9, GU-26: discard what is left and count; with dirty tricks the hands wait for them."""
    if s.tricks:
        begin_tricks(s, log)
        return
    for seat in range(s.seats):
        discard_hand(s, seat, "GU-9", log)
    end_ballot(s, log)
