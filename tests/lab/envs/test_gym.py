"""Gymnasium's checker on every game, one seat against bots, and many games in one call."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.games import GAMES
from guildhall.lab.envs.gym import Against, SeatEnv
from guildhall.lab.envs.render import told
from guildhall.lab.envs.run import Run
from guildhall.lab.envs.vector import SeatsEnv, SelfPlay

IDS = {name: "".join(word.capitalize() for word in name.split("_")) for name in GAMES}


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"guildhall.lab.envs.gym:guildhall/{IDS[name]}-v0", **settings)


def random_moves(masks: NDArray[Any], dice: np.random.Generator) -> NDArray[np.int64]:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in masks], np.int64)


@pytest.mark.parametrize("name", GAMES)
def test_check_env(name: str) -> None:
    check_env(made(name).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_bots_ends_with_a_reward(name: str) -> None:
    env = made(name, seat=1)
    dice = np.random.default_rng(1)
    env.reset(seed=1)
    done = False
    while not done:
        mask = env.unwrapped.action_masks()
        observation, reward, done, cut, _ = env.step(dice.choice(np.flatnonzero(mask)))
        assert not cut
        assert done or reward == 0.0
    assert env.observation_space.contains(observation)
    assert reward == env.unwrapped.run.rewards()[1]


def test_same_seed_same_game_against_bots() -> None:
    def play() -> list[float]:
        env = made("guildes", opponents="journeyman")
        dice = np.random.default_rng(2)
        env.reset(seed=11)
        shown = []
        for _ in range(8):
            mask = env.unwrapped.action_masks()
            shown.append(env.step(dice.choice(np.flatnonzero(mask)))[0]["observation"].tolist())
        return shown

    assert play() == play()


def test_opponents_are_one_for_all_or_one_each() -> None:
    mixed = SeatEnv("guildes", seat=2, opponents=["random", "journeyman", "random"])
    kinds = {seat: type(bot).__name__ for seat, bot in mixed.run.bots.items()}
    assert kinds == {0: "Random", 1: "Journeyman", 3: "Random"}
    with pytest.raises(GuildhallError, match="bots_number"):
        SeatEnv("guildes", opponents=["random"])
    with pytest.raises(GuildhallError, match="unknown_bot"):
        SeatEnv("guildes", opponents="nobody")
    with pytest.raises(GuildhallError, match="no_such_seat"):
        SeatEnv("guildes", seat=4)


def test_an_illegal_action_ends_the_episode() -> None:
    env = SeatEnv("guildes")
    env.reset(seed=1)
    _, reward, done, _, info = env.step(np.int64(288))
    assert (reward, done, info) == (-1.0, True, {"illegal": True})


@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_each_the_game_of_its_seed(name: str) -> None:
    """Row n of the arrays is what a single run with the same seed and moves shows."""
    games, singles = SelfPlay(name, 3), [Run(name) for _ in range(3)]
    batch = games.reset(seed=20)
    dice = np.random.default_rng(3)
    for n, run in enumerate(singles):
        run.reset(20 + n)
    for _ in range(30):
        if any(run.over for run in singles):
            break
        for n, run in enumerate(singles):
            seat = run.actors()[0]
            assert batch.seat[n] == seat
            assert (batch.observation[n] == run.encoded(seat)).all()
            assert (batch.action_mask[n] == run.mask(seat)).all()
        moves = random_moves(batch.action_mask, dice)
        for run, move in zip(singles, moves.tolist(), strict=True):
            run.play(run.actors()[0], move)
        batch = games.step(moves)


@pytest.mark.parametrize("padded", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_from_the_row_before_is_what_would_be_counted(
    name: str, padded: bool
) -> None:
    """All steps of a game and into the next, with every option on where it is a plain one."""
    game, seats = GAMES[name], GAMES[name].seats[-2]
    options = {option.name: True for option in game.options if option.values == (False, True)}
    games = SelfPlay(name, 1, seats=seats, options=options, padded=padded)
    batch, again = games.reset(seed=4), 0
    while again < 3:
        again += bool(again) or bool(batch.done[0])
        state, seat = games.games.states[0], int(batch.seat[0])
        counted = game.encoded(state, seat, game.seats[-1] if padded else 0)
        assert batch.observation[0].tolist() == list(counted)
        batch = games.step(games.random_moves())


@pytest.mark.parametrize("name", GAMES)
def test_one_layout_for_all_numbers_of_seats(name: str) -> None:
    game, sizes = GAMES[name], set()
    for seats in game.seats:
        games = SelfPlay(name, 1, seats=seats, padded=True)
        row = games.reset(seed=2).observation[0]
        sizes.add(len(row))
        assert row[: game.seats[-1]].sum() == seats
        state, seat = games.games.states[0], int(games.games.seats[0])
        view = game.observe(state, seat)
        assert row.tolist() == game.encoding.encode(view, game.seats[-1])
    assert len(sizes) == 1


def test_an_illegal_move_among_many_changes_nothing() -> None:
    games, dice = SelfPlay("guildes", 3), np.random.default_rng(6)
    batch = games.reset(seed=3)
    moves = random_moves(batch.action_mask, dice)
    for wrong in (288, -1, 289, 1 << 40):
        with pytest.raises(IllegalMove):
            games.step(np.array([moves[0], moves[1], wrong]))
    with pytest.raises(ValueError, match="2 moves for 3 games"):
        games.step(moves[:2])
    again = SelfPlay("guildes", 3)
    again.reset(seed=3)
    assert (games.step(moves).observation == again.step(moves).observation).all()
    assert not batch.observation.flags.writeable


@pytest.mark.parametrize("opponents", ["random", "apprentice"])
def test_a_vector_of_seats_plays_the_games_of_single_ones(opponents: str) -> None:
    """Also where bots think: each row is what one environment with its seed shows."""
    settings: dict[str, Any] = {"seats": 3, "seat": 1, "opponents": opponents}
    many = SeatsEnv("guildes", 2, **settings)
    singles = [Against("guildes", **settings) for _ in range(2)]
    observations, _ = many.reset(seed=9)
    for n, run in enumerate(singles):
        run.begin(9 + n)
    dice = np.random.default_rng(7)
    for _ in range(6):
        for n, run in enumerate(singles):
            assert (observations["observation"][n] == run.encoded(1)).all()
        moves = random_moves(many.action_masks(), dice)
        for run, move in zip(singles, moves.tolist(), strict=True):
            run.answer(move)
        observations = many.step(moves)[0]


def test_an_illegal_action_ends_its_row() -> None:
    many = SeatsEnv("guildes", 2, seats=3)
    many.reset(seed=9)
    moves = many.action_masks().argmax(axis=1)
    moves[1] = 288
    _, rewards, done, _, infos = many.step(moves)
    assert (rewards.tolist(), done.tolist()) == ([0.0, -1.0], [False, True])
    assert infos["final_obs"][1]["action_mask"].any()


def test_a_finished_game_starts_again_in_its_row() -> None:
    games, dice = SelfPlay("guildes", 4, seats=3), np.random.default_rng(4)
    batch, ended = games.reset(), 0
    for _ in range(200):
        batch = games.step(random_moves(batch.action_mask, dice))
        ended += int(batch.done.sum())
        assert (batch.rewards[~batch.done] == 0).all()
        assert batch.rewards.sum(axis=1) == pytest.approx(0.0)
        assert batch.rewards[batch.done].any(axis=1).all()
    assert ended >= 4
    assert games.started == 4 + ended


@pytest.mark.parametrize("name", GAMES)
def test_random_moves_are_legal_and_follow_the_seed(name: str) -> None:
    games, again = SelfPlay(name, 5), SelfPlay(name, 5)
    batch = games.reset(seed=8)
    again.reset(seed=8)
    for _ in range(12):
        moves = games.random_moves()
        assert (batch.action_mask[range(5), moves] == 1).all()
        assert (moves == again.random_moves()).all()
        batch = games.step(moves)
        assert (batch.observation == again.step(moves).observation).all()
    several = [set(np.flatnonzero(mask)) for mask in batch.action_mask]
    for _ in range(200):
        for left, move in zip(several, games.random_moves().tolist(), strict=True):
            left.discard(move)
    assert not any(left for left in several if len(left) < 20)


def test_one_seed_fixes_all_games_of_a_vector_that_follow() -> None:
    def begun() -> list[bytes]:
        envs = SeatsEnv("guildes", 2, seats=3)
        return [envs.reset(seed=seed)[0]["observation"].tobytes() for seed in (7, None, None)]

    assert begun() == begun()
    assert len(set(begun())) == 3


def test_gymnasium_vector_environment() -> None:
    env = gymnasium.make_vec("guildhall.lab.envs.gym:guildhall/Guildes-v0", num_envs=3, seats=3)
    first, _ = env.reset(seed=5)
    observations = first
    dice, ended = np.random.default_rng(5), 0
    for _ in range(60):
        masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]  # ours
        assert (observations["action_mask"] == masks).all()
        observations, rewards, done, cut, infos = env.step(random_moves(masks, dice))
        assert env.observation_space.contains(observations)
        assert not cut.any()
        for n in np.flatnonzero(done):
            ended += 1
            assert infos["_final_obs"][n]
            assert not infos["final_obs"][n]["action_mask"].any()
        assert ((rewards != 0) <= done).all()
    assert ended >= 3
    again, _ = env.reset(seed=5)
    assert (again["observation"] == first["observation"]).all()


def test_text_for_language_models() -> None:
    """On request the info says what the seat knows and may do; the numbers are those of moves."""
    env = SeatEnv("guildes", seats=3, seat=1, text=True)
    _, info = env.reset(seed=7)
    assert "Your packet" in info["text"]
    lines = [line.split(" ", 1) for line in info["moves"].splitlines()]
    assert [int(number) for number, _ in lines] == env.run.legal(1)
    assert all(env.run.game.words.moves.parse(text) == int(move) for move, text in lines)
    _, _, _, _, after = env.step(np.int64(lines[0][0]))
    assert after["text"] != info["text"]
    assert SeatEnv("guildes").reset(seed=7)[1] == {}


def test_texts_of_many_games() -> None:
    envs = SeatsEnv("guildes", 2, seats=3, seat=1, text=True)
    alone = SeatEnv("guildes", seats=3, seat=1, text=True)
    _, infos = envs.reset(seed=7)
    for n, games in enumerate(envs.games.states):
        alone.run.state = games
        assert {kind: infos[kind][n] for kind in ("text", "moves")} == told(alone.run, 1)
    assert infos["_text"].all()
    assert SeatsEnv("guildes", 2).reset(seed=7)[1] == {}
