"""Who owns a table: the same answer everywhere, and few tables move when a worker comes or goes."""

import pytest

from guildhall.server.http.ring import Ring, table_asked

TABLES = [f"table {n}" for n in range(600)]
THREE = {"anna": "/a", "bea": "/b", "carl": "/c"}


def owners(*workers: str) -> dict[str, str]:
    ring = Ring("anna", {worker: THREE[worker] for worker in workers})
    return {table: ring.owner(table) for table in TABLES}


def test_every_worker_says_the_same() -> None:
    rings = [Ring(own, dict(sorted(THREE.items(), reverse=own > "a"))) for own in THREE]
    for table in TABLES:
        assert len({ring.owner(table) for ring in rings}) == 1
        assert sum(ring.mine(table) for ring in rings) == 1


def test_each_has_its_share() -> None:
    found = list(owners(*THREE).values())
    assert all(150 < found.count(worker) < 250 for worker in THREE)


def test_only_the_tables_of_the_one_who_goes_move() -> None:
    before, after = owners(*THREE), owners("anna", "carl")
    assert {before[table] for table in TABLES if before[table] != after[table]} == {"bea"}
    assert "bea" not in after.values()


@pytest.mark.parametrize("doors", [{}, {"anna": "/a"}, {"bea": "/b"}])
def test_alone_or_without_a_door_everything_is_mine(doors: dict[str, str]) -> None:
    assert all(Ring("anna", doors).mine(table) for table in TABLES)


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/tables/abc HTTP/1.1\r\nhost: x", "abc"),
        (b"POST /api/tables/abc/move HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc?seat=1 HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc/live?entries=3/4 HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc/", "abc"),
        (b"GET /api/tables/abc", ""),
        (b"GET /api/tables/" + b"a" * 100 + b"/move HTTP/1.1\r\n", ""),
        (b"POST /api/tables HTTP/1.1\r\n", ""),
        (b"POST /api/tables/ HTTP/1.1\r\n", ""),
        (b"GET /api/hall HTTP/1.1\r\nx: /api/tables/abc/", ""),
        (b"GET http://x/api/tables/abc HTTP/1.1\r\n", ""),
        (b"GET /api/tables/\xff\xfe/move HTTP/1.1\r\n", "\ufffd\ufffd"),
        (b"nonsense", ""),
        (b"", ""),
    ],
)
def test_the_table_of_a_request(line: bytes, table: str) -> None:
    assert table_asked(line) == table
