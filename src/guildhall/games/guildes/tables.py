"""The data as arrays that compiled rules read."""

from typing import Final

from guildhall.core.numbers import Int, Ints, made
from guildhall.games.guildes import data
from guildhall.games.guildes.schema import GUILDS, SEATS

PLACES: Final = 4
LONGEST_DEAL: Final = 10


def _places() -> Ints:
    """GU-11, GU-12: how many places each guild pays: guild * BALLOTS + ballot - 1."""
    return made([len(votes) for card in data.CARDS[:GUILDS] for votes in card.votes])


def _values() -> Ints:
    """Give the votes of each place: guild * PLACES + place; a ballot pays a prefix of it."""
    longest = [card.votes[-1] for card in data.CARDS[:GUILDS]]
    return made([(votes + [0] * PLACES)[place] for votes in longest for place in range(PLACES)])


def _shares() -> Ints:
    """GU-14: what a seat gets by its place, when a group of so many shares it.

    Indexed ((guild * BALLOTS + ballot - 1) * SEATS + place) * (SEATS + 1) + group.
    """
    shares: list[int] = []
    for card in data.CARDS[:GUILDS]:
        for votes in card.votes:
            paid = votes + [0] * (2 * SEATS)
            for place in range(SEATS):
                shares.append(0)
                shares += [sum(paid[place : place + n]) // n for n in range(1, SEATS + 1)]
    return made(shares)


def _by_seats(column: str) -> Ints:
    """Give a column of the player table, indexed by the number of seats."""
    values = {line.seats: int(getattr(line, column)) for line in data.SEAT_ROWS}
    return made([values.get(seats, 0) for seats in range(SEATS + 1)])


def _deck() -> Ints:
    """Give the deck for each number of seats (GU-2, GU-3): seats * KINDS + kind."""
    removed = {line.seats: line.remove for line in data.SEAT_ROWS}
    return made(
        [
            card.copies - removed.get(seats, {}).get(card.id, 0)
            for seats in range(SEATS + 1)
            for card in data.CARDS
        ]
    )


def _arrows() -> Ints:
    """Give the step from seat to seat in the draft: left = next seat, right = previous (GU-7)."""
    return made([1 if event.arrow == "left" else -1 for event in data.EVENT_CARDS])


def _first_sizes() -> Ints:
    """GU-22: the first step size of one_or_two by the number of cards; sizes then alternate."""
    first = {steps.cards: steps.sizes[0] for steps in data.STEP_ROWS}
    return made([first.get(cards, 0) for cards in range(LONGEST_DEAL + 1)])


def _worthy() -> Ints:
    """Mark the guilds that trick C may sacrifice (GU-30)."""
    least = data.BOX.minimum_sacrifice
    return made([int(bool(c.votes) and c.copies >= least) for c in data.CARDS])


def _swung() -> Ints:
    """Give the guild that each trick swings, -1 for the others (GU-33)."""
    ids = [card.id for card in data.CARDS]
    return made([ids.index(t.guild) if t.guild else -1 for t in data.TRICK_CARDS])


PAID: Final = _places()
VALUE: Final = _values()
SHARES: Final = _shares()
DEAL: Final = _by_seats("deal")
LAYS: Final = _by_seats("play")
DECK: Final = _deck()
ARROW: Final = _arrows()
FIRST_SIZE: Final = _first_sizes()
WORTHY: Final = _worthy()
SWUNG: Final = _swung()
LEAST: Final[Int] = data.BOX.minimum_sacrifice
MILITIA_VOTES: Final[Int] = data.BOX.militia_votes
