"""Why a move is not possible: the reason that the check gave, in words."""

from collections.abc import Callable
from typing import Final

from guildhall.core.errors import Refusal
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.moves import WORDS
from guildhall.games.dutch_revolt.phases.beggars import Use, prey
from guildhall.games.dutch_revolt.phases.new_units import box_rival
from guildhall.games.dutch_revolt.phases.phase import verb_of
from guildhall.games.dutch_revolt.phases.pieces import armies_in, spare_armies, town_holder
from guildhall.games.dutch_revolt.phases.raising import next_price
from guildhall.games.dutch_revolt.reasons import (
    ANSWER_FIRST,
    BOX_OF_OTHER,
    HAS_ACTED,
    MARKER_AT_REACH,
    NO_ARMY_TOKEN,
    NO_BOX_TO_ENTER,
    NO_COINS_TO_HIRE,
    NO_COINS_TO_KEEP,
    NO_COINS_TO_RAISE,
    NO_OUSTING,
    NO_SUCH_PLACE,
    NO_SURPLUS,
    NO_UNIT_TO_PLUNDER,
    NOT_IN_REGION,
    NOT_MOST_CATHOLIC,
    NOT_YOUR_TURN,
    OTHER_ARMY,
    REASONS,
    TOO_FEW_BEGGARS,
)
from guildhall.games.dutch_revolt.tables import (
    BEGGAR_PRICE,
    FIRST_CITY,
    FIRST_TOWN,
    MOST_RAISED,
    PROVINCE_OF,
    SPOT_REGION,
    TRACK_REACH,
    UPKEEP,
)

Args = dict[str, int]
Fact = Callable[[DutchRevolt, Args], int]


def _region(_s: DutchRevolt, args: Args) -> int:
    """Give the region of the move: its own, or that of the place it names."""
    if "region" in args:
        return args["region"]
    if "city" in args:
        return SPOT_REGION[FIRST_CITY + args["city"]]
    return SPOT_REGION[FIRST_TOWN + args["town"] if "town" in args else args["spot"]]


def _beggars(s: DutchRevolt, args: Args) -> int:
    """DR-45: how many beggars the move takes."""
    use = verb_of(PHASES[s.phase].verbs, args["move"])
    return use.number(s, args["move"] - use.base) if isinstance(use, Use) else 0


FACTS: Final[dict[str, Fact]] = {
    "seats": lambda s, _: s.seats,
    "phase": lambda s, _: s.phase,
    "faction": lambda s, _: s.mover,
    "side": lambda s, _: s.mover,
    "region": _region,
    "province": lambda s, _: s.province,
    "target": lambda _s, args: args["province"],
    "count": lambda s, args: armies_in(s, _region(s, args)),
    "need": lambda _s, _: 1,
    "have": lambda s, _: s.coins[s.mover],
    "most": lambda _s, _: MOST_RAISED,
}
"""What a refusal tells beside the arguments of its move."""
OWN_FACTS: Final[dict[int, dict[str, Fact]]] = {
    NOT_YOUR_TURN: {"faction": FACTS["faction"]},
    ANSWER_FIRST: {"faction": FACTS["faction"]},
    OTHER_ARMY: {"region": lambda s, _: s.region},
    NO_COINS_TO_KEEP: {"need": lambda s, _: UPKEEP[s.mover]},
    NOT_IN_REGION: {"region": lambda s, _: s.region},
    NO_UNIT_TO_PLUNDER: {"side": lambda _s, args: args["faction"]},
    NO_ARMY_TOKEN: {"have": lambda s, _: spare_armies(s, s.mover)},
    NO_COINS_TO_RAISE: {"need": lambda s, _: next_price(s)},
    NOT_MOST_CATHOLIC: {"faction": lambda s, args: prey(s, _region(s, args))},
    TOO_FEW_BEGGARS: {"need": _beggars, "have": lambda s, _: s.beggars},
    NO_COINS_TO_HIRE: {"need": lambda s, args: _beggars(s, args) * BEGGAR_PRICE},
    NO_BOX_TO_ENTER: {"region": lambda _s, args: args["to"]},
    BOX_OF_OTHER: {"side": lambda s, args: box_rival(s, args["box"])},
    NO_SURPLUS: {"province": lambda _s, args: PROVINCE_OF[args["spot"]]},
    HAS_ACTED: {"side": lambda s, args: town_holder(s, args["spot"])},
    NO_OUSTING: {"side": lambda s, args: town_holder(s, args["spot"])},
    MARKER_AT_REACH: {"most": lambda _s, _: TRACK_REACH},
    NO_SUCH_PLACE: {"most": lambda s, _: len(s.row) + 1},
}
"""Where a reason means something else by a name than its move or the other reasons do."""


def why_not(s: DutchRevolt, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is possible."""
    number = int(s.check(seat, move))
    if number == 0:
        return None
    args: Args = {"move": move}
    if 0 <= move < WORDS.moves.size:
        verb = WORDS.moves.verb_of(move)
        args |= zip(verb.args, WORDS.moves.indices(move), strict=True)
    reason = REASONS[number]
    own = OWN_FACTS.get(number, {})
    told: dict[str, int] = {}
    for name in WORDS.refusals[reason.code]:
        known = name in args and name not in own
        told[name] = args[name] if known else int((own.get(name) or FACTS[name])(s, args))
    return Refusal(reason.code, reason.rule, told)
