"""Lessons over HTTP: nothing is kept, nothing hidden is told, nonsense changes nothing."""

from typing import Any

from tests.server.conftest import Serve

LESSON = "/api/lessons/guildes/basics"


async def test_a_stranger_takes_a_lesson(serve: Serve) -> None:
    """No account is needed; the page is that of the learner's seat alone."""
    async with serve() as server:
        stranger = server.stranger()
        first = await stranger.post(LESSON, {"answers": []})
        assert first["step"]["kind"] == "move"
        assert [move["move"] for move in first["step"]["moves"]] == ["pick alchemists"]
        assert first["shown"]["page"]["offers"]
        second = await stranger.post(LESSON, {"answers": ["pick alchemists"]})
        assert (second["at"], second["taken"]) == (1, 1)
        offered = [move["move"] for move in second["shown"]["page"]["offers"]["moves"]]
        assert offered[:2] == ["pick alchemists", "pick militia"], "what is asked for leads"
        assert len(offered) == len(set(offered)) == 7
        assert second["shown"]["log"][: len(first["shown"]["log"])] == first["shown"]["log"]
        told = repr(second)
        assert "'key'" not in told
        assert "seed" not in told


async def test_the_same_answers_lead_to_the_same_moment(serve: Serve) -> None:
    """A repeated request does nothing twice, and nobody disturbs another learner."""
    async with serve() as server:
        one, other = server.stranger("one"), server.stranger("other")
        ahead: dict[str, Any] = {"answers": ["pick alchemists", "pick militia", "next"]}
        first = await one.post(LESSON, ahead)
        assert (await other.post(LESSON, {"answers": []}))["at"] == 0
        assert await one.post(LESSON, ahead) == first


async def test_a_step_that_is_read_asks_nothing(serve: Serve) -> None:
    """The board cannot be played on while something is explained."""
    async with serve() as server:
        answers = ["pick alchemists", "pick militia"]
        page = await server.stranger().post(LESSON, {"answers": answers})
        assert page["step"]["kind"] == "read"
        assert page["shown"]["page"]["offers"] is None


async def test_bad_bodies_are_refused(serve: Serve) -> None:
    """Too many answers, too long ones, other types, unknown fields, unknown lessons."""
    async with serve() as server:
        stranger = server.stranger()
        bad: list[Any] = [
            {},
            {"answers": "next"},
            {"answers": [1]},
            {"answers": ["x" * 101]},
            {"answers": ["next"] * 201},
            {"answers": [], "seed": 3},
        ]
        for body in bad:
            assert await stranger.refused(LESSON, body) == "400 bad_body"
        assert await stranger.refused(LESSON, {"answers": ["fly away"]}) == "422 notation_verb"
        unknown = {"guildes/nothing": "404 unknown_lesson", "nothing/basics": "404 unknown_game"}
        for name, code in unknown.items():
            assert await stranger.refused(f"/api/lessons/{name}", {"answers": []}) == code


async def test_why_a_move_is_not_possible(serve: Serve) -> None:
    """The engine's reason with its rule, as at a table."""
    async with serve() as server:
        stranger = server.stranger()
        body: dict[str, Any] = {"answers": [], "move": "pick militia"}
        told = await stranger.post(f"{LESSON}/why", body)
        assert (told["possible"], told["code"], told["rule"]) == (False, "not_in_packet", "GU-7")
        illegal = await stranger.refused(LESSON, {"answers": ["pick militia"]})
        assert illegal == "422 not_in_packet"


async def test_a_move_is_looked_at_before_it_is_made(serve: Serve) -> None:
    """What it will surely do, for a stranger too; nothing hidden is told, nothing is made."""
    async with serve() as server:
        stranger = server.stranger()
        body: dict[str, Any] = {"answers": [], "move": "pick alchemists"}
        told = await stranger.post(f"{LESSON}/preview", body)
        assert [event["kind"] for event in told["events"]] == ["picked"]
        assert await stranger.post(f"{LESSON}/preview", body) == told
        assert (await stranger.post(LESSON, {"answers": []}))["at"] == 0
        assert "seed" not in repr(told)


async def test_a_row_is_looked_past_before_it_is_made(serve: Serve) -> None:
    """As at a table: what may follow planned moves, from what the learner can know."""
    async with serve() as server:
        stranger = server.stranger()
        body: dict[str, Any] = {"answers": [], "moves": ["pick alchemists", "pick militia"]}
        told = await stranger.post(f"{LESSON}/ahead", body)
        assert (told["made"], told["ends"], told["moves"]) == (1, "others", [])
        planned = await stranger.post(f"{LESSON}/ahead", {"answers": [], "moves": []})
        first = await stranger.post(LESSON, {"answers": []})
        assert planned["moves"] == first["shown"]["page"]["offers"]["moves"]
        stopped = await stranger.post(f"{LESSON}/ahead", {"answers": [], "moves": ["pick militia"]})
        assert (stopped["made"], stopped["stopped"]["code"]) == (0, "not_in_packet")


async def test_looks_that_lead_nowhere_find_nothing(serve: Serve) -> None:
    """Answers that are not taken, steps that are read, the end: no error, no position."""
    async with serve() as server:
        stranger = server.stranger()
        read = ["pick alchemists", "pick militia"]
        for answers in (["pick knights"], ["next"], read, [*read, "pick nobles"]):
            moves: dict[str, Any] = {"answers": answers, "moves": ["pick nobles"]}
            assert await stranger.post(f"{LESSON}/ahead", moves) == {"stale": True}
            move = {"answers": answers, "move": "pick nobles"}
            told = await stranger.post(f"{LESSON}/preview", move)
            assert (told["stale"], told["events"]) == (True, [])


async def test_bad_looks_are_refused(serve: Serve) -> None:
    """Each door checks its own body; an impossible move is explained with its rule."""
    async with serve() as server:
        stranger = server.stranger()
        bad: dict[str, list[Any]] = {
            "preview": [{"answers": []}, {"answers": [], "move": 1}, {"answers": [], "moves": []}],
            "ahead": [
                {"answers": []},
                {"answers": [], "moves": ["pick nobles"] * 65},
                {"answers": [], "moves": ["x" * 101]},
                {"answers": ["next"] * 201, "moves": []},
                {"answers": [], "moves": [], "seat": 1},
            ],
        }
        for door, each in bad.items():
            for body in each:
                assert await stranger.refused(f"{LESSON}/{door}", body) == "400 bad_body"
        nonsense: dict[str, Any] = {"answers": [], "moves": ["fly away"], "move": "fly away"}
        illegal: dict[str, Any] = {"answers": [], "move": "pick militia"}
        for door, field in (("ahead", "moves"), ("preview", "move")):
            body = {"answers": [], field: nonsense[field]}
            assert await stranger.refused(f"{LESSON}/{door}", body) == "422 notation_verb"
            impossible = {"answers": ["pick militia"], field: nonsense[field]}
            assert (await stranger.refused(f"{LESSON}/{door}", impossible)).startswith("422 ")
            nowhere = f"/api/lessons/guildes/nothing/{door}"
            assert await stranger.refused(nowhere, body) == "404 unknown_lesson"
        assert await stranger.refused(f"{LESSON}/preview", illegal) == "422 not_in_packet"


async def test_playing_on_makes_a_table_of_ones_own(serve: Serve) -> None:
    """Only for somebody who is signed in; apprentices sit on the other seats."""
    async with serve() as server:
        body: dict[str, Any] = {"answers": ["pick alchemists"]}
        assert await server.stranger().refused(f"{LESSON}/play_on", body) == "401 not_signed_in"
        anna = await server.guest("Anna")
        made = await anna.post(f"{LESSON}/play_on", body, expect=201)
        page = await anna.page(made["table"])
        assert page["chairs"][0]["name"] == "Anna"
        assert {chair["bot"] for chair in page["chairs"][1:]} == {"apprentice"}
        assert page["status"] == "playing"


async def test_learners_cannot_ask_without_end(serve: Serve) -> None:
    """Many requests from one address are refused; the limit is that of browsing."""
    async with serve(rate_limits=True) as server:
        stranger = server.stranger()
        body: dict[str, Any] = {"answers": ["next"], "moves": []}
        for _ in range(240):
            assert (await stranger.send("POST", f"{LESSON}/ahead", body)).status_code == 200
        assert await stranger.refused(f"{LESSON}/ahead", body) == "429 too_many_requests"
        looked = {"answers": [], "move": "pick alchemists"}
        assert await stranger.refused(f"{LESSON}/preview", looked) == "429 too_many_requests"
        codes = {
            (await stranger.send("POST", LESSON, {"answers": []})).status_code for _ in range(260)
        }
        assert codes == {200, 429}, "looks do not use up the answers"
