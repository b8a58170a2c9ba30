"""Phase 20: the count, flipped armies go home, the next turn order (DR-26, DR-71 to DR-74)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, append, with_capacity
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.verb import Verb
from guildhall.games.dutch_revolt.schema import FACTIONS, PHASE_TAXES, QUEUE, REGIONS, RevoltState
from guildhall.games.dutch_revolt.scoring import count_points, faction_points, seat_points
from guildhall.games.dutch_revolt.tables import TURNS


class Order(Phase):
    """DR-26, DR-71 to DR-73: the count, and who comes first in the next turn."""

    def __init__(self) -> None:
        super().__init__("order", [Queue(QUEUE, FACTIONS)], turn0=9)

    def begin(self, s: RevoltState, log: Log | None) -> None:
        """DR-71, DR-72: count, then remove the flipped armies."""
        count_points(s, log)
        for faction in s.order:
            _flipped_home(s, faction, log)
        s.row = with_capacity(FACTIONS)

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-73: by descending score each faction puts its card into the row."""
        if s.turn == TURNS:
            return False
        if len(s.row) < len(s.order):
            s.mover = next_chooser(s)
            return True
        s.order = s.row
        s.row = with_capacity(FACTIONS)
        if log is not None:
            log.tell("order", "DR-73", {"turn": s.turn + 1})
        return False

    def follow(self, s: RevoltState, log: Log | None) -> Int:
        """DR-6: the next turn, or the end."""
        if s.turn == TURNS:
            return s.phase + 1
        s.turn += 1
        if log is not None:
            log.tell("turn", "DR-6", {"turn": s.turn})
        return PHASE_TAXES


class Queue(Verb):
    """DR-73: in front, between or at the end."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-73: the row has so many places now."""
        if target > len(s.row):
            return reasons.NO_SUCH_PLACE
        return 0

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        longer = with_capacity(FACTIONS)
        for at in range(len(s.row)):
            if at == target:
                longer = append(longer, s.mover)
            longer = append(longer, s.row[at])
        if target == len(s.row):
            longer = append(longer, s.mover)
        s.row = longer
        if log is not None:
            log.tell("queued", "DR-73", {"faction": s.mover, "place": target})


class Over(Phase):
    """DR-74: the end."""

    def __init__(self) -> None:
        super().__init__("over", [])

    def begin(self, s: RevoltState, log: Log | None) -> None:
        if log is None:
            return
        ranks = s.ranks()
        points = seat_points(s)
        for seat in range(s.seats):
            if ranks[seat] == 1:
                log.tell("won", "DR-74", {"seat": seat, "points": points[seat]})


def _flipped_home(s: RevoltState, faction: Int, log: Log | None) -> None:
    count: Int = 0
    for region in range(REGIONS):
        count += s.flipped[faction * REGIONS + region]
        s.flipped[faction * REGIONS + region] = 0
    if log is not None and count > 0:
        log.tell("flipped_home", "DR-72", {"faction": faction, "count": count})


def next_chooser(s: RevoltState) -> Int:
    """DR-73, A-29: the highest score without a card in the row; ties by present order."""
    best: Int = -1
    for faction in s.order:
        if faction in s.row:
            continue
        if best < 0 or faction_points(s, faction) > faction_points(s, best):
            best = faction
    return best
