"""Why a move is not possible: agrees with `legal` on every move of the table."""

from guildhall.core.errors import Refusal
from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.moves import WORDS
from guildhall.games.flandern.phases.choose import (
    choosers,
    refuse_choose,
    refuse_hand,
    refuse_influence,
)
from guildhall.games.flandern.phases.gold import refuse_cathedral, refuse_master
from guildhall.games.flandern.phases.refuse import (
    refuse_build,
    refuse_finish,
    refuse_lies,
    refuse_tile,
    refuse_whose,
)
from guildhall.games.flandern.phases.setup import refuse_found, refuse_guild
from guildhall.games.flandern.state import (
    CHARGE_DONE,
    PHASE_ACT,
    PHASE_ADOPT,
    PHASE_CATHEDRAL,
    PHASE_CHOOSE,
    PHASE_DRAW,
    PHASE_FOUND,
    PHASE_GOLD,
    PHASE_GUILD,
    PHASE_LIES,
    PHASE_MASTER,
    PHASE_OVER,
    PHASE_SETTLE,
    PHASE_TILE,
    PHASE_TURN,
    PHASE_WHOSE,
)

PHASES_OF_VERB = {
    "guild": (PHASE_GUILD,),
    "found": (PHASE_FOUND,),
    "adopt": (PHASE_ADOPT,),
    "choose": (PHASE_CHOOSE, PHASE_TURN),
    "influence": (PHASE_CHOOSE,),
    "draw": (PHASE_TURN,),
    "build": (PHASE_ACT,),
    "finish": (PHASE_ACT,),
    "whose": (PHASE_WHOSE,),
    "tile": (PHASE_TILE,),
    "lies": (PHASE_LIES,),
    "cathedral": (PHASE_CATHEDRAL,),
    "master": (PHASE_MASTER,),
}
DECODED = [
    (WORDS.moves.verb_of(move).name, WORDS.moves.indices(move)) for move in range(WORDS.moves.size)
]
RULE_OF_DRAW = {PHASE_SETTLE: "FL-8", PHASE_GOLD: "FL-12", PHASE_DRAW: "FL-51"}


def why_not(s: Flandern, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is legal."""
    if not 0 <= move < WORDS.moves.size:
        return Refusal("unknown_move", "FL-11", {"move": move})
    if not 0 <= seat < s.seats:
        return Refusal("no_such_seat", "FL-5", {"seats": int(s.seats)})
    return _refuse_moment(s, seat, move) or _refuse_move(s, seat, move)


def _refuse_moment(s: Flandern, seat: int, move: int) -> Refusal | None:
    """FL-11, FL-42: the game is over, chance is due, another phase, another seat's turn."""
    phase = int(s.phase)
    if phase == PHASE_OVER:
        return Refusal("game_over", "FL-54" if s.seats == 2 else "FL-42", {})
    if phase in RULE_OF_DRAW:
        return Refusal("drawing", RULE_OF_DRAW[phase], {"phase": phase})
    if phase not in PHASES_OF_VERB[DECODED[move][0]]:
        return Refusal("wrong_phase", "FL-11", {"phase": phase})
    if s.actors() >> seat & 1:
        return None
    if phase == PHASE_CHOOSE:
        return Refusal("already_chosen", "FL-13", {"waiting": int(choosers(s)).bit_count()})
    return Refusal("not_your_turn", _turn_rule(s), {"other": int(s.mover)})


def _turn_rule(s: Flandern) -> str:
    if s.phase in (PHASE_GUILD, PHASE_FOUND, PHASE_ADOPT):
        return "FL-8"
    return "FL-49" if s.seats == 2 else "FL-14"


def _refuse_move(s: Flandern, seat: int, move: int) -> Refusal | None:
    """Ask the rules of the verb."""
    name, args = DECODED[move]
    if name in ("build", "finish", "cathedral", "master"):
        return _BOARD[name](s, args[0], args[1])
    if name in ("whose", "tile", "lies", "found"):
        return _STEPS[name](s, args[0])
    if name in ("guild", "adopt"):
        return refuse_guild(s, args[0], "FL-5" if name == "guild" else "FL-47")
    if name == "influence":
        return refuse_influence(s, seat, args[0])
    if name == "choose":
        refuse = refuse_choose if s.phase == PHASE_CHOOSE else refuse_hand
        return refuse(s, seat, args[0])
    return Refusal("already_drawn", "FL-49", {}) if s.acted & CHARGE_DONE else None


_BOARD = {
    "build": refuse_build,
    "finish": refuse_finish,
    "cathedral": refuse_cathedral,
    "master": refuse_master,
}
_STEPS = {
    "whose": refuse_whose,
    "tile": refuse_tile,
    "lies": refuse_lies,
    "found": refuse_found,
}
