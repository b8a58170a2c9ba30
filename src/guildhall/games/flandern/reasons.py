"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

Why a move can be refused: what checks give; 0 means it is possible.
"""

from typing import Final

UNKNOWN_MOVE: Final = 1
NO_SUCH_SEAT: Final = 2
GAME_OVER: Final = 3
GAME_OF_TWO_OVER: Final = 4
DRAWING_GROUND: Final = 5
DRAWING_GOLD: Final = 6
DRAWING_CHARGE: Final = 7
WRONG_PHASE: Final = 8
ALREADY_CHOSEN: Final = 9
NOT_YOUR_SETUP: Final = 10
NOT_YOUR_PLACE: Final = 11
NOT_YOUR_TURN: Final = 12
GUILD_TAKEN: Final = 13
ADOPTED_TAKEN: Final = 14
GROUND_TAKEN: Final = 15
NOT_IN_HAND: Final = 16
CARD_CHOSEN: Final = 17
CARD_FIRST: Final = 18
TOO_FEW_INFLUENCE: Final = 19
ALREADY_DRAWN: Final = 20
CITY_UNUSED: Final = 21
CITY_SCORED: Final = 22
OTHER_CITY: Final = 23
NO_SUCH_PLOT: Final = 24
NOT_A_PLOT: Final = 25
PLOT_BUILT: Final = 26
PLOT_COVERED: Final = 27
LONG_SIDE: Final = 28
SAME_ARMS: Final = 29
EMPTY_STOCK: Final = 30
WRONG_SHAPE: Final = 31
WRONG_ARMS: Final = 32
WRONG_GOLDEN_ARMS: Final = 33
NO_SUCH_TILE: Final = 34
SPECIAL_GONE: Final = 35
SPECIAL_CHURCH: Final = 36
NO_ROOM: Final = 37
LIES_NOT: Final = 38
SITE_BUILDS_ONLY: Final = 39
NOTHING_TO_FINISH: Final = 40
NOTHING_TO_CROWN: Final = 41
NOTHING_TO_MASTER: Final = 42
NO_SITE: Final = 43
NOT_YOURS_TO_FINISH: Final = 44
NOT_YOURS_TO_MASTER: Final = 45
NOT_CHURCH: Final = 46
HAS_CATHEDRAL: Final = 47
