"""Lessons and puzzles done: kept for their person only, shown as far as the profile is."""

from typing import Any

import pytest

from guildhall.puzzles import load
from guildhall.server.people.learning import known
from guildhall.server.settings import Settings
from guildhall.store.learned import Done
from tests.server.conftest import Serve
from tests.server.running import Person, clean
from tests.server.test_withheld import Withheld

DOOR = "/api/learned"
LESSON = {"kind": "lesson", "game": "guildes", "name": "basics", "solved": True}
IDS = list(load("guildes").puzzles)
HTML = '<img src=x onerror="alert(1)">'


def puzzle(at: int, *, solved: bool = True) -> dict[str, Any]:
    return {"kind": "puzzle", "game": "guildes", "name": IDS[at], "solved": solved}


async def shown(viewer: Person, person: str = "me") -> Any:
    return (await viewer.get(f"/api/people/{person}"))["learned"]


async def test_a_profile_sums_up_what_was_done(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        nothing = {"lessons": 0, "of_lessons": 7, "puzzles": 0, "longest": 0}
        assert await shown(anna) == nothing
        first = [LESSON, puzzle(0), puzzle(1), puzzle(2, solved=False)]
        told = await anna.post(DOOR, {"done": first})
        assert told["done"] == first
        replayed = await anna.post(DOOR, {"done": [*first, puzzle(2), puzzle(3)]})
        assert replayed["done"] == [*first, puzzle(3)], "only the first answer counts"
        assert await anna.post(DOOR) == replayed
        summed = {"lessons": 1, "of_lessons": 7, "puzzles": 3, "longest": 2}
        assert await shown(bea, told["person"]) == summed
        assert await shown(bea) == nothing
        export = await anna.get("/api/me/export")
        assert "basics" in [row["name"] for row in export["learned"]]
        await anna.post("/api/settings", {"profile": "nobody"})
        page = await bea.send("GET", f"/api/people/{told['person']}")
        assert clean(page) == "404 no_such_person"
        assert await shown(anna) == summed
        await anna.post("/api/me/delete", {"name": "Anna"})
        assert await server.worker.store.learned.of_user(told["person"]) == []


async def test_what_another_did_is_not_taken_for_ones_own(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        person = (await anna.post(DOOR, {"done": [LESSON]}))["person"]
        told = await bea.post(DOOR, {"done": [LESSON, puzzle(0)], "person": person})
        assert told["done"] == []
        assert told["person"] != person
        assert (await anna.post(DOOR, {"person": person}))["done"] == [LESSON]
        stranger = server.stranger()
        assert await stranger.refused(DOOR, {"done": [LESSON]}) == "401 not_signed_in"
        foreign = {"origin": "https://elsewhere.test"}
        assert await bea.refused(DOOR, {"done": [LESSON]}, headers=foreign) == "403 foreign_origin"


async def test_who_signs_out_while_the_body_is_held_back_keeps_nothing(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        person = (await anna.post(DOOR))["person"]
        late = Withheld(server, anna, "POST", DOOR)
        await late.waits.wait()
        await anna.post("/api/logout")
        assert await late.finish({"done": [LESSON]}) == "401 not_signed_in"
        assert await server.worker.store.learned.of_user(person) == []


@pytest.mark.parametrize(
    "one",
    [
        Done("lesson", "guildes", ""),
        Done("lesson", "guildes", IDS[0]),
        Done("puzzle", "colonia", "basics"),
        Done("puzzle", "guildes", HTML),
        Done("puzzle", "../guildes", "\x00"),
    ],
)
def test_only_what_is_offered_is_kept(one: Done) -> None:
    assert known(Settings("secret"), [one]) == []


async def test_bad_bodies_and_what_is_not_offered(serve: Serve) -> None:
    bad: list[Any] = [
        {"done": [{**LESSON, "kind": "tournament"}]},
        {"done": [{**LESSON, "solved": "yes"}]},
        {"done": [{**LESSON, "user": "bea"}]},
        {"done": [{**LESSON, "name": "x" * 65}]},
        {"done": [LESSON] * 101},
        {"done": "all"},
        [],
    ]
    async with serve(disabled=frozenset({"colonia"})) as server:
        anna = await server.guest("Anna")
        for body in bad:
            assert await anna.refused(DOOR, body) == "400 bad_body"
        huge = {"done": [{**LESSON, "name": "x" * 2_000_000}]}
        assert await anna.refused(DOOR, huge) == "413 too_large"
        off = {"kind": "lesson", "game": "colonia", "name": "basics"}
        html = {"kind": "puzzle", "game": "guildes", "name": HTML}
        assert (await anna.post(DOOR, {"done": [off, html, LESSON]}))["done"] == [LESSON]
        assert await shown(anna) == {"lessons": 1, "of_lessons": 6, "puzzles": 0, "longest": 0}


async def test_floods_are_stopped_and_the_feature_can_be_off(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        answers = [await anna.send("POST", DOOR, {}) for _ in range(61)]
        assert clean(answers[-1]) == "429 too_many_requests"
    async with serve(without=frozenset({"progress"})) as server:
        anna = await server.guest("Anna")
        assert await anna.refused(DOOR, {"done": [LESSON]}) == "404 feature_off"
        assert await shown(anna) is None
