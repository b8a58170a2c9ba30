"""Moderators in tests, and a table where somebody was rude."""

from typing import Any

from tests.server.running import Person, RunningServer

RUDE = '<img src=x onerror="alert(1)">'


async def id_of(person: Person) -> str:
    return str((await person.get("/api/people/me"))["person"])


async def moderator(server: RunningServer, name: str = "Mona") -> Person:
    person = await server.guest(name)
    await server.worker.store.sanctions.appoint(await id_of(person), 1.0, give=True)
    return person


async def act(mona: Person, person: str, action: str, **more: Any) -> Any:
    given = {"action": action, "why": "rude words", "once": f"once {action} {len(mona.heard)}"}
    return await mona.post(f"/api/moderation/people/{person}", given | more)


async def rude_table(server: RunningServer) -> tuple[str, Person, Person, Person]:
    """A table where Bea has said something, and a moderator."""
    table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
    await bea.do(table, "chat", {"text": RUDE})
    return table, anna, bea, await moderator(server)
