"""Which round of a tournament comes next, from what the store says of it; nothing is written."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from guildhall.store.tournament_rows import Entrant, Pairing, Planned, TournamentRow
from guildhall.table.clock import MINUTE
from guildhall.tournaments import (
    Arranged,
    Memory,
    Outcome,
    Player,
    Standing,
    all_rounds,
    next_round,
    rounds_needed,
    split,
    standings,
)

FEWEST = 2
"""People without whom there is no tournament."""
ARENA_WAIT = 60.0
"""Seconds after which bots take the open seats for those who wait in an arena."""
NEW = "new"
"""In place of the id of a table that is still to be created."""


@dataclass(frozen=True)
class Step:
    """What a tournament becomes, and its new tables."""

    row: TournamentRow
    tables: list[Pairing] = field(default_factory=list)


@dataclass(frozen=True)
class Field:
    """A tournament, everybody who has signed up, all tables, and the sizes they may have."""

    row: TournamentRow
    people: Sequence[Entrant]
    tables: Sequence[Pairing]
    legal: Sequence[int]

    def active(self) -> list[Entrant]:
        """People who are to be paired."""
        return [person for person in self.people if person.state == "in"]

    def busy(self) -> set[str]:
        """People who sit at a table that is not over."""
        return {who for t in self.tables if t.state == "playing" for who in t.seats}

    def standings(self) -> list[Standing]:
        """Where everybody stands; a table that is void counts like sitting out."""
        done = [
            Outcome(table.seats, table.ranks, table.scores)
            for table in self.tables
            if table.state == "done" and table.table_id
        ]
        rested = [
            who for t in self.tables if t.state == "void" or not t.table_id for who in t.seats
        ]
        return standings([one.user for one in self.people], done, rested, self.row.terms.seats)

    def players(self, people: Sequence[Entrant]) -> list[Player]:
        """People with their points."""
        points = {one.player: one.points for one in self.standings()}
        return [Player(person.user, points[person.user]) for person in people]

    def memory(self) -> Memory:
        """Who has met whom, sat where and sat out; at a void table nobody has met anybody.

        A no-show has met nobody, and who came alone has sat out.
        """
        memory = Memory()
        for table in self.tables:
            alone = len(table.ranks) - table.ranks.count(0) == 1
            if not table.table_id or alone:
                memory.add([], [who for who in table.came() if who])
            elif table.state != "void":
                memory.add([table.came()])
        return memory


def next_rounds(field: Field, now: float, seed: int) -> Step | None:
    """The next step of a tournament that is being played; None while it has to wait."""
    if field.row.terms.kind == "arena":
        return _arena(field, now, seed)
    if field.busy():
        return None
    row = field.row
    if row.round == 0:
        row = replace(row, rounds=row.terms.rounds or _all_meet(field))
    if row.round >= row.rounds or len(field.active()) < FEWEST:
        return Step(replace(row, status="over", planned=()))
    return _begun(replace(field, row=row), seed)


def _all_meet(field: Field) -> int:
    return rounds_needed(len(field.active()), field.row.terms.seats)


def _begun(field: Field, seed: int) -> Step:
    """The next round, of a season all of them."""
    row, active = field.row, field.active()
    terms, number = row.terms, row.round + 1
    sizes = split(len(active), terms.seats, field.legal, terms.fill)
    if terms.kind == "swiss":
        arranged = next_round(field.players(active), sizes, field.memory(), seed)
        return Step(replace(row, round=number), _numbered(number, arranged))
    planned = _still_good(row.planned, active)
    if not planned:
        left = row.rounds - row.round
        plan = all_rounds(field.players(active), sizes, left, field.memory(), seed)
        planned = tuple((tuple(each.tables), tuple(each.byes)) for each in plan)
    rounds = [Arranged(list(tables), list(byes)) for tables, byes in planned]
    if terms.kind == "season":
        numbered = enumerate(rounds, number)
        tables = [table for at, each in numbered for table in _numbered(at, each)]
        return Step(replace(row, round=row.rounds), tables)
    return Step(replace(row, round=number, planned=planned[1:]), _numbered(number, rounds[0]))


def _still_good(planned: Planned, active: Sequence[Entrant]) -> Planned:
    """Rounds that were planned, if they are for the people who are there."""
    if not planned:
        return ()
    tables, byes = planned[0]
    meant = {who for seats in tables for who in seats if who} | set(byes)
    return planned if meant == {person.user for person in active} else ()


def _numbered(number: int, arranged: Arranged) -> list[Pairing]:
    """The tables of a round; who sits out comes last."""
    tables = [
        Pairing(number, board, NEW, tuple(seats)) for board, seats in enumerate(arranged.tables, 1)
    ]
    if arranged.byes:
        resting = Pairing(number, len(tables) + 1, "", tuple(arranged.byes), "done")
        tables.append(resting)
    return tables


def _arena(field: Field, now: float, seed: int) -> Step | None:
    """New tables as soon as enough are free, those who have waited longest first."""
    row, busy = field.row, field.busy()
    if now >= row.until:
        return None if busy else Step(replace(row, status="over"))
    free = sorted(
        (person for person in field.active() if person.user not in busy),
        key=lambda person: (_free_since(field, person), person.user),
    )
    seats = row.terms.seats
    most = len(free) // seats * seats
    if not most:
        waited = free and now - _free_since(field, free[0]) >= ARENA_WAIT
        if not waited or row.terms.fill == "byes":
            return None
        most = len(free)
    sizes = split(most, seats, field.legal, "bots")
    arranged = next_round(field.players(free[:most]), sizes, field.memory(), seed)
    return Step(replace(row, round=row.round + 1), _numbered(row.round + 1, arranged))


def _free_since(field: Field, person: Entrant) -> float:
    """Since when somebody waits for a table; nobody does before the arena begins."""
    began = field.row.until - field.row.terms.minutes * MINUTE
    ended = [table.settled for table in field.tables if person.user in table.seats]
    return max([began, person.since, *ended])
