"""`guildhall bench`: figures for every operation, and ratios to the yardsticks of the same run."""

import json
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO

from guildhall.lab.bench_envs import env_aims
from guildhall.locale import Speech
from tests.cli.run import guildhall

bench_command = import_module("guildhall.cli.bench")


def test_figures_and_ratios_of_one_build() -> None:
    done = guildhall("bench", "guildes", "--here", "--json", "--seconds", "0.002")
    assert done.code == 0, done.err
    (run,) = json.loads(done.out).values()
    guildes, hearts = run["figures"]["guildes"], run["figures"]["hearts"]
    assert all(value > 0 for value in guildes.values())
    assert run["ratios"]["guildes"]["loop"] == guildes["loop_per_s"] / hearts["loop_per_s"]


def test_figures_of_the_environments() -> None:
    done = guildhall("bench", "guildes", "--envs", "--here", "--json", "--seconds", "0.002")
    assert done.code == 0, done.err
    (run,) = json.loads(done.out).values()
    guildes, hearts = run["figures"]["guildes"], run["figures"]["hearts"]
    assert all(value > 0 for value in (*guildes.values(), *hearts.values()))
    ratio = hearts["tensor_us"] / guildes["tensor_us"]
    assert run["env_ratios"]["guildes"]["tensor"] == ratio
    chess = run["figures"]["chess"]["loop_per_s"]
    assert run["env_ratios"]["guildes"]["selfplay"] == guildes["selfplay_per_s"] / chess
    assert run["env_aims"]["guildes"]["selfplay"] == 4
    assert ("turns" in run["env_ratios"]["guildes"]) == ("chess_v6" in run["figures"])
    assert guildes["share"] == guildes["selfplay_per_s"] / guildes["playout_per_s"]


def test_what_is_not_installed_is_said() -> None:
    """A comparison without its library is missing, and the table says what would bring it."""
    with redirect_stdout(StringIO()) as told:
        bench_command._print_env_ratios(Speech("en"), {"guildes": {"one": 1.5}}, env_aims())
    text = told.getvalue()
    assert "1.50" in text
    assert "pettingzoo[classic]" in text
    assert "OpenSpiel" in text


def test_an_unknown_game_is_refused() -> None:
    done = guildhall("bench", "chess", "--here")
    assert done.code == 2
    assert "chess" in done.err
