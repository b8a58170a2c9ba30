"""Passkeys: added, used, and refused when anything about them is wrong."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.authenticator import Authenticator
from tests.server.conftest import Serve
from tests.server.running import HOST, ORIGIN, Person, clean

NAMED = {"name": "Phone"}


async def add(person: Person, device: Authenticator, name: str = "Phone") -> list[dict[str, Any]]:
    """Add a passkey; gives all that somebody has."""
    begun = await person.post("/api/passkeys/begin", {"name": name})
    body = {"credential": device.create(begun["options"]), "challenge": begun["challenge"]}
    added = await person.post("/api/passkeys", {**body, "name": name}, 201)
    return list(added["passkeys"])


async def proof(person: Person, device: Authenticator) -> dict[str, Any]:
    asked = await person.post("/api/passkeys/ask")
    return {"credential": device.get(asked["options"]), "challenge": asked["challenge"]}


async def test_a_passkey_opens_the_door(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        device = Authenticator(HOST, ORIGIN)
        await add(anna, device)
        elsewhere = server.stranger()
        body = await proof(elsewhere, device)
        assert (await elsewhere.post("/api/passkeys/login", body))["me"]["name"] == "Anna"
        assert (await elsewhere.get("/api/me"))["me"]["name"] == "Anna"
        thief = server.stranger()
        assert await thief.refused("/api/passkeys/login", body) == "401 wrong_passkey", "replayed"
        begun = await anna.post("/api/passkeys/begin", NAMED)
        assert len(begun["options"]["excludeCredentials"]) == 1
        assert begun["options"]["authenticatorSelection"]["residentKey"] == "required"
        again = {**NAMED, "credential": device.create(begun["options"])}
        again["challenge"] = begun["challenge"]
        assert await anna.refused("/api/passkeys", again) == "401 wrong_passkey", "known already"
        stranger = server.stranger()
        assert await stranger.refused("/api/passkeys/begin", NAMED) == "401 not_signed_in"


async def test_ones_own_passkeys_are_listed_named_and_removed(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        assert await anna.get("/api/passkeys") == {"passkeys": []}
        assert (await server.stranger().get("/api/passkeys", 401))["code"] == "not_signed_in"
        phone, laptop = Authenticator(HOST, ORIGIN), Authenticator(HOST, ORIGIN)
        made = server.clock.now
        await add(anna, phone, "  My   phone ")
        server.clock.now += 60
        first, second = await add(anna, laptop, "Laptop")
        assert (first["name"], first["created"], first["used"]) == ("My phone", made, 0)
        assert (second["name"], second["created"]) == ("Laptop", made + 60)
        server.clock.now += 60
        await server.stranger().post("/api/passkeys/login", await proof(anna, phone))
        first = (await anna.get("/api/passkeys"))["passkeys"][0]
        assert first["used"] == made + 120
        path = f"/api/passkeys/{first['id']}"
        renamed = await anna.post(path, {"name": "Old phone"})
        assert [key["name"] for key in renamed["passkeys"]] == ["Old phone", "Laptop"]
        assert await bea.get("/api/passkeys") == {"passkeys": []}
        assert await bea.refused(path, NAMED) == "404 no_such_passkey", "it is anna's"
        assert await removed(bea, first["id"]) == "404 no_such_passkey"
        for unknown in ("AAAA", "x", "é", "%00"):
            assert await removed(anna, unknown) == "404 no_such_passkey"
        assert await removed(anna, first["id"]) == "200 Laptop"
        visitor = server.stranger()
        body = await proof(visitor, phone)
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey"


async def test_a_removed_passkey_signs_out_where_it_let_in(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        phone, laptop = Authenticator(HOST, ORIGIN), Authenticator(HOST, ORIGIN)
        (lost,) = await add(anna, phone, "Phone")
        await add(anna, laptop, "Laptop")
        by_phone, by_laptop = server.stranger(), server.stranger()
        for person, device in ((by_phone, phone), (by_laptop, laptop)):
            await person.post("/api/passkeys/login", await proof(person, device))
            assert (await person.get("/api/me"))["me"]["name"] == "Anna"
        assert await removed(by_laptop, lost["id"]) == "200 Laptop"
        assert await by_phone.get("/api/me") == {"me": None}
        assert await by_phone.refused("/api/passkeys/begin", NAMED) == "401 not_signed_in"
        for person in (anna, by_laptop):
            assert (await person.get("/api/me"))["me"]["name"] == "Anna", "came in otherwise"


async def test_the_session_that_removes_its_own_passkey_stays(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        device = Authenticator(HOST, ORIGIN)
        (key,) = await add(anna, device)
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        here, there = server.stranger(), server.stranger()
        for person in (here, there):
            await person.post("/api/passkeys/login", await proof(person, device))
            assert (await person.get("/api/me"))["me"]["name"] == "Anna"
        assert await removed(here, key["id"]) == "200 "
        assert (await here.get("/api/me"))["me"]["name"] == "Anna"
        assert await there.get("/api/me") == {"me": None}


async def removed(person: Person, name: str) -> str:
    """Remove a passkey; gives the status, and what is left or why not."""
    answer = await person.send("DELETE", f"/api/passkeys/{name}")
    if answer.status_code != 200:
        return clean(answer)
    return f"200 {', '.join(key['name'] for key in answer.json()['passkeys'])}"


async def test_nobody_locks_himself_out(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        (only,) = await add(anna, Authenticator(HOST, ORIGIN))
        assert await removed(anna, only["id"]) == "409 last_way_in"
        assert len((await anna.get("/api/passkeys"))["passkeys"]) == 1
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        assert await removed(anna, only["id"]) == "200 ", "there is a password"


async def test_a_passkey_has_a_name_before_a_device_makes_it(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        for bad in ("", " ", "x" * 41, "a\0b"):
            assert await anna.refused("/api/passkeys/begin", {"name": bad}) == "400 bad_name"
        assert await anna.refused("/api/passkeys/begin") == "400 bad_body"
        (key,) = await add(anna, Authenticator(HOST, ORIGIN))
        assert await anna.refused(f"/api/passkeys/{key['id']}", {"name": ""}) == "400 bad_name"


async def test_wrong_passkeys_are_refused(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        for device in (Authenticator("evil.test", ORIGIN), Authenticator(HOST, "http://evil.test")):
            begun = await anna.post("/api/passkeys/begin", NAMED)
            body = {**NAMED, "credential": device.create(begun["options"])}
            body["challenge"] = begun["challenge"]
            assert await anna.refused("/api/passkeys", body) == "401 wrong_passkey"
        device = Authenticator(HOST, ORIGIN)
        begun = await anna.post("/api/passkeys/begin", NAMED)
        other = await bea.post("/api/passkeys/begin", NAMED)
        made = device.create(begun["options"])
        for word in (other["challenge"], "", "x.y.z", begun["challenge"][:-2]):
            body = {**NAMED, "credential": made, "challenge": word}
            assert await anna.refused("/api/passkeys", body) == "401 wrong_passkey"
        await add(anna, device)
        visitor = server.stranger()
        unknown = await proof(visitor, Authenticator(HOST, ORIGIN))
        assert await visitor.refused("/api/passkeys/login", unknown) == "401 wrong_passkey"
        stolen = Authenticator(HOST, ORIGIN, id=device.id)
        body = await proof(visitor, stolen)
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey"
        cookie = next(iter(anna.http.cookies.values()))
        body = {**await proof(visitor, device), "challenge": cookie}
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey"
        assert await visitor.get("/api/me") == {"me": None}


async def test_a_challenge_is_good_once_for_one_purpose_and_for_one_person(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        device = Authenticator(HOST, ORIGIN)
        await add(anna, device)
        visitor = server.stranger()
        body = await proof(visitor, device)
        broken = {**body, "credential": {**body["credential"], "type": "x"}}
        assert await visitor.refused("/api/passkeys/login", broken) == "401 wrong_passkey"
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey", "spent"
        asked = await visitor.post("/api/passkeys/ask")
        for _ in range(2):
            body = {"credential": device.get(asked["options"]), "challenge": asked["challenge"]}
            answer = await visitor.send("POST", "/api/passkeys/login", body)
        assert answer.status_code == 401, "a fresh signature does not make an old challenge good"
        begun = await anna.post("/api/passkeys/begin", NAMED)
        second = Authenticator(HOST, ORIGIN)
        stolen = {**NAMED, "credential": second.create(begun["options"])}
        stolen["challenge"] = begun["challenge"]
        assert await bea.refused("/api/passkeys", stolen) == "401 wrong_passkey", "it is anna's"
        body = {"credential": device.get(begun["options"]), "challenge": begun["challenge"]}
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=8,
)
PARTS = ("id", "rawId", "type", "response")
INNER = ("clientDataJSON", "attestationObject", "authenticatorData", "signature")


async def test_no_credential_breaks_the_server(serve: Serve) -> None:
    """Parts of good credentials replaced by anything at all."""
    async with serve() as server:
        anna = await server.guest("Anna")
        device = Authenticator(HOST, ORIGIN)
        await add(anna, device)
        schemas: list[tuple[str, dict[str, Any]]] = []

        @given(st.sampled_from(PARTS + INNER), JSON | st.binary(max_size=40), st.booleans())
        @settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
        def collect(part: str, value: Any, login: bool) -> None:
            options = {"challenge": "AAAA"}
            credential = device.get(options) if login else device.create(options)
            value = value.hex() if isinstance(value, bytes) else value
            place = credential["response"] if part in INNER else credential
            place[part] = value
            schemas.append(("/api/passkeys/login" if login else "/api/passkeys", credential))

        collect()
        begun = await anna.post("/api/passkeys/begin", NAMED)
        for path, credential in schemas:
            named = {} if path.endswith("login") else NAMED
            body = {**named, "credential": credential, "challenge": begun["challenge"]}
            assert await anna.refused(path, body) == "401 wrong_passkey"
