"""What an operator switches off: games and features by name."""

from pathlib import Path

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.people import webhooks
from guildhall.server.people.kinds import YOUR_TURN
from guildhall.server.people.webhooks import Target
from guildhall.server.settings import FEATURES, Settings, switched_off
from tests.server.conftest import Serve
from tests.server.running import clean
from tests.server.test_damage import again
from tests.server.test_notices import digest, settled
from tests.server.test_rematch import ask, finished

ROOT = Path(__file__).parents[2]


def test_names_may_stand_together_or_alone() -> None:
    both, ratings = frozenset({"colonia", "guildes"}), frozenset({"ratings"})
    assert switched_off(["ratings,colonia", "guildes"]) == (both, ratings)
    assert switched_off([" ratings , "]) == (frozenset(), ratings)
    assert switched_off([]) == (frozenset(), frozenset())


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(GuildhallError) as error:
        switched_off(["ratings", "chess"])
    assert error.value.code == "unknown_feature"
    assert error.value.facts["given"] == "chess"
    assert "ratings" in str(error.value.facts["known"])


def test_what_is_off_is_refused() -> None:
    settings = Settings("secret", without=frozenset({"ratings"}))
    assert "ratings" not in settings.features()
    with pytest.raises(GuildhallError, match="feature_off"):
        settings.need("ratings")
    Settings("secret").need("ratings")


async def test_the_catalogue_says_what_there_is(serve: Serve) -> None:
    async with serve(without=frozenset({"ratings"})) as server:
        told = await server.stranger().get("/api/games")
        assert told["features"] == [name for name in FEATURES if name != "ratings"]


async def test_a_house_without_pages_of_people_or_their_past(serve: Serve) -> None:
    async with serve(without=frozenset({"profiles", "history"})) as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        own = await anna.get("/api/people/me")
        assert own["own"], "what others may know is chosen there"
        for path in (f"/api/people/{own['person']}", "/api/history", "/api/history?person=me"):
            assert clean(await bea.send("GET", path)) == "404 feature_off", path


async def test_a_house_without_rematches_or_delays(serve: Serve) -> None:
    async with serve() as server:
        table, people = await finished(server, delay="end")
    async with serve(without=frozenset({"delay"})) as server:
        anna = await again(server, people[0])
        assert (await anna.page(table))["delay"] == "end", "what was agreed upon holds"
        assert (await anna.page(await ask(anna, table)))["delay"] == "none"
        for delay in ("moves", "minutes", "end"):
            wish = {"game": "guildes", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
            refused = await anna.send("POST", "/api/tables", {**wish, "delay": delay})
            assert clean(refused) == "404 feature_off", delay
    async with serve(without=frozenset({"rematch"})) as server:
        for person in [await again(server, one) for one in people]:
            assert await person.refused_at(table, "rematch") == "404 feature_off"


def test_the_documentation_names_every_feature() -> None:
    told = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    (line,) = [line for line in told.splitlines() if "disables games and features" in line]
    assert [name for name in FEATURES if f"`{name}`" not in line] == []


async def test_a_house_without_webhooks(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Target] = []

    async def post(target: Target, *_: object) -> None:
        sent.append(target)

    monkeypatch.setattr(webhooks, "post", post)
    off = frozenset({"webhooks"})
    async with serve(without=off, digest_seconds=0.0) as server:
        anna = await server.guest("Anna")
        hook = {"webhook": "https://hooks.example/anna"}
        refused = await anna.send("POST", "/api/settings", hook)
        assert clean(refused) == "404 feature_off"
        await anna.post("/api/settings", {"webhook": ""})
        user = await anna.get("/api/people/me")
        await server.worker.store.people.set_settings(user["person"], hook)
        server.worker.notices.tell(user["person"], "table", YOUR_TURN)
        await settled(server)
        await digest(server)
        assert not sent, "one that was kept before is not called either"
