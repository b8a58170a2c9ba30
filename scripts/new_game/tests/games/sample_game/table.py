"""A table of Sample Game where tests say what is dealt."""

from collections.abc import Sequence

from guildhall.core.log import Event, Log
from guildhall.core.numbers import made
from guildhall.core.state import CHANCE
from guildhall.games.sample_game import GAME
from guildhall.games.sample_game.game import SampleGame, new_sample_game
from guildhall.games.sample_game.moves import CARD
from guildhall.games.sample_game.schema import KINDS


class Table:
    """A game after the deal; moves are typed as people type them."""

    def __init__(self, *hands: Sequence[str]) -> None:
        self.s: SampleGame = new_sample_game(len(hands))
        for turn in range(len(hands[0])):
            for hand in hands:
                self.s.play(CHANCE, CARD.ids.index(hand[turn]))

    def do(self, *cards: str) -> list[Event]:
        """Lay cards in turn; gives what happened because of the last."""
        log = Log()
        for card in cards:
            log = Log()
            GAME.submit(self.s, int(self.s.turn), GAME.words.moves.parse(f"lay {card}"), log)
        return log.events

    def why_not(self, seat: int, card: str) -> tuple[str, str]:
        """Give the code and the rule of a refusal."""
        refusal = GAME.why_not(self.s, seat, GAME.words.moves.parse(f"lay {card}"))
        assert refusal is not None
        return refusal.code, refusal.rule

    def hand(self, seat: int) -> list[int]:
        """Give a hand, by kind."""
        return list(made(list(self.s.hands))[seat * KINDS : (seat + 1) * KINDS])
