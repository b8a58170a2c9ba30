"""What bots know of Guildes."""

from tests.bots.positions import parts_add_up


def test_parts_add_up() -> None:
    assert parts_add_up("guildes")
