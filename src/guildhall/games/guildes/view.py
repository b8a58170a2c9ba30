"""What a seat of Guildes may know: built from nothing, memory included."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from guildhall.core.numbers import Int, Ints
from guildhall.core.view import SPECTATING, View, seats_of
from guildhall.games.guildes.game import PHASES, Guildes
from guildhall.games.guildes.phases.choosing import chosen_number
from guildhall.games.guildes.schema import BALLOTS, GUILDS, KINDS, PHASE_DEAL, TRICK_D
from guildhall.games.guildes.scoring import militia_votes, projected
from guildhall.games.guildes.state import deal_size, neighbour, quota, row_total
from guildhall.games.guildes.tables import ARROW, DECK, MILITIA_VOTES, PAID, PLACES, SWUNG, VALUE

Row = list[int]


@mypyc_attr(native_class=False)
@dataclass
class GuildesView(View):
    """Public facts, then what is this seat's own; kinds are indices, -1 means nothing."""

    events: bool
    dirty_tricks: bool
    ballot: int
    phase: int
    event: int
    events_left: int
    arrow: int
    cursor: int
    step: int
    quota: int
    opener: int
    turn: int
    deck_size: int
    discard_size: int
    packet_sizes: Row
    hand_sizes: Row
    chosen_sizes: Row
    covered_seats: Row
    tableau: list[Row]
    shown: list[Row]
    swing: list[Row]
    tricks: Row
    last_tricks: Row
    mover: int
    guild: int
    begun: int
    first_owner: int
    first_guild: int
    protected: Row
    sacrificed: Row
    recalled: int
    salvaged: int
    drawn_count: int
    payouts: list[Row]
    militia_votes: int
    projection: list[Row]
    packet: Row
    hand: Row
    chosen: Row
    covered: int
    seen: list[Row]
    picks: Row
    given: int
    received: int
    drawn: Row
    known_out: Row


def observe(s: Guildes, seat: int) -> GuildesView:
    """Give all that a seat (or -1, a spectator) may know (GU-7, GA-8, GA-26, GA-30)."""
    mine = seat != SPECTATING
    seats = range(s.seats)
    deal = int(deal_size(s))
    return GuildesView(
        seat=seat,
        seats=int(s.seats),
        actors=seats_of(int(s.actors())),
        ask=_ask(s, seat),
        over=s.over(),
        scores=list(s.points),
        events=bool(s.events),
        dirty_tricks=bool(s.tricks),
        ballot=int(s.ballot),
        phase=int(s.phase),
        event=int(s.event),
        events_left=int(s.events_left),
        arrow=int(ARROW[s.event]) if s.event >= 0 else 0,
        cursor=int(s.cursor),
        step=int(s.step),
        quota=int(quota(s)),
        opener=int(s.opener),
        turn=int(s.turn),
        deck_size=sum(s.deck),
        discard_size=sum(s.discard),
        packet_sizes=[int(row_total(s.packets, o)) for o in seats],
        hand_sizes=[int(row_total(s.hands, o)) for o in seats],
        chosen_sizes=[int(chosen_number(s, o)) for o in seats],
        covered_seats=[int(s.covered[o] >= 0) for o in seats],
        tableau=_rows(list(s.tableau)),
        shown=_rows(list(s.shown)),
        swing=_rows(list(s.swing)),
        tricks=list(s.trick),
        last_tricks=list(s.last_trick),
        mover=int(s.mover),
        guild=int(SWUNG[s.trick[s.mover]]) if s.mover >= 0 else -1,
        begun=int(s.begun),
        first_owner=int(s.first_owner),
        first_guild=int(s.first_guild),
        protected=seats_of(int(s.protected)),
        sacrificed=list(s.sacrificed),
        recalled=int(s.recalled),
        salvaged=int(s.salvaged),
        drawn_count=sum(kind >= 0 for kind in s.drawn),
        payouts=_payouts(s),
        militia_votes=int(MILITIA_VOTES),
        projection=_projection(s),
        packet=_row(s.packets, seat) if mine else [],
        hand=_row(s.hands, seat) if mine else [],
        chosen=[k for k in s.chosen[seat * 2 : seat * 2 + 2] if k >= 0] if mine else [],
        covered=int(s.covered[seat]) if mine else -1,
        seen=_seen(s, seat) if mine else [],
        picks=[k for k in s.picks[seat * deal : (seat + 1) * deal] if k >= 0] if mine else [],
        given=int(s.given[seat]) if mine else -1,
        received=int(s.received[seat]) if mine else -1,
        drawn=list(s.drawn) if mine and s.trick[seat] == TRICK_D else [],
        known_out=_row(s.known_out, seat if mine else int(s.seats)),
    )


def _row(flat: Ints, seat: Int) -> Row:
    return list(flat[seat * KINDS : (seat + 1) * KINDS])


def _rows(flat: Row) -> list[Row]:
    return [flat[start : start + KINDS] for start in range(0, len(flat), KINDS)]


def _ask(s: Guildes, seat: int) -> str:
    """Name the question that the seat is asked; empty when it is asked nothing."""
    if seat == SPECTATING or not s.actors() >> seat & 1:
        return ""
    return PHASES[s.phase].ask(s, seat)


def _payouts(s: Guildes) -> list[Row]:
    """GU-11, GU-12: what the places of each guild pay at this ballot; GU-3: none if it is out."""
    return [
        [int(VALUE[g * PLACES + p]) for p in range(PAID[g * BALLOTS + s.ballot - 1])]
        if DECK[s.seats * KINDS + g]
        else []
        for g in range(GUILDS)
    ]


def _projection(s: Guildes) -> list[Row]:
    """Give the votes of each guild and of the militia for each seat if counted now."""
    votes = list(projected(s))
    out = [votes[guild::GUILDS] for guild in range(GUILDS)]
    out.append([int(militia_votes(s, seat)) for seat in range(s.seats)])
    return out


def _seen(s: Guildes, seat: int) -> list[Row]:
    """GU-7: every packet of this ballot as the seat held it, in order of the steps."""
    deal = int(deal_size(s))
    done = sum(kind >= 0 for kind in s.picks[seat * deal : (seat + 1) * deal])
    steps = min(done + 1, deal)
    return [_packet_at(s, seat, step, deal) for step in range(steps)]


def _packet_at(s: Guildes, seat: int, step: int, deal: int) -> Row:
    """Give the packet that a seat held at a step: as dealt, less what was picked from it before."""
    owner = neighbour(s, seat, -step)
    packet = _row(s.packets if s.phase == PHASE_DEAL else s.opening, owner)
    for earlier in range(step):
        holder = neighbour(s, owner, earlier)
        packet[s.picks[holder * deal + earlier]] -= 1
    return packet
