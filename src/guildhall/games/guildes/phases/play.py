"""The play: cards are laid and revealed, at once or as the ballot's event says."""

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints, append, ints, with_capacity
from guildhall.games.guildes.phases.choosing import (
    all_chosen,
    choose,
    choosers,
    chosen_number,
    known_card,
    wanted,
)
from guildhall.games.guildes.phases.count import discard_hand, end_ballot
from guildhall.games.guildes.phases.phase import Phase
from guildhall.games.guildes.phases.trick import begin_tricks
from guildhall.games.guildes.reasons import LAID_ALREADY, NOT_IN_HAND, NOT_YOUR_LAP
from guildhall.games.guildes.state import (
    PHASE_OPENER,
    PHASE_PLAY,
    GuildesState,
    is_delayed,
    plays_event,
    quota,
    step_size,
)
from guildhall.games.guildes.tables import KINDS, LAY, ONE_OR_TWO, SEQUENTIAL


class Opener(Phase):
    """GU-20: chance names who opens the first lap."""

    def chance(self, s: GuildesState) -> Ints:
        """GU-20: any seat."""
        return ints(s.seats, 1)

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-20: this seat opens."""
        do_opener(s, move, log)


class Play(Phase):
    """GU-8, GU-20: cards are laid, by all at once or in turn."""

    def actors(self, s: GuildesState) -> Int:
        """GU-8, GU-20: whoever still owes a card, or the seat whose turn it is."""
        return 1 << s.turn if plays_event(s, SEQUENTIAL) else choosers(s)

    def ask(self, s: GuildesState, seat: Int) -> str:
        """GU-8, GU-22: one card or two?"""
        return "lay_two" if wanted(s) - chosen_number(s, seat) > 1 else "lay"

    def waiting(self, s: GuildesState) -> Int:
        """GU-8, GU-20: another's turn, or one has laid."""
        return NOT_YOUR_LAP if plays_event(s, SEQUENTIAL) else LAID_ALREADY

    def check(self, s: GuildesState, seat: Int, move: Int) -> Int:
        """GU-8: look into the hand."""
        return known_card(s, move - LAY, check_lay(s.hands, seat, move - LAY))

    def legal(self, s: GuildesState, seat: Int) -> Ints:
        """GU-8: any hand card; asked so often that it looks there directly."""
        out = with_capacity(KINDS)
        hands = s.hands
        for kind in range(KINDS):
            if check_lay(hands, seat, kind) == 0:
                out = append(out, LAY + kind)
        return out

    def play(self, s: GuildesState, actor: Int, move: Int, log: Log | None) -> None:
        """GU-8: lay it."""
        do_lay(s, actor, move - LAY, log)


def begin_play(s: GuildesState) -> None:
    """GU-6, GU-20: the second phase; a sequential play first draws who opens."""
    s.step = 0
    s.cursor = 0
    s.phase = PHASE_OPENER if plays_event(s, SEQUENTIAL) else PHASE_PLAY


def do_opener(s: GuildesState, seat: Int, log: Log | None) -> None:
    """GU-20: this seat opens the first lap of this ballot."""
    s.opener = seat
    s.turn = seat
    s.phase = PHASE_PLAY
    if log is not None:
        log.tell("opener", "GU-20", {"seat": seat})


def check_lay(hands: Ints, seat: Int, kind: Int) -> Int:
    """GU-8: only a card in hand can be laid."""
    if hands[seat * KINDS + kind] > 0:
        return 0
    return NOT_IN_HAND


def do_lay(s: GuildesState, seat: Int, kind: Int, log: Log | None) -> None:
    """GU-8, GU-20: lay a card; face down for all at once, or face up in turn."""
    s.hands[seat * KINDS + kind] -= 1
    if plays_event(s, SEQUENTIAL):
        show(s, seat, kind, "GU-20", log)
        _next_in_lap(s)
        if s.step == quota(s):
            _end_play(s, log)
        return
    choose(s, seat, kind)
    if log is not None:
        log.tell("chose", "GU-8", {"guild": kind}, only(seat))
    if all_chosen(s):
        _end_step(s, log)


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
