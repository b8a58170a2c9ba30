"""Tune the weights of a game's judge: journeymen with new weights against the present ones.

    uv sync --extra tune
    GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled python scripts/tune.py guildes --trials 60

Each trial plays the same games, one new journeyman in every seat of the same luck, and maximises
its mean margin over the others. The best weights are played again with other luck; they are written
to `src/guildhall/bots/evals/GAME.toml` with --write if they win there too. Comments stay.
"""

import argparse
import re
from math import sqrt
from pathlib import Path

import optuna

from guildhall.bots.journeyman import Journeyman
from guildhall.bots.weights import make_judge, read_weights
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import GAMES, find

EVALS = Path(__file__).resolve().parent.parent / "src" / "guildhall" / "bots" / "evals"
SPREAD = 2.0
"""A weight is tried from its present value divided by this to its multiple."""


def margin(game: Game, bots: list[Journeyman], seat: int, seed: int) -> float:
    """Play a game; gives a seat's lead over the mean of the others, in points."""
    state, luck, own = game.new(len(bots)), FastLuck(2 * seed), FastLuck(2 * seed + 1)
    while not state.over():
        acting = seats_of(int(state.actors()))
        if acting:
            at = acting[0]
            legal = [int(move) for move in state.legal(at)]
            state.play(at, bots[at].choose(game.observe(state, at), legal, own, 0))
        else:
            state.play(CHANCE, luck.pick(state.chance(), 0))
    scores = [int(points) for points in state.scores()]
    return scores[seat] - (sum(scores) - scores[seat]) / (len(bots) - 1)


def match(game: Game, weights: dict[str, float], groups: int, first: int) -> tuple[float, float]:
    """Play new weights against the present ones; gives the mean margin and its standard error."""
    new = Journeyman(game, make_judge(game.name, weights))
    old = Journeyman(game, make_judge(game.name, read_weights(game.name)))
    means = []
    for group in range(groups):
        seats = game.seats[group % len(game.seats)]
        tables = [[new if at == seat else old for at in range(seats)] for seat in range(seats)]
        margins = [margin(game, bots, seat, first + group) for seat, bots in enumerate(tables)]
        means.append(sum(margins) / seats)
    mean = sum(means) / groups
    spread = sum((value - mean) ** 2 for value in means) / max(1, groups - 1)
    return mean, sqrt(spread / groups)


def suggest(trial: optuna.Trial, present: dict[str, float]) -> dict[str, float]:
    """Give weights around the present ones; a weight of nothing may become something."""
    found = {}
    for name, value in present.items():
        low, high = sorted((value / SPREAD, value * SPREAD)) if value else (-0.5, 0.5)
        found[name] = trial.suggest_float(name, low, high)
    return found


def write(game: str, weights: dict[str, float]) -> None:
    """Put new numbers into the file of weights, line by line."""
    file = EVALS / f"{game}.toml"
    text = file.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"(?m)^{name} = [-+.\d]+", f"{name} = {value:.3g}", text)
    file.write_text(text, encoding="utf-8")


def main() -> None:
    """Search, check with other luck, and write if asked and better."""
    parser = argparse.ArgumentParser(description="Tune the weights of a judge.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--trials", type=int, default=50)
    parser.add_argument("--groups", type=int, default=12, help="lucks per trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="names of weights, with commas; all if left out")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    game, present = find(args.game), read_weights(args.game)
    names = args.only.split(",") if args.only else list(present)
    chosen = {name: present[name] for name in names}
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        direction="maximize", sampler=optuna.samplers.TPESampler(seed=args.seed)
    )
    study.enqueue_trial(chosen)
    study.optimize(
        lambda trial: match(game, {**present, **suggest(trial, chosen)}, args.groups, args.seed)[0],
        n_trials=args.trials,
        show_progress_bar=True,
    )
    best = {**present, **study.best_params}
    mean, doubt = match(game, best, 4 * args.groups, 1_000_000 + args.seed)
    print(f"{args.game}: margin {mean:+.2f} ± {1.96 * doubt:.2f} points with other luck")
    for name in names:
        print(f"  {name} = {best[name]:.3g}  (was {present[name]:.3g})")
    if args.write and mean > doubt:
        write(args.game, best)


if __name__ == "__main__":
    main()
