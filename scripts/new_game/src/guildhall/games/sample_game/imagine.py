"""A position that fits what a seat of Sample Game knows: all else is drawn by lot."""

from guildhall.core.luck import Luck
from guildhall.core.numbers import made
from guildhall.core.view import SPECTATING
from guildhall.games.sample_game.game import SampleGame, new_sample_game
from guildhall.games.sample_game.schema import KINDS
from guildhall.games.sample_game.view import SampleGameView


def imagine(view: SampleGameView, luck: Luck) -> SampleGame:
    """SG-1: deal the cards that the seat has not seen into the other hands."""
    s = new_sample_game(view.seats)
    s.phase, s.cursor, s.trick = view.phase, view.cursor, view.trick
    s.leader, s.turn = view.leader, view.turn
    s.laid, s.gone, s.points = made(view.laid), made(view.gone), made(view.scores)
    unseen = [int(number) for number in s.deck]
    for card in [*view.laid, *_cards(view.gone), *_cards(view.hand)]:
        if card >= 0:
            unseen[card] -= 1
    hands = [0] * (view.seats * KINDS)
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat != SPECTATING:
            hands[seat * KINDS : (seat + 1) * KINDS] = view.hand
            continue
        for _ in range(size):
            card = int(luck.pick(made(unseen), 0))
            unseen[card] -= 1
            hands[seat * KINDS + card] += 1
    s.hands, s.deck = made(hands), made(unseen)
    return s


def _cards(counts: list[int]) -> list[int]:
    """Turn counts by kind into a list of cards."""
    return [card for card, number in enumerate(counts) for _ in range(number)]
