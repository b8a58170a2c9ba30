"""A game against bots where there is no server: begun, played, taken back, gone on with, ended."""

import json

import msgspec
import pytest

from guildhall.games import GAMES
from guildhall.offline.desk import Desk
from guildhall.offline.door import Door
from guildhall.server import sent, sent_help
from guildhall.server.live.page_cache import PageCache
from guildhall.server.live.payloads import look_of
from tests.offline.player import WISH, Player
from tests.server.test_sent import fits

WHOLE = 100_000
GUILDS = GAMES["guildes"].words.kinds["guild"].ids


def begun(game: str = "guildes", seats: int = 3, **wish: object) -> tuple[Player, Desk]:
    """A player at a new table, and the desk behind the door."""
    door = Door()
    player = Player(door.ask)
    assert player.ask("begin", game=game, seats=seats, **{**WISH, **wish}) is None
    player.wait()
    assert door.desk is not None
    return player, door.desk


@pytest.mark.parametrize("game", GAMES)
def test_its_pages_are_those_of_the_server(game: str) -> None:
    """The same table, looked at through what makes the pages of the server."""
    seats = max(GAMES[game].seats[0], 3)
    player, desk = begun(game, seats)
    for page in player.play(4):
        now, table = desk.now(), desk.table
        look = look_of(table, desk.seat, desk.seat, "you")
        assert page == json.loads(PageCache().page(table, look, now))
        fits(page, sent.Page)
    view = desk.table.running().events
    assert len({item["input"] for item in player.log}) <= len(view)


def test_a_whole_game_is_kept_line_by_line_and_gone_on_with() -> None:
    player, _ = begun("guildes", 3, level="random")
    halves = [(list(player.lines), page) for page in player.play(WHOLE)]
    assert player.page["result"]["ranks"]
    assert not player.moves()
    for lines, page in (halves[len(halves) // 2], halves[-1]):
        again = Player(Door().ask)
        assert again.ask("resume", lines=lines) is None
        assert again.lines == [], "what was kept is not kept twice"
        assert again.page == page
        assert again.log[-1]["input"] < page["inputs"]
    assert halves[-1][1] == player.page


def test_what_is_asked_about_moves_that_nobody_makes() -> None:
    player, _ = begun()
    text, answers = player.moves()[0], player.page["offers"]["answers"]
    before = player.page
    assert player.ask("why", move=text) == {"possible": True}
    fits(player.ask("preview", move=text, answers=answers), sent_help.Foreseen)
    assert player.ask("preview", move=text, answers=answers - 1)["stale"]
    fits(player.ask("ahead", moves=[text], answers=answers), sent_help.Ahead)
    assert player.ask("ahead", moves=[text], answers=0) == {"stale": True}
    fits(player.ask("phase", moves=[], asks=["pick"], answers=answers), sent_help.Outlook)
    hint = player.ask("hint")
    fits(hint, sent_help.Hint)
    assert hint["move"]["move"] in player.moves()
    assert hint["reasons"]
    assert player.ask("hint", moves=[], answers=answers) == hint
    assert player.ask("hint", moves=[text], answers=answers - 1) == {"stale": True}
    assert player.ask("hint", moves=[text], answers=answers)["code"] == "plan_ended"
    fits(player.ask("fill", moves=[], asks=["pick"], answers=answers), sent_help.Filled)
    assert player.page is before


def test_what_is_refused_says_why_in_numbers_and_names() -> None:
    player, _ = begun()
    text, answers = player.moves()[0], player.page["offers"]["answers"]
    missing = next(f"pick {guild}" for guild in GUILDS if f"pick {guild}" not in player.moves())
    refused = player.ask("move", move=missing, answers=answers)
    assert refused == {
        "code": "not_in_packet",
        "rule": "GU-7",
        "facts": {"guild": missing.removeprefix("pick ")},
        "refused": True,
    }
    assert player.ask("why", move=missing) == {"possible": False, **refused}
    assert player.ask("move", move=text, answers=answers - 1)["code"] == "stale"
    assert player.ask("move", move="dance", answers=answers)["code"] == "notation_verb"
    assert player.ask("moves", moves=[missing], answers=answers)["code"] == "not_in_packet"
    made = player.ask("moves", moves=[text, "dance"], answers=answers)
    assert (made["made"], made["stopped"]["code"]) == (1, "notation_verb")
    assert player.ask("move", move=text, answers=answers)["entry"] == made["entry"], "twice is once"


def test_a_choice_is_taken_back_and_a_bot_plays_for_a_while() -> None:
    player, desk = begun()
    first, log = player.page, list(player.log)
    player.move(player.moves()[0])
    to = player.page["undoable"]["step"]
    assert not player.ask("undo", to=to)["asked"]
    player.wait()
    assert player.page["inputs"] == first["inputs"]
    assert player.page["offers"]["moves"] == first["offers"]["moves"]
    assert player.log == log
    assert player.ask("undo")["code"] == "nothing_to_undo"
    player.ask("leave")
    assert player.due, "a bot has the seat"
    assert player.ask("step")
    player.ask("return")
    assert not desk.table.chairs[0].away
    player.ask("concede")
    assert player.page["result"]["reason"] == "conceded"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_body"),
        ("[]", "bad_body"),
        ('{"do": "move"}', "table_not_started"),
        ('{"do": "begin", "body": {}}', "bad_body"),
        ('{"do": "begin", "body": 3}', "bad_body"),
        ('{"do": "resume", "body": {"lines": []}}', "table_unreadable"),
        ('{"do": "resume", "body": {"lines": ["{}", "?"]}}', "table_unreadable"),
    ],
)
def test_a_door_that_is_asked_nonsense_says_so(text: str, code: str) -> None:
    assert json.loads(Door().ask(text))["problem"]["code"] == code


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"level": "master"}, "unknown_bot"),
        ({"seats": 9}, "seats"),
        ({"seat": 3}, "no_such_seat"),
        ({"name": " "}, "bad_name"),
        ({"options": {"speed": 3}}, "option"),
    ],
)
def test_a_game_that_cannot_be_is_not_begun(wish: dict[str, object], code: str) -> None:
    door = Door()
    player = Player(door.ask)
    told = player.ask("begin", **{"game": "guildes", "seats": 3, **WISH, **wish})
    assert (told["code"], door.desk) == (code, None)


def test_after_nonsense_the_game_goes_on() -> None:
    player, _ = begun()
    for what, body in (("dance", {}), ("move", {}), ("move", {"move": 3, "answers": "x"})):
        assert player.ask(what, **body)["code"] == "bad_body"
    assert player.move(player.moves()[0])["entry"] > 0
    assert msgspec.json.decode(player.lines[-1])[0] == "move"
