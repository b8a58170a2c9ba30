"""OpenSpiel's own simulation on every game, its serialisation, and a playthrough of each."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.games import GAMES
from guildhall.lab.envs import spiel
from tests.lab.envs.playthrough import playthrough

KEPT = Path(__file__).parents[2] / "games"


def loaded(name: str, **params: Any) -> Any:
    given = ",".join(f"{key}={value}" for key, value in params.items())
    return pyspiel.load_game(f"guildhall_{name}({given})")


def advanced(game: Any, seed: int, actions: int) -> Any:
    """Play random actions from the start of a game; half as many where it would end."""
    state, dice = game.new_initial_state(), Random(seed)  # noqa: S311  no secret
    for _ in range(actions):
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            return advanced(game, seed, actions // 2)
    return state


def moments(game: Any, seed: int, every: int = 50) -> Iterator[Any]:
    """Give positions along a random game, the last of them not long before its end."""
    state, dice = game.new_initial_state(), Random(seed)  # noqa: S311  no secret
    for number in count():
        if state.is_terminal():
            return
        if number % every == 0:
            yield state.clone()
        state.apply_action(dice.choice(state.legal_actions()))


def test_random_simulation_of_a_whole_game() -> None:
    game = loaded("guildes", players=3, events="true", dirty_tricks="true")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_of_the_end(name: str) -> None:
    """From far in a game to its end; in a light one also through serialisation at every step."""
    game = loaded(name, players=GAMES[name].seats[0])
    *_, late = moments(game, 2)
    pyspiel.random_sim_test(
        game,
        num_sims=1,
        serialize=GAMES[name].meta.weight == "light",
        verbose=False,
        specific_initial_state=late,
    )


@pytest.mark.parametrize("name", GAMES)
def test_serialisation_and_clones(name: str) -> None:
    game = loaded(name)
    state = advanced(game, 3, 80)
    text = pyspiel.serialize_game_and_state(game, state)
    again, twin = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(game)
    for other in (twin, state.clone()):
        assert str(other) == str(state)
        assert other.history() == state.history()
        for seat in range(game.num_players()):
            same = state.information_state_string(seat)
            assert other.information_state_string(seat) == same
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_games_and_states_travel_to_processes_that_know_nothing_of_them(tmp_path: Path) -> None:
    game = loaded("guildes", players=3, events="true")
    state = advanced(game, 3, 80)
    (tmp_path / "sent").write_bytes(pickle.dumps((game, state)))
    code = "import pickle; print(*pickle.load(open('sent', 'rb')), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{game}\n{state}\n"


@pytest.mark.parametrize("name", GAMES)
def test_observations_come_from_the_view(name: str) -> None:
    game = loaded(name)
    title, seats = GAMES[name], game.num_players()
    state = advanced(game, 4, 60)
    for seat in range(seats):
        view = title.observe(state.state, seat)
        numbers = np.array(title.encoding.encode(view), np.float32)
        assert (np.array(state.information_state_tensor(seat)) == numbers).all()
        assert (np.array(state.observation_tensor(seat)) == numbers).all()
        assert state.information_state_string(seat).endswith(state.observation_string(seat))


@pytest.mark.parametrize(
    "asked",
    [
        {"public_info": False},
        {"private_info": pyspiel.PrivateInfoType.NONE},
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
    ],
)
def test_an_observer_of_anything_else_is_refused(asked: dict[str, Any]) -> None:
    """It would see what its name says it doesn't."""
    game, kind = loaded("guildes"), pyspiel.IIGObservationType
    with pytest.raises(ValueError, match="one seat"):
        game.make_py_observer(kind(perfect_recall=False, **asked))
    assert game.make_py_observer(kind(perfect_recall=True)).recall


def test_a_secret_choice_is_in_no_information_of_another() -> None:
    """Guildes asks seats in turn; what the first one picked shows to none of the others."""
    state = loaded("guildes").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 0
    own, others = set(), set()
    for action in state.legal_actions():
        child = state.child(action)
        own.add(child.information_state_string(0))
        others.add(tuple(child.information_state_string(seat) for seat in (1, 2, 3)))
    assert len(own) == len(state.legal_actions())
    assert len(others) == 1


def test_perfect_recall_tells_apart_what_the_view_has_forgotten() -> None:
    """Two ways to one position of an open game: one observation, two information states."""
    game = loaded("dutch_revolt", players=5)
    state = game.new_initial_state()
    first, second = state.legal_actions()[:2]
    one, two = state.child(first), state.child(second)
    texts = {child.information_state_string(0).split()[0] for child in (one, two)}
    assert len(texts) == 2


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_is_the_same_whenever_it_is_asked_for(name: str) -> None:
    """After every action, for the first time far in the game, or in a copy that was sent."""
    game = loaded(name, players=GAMES[name].seats[0])
    asked, silent, dice = game.new_initial_state(), game.new_initial_state(), Random(9)  # noqa: S311  no secret
    for number in range(70):
        action = dice.choice(asked.legal_actions())
        if number == 45:
            asked = pickle.loads(pickle.dumps(asked))  # noqa: S301  our own pickle
        for state in (asked, silent):
            state.apply_action(action)
        for player in range(game.num_players()):
            asked.information_state_string(player)
    for player in range(game.num_players()):
        text = silent.information_state_string(player)
        assert asked.information_state_string(player) == text


def test_a_packet_that_the_view_has_forgotten_still_tells_two_histories_apart() -> None:
    """Guildes: seat 0 was dealt another packet, and all else went alike into the second ballot."""
    fresh = loaded("guildes", players=3).new_initial_state()
    dice, dealt = Random(3), []  # noqa: S311  no secret
    state = fresh.clone()
    while state.is_chance_node():
        dealt.append(dice.choice(state.legal_actions()))
        state.apply_action(dealt[-1])
    swapped = list(dealt)
    swapped[0], swapped[10] = dealt[10], dealt[0]
    one, two = fresh.clone(), fresh.clone()
    for first, second in zip(dealt, swapped, strict=True):
        one.apply_action(first)
        two.apply_action(second)
    while one.state.ballot == 1 or one.is_chance_node():
        action = max(set(one.legal_actions()) & set(two.legal_actions()))
        one.apply_action(action)
        two.apply_action(action)
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(0) != two.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_possible_is_refused_and_changes_nothing(name: str) -> None:
    """Moves, outcomes of chance, and anything at all when the game is over."""
    *_, late = moments(loaded(name, players=GAMES[name].seats[0]), 7)
    over, dice = late.clone(), Random(7)  # noqa: S311  no secret
    while not over.is_terminal():
        over.apply_action(dice.choice(over.legal_actions()))
    for state in (late.get_game().new_initial_state(), late, over):
        before, history, legal = str(state), state.history(), set(state.legal_actions())
        for action in {-7, 0, 1, 2, 3, 10**6} - legal:
            with pytest.raises(IllegalMove):
                state.apply_action(action)
        assert str(state) == before
        assert state.history() == history
        assert set(state.legal_actions()) == legal


def test_rewards_and_options_are_parameters() -> None:
    game = loaded("guildes", players=3, reward="score", events="true")
    assert game.max_utility() > 1
    assert game.new_initial_state().state.saved()["events"] == 1
    state = advanced(game, 5, 0)
    dice = Random(5)  # noqa: S311  no secret
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    scores = list(state.state.scores())
    assert state.returns() == pytest.approx([score - (sum(scores) - score) / 2 for score in scores])
    with pytest.raises(GuildhallError, match="seats"):
        spiel.SpielGame(GAMES["guildes"], {"players": 9})
    with pytest.raises(GuildhallError, match="unknown_reward"):
        loaded("guildes", reward="fame")


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """The kept text is what the game does; GUILDHALL_PIN=1 writes it anew."""
    file, text = KEPT / name / "openspiel.txt", playthrough(loaded(name))
    if os.environ.get("GUILDHALL_PIN"):
        file.write_text(text, encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    assert kept == text, "look at the difference, then renew with GUILDHALL_PIN=1"


def test_python_ends_cleanly_after_registering() -> None:
    """What OpenSpiel holds on to must not bring the interpreter down at its end."""
    code = "import guildhall.lab.envs.spiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("name", GAMES)
def test_another_world_fits_what_the_player_knows(name: str) -> None:
    state = advanced(loaded(name), 8, 40)
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    for player in range(state.num_players()):
        world = state.resample_from_infostate(player, sampler)
        assert world is not state
        same = state.information_state_string(player)
        assert world.information_state_string(player) == same
        assert world.legal_actions(player) == state.legal_actions(player)


def test_open_spiels_own_ismcts_plays() -> None:
    game = loaded("guildes", players=3)
    state, dice = game.new_initial_state(), np.random.RandomState(4)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(game, spiel.Playouts(1, seed=4), 2.0, 4, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_clones_share_nothing_that_changes(name: str) -> None:
    """A clone copies the position alone; two that go other ways know what each was told."""
    state = advanced(loaded(name), 6, 40)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    one, two = state.clone(), state.clone()
    seat, moves = state.current_player(), state.legal_actions()
    one.apply_action(moves[0])
    two.apply_action(moves[-1])
    apart = {child.information_state_string(seat).split()[0] for child in (one, two)}
    assert len(apart) == (2 if len(moves) > 1 else 1)
    again = pyspiel.load_game(str(state.get_game())).new_initial_state()
    for action in one.history():
        again.apply_action(action)
    for player in range(state.num_players()):
        assert again.information_state_string(player) == one.information_state_string(player)


def test_playouts_value_a_position_as_random_games_end() -> None:
    """At the end the value is the result; before it the values of all players sum to 0."""
    state, judge = advanced(loaded("guildes", players=3), 3, 100), spiel.Playouts(4, seed=2)
    before, dice = str(state), Random(1)  # noqa: S311  no secret
    values = judge.evaluate(state)
    assert values.sum() == pytest.approx(0)
    assert values.tolist() == spiel.Playouts(4, seed=2).evaluate(state).tolist()
    assert str(state) == before
    while not state.is_terminal():
        assert sum(odds for _, odds in judge.prior(state)) == pytest.approx(1)
        state.apply_action(dice.choice(state.legal_actions()))
    assert judge.evaluate(state).tolist() == state.returns()
