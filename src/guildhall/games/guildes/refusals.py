"""Why a move is not possible: agrees with `legal` on every move of the table."""

from guildhall.core.errors import Refusal
from guildhall.games.guildes.game import Guildes
from guildhall.games.guildes.moves import WORDS
from guildhall.games.guildes.phases.choosing import choosers
from guildhall.games.guildes.phases.draft import refuse_pick
from guildhall.games.guildes.phases.play import refuse_hand
from guildhall.games.guildes.phases.trick import refuse_trick
from guildhall.games.guildes.state import (
    PHASE_ASIDE,
    PHASE_DRAFT,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_TRICK,
    plays_event,
)
from guildhall.games.guildes.tables import DECK, KINDS, SEQUENTIAL

RULE_OF_PHASE = {
    PHASE_DRAFT: "GU-7",
    PHASE_ASIDE: "GU-21",
    PHASE_PLAY: "GU-8",
    PHASE_TRICK: "GU-27",
}
PHASE_OF_VERB = {"pick": PHASE_DRAFT, "aside": PHASE_ASIDE, "lay": PHASE_PLAY}


def why_not(s: Guildes, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is legal."""
    if not 0 <= move < WORDS.moves.size:
        return Refusal("unknown_move", "GU-6", {"move": move})
    if not 0 <= seat < s.seats:
        return Refusal("no_such_seat", "GU-1", {"seats": int(s.seats)})
    return _refuse_moment(s, seat, move) or _refuse_move(s, seat, move)


def _refuse_moment(s: Guildes, seat: int, move: int) -> Refusal | None:
    """GU-6, GU-17: the game is over, chance is due, another phase, another seat's turn."""
    phase = int(s.phase)
    if phase == PHASE_OVER:
        return Refusal("game_over", "GU-17", {})
    if phase not in RULE_OF_PHASE:
        return Refusal("dealing", "GU-4", {"phase": phase})
    if PHASE_OF_VERB.get(WORDS.moves.verb_of(move).name, PHASE_TRICK) != phase:
        return Refusal("wrong_phase", "GU-6", {"phase": phase})
    if s.actors() >> seat & 1:
        return None
    if phase == PHASE_TRICK:
        return Refusal("not_your_turn", "GU-27", {"other": int(s.mover)})
    if phase == PHASE_PLAY and plays_event(s, SEQUENTIAL):
        return Refusal("not_your_turn", "GU-20", {"other": int(s.turn)})
    waiting = int(choosers(s)).bit_count()
    return Refusal("already_chosen", RULE_OF_PHASE[phase], {"waiting": waiting})


def _refuse_move(s: Guildes, seat: int, move: int) -> Refusal | None:
    """GU-2 and the phase's own rules: the card, the owner, the trick."""
    verb = WORDS.moves.verb_of(move)
    args = dict(zip(verb.args, WORDS.moves.indices(move), strict=True))
    kind, owner = args.get("guild", -1), args.get("owner", -1)
    if kind >= 0 and DECK[s.seats * KINDS + kind] == 0:
        return Refusal("not_in_game", "GU-2", {"guild": kind, "seats": int(s.seats)})
    if verb.name == "pick":
        return refuse_pick(s, seat, kind)
    if verb.name in ("lay", "aside"):
        return refuse_hand(s, seat, kind, RULE_OF_PHASE[int(s.phase)])
    return refuse_trick(s, verb.base, owner, kind)
