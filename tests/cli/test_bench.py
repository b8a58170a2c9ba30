"""`guildhall bench`: figures for every operation, and ratios to the yardsticks of the same run."""

import json

from tests.cli.run import guildhall


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
    assert guildes["share"] == guildes["selfplay_per_s"] / guildes["playout_per_s"]


def test_an_unknown_game_is_refused() -> None:
    done = guildhall("bench", "chess", "--here")
    assert done.code == 2
    assert "chess" in done.err
