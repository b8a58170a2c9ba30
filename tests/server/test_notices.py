"""Being told that it is one's turn: a digest, to the right people, at addresses they confirmed."""

import asyncio
import hashlib
import socket
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string
from email.policy import default

import pytest

from guildhall.server.live.called_back import AWAY_SECONDS
from guildhall.server.people.identity import COOKIE
from guildhall.server.settings import Mail
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, clean, eventually


class Post(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Letter)
        self.letters: list[str] = []

    @property
    def mail(self) -> Mail:
        return Mail(host="127.0.0.1", port=self.server_address[1], starttls=False)


class Letter(socketserver.StreamRequestHandler):
    """Just enough SMTP."""

    def handle(self) -> None:
        self.wfile.write(b"220 hello\r\n")
        while line := self.rfile.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while not text.endswith(b"\r\n.\r\n"):
                    text += self.rfile.readline()
                assert isinstance(self.server, Post)
                self.server.letters.append(text.decode())
            self.wfile.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 fine\r\n")
            if verb == b"QUIT":
                return


@pytest.fixture
def post() -> Iterator[Post]:
    with Post() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


async def settled(server: RunningServer) -> None:
    """Wait until every notice is noted or cleared."""
    while server.worker.notices.tasks:
        await asyncio.gather(*server.worker.notices.tasks)
    await server.worker.notices.clear_seen()
    await sent(server)


async def sent(server: RunningServer) -> None:
    """Wait until nothing is on its way."""
    await server.worker.notices.mails.settled()
    await server.worker.notices.hooks.settled()


async def digest(server: RunningServer) -> None:
    """Send the digests that are due."""
    await server.worker.notices.send_due()
    await sent(server)


async def confirm(server: RunningServer, *people: Person) -> None:
    """Take the addresses of people for confirmed, as their links would."""
    for person in people:
        session = session_of(server, person)
        user = (await server.worker.store.sessions.users([session], server.clock.now))[session]
        word = server.worker.identity.mail_word(user.id, user.settings["mail"])
        answer = await person.send("GET", f"/api/mail/{word}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")


def session_of(server: RunningServer, person: Person) -> str:
    session = server.worker.identity.sessions.loads(person.http.cookies[COOKIE])
    return hashlib.sha256(session.encode()).hexdigest()


async def test_an_address_is_confirmed_before_anything_else_goes_there(
    serve: Serve, post: Post
) -> None:
    async with serve(mail=post.mail, public_url="https://games.example") as server:
        _, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        command = {"mail": "anna@example.org", "language": "it"}
        assert (await anna.post("/api/settings", command))["me"]["settings"][
            "mail_confirmed"
        ] is False
        await settled(server)
        assert len(post.letters) == 1
        letter = message_from_string(post.letters[0].removesuffix(".\r\n"), policy=default)
        assert letter["To"] == "anna@example.org"
        text = letter.get_content()
        link = next(line for line in text.split() if line.startswith("https://games.example/"))
        server.clock.now += 901
        await digest(server)
        assert len(post.letters) == 1, "not confirmed yet"
        path = link.removeprefix("https://games.example")
        assert await refused_get(anna, path[:-3] + "abc") == "403 bad_confirmation"
        answer = await server.stranger().send("GET", path)
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert (await anna.get("/api/me"))["me"]["settings"]["mail_confirmed"] is True
        await anna.post("/api/settings", command)
        assert (await anna.get("/api/me"))["me"]["settings"]["mail_confirmed"] is True, "the same"
        await anna.post("/api/settings", {"mail": "other@example.org"})
        assert (await anna.get("/api/me"))["me"]["settings"]["mail_confirmed"] is False
        assert await refused_get(anna, path) == "403 bad_confirmation", "for another address"


async def refused_get(person: Person, path: str) -> str:
    return clean(await person.send("GET", path))


async def test_letters_to_strange_addresses_are_few(serve: Serve, post: Post) -> None:
    async with serve(mail=post.mail, rate_limits=True) as server:
        anna = await server.guest("Anna")
        answers = [
            await anna.send("POST", "/api/settings", {"mail": f"victim{n}@example.org"})
            for n in range(8)
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        await settled(server)
        assert len(post.letters) == 5


async def test_a_confirmation_is_sent_again_but_not_often(serve: Serve, post: Post) -> None:
    async with serve(mail=post.mail, rate_limits=True) as server:
        anna = await server.guest("Anna")
        assert await server.stranger().refused("/api/mail/again") == "401 not_signed_in"
        assert await anna.refused("/api/mail/again") == "409 nothing_to_confirm", "no address"
        await anna.post("/api/settings", {"mail": "anna@example.org"})
        for _ in range(4):
            me = (await anna.post("/api/mail/again", {}, 202))["me"]
        assert me["settings"]["mail"] == "anna@example.org"
        assert await anna.refused("/api/mail/again") == "429 too_many_requests"
        await settled(server)
        assert len(post.letters) == 5
        assert all("anna@example.org" in letter for letter in post.letters)
        await confirm(server, anna)
        assert await anna.refused("/api/mail/again") == "409 nothing_to_confirm", "confirmed"
    async with serve() as server:
        bea = await server.guest("Bea")
        await bea.post("/api/settings", {"mail": "bea@example.org"})
        assert await bea.refused("/api/mail/again") == "409 no_mail_here"


async def test_an_address_can_be_removed(serve: Serve, post: Post) -> None:
    async with serve(mail=post.mail) as server:
        _, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await anna.post("/api/settings", {"mail": "anna@example.org", "notify_mail": True})
        await confirm(server, anna)
        me = (await anna.post("/api/settings", {"mail": ""}))["me"]
        assert me["settings"] == {"notify_mail": True}, "nothing of the address is kept"
        await settled(server)
        server.clock.now += 901
        await digest(server)
        assert len(post.letters) == 1, "the one that asked to confirm"
        assert (await anna.post("/api/settings", {"mail": ""}))["me"] == me, "harmless"


async def test_one_digest_for_many_turns(serve: Serve, post: Post) -> None:
    async with serve(mail=post.mail, public_url="https://games.example") as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        anna, bea, carl = people
        await anna.post("/api/settings", {"mail": "anna@example.org", "language": "fr"})
        await bea.post("/api/settings", {"mail": "bea@example.org", "notify_mail": False})
        await confirm(server, anna, bea)
        await settled(server)
        post.letters.clear()
        second = await anna.create(["me", "open", "open"], visibility="public", clock="daily")
        for person in (bea, carl):
            await person.do(second, "sit")
        await settled(server)
        await digest(server)
        assert post.letters == [], "they are collected first"
        server.clock.now += 901
        await asyncio.gather(digest(server), digest(server))
        assert len(post.letters) == 1, "one letter to anna; bea wants none, carl has no address"
        letter = post.letters[0]
        assert "To: anna@example.org" in letter
        for laid in (table, second):
            assert f"https://games.example/table/{laid}" in letter
        server.clock.now += 901
        await digest(server)
        assert len(post.letters) == 1, "told once"


async def test_nobody_is_called_who_is_there(serve: Serve, post: Post) -> None:
    async with serve(mail=post.mail) as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        for person in people:
            await person.post("/api/settings", {"mail": f"{person.name}@example.org"})
        await settled(server)
        store = server.worker.store
        far = server.clock.now + 1e6
        assert len(await store.notices.pending(far)) == 3
        await people[0].move(table)
        await settled(server)
        waiting = {notice.user for notice in await store.notices.pending(far)}
        seats = server.opened(table).table.chairs
        assert waiting == {seats[1].user, seats[2].user}, "anna has moved"
        await people[1].page(table)
        async with people[2].watch(table) as page, server.stranger().watch(table) as other:
            await page.next()
            await other.next()
            await settled(server)
            assert await store.notices.pending(far) == [], "bea and carl have looked"
            await people[1].move(table)
            await people[2].move(table)
            await settled(server)
            waiting = {notice.user for notice in await store.notices.pending(far)}
            assert seats[2].user not in waiting, "carl watches"
            assert seats[0].user in waiting, "a spectator's page does not count for anna"


async def test_a_table_without_a_clock_calls_its_people(serve: Serve, post: Post) -> None:
    async with serve(mail=post.mail) as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="none")
        await people[0].post("/api/settings", {"mail": "anna@example.org"})
        await confirm(server, people[0])
        await settled(server)
        post.letters.clear()
        server.clock.now += 901
        await digest(server)
        assert len(post.letters) == 1
        assert f"/table/{table}" in post.letters[0]


async def test_a_digest_says_what_is_a_turn_and_what_an_invitation(
    serve: Serve, post: Post
) -> None:
    async with serve(mail=post.mail) as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await anna.post("/api/settings", {"mail": "anna@example.org"})
        await confirm(server, anna)
        new = await bea.create(["me", "open", "open"])
        who = (await anna.get("/api/people/me"))["person"]
        await bea.do(new, "offer", {"person": who})
        await settled(server)
        post.letters.clear()
        server.clock.now += 901
        await digest(server)
        (letter,) = post.letters
        told = message_from_string(letter.removesuffix(".\r\n"), policy=default).get_content()
        turn, invitation = told.split("invited to this table:")
        assert "your turn at this table:" in turn
        assert f"/table/{table}" in turn
        assert f"/table/{new}" in invitation


async def test_what_was_noted_before_a_restart_is_cleared_by_a_look(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        cookies = [f"{COOKIE}={person.http.cookies[COOKIE]}" for person in people]
        await settled(server)
        assert len(await server.worker.store.notices.pending(1e12)) == 3
    async with serve() as server:
        again = [server.stranger(cookie=cookie) for cookie in cookies]
        await eventually(lambda: table in server.worker.hub.tables, "the table is opened")
        await again[0].page(table)
        await settled(server)
        assert len(await server.worker.store.notices.pending(1e12)) == 2
        await again[1].move(table)
        await settled(server)
        assert len(await server.worker.store.notices.pending(1e12)) == 1


async def test_a_live_game_calls_nobody_at_once(serve: Serve, post: Post) -> None:
    """Who is away for long is called by push (`test_called`): a digest comes too late."""
    async with serve(mail=post.mail) as server:
        await server.full_table("Anna", "Bea", "Carl", clock="live")
        for _ in range(2):
            await server.worker.called_back.tick()
            await settled(server)
            assert await server.worker.store.notices.pending(server.clock.now + 1e6) == []
            server.clock.now += AWAY_SECONDS


async def test_a_post_that_does_not_work_stops_nothing(serve: Serve) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        async with serve(mail=Mail("127.0.0.1", port, starttls=False)) as server:
            _, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
            await people[0].post("/api/settings", {"mail": "anna@example.org"})
            await confirm(server, people[0])
            await settled(server)
            server.clock.now += 901
            await digest(server)
            assert [line["event"] for line in server.logs].count("notice_failed") == 3, (
                "one is tried twice"
            )
            assert not any("example.org" in str(line) for line in server.logs)
