"""Sample Game for the terminal and the screen reader."""

from collections.abc import Sequence

from guildhall.core.game import Say
from guildhall.games.sample_game.moves import CARD
from guildhall.games.sample_game.schema import HAND
from guildhall.games.sample_game.view import SampleGameView


def board(view: SampleGameView, say: Say, names: Sequence[str]) -> str:
    """Print everything a view holds that a player needs."""
    lines = [say("sample_game-board-head", trick=min(view.trick + 1, HAND), tricks=HAND)]
    for seat in range(view.seats):
        card = _name(say, view.laid[seat]) if view.laid[seat] >= 0 else "–"
        facts = {"points": view.scores[seat], "cards": view.hand_sizes[seat], "card": card}
        lines.append(say("sample_game-board-seat", seat=names[seat], **facts))
    if any(view.gone):
        lines.append(say("sample_game-board-gone", cards=_names(say, view.gone)))
    if any(view.hand):
        lines.append(say("sample_game-board-hand", cards=_names(say, view.hand)))
    return "\n".join(lines)


def _name(say: Say, card: int) -> str:
    return say(f"sample_game-card-{CARD.ids[card]}")


def _names(say: Say, counts: list[int]) -> str:
    """Give counts by kind as words: `2 × Wolf, Mouse`."""
    return ", ".join(
        f"{number} × {_name(say, card)}" if number > 1 else _name(say, card)
        for card, number in enumerate(counts)
        if number
    )
