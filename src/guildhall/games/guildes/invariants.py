"""What must hold after every input: no card is lost or doubled, sizes fit the phase."""

from guildhall.games.guildes.game import Guildes
from guildhall.games.guildes.schema import KINDS, PHASE_DRAFT, PHASE_DRAW, PHASE_TRICK
from guildhall.games.guildes.state import row_total
from guildhall.games.guildes.tables import DECK


def invariants(s: Guildes) -> list[str]:
    """List what is wrong with a position; nothing when it is sound."""
    problems = [
        f"kind {kind}: {number} cards instead of {DECK[s.seats * KINDS + kind]} (GU-1, GU-2)"
        for kind, number in enumerate(_all_cards(s))
        if number != DECK[s.seats * KINDS + kind]
    ]
    piles = ("deck", "discard", "packets", "hands", "tableau", "shown", "aside")
    problems += [f"negative number in {p}" for p in piles if min(getattr(s, p), default=0) < 0]
    sizes = {int(row_total(s.packets, seat)) + (s.chosen[seat * 2] >= 0) for seat in range(s.seats)}
    if s.phase == PHASE_DRAFT and len(sizes) > 1:
        problems.append(f"packets of different sizes {sorted(sizes)} (GU-7)")
    return problems


def _all_cards(s: Guildes) -> list[int]:
    """Count every card of every place, by kind."""
    out = [0] * KINDS
    for name in ("deck", "discard", "aside", "packets", "hands", "tableau"):
        for at, number in enumerate(getattr(s, name)):
            out[at % KINDS] += number
    drawing = s.phase in (PHASE_DRAW, PHASE_TRICK) and s.salvaged < 0
    for kind in [*s.chosen, *s.covered, *(s.drawn if drawing else [])]:
        if kind >= 0:
            out[kind] += 1
    return out
