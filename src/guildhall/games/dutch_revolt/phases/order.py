"""Phase 20: the count, flipped armies go home, the next turn order (DR-26, DR-71 to DR-74)."""

from guildhall.core.errors import Refusal
from guildhall.core.kinds import Int, Ints, Offers, append, room
from guildhall.core.log import Log
from guildhall.games.dutch_revolt.scoring import count_points, faction_points
from guildhall.games.dutch_revolt.state import RevoltState
from guildhall.games.dutch_revolt.tables import FACTIONS, QUEUE, REGIONS, TURNS


def begin_order(s: RevoltState, log: Log | None) -> None:
    """DR-71, DR-72: count, then remove the flipped armies."""
    count_points(s, log)
    for faction in s.order:
        _flipped_home(s, faction, log)
    s.row = room(FACTIONS)


def _flipped_home(s: RevoltState, faction: Int, log: Log | None) -> None:
    count: Int = 0
    for region in range(REGIONS):
        count += s.flipped[faction * REGIONS + region]
        s.flipped[faction * REGIONS + region] = 0
    if log is not None and count > 0:
        log.tell("flipped_home", "DR-72", {"faction": faction, "count": count})


def seek_order(s: RevoltState, log: Log | None) -> bool:
    """DR-73: by descending score each faction puts its card into the row."""
    if s.turn == TURNS:
        return False
    if len(s.row) < len(s.order):
        s.mover = next_chooser(s)
        return True
    s.order = s.row
    s.row = room(FACTIONS)
    if log is not None:
        log.tell("order", "DR-73", {"turn": s.turn + 1})
    return False


def next_chooser(s: RevoltState) -> Int:
    """DR-73, A-29: the highest score without a card in the row; ties by present order."""
    best: Int = -1
    for faction in s.order:
        if faction in s.row:
            continue
        if best < 0 or faction_points(s, faction) > faction_points(s, best):
            best = faction
    return best


def offers_queue(s: RevoltState) -> Ints:
    """DR-73: in front, between or at the end."""
    out = Offers(FACTIONS)
    for place in range(len(s.row) + 1):
        out.add(QUEUE + place)
    return out.moves


def refuse_queue(s: RevoltState, place: Int) -> Refusal | None:
    """DR-73: the row has so many places now."""
    if place > len(s.row):
        return Refusal("no_such_place", "DR-73", {"most": len(s.row) + 1})
    return None


def do_queue(s: RevoltState, place: Int, log: Log | None) -> None:
    """DR-73: lay the card."""
    longer = room(FACTIONS)
    for at in range(len(s.row)):
        if at == place:
            longer = append(longer, s.mover)
        longer = append(longer, s.row[at])
    if place == len(s.row):
        longer = append(longer, s.mover)
    s.row = longer
    if log is not None:
        log.tell("queued", "DR-73", {"faction": s.mover, "place": place})
