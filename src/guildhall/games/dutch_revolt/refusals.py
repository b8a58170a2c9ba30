"""Why a move is not possible: agrees with `legal` on every move of the table."""

from guildhall.core.errors import Refusal
from guildhall.games.dutch_revolt.game import DutchRevolt
from guildhall.games.dutch_revolt.moves import PHASE, WORDS
from guildhall.games.dutch_revolt.phases.armies import refuse_convert, refuse_march
from guildhall.games.dutch_revolt.phases.beggars import (
    refuse_blockade,
    refuse_break,
    refuse_destroy,
    refuse_destroy_besieger,
    refuse_hold,
    refuse_raid,
)
from guildhall.games.dutch_revolt.phases.citizens import refuse_sway
from guildhall.games.dutch_revolt.phases.conflict import refuse_lose
from guildhall.games.dutch_revolt.phases.movement import (
    refuse_man,
    refuse_occupy,
    refuse_withdraw,
)
from guildhall.games.dutch_revolt.phases.neutrals import refuse_settle
from guildhall.games.dutch_revolt.phases.new_units import refuse_enrol, refuse_place
from guildhall.games.dutch_revolt.phases.order import refuse_queue
from guildhall.games.dutch_revolt.phases.raising import refuse_raise
from guildhall.games.dutch_revolt.phases.setup import refuse_station
from guildhall.games.dutch_revolt.phases.sieges import refuse_besiege
from guildhall.games.dutch_revolt.phases.support import refuse_cash, refuse_send
from guildhall.games.dutch_revolt.phases.surplus import refuse_leave, refuse_reach
from guildhall.games.dutch_revolt.phases.upkeep import (
    refuse_plunder,
    refuse_upkeep,
    refuse_victim,
)
from guildhall.games.dutch_revolt.state import (
    ASK_CANCEL,
    ASK_INTERCEPT,
    ASK_MAN,
    ASK_REACH,
    ASK_VICTIM,
    PHASE_BEGGARS,
    PHASE_OVER,
)
from guildhall.games.dutch_revolt.tables import FACTIONS, FIRST_TOWN, OWNER

WHEN: dict[str, tuple[tuple[str, int], ...]] = {
    "station": (("setup", 0),),
    "tax": (("taxes", 0),),
    "send": (("support", 0),),
    "cash": (("support", 0),),
    "intercept": (("support", ASK_INTERCEPT),),
    "keep": (("upkeep", 0),),
    "disband": (("upkeep", 0),),
    "abandon": (("upkeep", 0),),
    "sack": (("upkeep", ASK_VICTIM), ("beggars", 0)),
    "plunder": (("upkeep", ASK_VICTIM),),
    "raise": (("raising", 0),),
    "join": (("battles", 0),),
    "besiege": (("sieges", 0),),
    "destroy": (("beggars", 0),),
    "destroy_besieger": (("beggars", 0),),
    "break": (("beggars", 0),),
    "blockade": (("beggars", 0),),
    "hold": (("beggars", 0),),
    "march": (("armies", 0),),
    "convert": (("influence", 0),),
    "cancel": (("armies", ASK_CANCEL), ("influence", ASK_CANCEL)),
    "allow": (("support", ASK_INTERCEPT), ("armies", ASK_CANCEL), ("influence", ASK_CANCEL)),
    "place": (("new_units", 0),),
    "enrol": (("new_units", 0),),
    "lose": (("conflict", 0),),
    "settle": (("neutrals", 0),),
    "leave": (("surplus", 0),),
    "reach": (("surplus", ASK_REACH),),
    "dissolve": (("surplus", ASK_REACH),),
    "occupy": (("movement", 0),),
    "withdraw": (("movement", 0),),
    "man": (("movement", ASK_MAN),),
    "sway": (("citizens", 0),),
    "queue": (("order", 0),),
}
"""When a verb is possible: the phase, and what is asked in it (0 = the phase's own question)."""
MAY_PASS = (
    "support",
    "raising",
    "sieges",
    "beggars",
    "armies",
    "influence",
    "movement",
    "citizens",
)


def why_not(s: DutchRevolt, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is legal."""
    if not 0 <= move < WORDS.moves.size:
        return Refusal("unknown_move", "DR-7", {"move": move})
    if not 0 <= seat < s.seats:
        return Refusal("no_such_seat", "DR-1", {"seats": int(s.seats)})
    if s.phase == PHASE_OVER:
        return Refusal("game_over", "DR-74", {})
    if OWNER[s.seats * FACTIONS + s.mover] != seat:
        return Refusal("not_your_turn", "DR-7", {"faction": int(s.mover)})
    verb = WORDS.moves.verb_of(move)
    if verb.name == "done":
        return _refuse_done(s)
    return _refuse_moment(s, verb.name) or _refuse_move(s, verb.name, WORDS.moves.indices(move))


def _refuse_done(s: DutchRevolt) -> Refusal | None:
    """DR-7: decisions that the rules demand cannot be passed."""
    if PHASE.ids[s.phase] in MAY_PASS and s.asked == 0:
        return None
    return Refusal("must_decide", "DR-7", {"phase": int(s.phase)})


def _refuse_moment(s: DutchRevolt, verb: str) -> Refusal | None:
    """DR-6, DR-7: another phase, or another question."""
    phase = PHASE.ids[s.phase]
    questions = [asked for when, asked in WHEN[verb] if when == phase]
    if not questions:
        return Refusal("wrong_phase", "DR-6", {"phase": int(s.phase)})
    if s.asked in questions:
        return None
    if s.asked:
        return Refusal("answer_first", "DR-7", {"faction": int(s.mover)})
    return Refusal("nothing_to_answer", "DR-7", {})


def _refuse_move(s: DutchRevolt, verb: str, args: list[int]) -> Refusal | None:
    """Ask the rule of the verb."""
    if len(args) == 2:
        return _refuse_two(s, verb, args[0], args[1])
    if not args:
        return None
    given = args[0]
    if verb in ("keep", "disband", "abandon"):
        return refuse_upkeep(s, given, verb != "abandon")
    if verb == "sack":
        raid = s.phase == PHASE_BEGGARS
        return refuse_raid(s, given) if raid else refuse_victim(s, FIRST_TOWN + given)
    rule = RULES.get(verb)
    return rule(s, given) if rule else None


def _refuse_two(s: DutchRevolt, verb: str, first: int, second: int) -> Refusal | None:
    if verb == "send":
        return refuse_send(s, first, second)
    if verb == "plunder":
        return refuse_plunder(s, first, second)
    return refuse_march(s, first, second) if verb == "march" else refuse_convert(s, first, second)


RULES = {
    "station": refuse_station,
    "cash": refuse_cash,
    "raise": refuse_raise,
    "besiege": refuse_besiege,
    "destroy": refuse_destroy,
    "destroy_besieger": refuse_destroy_besieger,
    "break": refuse_break,
    "blockade": refuse_blockade,
    "hold": refuse_hold,
    "place": refuse_place,
    "enrol": refuse_enrol,
    "lose": refuse_lose,
    "settle": refuse_settle,
    "leave": refuse_leave,
    "reach": refuse_reach,
    "occupy": refuse_occupy,
    "withdraw": refuse_withdraw,
    "man": refuse_man,
    "sway": refuse_sway,
    "queue": refuse_queue,
}
