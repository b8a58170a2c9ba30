"""Why a move can be refused: the numbers that checks give; 0 means that it is possible."""

from typing import Final

from guildhall.core.refusals import Reason

UNKNOWN_MOVE: Final = 1
NO_SUCH_SEAT: Final = 2
GAME_OVER: Final = 3
NOT_YOUR_TURN: Final = 4
WRONG_PHASE: Final = 5
ANSWER_FIRST: Final = 6
NOTHING_TO_ANSWER: Final = 7
MUST_DECIDE: Final = 8
NOT_ORANGE: Final = 9
STATION_TAKEN: Final = 10
NOT_TO_MAP: Final = 11
NOT_TO_TREASURY: Final = 12
NO_BOX_UNITS: Final = 13
TIED_DOWN: Final = 14
NOT_PRESENT_TO_LAND: Final = 15
OTHER_ARMY: Final = 16
NO_COINS_TO_KEEP: Final = 17
NOT_IN_REGION: Final = 18
NO_UNIT_TO_PLUNDER: Final = 19
RAISED_ENOUGH: Final = 20
NO_ARMY_TOKEN: Final = 21
NO_COINS_TO_RAISE: Final = 22
NO_FOOTHOLD: Final = 23
NO_BOX_TO_RAISE: Final = 24
OWN_CITY: Final = 25
UNDER_SIEGE: Final = 26
NO_ARMY_TO_BESIEGE: Final = 27
STAND_OFF: Final = 28
NO_NEUTRALS: Final = 29
ARMIES_THERE: Final = 30
NO_CATHOLIC_ARMY: Final = 31
NOT_MOST_CATHOLIC: Final = 32
NOT_UNDER_SIEGE: Final = 33
NO_BESIEGER: Final = 34
OWN_CITY_TO_BLOCKADE: Final = 35
BLOCKADED_ALREADY: Final = 36
NOBODY_TO_HOLD: Final = 37
TOO_FEW_BEGGARS: Final = 38
NO_COINS_TO_HIRE: Final = 39
NO_ARMY_TO_MARCH: Final = 40
MARCHED_ALREADY: Final = 41
NO_ARROW: Final = 42
NO_BOX_TO_ENTER: Final = 43
IN_CITY: Final = 44
NO_STOCK: Final = 45
NO_ARMY_TO_CONVERT: Final = 46
CONVERTED_ALREADY: Final = 47
STAND_OFF_THERE: Final = 48
OWN_UNIT: Final = 49
NO_UNIT_TO_CONVERT: Final = 50
NOT_PRESENT_AT_FIRST: Final = 51
CAP_AT_FIRST: Final = 52
NOT_PRESENT: Final = 53
CAP_REACHED: Final = 54
NOT_YOUR_BOX: Final = 55
BOX_OF_OTHER: Final = 56
BOX_FULL: Final = 57
NOT_IN_CONFLICT: Final = 58
SHUT_IN: Final = 59
NO_UNIT_TO_LOSE: Final = 60
PROVINCE_FULL: Final = 61
NO_SURPLUS: Final = 62
NO_UNIT_TO_LEAVE: Final = 63
TOO_FAR: Final = 64
TARGET_FULL: Final = 65
NOT_IN_TURN: Final = 66
OPEN_COUNTRY: Final = 67
JUST_LEFT: Final = 68
FIELD_EMPTY: Final = 69
OWN_TOWN: Final = 70
HAS_ACTED: Final = 71
NO_OUSTING: Final = 72
NO_UNIT_TO_WITHDRAW: Final = 73
JUST_ENTERED: Final = 74
NOTHING_TO_MAN: Final = 75
NOT_EMPTY: Final = 76
NO_COINS_TO_SWAY: Final = 77
MARKER_AT_END: Final = 78
MARKER_AT_REACH: Final = 79
NO_SUCH_PLACE: Final = 80

REASONS: Final = {
    UNKNOWN_MOVE: Reason("unknown_move", "DR-7"),
    NO_SUCH_SEAT: Reason("no_such_seat", "DR-1"),
    GAME_OVER: Reason("game_over", "DR-74"),
    NOT_YOUR_TURN: Reason("not_your_turn", "DR-7"),
    WRONG_PHASE: Reason("wrong_phase", "DR-6"),
    ANSWER_FIRST: Reason("answer_first", "DR-7"),
    NOTHING_TO_ANSWER: Reason("nothing_to_answer", "DR-7"),
    MUST_DECIDE: Reason("must_decide", "DR-7"),
    NOT_ORANGE: Reason("not_orange", "DR-15"),
    STATION_TAKEN: Reason("box_taken", "DR-15"),
    NOT_TO_MAP: Reason("not_to_map", "DR-33"),
    NOT_TO_TREASURY: Reason("not_to_treasury", "DR-33"),
    NO_BOX_UNITS: Reason("no_box_units", "DR-31"),
    TIED_DOWN: Reason("tied_down", "DR-34"),
    NOT_PRESENT_TO_LAND: Reason("not_present", "DR-33"),
    OTHER_ARMY: Reason("other_army", "DR-35"),
    NO_COINS_TO_KEEP: Reason("no_coins", "DR-38"),
    NOT_IN_REGION: Reason("not_in_region", "DR-36"),
    NO_UNIT_TO_PLUNDER: Reason("no_unit", "DR-36"),
    RAISED_ENOUGH: Reason("raised_enough", "DR-39"),
    NO_ARMY_TOKEN: Reason("no_army_token", "DR-40"),
    NO_COINS_TO_RAISE: Reason("no_coins", "DR-39"),
    NO_FOOTHOLD: Reason("no_foothold", "DR-40"),
    NO_BOX_TO_RAISE: Reason("box_taken", "DR-40"),
    OWN_CITY: Reason("own_city", "DR-43"),
    UNDER_SIEGE: Reason("under_siege", "DR-43"),
    NO_ARMY_TO_BESIEGE: Reason("no_army", "DR-43"),
    STAND_OFF: Reason("stand_off", "DR-42"),
    NO_NEUTRALS: Reason("no_neutrals", "DR-45"),
    ARMIES_THERE: Reason("armies_there", "DR-45"),
    NO_CATHOLIC_ARMY: Reason("no_catholic_army", "DR-45"),
    NOT_MOST_CATHOLIC: Reason("not_most_catholic", "DR-45"),
    NOT_UNDER_SIEGE: Reason("not_under_siege", "DR-45"),
    NO_BESIEGER: Reason("no_besieger", "DR-45"),
    OWN_CITY_TO_BLOCKADE: Reason("own_city", "DR-45"),
    BLOCKADED_ALREADY: Reason("under_siege", "DR-45"),
    NOBODY_TO_HOLD: Reason("nobody_to_hold", "DR-45"),
    TOO_FEW_BEGGARS: Reason("too_few_beggars", "DR-45"),
    NO_COINS_TO_HIRE: Reason("no_coins", "DR-45"),
    NO_ARMY_TO_MARCH: Reason("no_army", "DR-46"),
    MARCHED_ALREADY: Reason("army_spent", "DR-46"),
    NO_ARROW: Reason("no_arrow", "DR-46"),
    NO_BOX_TO_ENTER: Reason("box_taken", "DR-46"),
    IN_CITY: Reason("in_city", "DR-47"),
    NO_STOCK: Reason("no_stock", "DR-47"),
    NO_ARMY_TO_CONVERT: Reason("no_army", "DR-47"),
    CONVERTED_ALREADY: Reason("army_spent", "DR-47"),
    STAND_OFF_THERE: Reason("stand_off", "DR-47"),
    OWN_UNIT: Reason("own_unit", "DR-47"),
    NO_UNIT_TO_CONVERT: Reason("no_unit", "DR-47"),
    NOT_PRESENT_AT_FIRST: Reason("not_present", "DR-19"),
    CAP_AT_FIRST: Reason("cap_reached", "DR-19"),
    NOT_PRESENT: Reason("not_present", "DR-49"),
    CAP_REACHED: Reason("cap_reached", "DR-49"),
    NOT_YOUR_BOX: Reason("not_your_box", "DR-30"),
    BOX_OF_OTHER: Reason("box_of_other", "DR-30"),
    BOX_FULL: Reason("box_full", "DR-31"),
    NOT_IN_CONFLICT: Reason("not_here", "DR-53"),
    SHUT_IN: Reason("shut_in", "DR-12"),
    NO_UNIT_TO_LOSE: Reason("no_unit", "DR-53"),
    PROVINCE_FULL: Reason("province_full", "DR-56"),
    NO_SURPLUS: Reason("no_surplus", "DR-57"),
    NO_UNIT_TO_LEAVE: Reason("no_unit", "DR-57"),
    TOO_FAR: Reason("too_far", "DR-58"),
    TARGET_FULL: Reason("target_full", "DR-57"),
    NOT_IN_TURN: Reason("not_here", "DR-59"),
    OPEN_COUNTRY: Reason("open_country", "DR-60"),
    JUST_LEFT: Reason("just_left", "DR-60"),
    FIELD_EMPTY: Reason("field_empty", "DR-60"),
    OWN_TOWN: Reason("own_town", "DR-8"),
    HAS_ACTED: Reason("has_acted", "DR-60"),
    NO_OUSTING: Reason("no_ousting", "DR-60"),
    NO_UNIT_TO_WITHDRAW: Reason("no_unit", "DR-60"),
    JUST_ENTERED: Reason("just_entered", "DR-60"),
    NOTHING_TO_MAN: Reason("open_country", "DR-61"),
    NOT_EMPTY: Reason("not_empty", "DR-61"),
    NO_COINS_TO_SWAY: Reason("no_coins", "DR-64"),
    MARKER_AT_END: Reason("marker_at_end", "DR-64"),
    MARKER_AT_REACH: Reason("marker_at_reach", "DR-64"),
    NO_SUCH_PLACE: Reason("no_such_place", "DR-73"),
}
