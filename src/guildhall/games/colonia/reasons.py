"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

Why a move can be refused: what checks give; 0 means it is possible.
"""

from typing import Final

UNKNOWN_MOVE: Final = 1
NO_SUCH_SEAT: Final = 2
GAME_OVER: Final = 3
DRAWING: Final = 4
FAMILY_CHOSEN: Final = 5
VOTE_CHOSEN: Final = 6
NO_VOTE: Final = 7
CARD_USED: Final = 8
GOOD_GONE: Final = 9
GOOD_GONE_BY_DECREE: Final = 10
STALL_EMPTY: Final = 11
TOO_FEW_TO_TAKE: Final = 12
COLUMN_FULL: Final = 13
MISSING_CUBE: Final = 14
TOO_FEW_TO_ORDER: Final = 15
SHIP_NOT_HERE: Final = 16
HOLD_TAKEN: Final = 17
MISSING_GOODS: Final = 18
TOO_FEW_TO_LOAD: Final = 19
NO_EXTRA_HOLD: Final = 20
EXTRA_HOLD_TAKEN: Final = 21
SAME_CURRENCY: Final = 22
TOO_LITTLE_TO_EXCHANGE: Final = 23
NOT_FOR_SALE: Final = 24
INSURED_CARD: Final = 25
TOO_LITTLE_TO_BUY: Final = 26
NOBODY_THERE: Final = 27
NOT_INSURED_BY: Final = 28
WRONG_RELIC: Final = 29
NOT_OWNED: Final = 30
PASSED_OVER: Final = 31
NOT_TO_INSURE: Final = 32
ALREADY_INSURED: Final = 33
TOO_FEW_TO_INSURE: Final = 34
WRONG_PHASE: Final = 35
NOT_YOUR_TURN: Final = 36
PASSED_ALREADY: Final = 37
