"""What a person has left at a table, and the table without their name and words."""

from guildhall.table.entry import Entry
from guildhall.table.own import UNSAID, forgotten, own_entries


def entry(kind: str, seat: int, **data: object) -> Entry:
    return Entry(kind, seat, 1.0, data)


ENTRIES = [
    entry("sit", 0, user="anna", name="Anna", bot=""),
    entry("sit", 1, user="bea", name="Bea", bot=""),
    entry("chat", 0, name="Anna", text="hello"),
    entry("stand", 0),
    entry("sit", 0, user="carl", name="Carl", bot=""),
    entry("chat", 0, name="Carl", text="good evening"),
    entry("sit", 2, user="anna", name="Anna", bot=""),
    entry("start", -1),
    entry("move", 2, move="x", answers=1),
    entry("chat", 1, name="Anna", text="I drew another seat"),
    entry("note", 1, text="a plan"),
    entry("rename", 1, name="Anna G"),
]


def test_seats_change_hands_before_a_game_begins() -> None:
    own = [number for number, _ in own_entries(ENTRIES, "anna", 1)]
    assert own == [0, 2, 3, 6, 9, 10, 11]
    assert [number for number, _ in own_entries(ENTRIES, "carl", 0)] == [4, 5]
    assert list(own_entries(ENTRIES, "dora", -1)) == []


def test_an_invitation_ends_with_its_answer() -> None:
    offered = [entry("offer", 1, user="anna", name="Anna"), entry("decline", 1), ENTRIES[1]]
    assert [number for number, _ in own_entries(offered, "anna", -1)] == [0, 1]


def test_name_and_words_are_replaced_and_nothing_else() -> None:
    changed = forgotten(own_entries(ENTRIES, "anna", 1), "Former player")
    assert sorted(changed) == [0, 2, 6, 9, 10, 11]
    assert changed[0].data == {"user": "anna", "name": "Former player", "bot": ""}
    assert changed[9].data == {"name": "Former player", "text": UNSAID}
    assert changed[10].data == {"text": ""}
    assert "Anna" not in str(changed)
