"""No list that people look at reads a whole table, on either database.

What somebody has left at all tables is looked for in every entry; that is asked for when they go,
or a few times an hour.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from guildhall.store import Place, Room, Store, open_store
from guildhall.store.history import Wanted
from tests.store.plans import explained_again, overheard, reads_whole
from tests.store.samples import setup, summary
from tests.store.test_history import fill

HERE = Place(0, 1005.0, "t00012")
LISTS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "own tables": lambda store: store.lists.of_user("u1", 25, HERE),
    "tables that wait": lambda store: store.lists.waiting("u1"),
    "tables where one sits": lambda store: store.lists.sitting("u1", 50),
    "hidden tables": lambda store: store.lists.hidden("u1", 25, HERE),
    "open tables": lambda store: store.lists.open("u1", 25, HERE),
    "open tables, for strangers": lambda store: store.lists.open("", 25),
    "live games": lambda store: store.lists.live(1.0, 100),
    "some tables": lambda store: store.lists.rows(["t1", "t2"]),
    "tables in play": lambda store: store.lists.playing(),
    "unfinished tables of a host": lambda store: store.lists.check_room("host", Room(10**6, 1.0)),
    "what one hides": lambda store: store.hidden.of_user("u1"),
    "history": lambda store: store.history.search(Wanted(viewer="u1"), 25, None),
    "history by name": lambda store: store.history.search(Wanted(viewer="u1", name="u"), 25, None),
    "history of a person": lambda store: store.history.search(Wanted("u1", "u1"), 25, None),
    "titles": lambda store: store.history.titles("u1"),
    "leaderboard": lambda store: store.standings.best("guildes", "live", 100),
    "ratings of a person": lambda store: store.standings.of_user("u1"),
    "curve": lambda store: store.standings.curve("u1", "guildes", "live", 100),
    "results that are missing": lambda store: store.results.missing(1.0, 10, ["t1"]),
    "who is here": lambda store: store.presence.since(1.0),
    "people one follows and blocks": lambda store: store.bonds.of_user("u1"),
    "who is kept apart": lambda store: store.bonds.circle("u1"),
    "lessons and puzzles done": lambda store: store.learned.of_user("u1"),
    "who looks for a game": lambda store: store.seekers.waiting(1.0),
    "players of a tournament": lambda store: store.tournaments.entrants("c1"),
    "tables of a tournament": lambda store: store.tournaments.pairings("c1"),
    "who is signed in": lambda store: store.sessions.users(["s1", "s2"], 1.0),
    "sanctions": lambda store: store.sanctions.of_people(["u1"]),
}


async def test_every_list_has_its_index(url: str) -> None:
    whole: dict[str, str] = {}
    async with await open_store(url) as store:
        await fill(store, 12)
        for status in ("open", "playing"):
            await store.tables.add(setup(status), [], summary(status, 2000.0))
        for name, ask in LISTS.items():
            with overheard(store.engine) as asked:
                await ask(store)
            assert asked, name
            for one in asked:
                plan = await store.read(partial(explained_again, asked=one))
                if reads_whole(plan):
                    whole[name] = f"{one[0]}\n{plan}"
    assert not whole, "\n\n".join(f"{name}\n{plan}" for name, plan in whole.items())
