"""Tournaments as they are asked for, by a page or by a command: checked, and made a row."""

from guildhall.bots import find_level
from guildhall.core.errors import GuildhallError
from guildhall.server.live.new_tables import new_id
from guildhall.server.schemas import NewTournament
from guildhall.server.settings import Settings
from guildhall.store.tournament_rows import Terms, TournamentRow
from guildhall.table.clock import preset
from guildhall.table.names import chosen_name

LATEST_SECONDS = 366 * 86400.0
"""A tournament starts within so long."""


def checked_tournament(
    settings: Settings, wanted: NewTournament, host: str, now: float
) -> TournamentRow:
    """A new tournament; raises GuildhallError for whatever is not possible."""
    name = chosen_name(wanted.name)
    game = settings.offered(wanted.game)
    smaller = [size for size in game.seats if size < wanted.seats and wanted.fill != "bots"]
    for size in (wanted.seats, *smaller):
        game.settle(size, wanted.options)
    find_level(wanted.level, game)
    if preset(wanted.clock) is None:
        raise GuildhallError("tournament_clock", {})
    if wanted.kind == "swiss" and not wanted.rounds:
        raise GuildhallError("tournament_rounds", {})
    if wanted.starts and not now < wanted.starts < now + LATEST_SECONDS:
        raise GuildhallError("tournament_start", {})
    if wanted.most < wanted.seats:
        raise GuildhallError("tournament_most", {"least": wanted.seats})
    arena = wanted.kind == "arena"
    terms = Terms(
        game=game.name,
        seats=wanted.seats,
        clock=wanted.clock,
        kind=wanted.kind,
        rounds=0 if arena else wanted.rounds,
        fill=wanted.fill,
        noshows=wanted.noshows,
        level=wanted.level,
        most=wanted.most,
        when_full=wanted.when_full,
        minutes=wanted.minutes,
        rated=wanted.rated,
        options=wanted.options,
    )
    return TournamentRow(
        id=new_id(),
        host=host,
        name=name,
        terms=terms,
        listed=wanted.listed,
        created=now,
        rounds=terms.rounds,
        starts=wanted.starts,
        updated=now,
    )
