"""What must hold after every input: no card is lost or doubled."""

from guildhall.games.sample_game.game import SampleGame
from guildhall.games.sample_game.schema import KINDS
from guildhall.games.sample_game.tables import COPIES


def invariants(s: SampleGame) -> list[str]:
    """List what is wrong with a position; nothing when it is sound."""
    found = [0] * KINDS
    for pile in (s.deck, s.hands, s.gone):
        for at, number in enumerate(pile):
            found[at % KINDS] += number
    for card in s.laid:
        if card >= 0:
            found[card] += 1
    problems = [
        f"card {card}: {number} instead of {COPIES[card]} (SG-1)"
        for card, number in enumerate(found)
        if number != COPIES[card]
    ]
    if min([*s.deck, *s.hands, *s.gone]) < 0:
        problems.append("a negative number of cards")
    if sum(s.points) != s.trick:
        problems.append("points and tricks differ (SG-4)")
    return problems
