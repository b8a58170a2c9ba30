"""Soak of Flandern 1302: thousands of random games, their length, endings, covers and scores.

Two ways to play at random: `uniform` takes any legal move. `tidy` plays the take-back card only
when no other action card is left in hand, and lets a plot stand for the six or so ways to build on
it (arms and tiles) against one for finishing a site: close to a random choice among whole
placements, by which the expected lengths were measured.

Run: .venv/bin/python benchmarks/flandern_soak.py --games 10000
"""

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from guildhall.core.luck import FastLuck
from guildhall.core.playout import playout
from guildhall.core.state import CHANCE
from guildhall.games.flandern import GAME
from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.moves import ENDINGS
from guildhall.games.flandern.schema import BUILD, CHOOSE, FINISH, TAKE_BACK, WHOSE

BOUNDS = {4: (18, 25), 3: (19, 26), 2: (41, 56)}
"""Rounds (with two players turns) that 400 games each had when the rules were written down."""
WAYS_TO_BUILD = 6


@dataclass
class Sum:
    """What the games of one number of players have shown."""

    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    covers: Counter[int] = field(default_factory=Counter)
    winners: int = 0
    decisions: int = 0

    def add(self, state: Flandern, decisions: int) -> None:
        """Note a finished game; raises when its pieces do not add up."""
        problems = GAME.invariants(state)
        if problems:
            raise SystemExit(f"a finished game is not sound: {problems}")
        self.rounds[int(state.round)] += 1
        self.endings[ENDINGS[int(state.reason)]] += 1
        self.covers[sum(int(mask).bit_count() for mask in state.covered)] += 1
        self.winners += max(state.scores())
        self.decisions += decisions

    def within(self, low: int, high: int) -> float:
        """Give the share of games whose length lies between two bounds."""
        inside = sum(n for rounds, n in self.rounds.items() if low <= rounds <= high)
        return inside / self.rounds.total()


def tidy(state: Flandern, luck: FastLuck) -> int:
    """Play at random, taking cards back only when there is nothing else to lay."""
    decisions = 0
    while not state.over():
        mask = int(state.actors())
        if mask == 0:
            state.play(CHANCE, luck.pick(state.chance(), 0))
            continue
        seat = (mask & -mask).bit_length() - 1
        moves = tidied(list(state.legal(seat)))
        state.play(seat, moves[luck.below(len(moves))])
        decisions += 1
    return decisions


def tidied(moves: list[int]) -> list[int]:
    """Leave out an early take-back, repeat plots to build on."""
    if CHOOSE <= moves[0] < CHOOSE + TAKE_BACK:
        return [move for move in moves if move != CHOOSE + TAKE_BACK]
    if BUILD <= moves[0] < WHOSE:
        builds = [move for move in moves if move < FINISH]
        return builds * WAYS_TO_BUILD + moves[len(builds) :]
    return moves


def soak(seats: int, games: int, policy: str, first_seed: int = 0) -> Sum:
    """Play so many games of all option combinations in turn."""
    found = Sum()
    variants = GAME.variants()
    for number in range(games):
        options = variants[number % len(variants)]
        state = cast(Flandern, GAME.new(seats, options))
        luck = FastLuck(first_seed + number)
        played = tidy(state, luck) if policy == "tidy" else int(playout(state, luck, luck))
        found.add(state, played)
    return found


def report(seats: int, policy: str, found: Sum, seconds: float) -> str:
    """Say in one line what was found."""
    games = found.rounds.total()
    low, high = BOUNDS[seats]
    mean = sum(rounds * n for rounds, n in found.rounds.items()) / games
    covers = sum(number * n for number, n in found.covers.items()) / games
    endings = ", ".join(f"{name} {n / games:.1%}" for name, n in found.endings.most_common())
    return (
        f"{seats} players, {policy}: {games} games, "
        f"{min(found.rounds)}-{max(found.rounds)} rounds (mean {mean:.1f}), "
        f"{found.within(low, high):.1%} within {low}-{high}; {endings}; "
        f"covers {covers:.2f} (at most {max(found.covers)}); "
        f"winner {found.winners / games:.1f}; {found.decisions / seconds / 1000:.0f} k decisions/s"
    )


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args()
    for seats in reversed(GAME.seats):
        for policy in ("uniform", "tidy"):
            begun = time.perf_counter()
            found = soak(seats, given.games, policy)
            print(report(seats, policy, found, time.perf_counter() - begun), flush=True)


if __name__ == "__main__":
    main()
