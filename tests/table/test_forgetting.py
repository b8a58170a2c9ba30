"""People who leave for good: what a table that is in memory forgets of them, and of nobody else."""

from dataclasses import replace

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.table.fold import fold
from guildhall.table.own import UNSAID, forgotten, own_entries
from tests.table.test_table import Room, fingerprint

FORMER = "Former player"


class Hall(Room):
    """A table at which people have names and say things."""

    def sit(self, seat: int, name: str) -> None:
        self.write(self.table.propose_sit(seat, name.lower(), name, self.now))

    def say(self, seat: int, text: str) -> None:
        self.write(self.table.propose_chat(seat, text, self.now))

    def note(self, seat: int, text: str) -> None:
        self.write(self.table.propose_note(seat, text, self.now))

    def stand(self, seat: int) -> None:
        self.write(self.table.propose_stand(seat, self.now))

    def offer(self, seat: int, name: str) -> None:
        self.write(self.table.propose_offer(seat, name.lower(), name, self.now))

    def forget(self, name: str) -> None:
        """Forget somebody, and see that the store, once it does, has the same table."""
        self.write(self.table.propose_forget(name.lower(), FORMER, self.now))
        seat = self.table.seat_of(name.lower())
        told = forgotten(own_entries(self.log, name.lower(), seat), self.log[-1].data["name"])
        rewritten = [told.get(number, entry) for number, entry in enumerate(self.log)]
        assert name not in str(rewritten)
        read = fold(self.setup, rewritten)
        assert fingerprint(read) == fingerprint(self.table)
        assert read.speakers == self.table.speakers

    def said(self) -> list[tuple[str, str]]:
        return [(line["name"], line["text"]) for line in self.table.chat]


@pytest.mark.parametrize("begins", [False, True])
def test_words_of_who_held_the_seat_before_stay(begins: bool) -> None:
    """They were blanked with those of whoever sat down there later."""
    hall = Hall()
    hall.sit(0, "Anna")
    hall.say(0, "hello")
    hall.stand(0)
    for seat, name in enumerate(("Bea", "Carl", "Dora")):
        hall.sit(seat, name)
    hall.say(0, "good evening")
    hall.note(0, "a plan")
    if begins:
        hall.write(hall.table.propose_start(hall.now))
    hall.forget("Bea")
    assert hall.said() == [("Anna", "hello"), (FORMER, UNSAID)]
    assert hall.table.notes == {}
    assert hall.table.chairs[0].gone
    if begins:
        assert hall.table.record().header.players == [FORMER, "Carl", "Dora"]


def test_who_stood_up_before_they_left_is_forgotten_too() -> None:
    """Their name and words stayed in memory until the table was read anew."""
    hall = Hall()
    hall.sit(0, "Anna")
    hall.say(0, "hello")
    hall.stand(0)
    hall.sit(0, "Bea")
    hall.say(0, "good evening")
    hall.forget("Anna")
    assert hall.said() == [(FORMER, UNSAID), ("Bea", "good evening")]
    assert hall.table.chairs[0].name == "Bea"
    assert not hall.table.chairs[0].gone
    assert hall.log[-1].seat == -1


def test_who_declined_or_was_invited_is_forgotten_too() -> None:
    """The seat was kept for nobody; that Anna had declined stood there."""
    hall = Hall()
    for seat in (0, 1, 2):
        hall.offer(seat, "Anna")
    hall.write(hall.table.propose_decline("anna", hall.now))
    hall.write(hall.table.propose_sit(1, "", "Clara", hall.now, "journeyman"))
    hall.forget("Anna")
    first, second, third = hall.table.chairs
    assert (first.kind, first.declined) == ("open", FORMER)
    assert (second.kind, second.name, second.offered) == ("bot", "Clara", "")
    assert (third.kind, third.offered, third.offered_name) == ("open", "", "")


def test_of_who_was_never_there_nothing_is_to_be_forgotten() -> None:
    hall = Hall()
    hall.sit(0, "Anna")
    hall.stand(0)
    for user in ("anna", "bea", ""):
        with pytest.raises(GuildhallError, match="not_seated"):
            hall.table.propose_forget(user, FORMER, hall.now)


def test_an_older_entry_names_only_the_seat() -> None:
    hall = Hall()
    hall.sit(0, "Anna")
    hall.say(0, "hello")
    entry = hall.table.propose_forget("anna", FORMER, hall.now)
    hall.write(replace(entry, data={"name": FORMER}))
    assert hall.said() == [(FORMER, UNSAID)]
    assert hall.table.chairs[0].name == FORMER


def test_a_note_goes_with_who_wrote_it() -> None:
    """Whoever sat down next read it."""
    hall = Hall()
    hall.sit(0, "Anna")
    hall.note(0, "a plan")
    hall.stand(0)
    hall.sit(0, "Bea")
    assert hall.table.notes == {}
