"""Why a move is not possible: the facts that the texts of refusals name."""

from typing import Final

from guildhall.core.refusals import Fact, Refused, Refuser
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.moves import REASONS, WORDS
from guildhall.games.dutch_revolt.phases.beggars import Use, prey
from guildhall.games.dutch_revolt.phases.new_units import box_rival
from guildhall.games.dutch_revolt.phases.phase import verb_of
from guildhall.games.dutch_revolt.phases.pieces import armies_in, spare_armies, town_holder
from guildhall.games.dutch_revolt.phases.raising import next_price
from guildhall.games.dutch_revolt.schema import FIRST_CITY, FIRST_TOWN
from guildhall.games.dutch_revolt.tables import (
    BEGGAR_PRICE,
    MOST_RAISED,
    PROVINCE_OF,
    SPOT_REGION,
    TRACK_REACH,
    UPKEEP,
)

Asked = Refused[DutchRevolt]


def _region(r: Asked) -> int:
    """Give the region of the move: its own, or that of the place it names."""
    if "region" in r.args:
        return r.args["region"]
    if "city" in r.args:
        return SPOT_REGION[FIRST_CITY + r.args["city"]]
    return SPOT_REGION[FIRST_TOWN + r.args["town"] if "town" in r.args else r.args["spot"]]


def _beggars(r: Asked) -> int:
    """DR-45: how many beggars the move takes."""
    use = verb_of(PHASES[r.s.phase].verbs, r.move)
    return use.number(r.s, r.move - use.base) if isinstance(use, Use) else 0


FACTS: Final[dict[str, Fact[DutchRevolt]]] = {
    "seats": lambda r: r.s.seats,
    "phase": lambda r: r.s.phase,
    "faction": lambda r: r.s.mover,
    "side": lambda r: r.s.mover,
    "region": _region,
    "province": lambda r: r.s.province,
    "target": lambda r: r.args["province"],
    "count": lambda r: armies_in(r.s, _region(r)),
    "need": lambda _: 1,
    "have": lambda r: r.s.coins[r.s.mover],
    "most": lambda _: MOST_RAISED,
}
OWN_FACTS: Final[dict[int, dict[str, Fact[DutchRevolt]]]] = {
    reasons.NOT_YOUR_TURN: {"faction": FACTS["faction"]},
    reasons.ANSWER_FIRST: {"faction": FACTS["faction"]},
    reasons.OTHER_ARMY: {"region": lambda r: r.s.region},
    reasons.NO_COINS_TO_KEEP: {"need": lambda r: UPKEEP[r.s.mover]},
    reasons.NOT_IN_REGION: {"region": lambda r: r.s.region},
    reasons.NO_UNIT_TO_PLUNDER: {"side": lambda r: r.args["faction"]},
    reasons.NO_ARMY_TOKEN: {"have": lambda r: spare_armies(r.s, r.s.mover)},
    reasons.NO_COINS_TO_RAISE: {"need": lambda r: next_price(r.s)},
    reasons.NOT_MOST_CATHOLIC: {"faction": lambda r: prey(r.s, _region(r))},
    reasons.TOO_FEW_BEGGARS: {"need": _beggars, "have": lambda r: r.s.beggars},
    reasons.NO_COINS_TO_HIRE: {"need": lambda r: _beggars(r) * BEGGAR_PRICE},
    reasons.NO_BOX_TO_ENTER: {"region": lambda r: r.args["to"]},
    reasons.BOX_OF_OTHER: {"side": lambda r: box_rival(r.s, r.args["box"])},
    reasons.NO_SURPLUS: {"province": lambda r: PROVINCE_OF[r.args["spot"]]},
    reasons.HAS_ACTED: {"side": lambda r: town_holder(r.s, r.args["spot"])},
    reasons.NO_OUSTING: {"side": lambda r: town_holder(r.s, r.args["spot"])},
    reasons.MARKER_AT_REACH: {"most": lambda _: TRACK_REACH},
    reasons.NO_SUCH_PLACE: {"most": lambda r: len(r.s.row) + 1},
}

why_not: Final = Refuser(WORDS, REASONS, FACTS, OWN_FACTS)
