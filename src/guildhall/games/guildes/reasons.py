"""Why a move can be refused: the numbers that checks give; 0 means that it is possible."""

from typing import Final

from guildhall.core.refusals import Reason

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

REASONS: Final = {
    UNKNOWN_MOVE: Reason("unknown_move", "GU-6"),
    NO_SUCH_SEAT: Reason("no_such_seat", "GU-1"),
    GAME_OVER: Reason("game_over", "GU-17"),
    DEALING: Reason("dealing", "GU-4"),
    WRONG_PHASE: Reason("wrong_phase", "GU-6"),
    PICKED_ALREADY: Reason("already_chosen", "GU-7"),
    ASIDE_ALREADY: Reason("already_chosen", "GU-21"),
    LAID_ALREADY: Reason("already_chosen", "GU-8"),
    NOT_YOUR_LAP: Reason("not_your_turn", "GU-20"),
    NOT_YOUR_TRICK: Reason("not_your_turn", "GU-27"),
    NOT_IN_GAME: Reason("not_in_game", "GU-2"),
    NOT_IN_PACKET: Reason("not_in_packet", "GU-7"),
    NOT_IN_HAND: Reason("not_in_hand", "GU-8"),
    NOT_IN_HAND_TO_PUT_ASIDE: Reason("not_in_hand", "GU-21"),
    NOT_IN_HAND_TO_REPLACE: Reason("not_in_hand", "GU-32"),
    WRONG_TRICK: Reason("wrong_trick", "GU-27"),
    NOT_BEGUN: Reason("not_begun", "GU-27"),
    ALREADY_BEGUN: Reason("already_begun", "GU-27"),
    NOBODY_TO_SWAP_WITH: Reason("nobody_there", "GU-29"),
    NOBODY_TO_STRIKE: Reason("nobody_there", "GU-30"),
    NOBODY_TO_SWING: Reason("nobody_there", "GU-33"),
    PROTECTED: Reason("protected", "GU-28"),
    NO_CARD_TO_SWAP: Reason("no_such_card", "GU-29"),
    NO_CARD_TO_SACRIFICE: Reason("no_such_card", "GU-30"),
    NO_CARD_TO_ELIMINATE: Reason("no_such_card", "GU-30"),
    NO_CARD_TO_RECALL: Reason("no_such_card", "GU-32"),
    SAME_OWNER: Reason("same_owner", "GU-29"),
    NOT_WORTHY: Reason("not_worthy", "GU-30"),
    NO_TARGET: Reason("no_target", "GU-30"),
    NOT_DRAWN: Reason("not_drawn", "GU-31"),
    ONLY_THE_RECALLED: Reason("only_the_recalled", "GU-32"),
}
