"""`guildhall person`: all data of one person, and deleting an account."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from guildhall.store import User, open_store
from tests.cli.run import guildhall


@pytest.fixture
def db(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'guildhall.db'}"

    async def fill() -> None:
        async with await open_store(url) as store:
            await store.people.add(User("u1", "Anna", 1.0, "a hash", {"language": "fr"}, "anna"))

    asyncio.run(fill())
    return url


def test_the_data_of_a_person_and_then_nothing(db: str) -> None:
    told = json.loads(guildhall("person", "export", "anna", "--db", db).out)
    assert told["account"]["name"] == "Anna"
    assert "a hash" not in str(told)
    kept = guildhall("person", "delete", "anna", "--db", db, "--lang", "en", typed="n\n")
    assert kept.code == 1
    done = guildhall("person", "delete", "anna", "--db", db, "--lang", "en", "--yes")
    assert "Anna is deleted" in done.out
    gone = guildhall("person", "export", "anna", "--db", db, "--lang", "en")
    assert gone.code != 0
    told = json.loads(guildhall("person", "export", "u1", "--db", db).out)
    assert (told["account"]["name"], told["account"]["login"]) == ("Former player", None)


@pytest.mark.parametrize("role", ["moderator", "administrator"])
def test_a_role_is_given_and_taken(db: str, role: str) -> None:
    given = guildhall("person", role, "anna", "--give", "--db", db, "--lang", "en")
    assert re.search(f"Anna is an? {role} now", given.out)
    assert json.loads(guildhall("person", "export", "anna", "--db", db).out)[f"{role}s"]
    taken = guildhall("person", role, "u1", "--take", "--db", db, "--lang", "en")
    assert re.search(f"Anna is no longer an? {role}", taken.out)
    assert not json.loads(guildhall("person", "export", "anna", "--db", db).out)[f"{role}s"]
    assert guildhall("person", role, "anna", "--db", db).code != 0, "neither is said"
    assert guildhall("person", role, "nobody", "--give", "--db", db).code != 0
