"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

Why a move can be refused: what checks give; 0 means it is possible.
"""

from typing import Final

UNKNOWN_MOVE: Final = 1
NO_SUCH_SEAT: Final = 2
GAME_OVER: Final = 3
DEALING: Final = 4
WRONG_PHASE: Final = 5
PICKED_ALREADY: Final = 6
ASIDE_ALREADY: Final = 7
LAID_ALREADY: Final = 8
NOT_YOUR_LAP: Final = 9
NOT_YOUR_TRICK: Final = 10
NOT_IN_GAME: Final = 11
NOT_IN_PACKET: Final = 12
NOT_IN_HAND: Final = 13
NOT_IN_HAND_TO_PUT_ASIDE: Final = 14
NOT_IN_HAND_TO_REPLACE: Final = 15
WRONG_TRICK: Final = 16
NOT_BEGUN: Final = 17
ALREADY_BEGUN: Final = 18
NOBODY_TO_SWAP_WITH: Final = 19
NOBODY_TO_STRIKE: Final = 20
NOBODY_TO_SWING: Final = 21
PROTECTED: Final = 22
NO_CARD_TO_SWAP: Final = 23
NO_CARD_TO_SACRIFICE: Final = 24
NO_CARD_TO_ELIMINATE: Final = 25
NO_CARD_TO_RECALL: Final = 26
SAME_OWNER: Final = 27
NOT_WORTHY: Final = 28
NO_TARGET: Final = 29
NOT_DRAWN: Final = 30
ONLY_THE_RECALLED: Final = 31
