"""What is sent depends on nothing that its reader may not know; nothing secret is ever sent."""

import base64
import json
import pickle
from typing import Any

import msgspec
import pytest

from guildhall.core.errors import IllegalMove
from guildhall.core.game import Game
from guildhall.core.log import Log
from guildhall.core.luck import FastLuck, key_from_seed
from guildhall.core.state import State
from guildhall.games import GAMES
from guildhall.server.bots.bot_runner import hint_question
from guildhall.server.http.errors import error_body
from guildhall.server.live.page_cache import PageCache
from guildhall.server.live.payloads import Look, event_part, log_since, plain
from guildhall.server.people.identity import COOKIE
from guildhall.table.entry import TableSetup
from guildhall.table.table import Table
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer

POSITIONS = 12
"""Positions looked at in one game; in each every seat and a spectator, in two other worlds."""
LONGEST = 250
"""Moves made over the wire in one game."""
OPEN_TABLES = (("flandern", 2),)
"""Numbers of seats at which a game with secrets has none."""
ASKED = 25
"""Moves asked about in one position."""


def settings() -> list[tuple[str, int]]:
    """Every game with its fewest and its most seats."""
    return [
        (name, seats) for name, game in GAMES.items() for seats in {game.seats[0], game.seats[-1]}
    ]


def started(game: Game, seats: int, seed: int) -> Table:
    setup = TableSetup(
        "t1", game.name, seats, game.settle(seats, {}), "u0", key_from_seed(seed), 1.0
    )
    table = Table(setup)
    for seat in range(seats):
        table.apply(table.propose_sit(seat, f"u{seat}", f"Name {seat}", 1.0))
    table.apply(table.propose_start(1.0))
    return table


def sent(table: Table, viewer: int) -> str:
    """All that a viewer is sent of a table."""
    page = PageCache().page(table, Look(viewer, viewer, table.notes.get(viewer, ""), False), 5.0)
    return (page + msgspec.json.encode(log_since(table, viewer, 0))).decode()


def explained(table: Table, viewer: int, moves: list[int]) -> str:
    """What a seat hears when it asks about moves."""
    match = table.running()
    answers: list[Any] = []
    for move in moves:
        refusal = match.why_not(viewer, move)
        said = refusal and error_body(IllegalMove(refusal), "en", table.game, ["x"] * 9)
        answers.append(said)
    return json.dumps(answers)


def told_by_own_move(table: Table, state: State, viewer: int, move: int) -> tuple[object, str]:
    """What a seat sees after a move of its own, and what it is told of it."""
    after, log = state.copy(), Log()
    after.play(viewer, move, log)
    words = table.game.words
    told = [event_part(e, 0, words.named(e.args)) for e in log.events if e.seen_by(viewer)]
    return table.game.observe(after, viewer), json.dumps(told)


@pytest.mark.parametrize(("name", "seats"), settings())
def test_other_worlds_send_the_same_bytes(name: str, seats: int) -> None:
    """The page, the log, every explanation and all that a hint is made of, in any fitting world."""
    game, luck = GAMES[name], FastLuck(seats)
    table = started(game, seats, 3)
    match = table.running()
    size = game.words.moves.size
    n = others = 0
    while not match.over:
        hidden = game.imagine(match.view(-1), luck).saved() != match.state.saved()
        if luck.below(3 if hidden else 40) == 0 and n < POSITIONS and (hidden or n < 4):
            n += 1
            asked = [int(luck.below(size)) for _ in range(ASKED)]
            others += compare(table, luck, asked)
        seat = match.actors[int(luck.below(len(match.actors)))]
        legal = match.state.legal(seat)
        match.play(seat, int(legal[luck.below(len(legal))]))
    assert n >= 3
    assert others > 3 or game.meta.open or (name, seats) in OPEN_TABLES, (
        "the worlds were all the real one: nothing was tested"
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_fast_way_says_the_same(name: str) -> None:
    """Views are made plain in a faster way than their own; not one byte differs."""
    table = started(GAMES[name], GAMES[name].seats[-1], 5)
    for _ in range(40):
        if table.status == "over":
            break
        match = table.running()
        match.play(match.actors[0], int(match.state.legal(match.actors[0])[0]))
        for viewer in range(-1, table.setup.seats):
            view = match.view(viewer)
            fast = json.loads(msgspec.json.encode(plain(view)))
            assert json.dumps(fast) == json.dumps(view.to_json())


def compare(table: Table, luck: FastLuck, asked: list[int]) -> int:
    """Compare what everybody is sent in two other worlds; gives how many were really others."""
    others = 0
    match = table.running()
    truth = match.state
    for viewer in range(-1, table.setup.seats):
        view = table.game.observe(truth, viewer)
        real = sent(table, viewer)
        reasons = explained(table, viewer, asked) if viewer >= 0 else ""
        acts = viewer >= 0 and bool(truth.actors() >> viewer & 1)
        own = int(truth.legal(viewer)[0]) if acts else -1
        advisor = pickle.dumps(hint_question(table, viewer)) if acts else b""
        for _ in range(2):
            match.state = table.game.imagine(view, luck)
            try:
                assert sent(table, viewer) == real
                if viewer >= 0:
                    assert explained(table, viewer, asked) == reasons
                if acts:
                    assert pickle.dumps(hint_question(table, viewer)) == advisor
            finally:
                world, match.state = match.state, truth
            others += world.saved() != truth.saved()
            if acts:
                seen, told = told_by_own_move(table, truth, viewer, own)
                seen_there, told_there = told_by_own_move(table, world, viewer, own)
                assert seen != seen_there or told == told_there
    return others


def secrets_of(server: RunningServer, table: str, people: list[Person]) -> dict[str, str]:
    """Everything that nobody may be sent, in every form it might take."""
    key = server.opened(table).table.setup.key
    forms = {
        "key hex": key.hex(),
        "key base64": base64.b64encode(key).decode().rstrip("="),
        "key base64url": base64.urlsafe_b64encode(key).decode().rstrip("="),
        "key bytes": repr(key)[2:-1],
        "key list": str(list(key))[1:-1],
        "key number": str(int.from_bytes(key, "big")),
        "secret": server.worker.settings.secret,
    }
    for chair in server.opened(table).table.chairs:
        if chair.user:
            forms[f"user {chair.name}"] = chair.user
    for person in people:
        for cookie in person.http.cookies.jar:
            forms[f"{cookie.name} {person.name}"] = str(cookie.value)
        session = person.http.cookies[COOKIE]
        forms[f"session {person.name}"] = str(server.worker.identity.sessions.loads(session))
    return forms


def search_all(person: Person, forms: dict[str, str]) -> None:
    """Search what somebody was sent since the last time."""
    mine = [text for text in person.heard if "set-cookie" not in text]
    search(f"what {person.name} was sent", "\n".join(mine), forms)
    person.heard.clear()


def search(where: str, text: str, forms: dict[str, str]) -> None:
    lowered = text.lower()
    for what, form in forms.items():
        assert form.lower() not in lowered, f"{what} in {where}"
    assert "seed" not in lowered.replace("seed_", ""), f"a seed in {where}"


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_secret_is_sent_while_a_game_runs(serve: Serve, name: str) -> None:
    """A whole game over the wire: every byte and every line of the log is searched."""
    async with serve() as server:
        seats = GAMES[name].seats[0]
        names = [f"Player {seat}" for seat in range(seats)]
        setup = {"clock": "daily", "level": "random", "hints": True}
        table, people = await server.full_table(*names, game=name, **setup)
        watcher = server.stranger()
        forms = secrets_of(server, table, people)
        pages = [person.watch(table) for person in [*people, watcher]]
        watched = [await page.__aenter__() for page in pages]
        luck = FastLuck(4)
        there = server.opened(table).table
        moves = 0
        while there.status == "playing" and moves < LONGEST:
            moves += 1
            match = there.running()
            seat = match.actors[int(luck.below(len(match.actors)))]
            person = people[seat]
            choice = str(match.legal(seat)[int(luck.below(len(match.legal(seat))))])
            await person.do(table, "move", {"move": choice, "answers": there.asked[seat]})
            if luck.below(40) == 0 and there.status == "playing":
                await everything(server, table, people, watcher, choice)
            for page in watched:
                while not page.quiet():
                    await page.next()
            if there.status == "playing":
                for person in [*people, watcher]:
                    search_all(person, forms)
        logged = {what: form for what, form in forms.items() if not what.startswith("user ")}
        search("the log", json.dumps(server.logs, default=repr), logged)  # it names who asked
        for page_closed in pages:
            await page_closed.__aexit__(None, None, None)


async def everything(
    server: RunningServer, table: str, people: list[Person], watcher: Person, move: str
) -> None:
    """Knock at every route of a running table, rightly and wrongly."""
    await server.worker.hub.summaries.sum_up()
    for person in [*people, watcher]:
        await person.send("DELETE", f"/api/tables/{table}/analysis")
        for path in ("", "/record", "/at/0", "/analysis", "?seat=0", "?seat=1"):
            await person.send("GET", f"/api/tables/{table}{path}")
        await person.send("GET", "/api/tables")
        await person.send("GET", "/api/me")
        for what, body in (
            ("move", {"move": move, "answers": 0}),
            ("move", {"move": "nonsense", "answers": 0}),
            ("move", {"move": move}),
            ("why", {"move": move}),
            ("preview", {"move": move}),
            ("hint", {}),
            ("analysis", {}),
            ("rematch", {}),
            ("play_on", {"inputs": 1}),
            ("refuse", {}),
            ("agree", {}),
            ("start", {}),
            ("note", {"text": person.name}),
            ("chat", {"text": "hello"}),
            ("undo", {"to": 0}),
        ):
            await person.send("POST", f"/api/tables/{table}/{what}", body)
    await watcher.send("GET", "/metrics")
    await watcher.send("GET", "/healthz")
