"""Tables that ask for a rating: who may sit down, who sees why not."""

from typing import Any

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.store.schema import ratings
from guildhall.table.requirements import Requirements, Strength, unfit
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer
from tests.server.test_bonds import id_of

STRONG = {"least": 1600, "most": 1900, "settled": True}


async def rate(
    server: RunningServer, person: Person, mu: float, sigma: float = 80.0, pace: str = "live"
) -> None:
    row = {"user_id": await id_of(person), "game": "guildes", "pace": pace, "mu": mu}
    more = {"sigma": sigma, "games": 20, "wins": 5}
    await server.worker.store.write(
        "rating", lambda connection: connection.execute(ratings.insert(), {**row, **more})
    )


async def asking(server: RunningServer, **more: Any) -> tuple[str, Person]:
    anna = await server.guest("Anna")
    wish = {"visibility": "public", "clock": "live", "requires": STRONG, **more}
    return await anna.create(["me", "open", "open"], **wish), anna


async def test_who_does_not_meet_them_sees_why_and_cannot_sit(serve: Serve) -> None:
    async with serve() as server:
        table, anna = await asking(server)
        people = {
            "rating_provisional": (1700.0, 200.0),
            "rating_too_low": (1599.4, 80.0),
            "rating_too_high": (1901.0, 80.0),
        }
        for code, (mu, sigma) in people.items():
            person = await server.guest("Bea")
            await rate(server, person, mu, sigma)
            (line,) = (await person.get("/api/tables"))["open"]
            assert (line["requires"], line["unfit"], line["pace"]) == (STRONG, code, "live")
            told = await person.get(f"/api/tables/{table}/fit")
            assert told["unfit"]["code"] == code
            assert str(round(mu)) in told["unfit"]["message"] or code == "rating_provisional"
            assert await person.refused_at(table, "sit") == f"403 {code}"
            assert await person.refused_at(table, "sit", {"seat": 1}) == f"403 {code}"
        fit = await server.guest("Carl")
        await rate(server, fit, 1600.0)
        (line,) = (await fit.get("/api/tables"))["open"]
        assert line["unfit"] == ""
        assert await fit.get(f"/api/tables/{table}/fit") == {"unfit": None}
        await fit.do(table, "sit")
        assert (await anna.page(table))["requires"] == STRONG


async def test_somebody_new_and_another_pace(serve: Serve) -> None:
    """A rating at another pace is none; strangers are told as if they had come in."""
    async with serve() as server:
        table, _ = await asking(server, requires={"least": 1600})
        bea = await server.guest("Bea")
        await rate(server, bea, 1800.0, pace="correspondence")
        assert await bea.refused_at(table, "sit") == "403 rating_too_low"
        (line,) = (await server.stranger().get("/api/tables"))["open"]
        assert line["unfit"] == "rating_too_low"
        told = await server.stranger().get(f"/api/tables/{table}/fit")
        assert told["unfit"]["code"] == "rating_too_low"


async def test_the_host_and_the_invited_need_not_meet_them(serve: Serve) -> None:
    async with serve() as server:
        table, anna = await asking(server)
        bea, carl = await server.guest("Bea"), await server.guest("Carl")
        await anna.do(table, "stand")
        await anna.do(table, "sit")
        await anna.do(table, "offer", {"person": await id_of(bea)})
        assert await bea.get(f"/api/tables/{table}/fit") == {"unfit": None}
        await anna.do(table, "withdraw", {"seat": 1})
        assert await bea.refused_at(table, "sit") == "403 rating_provisional", "no longer invited"
        await anna.do(table, "offer", {"person": await id_of(bea)})
        await bea.do(table, "sit")
        link = (await anna.do(table, "invite"))["invitation"]
        assert await carl.refused_at(table, "sit") == "403 rating_provisional"
        other = await asking(server)
        forged = {"invitation": (await other[1].do(other[0], "invite"))["invitation"]}
        assert await carl.refused_at(table, "sit", forged) == "403 bad_invitation"
        await carl.do(table, "sit", {"invitation": link})


async def test_what_cannot_be_asked(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "guildes", "seats": seats, "visibility": "public"}
        for bad in ({"least": -1}, {"most": 5000}, {"least": "x"}, {"rank": 1}, [1]):
            told = await anna.refused("/api/tables", {**wish, "requires": bad})
            assert told == "400 bad_body"
        upside = {**wish, "requires": {"least": 1500, "most": 1400}}
        assert await anna.refused("/api/tables", upside) == "400 bad_range"
    async with serve(without=frozenset({"ratings"})) as server:
        table, anna = await asking(server)
        assert (await anna.page(table))["requires"] is None, "nothing to ask for"
        await (await server.guest("Bea")).do(table, "sit")


@pytest.mark.parametrize(
    ("required", "code"),
    [
        (Requirements(), ""),
        (Requirements(1500, 1500), ""),
        (Requirements(1501), "rating_too_low"),
        (Requirements(0, 1499), "rating_too_high"),
        (Requirements(settled=True), "rating_provisional"),
    ],
)
def test_bounds_are_met_by_those_who_stand_on_them(required: Requirements, code: str) -> None:
    error = unfit(required, Strength(1500, provisional=True))
    assert (error.code if error else "") == code
    with pytest.raises(GuildhallError, match="bad_range"):
        Requirements(2, 1).checked()
