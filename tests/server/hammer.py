"""People who play over HTTP while servers die, and a check of everything they were promised."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.store import open_store
from guildhall.table.fold import fold
from tests.server.processes import asking

TROUBLE = (502, 503)


@dataclass(frozen=True)
class Promise:
    """A move that was acknowledged: where it is written, and what it was."""

    table: str
    entry: int
    seat: int
    answers: int
    move: str


@dataclass
class Player:
    """A client of any of several servers, again and again if one does not answer."""

    urls: Sequence[str]
    chance: random.Random
    http: httpx.AsyncClient = field(default_factory=asking)
    repeats: int = 0

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request until some server answers it; the same words every time."""
        while True:
            url = self.chance.choice(self.urls)
            try:
                answer = await self.http.request(
                    method, url + path, json=body, headers={"origin": url}
                )
            except httpx.HTTPError:
                answer = None
            if answer is not None and answer.status_code not in TROUBLE:
                return answer
            self.repeats += 1
            await asyncio.sleep(0.05 + self.chance.random() * 0.1)

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.send("POST", path, body)
        assert answer.status_code in (200, 201), f"{path} {answer.status_code} {answer.text}"
        return answer.json()


@dataclass
class Hammer:
    """Tables of three people each, and tables of one person with two bots, game after game."""

    urls: Sequence[str]
    seed: int
    game: str = "guildes"
    bot: str = "random"
    promises: list[Promise] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)
    finished: int = 0
    stopping: bool = False

    async def play(self, crews: int, alone: int) -> None:
        """Play until told to stop."""
        made = [self._player(n) for n in range(3 * crews + alone)]
        groups = [made[3 * n : 3 * n + 3] for n in range(crews)] + [
            [one] for one in made[3 * crews :]
        ]
        try:
            await asyncio.gather(*(self._play(group) for group in groups))
        finally:
            for player in made:
                await player.http.aclose()

    def _player(self, n: int) -> Player:
        return Player(self.urls, random.Random(f"{self.seed} {n}"))  # noqa: S311

    async def _play(self, crew: list[Player]) -> None:
        for n, player in enumerate(crew):
            await player.send("POST", "/api/me", {"name": f"Player {n}"})
        others = [{"kind": "open"} if len(crew) > 1 else {"kind": "bot", "bot": self.bot}] * 2
        command = {
            "game": self.game,
            "seats": [{"kind": "me"}, *others],
            "level": self.bot,
            "visibility": "public",
        }
        while not self.stopping:
            table = str((await crew[0].post("/api/tables", command))["table"])
            for player in crew[1:]:
                answer = await player.send("POST", f"/api/tables/{table}/sit", {})
                assert answer.status_code in (200, 400, 409), answer.text
            self.tables.add(table)
            await asyncio.gather(*(self._finish(player, table) for player in crew))

    async def _finish(self, player: Player, table: str) -> None:
        while not self.stopping:
            page = (await player.send("GET", f"/api/tables/{table}")).json()
            if page["status"] == "over":
                self.finished += 1
                return
            offers = page["offers"]
            if offers is None:
                await asyncio.sleep(0.05)
                continue
            move = player.chance.choice(offers["moves"])["move"]
            body = {"move": move, "answers": offers["answers"]}
            answer = await player.send("POST", f"/api/tables/{table}/move", body)
            assert answer.status_code == 200, answer.text
            if player.chance.random() < 0.1:
                again = await player.send("POST", f"/api/tables/{table}/move", body)
                assert again.json()["entry"] == answer.json()["entry"], "made twice"
            entry = int(answer.json()["entry"])
            self.promises.append(Promise(table, entry, page["seat"], offers["answers"], move))


async def check(db: str, hammer: Hammer) -> dict[str, int]:
    """Compare all that was promised with all that is written; gives some numbers."""
    store = await open_store(db)
    inputs = 0
    try:
        found = {table: await store.tables.load(table) for table in hammer.tables}
    finally:
        await store.close()
    for promise in hammer.promises:
        loaded = found[promise.table]
        assert loaded is not None, f"table {promise.table} is gone"
        assert len(loaded[1]) > promise.entry, f"{promise} is missing"
        entry = loaded[1][promise.entry]
        assert (entry.kind, entry.seat) == ("move", promise.seat), f"{promise} is something else"
        assert entry.data == {"move": promise.move, "answers": promise.answers}
    for table, loaded in found.items():
        assert loaded is not None, f"table {table} is gone"
        moves = [(e.seat, e.data["answers"]) for e in loaded[1] if e.kind == "move"]
        twice = [answer for answer, times in Counter(moves).items() if times > 1]
        assert not twice, f"table {table}: answered twice {twice}"
        folded = fold(*loaded)
        record = folded.record()
        replays.follow(folded.game, records.parse(list(record.lines())))
        inputs += len(record.inputs)
    return {
        "tables": len(found),
        "finished": hammer.finished,
        "acknowledged": len(hammer.promises),
        "inputs": inputs,
    }
