"""People at a table by their seats: what one learns of them, and what one cannot do by it."""

from guildhall.server import sent_people
from tests.server.conftest import Serve
from tests.server.running import Person, clean
from tests.server.test_bonds import id_of, tie
from tests.server.test_sent import fits

REPORT = {"reason": "insult", "words": "<script>alert(1)</script>"}


async def people(person: Person, table: str) -> list[tuple[int, str, str]]:
    told = await person.get(f"/api/tables/{table}/people")
    fits(told, sent_people.PeopleAtTable)
    return [(one["seat"], one["person"], one["bond"]) for one in told["people"]]


async def test_the_page_of_an_opponent_is_found_from_the_table(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        beas, carls = await id_of(bea), await id_of(carl)
        assert await people(anna, table) == [(1, beas, "none"), (2, carls, "none")]
        await tie(anna, bea, "follow")
        await carl.post("/api/settings", {"profile": "nobody"})
        assert await people(anna, table) == [(1, beas, "follow"), (2, "", "none")]
        await tie(bea, anna, "block")
        assert await people(anna, table) == [(1, "", "none"), (2, "", "none")]
        await anna.page(table)
        for hidden in (carls, beas):
            anna.heard.clear()
            await anna.page(table)
            await people(anna, table)
            assert not any(hidden in text for text in anna.heard), "by no other way either"


async def test_who_hides_is_muted_blocked_and_reported_by_the_seat(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        await bea.post("/api/settings", {"profile": "nobody"})
        path = f"/api/tables/{table}/people/1"
        for kind in ("mute", "block", "none"):
            assert await anna.post(f"{path}/bond", {"kind": kind}) == {"bond": kind}
            assert (await people(anna, table))[0] == (1, "", kind)
        assert await anna.refused(f"{path}/bond", {"kind": "follow"}) == "404 no_such_person"
        told = await anna.post(f"{path}/report", REPORT)
        (report,) = await server.worker.store.reports.open(await id_of(bea))
        assert (report.id, report.words) == (told["report"], REPORT["words"])


async def test_what_is_refused_at_a_seat(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "open"], visibility="private")
        path = f"/api/tables/{table}/people"
        for nobody in ("1", "2", "3", "-1", "x" * 4000, "%00", "999999999999"):
            for door, body in (("bond", {"kind": "block"}), ("report", REPORT)):
                told = await anna.refused(f"{path}/{nobody}/{door}", body)
                assert told == "404 no_such_person", (nobody, door)
        for door, body in (("bond", {"kind": "block"}), ("report", REPORT)):
            mine = f"{path}/0/{door}"
            assert await anna.refused(mine, body) == "409 not_yourself"
            foreign = {"origin": "https://elsewhere.test"}
            assert await anna.refused(mine, body, headers=foreign) == "403 foreign_origin"
            assert await anna.refused(mine, {"kind": "marry"}) == "400 bad_body"
            assert await server.stranger().refused(mine, body) == "401 not_signed_in"
            other = await server.guest("Dora")
            assert await other.refused(mine, body) == await other.refused(
                mine.replace(table, "nowhere"), body
            ), "a private table is nobody's business"
        assert clean(await server.stranger().send("GET", path)) == "401 not_signed_in"


async def test_floods_at_a_seat_are_stopped_and_features_can_be_off(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        path = f"/api/tables/{table}/people/1"
        bonds = [await anna.send("POST", f"{path}/bond", {"kind": "mute"}) for _ in range(61)]
        assert clean(bonds[-1]) == "429 too_many_requests"
        reports = [await anna.send("POST", f"{path}/report", REPORT) for _ in range(11)]
        assert clean(reports[-1]) == "429 too_many_requests"
    async with serve(without=frozenset({"following", "moderation"})) as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        path = f"/api/tables/{table}/people/1"
        assert await anna.refused(f"{path}/bond", {"kind": "mute"}) == "404 feature_off"
        assert await anna.refused(f"{path}/report", REPORT) == "404 feature_off"
