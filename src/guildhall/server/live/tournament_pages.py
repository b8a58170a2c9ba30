"""What is shown of tournaments: the list, and the page of one."""

from collections.abc import Mapping

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_tournaments as sent
from guildhall.server.live.tournament_rounds import Field
from guildhall.server.live.tournaments import Tournaments
from guildhall.server.settings import Settings
from guildhall.store.tournament_rows import Entrant, ListedTournament, Pairing, TournamentRow
from guildhall.store.tournaments import UNFINISHED, takes_late
from guildhall.table.names import bot_name, told_apart

MOST_LISTED = 60
"""Unfinished tournaments that a list shows."""
LONGEST_ID = 64


class TournamentPages:
    """Makes pages for one viewer at a time."""

    def __init__(self, tournaments: Tournaments, settings: Settings) -> None:
        self.tournaments = tournaments
        self.store = tournaments.store
        self.settings = settings

    async def listed(self, user: str) -> sent.TournamentList:
        """Tournaments that a user may see."""
        found = await self.store.tournaments.listed(user, MOST_LISTED)
        offered = {game.name for game in self.settings.offered_games()}
        return {"tournaments": [_line(one) for one in found if one.row.terms.game in offered]}

    async def found(self, tournament: str) -> TournamentRow:
        """A tournament; raises no_such_tournament."""
        short = len(tournament) <= LONGEST_ID
        row = await self.store.tournaments.find(tournament) if short else None
        if row is None:
            raise GuildhallError("no_such_tournament", {})
        return row

    async def page(self, tournament: str, user: str, shown: int = 0) -> sent.TournamentPage:
        """The page of a tournament, with the tables of a round; 0: of the latest."""
        row = await self.found(tournament)
        field = await self.tournaments.field(row)
        host = await self.store.people.find(row.host) if row.host else None
        own = next((one for one in field.people if one.user == user), None)
        entered = own is not None and own.state != "out"
        line = _line(ListedTournament(row, len(_present(field)), entered))
        shown = shown if 0 < shown <= row.round else row.round
        tables = [table for table in field.tables if table.round == shown]
        terms, names = row.terms, told_apart({one.user: one.name for one in field.people})
        stuck = self.tournaments.stuck.get(row.id, {})
        open_tables = [t for t in field.tables if t.state == "playing" and t.table_id not in stuck]
        mine = [table for table in open_tables if user and user in table.seats]
        hosts = bool(user) and row.host == user
        return {
            **line,
            "host": host.name if host else "",
            "own": hosts,
            "trouble": self._trouble(row) if hosts else "",
            "late": row.status == "playing" and takes_late(row, self.tournaments.hub.now()),
            "state": own.state if own else "",
            "your_table": mine[0].table_id if mine else "",
            "fill": terms.fill,
            "noshows": terms.noshows,
            "level": terms.level,
            "when_full": terms.when_full,
            "minutes": terms.minutes,
            "rated": terms.rated,
            "until": row.until,
            "options": terms.options,
            "standings": _standings(field, names),
            "shown": shown,
            "tables": [_table(table, names, stuck) for table in tables if table.table_id],
            "byes": [names[who] for t in tables if not t.table_id for who in t.seats],
        }

    def _trouble(self, row: TournamentRow) -> sent.Trouble:
        """What keeps a tournament from going on, if anything does."""
        if row.status not in UNFINISHED:
            return ""
        if row.id in self.tournaments.waits:
            return "all"
        return "tables" if row.id in self.tournaments.stuck else ""


def _present(field: Field) -> list[Entrant]:
    return [person for person in field.people if person.state != "out"]


def _line(one: ListedTournament) -> sent.TournamentLine:
    row = one.row
    return {
        "tournament": row.id,
        "name": row.name,
        "game": row.terms.game,
        "kind": row.terms.kind,
        "seats": row.terms.seats,
        "clock": row.terms.clock,
        "status": row.status,
        "players": one.players,
        "most": row.terms.most,
        "round": row.round,
        "rounds": row.rounds,
        "starts": row.starts,
        "entered": one.entered,
        "listed": row.listed,
    }


def _standings(field: Field, names: Mapping[str, str]) -> list[sent.TournamentPlayer]:
    """Everybody who takes part or has played, the leader first; before it begins as they came."""
    people = {one.user: one for one in field.people}
    told = field.standings()
    if field.row.status == "signup":
        order = list(people)
        told.sort(key=lambda one: order.index(one.player))
    return [
        {
            "place": one.place,
            "person": one.player,
            "name": names[one.player],
            "points": round(float(one.points), 2),
            "opponents": round(float(one.opponents), 2),
            "wins": one.wins,
            "margin": round(float(one.margin), 1),
            "games": one.games,
            "state": people[one.player].state,
        }
        for one in told
        if one.games or people[one.player].state != "out"
    ]


def _table(table: Pairing, names: dict[str, str], stuck: Mapping[str, str]) -> sent.TournamentTable:
    waits = table.state == "playing" and table.table_id in stuck
    return {
        "table": table.table_id,
        "state": "stuck" if waits else table.state,
        "seats": [
            {
                "person": who,
                "name": names[who] if who else bot_name(seat),
                "rank": table.ranks[seat] if table.ranks else 0,
                "score": table.scores[seat] if table.scores else 0,
            }
            for seat, who in enumerate(table.seats)
        ],
    }
