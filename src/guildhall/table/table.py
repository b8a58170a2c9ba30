"""What may be done at a table: each `propose_*` method checks it and returns its entry.

The entry is written to the store first, then `apply` (see `state.py`) changes the table.
"""

from collections.abc import Sequence
from math import ceil, inf
from typing import Any

from guildhall.core.errors import GuildhallError
from guildhall.core.promise import reopened
from guildhall.core.view import SPECTATING
from guildhall.table.chair import checked_luck, checked_number
from guildhall.table.entry import Entry
from guildhall.table.free_undo import free_steps, last_decision, turn_start
from guildhall.table.names import apart, clean_name
from guildhall.table.state import TableState

LONGEST_CHAT = 500
LONGEST_NOTE = 4000
SLOWEST = 600
"""Seconds between two lines of one seat, at most."""


class Stale(GuildhallError):
    """A move that answers an older question; carries the number of the present one."""


class Table(TableState):
    """One match and the people around it."""

    # Before the game

    def propose_sit(
        self,
        seat: int,
        user: str,
        name: str,
        now: float,
        bot: str = "",
        luck: str = "",
        invitation: str = "",
    ) -> Entry:
        """Put a person or a bot on a seat; `luck` is a number, or AWAITED: it will come later.

        An invitation that is named is good for one person.
        """
        self._before_start()
        self._check_seat(seat)
        if user and self.seat_of(user) >= 0:
            raise GuildhallError("already_seated", {"seat": self.seat_of(user)})
        if self.chairs[seat].kind != "open":
            raise GuildhallError("seat_taken", {"seat": seat})
        self._check_offer(seat, user, bot)
        if self.invitations.get(invitation, user) != user:
            raise GuildhallError("invitation_used", {})
        shown = apart(clean_name(name), [c.name for c in self.chairs if c.kind != "open"])
        data = {"user": user, "name": shown, "bot": bot, **checked_luck(luck)}
        return Entry("sit", seat, now, data | ({"invitation": invitation} if invitation else {}))

    def propose_offer(self, seat: int, user: str, name: str, now: float) -> Entry:
        """Keep an open seat for a user, who may take it or not; a bot may sit there instead."""
        self._before_start()
        self._check_seat(seat)
        if self.chairs[seat].kind != "open":
            raise GuildhallError("seat_taken", {"seat": seat})
        return Entry("offer", seat, now, {"user": user, "name": name})

    def propose_invite(self, seat: int, user: str, name: str, now: float) -> Entry:
        """Keep a free seat for a user who is not at the table yet; -1: any free one."""
        self._before_start()
        if self.seat_of(user) >= 0 or self.offered_to(user) >= 0:
            raise GuildhallError("already_here", {"name": name})
        free = [at for at, c in enumerate(self.chairs) if c.kind == "open" and not c.offered]
        if seat == -1 and not free:
            raise GuildhallError("no_free_seat", {})
        wanted = free[0] if seat == -1 else seat
        offer = self.propose_offer(wanted, user, name, now)
        self._check_offer(wanted, user, "")
        return offer

    def propose_withdraw(self, seat: int, now: float) -> Entry:
        """Keep a seat for nobody any more."""
        self._before_start()
        self._check_seat(seat)
        if not self.chairs[seat].kept_for(self.chairs[seat].offered):
            raise GuildhallError("bad_invitation", {})
        return Entry("withdraw", seat, now)

    def propose_decline(self, user: str, now: float) -> Entry:
        """Give up the seat that is kept for a user: then it is free for all."""
        self._before_start()
        seat = self.offered_to(user)
        if seat < 0:
            raise GuildhallError("bad_invitation", {})
        return Entry("decline", seat, now)

    def propose_luck(self, seat: int, number: str, now: float) -> Entry:
        """Add a seat's number to the luck, once."""
        self._before_start()
        self._check_seat(seat)
        chair = self.chairs[seat]
        if chair.kind != "human":
            raise GuildhallError("not_seated", {})
        if chair.number:
            raise GuildhallError("luck_added", {})
        return Entry("luck", seat, now, {"number": checked_number(number)})

    def propose_stand(self, seat: int, now: float) -> Entry:
        """Free a seat again."""
        self._before_start()
        self._check_seat(seat)
        return Entry("stand", seat, now)

    def propose_start(
        self, now: float, spaces: Sequence[Sequence[int]] = (), luck: int = 0
    ) -> Entry:
        """Begin the game; every seat must be taken.

        A game played again has its spaces of luck, and the version of its luck if it is not 0, the
        usual one.
        """
        self._before_start()
        free = sum(chair.kind == "open" for chair in self.chairs)
        if free:
            raise GuildhallError("seats_open", {"open": free})
        again: dict[str, Any] = {"spaces": list(spaces)} if spaces else {}
        return Entry("start", -1, now, {**again, "luck": luck} if luck else again)

    def _before_start(self) -> None:
        if self.match is not None:
            raise GuildhallError("table_started", {})

    def _check_offer(self, seat: int, user: str, bot: str) -> None:
        """Raise GuildhallError seat_offered when a seat is kept for another user."""
        chair = self.chairs[seat]
        if chair.offered and not bot and chair.offered != user:
            raise GuildhallError("seat_offered", {"seat": seat, "name": chair.offered_name})

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise GuildhallError("no_such_seat", {"given": seat, "seats": self.setup.seats})

    # Moves

    def check_due(self, seat: int) -> None:
        """Raise GuildhallError unless a person on this seat owes a decision."""
        match = self.running()
        self._check_present(seat)
        if seat not in match.actors:
            raise GuildhallError("not_due", {"seat": seat})

    def first_answer(self, seat: int, answers: int, move: str) -> int | None:
        """Number of the entry of a move that was already made with the same words; None if not."""
        seq, text = self.answered.get((seat, answers), (-1, ""))
        return seq if seq >= 0 and text == " ".join(move.casefold().split()) else None

    def propose_move(self, seat: int, answers: int, move: str, now: float) -> Entry:
        """Make a move that answers a question; raises Stale, BadNotation or IllegalMove."""
        match = self.running()
        self._check_seat(seat)
        if seat in match.actors and answers != self.asked[seat]:
            raise Stale("stale", {"answers": answers, "current": self.asked[seat]})
        number = match.number(move)
        self.game.check(match.state, seat, number)
        text = self.game.words.moves.print(number)
        return Entry("move", seat, now, {"move": text, "answers": answers})

    # Undo

    def free_undo(self, seat: int) -> int:
        """How many inputs a seat may take back without asking: it has learned nothing since."""
        return free_steps(self.running(), seat)

    def undoable(self, seat: int) -> tuple[int, int] | None:
        """Inputs before the last choice of a seat and before its last turn; None: no choice yet."""
        match, given = self.running(), self.given_inputs()
        last = last_decision(match, seat)
        return (last, turn_start(match, seat, last, given)) if last >= given else None

    def propose_undo(self, seat: int, now: float, to: int | None = None) -> Entry:
        """Take the last choice back, or go back to an input; asks the others if not free."""
        match = self.running()
        self._check_seat(seat)
        count = len(match.record.inputs)
        target = last_decision(match, seat) if to is None else to
        if not self.given_inputs() <= target < count:
            raise GuildhallError("nothing_to_undo", {})
        if count - target <= self.free_undo(seat):
            return Entry("undo", seat, now, {"to": target})
        if self._asked_besides(seat):
            return Entry("ask_undo", seat, now, {"to": target})
        return self._undo_reopening(seat, target, now)

    def _asked_besides(self, seat: int) -> set[int]:
        """Seats whose people, present or not, must agree before a seat may go back."""
        return set(self.people()) - {seat}

    def _undo_reopening(self, seat: int, to: int, now: float) -> Entry:
        """Go back past something learned: later draws come from a new number space."""
        spaces = self.running().record.header.spaces
        return Entry("undo", seat, now, {"to": to, "space": reopened(spaces, to)[-1][1]})

    def given_inputs(self) -> int:
        """How many inputs were there before the first move here."""
        return len(self.setup.opening)

    def propose_answer_undo(self, seat: int, now: float, *, agree: bool) -> Entry:
        """Agree to an undo or refuse it; it happens when the last one agrees."""
        self.running()
        if self.undo is None or seat not in self._asked_besides(self.undo.seat):
            raise GuildhallError("no_undo_asked", {})
        if not agree:
            return Entry("refuse", seat, now)
        if self._asked_besides(self.undo.seat) - self.undo.agreed - {seat}:
            return Entry("agree", seat, now)
        return self._undo_reopening(seat, self.undo.to, now)

    # Leaving and coming back

    def propose_leave(self, seat: int, now: float) -> Entry:
        """Hand the seat to a bot for a while."""
        self.running()
        self._check_present(seat)
        return Entry("leave", seat, now)

    def propose_flag(self, seat: int, now: float) -> Entry:
        """Hand the seat of a player who ran out of time to a bot."""
        self.running()
        if seat not in self.clocks.flags(now):
            raise GuildhallError("flag_up", {"seat": seat})
        return Entry("flag", seat, now)

    def propose_rescue(self, by: int, seat: int, now: float) -> Entry:
        """Let a bot play for an absent player, where no clock does it."""
        self.running()
        self._check_present(by)
        self._check_seat(seat)
        if self.clocks.clock is not None:
            raise GuildhallError("clock_runs", {})
        if not self.setup.rescue_days:
            raise GuildhallError("no_rescue", {})
        moment = self.rescue_from(seat)
        if by == seat or moment is None or now < moment:
            raise GuildhallError("not_absent", {"seat": seat, "days": self.setup.rescue_days})
        return Entry("rescue", seat, now, {"by": by})

    def propose_return(self, seat: int, now: float) -> Entry:
        """Take the seat back from the bot."""
        self.running()
        self._check_seat(seat)
        chair = self.chairs[seat]
        if chair.kind != "human" or not chair.away or chair.conceded:
            raise GuildhallError("not_away", {"seat": seat})
        return Entry("return", seat, now)

    def propose_concede(self, seat: int, now: float) -> Entry:
        """Concede: a bot plays on for the others, and this seat comes last."""
        self.running()
        self._check_seat(seat)
        if self.chairs[seat].kind != "human" or self.chairs[seat].conceded:
            raise GuildhallError("not_present", {"seat": seat})
        return Entry("concede", seat, now)

    def _check_present(self, seat: int) -> None:
        self._check_seat(seat)
        if seat not in self.humans():
            raise GuildhallError("not_present", {"seat": seat})

    # Talk

    def propose_chat(self, seat: int, text: str, now: float) -> Entry:
        """A line of chat, by the name that is shown at the seat."""
        self._check_seat(seat)
        words = text.strip()
        if not 1 <= len(words) <= LONGEST_CHAT:
            raise GuildhallError("chat_length", {"have": len(words), "most": LONGEST_CHAT})
        self._check_pace(seat, now)
        return Entry("chat", seat, now, {"name": self.chairs[seat].name, "text": words})

    def _check_pace(self, seat: int, now: float) -> None:
        """Raise GuildhallError talk_slow where a seat has said something a moment ago."""
        last = next((line["at"] for line in reversed(self.chat) if line["seat"] == seat), -inf)
        if now < last + self.slow:
            raise GuildhallError("talk_slow", {"seconds": ceil(last + self.slow - now)})

    def propose_slow(self, seconds: int, now: float) -> Entry:
        """Let each seat say one line in so many seconds; 0: as many as they like."""
        if not 0 <= seconds <= SLOWEST:
            raise GuildhallError("slow_length", {"most": SLOWEST})
        return Entry("slow", SPECTATING, now, {"seconds": seconds})

    def propose_close(self, now: float) -> Entry:
        """End a game that goes on; it does not count."""
        self.running()
        return Entry("close", SPECTATING, now)

    def propose_note(self, seat: int, text: str, now: float, before: str | None = None) -> Entry:
        """Replace the private note of a seat; one that is not the one of before is added to."""
        self._check_seat(seat)
        kept = self.notes.get(seat, "")
        note = text if before is None or before == kept else _joined(before, kept, text)
        if len(note) > LONGEST_NOTE:
            raise GuildhallError("note_length", {"have": len(note), "most": LONGEST_NOTE})
        return Entry("note", seat, now, {"text": note})

    def propose_rename(self, user: str, name: str, now: float) -> Entry:
        """Call a user otherwise on the seat that they have or that is kept for them.

        Nobody is called anything else who has left for good.
        """
        seat = max(self.seat_of(user), self.offered_to(user))
        if seat < 0:
            raise GuildhallError("not_seated", {})
        if self.status == "over":
            raise GuildhallError("table_over", {})
        if self.chairs[seat].gone:
            raise GuildhallError("not_signed_in", {})
        others = [c.name for s, c in enumerate(self.chairs) if s != seat and c.kind != "open"]
        return Entry("rename", seat, now, {"name": apart(clean_name(name), others)})

    def propose_forget(self, user: str, name: str, now: float) -> Entry:
        """Replace the name and words of a user who has left for good, also when the game is over.

        They need have no seat any more.
        """
        if not self.knows(user):
            raise GuildhallError("not_seated", {})
        seat = self.seat_of(user)
        others = [c.name for s, c in enumerate(self.chairs) if s != seat and c.kind != "open"]
        called = apart(clean_name(name), others)
        return Entry("forget", seat, now, {"name": called, "user": user})

    # Advice

    def takes_advice(self, seat: int) -> bool:
        """Whether a first advice is to be written down: from then on the game is not rated."""
        return self.setup.rated and not self.chairs[seat].advised

    def propose_advice(self, seat: int, now: float) -> Entry:
        """A person asks a bot what to do."""
        self.check_due(seat)
        return Entry("advice", seat, now)

    # After the game

    def propose_rematch(self, seat: int, table: str, known: int, now: float) -> Entry:
        """Ask for a rematch at another table, knowing of so many that others have asked for."""
        self._check_seat(seat)
        if self.status != "over":
            raise GuildhallError("hidden_until_the_end", {})
        if known != len(self.rematches):
            raise GuildhallError("rematch_asked", {})
        return Entry("rematch", seat, now, {"table": table})


def _joined(before: str, kept: str, text: str) -> str:
    """A note that is kept, and the lines of another that neither it nor the one of before has."""
    known = {*before.splitlines(), *kept.splitlines()}
    new = [line for line in text.splitlines() if line not in known]
    return "\n".join([*kept.splitlines(), *new])
