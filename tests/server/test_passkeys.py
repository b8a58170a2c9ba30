"""Passkeys: added, used, and refused when anything about them is wrong."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.authenticator import Authenticator
from tests.server.conftest import OpenInn
from tests.server.inn import HOST, ORIGIN, Person


async def add(person: Person, device: Authenticator) -> None:
    begun = await person.post("/api/passkeys/begin")
    body = {"credential": device.create(begun["options"]), "challenge": begun["challenge"]}
    await person.post("/api/passkeys", body, 201)


async def proof(person: Person, device: Authenticator) -> dict[str, Any]:
    asked = await person.post("/api/passkeys/ask")
    return {"credential": device.get(asked["options"]), "challenge": asked["challenge"]}


async def test_a_passkey_opens_the_door(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        device = Authenticator(HOST, ORIGIN)
        await add(anna, device)
        elsewhere = house.stranger()
        body = await proof(elsewhere, device)
        assert (await elsewhere.post("/api/passkeys/login", body))["me"]["name"] == "Anna"
        assert (await elsewhere.get("/api/me"))["me"]["name"] == "Anna"
        thief = house.stranger()
        assert await thief.refused("/api/passkeys/login", body) == "401 wrong_passkey", "replayed"
        begun = await anna.post("/api/passkeys/begin")
        assert len(begun["options"]["excludeCredentials"]) == 1
        assert begun["options"]["authenticatorSelection"]["residentKey"] == "required"
        again = {"credential": device.create(begun["options"]), "challenge": begun["challenge"]}
        assert await anna.refused("/api/passkeys", again) == "401 wrong_passkey", "known already"
        assert await house.stranger().refused("/api/passkeys/begin") == "401 not_signed_in"


async def test_wrong_passkeys_are_refused(inn: OpenInn) -> None:
    async with inn() as house:
        anna, bea = await house.guest("Anna"), await house.guest("Bea")
        for device in (Authenticator("evil.test", ORIGIN), Authenticator(HOST, "http://evil.test")):
            begun = await anna.post("/api/passkeys/begin")
            body = {"credential": device.create(begun["options"]), "challenge": begun["challenge"]}
            assert await anna.refused("/api/passkeys", body) == "401 wrong_passkey"
        device = Authenticator(HOST, ORIGIN)
        begun = await anna.post("/api/passkeys/begin")
        other = await bea.post("/api/passkeys/begin")
        made = device.create(begun["options"])
        for word in (other["challenge"], "", "x.y.z", begun["challenge"][:-2]):
            body = {"credential": made, "challenge": word}
            assert await anna.refused("/api/passkeys", body) == "401 wrong_passkey"
        await add(anna, device)
        visitor = house.stranger()
        unknown = await proof(visitor, Authenticator(HOST, ORIGIN))
        assert await visitor.refused("/api/passkeys/login", unknown) == "401 wrong_passkey"
        stolen = Authenticator(HOST, ORIGIN, id=device.id)
        body = await proof(visitor, stolen)
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey"
        cookie = next(iter(anna.http.cookies.values()))
        body = {**await proof(visitor, device), "challenge": cookie}
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey"
        assert await visitor.get("/api/me") == {"me": None}


async def test_a_challenge_is_good_once_for_one_purpose_and_for_one_person(inn: OpenInn) -> None:
    async with inn() as house:
        anna, bea = await house.guest("Anna"), await house.guest("Bea")
        device = Authenticator(HOST, ORIGIN)
        await add(anna, device)
        visitor = house.stranger()
        body = await proof(visitor, device)
        broken = {**body, "credential": {**body["credential"], "type": "x"}}
        assert await visitor.refused("/api/passkeys/login", broken) == "401 wrong_passkey"
        assert await visitor.refused("/api/passkeys/login", body) == "401 wrong_passkey", "spent"
        asked = await visitor.post("/api/passkeys/ask")
        for _ in range(2):
            body = {"credential": device.get(asked["options"]), "challenge": asked["challenge"]}
            answer = await visitor.send("POST", "/api/passkeys/login", body)
        assert answer.status_code == 401, "a fresh signature does not make an old challenge good"
        begun = await anna.post("/api/passkeys/begin")
        second = Authenticator(HOST, ORIGIN)
        stolen = {"credential": second.create(begun["options"]), "challenge": begun["challenge"]}
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


async def test_no_credential_breaks_the_server(inn: OpenInn) -> None:
    """Parts of good credentials replaced by anything at all."""
    async with inn() as house:
        anna = await house.guest("Anna")
        device = Authenticator(HOST, ORIGIN)
        await add(anna, device)
        bodies: list[tuple[str, dict[str, Any]]] = []

        @given(st.sampled_from(PARTS + INNER), JSON | st.binary(max_size=40), st.booleans())
        @settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
        def collect(part: str, value: Any, login: bool) -> None:
            options = {"challenge": "AAAA"}
            credential = device.get(options) if login else device.create(options)
            value = value.hex() if isinstance(value, bytes) else value
            place = credential["response"] if part in INNER else credential
            place[part] = value
            bodies.append(("/api/passkeys/login" if login else "/api/passkeys", credential))

        collect()
        begun = await anna.post("/api/passkeys/begin")
        for path, credential in bodies:
            body = {"credential": credential, "challenge": begun["challenge"]}
            assert await anna.refused(path, body) == "401 wrong_passkey"
