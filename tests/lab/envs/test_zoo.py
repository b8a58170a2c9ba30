"""PettingZoo's own suites on every game, and what they do not look at."""

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.games import GAMES
from guildhall.lab import envs
from guildhall.lab.envs.render import told
from guildhall.lab.envs.run import Run
from guildhall.lab.envs.zoo import Together, Turns

MODULES = {name: import_module(f"guildhall.lab.envs.{name}_v0") for name in GAMES}
TOGETHER = [name for name, module in MODULES.items() if hasattr(module, "parallel_env")]
SEATS = [(name, seats) for name, game in GAMES.items() for seats in game.seats[:2]]


# PettingZoo's suite knows environments with dictionaries by their names only, and warns about any
# other that observations are dictionaries and that the mask of a finished agent is empty.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_api(name: str, seats: int) -> None:
    api_test(MODULES[name].env(seats=seats), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_game(name: str) -> None:
    seed_test(MODULES[name].env, num_cycles=20)


@pytest.mark.parametrize("maker", ["raw_env", "env", "parallel_env"])
def test_one_seed_fixes_all_games_that_follow(maker: str) -> None:
    """Also those of a copy; without any seed nobody knows what comes."""

    def begun(env: Any, seed: int | None = None) -> bytes:
        env.reset(seed=seed)
        return bytes(env.state())

    make = getattr(MODULES["guildes"], maker)
    first, second = make(), make()
    games = [begun(first, 7), begun(first), begun(first)]
    assert games == [begun(second, 7), begun(second), begun(second)]
    assert len(set(games)) == 3
    twin = pickle.loads(pickle.dumps(first))  # noqa: S301  our own pickle
    assert begun(twin) == begun(first)
    assert begun(make()) != begun(make())
    assert begun(make(), -1) == begun(make(), -1)


def test_simultaneous_games_are_offered_as_such() -> None:
    assert [name for name, game in GAMES.items() if game.meta.simultaneous] == TOGETHER


def test_modules_are_found_in_every_way_python_knows() -> None:
    """By an import, from the package, by name; and what makes environments can be sent around."""
    from guildhall.lab.envs import guildes_v0  # noqa: PLC0415

    assert envs.guildes_v0 is guildes_v0 is MODULES["guildes"]
    assert pickle.loads(pickle.dumps(guildes_v0.env)) is guildes_v0.env  # noqa: S301
    with pytest.raises(ImportError):
        import_module("guildhall.lab.envs.nonsense_v0")
    with pytest.raises(AttributeError):
        _ = envs.nonsense_v0
    code = "import guildhall.lab.envs.guildes_v0 as module; print(module.env.__module__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "guildhall.lab.envs.guildes_v0\n"


@pytest.mark.parametrize("name", TOGETHER)
def test_parallel_api(name: str) -> None:
    parallel_api_test(MODULES[name].parallel_env(), num_cycles=60)


@pytest.mark.parametrize("name", TOGETHER)
def test_parallel_same_seed_same_game(name: str) -> None:
    parallel_seed_test(MODULES[name].parallel_env, num_cycles=20)


def played(env: Any, moves: int, seed: int = 3) -> list[int]:
    """Play random legal moves; gives them."""
    dice, run = np.random.default_rng(seed), env.unwrapped.run
    done: list[int] = []
    while len(done) < moves and not run.over:
        done.append(int(dice.choice(run.legal(run.actors()[0]))))
        env.step(done[-1])
    return done


@pytest.mark.parametrize("name", GAMES)
def test_copies_in_mid_game_go_on_alike_and_apart(name: str) -> None:
    env = MODULES[name].env()
    env.reset(seed=5)
    played(env, 25)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301  our own pickle
    before = env.unwrapped.run.state.saved()
    assert [played(twin, 40, 9) for twin in twins] == [played(copy.deepcopy(env), 40, 9)] * 2
    assert twins[0].unwrapped.run.state.saved() == twins[1].unwrapped.run.state.saved()
    assert env.unwrapped.run.state.saved() == before


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_legal_moves_and_idle_agents_have_none(name: str) -> None:
    env = MODULES[name].raw_env()
    env.reset(seed=6)
    played(env, 12)
    asked = env.run.actors()
    for seat, agent in enumerate(env.possible_agents):
        found = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        assert found == (list(env.run.state.legal(seat)) if seat in asked else [])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_rewards_come_at_the_end_and_sum_to_nothing(name: str, reward: str) -> None:
    env = MODULES[name].raw_env(reward=reward)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        played(env, 1)
    got = [env.rewards[agent] for agent in env.possible_agents]
    ranks, scores = list(env.run.state.ranks()), list(env.run.state.scores())
    assert sum(got) == pytest.approx(0.0)
    if reward == "win":
        assert [value > 0 for value in got] == [rank == 1 for rank in ranks]
        assert max(got) <= 1.0
    else:
        lead = [got[a] - got[b] for a in range(2) for b in range(2)]
        gap = [scores[a] - scores[b] for a in range(2) for b in range(2)]
        seats = len(scores)
        assert lead == pytest.approx([value * seats / (seats - 1) for value in gap])


@pytest.mark.parametrize("name", GAMES)
def test_render_as_text_and_picture(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = MODULES[name].raw_env(render_mode="ansi")
    env.reset(seed=8)
    played(env, 9)
    text = env.render()
    env.render_mode = "human"
    assert env.render() is None
    assert capsys.readouterr().out == text + "\n"
    env.render_mode = "svg"
    root = ET.fromstring(env.render())  # noqa: S314  our own picture
    lines = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert lines == text.splitlines()


def test_pictures_show_a_seat_only_what_it_may_know() -> None:
    env = MODULES["guildes"].raw_env(render_mode="ansi")
    env.reset(seed=9)
    shown = env.render()
    env.render_seat = 2
    assert len(env.render().splitlines()) > len(shown.splitlines()), "no packet of its own"


def test_an_illegal_move_is_refused_by_the_raw_environment_and_ends_the_wrapped_one() -> None:
    raw = MODULES["guildes"].raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(raw.action_space("seat_0").n - 1)
    together = MODULES["guildes"].parallel_env()
    together.reset(seed=1)
    _, rewards, ended, _, _ = together.step(dict.fromkeys(together.agents, 288))
    assert set(rewards.values()) == {-1.0}
    assert all(ended.values())


@pytest.mark.parametrize("settings", [{}, {"max_cycles": 1}])
def test_a_step_after_the_end_of_a_parallel_game_gives_nothing(settings: dict[str, Any]) -> None:
    """No rewards a second time, and no error: there is nobody left to act."""
    together = MODULES["guildes"].parallel_env(**settings)
    observations, _ = together.reset(seed=1)
    while together.agents:
        moves = {agent: int(one["action_mask"].argmax()) for agent, one in observations.items()}
        observations, *_ = together.step(moves)
    assert together.step({}) == ({}, {}, {}, {}, {})


def test_simultaneous_choices_are_hidden_from_those_who_choose_later() -> None:
    env = MODULES["guildes"].raw_env()
    env.reset(seed=2)
    seen = set()
    for move in env.run.legal(0):
        twin = copy.deepcopy(env)
        twin.step(move)
        assert twin.agent_selection == "seat_1"
        seen.add(twin.observe("seat_1")["observation"].tobytes())
    assert len(seen) == 1


def test_planners_get_worlds_that_fit_the_view() -> None:
    run = Run("guildes")
    run.reset(4)
    worlds = [run.imagined(1, seed) for seed in range(6)]
    assert all(world.view(1) == run.view(1) for world in worlds)
    assert len({str(world.state.saved()) for world in worlds}) > 1


def test_unknown_settings_say_what_is_known() -> None:
    with pytest.raises(GuildhallError, match="unknown_reward"):
        Turns("guildes", reward="fame")
    with pytest.raises(GuildhallError, match="seats"):
        Turns("guildes", seats=9)
    with pytest.raises(GuildhallError, match="unknown_render_mode"):
        Turns("guildes", render_mode="rgb_array")
    for seat in (-2, 4):
        with pytest.raises(GuildhallError, match="no_such_seat"):
            Together("guildes", seats=4, render_seat=seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_state_is_what_all_seats_know(name: str) -> None:
    env = MODULES[name].env()
    env.reset(seed=5)
    whole = env.state()
    assert env.state_space.contains(whole)
    each = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (whole == np.concatenate(each)).all()


def test_a_long_game_is_cut_off() -> None:
    env = MODULES["guildes"].env(seats=3, max_cycles=5)
    env.reset(seed=5)
    for played in range(5):
        assert not any(env.truncations.values()), played
        observation = env.last()[0]
        env.step(int(observation["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    together = MODULES["guildes"].parallel_env(seats=3, max_cycles=2)
    observations, _ = together.reset(seed=5)
    for cut in (False, True):
        moves = {agent: int(one["action_mask"].argmax()) for agent, one in observations.items()}
        observations, _, done, truncated, _ = together.step(moves)
        assert not any(done.values())
        assert all(truncated.values()) == cut
    assert not together.agents


def test_text_is_for_those_who_decide() -> None:
    """Nobody reads in an info what another seat may not tell."""
    env = Turns("guildes", seats=3, text=True)
    env.reset(seed=7)
    assert env.infos["seat_0"] == told(env.run, 0)
    assert env.infos["seat_1"] == {}
    env.step(env.run.legal(0)[0])
    assert env.infos == {"seat_0": {}, "seat_1": told(env.run, 1), "seat_2": {}}
    for cycles in (1, None):
        env = Turns("guildes", seats=3, text=True, max_cycles=cycles)
        env.reset(seed=7)
        while not (env.truncations["seat_0"] or env.terminations["seat_0"]):
            played(env, 1)
        assert env.infos == {f"seat_{n}": {} for n in range(3)}, "nobody is asked any more"
    together = Together("guildes", seats=3, text=True)
    _, infos = together.reset(seed=7)
    assert infos == {f"seat_{n}": told(together.run, n) for n in range(3)}
