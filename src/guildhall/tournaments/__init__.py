"""Tournaments over tables of two to six: who meets whom, on which seat, and who leads."""

from guildhall.tournaments.arrange import Arranged, Memory, Player, all_rounds, next_round
from guildhall.tournaments.sizes import Fill, Sizes, rounds_needed, split
from guildhall.tournaments.standing import BOT, Outcome, Standing, ranks_without, standings

__all__ = [
    "BOT",
    "Arranged",
    "Fill",
    "Memory",
    "Outcome",
    "Player",
    "Sizes",
    "Standing",
    "all_rounds",
    "next_round",
    "ranks_without",
    "rounds_needed",
    "split",
    "standings",
]
