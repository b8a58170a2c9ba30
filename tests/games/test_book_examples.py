"""What the book tells of its pictures in numbers: the examples come out so on the engine."""

from guildhall.core.log import Event
from guildhall.games import book_of
from guildhall.games.colonia.view import ColoniaView
from guildhall.table.match import Match
from guildhall.table.position import Position, make_move, read_input


def played(game: str, chapter: str, more: int) -> tuple[Match, list[Event]]:
    """The game when the course of a picture has gone on for some inputs, and what was told."""
    book = book_of(game)
    picture = next(one for one in book.picture if one.chapter == chapter)
    table = Position.pictured(game, book, picture).table()
    before = len(table.running().events)
    for text in book.course[picture.course].inputs[picture.after : picture.after + more]:
        given = read_input(text)
        make_move(table, given.by, given.move)
    match = table.running()
    return match, [event for events in match.events[before:] for event in events]


def test_two_who_share_first_place_in_guildes() -> None:
    """GX-2: craftsmen in ballot 2, two players tied for first: 7 + 4 shared, 5 each."""
    match, told = played("guildes", "scoring", 1)
    named = [match.game.words.named(event.args) for event in told if event.kind == "votes"]
    craftsmen = [each for each in named if each["guild"] == "craftsmen"]
    assert [(each["seat"], each["tied"], each["votes"]) for each in craftsmen] == [
        ("1", 2, 5),
        ("2", 2, 5),
    ]


def test_one_card_fewer_in_guildes() -> None:
    """GX-11: with four players everyone plays six cards."""
    _, told = played("guildes", "events", 52)
    laid = [event.args["seat"] for event in told if event.kind == "laid"]
    assert [laid.count(seat) for seat in range(4)] == [6] * 4


def test_the_last_plot_of_luik() -> None:
    """Like FX-29: 15, the half rounded up, a quarter of it, and half of that."""
    match, told = played("flandern", "scoring", 2)
    named = [match.game.words.named(event.args) for event in told if event.kind == "ranked"]
    assert {each["arms"]: each["points"] for each in named} == {
        "green": 15,
        "yellow": 8,
        "blue": 4,
        "grey": 2,
    }


def test_what_london_pays_for_in_colonia() -> None:
    """Like F-15: 14 pounds buy the relic of 4 points, or those for 9 and 5."""
    match, _ = played("colonia", "sunday", 0)
    offered = [str(move) for move in match.legal(1) if "london" in str(move)]
    assert offered == ["buy london-1", "buy london-2", "buy london-4"]


def projected(match: Match, seat: int) -> int:
    """What the cards of a player in Colonia are worth, as that player sees it."""
    view = match.game.observe(match.state, seat)
    assert isinstance(view, ColoniaView)
    return view.projection[seat]


def test_a_relic_doubled_in_its_shrine() -> None:
    """CO-91: 4 points count 8 in the shrine of London; with the other 4 that makes 12."""
    match, _ = played("colonia", "scoring", 0)
    assert [str(move) for move in match.legal(2)] == ["leave", "enshrine london-4"]
    assert projected(match, 2) == 8
    match.state.play(2, int(match.state.legal(2)[1]))
    assert projected(match, 2) == 12


def test_a_city_card_builds_or_finishes() -> None:
    """FL-17: in a city with a grey site both are offered."""
    match, _ = played("flandern", "actions", 0)
    assert [str(move) for move in match.legal(2)] == ["build luik L1", "finish luik L4"]


def test_scores_that_the_next_order_follows() -> None:
    """DR-71 and DR-73: Catholics 12, Habsburgs 15, Burghers 8, Reformers 11; the second chooses."""
    match, _ = played("dutch_revolt", "scoring", 0)
    assert list(match.game.observe(match.state, 0).scores) == [12, 15, 8, 11]
    assert match.actors == (0,)


def test_taxes_of_the_habsburgs() -> None:
    """E-16: four cities at rate 3 pay 12, the province has paid 1: 13 coins."""
    match, told = played("dutch_revolt", "money", 1)
    taxed = [match.game.words.named(e.args) for e in told if e.kind == "city_tax"]
    assert [(each["cities"], each["coins"]) for each in taxed] == [(4, 12)]


def test_a_fight_for_room_in_gelderland() -> None:
    """DR-53: both large sides lose one; seven are left, as many as fit."""
    match, told = played("dutch_revolt", "people", 2)
    named = [match.game.words.named(event.args) for event in told if event.kind == "lost"]
    lost = [each["side"] for each in named if str(each["spot"]).startswith(("gelder", "harder"))]
    assert lost == ["burghers", "habsburgs"]
