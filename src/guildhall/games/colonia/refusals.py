"""Why a move is not possible: agrees with `legal` on every move of the table."""

from guildhall.core.errors import Refusal
from guildhall.games.colonia.game import Colonia
from guildhall.games.colonia.moves import WORDS
from guildhall.games.colonia.phases.decrees import refuse_exchange
from guildhall.games.colonia.phases.friday import refuse_load, refuse_load_extra
from guildhall.games.colonia.phases.gifts import refuse_choose, roller
from guildhall.games.colonia.phases.sunday import (
    refuse_buy,
    refuse_buy_insured,
    refuse_enshrine,
    refuse_insure,
)
from guildhall.games.colonia.phases.thursday import refuse_order
from guildhall.games.colonia.phases.tuesday import refuse_family
from guildhall.games.colonia.phases.votes import refuse_voter
from guildhall.games.colonia.phases.wednesday import refuse_take
from guildhall.games.colonia.state import (
    PHASE_COUNCIL,
    PHASE_DECIDE,
    PHASE_EXCHANGE,
    PHASE_GOOD_CHOICE,
    PHASE_INSURANCE,
    PHASE_LOADING,
    PHASE_MARKET,
    PHASE_ORDERS,
    PHASE_OVER,
    PHASE_PURCHASES,
    PHASE_SHRINE,
    PHASE_VOTE,
    active,
)

RULE_OF_PHASE = {
    PHASE_GOOD_CHOICE: "CO-13",
    PHASE_COUNCIL: "CO-30",
    PHASE_VOTE: "CO-41",
    PHASE_DECIDE: "CO-42",
    PHASE_EXCHANGE: "CO-43",
    PHASE_MARKET: "CO-50",
    PHASE_ORDERS: "CO-60",
    PHASE_LOADING: "CO-70",
    PHASE_PURCHASES: "CO-90",
    PHASE_SHRINE: "CO-92",
    PHASE_INSURANCE: "CO-94",
}
ROUNDS = (
    *(PHASE_EXCHANGE, PHASE_MARKET, PHASE_ORDERS, PHASE_LOADING),
    *(PHASE_PURCHASES, PHASE_INSURANCE),
)
PHASES_OF_VERB = {
    "pass": ROUNDS,
    "leave": (PHASE_SHRINE,),
    "family": (PHASE_COUNCIL,),
    "vote": (PHASE_VOTE, PHASE_DECIDE),
    "choose": (PHASE_GOOD_CHOICE,),
    "take": (PHASE_MARKET,),
    "order": (PHASE_ORDERS,),
    "load": (PHASE_LOADING,),
    "load_extra": (PHASE_LOADING,),
    "exchange": (PHASE_EXCHANGE,),
    "buy": (PHASE_PURCHASES,),
    "buy_insured": (PHASE_PURCHASES,),
    "enshrine": (PHASE_SHRINE,),
    "insure": (PHASE_INSURANCE,),
}


def why_not(s: Colonia, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is legal."""
    if not 0 <= move < WORDS.moves.size:
        return Refusal("unknown_move", "CO-1", {"move": move})
    if not 0 <= seat < s.seats:
        return Refusal("no_such_seat", "CO-1", {"seats": int(s.seats)})
    return _refuse_moment(s, move) or _refuse_seat(s, seat) or _refuse_move(s, seat, move)


def _refuse_moment(s: Colonia, move: int) -> Refusal | None:
    """CO-1, CO-14, CO-100: the game is over, chance is due, or it is time for something else."""
    phase = int(s.phase)
    if phase == PHASE_OVER:
        return Refusal("game_over", "CO-100", {})
    if phase not in RULE_OF_PHASE:
        return Refusal("drawing", "CO-14", {"phase": phase})
    if phase not in PHASES_OF_VERB[WORDS.moves.verb_of(move).name]:
        return Refusal("wrong_phase", RULE_OF_PHASE[phase], {"phase": phase})
    return None


def _refuse_seat(s: Colonia, seat: int) -> Refusal | None:
    """CO-30, CO-35, CO-41, CO-50, CO-51: the seat has chosen, has no vote, has passed, or waits."""
    if s.actors() >> seat & 1:
        return None
    phase = int(s.phase)
    rule = RULE_OF_PHASE[phase]
    if phase in (PHASE_COUNCIL, PHASE_VOTE):
        waiting = Refusal("already_chosen", rule, {"waiting": int(s.actors()).bit_count()})
        return (refuse_voter(s, seat) if phase == PHASE_VOTE else None) or waiting
    if phase in ROUNDS and s.passed >> seat & 1:
        return Refusal("passed_already", rule, {"day": int(s.day)})
    if phase == PHASE_GOOD_CHOICE:
        return Refusal("not_your_turn", rule, {"other": int(roller(s))})
    other = s.order[0] if phase == PHASE_DECIDE else active(s)
    return Refusal("not_your_turn", rule, {"other": int(other)})


def _refuse_move(s: Colonia, seat: int, move: int) -> Refusal | None:
    """Ask the rules of the verb."""
    name = WORDS.moves.verb_of(move).name
    args = WORDS.moves.indices(move)
    if name == "family":
        return refuse_family(s, seat, args[0])
    if name == "choose":
        return refuse_choose(s, args[0])
    if name == "take":
        return refuse_take(s, args[0])
    if name == "order":
        return refuse_order(s, args[0])
    if name == "exchange":
        return refuse_exchange(s, move)
    if name in ("load", "load_extra"):
        return refuse_load(s, args[0]) if name == "load" else refuse_load_extra(s, *args)
    return _refuse_sunday(s, name, args)


def _refuse_sunday(s: Colonia, name: str, args: list[int]) -> Refusal | None:
    """Ask the rules of Sunday; passing, leaving and voting are always possible in their time."""
    if name == "buy":
        return refuse_buy(s, args[0])
    if name == "buy_insured":
        return refuse_buy_insured(s, args[0], args[1])
    if name == "enshrine":
        return refuse_enshrine(s, args[0])
    return refuse_insure(s, args[0]) if name == "insure" else None
