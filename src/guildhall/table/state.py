"""The state of a table: seats, a match, clock, undo, leavers and talk; the fold of its entries.

Only `apply` changes a table, with an entry, so the same entries always make the same table.
No network, no store.
"""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from guildhall.core.errors import GuildhallError
from guildhall.core.log import Event
from guildhall.core.promise import drawn_seats
from guildhall.core.record import Input, Record
from guildhall.core.state import CHANCE
from guildhall.games import find
from guildhall.table.chair import Chair, UndoAsked
from guildhall.table.clock import DAY, Clocks, preset
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.match import Match, new_match
from guildhall.table.own import UNSAID, forgotten_user

CLOSED = "closed"
"""How a game has ended that a moderator closed."""


class TableState:
    """One match and the people around it, as far as entries have made it."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.game = find(setup.game)
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.match: Match | None = None
        self.entries = 0
        self.changed = 0
        """So many entries there were after the last one that changes more than talk and notes."""
        self.answered: dict[tuple[int, int], tuple[int, str]] = {}
        self.asked = [0] * setup.seats
        self.clocks = Clocks(preset(setup.clock), setup.seats)
        self.waits: list[float | None] = [None] * setup.seats
        """Since when the people who are due have neither decided nor done anything else."""
        self.undo: UndoAsked | None = None
        self.chat: list[dict[str, Any]] = []
        self.speakers: list[str] = []
        """The user who has said each line; seats change hands before the game begins."""
        self.notes: dict[int, str] = {}
        self.invitations: dict[str, str] = {}
        """Invitations that were good for one person, and the user who came with each."""
        self.rematches: list[tuple[int, str]] = []
        """Seats that asked for a rematch, and the table of each, the first one first."""
        self.ended_by = ""
        self.slow = 0
        """Seconds that each seat waits between two lines of talk."""
        self.cuts: list[tuple[int, int]] = []
        """Where undos cut the log: (entries before it, inputs left)."""
        self.status = "open"
        """Or "playing", or "over"; noted with every entry, because everybody asks for it."""

    # Reading

    def seat_of(self, user: str) -> int:
        """The seat of a user, -1 for a spectator."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user and user:
                return seat
        return -1

    def offered_to(self, user: str) -> int:
        """The open seat that is kept for a user, -1 when there is none."""
        if self.match is not None:
            return -1  # every seat is taken
        kept = (seat for seat, chair in enumerate(self.chairs) if chair.kept_for(user))
        return next(kept, -1)

    def knows(self, user: str) -> bool:
        """Whether something is remembered of a user: a seat, an invitation, a line of talk."""
        chairs = ((chair.user, chair.offered, chair.declined_by) for chair in self.chairs)
        return bool(user) and (user in self.speakers or any(user in chair for chair in chairs))

    @property
    def inviter(self) -> str:
        """The name of the host, who invites others; empty where the host has no seat."""
        sitting = (chair.name for chair in self.chairs if chair.user == self.setup.host)
        return next(sitting, "")

    def seat_for(self, user: str) -> int:
        """The seat for a user who takes any: one kept for them, or one that is free for all."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
        own = [seat for seat in free if self.chairs[seat].kept_for(user)]
        unkept = [seat for seat in free if not self.chairs[seat].offered]
        return [*own, *unkept, *free, 0][0]

    def running(self) -> Match:
        """The match in progress; raises GuildhallError table_not_started, table_over."""
        if self.match is None:
            raise GuildhallError("table_not_started", {})
        if self.status == "over":
            raise GuildhallError("table_over", {})
        return self.match

    def bots_due(self) -> list[int]:
        """Seats that owe a decision and are played by a bot."""
        if self.status != "playing" or self.match is None:
            return []
        return [seat for seat in self.match.actors if self.chairs[seat].played_by_bot]

    def is_asked(self, seat: int, answers: int) -> bool:
        """Whether a question still waits for the answer of a seat."""
        due = self.match.actors if self.match and self.status == "playing" else ()
        return seat in due and self.asked[seat] == answers

    def humans(self) -> list[int]:
        """Seats whose people are at the table."""
        return [s for s, c in enumerate(self.chairs) if c.kind == "human" and not c.played_by_bot]

    def people(self) -> list[int]:
        """Seats of all people who are still in the game, at the table or away."""
        return [s for s, c in enumerate(self.chairs) if c.kind == "human" and not c.conceded]

    def due_people(self) -> set[int]:
        """Seats of people who owe a decision."""
        if self.match is None or self.status != "playing":
            return set()
        return set(self.match.actors) & set(self.humans())

    def rescue_from(self, seat: int) -> float | None:
        """Moment from which others may let a bot play for a seat; None when they never may."""
        since = self.waits[seat]
        if since is None or not self.setup.rescue_days or self.clocks.clock is not None:
            return None
        return since + self.setup.rescue_days * DAY

    @property
    def hints_off(self) -> bool:
        """Whether there are no hints: two or more people play, and the setup does not allow them.

        People who have left count, since they may come back; people who have conceded do not.
        """
        return self.status == "playing" and not self.setup.hints and len(self.people()) > 1

    @property
    def coached(self) -> bool:
        """Whether a coach warns of costly moves: wished for, and one person plays against bots."""
        return self.status == "playing" and self.setup.coach and len(self.people()) == 1

    @property
    def ready(self) -> bool:
        """Whether the game can begin by itself: no seat is open, no number awaited."""
        return all(c.kind != "open" and (c.number or not c.awaited) for c in self.chairs)

    def ranks(self) -> list[int]:
        """Ranks as the game says, but seats that conceded come after all others."""
        if self.match is None:
            return []
        ranks = [int(rank) for rank in self.match.state.ranks()]
        keys = [(chair.conceded, rank) for chair, rank in zip(self.chairs, ranks, strict=True)]
        return [1 + sum(other < key for other in keys) for key in keys]

    def kept_inputs(self, entries: int, inputs: int) -> int:
        """How many inputs of a log that ended at (entries, inputs) are still true."""
        return min([inputs, *(to for at, to in self.cuts if at >= entries)])

    # Applying entries

    def apply(self, entry: Entry) -> list[Event]:
        """Apply an entry; returns the events of the game that it caused."""
        told: list[Event] = getattr(self, f"_apply_{entry.kind}")(entry) or []
        self.note_status()
        self.entries += 1
        if entry.kind not in ("chat", "note"):
            self.changed = self.entries
        if entry.kind not in ("chat", "note", "rename", "forget", "advice", "slow"):
            self._run_clocks(entry)
            self._run_waits(entry)
        return told

    def note_status(self) -> None:
        """Note whether the game goes on."""
        if self.match is not None:
            self.status = "over" if self.ended_by or self.match.state.over() else "playing"

    def _apply_offer(self, entry: Entry) -> None:
        user, name = entry.data["user"], entry.data["name"]
        self.chairs[entry.seat] = Chair(offered=user, offered_name=name)

    def _apply_decline(self, entry: Entry) -> None:
        kept = self.chairs[entry.seat]
        self.chairs[entry.seat] = Chair(declined=kept.offered_name, declined_by=kept.offered)

    def _apply_withdraw(self, entry: Entry) -> None:
        self.chairs[entry.seat] = Chair()

    def _apply_sit(self, entry: Entry) -> None:
        kept = self.chairs[entry.seat]
        taken = Chair.taken(**entry.data)
        self.chairs = [Chair() if chair.kept_for(taken.user) else chair for chair in self.chairs]
        self.chairs[entry.seat] = taken.kept_as(kept)
        if "invitation" in entry.data:
            self.invitations[entry.data["invitation"]] = entry.data["user"]

    def _apply_luck(self, entry: Entry) -> None:
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], number=entry.data["number"])

    def _apply_stand(self, entry: Entry) -> None:
        self.chairs[entry.seat] = self.chairs[entry.seat].left()
        self.notes.pop(entry.seat, None)

    def _apply_start(self, entry: Entry) -> list[Event]:
        numbers = [chair.number for chair in self.chairs]
        if self.setup.draw:
            self._change_seats(drawn_seats(self.setup.key, numbers))
        self.match = new_match(
            self.game,
            self.setup.seats,
            self.setup.terms(self.game),
            key=self.setup.key,
            players=[chair.name for chair in self.chairs],
            date=datetime.fromtimestamp(entry.at, UTC).date().isoformat(),
            opening=[Input(by, move) for by, move in self.setup.opening],
            numbers=numbers,
            spaces=entry.data.get("spaces", []),
            luck=entry.data.get("luck", 0),
        )
        self._ask_all()
        return [event for events in self.match.events for event in events]

    def _change_seats(self, seats: list[int]) -> None:
        """Put everybody on another seat, with what they have said and noted."""
        self.chairs = [self.chairs[seats.index(seat)] for seat in range(self.setup.seats)]
        self.notes = {seats[seat]: note for seat, note in self.notes.items()}
        self.chat = [{**line, "seat": seats[line["seat"]]} for line in self.chat]

    def _apply_move(self, entry: Entry) -> list[Event]:
        match = self.running()
        seat, before = entry.seat, set(match.actors)
        told = match.play(seat, entry.data["move"])
        self.answered[seat, entry.data["answers"]] = (self.entries, entry.data["move"].casefold())
        if not self.chairs[seat].played_by_bot:  # a bot's move answers no question of a person
            self.undo = None
        for actor in match.actors:
            if actor == seat or actor not in before or self.drew():
                self.asked[actor] = self.entries + 1
        return told

    def drew(self) -> bool:
        """Whether chance has just been drawn: then all seats are asked anew."""
        inputs = self.match.record.inputs if self.match else []
        return bool(inputs) and inputs[-1].by == CHANCE

    def _ask_all(self) -> None:
        """Ask anew; the number counts entries, so that no undo brings an old question back."""
        if self.match is not None:
            for actor in self.match.actors:
                self.asked[actor] = self.entries + 1

    def _apply_undo(self, entry: Entry) -> None:
        match = self.running()
        self.cuts.append((self.entries, int(entry.data["to"])))
        match.rewind(entry.data["to"], reopen="space" in entry.data)
        self.undo = None
        self.answered.clear()
        self._ask_all()

    def _apply_ask_undo(self, entry: Entry) -> None:
        self.undo = UndoAsked(entry.seat, entry.data["to"])

    def _apply_agree(self, entry: Entry) -> None:
        if self.undo is not None:
            self.undo = replace(self.undo, agreed=self.undo.agreed | {entry.seat})

    def _apply_refuse(self, _entry: Entry) -> None:
        self.undo = None

    def _apply_leave(self, entry: Entry) -> None:
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], away=True)

    _apply_flag = _apply_rescue = _apply_leave

    def _apply_return(self, entry: Entry) -> None:
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], away=False)

    def _apply_concede(self, entry: Entry) -> None:
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], conceded=True)
        left = [chair for chair in self.chairs if not chair.conceded]
        people = [chair for chair in left if chair.kind == "human"]
        if len(left) == 1 or not people:
            self.ended_by = "conceded"

    def _apply_chat(self, entry: Entry) -> None:
        self.chat.append({"seat": entry.seat, "at": entry.at, **entry.data})
        self.speakers.append(self.chairs[entry.seat].user)

    def _apply_note(self, entry: Entry) -> None:
        self.notes[entry.seat] = entry.data["text"]

    def _apply_rename(self, entry: Entry) -> None:
        self.chairs[entry.seat] = self.chairs[entry.seat].called(entry.data["name"])

    def _apply_forget(self, entry: Entry) -> None:
        """Replace a name also in the talk and the record, and drop what its owner has written."""
        user = forgotten_user(entry, [chair.user for chair in self.chairs])
        seat, name = self.seat_of(user), entry.data["name"]
        self.chairs = [chair.forgotten(user, name) for chair in self.chairs]
        self.notes.pop(seat, None)
        self.chat = [
            {**line, "name": name, "text": UNSAID} if speaker == user else line
            for line, speaker in zip(self.chat, self.speakers, strict=True)
        ]
        if self.match is not None and seat >= 0:
            self.match.record.header.players[seat] = name

    def _apply_advice(self, entry: Entry) -> None:
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], advised=True)

    def _apply_slow(self, entry: Entry) -> None:
        self.slow = entry.data["seconds"]

    def _apply_close(self, _entry: Entry) -> None:
        self.ended_by = CLOSED

    def _apply_rematch(self, entry: Entry) -> None:
        self.rematches.append((entry.seat, entry.data["table"]))

    def _run_clocks(self, entry: Entry) -> None:
        """Run the time of exactly those people who owe a decision."""
        if self.clocks.clock is None:
            return
        due = set(self.match.actors) if self.match and self.status == "playing" else set()
        if entry.kind == "move":
            self.clocks.stop(entry.seat, entry.at, decided=True)
        for seat, chair in enumerate(self.chairs):
            if seat in due and not chair.played_by_bot:
                self.clocks.begin(seat, entry.at)
            else:
                self.clocks.stop(seat, entry.at, decided=False)
        if entry.kind == "return":
            least = self.clocks.clock.increment
            self.clocks.banks[entry.seat] = max(self.clocks.banks[entry.seat], least)

    def _run_waits(self, entry: Entry) -> None:
        """Note since when people keep the others waiting; words and notes are no decision."""
        due = self.due_people()
        for seat, since in enumerate(self.waits):
            if seat not in due:
                self.waits[seat] = None
            elif since is None or entry.seat == seat:
                self.waits[seat] = entry.at

    def record(self) -> Record:
        """The record; with the key of the luck only when the game is over."""
        if self.match is None:
            raise GuildhallError("table_not_started", {})
        record = self.match.record
        key = record.key if self.status == "over" else None
        return Record(record.header, record.inputs, record.result, key)
