"""Second looks: how games are noted, and what a network learns from what playouts say."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from onnx import helper

from guildhall.bots.expert import Expert
from guildhall.bots.onnx import shipped
from guildhall.core.errors import GuildhallError
from guildhall.core.luck import FastLuck
from guildhall.games import find
from guildhall.lab.envs.run import Run
from guildhall.lab.train.looks import (
    NO_MOVE,
    Looker,
    Looks,
    Watch,
    joined,
    load,
    play,
    save,
)
from guildhall.lab.train.net import Net, new_net, think
from guildhall.lab.train.play import Plan
from guildhall.lab.train.sharpen import TESTED, Course, sharpen
from guildhall.lab.train.ship import opened, ship

GUILDES = find("guildes")
PLAN = Plan("guildes", 1, 1, seed=3, seats=3)
SIZE, ACTIONS, PLACES, GAMES = 6, 5, 3, 64
COURSE = Course(rate=0.01, part=64, passes=3)

pytestmark = pytest.mark.xdist_group("train")


def made(leads: list[float], unseen: int = 0) -> Looks:
    """Games of ten decisions, the same every time: moves 1, 3, 4, of which the last is not seen."""
    rows = 10 * GAMES
    looks = Looks(
        np.repeat(np.arange(GAMES, dtype=np.int32), 10),
        np.full(rows, PLACES, np.int8),
        np.tile(np.array([1, 1, 1, 4, 0, 2], np.int16), (rows, 1)),
        np.tile(np.array([1, 3, 4, NO_MOVE], np.int16), (rows, 1)),
        np.zeros((rows, 4), np.float16),
        np.tile(np.array([*leads, np.nan, np.nan], np.float16), (rows, 1)),
        np.tile(np.array([0, 1, 0], np.float32), (rows, 1)),
        np.tile(np.array([-5, 10, -5], np.float32), (rows, 1)),
    )
    looks.leads[:unseen] = np.nan
    return looks


def odds(net: Net, looks: Looks) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Give how likely the network finds the three moves of the first decision."""
    mask = jnp.ones((1, ACTIONS), jnp.int8)
    liked = think(net, jnp.asarray(looks.numbers[:1]), mask).moves[0, jnp.array([1, 3, 4])]
    return np.asarray(jax.nn.softmax(liked))


def same(one: Looks, other: Looks) -> bool:
    """Whether all numbers are equal, and missing in the same places."""
    return all(
        np.array_equal(a, b, equal_nan=a.dtype == np.float16)
        for a, b in zip(one._asdict().values(), other._asdict().values(), strict=True)
    )


def fresh() -> Net:
    return new_net(1, SIZE, ACTIONS, PLACES, width=8, blocks=1)


def test_what_playouts_put_first_becomes_likelier() -> None:
    net, looks = fresh(), made([0.0, 0.05])
    (first, _), *_, (last, told) = sharpen(net, looks, COURSE)
    before, early, after = odds(net, looks), odds(first, looks), odds(last, looks)
    assert before[1] < early[1] < after[1]
    assert after[0] < before[0]
    gained = 0.05 * (after[1] / (after[0] + after[1]) - before[1] / (before[0] + before[1]))
    assert float(told.gain) == pytest.approx(gained, abs=1e-4), "among the moves looked at"
    assert float(told.doubt) == pytest.approx(0, abs=1e-6), "all decisions are the same"
    assert float(told.shift) > 0
    assert (last.mean == net.mean).all(), "how numbers are scaled is not learned"


def test_where_playouts_see_no_difference_likings_stay() -> None:
    net, looks = fresh(), made([0.0, 0.0])
    *_, (last, told) = sharpen(net, looks, COURSE)
    assert np.abs(odds(last, looks) - odds(net, looks)).max() < 0.02
    assert float(told.gain) == 0


def test_a_greater_weight_goes_further_and_none_goes_nowhere() -> None:
    net, looks = fresh(), made([0.0, 0.05])
    likings = []
    for weight in (0.0, 20.0, 200.0):
        *_, (last, _) = sharpen(net, looks, Course(0.01, 64, 3, weight))
        likings.append(odds(last, looks)[1])
    assert likings[0] == pytest.approx(odds(net, looks)[1], abs=0.02)
    assert likings[0] < likings[1] < likings[2]


def test_few_decisions_are_learned_from_too() -> None:
    """They are one part where there are fewer than one."""
    net, looks = fresh(), made([0.0, 0.05])
    *_, (last, _) = sharpen(net, looks, Course(0.01, part=10**6, passes=9))
    assert odds(last, looks)[1] > odds(net, looks)[1]


def some(looks: Looks, *games: int) -> Looks:
    """Only the decisions of these games."""
    return Looks._make(array[np.isin(looks.game, games)] for array in looks)


@pytest.mark.parametrize("games", [(1, 2), (TESTED, 2 * TESTED), (0, 1)])
def test_any_two_games_are_one_to_learn_from_and_one_to_test_by(games: tuple[int, int]) -> None:
    """Whichever were played to their end in the time that was given."""
    net, looks = fresh(), some(made([0.0, 0.05]), *games)
    looks.leads[looks.game == games[0], 1] = -2
    *_, (last, told) = sharpen(net, looks, COURSE)
    assert odds(last, looks)[1] > odds(net, looks)[1]
    assert float(told.gain) < 0


@pytest.mark.parametrize("games", [(), (3,)])
def test_games_without_decisions_are_none(games: tuple[int, ...]) -> None:
    """A game may have guests on all seats: then nothing was noted."""
    with pytest.raises(GuildhallError, match="sharpen_few") as few:
        list(sharpen(fresh(), some(made([0.0, 0.05]), *games), COURSE))
    assert few.value.facts == {"games": len(games)}


def test_who_wins_is_learned_too_but_three_quarters_of_what_was_foreseen_stay() -> None:
    net, looks = fresh(), made([0.0, 0.0])
    *_, (last, told) = sharpen(net, looks, Course(0.02, 64, 12))
    mask = jnp.ones((1, ACTIONS), jnp.int8)
    one = jnp.asarray(looks.numbers[:1])
    before, after = (
        np.asarray(jax.nn.softmax(think(each, one, mask).wins[0])) for each in (net, last)
    )
    assert after[1] == pytest.approx((3 * before[1] + 1) / 4, abs=0.05)
    assert float(told.wins) < float(told.before)


def test_games_kept_for_testing_are_not_learned_from() -> None:
    """What playouts say there is the opposite, and more; only the figures show it."""
    looks = made([0.0, 0.05])
    tested = looks.game % TESTED == 0
    looks.leads[tested, 1] = -2
    *_, (last, told) = sharpen(fresh(), looks, COURSE)
    assert odds(last, looks)[1] > 0.5
    assert float(told.gain) < 0


def test_a_game_is_noted_decision_by_decision(tmp_path: Path) -> None:
    """Done again it is the same; what is noted is what an expert sees; files give it back."""
    watch = Watch(PLAN, shipped("guildes").file, 2)
    looks, again = play(watch), play(watch)
    assert same(looks, again)
    assert set(looks.game.tolist()) == {2}
    legal = looks.moves != NO_MOVE
    assert (legal.sum(1) > 1).all(), "who has no choice learns nothing"
    looked = ~np.isnan(looks.leads)
    assert (looked <= legal).all()
    assert looked.any(1).all()
    assert (looked.sum(1) <= GUILDES.meta.bots.expert.width).all()
    assert (np.nanmin(np.abs(looks.leads), axis=1) == 0).all(), (
        "the one liked best leads itself by nothing"
    )
    assert looks.shares.sum(1).tolist() == pytest.approx([1] * len(looks.game))
    ahead = np.argmax(looks.margins[:, :3], axis=1)
    assert (looks.shares[np.arange(len(ahead)), ahead] > 0).all(), "the winner has most points"
    save(looks, tmp_path / "2.npz")
    assert same(load(tmp_path / "2.npz"), looks)
    assert [file.name for file in tmp_path.iterdir()] == ["2.npz"]


def test_a_looker_sees_what_an_expert_sees() -> None:
    match = Run("guildes", 3)
    match.reset(5)
    view, legal = match.view(0), match.legal(0)
    looker = Looker(GUILDES, shipped("guildes"))
    move = looker.choose(view, legal, FastLuck(1), 0.0)
    assert move in legal
    (look,) = looker.looks
    assert list(look.numbers) == GUILDES.encoding.encode(view, max(GUILDES.seats))
    liked = Expert(GUILDES).likings(view, legal, FastLuck(1))
    bare = Expert(GUILDES).policy.likings(view, legal, FastLuck(FastLuck(1).below(1 << 31)))
    moved = [at for at in range(len(legal)) if abs(liked[at] - bare[at]) > 1e-6]
    assert [at for at, lead in look.leads.items() if lead] == sorted(
        moved, key=list(look.leads).index
    )


def test_games_of_other_widths_are_joined() -> None:
    looks = made([0.0, 0.05])
    narrow = looks._replace(
        moves=looks.moves[:, :2], leans=looks.leans[:, :2], leads=looks.leads[:, :2]
    )
    both = joined([narrow, looks])
    assert both.moves.shape == (20 * GAMES, 4)
    assert (both.moves[: 10 * GAMES, 2:] == NO_MOVE).all()
    assert np.isnan(both.leads[: 10 * GAMES, 2:]).all()
    assert not both.leans[: 10 * GAMES, 2:].any()


@pytest.mark.parametrize(("width", "blocks"), [(8, 1), (24, 3)])
def test_a_network_of_any_size_is_opened(tmp_path: Path, width: int, blocks: int) -> None:
    places = max(GUILDES.seats)
    size = GUILDES.encoding.size(places, places)
    net = new_net(3, size, GUILDES.words.moves.size, places, width, blocks)
    ship(net, GUILDES, file := tmp_path / "net.onnx", {})
    back = opened(file, GUILDES)
    assert len(back.blocks) == blocks
    assert np.abs(back.first.weight - net.first.weight).max() < 1e-3


def test_a_file_that_is_no_such_network_is_refused(tmp_path: Path) -> None:
    graph = helper.make_graph([], "empty", [], [], [])
    (file := tmp_path / "empty.onnx").write_bytes(helper.make_model(graph).SerializeToString())
    with pytest.raises(GuildhallError, match="policy_file"):
        opened(file, GUILDES)
