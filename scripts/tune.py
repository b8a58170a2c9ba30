"""Tune the weights of a game's judge: journeymen with new weights instead of the present ones.

    uv sync --extra tune
    export GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled
    python scripts/tune.py guildes --trials 60
    python scripts/tune.py dutch_revolt --seats 4 --only coin,army,rout --study out/revolt.log

Each trial plays the same games: one journeyman with new weights in every seat of the same luck,
and what counts is how much greater its lead over the others is than with the present weights in
its place. The opponents have the present weights, each shaken a little, so that nothing is tuned
against the habits of one opponent alone; trials that begin badly are given up early.

The best weights are then checked with luck and opponents that no trial has seen. Nothing is
written unless --write is given and they are surely better there; comments in the file stay.
Ctrl-C goes on to the check. With --study the trials are kept in a file, and the same command goes
on where it stopped; --trials 0 only checks what is there. With --against OLD.toml other weights
than those of the game's file are the present ones, so that

    git show REVISION:src/guildhall/bots/GAME/weights.toml > OLD.toml
    python scripts/tune.py GAME --trials 0 --against OLD.toml

compares two versions of a file.
"""

import argparse
import re
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import sqrt
from pathlib import Path

import optuna
from optuna.storages import BaseStorage, InMemoryStorage, JournalStorage
from optuna.storages.journal import JournalFileBackend

from guildhall.bots.journeyman import Journeyman
from guildhall.bots.weights import make_judge, read_weights
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games import GAMES, find

BOTS = Path(__file__).resolve().parent.parent / "src" / "guildhall" / "bots"
SPREAD = 2.0
"""A weight is tried from its present value divided by this to its multiple."""
UNSEEN = 1_000_000
"""Added to the seed for the check: groups that no trial has seen."""
SURE = 1.645
"""Standard errors by which weights must be better to be written: one in twenty by chance."""

Weights = dict[str, float]


@dataclass(frozen=True)
class Plan:
    """What a trial plays: trials of one study must agree on it."""

    game: str
    seats: tuple[int, ...]
    groups: int
    seed: int
    shake: float
    names: tuple[str, ...]
    present: str

    def tables(
        self, present: Weights, groups: int, first: int
    ) -> Iterator[tuple[int, list[Journeyman]]]:
        """Give a seed and a table of opponents for each group."""
        game = find(self.game)
        for group in range(groups):
            seats, luck = self.seats[group % len(self.seats)], FastLuck(first + group)
            shaken = [shake(present, self.shake, luck) for _ in range(seats)]
            yield first + group, [journeyman(game, weights) for weights in shaken]


def journeyman(game: Game, weights: Weights) -> Journeyman:
    """Make a journeyman with given weights."""
    return Journeyman(game, make_judge(game.name, weights))


def shake(weights: Weights, most: float, luck: FastLuck) -> Weights:
    """Multiply or divide each weight by up to 1 + most."""
    return {
        name: value * (1 + most) ** (int(luck.below(2001)) / 1000 - 1)
        for name, value in weights.items()
    }


def lead(game: Game, bots: list[Journeyman], seat: int, seed: int) -> float:
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


class Field:
    """The games of a plan, and how the present weights do in them."""

    def __init__(self, plan: Plan, present: Weights, groups: int, first: int) -> None:
        """Make the opponents of every group."""
        self.game = find(plan.game)
        self.tables = list(plan.tables(present, groups, first))
        self.present = journeyman(self.game, present)
        self.known: dict[int, float] = {}

    def gains(self, weights: Weights) -> Iterator[float]:
        """Give for each group how much more new weights lead than the present ones."""
        bot = journeyman(self.game, weights)
        for group in range(len(self.tables)):
            if group not in self.known:
                self.known[group] = self._mean_lead(group, self.present)
            yield self._mean_lead(group, bot) - self.known[group]

    def _mean_lead(self, group: int, bot: Journeyman) -> float:
        """Let a bot take every seat of a group in turn."""
        seed, others = self.tables[group]
        tables = [[*others[:seat], bot, *others[seat + 1 :]] for seat in range(len(others))]
        leads = [lead(self.game, bots, seat, seed) for seat, bots in enumerate(tables)]
        return sum(leads) / len(leads)


def suggest(trial: optuna.trial.BaseTrial, present: Weights) -> Weights:
    """Give weights around the present ones; a weight of nothing may become something."""
    found = {}
    for name, value in present.items():
        if value:
            found[name] = value * SPREAD ** trial.suggest_float(name, -1, 1)
        else:
            found[name] = 0.5 * trial.suggest_float(name, -1, 1)
    return found


def attempt(trial: optuna.Trial, field: Field, present: Weights, names: tuple[str, ...]) -> float:
    """Play one trial; gives the mean gain, and gives up what begins badly."""
    chosen = {name: present[name] for name in names}
    total = 0.0
    for group, gain in enumerate(field.gains({**present, **suggest(trial, chosen)})):
        total += gain
        trial.report(total / (group + 1), group)
        if trial.should_prune():
            raise optuna.TrialPruned
    return total / len(field.tables)


def tell(study: optuna.Study, trial: optuna.trial.FrozenTrial) -> None:
    """Print a line for each trial."""
    done = [each for each in study.trials if each.value is not None and each.state.is_finished()]
    best = max((each.value for each in done if each.value is not None), default=0.0)
    value = f"{trial.value:+.2f}" if trial.value is not None else "given up"
    if trial.state == optuna.trial.TrialState.PRUNED:
        value = f"given up after {len(trial.intermediate_values)} groups"
    print(f"trial {trial.number}: {value}, best {best:+.2f}", flush=True)


def open_study(plan: Plan, file: Path | None) -> optuna.Study:
    """Begin a study or go on with the one in a file; it must be about the same plan."""
    storage: BaseStorage = InMemoryStorage()
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        storage = JournalStorage(JournalFileBackend(str(file)))
    study = optuna.create_study(
        study_name=plan.game,
        storage=storage,
        load_if_exists=True,
        direction="maximize",
        pruner=optuna.pruners.PercentilePruner(50, 10, max(1, plan.groups // 3)),
    )
    ours = {key: list(v) if isinstance(v, tuple) else v for key, v in asdict(plan).items()}
    if study.user_attrs.get("plan", ours) != ours:
        raise SystemExit(f"{file}: a study of another plan or other weights; name another file")
    luck = plan.seed + len(study.trials)  # or the same weights would be tried again
    study.sampler = optuna.samplers.TPESampler(seed=luck, multivariate=True)
    if not study.trials:
        study.set_user_attr("plan", ours)
        study.enqueue_trial(dict.fromkeys(plan.names, 0.0))
    return study


def found_by(study: optuna.Study, game: str, present: Weights) -> Weights:
    """Give the weights of the best trial; without one, those of the game's file."""
    if not any(trial.state == optuna.trial.TrialState.COMPLETE for trial in study.trials):
        return read_weights(game)
    trial = optuna.trial.FixedTrial(study.best_params)
    chosen = {name: present[name] for name in study.best_params}
    return {**present, **suggest(trial, chosen)}


def check(plan: Plan, present: Weights, weights: Weights, groups: int) -> tuple[float, float]:
    """Play weights in groups that no trial has seen; gives the mean gain and its standard error."""
    gains = []
    for gain in Field(plan, present, groups, UNSEEN + plan.seed).gains(weights):
        gains.append(gain)
        if len(gains) % 10 == 0:
            print(f"checked {len(gains)} of {groups}: {sum(gains) / len(gains):+.2f}", flush=True)
    mean = sum(gains) / groups
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, groups - 1)
    return mean, sqrt(spread / groups)


def write(game: str, weights: Weights) -> None:
    """Put new numbers into the file of weights, line by line."""
    file = BOTS / game / "weights.toml"
    text = file.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"(?m)^{name} = [-+.\d]+", f"{name} = {value:.3g}", text)
    file.write_text(text, encoding="utf-8")


def read_arguments() -> argparse.Namespace:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--trials", type=int, default=50, help="how many more; 50 if left out")
    parser.add_argument(
        "--groups", type=int, default=12, help="lucks per trial; each is a game a seat"
    )
    parser.add_argument(
        "--checks", type=int, default=0, help="lucks of the check; 4 × groups if left out"
    )
    parser.add_argument(
        "--seats", type=int, action="append", help="may be repeated; all if left out"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shake", type=float, default=0.4, help="of the opponents' weights")
    parser.add_argument("--only", default="", help="names of weights, with commas; all if left out")
    parser.add_argument("--study", type=Path, help="a file that keeps the trials, to go on later")
    parser.add_argument("--against", type=Path, help="weights to start from and to play against")
    parser.add_argument("--write", action="store_true", help="put better weights into the file")
    args = parser.parse_args()
    unknown = set(filter(None, args.only.split(","))) - set(read_weights(args.game))
    if unknown:
        parser.error(f"no such weights: {', '.join(sorted(unknown))}")
    return args


def main() -> None:
    """Search, check with other luck, and write if asked and better."""
    args = read_arguments()
    present = read_weights(args.game)
    if args.against:
        given = tomllib.loads(args.against.read_text(encoding="utf-8"))
        present = {name: float(value) for name, value in given.items()}
    seats = tuple(args.seats or find(args.game).seats)
    names = tuple(args.only.split(",")) if args.only else tuple(present)
    mark = sha256(repr(sorted(present.items())).encode()).hexdigest()[:16]
    plan = Plan(args.game, seats, args.groups, args.seed, args.shake, names, mark)
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study, field = open_study(plan, args.study), Field(plan, present, args.groups, args.seed)
    try:
        study.optimize(
            lambda trial: attempt(trial, field, present, names),
            n_trials=args.trials,
            callbacks=[tell],
        )
    except KeyboardInterrupt:
        print("stopped; checking the best so far")
    best = found_by(study, args.game, present)
    groups = args.checks or 4 * args.groups
    mean, doubt = check(plan, present, best, groups)
    print(f"{args.game}: {mean:+.2f} ± {1.96 * doubt:.2f} points in {groups} unseen groups")
    for name in names:
        print(f"  {name} = {best[name]:.3g}  (was {present[name]:.3g})")
    if args.write and mean > SURE * doubt:
        write(args.game, best)
        print("written")


if __name__ == "__main__":
    main()
