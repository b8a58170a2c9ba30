"""A table knows the rules it was laid under; under other ones it goes on, or says why it cannot."""

from dataclasses import replace

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Edition
from guildhall.games import GAMES, find
from guildhall.store.codec import read_setup, write_json
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fold import fold
from tests.table.test_table import Room, fingerprint

OTHER = (("rules", 99), ("data", "0" * 16))


def laid(game: str = "guildes") -> TableSetup:
    seats = find(game).seats[0]
    return TableSetup.create(
        game, table_id="t1", seats=seats, options={}, host="u0", key=bytes(32), created=1.0
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_new_plan_names_the_present_rules(game: str) -> None:
    setup = laid(game)
    assert (setup.rules, setup.data) == (find(game).version, find(game).data_hash)
    assert not setup.outdated(find(game))
    assert read_setup(write_json(setup)) == setup


@pytest.mark.parametrize(("field", "value"), OTHER)
def test_other_rules_or_data_are_noticed(field: str, value: object) -> None:
    changed = {field: value}
    assert replace(laid(), **changed).outdated(find("guildes"))  # type: ignore[arg-type]


def test_an_edition_that_is_still_played_keeps_its_behaviour() -> None:
    """Exactly: nothing is told. Not exactly: it goes on and says so."""
    setup = replace(laid(), rules=9, data="0" * 16)
    for exact in (True, False):
        then = Edition(9, setup.data, {"events": True}, exact=exact)
        game = replace(find("guildes"), earlier=(then,))
        assert setup.terms(game) == {"events": True}
        assert replace(setup, options={"events": False}).terms(game) == {"events": False}
        assert setup.outdated(game) != exact
        assert replace(setup, rules=0, data="").terms(game) == {"events": True}
    assert setup.terms(find("guildes")) == {}
    assert laid().terms(find("guildes")) == {}


def test_a_plan_of_before_says_nothing_and_is_never_outdated() -> None:
    """As databases hold it that were written before plans named their rules."""
    old = (
        '{"id":"t1","game":"guildes","seats":3,"options":{"events":true},"host":"u0",'
        '"key":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=","created":1.5,"clock":"daily",'
        '"level":"master","visibility":"public","opening":[[-1,"draw"],[0,"pass"]]}'
    )
    setup = read_setup(old)
    assert setup == TableSetup(
        *("t1", "guildes", 3, {"events": True}, "u0", bytes(32), 1.5),
        *("daily", "master", "public", [(-1, "draw"), (0, "pass")]),
    )
    assert (setup.rules, setup.data) == (0, "")
    assert not setup.outdated(find("guildes"))


def test_what_still_folds_goes_on() -> None:
    room = Room().seat(0, 1, 2)
    for seat in (0, 1, 2, 0):
        room.move(seat)
    later = fold(replace(room.setup, rules=99), room.log)
    assert fingerprint(later) == fingerprint(room.table)
    seat = later.running().actors[0]
    later.apply(
        later.propose_move(seat, later.asked[seat], str(later.running().legal(seat)[0]), 9.0)
    )


IMPOSSIBLE = [
    Entry("move", 0, 9.0, {"move": "pick nonsense", "answers": 1}),
    Entry("undo", 0, 9.0, {"to": 5000}),
]


@pytest.mark.parametrize("entry", IMPOSSIBLE, ids=lambda entry: entry.kind)
@pytest.mark.parametrize(("field", "value"), OTHER)
def test_what_no_longer_folds_says_that_the_rules_have_changed(
    entry: Entry, field: str, value: object
) -> None:
    room = Room().seat(0, 1, 2)
    now = find("guildes")
    given = {"rules": now.version, "data": now.data_hash, field: value}
    with pytest.raises(GuildhallError) as caught:
        fold(replace(room.setup, **given), [*room.log, entry])  # type: ignore[arg-type]
    assert caught.value.code == "table_rules_changed"
    assert caught.value.facts["table"] == "t1"
    assert caught.value.facts["began"] != caught.value.facts["now"]


@pytest.mark.parametrize("entry", IMPOSSIBLE, ids=lambda entry: entry.kind)
def test_under_the_same_rules_the_reason_is_the_entry(entry: Entry) -> None:
    room = Room().seat(0, 1, 2)
    for setup in (room.setup, replace(room.setup, rules=1, data=find("guildes").data_hash)):
        with pytest.raises(GuildhallError) as caught:
            fold(setup, [*room.log, entry])
        assert caught.value.code != "table_rules_changed"
