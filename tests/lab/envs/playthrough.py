"""A game of OpenSpiel as text to read and to compare: who did what, and how it then stood.

OpenSpiel's own form prints every tensor of every player at every state: megabytes for such games.
This one prints every action, what a seat could have done instead, and now and then the board.
"""

from hashlib import sha256
from random import Random
from typing import Any

EVERY = 120
"""Actions between two boards."""
SHOWN = 6
"""Legal actions that are named; of more only the number is given."""


def playthrough(game: Any) -> str:
    """Play random actions to the end and tell all of it."""
    lines = [
        f"game: {game}",
        f"actions: {game.num_distinct_actions()}, outcomes: {game.max_chance_outcomes()}",
        f"observation: {game.observation_tensor_shape()}",
        f"utility: {game.min_utility():.4f} to {game.max_utility():.4f}",
    ]
    state, dice = game.new_initial_state(), Random(1302)  # noqa: S311  no secret
    number = 0
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        lines.append(f"{number} {_step(state, action)}")
        state.apply_action(action)
        number += 1
        if number % EVERY == 0:
            lines += _stand(game, state)
    lines += [*_stand(game, state), f"returns: {[round(value, 4) for value in state.returns()]}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _step(state: Any, action: int) -> str:
    player = state.current_player()
    done = state.action_to_string(player, action)
    if state.is_chance_node():
        odds = dict(state.chance_outcomes())[action]
        return f"chance: {done} ({odds:.4f} of {len(state.legal_actions())})"
    legal = state.legal_actions()
    named = [state.action_to_string(player, other) for other in legal[:SHOWN]]
    more = f" … {len(legal)}" if len(legal) > SHOWN else ""
    return f"seat {player}: {done} [{', '.join(named)}{more}]"


def _stand(game: Any, state: Any) -> list[str]:
    """Give the board, and what each seat knows as a short digest."""
    lines = ["", *state.board().splitlines(), ""]
    for seat in range(game.num_players()):
        known = state.information_state_string(seat)
        numbers = repr([int(value) for value in state.observation_tensor(seat)])
        digest = [sha256(text.encode()).hexdigest()[:12] for text in (known, numbers)]
        lines.append(f"seat {seat} knows {digest[0]}, as numbers {digest[1]}")
    return [*lines, ""]
