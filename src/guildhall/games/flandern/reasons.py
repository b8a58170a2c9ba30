"""Why a move can be refused: the numbers that checks give; 0 means that it is possible."""

from typing import Final

from guildhall.core.refusals import Reason

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

REASONS: Final = {
    UNKNOWN_MOVE: Reason("unknown_move", "FL-11"),
    NO_SUCH_SEAT: Reason("no_such_seat", "FL-5"),
    GAME_OVER: Reason("game_over", "FL-42"),
    GAME_OF_TWO_OVER: Reason("game_over", "FL-54"),
    DRAWING_GROUND: Reason("drawing", "FL-8"),
    DRAWING_GOLD: Reason("drawing", "FL-12"),
    DRAWING_CHARGE: Reason("drawing", "FL-51"),
    WRONG_PHASE: Reason("wrong_phase", "FL-11"),
    ALREADY_CHOSEN: Reason("already_chosen", "FL-13"),
    NOT_YOUR_SETUP: Reason("not_your_turn", "FL-8"),
    NOT_YOUR_PLACE: Reason("not_your_turn", "FL-14"),
    NOT_YOUR_TURN: Reason("not_your_turn", "FL-49"),
    GUILD_TAKEN: Reason("guild_taken", "FL-5"),
    ADOPTED_TAKEN: Reason("guild_taken", "FL-47"),
    GROUND_TAKEN: Reason("ground_taken", "FL-7"),
    NOT_IN_HAND: Reason("not_in_hand", "FL-13"),
    CARD_CHOSEN: Reason("card_chosen", "FL-13"),
    CARD_FIRST: Reason("card_first", "FL-13"),
    TOO_FEW_INFLUENCE: Reason("too_few_influence", "FL-13"),
    ALREADY_DRAWN: Reason("already_drawn", "FL-49"),
    CITY_UNUSED: Reason("city_unused", "FL-9"),
    CITY_SCORED: Reason("city_scored", "FL-40"),
    OTHER_CITY: Reason("other_city", "FL-17"),
    NO_SUCH_PLOT: Reason("no_such_plot", "FL-28"),
    NOT_A_PLOT: Reason("not_a_plot", "FL-22"),
    PLOT_BUILT: Reason("plot_built", "FL-22"),
    PLOT_COVERED: Reason("plot_covered", "FL-35"),
    LONG_SIDE: Reason("long_side", "FL-23"),
    SAME_ARMS: Reason("same_arms", "FL-24"),
    EMPTY_STOCK: Reason("empty_stock", "FL-21"),
    WRONG_SHAPE: Reason("wrong_shape", "FL-22"),
    WRONG_ARMS: Reason("wrong_arms", "FL-17"),
    WRONG_GOLDEN_ARMS: Reason("wrong_arms", "FL-30"),
    NO_SUCH_TILE: Reason("no_such_tile", "FL-25"),
    SPECIAL_GONE: Reason("special_gone", "FL-21"),
    SPECIAL_CHURCH: Reason("special_church", "FL-26"),
    NO_ROOM: Reason("no_room", "FL-27"),
    LIES_NOT: Reason("lies_not", "FL-27"),
    SITE_BUILDS_ONLY: Reason("site_builds_only", "FL-18"),
    NOTHING_TO_FINISH: Reason("nothing_there", "FL-17"),
    NOTHING_TO_CROWN: Reason("nothing_there", "FL-33"),
    NOTHING_TO_MASTER: Reason("nothing_there", "FL-34"),
    NO_SITE: Reason("no_site", "FL-17"),
    NOT_YOURS_TO_FINISH: Reason("not_yours", "FL-20"),
    NOT_YOURS_TO_MASTER: Reason("not_yours", "FL-34"),
    NOT_CHURCH: Reason("not_church", "FL-33"),
    HAS_CATHEDRAL: Reason("has_cathedral", "FL-33"),
}
