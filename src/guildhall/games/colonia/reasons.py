"""Why a move can be refused: the numbers that checks give; 0 means that it is possible."""

from typing import Final

from guildhall.core.refusals import Reason

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
WRONG_PHASE: Final = 100
NOT_YOUR_TURN: Final = 200
PASSED_ALREADY: Final = 300
"""The last three are told by the rule of the phase: its number is added to them."""

REASONS: Final = {
    UNKNOWN_MOVE: Reason("unknown_move", "CO-1"),
    NO_SUCH_SEAT: Reason("no_such_seat", "CO-1"),
    GAME_OVER: Reason("game_over", "CO-100"),
    DRAWING: Reason("drawing", "CO-14"),
    FAMILY_CHOSEN: Reason("already_chosen", "CO-30"),
    VOTE_CHOSEN: Reason("already_chosen", "CO-41"),
    NO_VOTE: Reason("no_vote", "CO-35"),
    CARD_USED: Reason("card_used", "CO-30"),
    GOOD_GONE: Reason("good_gone", "CO-13"),
    GOOD_GONE_BY_DECREE: Reason("good_gone", "CO-43"),
    STALL_EMPTY: Reason("stall_empty", "CO-50"),
    TOO_FEW_TO_TAKE: Reason("too_few_members", "CO-50"),
    COLUMN_FULL: Reason("column_full", "CO-62"),
    MISSING_CUBE: Reason("missing_cube", "CO-61"),
    TOO_FEW_TO_ORDER: Reason("too_few_members", "CO-61"),
    SHIP_NOT_HERE: Reason("ship_not_here", "CO-70"),
    HOLD_TAKEN: Reason("hold_taken", "CO-71"),
    MISSING_GOODS: Reason("missing_goods", "CO-71"),
    TOO_FEW_TO_LOAD: Reason("too_few_members", "CO-71"),
    NO_EXTRA_HOLD: Reason("no_extra_hold", "CO-43"),
    EXTRA_HOLD_TAKEN: Reason("extra_hold_taken", "CO-71"),
    SAME_CURRENCY: Reason("same_currency", "CO-43"),
    TOO_LITTLE_TO_EXCHANGE: Reason("too_little_money", "CO-43"),
    NOT_FOR_SALE: Reason("not_on_display", "CO-90"),
    INSURED_CARD: Reason("insured_card", "CO-93"),
    TOO_LITTLE_TO_BUY: Reason("too_little_money", "CO-90"),
    NOBODY_THERE: Reason("nobody_there", "CO-1"),
    NOT_INSURED_BY: Reason("not_insured_by", "CO-93"),
    WRONG_RELIC: Reason("wrong_relic", "CO-91"),
    NOT_OWNED: Reason("not_owned", "CO-92"),
    PASSED_OVER: Reason("passed_over", "CO-92"),
    NOT_TO_INSURE: Reason("not_on_display", "CO-94"),
    ALREADY_INSURED: Reason("already_insured", "CO-94"),
    TOO_FEW_TO_INSURE: Reason("too_few_members", "CO-94"),
}
