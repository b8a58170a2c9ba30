"""What bots know of Guildes."""

from guildhall.bots.races import leads
from guildhall.games.guildes.view import GuildesView
from tests.bots.positions import after, parts_add_up


def test_a_guild_is_led_by_whoever_laid_most() -> None:
    match, seat, _ = after("guildes", 200)
    view = match.view(seat)
    assert isinstance(view, GuildesView)
    for (_, guild), leader in leads("guildes", view).items():
        numbers = [row[guild] for row in view.tableau]
        assert numbers[leader] == max(numbers)
        assert numbers.count(max(numbers)) == 1


def test_parts_add_up() -> None:
    assert parts_add_up("guildes")
