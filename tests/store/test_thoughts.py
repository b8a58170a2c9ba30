"""Questions to those who think elsewhere: taken once, by who may, and never lost with a thinker."""

from guildhall.store import Store, Thought, open_store

NOW = 100.0


async def ask(store: Store, *names: str, rank: int = 1, until: float = 200.0) -> None:
    for at, name in enumerate(names):
        await store.thoughts.ask(Thought(name, "rules", rank, f"what of {name}?", NOW + at, until))


async def served(store: Store, *names: str, until: float = NOW + 6) -> None:
    for name in names:
        await store.thoughts.serve(name, "rules", 2, until, NOW)


async def test_each_question_is_taken_once_the_most_urgent_first(url: str) -> None:
    async with await open_store(url) as store:
        await served(store, "one", "two")
        await ask(store, "late", "later")
        await ask(store, "urgent", rank=0)
        taken = await store.thoughts.take("one", "rules", 2, NOW)
        assert sorted(taken) == [("late", "what of late?"), ("urgent", "what of urgent?")]
        assert [name for name, _ in await store.thoughts.take("two", "rules", 2, NOW)] == ["later"]
        assert await store.thoughts.take("two", "rules", 2, NOW) == []


async def test_only_the_same_rules_answer_and_nobody_too_late(url: str) -> None:
    async with await open_store(url) as store:
        await ask(store, "here", until=150.0)
        assert await store.thoughts.take("one", "other rules", 1, NOW) == []
        assert await store.thoughts.take("one", "rules", 1, 150.0) == []
        await store.thoughts.serve("one", "other rules", 4, NOW + 6, NOW)
        assert await store.thoughts.places("rules", NOW) == 0
        await served(store, "two", "three")
        assert await store.thoughts.places("rules", NOW) == 4
        assert await store.thoughts.places("rules", NOW + 6) == 0


async def test_what_a_thinker_took_that_is_gone_is_taken_by_another(url: str) -> None:
    async with await open_store(url) as store:
        await served(store, "one")
        await served(store, "two", until=NOW + 20)
        await ask(store, "kept", "left")
        await store.thoughts.take("one", "rules", 2, NOW)
        await store.thoughts.answer("kept", "one", "told")
        again = await store.thoughts.take("two", "rules", 2, NOW + 6)
        assert [name for name, _ in again] == ["left"], "what is answered is not asked again"
        await store.thoughts.answer("left", "one", "too late")
        assert await store.thoughts.answers(["kept", "left"]) == {"kept": "told"}
        await store.thoughts.leave("two")
        assert len(await store.thoughts.take("three", "rules", 2, NOW + 6)) == 1


async def test_what_nobody_waits_for_is_forgotten(url: str) -> None:
    async with await open_store(url) as store:
        await ask(store, "settled", "waits")
        await ask(store, "old", until=NOW - 1)
        await store.thoughts.drop(["settled"], NOW)
        await store.thoughts.answer("settled", "", "nobody hears it")
        for name in ("settled", "waits", "old"):
            await store.thoughts.answer(name, "", "told")
        found = await store.thoughts.answers(["settled", "waits", "old"])
        assert found == {"waits": "told"}
